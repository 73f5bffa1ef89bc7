//! A move of the winner for everything the other side can do.

use std::collections::HashSet;

use kamisado::{Action, Match, Move, Side};

use super::{goal::Goal, solver::Solver, step::steps};
use crate::{Limits, Meter};

impl Solver {
    /// Every position of this round that `winner` can come to if it always plays the move that is
    /// said with it, and wins; in the order in which they are met. `None` if the round is not won
    /// or a limit was reached.
    pub fn strategy(
        &mut self,
        start: &Match,
        winner: Side,
        limits: &Limits,
    ) -> Option<Vec<(Match, Move)>> {
        let mut meter = Meter::new(limits.clone());
        let mut strategy = Vec::new();
        let mut met = HashSet::new();
        let mut open = vec![*start];
        while let Some(game) = open.pop() {
            // Once the round is over there is nothing to play.
            let Some(round) = game.round() else { continue };
            if !met.insert(*round) {
                continue;
            }
            let mut go_on = |path: Move| {
                let mut next = game;
                next.play(Action::Move(path))
                    .is_ok()
                    .then(|| open.push(next))
            };
            if round.side() == winner {
                let ends = |end: kamisado::RoundEnd| end.winner == winner;
                let home = steps(round).find(|step| step.end.is_some_and(ends));
                let step = match home {
                    Some(step) => step,
                    None => self.keeping_step(round, Goal::ROUND, &mut meter)?,
                };
                strategy.push((game, step.path));
                go_on(step.path)?;
            } else {
                for step in steps(round) {
                    go_on(step.path)?;
                }
            }
        }
        Some(strategy)
    }
}
