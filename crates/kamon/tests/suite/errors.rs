//! What the reader of positions refuses, and how it says so.

use kamon::{Fault, Field, Layout, Position, Side, Token};

use crate::scenes::{Scene, WITHOUT_FORBIDDEN};

const CELLS: &str =
    "l1l2.l3/l5l4l6c1c2/c3c4c5c6f1f2/f3f4f5f6k1k2k3/k4k5k6w1w2w3/w4w5w6m1m2/m3m4m5m6";

fn error(text: &str) -> String {
    text.parse::<Position>().expect_err(text).to_string()
}

/// The start position with one part of its text replaced.
fn spoilt(old: &str, new: &str) -> String {
    error(&format!("{CELLS} b -").replacen(old, new, 1))
}

#[test]
fn the_start_position_is_read() {
    let text = format!("{CELLS} b -");
    assert_eq!(text.parse::<Position>().map(|p| p.to_string()), Ok(text));
}

#[test]
fn fields_are_there_and_one_blank_apart() {
    let empty = "empty: one blank stands between fields, none elsewhere";
    let trailing = "top: nothing may follow it, not even a blank";
    assert_eq!(error(""), format!("cells: {empty}"));
    assert_eq!(error(CELLS), "side: missing");
    assert_eq!(error(&format!("{CELLS} b")), "top: missing");
    assert_eq!(error(&format!(" {CELLS} b -")), format!("cells: {empty}"));
    assert_eq!(error(&format!("{CELLS}  b -")), format!("side: {empty}"));
    assert_eq!(error(&format!("{CELLS} b  -")), format!("top: {empty}"));
    assert_eq!(error(&format!("{CELLS} b - ")), trailing);
    assert_eq!(error(&format!("{CELLS} b - 1")), trailing);
    assert_eq!(
        error(&format!("{CELLS} b -\n")),
        "top: \"-\\n\" is neither a token nor -"
    );
}

#[test]
fn rows_are_seven_and_have_their_lengths() {
    assert_eq!(
        spoilt("/m3m4m5m6", ""),
        "cells: seven rows joined by / expected, 6 found"
    );
    assert_eq!(
        spoilt("m6", "m6/"),
        "cells: seven rows joined by / expected, 8 found"
    );
    assert_eq!(
        spoilt("l3/l5", "/l3l5"),
        "cells: row a has 4 cells, 3 found"
    );
    assert_eq!(spoilt("m3m4", "xm3m4"), "cells: row g has 4 cells, 5 found");
    assert_eq!(
        spoilt("f3f4f5f6k1k2k3", ""),
        "cells: row d has 7 cells, 0 found"
    );
}

#[test]
fn cells_hold_tokens_pawns_or_nothing() {
    let end = "is neither a token nor x, o or the forbidden cell .";
    for (old, new, shown, row) in [
        ("l1", "l7", "l7", 'a'),
        ("l1", "L1", "L1", 'a'),
        ("l1", "1l", "1l", 'a'),
        ("m6", "m", "m", 'g'),
        ("c3", "X3", "X3", 'c'),
        ("c3", "é3", "é3", 'c'),
        ("c3", "-3", "-3", 'c'),
    ] {
        assert_eq!(
            spoilt(old, new),
            format!("cells: {shown:?} in row {row} {end}")
        );
    }
    assert_eq!(spoilt("m6", "l1"), "cells: the token l1 is there twice");
    assert_eq!(
        spoilt(".", "x"),
        "cells: exactly one forbidden cell . expected, 0 found"
    );
    assert_eq!(
        spoilt("l1", "."),
        "cells: exactly one forbidden cell . expected, 2 found"
    );
}

#[test]
fn nobody_has_more_than_eighteen_pawns() {
    let nineteen = "xxxx/xxxxx/xxxxxx/xxxx.oo/oooooo/ooooo/oooo b l1";
    assert_eq!(error(nineteen), "cells: black has 18 pawns, 19 found");
    let seventeen = "oooo/ooooo/oooooo/oooo.xx/xxxxxx/xxxxx/xxxx b l1";
    assert_eq!(error(seventeen), "cells: white has 18 pawns, 19 found");
    // Eighteen are allowed; this board is refused for what the side to move has done.
    let eighteen = "oooo/ooooo/oooooo/ooo.xxx/xxxxxx/xxxxx/xxxx b l1";
    assert_eq!(
        error(eighteen),
        "side: black is to move but has already won by edges"
    );
}

#[test]
fn the_side_fits_the_numbers_of_pawns() {
    assert_eq!(
        spoilt(" b ", " black "),
        "side: \"black\" is neither b nor w"
    );
    let turn = |side, black, white| {
        format!("side: it cannot be the turn of {side} with {black} black and {white} white pawns")
    };
    assert_eq!(spoilt(" b ", " w "), turn("white", 0, 0));
    let one = format!("{CELLS} b l1").replacen("l1", "x", 1);
    assert_eq!(error(&one), turn("black", 1, 0));
    let other = format!("{CELLS} b l1").replacen("l1", "o", 1);
    assert_eq!(error(&other), turn("black", 0, 1));
    let two = format!("{CELLS} w l1").replacen("l1l2", "xx", 1);
    assert_eq!(error(&two), turn("white", 2, 0));
    let even = format!("{CELLS} w l1").replacen("l1l2", "xo", 1);
    assert_eq!(error(&even), turn("white", 1, 1));
}

#[test]
fn the_top_of_the_pile_fits_the_board() {
    assert_eq!(spoilt(" -", " l9"), "top: \"l9\" is neither a token nor -");
    assert_eq!(spoilt(" -", " --"), "top: \"--\" is neither a token nor -");
    assert_eq!(
        spoilt(" -", " l1"),
        "top: l1 although there is no pawn on the board"
    );
    let pawn = |top: &str| format!("{CELLS} w {top}").replacen("l2", "x", 1);
    assert_eq!(
        error(&pawn("-")),
        "top: - although there are pawns on the board"
    );
    assert_eq!(error(&pawn("c4")), "top: c4 still lies on c2");
    assert!(pawn("l2").parse::<Position>().is_ok());
}

#[test]
fn the_side_to_move_cannot_have_won() {
    let edges = Scene {
        black: "d1 d2 d3 d4 d5 d6 d7",
        white: "a1 a2 b4 f1 f3 g4 g2",
        forbidden: "g1",
        gone: "l1",
        ..Scene::default()
    };
    assert_eq!(
        error(&edges.text()),
        "side: black is to move but has already won by edges"
    );
    let ring = Scene {
        black: "a1 a3 g1 g3 d1 f5 f1",
        white: "c3 c4 d5 e4 e3 d3",
        forbidden: "d4",
        gone: "l1",
        ..Scene::default()
    };
    assert_eq!(
        error(&ring.text()),
        "side: white is to move but has already won by loop"
    );
    assert!(Position::parse_with(&ring.text(), WITHOUT_FORBIDDEN).is_ok());
}

#[test]
fn a_layout_has_no_pawns() {
    let text = CELLS.replacen("c4", "o", 1);
    let error = text.parse::<Layout>().expect_err("a pawn");
    assert_eq!(
        error.to_string(),
        "cells: a layout has no pawns, but there is one on c2"
    );
    let error = "".parse::<Layout>().expect_err("nothing");
    assert_eq!(
        error.to_string(),
        "cells: seven rows joined by / expected, 1 found"
    );
}

#[test]
fn errors_can_be_told_apart_by_programs_too() {
    let error = format!("{CELLS} w -")
        .parse::<Position>()
        .expect_err("White to begin");
    assert_eq!(error.field, Field::Side);
    let (black, white) = (0, 0);
    let side = Side::White;
    assert_eq!(error.fault, Fault::NotItsTurn { side, black, white });
    let error = format!("{CELLS} b l1")
        .parse::<Position>()
        .expect_err("a top too early");
    assert_eq!(error.fault, Fault::TopBeforeFirstMove(Token::ALL[0]));
}
