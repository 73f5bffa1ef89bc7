//! What tables and people are called by programs.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// The digits of a name: no vowels that make words, nothing that looks like something else.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 12;
const BITS: u32 = 5 * LENGTH as u32;

/// The name of a table: sixty random bits as twelve digits. Whoever knows it may look at the
/// table, so it also serves as the link of a private one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = String, example = "7k3m9x2q4b8d", pattern = "^[0-9a-hjkmnp-tv-z]{12}$"))]
pub struct TableId(u64);

impl TableId {
    /// The name made of the last sixty of these bits, which should be random.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & ((1 << BITS) - 1))
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (1..=LENGTH).try_for_each(|place| {
            let digit = (self.0 >> (BITS - 5 * place as u32)) & 31;
            fmt::Write::write_char(f, DIGITS[digit as usize].into())
        })
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not the name of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a table's name has {LENGTH} digits or small letters")]
pub struct ParseTableIdError;

impl FromStr for TableId {
    type Err = ParseTableIdError;

    fn from_str(text: &str) -> Result<Self, ParseTableIdError> {
        if text.len() != LENGTH {
            return Err(ParseTableIdError);
        }
        let digits = text.bytes();
        digits
            .map(|byte| DIGITS.iter().position(|digit| *digit == byte))
            .try_fold(0, |number, digit| Some(number << 5 | digit? as u64))
            .map(Self)
            .ok_or(ParseTableIdError)
    }
}

impl Serialize for TableId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// Who somebody is, for good: a random number that every JSON reader can hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct PersonId(pub u64);

impl PersonId {
    /// Somebody new, from the last 53 of these bits, which should be random.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & ((1 << 53) - 1))
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_written_and_read() {
        for bits in (0..64).map(|shift| u64::MAX << shift) {
            let id = TableId::from_bits(bits);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert!(PersonId::from_bits(bits).0 < 1 << 53);
        }
        assert_eq!(TableId(1).to_string(), "000000000001");
    }

    #[test]
    fn other_texts_are_no_names() {
        for text in [
            "",
            "00000000000",
            "0000000000000",
            "00000000000i",
            "00000000000A",
            "ééééé\u{e9}",
        ] {
            assert_eq!(text.parse::<TableId>(), Err(ParseTableIdError));
        }
    }
}
