//! Questions about games that no table is needed for, and their answers as JSON.
//!
//! The server answers them over HTTP, a browser answers them itself: both ask this crate, so both say
//! the same. It knows nothing of networks, threads, or who asks.
//!
//! | what | question | answer |
//! |---|---|---|
//! | which games there are | | [`GameState`] |
//! | a position or a record, step by step | [`Subject`] | [`Study`] |
//! | what engines think of it | [`Enquiry`] | lines that get better: [`Lines`] |
//! | whether a game was dealt fairly | [`Evidence`] | [`Finding`] |
//!
//! `schema` describes them for OpenAPI; it needs `utoipa`.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod deals;
mod enquiry;
mod games;
mod lines;
mod search;
mod study;
mod walk;

pub use deals::{CheckedDeal, Evidence, Finding};
pub use enquiry::{Asked, Enquiry};
pub use games::GameState;
pub use lines::Lines;
pub use search::{Analysis, Update, cut};
pub use study::{MOST_STEPS, Study, StudyStep};
pub use walk::Subject;
