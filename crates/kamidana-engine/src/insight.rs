//! What can be said of a position at a glance, and is certain.

use kamisado::Colour;
use kamon::Cell;

/// What a glance at a position tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Insight {
    /// Kamisado: the towers of each side that could walk home if it were their turn now. Who lands
    /// on the colour of such an enemy tower hands it the round.
    Threats {
        /// Of Black.
        black: Vec<Colour>,
        /// Of White.
        white: Vec<Colour>,
    },
    /// Kamon: how the race for the last reply stands.
    Block {
        /// Who would be blocked if both played for the block alone.
        blocked: kamon::Side,
        /// For every legal cell, how many replies it leaves.
        replies: Vec<(Cell, usize)>,
    },
}
