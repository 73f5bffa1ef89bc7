//! The exact solver.

use kamon::{Cell, Outcome, Position, Token};

use crate::{Limits, Meter, Proof, Verdict};

use super::{
    bits::each,
    board::{Layout, State, cell},
    distance::Distances,
    guess::Guess,
    proof::Prover,
    table::{Memory, Table},
};

/// What a solver found out about a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// The verdict for the side to move; `None` if a limit was reached first. If only the search
    /// for the shortest way was cut off, the verdict is there and its plies are not.
    pub proof: Option<Proof>,
    /// The positions visited.
    pub nodes: u64,
    /// Best play to the end, as far as the limits allowed to follow it. Without `shortest` the
    /// winner's moves win and the loser's are any.
    pub line: Vec<Cell>,
}

/// Finds out who wins a position, with certainty.
///
/// It is a depth-first proof-number search with a table of bounded size. A solver remembers what
/// it found for as long as it is asked about the same layout, so later questions of a game are
/// cheaper.
pub struct Solver {
    proofs: Table,
    distances: Table,
    game: Option<Game>,
    guess: Guess,
}

/// What makes two positions parts of one game, as far as the tables are concerned.
struct Game {
    tokens: [Option<Token>; 37],
    forbidden: Cell,
    forbidden_counts: bool,
}

impl Game {
    fn of(position: &Position) -> Self {
        Self {
            tokens: Cell::ALL.map(|cell| position.token_at(cell)),
            forbidden: position.forbidden(),
            forbidden_counts: position.options().forbidden_counts,
        }
    }

    /// Whether what was found in this game is true of the position's future as well: each token
    /// that is left lies where it did.
    fn covers(&self, position: &Position) -> bool {
        self.forbidden == position.forbidden()
            && self.forbidden_counts == position.options().forbidden_counts
            && position
                .tokens()
                .cells()
                .iter()
                .all(|cell| position.token_at(cell) == self.tokens[cell.index()])
    }
}

/// The value of a position for the side to move as a verdict.
pub(super) const fn verdict(value: i8) -> Verdict {
    match value {
        1 => Verdict::Win,
        0 => Verdict::Draw,
        _ => Verdict::Loss,
    }
}

/// The proof of a finished position, seen from the side to move.
pub(super) fn finished(position: &Position) -> Option<Proof> {
    let verdict = match position.outcome() {
        Outcome::Unknown => return None,
        Outcome::Draw => Verdict::Draw,
        Outcome::Decisive { winner, .. } if winner == position.side() => Verdict::Win,
        Outcome::Decisive { .. } => Verdict::Loss,
    };
    Some(Proof {
        verdict,
        plies: Some(0),
    })
}

impl Solver {
    /// A solver whose tables take at most `memory` mebibytes; a few kibibytes are always used.
    pub fn new(memory: usize) -> Self {
        Self::guessing(memory, Guess::Fitted)
    }

    /// The same with first numbers of its own.
    pub(super) fn guessing(memory: usize, guess: Guess) -> Self {
        Self {
            proofs: Table::new(memory - memory / 2),
            distances: Table::new(memory / 2),
            game: None,
            guess,
        }
    }

    /// Solves a position; with `shortest`, also how many plies the fastest win takes against the
    /// longest defence.
    pub fn solve(&mut self, position: &Position, shortest: bool, limits: &Limits) -> Solution {
        if let Some(proof) = finished(position) {
            return Solution {
                proof: Some(proof),
                nodes: 0,
                line: Vec::new(),
            };
        }
        self.remember_only(position);
        let layout = Layout::new(position);
        let state = layout.state(position);
        let mut meter = Meter::new(limits.clone());
        let mut prover = Prover::new(&layout, self.guess, &mut self.proofs, &mut meter);
        let Some(value) = prover.value(&state) else {
            return Solution {
                proof: None,
                nodes: meter.nodes(),
                line: Vec::new(),
            };
        };
        let mut distances = Distances {
            prover: &mut prover,
            table: &mut self.distances,
        };
        let plies = match (shortest, value) {
            (false, _) => None,
            // A draw fills the board.
            (true, 0) => Some(state.free.count_ones()),
            (true, _) => distances.plies(&state, value == 1),
        };
        let cells = match plies {
            Some(plies) if value != 0 => shortest_line(&mut distances, &state, value == 1, plies),
            _ => any_line(&mut prover, &state, value),
        };
        Solution {
            proof: Some(Proof {
                verdict: verdict(value),
                plies,
            }),
            nodes: meter.nodes(),
            line: cells.into_iter().filter_map(cell).collect(),
        }
    }

    /// A move that keeps what the position is worth to the side to move; `None` if it is lost
    /// anyway, if the game is over, or if the meter runs out.
    pub fn keeping_move(&mut self, position: &Position, meter: &mut Meter) -> Option<Cell> {
        if position.outcome().is_over() {
            return None;
        }
        let layout = Layout::new(position);
        let state = layout.state(position);
        let (_, kept) = self.value(position, &layout, &state, meter)?;
        cell(kept?)
    }

    /// The value of a position whose game goes on, for the side to move, and, unless it is lost,
    /// a move that keeps it; `None` if the meter runs out. `position` is any of the same game,
    /// not later than the state.
    pub(super) fn value(
        &mut self,
        position: &Position,
        layout: &Layout,
        state: &State,
        meter: &mut Meter,
    ) -> Option<(i8, Option<u8>)> {
        self.remember_only(position);
        let mut prover = Prover::new(layout, self.guess, &mut self.proofs, meter);
        kept(&mut prover, state)
    }

    /// Forgets what belongs to another game.
    fn remember_only(&mut self, position: &Position) {
        if !self.game.as_ref().is_some_and(|game| game.covers(position)) {
            self.proofs.clear();
            self.distances.clear();
            self.game = Some(Game::of(position));
        }
    }
}

/// The value for the side to move and, unless it is lost, a move that keeps it; `None` if the meter
/// runs out.
pub(super) fn kept<M: Memory>(
    prover: &mut Prover<'_, M>,
    state: &State,
) -> Option<(i8, Option<u8>)> {
    let value = prover.value(state)?;
    let outlook = prover.layout.outlook(state);
    let cell = match each(outlook.winning).next() {
        None if value >= 0 => Some(keeping(prover, state, outlook.safe, value)?),
        winning => winning,
    };
    Some((value, cell))
}

fn shortest_line(
    distances: &mut Distances<'_, '_>,
    state: &State,
    won: bool,
    plies: u32,
) -> Vec<u8> {
    let mut line = Vec::new();
    let (mut state, mut won) = (*state, won);
    for left in (1..=plies).rev() {
        let Some(cell) = distances.best(&state, won, left) else {
            break;
        };
        line.push(cell);
        state = distances.prover.layout.play(&state, cell);
        won = !won;
    }
    line
}

/// A line in which nobody gives away what the value promises.
fn any_line(prover: &mut Prover<'_>, state: &State, value: i8) -> Vec<u8> {
    let mut line = Vec::new();
    let (mut state, mut value) = (*state, value);
    loop {
        let outlook = prover.layout.outlook(&state);
        if let Some(cell) = each(outlook.winning).next() {
            line.push(cell);
            return line;
        }
        let Some(cell) = keeping(prover, &state, outlook.safe, value) else {
            return line;
        };
        line.push(cell);
        state = prover.layout.play(&state, cell);
        if state.legal == 0 {
            return line;
        }
        value = -value;
    }
}

/// A move that keeps the value.
fn keeping<M: Memory>(
    prover: &mut Prover<'_, M>,
    state: &State,
    safe: u64,
    value: i8,
) -> Option<u8> {
    if value == -1 {
        return each(safe).chain(each(state.legal)).next();
    }
    let after = |prover: &Prover<'_, M>, cell| prover.layout.play(state, cell);
    // What the search has just proven is still in the table, as a rule.
    let needs_win = value == 1;
    let remembered = each(safe).find(|&cell| {
        let next = after(prover, cell);
        next.legal != 0 && prover.first_look(&next, !needs_win).prevent == 0
    });
    remembered.or_else(|| {
        each(safe).find(|&cell| {
            let next = after(prover, cell);
            next.legal == 0 || prover.value(&next).is_some_and(|v| v <= -value)
        })
    })
}
