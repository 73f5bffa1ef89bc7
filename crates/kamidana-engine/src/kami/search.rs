//! Alpha-beta over whole turns, for two sides with opposite interests.

use crate::Meter;

use super::{
    payoff::{MOST, Payoff},
    state::{Move, Next, State},
    table::{Known, Table},
};

/// One search for two sides, of which one wants a payoff to be large and the other small. Values
/// are seen from the side to move.
pub(super) struct Search<'a> {
    pub(super) table: &'a mut Table,
    pub(super) meter: &'a mut Meter,
    /// The seats of one side, one bit each; the others are the other side.
    pub(super) plus: u8,
    /// What the ends are worth to that side.
    pub(super) payoff: &'a Payoff,
    /// Moves of all positions on the way, a stack.
    pub(super) moves: Vec<(i16, u16, Move)>,
    pub(super) scratch: Vec<(i16, Move)>,
    /// How often a move was best, by seat and sources: it often is again.
    pub(super) history: Box<[[[u32; 17]; 17]; 4]>,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        table: &'a mut Table,
        meter: &'a mut Meter,
        plus: u8,
        payoff: &'a Payoff,
    ) -> Self {
        Self {
            table,
            meter,
            plus,
            payoff,
            moves: Vec::with_capacity(512),
            scratch: Vec::with_capacity(64),
            history: Box::new([[[0; 17]; 17]; 4]),
        }
    }

    fn side(&self, seat: u8) -> u8 {
        self.plus >> seat & 1
    }

    /// The value of a settled state for a side (bit of `plus`); meaningless once the meter is
    /// exhausted.
    pub(super) fn value(&mut self, next: Next, mover: u8, side: u8, alpha: i8, beta: i8) -> i8 {
        match next {
            Next::Void => 0,
            Next::Won(points) if side == 1 => self.payoff.of(mover, points),
            Next::Won(points) => -self.payoff.of(mover, points),
            Next::Open(state) if self.side(state.turn) == side => self.search(&state, alpha, beta),
            Next::Open(state) => -self.search(&state, -beta, -alpha),
        }
    }

    fn tail(&self, state: &State) -> u16 {
        // Modes 4 and 2 always have the same sides; in mode 3 they are part of the question.
        state.tail() | u16::from(state.seats) << 9 | u16::from(self.plus) << 12
    }

    /// Bounds that need no search: nobody ends with other points than those of the hand, and a
    /// leader whom nobody can stop finishes.
    fn bounds(&self, state: &State) -> (i8, i8) {
        let side = self.side(state.turn);
        // Only the duel can end void.
        let (mut least, mut most) = if state.seats == 2 {
            (0, 0)
        } else {
            (MOST, -MOST)
        };
        let mut against = 0;
        for seat in 0..state.seats {
            let (low, high) = self.payoff.range(seat, state.possible(seat));
            least = least.min(low);
            most = most.max(high);
            if self.side(seat) != side {
                against |= 1 << seat;
            }
        }
        let (mut lower, upper) = if side == 1 {
            (least, most)
        } else {
            (-most, -least)
        };
        let certain = state.certain(against);
        if certain != 0 {
            let (low, high) = self.payoff.range(state.turn, certain);
            lower = lower.max(if side == 1 { high } else { -low });
        }
        (lower, upper)
    }

    fn search(&mut self, state: &State, mut alpha: i8, mut beta: i8) -> i8 {
        if !self.meter.count() {
            return 0;
        }
        let tail = self.tail(state);
        let known = self.table.get(state, tail).unwrap_or_else(|| {
            let (lower, upper) = self.bounds(state);
            let best = Known::NO_MOVE;
            Known { lower, upper, best }
        });
        let (mut lower, mut upper) = (known.lower, known.upper);
        if lower >= beta || lower == upper {
            return lower;
        }
        if upper <= alpha {
            return upper;
        }
        alpha = alpha.max(lower);
        beta = beta.min(upper);
        let before = self.meter.nodes();
        let (value, best) = self.try_moves(state, known.best, lower, alpha, beta);
        if self.meter.is_exhausted() {
            return 0;
        }
        if value > alpha {
            lower = lower.max(value);
        }
        if value < beta {
            upper = upper.min(value.max(lower));
        }
        let nodes = self.meter.nodes() - before;
        self.table
            .put(state, tail, Known { lower, upper, best }, nodes);
        value
    }

    /// The best value found between the bounds, fail-soft, and the place of its move. `floor` is
    /// known to be reached without a look.
    fn try_moves(
        &mut self,
        state: &State,
        hint: u16,
        floor: i8,
        mut alpha: i8,
        beta: i8,
    ) -> (i8, u16) {
        let start = self.moves.len();
        self.list(state, hint);
        let end = self.moves.len();
        let side = self.side(state.turn);
        let (mut value, mut best) = (-MOST - 1, Known::NO_MOVE);
        for at in start..end {
            self.bring_best_forward(at, end);
            let (_, place, play) = self.moves[at];
            let next = state.play(play);
            let mut found = if at == start {
                self.value(next, state.turn, side, alpha, beta)
            } else {
                self.value(next, state.turn, side, alpha, alpha + 1)
            };
            if at > start && found > alpha && found < beta && alpha + 1 < beta {
                found = self.value(next, state.turn, side, alpha, beta);
            }
            if self.meter.is_exhausted() {
                break;
            }
            if found > value {
                (value, best) = (found, place);
            }
            alpha = alpha.max(found);
            if alpha >= beta {
                let seen = &mut self.history[usize::from(state.turn & 3)]
                    [usize::from(play.defence)][usize::from(play.attack)];
                *seen += 1;
                break;
            }
        }
        self.moves.truncate(start);
        (value.max(floor), best)
    }

    fn list(&mut self, state: &State, hint: u16) {
        self.scratch.clear();
        state.moves(self.plus, &mut self.scratch);
        for (place, (order, play)) in self.scratch.iter().enumerate() {
            let order = if place == usize::from(hint) {
                i16::MAX
            } else {
                let seen = self.history[usize::from(state.turn & 3)][usize::from(play.defence)]
                    [usize::from(play.attack)];
                order + (32 - seen.leading_zeros()) as i16 * HISTORY
            };
            self.moves.push((order, place as u16, *play));
        }
    }

    fn bring_best_forward(&mut self, at: usize, end: usize) {
        let mut best = at;
        for other in at + 1..end {
            if self.moves[other].0 > self.moves[best].0 {
                best = other;
            }
        }
        self.moves.swap(at, best);
    }
}

/// What a doubling of a move's good record is worth beside the static guess.
const HISTORY: i16 = 2;
