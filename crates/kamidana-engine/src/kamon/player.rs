//! Levels of play.

use kamidana_game::{View, kamon::KamonBoard};
use kamon::{Cell, Position};

use crate::{Character, Level, Limits, Meter, Player, Random};

use super::{
    bits::each,
    board::{Layout, cell},
    engine::Engine,
    guess::Guess,
    tree::Tree,
};

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
enum Skill {
    /// It imagines a few games.
    Imagines(Imagination),
    /// It is the full engine with so many nodes, but of so many moves it only takes a glance.
    Proves {
        nodes: u64,
        lapses: f64,
        glance: Imagination,
    },
    /// It is the full engine with so many nodes, or with all it is given to spend.
    Spends { nodes: u64 },
}

/// What somebody sees who proves nothing.
#[derive(Clone, Copy, Debug)]
struct Imagination {
    /// How many games are imagined before a move.
    games: u64,
    /// The chance to fail to see, for one move, that a cell would win for somebody. One's own wins in
    /// one move are always seen.
    oversight: f64,
}

impl Skill {
    /// Found by self-play: the first loses two games of three to a beginner who looks
    /// ([`Simple`](super::simple::Simple)), and each beats the one below in 60 to 80 of 100, as far as that
    /// was measured (docs/engines.md).
    const fn of(level: Level) -> Self {
        match level.number() {
            1 => Self::imagines(6, 0.9),
            2 => Self::imagines(30, 0.38),
            3 => Self::imagines(150, 0.31),
            4 => Self::imagines(600, 0.27),
            5 => Self::proves(5_000, 0.16),
            6 => Self::proves(15_000, 0.085),
            7 => Self::proves(70_000, 0.045),
            _ => Self::Spends { nodes: 200_000 },
        }
    }

    const fn imagines(games: u64, oversight: f64) -> Self {
        Self::Imagines(Imagination { games, oversight })
    }

    const fn proves(nodes: u64, lapses: f64) -> Self {
        Self::Proves {
            nodes,
            lapses,
            glance: Imagination {
                games: 100,
                oversight: 0.5,
            },
        }
    }
}

/// A player of the level, seed and memory given.
pub fn player(character: Character) -> Box<dyn Player> {
    let skill = Skill::of(character.level);
    let guess = match skill {
        Skill::Spends { .. } => Guess::Fitted,
        Skill::Imagines(_) | Skill::Proves { .. } => Guess::ByHand,
    };
    Box::new(KamonPlayer {
        skill,
        engine: Engine::guessing(character.memory, character.seed, guess),
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

    #[cfg(not(target_family = "wasm"))]
    fn dials(&self, _view: &View) -> String {
        format!("{:?}", self.skill)
    }
}

impl KamonPlayer {
    fn choose_cell(&mut self, position: &Position, limits: &Limits) -> Option<Cell> {
        match self.skill {
            Skill::Imagines(imagination) => self.imagine(position, imagination, limits),
            Skill::Proves { lapses, glance, .. } if self.random.unit() < lapses => {
                self.imagine(position, glance, limits)
            }
            Skill::Proves { nodes, .. } => {
                let best = self.engine.best(position, &limits.for_seat(nodes));
                best.map(|best| best.cell)
            }
            Skill::Spends { nodes } => {
                let limits = limits.for_strongest_seat(nodes);
                let best = self.engine.best(position, &limits);
                best.map(|best| best.cell)
            }
        }
    }

    /// Chooses by a few imagined games, in which some winning cells are not seen.
    fn imagine(
        &mut self,
        position: &Position,
        imagination: Imagination,
        limits: &Limits,
    ) -> Option<Cell> {
        if position.outcome().is_over() {
            return None;
        }
        let layout = Layout::new(position);
        let mut state = layout.state(position);
        if let Some(winning) = each(layout.outlook(&state).winning).next() {
            return cell(winning);
        }
        let Imagination { games, oversight } = imagination;
        let mut unseen = || self.unseen(state.free, oversight);
        let (mine, theirs) = (unseen(), unseen());
        state.overlook(mine, theirs);
        let mut tree = Tree::new(&layout, state, state.legal, self.memory);
        tree.search(&mut self.random, &mut Meter::new(limits.for_seat(games)));
        cell(tree.branches().first()?.cell)
    }

    /// The free cells that are overlooked this time.
    fn unseen(&mut self, free: u64, oversight: f64) -> u64 {
        each(free)
            .filter(|_| self.random.unit() < oversight)
            .map(|cell| 1 << cell)
            .sum()
    }
}
