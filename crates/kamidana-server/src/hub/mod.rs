//! The tables that this node has in its hands.
//!
//! The road of a move: a socket or a request calls [`Hub::act`]; the [`desk`] of the table, a
//! task that owns its state, decides it, appends the events to the store, and only then applies
//! them, answers, tells the other nodes and sends every watcher their own view. Any node may do
//! this for any table: of two that append the same number one has to look again.

mod desk;
mod presence;
#[cfg(test)]
mod tests;

use std::{
    collections::HashMap,
    fmt,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use axum::extract::ws::Utf8Bytes;
use futures::future::BoxFuture;
use kamidana_engine::Limits;
use tokio::{
    sync::{mpsc, oneshot},
    time::MissedTickBehavior,
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use self::desk::{Desk, Request};
use crate::{
    Actor, Append, Bus, Command, Event, Job, Note, Person, PersonId, Refusal, Setup, Sitter, Store,
    StoreError, Table, TableId, TableState, Timestamp, Topic, Wanted, What,
    message::Have,
    pool::{Pool, PoolError},
    secret,
};

/// How often a node looks for tables that nobody has looked after.
const SWEEP: Duration = Duration::from_secs(1);
/// The most tables that one sweep looks after.
const SWEPT: u32 = 500;
/// The requests that may wait for a table.
const WAITING: usize = 32;

/// Why a table did not do something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HubError {
    /// There is no such table.
    NoTable,
    /// The table refuses it.
    Refused(Refusal),
    /// The store does not answer. It is not known whether it was done: look again.
    Store(StoreError),
    /// The server is about to stop.
    Closing,
}

impl fmt::Display for HubError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTable => f.write_str("there is no such table"),
            Self::Refused(refusal) => refusal.fmt(f),
            Self::Store(_) => f.write_str("the store does not answer; look again"),
            Self::Closing => f.write_str("the server is about to stop; come back"),
        }
    }
}

impl std::error::Error for HubError {}

impl HubError {
    /// A short name for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoTable => "no-table",
            Self::Refused(refusal) => refusal.code(),
            Self::Store(_) => "unavailable",
            Self::Closing => "closing",
        }
    }
}

impl From<Refusal> for HubError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<StoreError> for HubError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// What a hub is made of.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    node: u64,
    desks: Mutex<HashMap<TableId, mpsc::Sender<Request>>>,
    watchers: AtomicU64,
    closing: CancellationToken,
    tasks: TaskTracker,
}

/// Somebody who is told about a table until this is dropped.
pub struct Watch {
    id: u64,
    desk: mpsc::Sender<Request>,
}

impl Drop for Watch {
    fn drop(&mut self) {
        // If the desk is too busy to hear it, it notices when it next tells this watcher.
        let _ = self.desk.try_send(Request::Leave(self.id));
    }
}

/// Who wants to be told about a table, and how.
#[derive(Debug)]
pub struct Watcher {
    /// Who.
    pub person: Option<PersonId>,
    /// Whom they do not want to hear.
    pub muted: Vec<PersonId>,
    /// Where messages go.
    pub sender: mpsc::Sender<Utf8Bytes>,
    /// Cancelled if they did not take their messages and are no longer told anything.
    pub behind: CancellationToken,
}

impl Hub {
    /// A hub that keeps everything in a store and tells it over a bus.
    pub fn new(store: Arc<dyn Store>, bus: Arc<dyn Bus>) -> Self {
        Self(Arc::new(Inner {
            store,
            bus,
            node: PersonId::random().0,
            desks: Mutex::default(),
            watchers: AtomicU64::new(0),
            closing: CancellationToken::new(),
            tasks: TaskTracker::new(),
        }))
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.0.store
    }

    /// How the nodes hear of each other.
    pub fn bus(&self) -> &Arc<dyn Bus> {
        &self.0.bus
    }

    /// Sets up a table.
    pub async fn create(&self, setup: Setup, by: &Person) -> Result<TableId, HubError> {
        let id = TableId::random();
        let events = Table::open(setup, by, secret::random_seed(), Timestamp::now())?;
        self.begin(id, events).await?;
        Ok(id)
    }

    /// Keeps the first events of a table and opens it. Boxed, since one table may open another.
    fn begin(&self, id: TableId, events: Vec<Event>) -> BoxFuture<'_, Result<(), HubError>> {
        Box::pin(async move {
            let table = fold(&events)?;
            let append = Append {
                summary: table.summary(id),
                wake: desk::wake(&table),
                ratings: Vec::new(),
                events: events.clone(),
            };
            self.0.store.append(append).await?;
            metrics::counter!("kamidana_tables_total", "game" => table.game().id()).increment(1);
            self.request(id, |reply| Request::Opened { events, reply })
                .await
        })
    }

    /// Does something in the game of a table; the number of its last event then.
    pub async fn act(
        &self,
        table: TableId,
        actor: Actor,
        seen: Option<u32>,
        action: String,
        lag: u32,
    ) -> Result<u32, HubError> {
        let command = Command::Act { seen, action, lag };
        self.command(table, actor, command).await
    }

    /// Does what somebody wants at a table. `key` is what the table's link has.
    pub async fn want(
        &self,
        table: TableId,
        who: Person,
        wanted: Wanted,
        key: Option<String>,
    ) -> Result<u32, HubError> {
        self.request(table, |reply| Request::Want {
            who,
            wanted,
            key,
            reply,
        })
        .await?
    }

    /// Gives a command to a table; the number of its last event then.
    pub async fn command(
        &self,
        table: TableId,
        actor: Actor,
        command: Command,
    ) -> Result<u32, HubError> {
        self.request(table, |reply| Request::Command {
            actor,
            command,
            reply,
        })
        .await?
    }

    /// A table as somebody may know it.
    pub async fn state(
        &self,
        table: TableId,
        person: Option<PersonId>,
        have: Option<Have>,
    ) -> Result<TableState, HubError> {
        self.request(table, |reply| Request::State {
            person,
            have,
            reply,
        })
        .await
    }

    /// Looks at a table.
    pub async fn look<T: Send + 'static>(
        &self,
        table: TableId,
        look: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T, HubError> {
        self.request(table, |reply| {
            Request::Look(Box::new(move |table| {
                let _ = reply.send(look(table));
            }))
        })
        .await
    }

    /// Tells somebody about a table, beginning with how it is now, until the watch is dropped.
    pub async fn watch(
        &self,
        table: TableId,
        watcher: Watcher,
        have: Option<Have>,
    ) -> Result<Watch, HubError> {
        let id = self.0.watchers.fetch_add(1, Ordering::Relaxed);
        let desk = self
            .request(table, |reply| Request::Watch {
                id,
                watcher,
                have,
                reply,
            })
            .await?;
        Ok(Watch { id, desk })
    }

    /// Makes sure that somebody looks after a table: a flag that has fallen, a machine to move.
    pub async fn wake(&self, table: TableId) -> Result<(), HubError> {
        self.request(table, Request::Wake).await
    }

    /// Lets a machine move.
    pub async fn work(&self, job: Job, pool: &Pool) -> Result<(), HubError> {
        // The job may be here before the note that the log has grown.
        self.tell_desk(job.table, job.number);
        let turn = move |table: &Table| {
            let (seat, level) = table.machine_to_act()?;
            let current = table.number() == job.number;
            let game = table.game().id();
            current.then(|| (game, seat, level, table.view_of_seat(seat), table.seen()))
        };
        let Some((game, seat, level, view, seen)) = self.look(job.table, turn).await? else {
            return Ok(());
        };
        let taste = PersonId::random().0;
        let any = desk::any_action(&view);
        let thought = pool.choose(game, level, view, taste, Limits::default());
        let chosen = match thought.await {
            Ok(chosen) => chosen,
            // Later, then.
            Err(PoolError::Busy | PoolError::Closed) => return Err(HubError::Closing),
            Err(error) => {
                tracing::error!(%error, game, level, "a machine did not know what to do");
                None
            }
        };
        let action = chosen.or(any).ok_or(HubError::Closing)?;
        let actor = Actor::Machine(seat);
        match self.act(job.table, actor, Some(seen), action, 0).await {
            // Somebody gave up, or another node was faster.
            Ok(_) | Err(HubError::Refused(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Takes machines' turns from the bus as long as the hub is open; `at_once` of them together.
    pub fn run_workers(&self, pool: &Arc<Pool>, at_once: usize) {
        for _ in 0..at_once {
            let (hub, pool) = (self.clone(), Arc::clone(pool));
            self.spawn(async move {
                while let Some(taken) = hub.0.bus.take().await {
                    match hub.work(taken.job(), &pool).await {
                        Ok(()) | Err(HubError::NoTable) => taken.done().await,
                        // Dropped, so that it comes back.
                        Err(error) => tracing::warn!(%error, "a machine could not move"),
                    }
                }
            });
        }
    }

    /// Looks after tables that nobody looks after, as long as the hub is open: those of a node
    /// that is gone, and all of them if the bus is.
    pub fn run_sweeper(&self) {
        let hub = self.clone();
        self.spawn(async move {
            let mut ticks = tokio::time::interval(SWEEP);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            let mut seen = Timestamp::now();
            loop {
                ticks.tick().await;
                if let Err(error) = hub.sweep(&mut seen).await {
                    tracing::warn!(%error, "could not look for tables");
                }
            }
        });
    }

    async fn sweep(&self, seen: &mut Timestamp) -> Result<(), HubError> {
        let now = Timestamp::now();
        for table in self.0.store.due(now, SWEPT).await? {
            if let Err(error) = self.wake(table).await {
                tracing::warn!(%table, %error, "could not look after a table");
            }
        }
        if self.0.store.intruded().await? {
            self.0.bus.doubt();
        }
        if self.0.bus.is_connected() {
            *seen = now;
            return Ok(());
        }
        // Nobody tells us what other nodes do, so we look. Clocks of nodes differ a little.
        for (table, number) in self.0.store.changed(seen.before(SWEEP * 5)).await? {
            self.tell_desk(table, number);
        }
        *seen = now;
        Ok(())
    }

    /// Tells whoever looks after a table here how long its log is.
    fn tell_desk(&self, table: TableId, number: u32) {
        if let Some(desk) = self.desks().get(&table) {
            // One that is too busy to hear it finds out by itself.
            let _ = desk.try_send(Request::Heard(number));
        }
    }

    /// The tables in this node's hands.
    pub fn live(&self) -> usize {
        self.desks().len()
    }

    /// Runs something until the hub closes.
    pub fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        let closing = self.0.closing.clone();
        self.0.tasks.spawn(async move {
            tokio::select! {
                () = task => {}
                () = closing.cancelled() => {}
            }
        });
    }

    /// Told when the hub closes.
    pub fn closing(&self) -> CancellationToken {
        self.0.closing.clone()
    }

    /// Finishes what was begun and stops.
    pub async fn close(&self) {
        self.0.closing.cancel();
        self.desks().clear();
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    fn desks(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Request>>> {
        self.0.desks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks the desk of a table, and opens it if need be.
    async fn request<T>(
        &self,
        table: TableId,
        request: impl FnOnce(oneshot::Sender<T>) -> Request,
    ) -> Result<T, HubError> {
        let (reply, answer) = oneshot::channel();
        let mut request = request(reply);
        // A desk that has just put itself away is opened again.
        for _ in 0..3 {
            let desk = self.desk(table).await?;
            match desk.send(request).await {
                Ok(()) => return answer.await.map_err(|_| HubError::Closing),
                Err(mpsc::error::SendError(unsent)) => request = unsent,
            }
        }
        Err(HubError::Closing)
    }

    async fn desk(&self, id: TableId) -> Result<mpsc::Sender<Request>, HubError> {
        let known = self
            .desks()
            .get(&id)
            .filter(|desk| !desk.is_closed())
            .cloned();
        if let Some(desk) = known {
            return Ok(desk);
        }
        if self.0.closing.is_cancelled() {
            return Err(HubError::Closing);
        }
        // Listening comes before looking, so that nothing is missed in between.
        let listener = self.0.bus.listen(Topic::Table(id)).await.ok();
        let events = self.0.store.events(id, 0).await?;
        if events.is_empty() {
            return Err(HubError::NoTable);
        }
        let table = fold(&events)?;
        let (sender, requests) = mpsc::channel(WAITING);
        let mut desks = self.desks();
        if let Some(desk) = desks.get(&id).filter(|desk| !desk.is_closed()) {
            return Ok(desk.clone());
        }
        desks.insert(id, sender.clone());
        drop(desks);
        let desk = Desk::new(self.clone(), id, table, listener, sender.downgrade());
        self.0.tasks.spawn(desk.run(requests));
        Ok(sender)
    }

    /// Tells the people whom events concern, and the lobby.
    async fn announce(&self, id: TableId, table: &Table, events: &[Event]) {
        let note = Note::Appended {
            number: table.number(),
            reload: false,
        };
        self.0.bus.tell(Topic::Table(id), &note).await;
        let listed = events.iter().any(|event| {
            !matches!(
                event.what,
                What::Acted { .. } | What::Offered { .. } | What::Declined { .. }
            )
        });
        if listed && table.setup().public {
            let note = Note::Listed { table: id };
            self.0.bus.tell(Topic::Lobby, &note).await;
        }
        for person in concerned(table, events) {
            let note = Note::Concerns { table: id };
            self.0.bus.tell(Topic::Person(person), &note).await;
        }
    }
}

/// Whom events concern: the player to act, and everybody when people come or the game begins or
/// ends.
fn concerned(table: &Table, events: &[Event]) -> Vec<PersonId> {
    let all = events
        .iter()
        .any(|event| !matches!(event.what, What::Acted { .. }));
    let to_act = table.to_act();
    let sitting = table
        .chairs()
        .filter_map(|(seat, chair)| match &chair.sitter {
            Some(Sitter::Person(person)) if all || to_act == Some(seat) => Some(person.id),
            _ => None,
        });
    let mut people: Vec<PersonId> = sitting.collect();
    if all {
        people.extend(table.asked());
    }
    people.sort_unstable();
    people.dedup();
    people
}

fn fold(events: &[Event]) -> Result<Table, HubError> {
    Table::fold(events).map_err(|broken| {
        tracing::error!(%broken, "a log cannot be read");
        HubError::Store(StoreError::Unavailable(broken.to_string()))
    })
}
