//! Readers refuse, they never panic: arbitrary texts and texts with small wounds.

mod random;

use kamisado::{
    Action, Length, LineUp, Match, Move, Notation, Position, SetUp, Square, Written, sheet,
};
use proptest::prelude::*;
use random::{Random, random_match};

/// Gives a text to every reader; what they accept must print as it was read.
fn read_everything(text: &str) -> Result<(), TestCaseError> {
    if let Ok(square) = text.parse::<Square>() {
        prop_assert_eq!(square.to_string(), text);
    }
    if let Ok(path) = text.parse::<Move>() {
        prop_assert_eq!(path.to_string(), text);
    }
    if let Ok(line_up) = text.parse::<LineUp>() {
        prop_assert_eq!(line_up.to_string(), text);
    }
    if let Ok(action) = text.parse::<Action>() {
        prop_assert_eq!(action.to_string(), text);
    }
    if let Ok(position) = text.parse::<Position>() {
        // Passes may have been resolved; the printed text is stable from then on.
        let printed = position.game.to_string();
        let again: Match = printed.parse().expect("what is printed is readable");
        prop_assert_eq!(again, position.game);
    }
    let _ = Written::read(text);
    for set_up in [SetUp::Usual, SetUp::Tournament] {
        let start = Match::new(Length::Standard, set_up);
        if let Ok(actions) = sheet::read(start, text) {
            let written = sheet::write(start, &actions, Notation::Symbols);
            prop_assert!(written.is_ok());
        }
    }
    Ok(())
}

/// The text with some characters removed, doubled, swapped or replaced.
fn wounded(text: &str, seed: u64, wounds: usize) -> String {
    const STRANGERS: [char; 14] = [
        '+', '/', ' ', '0', '1', '8', '9', 'n', 'N', '-', '|', '紫', 'é', '\u{307}',
    ];
    let mut random = Random::new(seed);
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..wounds {
        if characters.is_empty() {
            break;
        }
        let at = random.below(characters.len());
        match random.below(4) {
            0 => {
                characters.remove(at);
            }
            1 => characters.insert(at, characters[at]),
            2 => {
                let other = random.below(characters.len());
                characters.swap(at, other);
            }
            _ => characters[at] = *random.pick(&STRANGERS),
        }
    }
    characters.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn no_arbitrary_text_makes_a_reader_panic(text in any::<String>()) {
        read_everything(&text)?;
    }

    #[test]
    fn no_text_of_the_right_letters_makes_a_reader_panic(text in "[a-hngrykpboNGRYKPBO1-8+/ w|.0↑↖↗↓紫黄-]{0,60}") {
        read_everything(&text)?;
    }

    #[test]
    fn no_wounded_position_makes_a_reader_panic(seed: u64, most in 0_usize..120, wounds in 1_usize..4) {
        let (_, game) = random_match(Match::new(Length::Marathon, SetUp::Usual), seed, most);
        read_everything(&wounded(&game.to_string(), seed, wounds))?;
    }

    #[test]
    fn no_wounded_action_makes_a_reader_panic(seed: u64, wounds in 1_usize..3) {
        for text in ["d1d5", "left", "right", "ngrykpbo", "紫↖5黄", "Purple Left 5 Yellow", "(d1)"] {
            read_everything(&wounded(text, seed, wounds))?;
        }
    }

    #[test]
    fn no_wounded_sheet_makes_a_reader_panic(seed: u64, wounds in 1_usize..4) {
        let start = Match::new(Length::Standard, SetUp::Usual);
        let (actions, _) = random_match(start, seed, 60);
        let text = sheet::write(start, &actions, Notation::Symbols).expect("legal");
        read_everything(&wounded(&text, seed, wounds))?;
    }
}

#[test]
fn what_is_no_square_move_line_up_or_action_is_an_error_in_words() {
    for text in ["", "a", "a0", "a9", "i1", "A1", "a1 ", "é", "a1a"] {
        let error = text.parse::<Square>().expect_err(text);
        assert_eq!(
            error.to_string(),
            "a square is a letter a-h and a digit 1-8"
        );
    }
    for text in ["", "d1", "d1d", "d1d9", "d1d55", "é1d5", "d1-d5"] {
        let error = text.parse::<Move>().expect_err(text);
        assert_eq!(error.to_string(), "a move is two squares, such as d1d5");
    }
    for text in [
        "",
        "ngrykpb",
        "ngrykpbb",
        "ngrykpboo",
        "NGRYKPBO",
        "ngrykpbx",
    ] {
        let error = text.parse::<LineUp>().expect_err(text);
        assert_eq!(
            error.to_string(),
            "a line-up is the eight letters n g r y k p b o, each once, in any order"
        );
    }
    for text in ["", "pass", "Left", "d1", "ngrykpb"] {
        let error = text.parse::<Action>().expect_err(text);
        assert_eq!(
            error.to_string(),
            "expected a move such as d1d5, left or right, or a line-up such as ngrykpbo"
        );
    }
}
