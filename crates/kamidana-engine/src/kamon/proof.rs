//! Depth-first proof-number search: does the side to move reach what it needs?

use crate::Meter;

use super::{
    board::{Layout, Outlook, State},
    guess::Guess,
    table::Table,
};

/// The effort of what cannot be done.
pub(super) const NEVER: u32 = (1 << 28) - 1;

/// The most legal cells: five other tokens of the symbol and five of the count, or the twelve
/// opening cells.
const MOST_CELLS: usize = 12;

/// How far a side is from proving its case, in positions still to be settled, at least.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Effort {
    /// For the side to move to reach what it needs; 0 once it is proven.
    pub(super) reach: u32,
    /// For the opponent to prevent it; 0 once it is disproven.
    pub(super) prevent: u32,
    /// Of a settled position: no draw was needed, so a needed draw reached is even a win, and a
    /// needed win prevented even a loss.
    pub(super) clear: bool,
}

impl Effort {
    const fn settled(reached: bool, clear: bool) -> Self {
        Self {
            reach: if reached { 0 } else { NEVER },
            prevent: if reached { NEVER } else { 0 },
            clear,
        }
    }

    pub(super) const fn is_settled(self) -> bool {
        self.reach == 0 || self.prevent == 0
    }

    fn pack(self, work: u64) -> u64 {
        // The worth: the number of binary digits of the work it took.
        let worth = u64::from(64 - work.leading_zeros()).min(62) + 1;
        u64::from(self.reach) << 36
            | u64::from(self.prevent) << 8
            | u64::from(self.clear) << 6
            | worth
    }

    fn unpack(value: u64) -> Self {
        Self {
            reach: (value >> 36) as u32,
            prevent: (value >> 8) as u32 & NEVER,
            clear: value >> 6 & 1 != 0,
        }
    }
}

/// A search and what it shares with the searches before it.
pub(super) struct Prover<'a> {
    pub(super) layout: &'a Layout,
    pub(super) table: &'a mut Table,
    pub(super) meter: &'a mut Meter,
}

/// A move and what is known of the position after it.
#[derive(Clone, Copy)]
struct Branch {
    cell: u8,
    /// From the view of the opponent, who is then to move.
    effort: Effort,
}

/// Tells the two questions about a position apart in the table.
const NEEDS_DRAW: u64 = 0x5bf0_3635_0a8c_7e21;

impl Prover<'_> {
    fn key(state: &State, needs_win: bool) -> u64 {
        state.key() ^ if needs_win { 0 } else { NEEDS_DRAW }
    }

    /// Settles whether the side to move wins (or, if it `needs_win` not, draws at least); comes
    /// back unsettled only if the meter is exhausted.
    pub(super) fn settle(&mut self, state: &State, needs_win: bool) -> Effort {
        let effort = self.first_look(state, needs_win);
        if effort.is_settled() {
            return effort;
        }
        self.search(state, needs_win, NEVER, NEVER)
    }

    /// The value of the position for the side to move, 1, 0 or -1, unless the meter runs out.
    pub(super) fn value(&mut self, state: &State) -> Option<i8> {
        let effort = self.settle(state, true);
        if !effort.is_settled() {
            return None;
        }
        if effort.reach == 0 || effort.clear {
            return Some(if effort.reach == 0 { 1 } else { -1 });
        }
        // Some line ended in a draw: the rarer question has to be asked as well.
        let effort = self.settle(state, false);
        effort
            .is_settled()
            .then_some(if effort.reach == 0 { 0 } else { -1 })
    }

    /// What is known of a position without searching it.
    #[inline]
    pub(super) fn first_look(&self, state: &State, needs_win: bool) -> Effort {
        let glance = self.layout.glance(state);
        if let Some(effort) = from_outlook(&glance, needs_win) {
            return effort;
        }
        if let Some(value) = self.table.get(Self::key(state, needs_win)) {
            return Effort::unpack(value);
        }
        let guess = Guess::of(state, glance.safe);
        if !guess.both_can_join {
            let (least, most) = self.layout.block_bounds(state);
            let outlook = Outlook {
                least,
                most,
                ..glance
            };
            if let Some(effort) = from_outlook(&outlook, needs_win) {
                return effort;
            }
        }
        Effort {
            reach: 1,
            prevent: guess.prevent,
            clear: false,
        }
    }

    fn search(
        &mut self,
        state: &State,
        needs_win: bool,
        reach_limit: u32,
        prevent_limit: u32,
    ) -> Effort {
        let started = self.meter.nodes();
        if !self.meter.count() {
            return Effort {
                reach: 1,
                prevent: 1,
                clear: false,
            };
        }
        let glance = self.layout.glance(state);
        let mut branches = [Branch {
            cell: 0,
            effort: Effort::settled(true, false),
        }; MOST_CELLS];
        let mut count = 0;
        for cell in super::bits::each(glance.safe) {
            let next = self.layout.play(state, cell);
            let effort = self.first_look(&next, !needs_win);
            branches[count] = Branch { cell, effort };
            count += 1;
            if effort.prevent == 0 && (needs_win || effort.clear) {
                break;
            }
        }
        let branches = &mut branches[..count];
        let effort = loop {
            let (effort, best, second) = summary(branches);
            if effort.reach >= reach_limit
                || effort.prevent >= prevent_limit
                || self.meter.is_exhausted()
            {
                break effort;
            }
            let branch = &mut branches[best];
            // The opponent's reach is our hindrance, and the other way round.
            let reach = (prevent_limit - effort.prevent)
                .saturating_add(branch.effort.reach)
                .min(NEVER);
            let prevent = reach_limit
                .min(second.saturating_add(second / 4).saturating_add(1))
                .min(NEVER);
            let next = self.layout.play(state, branch.cell);
            branch.effort = self.search(&next, !needs_win, reach, prevent);
        };
        if !self.meter.is_exhausted() || effort.is_settled() {
            let work = self.meter.nodes() - started;
            self.table
                .put(Self::key(state, needs_win), effort.pack(work));
        }
        effort
    }
}

/// What a first look settles, if anything.
fn from_outlook(outlook: &Outlook, needs_win: bool) -> Option<Effort> {
    let needed = i8::from(needs_win);
    if outlook.least >= needed {
        Some(Effort::settled(true, outlook.least == 1))
    } else if outlook.most < needed {
        Some(Effort::settled(false, outlook.most == -1))
    } else {
        None
    }
}

/// What the branches say of their position, the branch to search and the next best's effort.
#[inline]
fn summary(branches: &[Branch]) -> (Effort, usize, u32) {
    let mut best = 0;
    let (mut reach, mut second) = (u32::MAX, NEVER);
    let mut prevent = 0_u32;
    let mut clear = true;
    for (index, branch) in branches.iter().enumerate() {
        let effort = &branch.effort;
        // Positions reached in several ways are counted each time: the sum may grow beyond all
        // bounds, but it must not pass for "never".
        prevent = prevent.saturating_add(effort.reach).min(NEVER - 1);
        clear &= effort.clear;
        if effort.prevent < reach {
            second = reach;
            reach = effort.prevent;
            best = index;
        } else if effort.prevent < second {
            second = effort.prevent;
        }
    }
    if reach == 0 {
        clear = branches
            .iter()
            .any(|branch| branch.effort.prevent == 0 && branch.effort.clear);
    }
    if prevent == 0 {
        reach = NEVER;
    }
    if reach == 0 {
        prevent = NEVER;
    }
    (
        Effort {
            reach: reach.min(NEVER),
            prevent,
            clear,
        },
        best,
        second.min(NEVER),
    )
}
