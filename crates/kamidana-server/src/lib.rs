//! Tables, seats, clocks and people.
//!
//! A table is its event log: a numbered, append-only list of what happened, over which its state
//! is a fold ([`Table`]). What somebody wants is a [`Command`]; [`Table::decide`] turns it into
//! events or refuses it, and changes nothing. All of that is pure: time comes in as a value
//! ([`Timestamp`]), chance as a seed.
//!
//! ```
//! use kamidana_server::{Actor, Command, Person, Setup, Table, Timestamp};
//! use kamidana_game::Seed;
//!
//! let now = Timestamp::from_millis(0);
//! let amy = Person::new(1, "Amy");
//! let mut table = Table::create(Setup::against_level("kamisado", 3), &amy, Seed::new([7; 32]), now)?;
//! let actor = Actor::Person(amy.id);
//! for event in table.decide(actor, &Command::act(None, "d1d5"), now)? {
//!     table.apply(&event)?;
//! }
//! assert_eq!(table.actions(), ["d1d5"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod bus;
mod chat;
mod clock;
mod http;
mod hub;
mod id;
mod lag;
pub mod limiter;
mod lobby;
mod message;
pub mod name;
mod pages;
mod pairing;
pub mod password;
pub mod pool;
mod problem;
pub mod rating;
pub mod secret;
mod serve;
mod shapes;
mod site;
mod socket;
mod store;
mod table;
mod time;

pub use bus::{Bus, BusError, Heard, Job, Listener, LocalBus, NatsBus, Note, TakenJob, Topic};
pub use clock::{Clock, Reading, Speed, TimeControl};
pub use http::{openapi, router};
pub use hub::{Hub, HubError, Watch, Watcher};
pub use id::{NoTableId, PersonId, TableId};
pub use lobby::Lobby;
pub use message::{FromClient, FromServer, Have, SeatState, StandingOffer, TableState, Wanted};
pub use problem::Problem;
pub use serve::{Database, ServeError, ServeSettings, serve};
pub use site::{Site, SiteSettings};
pub use store::{
    Account, Append, ChatStore, Key, KeyStore, Kind, Ladder, Line, PeopleStore, PostgresStore,
    Rating, RatingChange, RatingStore, Report, SqliteStore, Store, StoreError, Stored, TableQuery,
    TableStore,
};
pub use table::{
    Actor, Broken, Chair, Command, Ending, Event, How, Offer, Person, Refusal, Setup, Sitter,
    Stage, Status, Step, Summary, Table, What, Wish,
};
pub use time::Timestamp;
