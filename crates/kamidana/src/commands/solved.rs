//! `kamidana solved`: what is proven of a game as a whole, made once and checked by anybody.

use std::{
    borrow::Cow,
    io::{self, Write},
    path::{Path, PathBuf},
};

use clap::{Args, Subcommand};
use kamidana_engine::{Random, StopFlag};

use super::search::interruptible;
use crate::{
    args::{GameName, parse_game},
    draw::svg::Picture,
    failure::Failure,
    games,
};

/// Something proven of a whole game, with data as its witness.
///
/// What checks the data must not trust what made them.
pub(crate) trait Theorem: Sync {
    /// One word.
    fn id(&self) -> &'static str;

    /// What the data say.
    fn summary(&self) -> &'static str;

    /// The data that came with the program. They may leave something open, and say so.
    fn embedded(&self) -> &'static [u8];

    /// Makes the file, or goes on where it ends.
    fn make(&self, file: &Path, stop: &StopFlag, out: &mut dyn Write) -> Result<(), Failure>;

    /// Proves again what the data say.
    fn check(&self, bytes: &[u8], extent: &Extent, out: &mut dyn Write) -> Result<(), Failure>;

    /// What the data say at a glance, if that can be drawn.
    fn picture(&self, _bytes: &[u8]) -> Result<Option<Picture>, Failure> {
        Ok(None)
    }
}

/// How much of the data is proven again.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Extent {
    /// Prove every entry again, however long it takes.
    #[arg(long)]
    pub(crate) all: bool,
    /// With --all: go on after so many entries.
    #[arg(long, value_name = "ENTRIES", default_value_t = 0, requires = "all")]
    pub(crate) skip: usize,
    /// How many entries, drawn at random, are proven again.
    #[arg(
        long,
        value_name = "ENTRIES",
        default_value_t = 3,
        conflicts_with = "all"
    )]
    pub(crate) sample: usize,
    /// The seed of that chance.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

impl Extent {
    /// The entries to prove, in the order of the draw.
    pub(crate) fn chosen<T>(&self, mut entries: Vec<T>, random: &mut Random) -> Vec<T> {
        if self.all {
            return entries.split_off(self.skip.min(entries.len()));
        }
        let count = self.sample.min(entries.len());
        for place in 0..count {
            let other = random.below((entries.len() - place) as u32) as usize;
            entries.swap(place, place + other);
        }
        entries.truncate(count);
        entries
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum Arguments {
    /// List what is solved.
    List,
    /// Make the data, or go on where the file ends; Ctrl-C keeps what there is.
    Make {
        #[command(flatten)]
        theorem: TheoremArguments,
        /// Where the data are kept.
        file: PathBuf,
    },
    /// Prove the data again: every defence is tried.
    Check {
        #[command(flatten)]
        theorem: TheoremArguments,
        /// The data; those that came with the program if not given.
        file: Option<PathBuf>,
        #[command(flatten)]
        extent: Extent,
    },
    /// Draw what the data say.
    Draw {
        #[command(flatten)]
        theorem: TheoremArguments,
        /// Where the picture is written, as SVG.
        picture: PathBuf,
        /// The data; those that came with the program if not given.
        file: Option<PathBuf>,
    },
}

#[derive(Args, Debug)]
pub(crate) struct TheoremArguments {
    /// The game.
    #[arg(value_parser = parse_game, value_name = "GAME")]
    game: GameName,
    /// What is solved (see kamidana solved list).
    what: String,
}

impl TheoremArguments {
    fn find(&self) -> Result<&'static dyn Theorem, Failure> {
        let all = games::of(self.game.0.id()).theorems();
        let found = all
            .iter()
            .copied()
            .find(|theorem| theorem.id() == self.what);
        found.ok_or_else(|| {
            let known: Vec<_> = all.iter().map(|theorem| theorem.id()).collect();
            let title = self.game.0.title();
            if known.is_empty() {
                Failure::input(format!("nothing of {title} is solved as a whole"))
            } else {
                Failure::input(format!("of {title} there is {}", known.join(", ")))
            }
        })
    }
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    match arguments {
        Arguments::List => {
            for game in kamidana_game::games() {
                for theorem in games::of(game.id()).theorems() {
                    writeln!(out, "{} {}: {}", game.id(), theorem.id(), theorem.summary())?;
                }
            }
            Ok(())
        }
        Arguments::Make { theorem, file } => theorem.find()?.make(file, &interruptible(), out),
        Arguments::Check {
            theorem,
            file,
            extent,
        } => {
            let theorem = theorem.find()?;
            theorem.check(&data(theorem, file.as_deref())?, extent, out)
        }
        Arguments::Draw {
            theorem,
            picture,
            file,
        } => {
            let theorem = theorem.find()?;
            let drawn = theorem.picture(&data(theorem, file.as_deref())?)?;
            let drawn = drawn.ok_or_else(|| {
                Failure::input(format!("there is no picture of {}", theorem.id()))
            })?;
            save(picture, drawn.finish().as_bytes())
        }
    }
}

/// The data of a file, or those that came with the program.
fn data(theorem: &dyn Theorem, file: Option<&Path>) -> Result<Cow<'static, [u8]>, Failure> {
    let Some(file) = file else {
        return Ok(theorem.embedded().into());
    };
    let missing = || Failure::input(format!("there is no file {}", file.display()));
    Ok(read(file)?.ok_or_else(missing)?.into())
}

/// What a file holds; `None` if there is none.
pub(crate) fn read(file: &Path) -> Result<Option<Vec<u8>>, Failure> {
    match std::fs::read(file) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Failure::input(format!("{}: {error}", file.display()))),
    }
}

/// What a file says that has to be text.
pub(crate) fn text(bytes: &[u8]) -> Result<&str, Failure> {
    let no_text = |_| Failure::input("this is no text file, so it cannot be one of what is solved");
    std::str::from_utf8(bytes).map_err(no_text)
}

/// Writes the whole file or leaves it as it was.
pub(crate) fn save(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let mut unfinished = file.as_os_str().to_owned();
    unfinished.push(".unfinished");
    let written =
        std::fs::write(&unfinished, bytes).and_then(|()| std::fs::rename(&unfinished, file));
    written.map_err(|error| Failure::input(format!("{}: {error}", file.display())))
}
