//! The eight colours of squares and towers.

use std::fmt;

/// One of the eight colours, in the order of the home row from its brown end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[repr(u8)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamisadoColour))]
pub enum Colour {
    /// 茶, letter `n`.
    Brown,
    /// 緑, letter `g`.
    Green,
    /// 赤, letter `r`.
    Red,
    /// 黄, letter `y`.
    Yellow,
    /// 桃, letter `k`.
    Pink,
    /// 紫, letter `p`.
    Purple,
    /// 青, letter `b`.
    Blue,
    /// 橙, letter `o`.
    Orange,
}

impl Colour {
    /// All colours, from the brown end of the home row to the orange end.
    pub const ALL: [Self; 8] = [
        Self::Brown,
        Self::Green,
        Self::Red,
        Self::Yellow,
        Self::Pink,
        Self::Purple,
        Self::Blue,
        Self::Orange,
    ];

    const LETTERS: [char; 8] = ['n', 'g', 'r', 'y', 'k', 'p', 'b', 'o'];
    const CHARACTERS: [char; 8] = ['茶', '緑', '赤', '黄', '桃', '紫', '青', '橙'];
    const NAMES: [&str; 8] = [
        "brown", "green", "red", "yellow", "pink", "purple", "blue", "orange",
    ];

    /// The place of the colour in [`Colour::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The lower-case letter of position strings.
    pub const fn letter(self) -> char {
        Self::LETTERS[self.index()]
    }

    /// The colour of a lower-case letter of position strings.
    pub fn from_letter(letter: char) -> Option<Self> {
        let place = Self::LETTERS.iter().position(|&l| l == letter)?;
        Some(Self::ALL[place])
    }

    /// The character that stands for the colour, for those who cannot tell the colours apart.
    pub const fn character(self) -> char {
        Self::CHARACTERS[self.index()]
    }

    /// The colour of a [character](Self::character).
    pub fn from_character(character: char) -> Option<Self> {
        let place = Self::CHARACTERS.iter().position(|&c| c == character)?;
        Some(Self::ALL[place])
    }

    /// The English name, in lower case.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self.index()]
    }

    /// The colour that takes this one's place when the board is seen in a mirror.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self::ALL[7 - self.index()]
    }

    /// The colour of a place in [`Colour::ALL`]; only the lowest three bits count.
    pub(crate) const fn from_index(index: u8) -> Self {
        Self::ALL[(index & 7) as usize]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
