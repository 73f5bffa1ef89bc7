//! How hard a position looks before it is searched.
//!
//! A proof-number search is as good as its first numbers: they say where to look. [`Guess::Fitted`] is made
//! of positions that searches met and that were then solved: a logistic regression says by their
//! features who wins, and two linear ones how many nodes that takes if the side to move wins and if it does
//! not. Every weight changes with the number of free cells. A side's number is 8 · nodes^0.35 · odds^−0.5, with the
//! nodes of its success and its odds; the factor and the exponents were found by trying.
//! docs/engines.md says what it gains.

use super::{
    board::{Layout, State},
    look::Look,
};
use crate::maths::power_of_two;

/// The distance between edges that a side cannot join any more, and the most that counts.
const FAR: u32 = 6;

/// How the first numbers of a position are found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Guess {
    /// By what was found of many positions, after a look at forced replies.
    Fitted,
    /// By the edges, weighed by hand. The levels below the last were measured with it.
    ByHand,
}

/// What a glance at a position tells of the work that it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    /// Whether each side could still join edges, if it got the cells it needs.
    pub(super) both_can_join: bool,
    /// The work of proving that the side to move reaches what it needs.
    pub(super) reach: u32,
    /// The work of proving that it does not.
    pub(super) prevent: u32,
}

/// What a feature weighs, in 16 384ths of sixteenths of a doubling.
struct Weights {
    constant: i32,
    plain: [i32; FEATURES],
    for_each_free_cell: [i32; FEATURES],
}

/// The free cells, those worth a try, the pawns that the side to move needs to join the nearest and the next
/// pair of edges, those that the opponent needs, the cells that either may play on without handing over
/// a win, the fewest replies that a try leaves and the most threats that one makes.
const FEATURES: usize = 10;

/// For the work of winning.
#[rustfmt::skip]
const REACH: Weights = Weights {
    constant: 1_429_041,
    plain: [35_569, -61_949, -167_883, -66_381, 118_019, 35_546, -51_629, -3_709, -53_158, 18_738],
    for_each_free_cell: [-2_469, 2_311, 18_616, 9_681, -14_995, -6_083, 1_278, 1_502, 4_076, -20_898],
};

/// For the work of preventing it.
#[rustfmt::skip]
const PREVENT: Weights = Weights {
    constant: 191_664,
    plain: [-83_294, 103_307, 133_201, 53_860, -142_516, -50_739, 79_909, 5_450, 74_634, 60_606],
    for_each_free_cell: [5_355, -3_692, -13_731, -7_532, 19_992, 9_265, -1_416, -1_635, -4_371, 9_643],
};

impl Weights {
    fn number(&self, features: [u32; FEATURES]) -> u32 {
        let [free, ..] = features.map(|feature| feature as i32);
        let weights = self.plain.iter().zip(self.for_each_free_cell);
        let terms = weights
            .zip(features)
            .map(|((plain, more), feature)| (plain + free * more) * feature as i32);
        power_of_two((self.constant + terms.sum::<i32>()) >> 14)
    }
}

impl Guess {
    /// How often a look plays a single reply on the spot.
    pub(super) const fn forced_replies(self) -> u32 {
        match self {
            Self::Fitted => 4,
            Self::ByHand => 0,
        }
    }

    /// The numbers of a position with this look.
    pub(super) fn of(self, layout: &Layout, state: &State, look: &Look) -> Numbers {
        let free = state.free.count_ones();
        let cells = look.cells.count_ones();
        let [mine, mine_next] = state.mover.distances(state.free, FAR);
        let [theirs, theirs_next] = state.waiting.distances(state.free, FAR);
        let [reach, prevent] = match self {
            Self::Fitted => {
                let open = |threats| {
                    let safe = layout.unmatched(state.free, threats & state.free);
                    safe.count_ones()
                };
                let features = [
                    free,
                    cells,
                    mine,
                    mine_next,
                    theirs,
                    theirs_next,
                    open(state.waiting.winning()),
                    open(state.mover.winning()),
                    look.fewest_replies,
                    look.most_threats,
                ];
                [REACH.number(features), PREVENT.number(features)]
            }
            // Mostly the side to move wins, and soon. What differs by far more is the work of showing
            // that it does not.
            Self::ByHand => {
                let harder = 6 * theirs + 2 * theirs_next + free;
                let easier = 3 * mine + 2 * mine_next + 7;
                [1, doubled(cells, harder.saturating_sub(easier))]
            }
        };
        Numbers {
            both_can_join: mine < FAR && theirs < FAR,
            reach,
            prevent,
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

    #[test]
    fn who_needs_fewer_pawns_has_less_to_do() {
        let numbers = |mine, theirs| {
            let features = [20, 4, mine, mine + 1, theirs, theirs + 1, 15, 15, 3, 1];
            [REACH.number(features), PREVENT.number(features)]
        };
        for theirs in 2..5 {
            let (near, far) = (numbers(2, theirs), numbers(4, theirs));
            assert!(near[0] < far[0] && near[1] > far[1], "{theirs}");
        }
        for mine in 2..5 {
            let (near, far) = (numbers(mine, 2), numbers(mine, 4));
            assert!(near[0] > far[0] && near[1] < far[1], "{mine}");
        }
        // The hardest there is, times all moves, does not pass for "never".
        assert!(power_of_two(i32::MAX) < NEVER / 12);
    }
}
