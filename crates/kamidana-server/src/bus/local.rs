//! The bus of a node that is alone.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use async_trait::async_trait;
use tokio::{
    sync::{Notify, broadcast},
    time::Instant,
};

use super::{Bus, BusError, Heard, Job, Listener, Note, TakenJob, Topic};

/// How many notes wait for a listener before it hears of a gap instead. Whoever is that far
/// behind is better off with a look into the store.
const NOTES_WAITING: usize = 64;

/// How long a job that was dropped rests: one that nobody can do must not keep everybody busy.
const RETURN_DELAY: Duration = Duration::from_millis(200);

/// Tells within one process; keeps nothing.
#[derive(Debug, Default)]
pub struct LocalBus {
    topics: Arc<Topics>,
    jobs: Arc<Jobs>,
}

impl LocalBus {
    /// A bus with nobody on it.
    pub fn new() -> Self {
        Self::default()
    }
}

#[async_trait]
impl Bus for LocalBus {
    async fn tell(&self, topic: Topic, note: &Note) {
        if let Some(Some(sender)) = self.topics.lock().as_ref().map(|all| all.get(&topic)) {
            // Nobody is there to hear it only while the last listener is leaving.
            let _ = sender.send(Arc::new(Heard::Note(note.clone())));
        }
    }

    async fn listen(&self, topic: Topic) -> Result<Box<dyn Listener>, BusError> {
        let mut topics = self.topics.lock();
        let sender = topics
            .as_mut()
            .ok_or_else(closed)?
            .entry(topic)
            .or_insert_with(|| broadcast::channel(NOTES_WAITING).0);
        Ok(Box::new(LocalListener {
            topic,
            notes: Some(sender.subscribe()),
            topics: Arc::clone(&self.topics),
        }))
    }

    async fn offer(&self, job: Job) -> Result<(), BusError> {
        let mut queue = self.jobs.lock();
        if queue.closed {
            return Err(closed());
        }
        if queue.known.insert(job) {
            queue.waiting.push_back(job);
            self.jobs.changed.notify_waiters();
        }
        Ok(())
    }

    async fn take(&self) -> Option<Box<dyn TakenJob>> {
        let job = self.jobs.next().await?;
        Some(Box::new(LocalJob {
            job,
            jobs: Arc::clone(&self.jobs),
            done: false,
        }))
    }

    fn is_connected(&self) -> bool {
        self.topics.lock().is_some()
    }

    fn doubt(&self) {
        for sender in self.topics.lock().iter().flat_map(HashMap::values) {
            let _ = sender.send(Arc::new(Heard::Gap));
        }
    }

    async fn close(&self) {
        *self.topics.lock() = None;
        self.jobs.lock().closed = true;
        self.jobs.changed.notify_waiters();
    }
}

fn closed() -> BusError {
    BusError("the bus is closed".to_owned())
}

/// Who is listened to; nothing once the bus is closed. A topic without listeners is not in it,
/// so that it does not grow with the tables that were ever seen.
#[derive(Debug)]
struct Topics(Mutex<Option<Senders>>);

type Senders = HashMap<Topic, broadcast::Sender<Arc<Heard>>>;

impl Default for Topics {
    fn default() -> Self {
        Self(Mutex::new(Some(HashMap::new())))
    }
}

impl Topics {
    fn lock(&self) -> MutexGuard<'_, Option<Senders>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct LocalListener {
    topic: Topic,
    /// Always there, until the listener is dropped.
    notes: Option<broadcast::Receiver<Arc<Heard>>>,
    topics: Arc<Topics>,
}

#[async_trait]
impl Listener for LocalListener {
    async fn hear(&mut self) -> Option<Heard> {
        match self.notes.as_mut()?.recv().await {
            Ok(heard) => Some(Arc::unwrap_or_clone(heard)),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Heard::Gap),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

impl Drop for LocalListener {
    fn drop(&mut self) {
        let mut topics = self.topics.lock();
        // Within the lock: a new listener comes either before the count or after the removal.
        self.notes = None;
        if let Some(topics) = topics.as_mut()
            && let Some(sender) = topics.get(&self.topic)
            && sender.receiver_count() == 0
        {
            topics.remove(&self.topic);
        }
    }
}

#[derive(Debug, Default)]
struct Jobs {
    queue: Mutex<Queue>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Queue {
    /// All that are not done, taken ones included.
    known: HashSet<Job>,
    waiting: VecDeque<Job>,
    /// Those that were dropped, and when they may be taken again; the earliest first.
    resting: VecDeque<(Instant, Job)>,
    closed: bool,
}

impl Jobs {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn next(&self) -> Option<Job> {
        loop {
            let changed = self.changed.notified();
            tokio::pin!(changed);
            // From here on no change is missed.
            changed.as_mut().enable();
            let rested = {
                let mut queue = self.lock();
                if queue.closed {
                    return None;
                }
                if let Some(job) = queue.pop(Instant::now()) {
                    return Some(job);
                }
                queue.resting.front().map(|(at, _)| *at)
            };
            match rested {
                Some(at) => {
                    let _ = tokio::time::timeout_at(at, changed).await;
                }
                None => changed.await,
            }
        }
    }
}

impl Queue {
    /// The next job: one that came back before one that is new.
    fn pop(&mut self, now: Instant) -> Option<Job> {
        if self.resting.front().is_some_and(|(at, _)| *at <= now) {
            self.resting.pop_front().map(|(_, job)| job)
        } else {
            self.waiting.pop_front()
        }
    }
}

struct LocalJob {
    job: Job,
    jobs: Arc<Jobs>,
    done: bool,
}

#[async_trait]
impl TakenJob for LocalJob {
    fn job(&self) -> Job {
        self.job
    }

    async fn done(mut self: Box<Self>) {
        self.done = true;
    }
}

impl Drop for LocalJob {
    fn drop(&mut self) {
        let mut queue = self.jobs.lock();
        if self.done {
            queue.known.remove(&self.job);
        } else {
            queue
                .resting
                .push_back((Instant::now() + RETURN_DELAY, self.job));
            self.jobs.changed.notify_waiters();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PersonId;

    #[tokio::test]
    async fn a_topic_is_forgotten_with_its_last_listener() {
        let bus = LocalBus::new();
        for _ in 0..100 {
            let topic = Topic::Table(crate::random::table_id());
            let first = bus.listen(topic).await;
            let second = bus.listen(topic).await;
            drop(first);
            assert_eq!(bus.topics.lock().as_ref().map(HashMap::len), Some(1));
            drop(second);
            assert_eq!(bus.topics.lock().as_ref().map(HashMap::len), Some(0));
            bus.tell(topic, &Note::SignedOut).await;
        }
    }

    #[tokio::test]
    async fn who_falls_behind_hears_of_a_gap_and_then_the_latest_notes() {
        let bus = LocalBus::new();
        let topic = Topic::Person(PersonId(1));
        let mut listener = bus.listen(topic).await.unwrap();
        for number in 0..=NOTES_WAITING as u32 {
            let note = Note::Appended {
                number,
                reload: false,
            };
            bus.tell(topic, &note).await;
        }
        assert_eq!(listener.hear().await, Some(Heard::Gap));
        let next = Note::Appended {
            number: 1,
            reload: false,
        };
        assert_eq!(listener.hear().await, Some(Heard::Note(next)));
    }

    #[tokio::test]
    async fn a_job_that_is_done_leaves_nothing_behind() {
        let bus = LocalBus::new();
        let job = Job {
            table: crate::random::table_id(),
            number: 1,
        };
        bus.offer(job).await.unwrap();
        bus.take().await.unwrap().done().await;
        let queue = bus.jobs.lock();
        assert!(queue.known.is_empty() && queue.waiting.is_empty() && queue.resting.is_empty());
    }
}
