//! The usual start: a winning move of Black's for everything White can do.

use std::{
    collections::{HashMap, HashSet},
    io::Write,
    path::Path,
};

use kamidana_engine::{Limits, StopFlag, kamisado::Solver};
use kamisado::{Action, Colour, Length, Match, SetUp, Side};

use super::walk::Walk;
use crate::{
    commands::solved::{self, Extent, Theorem, save},
    failure::Failure,
};

pub(super) struct Strategy;

const MEMORY: usize = 256;

impl Theorem for Strategy {
    fn id(&self) -> &'static str {
        "strategy"
    }

    fn summary(&self) -> &'static str {
        "Black's moves from the usual start that win against every defence"
    }

    fn embedded(&self) -> &'static [u8] {
        include_bytes!("../../../../../../web/games/kamisado/strategy.txt")
    }

    fn make(&self, file: &Path, stop: &StopFlag, out: &mut dyn Write) -> Result<(), Failure> {
        let limits = Limits {
            stop: stop.clone(),
            ..Limits::default()
        };
        let strategy = Solver::new(MEMORY).strategy(&start(), Side::Black, &limits);
        let strategy = strategy.ok_or_else(|| Failure::input("it was stopped"))?;
        let lines = strategy
            .iter()
            .map(|(game, path)| format!("{game} {path}\n"));
        save(file, lines.collect::<String>().as_bytes())?;
        writeln!(out, "{} positions", strategy.len())?;
        Ok(())
    }

    fn check(&self, bytes: &[u8], _: &Extent, out: &mut dyn Write) -> Result<(), Failure> {
        let moves = read_moves(bytes)?;
        let mut walk = Walk::new(Side::Black, |game| moves.get(game).copied());
        let most = walk.prove(&start())?;
        let met: HashSet<&Match> = walk.met().collect();
        let unused = moves.keys().filter(|game| !met.contains(game)).count();
        if unused > 0 {
            return Err(Failure::input(format!(
                "wrong: {unused} positions of the file cannot come about"
            )));
        }
        let black = met.iter().filter(|game| game.to_act() == Some(Side::Black));
        let black = black.count();
        let last_moves = walk.last_moves();
        let last_moves = Colour::ALL.map(|tower| format!("{tower} {}", last_moves[tower.index()]));
        writeln!(
            out,
            "Black wins against every defence, in {most} moves of both at the most"
        )?;
        writeln!(out, "{} positions with White to move", met.len() - black)?;
        writeln!(
            out,
            "{black} with Black to move: {} moves of the file, {} last moves",
            moves.len(),
            black - moves.len()
        )?;
        writeln!(out, "the last move is made by {}", last_moves.join(", "))?;
        Ok(())
    }
}

pub(super) fn start() -> Match {
    Match::new(Length::Single, SetUp::Usual)
}

/// Reads lines of a position and a move.
fn read_moves(bytes: &[u8]) -> Result<HashMap<Match, Action>, Failure> {
    let text = solved::text(bytes)?;
    let read = |line: &str| -> Option<(Match, Action)> {
        let (game, action) = line.rsplit_once(' ')?;
        Some((game.parse().ok()?, action.parse().ok()?))
    };
    let lines = text.lines().map(|line| {
        let wrong = || Failure::input(format!("no position and move: {line}"));
        read(line).ok_or_else(wrong)
    });
    lines.collect()
}
