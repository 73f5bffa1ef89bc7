//! How a score sheet writes the moves, as data.

use crate::games;

/// A way to write the moves of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotationSpec {
    /// Its name in commands and addresses.
    pub id: &'static str,
    /// What it looks like.
    pub help: &'static str,
    /// The codes of the languages it is written in; none if it needs no words.
    pub languages: &'static [&'static str],
}

/// How a score sheet writes the moves: a notation and its language. Games that have no such
/// notation write as they always do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SheetStyle {
    notation: &'static str,
    language: &'static str,
}

impl SheetStyle {
    /// The notation some game has under this id; its language matters only if it has words.
    pub fn new(notation: &str, language: &str) -> Option<Self> {
        let found = all().find(|spec| spec.id == notation)?;
        let mut languages = found.languages.iter();
        let language = match found.languages {
            [] => "",
            _ => languages.find(|code| **code == language)?,
        };
        Some(Self {
            notation: found.id,
            language,
        })
    }

    /// The style with a name of one word: the id of a notation without words, or the code of a
    /// language.
    pub fn named(name: &str) -> Option<Self> {
        Self::new(name, "").or_else(|| all().find_map(|spec| Self::new(spec.id, name)))
    }

    /// The id of the notation; empty for the usual one.
    pub const fn notation(self) -> &'static str {
        self.notation
    }

    /// The code of the language; empty if the notation has no words.
    pub const fn language(self) -> &'static str {
        self.language
    }
}

fn all() -> impl Iterator<Item = &'static NotationSpec> {
    games().iter().flat_map(|game| game.notations())
}
