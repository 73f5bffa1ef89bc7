//! Squares, their colours, and sets of them.

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
pub struct NoSquare;

impl fmt::Display for NoSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter a-h and a digit 1-8")
    }
}

impl std::error::Error for NoSquare {}

impl FromStr for Square {
    type Err = NoSquare;

    fn from_str(text: &str) -> Result<Self, NoSquare> {
        let [file @ b'a'..=b'h', row @ b'1'..=b'8'] = text.as_bytes() else {
            return Err(NoSquare);
        };
        Self::new(file - b'a', row - b'1').ok_or(NoSquare)
    }
}

/// A set of squares, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// The squares whose [index](Square::index) is a set bit.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// One bit a square.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the square is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// How many squares.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both sets' squares.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The set as `side` sees it, see [`Square::seen_by`].
    #[must_use]
    pub const fn seen_by(self, side: Side) -> Self {
        match side {
            Side::Black => self,
            Side::White => Self(self.0.reverse_bits()),
        }
    }
}

/// The squares of a set, `a1` first.
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let bits = &mut self.0.0;
        if *bits == 0 {
            return None;
        }
        let square = Square(bits.trailing_zeros() as u8);
        *bits &= *bits - 1;
        Some(square)
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        Self(squares.into_iter().fold(0, |bits, s| bits | 1 << s.0))
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
