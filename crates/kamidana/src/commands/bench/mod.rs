//! `kamidana bench`: a fixed piece of work.
//!
//! The same solvers visit the same positions on every machine, so the counts are a checksum of
//! their behaviour, and the time beside them is their speed.

use std::{
    fmt::{self, Write as _},
    io::{self, Write},
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use clap::Args;
use kamidana_engine::{Judgement, Limits, Machine, Question, machine};
use kamidana_game::Game;
use serde_json::json;

use crate::{
    failure::Failure,
    games::{BenchItem, samples},
};

/// The mebibytes of every item: small enough to matter, as in a long search.
const MEMORY: usize = 16;

/// What `kamidana bench` is asked.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  kamidana bench
  kamidana bench --verify crates/kamidana/tests/bench.txt    has the behaviour changed?
  kamidana bench --write crates/kamidana/tests/bench.txt     it was meant to change
  kamidana bench --questions                                 for whoever can answer them too

The checksum depends on node counts and verdicts only, never on the machine or its speed.")]
pub(crate) struct Arguments {
    /// As one JSON object.
    #[arg(long)]
    json: bool,
    /// Compare with this file; a difference is an error.
    #[arg(long, value_name = "FILE", conflicts_with = "write")]
    verify: Option<PathBuf>,
    /// Write counts, verdicts and the checksum to this file.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// Only print the questions as JSON, for whoever can answer them too, such as a browser.
    #[arg(long, conflicts_with_all = ["json", "verify", "write"])]
    questions: bool,
}

/// What came of an item.
struct Done {
    name: &'static str,
    nodes: u64,
    verdict: String,
    time: Duration,
}

impl Done {
    fn speed(&self) -> f64 {
        self.nodes as f64 / self.time.as_secs_f64().max(1e-6)
    }
}

/// What must not change: no time, no speed.
impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.name, self.nodes, self.verdict)
    }
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let expected = match &arguments.verify {
        Some(file) => Some(read(file)?),
        None => None,
    };
    // First what is won or lost, then what is counted in points.
    let counts_points = |game: &dyn Game| machine(game.id()).is_some_and(Machine::counts_points);
    let mut games: Vec<_> = samples().collect();
    games.sort_by_key(|(game, _)| counts_points(*game));
    if arguments.questions {
        let items = games.iter();
        let items = items.flat_map(|(game, samples)| samples.bench.iter().map(|i| (*game, i)));
        let all: Vec<_> = items.map(|(game, item)| as_question(game, item)).collect();
        return Ok(writeln!(
            out,
            "{}",
            json!({ "memory": MEMORY, "items": all })
        )?);
    }
    let mut all = Vec::new();
    for (game, samples) in games {
        for item in samples.bench {
            let done = work(game, item)?;
            if !arguments.json {
                tell(&done, out)?;
            }
            all.push(done);
        }
    }
    let sum = checksum(&all);
    if arguments.json {
        writeln!(out, "{}", as_json(&all, &sum))?;
    } else {
        let nodes: u64 = all.iter().map(|done| done.nodes).sum();
        let time: Duration = all.iter().map(|done| done.time).sum();
        let total = Done {
            name: "total",
            nodes,
            verdict: String::new(),
            time,
        };
        tell(&total, out)?;
        writeln!(out, "checksum {sum}")?;
    }
    out.flush()?;
    if let Some(file) = &arguments.write {
        std::fs::write(file, text_of(&all, &sum)).map_err(|why| cannot("write", file, &why))?;
    }
    match expected {
        Some(expected) => compare(&text_of(&all, &sum), &expected).map_err(changed),
        None => Ok(()),
    }
}

/// Does an item with a solver of its own, so that items do not help each other.
fn work(game: &dyn Game, item: &BenchItem) -> Result<Done, Failure> {
    let name = item.name;
    let Some(machine) = machine(game.id()) else {
        return Err(Failure::input(format!("{name}: there is no solver for it")));
    };
    let wrong = |why: &dyn fmt::Display| Failure::input(format!("{name}: {why}"));
    let mut study = game
        .open_study([], item.position)
        .map_err(|why| wrong(&why))?;
    for action in item.moves.split_whitespace() {
        study.apply(action).map_err(|why| wrong(&why))?;
    }
    let mut analyst = machine.analyst(MEMORY);
    let limits = Limits {
        nodes: Some(item.nodes),
        ..Limits::default()
    };
    let started = Instant::now();
    let answer = analyst.solve(&*study, item.question, &limits);
    Ok(Done {
        name,
        nodes: answer.nodes,
        verdict: verdict(answer.judgement),
        time: started.elapsed(),
    })
}

/// An item as the server or a browser is asked it.
fn as_question(game: &dyn Game, item: &BenchItem) -> serde_json::Value {
    let question = match item.question {
        Question::Verdict => "verdict",
        Question::Shortest => "shortest",
        Question::Match => "match",
    };
    let moves: Vec<_> = item.moves.split_whitespace().collect();
    let (position, nodes) = (item.position, item.nodes);
    let enquiry = json!({
        "game": game.id(),
        "position": position,
        "moves": moves,
        "question": question,
        "nodes": nodes,
    });
    json!({ "name": item.name, "enquiry": enquiry })
}

fn verdict(judgement: Judgement) -> String {
    match judgement {
        Judgement::Proven(proof) => match proof.plies {
            Some(plies) => format!("{} in {plies}", proof.verdict.name()),
            None => proof.verdict.name().into(),
        },
        Judgement::Points(points) => format!("points {points}"),
        Judgement::Estimated(_) | Judgement::Unknown => "unknown".into(),
    }
}

fn tell(done: &Done, out: &mut dyn Write) -> io::Result<()> {
    let seconds = done.time.as_secs_f64();
    writeln!(
        out,
        "{:<24} {:>9} nodes {seconds:>8.3} s {:>9.0} nodes/s  {}",
        done.name,
        done.nodes,
        done.speed(),
        done.verdict
    )?;
    out.flush()
}

fn as_json(all: &[Done], sum: &str) -> serde_json::Value {
    let items = all.iter().map(|done| {
        json!({
            "name": done.name,
            "nodes": done.nodes,
            "verdict": done.verdict,
            "seconds": done.time.as_secs_f64(),
            "nodes_per_second": done.speed(),
        })
    });
    json!({ "items": items.collect::<Vec<_>>(), "checksum": sum })
}

/// What a file of expected counts holds.
fn text_of(all: &[Done], sum: &str) -> String {
    let mut text = String::new();
    for done in all {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{done}");
    }
    text + &format!("checksum {sum}\n")
}

/// FNV-1a over everything that must not change.
fn checksum(all: &[Done]) -> String {
    let lines = all.iter().map(|done| format!("{done}\n"));
    let hash = lines.fold(0xcbf2_9ce4_8422_2325_u64, |hash, line| {
        line.bytes().fold(hash, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    });
    format!("{hash:016x}")
}

fn read(file: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(file).map_err(|why| cannot("read", file, &why))
}

fn cannot(what: &str, file: &Path, why: &io::Error) -> Failure {
    Failure::input(format!("cannot {what} {}: {why}", file.display()))
}

/// The first difference, in a sentence.
fn compare(found: &str, expected: &str) -> Result<(), String> {
    let mut wanted = expected.lines();
    for line in found.lines() {
        let want = wanted.next().unwrap_or("nothing more");
        if line != want {
            let name = line.split(' ').next().unwrap_or_default();
            return Err(format!(
                "{name} has changed: found {line:?}, expected {want:?}"
            ));
        }
    }
    match wanted.next() {
        Some(line) => Err(format!("expected also {line:?}")),
        None => Ok(()),
    }
}

/// A changed behaviour is no wrong input: exit code 1.
fn changed(sentence: String) -> Failure {
    Failure::System(io::Error::other(sentence))
}
