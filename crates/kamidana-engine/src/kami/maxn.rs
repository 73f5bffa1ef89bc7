//! Max-n over whole turns: three players, each for themselves.

use crate::Meter;

use super::{
    payoff::Payoff,
    state::{Move, Next, State},
    table::{Known, Table},
};

/// How a round ends: who wins with how many points, or void.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Void,
    Won { seat: u8, points: i8 },
}

impl End {
    /// The points of a seat less those of the others.
    pub(super) const fn for_seat(self, of: u8) -> i8 {
        match self {
            Self::Void => 0,
            Self::Won { seat, points } if seat == of => points,
            Self::Won { points, .. } => -points,
        }
    }

    /// What this end is worth by a payoff.
    pub(super) const fn worth(self, payoff: &Payoff) -> i8 {
        match self {
            Self::Void => 0,
            Self::Won { seat, points } => payoff.of(seat, points as u8),
        }
    }

    /// How much a seat likes this end: a strict order, so that the max-n value is unique.
    pub(super) const fn rank(self, of: u8, seats: u8) -> i8 {
        let next = if of + 1 >= seats { 0 } else { of + 1 };
        match self {
            Self::Won { seat, points } if seat == next => 1 - 2 * points,
            _ => 2 * self.for_seat(of),
        }
    }

    const fn code(self) -> i8 {
        match self {
            Self::Void => 0,
            Self::Won { seat, points } => seat as i8 * 10 + points,
        }
    }

    const fn from_code(code: i8) -> Self {
        if code == 0 {
            return Self::Void;
        }
        Self::Won {
            seat: ((code - 1) / 10) as u8,
            points: (code - 1) % 10 + 1,
        }
    }
}

/// One max-n search.
pub(super) struct MaxN<'a> {
    pub(super) table: &'a mut Table,
    pub(super) meter: &'a mut Meter,
}

/// Marks the table entries that hold an end in place of bounds.
const MAX_N: u16 = 1 << 15;

impl MaxN<'_> {
    /// How the round ends from here; meaningless once the meter is exhausted.
    pub(super) fn end(&mut self, next: Next, mover: u8) -> End {
        match next {
            Next::Void => End::Void,
            Next::Won(points) => End::Won {
                seat: mover,
                points: points as i8,
            },
            Next::Open(state) => self.search(&state),
        }
    }

    fn search(&mut self, state: &State) -> End {
        if !self.meter.count() {
            return End::Void;
        }
        let me = state.turn;
        let most = highest(state.possible(me));
        // Nobody can stop such a leader, and there is nothing better to want.
        let certain = highest(state.certain(0b111 & !(1 << me)));
        if certain == most {
            return End::Won {
                seat: me,
                points: most,
            };
        }
        let tail = state.tail() | u16::from(state.seats) << 9 | MAX_N;
        if let Some(known) = self.table.get(state, tail) {
            return End::from_code(known.lower);
        }
        let before = self.meter.nodes();
        let mut moves = Vec::with_capacity(64);
        state.moves(1 << me, &mut moves);
        moves.sort_by_key(|(order, _)| std::cmp::Reverse(*order));
        let mut best: Option<End> = (certain > 0).then_some(End::Won {
            seat: me,
            points: certain,
        });
        for (_, play) in moves {
            if best.is_some_and(|end| end.for_seat(me) >= Self::limit(state, play, most)) {
                continue;
            }
            let found = self.end(state.play(play), me);
            if self.meter.is_exhausted() {
                return End::Void;
            }
            if best.is_none_or(|end| found.rank(me, state.seats) > end.rank(me, state.seats)) {
                best = Some(found);
            }
        }
        let best = best.unwrap_or(End::Void);
        let code = best.code();
        let known = Known {
            lower: code,
            upper: code,
            best: Known::NO_MOVE,
        };
        let nodes = self.meter.nodes() - before;
        self.table.put(state, tail, known, nodes);
        best
    }

    /// The most a move can bring its player: what the cards it leaves can still score.
    fn limit(state: &State, play: Move, most: i8) -> i8 {
        match state.play(play) {
            Next::Open(after) => highest(after.possible(state.turn)),
            Next::Won(points) => points as i8,
            Next::Void => most,
        }
    }
}

/// The most of some points, given one bit each; 0 for none.
fn highest(points: u16) -> i8 {
    points.checked_ilog2().unwrap_or(0) as i8
}
