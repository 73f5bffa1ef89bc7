//! Kamisado: an exact solver of rounds, an engine for whole matches, and players of eight levels.
//!
//! Two verdicts are kept apart. The *round* verdict says who wins the round being played; it is
//! nearly always in reach. The *match* verdict ([`Engine::solve_match`]) says who wins the match;
//! it is proven only near its end.
//!
//! ```
//! use kamidana_engine::{Limits, Verdict, kamisado::Solver};
//!
//! let start = kamisado::Round::default();
//! let solution = Solver::new(16).solve(&start, false, &Limits::default());
//! let proof = solution.proof.ok_or("there was no limit")?;
//! assert_eq!(proof.verdict, Verdict::Win);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod aims;
#[cfg(not(target_family = "wasm"))]
mod alphabeta;
mod defence;
mod engine;
mod equity;
mod estimate;
mod fills;
mod goal;
mod guess;
mod key;
mod machine;
mod match_solution;
mod moves;
mod openings;
mod outlook;
mod player;
mod prover;
mod search;
mod set_up;
mod sight;
#[cfg(not(target_family = "wasm"))]
mod simple;
mod skill;
mod solver;
mod steering;
mod step;
mod strategy;
mod streak;
mod table;
mod threats;

#[cfg(not(target_family = "wasm"))]
pub use alphabeta::AlphaBeta;
pub use engine::{ActionJudgement, Engine};
pub use goal::Results;
pub use machine::{Machine, Threats};
pub use match_solution::MatchSolution;
pub use openings::{Maker, Opening, Openings, OpeningsError, Pass};
pub use outlook::{Landing, Landings};
pub use player::player;
pub use solver::{Solution, Solver};
pub use threats::poisoned_squares;
