//! `kamidana play`: a game in the terminal, for people.
//!
//! [`app`] is the whole program as a pure state: events in, requests out, time as a value.
//! [`screen`] draws it, [`terminal`] and [`machine`] connect it to the world. What a game may do
//! and show comes from `kamidana-game` alone, hidden cards only through the view of a seat.

mod app;
mod clock;
mod dialog;
mod help;
mod keys;
mod machine;
mod menu;
pub(crate) mod screen;
mod seating;
pub(crate) mod session;
pub(crate) mod spots;
pub(crate) mod steps;
pub(crate) mod table;
mod terminal;
#[cfg(test)]
mod tests;

use std::{
    io::{self, IsTerminal as _, Write},
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use clap::Args;
use jiff::Timestamp;
use kamidana_engine::Level;
use kamidana_game::{Game, Options, Seed};

use self::{
    app::{App, Stamp},
    clock::{ClockChoice, ParseClockError},
    machine::Thinker,
    screen::Look,
    seating::{Occupant, Seating, parse_seat},
    table::{Plan, Table, is_saved_game},
};
use crate::{
    args::{GameName, parse_game, parse_pair},
    commands::record::random_seed,
    failure::Failure,
    words::{Language, Words},
};

/// What `kamidana play` is asked; [`in_words`] says what the arguments mean.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(value_parser = parse_game, value_name = "GAME")]
    game: Option<GameName>,
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = parse_pair, requires = "game")]
    options: Vec<(String, String)>,
    #[arg(long = "seat", value_name = "NUMBER=WHO", requires = "game")]
    seats: Vec<String>,
    #[arg(
        long,
        value_name = "LEVEL",
        requires = "game",
        conflicts_with = "hot_seat"
    )]
    level: Option<Level>,
    #[arg(long, requires = "game")]
    hot_seat: bool,
    #[arg(long, value_name = "SEED")]
    seed: Option<Seed>,
    #[arg(long, value_name = "CLOCK", requires = "game")]
    clock: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    resume: Option<PathBuf>,
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<Language>,
    #[arg(long)]
    characters: bool,
    #[arg(long, conflicts_with = "characters")]
    ascii: bool,
}

/// The help of `kamidana play` in a language.
pub(crate) fn in_words(command: clap::Command, words: &Words) -> clap::Command {
    let heading = anstyle::Style::new().bold().underline();
    let heading = |key| format!("{heading}{}:{heading:#}", words.say(key));
    let help = clap::Arg::new("help")
        .short('h')
        .long("help")
        .action(clap::ArgAction::Help);
    command
        .about(words.say("terminal-help-about"))
        .help_template(format!(
            "{{about-with-newline}}\n{} {{usage}}\n\n{}\n{{positionals}}\n\n{}\n{{options}}\
             {{after-help}}",
            heading("terminal-help-usage"),
            heading("terminal-help-arguments"),
            heading("terminal-help-options"),
        ))
        .after_help(format!(
            "{}:\n  kamidana play\n  kamidana play --resume saved.json\n\n{}",
            words.say("terminal-help-examples"),
            words.say("terminal-help-inside"),
        ))
        .disable_help_flag(true)
        .arg(help)
        .mut_args(|argument| {
            let key = match argument.get_id().as_str() {
                "game" => "terminal-help-game",
                "options" => "terminal-help-option",
                "seats" => "terminal-help-seat",
                "level" => "terminal-help-level",
                "hot_seat" => "terminal-help-hot-seat",
                "seed" => "terminal-help-seed",
                "clock" => "terminal-help-clock",
                "resume" => "terminal-help-resume",
                "language" => "terminal-help-language",
                "characters" => "terminal-help-characters",
                "ascii" => "terminal-help-ascii",
                "help" => "terminal-help-help",
                _ => return argument,
            };
            argument.help(words.say(key))
        })
}

/// Plays. What was asked is checked before the terminal is, so that wrong input is named as such
/// also where there is no terminal.
pub(crate) fn run(
    arguments: &Arguments,
    colours: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let language = arguments.language.unwrap_or_else(Language::of_environment);
    let words = Words::of(language);
    let seed = arguments.seed.map_or_else(random_seed, Ok)?;
    let table = match (&arguments.resume, arguments.game) {
        (Some(file), _) => Some(resumed(file, words)?),
        (None, Some(game)) => Some((new_table(arguments, game.0, seed, words)?, None)),
        (None, None) => None,
    };
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(Failure::input(words.say("terminal-no-terminal")));
    }
    let look = Look {
        ascii: arguments.ascii || !colours,
        characters: arguments.characters,
    };
    let mut app = App::new(look, words, stamp_of(SystemTime::now()), seed);
    let first = match table {
        Some((table, file)) => app.open(table, file, Duration::ZERO),
        None => Vec::new(),
    };
    let thinker = Thinker::start(seed.of_deal(u32::MAX - 1).stream());
    if let Some(file) = terminal::run(app, first, thinker)? {
        let command = format!("kamidana play --resume {}", file.display());
        let gaps = [("command", command.into())];
        writeln!(out, "{}", words.fill("terminal-go-on-later", gaps))?;
    }
    Ok(())
}

fn new_table(
    arguments: &Arguments,
    game: &'static dyn Game,
    seed: Seed,
    words: &Words,
) -> Result<Table, Failure> {
    let given = arguments.options.iter();
    let given = given.map(|(id, value)| (id.as_str(), value.as_str()));
    let options = Options::new(game.options(), given).map_err(Failure::input)?;
    let seats = game.seats(&options);
    let machine = arguments
        .level
        .map_or_else(Occupant::usual_machine, Occupant::Machine);
    let mut seating = if arguments.hot_seat {
        Seating::hot_seat(seats)
    } else {
        Seating::usual(seats, machine)
    };
    for text in &arguments.seats {
        let (seat, occupant) = parse_seat(text, words).map_err(Failure::input)?;
        if !seating.put(seat, occupant) {
            let gaps = [("seat", seat.number().into()), ("seats", seats.into())];
            return Err(Failure::input(words.fill("terminal-no-such-seat", gaps)));
        }
    }
    let clock = arguments.clock.as_deref().map(str::parse::<ClockChoice>);
    let clock = clock
        .transpose()
        .map_err(|ParseClockError| Failure::input(words.say("terminal-clock-form")))?;
    Table::start(Plan {
        game,
        options,
        seating,
        clock: clock.and_then(|choice| choice.0),
        seed,
    })
    .map_err(Failure::input)
}

/// The game of a file, and the file if it may be saved over.
fn resumed(file: &Path, words: &Words) -> Result<(Table, Option<PathBuf>), Failure> {
    let cannot = |key: &str, why: String| {
        let file = file.display().to_string().into();
        Failure::input(words.fill(key, [("file", file), ("why", why.into())]))
    };
    let text = std::fs::read_to_string(file)
        .map_err(|error| cannot("terminal-cannot-read", error.to_string()))?;
    let table = Table::resume(&text, words).map_err(|why| cannot("terminal-cannot-resume", why))?;
    Ok((table, is_saved_game(&text).then(|| file.to_owned())))
}

/// The date and the time in UTC, by the calendar of days since 1970.
fn stamp_of(time: SystemTime) -> Stamp {
    let moment = Timestamp::try_from(time).unwrap_or(Timestamp::UNIX_EPOCH);
    Stamp {
        date: moment.strftime("%Y-%m-%d").to_string(),
        compact: moment.strftime("%Y%m%d-%H%M%S").to_string(),
    }
}
