//! Who sits where, and who looks.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A seat at a table, counted from 1. In the games for two, seat 1 is Black and seat 2 White.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u8, minimum = 1, maximum = 4))]
pub struct Seat(u8);

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, &'static str> {
        Self::new(number).ok_or("a seat is a number from 1 to 4")
    }
}

impl Seat {
    /// The most seats any game has.
    pub const MOST: u8 = 4;

    /// `None` for 0 and for more than [`Seat::MOST`].
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::MOST {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Counted from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seats 1 to `count`.
    pub fn first(count: u8) -> impl Iterator<Item = Self> {
        (1..=count).filter_map(Self::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// The player on a seat.
    Seat(Seat),
    /// Somebody who only sees what everybody may see.
    Spectator,
}

impl Viewer {
    /// Whether this is the player on that seat.
    pub fn sits_on(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}
