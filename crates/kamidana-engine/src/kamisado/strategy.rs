//! A move of the winner for everything the other side can do.

use std::collections::HashSet;

use kamisado::{Action, Match, Move, Round, Side};

use super::{
    goal::Goal,
    solver::Solver,
    step::{Step, steps},
    threats::wins_at_once,
};
use crate::{Limits, Meter};

/// The most nodes to find out whether a move that leaves few replies wins.
const TRIAL: u64 = 20_000;

impl Solver {
    /// Every position of the round that `winner` comes to by playing always the move that is said
    /// with it; in the order in which they are met. Where a walk home is open, that is the move, and
    /// nothing is said. `None` if the round is not won or a limit was reached.
    pub fn strategy(
        &mut self,
        start: &Match,
        winner: Side,
        limits: &Limits,
    ) -> Option<Vec<(Match, Move)>> {
        let mut meter = Meter::new(limits.clone());
        if self.winner(start.round()?, &mut meter)? != winner {
            return None;
        }
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
            if round.side() != winner {
                for step in steps(round) {
                    go_on(step.path)?;
                }
            } else if !wins_at_once(round) {
                let step = self.narrow_step(round, limits, &mut meter)?;
                strategy.push((game, step.path));
                go_on(step.path)?;
            }
        }
        Some(strategy)
    }

    /// A winning move that leaves the other side few replies, which keeps the strategy small.
    fn narrow_step(&mut self, round: &Round, limits: &Limits, meter: &mut Meter) -> Option<Step> {
        let mut all: Vec<Step> = steps(round)
            .filter(|step| !step.loses_at_once(round))
            .collect();
        all.sort_by_cached_key(safe_replies);
        for step in all {
            let mut trial = Meter::new(Limits {
                nodes: Some(TRIAL),
                ..limits.clone()
            });
            if self.reached_after(&step, Goal::ROUND, &mut trial) == Some(round.side()) {
                return Some(step);
            }
        }
        self.keeping_step(round, Goal::ROUND, meter)
    }
}

/// The replies that do not hand over the round at once.
fn safe_replies(step: &Step) -> usize {
    let safe = |reply: &Step| !reply.loses_at_once(&step.next);
    steps(&step.next).filter(safe).count()
}
