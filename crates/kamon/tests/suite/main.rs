//! The tests of the rules, one subject a file. They share one binary, which links once: that is
//! what makes mutation testing bearable.

mod cells;
mod ends;
mod errors;
mod fast_and_naive;
mod golden;
mod moves;
mod naive;
mod perft_files;
mod properties;
mod scenes;
#[cfg(feature = "serde")]
mod serialisation;
mod sheets;
mod statistics;
mod symmetries;
mod winning_cells;
