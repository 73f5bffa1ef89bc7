//! What somebody may be called, so that nobody can pass for somebody else.

#[cfg(test)]
mod tests;

use std::fmt;

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_security::{GeneralSecurityProfile, MixedScript, skeleton};

use crate::PersonId;

const SHORTEST_NAME: usize = 2;
const LONGEST_NAME: usize = 20;
/// What may stand between two letters or digits, one at a time.
const SEPARATORS: [char; 4] = ['-', '_', '.', ' '];
/// The most marks on one letter: Vietnamese and the scripts of India need two.
const MOST_MARKS: usize = 2;
/// No text this long, in bytes, is looked at any further.
const LONGEST_INPUT: usize = 400;

/// Words that only the site itself uses, beside the names of the games. Digits around them do not
/// help.
const RESERVED: &[&str] = &[
    "admin",
    "administrator",
    "anonymous",
    "anybody",
    "bot",
    "deleted",
    "engine",
    "everybody",
    "everyone",
    "guest",
    "help",
    "kamidana",
    "level",
    "machine",
    "me",
    "mod",
    "moderation",
    "moderator",
    "nobody",
    "null",
    "official",
    "operator",
    "owner",
    "root",
    "security",
    "server",
    "somebody",
    "spectator",
    "staff",
    "superuser",
    "support",
    "sysadmin",
    "system",
    "team",
    "undefined",
    "webmaster",
];

/// Words that lend authority to whatever stands beside them.
const NEVER_A_WORD: &[&str] = &[
    "admin",
    "administrator",
    "deleted",
    "guest",
    "kamidana",
    "moderator",
    "official",
    "staff",
    "support",
    "sysadmin",
    "system",
];

/// Words that may not even be a part of another.
const NEVER_A_PART: &[&str] = &["administrator", "kamidana", "moderator"];

/// Words that the site puts before a number: letters that look like digits make no number either.
const NUMBERED: &[&str] = &["deleted", "guest"];

/// What somebody is called: visible letters of one script, and nothing that looks like the site
/// itself.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Name(String);

impl Name {
    /// A name that somebody chose.
    pub fn new(text: &str) -> Result<Self, NameError> {
        if text.len() > LONGEST_INPUT {
            return Err(NameError::TooLong);
        }
        let text: String = text.nfc().collect();
        check_characters(&text)?;
        match text.chars().count() {
            ..SHORTEST_NAME => return Err(NameError::TooShort),
            SHORTEST_NAME..=LONGEST_NAME => {}
            _ => return Err(NameError::TooLong),
        }
        if !text.chars().any(char::is_alphabetic) {
            return Err(NameError::NoLetter);
        }
        if !text.is_single_script() {
            return Err(NameError::MixedScripts);
        }
        if looks_latin_in_capitals(&text) {
            return Err(NameError::Disguised);
        }
        if is_reserved(&text) {
            return Err(NameError::Reserved);
        }
        Ok(Self(text))
    }

    /// What a guest is called. Nobody can choose such a name.
    pub fn guest(number: u32) -> Self {
        Self(format!("Guest {number}"))
    }

    /// What somebody is called who has left for good. Nobody can choose such a name.
    pub fn deleted(person: PersonId) -> Self {
        Self(format!("Deleted {person}"))
    }

    /// What all names have in common that look like this one: letters of whatever size or script,
    /// with or without separators. Of names that share it only one can be taken.
    pub fn skeleton(&self) -> String {
        skeleton_text(&self.0)
    }

    /// The skeleton that a name like this would have, to look for somebody; `None` if nobody can
    /// be called so.
    pub fn skeleton_of(text: &str) -> Option<String> {
        (text.len() <= LONGEST_INPUT)
            .then(|| skeleton_text(text))
            .filter(|skeleton| !skeleton.is_empty())
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Why a text is not a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    /// There is next to nothing.
    #[error("a name has at least {} characters", SHORTEST_NAME)]
    TooShort,
    /// There is too much.
    #[error("a name has at most {} characters", LONGEST_NAME)]
    TooLong,
    /// This character cannot be in a name.
    // As an escape if it cannot be seen.
    #[error("a name cannot have the character {0:?}")]
    Character(char),
    /// Something else than a letter or a digit is at an end.
    #[error("a name begins and ends with a letter or a digit")]
    Edge,
    /// Two separators stand together.
    #[error("two separators cannot stand together in a name")]
    Separators,
    /// There are too many marks on a letter.
    #[error("a letter of a name has at most two marks")]
    Marks,
    /// It has no letter.
    #[error("a name has at least one letter")]
    NoLetter,
    /// It mixes scripts.
    #[error("all letters of a name are of the same script")]
    MixedScripts,
    /// It is written in another script, but everybody would read it as Latin.
    #[error("in capitals this name would be taken for a Latin one; write it in small letters")]
    Disguised,
    /// The site itself uses it.
    #[error("this name could be taken for the site itself")]
    Reserved,
}

impl NameError {
    /// A short name for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooShort => "name-short",
            Self::TooLong => "name-long",
            Self::Character(_) => "name-character",
            Self::Edge => "name-edge",
            Self::Separators => "name-separators",
            Self::Marks => "name-marks",
            Self::NoLetter => "name-no-letter",
            Self::MixedScripts => "name-scripts",
            Self::Disguised => "name-disguised",
            Self::Reserved => "name-reserved",
        }
    }
}

fn check_characters(text: &str) -> Result<(), NameError> {
    let mut previous = None;
    let mut marks = 0;
    for character in text.chars() {
        let separator = SEPARATORS.contains(&character);
        let mark = is_combining_mark(character);
        if !separator && !is_allowed(character) {
            return Err(NameError::Character(character));
        }
        let after_separator = previous.is_none_or(|c| SEPARATORS.contains(&c));
        match previous {
            None if separator || mark => return Err(NameError::Edge),
            Some(_) if separator && after_separator => return Err(NameError::Separators),
            Some(_) if mark && after_separator => return Err(NameError::Character(character)),
            _ => {}
        }
        marks = if mark { marks + 1 } else { 0 };
        if marks > MOST_MARKS {
            return Err(NameError::Marks);
        }
        previous = Some(character);
    }
    match previous {
        Some(last) if SEPARATORS.contains(&last) => Err(NameError::Edge),
        _ => Ok(()),
    }
}

/// Whether a letter, digit or mark is in everyday use; what is invisible, decorative, obsolete or
/// turns the direction of the text is not.
fn is_allowed(character: char) -> bool {
    (character.is_alphanumeric() || is_combining_mark(character)) && character.identifier_allowed()
}

/// The same letter for both sizes, `ss` for `ß`, one sigma.
fn folded(text: &str) -> impl Iterator<Item = char> {
    text.chars()
        .flat_map(char::to_uppercase)
        .flat_map(char::to_lowercase)
}

/// See [`Name::skeleton`].
fn skeleton_text(text: &str) -> String {
    let compatible: String = text
        .chars()
        .filter(|c| !SEPARATORS.contains(c) && !c.is_whitespace())
        .nfkc()
        .collect();
    let small: String = folded(&compatible).collect();
    let look: String = skeleton(&small).collect();
    // A zero looks like a capital letter and a capital I like a small l, so the look of the small
    // letters is not yet what all sizes share. Dots disappear in many fonts.
    let look: String = folded(&look)
        .filter(|c| *c != '\u{307}')
        .map(|c| if c == 'i' { 'l' } else { c })
        .collect();
    // Two of the one side by side are the other.
    look.replace("vv", "w")
}

/// Whether capitals of another script look like Latin letters that the small ones do not look
/// like: the skeleton, which is that of the small letters, would not notice.
fn looks_latin_in_capitals(text: &str) -> bool {
    let look: String = skeleton(text).collect();
    let is_latin = |text: &str| text.chars().all(|c| c.is_ascii() || is_combining_mark(c));
    let own = text.nfd().any(|c| c.is_alphabetic() && c.is_ascii());
    !own && is_latin(&look) && skeleton_text(&look) != skeleton_text(text)
}

fn is_reserved(text: &str) -> bool {
    let own = skeleton_text(text);
    let bare =
        skeleton_text(text.trim_matches(|c: char| c.is_numeric() || SEPARATORS.contains(&c)));
    let spelt = without_figures(&own);
    // `Gue5t 710778` is spelt with a figure and has a number.
    let unnumbered = own.trim_end_matches(char::is_numeric);
    let words = text.split(SEPARATORS).map(skeleton_text);
    let words: Vec<String> = words.map(|word| without_figures(&word)).collect();
    let is_it = |word: &str| {
        let word = skeleton_text(word);
        let plain = without_figures(&word);
        bare == word || [spelt.as_str(), &without_figures(unnumbered)].contains(&&*plain)
    };
    let games = kamidana_game::games().iter().map(|game| game.id());
    RESERVED.iter().copied().chain(games).any(is_it)
        || NEVER_A_WORD
            .iter()
            .any(|word| words.contains(&without_figures(&skeleton_text(word))))
        || NEVER_A_PART
            .iter()
            .any(|word| spelt.contains(&without_figures(&skeleton_text(word))))
        || NUMBERED.iter().any(|word| {
            let word = skeleton_text(word);
            let (spelt, number) = own.split_at_checked(word.len()).unwrap_or_default();
            without_figures(spelt) == word && number.chars().all(is_figure)
        })
}

/// Whether this is what a digit looks like in a skeleton.
fn is_figure(character: char) -> bool {
    character.is_numeric() || matches!(character, 'o' | 'l')
}

/// A skeleton in which digits are the letters that people write them for.
fn without_figures(skeleton: &str) -> String {
    let letter = |c| match c {
        '3' => 'e',
        '4' => 'a',
        '5' => 's',
        '7' => 't',
        c => c,
    };
    skeleton.chars().map(letter).collect()
}
