//! Refused moves and the sentences that explain them.

use std::fmt;

use crate::{Cell, Token};

/// A refused move, and why. The position it was tried in is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The cell that was to be played.
    pub action: Cell,
    /// Why it cannot be.
    pub reason: RefusalReason,
}

/// Why a cell cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RefusalReason {
    /// The game has ended.
    GameOver,
    /// It is the forbidden cell.
    Forbidden,
    /// A pawn stands there.
    Occupied,
    /// The first pawn goes on the border.
    OpeningNotOnBorder,
    /// The first pawn does not go into a corner.
    OpeningOnCorner,
    /// The token there shares neither symbol nor count with the top of the pile.
    NoMatch {
        /// The token on the cell.
        token: Token,
        /// The token on the pile.
        top: Token,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cell = self.action;
        match self.reason {
            RefusalReason::GameOver => write!(f, "{cell} cannot be played: the game is over"),
            RefusalReason::Forbidden => write!(f, "{cell} is forbidden for the whole game"),
            RefusalReason::Occupied => write!(f, "{cell} already holds a pawn"),
            RefusalReason::OpeningNotOnBorder => {
                write!(
                    f,
                    "{cell} is not on the border, where the first pawn must go"
                )
            }
            RefusalReason::OpeningOnCorner => {
                write!(f, "{cell} is a corner, where the first pawn may not go")
            }
            RefusalReason::NoMatch { token, top } => write!(
                f,
                "{cell} holds {token}, which shares neither symbol nor count with {top} on the pile"
            ),
        }
    }
}

impl std::error::Error for Refusal {}

/// A list of moves that cannot be played through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// The place of the refused move in the list, from 0.
    pub at: usize,
    /// The refused move and the reason.
    pub refusal: Refusal,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "action {}: {}", self.at + 1, self.refusal)
    }
}

impl std::error::Error for ReplayError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.refusal)
    }
}
