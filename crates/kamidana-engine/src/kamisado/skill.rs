//! What each level is made of.

use kamisado::Length;

use super::sight::Sight;
use crate::Level;

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
pub(super) enum Skill {
    /// It looks at the board as people do.
    Sees(Sight),
    /// It is the engine with so many nodes, but of so many moves it only takes a glance.
    Proves {
        nodes: u64,
        lapses: f64,
        glance: Sight,
    },
    /// It is the engine with so many nodes, and with more where they do not settle who wins the round.
    Settles { nodes: u64, at_most: u64 },
}

/// What the engine sees of a single round when it does not think.
const CAREFUL: Sight = Sight {
    plies: 2,
    oversight: 0.0,
    mood: 0.2,
};

/// What it sees in a match. It may hand over a walk home, which everybody takes: so it costs as much
/// against the weak as against the strong, and levels come closer to each other.
const HASTY: Sight = Sight {
    plies: 1,
    oversight: 1.0,
    mood: 0.2,
};

impl Skill {
    /// Found by self-play: to a beginner who looks ([`Simple`](super::simple::Simple)) the first loses two of
    /// three single rounds and long matches; of standard matches it wins three of five, because eight levels reach
    /// no further down from the last. Each beats the one below in 60 to 80 of 100, as far as that was measured and
    /// but for the last in long matches (docs/engines.md).
    /// Over many rounds small differences add up to large ones, so levels differ less in matches than in single
    /// rounds.
    pub(super) fn of(level: Level, length: Length) -> Self {
        // By length: single rounds, standard matches, longer ones.
        let at = match length {
            Length::Single | Length::Series(_) => 0,
            Length::Standard => 1,
            Length::Long | Length::Marathon => 2,
        };
        let proves = |nodes: [u64; 3], lapses: [f64; 3]| Self::Proves {
            nodes: nodes[at],
            lapses: lapses[at],
            glance: [CAREFUL, HASTY, HASTY][at],
        };
        let sees = |plies, oversight: [f64; 3], mood: [f64; 3]| {
            Self::Sees(Sight {
                plies,
                oversight: oversight[at],
                mood: mood[at],
            })
        };
        match level.number() {
            1 => sees(1, [0.5, 0.16, 0.28], [0.8, 0.4, 0.8]),
            2 => sees(1, [0.1, 0.035, 0.185], [0.25, 0.09, 0.37]),
            3 => sees(2, [0.18, 0.065, 0.33], [0.2, 0.1, 0.2]),
            4 => proves([25, 420, 40], [0.25, 0.077, 0.185]),
            5 => proves([60, 4_000, 200], [0.24, 0.047, 0.14]),
            6 => proves([350, 40_000, 800], [0.24, 0.02, 0.112]),
            7 => proves([40_000, 110_000, 10_000], [0.22, 0.006, 0.1]),
            _ => Self::Settles {
                nodes: 400_000,
                at_most: 3_000_000,
            },
        }
    }
}
