//! Why a move is refused, with the rulebook's own rule ids.

use std::fmt;

use crate::{Board, Colour, Move, Rank, Square, Tower};

/// A refused move. The round it was tried in is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalMove {
    /// The move.
    pub attempted: Move,
    /// Why it is refused.
    pub refusal: Refusal,
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Nothing stands on the square it starts from.
    NoTower,
    /// The tower is the opponent's.
    NotYours {
        /// The tower.
        tower: Tower,
    },
    /// T2: another tower must move.
    NotActive {
        /// The tower that was tried.
        tower: Tower,
        /// The colour of the one that must move.
        active: Colour,
    },
    /// D1: not straight or diagonally forward in one line.
    NotForward,
    /// S1, DS1, TS1: further than the rank reaches.
    TooFar {
        /// The tower's rank.
        rank: Rank,
    },
    /// D2: a tower stands in the way.
    PathBlocked {
        /// The nearest occupied square on the way.
        at: Square,
    },
    /// D3: the square is taken.
    Occupied {
        /// The tower on it.
        by: Tower,
    },
    /// S4, DS4, TS4: a push goes straight ahead only.
    PushDiagonal {
        /// The pusher's rank.
        rank: Rank,
    },
    /// S5, DS5, TS5: no empty square behind the line.
    PushNoRoom {
        /// The pusher's rank.
        rank: Rank,
        /// The occupied square behind the line.
        behind: Square,
    },
    /// S6, DS6, TS6: a tower of the line stands on its own home row.
    PushHomeRow {
        /// The pusher's rank.
        rank: Rank,
        /// The tower on its home row.
        pushed: Tower,
    },
    /// S7, DS7, TS7: more towers than the rank can push.
    PushTooMany {
        /// The pusher's rank.
        rank: Rank,
    },
    /// S8, DS8, TS8: a tower of the line is not of lower rank.
    PushRank {
        /// The pusher's rank.
        rank: Rank,
        /// The tower that is too heavy.
        pushed: Tower,
    },
    /// S9: an own tower in the line.
    PushOwn {
        /// That tower.
        pushed: Tower,
    },
}

impl Refusal {
    /// Why the side to move may not enter a square with a tower it may move.
    pub(crate) fn of_target(board: &Board, tower: Tower, attempted: Move) -> Self {
        let from = attempted.from.seen_by(tower.side);
        let to = attempted.to.seen_by(tower.side);
        let ahead = to.row() as i8 - from.row() as i8;
        let sideways = to.file() as i8 - from.file() as i8;
        if ahead <= 0 || (sideways != 0 && sideways.abs() != ahead) {
            return Self::NotForward;
        }
        let rank = tower.rank();
        let standing = board.tower_at(attempted.to);
        if let Some(standing) = standing
            && ahead == 1
            && rank != Rank::Tower
        {
            return if sideways != 0 && standing.side != tower.side {
                Self::PushDiagonal { rank }
            } else if sideways != 0 {
                Self::Occupied { by: standing }
            } else {
                Self::of_push(board, tower, attempted.to)
            };
        }
        if ahead > rank.reach() as i8 {
            return Self::TooFar { rank };
        }
        let step = sideways.signum() + 8;
        let way = (1..ahead)
            .map(|n| Square::from_index((from.index() as i8 + n * step) as u8).seen_by(tower.side));
        for at in way {
            if board.is_occupied(at) {
                return Self::PathBlocked { at };
            }
        }
        // Nothing else can be wrong with a forward move within reach over empty squares.
        standing.map_or(Self::NotForward, |by| Self::Occupied { by })
    }

    /// Why a Sumo may not push the tower on the square in front of it.
    fn of_push(board: &Board, pusher: Tower, front: Square) -> Self {
        let rank = pusher.rank();
        let mut own = front.seen_by(pusher.side).index();
        let mut length = 0;
        while own < 64 {
            let square = Square::from_index(own).seen_by(pusher.side);
            let Some(pushed) = board.tower_at(square) else {
                break;
            };
            length += 1;
            if pushed.side == pusher.side {
                return if length == 1 {
                    Self::PushOwn { pushed }
                } else {
                    Self::PushNoRoom {
                        rank,
                        behind: square,
                    }
                };
            }
            if length > rank.push_limit() {
                return Self::PushTooMany { rank };
            }
            if pushed.teeth >= pusher.teeth {
                return Self::PushRank { rank, pushed };
            }
            if square.is_home_of(pushed.side) {
                return Self::PushHomeRow { rank, pushed };
            }
            own += 8;
        }
        Self::PushTooMany { rank }
    }

    /// The rulebook's id of the rule that refuses, such as `T2` or `DS8`; `None` where no rule
    /// is needed to see it.
    pub fn rule(self) -> Option<&'static str> {
        let by_rank = |rank: Rank, ids: [&'static str; 3]| {
            let place = (rank as usize).saturating_sub(1);
            Some(ids[place])
        };
        match self {
            Self::NoTower | Self::NotYours { .. } => None,
            Self::NotActive { .. } => Some("T2"),
            Self::NotForward => Some("D1"),
            Self::TooFar { rank } => by_rank(rank, ["S1", "DS1", "TS1"]),
            Self::PathBlocked { .. } => Some("D2"),
            Self::Occupied { .. } => Some("D3"),
            Self::PushDiagonal { rank } => by_rank(rank, ["S4", "DS4", "TS4"]),
            Self::PushNoRoom { rank, .. } => by_rank(rank, ["S5", "DS5", "TS5"]),
            Self::PushHomeRow { rank, .. } => by_rank(rank, ["S6", "DS6", "TS6"]),
            Self::PushTooMany { rank } => by_rank(rank, ["S7", "DS7", "TS7"]),
            Self::PushRank { rank, .. } => by_rank(rank, ["S8", "DS8", "TS8"]),
            Self::PushOwn { .. } => Some("S9"),
        }
    }

    fn reason(self, f: &mut fmt::Formatter<'_>, attempted: Move) -> fmt::Result {
        let Move { from, to } = attempted;
        match self {
            Self::NoTower => write!(f, "there is no tower on {from}"),
            Self::NotYours { tower } => write!(
                f,
                "{from} holds {tower}, and it is {}'s turn",
                tower.side.other()
            ),
            Self::NotActive { tower, active } => write!(
                f,
                "{} must move the {active} tower, not the {} one",
                tower.side, tower.colour
            ),
            Self::NotForward => write!(
                f,
                "a tower moves straight or diagonally forward in one line, which {from} to {to} is not"
            ),
            Self::TooFar { rank } => {
                let squares = if rank.reach() == 1 {
                    "square"
                } else {
                    "squares"
                };
                write!(f, "a {rank} moves at most {} {squares}", rank.reach())
            }
            Self::PathBlocked { at } => write!(f, "a tower on {at} stands in the way"),
            Self::Occupied { by } => write!(f, "{to} is taken by {by}"),
            Self::PushDiagonal { rank } => {
                write!(f, "a {rank} pushes straight ahead, never diagonally")
            }
            Self::PushNoRoom { behind, .. } => write!(
                f,
                "the square behind the pushed towers must be empty, and {behind} is not"
            ),
            Self::PushHomeRow { pushed, .. } => write!(
                f,
                "{pushed} stands on its own home row and cannot be pushed"
            ),
            Self::PushTooMany { rank } => {
                let towers = if rank.push_limit() == 1 {
                    "tower"
                } else {
                    "towers"
                };
                write!(
                    f,
                    "a {rank} cannot push more than {} {towers}",
                    rank.push_limit()
                )
            }
            Self::PushRank { rank, pushed } => {
                write!(f, "a {rank} cannot push a {}", pushed.rank())
            }
            Self::PushOwn { pushed } => write!(
                f,
                "only enemy towers can be pushed, and {to} holds {pushed}"
            ),
        }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(rule) = self.refusal.rule() {
            write!(f, "{rule}: ")?;
        }
        self.refusal.reason(f, self.attempted)
    }
}

impl std::error::Error for IllegalMove {}
