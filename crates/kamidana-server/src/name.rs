//! What somebody may be called, so that nobody can pass for somebody else.

use std::fmt;

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_security::{GeneralSecurityProfile, MixedScript, skeleton};

use crate::PersonId;

const SHORTEST: usize = 2;
const LONGEST: usize = 20;
/// What may stand between two letters or digits, one at a time.
const SEPARATORS: [char; 4] = ['-', '_', '.', ' '];
/// The most marks on one letter: Vietnamese and the scripts of India need two.
const MOST_MARKS: usize = 2;
/// No text this long, in bytes, is looked at any further.
const ABSURD: usize = 400;

/// Words that only the site itself uses. Digits around them do not help.
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
    "kami",
    "kamidana",
    "kamisado",
    "kamon",
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
        if text.len() > ABSURD {
            return Err(NameError::TooLong);
        }
        let text: String = text.nfc().collect();
        check_characters(&text)?;
        match text.chars().count() {
            ..SHORTEST => return Err(NameError::TooShort),
            SHORTEST..=LONGEST => {}
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
        bones(&self.0)
    }

    /// The skeleton that a name like this would have, to look for somebody; `None` if nobody can
    /// be called so.
    pub fn skeleton_of(text: &str) -> Option<String> {
        (text.len() <= ABSURD)
            .then(|| bones(text))
            .filter(|bones| !bones.is_empty())
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameError {
    /// There is next to nothing.
    TooShort,
    /// There is too much.
    TooLong,
    /// This character cannot be in a name.
    Character(char),
    /// Something else than a letter or a digit is at an end.
    Edge,
    /// Two separators stand together.
    Separators,
    /// There are too many marks on a letter.
    Marks,
    /// It has no letter.
    NoLetter,
    /// It mixes scripts.
    MixedScripts,
    /// It is written in another script, but everybody would read it as Latin.
    Disguised,
    /// The site itself uses it.
    Reserved,
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooShort => write!(f, "a name has at least {SHORTEST} characters"),
            Self::TooLong => write!(f, "a name has at most {LONGEST} characters"),
            // As an escape if it cannot be seen.
            Self::Character(character) => {
                write!(f, "a name cannot have the character {character:?}")
            }
            Self::Edge => f.write_str("a name begins and ends with a letter or a digit"),
            Self::Separators => f.write_str("two separators cannot stand together in a name"),
            Self::Marks => f.write_str("a letter of a name has at most two marks"),
            Self::NoLetter => f.write_str("a name has at least one letter"),
            Self::MixedScripts => f.write_str("all letters of a name are of the same script"),
            Self::Disguised => f.write_str(
                "in capitals this name would be taken for a Latin one; write it in small letters",
            ),
            Self::Reserved => f.write_str("this name could be taken for the site itself"),
        }
    }
}

impl std::error::Error for NameError {}

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
fn bones(text: &str) -> String {
    let compatible: String = text
        .chars()
        .filter(|c| !SEPARATORS.contains(c) && !c.is_whitespace())
        .nfkc()
        .collect();
    let small: String = folded(&compatible).collect();
    let look: String = skeleton(&small).collect();
    // A zero looks like a capital letter and a capital I like a small l, so the look of the small
    // letters is not yet what all sizes share. Dots disappear in many fonts.
    folded(&look)
        .filter(|c| *c != '\u{307}')
        .map(|c| if c == 'i' { 'l' } else { c })
        .collect()
}

/// Whether capitals of another script look like Latin letters that the small ones do not look
/// like: the skeleton, which is that of the small letters, would not notice.
fn looks_latin_in_capitals(text: &str) -> bool {
    let look: String = skeleton(text).collect();
    let is_latin = |text: &str| text.chars().all(|c| c.is_ascii() || is_combining_mark(c));
    let own = text.nfd().any(|c| c.is_alphabetic() && c.is_ascii());
    !own && is_latin(&look) && bones(&look) != bones(text)
}

fn is_reserved(text: &str) -> bool {
    let own = bones(text);
    let bare = bones(text.trim_matches(|c: char| c.is_numeric() || SEPARATORS.contains(&c)));
    let spelt = without_figures(&own);
    let words: Vec<String> = text.split(SEPARATORS).map(bones).collect();
    let is_it = |word: &&str| {
        let word = bones(word);
        bare == word || spelt == without_figures(&word)
    };
    RESERVED.iter().any(is_it)
        || NEVER_A_WORD.iter().any(|word| words.contains(&bones(word)))
        || NEVER_A_PART.iter().any(|word| own.contains(&bones(word)))
        || NUMBERED.iter().any(|word| {
            own.strip_prefix(&bones(word))
                .is_some_and(|number| number.chars().all(is_figure))
        })
}

/// Whether this is what a digit looks like in a skeleton.
fn is_figure(character: char) -> bool {
    character.is_numeric() || matches!(character, 'o' | 'l')
}

/// A skeleton in which digits are the letters that people write them for.
fn without_figures(bones: &str) -> String {
    let letter = |c| match c {
        '3' => 'e',
        '4' => 'a',
        '5' => 's',
        '7' => 't',
        c => c,
    };
    bones.chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;

    use super::*;

    fn skeleton_of(text: &str) -> String {
        bones(text)
    }

    #[test]
    fn people_of_all_countries_have_names() {
        for text in [
            "Amy",
            "Amy Ng",
            "J.R.Ewing",
            "jean-luc_2",
            "Łukasz",
            "Nguyễn",
            "Müller",
            "Ștefan",
            "Анна",
            "Сара",
            "Ольга",
            "Γιώργος",
            "Ελένη",
            "山田太郎",
            "さくら",
            "カミさん",
            "김민수",
            "王小明",
            "محمد",
            "דוד",
            "अनिता",
            "ஆனந்த்",
            "สมชาย",
            "Badminton",
            "Robot Rock",
            "Modesty",
            "Bottom",
            "Kamil",
            "Mello",
            "A1",
            "x2y",
            "TwentyCharactersLong",
        ] {
            assert_eq!(
                Name::new(text).map(|name| name.to_string()),
                Ok(text.into()),
                "{text}"
            );
        }
    }

    #[test]
    fn a_name_is_neither_too_short_nor_too_long() {
        assert_eq!(Name::new(""), Err(NameError::TooShort));
        assert_eq!(Name::new("A"), Err(NameError::TooShort));
        assert_eq!(Name::new(&"a".repeat(20)).map(|_| ()), Ok(()));
        assert_eq!(Name::new(&"a".repeat(21)), Err(NameError::TooLong));
        assert_eq!(Name::new(&"a".repeat(1_000_000)), Err(NameError::TooLong));
        // Two characters that are one letter.
        assert_eq!(Name::new("e\u{301}"), Err(NameError::TooShort));
        assert_eq!(
            Name::new("e\u{301}va").map(|name| name.to_string()),
            Ok("éva".into())
        );
    }

    #[test]
    fn what_cannot_be_seen_is_not_in_a_name() {
        for character in [
            '\0',
            '\n',
            '\t',
            '\u{7f}',
            '\u{a0}',
            '\u{ad}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{200e}',
            '\u{202e}',
            '\u{2066}',
            '\u{2028}',
            '\u{3000}',
            '\u{3164}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{e0041}',
            '\u{115f}',
            '\u{1d173}',
            '/',
            '<',
            '@',
            '😀',
            '①',
            'Ａ',
            'ﬁ',
            '\u{e000}',
            '𝐀',
            'ᴬ',
            'ⅷ',
        ] {
            let text = format!("Am{character}y");
            assert!(
                matches!(Name::new(&text), Err(NameError::Character(_))),
                "{character:?} {:?}",
                Name::new(&text)
            );
        }
    }

    #[test]
    fn an_error_shows_an_invisible_character_as_its_number() {
        let error = Name::new("Am\u{202e}y").expect_err("it turns the text");
        assert_eq!(
            error.to_string(),
            "a name cannot have the character '\\u{202e}'"
        );
    }

    #[test]
    fn separators_stand_alone_and_inside() {
        for text in [" Amy", "Amy ", "-Amy", "Amy.", "_Amy_", ".."] {
            assert!(matches!(Name::new(text), Err(NameError::Edge)), "{text:?}");
        }
        for text in ["A  my", "A__my", "A-.my", "A _my"] {
            assert_eq!(Name::new(text), Err(NameError::Separators), "{text:?}");
        }
    }

    #[test]
    fn marks_do_not_pile_up_and_do_not_stand_alone() {
        assert_eq!(
            Name::new("Zx\u{301}\u{302}\u{303}algo"),
            Err(NameError::Marks)
        );
        assert_eq!(Name::new("\u{301}Amy"), Err(NameError::Edge));
        assert_eq!(
            Name::new("Am \u{301}y"),
            Err(NameError::Character('\u{301}'))
        );
    }

    #[test]
    fn a_name_has_a_letter_and_one_script() {
        for text in ["12345", "1-2", "٣٤٥"] {
            assert_eq!(Name::new(text), Err(NameError::NoLetter), "{text}");
        }
        for text in ["Аmy", "Aмy", "Αlpha", "Amy山", "аβ", "김ア"] {
            assert_eq!(Name::new(text), Err(NameError::MixedScripts), "{text}");
        }
    }

    #[test]
    fn names_that_look_the_same_share_their_skeleton() {
        for same in [
            &[
                "Amy",
                "AMY",
                "amy",
                "a_m_y",
                "A m.Y",
                "Аmy",
                "Αmy",
                "Ａｍｙ",
                "arny",
            ][..],
            &[
                "Iris",
                "lris",
                "1ris",
                "IRIS",
                "|ris",
                "i\u{307}ris",
                "ırıs",
            ],
            &["Bob", "B0b", "BOB", "b-o-b"],
            &["Сара", "Capa", "CAPA", "САРА"],
            &["Strauß", "STRAUSS", "strauss"],
            &["Γιώργος", "ΓΙΏΡΓΟΣ", "γιώργοσ"],
            &["éva", "Éva", "e\u{301}va", "ÉVA"],
        ] {
            let bones: HashSet<String> = same.iter().map(|text| skeleton_of(text)).collect();
            assert_eq!(bones.len(), 1, "{same:?}: {bones:?}");
        }
    }

    #[test]
    fn other_names_have_other_skeletons() {
        let names = [
            "Amy", "Ami", "Eva", "Éva", "Bob", "Rob", "Анна", "Anna", "王", "玉",
        ];
        let bones: HashSet<String> = names.iter().map(|text| skeleton_of(text)).collect();
        assert_eq!(bones.len(), names.len());
    }

    #[test]
    fn a_name_is_found_however_it_is_typed() {
        let name = Name::new("Jean-Luc").expect("a name");
        for typed in ["jeanluc", " JEAN LUC ", "Jean_Luc"] {
            assert_eq!(Name::skeleton_of(typed), Some(name.skeleton()));
        }
        assert_eq!(Name::skeleton_of(" - "), None);
        assert_eq!(Name::skeleton_of(&"a".repeat(401)), None);
    }

    #[test]
    fn capitals_that_look_latin_are_refused_in_other_scripts() {
        for text in ["АННА", "АМУ", "ВОВ", "ΝΙΚΗ", "ΑΝΝΑ"] {
            assert_eq!(Name::new(text), Err(NameError::Disguised), "{text}");
        }
        for text in [
            "Анна",
            "Ольга",
            "Сара",
            "ЮЛИЯ",
            "Νίκη",
            "Anna",
            "ANNA",
            "山田",
        ] {
            assert_ne!(Name::new(text), Err(NameError::Disguised), "{text}");
        }
    }

    #[test]
    fn nobody_is_called_like_the_site() {
        for text in [
            "admin",
            "Admin",
            "ADMIN",
            "a_d_m_i_n",
            "Adm1n",
            "4dmin",
            "admin1",
            "007admin",
            "adrnin",
            "Admin 42",
            "Amy admin",
            "admin-Amy",
            "Kamidana",
            "kamidana2",
            "The Kamidana",
            "TeamKamidana",
            "Karnidana",
            "moderator",
            "TheModerator",
            "Guest",
            "Guest 48213",
            "Guest482l3",
            "guest_OO1",
            "Guest Amy",
            "Deleted 123",
            "Level 8",
            "level_8",
            "l3v3l",
            "machine",
            "Engine 3",
            "5erver",
            "system",
            "Support",
            "St4ff",
            "anonymous",
            "nobody",
        ] {
            assert_eq!(Name::new(text), Err(NameError::Reserved), "{text}");
        }
    }

    #[test]
    fn guests_and_those_who_left_have_names_of_their_own() {
        assert_eq!(Name::guest(48213).as_str(), "Guest 48213");
        assert_eq!(Name::deleted(PersonId(7)).to_string(), "Deleted 7");
        let mut seen = HashSet::new();
        for number in (0..2000).chain(100_000..102_000) {
            assert!(seen.insert(Name::guest(number).skeleton()), "{number}");
            let deleted = Name::deleted(PersonId(u64::from(number)));
            assert!(seen.insert(deleted.skeleton()), "{number}");
            assert_eq!(
                Name::new(Name::guest(number).as_str()),
                Err(NameError::Reserved)
            );
            assert_eq!(Name::new(deleted.as_str()), Err(NameError::Reserved));
        }
    }

    proptest! {
        #[test]
        fn no_text_is_too_strange(text in "\\PC{0,30}|.{0,30}") {
            if let Ok(name) = Name::new(&text) {
                let count = name.as_str().chars().count();
                prop_assert!((2..=20).contains(&count));
                prop_assert!(!name.skeleton().is_empty());
                // A name is its own name, and found by it.
                prop_assert_eq!(Name::new(name.as_str()), Ok(name.clone()));
                prop_assert_eq!(Name::skeleton_of(&text), Some(name.skeleton()));
            }
        }

        #[test]
        fn size_and_separators_do_not_change_a_skeleton(text in "[a-zA-Z0-9]{2,12}", at in 1..2_usize) {
            let parted = format!("{}_{}", &text[..at], &text[at..]);
            prop_assert_eq!(skeleton_of(&text), skeleton_of(&parted));
            prop_assert_eq!(skeleton_of(&text), skeleton_of(&text.to_uppercase()));
            prop_assert_eq!(skeleton_of(&text), skeleton_of(&text.to_lowercase()));
        }
    }
}
