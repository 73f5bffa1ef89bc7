//! The colours of all drawings: paper, ink, lacquer and one seal of vermilion.

use std::fmt;

use serde::Deserialize;

/// An sRGB colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Rgb(pub(crate) u8, pub(crate) u8, pub(crate) u8);

/// The ground everything lies on.
pub(crate) const PAPER: Rgb = Rgb(0xf7, 0xf1, 0xe3);
/// Lines, text and black bodies.
pub(crate) const INK: Rgb = Rgb(0x1c, 0x1a, 0x17);
/// White bodies, and text on dark grounds.
pub(crate) const IVORY: Rgb = Rgb(0xf4, 0xec, 0xd8);
/// What can be done now, and nothing else.
pub(crate) const VERMILION: Rgb = Rgb(0xd9, 0x38, 0x1e);
/// What has been achieved: the winning chain, the last card.
pub(crate) const GOLD: Rgb = Rgb(0xc9, 0x9a, 0x2e);
/// Tokens, and the ground of boards without colours of their own.
pub(crate) const STRAW: Rgb = Rgb(0xe3, 0xd3, 0xab);
/// The board between tokens and pawns.
pub(crate) const WOOD: Rgb = Rgb(0x8f, 0x70, 0x48);
/// Text of the second rank on paper.
pub(crate) const STONE: Rgb = Rgb(0x5f, 0x57, 0x4a);
/// The backs of cards and the forbidden cell.
pub(crate) const LACQUER: Rgb = Rgb(0x35, 0x23, 0x1e);

impl Rgb {
    /// Ink or ivory, whichever reads better on this ground.
    pub(crate) fn text_on(self) -> Self {
        if self.contrast(INK) >= self.contrast(IVORY) {
            INK
        } else {
            IVORY
        }
    }

    /// The contrast ratio of WCAG 2, from 1 to 21.
    pub(crate) fn contrast(self, other: Self) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    /// The three channels as amounts of light, from 0 to 1.
    pub(crate) fn linear(self) -> [f64; 3] {
        [self.0, self.1, self.2].map(|channel| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.04045 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        })
    }

    fn luminance(self) -> f64 {
        let [red, green, blue] = self.linear();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
}

impl fmt::Display for Rgb {
    /// As SVG writes it, `#d9381e`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

impl TryFrom<String> for Rgb {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6);
        let number = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let [_, red, green, blue] = number
            .ok_or_else(|| format!("{text} is no colour such as #d9381e"))?
            .to_be_bytes();
        Ok(Self(red, green, blue))
    }
}

impl From<Rgb> for anstyle::Color {
    fn from(Rgb(red, green, blue): Rgb) -> Self {
        anstyle::RgbColor(red, green, blue).into()
    }
}
