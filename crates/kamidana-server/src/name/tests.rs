//! Who may be called what.

use std::collections::HashSet;

use proptest::prelude::*;

use super::*;

fn skeleton_of(text: &str) -> String {
    skeleton_text(text)
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
        "Savvy",
        "Guestav",
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
        &["Owen", "Ovven", "OVVEN"],
        &["Сара", "Capa", "CAPA", "САРА"],
        &["Strauß", "STRAUSS", "strauss"],
        &["Γιώργος", "ΓΙΏΡΓΟΣ", "γιώργοσ"],
        &["éva", "Éva", "e\u{301}va", "ÉVA"],
    ] {
        let skeletons: HashSet<String> = same.iter().map(|text| skeleton_of(text)).collect();
        assert_eq!(skeletons.len(), 1, "{same:?}: {skeletons:?}");
    }
}

#[test]
fn other_names_have_other_skeletons() {
    let names = [
        "Amy", "Ami", "Eva", "Éva", "Bob", "Rob", "Анна", "Anna", "王", "玉",
    ];
    let skeletons: HashSet<String> = names.iter().map(|text| skeleton_of(text)).collect();
    assert_eq!(skeletons.len(), names.len());
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
        "Gue5t 710778",
        "Gue5t l0",
        "Adm1n",
        "The 4dmin",
        "Lev3l",
        "L3vel 5",
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
