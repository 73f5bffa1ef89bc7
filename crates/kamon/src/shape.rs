//! Chains and loops of pawns.

use crate::{Cell, CellSet, Emblem};

/// Whether a pawn just put on `cell` has joined two opposite edges.
pub(crate) fn joins_edges(pawns: CellSet, cell: Cell, ring: Ring) -> bool {
    // Most moves are settled here, without following the chain: a pawn that joins no two chains
    // can only have carried one to an edge, by standing on it.
    if !ring.splits && (!cell.is_border() || ring.is_bare) {
        return false;
    }
    let chain = CellSet::of(cell).flood(pawns);
    Emblem::ALL
        .into_iter()
        .any(|emblem| touches_both(chain, emblem))
}

fn touches_both(pawns: CellSet, emblem: Emblem) -> bool {
    let [one, other] = emblem.edges();
    pawns.meets(one.cells()) && pawns.meets(other.cells())
}

/// A shortest chain that joins two opposite edges; empty if there is none.
pub(crate) fn shortest_chain(pawns: CellSet) -> CellSet {
    Emblem::ALL
        .into_iter()
        .filter_map(|emblem| {
            let [one, other] = emblem.edges();
            let start = pawns & one.cells();
            shortest_path(start, pawns - start, other.cells())
        })
        .min_by_key(|chain| chain.len())
        .unwrap_or_default()
}

/// A shortest path from `start` to `goal` whose further cells are in `rest`.
fn shortest_path(start: CellSet, rest: CellSet, goal: CellSet) -> Option<CellSet> {
    if let Some(end) = (start & goal).first() {
        return Some(CellSet::of(end));
    }
    let next = start.neighbours() & rest;
    if next.is_empty() {
        return None;
    }
    let path = shortest_path(next, rest - next, goal)?;
    // Only the path's first cell can be next to `start`: the others were reached later.
    let step = (path.neighbours() & start).first()?;
    Some(path.with(step))
}

/// The six places around a new pawn, as far as they tell what it can have done.
#[derive(Clone, Copy)]
pub(crate) struct Ring {
    /// Whether own pawns and other places alternate at least twice, going round.
    ///
    /// Only then can the new pawn have joined two chains, or closed a loop: a new wall separates
    /// nothing from outside unless the places without own pawn fall into several groups. Places
    /// off the board are such places: outside is outside.
    pub(crate) splits: bool,
    /// Whether there is no own pawn at all.
    is_bare: bool,
}

impl Ring {
    pub(crate) const fn around(cell: Cell, pawns: CellSet) -> Self {
        // Bit 8 of `around` is the cell itself. The ring takes one bit a place, going round.
        let around = pawns.to_bits() << 8 >> cell.bit();
        let upper = around & 0b11;
        let right = around >> 9 & 1;
        let lower_right = around >> 16 & 1;
        let lower_left = around >> 15 & 1;
        let left = around >> 7 & 1;
        let ring = upper | right << 2 | lower_right << 3 | lower_left << 4 | left << 5;
        Self {
            splits: SPLITTING_RINGS >> ring & 1 != 0,
            is_bare: ring == 0,
        }
    }
}

/// For each of the 64 rings, whether its places without own pawn form several groups.
const SPLITTING_RINGS: u64 = {
    let mut splitting = 0;
    let mut ring: u64 = 0;
    while ring < 64 {
        let turned = ring >> 1 | (ring & 1) << 5;
        let groups = (ring & !turned).count_ones();
        if groups >= 2 {
            splitting |= 1 << ring;
        }
        ring += 1;
    }
    splitting
};

/// The cells without own pawn that cannot reach the border through such cells.
///
/// `worthless` is a cell that makes no loop by itself: the forbidden one, if it does not count.
/// It is left out unless other cells are enclosed together with it.
pub(crate) fn enclosed(pawns: CellSet, worthless: Option<Cell>) -> CellSet {
    let open = !pawns;
    let enclosed = open - CellSet::BORDER.flood(open);
    match worthless {
        Some(cell) if !enclosed.meets(cell.neighbours()) => enclosed.without(cell),
        _ => enclosed,
    }
}

/// The pawns around enclosed cells, as close as they stand.
pub(crate) fn ring(enclosed: CellSet) -> CellSet {
    // Pawns standing inside, cut off from the border by the enclosed cells, are no part of it.
    let inside = !CellSet::BORDER.flood(!enclosed);
    inside.neighbours()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A ring that splits too often would still give right results, only slowly; so no test of
    /// the rules would notice.
    #[test]
    fn a_ring_splits_exactly_if_its_open_places_do_not_hang_together() {
        let around: Vec<Cell> = Cell::D4.neighbours().iter().collect();
        for choice in 0..64_u32 {
            let pawns = around
                .iter()
                .zip(0..)
                .filter(|(_, place)| choice >> place & 1 != 0)
                .map(|(&cell, _)| cell)
                .collect();
            let open = Cell::D4.neighbours() - pawns;
            let together = open
                .first()
                .is_none_or(|cell| CellSet::of(cell).flood(open) == open);
            let ring = Ring::around(Cell::D4, pawns);
            assert_eq!(ring.splits, !together, "{pawns:?}");
            assert_eq!(ring.is_bare, pawns.is_empty(), "{pawns:?}");
        }
    }
}
