//! Levels of play.

use kamidana_game::{View, kamisado::KamisadoBoard};
use kamisado::{Action, Fill, Match, Phase};

use super::{engine::Engine, set_up::random_line_up, sight::Sight};
use crate::{Character, Level, Limits, Meter, Player, Random};

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
enum Skill {
    /// It looks at the board as people do.
    Sees(Sight),
    /// It is the engine with so many nodes, but of so many moves it only takes a glance.
    Proves { nodes: u64, lapses: f64 },
    /// It is the engine with so many nodes, and with more where they do not settle who wins the round.
    Settles { nodes: u64, at_most: u64 },
}

/// What the engine sees when it does not think.
const GLANCE: Sight = Sight {
    plies: 2,
    oversight: 0.0,
    mood: 0.2,
};

impl Skill {
    /// Found by self-play: the first loses two rounds of three to a beginner who looks
    /// ([`Simple`](super::simple::Simple)), and each beats the one below in 60 to 87 of 100 rounds
    /// and of 100 standard matches. A few hundred nodes are a strong player already, because the prover
    /// looks where it matters.
    const fn of(level: Level) -> Self {
        let (plies, oversight, mood) = match level.number() {
            1 => (1, 0.5, 0.8),
            2 => (1, 0.1, 0.25),
            3 => (2, 0.075, 0.195),
            4 => {
                return Self::Proves {
                    nodes: 45,
                    lapses: 0.0,
                };
            }
            5 => {
                return Self::Proves {
                    nodes: 220,
                    lapses: 0.0,
                };
            }
            6 => {
                return Self::Proves {
                    nodes: 1_000,
                    lapses: 0.0,
                };
            }
            7 => {
                return Self::Proves {
                    nodes: 40_000,
                    lapses: 0.12,
                };
            }
            _ => {
                return Self::Settles {
                    nodes: 400_000,
                    at_most: 3_000_000,
                };
            }
        };
        Self::Sees(Sight {
            plies,
            oversight,
            mood,
        })
    }
}

/// A player of the level, seed and memory given.
pub fn player(character: Character) -> Box<dyn Player> {
    Box::new(KamisadoPlayer {
        skill: Skill::of(character.level),
        engine: Engine::with_seed(character.memory, character.seed),
        random: Random::new(character.seed),
    })
}

struct KamisadoPlayer {
    skill: Skill,
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
}

impl KamisadoPlayer {
    fn choose_action(&mut self, game: &Match, limits: &Limits) -> Option<Action> {
        match self.skill {
            Skill::Sees(sight) => self.look(game, sight, limits.for_seat(u64::MAX)),
            Skill::Proves { lapses, .. }
                if game.phase() == Phase::Play && self.random.unit() < lapses =>
            {
                self.look(game, GLANCE, limits.for_seat(u64::MAX))
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
