//! `kamidana solved`: what is proven of whole games can be checked, and what is wrong is found.

mod binary;

use std::{fs, path::PathBuf};

use binary::kamidana;
use kamidana_engine::kamisado::{Opening, Openings};
use kamisado::LineUp;

fn said(arguments: &[&str]) -> String {
    let output = kamidana(arguments, b"");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("the output is text")
}

fn refused(arguments: &[&str]) -> String {
    let output = kamidana(arguments, b"");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    String::from_utf8(output.stderr).expect("the message is text")
}

/// A file of this test's own.
fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("solved-{name}"));
    fs::write(&file, bytes).expect("a file can be written");
    file
}

fn checked_file(what: &str, file: &std::path::Path) -> String {
    let file = file.to_str().expect("a name");
    refused(&["solved", "check", "kamisado", what, file])
}

#[test]
fn the_strategy_that_came_with_the_program_wins_against_every_defence() {
    let said = said(&["solved", "check", "kamisado", "strategy"]);
    assert!(
        said.starts_with("Black wins against every defence"),
        "{said}"
    );
}

#[test]
fn a_strategy_is_made_again_as_it_is() {
    let made = file("strategy-made", b"");
    let name = made.to_str().expect("a name");
    said(&["solved", "make", "kamisado", "strategy", name]);
    let known = include_bytes!("../../../web/games/kamisado/strategy.txt");
    assert!(fs::read(&made).expect("it was written") == known);
}

#[test]
fn a_strategy_with_a_hole_an_extra_or_a_wrong_move_is_found_out() {
    let whole = include_str!("../../../web/games/kamisado/strategy.txt");
    let lines: Vec<&str> = whole.lines().collect();
    let hole = file("strategy-hole", lines[1..].join("\n").as_bytes());
    assert!(checked_file("strategy", &hole).contains("wrong: no move for"));
    let extra = format!("{whole}OBPKYRGN/8/8/8/8/8/8/ngrykpbo w - 1 0-0 d8d4\n");
    let extra = file("strategy-extra", extra.as_bytes());
    assert!(checked_file("strategy", &extra).contains("1 positions of the file cannot come about"));
    let (start, first) = lines[0].rsplit_once(' ').expect("a position and a move");
    assert_ne!(first, "a1a2");
    let wrong = whole.replacen(lines[0], &format!("{start} a1a2"), 1);
    let wrong = file("strategy-wrong", wrong.as_bytes());
    assert!(checked_file("strategy", &wrong).contains("wrong: no move for"));
    let noise = file("strategy-noise", b"once upon a time\n");
    assert!(checked_file("strategy", &noise).contains("no position and move"));
}

#[test]
fn sixteen_of_102_first_moves_win_and_every_line_ends_as_it_says() {
    let check = [
        "solved",
        "check",
        "kamisado",
        "first-moves",
        "--sample",
        "0",
    ];
    assert_eq!(said(&check), "16 of 102 first moves win\n");
    let rest = [
        "solved",
        "check",
        "kamisado",
        "first-moves",
        "--all",
        "--skip",
        "100",
    ];
    assert_eq!(said(&rest).lines().count(), 3);
    let whole = include_str!("../../../web/games/kamisado/first-moves.txt");
    let wrong = file(
        "first-moves-wrong",
        whole.replacen("White", "Black", 1).as_bytes(),
    );
    assert!(checked_file("first-moves", &wrong).contains("wrong"));
    let short = whole.split_once('\n').expect("lines").1;
    let short = file("first-moves-short", short.as_bytes());
    assert!(checked_file("first-moves", &short).contains("not the 102 first moves"));
}

/// A file of openings in which these line-ups of the Challenger have these answers or are "unbeaten", and
/// nothing else is known; in the mirror it is the same if `mirrored`.
fn openings(answers: &[(&str, &str)], mirrored: bool) -> Vec<u8> {
    let mut bytes = Openings::default().write();
    // The entries of the file are two bytes each, after its title.
    let begin = bytes.len() - 2 * usize::from(LineUp::COUNT);
    let mut put = |challenger: LineUp, answer: Option<LineUp>| {
        let at = begin + 2 * usize::from(challenger.rank());
        let number = answer.map_or(u16::MAX, LineUp::rank);
        bytes[at..at + 2].copy_from_slice(&number.to_le_bytes());
    };
    for (challenger, answer) in answers {
        let challenger: LineUp = challenger.parse().expect("a line-up");
        let answer: Option<LineUp> =
            (*answer != "unbeaten").then(|| answer.parse().expect("a line-up"));
        put(challenger, answer);
        if mirrored {
            put(challenger.mirrored(), answer.map(LineUp::mirrored));
        }
    }
    bytes
}

#[test]
fn a_refutation_is_proven_again() {
    let right = file(
        "openings-right",
        &openings(&[("nyogbkpr", "obpkyrgn")], true),
    );
    let right = right.to_str().expect("a name");
    let said = said(&["solved", "check", "kamisado", "tournament", right]);
    let mut lines = said.lines();
    assert_eq!(
        lines.next(),
        Some("of 40320 line-ups 2 are refuted, by 1 answer; 0 are unbeaten, 40318 are open")
    );
    let proven = lines.next().expect("a line");
    assert!(
        proven.starts_with("nyogbkpr refuted by obpkyrgn: "),
        "{proven}"
    );
}

#[test]
fn the_openings_that_came_with_the_program_say_what_is_open_and_are_proven_again() {
    let said = said(&["solved", "check", "kamisado", "tournament", "--sample", "2"]);
    let (counts, proven) = said.split_once('\n').expect("lines");
    assert!(counts.starts_with("of 40320 line-ups "), "{counts}");
    assert!(counts.ends_with(" are open"), "{counts}");
    let lines = |words: &str| proven.lines().filter(|line| line.contains(words)).count();
    assert_eq!((lines(" refuted by "), lines(" unbeaten: ")), (2, 2));
}

#[test]
fn a_refutation_that_does_not_refute_is_found_out() {
    // From the usual start the side that opens wins.
    let wrong = openings(&[("ngrykpbo", "ngrykpbo")], true);
    let sentence = checked_file("tournament", &file("openings-wrong", &wrong));
    assert!(
        sentence.contains("ngrykpbo refuted by ngrykpbo: wrong: no move for"),
        "{sentence}"
    );
    let lopsided = openings(&[("nyogbkpr", "obpkyrgn")], false);
    let sentence = checked_file("tournament", &file("openings-lopsided", &lopsided));
    assert!(sentence.contains("are mirror images"), "{sentence}");
    let cut = file("openings-cut", &wrong[..wrong.len() - 1]);
    assert!(checked_file("tournament", &cut).contains("two bytes for each"));
}

#[test]
fn what_is_refuted_is_proven_before_what_takes_long() {
    // Neither is true.
    let claims = [("ngrykpbo", "unbeaten"), ("nroykgpb", "ngrykpbo")];
    let wrong = file("openings-order", &openings(&claims, true));
    let wrong = wrong.to_str().expect("a name");
    let sentence = refused(&["solved", "check", "kamisado", "tournament", wrong, "--all"]);
    assert!(
        sentence.contains("nroykgpb refuted by ngrykpbo: wrong"),
        "{sentence}"
    );
}

#[test]
fn a_line_up_that_is_its_own_mirror_image_may_have_an_answer_that_is_not() {
    let own = LineUp::all().find(|line_up| *line_up == line_up.mirrored());
    let own = own.expect("there are 384").to_string();
    let answer = "obgkyrpn";
    assert_ne!(
        answer.parse::<LineUp>().map(LineUp::mirrored),
        answer.parse()
    );
    let one = file("openings-own", &openings(&[(&own, answer)], false));
    let one = one.to_str().expect("a name");
    let arguments = ["solved", "check", "kamisado", "tournament", one];
    let said = said(&[&arguments[..], &["--sample", "0"]].concat());
    assert!(
        said.starts_with("of 40320 line-ups 1 are refuted"),
        "{said}"
    );
}

#[test]
fn what_is_solved_can_be_drawn() {
    let drawn = |what: &str| {
        let picture = file(&format!("{what}.svg"), b"");
        said(&[
            "solved",
            "draw",
            "kamisado",
            what,
            picture.to_str().expect("a name"),
        ]);
        std::fs::read_to_string(picture).expect("a picture")
    };
    let first_moves = drawn("first-moves");
    let gold = first_moves.matches("<circle").count();
    assert_eq!(gold, 16, "a disc for each first move that wins");
    let tournament = drawn("tournament");
    let refuted = Openings::known()
        .iter()
        .filter(|(_, found)| matches!(found, Opening::Refuted(_)));
    let others = 40_320 - refuted.count();
    assert!(
        tournament.contains(&format!("in the {others} line-ups")),
        "{tournament}"
    );
    let picture = file("strategy.svg", b"");
    let sentence = refused(&[
        "solved",
        "draw",
        "kamisado",
        "strategy",
        picture.to_str().expect("a name"),
    ]);
    assert!(
        sentence.contains("there is no picture of strategy"),
        "{sentence}"
    );
}

#[test]
fn wrong_questions_get_one_sentence() {
    let listed = said(&["solved", "list"]);
    assert_eq!(listed.lines().count(), 5);
    let what = refused(&["solved", "check", "kamisado", "everything"]);
    assert!(
        what.contains("of Kamisado there is tournament, strategy, first-moves"),
        "{what}"
    );
    let game = refused(&["solved", "check", "kami", "strategy"]);
    assert!(
        game.contains("nothing of Kami is solved as a whole"),
        "{game}"
    );
    let none = refused(&["solved", "check", "kamisado", "strategy", "/nowhere/file"]);
    assert!(none.contains("there is no file /nowhere/file"), "{none}");
    let bytes = file("no-text", &[0xff; 9]);
    let bytes = bytes.to_str().expect("a name");
    for (game, what) in [
        ("kamisado", "strategy"),
        ("kamisado", "first-moves"),
        ("kamon", "layouts"),
    ] {
        let no_text = refused(&["solved", "check", game, what, bytes]);
        assert!(no_text.contains("this is no text file"), "{no_text}");
    }
}

/// Every line is about the position of its number, and its move is legal.
#[test]
fn the_openings_of_kamon_come_with_the_program() {
    let counted = said(&["solved", "check", "kamon", "openings", "--sample", "0"]);
    assert_eq!(
        counted.trim(),
        "of 200 positions after 6 plies Black wins 149 (68 to 80 %), White 44 (17 to 28 %), and 7 (2 to 7 %) \
         are drawn (95 % intervals)"
    );
}
