//! Kamidana as a service: people, the lobby, sessions and limits; tasks around tables
//! ([`kamidana_table`]); stores and buses behind two small traits; HTTP and the socket.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod bus;
mod chat;
mod glimpses;
mod http;
mod hub;
pub mod limiter;
mod listed;
mod listen;
mod lobby;
mod message;
pub mod name;
mod online;
mod pages;
mod pairing;
pub mod password;
pub mod pool;
mod problem;
mod push;
pub mod random;
mod recent;
pub mod secret;
mod serve;
pub mod showcase;
mod site;
mod socket;
mod store;
mod time;

pub use bus::{Bus, BusError, Heard, Job, Listener, LocalBus, NatsBus, Note, TakenJob, Topic};
pub use http::{openapi, router};
pub use hub::{Call, Hub, HubError, Occasion, Watch, Watcher};
pub use kamidana_table::{
    Actor, Broken, Chair, Clock, Command, Company, Decision, EndReason, Ending, Event, EventKind,
    Glimpse, Have, Kind, Ladder, Offer, OfferProblem, Outage, ParseTableIdError, Person, PersonId,
    Rating, RatingChange, Reading, Refusal, RoundTrips, SeatRating, SeatState, Secrets, Setup,
    SetupProblem, Sitter, Speed, Stage, StandingOffer, Status, Step, Summary, Table, TableId,
    TableState, TimeControl, Timestamp, Wanted, Wish, rating,
};
pub use lobby::Lobby;
pub use message::{FromClient, FromServer, Listed, Progress, Text};
pub use pages::{ExportError, ExportSettings, SiteFile, site_files};
pub use problem::Problem;
pub use push::PushSettings;
pub use serve::{Database, ServeError, ServeSettings, serve};
pub use site::{Site, SiteSettings};
pub use store::{
    Account, Append, ChatStore, FollowStore, Found, Key, KeyStore, Line, NewName, PartnerTally,
    PeopleStore, PersonChange, PostgresStore, PushStore, PushSubscription, RatingStore, Report,
    SqliteStore, Store, StoreError, Stored, TableQuery, TableStore, Tally, backup,
};
pub use time::now;

#[cfg(test)]
mod tests {
    use kamidana_engine::Level;
    use kamidana_game::{Options, games};

    use crate::{Setup, Wish};

    /// A table knows no machines, so it says for itself which levels there are.
    #[test]
    fn a_table_can_be_set_up_with_exactly_the_levels_that_machines_have() {
        for &game in games() {
            let others = game.seats(&Options::defaults(game.options())) - 1;
            for level in 0..=u8::MAX {
                let machines = (0..others).map(|_| Wish::Level { level });
                let setup = Setup {
                    seats: [Wish::ME].into_iter().chain(machines).collect(),
                    ..Setup::against_level(game.id(), level)
                };
                assert_eq!(
                    setup.check().is_ok(),
                    Level::new(level).is_some(),
                    "{level}"
                );
            }
        }
    }
}
