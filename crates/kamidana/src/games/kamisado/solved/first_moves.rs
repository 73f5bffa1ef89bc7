//! The usual start: what each of the 102 first moves leads to, and how soon.

use std::{io::Write, path::Path};

use kamidana_engine::{Limits, Proof, Random, StopFlag, Verdict, kamisado::Solver};
use kamisado::{Action, Move, Round, Side};

use super::{
    figures::{self, StraightAhead},
    strategy::start,
    walk::prove_with_solver,
};
use crate::{
    commands::solved::{self, Extent, Theorem, read, save},
    draw::svg::Picture,
    failure::Failure,
};

pub(super) struct FirstMoves;

const MEMORY: usize = 256;

/// A line of the file: a first move, who wins, the number of moves of both until then, and such
/// play, the first move included.
struct Entry {
    winner: Side,
    line: Vec<Move>,
}

impl Theorem for FirstMoves {
    fn id(&self) -> &'static str {
        "first-moves"
    }

    fn summary(&self) -> &'static str {
        "who wins after each of the 102 first moves, and how soon"
    }

    fn embedded(&self) -> &'static [u8] {
        include_bytes!("../../../../../../web/games/kamisado/first-moves.txt")
    }

    fn make(&self, file: &Path, stop: &StopFlag, out: &mut dyn Write) -> Result<(), Failure> {
        let limits = Limits {
            stop: stop.clone(),
            ..Limits::default()
        };
        let mut text = match read(file)? {
            Some(bytes) => solved::text(&bytes)?.to_owned(),
            None => String::new(),
        };
        let known = entries(&text)?.len();
        for first in Round::default().legal_actions().skip(known) {
            let mut round = Round::default();
            round.play(first).map_err(Failure::input)?;
            let found = Solver::new(MEMORY).solve(&round, true, &limits);
            let Some(Proof {
                verdict,
                plies: Some(_),
            }) = found.proof.filter(|_| !stop.is_raised())
            else {
                return Err(Failure::input("it was stopped"));
            };
            let winner = match verdict {
                Verdict::Win => round.side(),
                _ => !round.side(),
            };
            let entry = Entry {
                winner,
                line: [&[first], &found.line[..]].concat(),
            };
            let line = entry.to_string();
            writeln!(out, "{line}")?;
            text.push_str(&line);
            text.push('\n');
            save(file, text.as_bytes())?;
        }
        Ok(())
    }

    /// Plays the lines, and proves again who wins.
    fn check(&self, bytes: &[u8], extent: &Extent, out: &mut dyn Write) -> Result<(), Failure> {
        let text = solved::text(bytes)?;
        let entries = entries(text)?;
        let firsts = entries.iter().map(|entry| entry.line[0]);
        if !firsts.eq(Round::default().legal_actions()) {
            return Err(Failure::input("wrong: these are not the 102 first moves"));
        }
        for entry in &entries {
            entry.play()?;
        }
        let won = entries.iter().filter(|entry| entry.winner == Side::Black);
        writeln!(out, "{} of {} first moves win", won.count(), entries.len())?;
        let chosen = extent.chosen(entries, &mut Random::new(extent.seed));
        for entry in chosen {
            let first = entry.line[0];
            let mut game = start();
            game.play(Action::Move(first)).map_err(Failure::input)?;
            let positions = prove_with_solver(&game, entry.winner)?;
            writeln!(
                out,
                "{} wins after {first}: {positions} positions",
                entry.winner
            )?;
        }
        Ok(())
    }

    fn picture(&self, bytes: &[u8]) -> Result<Option<Picture>, Failure> {
        let text = solved::text(bytes)?;
        let entries = entries(text)?;
        let straight = entries.iter().filter_map(|entry| {
            let Move { from, to } = entry.line[0];
            (from.file() == to.file()).then_some(StraightAhead {
                to,
                wins: entry.winner == Side::Black,
                plies: entry.line.len(),
            })
        });
        let straight: Vec<_> = straight.collect();
        Ok(Some(figures::first_moves(&straight)))
    }
}

impl Entry {
    /// The line has to end as it is said.
    fn play(&self) -> Result<(), Failure> {
        let mut round = Round::default();
        let mut end = None;
        for path in &self.line {
            end = round.play(*path).map_err(Failure::input)?;
        }
        match end {
            Some(end) if end.winner == self.winner => Ok(()),
            _ => Err(Failure::input(format!("wrong: {self}"))),
        }
    }
}

impl std::fmt::Display for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.winner, self.line.len())?;
        self.line.iter().try_for_each(|path| write!(f, " {path}"))
    }
}

fn entries(text: &str) -> Result<Vec<Entry>, Failure> {
    let read = |line: &str| -> Option<Entry> {
        let mut words = line.split(' ');
        let winner = words.next()?;
        let winner = Side::ALL
            .into_iter()
            .find(|side| side.to_string() == winner)?;
        let plies: usize = words.next()?.parse().ok()?;
        let line: Vec<Move> = words.map(|path| path.parse().ok()).collect::<Option<_>>()?;
        (line.len() == plies && plies > 0).then_some(Entry { winner, line })
    };
    let lines = text.lines().map(|line| {
        let wrong = || Failure::input(format!("no winner, number and moves: {line}"));
        read(line).ok_or_else(wrong)
    });
    lines.collect()
}
