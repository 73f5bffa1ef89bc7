//! Games as numbered lines.

use std::error::Error as _;

use kamon::{Cell, Layout, Options, Position, sheet};

use crate::scenes::{Random, cell};

const LAYOUT: &str =
    "l1l2.l3/l5l4l6c1c2/c3c4c5c6f1f2/f3f4f5f6k1k2k3/k4k5k6w1w2w3/w4w5w6m1m2/m3m4m5m6";

fn layout() -> Layout {
    LAYOUT.parse().expect("a layout")
}

fn read(text: &str) -> Result<Vec<Cell>, String> {
    sheet::read(&layout(), Options::default(), text).map_err(|error| error.to_string())
}

fn write(moves: &str) -> Result<String, String> {
    let moves: Vec<_> = moves.split_whitespace().map(cell).collect();
    sheet::write(&layout(), Options::default(), &moves).map_err(|error| error.to_string())
}

#[test]
fn a_game_is_written_in_two_columns() {
    let text = "1. b1 l5   e2 k5\n2. d5 k1\n";
    assert_eq!(write("b1 e2 d5").as_deref(), Ok(text));
    assert_eq!(write("").as_deref(), Ok(""));
}

#[test]
fn a_written_game_reads_back() {
    for seed in 0..200 {
        let mut random = Random(seed);
        let layout = random.layout();
        let start = Position::new(layout, Options::default());
        let limit = random.below(37);
        let moves = random.moves(start, limit);
        let text = sheet::write(&layout, Options::default(), &moves).expect("legal moves");
        let read = sheet::read(&layout, Options::default(), &text);
        assert_eq!(read.as_ref(), Ok(&moves));
        let again = sheet::write(&layout, Options::default(), &read.expect("moves"));
        assert_eq!(again, Ok(text));
    }
}

#[test]
fn blanks_empty_lines_and_foreign_line_ends_do_no_harm() {
    let moves = Ok(vec![Cell::B1, Cell::E2, Cell::D5]);
    assert_eq!(read("\r\n  1.  b1 l5 e2\tk5 \r\n\r\n2. d5 k1"), moves);
    assert_eq!(read(" \n\n"), Ok(vec![]));
}

#[test]
fn every_error_names_the_line() {
    let first = "1. b1 l5   e2 k5\n";
    let cases = [
        ("1 b1 l5", "line 1: the number 1. expected, \"1\" found"),
        ("2. b1 l5", "line 1: the number 1. expected, \"2.\" found"),
        (
            "{first}\n1. d5 k1",
            "line 3: the number 2. expected, \"1.\" found",
        ),
        ("{first}2.", "line 2: no move follows the number"),
        (
            "1. b1 l5\n2. d5 k1",
            "line 2: the line before has no move of White's, so none may follow it",
        ),
        ("1. b9 l5", "line 1: \"b9\" is not a cell"),
        ("{first}2. d5", "line 2: no token follows d5"),
        ("{first}2. d5 k2", "line 2: d5 holds k1, not \"k2\""),
        ("{first}2. d5 ?", "line 2: d5 holds k1, not \"?\""),
        (
            "1. b1 l5 a3 l5",
            "line 1: a3 is forbidden for the whole game",
        ),
        (
            "1. a1 l1",
            "line 1: a1 is a corner, where the first pawn may not go",
        ),
        (
            "{first}2. a1 l1",
            "line 2: a1 holds l1, which shares neither symbol nor count with k5 on the pile",
        ),
        (
            "{first}2. d5 k1 d6 k2 and",
            "line 2: \"and\" follows White's move",
        ),
    ];
    for (text, expected) in cases {
        let error = read(&text.replace("{first}", first)).expect_err(text);
        assert_eq!(error, expected);
    }
}

#[test]
fn an_illegal_game_is_not_written() {
    let error = write("b1 e2 a1").expect_err("an illegal move");
    assert_eq!(
        error,
        "action 3: a1 holds l1, which shares neither symbol nor count with k5 on the pile"
    );
}

#[test]
fn the_refused_move_is_the_source_of_the_error() {
    let read = |text| sheet::read(&layout(), Options::default(), text).expect_err(text);
    let source = read("1. a1 l1").source().map(ToString::to_string);
    assert_eq!(
        source.as_deref(),
        Some("a1 is a corner, where the first pawn may not go")
    );
    assert!(read("1.").source().is_none());
}
