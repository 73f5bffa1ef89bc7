//! The bench: its counts are the checksum of the engines' behaviour.

mod binary;

use std::{fs, path::PathBuf, process::Output};

use binary::kamidana;

const EXPECTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bench.txt");

fn bench(arguments: &[&str]) -> Output {
    let mut all = vec!["bench"];
    all.extend(arguments);
    kamidana(&all, b"")
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("the output is text")
}

/// A file of this test process alone.
fn scratch(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("kamidana-bench-{}-{name}", std::process::id()))
}

#[test]
fn the_behaviour_is_the_one_that_was_written_down() {
    let written = scratch("written.txt");
    let path = written.to_str().expect("a plain path");
    let output = bench(&["--write", path]);
    assert!(output.status.success(), "{}", text(output.stderr));
    let found = fs::read_to_string(&written).expect("it was written");
    let expected = fs::read_to_string(EXPECTED).expect("it is committed");
    fs::remove_file(&written).expect("it was there");
    assert_eq!(
        found, expected,
        "if this was meant: kamidana bench --write crates/kamidana/tests/bench.txt"
    );
    let said = text(output.stdout);
    let sum = expected.lines().last().expect("the checksum");
    assert_eq!(said.lines().last(), Some(sum));
    // A line for every item, one for the total.
    assert_eq!(said.lines().count(), expected.lines().count() + 1);
}

#[test]
fn a_changed_behaviour_is_told_with_the_first_item_that_changed() {
    let expected = fs::read_to_string(EXPECTED).expect("it is committed");
    let first = expected.lines().next().expect("there are items");
    let name = first.split(' ').next().expect("its name");
    let changed = scratch("changed.txt");
    let other = expected.replace(first, &format!("{name} 1 win"));
    fs::write(&changed, other).expect("a scratch file");
    let output = bench(&[
        "--json",
        "--verify",
        changed.to_str().expect("a plain path"),
    ]);
    fs::remove_file(&changed).expect("it was there");
    assert_eq!(output.status.code(), Some(1));
    let sentence = text(output.stderr);
    assert_eq!(sentence.lines().count(), 1, "{sentence}");
    let start = format!("kamidana: {name} has changed: found ");
    assert!(sentence.starts_with(&start), "{sentence}");
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    assert!(told["items"].as_array().expect("items").len() > 10);
    assert!(told["items"][0]["nodes"].is_u64());
}

#[test]
fn a_file_that_cannot_be_read_is_wrong_input() {
    let output = bench(&["--verify", "/no/such/file"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty(), "nothing is done in vain");
}

#[test]
fn the_questions_can_be_had_without_the_work() {
    let output = bench(&["--questions"]);
    assert!(output.status.success());
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    let expected = fs::read_to_string(EXPECTED).expect("it is committed");
    let names = |lines: &str| -> Vec<String> {
        let names = lines.lines().filter_map(|line| line.split(' ').next());
        names.map(str::to_owned).collect()
    };
    let items = told["items"].as_array().expect("items").iter();
    let asked: Vec<&str> = items.filter_map(|item| item["name"].as_str()).collect();
    let expected = names(&expected);
    assert_eq!(asked, expected[..expected.len() - 1], "and the checksum");
    assert!(told["items"][0]["enquiry"]["nodes"].is_u64());
}
