//! How hard a position looks before it is searched.
//!
//! A proof-number search is as good as its first numbers: they say where to look. [`Guess::Fitted`] is
//! a small network (`net.rs`) over what a look tells (`features.rs`), fitted to positions that searches met
//! and that were then solved. docs/engines.md says what it gains.

use super::{
    board::{FAR, Layout, State},
    features::Features,
    look::Look,
    net::NET,
};

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

impl Guess {
    /// How often a look plays a single reply on the spot.
    pub(super) const fn forced_replies(self) -> u32 {
        match self {
            Self::Fitted => 4,
            Self::ByHand => 0,
        }
    }

    /// By how many sixteenths of its second best a position's best move may look harder before the second
    /// is searched: changing over often costs time, changing over late does too.
    pub(super) const fn patience(self) -> u32 {
        match self {
            Self::Fitted => 8,
            Self::ByHand => 4,
        }
    }

    /// Whether the second question about a position starts from what the first has found.
    pub(super) const fn learns_from_first_question(self) -> bool {
        matches!(self, Self::Fitted)
    }

    /// The numbers of a position with this look.
    pub(super) fn of(self, layout: &Layout, state: &State, look: &Look) -> Numbers {
        match self {
            Self::Fitted => {
                let features = Features::of(layout, state, look);
                let [reach, prevent] = NET.numbers(features.values);
                Numbers {
                    both_can_join: features.both_can_join,
                    reach,
                    prevent,
                }
            }
            // Mostly the side to move wins, and soon. What differs by far more is the work of showing
            // that it does not.
            Self::ByHand => {
                let free = state.free.count_ones();
                let [mine, mine_next] = state.mover.distances(state.free);
                let [theirs, theirs_next] = state.waiting.distances(state.free);
                let harder = 6 * theirs + 2 * theirs_next + free;
                let easier = 3 * mine + 2 * mine_next + 7;
                Numbers {
                    both_can_join: mine < FAR && theirs < FAR,
                    reach: 1,
                    prevent: doubled(look.cells.count_ones(), harder.saturating_sub(easier)),
                }
            }
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
    use super::{super::proof::NEVER, *};

    #[test]
    fn four_quarters_double() {
        let doubles = [0, 2, 4, 12].map(|quarters| doubled(7, quarters));
        assert_eq!(doubles, [7, 9, 14, 56]);
        // The hardest there is, times all moves, does not pass for "never".
        assert!(doubled(12, 8 * FAR + 36 - 12) < NEVER / 12);
    }
}
