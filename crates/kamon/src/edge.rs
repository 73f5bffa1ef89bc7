//! The six edges of the board and the emblems that pair them.

use std::fmt;

use crate::{
    Cell::{self, A1, A2, A3, A4, B1, B5, C1, C6, D1, D7, E1, E6, F1, F5, G1, G2, G3, G4},
    CellSet,
};

/// One of the six edges, four cells each; a corner belongs to both its edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Edge {
    /// Row a.
    Top,
    /// Row g.
    Bottom,
    /// a1 b1 c1 d1.
    UpperLeft,
    /// d7 e6 f5 g4.
    LowerRight,
    /// a4 b5 c6 d7.
    UpperRight,
    /// d1 e1 f1 g1.
    LowerLeft,
}

impl Edge {
    /// Every edge, opposite ones side by side.
    pub const ALL: [Self; 6] = [
        Self::Top,
        Self::Bottom,
        Self::UpperLeft,
        Self::LowerRight,
        Self::UpperRight,
        Self::LowerLeft,
    ];

    /// The four cells of the edge.
    pub const fn cells(self) -> CellSet {
        const fn set(cells: [Cell; 4]) -> CellSet {
            CellSet::from_cells(&cells)
        }
        match self {
            Self::Top => const { set([A1, A2, A3, A4]) },
            Self::Bottom => const { set([G1, G2, G3, G4]) },
            Self::UpperLeft => const { set([A1, B1, C1, D1]) },
            Self::LowerRight => const { set([D7, E6, F5, G4]) },
            Self::UpperRight => const { set([A4, B5, C6, D7]) },
            Self::LowerLeft => const { set([D1, E1, F1, G1]) },
        }
    }

    /// The edge across the board, which carries the same emblem.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Top => Self::Bottom,
            Self::Bottom => Self::Top,
            Self::UpperLeft => Self::LowerRight,
            Self::LowerRight => Self::UpperLeft,
            Self::UpperRight => Self::LowerLeft,
            Self::LowerLeft => Self::UpperRight,
        }
    }

    /// The emblem painted on the edge.
    pub const fn emblem(self) -> Emblem {
        match self {
            Self::Top | Self::Bottom => Emblem::Snake,
            Self::UpperLeft | Self::LowerRight => Emblem::Tortoise,
            Self::UpperRight | Self::LowerLeft => Emblem::Dragon,
        }
    }
}

/// The emblem two opposite edges share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Emblem {
    /// Rows a and g.
    Snake,
    /// Upper left and lower right.
    Tortoise,
    /// Upper right and lower left.
    Dragon,
}

impl Emblem {
    /// Every emblem.
    pub const ALL: [Self; 3] = [Self::Snake, Self::Tortoise, Self::Dragon];

    /// The two edges that carry the emblem, the upper one first.
    pub const fn edges(self) -> [Edge; 2] {
        match self {
            Self::Snake => [Edge::Top, Edge::Bottom],
            Self::Tortoise => [Edge::UpperLeft, Edge::LowerRight],
            Self::Dragon => [Edge::UpperRight, Edge::LowerLeft],
        }
    }

    /// `snake`, `tortoise` or `dragon`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Snake => "snake",
            Self::Tortoise => "tortoise",
            Self::Dragon => "dragon",
        }
    }
}

impl fmt::Display for Emblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
