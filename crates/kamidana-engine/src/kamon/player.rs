//! Levels of play.

use kamidana_game::{View, kamon::KamonBoard};
use kamon::{Cell, Position};

use crate::{Character, Level, Limits, Meter, Player, Random};

use super::{
    bits::each,
    board::{Layout, cell},
    engine::Engine,
    tree::Tree,
};

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
struct Skill {
    /// How many games it imagines before it moves, or how many nodes the full engine may use.
    nodes: u64,
    /// The chance that it fails to see, for one move, that a cell would win for somebody. Its
    /// own wins in one move it always sees.
    oversight: f64,
    /// Whether it proves what it can.
    proves: bool,
    /// Whether it goes on with what it is given to spend.
    spends: bool,
}

impl Skill {
    /// Found by self-play: the first loses two games of three to a beginner who looks
    /// ([`Simple`](super::simple::Simple)), and each beats the one below in 60 to 90 of 100.
    const fn of(level: Level) -> Self {
        let (nodes, oversight, proves) = match level.number() {
            1 => (6, 0.9, false),
            2 => (45, 0.2, false),
            3 => (240, 0.04, false),
            4 => (800, 0.0, false),
            5 => (5_000, 0.0, true),
            6 => (18_000, 0.0, true),
            7 => (60_000, 0.0, true),
            _ => (200_000, 0.0, true),
        };
        Self {
            nodes,
            oversight,
            proves,
            spends: level.number() == Level::STRONGEST.number(),
        }
    }
}

/// A player of the level, seed and memory given.
pub fn player(character: Character) -> Box<dyn Player> {
    Box::new(KamonPlayer {
        skill: Skill::of(character.level),
        engine: Engine::with_seed(character.memory, character.seed),
        random: Random::new(character.seed),
        memory: character.memory,
    })
}

struct KamonPlayer {
    skill: Skill,
    engine: Engine,
    random: Random,
    memory: usize,
}

impl Player for KamonPlayer {
    fn choose(&mut self, view: &View, limits: &Limits) -> Option<String> {
        let board: &KamonBoard = view.board.get()?;
        if !view.to_act.is_some_and(|seat| view.viewer.sits_on(seat)) {
            return None;
        }
        let cell = self.choose_cell(&board.position, limits)?;
        Some(cell.name().to_owned())
    }
}

impl KamonPlayer {
    fn choose_cell(&mut self, position: &Position, limits: &Limits) -> Option<Cell> {
        let limits = if self.skill.spends {
            limits.for_strongest_seat(self.skill.nodes)
        } else {
            limits.for_seat(self.skill.nodes)
        };
        if self.skill.proves {
            return self.engine.best(position, &limits).map(|best| best.cell);
        }
        self.imagine(position, limits)
    }

    /// Chooses by a few imagined games, in which some winning cells are not seen.
    fn imagine(&mut self, position: &Position, limits: Limits) -> Option<Cell> {
        if position.outcome().is_over() {
            return None;
        }
        let layout = Layout::new(position);
        let mut state = layout.state(position);
        if let Some(winning) = each(layout.outlook(&state).winning).next() {
            return cell(winning);
        }
        let (mine, theirs) = (self.unseen(state.free), self.unseen(state.free));
        state.overlook(mine, theirs);
        let mut tree = Tree::new(&layout, state, state.legal, self.memory);
        tree.search(&mut self.random, &mut Meter::new(limits));
        cell(tree.branches().first()?.cell)
    }

    /// The free cells that are overlooked this time.
    fn unseen(&mut self, free: u64) -> u64 {
        each(free)
            .filter(|_| self.random.unit() < self.skill.oversight)
            .map(|cell| 1 << cell)
            .sum()
    }
}
