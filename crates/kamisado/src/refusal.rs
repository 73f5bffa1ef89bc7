//! Why an action is refused, with the rulebook's own rule ids.

use std::fmt;

use crate::{Action, Board, Colour, Move, Rank, Side, Square, Tower};

/// A refused action, and why. The round or the match it was tried in is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What was tried.
    pub action: Action,
    /// Why it is refused.
    pub reason: RefusalReason,
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RefusalReason {
    /// The match is decided.
    MatchOver,
    /// The round is won.
    RoundOver,
    /// The towers must be placed first.
    SetUpFirst(Side),
    /// P1: the winner of the round must choose the fill first.
    FillFirst(Side),
    /// A round is being played: only a move will do.
    MoveExpected,
    /// Nothing stands on the square it starts from.
    NoTower {
        /// That square.
        at: Square,
    },
    /// The tower is the opponent's.
    NotYours {
        /// Where it stands.
        at: Square,
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
    NotForward {
        /// From where to where.
        path: Move,
    },
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
        /// That square.
        at: Square,
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
        /// Where it stands.
        at: Square,
        /// That tower.
        pushed: Tower,
    },
}

impl RefusalReason {
    /// Why the side to move may not enter a square with a tower it may move.
    pub(crate) fn of_target(board: &Board, tower: Tower, attempted: Move) -> Self {
        let from = attempted.from.seen_by(tower.side);
        let to = attempted.to.seen_by(tower.side);
        let ahead = to.row() as i8 - from.row() as i8;
        let sideways = to.file() as i8 - from.file() as i8;
        if ahead <= 0 || (sideways != 0 && sideways.abs() != ahead) {
            return Self::NotForward { path: attempted };
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
                Self::Occupied {
                    at: attempted.to,
                    by: standing,
                }
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
        let at = attempted.to;
        standing.map_or(Self::NotForward { path: attempted }, |by| Self::Occupied {
            at,
            by,
        })
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
                    Self::PushOwn { at: square, pushed }
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
            Self::MatchOver
            | Self::RoundOver
            | Self::SetUpFirst(_)
            | Self::MoveExpected
            | Self::NoTower { .. }
            | Self::NotYours { .. } => None,
            Self::FillFirst(_) => Some("P1"),
            Self::NotActive { .. } => Some("T2"),
            Self::NotForward { .. } => Some("D1"),
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
}

impl fmt::Display for RefusalReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MatchOver => f.write_str("the match is over"),
            Self::RoundOver => f.write_str("the round is over"),
            Self::SetUpFirst(side) => write!(
                f,
                "{side} must first place all eight towers, with a line-up such as ngrykpbo"
            ),
            Self::FillFirst(side) => write!(
                f,
                "{side} won the round and must first choose left or right"
            ),
            Self::MoveExpected => f.write_str("a round is being played: a move is expected"),
            Self::NoTower { at } => write!(f, "there is no tower on {at}"),
            Self::NotYours { at, tower } => write!(
                f,
                "{at} holds {tower}, and it is {}'s turn",
                tower.side.other()
            ),
            Self::NotActive { tower, active } => write!(
                f,
                "{} must move the {active} tower, not the {} one",
                tower.side, tower.colour
            ),
            Self::NotForward {
                path: Move { from, to },
            } => write!(
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
            Self::Occupied { at, by } => write!(f, "{at} is taken by {by}"),
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
            Self::PushOwn { at, pushed } => write!(
                f,
                "only enemy towers can be pushed, and {at} holds {pushed}"
            ),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(rule) = self.reason.rule() {
            write!(f, "{rule}: ")?;
        }
        self.reason.fmt(f)
    }
}

impl std::error::Error for Refusal {}

/// A list of actions that cannot be played through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The place of the refused action in the list, from 0.
    pub at: usize,
    /// The refused action and the reason.
    pub refusal: Refusal,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "action {}: {}", self.at + 1, self.refusal)
    }
}

impl std::error::Error for ReplayError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.refusal)
    }
}
