//! Reading positions and layouts, strictly.

use std::{fmt, str::FromStr};

use crate::{
    Cell, CellSet, Content, Layout, Options, Position, Reason, Side, Token, Tokens, token,
};

/// The part of a position's text an error is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// What is on the thirty-seven cells.
    Cells,
    /// The side to move.
    Side,
    /// The token on top of the pile.
    Top,
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Cells => "cells",
            Self::Side => "side",
            Self::Top => "top",
        })
    }
}

/// A text that is no position, or no layout: the field that is wrong, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsePositionError {
    /// Which part of the text is wrong.
    pub field: Field,
    /// What is wrong.
    pub fault: Fault,
}

/// What can be wrong with the text of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// The text ends before the field.
    Missing,
    /// There is a blank too many before the field, or nothing in it.
    Empty,
    /// Something follows the last field, if only a blank.
    TrailingText,
    /// There are not seven rows.
    RowCount(usize),
    /// A row has the wrong number of cells.
    RowLength {
        /// The letter of the row.
        row: char,
        /// How many cells it has on the board.
        expected: usize,
        /// How many the text has.
        found: usize,
    },
    /// Something is neither a token nor a pawn nor the forbidden cell.
    UnknownCell {
        /// The letter of the row.
        row: char,
        /// What could not be read.
        text: String,
    },
    /// A token lies on two cells.
    DuplicateToken(Token),
    /// There is not exactly one forbidden cell.
    ForbiddenCells(usize),
    /// A side has more than its eighteen pawns.
    TooManyPawns(Side, usize),
    /// A pawn where only a layout may be.
    PawnInLayout(Cell),
    /// The side is neither `b` nor `w`.
    UnknownSide(String),
    /// It cannot be that side's turn with these numbers of pawns.
    NotItsTurn {
        /// The side the text says is to move.
        side: Side,
        /// The number of black pawns.
        black: usize,
        /// The number of white pawns.
        white: usize,
    },
    /// The side to move has won, so the game ended before.
    AlreadyWon(Side, Reason),
    /// The top is neither a token nor `-`.
    UnknownTop(String),
    /// There are pawns, but no token on the pile.
    NoTop,
    /// There is a token on the pile, but no pawn.
    TopBeforeFirstMove(Token),
    /// The token on the pile also lies on the board.
    TopOnBoard(Token, Cell),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("missing"),
            Self::Empty => f.write_str("empty: one blank stands between fields, none elsewhere"),
            Self::TrailingText => f.write_str("nothing may follow it, not even a blank"),
            Self::RowCount(found) => write!(f, "seven rows joined by / expected, {found} found"),
            Self::RowLength {
                row,
                expected,
                found,
            } => write!(f, "row {row} has {expected} cells, {found} found"),
            Self::UnknownCell { row, text } => write!(
                f,
                "{text:?} in row {row} is neither a token nor x, o or the forbidden cell ."
            ),
            Self::DuplicateToken(token) => write!(f, "the token {token} is there twice"),
            Self::ForbiddenCells(found) => {
                write!(f, "exactly one forbidden cell . expected, {found} found")
            }
            Self::TooManyPawns(side, found) => {
                write!(f, "{side} has 18 pawns, {found} found")
            }
            Self::PawnInLayout(cell) => {
                write!(f, "a layout has no pawns, but there is one on {cell}")
            }
            Self::UnknownSide(text) => write!(f, "{text:?} is neither b nor w"),
            Self::NotItsTurn { side, black, white } => write!(
                f,
                "it cannot be the turn of {side} with {black} black and {white} white pawns"
            ),
            Self::AlreadyWon(side, reason) => {
                write!(f, "{side} is to move but has already won by {reason}")
            }
            Self::UnknownTop(text) => write!(f, "{text:?} is neither a token nor -"),
            Self::NoTop => f.write_str("- although there are pawns on the board"),
            Self::TopBeforeFirstMove(token) => {
                write!(f, "{token} although there is no pawn on the board")
            }
            Self::TopOnBoard(token, cell) => write!(f, "{token} still lies on {cell}"),
        }
    }
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.fault)
    }
}

impl std::error::Error for ParsePositionError {}

impl Fault {
    const fn about(self, field: Field) -> ParsePositionError {
        ParsePositionError { field, fault: self }
    }
}

impl Position {
    /// Reads a position played by other options than the usual ones.
    pub fn parse_with(text: &str, options: Options) -> Result<Self, ParsePositionError> {
        let mut parts = text.split(' ');
        let mut field = |field| match parts.next() {
            None => Err(Fault::Missing.about(field)),
            Some("") => Err(Fault::Empty.about(field)),
            Some(part) => Ok(part),
        };
        let cells = field(Field::Cells)?;
        let side = field(Field::Side)?;
        let top = field(Field::Top)?;
        if parts.next().is_some() {
            return Err(Fault::TrailingText.about(Field::Top));
        }
        let board = parse_cells(cells).map_err(|fault| fault.about(Field::Cells))?;
        let side = parse_side(side, &board).map_err(|fault| fault.about(Field::Side))?;
        let top = parse_top(top, &board).map_err(|fault| fault.about(Field::Top))?;
        Self::from_parts(
            (board.tokens, board.pawns, board.forbidden),
            side,
            top,
            options,
        )
        .map_err(|reason| Fault::AlreadyWon(side, reason).about(Field::Side))
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse_with(text, Options::default())
    }
}

impl FromStr for Layout {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let board = parse_cells(text).map_err(|fault| fault.about(Field::Cells))?;
        match (board.pawns[0] | board.pawns[1]).first() {
            Some(cell) => Err(Fault::PawnInLayout(cell).about(Field::Cells)),
            None => Ok(Self::from_parts(board.tokens, board.forbidden)),
        }
    }
}

/// What the cells part says.
struct Board {
    tokens: Tokens,
    pawns: [CellSet; 2],
    forbidden: Cell,
}

fn parse_cells(text: &str) -> Result<Board, Fault> {
    let found = text.split('/').count();
    if found != Cell::ROWS.len() {
        return Err(Fault::RowCount(found));
    }
    let mut tokens = Tokens::NONE;
    let mut pawns = [CellSet::EMPTY; 2];
    let mut forbidden = CellSet::EMPTY;
    for ((row, text), letter) in Cell::ROWS.into_iter().zip(text.split('/')).zip('a'..) {
        let contents = parse_row(text, letter)?;
        if contents.len() != row.len() {
            return Err(Fault::RowLength {
                row: letter,
                expected: row.len(),
                found: contents.len(),
            });
        }
        for (&cell, content) in row.iter().zip(contents) {
            match content {
                Content::Token(token) if tokens.cell_of(token).is_some() => {
                    return Err(Fault::DuplicateToken(token));
                }
                Content::Token(token) => tokens.put(cell, token),
                Content::Pawn(side) => pawns[side as usize] |= CellSet::of(cell),
                Content::Forbidden => forbidden |= CellSet::of(cell),
            }
        }
    }
    let forbidden = match (forbidden.first(), forbidden.len()) {
        (Some(cell), 1) => cell,
        (_, found) => return Err(Fault::ForbiddenCells(found)),
    };
    for side in Side::ALL {
        let found = pawns[side as usize].len();
        if found > 18 {
            return Err(Fault::TooManyPawns(side, found));
        }
    }
    Ok(Board {
        tokens,
        pawns,
        forbidden,
    })
}

fn parse_row(text: &str, row: char) -> Result<Vec<Content>, Fault> {
    let mut contents = Vec::new();
    let mut characters = text.chars();
    while let Some(first) = characters.next() {
        contents.push(match first {
            'x' => Content::Pawn(Side::Black),
            'o' => Content::Pawn(Side::White),
            '.' => Content::Forbidden,
            letter => {
                let digit = characters.next();
                match digit.and_then(|digit| token::from_characters(letter, digit)) {
                    Some(token) => Content::Token(token),
                    None => {
                        return Err(Fault::UnknownCell {
                            row,
                            text: [letter].into_iter().chain(digit).collect(),
                        });
                    }
                }
            }
        });
    }
    Ok(contents)
}

fn parse_side(text: &str, board: &Board) -> Result<Side, Fault> {
    let side = match text {
        "b" => Side::Black,
        "w" => Side::White,
        _ => return Err(Fault::UnknownSide(text.to_owned())),
    };
    let [black, white] = board.pawns.map(CellSet::len);
    let due = match side {
        Side::Black => black == white,
        Side::White => black == white + 1,
    };
    if due {
        Ok(side)
    } else {
        Err(Fault::NotItsTurn { side, black, white })
    }
}

fn parse_top(text: &str, board: &Board) -> Result<Option<Token>, Fault> {
    let started = board.pawns != [CellSet::EMPTY; 2];
    if text == "-" {
        return if started { Err(Fault::NoTop) } else { Ok(None) };
    }
    let top = text
        .parse()
        .map_err(|_| Fault::UnknownTop(text.to_owned()))?;
    if !started {
        return Err(Fault::TopBeforeFirstMove(top));
    }
    match board.tokens.cell_of(top) {
        Some(cell) => Err(Fault::TopOnBoard(top, cell)),
        None => Ok(Some(top)),
    }
}
