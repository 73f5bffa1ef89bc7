//! Levels of play.

use std::{fmt, str::FromStr, time::Duration};

/// The strongest whose moves take no time to speak of …
const QUICK: u8 = 3;
/// … and no more than this, whatever happens.
const QUICK_TIME: Duration = Duration::from_millis(250);

/// How strong a machine plays: 1, a friendly beginner, to 8, everything it has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const WEAKEST: Self = Self(1);
    /// The strongest.
    pub const STRONGEST: Self = Self(8);

    /// `None` outside 1 to 8.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= Self::WEAKEST.0 && number <= Self::STRONGEST.0 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether its moves take no time to speak of.
    pub const fn is_quick(self) -> bool {
        self.0 <= QUICK
    }

    /// How long it thinks about a move at most, where nobody gives it more or less.
    pub const fn move_time(self) -> Duration {
        if self.is_quick() {
            QUICK_TIME
        } else {
            Duration::from_millis(950)
        }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (Self::WEAKEST.0..=Self::STRONGEST.0).map(Self)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a level is a number from 1 to 8")]
pub struct ParseLevelError;

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, ParseLevelError> {
        let number: u8 = text.parse().map_err(|_| ParseLevelError)?;
        Self::new(number)
            .filter(|l| l.to_string() == text)
            .ok_or(ParseLevelError)
    }
}
