//! How nodes tell each other what happened: one trait, two buses.
//!
//! A bus may lose notes; nothing depends on them but speed, because everything that counts is in
//! the store. Whoever listens is told of a gap ([`Heard::Gap`]) and looks there. Jobs for engines
//! are a queue: a job that nobody finishes is given to somebody else.

mod local;
mod nats;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

pub use local::LocalBus;
pub use nats::NatsBus;

use crate::{Line, PersonId, TableId, Timestamp};

/// What a note is about: who listens to one topic hears nothing of the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// One table.
    Table(TableId),
    /// One person, on whatever node they are.
    Person(PersonId),
    /// The list of open and running tables.
    Lobby,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "note", rename_all = "lowercase")]
pub enum Note {
    /// To a table: its log has this many events now. `reload` if older events have changed too.
    Appended {
        /// The last number.
        number: u32,
        /// Whether to forget what is known.
        reload: bool,
    },
    /// To a table: somebody said something.
    Said {
        /// Who and what.
        line: Line,
    },
    /// To a table: so many sockets of somebody look at it from this node, at this moment.
    /// Repeated from time to time; a node that falls silent has none.
    Present {
        /// Which node.
        node: u64,
        /// Who; nobody in particular if they have not signed in.
        person: Option<PersonId>,
        /// How many sockets.
        sockets: u32,
        /// When they were counted.
        at: Timestamp,
    },
    /// To a table: somebody who plays there asked or did something without a socket.
    Visited {
        /// Who.
        person: PersonId,
        /// When.
        at: Timestamp,
    },
    /// To the lobby: a table came, went or changed.
    Listed {
        /// That table.
        table: TableId,
    },
    /// To a person: something at one of their tables concerns them (it began, it is their turn,
    /// they were asked to sit down, it is over).
    Concerns {
        /// That table.
        table: TableId,
    },
    /// To a person: they have to prove who they are again.
    SignedOut,
}

/// What a listener hears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A note.
    Note(Note),
    /// Some notes may have been lost: look into the store.
    Gap,
}

/// Somebody who listens to a topic.
#[async_trait]
pub trait Listener: Send {
    /// The next thing; `None` when the bus is closed for good.
    async fn hear(&mut self) -> Option<Heard>;
}

/// A machine is to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Job {
    /// The table it sits at.
    pub table: TableId,
    /// After which event: if the table has moved on, the job is void.
    pub number: u32,
}

/// A job that somebody has taken.
#[async_trait]
pub trait TakenJob: Send {
    /// The job itself.
    fn job(&self) -> Job;

    /// It is done, nobody else needs to. A job that is dropped instead comes back after a while.
    async fn done(self: Box<Self>);
}

/// Why a bus did not do it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct BusError(pub String);

/// How nodes tell each other what happened.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Tells everybody who listens to the topic, on all nodes, this one included. Never waits for
    /// a bus that cannot be reached; the note is lost then, and listeners hear of a gap later.
    async fn tell(&self, topic: Topic, note: &Note);

    /// Listens to a topic from now on: what is told after this has returned is heard, or there is
    /// a gap. So listen first, then look into the store.
    async fn listen(&self, topic: Topic) -> Result<Box<dyn Listener>, BusError>;

    /// Puts a job into the queue. A job that is there already, or that somebody has taken and not
    /// done, is not put in twice.
    async fn offer(&self, job: Job) -> Result<(), BusError>;

    /// Takes the next job, as soon as there is one, the oldest first; `None` when the bus is
    /// closed for good. No job is lost with somebody who stops waiting, but one may be overtaken.
    async fn take(&self) -> Option<Box<dyn TakenJob>>;

    /// Whether notes reach the other nodes at the moment.
    fn is_connected(&self) -> bool;

    /// Lets everybody who listens on this node hear of a gap: something happened that nobody told.
    fn doubt(&self);

    /// Lets go; whoever waits hears `None`.
    async fn close(&self);
}
