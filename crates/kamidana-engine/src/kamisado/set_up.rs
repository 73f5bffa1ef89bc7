//! Choosing a line-up in a tournament set-up.

use kamisado::{Action, Board, Colour, LineUp, Match, Round, Side};

use super::{
    ActionJudgement, Engine, Opening, Openings,
    engine::{seen_by, sort},
};
use crate::{Random, budget::Budget};

/// The first share of a pair of line-ups, in nodes; half of them need less. It grows fourfold, so
/// that those which are hard to decide get the more, and among them are the Defender's wins.
const FIRST_SHARE: u64 = 10_000;
const LAST_SHARE: u64 = FIRST_SHARE << 10;

/// How many line-ups the Defender tries, in batches: one in sixty or so refutes the Challenger's.
const BATCHES: usize = 5;
const BATCH: usize = 64;

/// Who thinks less than so many nodes does without what is known of the openings: such a start has to be
/// played well, and people should not meet always the same one.
const KNOWS_OPENINGS: u64 = 300_000;

/// How many line-ups the Challenger compares, and against how many answers each.
const CANDIDATES: usize = 12;
const ANSWERS: usize = 16;

/// The most nodes for each answer: nine of ten need less.
const PAIR: u64 = 60_000;

impl Engine {
    /// Judges a sample of line-ups, the best first.
    pub(super) fn judge_line_ups(
        &mut self,
        game: &Match,
        budget: &mut Budget<'_>,
        on_update: &mut dyn FnMut(&[ActionJudgement]),
    ) -> Vec<ActionJudgement> {
        match game.placed() {
            Some(black) => self.judge_replies(game, black, budget, on_update),
            None => self.judge_first_line_ups(game, budget, on_update),
        }
    }

    /// White has seen Black's line-up: looks for one that wins, or else is hard to beat.
    fn judge_replies(
        &mut self,
        game: &Match,
        black: LineUp,
        budget: &mut Budget<'_>,
        on_update: &mut dyn FnMut(&[ActionJudgement]),
    ) -> Vec<ActionJudgement> {
        let mut judged = Vec::new();
        if budget.left() >= KNOWS_OPENINGS
            && let Opening::Refuted(white) = Openings::known().get(black)
        {
            self.judge_reply(game, white, Some(Side::White), FIRST_SHARE, &mut judged);
            on_update(&judged);
            return judged;
        }
        for _ in 0..BATCHES {
            let mut open: Vec<LineUp> = (0..BATCH)
                .map(|_| random_line_up(&mut self.random))
                .collect();
            let mut share = FIRST_SHARE;
            while !open.is_empty() && share <= LAST_SHARE {
                let mut left = Vec::new();
                for white in open {
                    let winner = self.winner_of(black, white, share, budget);
                    if winner.is_none() {
                        left.push(white);
                    }
                    self.judge_reply(game, white, winner, share, &mut judged);
                    on_update(&judged);
                    if winner == Some(Side::White) || budget.is_spent() {
                        return judged;
                    }
                }
                open = left;
                share *= 4;
            }
        }
        judged
    }

    /// Puts a line-up of White's in its place; the harder Black's win is to find, the better.
    fn judge_reply(
        &mut self,
        game: &Match,
        white: LineUp,
        winner: Option<Side>,
        share: u64,
        judged: &mut Vec<ActionJudgement>,
    ) {
        let action = Action::Place(white);
        let mut next = *game;
        if next.play(action).is_err() {
            return;
        }
        judged.retain(|known| known.action != action);
        let hidden = 0.05 * (share / FIRST_SHARE).ilog2() as f64 / 10.0;
        let chance = seen_by(
            Side::White,
            self.equity.of_start(&next, winner.map(|w| (w, 0.2))),
        );
        judged.push(match winner {
            Some(winner) => ActionJudgement::proven(action, Side::White, winner, chance + hidden),
            None => ActionJudgement::estimated(action, 0.2 + hidden, chance + hidden),
        });
        sort(judged);
    }

    /// Black places first: line-ups that are known to win against every answer, or else those to which
    /// few answers seem good.
    fn judge_first_line_ups(
        &mut self,
        game: &Match,
        budget: &mut Budget<'_>,
        on_update: &mut dyn FnMut(&[ActionJudgement]),
    ) -> Vec<ActionJudgement> {
        if budget.left() >= KNOWS_OPENINGS {
            let judged = self.unbeaten_line_ups(game);
            if !judged.is_empty() {
                on_update(&judged);
                return judged;
            }
        }
        let side = Side::Black;
        let mut judged = Vec::new();
        for _ in 0..CANDIDATES {
            let black = random_line_up(&mut self.random);
            let action = Action::Place(black);
            let mut won = 0.0;
            for _ in 0..ANSWERS {
                let white = random_line_up(&mut self.random);
                won += match self.winner_of(black, white, PAIR, budget) {
                    Some(winner) => f64::from(u8::from(winner == side)),
                    // What is hard for the solver is harder for a person.
                    None => 0.5,
                };
            }
            let chance = won / ANSWERS as f64;
            let match_chance = chance * self.equity.of(game);
            judged.push(ActionJudgement::estimated(action, chance, match_chance));
            sort(&mut judged);
            on_update(&judged);
            if budget.is_spent() {
                break;
            }
        }
        judged
    }

    /// Some of the line-ups that win against every answer, in no order.
    fn unbeaten_line_ups(&mut self, game: &Match) -> Vec<ActionJudgement> {
        let mut unbeaten = Openings::known().unbeaten();
        let mut judged = Vec::new();
        while judged.len() < CANDIDATES && !unbeaten.is_empty() {
            let chosen = self.random.below(unbeaten.len() as u32) as usize;
            let action = Action::Place(unbeaten.swap_remove(chosen));
            let chance = self.equity.of(game);
            judged.push(ActionJudgement::proven(
                action,
                Side::Black,
                Side::Black,
                chance,
            ));
        }
        judged
    }

    fn winner_of(
        &mut self,
        black: LineUp,
        white: LineUp,
        share: u64,
        budget: &mut Budget<'_>,
    ) -> Option<Side> {
        let round = Round::new(Board::new(black, white), Side::Black);
        budget.ask(share, |meter| self.solver.winner(&round, meter))
    }
}

/// Eight towers in any order.
pub(super) fn random_line_up(random: &mut Random) -> LineUp {
    let mut colours = Colour::ALL;
    for last in (1..8).rev() {
        colours.swap(last, random.below(last as u32 + 1) as usize);
    }
    LineUp::new(colours).unwrap_or_default()
}
