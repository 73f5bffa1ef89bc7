//! The order of towers on a home row, and filling it for the next round.

use std::{fmt, str::FromStr};

use crate::{Board, Colour, Side};

/// The eight towers on a home row, from the player's own left (the brown end) to the right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LineUp([Colour; 8]);

impl LineUp {
    /// Every tower on its own colour.
    pub const USUAL: Self = Self(Colour::ALL);

    /// `None` unless every colour is there once.
    pub fn new(colours: [Colour; 8]) -> Option<Self> {
        let seen = colours.iter().fold(0_u8, |seen, c| seen | 1 << c.index());
        (seen == 0xff).then_some(Self(colours))
    }

    /// The towers from the brown end to the orange end.
    pub const fn colours(self) -> [Colour; 8] {
        self.0
    }

    /// All 40 320 line-ups, in the order of their letters' places in [`Colour::ALL`].
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        std::iter::successors(Some(Self::USUAL), |line_up| line_up.successor())
    }

    /// How many line-ups there are.
    pub const COUNT: u16 = 40_320;

    /// The place of the line-up among [all](Self::all) of them, counted from 0.
    pub fn rank(self) -> u16 {
        let smaller_behind = |place: usize| {
            let behind = &self.0[place + 1..];
            behind.iter().filter(|c| **c < self.0[place]).count() as u16
        };
        (0..8).fold(0, |rank, place| {
            rank * (8 - place as u16) + smaller_behind(place)
        })
    }

    /// The line-up of a [rank](Self::rank); `None` from [`COUNT`](Self::COUNT) on.
    pub fn of_rank(rank: u16) -> Option<Self> {
        if rank >= Self::COUNT {
            return None;
        }
        let mut colours = Colour::ALL;
        let (mut rest, mut block) = (usize::from(rank), usize::from(Self::COUNT));
        for place in 0..8 {
            block /= 8 - place;
            // What is taken goes to the front, and those behind it stay in their order.
            colours[place..=place + rest / block].rotate_right(1);
            rest %= block;
        }
        Some(Self(colours))
    }

    /// The line-up in the mirror: with those of both players mirrored, a round is the same round
    /// with other colours.
    #[must_use]
    pub fn mirrored(self) -> Self {
        let mut colours = self.0.map(Colour::mirrored);
        colours.reverse();
        Self(colours)
    }

    /// The next permutation in lexicographic order.
    pub(crate) fn successor(self) -> Option<Self> {
        let mut colours = self.0;
        let descent = colours.windows(2).rposition(|pair| pair[0] < pair[1])?;
        let larger = colours.iter().rposition(|c| *c > colours[descent])?;
        colours.swap(descent, larger);
        colours[descent + 1..].reverse();
        Some(Self(colours))
    }

    /// The line-up a player gets from the board a round ended on (P1 to P4, Fill 1 to 4).
    ///
    /// Towers are taken row by row from the own home row outwards, each row from the side the
    /// filling starts at, and put on the home row from that same side.
    pub fn filled(board: &Board, side: Side, fill: Fill) -> Self {
        let squares = board.own_squares(side);
        let mut colours = Colour::ALL;
        colours.sort_by_key(|c| {
            let (row, file) = (squares[c.index()] >> 3, squares[c.index()] & 7);
            match fill {
                Fill::Left => (row, file),
                Fill::Right => (row, 7 - file),
            }
        });
        if fill == Fill::Right {
            colours.reverse();
        }
        Self(colours)
    }
}

impl Default for LineUp {
    fn default() -> Self {
        Self::USUAL
    }
}

impl fmt::Display for LineUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|c| write!(f, "{}", c.letter()))
    }
}

/// A text that is no line-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseLineUpError;

impl fmt::Display for ParseLineUpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a line-up is the eight letters n g r y k p b o, each once, in any order")
    }
}

impl std::error::Error for ParseLineUpError {}

impl FromStr for LineUp {
    type Err = ParseLineUpError;

    fn from_str(text: &str) -> Result<Self, ParseLineUpError> {
        let colours: Option<Vec<Colour>> = text.chars().map(Colour::from_letter).collect();
        let colours = colours
            .ok_or(ParseLineUpError)?
            .try_into()
            .map_err(|_| ParseLineUpError)?;
        Self::new(colours).ok_or(ParseLineUpError)
    }
}

/// From which end the home rows are filled between two rounds, as each player sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamisadoFill))]
pub enum Fill {
    /// From the brown end.
    Left,
    /// From the orange end.
    Right,
}

impl Fill {
    /// Left, then right.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// `left` or `right`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}

impl fmt::Display for Fill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
