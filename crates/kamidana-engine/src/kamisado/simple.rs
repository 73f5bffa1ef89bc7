//! The simple player: a beginner who looks, to measure the first levels with.

use kamidana_game::{Study, View, kamisado::KamisadoBoard};
use kamisado::{Action, Match, Move, Phase, Round};

use crate::{Limits, Random, Yardstick};

use super::{
    player::by_taste,
    step::{Step, steps},
};

/// Takes a walk home, hands none over if it can help it, and else plays at random.
pub(super) struct Simple {
    random: Random,
}

impl Simple {
    pub(super) const fn new(seed: u64) -> Self {
        Self {
            random: Random::new(seed),
        }
    }

    fn choose_action(&mut self, game: &Match) -> Option<Action> {
        match game.phase() {
            Phase::Play => Some(Action::Move(self.choose_move(game.round()?)?)),
            _ => by_taste(game, &mut self.random),
        }
    }

    fn choose_move(&mut self, round: &Round) -> Option<Move> {
        let wins = |step: &Step| step.end.is_some_and(|end| end.winner == round.side());
        if let Some(step) = steps(round).find(wins) {
            return Some(step.path);
        }
        let all: Vec<Step> = steps(round).collect();
        let safe: Vec<Step> = all
            .iter()
            .filter(|step| !step.loses_at_once(round))
            .copied()
            .collect();
        let liked = if safe.is_empty() { &all } else { &safe };
        let pick = self.random.below(liked.len() as u32) as usize;
        liked.get(pick).map(|step| step.path)
    }
}

impl Yardstick for Simple {
    fn choose(&mut self, view: &View, _: &dyn Study, _: &Limits) -> Option<String> {
        let board: &KamisadoBoard = view.board.get()?;
        Some(self.choose_action(&board.game)?.to_string())
    }
}
