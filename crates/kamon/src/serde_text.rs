//! Serialisation as the texts people read.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{Cell, CellSet, Count, Layout, Options, Outcome, Position, Reason, Side, Token};

macro_rules! as_text {
    ($($kind:ty),*) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )*};
}

as_text!(Cell, Token, Layout);

/// A position is its text; options other than the usual ones, which that text does not say, stand
/// beside it.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum PositionForm {
    Text(String),
    WithOptions {
        position: String,
        #[serde(flatten)]
        options: Options,
    },
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let position = self.to_string();
        let options = self.options();
        if options == Options::default() {
            PositionForm::Text(position)
        } else {
            PositionForm::WithOptions { position, options }
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match PositionForm::deserialize(deserializer)? {
            PositionForm::Text(text) => text.parse(),
            PositionForm::WithOptions { position, options } => Self::parse_with(&position, options),
        }
        .map_err(D::Error::custom)
    }
}

impl Serialize for Count {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::from_number(u8::deserialize(deserializer)?)
            .ok_or_else(|| D::Error::custom("a count is a number from 1 to 6"))
    }
}

impl Serialize for CellSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CellSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Cell>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

/// A decided game as batch output shows it.
#[derive(Serialize, Deserialize)]
struct Over {
    winner: Winner,
    reason: End,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Winner {
    Side(Side),
    Nobody(Draw),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Draw {
    Draw,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum End {
    Won(Reason),
    Nobody(Full),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Full {
    Full,
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Unknown => None,
            Self::Draw => Some(Over {
                winner: Winner::Nobody(Draw::Draw),
                reason: End::Nobody(Full::Full),
            }),
            Self::Decisive { winner, reason } => Some(Over {
                winner: Winner::Side(winner),
                reason: End::Won(reason),
            }),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Some(Over { winner, reason }) = Option::deserialize(deserializer)? else {
            return Ok(Self::Unknown);
        };
        match (winner, reason) {
            (Winner::Side(winner), End::Won(reason)) => Ok(Self::Decisive { winner, reason }),
            (Winner::Nobody(Draw::Draw), End::Nobody(Full::Full)) => Ok(Self::Draw),
            _ => Err(D::Error::custom(
                "a draw has the reason full, and only a draw has",
            )),
        }
    }
}
