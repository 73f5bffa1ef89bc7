//! Levels of play.

use kamidana_game::{View, kamisado::KamisadoBoard};
use kamisado::{Action, Fill, Match, Phase};

use super::{engine::Engine, guess::Guess, set_up::random_line_up, sight::Sight, skill::Skill};
use crate::{Character, Level, Limits, Meter, Player, Random};

/// A player of the level, seed and memory given.
pub fn player(character: Character) -> Box<dyn Player> {
    let guess = if character.level == Level::STRONGEST {
        Guess::Fitted
    } else {
        Guess::ByHand
    };
    Box::new(KamisadoPlayer {
        level: character.level,
        engine: Engine::guessing(character.memory, character.seed, guess),
        random: Random::new(character.seed),
    })
}

struct KamisadoPlayer {
    level: Level,
    engine: Engine,
    random: Random,
}

impl Player for KamisadoPlayer {
    fn choose(&mut self, view: &View, limits: &Limits) -> Option<String> {
        let board: &KamisadoBoard = view.board.get()?;
        if !view.to_act.is_some_and(|seat| view.viewer.sits_on(seat)) {
            return None;
        }
        let action = self.choose_action(&board.game, limits)?;
        Some(action.to_string())
    }

    #[cfg(not(target_family = "wasm"))]
    fn dials(&self, view: &View) -> String {
        let board: Option<&KamisadoBoard> = view.board.get();
        board.map_or_else(String::new, |board| {
            format!("{:?}", Skill::of(self.level, board.game.length()))
        })
    }
}

impl KamisadoPlayer {
    fn choose_action(&mut self, game: &Match, limits: &Limits) -> Option<Action> {
        match Skill::of(self.level, game.length()) {
            Skill::Sees(sight) => self.look(game, sight, limits.for_seat(u64::MAX)),
            Skill::Proves { lapses, glance, .. }
                if game.phase() == Phase::Play && self.random.unit() < lapses =>
            {
                self.look(game, glance, limits.for_seat(u64::MAX))
            }
            Skill::Proves { nodes, .. } => {
                let best = self.engine.best(game, &limits.for_seat(nodes))?;
                Some(best.action)
            }
            Skill::Settles { nodes, at_most } => {
                let limits = Limits {
                    deadline: limits.for_seat(nodes).deadline,
                    ..limits.clone()
                };
                // What the caller allows is never spent twice.
                if limits.nodes.is_none_or(|most| most >= nodes + at_most) {
                    self.engine.settle(game, &limits.for_seat(at_most));
                }
                let best = self.engine.best(game, &limits.for_seat(nodes))?;
                Some(best.action)
            }
        }
    }

    fn look(&mut self, game: &Match, sight: Sight, limits: Limits) -> Option<Action> {
        match game.phase() {
            Phase::Play => {
                let mut meter = Meter::new(limits);
                let path = sight.choose(game.round()?, &mut self.random, &mut meter)?;
                Some(Action::Move(path))
            }
            _ => by_taste(game, &mut self.random),
        }
    }
}

/// Fills and line-ups are a matter of taste to those who cannot look into the next round.
pub(super) fn by_taste(game: &Match, random: &mut Random) -> Option<Action> {
    match game.phase() {
        Phase::Fill => Some(Action::Fill(Fill::ALL[random.below(2) as usize])),
        Phase::SetUp => Some(Action::Place(random_line_up(random))),
        Phase::Play | Phase::Over => None,
    }
}
