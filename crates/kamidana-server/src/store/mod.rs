//! Where everything is kept: one trait, two stores.
//!
//! A store keeps the event logs of tables and, with them, what lists need ([`Summary`]); people,
//! their keys and ratings; what was said. The unique number of an event is the only lock: of two
//! that append the same number one is told [`StoreError::Taken`], looks again and decides anew.
//! When a call returns, what it wrote is durable.

mod backend;
pub mod backup;
mod copy;
mod entry;
mod follows;
mod people;
mod postgres;
mod push;
mod search;
mod session;
mod sqlite;
mod tables;
mod tallies;
mod uptime;
mod writer;

use async_trait::async_trait;
use futures::stream::BoxStream;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use utoipa::ToSchema;

pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;

use crate::{
    Event, Kind, Ladder, Person, PersonId, Rating, RatingChange, Stage, Summary, TableId, Timestamp,
};

/// What goes into the log of a table at once, or not at all.
#[derive(Clone, Debug)]
pub struct Append {
    /// The events, with numbers that follow each other. Not empty.
    pub events: Vec<Event>,
    /// The table after them.
    pub summary: Summary,
    /// When somebody has to look at the table again, whoever it is: a flag falls, a machine is to
    /// move. `None` if it can rest.
    pub wake: Option<Timestamp>,
    /// What the end of a rated game changes; it also goes into the history. If a rating counts
    /// another number of games by now, everything fails with [`StoreError::Stale`].
    pub ratings: Vec<RatingChange>,
}

/// Which tables are asked for; what is left out does not matter.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TableQuery {
    /// How far they are.
    pub stage: Option<Stage>,
    /// Only those that everybody may find.
    pub public_only: bool,
    /// The id of the game.
    pub game: Option<String>,
    /// [`Summary::mode`].
    pub mode: Option<String>,
    /// Somebody sits there.
    pub person: Option<PersonId>,
    /// Somebody set it up, sits or sat there, or was asked to.
    pub concerned: Option<PersonId>,
    /// That person won (`Some(true)`), or the game ended and they did not (`Some(false)`).
    pub won: Option<bool>,
    /// How the game ended: `played`, `resigned` and so on.
    pub how: Option<String>,
    /// Whether it counts for the ratings.
    pub rated: Option<bool>,
    /// Changed last then or later.
    pub from: Option<Timestamp>,
    /// Changed last before.
    pub to: Option<Timestamp>,
    /// Go on after this place: [`Found::next`] of the last answer.
    pub after: Option<(Timestamp, TableId)>,
    /// The most to return.
    pub limit: u32,
}

/// Some of the tables asked for, and where to go on.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Found {
    /// Those changed last first.
    pub tables: Vec<Summary>,
    /// For [`TableQuery::after`] of the next search, if there may be more. There may be even if
    /// fewer tables than wanted were found, or none: one search looks only so far.
    pub next: Option<(Timestamp, TableId)>,
}

/// How many of somebody's games ended how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Tally {
    /// The id of the game.
    pub game: String,
    /// [`Summary::mode`].
    pub mode: String,
    /// Their seat.
    pub seat: u32,
    /// How many there were.
    pub played: u32,
    /// How many of them they won.
    pub won: u32,
    /// How many nobody won.
    pub drawn: u32,
}

/// How the games ended that somebody played together with somebody else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PartnerTally {
    /// The partner's name.
    pub name: String,
    /// The id of the game.
    pub game: String,
    /// How many games there were.
    pub played: u32,
    /// How many of them they won.
    pub won: u32,
}

/// What changes in an account; what is left out stays as it is, whoever changes it meanwhile.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PersonChange {
    /// What they are called from now on.
    pub name: Option<NewName>,
    /// What a guest would like to be called, or nothing any more.
    pub nickname: Option<Option<String>>,
    /// Guest, member or bot.
    pub kind: Option<Kind>,
    /// The hash of the password, or none any more.
    pub password: Option<Option<String>>,
    /// Whether they look after the site.
    pub admin: Option<bool>,
    /// Since when they may not play, or that they may.
    pub banned: Option<Option<Timestamp>>,
    /// Only if they are still this; [`StoreError::Stale`] if they are not.
    pub only_if_kind: Option<Kind>,
    /// Only if this is still their password; [`StoreError::Stale`] if it is not.
    pub only_if_password: Option<Option<String>>,
}

/// Another name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewName {
    /// The name.
    pub name: String,
    /// What names that look the same have in common.
    pub skeleton: String,
    /// When it is taken: names that are reserved then cannot be.
    pub at: Timestamp,
    /// Until when nobody can take the old one.
    pub old_reserved_until: Option<Timestamp>,
}

/// Somebody who has an account, or plays as a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Account {
    /// The same for ever, whatever they are called.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// What names that look the same have in common: no two accounts share it.
    pub skeleton: String,
    /// What a guest would like to be called instead; several may share it.
    #[serde(default)]
    pub nickname: Option<String>,
    /// Guest, member or bot.
    pub kind: Kind,
    /// The hash of the password, in the PHC format; guests have none.
    pub password: Option<String>,
    /// Whether they look after the site.
    pub admin: bool,
    /// Since when they are here.
    pub created: Timestamp,
    /// Since when they may not play, if so.
    pub banned: Option<Timestamp>,
}

impl Account {
    /// Who, and what they are called.
    pub fn person(&self) -> Person {
        Person {
            id: self.id,
            name: self.name.clone(),
            account: self.kind,
            nickname: self.nickname.clone(),
        }
    }
}

/// What opens an account: a session in a browser or a token of a program. Only its hash is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Key {
    /// SHA-256 of the secret, in hexadecimal digits.
    pub hash: String,
    /// Which of the person's keys, to end it: random, no secret.
    pub id: String,
    /// Whose account it opens.
    pub person: PersonId,
    /// What it may be used for; `None` for a session, which may do everything.
    pub scopes: Option<Vec<String>>,
    /// What the person calls it, or which browser it was.
    pub label: String,
    /// Since when it works.
    pub created: Timestamp,
    /// When it was used last, roughly.
    pub seen: Timestamp,
    /// When it stops to work.
    pub expires: Timestamp,
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Line {
    /// Its number at the table, from 1.
    pub number: u32,
    /// When it was said.
    pub at: Timestamp,
    /// Who said it.
    pub person: PersonId,
    /// Their name then.
    pub name: String,
    /// What a guest would like to be called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nickname: Option<String>,
    /// What they said.
    pub text: String,
}

/// Something that somebody should look at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Report {
    /// When it was sent.
    pub at: Timestamp,
    /// Who sent it.
    pub by: PersonId,
    /// The table where it happened.
    pub table: TableId,
    /// Who is said to have done it.
    pub about: PersonId,
    /// What they are said to have done.
    pub text: String,
}

/// A browser that can be told something while no page is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushSubscription {
    /// A hash of the endpoint.
    pub id: String,
    /// Whose browser it is.
    pub person: PersonId,
    /// The id of the key it was made with; it ends with it.
    pub session: String,
    /// Where messages for it are handed in.
    pub endpoint: String,
    /// The browser's public key, in base64url.
    pub p256dh: String,
    /// What else only the browser and we know, in base64url.
    pub auth: String,
    /// The language it is read in.
    pub language: String,
    /// When it was made.
    pub created: Timestamp,
}

/// Why a store did not do it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else appended an event with this number.
    #[error("the number of the event is taken")]
    Taken,
    /// A rating has changed meanwhile.
    #[error("a rating has changed meanwhile")]
    Stale,
    /// The name, or one that looks like it, belongs to somebody.
    #[error("the name is taken")]
    NameTaken,
    /// What the store holds cannot be read here: it is damaged, or a newer version wrote it.
    #[error("{0}")]
    Unreadable(String),
    /// The disk is full or cannot be written: nothing was done, reading goes on.
    #[error("{0}")]
    Unwritable(String),
    /// Too many search at once, or a search took too long.
    #[error("too much is searched at the moment")]
    Busy,
    /// The store cannot be reached, or did not do it.
    #[error("{0}")]
    Unavailable(String),
}

/// The result of asking a store.
pub type Stored<T> = Result<T, StoreError>;

/// The event logs of tables, and what lists need of them.
#[async_trait]
pub trait TableStore: Send + Sync {
    /// Appends events; all of it or nothing.
    async fn append(&self, append: Append) -> Stored<()>;

    /// The events of a table after this number, in order; none if there is no such table.
    async fn events(&self, table: TableId, after: u32) -> Stored<Vec<Event>>;

    /// The first of the tables asked for, those changed last first: for short lists that the
    /// server itself needs. If no index knows what is asked for, only the last few thousand tables
    /// are looked at.
    async fn tables(&self, query: &TableQuery) -> Stored<Vec<Summary>>;

    /// The tables asked for, page by page, those changed last first: for what people look for. Only
    /// a few search at once, and for a short time; the others wait or are told
    /// [`StoreError::Busy`]. Nothing else waits for them.
    async fn search(&self, query: &TableQuery) -> Stored<Found>;

    /// How the database goes about such a search, and about reading a ladder: each statement with
    /// its plan, in the database's own words.
    async fn search_plans(&self, query: &TableQuery) -> Stored<Vec<(String, String)>>;

    /// How many tables that everybody may find wait for players, and how many are being played.
    async fn count_listed(&self) -> Stored<(u32, u32)>;

    /// The tables that somebody has to look at by now, those waiting longest first.
    async fn due(&self, now: Timestamp, limit: u32) -> Stored<Vec<TableId>>;

    /// The tables in which something happened since then, with their last numbers.
    async fn changed(&self, since: Timestamp) -> Stored<Vec<(TableId, u32)>>;

    /// Leaves a sign of life, if a clock runs at any table: some node is there now, and this one
    /// has been since then. When the life began of which this is the last sign; every gap between
    /// two [`lives`](TableStore::lives) is a time in which nobody could play.
    async fn beat(&self, since: Timestamp, now: Timestamp) -> Stored<Option<Timestamp>>;

    /// From when until when some node was there, the oldest first. What is older than any turn can
    /// last is forgotten.
    async fn lives(&self) -> Stored<Vec<(Timestamp, Timestamp)>>;

    /// Whether another process has written since this was asked last, such as `kamidana admin`.
    /// A store that several nodes share leaves it to their bus to tell.
    async fn intruded(&self) -> Stored<bool>;
}

/// Accounts.
#[async_trait]
pub trait PeopleStore: Send + Sync {
    /// Somebody new; [`StoreError::NameTaken`] if the skeleton belongs to somebody, or did not long
    /// ago.
    async fn add_person(&self, account: &Account) -> Stored<()>;

    /// Somebody by id.
    async fn person(&self, id: PersonId) -> Stored<Option<Account>>;

    /// Somebody by the skeleton of the name.
    async fn named(&self, skeleton: &str) -> Stored<Option<Account>>;

    /// Changes an account. If the name has changed, it also changes in the events and summaries of
    /// all their tables and in what they said; these tables are returned, so that whoever holds
    /// them in memory can load them again.
    async fn change_person(&self, id: PersonId, change: PersonChange) -> Stored<Vec<TableId>>;
}

/// What opens accounts.
#[async_trait]
pub trait KeyStore: Send + Sync {
    /// A new key.
    async fn add_key(&self, key: &Key) -> Stored<()>;

    /// The key with this hash and whose it is, if it has not expired.
    async fn key(&self, hash: &str, now: Timestamp) -> Stored<Option<(Key, Account)>>;

    /// Remembers that a key was used; a session then lasts until `session_expires`.
    async fn touch_key(&self, hash: &str, now: Timestamp, session_expires: Timestamp)
    -> Stored<()>;

    /// Somebody's keys that have not expired, the newest first.
    async fn keys_of(&self, person: PersonId, now: Timestamp) -> Stored<Vec<Key>>;

    /// Ends a key; `false` if there is no such. Without an id, all of that person's.
    async fn end_keys(&self, person: PersonId, id: Option<&str>) -> Stored<bool>;

    /// Deletes keys that have expired and lets names go that were reserved until now; how many.
    async fn forget_expired(&self, now: Timestamp) -> Stored<u64>;
}

/// How strong people are. Ratings change with [`TableStore::append`].
#[async_trait]
pub trait RatingStore: Send + Sync {
    /// The ratings of somebody.
    async fn ratings_of(&self, person: PersonId) -> Stored<Vec<Rating>>;

    /// All ratings of these people, in any order.
    async fn ratings_of_all(&self, people: &[PersonId]) -> Stored<Vec<Rating>>;

    /// The ratings of these people on one ladder, in any order; new people have none.
    async fn ratings(&self, people: &[PersonId], ladder: &Ladder) -> Stored<Vec<Rating>>;

    /// How a rating changed: the ratings after each of the last `limit` games before game number
    /// `before`, with the table and whether everybody may find it, oldest first.
    async fn rating_history(
        &self,
        person: PersonId,
        ladder: &Ladder,
        before: Option<u32>,
        limit: u32,
    ) -> Stored<Vec<(TableId, bool, Rating)>>;

    /// How somebody's last games ended, seat by seat: those that everybody may find, or all.
    async fn tallies(&self, person: PersonId, public_only: bool) -> Stored<Vec<Tally>>;

    /// How those of somebody's last games ended in which somebody else was on another side.
    async fn tallies_against(&self, person: PersonId, other: PersonId) -> Stored<Vec<Tally>>;

    /// With whom somebody won and lost most often of their last games: those that everybody may
    /// find, or all. `kinds` are the games, each with its mode, in which two teams play. Guests come
    /// and go and are not told apart for long.
    async fn tallies_with_partners(
        &self,
        person: PersonId,
        kinds: &[(String, String)],
        public_only: bool,
        limit: u32,
    ) -> Stored<Vec<PartnerTally>>;

    /// The highest ratings of a ladder whose deviation is at most this.
    async fn top(
        &self,
        ladder: &Ladder,
        deviation: f64,
        limit: u32,
    ) -> Stored<Vec<(String, Rating)>>;
}

/// What was said, who does not want to hear whom, and reports.
#[async_trait]
pub trait ChatStore: Send + Sync {
    /// Keeps what was said, and gives it its number.
    async fn say(&self, table: TableId, line: Line) -> Stored<Line>;

    /// What was said at a table after this number, the last `limit` lines of it, in order.
    async fn said(&self, table: TableId, after: u32, limit: u32) -> Stored<Vec<Line>>;

    /// Everything somebody said, for their export.
    async fn said_by(&self, person: PersonId) -> Stored<Vec<(TableId, Line)>>;

    /// Mutes somebody for somebody, or no longer.
    async fn mute(&self, person: PersonId, other: PersonId, muted: bool) -> Stored<()>;

    /// Whom somebody does not want to hear.
    async fn muted(&self, person: PersonId) -> Stored<Vec<PersonId>>;

    /// Keeps a report.
    async fn report(&self, report: &Report) -> Stored<()>;

    /// All reports, the newest first.
    async fn reports(&self, limit: u32) -> Stored<Vec<Report>>;
}

/// Who follows whom, and who is here.
#[async_trait]
pub trait FollowStore: Send + Sync {
    /// Somebody follows somebody, or no longer.
    async fn follow(&self, person: PersonId, other: PersonId, follows: bool) -> Stored<()>;

    /// Whom somebody follows, by name, and when each had a connection last.
    async fn following(&self, person: PersonId) -> Stored<Vec<(Account, Option<Timestamp>)>>;

    /// Nobody follows them any more, and they follow nobody.
    async fn forget_follows(&self, person: PersonId) -> Stored<()>;

    /// Remembers that these people have connections now.
    async fn note_online(&self, people: Vec<PersonId>, now: Timestamp) -> Stored<()>;
}

/// Browsers that are told something while no page is open.
#[async_trait]
pub trait PushStore: Send + Sync {
    /// Keeps a subscription, in place of one with the same id; of the person's others at most so
    /// many stay, the newest.
    async fn subscribe(&self, subscription: PushSubscription, most: u32) -> Stored<()>;

    /// Ends a subscription; `false` if there is no such.
    async fn unsubscribe(&self, person: PersonId, id: &str) -> Stored<bool>;

    /// The subscriptions of somebody.
    async fn subscriptions(&self, person: PersonId) -> Stored<Vec<PushSubscription>>;

    /// The site's secret with this name: the offered one, unless there is one already.
    async fn site_key(&self, name: &str, offered: &str) -> Stored<String>;
}

/// Where everything is kept.
#[async_trait]
pub trait Store:
    TableStore
    + PeopleStore
    + KeyStore
    + RatingStore
    + ChatStore
    + FollowStore
    + PushStore
    + Send
    + Sync
    + 'static
{
    /// Everything, row by row, as it was at one moment, while others go on writing: each row is a
    /// JSON object with the name of its relation and its columns.
    async fn dump(&self) -> Stored<BoxStream<'static, Stored<Value>>>;

    /// Writes rows that [`Store::dump`] gave into a store that is empty.
    async fn restore(&self, rows: BoxStream<'static, Stored<Value>>) -> Stored<u64>;

    /// Whether it answers.
    async fn ping(&self) -> Stored<()>;

    /// Finishes what was begun and lets go.
    async fn close(&self);
}

/// What both stores keep as JSON.
fn json(value: &impl Serialize) -> Stored<String> {
    serde_json::to_string(value).map_err(|error| StoreError::Unavailable(error.to_string()))
}

/// What JSON of a store says.
fn from_json<T: DeserializeOwned>(text: &str) -> Stored<T> {
    let unread = |error| StoreError::Unreadable(format!("the store holds bad JSON: {error}"));
    serde_json::from_str(text).map_err(unread)
}

/// What JSON writes as one word, without its quotes.
fn word(value: &impl Serialize) -> Stored<String> {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => Ok(word),
        _ => Err(StoreError::Unavailable("this is more than a word".into())),
    }
}

/// What such a word says.
fn from_word<T: DeserializeOwned>(word: String) -> Stored<T> {
    let unread = |error| StoreError::Unreadable(format!("the store holds a bad word: {error}"));
    serde_json::from_value(Value::String(word)).map_err(unread)
}
