//! The eight kinds of card.

use std::{fmt, str::FromStr};

use crate::ParseCardError;

/// A kind of card. The order is that of the rules' table, and of printed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Card {
    /// `S`, ten copies, 1 point.
    Soldier,
    /// `L`, four copies, 2 points.
    Lance,
    /// `C` (the French *Cavalier*), four copies, 2 points.
    Rider,
    /// `A` (*Argent*), four copies, 3 points.
    SilverDragon,
    /// `O` (*Or*), four copies, 3 points.
    GoldDragon,
    /// `T`, two copies, 4 points.
    Tower,
    /// `F`, two copies, 4 points.
    Fool,
    /// `I` (*Impératrice*), two copies, 5 points.
    Empress,
}

impl Card {
    /// All kinds, in order.
    pub const ALL: [Self; 8] = [
        Self::Soldier,
        Self::Lance,
        Self::Rider,
        Self::SilverDragon,
        Self::GoldDragon,
        Self::Tower,
        Self::Fool,
        Self::Empress,
    ];

    /// The code letter.
    pub const fn code(self) -> char {
        match self {
            Self::Soldier => 'S',
            Self::Lance => 'L',
            Self::Rider => 'C',
            Self::SilverDragon => 'A',
            Self::GoldDragon => 'O',
            Self::Tower => 'T',
            Self::Fool => 'F',
            Self::Empress => 'I',
        }
    }

    /// The card with this code letter.
    pub const fn from_code(code: char) -> Option<Self> {
        match code {
            'S' => Some(Self::Soldier),
            'L' => Some(Self::Lance),
            'C' => Some(Self::Rider),
            'A' => Some(Self::SilverDragon),
            'O' => Some(Self::GoldDragon),
            'T' => Some(Self::Tower),
            'F' => Some(Self::Fool),
            'I' => Some(Self::Empress),
            _ => None,
        }
    }

    /// The English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Soldier => "Soldier",
            Self::Lance => "Lance",
            Self::Rider => "Rider",
            Self::SilverDragon => "Silver Dragon",
            Self::GoldDragon => "Gold Dragon",
            Self::Tower => "Tower",
            Self::Fool => "Fool",
            Self::Empress => "Empress",
        }
    }

    /// How many of the 32 cards are of this kind.
    pub const fn copies(self) -> u8 {
        match self {
            Self::Soldier => 10,
            Self::Lance | Self::Rider | Self::SilverDragon | Self::GoldDragon => 4,
            Self::Tower | Self::Fool | Self::Empress => 2,
        }
    }

    /// What the card scores as the last card of a hand.
    pub const fn points(self) -> u8 {
        match self {
            Self::Soldier => 1,
            Self::Lance | Self::Rider => 2,
            Self::SilverDragon | Self::GoldDragon => 3,
            Self::Tower | Self::Fool => 4,
            Self::Empress => 5,
        }
    }

    /// Whether this card, face up in defence, counters `attack`: an identical card always does,
    /// an Empress counters everything but a Soldier and a Lance.
    pub const fn counters(self, attack: Self) -> bool {
        self as u8 == attack as u8
            || (matches!(self, Self::Empress) && !matches!(attack, Self::Soldier | Self::Lance))
    }

    /// Position in [`Card::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    pub(crate) const fn from_low_bits(bits: u8) -> Self {
        Self::ALL[(bits & 7) as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.code())
    }
}

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Self::from_code), letters.next()) {
            (Some(card), None) => Ok(card),
            _ => Err(ParseCardError::new("a card code (S L C A O T F I)", text)),
        }
    }
}
