//! What happens in a match, told in order.

use crate::{Board, Colour, Fill, LineUp, Move, Outcome, Pass, RoundEnd, Side, Square};

/// A tower moved back by a push.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamisadoPushedTower))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PushedTower {
    /// Its colour; its owner is the pusher's opponent.
    pub tower: Colour,
    /// Where it stood.
    pub from: Square,
    /// Where it stands now.
    pub to: Square,
}

/// Something that happened, in order: what a record, a screen or a voice tells.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamisadoEvent))]
pub enum Event {
    /// A player placed the towers.
    Placed {
        /// Who.
        side: Side,
        /// In which order.
        line_up: LineUp,
    },
    /// A round began.
    RoundStarted {
        /// Who opens it.
        challenger: Side,
        /// Black's towers.
        black: LineUp,
        /// White's towers.
        white: LineUp,
    },
    /// A tower moved.
    Moved {
        /// Whose.
        side: Side,
        /// Its colour.
        tower: Colour,
        /// From where to where.
        path: Move,
        /// The towers it pushed, nearest first; empty for an ordinary move.
        pushed: Vec<PushedTower>,
    },
    /// A blocked tower skipped its turn.
    Passed(Pass),
    /// A round was won.
    RoundWon {
        /// By whom and how.
        end: RoundEnd,
        /// The points it brought.
        points: u8,
    },
    /// The winner of the round chose the fill.
    Filled {
        /// The winner.
        side: Side,
        /// The direction, for both players.
        fill: Fill,
    },
    /// The match was decided.
    MatchOver(Outcome),
}

/// The towers of the opponent of `pusher` that stand elsewhere after a move, nearest first.
pub(crate) fn pushed_towers(
    before: &Board,
    after: &Board,
    pusher: Side,
    path: Move,
) -> Vec<PushedTower> {
    let mut pushed: Vec<PushedTower> = Colour::ALL
        .into_iter()
        .map(|tower| PushedTower {
            tower,
            from: before.square_of(!pusher, tower),
            to: after.square_of(!pusher, tower),
        })
        .filter(|p| p.from != p.to)
        .collect();
    pushed.sort_by_key(|p| p.from.row().abs_diff(path.from.row()));
    pushed
}
