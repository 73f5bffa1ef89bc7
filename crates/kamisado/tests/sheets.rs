//! Score sheets: what is written reads back, and a wrong sheet is refused at its line.

mod play;
mod random;

use kamisado::{Action, Language, Length, Match, Notation, SetUp, sheet};
use proptest::prelude::*;
use random::random_match;

fn notation() -> impl Strategy<Value = Notation> {
    let words = Language::ALL.map(Notation::Words);
    let all: Vec<Notation> = [Notation::Symbols, Notation::Coordinates]
        .into_iter()
        .chain(words)
        .collect();
    prop::sample::select(all)
}

fn start() -> impl Strategy<Value = Match> {
    let lengths: Vec<Length> = Length::WITH_TARGET
        .into_iter()
        .chain([Length::Series(1), Length::Series(4)])
        .collect();
    let set_up = prop::sample::select(vec![SetUp::Usual, SetUp::Tournament]);
    (prop::sample::select(lengths), set_up).prop_map(|(length, set_up)| Match::new(length, set_up))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(120) })]

    #[test]
    fn a_sheet_reads_back_as_the_actions_it_was_written_from(
        start in start(),
        seed: u64,
        most in prop_oneof![0_usize..60, Just(usize::MAX)],
        notation in notation(),
    ) {
        let (actions, _) = random_match(start, seed, most);
        let text = sheet::write(start, &actions, notation).expect("a recorded match is legal");
        let read = sheet::read(start, &text);
        prop_assert_eq!(read, Ok(actions), "{}", text);
    }

    #[test]
    fn a_sheet_with_one_line_less_never_reads_as_the_whole(seed: u64, cut: prop::sample::Index) {
        let start = Match::new(Length::Standard, SetUp::Usual);
        let (actions, _) = random_match(start, seed, usize::MAX);
        let text = sheet::write(start, &actions, Notation::Symbols).expect("legal");
        let mut lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        lines.remove(cut.index(lines.len()));
        prop_assert_ne!(sheet::read(start, &lines.join("\n")), Ok(actions));
    }

    #[test]
    fn a_sheet_may_begin_in_the_middle_of_a_round(seed: u64, before in 1_usize..40) {
        let (_, start) = random_match(Match::new(Length::Long, SetUp::Usual), seed, before);
        let (actions, _) = random_match(start, seed ^ 1, 30);
        let text = sheet::write(start, &actions, Notation::Symbols).expect("legal");
        prop_assert_eq!(sheet::read(start, &text), Ok(actions), "{}", text);
    }
}

/// Example 4 of the rulebook: a pass and a win.
const PASS: &str = "OBPKY3/6R1/6G1/5yrN/8/8/n7/1g2kpbo b n 1 0-0";

#[test]
fn a_pass_has_its_own_cell() {
    let actions = ["a2a6", "f5f8"].map(play::action);
    let text = sheet::write(play::game(PASS), &actions, Notation::Symbols).expect("legal");
    let lines: Vec<&str> = text.lines().skip(2).collect();
    assert_eq!(
        lines,
        [
            "1. 茶↑4緑 | 緑0黄",
            "2. 黄↑3赤 | -",
            "Won: black yellow home-row 1"
        ]
    );
}

#[test]
fn the_pushed_towers_fill_the_opponents_cell() {
    let start = play::game("2P1K+1GN+/8/3Y+3O/3BR3/3g++2b1/5k+2/8/n+pry3o w p 7 5-3");
    let actions = ["c8a6", "d4d5", "d5d6", "f3f8"].map(play::action);
    let written = |notation| {
        let text = sheet::write(start, &actions, notation).expect("legal");
        let lines: Vec<String> = text.lines().skip(2).map(String::from).collect();
        lines.join("\n")
    };
    assert_eq!(
        written(Notation::Symbols),
        "1. - | 紫↗2緑\n\
         2. 緑↑1橙 | 青↓1赤, 黄↓1緑\n\
         3. 緑↑1赤 | 青↓1緑, 黄↓1桃\n\
         4. 桃↑5赤 | -\n\
         Won: black pink home-row 2"
    );
    assert_eq!(
        written(Notation::Coordinates),
        "1. - | c8a6\n\
         2. d4d5 | (d5d6), (d6d7)\n\
         3. d5d6 | (d6d7), (d7d8)\n\
         4. f3f8 | -\n\
         Won: black pink home-row 2"
    );
}

#[test]
fn writing_an_illegal_match_names_the_action() {
    let start = Match::new(Length::Single, SetUp::Usual);
    let actions: Vec<Action> = ["d1d5", "b8b7"].map(play::action).to_vec();
    let error = sheet::write(start, &actions, Notation::Symbols).expect_err("T2");
    assert_eq!(error.at, 1);
    assert_eq!(
        error.to_string(),
        "action 2: T2: White must move the orange tower, not the blue one"
    );
}

const OPENING: &str = "Round 1  0-0\nStart: ngrykpbo | ngrykpbo\n";

#[test]
fn a_sheet_is_read_whatever_its_blanks_and_notation() {
    let start = Match::new(Length::Single, SetUp::Usual);
    let expected: Vec<Action> = ["d1d5", "a8a3"].map(play::action).to_vec();
    for turns in [
        "1. 黄↑4橙 | 橙↑5青",
        "  1.黄↑4橙|橙↑5青  ",
        "1. Yellow Ahead 4 Orange | Orange DEVANT 5 bleu",
        "1. d1d5 | 橙↑5青",
        "1. d1d5 | a8a3",
    ] {
        let text = format!("\n{OPENING}\n\n{turns}\n");
        assert_eq!(sheet::read(start, &text).as_ref(), Ok(&expected), "{turns}");
    }
}

#[test]
fn a_wrong_sheet_is_refused_at_its_line_with_a_reason() {
    for (text, line, reason) in [
        (
            "",
            1,
            "the sheet breaks off before the turn or the round is complete",
        ),
        (
            "Round 2  0-0",
            1,
            "expected \"Round 1  0-0\", found \"Round 2  0-0\"",
        ),
        ("Round 1  0-0", 1, "breaks off"),
        (
            "Round 1  0-0\nStart: ngrykpbo | ngrykpob",
            2,
            "expected \"Start: ngrykpbo | ngrykpbo\"",
        ),
        (
            "Round 1  0-0\n1. d1d5 | -",
            2,
            "expected \"Start: ngrykpbo | ngrykpbo\" first",
        ),
        ("{}1 d1d5 | a8a3", 3, "expected a number and a full stop in"),
        ("{}1. d1d5", 3, "expected two columns separated by |"),
        (
            "{}1. d1d5 | a8a3 | g1g2",
            3,
            "expected two columns separated by |",
        ),
        ("{}1. hello | -", 3, "cannot read the move \"hello\""),
        (
            "{}1. 黄↑4橙 | 青↑1橙",
            3,
            "T2: White must move the orange tower, not the blue one",
        ),
        (
            "{}1. 黄↑4赤 | -",
            3,
            "expected 黄↑4橙 in the column of Black, found 黄↑4赤",
        ),
        (
            "{}1. - | 黄↑4橙",
            3,
            "\"-\" does not belong in Black's column",
        ),
        (
            "{}1. (d1d5) | -",
            3,
            "expected 黄↑4橙 in the column of Black",
        ),
        ("{}1. 茶↖1紫 | -", 3, "leads off the board"),
        (
            "{}1. d1d5 | -\nFill: left",
            4,
            "a round is being played: a move is expected",
        ),
        (
            "{}1. d1d5 | -\nFill: up",
            4,
            "expected a move such as d1d5, left or right",
        ),
        (
            "{}1. d1d5 | -\nPlace Black: ngrykpbo",
            4,
            "Black cannot place towers now",
        ),
        (
            "{}1. d1d5 | -\nPlace White: ngrykpbo",
            4,
            "a round is being played",
        ),
        (
            "{}1. d1d5 | -\nWon: black yellow home-row 1",
            4,
            "cannot read \"Won: black yellow home-row 1\"",
        ),
    ] {
        let text = text.replace("{}", OPENING);
        let start = Match::new(Length::Single, SetUp::Usual);
        let error = sheet::read(start, &text).expect_err(&text);
        assert_eq!(error.line, line, "{text}: {error}");
        assert!(error.reason.contains(reason), "{text}: {error}");
        assert_eq!(error.to_string(), format!("line {line}: {}", error.reason));
    }
}

#[test]
fn what_follows_from_a_move_must_be_written_down() {
    let start = play::game(PASS);
    let text = sheet::write(
        start,
        &["a2a6", "f5f8"].map(play::action),
        Notation::Symbols,
    )
    .expect("legal");
    for (wrong, line, reason) in [
        (
            text.replace("緑0黄", "-"),
            3,
            "expected 緑0黄 in the column of White",
        ),
        (text.replace("緑0黄", "緑0赤"), 3, "expected 緑0黄"),
        (
            text.replace("home-row 1", "home-row 2"),
            5,
            "expected \"Won: black yellow home-row 1\"",
        ),
        (
            text.replace("Won: black yellow home-row 1\n", ""),
            4,
            "breaks off",
        ),
        (
            text.replace("2. 黄↑3赤 | -", "Won: black"),
            4,
            "cannot read",
        ),
        (
            text.replace("緑0黄\n2. 黄↑3赤", "-\nFill: left\n2. 黄↑3赤"),
            3,
            "expected 緑0黄 in the column of White",
        ),
        (
            format!("{text}3. d1d2 | -"),
            6,
            "turn 3 does not belong here",
        ),
        (format!("{text}Fill: left"), 6, "the match is over"),
    ] {
        let error = sheet::read(start, &wrong).expect_err(&wrong);
        assert_eq!(error.line, line, "{wrong}{error}");
        assert!(error.reason.contains(reason), "{wrong}{error}");
    }
}

#[test]
fn turns_out_of_order_and_empty_lines_of_turns_are_refused() {
    let game = Match::new(Length::Single, SetUp::Usual);
    let head = "Round 1  0-0\nStart: ngrykpbo | ngrykpbo\n";
    let read = |turns: &str| sheet::read(game, &format!("{head}{turns}"));
    assert_eq!(read("1. d1d5 | a8a3").map(|actions| actions.len()), Ok(2));
    for bad in [
        "2. d1d5 | a8a3",
        "01. d1d5 | a8a3",
        "1. - | -",
        "1. - | a8a3",
        "1. d1d5 | -\n2. - | a8a3",
        "1. d1d5 | a8a3\n2. - | -",
        "1. d1d5 | a8a3\n1. g1g4 | -",
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
}
