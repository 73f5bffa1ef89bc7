//! Winning two rounds in a row, where that can be proven at little cost: mostly it cannot be had.

use kamisado::{Action, Match, Round};

use super::{ActionJudgement, Engine, engine::seen_by, goal::Goal};
use crate::budget::Budget;

/// The most nodes for the proof.
const TWO_IN_A_ROW: u64 = 40_000;

impl Engine {
    /// A move that wins the round with a fill after which the next one is won too, though the other
    /// side opens it; if that can be proven at little cost.
    pub(super) fn win_the_next_too(
        &mut self,
        game: &Match,
        round: &Round,
        budget: &mut Budget<'_>,
    ) -> Option<ActionJudgement> {
        let side = round.side();
        let target = game.length().target()?;
        if self.match_ends_with_win_of(game, side) {
            return None;
        }
        let goal = Goal::two_in_a_row(round.board(), side, target);
        // Mostly it cannot be had, so most of what is left is kept for what can.
        let winner = budget.part(4, |part| {
            part.ask(TWO_IN_A_ROW, |meter| {
                self.solver.reached(round, goal, meter)
            })
        })?;
        if winner != side {
            return None;
        }
        let step = budget.ask(u64::MAX, |meter| {
            self.solver.keeping_step(round, goal, meter)
        })?;
        let results = self.equity.of_results(game)[side.index()];
        let chance = seen_by(side, results.iter().sum::<f64>() / 8.0);
        let judged = ActionJudgement::proven(Action::Move(step.path), side, side, chance);
        Some(match step.end {
            Some(_) => judged.at_once(),
            None => judged,
        })
    }
}
