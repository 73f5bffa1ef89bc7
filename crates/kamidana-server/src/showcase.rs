//! What pages say and show before any script runs. The words and the drawings of games are not of
//! this room: whoever runs the server brings them.

use std::fmt;

use kamidana_game::View;

/// The languages of the pages, by their codes; the first is for those who want none of them.
pub const LANGUAGES: [&str; 5] = ["en", "de", "fr", "nl", "tr"];

/// What fills a gap in some words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gap {
    /// Something as it is.
    Text(String),
    /// A number; the words around it may depend on it.
    Number(i64),
}

impl From<&str> for Gap {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Gap {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<u32> for Gap {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

/// The sections of a game's rules in their order, each with the ids of its rules.
pub type Rules = &'static [(&'static str, &'static [&'static str])];

/// Words and pictures for pages.
pub trait Showcase: fmt::Debug + Send + Sync + 'static {
    /// The words for a key in one of [`LANGUAGES`]; `None` if there are none.
    fn words(&self, language: &str, key: &str, gaps: &[(&str, Gap)]) -> Option<String>;

    /// The rules of a game, whose words are `<game>-section-<id>` and `<game>-rule-<id>`.
    fn rules(&self, game: &str) -> Rules;

    /// What this view shows, or without one the game at a glance, as a PNG of 1200 × 630.
    fn picture(&self, game: &str, view: Option<&View>) -> Option<Vec<u8>>;

    /// The site at a glance, in the same size.
    fn cover(&self) -> Option<Vec<u8>>;
}

/// Nothing to say and nothing to show.
#[derive(Clone, Copy, Debug, Default)]
pub struct EmptyShowcase;

impl Showcase for EmptyShowcase {
    fn words(&self, _: &str, _: &str, _: &[(&str, Gap)]) -> Option<String> {
        None
    }

    fn rules(&self, _: &str) -> Rules {
        &[]
    }

    fn picture(&self, _: &str, _: Option<&View>) -> Option<Vec<u8>> {
        None
    }

    fn cover(&self) -> Option<Vec<u8>> {
        None
    }
}
