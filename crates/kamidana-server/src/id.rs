//! Names that nobody can guess.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The digits of a name: no vowels that make words, nothing that looks like something else.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 12;
const BITS: u32 = 5 * LENGTH as u32;

/// The name of a table: sixty random bits as twelve digits. Whoever knows it may look at the
/// table, so it also serves as the link of a private one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ToSchema)]
#[schema(value_type = String, example = "7k3m9x2q4b8d", pattern = "^[0-9a-hjkmnp-tv-z]{12}$")]
pub struct TableId(u64);

impl TableId {
    /// A name that no other table has.
    pub fn random() -> Self {
        Self(random() & ((1 << BITS) - 1))
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoTableId;

impl fmt::Display for NoTableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a table's name has {LENGTH} digits or small letters")
    }
}

impl std::error::Error for NoTableId {}

impl FromStr for TableId {
    type Err = NoTableId;

    fn from_str(text: &str) -> Result<Self, NoTableId> {
        if text.len() != LENGTH {
            return Err(NoTableId);
        }
        let digits = text.bytes();
        digits
            .map(|byte| DIGITS.iter().position(|digit| *digit == byte))
            .try_fold(0, |number, digit| Some(number << 5 | digit? as u64))
            .map(Self)
            .ok_or(NoTableId)
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
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema,
)]
#[serde(transparent)]
pub struct PersonId(pub u64);

impl PersonId {
    /// Somebody new.
    pub fn random() -> Self {
        Self(random() & ((1 << 53) - 1))
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// 64 random bits from the system.
fn random() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).unwrap_or_else(|why| unreachable!("no randomness: {why}"));
    u64::from_le_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_written_and_read() {
        for _ in 0..1000 {
            let id = TableId::random();
            assert_eq!(id.to_string().parse(), Ok(id));
            assert!(PersonId::random().0 < 1 << 53);
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
            assert_eq!(text.parse::<TableId>(), Err(NoTableId));
        }
    }
}
