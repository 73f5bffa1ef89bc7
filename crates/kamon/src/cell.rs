//! The thirty-seven cells of the board.

use std::{fmt, str::FromStr};

use crate::{CellSet, Edge};

macro_rules! cells {
    ($([$($variant:ident $name:literal),*])*) => {
        /// One of the thirty-seven cells, named by its row letter and its number from the left.
        ///
        /// Cells are ordered like the text of a position: row a from the left, then row b, …
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Cell {
            $($(#[doc = concat!("The cell ", $name, ".")] $variant,)*)*
        }

        impl Cell {
            /// Every cell, in order.
            pub const ALL: [Self; 37] = [$($(Self::$variant,)*)*];

            /// The seven rows, a to g, each from the left.
            pub const ROWS: [&'static [Self]; 7] = [$(&[$(Self::$variant,)*],)*];

            /// The name of the cell, `c4`.
            pub const fn name(self) -> &'static str {
                match self { $($(Self::$variant => $name,)*)* }
            }
        }
    };
}

cells! {
    [A1 "a1", A2 "a2", A3 "a3", A4 "a4"]
    [B1 "b1", B2 "b2", B3 "b3", B4 "b4", B5 "b5"]
    [C1 "c1", C2 "c2", C3 "c3", C4 "c4", C5 "c5", C6 "c6"]
    [D1 "d1", D2 "d2", D3 "d3", D4 "d4", D5 "d5", D6 "d6", D7 "d7"]
    [E1 "e1", E2 "e2", E3 "e3", E4 "e4", E5 "e5", E6 "e6"]
    [F1 "f1", F2 "f2", F3 "f3", F4 "f4", F5 "f5"]
    [G1 "g1", G2 "g2", G3 "g3", G4 "g4"]
}

impl Cell {
    /// The place of the cell in [`Cell::ALL`], 0 to 36.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The cell at a place of [`Cell::ALL`].
    pub fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }

    /// The three to six cells next to this one.
    pub const fn neighbours(self) -> CellSet {
        CellSet::of(self).neighbours()
    }

    /// Whether the cell lies on one of the six edges.
    pub const fn is_border(self) -> bool {
        CellSet::BORDER.contains(self)
    }

    /// Whether the cell is one of the six corners, which belong to two edges each.
    pub const fn is_corner(self) -> bool {
        CellSet::CORNERS.contains(self)
    }

    /// The edges the cell belongs to: none inside, one on the border, two in a corner.
    pub fn edges(self) -> impl Iterator<Item = Edge> {
        Edge::ALL
            .into_iter()
            .filter(move |edge| edge.cells().contains(self))
    }

    /// The cell's bit in a [`CellSet`].
    pub(crate) const fn bit(self) -> u32 {
        BITS[self as usize] as u32
    }

    /// The column in slanted coordinates, in which going down a row keeps the column or lowers
    /// it by one; the centre d4 is row 3, column 3.
    pub(crate) const fn column(self) -> i8 {
        (self.bit() % 8) as i8
    }

    /// The row, 0 for a to 6 for g.
    pub(crate) const fn row(self) -> i8 {
        (self.bit() / 8) as i8
    }

    /// The cell that owns a bit of a [`CellSet`]; none for bits off the board.
    pub(crate) const fn from_bit(bit: u32) -> Option<Self> {
        if bit < 64 {
            CELLS_BY_BIT[bit as usize]
        } else {
            None
        }
    }
}

/// Eight bits a row, in slanted coordinates: every neighbour is then at the same distance (1, 7
/// or 8 bits) from every cell, and the unused eighth column keeps rows from running into each
/// other.
const BITS: [u8; 37] = {
    let mut bits = [0; 37];
    let mut index = 0;
    let mut row = 0;
    while row < 7 {
        let first_column = 3_usize.saturating_sub(row);
        let mut step = 0;
        while step < Cell::ROWS[row].len() {
            bits[index] = (8 * row + first_column + step) as u8;
            index += 1;
            step += 1;
        }
        row += 1;
    }
    bits
};

const CELLS_BY_BIT: [Option<Cell>; 64] = {
    let mut cells = [None; 64];
    let mut index = 0;
    while index < 37 {
        cells[BITS[index] as usize] = Some(Cell::ALL[index]);
        index += 1;
    }
    cells
};

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not the name of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCellError;

impl fmt::Display for ParseCellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a cell is a row letter from a to g and its number in the row, such as c4")
    }
}

impl std::error::Error for ParseCellError {}

impl FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|cell| cell.name() == text)
            .ok_or(ParseCellError)
    }
}
