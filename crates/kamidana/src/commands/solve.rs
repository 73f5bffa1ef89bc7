//! `kamidana solve`: prove who wins.

use std::io::Write;

use clap::Args;
use kamidana_engine::{Judgement, Question, machine};
use serde_json::json;

use super::{
    position,
    search::{LimitArguments, Watch, fields, words},
};
use crate::{args::PositionArguments, failure::Failure, games::titles};

const HELP: &str = "\
Examples:

Ctrl-C ends the search. The answer is proven or unknown, never a guess.";

/// What `kamidana solve` is asked.
#[derive(Args, Debug)]
#[command(after_help = HELP)]
pub(crate) struct Arguments {
    #[command(flatten)]
    position: PositionArguments,
    /// Also find the fastest win against the longest defence.
    #[arg(long, conflicts_with = "whole_match")]
    shortest: bool,
    /// Who wins the match, not the round, in games whose matches have several.
    #[arg(long = "match")]
    whole_match: bool,
    /// As one JSON object.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    limits: LimitArguments,
}

impl Arguments {
    fn question(&self) -> Question {
        match (self.whole_match, self.shortest) {
            (true, _) => Question::Match,
            (false, true) => Question::Shortest,
            (false, false) => Question::Verdict,
        }
    }
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let study = position::open(&arguments.position)?;
    let game = arguments.position.game.0;
    let solver = machine(game.id())
        .ok_or_else(|| Failure::input(format!("there is no solver for {}", game.title())))?;
    if !solver.answers(arguments.question()) {
        let games = titles(|game| {
            machine(game.id()).is_some_and(|machine| machine.answers(Question::Match))
        });
        let why = format!("only {games} has matches of several rounds");
        return Err(Failure::input(why));
    }
    let points = solver.counts_points();
    // Points are those of a side that acts, and after the last card nobody does.
    if points && study.over().is_some() {
        return Err(Failure::input(
            "there is nothing to solve: the round is over",
        ));
    }
    let watch = Watch::start(&arguments.limits, None);
    let answer = solver.analyst(arguments.limits.memory()).solve(
        &*study,
        arguments.question(),
        &watch.limits,
    );
    let seconds = watch.seconds();
    drop(watch);
    if arguments.json {
        let mut object = fields(answer.judgement, points);
        if points {
            object.insert("plies".into(), json!(null));
        }
        object.insert("nodes".into(), json!(answer.nodes));
        object.insert("seconds".into(), json!(seconds));
        object.insert("line".into(), json!(answer.line));
        writeln!(out, "{}", json!(object))?;
        return Ok(());
    }
    let what = match answer.judgement {
        Judgement::Unknown => "unknown: a limit was reached first".into(),
        judgement => words(judgement),
    };
    writeln!(out, "{what}")?;
    if !answer.line.is_empty() {
        writeln!(out, "{}", answer.line.join(" "))?;
    }
    writeln!(out, "{} positions in {seconds:.3} s", answer.nodes)?;
    Ok(())
}
