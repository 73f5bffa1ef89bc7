//! The three levels, and the score.

use std::{fmt, str::FromStr};

use crate::{Mode, ParseLevelError, Team};

/// How the game is won: all levels play to 15 points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// 15 or more.
    Soldier,
    /// Exactly 15; what goes over is taken off 15.
    Lord,
    /// Exactly 15; going over starts again at 0.
    Kami,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 3] = [Self::Soldier, Self::Lord, Self::Kami];

    /// The points that win a game.
    pub const TARGET: u8 = 15;

    /// The score after `points` more.
    pub const fn add(self, score: u8, points: u8) -> u8 {
        let sum = score.saturating_add(points);
        if sum <= Self::TARGET {
            return sum;
        }
        match self {
            Self::Soldier => sum,
            Self::Lord => Self::TARGET.saturating_sub(sum - Self::TARGET),
            Self::Kami => 0,
        }
    }

    /// The level's name in records, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Soldier => "soldier",
            Self::Lord => "lord",
            Self::Kami => "kami",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, ParseLevelError> {
        Self::ALL
            .into_iter()
            .find(|level| level.name() == text)
            .ok_or_else(|| ParseLevelError::new("a level (soldier, lord or kami)", text))
    }
}

/// The points of every team. Printed team by team: `7-12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    teams: u8,
    points: [u8; 4],
}

impl Score {
    /// Nothing for anybody.
    pub const fn new(mode: Mode) -> Self {
        let teams = mode.team_count();
        Self {
            teams,
            points: [0; 4],
        }
    }

    /// A team's points.
    pub const fn of(&self, team: Team) -> u8 {
        self.points[team.index()]
    }

    /// The points, team by team.
    pub fn points(&self) -> &[u8] {
        let teams = usize::from(self.teams).min(self.points.len());
        &self.points[..teams]
    }

    pub(crate) const fn set(&mut self, team: Team, points: u8) {
        self.points[team.index()] = points;
    }

    #[cfg(feature = "serde")]
    pub(crate) const fn from_points(points: &[u8]) -> Option<Self> {
        match *points {
            [one, two] => Some(Self {
                teams: 2,
                points: [one, two, 0, 0],
            }),
            [one, two, three] => Some(Self {
                teams: 3,
                points: [one, two, three, 0],
            }),
            _ => None,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points: Vec<String> = self.points().iter().map(u8::to_string).collect();
        f.write_str(&points.join("-"))
    }
}
