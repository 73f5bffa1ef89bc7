//! A guess at who wins a round, without any search.

use kamisado::{Round, Side};

use super::threats::{Threats, safe_moves, wins_at_once};
use crate::maths::exp;

/// The chance that the side to move wins the round.
pub(super) fn chance_of_mover(round: &Round) -> f64 {
    if wins_at_once(round) {
        1.0
    } else {
        shape_of_mover(round)
    }
}

/// The same for somebody who does not notice a walk home.
///
/// Three things count: whether the tower to move has safe squares to go to, and how many towers
/// of either side could walk home if they were called. The weights were set by hand. Of 3 000
/// solved positions a won one gets a better chance than a lost one in 75 of 100 pairs; weights
/// fitted to those positions did no better.
pub(super) fn shape_of_mover(round: &Round) -> f64 {
    let side = round.side();
    let threats = |side: Side| f64::from(Threats::of(round.board(), side).count());
    let safe = f64::from(safe_moves(round)).sqrt();
    let score = 0.6 * safe + 0.5 * threats(side) - 0.5 * threats(!side) - 1.2;
    1.0 / (1.0 + exp(-score))
}
