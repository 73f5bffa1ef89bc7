//! Sets of squares, one bit a square.

use std::{
    fmt,
    iter::FusedIterator,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign},
};

use crate::{Side, Square};

/// A set of squares, as small and as quick to copy as an integer.
///
/// `|`, `&`, `^`, `-` and `!` are the set operations.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// All sixty-four squares.
    pub const ALL: Self = Self(u64::MAX);

    /// The set of one square.
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// The squares whose [index](Square::index) is a set bit.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The set as an integer, one bit a square at its [index](Square::index).
    pub const fn to_bits(self) -> u64 {
        self.0
    }

    /// How many squares the set has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the square is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & Self::of(square).0 != 0
    }

    /// The set with the square in it.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | Self::of(square).0)
    }

    /// The set without the square.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !Self::of(square).0)
    }

    /// The first square of the set.
    pub const fn first(self) -> Option<Square> {
        if self.is_empty() {
            None
        } else {
            Some(Square::from_index(self.0.trailing_zeros() as u8))
        }
    }

    /// The squares of the set, `a1` first.
    pub const fn iter(self) -> Squares {
        Squares(self)
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

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

macro_rules! operators {
    ($($operator:ident $method:ident $assign:ident $assign_method:ident |$a:ident, $b:ident| $bits:expr;)*) => {$(
        impl $operator for SquareSet {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($bits)
            }
        }
        impl $assign for SquareSet {
            fn $assign_method(&mut self, other: Self) {
                *self = self.$method(other);
            }
        }
    )*};
}

operators! {
    BitOr bitor BitOrAssign bitor_assign |a, b| a | b;
    BitAnd bitand BitAndAssign bitand_assign |a, b| a & b;
    BitXor bitxor BitXorAssign bitxor_assign |a, b| a ^ b;
    Sub sub SubAssign sub_assign |a, b| a & !b;
}

impl Not for SquareSet {
    type Output = Self;

    fn not(self) -> Self {
        Self::ALL - self
    }
}

impl Extend<Square> for SquareSet {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        *self = squares.into_iter().fold(*self, Self::with);
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl IntoIterator for &SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        self.iter()
    }
}

/// The squares of a [`SquareSet`], in order.
#[derive(Clone, Debug, Default)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }

    // Choosing a random move takes the n-th square of a set: skip bits without naming them.
    fn nth(&mut self, n: usize) -> Option<Square> {
        for _ in 0..n {
            if self.0.is_empty() {
                return None;
            }
            self.0.0 &= self.0.0 - 1;
        }
        self.next()
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}
