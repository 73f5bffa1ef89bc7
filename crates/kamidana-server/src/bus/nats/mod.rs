//! The bus of many nodes: a NATS server, or several.
//!
//! Every topic is a subject. Notes go out through an [outbox] that remembers which topics missed
//! one, jobs lie in a [queue](jobs) that the servers keep.

mod jobs;
mod outbox;

use std::{sync::Arc, time::Duration};

use async_nats::{Client, ConnectOptions, Event, ServerAddr, Subscriber, connection::State};
use async_trait::async_trait;
use futures::StreamExt;
use tokio::{
    sync::{Notify, broadcast, watch},
    time::timeout,
};
use tokio_util::{
    sync::{CancellationToken, DropGuard},
    task::{AbortOnDropHandle, TaskTracker},
};

use self::{jobs::Jobs, outbox::Outbox};
use super::{Bus, BusError, Heard, Job, Listener, Note, TakenJob, Topic};

/// How long the servers may take for an answer.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(2);

/// How often to ask whether a server is still there; it is given up after two answers missed.
const PING_INTERVAL: Duration = Duration::from_secs(5);

/// How long to wait at most before another attempt to reach a server.
const LONGEST_RECONNECT_PAUSE: Duration = Duration::from_secs(1);

/// How many notes wait for a listener before it hears of a gap instead.
const NOTES_WAITING: usize = 64;

/// How many messages the client takes before it makes its callers wait. It allocates for those
/// that are there, not for all.
const CLIENT_CAPACITY: usize = 1 << 16;

/// Tells over NATS. Dropping it closes it.
#[derive(Debug)]
pub struct NatsBus {
    client: Client,
    prefix: Arc<str>,
    outbox: Outbox,
    jobs: Jobs,
    /// Counts the moments at which notes to this node may have been lost.
    gaps: watch::Receiver<u64>,
    doubts: watch::Sender<u64>,
    closed: CancellationToken,
    tasks: TaskTracker,
    _close_on_drop: DropGuard,
}

impl NatsBus {
    /// Goes on to the bus at this address (or these, separated by commas). All that nodes of one
    /// site tell each other begins with the same `prefix` of letters, digits, `-` and `_`.
    ///
    /// A server that cannot be reached now is tried again until it can; see
    /// [`Bus::is_connected`].
    pub async fn connect(url: &str, prefix: &str) -> Result<Self, BusError> {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        if prefix.is_empty() || !prefix.chars().all(is_plain) {
            return Err(BusError(format!(
                "{prefix:?} is no prefix: letters, digits, - and _ make one"
            )));
        }
        let servers: Vec<ServerAddr> = url
            .split(',')
            .map(|one| one.trim().parse())
            .collect::<Result<_, _>>()
            .map_err(|why| failed("a server's address is wrong", &why))?;

        let (gap, mut gaps) = watch::channel(0);
        let connected = Arc::new(Notify::new());
        let client = options(connected.clone(), gap.clone())
            .connect(servers)
            .await
            .map_err(|why| failed("the bus cannot be used", &why))?;
        let closed = CancellationToken::new();
        let tasks = TaskTracker::new();
        let prefix: Arc<str> = prefix.into();
        let doubts = gap.clone();
        let (outbox, postman) =
            outbox::new(client.clone(), Arc::clone(&prefix), gap, closed.clone()).await?;
        tasks.spawn(postman.run(connected));
        // A server that is there is used from the first note on.
        let _ = timeout(LONGEST_RECONNECT_PAUSE, gaps.changed()).await;
        Ok(Self {
            jobs: Jobs::new(client.clone(), &prefix, gaps.clone(), closed.clone()),
            client,
            prefix,
            outbox,
            gaps,
            doubts,
            tasks,
            _close_on_drop: closed.clone().drop_guard(),
            closed,
        })
    }

    /// Asks the servers to say something back: once that has come, they know of every
    /// subscription made before.
    async fn echo(&self) -> Result<Subscriber, BusError> {
        let inbox = self.client.new_inbox();
        let ask = async {
            let echo = self.client.subscribe(inbox.clone()).await;
            let echo = echo.map_err(|why| failed("nothing can be heard", &why))?;
            let asked = self.client.publish(inbox, "".into()).await;
            asked.map_err(|why| failed("nothing can be told", &why))?;
            Ok(echo)
        };
        timeout(ANSWER_TIMEOUT, ask)
            .await
            .map_err(|_| no_answer())?
    }
}

#[async_trait]
impl Bus for NatsBus {
    async fn tell(&self, topic: Topic, note: &Note) {
        self.outbox.put(topic, note);
    }

    async fn listen(&self, topic: Topic) -> Result<Box<dyn Listener>, BusError> {
        if self.closed.is_cancelled() {
            return Err(closed());
        }
        let mut gaps = self.gaps.clone();
        gaps.mark_unchanged();
        let notes = self.client.subscribe(subject(&self.prefix, topic));
        let notes = timeout(ANSWER_TIMEOUT, notes)
            .await
            .map_err(|_| no_answer())?;
        let notes = notes.map_err(|why| failed("nothing can be heard", &why))?;
        let mut late = None;
        // Otherwise there will be a gap as soon as a server is reached.
        if is_connected(&self.client) {
            let mut echo = self.echo().await?;
            if timeout(ANSWER_TIMEOUT, echo.next()).await.is_err() {
                late = Some(echo);
            }
        }
        let (sender, heard) = broadcast::channel(NOTES_WAITING);
        let ear = Ear {
            notes,
            late,
            gaps,
            closed: self.closed.clone(),
            sender,
        };
        Ok(Box::new(NatsListener {
            heard,
            _ear: AbortOnDropHandle::new(tokio::spawn(ear.run())),
        }))
    }

    async fn offer(&self, job: Job) -> Result<(), BusError> {
        self.jobs.offer(job).await
    }

    async fn take(&self) -> Option<Box<dyn TakenJob>> {
        self.jobs.take().await
    }

    fn is_connected(&self) -> bool {
        !self.closed.is_cancelled() && is_connected(&self.client)
    }

    fn doubt(&self) {
        self.doubts.send_modify(|gap| *gap += 1);
    }

    async fn close(&self) {
        self.closed.cancel();
        self.tasks.close();
        // What is still in the outbox goes out, if it can.
        let _ = timeout(ANSWER_TIMEOUT, self.tasks.wait()).await;
    }
}

fn options(connected: Arc<Notify>, gap: watch::Sender<u64>) -> ConnectOptions {
    ConnectOptions::new()
        .name("kamidana")
        .retry_on_initial_connect()
        .connection_timeout(ANSWER_TIMEOUT)
        .request_timeout(Some(ANSWER_TIMEOUT))
        .ping_interval(PING_INTERVAL)
        .client_capacity(CLIENT_CAPACITY)
        .subscription_capacity(CLIENT_CAPACITY)
        .reconnect_delay_callback(|attempts| {
            let pause = 1 << attempts.min(16);
            Duration::from_millis(pause).min(LONGEST_RECONNECT_PAUSE)
        })
        .event_callback(move |event| {
            match event {
                Event::Connected => connected.notify_one(),
                // Listeners are read all the time, so this is one that is overwhelmed.
                Event::SlowConsumer(_) => gap.send_modify(|count| *count += 1),
                _ => {}
            }
            std::future::ready(())
        })
}

fn is_connected(client: &Client) -> bool {
    client.connection_state() == State::Connected
}

fn subject(prefix: &str, topic: Topic) -> String {
    match topic {
        Topic::Table(id) => format!("{prefix}.table.{id}"),
        Topic::Person(id) => format!("{prefix}.person.{id}"),
        Topic::Lobby => format!("{prefix}.lobby"),
    }
}

fn failed(what: &str, why: &dyn std::fmt::Display) -> BusError {
    BusError(format!("{what}: {why}"))
}

fn no_answer() -> BusError {
    BusError("the bus does not answer".to_owned())
}

fn closed() -> BusError {
    BusError("the bus is closed".to_owned())
}

/// Reads what comes for one listener, so that one who is slow has a gap alone.
struct Ear {
    notes: Subscriber,
    /// An echo that was not there in time: until it comes, notes may have been missed.
    late: Option<Subscriber>,
    gaps: watch::Receiver<u64>,
    closed: CancellationToken,
    /// Notes, and nothing for a gap.
    sender: broadcast::Sender<Option<Arc<Note>>>,
}

impl Ear {
    async fn run(mut self) {
        while let Some(heard) = self.next().await {
            if self.sender.send(heard).is_err() {
                return;
            }
        }
    }

    async fn next(&mut self) -> Option<Option<Arc<Note>>> {
        tokio::select! {
            biased;
            () = self.closed.cancelled() => None,
            gap = self.gaps.changed() => gap.ok().map(|()| None),
            () = late(&mut self.late) => Some(None),
            // A gap is an empty message; one that a newer node understands may as well be one.
            message = self.notes.next() => {
                message.map(|message| serde_json::from_slice(&message.payload).ok().map(Arc::new))
            }
        }
    }
}

/// Waits for an echo, for ever if none is missing.
async fn late(echo: &mut Option<Subscriber>) {
    match echo {
        Some(missing) => {
            missing.next().await;
            *echo = None;
        }
        None => std::future::pending().await,
    }
}

struct NatsListener {
    heard: broadcast::Receiver<Option<Arc<Note>>>,
    _ear: AbortOnDropHandle<()>,
}

#[async_trait]
impl Listener for NatsListener {
    async fn hear(&mut self) -> Option<Heard> {
        match self.heard.recv().await {
            Ok(Some(note)) => Some(Heard::Note(Arc::unwrap_or_clone(note))),
            Ok(None) | Err(broadcast::error::RecvError::Lagged(_)) => Some(Heard::Gap),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}
