//! A table is its event log: a numbered, append-only list of what happened, over which its state
//! is a fold ([`Table`]).
//!
//! What somebody wants is a [`Command`]; [`Table::decide`] refuses it and changes nothing, or
//! moves the table on and says which events did that. Nothing here knows sockets, stores or
//! threads: time comes in as a value ([`Timestamp`]), chance as a seed, so that the same table
//! runs on a server and in a browser.
//!
//! ```
//! use kamidana_game::{Seed, games};
//! use kamidana_table::{Actor, Command, Person, Setup, Table, Timestamp};
//!
//! let now = Timestamp::from_millis(0);
//! let amy = Person::new(1, "Amy");
//! let setup = Setup::against_level(games()[0].id(), 3);
//! let mut log = Table::open(setup, &amy, Seed::new([7; 32]), now)?;
//! let mut table = Table::fold(&log)?;
//!
//! let action = "d1d5"; // One of the choices of Amy's view.
//! let decision = table.decide(Actor::Person(amy.id), &Command::act(None, action), now)?;
//! log.extend(decision.events);
//!
//! assert_eq!(table.actions(), [action]);
//! assert_eq!(Table::fold(&log)?.actions(), [action]); // The log says it all.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! `schema` describes the types that leave a table for OpenAPI; it needs `utoipa`.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod clock;
mod command;
mod decide;
mod event;
mod id;
mod lag;
mod practice;
mod queries;
pub mod rating;
mod record;
mod retrace;
mod secrets;
mod setup;
mod state;
mod summary;
mod table;
mod time;
mod wanted;

#[cfg(test)]
mod tests;

pub use clock::{Clock, Reading, Speed, TimeControl};
pub use command::{Actor, Command, OfferProblem, Refusal, SetupProblem};
pub use decide::Decision;
pub use event::{EndReason, Ending, Event, EventKind, Kind, Offer, Person, Sitter};
pub use id::{ParseTableIdError, PersonId, TableId};
pub use lag::{MOST_FORGIVEN, RoundTrips};
pub use practice::PracticeTurn;
pub use rating::{Ladder, Rating, RatingChange};
pub use record::Step;
pub use secrets::Secrets;
pub use setup::{Setup, Wish};
pub use state::{Company, Glimpse, Have, SeatRating, SeatState, StandingOffer, TableState};
pub use summary::{Stage, Summary};
pub use table::{Broken, Chair, Status, Table, Undo};
pub use time::{Outage, Timestamp};
pub use wanted::Wanted;
