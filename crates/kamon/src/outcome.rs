//! Who plays, and how a game ends.

use std::{fmt, str::FromStr};

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamonSide))]
pub enum Side {
    /// Moves first; `b` in positions, pawns `x`.
    Black,
    /// Moves second; `w` in positions, pawns `o`.
    White,
}

impl Side {
    /// Both sides, Black first.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// The letter of the side to move in positions, `b` or `w`.
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'b',
            Self::White => 'w',
        }
    }

    /// The sign of the side's pawns in positions, `x` or `o`.
    pub const fn pawn(self) -> char {
        match self {
            Self::Black => 'x',
            Self::White => 'o',
        }
    }

    /// `black` or `white`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is neither `black` nor `white`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSideError;

impl fmt::Display for ParseSideError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a side is black or white")
    }
}

impl std::error::Error for ParseSideError {}

impl FromStr for Side {
    type Err = ParseSideError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|side| side.name() == text)
            .ok_or(ParseSideError)
    }
}

/// The three ways to win. When a move wins in several ways, the first of them is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Reason {
    /// A chain of own pawns joins two opposite edges.
    Edges,
    /// Own pawns enclose an empty cell or an enemy pawn.
    Loop,
    /// The opponent has no legal cell.
    Block,
}

impl Reason {
    /// `edges`, `loop` or `block`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Edges => "edges",
            Self::Loop => "loop",
            Self::Block => "block",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What is known of a game's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The game goes on.
    Unknown,
    /// All thirty-six cells are filled and nobody has won.
    Draw,
    /// Somebody has won.
    Decisive {
        /// Who won.
        winner: Side,
        /// How.
        reason: Reason,
    },
}

impl Outcome {
    /// Whether the game has ended.
    pub const fn is_over(self) -> bool {
        !matches!(self, Self::Unknown)
    }

    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Decisive { winner, .. } => Some(winner),
            Self::Unknown | Self::Draw => None,
        }
    }

    /// Why the game ended: `edges`, `loop`, `block`, or `full` for a draw.
    pub const fn reason_name(self) -> Option<&'static str> {
        match self {
            Self::Unknown => None,
            Self::Draw => Some("full"),
            Self::Decisive { reason, .. } => Some(reason.name()),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("the game goes on"),
            Self::Draw => f.write_str("draw: the board is full"),
            Self::Decisive { winner, reason } => write!(f, "{winner} wins by {reason}"),
        }
    }
}
