//! `kamidana levels`: how far apart neighbouring levels are, in every game and way to play it.
//!
//! What was played is kept in a file, a line for each start, so that days of it can be interrupted. The
//! file belongs to the program that made it: levels of two programs are not of one table.

use std::{
    fmt::Write as _,
    fs::{File, OpenOptions},
    io::{self, Read, Write},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use clap::Args;
use kamidana_engine::{Level, StopFlag};
use kamidana_game::Game;
use sha2::{Digest, Sha256};

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
    sets: Sets,
}

impl Pair {
    /// What its lines in the file begin with.
    fn name(&self) -> String {
        format!("{} {} {}", self.game.id(), self.mode.name, self.above)
    }
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let interruption = Interruption::listen();
    let mut pairs = pairs(arguments)?;
    let mut file = Kept::open(&arguments.file, &mut pairs)?;
    'all: for share in SHARES {
        for pair in &mut pairs {
            let games = pair.schedule.seatings().len() as u64;
            let wanted = arguments.least.div_ceil(share).div_ceil(games);
            pair.schedule.first = pair.sets.count();
            pair.schedule.sets = wanted.saturating_sub(pair.schedule.first);
            if pair.schedule.sets > 0 {
                file.play(pair, &interruption)?;
            }
            if interruption.came.is_raised() {
                break 'all;
            }
        }
    }
    table(&pairs, arguments.levels, out)?;
    writeln!(out, "\nPlayed by {}.", program()?)?;
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
            for (below, above) in Level::all().zip(Level::all().skip(1)) {
                if below < from || above > to {
                    continue;
                }
                let schedule = schedule(game, mode, Ladder(below, above), arguments.jobs)?;
                let sets = Sets::new(schedule.seatings().len());
                pairs.push(Pair {
                    game,
                    mode: *mode,
                    schedule,
                    above,
                    sets,
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

/// The file of what was played.
struct Kept {
    file: File,
    path: PathBuf,
}

impl Kept {
    /// Reads what is there into the pairs, and goes on behind it. Nobody else can do so meanwhile, and
    /// what is no such file stays as it is.
    fn open(path: &Path, pairs: &mut [Pair]) -> Result<Self, Failure> {
        let title = format!("{}\n", program()?);
        let wrong = |why: &str| Failure::input(format!("{}: {why}", path.display()));
        let unusable = |why: io::Error| wrong(&why.to_string());
        let mut options = OpenOptions::new();
        let options = options.read(true).append(true).create(true);
        let mut file = options.open(path).map_err(unusable)?;
        if file.try_lock().is_err() {
            return Err(wrong("somebody else is filling it"));
        }
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(unusable)?;
        // Whoever was killed while writing left a line without its end.
        if title.starts_with(&text) {
            file.set_len(0).map_err(unusable)?;
            file.write_all(title.as_bytes()).map_err(unusable)?;
            text.clone_from(&title);
        }
        let results = text
            .strip_prefix(&title)
            .ok_or_else(|| wrong("this was played by another program; begin a new file"))?;
        let whole = results.rfind('\n').map_or(0, |end| end + 1);
        let kept = (title.len() + whole) as u64;
        file.set_len(kept).map_err(unusable)?;
        for (number, line) in (2..).zip(results[..whole].lines()) {
            let (name, half_points) = line.rsplit_once(' ').unwrap_or((line, ""));
            let half_points: usize = half_points
                .parse()
                .map_err(|_| wrong(&format!("line {number} is no result")))?;
            // Others may be in the file: they were asked for another time.
            if let Some(pair) = pairs.iter_mut().find(|pair| pair.name() == name) {
                pair.sets.add(half_points);
            }
        }
        Ok(Self {
            file,
            path: path.into(),
        })
    }

    /// Plays what is left of a pair and writes every set down as it comes.
    fn play(&mut self, pair: &mut Pair, interruption: &Interruption) -> Result<(), Failure> {
        let name = pair.name();
        let Pair { schedule, sets, .. } = pair;
        let mut written = Ok(());
        let halt = interruption.flag();
        let mut keep = |set: &super::schedule::Set| -> io::Result<()> {
            // What follows a set that was given up is played again.
            if set.number != sets.count() {
                return Ok(());
            }
            let half_points = set.games.iter().map(|game| game.half_points).sum();
            sets.add(half_points);
            writeln!(self.file, "{name} {half_points}")
        };
        schedule
            .run(&halt, &mut |set, _| {
                if written.is_ok() {
                    written = keep(set);
                    if written.is_err() {
                        halt.stop();
                    }
                }
            })
            .map_err(Failure::input)?;
        written.map_err(|why| Failure::input(format!("{}: {why}", self.path.display())))
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
