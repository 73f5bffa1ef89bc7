//! How soon a won position is won: fastest win against longest defence.

use super::{
    bits::each,
    board::{Outlook, State},
    proof::Prover,
    table::{Memory, Table},
};

/// Asks "within so many plies?" again and again, each time two plies further, and remembers
/// both answers for every position.
pub(super) struct Distances<'a, 'b> {
    pub(super) prover: &'a mut Prover<'b>,
    pub(super) table: &'a mut Table,
}

/// What is known of a position: the win comes within `proven` plies, not within `refuted`.
#[derive(Clone, Copy)]
struct Known {
    proven: u32,
    refuted: u32,
}

const NOTHING: Known = Known {
    proven: 63,
    refuted: 0,
};

impl Known {
    const fn pack(self) -> u64 {
        // The worth grows with the depth of the search behind it; never zero.
        let worth = self.refuted as u64 / 2 + 1;
        (self.proven as u64) << 16 | (self.refuted as u64) << 8 | worth
    }

    const fn unpack(value: u64) -> Self {
        Self {
            proven: (value >> 16) as u32 & 63,
            refuted: (value >> 8) as u32 & 63,
        }
    }
}

/// A move, the position after it, and how it is ranked.
type Ranked = (u32, u8, State);

impl Distances<'_, '_> {
    /// The plies until the end of a position that is known to be won, or lost if not `won`;
    /// `None` if the meter runs out.
    pub(super) fn plies(&mut self, state: &State, won: bool) -> Option<u32> {
        let first = if won { 1 } else { 2 };
        (first..=state.free.count_ones() + 1)
            .step_by(2)
            .map(|plies| (plies, self.within(state, won, plies)))
            .find(|(_, within)| *within != Some(false))
            .and_then(|(plies, within)| within.map(|_| plies))
    }

    /// Whether the side to move (or, if not `wins`, its opponent) wins within so many plies.
    /// `None` if the meter runs out.
    pub(super) fn within(&mut self, state: &State, wins: bool, plies: u32) -> Option<bool> {
        let outlook = self.prover.layout.outlook(state);
        if outlook.winning != 0 {
            return Some(wins && plies >= 1);
        }
        if outlook.safe == 0 {
            return Some(!wins && plies >= 2);
        }
        let hopeless = if wins {
            outlook.most < 1
        } else {
            outlook.least > -1
        };
        if hopeless || plies < 3 && wins {
            return Some(false);
        }
        let key = state.key();
        let mut known = self.table.get(key).map_or(NOTHING, Known::unpack);
        if known.proven <= plies {
            return Some(true);
        }
        if known.refuted >= plies {
            return Some(false);
        }
        // The proof search may already know that there is nothing to be won here at all.
        let effort = self.prover.first_look(state, wins);
        if wins && effort.prevent == 0 || !wins && effort.reach == 0 {
            return Some(false);
        }
        if !self.prover.meter.count() {
            return None;
        }
        let answer = self.any_move(state, &outlook, wins, plies)?;
        if answer {
            known.proven = plies;
        } else {
            known.refuted = plies;
        }
        self.table.put(key, known.pack());
        Some(answer)
    }

    /// Tries the moves. Cells that hand over a win are left out: they cannot win, and defend no
    /// longer than two plies.
    fn any_move(
        &mut self,
        state: &State,
        outlook: &Outlook,
        wins: bool,
        plies: u32,
    ) -> Option<bool> {
        for (_, _, next) in self.ranked(state, outlook.safe, wins) {
            if self.within(&next, !wins, plies - 1)? == wins {
                return Some(wins);
            }
        }
        Some(!wins)
    }

    /// The moves, the most promising first: the attacker leaves few replies, the defender many.
    fn ranked(&self, state: &State, cells: u64, wins: bool) -> Vec<Ranked> {
        let mut ranked: Vec<Ranked> = each(cells)
            .map(|cell| {
                let next = self.prover.layout.play(state, cell);
                let outlook = self.prover.layout.outlook(&next);
                let effort = self.prover.first_look(&next, !wins);
                let replies = outlook.safe.count_ones();
                let rank = if wins {
                    replies + if effort.prevent == 0 { 0 } else { 32 }
                } else if effort.prevent == 0 {
                    0
                } else {
                    32 - replies
                };
                (rank, cell, next)
            })
            .collect();
        ranked.sort_by_key(|&(rank, _, _)| rank);
        ranked
    }

    /// A move that keeps a won or lost position's distance: it wins as fast, or lasts as long.
    pub(super) fn best(&mut self, state: &State, won: bool, plies: u32) -> Option<u8> {
        let outlook = self.prover.layout.outlook(state);
        if let Some(cell) = each(outlook.winning).next() {
            return Some(cell);
        }
        for (_, cell, next) in self.ranked(state, outlook.safe, won) {
            let keeps = if won {
                self.within(&next, false, plies - 1)?
            } else {
                plies <= 2 || !self.within(&next, true, plies.saturating_sub(3))?
            };
            if keeps {
                return Some(cell);
            }
        }
        each(state.legal).next()
    }
}
