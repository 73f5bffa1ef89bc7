//! With the `serde` feature, whatever has a text form is written as that text.

use std::{borrow::Cow, fmt::Display};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Action, Length, LineUp, Match, Move, Score, Square};

macro_rules! as_text {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(|why| D::Error::custom(&why as &dyn Display))
            }
        }
    )*};
}

as_text!(Action, LineUp, Move, Square);

/// A match is its position string; a series, which that string cannot tell from a single round,
/// has its rounds and its score beside it.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum MatchForm<'a> {
    Position(#[serde(borrow)] Cow<'a, str>),
    Series {
        #[serde(borrow)]
        position: Cow<'a, str>,
        rounds: u8,
        won: Score,
    },
}

impl Serialize for Match {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let position = self.to_string().into();
        match self.length() {
            Length::Series(rounds) => MatchForm::Series {
                position,
                rounds,
                won: self.score(),
            },
            _ => MatchForm::Position(position),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Match {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match MatchForm::deserialize(deserializer)? {
            MatchForm::Position(text) => text.parse(),
            MatchForm::Series {
                position,
                rounds,
                won,
            } => Self::parse_series(&position, rounds, won),
        }
        .map_err(D::Error::custom)
    }
}
