//! How hard a position looks before it is searched.
//!
//! Mostly the side to move wins, and soon. What differs by far more is the work of showing that it
//! does *not*: it grows with the free cells, with the safe ones, and with the pawns the opponent
//! still needs to join two edges, and shrinks with those the side to move needs. How much, was
//! found by trying; a good guess saves two nodes of three.

use super::board::State;

/// The distance between edges that a side cannot join any more, and the most that counts.
const FAR: u32 = 6;

/// What a look at the edges tells of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Guess {
    /// Whether each side could still join edges, if it got the cells it needs.
    pub(super) both_can_join: bool,
    /// The work of proving that the side to move does not reach what it needs, where proving that
    /// it does is 1.
    pub(super) prevent: u32,
}

impl Guess {
    /// Of a position with these safe cells.
    pub(super) fn of(state: &State, safe: u64) -> Self {
        let [mine, mine_next] = state.mover.distances(state.free, FAR);
        let [theirs, theirs_next] = state.waiting.distances(state.free, FAR);
        let harder = 6 * theirs + 2 * theirs_next + state.free.count_ones();
        let easier = 3 * mine + 2 * mine_next + 7;
        Self {
            both_can_join: mine < FAR && theirs < FAR,
            prevent: doubled(safe.count_ones(), harder.saturating_sub(easier)),
        }
    }
}

/// A number doubled so many quarters of a time.
const fn doubled(number: u32, quarters: u32) -> u32 {
    /// 32 × 2^(n/4).
    const PARTS: [u32; 4] = [32, 38, 45, 54];
    ((number * PARTS[(quarters % 4) as usize]) << (quarters / 4)) / 32
}

#[cfg(test)]
mod tests {
    use super::{
        super::{bits::each, board::Layout, proof::NEVER},
        *,
    };

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
            let [nearest, _] = state.mover.distances(state.free, FAR);
            if state.mover.winning() & state.free != 0 {
                assert_eq!(nearest, 1, "{text}");
                continue;
            }
            let after = each(state.free).map(|cell| {
                let next = layout.play(&state, cell);
                next.waiting.distances(next.free, FAR)[0]
            });
            assert_eq!(Some(nearest), after.min().map(|least| least + 1), "{text}");
        }
    }

    #[test]
    fn four_quarters_double() {
        let doubles = [0, 2, 4, 12].map(|quarters| doubled(7, quarters));
        assert_eq!(doubles, [7, 9, 14, 56]);
        // The hardest there is, times all moves, does not pass for "never".
        assert!(doubled(12, 8 * FAR + 36 - 12) < NEVER / 12);
    }
}
