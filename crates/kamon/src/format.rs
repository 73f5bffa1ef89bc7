//! Writing positions as text.

use std::fmt::{self, Display, Write as _};

use crate::{Cell, Content, Position};

impl Display for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Token(token) => token.fmt(f),
            Self::Pawn(side) => f.write_char(side.pawn()),
            Self::Forbidden => f.write_char('.'),
        }
    }
}

impl Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_cells(f, self)?;
        write!(f, " {} ", self.side().letter())?;
        match self.top() {
            Some(token) => token.fmt(f),
            None => f.write_char('-'),
        }
    }
}

/// Writes the cells part: rows a to g joined by `/`.
pub(crate) fn write_cells(f: &mut fmt::Formatter<'_>, position: &Position) -> fmt::Result {
    for (index, row) in Cell::ROWS.into_iter().enumerate() {
        if index > 0 {
            f.write_char('/')?;
        }
        for &cell in row {
            position.content(cell).fmt(f)?;
        }
    }
    Ok(())
}
