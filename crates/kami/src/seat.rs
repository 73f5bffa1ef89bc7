//! Seats, modes and teams: who plays, and who plays together.

use std::{fmt, str::FromStr};

use crate::{ParseModeError, ParseSeatError};

/// A place at the table, numbered clockwise from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Seat {
    /// Seat 1.
    One,
    /// Seat 2.
    Two,
    /// Seat 3.
    Three,
    /// Seat 4.
    Four,
}

impl Seat {
    /// All four seats, clockwise.
    pub const ALL: [Self; 4] = [Self::One, Self::Two, Self::Three, Self::Four];

    /// The number people use, 1 to 4.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The seat with this number.
    pub const fn from_number(number: u8) -> Option<Self> {
        match number {
            1..=4 => Some(Self::ALL[number as usize - 1]),
            _ => None,
        }
    }

    /// Position in [`Seat::ALL`], 0 to 3.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Self, ParseSeatError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'4'] => Ok(Self::ALL[usize::from(digit - b'1') & 3]),
            _ => Err(ParseSeatError::new("a seat number from 1 to 4", text)),
        }
    }
}

/// A player, or two partners, who score together. A team is named after its lowest seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Team(Seat);

impl Team {
    /// The team with this number, 1 to 3.
    pub const fn from_number(number: u8) -> Option<Self> {
        match Seat::from_number(number) {
            None | Some(Seat::Four) => None,
            Some(seat) => Some(Self(seat)),
        }
    }

    /// The number of the team: that of its lowest seat.
    pub const fn number(self) -> u8 {
        self.0.number()
    }

    /// The number less one: the place of the team in a [`Score`](crate::Score).
    pub const fn index(self) -> usize {
        self.0.index()
    }

    /// The team's lowest seat.
    pub const fn seat(self) -> Seat {
        self.0
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The three ways to play, one for each number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mode {
    /// Four players in two teams; code `4`.
    Traditional,
    /// Three players, everyone alone; code `3`.
    Chaotic,
    /// Two players and the Mercenaries; code `2`.
    Duel,
}

impl Mode {
    /// All modes, the largest table first.
    pub const ALL: [Self; 3] = [Self::Traditional, Self::Chaotic, Self::Duel];

    /// The code digit, which is also the number of players.
    pub const fn code(self) -> u8 {
        match self {
            Self::Traditional => 4,
            Self::Chaotic => 3,
            Self::Duel => 2,
        }
    }

    /// The mode with this code digit.
    pub const fn from_code(code: u8) -> Option<Self> {
        match code {
            4 => Some(Self::Traditional),
            3 => Some(Self::Chaotic),
            2 => Some(Self::Duel),
            _ => None,
        }
    }

    /// The seats in use, clockwise.
    pub const fn seats(self) -> &'static [Seat] {
        match self {
            Self::Traditional => &Seat::ALL,
            Self::Chaotic => &[Seat::One, Seat::Two, Seat::Three],
            Self::Duel => &[Seat::One, Seat::Two],
        }
    }

    /// Cards dealt to each player.
    pub const fn hand_size(self) -> u8 {
        match self {
            Self::Traditional | Self::Duel => 8,
            Self::Chaotic => 10,
        }
    }

    /// Whether this seat is in use.
    pub const fn has_seat(self, seat: Seat) -> bool {
        seat.number() <= self.code()
    }

    /// The next seat clockwise.
    pub const fn seat_after(self, seat: Seat) -> Seat {
        use Seat::{Four, One, Three, Two};
        // A table: whose turn comes after whose is asked at nearly every step.
        const AFTER: [[Seat; 4]; 3] = [
            [Two, Three, Four, One],
            [Two, Three, One, One],
            [Two, One, One, One],
        ];
        AFTER[self as usize][seat.index()]
    }

    /// The seats in use, clockwise from `first`.
    pub fn seats_from(self, first: Seat) -> impl Iterator<Item = Seat> {
        std::iter::successors(Some(first), move |&seat| Some(self.seat_after(seat)))
            .take(usize::from(self.code()))
    }

    /// The team a seat scores for.
    pub const fn team_of(self, seat: Seat) -> Team {
        match (self, seat) {
            (Self::Traditional, Seat::Three) => Team(Seat::One),
            (Self::Traditional, Seat::Four) => Team(Seat::Two),
            _ => Team(seat),
        }
    }

    /// The partner opposite; only four players have one.
    pub const fn partner_of(self, seat: Seat) -> Option<Seat> {
        match self {
            Self::Traditional => Some(Seat::ALL[(seat.index() + 2) & 3]),
            Self::Chaotic | Self::Duel => None,
        }
    }

    /// The teams, in order.
    pub fn teams(self) -> impl Iterator<Item = Team> {
        Seat::ALL
            .into_iter()
            .take(usize::from(self.team_count()))
            .map(Team)
    }

    /// How many teams there are.
    pub const fn team_count(self) -> u8 {
        match self {
            Self::Traditional | Self::Duel => 2,
            Self::Chaotic => 3,
        }
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.code().fmt(f)
    }
}

impl FromStr for Mode {
    type Err = ParseModeError;

    fn from_str(text: &str) -> Result<Self, ParseModeError> {
        match text {
            "4" => Ok(Self::Traditional),
            "3" => Ok(Self::Chaotic),
            "2" => Ok(Self::Duel),
            _ => Err(ParseModeError::new("a mode (4, 3 or 2)", text)),
        }
    }
}
