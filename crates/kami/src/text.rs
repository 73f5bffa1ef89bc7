//! The errors of the small text forms: cards, hands, seats, modes, levels, actions.

use std::{error::Error, fmt};

/// An error message repeats at most this many characters of the offending text.
const LONGEST_QUOTE: usize = 40;

macro_rules! parse_errors {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $name {
            expected: &'static str,
            found: String,
        }

        impl $name {
            pub(crate) fn new(expected: &'static str, found: &str) -> Self {
                let found = found.chars().take(LONGEST_QUOTE).collect();
                Self { expected, found }
            }

            /// What the text should have been.
            pub fn expected(&self) -> &str {
                self.expected
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "expected {}, found `{}`", self.expected, self.found)
            }
        }

        impl Error for $name {}
    )*};
}

parse_errors! {
    /// A text that is no action.
    ParseActionError;
    /// A text that is no card.
    ParseCardError;
    /// A text that is no hand.
    ParseHandError;
    /// A text that is no level.
    ParseLevelError;
    /// A text that is no mode.
    ParseModeError;
    /// A text that is no seat.
    ParseSeatError;
}
