//! What a player can do in a match, and why it may be refused.

use std::{fmt, str::FromStr};

use crate::{Fill, IllegalMove, LineUp, Move, Side};

/// What a player can do in a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Move a tower.
    Move(Move),
    /// Choose from which end the home rows are filled.
    Fill(Fill),
    /// Place the towers (tournament set-up).
    Place(LineUp),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(m) => m.fmt(f),
            Self::Fill(fill) => fill.fmt(f),
            Self::Place(line_up) => line_up.fmt(f),
        }
    }
}

/// A text that is no action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoAction;

impl fmt::Display for NoAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a move such as d1d5, left or right, or a line-up such as ngrykpbo")
    }
}

impl std::error::Error for NoAction {}

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Self, NoAction> {
        if let Some(fill) = Fill::ALL.into_iter().find(|fill| fill.name() == text) {
            return Ok(Self::Fill(fill));
        }
        if let Ok(line_up) = text.parse() {
            return Ok(Self::Place(line_up));
        }
        text.parse().map(Self::Move).map_err(|_| NoAction)
    }
}

/// Why an action is refused. The match is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The match is decided.
    MatchOver,
    /// The towers must be placed first.
    SetUpFirst(Side),
    /// The winner of the round must choose the fill first (P1).
    FillFirst(Side),
    /// Only a move will do now.
    MoveExpected,
    /// The rules refuse the move.
    Illegal(IllegalMove),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MatchOver => f.write_str("the match is over"),
            Self::SetUpFirst(side) => write!(
                f,
                "{side} must first place all eight towers, with a line-up such as ngrykpbo"
            ),
            Self::FillFirst(side) => write!(
                f,
                "P1: {side} won the round and must first choose left or right"
            ),
            Self::MoveExpected => f.write_str("a round is being played: a move is expected"),
            Self::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl std::error::Error for Refused {}
