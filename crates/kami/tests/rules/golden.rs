//! A whole game per mode, compared with the sheet and the views kept in `tests/golden`.
//!
//! `KAMI_REGENERATE_GOLDEN=1 cargo test -p kami golden` writes the files anew; the difference
//! then shows what a change did to the rules.

use std::fmt::Write as _;
use std::path::Path;

use kami::{Level, Mode, Seat, View, Viewer, sheet};

use crate::sheet::random_record;

fn play_through(mode: Mode, level: Level, seed: u64) -> String {
    let record = random_record(mode, level, seed, usize::MAX);
    let mut text = sheet::write(&record);
    text.push_str("\nThe last round as seat 1, seat 2 and a spectator saw it:\n");
    let (deal, log) = record.rounds().last().unwrap();
    for viewer in [
        Viewer::Seat(Seat::One),
        Viewer::Seat(Seat::Two),
        Viewer::Spectator,
    ] {
        let view = View::of_round(deal, log, viewer).unwrap();
        let steps: Vec<String> = view
            .history
            .iter()
            .map(|step| format!("[{step}]"))
            .collect();
        writeln!(text, "{view}\n{}", steps.join(" ")).unwrap();
    }
    text
}

fn golden(name: &str, mode: Mode, level: Level, seed: u64) {
    let text = play_through(mode, level, seed);
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    if std::env::var_os("KAMI_REGENERATE_GOLDEN").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap();
    assert!(kept == text, "{name} differs:\n{text}");
}

#[test]
fn a_game_of_four_goes_as_it_always_went() {
    golden(
        "traditional-soldier.txt",
        Mode::Traditional,
        Level::Soldier,
        4,
    );
}

#[test]
fn a_game_of_three_goes_as_it_always_went() {
    golden("chaotic-lord.txt", Mode::Chaotic, Level::Lord, 3);
}

#[test]
fn a_duel_goes_as_it_always_went() {
    golden("duel-kami.txt", Mode::Duel, Level::Kami, 2);
}
