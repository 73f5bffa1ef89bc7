//! The verifier. It knows the rules and nothing else: somebody advises one side, every move of the
//! other is tried against that, and all of it has to end as well as was said. So it does not matter
//! who advises: bad advice is found out.

use std::collections::HashSet;

use kamidana_engine::{Limits, Meter, kamon::Solver};
use kamon::{Cell, Outcome, Position, Side};

use crate::failure::Failure;

/// Everything that can happen if one side follows advice.
struct Walk<A> {
    advised: Side,
    /// Whether a draw is not enough.
    needs_win: bool,
    advice: A,
    /// The positions from which all was tried.
    met: HashSet<Position>,
}

impl<A: FnMut(&Position) -> Option<Cell>> Walk<A> {
    fn prove(&mut self, position: &Position) -> Result<(), Failure> {
        let fails = match position.outcome() {
            Outcome::Unknown => false,
            Outcome::Draw if !self.needs_win => return Ok(()),
            Outcome::Decisive { winner, .. } if winner == self.advised => return Ok(()),
            _ => true,
        };
        if fails {
            return Err(Failure::input(format!(
                "wrong: the game ends as {position}"
            )));
        }
        if self.met.contains(position) {
            return Ok(());
        }
        let cells: Vec<Cell> = if position.side() == self.advised {
            (self.advice)(position).into_iter().collect()
        } else {
            position.legal_actions().collect()
        };
        if cells.is_empty() {
            return Err(Failure::input(format!("wrong: no move for {position}")));
        }
        for cell in cells {
            let mut next = *position;
            next.play(cell).map_err(Failure::input)?;
            self.prove(&next)?;
        }
        self.met.insert(*position);
        Ok(())
    }
}

/// Proves that a side wins, or if it `needs_win` not, draws at least, advised by a solver; how many
/// positions were met.
pub(super) fn prove_with_solver(
    position: &Position,
    advised: Side,
    needs_win: bool,
) -> Result<usize, Failure> {
    let mut solver = Solver::new(MEMORY);
    let mut walk = Walk {
        advised,
        needs_win,
        advice: |position: &Position| {
            solver.keeping_move(position, &mut Meter::new(Limits::default()))
        },
        met: HashSet::new(),
    };
    walk.prove(position)?;
    Ok(walk.met.len())
}

/// The memory of a solver, in mebibytes.
const MEMORY: usize = 1024;
