//! The players: by level, by rules of thumb, and the oracle that measures them.

use kami::{Action, Round};
use kamidana_game::{
    Study, View,
    kami::{KamiBoard, OpenRound},
};

use crate::{Character, Limits, Player, Random, Yardstick};

use super::{
    endings::Exact, mind, policy, sight::Sight, skill::Skill, solver::Solver, table::Table,
};

/// A player of this character. It is given views only, so it knows what its seat may know.
pub fn player(character: Character) -> Box<dyn Player> {
    Box::new(LevelPlayer {
        skill: Skill::of(character.level),
        table: Table::new(character.memory),
        exact: Exact::default(),
        random: Random::new(character.seed),
    })
}

struct LevelPlayer {
    skill: Skill,
    table: Table,
    exact: Exact,
    random: Random,
}

impl Player for LevelPlayer {
    fn choose(&mut self, view: &View, limits: &Limits) -> Option<String> {
        let view = round_of(view)?;
        let (table, exact, random) = (&mut self.table, &mut self.exact, &mut self.random);
        mind::choose(view, &self.skill, limits, table, exact, random)
            .map(|action| action.to_string())
    }

    #[cfg(not(target_family = "wasm"))]
    fn dials(&self, view: &View) -> String {
        round_of(view).map_or_else(String::new, |view| self.skill.dials(view.mode))
    }
}

/// Follows rules of thumb, counts cards, imagines nothing: the plain opponent to measure against.
#[derive(Clone, Copy, Debug, Default)]
pub struct RuleFollower;

impl Player for RuleFollower {
    fn choose(&mut self, view: &View, _: &Limits) -> Option<String> {
        let view = round_of(view)?;
        let sight = Sight::of_view(view)?;
        policy::favourite(&sight, view.legal).map(|action| action.to_string())
    }
}

fn round_of(view: &View) -> Option<&kami::View> {
    let board: &KamiBoard = view.board.get()?;
    Some(&board.round)
}

impl Yardstick for RuleFollower {
    fn choose(&mut self, view: &View, _: &dyn Study, limits: &Limits) -> Option<String> {
        Player::choose(self, view, limits)
    }
}

/// Sees all cards and solves the round: no player, only a measure of how much the hidden cards
/// cost. It takes a [`Round`], which no player is ever given.
pub struct Oracle {
    solver: Solver,
}

impl Oracle {
    /// An oracle whose table takes at most that many mebibytes.
    pub fn new(memory_mib: usize) -> Self {
        Self {
            solver: Solver::new(memory_mib).with_concept(super::Concept::Paranoid),
        }
    }

    /// The best action with all cards known; of equals, and beyond the limits, the one a
    /// sensible player likes best. `None` if the round is over.
    pub fn choose(&mut self, round: &Round, limits: &Limits) -> Option<Action> {
        let sight = Sight::of_round(round)?;
        let actions = self.solver.actions(round, limits);
        let best = actions.first()?.1;
        actions
            .iter()
            .filter(|(_, value)| *value == best)
            .map(|(action, _)| *action)
            .max_by(|&one, &other| {
                policy::liking(&sight, one).total_cmp(&policy::liking(&sight, other))
            })
    }
}

/// What the oracle may visit for a move if nobody says otherwise.
const ORACLE_NODES: u64 = 400_000;

impl Yardstick for Oracle {
    fn choose(&mut self, _: &View, study: &dyn Study, limits: &Limits) -> Option<String> {
        let open: &OpenRound = study.get()?;
        let limits = Limits {
            nodes: limits.nodes.or(Some(ORACLE_NODES)),
            ..limits.clone()
        };
        let action = Self::choose(self, open.round(), &limits)?;
        Some(action.to_string())
    }
}
