//! `kamidana solve` and `kamidana analyse`: what they prove, and how they say it.

mod binary;

use std::{
    io::{BufRead, BufReader, Read},
    process::{Command, Stdio},
};

use binary::kamidana;
use serde_json::Value;

const DEAL: &str = "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1";
const KAMON_LATE: &str = "xxw3w5/xf2f3m1f4/ow1xl1of5/w4xxoom6c3/c5w6ox.c6/xom3c2k2/ow2xo w m5";
const KAMON_START: &str =
    "l1c4f2k6/w3m5l2c1f6/k2w5m4l3c6f1/k3w1m2.l6c2f4/k5w4m6l4c5f3/k1w2m3l5c3/f5k4w6m1 b -";
const START: &str = "OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - 1 0-0";

fn objects(arguments: &[&str]) -> Vec<Value> {
    let output = kamidana(arguments, b"");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    let text = String::from_utf8(output.stdout).expect("the output is text");
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a JSON object"))
        .collect()
}

fn object(arguments: &[&str]) -> Value {
    let mut found = objects(arguments);
    assert_eq!(found.len(), 1, "{arguments:?}");
    found.remove(0)
}

fn refused(arguments: &[&str]) -> String {
    let output = kamidana(arguments, b"");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    String::from_utf8(output.stderr).expect("the message is text")
}

#[test]
fn the_usual_start_is_a_win_and_its_line_ends_on_the_far_row() {
    let solved = object(&["solve", "kamisado", "--json"]);
    assert_eq!(solved["verdict"], "win");
    assert_eq!(solved["plies"], Value::Null);
    assert!(solved["nodes"].as_u64() > Some(1000));
    assert!(solved["seconds"].is_f64());
    let line = solved["line"].as_array().expect("a line");
    let last = line.last().and_then(Value::as_str).expect("a move");
    assert!(last.ends_with('8'), "{last}");
    let moves: Vec<&str> = line.iter().filter_map(Value::as_str).collect();
    let after = kamidana(&["moves", "kamisado", "--moves", &moves.join(" ")], b"");
    assert!(after.status.success(), "the line can be played");
    assert!(after.stdout.is_empty(), "and ends the round");
}

#[test]
fn the_shortest_way_is_counted_if_it_is_asked() {
    // Black's last move but one, from a round that was played to its end.
    let solved = object(&[
        "solve",
        "kamon",
        "--position",
        KAMON_LATE,
        "--shortest",
        "--json",
    ]);
    assert_eq!(solved["verdict"], "win");
    assert_eq!(solved["plies"], 1);
    assert_eq!(solved["line"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_single_round_is_its_own_match() {
    let round = object(&["solve", "kamisado", "--position", START, "--json"]);
    let whole = object(&[
        "solve",
        "kamisado",
        "--position",
        START,
        "--match",
        "--json",
    ]);
    assert_eq!(round["verdict"], whole["verdict"]);
}

#[test]
fn a_limit_gives_unknown_and_never_a_guess() {
    for limit in [["--limit-nodes", "50"], ["--limit-seconds", "0"]] {
        let mut asked = vec!["solve", "kamisado", "--json", "--memory", "1"];
        asked.extend(limit);
        let solved = object(&asked);
        assert_eq!(solved["verdict"], "unknown", "{limit:?}");
        assert_eq!(solved["line"], Value::Array(Vec::new()));
    }
    let deal = object(&[
        "solve",
        "kami",
        "--position",
        DEAL,
        "--limit-nodes",
        "5",
        "--json",
    ]);
    assert_eq!(deal["value"], Value::Null);
    assert_eq!(deal.get("verdict"), None);
}

#[test]
fn the_value_of_a_deal_is_that_of_its_best_action() {
    let moves = "dS aS pass pass pass dS aL pass pass pass dL aC pass pass pass";
    let late = ["--position", DEAL, "--moves", moves, "--json"];
    let solved = object(&[&["solve", "kami"], &late[..]].concat());
    let value = solved["value"].as_i64().expect("a value");
    let judged = objects(&[&["analyse", "kami"], &late[..]].concat());
    let values: Vec<i64> = judged.iter().filter_map(|j| j["value"].as_i64()).collect();
    assert_eq!(values.len(), judged.len());
    assert_eq!(values.first(), Some(&value));
    assert!(values.is_sorted_by(|one, other| one >= other), "{values:?}");
}

#[test]
fn sixteen_of_the_102_openings_win_and_they_come_first() {
    let judged = objects(&["analyse", "kamisado", "--json"]);
    let verdicts: Vec<&str> = judged
        .iter()
        .filter_map(|j| j["verdict"].as_str())
        .collect();
    assert_eq!(verdicts.len(), 102);
    assert!(verdicts[..16].iter().all(|verdict| *verdict == "win"));
    assert!(verdicts[16..].iter().all(|verdict| *verdict == "loss"));
    assert!(judged.iter().all(|j| j["estimate"].is_null()));
}

#[test]
fn what_is_not_proven_is_estimated_and_streamed() {
    let judged = objects(&[
        "analyse",
        "kamon",
        "--position",
        KAMON_START,
        "--limit-nodes",
        "4000",
        "--json",
        "--stream",
    ]);
    let last: Vec<&Value> = judged.iter().filter(|j| j["final"] == true).collect();
    assert_eq!(last.len(), 12);
    assert!(judged.len() > last.len(), "something came before the end");
    for said in last {
        assert_eq!(said["verdict"], "unknown");
        let chance = said["estimate"].as_f64().expect("an estimate");
        assert!((0.0..=1.0).contains(&chance), "{said}");
    }
}

#[test]
fn people_read_proven_and_estimated() {
    let said = |arguments: &[&str]| {
        let output = kamidana(arguments, b"");
        String::from_utf8(output.stdout).expect("the output is text")
    };
    let proven = said(&["analyse", "kamon", "--position", KAMON_LATE]);
    assert!(
        proven
            .lines()
            .next()
            .is_some_and(|l| l.ends_with("proven: win in 1")),
        "{proven}"
    );
    let start = [
        "analyse",
        "kamon",
        "--position",
        KAMON_START,
        "--limit-nodes",
        "500",
    ];
    assert!(said(&start).contains("estimated: "));
    assert!(said(&["solve", "kamisado"]).starts_with("proven: win\n"));
}

#[test]
fn wrong_questions_get_one_sentence() {
    let only = refused(&["solve", "kamon", "--position", KAMON_LATE, "--match"]);
    assert_eq!(
        only,
        "kamidana: only Kamisado has matches of several rounds\n"
    );
    let both = refused(&["solve", "kamisado", "--match", "--shortest"]);
    assert!(both.contains("cannot be used with"), "{both}");
    let time = refused(&["solve", "kamisado", "--limit-seconds=-1"]);
    assert!(time.contains("a number of seconds"), "{time}");
    let stream = refused(&["analyse", "kamisado", "--stream"]);
    assert!(stream.contains("--json"), "{stream}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_analysis_prints_the_best_so_far() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kamidana"))
        .args(["analyse", "kamon", "--position", KAMON_START])
        .args(["--json", "--stream"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary can be started");
    let mut out = BufReader::new(child.stdout.take().expect("it is piped"));
    let mut first = String::new();
    out.read_line(&mut first).expect("something is known");
    let told = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(told.is_ok_and(|status| status.success()));
    let mut text = String::new();
    out.read_to_string(&mut text).expect("the output is text");
    assert!(child.wait().is_ok_and(|status| status.success()));
    let last = text.lines().filter(|line| line.contains("\"final\":true"));
    assert_eq!(last.count(), 12, "{text}");
}
