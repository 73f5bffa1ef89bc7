//! What each cell leads to at once: what a beginner is shown.

use std::collections::BTreeMap;

use kamon::{Cell, Position};
use serde::Serialize;

/// What every cell that can be taken now leaves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamonPlacements))]
#[serde(tag = "kind", rename = "placements")]
pub struct Placements {
    /// By the cell.
    pub placements: BTreeMap<String, Placement>,
}

/// What a cell leaves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamonPlacement))]
pub struct Placement {
    /// Whether it wins.
    pub wins: bool,
    /// The cells the opponent can answer on.
    pub left: Vec<String>,
    /// Those of them that would win for the opponent.
    pub lost: Vec<String>,
}

/// `None` once it is over.
pub(super) fn placements(position: &Position) -> Option<Placements> {
    position.to_act()?;
    let placements = position.legal_actions().map(|cell| {
        let after = after(position, cell);
        (cell.name().to_owned(), Placement::of(position, &after))
    });
    Some(Placements {
        placements: placements.collect(),
    })
}

impl Placement {
    fn of(before: &Position, after: &Position) -> Self {
        let name = |cell: Cell| cell.name().to_owned();
        let answers = || after.to_act().is_some().then(|| after.legal_actions());
        Self {
            wins: after.outcome().winner() == before.to_act(),
            left: answers().into_iter().flatten().map(name).collect(),
            lost: winning(after).map(name).collect(),
        }
    }
}

/// The cells that win at once for whoever is to play.
pub(super) fn winning(position: &Position) -> impl Iterator<Item = Cell> + '_ {
    let side = position.to_act();
    let cells = side.map(|_| position.legal_actions());
    cells
        .into_iter()
        .flatten()
        .filter(move |cell| after(position, *cell).outcome().winner() == side)
}

pub(super) fn after(position: &Position, cell: Cell) -> Position {
    let mut after = *position;
    after.play_unchecked(cell);
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_placement_names_the_answers_and_those_that_win() {
        let text = "xxw3w5/xf2f3m1f4/ow1xl1of5/w4xxoom6c3/c5w6ox.c6/xom3c2k2/ow2xo w m5";
        let position: Position = text.parse().expect("a position");
        let found = placements(&position).expect("it is not over").placements;
        assert_eq!(found.len(), position.legal_cells().len());
        assert!(found.values().any(|placement| placement.wins), "{found:?}");
        for (cell, placement) in found {
            let cell: Cell = cell.parse().expect("a cell");
            let after = after(&position, cell);
            let answers = if after.is_over() {
                0
            } else {
                after.legal_cells().len()
            };
            assert_eq!(placement.left.len(), answers, "{cell}");
            assert!(
                placement
                    .lost
                    .iter()
                    .all(|lost| placement.left.contains(lost))
            );
        }
    }
}
