//! Deciding the tournament opening, one line-up of the Challenger after the other.

use std::{cmp::Reverse, collections::HashMap};

use kamisado::{Board, LineUp, Round, Side};

use super::{Opening, Openings};
use crate::{Limits, Meter, StopFlag, kamisado::Solver};

/// The memory of one question, in mebibytes.
const MEMORY: usize = 64;

/// A pass over the line-ups that are still open.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    /// How many answers are tried.
    answers: usize,
    /// The most nodes of each.
    nodes: u64,
}

impl Pass {
    const fn of(answers: usize, nodes: u64) -> Self {
        Self { answers, nodes }
    }
}

/// The answers to begin with. The first is the usual line-up from the other end, so that every
/// tower stands on the file where the Challenger's home row has its colour; it alone refutes
/// most line-ups. Each of the others was found to refute some.
const GOOD_ANSWERS: [&str; 6] = [
    "obpkyrgn", "ogpkyrbn", "orpkybgn", "obgkyrpn", "oygkbrpn", "orgkynbp",
];

/// The first share of every answer when all have to be tried; it grows fourfold.
const FIRST_SHARE: u64 = 100_000;

/// Fills [`Openings`].
pub struct Maker {
    openings: Openings,
    /// Answers with the number of line-ups that each refuted.
    refuted: HashMap<LineUp, u32>,
    /// How often each colour stood on each place of an answer that refuted something.
    places: [[u32; 8]; 8],
    stop: StopFlag,
}

impl Maker {
    /// What refutes one line-up refutes many: so a few answers come first for all line-ups, then
    /// those that look like them.
    pub const PASSES: [Pass; 2] = [Pass::of(8, 1_000_000), Pass::of(600, 1_000_000)];

    /// Goes on from what is known already, until it is told to stop.
    pub fn new(openings: &Openings, stop: StopFlag) -> Self {
        let mut maker = Self {
            openings: Openings::default(),
            refuted: GOOD_ANSWERS
                .into_iter()
                .filter_map(|text| Some((text.parse().ok()?, 0)))
                .collect(),
            places: [[0; 8]; 8],
            stop,
        };
        for (challenger, found) in openings.iter() {
            // Of a line-up and its mirror image one is noted, and the other with it.
            if found != Opening::Open && challenger.rank() <= challenger.mirrored().rank() {
                maker.note(challenger, found);
            }
        }
        maker
    }

    /// What is known so far.
    pub const fn openings(&self) -> &Openings {
        &self.openings
    }

    /// The line-ups of which nothing is known; of two mirror images only one.
    pub fn open(&self) -> Vec<LineUp> {
        let is_open = |(challenger, found): &(LineUp, Opening)| {
            *found == Opening::Open && challenger.rank() <= challenger.mirrored().rank()
        };
        let open = self.openings.iter().filter(is_open);
        open.map(|(challenger, _)| challenger).collect()
    }

    /// Tries the most promising answers; whether one of them refutes the line-up.
    pub fn try_some(&mut self, challenger: LineUp, pass: Pass) -> bool {
        let answers = self.by_promise().into_iter().take(pass.answers);
        let found = answers
            .take_while(|_| !self.stop.is_raised())
            .find(|answer| self.winner(challenger, *answer, pass.nodes) == Some(Side::White));
        if let Some(answer) = found {
            self.note(challenger, Opening::Refuted(answer));
        }
        found.is_some()
    }

    /// Tries every answer until one refutes the line-up; [`Opening::Open`] if it was told to stop.
    pub fn try_all(&mut self, challenger: LineUp) -> Opening {
        let mut answers = self.by_promise();
        if challenger == challenger.mirrored() {
            // Then an answer and its mirror image lead to the same round.
            answers.retain(|answer| answer.rank() <= answer.mirrored().rank());
        }
        let mut share = FIRST_SHARE;
        while !answers.is_empty() {
            let mut unsettled = Vec::new();
            for answer in answers {
                match self.winner(challenger, answer, share) {
                    Some(Side::White) => {
                        self.note(challenger, Opening::Refuted(answer));
                        return Opening::Refuted(answer);
                    }
                    Some(Side::Black) => {}
                    None if self.stop.is_raised() => return Opening::Open,
                    None => unsettled.push(answer),
                }
            }
            answers = unsettled;
            share = share.saturating_mul(4);
        }
        self.note(challenger, Opening::Unbeaten);
        Opening::Unbeaten
    }

    /// All answers: first those that refuted something, the most successful in front, then the others
    /// by their likeness to them.
    fn by_promise(&self) -> Vec<LineUp> {
        let refuted = |answer: &LineUp| self.refuted.get(answer).copied();
        let likeness = |answer: &LineUp| -> u32 {
            let places = self.places.iter().zip(answer.colours());
            places.map(|(place, colour)| place[colour.index()]).sum()
        };
        let mut answers: Vec<LineUp> = LineUp::all().collect();
        answers.sort_by_cached_key(|answer| Reverse((refuted(answer), likeness(answer))));
        answers
    }

    fn note(&mut self, challenger: LineUp, found: Opening) {
        self.openings.set(challenger, found);
        let Opening::Refuted(answer) = found else {
            return;
        };
        *self.refuted.entry(answer).or_default() += 1;
        // The mirror image refutes the mirror image.
        for answer in [answer, answer.mirrored()] {
            for (place, colour) in self.places.iter_mut().zip(answer.colours()) {
                place[colour.index()] += 1;
            }
        }
    }

    fn winner(&self, challenger: LineUp, answer: LineUp, nodes: u64) -> Option<Side> {
        let round = Round::new(Board::new(challenger, answer), Side::Black);
        let mut meter = Meter::new(Limits {
            nodes: Some(nodes),
            stop: self.stop.clone(),
            ..Limits::default()
        });
        // A new table is small, and stays in the processor's cache as long as it is.
        Solver::new(MEMORY).winner(&round, &mut meter)
    }
}
