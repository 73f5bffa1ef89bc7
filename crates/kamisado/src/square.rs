//! Squares and their colours.

use std::{fmt, str::FromStr};

use crate::{Colour, Side};

/// A square, `a1` to `h8`; files from Black's left, rows from Black's home row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// The colours of the squares, row 1 first. The rows are those of the printed board; tests hold
/// them to its two symmetries.
const COLOURS: [[Colour; 8]; 8] = {
    use Colour::{Blue as B, Brown as N, Green as G, Orange as O};
    use Colour::{Pink as K, Purple as P, Red as R, Yellow as Y};
    [
        [N, G, R, Y, K, P, B, O],
        [P, N, Y, B, G, K, O, R],
        [B, Y, N, P, R, O, K, G],
        [Y, R, G, N, O, B, P, K],
        [K, P, B, O, N, G, R, Y],
        [G, K, O, R, P, N, Y, B],
        [R, O, K, G, B, Y, N, P],
        [O, B, P, K, Y, R, G, N],
    ]
};

impl Square {
    /// The square of a file and a row, both counted from 0; `None` outside the board.
    pub const fn new(file: u8, row: u8) -> Option<Self> {
        if file < 8 && row < 8 {
            Some(Self(row * 8 + file))
        } else {
            None
        }
    }

    /// All squares, `a1`, `b1`, … `h8`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..64).map(Self)
    }

    /// `a1` is 0, `b1` 1, … `h8` 63. Only the lowest six bits count.
    pub const fn from_index(index: u8) -> Self {
        Self(index & 63)
    }

    /// `a1` is 0, `b1` 1, … `h8` 63.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The file, 0 for `a`.
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The row, 0 for Black's home row.
    pub const fn row(self) -> u8 {
        self.0 >> 3
    }

    /// The colour printed on the square.
    pub const fn colour(self) -> Colour {
        COLOURS[self.row() as usize][self.file() as usize]
    }

    /// The square a half turn of the board puts here; its colour is the same.
    #[must_use]
    pub const fn half_turned(self) -> Self {
        Self(63 - self.0)
    }

    /// The square on the other side of the line between files d and e; its colour is the
    /// [mirrored](Colour::mirrored) one.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0 ^ 7)
    }

    /// The same square as `side` sees it: for White the board is turned by half.
    ///
    /// Its own inverse. In the own view a player's home row is row 0 and forward is up.
    #[must_use]
    pub const fn seen_by(self, side: Side) -> Self {
        match side {
            Side::Black => self,
            Side::White => self.half_turned(),
        }
    }

    /// Whether this is a square of the home row of `side`.
    pub const fn is_home_of(self, side: Side) -> bool {
        self.seen_by(side).row() == 0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (file, row) = (b'a' + self.file(), b'1' + self.row());
        write!(f, "{}{}", file as char, row as char)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter a-h and a digit 1-8")
    }
}

impl std::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let [file @ b'a'..=b'h', row @ b'1'..=b'8'] = text.as_bytes() else {
            return Err(ParseSquareError);
        };
        Self::new(file - b'a', row - b'1').ok_or(ParseSquareError)
    }
}
