//! What the guess sees of a position.

use super::{
    bits::each,
    board::{FAR, Layout, State},
    look::Look,
};

/// How many features there are, the constant among them.
pub const FEATURES: usize = 24;

/// The value of the feature that is always the same.
const CONSTANT: i16 = 16;

/// What a position that no look settles is like, for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Features {
    pub(super) values: [i16; FEATURES],
    /// Whether each side could still join edges, if it got the cells it needs.
    pub(super) both_can_join: bool,
}

impl Features {
    pub(super) fn of(layout: &Layout, state: &State, look: &Look) -> Self {
        let (free, legal, tries) = (state.free, state.legal, look.cells);
        let mine = state.mover.shortest_ways(free);
        let theirs = state.waiting.shortest_ways(free);
        let my_wins = state.mover.winning() & free;
        let their_wins = state.waiting.winning() & free;
        // The fewest of their cells that the opponent can answer on, and of ours if we go our way.
        let (mut fewest_theirs, mut fewest_mine) = (9, 9);
        for cell in each(tries) {
            let replies = layout.matching(cell) & free;
            fewest_theirs = fewest_theirs.min(count(replies & theirs.cells));
            if mine.cells >> cell & 1 != 0 {
                fewest_mine = fewest_mine.min(count(replies & mine.cells));
            }
        }
        // The cells after which none of these can be taken at once.
        let apart = |from: u64| count(layout.unmatched(free, from));
        Self {
            values: [
                count(free),
                count(tries),
                mine.pawns as i16,
                theirs.pawns as i16,
                apart(their_wins),
                apart(my_wins),
                look.fewest_replies as i16,
                look.most_threats as i16,
                count(mine.cells),
                count(theirs.cells),
                count(tries & mine.cells),
                count(tries & theirs.cells),
                count(my_wins),
                count(their_wins),
                look.replies as i16,
                look.few_replies as i16,
                i16::from(state.mover_wins_block()),
                fewest_theirs,
                fewest_mine,
                count(legal & !tries),
                count(legal & mine.cells & theirs.cells),
                apart(mine.cells),
                apart(theirs.cells),
                CONSTANT,
            ],
            both_can_join: mine.pawns < FAR && theirs.pawns < FAR,
        }
    }
}

const fn count(cells: u64) -> i16 {
    cells.count_ones() as i16
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where the edges are not joined by the next pawn, some pawn comes one nearer and none comes
    /// more than one nearer.
    #[test]
    fn a_distance_is_one_more_than_the_least_after_a_pawn() {
        for text in [
            "oc6k3./l1k2m1c1x/k1oc2l5w1o/f4m4l6xc3m6k6/l4xc5c4xk4/f6f2w2ox/w6of5f1 b m2",
            "f4m5c3k1/oxm2c6k6/ow3l4ow2m3/xxk3xol2x/xook4c2m1/f3m6k2w4f2/m4c4c5. b c1",
            "xxw3w5/xf2f3m1f4/ow1xl1of5/w4xxoom6c3/c5w6ox.c6/xom3c2k2/ow2xo w m5",
        ] {
            let position = text.parse().expect("a position");
            let layout = Layout::new(&position);
            let state = layout.state(&position);
            let [nearest, _] = state.mover.distances(state.free);
            let ways = state.mover.shortest_ways(state.free);
            assert_eq!(ways.pawns, nearest, "{text}");
            if state.mover.winning() & state.free != 0 {
                assert_eq!(ways.cells, state.mover.winning() & state.free, "{text}");
                assert_eq!(nearest, 1, "{text}");
                continue;
            }
            let after = each(state.free).map(|cell| {
                let next = layout.play(&state, cell);
                next.waiting.distances(next.free)[0]
            });
            assert_eq!(Some(nearest), after.min().map(|least| least + 1), "{text}");
        }
    }
}
