//! The verifier. It knows the rules and nothing else: somebody advises the winner, every move of
//! the other side is tried against that, and all of it has to end with the winner's win. So it does
//! not matter who advises: bad advice is found out.

use std::collections::HashMap;

use kamidana_engine::{Limits, Meter, kamisado::Solver};
use kamisado::{Action, Event, Match, RoundEnd, Side};

use crate::failure::Failure;

/// Everything that can happen in a single round if one side follows advice.
pub(super) struct Walk<A> {
    winner: Side,
    /// An action where the winner cannot win at once.
    advice: A,
    /// The most moves of both until the win, from every position met.
    met: HashMap<Match, u32>,
    /// In how many positions each tower of the winner makes the last move.
    last_moves: [u32; 8],
}

impl<A: FnMut(&Match) -> Option<Action>> Walk<A> {
    pub(super) fn new(winner: Side, advice: A) -> Self {
        Self {
            winner,
            advice,
            met: HashMap::new(),
            last_moves: [0; 8],
        }
    }

    /// Tries everything against the advice; the most moves of both until the win.
    pub(super) fn prove(&mut self, game: &Match) -> Result<u32, Failure> {
        if let Some(known) = self.met.get(game) {
            return Ok(*known);
        }
        let actions: Vec<Action> = if game.to_act() == Some(self.winner) {
            let advised = win_at_once(game).or_else(|| (self.advice)(game));
            advised.into_iter().collect()
        } else {
            game.legal_actions().collect()
        };
        if actions.is_empty() {
            return Err(Failure::input(format!("wrong: no move for {game}")));
        }
        let mut most = 0;
        for action in actions {
            let (next, end) = after(game, action)?;
            let rest = match end {
                None => self.prove(&next)?,
                Some(end) if end.winner == self.winner => {
                    self.last_moves[end.tower.index()] += 1;
                    0
                }
                Some(_) => {
                    return Err(Failure::input(format!("wrong: {action} loses in {game}")));
                }
            };
            most = most.max(rest + 1);
        }
        self.met.insert(*game, most);
        Ok(most)
    }

    /// The positions met.
    pub(super) fn met(&self) -> impl Iterator<Item = &Match> {
        self.met.keys()
    }

    pub(super) const fn last_moves(&self) -> [u32; 8] {
        self.last_moves
    }
}

/// Proves that `winner` wins, advised by a solver; how many positions were met.
pub(super) fn prove_with_solver(game: &Match, winner: Side) -> Result<usize, Failure> {
    let mut solver = Solver::new(MEMORY);
    let mut walk = Walk::new(winner, |game| {
        let mut meter = Meter::new(Limits::default());
        let path = solver.winning_move(game.round()?, &mut meter)?;
        Some(Action::Move(path))
    });
    walk.prove(game)?;
    Ok(walk.met.len())
}

/// The memory of a solver, in mebibytes.
const MEMORY: usize = 256;

fn win_at_once(game: &Match) -> Option<Action> {
    let wins = |action: &Action| {
        let end = after(game, *action).ok().and_then(|(_, end)| end);
        end.is_some_and(|end| Some(end.winner) == game.to_act())
    };
    game.legal_actions().find(wins)
}

fn after(game: &Match, action: Action) -> Result<(Match, Option<RoundEnd>), Failure> {
    let mut next = *game;
    let events = next.play(action).map_err(Failure::input)?;
    let end = events.into_iter().find_map(|event| match event {
        Event::RoundWon { end, .. } => Some(end),
        _ => None,
    });
    Ok((next, end))
}
