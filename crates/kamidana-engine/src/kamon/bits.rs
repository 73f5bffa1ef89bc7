//! Sets of cells as plain integers, in the order of [`kamon::CellSet::to_bits`]: what the search
//! does millions of times a second.

use kamon::{CellSet, Edge};

/// All thirty-seven cells.
const BOARD: u64 = CellSet::ALL.to_bits();

/// The six edges, opposite ones side by side.
pub(super) const EDGES: [u64; 6] = {
    let mut edges = [0; 6];
    let mut index = 0;
    while index < 6 {
        edges[index] = Edge::ALL[index].cells().to_bits();
        index += 1;
    }
    edges
};

const BORDER: u64 = CellSet::BORDER.to_bits();

/// The cells of a set, lowest bit first, as bit numbers.
pub(super) fn each(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(bit)
    })
}

/// The set and everything next to it.
#[inline]
pub(super) const fn spread(set: u64) -> u64 {
    let left = set | set >> 1;
    let right = set | set << 1;
    (left | right | left << 8 | right >> 8) & BOARD
}

/// What can be reached from `start` inside `within`.
#[inline]
pub(super) const fn flood(start: u64, within: u64) -> u64 {
    let mut reached = start & within;
    loop {
        let next = spread(reached) & within;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// The cells around which `chain` and other places alternate at least twice: a pawn there joins
/// the chain to itself round something that is not part of it.
#[inline]
pub(super) const fn splitting(chain: u64) -> u64 {
    let ring = [
        chain << 8,
        chain << 7,
        chain >> 1,
        chain >> 8,
        chain >> 7,
        chain << 1,
    ];
    let (mut once, mut twice) = (0, 0);
    let mut place = 0;
    while place < 6 {
        let group_end = ring[place] & !ring[(place + 1) % 6];
        twice |= once & group_end;
        once |= group_end;
        place += 1;
    }
    twice & BOARD
}

/// The cells outside `wall` that cannot reach the border through such cells.
#[inline]
pub(super) const fn enclosed(wall: u64) -> u64 {
    let open = BOARD & !wall;
    open & !flood(BORDER, open)
}

/// The cells whose six neighbours all exist and lie in the set.
#[inline]
pub(super) const fn surrounded(set: u64) -> u64 {
    set << 8 & set << 7 & set >> 1 & set >> 8 & set >> 7 & set << 1 & BOARD & !BORDER
}
