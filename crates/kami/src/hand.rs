//! A hand: a multiset of cards in 32 bits.

use std::{fmt, str::FromStr};

use crate::{Card, ParseHandError};

/// Some cards, of each kind at most as many as the deck has.
///
/// Four bits a kind (the Soldiers, ten, need all four), the first kind lowest: a whole table of
/// hands fits in 16 bytes and "which kinds are here" is a handful of shifts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hand(u32);

/// The lowest bit of every group of four.
const LOWEST_BITS: u32 = 0x1111_1111;

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    /// Exactly one Empress.
    pub(crate) const ONE_EMPRESS: Self = Self(1 << shift(Card::Empress));

    /// How many cards of this kind.
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> shift(card) & 15) as u8
    }

    /// Whether there is a card of this kind.
    pub const fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// How many cards.
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x0F0F_0F0F) + (self.0 >> 4 & 0x0F0F_0F0F);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether there are no cards.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card; refused (`false`) if all copies of the deck are already here.
    pub const fn add(&mut self, card: Card) -> bool {
        let room = self.count(card) < card.copies();
        if room {
            self.0 += 1 << shift(card);
        }
        room
    }

    /// Takes a card away; refused (`false`) if there is none of this kind.
    pub const fn remove(&mut self, card: Card) -> bool {
        let held = self.contains(card);
        if held {
            self.0 -= 1 << shift(card);
        }
        held
    }

    /// Takes a card away that is known to be there.
    pub(crate) const fn take(&mut self, card: Card) {
        self.0 = self.0.wrapping_sub(1 << shift(card));
    }

    /// The cards, kind by kind.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::ALL
            .into_iter()
            .flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// Collects cards; `None` if there are more of a kind than the deck has.
    pub fn from_cards(cards: impl IntoIterator<Item = Card>) -> Option<Self> {
        let mut hand = Self::EMPTY;
        cards.into_iter().all(|card| hand.add(card)).then_some(hand)
    }

    /// Collects cards known to be part of one deck, without counting copies.
    pub(crate) fn from_deck_cards(cards: &[Card]) -> Self {
        Self(cards.iter().fold(0, |sum, &card| sum + (1 << shift(card))))
    }

    /// The kinds held, one bit each, in the order of [`Card::ALL`].
    pub(crate) const fn kinds(self) -> u8 {
        filled_groups(self.0)
    }

    /// Whether exactly one card is left.
    pub(crate) const fn is_single(self) -> bool {
        // A power of two, without counting bits: plain x86-64 has no instruction for that.
        self.0 & self.0.wrapping_sub(1) == 0 && self.0 & LOWEST_BITS != 0
    }
}

const fn shift(card: Card) -> u32 {
    4 * card as u32
}

/// One bit for each group of four bits that is not zero.
pub(crate) const fn filled_groups(groups: u32) -> u8 {
    let halves = groups | groups >> 1;
    let ones = (halves | halves >> 2) & LOWEST_BITS;
    let twos = (ones | ones >> 3) & 0x0303_0303;
    // Brings the pairs of the four bytes side by side; no two of the products overlap.
    ((twos as u64 * (1 << 24 | 1 << 18 | 1 << 12 | 1 << 6)) >> 24) as u8
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().try_for_each(|card| card.fmt(f))
    }
}

impl FromStr for Hand {
    type Err = ParseHandError;

    fn from_str(text: &str) -> Result<Self, ParseHandError> {
        let mut hand = Self::EMPTY;
        for letter in text.chars() {
            let Some(card) = Card::from_code(letter) else {
                return Err(ParseHandError::new("card codes (S L C A O T F I)", text));
            };
            if !hand.add(card) {
                return Err(ParseHandError::new(
                    "no more cards of a kind than the deck has",
                    text,
                ));
            }
        }
        Ok(hand)
    }
}
