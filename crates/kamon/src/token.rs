//! The thirty-six tokens: a symbol and how often it is painted.

use std::{fmt, str::FromStr};

/// What is painted on a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Symbol {
    /// `l`
    Leaf,
    /// `c`
    Cup,
    /// `f`
    Fan,
    /// `k`
    Crane,
    /// `w`
    Wave,
    /// `m`
    Moon,
}

impl Symbol {
    /// Every symbol, in the order of [`Token::ALL`].
    pub const ALL: [Self; 6] = [
        Self::Leaf,
        Self::Cup,
        Self::Fan,
        Self::Crane,
        Self::Wave,
        Self::Moon,
    ];

    /// The letter of the symbol in texts.
    pub const fn letter(self) -> char {
        match self {
            Self::Leaf => 'l',
            Self::Cup => 'c',
            Self::Fan => 'f',
            Self::Crane => 'k',
            Self::Wave => 'w',
            Self::Moon => 'm',
        }
    }

    /// The symbol a letter stands for.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|symbol| symbol.letter() == letter)
    }

    /// The English name, `leaf`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Leaf => "leaf",
            Self::Cup => "cup",
            Self::Fan => "fan",
            Self::Crane => "crane",
            Self::Wave => "wave",
            Self::Moon => "moon",
        }
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// How often the symbol is painted on a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Count {
    /// 1
    One,
    /// 2
    Two,
    /// 3
    Three,
    /// 4
    Four,
    /// 5
    Five,
    /// 6
    Six,
}

impl Count {
    /// Every count, from one to six.
    pub const ALL: [Self; 6] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
    ];

    /// The count as a number, 1 to 6.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The count for a number from 1 to 6.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|count| count.number() == number)
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// A token; its text is the letter of the symbol and the count, `l5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Token {
    symbol: Symbol,
    count: Count,
}

impl Token {
    /// Every token: the six leaves, the six cups, …
    pub const ALL: [Self; 36] = {
        let mut tokens = [Self::new(Symbol::Leaf, Count::One); 36];
        let mut index = 0;
        while index < 36 {
            tokens[index] = Self::new(Symbol::ALL[index / 6], Count::ALL[index % 6]);
            index += 1;
        }
        tokens
    };

    /// The token with that symbol and that count.
    pub const fn new(symbol: Symbol, count: Count) -> Self {
        Self { symbol, count }
    }

    /// The symbol on the token.
    pub const fn symbol(self) -> Symbol {
        self.symbol
    }

    /// How often the symbol is on the token.
    pub const fn count(self) -> Count {
        self.count
    }

    /// The place of the token in [`Token::ALL`], 0 to 35.
    pub const fn index(self) -> usize {
        self.symbol as usize * 6 + self.count as usize
    }

    /// Whether a player may answer this token with the other: same symbol or same count.
    pub fn matches(self, other: Self) -> bool {
        self.symbol == other.symbol || self.count == other.count
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.symbol.letter(), self.count)
    }
}

/// The text is not a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseTokenError;

impl fmt::Display for ParseTokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a token is one of the letters l c f k w m and a count from 1 to 6, such as l5")
    }
}

impl std::error::Error for ParseTokenError {}

impl FromStr for Token {
    type Err = ParseTokenError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut characters = text.chars();
        match (characters.next(), characters.next(), characters.next()) {
            (Some(letter), Some(digit), None) => from_characters(letter, digit),
            _ => None,
        }
        .ok_or(ParseTokenError)
    }
}

/// The token written with these two characters.
pub(crate) fn from_characters(letter: char, digit: char) -> Option<Token> {
    let symbol = Symbol::from_letter(letter)?;
    let count = Count::from_number(digit.to_digit(10)? as u8)?;
    Some(Token::new(symbol, count))
}
