//! The open-hands solver: all cards known, the exact value of a round and of every action.

use kami::{Action, Mode, Outcome, Round, Seat};

use crate::{Limits, Meter};

use super::{
    maxn::{End, MaxN},
    payoff::{MOST, Payoff},
    search::Search,
    state::{State, own_side},
    table::Table,
};

/// What "best play" means when three play, each alone. With two sides it makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Concept {
    /// Everybody wants the best for themselves: their own points less those of the others.
    ///
    /// Ties are broken so that the value is unique: of two results that are equal for a player
    /// (another wins with the same points, but not the same one), the player prefers that the
    /// player after them, clockwise, wins.
    #[default]
    MaxN,
    /// The others play together against the acting player of the position asked about.
    Paranoid,
}

/// An action and its value, if it was proven.
pub type JudgedAction = (Action, Option<i8>);

/// Solves rounds with all cards known.
///
/// The value of a round is the points it will bring the acting player's side less those of the
/// others, with best play by all; a cancelled or void round is worth 0. Nothing is ever guessed:
/// where a limit does not allow the proof there is no value.
///
/// ```
/// use kami::{Deal, Round};
/// use kamidana_engine::{Limits, kami::Solver};
///
/// let deal: Deal = "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1".parse()?;
/// let mut solver = Solver::new(64);
/// let value = solver.value(&Round::new(&deal), &Limits::default());
/// assert!(value.is_some());
/// # Ok::<(), kami::ParseDealError>(())
/// ```
#[derive(Clone)]
pub struct Solver {
    table: Table,
    concept: Concept,
    nodes: u64,
}

impl Solver {
    /// A solver whose table takes at most that many mebibytes; any number works, even 0.
    pub fn new(memory_mib: usize) -> Self {
        Self {
            table: Table::new(memory_mib),
            concept: Concept::default(),
            nodes: 0,
        }
    }

    /// The same solver with another idea of best play for three.
    #[must_use]
    pub fn with_concept(mut self, concept: Concept) -> Self {
        self.concept = concept;
        self.table.clear();
        self
    }

    /// The positions visited by the last question.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Forgets what earlier questions have found: worth it between unrelated deals.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// The value of a round for the acting player's side; `None` if the limits were too tight
    /// or the round is over.
    pub fn value(&mut self, round: &Round, limits: &Limits) -> Option<i8> {
        let mut meter = self.begin(limits);
        let value = round
            .to_act()
            .and_then(|seat| self.judge(round, seat, &mut meter));
        self.nodes = meter.nodes();
        value
    }

    /// Every legal action with its value for the acting player's side, the best first; actions
    /// that the limits left unproven come last, without a value.
    pub fn actions(&mut self, round: &Round, limits: &Limits) -> Vec<JudgedAction> {
        self.judge_each(round, limits, &mut |_| ())
    }

    /// The same, and tells `on_update` after every action that was judged.
    pub fn judge_each(
        &mut self,
        round: &Round,
        limits: &Limits,
        on_update: &mut dyn FnMut(&[JudgedAction]),
    ) -> Vec<JudgedAction> {
        let mut meter = self.begin(limits);
        let Some(seat) = round.to_act() else {
            return Vec::new();
        };
        let actions = round.legal_set().iter().enumerate();
        let mut judged: Vec<_> = actions
            .filter(|(index, _)| limits.share.has(*index))
            .map(|(_, action)| (action, None))
            .collect();
        for (action, _) in judged.clone() {
            let value = self.judge_action(round, seat, action, &mut meter);
            if let Some(entry) = judged.iter_mut().find(|(known, _)| *known == action) {
                entry.1 = value;
            }
            judged.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
            on_update(&judged);
        }
        self.nodes = meter.nodes();
        judged
    }

    /// A line of best play from here to the end of the round; as far as the limits allow.
    pub fn line(&mut self, round: &Round, limits: &Limits) -> Vec<Action> {
        let mut meter = self.begin(limits);
        let mut round = *round;
        let mut line = Vec::new();
        while let Some(seat) = round.to_act() {
            let best = self.best(&round, seat, &mut meter);
            let Some(action) = best.filter(|&action| round.play(action).is_ok()) else {
                break;
            };
            line.push(action);
        }
        self.nodes = meter.nodes();
        line
    }

    fn begin(&mut self, limits: &Limits) -> Meter {
        self.table.grow_older();
        self.nodes = 0;
        Meter::new(limits.clone())
    }

    fn uses_max_n(&self, round: &Round) -> bool {
        round.mode() == Mode::Chaotic && self.concept == Concept::MaxN
    }

    /// The value of the round for a seat's side, in whose eyes the others are one side.
    fn judge(&mut self, round: &Round, seat: Seat, meter: &mut Meter) -> Option<i8> {
        if self.uses_max_n(round) {
            let end = end(&mut self.table, meter, round)?;
            return Some(end.for_seat(seat as u8));
        }
        self.points(round, own_side(round.mode(), seat), meter)
    }

    fn judge_action(
        &mut self,
        round: &Round,
        seat: Seat,
        action: Action,
        meter: &mut Meter,
    ) -> Option<i8> {
        let mut after = *round;
        after.play(action).ok()?;
        self.judge(&after, seat, meter)
    }

    /// The first of the best actions.
    fn best(&mut self, round: &Round, seat: Seat, meter: &mut Meter) -> Option<Action> {
        let legal = round.legal_set();
        if legal.len() == 1 {
            return legal.get(0);
        }
        if self.uses_max_n(round) {
            let wanted = end(&mut self.table, meter, round)?;
            return legal.iter().find(|&action| {
                let mut after = *round;
                after.play(action).is_ok() && end(&mut self.table, meter, &after) == Some(wanted)
            });
        }
        let wanted = self.judge(round, seat, meter)?;
        legal
            .iter()
            .find(|&action| self.judge_action(round, seat, action, meter) == Some(wanted))
    }

    /// The points of one side (one bit a seat) less those of the other.
    fn points(&mut self, round: &Round, side: u8, meter: &mut Meter) -> Option<i8> {
        worth(&mut self.table, meter, round, side, &Payoff::points(side))
    }
}

/// How a round of three ends if everybody plays for themselves. Steps that are not a whole turn
/// are tried one by one.
pub(super) fn end(table: &mut Table, meter: &mut Meter, round: &Round) -> Option<End> {
    let Some(turn) = round.to_act() else {
        return Some(match round.outcome() {
            Outcome::Won { seat, points, .. } => End::Won {
                seat: seat as u8,
                points: points as i8,
            },
            Outcome::Void | Outcome::Unknown => End::Void,
        });
    };
    let turn = turn as u8;
    if let Some(next) = State::of(round) {
        let end = MaxN { table, meter }.end(next, turn);
        return (!meter.is_exhausted()).then_some(end);
    }
    let mut best: Option<End> = None;
    for action in round.legal_set() {
        let mut after = *round;
        after.play(action).ok()?;
        let end = end(table, meter, &after)?;
        let seats = round.mode().code();
        if best.is_none_or(|best| end.rank(turn, seats) > best.rank(turn, seats)) {
            best = Some(end);
        }
    }
    best
}

/// What a round is worth to a side (one bit a seat) when the others play against it. Steps that
/// are not a whole turn (the Demoralised question, an attack still due) are tried one by one.
pub(super) fn worth(
    table: &mut Table,
    meter: &mut Meter,
    round: &Round,
    side: u8,
    payoff: &Payoff,
) -> Option<i8> {
    let Some(turn) = round.to_act() else {
        return Some(match round.outcome() {
            Outcome::Won { seat, points, .. } => payoff.of(seat as u8, points),
            Outcome::Void | Outcome::Unknown => 0,
        });
    };
    if let Some(next) = State::of(round) {
        let mut search = Search::new(table, meter, side, payoff);
        let value = search.value(next, turn as u8, 1, -MOST, MOST);
        return (!meter.is_exhausted()).then_some(value);
    }
    let ours = side >> turn as u8 & 1 == 1;
    let mut best = None;
    for action in round.legal_set() {
        let mut after = *round;
        after.play(action).ok()?;
        let value = worth(table, meter, &after, side, payoff)?;
        best = match best {
            Some(best) if (value > best) != ours => Some(best),
            _ => Some(value),
        };
    }
    best
}
