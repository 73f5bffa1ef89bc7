//! Choosing the fill, and what a finished round is worth.

use kamisado::{Action, Fill, Match, Phase, Round, Side};

use super::{
    ActionJudgement, Engine, defence, engine::seen_by, goal::Goal, guess::Guess, key::BoardKey,
    moves::THOROUGH,
};
use crate::budget::Budget;

/// The most nodes to find out who wins the next round.
const NEXT_ROUND: u64 = 400_000;

/// The most nodes to find out who wins the match from there.
const MATCH: u64 = 100_000;

/// A start that is not settled by so many nodes is hard, and no longer one that who opens it nearly
/// always wins.
pub(super) const HARD: u64 = 100_000;

/// So many starts are remembered.
const MOST_STARTS: usize = 1_024;

/// How easily a win is taken to be found before anybody has looked.
const USUAL_EASE: f64 = 0.2;

/// A fill, the round it leads to and what is known of that.
struct Start {
    action: Action,
    game: Match,
    /// Who wins the round.
    winner: Option<Side>,
    /// The nodes that went into that question.
    tried: u64,
    /// Who wins the match.
    champion: Option<Side>,
    /// How easily the winner of the round finds the win.
    ease: Option<f64>,
}

impl Start {
    /// Whether it was looked at for long, and who wins is still not known.
    const fn is_hard(&self) -> bool {
        self.winner.is_none() && self.tried >= HARD
    }
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
                tried: 0,
                champion: None,
                ease: None,
            })
        };
        let mut starts: Vec<Start> = Fill::ALL.into_iter().filter_map(start).collect();
        let mut judged = self.judgements(&starts, side);
        let thorough = budget.left() >= THOROUGH;
        for question in [Self::ask_winner, Self::ask_champion, Self::ask_ease] {
            for place in 0..starts.len() {
                let parts = (starts.len() - place) as u32;
                budget.part(parts, |part| question(self, &mut starts[place], part));
                judged = self.judgements(&starts, side);
                on_update(&judged);
            }
            if thorough {
                self.ask_again(&mut starts, budget);
                judged = self.judgements(&starts, side);
            }
        }
        judged
    }

    /// What one fill did not need goes to the other, if it is not settled who wins there.
    fn ask_again(&mut self, starts: &mut [Start], budget: &mut Budget<'_>) {
        let open = |start: &&mut Start| start.winner.is_none();
        let mut parts = starts.iter_mut().filter(open).count() as u32;
        for start in starts.iter_mut().filter(open) {
            budget.part(parts, |part| self.ask_winner(start, part));
            parts -= 1;
        }
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
        let Some(round) = start.game.round() else {
            return;
        };
        (start.winner, start.tried) = self.winner_of_start(round, NEXT_ROUND, budget);
    }

    /// Who wins a round from its start, and the nodes that have gone into this question so far: the solver
    /// remembers what it has proven, and would take a hard start for an easy one the next time.
    #[inline(never)]
    pub(super) fn winner_of_start(
        &mut self,
        round: &Round,
        most: u64,
        budget: &mut Budget<'_>,
    ) -> (Option<Side>, u64) {
        let before = budget.left();
        let winner = budget.ask(most, |meter| self.solver.winner(round, meter));
        let spent = before - budget.left();
        let key = BoardKey::of(round.board(), Goal::ROUND).with_turn(round);
        if let Some((_, tried)) = self.starts.iter_mut().find(|(start, _)| *start == key) {
            *tried += spent;
            return (winner, *tried);
        }
        if self.starts.len() >= MOST_STARTS {
            self.starts.clear();
        }
        self.starts.push((key, spent));
        (winner, spent)
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

    /// What is known of the fills so far, the better for `side` first; one that was hardly looked at
    /// never stands above one whose round is settled.
    fn judgements(&mut self, starts: &[Start], side: Side) -> Vec<ActionJudgement> {
        let guess = self.solver.guess();
        let judge = |start: &Start| {
            let ease = start.ease.unwrap_or(USUAL_EASE);
            let mut if_won_by = |winner| self.equity.of_start(&start.game, Some((winner, ease)));
            let opener = start.game.to_act().unwrap_or(!side);
            let defended = match start.winner {
                Some(winner) => defended(guess, winner == opener, start.tried),
                None if start.is_hard() => defence::chance_if_open_after(start.tried),
                None => 0.0,
            };
            let modelled = defended * if_won_by(!opener) + (1.0 - defended) * if_won_by(opener);
            // A proof of the match outweighs the model, but not how hard it is to find for a person.
            let black = match start.champion {
                None => modelled,
                Some(Side::Black) => 0.9 + 0.1 * modelled,
                Some(Side::White) => 0.1 * modelled,
            };
            let chance = seen_by(side, black);
            let judged = match start.winner {
                Some(winner) => ActionJudgement::proven(start.action, side, winner, chance),
                None => ActionJudgement::estimated(start.action, chance, chance),
            };
            (start.winner.is_some() || start.is_hard(), judged)
        };
        let mut judged: Vec<(bool, ActionJudgement)> = starts.iter().map(judge).collect();
        judged.sort_by(|a, b| {
            let by_chance =
                b.1.match_chance
                    .chance()
                    .total_cmp(&a.1.match_chance.chance());
            b.0.cmp(&a.0).then(by_chance)
        });
        judged.into_iter().map(|(_, judged)| judged).collect()
    }
}

/// The chance that who opens a start does not win it, once it is known whether it is won and how many nodes that
/// took. What is hard to prove is hard to find; by numbers set by hand that cannot be told.
pub(super) fn defended(guess: Guess, is_won: bool, nodes: u64) -> f64 {
    match guess {
        _ if !is_won => 1.0,
        Guess::Fitted => defence::chance_if_lost_after(nodes),
        Guess::ByHand => 0.0,
    }
}
