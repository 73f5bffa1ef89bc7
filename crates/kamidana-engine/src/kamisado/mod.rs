//! Kamisado: an exact solver of rounds.
//!
//! ```
//! use kamidana_engine::{Limits, Verdict, kamisado::{Question, Solver}};
//!
//! let start = kamisado::Round::default();
//! let solution = Solver::new(16).solve(&start, Question::Verdict, &Limits::default());
//! let proof = solution.proof.ok_or("there was no limit")?;
//! assert_eq!(proof.verdict, Verdict::Win);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod key;
mod prover;
mod solver;
mod table;

pub use prover::poisoned_squares;
pub use solver::{Question, Solution, Solver};
