//! A short search, for those who cannot or shall not prove anything.

use kamisado::Round;

use super::{
    estimate::chance_of_mover,
    step::{Step, steps},
    threats::wins_at_once,
};
use crate::Meter;

/// A move and what is guessed of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guess {
    pub(super) step: Step,
    /// The chance of the side that moves.
    pub(super) chance: f64,
}

impl Guess {
    /// Whether the search saw the end of the round.
    pub(super) fn is_certain(&self) -> bool {
        self.chance <= 0.0 || self.chance >= 1.0
    }
}

/// Guesses every move by looking so many plies ahead, in the order of the moves.
pub(super) fn guesses(round: &Round, plies: u32, meter: &mut Meter) -> Vec<Guess> {
    steps(round)
        .map(|step| Guess {
            step,
            chance: chance_after(round, &step, plies.saturating_sub(1), meter),
        })
        .collect()
}

/// The chance of the side that made the move.
fn chance_after(round: &Round, step: &Step, plies: u32, meter: &mut Meter) -> f64 {
    let side = round.side();
    if let Some(end) = step.end {
        return f64::from(u8::from(end.winner == side));
    }
    let found = chance(&step.next, plies, 0.0, 1.0, meter);
    // A push keeps the turn.
    if step.next.side() == side {
        found
    } else {
        1.0 - found
    }
}

/// The chance of the side to move, between `least` and `most`.
fn chance(round: &Round, plies: u32, mut least: f64, most: f64, meter: &mut Meter) -> f64 {
    if wins_at_once(round) {
        return 1.0;
    }
    if plies == 0 || !meter.count() {
        return chance_of_mover(round);
    }
    let side = round.side();
    let mut best = 0.0_f64;
    for step in steps(round) {
        let next = &step.next;
        let found = match step.end {
            Some(end) => f64::from(u8::from(end.winner == side)),
            None if next.side() == side => chance(next, plies - 1, least, most, meter),
            None => 1.0 - chance(next, plies - 1, 1.0 - most, 1.0 - least, meter),
        };
        best = best.max(found);
        least = least.max(best);
        if least >= most {
            break;
        }
    }
    best
}
