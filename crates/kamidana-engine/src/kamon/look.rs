//! A look at a position that nobody has searched: what its safe cells lead to, and whether one of them
//! wins by force.
//!
//! Whoever threatens to win leaves the opponent few replies. Where there is only one, it is played on
//! the spot, and so on for a few moves: such a line costs a tenth of what it would cost in the search.

use super::{
    bits::each,
    board::{Layout, State},
};

/// The most legal cells: five other tokens of the symbol and five of the count, or the twelve
/// opening cells.
pub(super) const MOST_CELLS: usize = 12;

/// What the safe cells of a position lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Look {
    /// Whether one of them wins by force.
    pub(super) wins: bool,
    /// Those after which no reply blocks.
    pub(super) cells: u64,
    /// The fewest replies, without those that lose at once, that one of these leaves.
    pub(super) fewest_replies: u32,
    /// All of these replies together.
    pub(super) replies: u32,
    /// After how many of these there are at most two.
    pub(super) few_replies: u32,
    /// The most cells on which the side to move threatens to win after one of these.
    pub(super) most_threats: u32,
}

impl Layout {
    /// Looks at the safe cells of a position whose game goes on. Wins are found in which the opponent
    /// has a single reply up to so many times.
    pub(super) fn look(&self, state: &State, safe: u64, forced_replies: u32) -> Look {
        let mut look = Look {
            wins: false,
            cells: safe,
            fewest_replies: MOST_CELLS as u32,
            replies: 0,
            few_replies: 0,
            most_threats: 0,
        };
        // On these a reply blocks if it answers the one cell that they match.
        let lonely = self.lonely(state.free);
        let mut forcing = 0;
        for cell in each(safe) {
            let free = state.free & !(1 << cell);
            if free.is_power_of_two() {
                // The last reply fills the board.
                continue;
            }
            let replies = self.matching(cell) & free;
            if replies & lonely != 0 {
                look.cells &= !(1 << cell);
                continue;
            }
            let threats = self.threats_after(state, cell) & free;
            let replies = self.unmatched(replies, threats).count_ones();
            look.wins |= replies == 0;
            look.fewest_replies = look.fewest_replies.min(replies);
            look.replies += replies;
            look.few_replies += u32::from(replies <= 2);
            look.most_threats = look.most_threats.max(threats.count_ones());
            forcing |= u64::from(replies == 1) << cell;
        }
        if forced_replies > 0 && !look.wins {
            look.wins = each(forcing).any(|cell| self.forces(state, cell, forced_replies));
        }
        look
    }

    /// Whether a cell that leaves a single reply wins by force.
    fn forces(&self, state: &State, cell: u8, forced_replies: u32) -> bool {
        let next = self.play(state, cell);
        let reply = self.safe(&next);
        let state = self.play(&next, reply.trailing_zeros() as u8);
        let glance = self.glance(&state);
        if glance.least == glance.most {
            return glance.least == 1;
        }
        self.look(&state, glance.safe, forced_replies - 1).wins
    }
}

#[cfg(test)]
mod tests {
    use kamon::{Cell, Options, Position, Token};

    use super::{
        super::{guess::Guess, solver::Solver},
        *,
    };
    use crate::{Limits, Random, Verdict};

    /// A random game up to some move.
    fn random_position(random: &mut Random, moves: usize) -> Option<Position> {
        let mut order = Token::ALL;
        for last in (1..order.len()).rev() {
            order.swap(last, random.below(last as u32 + 1) as usize);
        }
        let forbidden = Cell::ALL[random.below(37) as usize];
        let layout = kamon::Layout::new(order, forbidden).expect("each token once");
        let mut position = Position::new(layout, Options::default());
        for _ in 0..moves {
            let legal = position.legal_cells();
            let chosen = random.below(legal.len() as u32) as usize;
            position.play(legal.iter().nth(chosen)?).ok()?;
        }
        (!position.outcome().is_over()).then_some(position)
    }

    /// What a pawn would threaten is what it threatens once it is there, loops included.
    #[test]
    fn threats_are_foreseen() {
        let mut random = Random::new(4);
        let mut loops = 0;
        for moves in (6..26).cycle().take(4000) {
            let Some(position) = random_position(&mut random, moves) else {
                continue;
            };
            let layout = Layout::new(&position);
            let state = layout.state(&position);
            let glance = layout.glance(&state);
            if glance.winning != 0 {
                continue;
            }
            for cell in each(state.legal) {
                let next = layout.play(&state, cell);
                let threats = next.waiting.winning();
                assert_eq!(layout.threats_after(&state, cell), threats, "{position}");
                loops += u32::from(threats != 0 && next.waiting.distances(next.free)[0] > 1);
            }
        }
        assert!(loops > 0);
    }

    /// Forced wins that a shorter look does not find are wins, as a search without forced wins says too.
    #[test]
    fn forced_wins_are_wins() {
        let mut random = Random::new(9);
        let mut found = 0;
        for moves in (12..20).cycle() {
            let Some(position) = random_position(&mut random, moves) else {
                continue;
            };
            let layout = Layout::new(&position);
            let state = layout.state(&position);
            let glance = layout.glance(&state);
            if glance.least == glance.most {
                continue;
            }
            let wins = |forced_replies| layout.look(&state, glance.safe, forced_replies).wins;
            if wins(0) || !wins(4) {
                continue;
            }
            found += 1;
            let solution =
                Solver::guessing(4, Guess::ByHand).solve(&position, false, &Limits::default());
            let verdict = solution.proof.map(|proof| proof.verdict);
            assert_eq!(verdict, Some(Verdict::Win), "{position}");
            if found == 50 {
                break;
            }
        }
    }
}
