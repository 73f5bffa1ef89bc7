//! Depth-first proof-number search: does the side to move reach what it needs?

use crate::Meter;

use super::{
    bits::each,
    board::{Layout, Outlook, State},
    guess::Guess,
    look::MOST_CELLS,
    table::{Memory, Table},
};

/// The effort of what cannot be done.
pub(super) const NEVER: u32 = (1 << 28) - 1;

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

    /// The same from the view of the other side, if it is `turned`.
    const fn turned(self, turned: bool) -> Self {
        if !turned {
            return self;
        }
        Self {
            reach: self.prevent,
            prevent: self.reach,
            clear: self.clear,
        }
    }

    /// What two settled moves come to, both from the view of the opponent.
    fn or(self, other: Self) -> Self {
        match (self.prevent == 0, other.prevent == 0) {
            (true, false) => self,
            (false, true) => other,
            // One clear success is enough; a failure is clear if all are.
            (reached, _) => Self {
                clear: if reached {
                    self.clear || other.clear
                } else {
                    self.clear && other.clear
                },
                ..self
            },
        }
    }

    /// What an effort for one question, "a win?" or else "at least a draw?", answers of the other.
    fn of_other_question(self, needed_win: bool) -> Option<Self> {
        let won = self.reach == 0 && (needed_win || self.clear);
        let lost = self.prevent == 0 && (!needed_win || self.clear);
        (won || lost).then_some(Self::settled(won, true))
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
pub(super) struct Prover<'a, M = Table> {
    pub(super) layout: &'a Layout,
    guess: Guess,
    table: &'a mut M,
    pub(super) meter: &'a mut Meter,
    /// Whether the other question about the same position has just been searched.
    asks_again: bool,
    /// The undecided branches of all positions from the root to the one that is searched.
    branches: Vec<Branch>,
}

/// Where a move leads.
struct Branch {
    /// After the move and all forced replies.
    state: State,
    glance: Outlook,
    /// Whether whoever made the move is to move again then.
    turned: bool,
    key: u64,
}

/// Tells the two questions about a position apart in the table.
const NEEDS_DRAW: u64 = 0x5bf0_3635_0a8c_7e21;

impl<'a, M: Memory> Prover<'a, M> {
    pub(super) const fn new(
        layout: &'a Layout,
        guess: Guess,
        table: &'a mut M,
        meter: &'a mut Meter,
    ) -> Self {
        Self {
            layout,
            guess,
            table,
            meter,
            asks_again: false,
            branches: Vec::new(),
        }
    }

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
        self.asks_again = self.guess.learns_from_first_question();
        let effort = self.settle(state, false);
        self.asks_again = false;
        effort
            .is_settled()
            .then_some(if effort.reach == 0 { 0 } else { -1 })
    }

    /// What is known of a position without searching it.
    pub(super) fn first_look(&self, state: &State, needs_win: bool) -> Effort {
        let branch = self.follow(*state, needs_win);
        let asked = needs_win != branch.turned;
        from_outlook(&branch.glance, asked)
            .unwrap_or_else(|| self.look(&branch, asked))
            .turned(branch.turned)
    }

    /// Plays on while all cells but one lose at once: such replies cost nothing.
    #[inline]
    fn follow(&self, mut state: State, needs_win: bool) -> Branch {
        let mut turned = false;
        loop {
            let glance = self.layout.glance(&state);
            if glance.least == glance.most || !glance.safe.is_power_of_two() {
                return Branch {
                    key: Self::key(&state, needs_win != turned),
                    state,
                    glance,
                    turned,
                };
            }
            let forced = glance.safe.trailing_zeros() as u8;
            state = self.layout.play(&state, forced);
            turned = !turned;
        }
    }

    /// What the table knows of an undecided branch.
    #[inline]
    fn known(&self, key: u64, needs_win: bool) -> Option<Effort> {
        let known = self.table.get(key).or_else(|| self.table.recall(key));
        match known {
            Some(value) => Some(Effort::unpack(value)),
            None if self.asks_again => {
                let other = Effort::unpack(self.table.get(key ^ NEEDS_DRAW)?);
                other.of_other_question(!needs_win)
            }
            None => None,
        }
    }

    /// What the table knows of an undecided branch, or else the second look at it.
    #[inline]
    fn look(&self, branch: &Branch, needs_win: bool) -> Effort {
        self.known(branch.key, needs_win)
            .unwrap_or_else(|| self.second_look(&branch.state, branch.glance, needs_win))
    }

    /// What forced replies, the edges and the theory of the block tell of a new position.
    fn second_look(&self, state: &State, glance: Outlook, needs_win: bool) -> Effort {
        let look = self
            .layout
            .look(state, glance.safe, self.guess.forced_replies());
        if look.wins || look.cells == 0 {
            return Effort::settled(look.wins, true);
        }
        let numbers = self.guess.of(self.layout, state, &look);
        if !numbers.both_can_join {
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
        self.table.meet(state, needs_win);
        Effort {
            reach: numbers.reach,
            prevent: numbers.prevent,
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
        let patience = self.guess.patience();
        if !self.meter.count() {
            return Effort {
                reach: 1,
                prevent: 1,
                clear: false,
            };
        }
        let key = Self::key(state, needs_win);
        self.table.enter(key);
        let first = self.branches.len();
        let mut efforts = [Effort::settled(true, true); MOST_CELLS];
        let (efforts, decided) = self.expand(state, needs_win, &mut efforts);
        let effort = loop {
            let (effort, mut best, mut second) = summary(efforts, decided);
            if effort.reach >= reach_limit
                || effort.prevent >= prevent_limit
                || self.meter.is_exhausted()
            {
                break effort;
            }
            if M::SHARED {
                (best, second) = self.least_searched(first, efforts, reach_limit);
            }
            // The opponent's reach is our hindrance, and the other way round.
            let reach = (prevent_limit - effort.prevent)
                .saturating_add(efforts[best].reach)
                .min(NEVER);
            let prevent = reach_limit
                .min(second.saturating_add(second * patience / 16 + 1))
                .min(NEVER);
            let branch = &self.branches[first + best];
            let next = branch.state;
            efforts[best] = if branch.turned {
                self.search(&next, needs_win, prevent, reach).turned(true)
            } else {
                self.search(&next, !needs_win, reach, prevent)
            };
            if M::SHARED {
                self.hear_of_others(first, efforts);
            }
        };
        self.table.leave(key);
        self.branches.truncate(first);
        if !self.meter.is_exhausted() || effort.is_settled() {
            let work = self.meter.nodes() - started;
            self.table.put(key, effort.pack(work));
        }
        effort
    }

    /// The branch to search if others search at the same time, and the next best's effort: a branch
    /// looks harder where somebody is already, as long as another is worth a search.
    fn least_searched(&self, first: usize, efforts: &[Effort], limit: u32) -> (usize, u32) {
        let (mut best, mut least, mut second) = (0, u32::MAX, NEVER);
        for (index, effort) in efforts.iter().enumerate() {
            if effort.prevent >= limit {
                second = second.min(effort.prevent);
                continue;
            }
            let others = self.table.others(self.branches[first + index].key);
            let seeming = effort.prevent.saturating_mul(1 + others).min(NEVER);
            if seeming < least {
                (best, second, least) = (index, least.min(second), seeming);
            } else {
                second = second.min(seeming);
            }
        }
        // What is chosen needs room to grow, whatever the others look like.
        (best, second.max(efforts[best].prevent))
    }

    /// Takes over what others have found out about the branches.
    fn hear_of_others(&self, first: usize, efforts: &mut [Effort]) {
        for (effort, branch) in efforts.iter_mut().zip(&self.branches[first..]) {
            if !effort.is_settled()
                && let Some(value) = self.table.get(branch.key)
            {
                *effort = Effort::unpack(value).turned(branch.turned);
            }
        }
    }

    /// Puts the undecided moves of a position on the stack of branches and what is known of them
    /// into `efforts`, all from the view of the opponent; also says what the decided ones come to.
    fn expand<'b>(
        &mut self,
        state: &State,
        needs_win: bool,
        efforts: &'b mut [Effort; MOST_CELLS],
    ) -> (&'b mut [Effort], Effort) {
        let first = self.branches.len();
        // Of no move at all the opponent could say that he has what he needs.
        let mut decided = Effort::settled(true, true);
        for cell in each(self.layout.glance(state).safe) {
            let branch = self.follow(self.layout.play(state, cell), !needs_win);
            let asked = needs_win == branch.turned;
            let Some(effort) = from_outlook(&branch.glance, asked) else {
                self.branches.push(branch);
                continue;
            };
            let effort = effort.turned(branch.turned);
            if effort.prevent == 0 && (needs_win || effort.clear) {
                self.branches.truncate(first);
                return (&mut [], effort);
            }
            decided = decided.or(effort);
        }
        let open = &self.branches[first..];
        // Fetched together, places far apart in memory cost hardly more than one.
        self.table.fetch(open.iter().map(|branch| branch.key));
        let count = open.len();
        for (index, effort) in efforts[..count].iter_mut().enumerate() {
            let branch = &self.branches[first + index];
            let asked = needs_win == branch.turned;
            let (key, turned) = (branch.key, branch.turned);
            let known = self.known(key, asked);
            let looked =
                known.unwrap_or_else(|| self.second_look(&branch.state, branch.glance, asked));
            if known.is_none() {
                self.table.note(key, looked.pack(0));
            }
            *effort = looked.turned(turned);
        }
        (&mut efforts[..count], decided)
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

/// What the branches, open and decided, say of their position; the branch to search and the next
/// best's effort.
#[inline]
fn summary(efforts: &[Effort], decided: Effort) -> (Effort, usize, u32) {
    let mut best = 0;
    let (mut reach, mut second) = (decided.prevent, NEVER);
    let mut prevent = 0_u32;
    let mut lost = decided;
    for (index, effort) in efforts.iter().enumerate() {
        // Positions reached in several ways are counted each time: the sum may grow beyond all
        // bounds, but it must not pass for "never".
        prevent = prevent.saturating_add(effort.reach).min(NEVER - 1);
        if effort.is_settled() {
            lost = lost.or(*effort);
        }
        if effort.prevent < reach {
            second = reach;
            reach = effort.prevent;
            best = index;
        } else if effort.prevent < second {
            second = effort.prevent;
        }
    }
    let effort = if prevent == 0 || reach == 0 {
        lost.turned(true)
    } else {
        Effort {
            reach: reach.min(NEVER),
            prevent,
            clear: false,
        }
    };
    (effort, best, second.min(NEVER))
}
