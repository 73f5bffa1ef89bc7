//! Steering a won round to an end after which the next one is won too, though the other side opens it.
//!
//! Hardly any start is lost for who opens it, unless the other side's towers stand well ([`defence`]).
//! So the winner of a round looks for the moves that keep the win and bring the own towers into
//! a good order for the fill.

use kamisado::{Action, Fill, Match, Phase, Round, Side};

use super::{
    ActionJudgement, Engine, defence,
    engine::seen_by,
    fills,
    goal::Goal,
    step::{Step, steps},
};
use crate::budget::Budget;

/// The most nodes to see that a move keeps the round won.
const KEEPS: u64 = 20_000;

/// Who has less left does not steer: what wins the round now might not be found again.
const ENOUGH: u64 = 50_000;

/// The most nodes to prove that both this round and the next can be won: mostly that cannot be had.
const TWO_IN_A_ROW: u64 = 40_000;

/// How much better it must look to go on than to end the round at once.
const MARGIN: f64 = 0.02;

/// How far it looks ahead, in turn: own moves first and last.
const PLIES: [u32; 3] = [1, 3, 5];

/// How many of the own moves it looks at, the most promising first.
const WIDTH: usize = 3;

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
        // In the last round there is no next one.
        if Goal::of_match(round.board(), target) == Goal::ROUND {
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

    /// A move of the side that is proven to reach `goal`, which wins the round but does not end it, if
    /// the next round is more likely to be won after it than after any move that ends the round.
    pub(super) fn steer(
        &mut self,
        game: &Match,
        goal: Goal,
        budget: &mut Budget<'_>,
    ) -> Option<Step> {
        let round = game.round()?;
        let side = round.side();
        let target = game.length().target()?;
        // In the last round there is no next one.
        if Goal::of_match(round.board(), target) == Goal::ROUND || budget.left() < ENOUGH {
            return None;
        }
        let mut at_once: f64 = 0.0;
        let mut going_on = Vec::new();
        for step in steps(round) {
            if step.end.is_none() {
                going_on.push(step);
                continue;
            }
            if self.known_to_reach(&step, goal, side, budget) {
                at_once = at_once.max(self.next_round_won(game, &step, side, budget));
            }
        }
        if at_once >= 1.0 {
            return None;
        }
        going_on.retain(|step| self.known_to_reach(step, goal, side, budget));
        if going_on.is_empty() {
            return None;
        }
        let mut best: Option<(f64, Step)> = None;
        for plies in PLIES {
            let mut found: Option<(f64, Step)> = None;
            for step in &going_on {
                let promise = self.promise(&step.next, side, goal, plies - 1, budget);
                if found.is_none_or(|(known, _)| promise > known) {
                    found = Some((promise, *step));
                }
            }
            if budget.is_spent() && best.is_some() {
                break;
            }
            best = found;
        }
        best.filter(|(promise, _)| at_once == 0.0 || *promise > at_once + MARGIN)
            .map(|(_, step)| step)
    }

    fn known_to_reach(
        &mut self,
        step: &Step,
        goal: Goal,
        side: Side,
        budget: &mut Budget<'_>,
    ) -> bool {
        let reached = budget.ask(KEEPS, |meter| self.solver.reached_after(step, goal, meter));
        reached == Some(side)
    }

    /// The chance that `side` wins the next round as well when it ends this one so.
    fn next_round_won(
        &mut self,
        game: &Match,
        step: &Step,
        side: Side,
        budget: &mut Budget<'_>,
    ) -> f64 {
        let mut after = *game;
        if after.play(Action::Move(step.path)).is_err() || after.phase() != Phase::Fill {
            return 1.0;
        }
        let mut best: f64 = 0.0;
        for fill in Fill::ALL {
            let mut next = after;
            if next.play(Action::Fill(fill)).is_err() {
                continue;
            }
            let Some(round) = next.round() else { continue };
            let (winner, tried) = self.winner_of_start(round, fills::HARD, budget);
            best = best.max(match winner {
                Some(winner) => fills::defended(self.solver.guess(), winner != side, tried),
                None if tried >= fills::HARD => defence::chance_if_open_after(tried),
                None => defence::chance(step.next.board(), side),
            });
        }
        best
    }

    /// What a position in a round that `winner` is proven to win promises for the next one.
    fn promise(
        &mut self,
        round: &Round,
        winner: Side,
        goal: Goal,
        plies: u32,
        budget: &mut Budget<'_>,
    ) -> f64 {
        let now = defence::chance(round.board(), winner);
        if plies == 0 || budget.is_spent() {
            return now;
        }
        if round.side() == winner {
            let looks = |step: &Step| defence::chance(step.next.board(), winner);
            let mut own: Vec<(f64, Step)> = steps(round).map(|step| (looks(&step), step)).collect();
            own.sort_by(|a, b| b.0.total_cmp(&a.0));
            let (mut best, mut kept): (f64, usize) = (0.0, 0);
            for (looks, step) in own {
                if kept < WIDTH && self.known_to_reach(&step, goal, winner, budget) {
                    kept += 1;
                    best = best.max(match step.end {
                        Some(_) => looks,
                        None => self.promise(&step.next, winner, goal, plies - 1, budget),
                    });
                }
            }
            return best;
        }
        let (mut sum, mut count, mut least) = (0.0, 0.0, f64::INFINITY);
        let loses = |step: &Step| step.loses_at_once(round);
        let hopeless = steps(round).all(|step| loses(&step));
        for step in steps(round).filter(|step| hopeless || !loses(step)) {
            let found = match step.end {
                Some(_) => defence::chance(step.next.board(), winner),
                None => self.promise(&step.next, winner, goal, plies - 1, budget),
            };
            sum += found;
            count += 1.0;
            least = least.min(found);
        }
        if count > 0.0 {
            f64::midpoint(sum / count, least)
        } else {
            now
        }
    }
}
