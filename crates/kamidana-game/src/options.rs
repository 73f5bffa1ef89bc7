//! The options of a game as data: ranges, defaults and texts, so that forms, help and checks all
//! come from one place.

use std::collections::BTreeMap;

use serde::Serialize;

/// One option of a game.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OptionSpec {
    /// Its name in commands, forms and records.
    pub id: &'static str,
    /// One line of help.
    pub help: &'static str,
    /// What it can be.
    pub kind: OptionKind,
    /// Only asked if another option has this value.
    #[cfg_attr(feature = "schema", schema(required = true, value_type = Option<(String, String)>))]
    pub only_if: Option<(&'static str, &'static str)>,
}

/// What an option can be.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum OptionKind {
    /// One of a few values.
    Choice {
        /// The values, each with one line of help.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<(String, String)>))]
        values: &'static [(&'static str, &'static str)],
        /// The value if none is given.
        default: &'static str,
    },
    /// A whole number.
    Number {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
        /// The value if none is given.
        default: u32,
    },
    /// A text with a form of its own, checked when the game starts.
    Text {
        /// What it looks like.
        form: &'static str,
        /// The value if none is given.
        default: &'static str,
    },
}

impl OptionKind {
    fn default_value(self) -> String {
        match self {
            Self::Choice { default, .. } | Self::Text { default, .. } => default.into(),
            Self::Number { default, .. } => default.to_string(),
        }
    }

    /// What a value may be, for a message.
    fn allowed(self) -> String {
        match self {
            Self::Choice { values, .. } => {
                let names: Vec<_> = values.iter().map(|(name, _)| *name).collect();
                names.join(", ")
            }
            Self::Number { min, max, .. } => format!("a whole number from {min} to {max}"),
            Self::Text { form, .. } => form.into(),
        }
    }

    fn allows(self, value: &str) -> bool {
        match self {
            Self::Choice { values, .. } => values.iter().any(|(name, _)| *name == value),
            Self::Number { min, max, .. } => value
                .parse()
                .is_ok_and(|n: u32| (min..=max).contains(&n) && n.to_string() == value),
            Self::Text { .. } => true,
        }
    }
}

/// The values of a game's options, complete and checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Options(BTreeMap<String, String>);

impl Options {
    /// Checks the given values against the game's options and fills in the defaults.
    pub fn new<'a>(
        specs: &[OptionSpec],
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, OptionError> {
        Self::defaults(specs).with(specs, given)
    }

    /// The same with other values, which are checked.
    pub fn with<'a>(
        mut self,
        specs: &[OptionSpec],
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, OptionError> {
        for (id, value) in given {
            let Some(spec) = specs.iter().find(|spec| spec.id == id) else {
                let known: Vec<_> = specs.iter().map(|spec| spec.id).collect();
                return Err(OptionError {
                    id: id.into(),
                    reason: format!("there is no such option, only {}", known.join(", ")),
                });
            };
            if !spec.kind.allows(value) {
                return Err(OptionError {
                    id: id.into(),
                    reason: format!("{value:?} is not possible, only {}", spec.kind.allowed()),
                });
            }
            self.0.insert(id.into(), value.into());
        }
        Ok(self)
    }

    /// The defaults.
    pub fn defaults(specs: &[OptionSpec]) -> Self {
        Self(
            specs
                .iter()
                .map(|spec| (spec.id.into(), spec.kind.default_value()))
                .collect(),
        )
    }

    /// The value of an option; empty for one the game does not have.
    pub fn get(&self, id: &str) -> &str {
        self.0.get(id).map_or("", String::as_str)
    }

    /// The value of a number option; 0 for one the game does not have.
    pub fn number(&self, id: &str) -> u32 {
        self.get(id).parse().unwrap_or(0)
    }

    /// All values by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(id, value)| (id.as_str(), value.as_str()))
    }

    /// The values that matter: those of the options that are asked, in the order of the specs.
    pub fn asked<'a>(
        &'a self,
        specs: &'a [OptionSpec],
    ) -> impl Iterator<Item = (&'static str, &'a str)> {
        specs
            .iter()
            .filter(|spec| spec.only_if.is_none_or(|(id, value)| self.get(id) == value))
            .map(|spec| (spec.id, self.get(spec.id)))
    }
}

/// An option that is not as it should be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("option {id}: {reason}")]
pub struct OptionError {
    /// The option.
    pub id: String,
    /// What is wrong with it.
    pub reason: String,
}
