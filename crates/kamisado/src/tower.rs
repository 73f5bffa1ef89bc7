//! Towers, their ranks and what a rank can do.

use std::fmt;

use crate::{Colour, Side};

/// How often a tower has won a round: zero to four dragon teeth.
///
/// Teeth make the rank: [Tower](Rank::Tower), [Sumo](Rank::Sumo), Double-Sumo, Triple-Sumo. The
/// fourth tooth ends a marathon, so a tower that carries it never moves again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Teeth(u8);

impl Teeth {
    /// A plain tower.
    pub const NONE: Self = Self(0);
    /// As many as a tower can ever win.
    pub const MOST: Self = Self(4);

    /// `None` above four.
    pub const fn new(count: u8) -> Option<Self> {
        if count <= Self::MOST.0 {
            Some(Self(count))
        } else {
            None
        }
    }

    /// How many.
    pub const fn count(self) -> u8 {
        self.0
    }

    /// One more; a fourth tooth stays the last.
    #[must_use]
    pub const fn plus_one(self) -> Self {
        if self.0 < Self::MOST.0 {
            Self(self.0 + 1)
        } else {
            self
        }
    }

    /// The points of all teeth together: 0, 1, 3, 7 or 15.
    pub const fn worth(self) -> u8 {
        (1 << self.0) - 1
    }

    /// The points the next tooth brings: 1, 2, 4 or 8.
    pub const fn next_points(self) -> u8 {
        1 << self.0
    }

    /// The rank these teeth give.
    pub const fn rank(self) -> Rank {
        match self.0 {
            0 => Rank::Tower,
            1 => Rank::Sumo,
            2 => Rank::DoubleSumo,
            _ => Rank::TripleSumo,
        }
    }
}

/// What a tower can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[repr(u8)]
pub enum Rank {
    /// Any distance, pushes nothing.
    Tower,
    /// Five squares, pushes one tower.
    Sumo,
    /// Three squares, pushes up to two.
    DoubleSumo,
    /// One square, pushes up to three.
    TripleSumo,
}

impl Rank {
    /// All ranks, weakest pusher first.
    pub const ALL: [Self; 4] = [Self::Tower, Self::Sumo, Self::DoubleSumo, Self::TripleSumo];

    /// The longest move, in squares (S1, DS1, TS1).
    pub const fn reach(self) -> u8 {
        match self {
            Self::Tower => 7,
            Self::Sumo => 5,
            Self::DoubleSumo => 3,
            Self::TripleSumo => 1,
        }
    }

    /// The longest line of towers it can push (S7, DS7, TS7).
    pub const fn push_limit(self) -> u8 {
        self as u8
    }

    /// `Tower`, `Sumo`, `Double-Sumo` or `Triple-Sumo`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tower => "Tower",
            Self::Sumo => "Sumo",
            Self::DoubleSumo => "Double-Sumo",
            Self::TripleSumo => "Triple-Sumo",
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A tower: whose, of what colour, with how many teeth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tower {
    /// Its owner.
    pub side: Side,
    /// The colour of its character.
    pub colour: Colour,
    /// Its dragon teeth.
    pub teeth: Teeth,
}

impl Tower {
    /// Its rank.
    pub const fn rank(self) -> Rank {
        self.teeth.rank()
    }
}

impl fmt::Display for Tower {
    /// `White's blue Sumo`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rank = match self.rank() {
            Rank::Tower => "tower",
            sumo => sumo.name(),
        };
        write!(f, "{}'s {} {rank}", self.side, self.colour)
    }
}
