//! With the `serde` feature, whatever has a text form is written as that text.

use std::fmt::Display;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Action, LineUp, Match, Move, Square};

macro_rules! as_text {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(|why| D::Error::custom(&why as &dyn Display))
            }
        }
    )*};
}

as_text!(Action, LineUp, Match, Move, Square);
