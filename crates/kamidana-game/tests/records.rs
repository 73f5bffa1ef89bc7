//! Records: import and export are inverse, and nothing false gets in.

mod common;

use common::{Random, seed, step, tables};
use kamidana_game::{Options, Record, SheetStyle, game, games};
use serde_json::{Value, json};

/// Every notation of every game, in every language.
fn styles() -> Vec<SheetStyle> {
    let notations = games().iter().flat_map(|game| game.notations());
    let named = notations.flat_map(|notation| match notation.languages {
        [] => vec![SheetStyle::named(notation.id)],
        languages => languages
            .iter()
            .map(|code| SheetStyle::named(code))
            .collect(),
    });
    let named = named.map(|style| style.expect("a notation and a language there are"));
    named.chain([SheetStyle::default()]).collect()
}

/// A recorded game of `steps` random actions, or to its end.
fn played(id: &str, options: Options, number: u64, steps: usize) -> Record {
    let game = game(id).expect("the game is there");
    let mut record = Record::start(game, options, seed(number)).expect("it starts");
    for (name, value) in [("Event", r#"A "quoted" \ evening"#), ("Date", "2026-11-15")] {
        record.add_tag(name, value).expect("a tag of our own");
    }
    let mut random = Random(number + 1);
    for _ in 0..steps {
        if !step(&mut *record.play, &mut random) {
            break;
        }
    }
    record
}

fn defaults(id: &str) -> Options {
    Options::defaults(game(id).expect("the game is there").options())
}

#[test]
fn a_record_reads_back_as_it_was_written_in_every_form() {
    for &game in games() {
        for (number, options) in tables(game).into_iter().enumerate() {
            for steps in [0, 7, usize::MAX] {
                let record = played(game.id(), options.clone(), number as u64, steps);
                let machine = record.to_json();
                let back = Record::read(&machine.to_string()).expect("our own JSON");
                assert_eq!(back.to_json(), machine);
                for style in styles() {
                    let text = record.to_text(style);
                    let back = Record::read(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
                    assert_eq!(back.to_text(style), text);
                    assert_eq!(back.to_json(), machine, "\n{text}");
                }
            }
        }
    }
}

#[test]
fn a_result_agreed_at_the_table_stays_in_the_record() {
    let mut record = played("kamisado", defaults("kamisado"), 3, 5);
    record.end_at_table("white resigns").expect("it is open");
    let text = record.to_text(SheetStyle::default());
    assert!(text.contains("[Result \"white resigns\"]"));
    let back = Record::read(&text).expect("our own text");
    assert_eq!(back.to_text(SheetStyle::default()), text);
    assert_eq!(back.to_json()["result"], "white resigns");
}

#[test]
fn a_false_record_is_refused_with_the_reason() {
    let whole = played("kami", defaults("kami"), 1, usize::MAX).to_json();
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut record = whole.clone();
        change(&mut record);
        match Record::from_json(&record) {
            Ok(_) => panic!("{record} is false"),
            Err(error) => error.to_string(),
        }
    };
    assert!(changed(&|r| r["result"] = json!("team 1 99-0")).starts_with("the moves end in"));
    assert_eq!(
        changed(&|r| r["seed_hash"] = json!("00".repeat(32))),
        "the seed does not have that hash"
    );
    let other = seed(2);
    assert_eq!(
        changed(&|r| {
            r["seed"] = json!(other);
            r["seed_hash"] = json!(other.commitment());
        }),
        "dealing again from the seed gives something else"
    );
    assert!(changed(&|r| r["actions"][3] = json!("fly")).starts_with("action 3 (fly): "));
    assert!(changed(&|r| r["deals"] = json!([])).contains("at least one deal"));
    let cut = |r: &mut Value| r["deals"].as_array_mut().expect("a list").truncate(3);
    assert!(changed(&cut).starts_with("action "));
    assert_eq!(
        changed(&|r| r["winner"] = json!(1)),
        "winner: a record has no such field"
    );
    assert_eq!(
        changed(&|r| r["game"] = json!("go")),
        "there is no game called \"go\""
    );
    assert_eq!(
        changed(&|r| r["tags"] = json!([])),
        "tags: an object of texts is expected"
    );
}

#[test]
fn tags_that_would_break_the_record_are_refused() {
    let mut record = played("kamon", defaults("kamon"), 3, 5);
    for (name, value) in [
        ("", "x"),
        ("Two words", "x"),
        ("Seed", "x"),
        ("Layout", "x"),
        ("Date", "again"),
        ("Note", "two\nlines"),
    ] {
        assert!(record.add_tag(name, value).is_err(), "{name} {value}");
    }
    for bad in ["", "*", "two\nlines"] {
        assert!(record.end_at_table(bad).is_err(), "{bad}");
    }
    assert_eq!(record.tags().len(), 2);
}

#[test]
fn a_torn_text_is_refused_with_the_line() {
    let record = played("kamisado", defaults("kamisado"), 9, 30);
    let text = record.to_text(SheetStyle::default());
    for (from, to, said) in [
        (
            "[Date \"2026-11-15\"]",
            "[Date 2026]",
            "a tag is written [Name \"value\"]",
        ),
        (
            "[Game \"kamisado\"]\n",
            "",
            "the record does not say which game it is",
        ),
        (
            "[Length \"standard\"]",
            "[Length \"endless\"]",
            "option length",
        ),
        (
            "Start: ngrykpbo",
            "Start: gnrykpbo",
            "expected \"Start: ngrykpbo | ngrykpbo\"",
        ),
        ("1. ", "1. 茶↑9茶 | ", "expected two columns"),
    ] {
        let torn = text.replacen(from, to, 1);
        assert_ne!(torn, text, "{from} is in the text");
        let error = Record::read(&torn)
            .err()
            .unwrap_or_else(|| panic!("{torn}"));
        assert!(error.to_string().contains(said), "{error}");
    }
    assert!(Record::read("").is_err());
    assert!(Record::read("{").is_err());
    assert!(Record::read("[]").is_err());
}
