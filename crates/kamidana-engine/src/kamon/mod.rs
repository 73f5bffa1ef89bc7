//! Kamon: an exact solver, an engine and players of eight levels.
//!
//! ```
//! use kamidana_engine::{Limits, Verdict, kamon::Solver};
//!
//! let position = "xxw3w5/xf2f3m1f4/ow1xl1of5/w4xxoom6c3/c5w6ox.c6/xom3c2k2/ow2xo w m5".parse()?;
//! let solution = Solver::new(16).solve(&position, true, &Limits::default());
//! let proof = solution.proof.ok_or("there was no limit")?;
//! assert_eq!((proof.verdict, proof.plies), (Verdict::Win, Some(1)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bits;
mod block;
mod board;
mod distance;
mod engine;
mod features;
mod guess;
mod look;
mod machine;
mod net;
mod outlook;
mod player;
mod proof;
#[cfg(not(target_family = "wasm"))]
mod samples;
#[cfg(not(target_arch = "wasm32"))]
mod shared;
#[cfg(not(target_family = "wasm"))]
mod simple;
mod solver;
mod table;
mod tree;
mod weights;

pub use engine::{Engine, MoveJudgement};
pub use features::FEATURES;
pub use machine::{Block, Machine};
pub use net::{HIDDEN, MIDDLE, Net, WEIGHED};
pub use outlook::{Placement, Placements};
pub use player::player;
#[cfg(not(target_family = "wasm"))]
pub use samples::{Sample, samples};
#[cfg(not(target_arch = "wasm32"))]
pub use shared::SharedSolver;
pub use solver::{Solution, Solver};
