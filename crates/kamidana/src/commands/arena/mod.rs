//! `kamidana arena`: engines against each other.
//!
//! Every start is played several times with the seats exchanged, and such a set is what is
//! counted: who had the better cards or the first move does not matter.

mod game;
mod json;
pub(crate) mod levels;
mod plot;
mod program;
mod report;
mod schedule;
mod spec;
mod starts;
mod statistics;
mod table;

use std::{
    fmt::Write as _,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
    time::Duration,
};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kamidana_engine::{Level, StopFlag, machines};
use kamidana_game::{Game, Options, Unit, game};

use self::{
    schedule::{Schedule, Tally},
    spec::{Budget, Kind, Spec},
    starts::Starts,
    statistics::Sprt,
};
use crate::{
    args::{GameName, parse_game, parse_pair},
    failure::Failure,
    games::titles,
};

/// The engines there are, and how their games are counted.
fn help() -> String {
    let mut engines = String::new();
    for machine in machines() {
        let title = game(machine.game()).map_or(machine.game(), Game::title);
        for yardstick in machine.yardsticks() {
            let (name, help) = (yardstick.name, yardstick.help);
            // Writing to a string cannot fail.
            let _ = writeln!(engines, "  {name:<38} {title}: {help}");
        }
    }
    format!("{LEVELS}\n{engines}{PROGRAMS}")
}

const LEVELS: &str = "\
Examples:

Engines:
  level:5                                our player of level 5
  level:8,nodes=20000,memory=64          with limits of its own (also movetime=MILLISECONDS)";

const PROGRAMS: &str = "  \
  ugi:COMMAND ARGS                       any program that speaks UGI
  ugi[Level=3,Memory=16]:COMMAND ARGS    the same with options set

Every start is played with all seats exchanged; what is counted is the score of such a set (for
two games the pentanomial model). With --nodes and --seed the results are the same every time,
with any number of jobs. A program that crashes, hangs or plays what is not allowed loses that
game, and the reason is told.";

/// What `kamidana arena` is asked.
#[derive(Args, Debug)]
#[command(after_help = help())]
pub(crate) struct Arguments {
    /// The game.
    #[arg(value_parser = parse_game, value_name = "GAME")]
    game: GameName,
    /// Who plays; at least two, more play everybody against everybody.
    #[arg(long = "engine", value_name = "SPEC")]
    engines: Vec<Spec>,
    /// Each of these levels against the one below, such as 1-8.
    #[arg(long, value_name = "FROM-TO", value_parser = parse_ladder, conflicts_with = "engines")]
    ladder: Option<Ladder>,
    /// How many games each pairing plays, rounded up to whole sets.
    #[arg(long, value_name = "NUMBER", default_value_t = 100)]
    games: u64,
    /// An option of the game (see kamidana games); may be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = parse_pair)]
    options: Vec<(String, String)>,
    /// Random moves before the engines play; usually 2 where every game would begin alike, else 0.
    #[arg(long, value_name = "NUMBER")]
    opening_plies: Option<u32>,
    /// Begin from these positions in turn: one a line, perhaps followed by moves and the moves.
    #[arg(long, value_name = "FILE")]
    positions: Option<PathBuf>,
    /// Line all sides up at random, in games whose players line up as they like.
    #[arg(long, value_name = "HOW", conflicts_with = "positions")]
    line_ups: Option<LineUps>,
    /// Play whole games instead of single rounds, in games that have rounds of their own.
    #[arg(long, conflicts_with = "positions")]
    whole_games: bool,
    /// How many games are played at the same time.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    jobs: usize,
    /// The time for a move, in milliseconds.
    #[arg(long, value_name = "MILLISECONDS")]
    movetime: Option<u64>,
    /// The positions an engine may visit for a move.
    #[arg(long, value_name = "NUMBER")]
    nodes: Option<u64>,
    /// How long a program may be silent beyond its time, in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0, value_parser = parse_seconds)]
    timeout: f64,
    /// Everything that is random comes from this number.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Stop when it is clear whether the first engine is stronger by ELO0 or by ELO1.
    #[arg(long, value_name = "ELO0,ELO1", value_parser = parse_guesses, allow_hyphen_values = true)]
    sprt: Option<(f64, f64)>,
    /// The chance of the sequential test to accept ELO1 wrongly.
    #[arg(long, value_name = "CHANCE", default_value_t = 0.05, value_parser = parse_chance)]
    alpha: f64,
    /// The chance of the sequential test to accept ELO0 wrongly.
    #[arg(long, value_name = "CHANCE", default_value_t = 0.05, value_parser = parse_chance)]
    beta: f64,
    /// Write everything, with every game, to this file.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Draw the ratings with their errors to this file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// From the weakest to the strongest level.
#[derive(Clone, Copy, Debug)]
struct Ladder(Level, Level);

/// How towers are lined up.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum LineUps {
    /// Each side at random.
    Random,
}

fn parse_ladder(text: &str) -> Result<Ladder, String> {
    let levels = text.split_once('-');
    let levels = levels.and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
    match levels {
        Some((from, to)) if from < to => Ok(Ladder(from, to)),
        _ => Err("a ladder is written 1-8".into()),
    }
}

fn parse_guesses(text: &str) -> Result<(f64, f64), String> {
    let guesses = text.split_once(',');
    let guesses = guesses.and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
    match guesses {
        Some((elo0, elo1)) if elo0 < elo1 => Ok((elo0, elo1)),
        _ => Err("write two numbers, the smaller first, such as 0,10".into()),
    }
}

fn parse_chance(text: &str) -> Result<f64, String> {
    let chance: Option<f64> = text.parse().ok();
    chance
        .filter(|chance| *chance > 0.0 && *chance < 0.5)
        .ok_or_else(|| "a chance is more than 0 and less than 0.5".into())
}

fn parse_seconds(text: &str) -> Result<f64, String> {
    let seconds: Option<f64> = text.parse().ok();
    seconds
        .filter(|seconds| (0.0..=86_400.0).contains(seconds))
        .ok_or_else(|| "seconds are a number from 0 to 86400".into())
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let halt = StopFlag::default();
    let interrupt = halt.clone();
    // Without a handler Ctrl-C ends the arena without a table, which is all that is lost. The
    // schedule already calls the programs that are to play.
    let _ = ctrlc::set_handler(move || interrupt.stop());
    let schedule = schedule(arguments)?;
    let progress = progress(&schedule);
    let results = schedule
        .run(&halt, &mut |_, tallies| {
            show(&progress, &schedule, tallies);
        })
        .map_err(Failure::input)?;
    progress.finish_and_clear();
    report::write(&schedule, &results, out)?;
    if let Some(file) = &arguments.json {
        let text = serde_json::to_string_pretty(&json::write(&schedule, &results));
        save(file, &(text.map_err(io::Error::from)? + "\n"))?;
    }
    if let Some(file) = &arguments.svg {
        let names = schedule.specs.iter().map(|spec| spec.name.clone());
        let rows: Vec<_> = names.zip(report::ratings_of(&schedule, &results)).collect();
        let games: u64 = results.tallies.iter().map(Tally::games).sum();
        let title = format!("{}, {games} games", schedule.starts.game.title());
        save(file, &plot::draw(&title, &rows))?;
    }
    Ok(())
}

/// Turns the arguments into something that can be played, or says why not.
fn schedule(arguments: &Arguments) -> Result<Schedule, Failure> {
    let game = arguments.game.0;
    let mut specs = match arguments.ladder {
        Some(Ladder(from, to)) => Level::all()
            .filter(|level| (from..=to).contains(level))
            .map(Spec::level)
            .collect(),
        None => arguments.engines.clone(),
    };
    if specs.len() < 2 {
        return Err(Failure::input("at least two engines are needed: --engine"));
    }
    if arguments.sprt.is_some() && specs.len() > 2 {
        return Err(Failure::input("--sprt compares exactly two engines"));
    }
    for spec in &specs {
        spec.check(game).map_err(Failure::input)?;
        if let Kind::Program { command, .. } = &spec.kind {
            // A slip in the command should not cost a night of lost games.
            let mut child = program::spawn(command).map_err(Failure::input)?;
            child.stdin.take();
            program::dismiss(&mut child);
        }
    }
    tell_apart(&mut specs);
    let starts = starts(arguments, game)?;
    let first = starts.table(0, 0).map_err(Failure::input)?;
    let has_programs = |spec: &Spec| matches!(spec.kind, Kind::Program { .. });
    if specs.iter().any(has_programs) && first.told().is_none() {
        return Err(Failure::input(
            "a program cannot be told a game with these options: no position string says them",
        ));
    }
    let count = specs.len();
    let mut schedule = Schedule {
        pairings: match arguments.ladder {
            Some(_) => (1..count).map(|above| [above, above - 1]).collect(),
            None => (0..count)
                .flat_map(|one| (one + 1..count).map(move |other| [one, other]))
                .collect(),
        },
        seats: first.seats(),
        starts,
        specs,
        first: 0,
        sets: 0,
        seed: arguments.seed,
        jobs: arguments.jobs,
        budget: Budget {
            nodes: arguments.nodes.map(|nodes| nodes.max(1)),
            time: arguments.movetime.map(Duration::from_millis),
        },
        patience: Duration::from_secs_f64(arguments.timeout),
        sprt: arguments.sprt.map(|(elo0, elo1)| Sprt {
            elo0,
            elo1,
            alpha: arguments.alpha,
            beta: arguments.beta,
        }),
    };
    schedule.sets = arguments.games.div_ceil(schedule.seatings().len() as u64);
    Ok(schedule)
}

/// Engines of the same name get a number.
fn tell_apart(specs: &mut [Spec]) {
    let names: Vec<String> = specs.iter().map(|spec| spec.name.clone()).collect();
    for (at, spec) in specs.iter_mut().enumerate() {
        let before = names[..at].iter().filter(|name| **name == spec.name);
        let number = before.count() + 1;
        if number > 1 {
            spec.name = format!("{} ({number})", spec.name);
        }
    }
}

fn starts(arguments: &Arguments, game: &'static dyn Game) -> Result<Starts, Failure> {
    let random_line_ups = arguments.line_ups.is_some();
    if arguments.whole_games && game.study_unit() != Unit::Round {
        let games = titles(|game| game.study_unit() == Unit::Round);
        return Err(Failure::input(format!("--whole-games is for {games}")));
    }
    let pairs = arguments.options.iter();
    let mut given: Vec<(&str, &str)> = pairs.map(|(id, v)| (id.as_str(), v.as_str())).collect();
    if random_line_ups {
        let Some(by_hand) = game.lined_up_by_hand() else {
            let games = titles(|game| game.lined_up_by_hand().is_some());
            return Err(Failure::input(format!("--line-ups is for {games}")));
        };
        given.push(by_hand);
    }
    let studied = game
        .study_options()
        .with(game.options(), given.iter().copied());
    let studied = studied.map_err(Failure::input)?;
    let options = Options::new(game.options(), given).map_err(Failure::input)?;
    let positions = match &arguments.positions {
        Some(file) => read_positions(file, game, &studied)?,
        None => Vec::new(),
    };
    let all_alike = !game.has_chance() && positions.is_empty() && !random_line_ups;
    Ok(Starts {
        game,
        options,
        studied,
        positions,
        opening_plies: arguments
            .opening_plies
            .unwrap_or(if all_alike { 2 } else { 0 }),
        random_line_ups,
        whole_games: arguments.whole_games,
    })
}

/// The positions of a file, each checked; empty lines and those that begin with # do not count.
fn read_positions(
    file: &Path,
    game: &'static dyn Game,
    options: &Options,
) -> Result<Vec<String>, Failure> {
    let name = file.display();
    let text = std::fs::read_to_string(file)
        .map_err(|why| Failure::input(format!("cannot read {name}: {why}")))?;
    let mut positions: Vec<String> = Vec::new();
    let mut seats = None;
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let wrong = |why: &str| Failure::input(format!("{name}, line {number}: {why}"));
        let table = table::Table::position(game, options, line).map_err(|why| wrong(&why))?;
        if table.to_act().is_none() {
            return Err(wrong("the game is over"));
        }
        if seats.is_some_and(|seats| seats != table.seats()) {
            return Err(wrong("all rounds need the same number of players"));
        }
        seats = Some(table.seats());
        positions.push(line.into());
    }
    if positions.is_empty() {
        return Err(Failure::input(format!("{name} has no positions")));
    }
    Ok(positions)
}

fn progress(schedule: &Schedule) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(schedule.total_sets());
    match ProgressStyle::with_template("{bar:30} {pos}/{len} sets, {eta} left  {msg}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn show(progress: &ProgressBar, schedule: &Schedule, tallies: &[Tally]) {
    progress.inc(1);
    if let [tally] = tallies {
        let name = |at: usize| &schedule.specs[tally.engines[at]].name;
        progress.set_message(format!(
            "{} {}-{}-{} {}",
            name(0),
            tally.won,
            tally.drawn,
            tally.lost,
            name(1)
        ));
    }
}

fn save(file: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(file, text)
        .map_err(|why| Failure::input(format!("cannot write {}: {why}", file.display())))
}
