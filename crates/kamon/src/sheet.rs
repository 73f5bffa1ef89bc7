//! Games as numbered lines: Black's moves in the first column, White's in the second.
//!
//! ```text
//! 1. b1 l5   c3 k5
//! 2. d2 k1
//! ```
//!
//! Each move is the cell and the token that lay there. Reading takes any blanks between the
//! words and passes over empty lines; everything else must be as it is written.

use std::{
    fmt::{self, Write as _},
    str::SplitWhitespace,
};

use crate::{Cell, Layout, Options, Position, Refusal, ReplayError, Token};

/// A text that is no game, and the line where it goes wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSheetError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// The line does not begin with the number that is due.
    Number {
        /// The number due.
        expected: usize,
        /// How the line begins.
        found: String,
    },
    /// There is a number but no move.
    BlackMissing,
    /// A line follows one without a move of White's.
    WhiteMissing,
    /// Something stands where a cell should.
    UnknownCell(String),
    /// No token follows the cell.
    TokenMissing(Cell),
    /// Another token lies on the cell in this layout.
    WrongToken {
        /// The cell.
        cell: Cell,
        /// The token that lies there.
        expected: Token,
        /// What the line says.
        found: String,
    },
    /// The move is against the rules.
    Refused(Refusal),
    /// Something follows White's move.
    TrailingText(String),
}

impl fmt::Display for ParseSheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.problem {
            Problem::Number { expected, found } => {
                write!(f, "the number {expected}. expected, {found:?} found")
            }
            Problem::BlackMissing => f.write_str("no move follows the number"),
            Problem::WhiteMissing => {
                f.write_str("the line before has no move of White's, so none may follow it")
            }
            Problem::UnknownCell(found) => write!(f, "{found:?} is not a cell"),
            Problem::TokenMissing(cell) => write!(f, "no token follows {cell}"),
            Problem::WrongToken {
                cell,
                expected,
                found,
            } => write!(f, "{cell} holds {expected}, not {found:?}"),
            Problem::Refused(refusal) => refusal.fmt(f),
            Problem::TrailingText(found) => write!(f, "{found:?} follows White's move"),
        }
    }
}

impl std::error::Error for ParseSheetError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.problem {
            Problem::Refused(refusal) => Some(refusal),
            _ => None,
        }
    }
}

/// Writes a game, finished or not.
pub fn write(layout: &Layout, options: Options, moves: &[Cell]) -> Result<String, ReplayError> {
    let mut position = Position::new(*layout, options);
    let mut text = String::new();
    for (number, pair) in (1..).zip(moves.chunks(2)) {
        let mut separator = format!("{number}. ");
        for &cell in pair {
            let token = position.content(cell);
            let at = position.moves_made();
            position
                .play(cell)
                .map_err(|refusal| ReplayError { at, refusal })?;
            // Writing to a string cannot fail.
            let _ = write!(text, "{separator}{cell} {token}");
            "   ".clone_into(&mut separator);
        }
        text.push('\n');
    }
    Ok(text)
}

/// Reads a game back.
pub fn read(layout: &Layout, options: Options, text: &str) -> Result<Vec<Cell>, ParseSheetError> {
    let mut position = Position::new(*layout, options);
    let mut moves = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let mut words = text.split_whitespace();
        read_line(layout, &mut position, &mut moves, &mut words)
            .map_err(|problem| ParseSheetError { line, problem })?;
    }
    Ok(moves)
}

fn read_line(
    layout: &Layout,
    position: &mut Position,
    moves: &mut Vec<Cell>,
    words: &mut SplitWhitespace<'_>,
) -> Result<(), Problem> {
    let Some(number) = words.next() else {
        return Ok(());
    };
    if moves.len() % 2 == 1 {
        return Err(Problem::WhiteMissing);
    }
    let expected = moves.len() / 2 + 1;
    if number != format!("{expected}.") {
        let found = number.to_owned();
        return Err(Problem::Number { expected, found });
    }
    let black = read_move(layout, position, words)?.ok_or(Problem::BlackMissing)?;
    moves.push(black);
    moves.extend(read_move(layout, position, words)?);
    match words.next() {
        Some(word) => Err(Problem::TrailingText(word.to_owned())),
        None => Ok(()),
    }
}

/// Reads and plays the next move of a line, if there is one.
fn read_move(
    layout: &Layout,
    position: &mut Position,
    words: &mut SplitWhitespace<'_>,
) -> Result<Option<Cell>, Problem> {
    let Some(word) = words.next() else {
        return Ok(None);
    };
    let cell: Cell = word
        .parse()
        .map_err(|_| Problem::UnknownCell(word.to_owned()))?;
    let found = words.next().ok_or(Problem::TokenMissing(cell))?;
    match layout.token_at(cell) {
        Some(expected) if found.parse() != Ok(expected) => Err(Problem::WrongToken {
            cell,
            expected,
            found: found.to_owned(),
        }),
        _ => {
            position.play(cell).map_err(Problem::Refused)?;
            Ok(Some(cell))
        }
    }
}
