//! A table: its event log and the state that is a fold over it.

mod command;
mod decide;
mod event;
mod setup;
mod state;

#[cfg(test)]
mod tests;

pub use command::{Actor, Command, Refusal};
pub use event::{Ending, Event, How, Offer, Person, PersonId, Sitter, What};
pub use setup::{Setup, Wish};
pub use state::{Broken, Chair, Status, Table};
