//! What a search has to reach: the round, one of some results of the round, or the match.

use kamisado::{Board, Colour, Fill, LineUp, Round, Side, Teeth};

use super::threats::wins_at_once;

/// A set of results of a round: who wins it, and with which tower.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Results {
    /// One bit a colour, for Black and for White.
    towers: [u8; 2],
}

impl Results {
    /// No result.
    pub const NONE: Self = Self { towers: [0; 2] };

    /// Every round won by `side`.
    pub const fn won_by(side: Side) -> Self {
        match side {
            Side::Black => Self {
                towers: [u8::MAX, 0],
            },
            Side::White => Self {
                towers: [0, u8::MAX],
            },
        }
    }

    /// The set with one result more: `winner` wins, and `tower` gains the tooth.
    #[must_use]
    pub const fn with(mut self, winner: Side, tower: Colour) -> Self {
        self.towers[winner.index()] |= 1 << tower.index();
        self
    }

    /// Whether the result is in the set.
    pub const fn contains(self, winner: Side, tower: Colour) -> bool {
        self.towers[winner.index()] >> tower.index() & 1 == 1
    }

    /// All other results.
    #[must_use]
    pub const fn others(self) -> Self {
        Self {
            towers: [!self.towers[0], !self.towers[1]],
        }
    }

    /// Every result, Black's first.
    pub fn all() -> impl Iterator<Item = (Side, Colour)> {
        Side::ALL
            .into_iter()
            .flat_map(|side| Colour::ALL.map(|colour| (side, colour)))
    }

    fn mirrored(self) -> Self {
        Self {
            towers: self.towers.map(u8::reverse_bits),
        }
    }
}

/// What Black has to reach; White has to prevent it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// One of these results of this round.
    Results(Results),
    /// So many points before White has them, through as many rounds as it takes.
    Match { target: u8 },
    /// `side` (for White: Black has to prevent that) wins this round and all that follow, until it
    /// has won so many of the match, or the match with `target` points.
    Streak { side: Side, wins: u8, target: u8 },
}

/// What the end of a round means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// It decides for a side.
    Decided(Side),
    /// The match goes on.
    Open,
}

impl Goal {
    /// To win this round.
    pub(super) const ROUND: Self = Self::Results(Results::won_by(Side::Black));

    /// To force one of the `wanted` results. Goals are Black's: White forces a result exactly if
    /// Black cannot force another.
    pub(super) const fn forcing(side: Side, wanted: Results) -> Self {
        Self::Results(match side {
            Side::Black => wanted,
            Side::White => wanted.others(),
        })
    }

    /// To win the match of which this is a board. In the last round that can be played it is the
    /// same as to win the round, and shares what is known of it.
    pub(super) fn of_match(board: &Board, target: u8) -> Self {
        let ends =
            |(side, tower): (Side, Colour)| points_after(board, side, tower) >= u16::from(target);
        if Results::all().all(ends) {
            Self::ROUND
        } else {
            Self::Match { target }
        }
    }

    /// To win this round and the next, as `side`.
    pub(super) fn two_in_a_row(board: &Board, side: Side, target: u8) -> Self {
        let wins = rounds_won(board, side).saturating_add(2);
        Self::Streak { side, wins, target }
    }

    /// What it means that `winner` wins the round with this tower.
    pub(super) fn ending(self, board: &Board, winner: Side, tower: Colour) -> Ending {
        match self {
            Self::Results(wanted) if wanted.contains(winner, tower) => Ending::Decided(Side::Black),
            Self::Results(_) => Ending::Decided(Side::White),
            Self::Match { target } if points_after(board, winner, tower) >= u16::from(target) => {
                Ending::Decided(winner)
            }
            Self::Streak { side, .. } if winner != side => Ending::Decided(winner),
            Self::Streak { side, wins, target }
                if rounds_won(board, side) + 1 >= wins
                    || points_after(board, side, tower) >= u16::from(target) =>
            {
                Ending::Decided(side)
            }
            Self::Match { .. } | Self::Streak { .. } => Ending::Open,
        }
    }

    /// Who reaches the goal, if that takes no more than a walk home of the side to move.
    pub(super) fn at_a_glance(self, round: &Round) -> Option<Side> {
        let (side, tower) = (round.side(), round.active()?);
        if !wins_at_once(round) {
            return None;
        }
        let wanted = || self.ending(round.board(), side, tower) == Ending::Decided(side);
        (self == Self::ROUND || wanted()).then_some(side)
    }

    /// Keeps positions apart that were searched for different goals, by a number for the goal
    /// and one for its mirror image; nothing for the usual goal.
    pub(super) fn keys(self) -> (u64, u64) {
        let number = |results: Results| {
            let bits = u64::from(u16::from_le_bytes(results.towers));
            crate::Random::new(bits).bits()
        };
        match self {
            Self::ROUND => (0, 0),
            Self::Results(results) => (number(results), number(results.mirrored())),
            Self::Match { target } => {
                let number = crate::Random::new(1 << 20 | u64::from(target)).bits();
                (number, number)
            }
            Self::Streak { side, wins, target } => {
                let bits = u64::from(u16::from_le_bytes([wins, target]));
                let bits = 1 << 21 | (side.index() as u64) << 16 | bits;
                let number = crate::Random::new(bits).bits();
                (number, number)
            }
        }
    }
}

/// Every round won is a tooth.
fn rounds_won(board: &Board, side: Side) -> u8 {
    let teeth = Colour::ALL.map(|colour| board.teeth_of(side, colour).count());
    teeth.into_iter().sum()
}

fn points_after(board: &Board, side: Side, tower: Colour) -> u16 {
    u16::from(board.points(side)) + u16::from(board.teeth_of(side, tower).next_points())
}

/// The round that follows when the winner of the last one chooses a fill.
pub(super) fn next_round(board: &Board, winner: Side, tower: Colour, fill: Fill) -> Round {
    let mut teeth = Side::ALL.map(|side| Colour::ALL.map(|c| board.teeth_of(side, c)));
    let gained: &mut Teeth = &mut teeth[winner.index()][tower.index()];
    *gained = gained.plus_one();
    let line_up = |side| LineUp::filled(board, side, fill);
    let board = Board::with_teeth(line_up(Side::Black), line_up(Side::White), teeth);
    Round::new(board, !winner)
}
