//! Choosing and judging moves.

use kamisado::{Action, Match, Outcome, Round, Side};

use super::{
    ActionJudgement, Engine,
    aims::Aims,
    engine::{seen_by, sort},
    goal::Goal,
    search::{Guess, guesses},
    step::{Step, holding_out, steps},
};
use crate::{budget::Budget, maths::exp};

/// The most nodes for one question beyond "who wins the round": each of them can only make a
/// good move better.
const REFINEMENT: u64 = 50_000;

/// The most nodes for one reply when a lost side looks for the best trap.
const REPLY: u64 = 20_000;

/// How far others are taken to look ahead, and how much better a move must look to them to be
/// chosen nearly three times as often.
const PLIES_OF_OTHERS: u32 = 3;
const DOUBT: f64 = 0.1;

/// Who may spend so many nodes is thorough: without a proof it goes by how far the proofs of the moves
/// have come, which tells more than a look at the board, and it comes back to a fill that is not settled.
/// The levels below the last were measured without that.
pub(super) const THOROUGH: u64 = 100_000;

/// The first share of every move in an analysis, in nodes; it grows fourfold every time.
const FIRST_SHARE: u64 = 1_000;

/// The longest a short search looks ahead.
const MOST_PLIES: u32 = 8;

impl Engine {
    pub(super) fn best_move(
        &mut self,
        game: &Match,
        budget: &mut Budget<'_>,
    ) -> Option<ActionJudgement> {
        let round = game.round()?;
        let side = round.side();
        let thorough = budget.left() >= THOROUGH;
        // A quarter is kept for a guess, in case that this is too hard.
        let share = budget.left() - budget.left() / 4;
        let winner = budget.ask(share, |meter| self.solver.winner(round, meter));
        let Some(winner) = winner else {
            return self.guess(game, thorough, budget);
        };
        // What is played if the limits allow no more: it comes before everything that may cost.
        let plain = if winner == side {
            budget.ask(u64::MAX, |meter| {
                self.solver.keeping_step(round, Goal::ROUND, meter)
            })
        } else {
            holding_out(round)
        };
        // The shortest way to a won match is a won round that ends it.
        let is_last = winner == side && self.match_ends_with_win_of(game, side);
        if !is_last && let Some(best) = self.keep_the_match(game, round, budget) {
            return Some(best);
        }
        if winner == side
            && let Some(best) = self.win_the_next_too(game, round, budget)
        {
            return Some(best);
        }
        let aims = Aims::new(side, &self.equity.of_results(game));
        let place = self.reachable(round, &aims, winner, budget);
        let goal = Goal::forcing(side, aims.results(place));
        let steered = if winner == side {
            self.steer(game, goal, budget)
        } else {
            None
        };
        let step = steered
            .or_else(|| self.finish(game, &aims, place, budget))
            .or_else(|| {
                if winner == side {
                    budget.ask(u64::MAX, |meter| {
                        self.solver.keeping_step(round, goal, meter)
                    })
                } else {
                    self.set_a_trap(round, goal, budget)
                }
            })
            .or(plain);
        let Some(step) = step else {
            return self.guess(game, thorough, budget);
        };
        let judged =
            ActionJudgement::proven(Action::Move(step.path), side, winner, aims.chance(place));
        Some(if step.end.is_some() {
            judged.at_once()
        } else {
            judged
        })
    }

    /// Whether this is the last round if the side wins it, with whatever tower.
    pub(super) fn match_ends_with_win_of(&mut self, game: &Match, side: Side) -> bool {
        let results = self.equity.of_results(game)[side.index()];
        results.iter().all(|black| seen_by(side, *black) >= 1.0)
    }

    /// A move that wins the match by force, if that can be proven at little cost.
    fn keep_the_match(
        &mut self,
        game: &Match,
        round: &Round,
        budget: &mut Budget<'_>,
    ) -> Option<ActionJudgement> {
        let side = round.side();
        let goal = Goal::of_match(round.board(), game.length().target()?);
        if goal == Goal::ROUND || !somebody_may_finish(&self.equity.of_results(game)) {
            return None;
        }
        let winner = budget.ask(REFINEMENT, |meter| self.solver.reached(round, goal, meter))?;
        if winner != side {
            return None;
        }
        let step = budget.ask(u64::MAX, |meter| {
            self.solver.keeping_step(round, goal, meter)
        })?;
        let action = Action::Move(step.path);
        if step.end.is_some_and(|end| end.winner == side) {
            return Some(ActionJudgement::proven(action, side, side, 1.0).at_once());
        }
        let then = budget.ask(REFINEMENT, |meter| {
            self.solver.reached_after(&step, Goal::ROUND, meter)
        })?;
        Some(ActionJudgement::proven(action, side, then, 1.0))
    }

    /// The place of the best aim that can be forced.
    fn reachable(
        &mut self,
        round: &Round,
        aims: &Aims,
        winner: Side,
        budget: &mut Budget<'_>,
    ) -> usize {
        let side = round.side();
        let mut forces = |place: usize| {
            let question = Goal::forcing(side, aims.results(place));
            let found = budget.ask(REFINEMENT, |meter| {
                self.solver.reached(round, question, meter)
            });
            found == Some(side)
        };
        if winner == side {
            let better = (0..aims.round_won()).rev();
            let forced = better.take_while(|place| forces(*place)).last();
            forced.unwrap_or(aims.round_won())
        } else {
            let mut worse = aims.round_won() + 1..aims.last();
            worse.find(|place| forces(*place)).unwrap_or(aims.last())
        }
    }

    /// The best of the moves that end the round as well as it can be hoped for.
    fn finish(
        &mut self,
        game: &Match,
        aims: &Aims,
        place: usize,
        budget: &mut Budget<'_>,
    ) -> Option<Step> {
        let round = game.round()?;
        let side = round.side();
        let wanted = aims.results(place);
        let ends = |step: &Step| {
            step.end
                .is_some_and(|end| end.winner == side && wanted.contains(end.winner, end.tower))
        };
        let enders: Vec<Step> = steps(round).filter(ends).collect();
        let mut best: Option<(f64, Step)> = None;
        for (place, step) in enders.iter().copied().enumerate() {
            let parts = (enders.len() - place) as u32;
            let mut after = *game;
            if after.play(Action::Move(step.path)).is_err() {
                continue;
            }
            let chance = match after.outcome() {
                Outcome::Unknown => {
                    budget.part(parts, |part| self.chance_after_round(&after, side, part))
                }
                _ => seen_by(side, self.equity.of(&after)),
            };
            if best.is_none_or(|(known, _)| chance > known) {
                best = Some((chance, step));
            }
        }
        best.map(|(_, step)| step)
    }

    /// The move of a lost side that reaches its aim and leaves the fewest good replies.
    fn set_a_trap(&mut self, round: &Round, goal: Goal, budget: &mut Budget<'_>) -> Option<Step> {
        let side = round.side();
        let mut best: Option<(f64, Step)> = None;
        for step in steps(round) {
            let kept = budget.ask(REFINEMENT, |meter| {
                self.solver.reached_after(&step, goal, meter)
            });
            if kept == Some(!side) {
                continue;
            }
            // To end it oneself is worse than to let the other see that it can be ended.
            let ease = if step.end.is_some() {
                2.0
            } else if step.loses_at_once(round) {
                1.5
            } else {
                self.ease(&step.next, !side, budget)
            };
            if best.is_none_or(|(known, _)| ease < known) {
                best = Some((ease, step));
            }
        }
        best.map(|(_, step)| step)
    }

    /// The chance that `winner`, to move, finds a move that keeps the win, if it is somebody who
    /// looks a few plies ahead; what cannot be settled counts as half.
    pub(super) fn ease(&mut self, round: &Round, winner: Side, budget: &mut Budget<'_>) -> f64 {
        if round.side() != winner {
            return 1.0;
        }
        let replies = budget.ask(REPLY, |meter| Some(guesses(round, PLIES_OF_OTHERS, meter)));
        let (mut good, mut all) = (0.0, 0.0);
        for reply in replies.unwrap_or_default() {
            let found = budget.ask(REPLY, |meter| {
                self.solver.reached_after(&reply.step, Goal::ROUND, meter)
            });
            let weight = exp(reply.chance / DOUBT);
            all += weight;
            good += match found {
                Some(found) if found == winner => weight,
                Some(_) => 0.0,
                None => 0.5 * weight,
            };
        }
        if all > 0.0 { good / all } else { 0.5 }
    }

    /// The best move of a short search.
    fn guess(
        &mut self,
        game: &Match,
        thorough: bool,
        budget: &mut Budget<'_>,
    ) -> Option<ActionJudgement> {
        let round = game.round()?;
        let mut found = self.guesses(round, thorough, budget);
        found.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        let best = found.first()?;
        Some(self.estimated(game, best))
    }

    /// Guesses all moves, ever deeper as long as the limits allow. Who is thorough asks how far the proofs
    /// have come, unless the end of the round is seen.
    fn guesses(&self, round: &Round, thorough: bool, budget: &mut Budget<'_>) -> Vec<Guess> {
        let mut best = guesses(round, 1, &mut crate::Meter::new(crate::Limits::default()));
        for plies in 2..=MOST_PLIES {
            let deeper = budget.ask(u64::MAX, |meter| {
                let found = guesses(round, plies, meter);
                (!meter.is_exhausted()).then_some(found)
            });
            let Some(deeper) = deeper else { break };
            best = deeper;
        }
        for guess in &mut best {
            // The prover may have settled a move before it ran out of nodes.
            if let Some(winner) = self.solver.known_after(&guess.step, Goal::ROUND) {
                guess.chance = f64::from(u8::from(winner == round.side()));
            } else if thorough && guess.step.end.is_none() && !guess.is_certain() {
                let numbers = self.solver.numbers_after(&guess.step, Goal::ROUND);
                guess.chance = numbers.hope_of(round.side());
            }
        }
        best
    }

    /// Turns a guess about the round into one about the match.
    fn estimated(&mut self, game: &Match, guess: &Guess) -> ActionJudgement {
        let side = game.to_act().unwrap_or(Side::Black);
        let results = self.equity.of_results(game);
        let mean = |winner: Side| {
            let black = results[winner.index()].iter().sum::<f64>() / 8.0;
            seen_by(side, black)
        };
        let chance = guess.chance;
        let match_chance = chance * mean(side) + (1.0 - chance) * mean(!side);
        ActionJudgement::estimated(Action::Move(guess.step.path), chance, match_chance)
    }

    /// Judges every move, first by a short search, then by proofs with growing shares.
    pub(super) fn judge_moves(
        &mut self,
        game: &Match,
        budget: &mut Budget<'_>,
        on_update: &mut dyn FnMut(&[ActionJudgement]),
    ) -> Vec<ActionJudgement> {
        let Some(round) = game.round() else {
            return Vec::new();
        };
        let side = round.side();
        let aims = Aims::new(side, &self.equity.of_results(game));
        let short = guesses(round, 2, &mut crate::Meter::new(crate::Limits::default()));
        let share_of_moves = budget.share();
        let mut judged: Vec<(Step, ActionJudgement)> = short
            .iter()
            .enumerate()
            .filter(|(index, _)| share_of_moves.has(*index))
            .map(|(_, guess)| (guess.step, self.estimated(game, guess)))
            .collect();
        let mut open: Vec<usize> = (0..judged.len()).collect();
        let mut said = say(&judged, on_update);
        let mut share = FIRST_SHARE;
        while !open.is_empty() && !budget.is_spent() {
            open.retain(|place| {
                let (step, known) = &mut judged[*place];
                let found = budget.ask(share, |meter| {
                    self.solver.reached_after(step, Goal::ROUND, meter)
                });
                let Some(winner) = found else { return true };
                let chance = match step.end {
                    Some(end) => {
                        let black = self.equity.of_results(game);
                        seen_by(side, black[end.winner.index()][end.tower.index()])
                    }
                    None if winner == side => aims.chance(aims.round_won()),
                    None => aims.chance(aims.last()),
                };
                *known = ActionJudgement::proven(known.action, side, winner, chance);
                if step.end.is_some() {
                    *known = known.at_once();
                }
                false
            });
            said = say(&judged, on_update);
            share = share.saturating_mul(4);
        }
        said
    }
}

/// Whether some result of the round decides the match.
fn somebody_may_finish(black: &[[f64; 8]; 2]) -> bool {
    black[Side::Black.index()].contains(&1.0) || black[Side::White.index()].contains(&0.0)
}

/// Tells what is known, the best move first.
fn say(
    judged: &[(Step, ActionJudgement)],
    on_update: &mut dyn FnMut(&[ActionJudgement]),
) -> Vec<ActionJudgement> {
    let mut said: Vec<ActionJudgement> = judged.iter().map(|(_, known)| *known).collect();
    sort(&mut said);
    on_update(&said);
    said
}
