//! Whole random matches, printed and compared with files. `UPDATE_GOLDEN=1 cargo test -p kamisado
//! --test golden` writes the files anew.

mod random;

use std::{env, fmt::Write as _, fs, path::Path};

use kamisado::{Action, Language, Length, Match, Notation, SetUp, sheet};

/// The score sheet in symbols and in French words, then the position after every action.
fn printed(start: Match, actions: &[Action]) -> String {
    let mut text = String::new();
    for notation in [Notation::Symbols, Notation::Words(Language::French)] {
        let sheet = sheet::write(start, actions, notation).expect("a recorded match is legal");
        let _ = writeln!(text, "{sheet}");
    }
    let mut game = start;
    let _ = writeln!(text, "{game}");
    for action in actions {
        game.play(*action).expect("a recorded match is legal");
        let _ = writeln!(text, "{action}: {game} ({})", game.score());
    }
    let _ = writeln!(text, "{:?}", game.outcome());
    text
}

#[track_caller]
fn compare(name: &str, start: Match, seed: u64) {
    let (actions, _) = random::random_match(start, seed, usize::MAX);
    let text = printed(start, &actions);
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(format!("{name}.txt"));
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, &text).expect("the golden file can be written");
    }
    let golden = fs::read_to_string(&path).expect("the golden file is there");
    for (number, (line, expected)) in (1..).zip(text.lines().zip(golden.lines())) {
        assert_eq!(line, expected, "{}:{number}", path.display());
    }
    assert_eq!(text.lines().count(), golden.lines().count());
}

#[test]
fn a_standard_match_is_played_as_it_was() {
    compare("standard", Match::new(Length::Standard, SetUp::Usual), 1);
}

#[test]
fn a_marathon_is_played_as_it_was() {
    compare("marathon", Match::new(Length::Marathon, SetUp::Usual), 2);
}

#[test]
fn a_series_is_played_as_it_was() {
    compare("series", Match::new(Length::Series(4), SetUp::Usual), 3);
}

#[test]
fn a_tournament_match_is_played_as_it_was() {
    compare("tournament", Match::new(Length::Long, SetUp::Tournament), 4);
}
