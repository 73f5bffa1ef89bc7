//! The error of the small text forms: cards, seats, actions.

use std::{error::Error, fmt};

/// A text that is not what it should be: says what was expected and what stood there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    expected: &'static str,
    found: String,
}

/// An error message repeats at most this many characters of the offending text.
const LONGEST_QUOTE: usize = 40;

impl TextError {
    pub(crate) fn new(expected: &'static str, found: &str) -> Self {
        let found = found.chars().take(LONGEST_QUOTE).collect();
        Self { expected, found }
    }

    /// What the text should have been.
    pub fn expected(&self) -> &str {
        self.expected
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found `{}`", self.expected, self.found)
    }
}

impl Error for TextError {}
