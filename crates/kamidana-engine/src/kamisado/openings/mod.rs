//! The tournament opening: for every line-up of the Challenger an answer that refutes it, or the
//! word that there is none.

mod maker;

use std::sync::LazyLock;

use kamisado::{LineUp, Side};
use thiserror::Error;

pub use maker::{Maker, Pass};

/// What is known of a line-up of the Challenger, who has to show it first and then opens the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// Nothing yet.
    Open,
    /// With this line-up the Defender wins the round.
    Refuted(LineUp),
    /// The Challenger wins the round against every line-up.
    Unbeaten,
}

/// What is known of all line-ups of the Challenger.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Openings {
    /// By the rank of the Challenger's line-up: the rank of the answer, or one of the words below.
    answers: Vec<u16>,
}

/// What begins the file.
const TITLE: &[u8] = b"kamisado tournament openings 1\n";

const UNBEATEN: u16 = u16::MAX;
const OPEN: u16 = u16::MAX - 1;

/// Why bytes are no openings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum OpeningsError {
    /// They begin otherwise.
    #[error("this is no file of tournament openings")]
    Title,
    /// They are too few or too many.
    #[error("a file of tournament openings has two bytes for each of 40 320 line-ups")]
    Size,
    /// A number is no line-up.
    #[error("the answer to {0} is no line-up")]
    Answer(LineUp),
}

impl Default for Openings {
    /// Nothing is known.
    fn default() -> Self {
        Self {
            answers: vec![OPEN; usize::from(LineUp::COUNT)],
        }
    }
}

impl Openings {
    /// What has been found so far; [`Maker`] goes on from it.
    pub fn known() -> &'static Self {
        static KNOWN: LazyLock<Openings> =
            LazyLock::new(|| Openings::read(Openings::FILE).unwrap_or_default());
        &KNOWN
    }

    /// The file of what is [known](Self::known).
    pub const FILE: &'static [u8] = include_bytes!("openings.bin");

    /// Reads a file.
    pub fn read(bytes: &[u8]) -> Result<Self, OpeningsError> {
        let numbers = bytes.strip_prefix(TITLE).ok_or(OpeningsError::Title)?;
        if numbers.len() != 2 * usize::from(LineUp::COUNT) {
            return Err(OpeningsError::Size);
        }
        let mut answers = Vec::with_capacity(usize::from(LineUp::COUNT));
        for (challenger, pair) in LineUp::all().zip(numbers.chunks_exact(2)) {
            let answer = u16::from_le_bytes([pair[0], pair[1]]);
            if answer >= LineUp::COUNT && answer != UNBEATEN && answer != OPEN {
                return Err(OpeningsError::Answer(challenger));
            }
            answers.push(answer);
        }
        Ok(Self { answers })
    }

    /// The bytes of a file.
    pub fn write(&self) -> Vec<u8> {
        let numbers = self.answers.iter().flat_map(|answer| answer.to_le_bytes());
        TITLE.iter().copied().chain(numbers).collect()
    }

    /// What is known of a line-up.
    pub fn get(&self, challenger: LineUp) -> Opening {
        match self.answers[usize::from(challenger.rank())] {
            UNBEATEN => Opening::Unbeaten,
            answer => LineUp::of_rank(answer).map_or(Opening::Open, Opening::Refuted),
        }
    }

    /// All line-ups of the Challenger with what is known of them.
    pub fn iter(&self) -> impl Iterator<Item = (LineUp, Opening)> + '_ {
        LineUp::all().map(|challenger| (challenger, self.get(challenger)))
    }

    /// The line-ups that win against every answer.
    pub fn unbeaten(&self) -> Vec<LineUp> {
        let unbeaten = self.iter().filter(|(_, found)| *found == Opening::Unbeaten);
        unbeaten.map(|(challenger, _)| challenger).collect()
    }

    /// Who wins the round of a set-up, if that is known, and the next line-up if the winner has to place
    /// it.
    pub fn winner(&self, placed: Option<LineUp>) -> Option<(Side, Option<LineUp>)> {
        match placed.map(|challenger| self.get(challenger)) {
            None => {
                let mut found = self.iter().filter(|(_, it)| *it == Opening::Unbeaten);
                let (challenger, _) = found.next()?;
                Some((Side::Black, Some(challenger)))
            }
            Some(Opening::Open) => None,
            Some(Opening::Refuted(answer)) => Some((Side::White, Some(answer))),
            Some(Opening::Unbeaten) => Some((Side::Black, None)),
        }
    }

    /// Notes what was found of a line-up; in the mirror it is the same.
    fn set(&mut self, challenger: LineUp, found: Opening) {
        for (challenger, mirror) in [(challenger, false), (challenger.mirrored(), true)] {
            self.answers[usize::from(challenger.rank())] = match found {
                Opening::Open => OPEN,
                Opening::Unbeaten => UNBEATEN,
                Opening::Refuted(answer) if mirror => answer.mirrored().rank(),
                Opening::Refuted(answer) => answer.rank(),
            };
        }
    }
}
