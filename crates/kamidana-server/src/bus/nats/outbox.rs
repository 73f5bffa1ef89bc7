//! Notes on their way out.
//!
//! A note that cannot go out is lost, but not forgotten: its topic is remembered, and whoever
//! listens to it hears of a gap once the servers are back. Without that, a node that was cut off
//! alone would leave the others with what they knew. For the same reason a note counts as lost
//! until the servers have answered something that was sent after it.

use std::{
    collections::HashSet,
    mem,
    sync::{Arc, Mutex, PoisonError, atomic::Ordering},
    time::Duration,
};

use async_nats::{Client, Subscriber};
use futures::StreamExt;
use tokio::{
    sync::{Notify, mpsc, watch},
    time::{MissedTickBehavior, interval, timeout},
};
use tokio_util::sync::CancellationToken;

use super::{ANSWER_TIMEOUT, BusError, Note, Topic, failed, is_connected, no_answer, subject};

/// How many notes wait to go out.
const OUTBOX_CAPACITY: usize = 1 << 14;

/// How many topics are remembered that missed a note; more than a node has tables.
const MOST_TOPICS: usize = 100_000;

/// How often the servers are asked whether everything has arrived, if anything was sent.
const ECHO_INTERVAL: Duration = Duration::from_secs(1);

/// Where notes are put.
#[derive(Debug)]
pub(super) struct Outbox {
    notes: mpsc::Sender<(Topic, Vec<u8>)>,
    lost: Arc<Lost>,
}

impl Outbox {
    /// Puts a note in; never waits.
    pub(super) fn put(&self, topic: Topic, note: &Note) {
        // A note is plain data: it can always be written.
        let text = serde_json::to_vec(note).unwrap_or_default();
        if self.notes.try_send((topic, text)).is_err() {
            self.lost.add(topic);
        }
    }
}

/// The topics that missed a note.
#[derive(Debug, Default)]
struct Lost(Mutex<HashSet<Topic>>);

impl Lost {
    fn add(&self, topic: Topic) {
        metrics::counter!("kamidana_bus_lost_total").increment(1);
        self.remember([topic]);
    }

    fn remember(&self, topics: impl IntoIterator<Item = Topic>) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for topic in topics {
            if all.len() < MOST_TOPICS {
                all.insert(topic);
            }
        }
    }

    fn take(&self) -> HashSet<Topic> {
        mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Who carries notes from the outbox to the servers.
pub(super) struct Postman {
    client: Client,
    prefix: Arc<str>,
    notes: mpsc::Receiver<(Topic, Vec<u8>)>,
    lost: Arc<Lost>,
    gap: watch::Sender<u64>,
    closed: CancellationToken,
    inbox: String,
    echo: Subscriber,
    /// How often the servers were asked, and so which answer counts.
    asked: u64,
    /// Topics of notes sent before the last question, and since.
    unconfirmed: HashSet<Topic>,
    recent: HashSet<Topic>,
    /// How often a server had been reached when we last looked.
    connects: u64,
    /// Whether the answer will end a time without servers.
    was_away: bool,
}

/// An outbox and its postman. Every time a server is reached and knows all subscriptions, `gap`
/// is counted up.
pub(super) async fn new(
    client: Client,
    prefix: Arc<str>,
    gap: watch::Sender<u64>,
    closed: CancellationToken,
) -> Result<(Outbox, Postman), BusError> {
    let (sender, notes) = mpsc::channel(OUTBOX_CAPACITY);
    let lost = Arc::new(Lost::default());
    let inbox = client.new_inbox();
    let echo = timeout(ANSWER_TIMEOUT, client.subscribe(inbox.clone())).await;
    let echo = echo.map_err(|_| no_answer())?;
    let echo = echo.map_err(|why| failed("nothing can be heard", &why))?;
    let outbox = Outbox {
        notes: sender,
        lost: Arc::clone(&lost),
    };
    let postman = Postman {
        client,
        prefix,
        notes,
        lost,
        gap,
        closed,
        inbox,
        echo,
        asked: 0,
        unconfirmed: HashSet::new(),
        recent: HashSet::new(),
        connects: 0,
        was_away: false,
    };
    Ok((outbox, postman))
}

impl Postman {
    /// Carries notes until the bus is closed. `connected` wakes it when a server was reached; it
    /// looks by itself too, because the client drops such news if there is much of it.
    pub(super) async fn run(mut self, connected: Arc<Notify>) {
        let closed = self.closed.clone();
        let mut clock = interval(ECHO_INTERVAL);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                () = closed.cancelled() => break,
                () = connected.notified() => self.look().await,
                _ = clock.tick() => {
                    self.look().await;
                    if self.was_away || !self.recent.is_empty() || !self.unconfirmed.is_empty() {
                        self.ask().await;
                    }
                }
                Some(answer) = self.echo.next() => self.answered(&answer.payload).await,
                Some((topic, text)) = self.notes.recv() => self.send(topic, text).await,
            }
        }
        while let Ok((topic, text)) = self.notes.try_recv() {
            self.send(topic, text).await;
        }
        // It has been closed already if this fails.
        let _ = self.client.drain().await;
    }

    async fn send(&mut self, topic: Topic, text: Vec<u8>) {
        let sent = is_connected(&self.client) && {
            let subject = subject(&self.prefix, topic);
            self.client.publish(subject, text.into()).await.is_ok()
        };
        if sent {
            self.recent.insert(topic);
        } else {
            self.lost.add(topic);
        }
    }

    /// Notices that a server was reached since the last look.
    async fn look(&mut self) {
        let connects = self.client.statistics().connects.load(Ordering::Relaxed);
        if connects != self.connects {
            self.connects = connects;
            self.was_away = true;
            self.lost.remember(self.recent.drain());
            self.lost.remember(self.unconfirmed.drain());
            self.ask().await;
        }
    }

    async fn ask(&mut self) {
        if is_connected(&self.client) {
            self.asked += 1;
            self.unconfirmed.extend(self.recent.drain());
            let question = self.asked.to_string().into();
            let _ = self.client.publish(self.inbox.clone(), question).await;
        }
    }

    /// Everything before the question has arrived: notes, and after a time without servers the
    /// subscriptions too.
    async fn answered(&mut self, answer: &[u8]) {
        if answer != self.asked.to_string().as_bytes() {
            return;
        }
        self.unconfirmed.clear();
        if mem::take(&mut self.was_away) {
            tracing::info!(connects = self.connects, "on the bus");
            self.gap.send_modify(|count| *count += 1);
        }
        for topic in self.lost.take() {
            self.send(topic, Vec::new()).await;
        }
    }
}
