//! A card on the table, packed into a byte.

use crate::{Card, Seat};

/// The line in front of a player in which a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// The line of defence.
    Defence,
    /// The line of attack.
    Attack,
}

/// A card that has been played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlacedCard {
    /// Who played it.
    pub seat: Seat,
    /// In which of the player's lines it lies.
    pub line: Line,
    /// What it is.
    pub card: Card,
    /// Whether it lies face down.
    pub face_down: bool,
    /// Whether it was a Mercenary: then everybody knows it, face down or not.
    pub mercenary: bool,
}

/// A [`PlacedCard`] in eight bits: card 3, seat 2, line 1, face down 1, Mercenary 1. All cards
/// on the table, in the order played, then fill 32 bytes, and playing one is a single store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Packed(u8);

impl Packed {
    pub(crate) const fn new(placed: PlacedCard) -> Self {
        Self(
            placed.card as u8
                | (placed.seat as u8) << 3
                | (placed.line as u8) << 5
                | (placed.face_down as u8) << 6
                | (placed.mercenary as u8) << 7,
        )
    }

    pub(crate) const fn unpack(self) -> PlacedCard {
        PlacedCard {
            seat: Seat::ALL[(self.0 >> 3 & 3) as usize],
            line: if self.0 >> 5 & 1 == 0 {
                Line::Defence
            } else {
                Line::Attack
            },
            card: Card::from_low_bits(self.0),
            face_down: self.0 >> 6 & 1 == 1,
            mercenary: self.0 >> 7 == 1,
        }
    }
}
