//! The twelve ways to turn and mirror the board.

use crate::{Cell, CellSet, Edge, Emblem, Layout, Position};

/// A rotation of the board by a multiple of sixty degrees, or a reflection.
///
/// A game played on a turned or mirrored layout is the same game. Opposite edges stay opposite,
/// but the emblems may change places: each rotation by sixty degrees takes
/// snake to dragon, dragon to tortoise and tortoise to snake, half a turn keeps all three, and a
/// reflection keeps one and swaps the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Whether left and right are exchanged, before any rotation.
    mirrored: bool,
    /// How many times sixty degrees clockwise, 0 to 5.
    turns: u8,
}

impl Symmetry {
    /// Leaves everything where it is.
    pub const IDENTITY: Self = Self {
        mirrored: false,
        turns: 0,
    };

    /// All twelve: the rotations clockwise from none, then each of them after exchanging left
    /// and right.
    pub const ALL: [Self; 12] = {
        let mut all = [Self::IDENTITY; 12];
        let mut index = 0;
        while index < 12 {
            all[index] = Self {
                mirrored: index >= 6,
                turns: index as u8 % 6,
            };
            index += 1;
        }
        all
    };

    /// Where a cell goes.
    pub const fn cell(self, cell: Cell) -> Cell {
        IMAGES[self.mirrored as usize][self.turns as usize % 6][cell as usize]
    }

    /// Where a set of cells goes.
    pub fn cells(self, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// Where an edge goes.
    pub fn edge(self, edge: Edge) -> Edge {
        let image = self.cells(edge.cells());
        Edge::ALL
            .into_iter()
            .find(|edge| edge.cells() == image)
            .unwrap_or(edge)
    }

    /// The emblem of the edges to which the edges with the given emblem go.
    pub fn emblem(self, emblem: Emblem) -> Emblem {
        self.edge(emblem.edges()[0]).emblem()
    }

    /// The layout turned or mirrored.
    pub fn layout(self, layout: &Layout) -> Layout {
        let tokens = layout.tokens().moved(|cell| self.cell(cell));
        Layout::from_parts(tokens, self.cell(layout.forbidden()))
    }

    /// The position turned or mirrored.
    pub fn position(self, position: &Position) -> Position {
        position.moved(|cell| self.cell(cell))
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        if self.mirrored {
            // A reflection undoes itself.
            self
        } else {
            Self {
                turns: (6 - self.turns) % 6,
                ..self
            }
        }
    }

    /// This symmetry, followed by another.
    #[must_use]
    pub const fn then(self, next: Self) -> Self {
        // Mirroring afterwards is mirroring before and turning the other way.
        let turns = if next.mirrored {
            6 - self.turns
        } else {
            self.turns
        };
        Self {
            mirrored: self.mirrored != next.mirrored,
            turns: (turns + next.turns) % 6,
        }
    }
}

/// The image of every cell, by mirroring and number of turns.
const IMAGES: [[[Cell; 37]; 6]; 2] = {
    let mut images = [[Cell::ALL; 6]; 2];
    let mut index = 0;
    while index < 37 {
        let cell = Cell::ALL[index];
        let mut mirrored = 0;
        while mirrored < 2 {
            // Three coordinates from the centre that add up to nought: mirroring exchanges two
            // of them, turning sends them round and changes their signs.
            let (x, z) = (cell.column() - 3, cell.row() - 3);
            let y = -x - z;
            let (mut x, mut y, mut z) = if mirrored == 1 { (y, x, z) } else { (x, y, z) };
            let mut turns = 0;
            while turns < 6 {
                images[mirrored][turns][index] = match Cell::from_bit((8 * (z + 3) + x + 3) as u32)
                {
                    Some(image) => image,
                    None => panic!("a symmetry leaves the board"),
                };
                (x, y, z) = (-z, -x, -y);
                turns += 1;
            }
            mirrored += 1;
        }
        index += 1;
    }
    images
};
