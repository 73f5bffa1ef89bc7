//! `kamidana batch` against answers that an independent implementation, written from the rules
//! alone, gave to the same questions.

mod binary;

use std::path::Path;

use binary::kamidana;
use serde_json::Value;

/// Errors need not have the same words, but must be errors, and blame the same move.
fn agrees(expected: &Value, actual: &Value) -> bool {
    match expected.get("error") {
        None => expected == actual,
        Some(_) => actual.get("error").is_some() && actual.get("at") == expected.get("at"),
    }
}

fn lines(bytes: &[u8]) -> Vec<Value> {
    let text = std::str::from_utf8(bytes).expect("answers are text");
    text.lines()
        .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
        .collect()
}

fn check(game: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/batch");
    let read = |name: String| std::fs::read(folder.join(name)).expect("the file is there");
    let questions = read(format!("{game}.in.jsonl"));
    let expected = lines(&read(format!("{game}.out.jsonl")));
    let output = kamidana(&["batch", game], &questions);
    assert!(output.status.success());
    let actual = lines(&output.stdout);
    assert_eq!(actual.len(), expected.len(), "one answer for every line");
    let questions: Vec<&[u8]> = questions.split(|byte| *byte == b'\n').collect();
    for ((question, expected), actual) in questions.iter().zip(&expected).zip(&actual) {
        assert!(
            agrees(expected, actual),
            "question {}\nexpected {expected}\nactual   {actual}",
            String::from_utf8_lossy(question)
        );
    }
    assert!(expected.len() > 700);
}

#[test]
fn kamisado_answers_are_those_of_an_independent_implementation() {
    check("kamisado");
}

#[test]
fn kami_answers_are_those_of_an_independent_implementation() {
    check("kami");
}

#[test]
fn kamon_answers_are_those_of_an_independent_implementation() {
    check("kamon");
}

#[test]
fn one_bad_line_never_stops_the_rest() {
    let output = kamidana(
        &["batch", "kamisado"],
        b"{\n\n{\"moves\":[\"d1d5\"]}\n\xff\n{}",
    );
    let answers = lines(&output.stdout);
    let errors: Vec<bool> = answers.iter().map(|a| a.get("error").is_some()).collect();
    assert_eq!(errors, [true, true, false, true, false]);
}

#[test]
fn a_set_up_lists_every_line_up_once_in_order() {
    let empty = br#"{"position": "8/8/8/8/8/8/8/8 b setup 3 0-0", "depth": 1}"#;
    let answers = lines(&kamidana(&["batch", "kamisado"], empty).stdout);
    let legal = answers[0]["legal"].as_array().expect("a list");
    assert_eq!(legal.len(), 40_320);
    assert!(legal.is_sorted_by(|a, b| a.as_str() < b.as_str()));
    assert_eq!(answers[0]["perft"], serde_json::json!([40_320]));
}
