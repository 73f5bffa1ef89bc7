//! `kamidana analyse`: judge every move of a position.

use std::{io::Write, time::Duration};

use clap::Args;
use kamidana_engine::{ActionJudgement, Judgement, machine};
use serde_json::json;

use super::{
    position,
    search::{LimitArguments, Watch, fields, words},
};
use crate::{args::PositionArguments, failure::Failure};

const HELP: &str = "\
Examples:

Without --limit-seconds it thinks for at most a minute. Ctrl-C prints the best so far.";

/// How long it thinks if nobody says otherwise.
const USUAL_TIME: Duration = Duration::from_secs(60);

/// What `kamidana analyse` is asked.
#[derive(Args, Debug)]
#[command(after_help = HELP)]
pub(crate) struct Arguments {
    #[command(flatten)]
    position: PositionArguments,
    /// One JSON object a line and move, the best first.
    #[arg(long)]
    json: bool,
    /// With --json: also a line as soon as more is known of a move, marked `\"final\": false`.
    #[arg(long, requires = "json")]
    stream: bool,
    #[command(flatten)]
    limits: LimitArguments,
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let study = position::open(&arguments.position)?;
    let game = arguments.position.game.0;
    if study.over().is_some() {
        return Err(Failure::input("there is nothing to analyse: it is over"));
    }
    let machine = machine(game.id())
        .ok_or_else(|| Failure::input(format!("there is no engine for {}", game.title())))?;
    let points = machine.counts_points();
    let watch = Watch::start(&arguments.limits, Some(USUAL_TIME));
    let mut told: Vec<ActionJudgement> = Vec::new();
    let mut broken = None;
    let judged =
        machine
            .analyst(arguments.limits.memory())
            .analyse(&*study, &watch.limits, &mut |moves| {
                let certain = moves.iter().filter(|said| said.judgement.is_certain());
                let best = moves.first().map_or("", |said| said.action.as_str());
                watch.say(format!(
                    "· {} of {} moves proven · best {best}",
                    certain.count(),
                    moves.len()
                ));
                if arguments.stream && broken.is_none() {
                    let news = moves.iter().filter(|said| !told.contains(said));
                    broken = news
                        .map(|said| print(said, points, Some(false), out))
                        .find_map(Result::err);
                    told = moves.to_vec();
                }
            });
    let seconds = watch.seconds();
    drop(watch);
    if let Some(error) = broken {
        return Err(error);
    }
    for said in &judged {
        if arguments.json {
            print(said, points, arguments.stream.then_some(true), out)?;
        } else {
            writeln!(out, "{:<9} {}", said.action, words(said.judgement))?;
        }
    }
    if !arguments.json {
        let unit = if judged.len() == 1 { "move" } else { "moves" };
        writeln!(out, "{} {unit} in {seconds:.3} s", judged.len())?;
    }
    Ok(())
}

fn print(
    said: &ActionJudgement,
    points: bool,
    last: Option<bool>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut object = serde_json::Map::new();
    object.insert("move".into(), json!(said.action));
    object.append(&mut fields(said.judgement, points));
    let estimate = match said.judgement {
        Judgement::Estimated(estimate) => Some(estimate.chance()),
        _ => None,
    };
    object.insert("estimate".into(), json!(estimate));
    if let Some(last) = last {
        object.insert("final".into(), json!(last));
    }
    writeln!(out, "{}", json!(object))?;
    Ok(out.flush()?)
}
