//! Choosing the fill, and what a finished round is worth.

use kamisado::{Action, Fill, Match, Phase, Side};

use super::{
    ActionJudgement, Engine,
    engine::{seen_by, sort},
};
use crate::budget::Budget;

/// The most nodes to find out who wins the next round.
const NEXT_ROUND: u64 = 400_000;

/// The most nodes to find out who wins the match from there.
const MATCH: u64 = 100_000;

impl Engine {
    /// Judges both fills, the better first.
    pub(super) fn judge_fills(
        &mut self,
        game: &Match,
        budget: &mut Budget<'_>,
        on_update: &mut dyn FnMut(&[ActionJudgement]),
    ) -> Vec<ActionJudgement> {
        let Some(side) = game.to_act() else {
            return Vec::new();
        };
        let unknown = seen_by(side, self.equity.of(game));
        let mut judged: Vec<ActionJudgement> = Fill::ALL
            .into_iter()
            .map(|fill| ActionJudgement::estimated(Action::Fill(fill), unknown, unknown))
            .collect();
        for place in 0..judged.len() {
            let action = judged[place].action;
            let mut next = *game;
            if next.play(action).is_err() {
                continue;
            }
            let (winner, chance) = self.judge_start(&next, budget);
            let chance = seen_by(side, chance);
            judged[place] = match winner {
                Some(winner) => ActionJudgement::proven(action, side, winner, chance),
                None => ActionJudgement::estimated(action, chance, chance),
            };
            let mut said = judged.clone();
            sort(&mut said);
            on_update(&said);
        }
        sort(&mut judged);
        judged
    }

    /// The match chance of `side` once a round has ended, with the best fill of its winner.
    pub(super) fn chance_after_round(
        &mut self,
        game: &Match,
        side: Side,
        budget: &mut Budget<'_>,
    ) -> f64 {
        if game.phase() != Phase::Fill {
            return seen_by(side, self.equity.of(game));
        }
        let chooser = game.to_act().unwrap_or(side);
        let fills = self.judge_fills(game, budget, &mut |_| {});
        let best = fills.iter().map(|fill| fill.match_chance.chance());
        let best = best.fold(0.0, f64::max);
        if chooser == side { best } else { 1.0 - best }
    }

    /// Who wins the round that begins here, if that can be found out, and Black's match chance.
    fn judge_start(&mut self, game: &Match, budget: &mut Budget<'_>) -> (Option<Side>, f64) {
        let Some(round) = game.round() else {
            return (None, self.equity.of(game));
        };
        let winner = budget.ask(NEXT_ROUND, |meter| self.solver.winner(round, meter));
        let champion = game.length().target().and_then(|target| {
            budget.ask(MATCH, |meter| {
                self.solver.match_winner(round, target, meter)
            })
        });
        // Of two lost starts the one with fewer winning openings is better.
        let ease = winner.map(|winner| (winner, self.ease(round, winner, budget)));
        let modelled = self.equity.of_start(game, ease);
        // A proof of the match outweighs the model, but not how hard it is to find for a person.
        let chance = match champion {
            None => modelled,
            Some(Side::Black) => 0.9 + 0.1 * modelled,
            Some(Side::White) => 0.1 * modelled,
        };
        (winner, chance)
    }
}
