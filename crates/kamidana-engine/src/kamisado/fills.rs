//! Choosing the fill, and what a finished round is worth.

use kamisado::{Action, Fill, Match, Phase, Side};

use super::{ActionJudgement, Engine, engine::seen_by};
use crate::{Judgement, budget::Budget};

/// The most nodes to find out who wins the next round.
const NEXT_ROUND: u64 = 400_000;

/// The most nodes to find out who wins the match from there.
const MATCH: u64 = 100_000;

/// How easily a win is taken to be found before anybody has looked.
const USUAL_EASE: f64 = 0.2;

/// A fill, the round it leads to and what is known of that.
struct Start {
    action: Action,
    game: Match,
    /// Who wins the round.
    winner: Option<Side>,
    /// Who wins the match.
    champion: Option<Side>,
    /// How easily the winner of the round finds the win.
    ease: Option<f64>,
}

impl Engine {
    /// Judges both fills, the better first. What may be spent is shared, so that one fill that is
    /// hard to judge does not leave the other to luck: first who wins either round, then the rest.
    pub(super) fn judge_fills(
        &mut self,
        game: &Match,
        budget: &mut Budget<'_>,
        on_update: &mut dyn FnMut(&[ActionJudgement]),
    ) -> Vec<ActionJudgement> {
        let Some(side) = game.to_act() else {
            return Vec::new();
        };
        let start = |fill| {
            let (action, mut next) = (Action::Fill(fill), *game);
            next.play(action).is_ok().then_some(Start {
                action,
                game: next,
                winner: None,
                champion: None,
                ease: None,
            })
        };
        let mut starts: Vec<Start> = Fill::ALL.into_iter().filter_map(start).collect();
        let mut judged = self.judgements(&starts, side);
        for question in [Self::ask_winner, Self::ask_champion, Self::ask_ease] {
            for place in 0..starts.len() {
                let parts = (starts.len() - place) as u32;
                budget.part(parts, |part| question(self, &mut starts[place], part));
                judged = self.judgements(&starts, side);
                on_update(&judged);
            }
        }
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
        let best = fills.first().map_or(0.5, |fill| fill.match_chance.chance());
        if chooser == side { best } else { 1.0 - best }
    }

    fn ask_winner(&mut self, start: &mut Start, budget: &mut Budget<'_>) {
        start.winner = start
            .game
            .round()
            .and_then(|round| budget.ask(NEXT_ROUND, |meter| self.solver.winner(round, meter)));
    }

    fn ask_champion(&mut self, start: &mut Start, budget: &mut Budget<'_>) {
        let target = start.game.length().target();
        start.champion = start.game.round().zip(target).and_then(|(round, target)| {
            budget.ask(MATCH, |meter| {
                self.solver.match_winner(round, target, meter)
            })
        });
    }

    /// Of two lost starts the one with fewer winning openings is better.
    fn ask_ease(&mut self, start: &mut Start, budget: &mut Budget<'_>) {
        if let (Some(round), Some(winner)) = (start.game.round(), start.winner) {
            start.ease = Some(self.ease(round, winner, budget));
        }
    }

    /// What is known of the fills so far, the better for `side` first; one whose round is not
    /// settled never stands above one whose round is.
    fn judgements(&mut self, starts: &[Start], side: Side) -> Vec<ActionJudgement> {
        let judge = |start: &Start| {
            // Nearly every round is won by who opens it; nobody hopes for more without a proof.
            let winner = start.winner.or_else(|| start.game.to_act());
            let known = winner.map(|winner| (winner, start.ease.unwrap_or(USUAL_EASE)));
            let modelled = self.equity.of_start(&start.game, known);
            // A proof of the match outweighs the model, but not how hard it is to find for a person.
            let black = match start.champion {
                None => modelled,
                Some(Side::Black) => 0.9 + 0.1 * modelled,
                Some(Side::White) => 0.1 * modelled,
            };
            let chance = seen_by(side, black);
            match start.winner {
                Some(winner) => ActionJudgement::proven(start.action, side, winner, chance),
                None => ActionJudgement::estimated(start.action, chance, chance),
            }
        };
        let mut judged: Vec<ActionJudgement> = starts.iter().map(judge).collect();
        judged.sort_by(|a, b| {
            let proven = |said: &ActionJudgement| matches!(said.judgement, Judgement::Proven(_));
            let by_chance = b.match_chance.chance().total_cmp(&a.match_chance.chance());
            proven(b).cmp(&proven(a)).then(by_chance)
        });
        judged
    }
}
