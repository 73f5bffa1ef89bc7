//! A table: its event log and the state that is a fold over it.

mod command;
mod decide;
mod event;
mod record;
mod setup;
mod state;
mod summary;

#[cfg(test)]
mod tests;

pub use command::{Actor, Command, Refusal};
pub use event::{Ending, Event, How, Offer, Person, Sitter, What};
pub use record::Step;
pub use setup::{Setup, Wish};
pub use state::{Broken, Chair, Status, Table};
pub use summary::{Stage, Summary};
