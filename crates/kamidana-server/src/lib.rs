//! Kamidana as a service: people, the lobby, sessions and limits; tasks around tables
//! ([`kamidana_table`]); stores and buses behind two small traits; HTTP and the socket.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod bus;
mod chat;
mod http;
mod hub;
pub mod limiter;
mod lobby;
mod message;
pub mod name;
mod pages;
mod pairing;
pub mod password;
pub mod pool;
mod problem;
pub mod random;
pub mod secret;
mod serve;
mod site;
mod socket;
mod store;
mod time;

pub use bus::{Bus, BusError, Heard, Job, Listener, LocalBus, NatsBus, Note, TakenJob, Topic};
pub use http::{openapi, router};
pub use hub::{Hub, HubError, Watch, Watcher};
pub use kamidana_table::{
    Actor, Broken, Chair, Clock, Command, Decision, EndReason, Ending, Event, EventKind, Kind,
    Ladder, Offer, Outage, ParseTableIdError, Person, PersonId, Rating, RatingChange, Reading,
    Refusal, RoundTrips, Secrets, Setup, Sitter, Speed, Stage, Status, Step, Summary, Table,
    TableId, TimeControl, Timestamp, Wish, rating,
};
pub use lobby::Lobby;
pub use message::{
    FromClient, FromServer, Have, SeatState, StandingOffer, TableState, Text, Wanted,
};
pub use problem::Problem;
pub use serve::{Database, ServeError, ServeSettings, serve};
pub use site::{Site, SiteSettings};
pub use store::{
    Account, Append, ChatStore, Key, KeyStore, Line, PeopleStore, PostgresStore, RatingStore,
    Report, SqliteStore, Store, StoreError, Stored, TableQuery, TableStore,
};
pub use time::now;
