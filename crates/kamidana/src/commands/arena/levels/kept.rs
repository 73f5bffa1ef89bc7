//! The file of what was played, to which many programs may add.
//!
//! ```text
//! kamidana levels
//! program kamidana 0.1.0, SHA-256 0a1b…
//! go standard 2 1a2b3c4d 5e6f7a8b 4220341…
//! ```
//!
//! A line names the game, the way to play it, the upper level and the fingerprints of both levels; then,
//! for each start in their order, the half points of the upper level: a digit, or a letter from ten on.
//! Whoever is killed leaves a line without its end, and what is in it counts.

use std::{
    fs::{File, OpenOptions},
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use super::{Pair, fingerprint::Fingerprint};
use crate::failure::Failure;

const TITLE: &str = "kamidana levels\n";

/// What the line of a program begins with; no game has this name.
const PROGRAM: &str = "program ";

/// The digits of half points: six games, for three players, have twelve of them.
const RADIX: u32 = 36;

/// An open file, held against everybody else.
pub(super) struct Kept {
    file: File,
    path: PathBuf,
    /// Who played the last line in it.
    last: String,
}

/// A line of results.
struct Run<'a> {
    game: &'a str,
    mode: &'a str,
    above: &'a str,
    fingerprints: [Fingerprint; 2],
    half_points: Vec<usize>,
}

impl<'a> Run<'a> {
    /// `None` if it is no such line.
    fn read(line: &'a str) -> Option<Self> {
        let mut words = line.split(' ');
        let mut word = || words.next();
        let run = Self {
            game: word()?,
            mode: word()?,
            above: word()?,
            fingerprints: [word()?.parse().ok()?, word()?.parse().ok()?],
            half_points: word()?
                .chars()
                .map(|digit| digit.to_digit(RADIX).map(|number| number as usize))
                .collect::<Option<_>>()?,
        };
        words.next().is_none().then_some(run)
    }

    fn is_of(&self, pair: &Pair) -> bool {
        (self.game, self.mode) == (pair.game.id(), pair.mode.name)
            && self.above == pair.above.to_string()
    }
}

impl Kept {
    /// Opens the file and reads what is there into the pairs. Nobody else can add to it meanwhile, and
    /// what is no such file stays as it is.
    pub(super) fn open(path: &Path, pairs: &mut [Pair]) -> Result<Self, Failure> {
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
        if TITLE.starts_with(&text) {
            let missing = &TITLE.as_bytes()[text.len()..];
            file.write_all(missing).map_err(unusable)?;
            text = TITLE.into();
        }
        let lines = text
            .strip_prefix(TITLE)
            .ok_or_else(|| wrong("this is no table of levels; begin a new file"))?;
        // Whoever was killed while writing left a line without its end.
        let whole = lines.rfind('\n').map_or(0, |end| end + 1);
        let (whole, cut) = lines.split_at(whole);
        let cut = Run::read(cut).map_or("", |_| cut);
        if cut.is_empty() {
            let kept = TITLE.len() + whole.len();
            file.set_len(kept as u64).map_err(unusable)?;
        } else {
            file.write_all(b"\n").map_err(unusable)?;
        }
        let mut last = String::new();
        for (number, line) in (2..).zip(whole.lines().chain(cut.lines())) {
            if let Some(program) = line.strip_prefix(PROGRAM) {
                program.clone_into(&mut last);
                continue;
            }
            let no_result = || wrong(&format!("line {number} is no result"));
            let run = Run::read(line).filter(|_| !last.is_empty());
            let run = run.ok_or_else(no_result)?;
            // Others may be in the file: they were asked for another time.
            if let Some(pair) = pairs.iter_mut().find(|pair| run.is_of(pair)) {
                pair.adopt(run.fingerprints, &run.half_points, &last)
                    .ok_or_else(no_result)?;
            }
        }
        Ok(Self {
            file,
            path: path.into(),
            last,
        })
    }

    /// Begins a line of what a program plays of a pair.
    pub(super) fn begin(&mut self, pair: &Pair, program: &str) -> Result<(), Failure> {
        let mut title = String::new();
        if self.last != program {
            program.clone_into(&mut self.last);
            title = format!("{PROGRAM}{program}\n");
        }
        let [above, below] = pair.fingerprints;
        let line = format!(
            "{title}{} {} {} {above} {below} ",
            pair.game.id(),
            pair.mode.name,
            pair.above
        );
        self.write(&line)
    }

    /// Adds a set to the line.
    pub(super) fn add(&mut self, half_points: usize) -> Result<(), Failure> {
        let digit = char::from_digit(half_points as u32, RADIX).unwrap_or_default();
        self.write(digit.encode_utf8(&mut [0; 4]))
    }

    /// Ends the line.
    pub(super) fn end(&mut self) -> Result<(), Failure> {
        self.write("\n")
    }

    fn write(&mut self, text: &str) -> Result<(), Failure> {
        self.file
            .write_all(text.as_bytes())
            .map_err(|why| Failure::input(format!("{}: {why}", self.path.display())))
    }
}
