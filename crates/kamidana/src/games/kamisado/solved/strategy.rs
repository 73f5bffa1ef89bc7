//! The usual start: a winning move of Black's for everything White can do.

use std::{collections::HashMap, io::Write, path::Path};

use kamidana_engine::{Limits, StopFlag, kamisado::Solver};
use kamisado::{Action, Colour, Event, Length, Match, SetUp, Side};

use crate::{
    commands::solved::{Extent, Theorem, save},
    failure::Failure,
};

pub(super) struct Strategy;

const MEMORY: usize = 256;

impl Theorem for Strategy {
    fn id(&self) -> &'static str {
        "strategy"
    }

    fn summary(&self) -> &'static str {
        "the winner's moves from the usual start, against every defence"
    }

    fn embedded(&self) -> Option<&'static [u8]> {
        Some(include_bytes!("strategy.txt"))
    }

    fn make(&self, file: &Path, stop: &StopFlag, out: &mut dyn Write) -> Result<(), Failure> {
        let limits = Limits {
            stop: stop.clone(),
            ..Limits::default()
        };
        let start = Match::new(Length::Single, SetUp::Usual);
        let strategy = Solver::new(MEMORY).strategy(&start, Side::Black, &limits);
        let strategy = strategy.ok_or_else(|| Failure::input("it was stopped"))?;
        let lines = strategy
            .iter()
            .map(|(game, path)| format!("{game} {path}\n"));
        save(file, lines.collect::<String>().as_bytes())?;
        writeln!(out, "{} positions", strategy.len())?;
        Ok(())
    }

    /// Plays every move of White's and the move of the file for Black, and sees Black win.
    fn check(&self, bytes: &[u8], _: Extent, out: &mut dyn Write) -> Result<(), Failure> {
        let moves = read_moves(bytes)?;
        let mut walk = Walk {
            moves: &moves,
            longest: HashMap::new(),
            wins: [0; 8],
        };
        let most = walk.most_moves(&Match::new(Length::Single, SetUp::Usual))?;
        let used = moves.keys().filter(|game| walk.longest.contains_key(game));
        let unused = moves.len() - used.count();
        if unused > 0 {
            return Err(Failure::input(format!(
                "wrong: {unused} positions of the file cannot come about"
            )));
        }
        writeln!(
            out,
            "Black wins against every defence, in {most} moves of both at the most"
        )?;
        writeln!(
            out,
            "{} positions with Black to move, {} with White",
            moves.len(),
            walk.longest.len() - moves.len()
        )?;
        let wins = Colour::ALL.map(|tower| format!("{tower} {}", walk.wins[tower.index()]));
        writeln!(out, "won with: {}", wins.join(", "))?;
        Ok(())
    }
}

/// Reads lines of a position and a move.
fn read_moves(bytes: &[u8]) -> Result<HashMap<Match, Action>, Failure> {
    let text = std::str::from_utf8(bytes).map_err(Failure::input)?;
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

struct Walk<'a> {
    moves: &'a HashMap<Match, Action>,
    /// The most moves until Black has won, from every position met.
    longest: HashMap<Match, u32>,
    /// How often a tower wins in the positions before the last move.
    wins: [u32; 8],
}

impl Walk<'_> {
    fn most_moves(&mut self, game: &Match) -> Result<u32, Failure> {
        if let Some(known) = self.longest.get(game) {
            return Ok(*known);
        }
        let actions: Vec<Action> = match game.to_act() {
            Some(Side::Black) => self.moves.get(game).copied().into_iter().collect(),
            _ => game.legal_actions().collect(),
        };
        if actions.is_empty() {
            return Err(Failure::input(format!(
                "wrong: there is no move for {game}"
            )));
        }
        let mut most = 0;
        for action in actions {
            let mut next = *game;
            let events = next.play(action).map_err(Failure::input)?;
            let end = events.iter().find_map(|event| match event {
                Event::RoundWon { end, .. } => Some(*end),
                _ => None,
            });
            let moves = match end {
                None => self.most_moves(&next)?,
                Some(end) if end.winner == Side::Black => {
                    self.wins[end.tower.index()] += 1;
                    0
                }
                Some(_) => {
                    return Err(Failure::input(format!("wrong: {action} loses in {game}")));
                }
            };
            most = most.max(moves + 1);
        }
        self.longest.insert(*game, most);
        Ok(most)
    }
}
