//! The verifier. It knows the rules and nothing else: somebody advises one side, every move of the
//! other is tried against that, and all of it has to end as well as was said. So it does not matter
//! who advises: bad advice is found out.

use kamidana_engine::{Limits, Meter, kamon::Solver};
use kamon::{Cell, Outcome, Position, Side};

use super::met::Met;
use crate::failure::Failure;

/// Everything that can happen if one side follows advice.
struct Walk<A> {
    advised: Side,
    /// Whether a draw is not enough.
    needs_win: bool,
    advice: A,
    /// The positions from which all was tried.
    met: Met,
    /// How many that were, those among them twice that were forgotten.
    count: usize,
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
        self.met.insert(position);
        self.count += 1;
        Ok(())
    }
}

/// Proves that a side wins, or if it `needs_win` not, draws at least, advised by a solver, with so many
/// mebibytes; how many positions were met.
pub(super) fn prove_with_solver(
    position: &Position,
    advised: Side,
    needs_win: bool,
    memory: usize,
) -> Result<usize, Failure> {
    // Half of it is for ways that are the shortest, which nobody asks for here.
    let mut solver = Solver::new(memory);
    let mut walk = Walk {
        advised,
        needs_win,
        advice: |position: &Position| {
            solver.keeping_move(position, &mut Meter::new(Limits::default()))
        },
        met: Met::new(memory / 2),
        count: 0,
    };
    walk.prove(position)?;
    Ok(walk.count)
}
