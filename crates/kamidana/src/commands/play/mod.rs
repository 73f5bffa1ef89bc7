//! `kamidana play`: a game in the terminal, for people.
//!
//! [`app`] is the whole program as a pure state: events in, requests out, time as a value.
//! [`screen`] draws it, [`terminal`] and [`machine`] connect it to the world. What a game may do
//! and show comes from `kamidana-game` alone, hidden cards only through the view of a seat.

mod app;
mod clock;
mod dialog;
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
pub(crate) mod texts;

use std::{
    io::{self, IsTerminal as _, Write},
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use clap::Args;
use kamidana_engine::Level;
use kamidana_game::{Game, Options, Seat, Seed};

use self::{
    app::{App, Stamp},
    clock::ClockChoice,
    machine::Thinker,
    screen::Look,
    seating::{Occupant, Seating, parse_seat},
    table::{Plan, Table, is_saved_game},
};
use crate::{
    args::{GameName, parse_game, parse_pair},
    commands::record::random_seed,
    failure::Failure,
};

/// What `kamidana play` is asked.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  kamidana play                                  choose in a menu
  kamidana play --resume saved.json              go on with a saved game

In the game ? shows the rules in brief and all keys.")]
pub(crate) struct Arguments {
    /// The game; without it, or without --resume, a menu asks.
    #[arg(value_parser = parse_game, value_name = "GAME")]
    game: Option<GameName>,
    /// An option of the game (see kamidana games); may be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = parse_pair, requires = "game")]
    options: Vec<(String, String)>,
    /// Who plays for a seat, me or level:1 to level:8; may be repeated. Seat 1 is yours and the
    /// others are the machine's if nothing else is said.
    #[arg(long = "seat", value_name = "NUMBER=WHO", value_parser = parse_seat, requires = "game")]
    seats: Vec<(Seat, Occupant)>,
    /// How strong the machine plays, 1 to 8.
    #[arg(
        long,
        value_name = "LEVEL",
        requires = "game",
        conflicts_with = "hot_seat"
    )]
    level: Option<Level>,
    /// People on every seat.
    #[arg(long, requires = "game")]
    hot_seat: bool,
    /// The seed cards and tokens are dealt from, 64 hexadecimal digits; random if not given.
    #[arg(long, value_name = "SEED")]
    seed: Option<Seed>,
    /// Minutes for everybody and seconds added for each turn, such as 5+3, or none.
    #[arg(long, value_name = "CLOCK", requires = "game")]
    clock: Option<ClockChoice>,
    /// Go on with a saved game or any record.
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    resume: Option<PathBuf>,
    /// Show characters or letters beside the colours.
    #[arg(long)]
    characters: bool,
    /// Plain ASCII, no colours.
    #[arg(long, conflicts_with = "characters")]
    ascii: bool,
}

/// Plays. What was asked is checked before the terminal is, so that wrong input is named as such
/// also where there is no terminal.
pub(crate) fn run(
    arguments: &Arguments,
    colours: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let seed = arguments.seed.map_or_else(random_seed, Ok)?;
    let table = match (&arguments.resume, arguments.game) {
        (Some(file), _) => Some(resumed(file)?),
        (None, Some(game)) => Some((new_table(arguments, game.0, seed)?, None)),
        (None, None) => None,
    };
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(Failure::input(texts::NO_TERMINAL));
    }
    let look = Look {
        ascii: arguments.ascii || !colours,
        characters: arguments.characters,
    };
    let mut app = App::new(look, stamp_of(SystemTime::now()), seed);
    let first = match table {
        Some((table, file)) => app.open(table, file, Duration::ZERO),
        None => Vec::new(),
    };
    let thinker = Thinker::start(seed.of_deal(u32::MAX - 1).stream());
    if let Some(file) = terminal::run(app, first, thinker)? {
        writeln!(out, "{}", texts::go_on_later(&file.display().to_string()))?;
    }
    Ok(())
}

fn new_table(arguments: &Arguments, game: &'static dyn Game, seed: Seed) -> Result<Table, Failure> {
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
    for (seat, occupant) in &arguments.seats {
        if !seating.put(*seat, *occupant) {
            return Err(Failure::input(texts::no_such_seat(*seat, seats)));
        }
    }
    Table::start(Plan {
        game,
        options,
        seating,
        clock: arguments.clock.and_then(|choice| choice.0),
        seed,
    })
    .map_err(Failure::input)
}

/// The game of a file, and the file if it may be saved over.
fn resumed(file: &Path) -> Result<(Table, Option<PathBuf>), Failure> {
    let name = file.display();
    let text = std::fs::read_to_string(file)
        .map_err(|error| Failure::input(format!("cannot read {name}: {error}")))?;
    let table = Table::resume(&text)
        .map_err(|why| Failure::input(format!("{name} cannot be resumed: {why}")))?;
    Ok((table, is_saved_game(&text).then(|| file.to_owned())))
}

/// The date and the time in UTC, by the calendar of days since 1970.
fn stamp_of(time: SystemTime) -> Stamp {
    let since = time.duration_since(SystemTime::UNIX_EPOCH);
    let seconds = since.map_or(0, |since| since.as_secs());
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    // Years are counted from March, so that the leap day is the last day of a year.
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 {
        from_march + 3
    } else {
        from_march - 9
    };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    Stamp {
        date: format!("{year:04}-{month:02}-{day:02}"),
        compact: format!("{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}"),
    }
}
