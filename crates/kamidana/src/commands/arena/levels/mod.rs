//! `kamidana levels`: how far apart neighbouring levels are, in every game and way to play it.
//!
//! What was played is kept in a file, so that days of it can be interrupted. A later program goes on with
//! what it finds there, except for levels that play otherwise now: their fingerprints differ.

mod fingerprint;
mod kept;

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    io::{self, Write},
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
};

use clap::Args;
use kamidana_engine::{Level, StopFlag, machine};
use kamidana_game::Game;
use sha2::{Digest, Sha256};

use self::{fingerprint::Fingerprint, kept::Kept};
use super::{Ladder, parse_ladder, schedule::Schedule, statistics::Sets};
use crate::{
    args::{GameName, parse_game},
    failure::Failure,
    games,
};

/// A way to play a game in which levels are compared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mode {
    /// One word.
    pub(crate) name: &'static str,
    pub(crate) options: &'static [(&'static str, &'static str)],
    /// Every side begins lined up at random.
    pub(crate) random_line_ups: bool,
    /// Random moves before the levels play.
    pub(crate) opening_plies: u32,
    /// Whole games instead of single rounds.
    pub(crate) whole_games: bool,
}

impl Mode {
    /// As the game is usually played.
    pub(crate) const USUAL: Self = Self {
        name: "game",
        options: &[],
        random_line_ups: false,
        opening_plies: 0,
        whole_games: false,
    };
}

/// What `kamidana levels` is asked.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// Where the results are kept; what is there already is not played again.
    file: PathBuf,
    /// Only this game; may be repeated.
    #[arg(long = "game", value_parser = parse_game, value_name = "GAME")]
    games: Vec<GameName>,
    /// Only this way to play it, such as standard or three.
    #[arg(long, value_name = "NAME")]
    mode: Option<String>,
    /// Only these levels.
    #[arg(long, value_name = "FROM-TO", value_parser = parse_ladder, default_value = "1-8")]
    levels: Ladder,
    /// How many games each pair plays, rounded up to whole sets.
    #[arg(long, value_name = "NUMBER", default_value_t = 400)]
    least: u64,
    /// How many games are played at the same time.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    jobs: usize,
}

/// A pair is far enough apart, and not too far, if the stronger level scores so much.
const APART: std::ops::RangeInclusive<f64> = 0.6..=0.8;

/// Levels think by their nodes, not by the clock, however busy the machine is.
const TIME: u64 = 20_000;

/// Everything that is random comes from this number.
const SEED: u64 = 1;

/// The table is filled evenly: everybody plays an eighth of the games, then a quarter, and so on.
const SHARES: [u64; 4] = [8, 4, 2, 1];

/// Two neighbouring levels in a way to play a game.
struct Pair {
    game: &'static dyn Game,
    mode: Mode,
    schedule: Schedule,
    above: Level,
    /// Of the upper level and the lower one.
    fingerprints: [Fingerprint; 2],
    sets: Sets,
    /// The games by the programs that played them.
    played_by: BTreeMap<String, u64>,
    /// The games of levels that played otherwise.
    outdated: u64,
}

impl Pair {
    /// Counts what a program has played, if it was between these very levels; `None` if no set ends
    /// like this.
    fn adopt(
        &mut self,
        fingerprints: [Fingerprint; 2],
        half_points: &[usize],
        program: &str,
    ) -> Option<()> {
        let most = 2 * self.sets.games();
        if half_points.iter().any(|&half_points| half_points > most) {
            return None;
        }
        let games = (half_points.len() * self.sets.games()) as u64;
        if fingerprints == self.fingerprints {
            for &half_points in half_points {
                self.sets.add(half_points);
            }
            *self.played_by.entry(program.into()).or_default() += games;
        } else {
            self.outdated += games;
        }
        Some(())
    }

    /// Plays what is left and writes every set down as it comes.
    fn play(
        &mut self,
        kept: &mut Kept,
        program: &str,
        interruption: &Interruption,
    ) -> Result<(), Failure> {
        kept.begin(self, program)?;
        let halt = interruption.flag();
        let mut written = Ok(());
        let mut new = Vec::new();
        let next = self.schedule.first;
        self.schedule
            .run(&halt, &mut |set, _| {
                // What follows a set that was given up is played again.
                if written.is_err() || set.number != next + new.len() as u64 {
                    return;
                }
                let half_points = set.games.iter().map(|game| game.half_points).sum();
                new.push(half_points);
                written = kept.add(half_points);
                if written.is_err() {
                    halt.stop();
                }
            })
            .map_err(Failure::input)?;
        written?;
        self.adopt(self.fingerprints, &new, program);
        kept.end()
    }
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let interruption = Interruption::listen();
    let program = program()?;
    let mut pairs = pairs(arguments)?;
    let mut kept = Kept::open(&arguments.file, &mut pairs)?;
    'all: for share in SHARES {
        for pair in &mut pairs {
            if interruption.came.is_raised() {
                break 'all;
            }
            let games = pair.schedule.seatings().len() as u64;
            let wanted = arguments.least.div_ceil(share).div_ceil(games);
            pair.schedule.first = pair.sets.count();
            pair.schedule.sets = wanted.saturating_sub(pair.schedule.first);
            if pair.schedule.sets > 0 {
                pair.play(&mut kept, &program, &interruption)?;
            }
        }
    }
    table(&pairs, arguments.levels, out)?;
    sources(&pairs, out)?;
    Ok(())
}

/// All pairs that were asked for, with nothing played.
fn pairs(arguments: &Arguments) -> Result<Vec<Pair>, Failure> {
    let mut pairs = Vec::new();
    let asked: Vec<&str> = arguments.games.iter().map(|game| game.0.id()).collect();
    let wanted = |game: &&'static dyn Game| asked.is_empty() || asked.contains(&game.id());
    for game in kamidana_game::games().iter().copied().filter(wanted) {
        for mode in games::of(game.id()).modes() {
            if arguments
                .mode
                .as_ref()
                .is_some_and(|name| name != mode.name)
            {
                continue;
            }
            let Ladder(from, to) = arguments.levels;
            let mut known: Option<Fingerprint> = None;
            for (below, above) in Level::all().zip(Level::all().skip(1)) {
                if below < from || above > to {
                    continue;
                }
                let schedule = schedule(game, mode, Ladder(below, above), arguments.jobs)?;
                let fingerprint = |level| fingerprint(&schedule, level);
                let lower = known.map_or_else(|| fingerprint(below), Ok)?;
                let upper = fingerprint(above)?;
                known = Some(upper);
                pairs.push(Pair {
                    game,
                    mode: *mode,
                    above,
                    fingerprints: [upper, lower],
                    sets: Sets::new(schedule.seatings().len()),
                    schedule,
                    played_by: BTreeMap::new(),
                    outdated: 0,
                });
            }
        }
    }
    if pairs.is_empty() {
        let modes = kamidana_game::games().iter().flat_map(|game| {
            let modes = games::of(game.id()).modes().iter();
            modes.map(|mode| format!("{} {}", game.id(), mode.name))
        });
        let known = modes.collect::<Vec<_>>().join(", ");
        return Err(Failure::input(format!(
            "there is no such mode, only {known}"
        )));
    }
    Ok(pairs)
}

/// The fingerprint of a level where these games begin.
fn fingerprint(schedule: &Schedule, level: Level) -> Result<Fingerprint, Failure> {
    let starts = &schedule.starts;
    let machine = machine(starts.game.id())
        .ok_or_else(|| Failure::input("there is no player for this game"))?;
    Fingerprint::take(starts, level, |character| machine.player(character)).map_err(Failure::input)
}

fn schedule(
    game: &'static dyn Game,
    mode: &Mode,
    ladder: Ladder,
    jobs: usize,
) -> Result<Schedule, Failure> {
    let options = mode.options.iter();
    super::schedule(&super::Arguments {
        game: GameName(game),
        engines: Vec::new(),
        ladder: Some(ladder),
        games: 0,
        options: options
            .map(|(id, value)| ((*id).into(), (*value).into()))
            .collect(),
        opening_plies: Some(mode.opening_plies),
        positions: None,
        line_ups: mode.random_line_ups.then_some(super::LineUps::Random),
        whole_games: mode.whole_games,
        jobs,
        movetime: Some(TIME),
        nodes: None,
        timeout: 0.0,
        seed: SEED,
        sprt: None,
        alpha: 0.05,
        beta: 0.05,
        json: None,
        svg: None,
    })
}

/// Which program this is: its version, and the digest that `sha256sum` gives.
fn program() -> Result<String, Failure> {
    let path = std::env::current_exe().map_err(Failure::from)?;
    let digest = Sha256::digest(std::fs::read(path).map_err(Failure::from)?);
    let mut name = format!("kamidana {}, SHA-256 ", env!("CARGO_PKG_VERSION"));
    for byte in digest {
        // Writing to a string cannot fail.
        let _ = write!(name, "{byte:02x}");
    }
    Ok(name)
}

/// Ctrl-C ends what is being played, and everything after it.
struct Interruption {
    came: StopFlag,
    current: Arc<Mutex<StopFlag>>,
}

impl Interruption {
    fn listen() -> Self {
        let interruption = Self {
            came: StopFlag::default(),
            current: Arc::default(),
        };
        let (came, current) = (interruption.came.clone(), interruption.current.clone());
        // Without a handler Ctrl-C ends the program at once, and what is in the file stays.
        let _ = ctrlc::set_handler(move || {
            came.stop();
            let current = current.lock().unwrap_or_else(PoisonError::into_inner);
            current.stop();
        });
        interruption
    }

    /// A new flag for every run: one that has ended leaves its flag raised.
    fn flag(&self) -> StopFlag {
        let flag = StopFlag::default();
        let mut current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        *current = flag.clone();
        if self.came.is_raised() {
            flag.stop();
        }
        flag
    }
}

/// The scores of the upper level of each pair, with their error, as a table in Markdown.
fn table(pairs: &[Pair], Ladder(from, to): Ladder, out: &mut dyn Write) -> io::Result<()> {
    let columns: Vec<Level> = Level::all()
        .filter(|level| *level > from && *level <= to)
        .collect();
    write!(out, "| |")?;
    for above in &columns {
        write!(out, " {above}–{} |", above.number() - 1)?;
    }
    writeln!(out, "\n|---|{}", "---|".repeat(columns.len()))?;
    for row in pairs
        .chunk_by(|one, other| (one.game.id(), one.mode.name) == (other.game.id(), other.mode.name))
    {
        let Some(Pair { game, mode, .. }) = row.first() else {
            continue;
        };
        write!(out, "| {}, {} |", game.title(), mode.name)?;
        for pair in row {
            write!(out, " {} |", cell(&pair.sets))?;
        }
        writeln!(out)?;
    }
    writeln!(
        out,
        "\nScores of the stronger level, with the error that 95 of 100 results stay within, and the games; \
         those outside {:.0} to {:.0} % have an asterisk.",
        100.0 * APART.start(),
        100.0 * APART.end()
    )
}

fn cell(sets: &Sets) -> String {
    let Some((score, error)) = sets.score_with_error() else {
        return "–".into();
    };
    let mark = if APART.contains(&score) { "" } else { "*" };
    let games = sets.count() * sets.games() as u64;
    format!(
        "{:.1} ± {:.1} %{mark} ({games})",
        100.0 * score,
        100.0 * error
    )
}

/// Who played what is in the table, and what is in the file beside it.
fn sources(pairs: &[Pair], out: &mut dyn Write) -> io::Result<()> {
    let mut programs: BTreeMap<&str, u64> = BTreeMap::new();
    for (program, games) in pairs.iter().flat_map(|pair| &pair.played_by) {
        *programs.entry(program).or_default() += games;
    }
    writeln!(out)?;
    for (program, games) in programs {
        writeln!(out, "{games} games were played by {program}.")?;
    }
    let outdated: u64 = pairs.iter().map(|pair| pair.outdated).sum();
    if outdated > 0 {
        writeln!(
            out,
            "{outdated} games in the file do not count: a level of theirs plays otherwise now."
        )?;
    }
    Ok(())
}
