//! Serde in the text forms: strings and numbers that a person can read.

use std::borrow::Cow;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{
    Action, ActionSet, Card, Deal, Deck, GameRecord, Hand, Level, Mode, Pile, Score, Seat,
    SeenAction, Team, Viewer, sheet,
};

/// Types whose JSON is their text.
macro_rules! as_text {
    ($($name:ty),*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    )*};
}

as_text!(Card, Action, Deal, Deck, Hand, Level);

/// Types whose JSON is a small number.
macro_rules! as_number {
    ($($name:ty, $to:expr, $from:expr, $wanted:literal);*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8($to(*self))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number = u8::deserialize(deserializer)?;
                $from(number).ok_or_else(|| D::Error::custom($wanted))
            }
        }
    )*};
}

as_number!(
    Seat, Seat::number, Seat::from_number, "expected a seat number from 1 to 4";
    Team, Team::number, Team::from_number, "expected a team number from 1 to 3";
    Mode, Mode::code, Mode::from_code, "expected a mode (4, 3 or 2)";
    Pile, Pile::number, Pile::from_number, "expected a pile number from 1 to 8"
);

impl Serialize for ActionSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.texts())
    }
}

impl<'de> Deserialize<'de> for ActionSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Action>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.points())
    }
}

impl<'de> Deserialize<'de> for Score {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let points = Vec::<u8>::deserialize(deserializer)?;
        Self::from_points(&points)
            .ok_or_else(|| D::Error::custom("expected the points of two or three teams"))
    }
}

/// A record is its score sheet.
impl Serialize for GameRecord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&sheet::write(self))
    }
}

impl<'de> Deserialize<'de> for GameRecord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        sheet::read(&text).map_err(D::Error::custom)
    }
}

impl Serialize for SeenAction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for SeenAction {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Cow::<'de, str>::deserialize(deserializer)?.as_ref() {
            "d?" => Ok(Self::DefendHidden),
            text => text.parse().map(Self::Known).map_err(D::Error::custom),
        }
    }
}

/// A seat number, or `"spectator"`.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum ViewerForm {
    Seat(Seat),
    Word(Spectator),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Spectator {
    Spectator,
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Seat(seat) => ViewerForm::Seat(seat),
            Self::Spectator => ViewerForm::Word(Spectator::Spectator),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match ViewerForm::deserialize(deserializer)? {
            ViewerForm::Seat(seat) => Self::Seat(seat),
            ViewerForm::Word(Spectator::Spectator) => Self::Spectator,
        })
    }
}
