//! Sets of cells, one bit a cell.

use std::{
    fmt,
    iter::FusedIterator,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign},
};

use crate::{Cell, Edge};

/// A set of cells, as small and as quick to copy as an integer.
///
/// `|`, `&`, `^`, `-` and `!` are the set operations; a complement stays on the board.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CellSet(u64);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self(0);

    /// All thirty-seven cells.
    pub const ALL: Self = Self::from_cells(&Cell::ALL);

    /// The six corners.
    pub const CORNERS: Self =
        Self::from_cells(&[Cell::A1, Cell::A4, Cell::D1, Cell::D7, Cell::G1, Cell::G4]);

    /// The eighteen cells of the six edges.
    pub const BORDER: Self = {
        let mut border = 0;
        let mut index = 0;
        while index < Edge::ALL.len() {
            border |= Edge::ALL[index].cells().0;
            index += 1;
        }
        Self(border)
    };

    /// The set of one cell.
    pub const fn of(cell: Cell) -> Self {
        Self(1 << cell.bit())
    }

    /// The set of the cells listed; naming a cell twice does no harm.
    pub const fn from_cells(cells: &[Cell]) -> Self {
        let mut bits = 0;
        let mut index = 0;
        while index < cells.len() {
            bits |= Self::of(cells[index]).0;
            index += 1;
        }
        Self(bits)
    }

    /// The set as an integer: eight bits a row, row a lowest, each row shifted so that
    /// neighbours are 1, 7 or 8 bits apart everywhere.
    pub const fn to_bits(self) -> u64 {
        self.0
    }

    /// The set an integer of [`CellSet::to_bits`] stands for; bits off the board are dropped.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// How many cells the set has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no cell.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & Self::of(cell).0 != 0
    }

    /// Whether the two sets share a cell.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every cell of this set is in the other.
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The set with the cell in it.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | Self::of(cell).0)
    }

    /// The set without the cell.
    #[must_use]
    pub const fn without(self, cell: Cell) -> Self {
        Self(self.0 & !Self::of(cell).0)
    }

    /// The first cell of the set.
    pub const fn first(self) -> Option<Cell> {
        Cell::from_bit(self.0.trailing_zeros())
    }

    /// The cells of the set, in order.
    pub const fn iter(self) -> Cells {
        Cells(self)
    }

    /// The cells outside the set that are next to one inside.
    #[must_use]
    pub const fn neighbours(self) -> Self {
        Self(self.spread() & Self::ALL.0 & !self.0)
    }

    /// All cells of `within` that can be reached from this set without leaving `within`.
    #[must_use]
    pub const fn flood(self, within: Self) -> Self {
        let mut reached = Self(self.0 & within.0);
        loop {
            let next = Self(reached.spread() & within.0);
            if next.0 == reached.0 {
                return reached;
            }
            reached = next;
        }
    }

    /// The set and everything next to it; may have bits off the board.
    const fn spread(self) -> u64 {
        // The neighbours below lie 8 and 7 bits up, those above 8 and 7 bits down.
        let left = self.0 | self.0 >> 1;
        let right = self.0 | self.0 << 1;
        left | right | left << 8 | right >> 8
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

macro_rules! operators {
    ($($operator:ident $method:ident $assign:ident $assign_method:ident |$a:ident, $b:ident| $bits:expr;)*) => {$(
        impl $operator for CellSet {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($bits)
            }
        }
        impl $assign for CellSet {
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

impl Not for CellSet {
    type Output = Self;

    fn not(self) -> Self {
        Self::ALL - self
    }
}

impl Extend<Cell> for CellSet {
    fn extend<I: IntoIterator<Item = Cell>>(&mut self, cells: I) {
        *self = cells.into_iter().fold(*self, Self::with);
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;

    fn into_iter(self) -> Cells {
        self.iter()
    }
}

impl IntoIterator for &CellSet {
    type Item = Cell;
    type IntoIter = Cells;

    fn into_iter(self) -> Cells {
        self.iter()
    }
}

/// The cells of a [`CellSet`], in order.
#[derive(Clone, Debug)]
pub struct Cells(CellSet);

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let cell = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }

    // Choosing a random move takes the n-th cell of a set: skip bits without naming their cells.
    fn nth(&mut self, n: usize) -> Option<Cell> {
        for _ in 0..n {
            if self.0.is_empty() {
                return None;
            }
            self.0.0 &= self.0.0 - 1;
        }
        self.next()
    }
}

impl ExactSizeIterator for Cells {}
impl FusedIterator for Cells {}
