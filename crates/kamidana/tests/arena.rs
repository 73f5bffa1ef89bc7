//! `kamidana arena`: the real binary lets engines play against each other.

mod binary;

use std::{
    fs,
    path::PathBuf,
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use binary::kamidana;
use serde_json::Value;

/// Only what hangs takes so long, however busy the machine is.
const HANGS: Duration = Duration::from_secs(120);

/// A file of this test process alone, gone when the test ends.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let file = format!("kamidana-arena-{}-{name}", std::process::id());
        Self(std::env::temp_dir().join(file))
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }

    fn text(&self) -> String {
        fs::read_to_string(&self.0).expect("it was written")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // It may never have been written.
        let _ = fs::remove_file(&self.0);
    }
}

/// What an arena prints; it must succeed.
fn arena(arguments: &[&str]) -> String {
    let mut all = vec!["arena"];
    all.extend(arguments);
    let output = kamidana(&all, b"");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("the output is text")
}

/// What an arena prints, and what it writes for machines.
fn arena_json(name: &str, arguments: &[&str]) -> (String, Value) {
    let file = Scratch::new(name);
    let mut all = arguments.to_vec();
    all.extend(["--json", file.path()]);
    let said = arena(&all);
    let json = serde_json::from_str(&file.text()).expect("it is JSON");
    (said, json)
}

fn refused(arguments: &[&str]) -> String {
    let mut all = vec!["arena"];
    all.extend(arguments);
    let output = kamidana(&all, b"");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty());
    let sentence = String::from_utf8(output.stderr).expect("text");
    assert_eq!(sentence.lines().count(), 1, "{sentence}");
    sentence
}

/// Our own engine as a program.
fn ourselves(options: &str, game: &str) -> String {
    let binary = env!("CARGO_BIN_EXE_kamidana");
    format!("ugi{options}:'{binary}' engine {game}")
}

#[test]
fn a_stronger_level_wins_and_the_results_do_not_depend_on_the_threads() {
    let arguments = |jobs| {
        [
            "kamon", "--engine", "level:3", "--engine", "level:1", "--games", "20", "--nodes",
            "200", "--seed", "7", "--jobs", jobs,
        ]
    };
    let (said, one) = arena_json("one.json", &arguments("1"));
    let (again, two) = arena_json("two.json", &arguments("3"));
    assert_eq!(said, again);
    assert_eq!(one, two);
    let meeting = &one["meetings"][0];
    assert_eq!(meeting["games"], 20);
    assert!(meeting["score"].as_f64().expect("a score") > 0.5, "{said}");
    assert_eq!(one["games"].as_array().expect("games").len(), 20);
    // Each layout is played twice with the colours exchanged.
    assert_eq!(one["games"][0]["seed"], one["games"][1]["seed"]);
    assert_eq!(one["games"][0]["seats"][0], one["games"][1]["seats"][1]);
    let other = arena_json(
        "other.json",
        &[
            "kamon", "--engine", "level:3", "--engine", "level:1", "--games", "4", "--seed", "8",
        ],
    );
    assert_ne!(
        other.1["games"][0], one["games"][0],
        "another seed is another game"
    );
}

#[test]
fn recorded_games_can_be_checked() {
    let (_, json) = arena_json(
        "records.json",
        &[
            "kamisado",
            "--engine",
            "level:1",
            "--engine",
            "level:1",
            "--games",
            "2",
            "--nodes",
            "50",
            "--option",
            "length=single",
            "--line-ups",
            "random",
        ],
    );
    for game in json["games"].as_array().expect("games") {
        let file = Scratch::new("record.json");
        fs::write(&file.0, game["record"].to_string()).expect("a scratch file");
        let checked = kamidana(&["record", "check", file.path()], b"");
        assert!(checked.status.success());
        let actions = game["record"]["actions"].as_array().expect("actions");
        assert_eq!(actions[0].as_str().map(str::len), Some(8), "a line-up");
    }
}

#[test]
fn identical_engines_differ_by_exactly_nothing_in_duplicate_deals() {
    for players in ["4", "3", "2"] {
        for engine in ["rules", "level:2", "level:4,nodes=300"] {
            let players = format!("players={players}");
            let (said, json) = arena_json(
                &format!("duplicate-{players}-{engine}.json"),
                &[
                    "kami", "--engine", engine, "--engine", engine, "--games", "12", "--option",
                    &players, "--jobs", "2",
                ],
            );
            let meeting = &json["meetings"][0];
            assert_eq!(meeting["points_a_deal"], 0.0, "{said}");
            assert_eq!(meeting["points_standard_error"], 0.0);
            assert_eq!(meeting["score"], 0.5);
            assert_eq!(meeting["won"], meeting["lost"]);
            assert_eq!(
                meeting["elo_low"], meeting["elo_high"],
                "no set differs from another"
            );
            let seats = json["games"][0]["seats"].as_array().expect("seats").len();
            assert_eq!(players, format!("players={seats}"));
        }
    }
}

#[test]
fn the_oracle_beats_the_rules_by_points() {
    let (said, json) = arena_json(
        "oracle.json",
        &[
            "kami",
            "--engine",
            "oracle,nodes=20000",
            "--engine",
            "rules",
            "--games",
            "40",
            "--option",
            "players=2",
        ],
    );
    let points = json["meetings"][0]["points_a_deal"].as_f64();
    assert!(points.expect("points") > 0.5, "{said}");
    assert!(said.contains("points a deal"));
}

#[test]
fn whole_games_of_kami_are_played_to_the_end() {
    let (_, json) = arena_json(
        "whole.json",
        &[
            "kami",
            "--engine",
            "rules",
            "--engine",
            "level:1",
            "--games",
            "4",
            "--whole-games",
            "--option",
            "players=2",
        ],
    );
    for game in json["games"].as_array().expect("games") {
        assert_eq!(game["reason"], "points");
        assert!(game["record"]["deals"].as_array().expect("deals").len() > 1);
    }
}

#[test]
fn programs_play_every_game() {
    for (game, options, opponent) in [
        ("kamon", "[Level=2]", "level:2"),
        ("kamisado", "[Level=1,Memory=4]", "level:1"),
        ("kami", "[Level=4]", "rules"),
    ] {
        let program = ourselves(options, game);
        let (said, json) = arena_json(
            &format!("program-{game}.json"),
            &[
                game, "--engine", &program, "--engine", opponent, "--games", "4", "--nodes", "300",
            ],
        );
        assert!(!said.contains("Lost otherwise"), "{said}");
        for game in json["games"].as_array().expect("games") {
            assert_eq!(game["forfeit"], Value::Null);
        }
    }
}

#[test]
fn a_program_plays_as_the_same_level_at_home() {
    // The program is told only what its seat sees, in text. Only equal moves in every position
    // give an exact zero.
    let program = ourselves("[Level=5,Memory=16]", "kami");
    let (said, json) = arena_json(
        "at-home.json",
        &[
            "kami",
            "--engine",
            &program,
            "--engine",
            "level:5",
            "--games",
            "12",
            "--option",
            "players=2",
            "--nodes",
            "500",
        ],
    );
    let meeting = &json["meetings"][0];
    assert_eq!(meeting["points_a_deal"], 0.0, "{said}");
    assert_eq!(meeting["points_standard_error"], 0.0, "{said}");
}

#[test]
fn a_program_that_misbehaves_loses_with_a_reason() {
    let speaks = "ugi:sh -c 'while read l; do case $l in ugi) echo ugiok;; isready) echo readyok;; \
                  go*) echo bestmove z9;; quit) exit;; esac; done'";
    let crashes = "ugi:sh -c 'read l; echo ugiok; read l; read l; echo readyok; read l; exit 3'";
    let ended = "the program ended (exit status: 3)";
    for (program, timeout, reason) in [
        ("ugi:sh -c 'exit 3'", "100", ended),
        (crashes, "100", ended),
        ("ugi:sleep 100", "0.5", "no ugiok within 0.5 seconds"),
        (speaks, "100", "played z9, which is refused: "),
    ] {
        let said = arena(&[
            "kamon",
            "--engine",
            "level:1",
            "--engine",
            program,
            "--games",
            "2",
            "--timeout",
            timeout,
        ]);
        assert!(said.contains("at least"), "everything was won: {said}");
        assert!(
            said.contains("Lost otherwise than on the board:\n  2 × ugi:"),
            "{said}"
        );
        assert!(said.contains(reason), "{said}");
    }
}

#[test]
fn a_sequential_test_stops_when_it_is_decided() {
    let (said, json) = arena_json(
        "sprt.json",
        &[
            "kamon", "--engine", "level:4", "--engine", "level:1", "--games", "2000", "--sprt",
            "0,100", "--nodes", "200", "--jobs", "2",
        ],
    );
    assert!(
        said.contains("is stronger by 100 Elo rather than 0"),
        "{said}"
    );
    assert_eq!(json["sequential_test"]["accepted"], "elo1");
    assert_eq!(json["stopped_early"], false);
    assert!(json["games"].as_array().expect("games").len() < 400);
}

#[test]
fn a_ladder_has_a_table_and_a_plot() {
    let picture = Scratch::new("ladder.svg");
    let said = arena(&[
        "kamon",
        "--ladder",
        "1-3",
        "--games",
        "10",
        "--nodes",
        "100",
        "--svg",
        picture.path(),
    ]);
    assert!(said.contains("level:2  level:1"), "{said}");
    assert!(said.contains("level:3  level:2"), "{said}");
    assert!(said.contains("level:1 is 0."), "{said}");
    let svg = picture.text();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert_eq!(svg.matches("<circle").count(), 3);
    assert!(svg.contains("Elo, level:1 = 0"));
}

#[test]
fn everybody_meets_everybody_on_the_same_positions() {
    let positions = Scratch::new("positions.txt");
    let text = "# two deals\n\
                2 SSSSLLCA,SLCCAAFI 2 FTSLOOOI/SCSSOSAT\n\n\
                2 SSSSLLCA,SLCCAAFI 1 FTSLOOOI/SCSSOSAT moves dS aL\n";
    fs::write(&positions.0, text).expect("a scratch file");
    let (_, json) = arena_json(
        "robin.json",
        &[
            "kami",
            "--engine",
            "rules",
            "--engine",
            "level:1",
            "--engine",
            "rules",
            "--games",
            "4",
            "--positions",
            positions.path(),
        ],
    );
    let meetings = json["meetings"].as_array().expect("meetings");
    assert_eq!(meetings.len(), 3);
    assert_eq!(meetings[1]["against"], "rules (2)");
    assert_eq!(meetings[1]["points_a_deal"], 0.0);
    for game in json["games"].as_array().expect("games") {
        let second = game["start"] == 1;
        let moves = game["moves"].as_array().expect("moves");
        assert_eq!(moves[..2] == ["dS", "aL"], second);
    }
}

#[test]
fn control_c_ends_it_with_what_is_known() {
    // An engine that leaves a sign when it is called.
    let sign = Scratch::new("called");
    let engine = env!("CARGO_BIN_EXE_kamidana");
    let program = format!(
        "ugi:sh -c 'echo >{}; exec {engine} engine kamon'",
        sign.path()
    );
    let child = Command::new(engine)
        .args([
            "arena", "kamon", "--engine", "level:1", "--engine", &program,
        ])
        .args(["--games", "1000000", "--nodes", "100"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the binary can be started");
    let started = Instant::now();
    while !sign.0.exists() {
        assert!(started.elapsed() < HANGS, "no game has begun");
        thread::sleep(Duration::from_millis(10));
    }
    let id = child.id().to_string();
    let killed = Command::new("kill").args(["-INT", &id]).status();
    assert!(killed.expect("kill is there").success());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).expect("text");
    assert!(
        said.contains("stopped early; this is what is known"),
        "{said}"
    );
    assert!(said.contains("level:1  ugi:sh"), "{said}");
}

#[test]
fn wrong_input_is_one_sentence() {
    for (arguments, said) in [
        (
            &["kamon", "--engine", "level:1"][..],
            "at least two engines are needed",
        ),
        (
            &["kamon", "--engine", "rules", "--engine", "level:1"],
            "rules plays only Kami",
        ),
        (
            &["kamon", "--engine", "level:0", "--engine", "level:1"],
            "a level is a number",
        ),
        (
            &[
                "kamon",
                "--engine",
                "ugi:/no/such/program",
                "--engine",
                "level:1",
            ],
            "cannot start /no/such/program",
        ),
        (&["kamon", "--ladder", "3-1"], "a ladder is written 1-8"),
        (
            &["kamon", "--ladder", "1-3", "--sprt", "0,5"],
            "--sprt compares exactly two engines",
        ),
        (
            &["kamon", "--ladder", "1-2", "--line-ups", "random"],
            "--line-ups is for Kamisado",
        ),
        (
            &["kamon", "--ladder", "1-2", "--option", "x=1"],
            "there is no such option",
        ),
        (
            &[
                "kamisado",
                "--ladder",
                "1-2",
                "--positions",
                "/no/such/file",
            ],
            "cannot read /no/such/file",
        ),
    ] {
        let sentence = refused(arguments);
        assert!(sentence.contains(said), "{sentence}");
    }
    let program = ourselves("", "kamisado");
    let series = [
        "kamisado",
        "--engine",
        &program,
        "--engine",
        "level:1",
        "--option",
        "length=series",
    ];
    assert!(refused(&series).contains("no position string says them"));
}
