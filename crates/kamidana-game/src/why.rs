//! Why an action is refused, for programs that say it in other languages than ours.

use std::collections::BTreeMap;

use serde::Serialize;

/// Why an action is refused: which kind of reason it is, and what it is about.
///
/// The rules' own sentence is English. Whoever has words for the game finds them under
/// `<game>-illegal`, chosen by the kind, with gaps for what it is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Why {
    /// The id of the game.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub game: &'static str,
    /// Which kind of reason, such as `occupied`.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub kind: &'static str,
    /// The rulebook's id of the rule, where it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub rule: Option<&'static str>,
    /// What it is about: a square, a card, a number.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, Fact>))]
    pub about: BTreeMap<&'static str, Fact>,
}

/// Something that a reason is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Fact {
    /// How many.
    Number(u32),
    /// A text; what it has in braces is a word of the game: `{card-S}` is `<game>-card-S`.
    Text(String),
}

impl From<u32> for Fact {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

impl From<String> for Fact {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl Why {
    /// A reason of this kind in a game.
    pub const fn new(game: &'static str, kind: &'static str) -> Self {
        Self {
            game,
            kind,
            rule: None,
            about: BTreeMap::new(),
        }
    }

    /// The same, about something.
    #[must_use]
    pub fn about(mut self, what: &'static str, fact: impl Into<Fact>) -> Self {
        self.about.insert(what, fact.into());
        self
    }
}

impl Fact {
    /// The text with every word in braces as `word` says it; one it does not know stays as it is.
    pub fn said(&self, word: impl Fn(&str) -> Option<String>) -> String {
        let text = match self {
            Self::Number(number) => return number.to_string(),
            Self::Text(text) => text,
        };
        let mut said = String::new();
        let mut rest = text.as_str();
        while let Some((before, after)) = rest.split_once('{') {
            let (name, left) = after.split_once('}').unwrap_or((after, ""));
            said.push_str(before);
            said.push_str(&word(name).unwrap_or_else(|| name.to_owned()));
            rest = left;
        }
        said + rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_in_braces_are_said_and_others_stay() {
        let word = |name: &str| (name == "symbol-leaf").then(|| "Blatt".to_owned());
        let fact = Fact::from("{symbol-leaf} 3, {nothing}".to_owned());
        assert_eq!(fact.said(word), "Blatt 3, nothing");
        assert_eq!(Fact::from(7).said(word), "7");
        assert_eq!(
            Fact::from("open { brace".to_owned()).said(word),
            "open  brace"
        );
    }
}
