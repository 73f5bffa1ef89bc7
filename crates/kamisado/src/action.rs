//! What a player can do in a match.

use std::{fmt, str::FromStr};

use crate::{Fill, LineUp, Move};

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
pub struct ParseActionError;

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a move such as d1d5, left or right, or a line-up such as ngrykpbo")
    }
}

impl std::error::Error for ParseActionError {}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        if let Some(fill) = Fill::ALL.into_iter().find(|fill| fill.name() == text) {
            return Ok(Self::Fill(fill));
        }
        if let Ok(line_up) = text.parse() {
            return Ok(Self::Place(line_up));
        }
        text.parse().map(Self::Move).map_err(|_| ParseActionError)
    }
}
