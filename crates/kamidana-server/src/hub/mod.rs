//! The tables that this node has in its hands.
//!
//! The road of a move: a socket or a request calls [`Hub::act`]; the [`actor`] of the table, a
//! task that owns it, decides, appends the events to the log ([`persistence`]), and only then
//! answers, tells the other nodes and sends every watcher their own view ([`audience`]). Any node
//! may do this for any table: of two that append the same number one has to look again.

mod actor;
mod audience;
mod calls;
mod error;
mod glimpse;
mod machines;
mod persistence;
mod presence;
mod pulse;
mod sweeper;
#[cfg(test)]
mod tests;
mod turns;
mod waiting;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, atomic::AtomicBool},
};

use futures::future::BoxFuture;
use tokio::sync::{mpsc, oneshot};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

pub(crate) use self::glimpse::Glimpsed;
use self::{
    actor::{Request, TableActor},
    persistence::Log,
    pulse::Pulse,
    turns::Turns,
};
pub use self::{
    audience::{Watch, Watcher},
    calls::{Call, Occasion},
    error::HubError,
};
use crate::{
    Actor, Append, Bus, Command, Event, EventKind, Have, Note, Person, PersonId, Setup, Sitter,
    Status, Store, StoreError, Table, TableId, TableState, Timestamp, Topic, Wanted,
    message::Progress, random, secret, time::TimeSource,
};

/// The requests that may wait for a table.
const QUEUED_REQUESTS: usize = 32;

/// What became of a table that was brought in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BroughtIn {
    /// It was not known.
    New,
    /// It had been brought in before.
    Before,
    /// Another table is called so.
    Taken,
}

/// What a hub is made of.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    node: u64,
    time: TimeSource,
    pulse: Pulse,
    /// Whether people can reach this node.
    is_reached: AtomicBool,
    actors: Mutex<HashMap<TableId, mpsc::Sender<Request>>>,
    /// Who is told whom tables call, if anybody.
    calls: OnceLock<mpsc::Sender<Call>>,
    turns: Turns,
    closing: CancellationToken,
    tasks: TaskTracker,
}

impl Hub {
    /// A hub that keeps everything in a store and tells it over a bus.
    pub fn new(store: Arc<dyn Store>, bus: Arc<dyn Bus>) -> Self {
        Self::with_time(store, bus, TimeSource::steady())
    }

    fn with_time(store: Arc<dyn Store>, bus: Arc<dyn Bus>, time: TimeSource) -> Self {
        Self(Arc::new(Inner {
            store,
            bus,
            node: random::person_id().0,
            time,
            pulse: Pulse::default(),
            is_reached: AtomicBool::new(true),
            actors: Mutex::default(),
            calls: OnceLock::new(),
            turns: Turns::default(),
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

    /// Now, as tables know it.
    pub(crate) fn now(&self) -> Timestamp {
        self.0.time.now()
    }

    /// Sets up a table.
    pub async fn create(&self, setup: Setup, by: &Person) -> Result<TableId, HubError> {
        let id = random::table_id();
        let events = Table::open(setup, by, secret::random_seed(), self.now())?;
        self.begin(id, events).await?;
        Ok(id)
    }

    /// Sets up a finished practice game again, with so many of its moves; the new table.
    pub async fn create_again(
        &self,
        old: TableId,
        moves: usize,
        by: Person,
    ) -> Result<TableId, HubError> {
        let now = self.now();
        let events = self.look(old, move |table| table.open_again_from(moves, &by, now));
        let events = events.await??;
        let id = random::table_id();
        self.begin(id, events).await?;
        Ok(id)
    }

    /// Keeps a table whose game was played elsewhere and is over.
    pub async fn keep_finished(
        &self,
        id: TableId,
        events: Vec<Event>,
        by: PersonId,
    ) -> Result<BroughtIn, HubError> {
        let table = persistence::fold(&events)?;
        let append = Append {
            summary: table.summary(id),
            wake: None,
            ratings: Vec::new(),
            events,
        };
        match self.0.store.append(append).await {
            Ok(()) => Ok(BroughtIn::New),
            Err(StoreError::Taken) => {
                let is_own = move |table: &Table| table.is_local() && table.creator().id == by;
                let is_own = self.look(id, is_own).await?;
                Ok(if is_own {
                    BroughtIn::Before
                } else {
                    BroughtIn::Taken
                })
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Keeps the first events of a table and opens it. Boxed, since one table may open another.
    fn begin(&self, id: TableId, events: Vec<Event>) -> BoxFuture<'_, Result<(), HubError>> {
        Box::pin(async move {
            let table = persistence::fold(&events)?;
            let append = Append {
                summary: table.summary(id),
                wake: persistence::wake(&table),
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

    /// A table as it looks at a glance. One that is over and at rest is not woken for it.
    pub(crate) async fn glimpse(&self, id: TableId) -> Result<Glimpsed, HubError> {
        if !self.actors().contains_key(&id) {
            let log = Log::new(Arc::clone(&self.0.store), id);
            let table = log.read().await?.ok_or(HubError::NoTable)?;
            if let Status::Over(_) = table.status() {
                return Ok(Glimpsed::of(id, &table, 0));
            }
        }
        self.request(id, Request::Glimpse).await
    }

    /// Tells somebody about a table, beginning with how it is now, until the watch is dropped.
    pub async fn watch(
        &self,
        table: TableId,
        watcher: Watcher,
        have: Option<Have>,
    ) -> Result<Watch, HubError> {
        self.request(table, |reply| Request::Watch {
            watcher,
            have,
            reply,
        })
        .await
    }

    /// Makes sure that somebody looks after a table: a flag that has fallen, a machine to move.
    pub async fn wake(&self, table: TableId) -> Result<(), HubError> {
        self.request(table, Request::Wake).await?
    }

    /// Tells whoever looks after a table here how long its log is.
    fn tell_actor(&self, table: TableId, number: u32) {
        if let Some(actor) = self.actors().get(&table) {
            // One that is too busy to hear it finds out by itself.
            let _ = actor.try_send(Request::Heard(number));
        }
    }

    /// How many tables are in this node's hands.
    pub fn live(&self) -> usize {
        self.actors().len()
    }

    /// Whom the tables of this node call from now on; only the first who asks is told.
    pub fn calls(&self) -> Option<mpsc::Receiver<Call>> {
        let (sender, receiver) = calls::channel();
        self.0.calls.set(sender).ok().map(|()| receiver)
    }

    /// Calls those to a table for whom events are a reason to come, and who are not there.
    fn call(&self, id: TableId, table: &Table, events: &[Event], here: impl Fn(PersonId) -> bool) {
        let Some(sender) = self.0.calls.get() else {
            return;
        };
        for call in calls::calls(id, table, events) {
            if !here(call.person) && sender.try_send(call).is_err() {
                metrics::counter!("kamidana_calls_lost_total").increment(1);
            }
        }
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
        self.actors().clear();
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    fn actors(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Request>>> {
        self.0.actors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets the actor of a table, if it takes no requests any more.
    fn forget(&self, table: TableId) {
        let mut actors = self.actors();
        if actors.get(&table).is_some_and(mpsc::Sender::is_closed) {
            actors.remove(&table);
        }
    }

    /// Asks the actor of a table, and starts it if need be.
    async fn request<T>(
        &self,
        table: TableId,
        request: impl FnOnce(oneshot::Sender<T>) -> Request,
    ) -> Result<T, HubError> {
        let (reply, answer) = oneshot::channel();
        let mut request = request(reply);
        // One that has just stepped aside is started again.
        for _ in 0..3 {
            let actor = self.actor(table).await?;
            match actor.send(request).await {
                Ok(()) => return answer.await.map_err(|_| self.unanswered()),
                Err(mpsc::error::SendError(unsent)) => request = unsent,
            }
        }
        Err(self.unanswered())
    }

    /// Why a request got no answer.
    fn unanswered(&self) -> HubError {
        if self.0.closing.is_cancelled() {
            return HubError::Closing;
        }
        StoreError::Unavailable("the table was put away meanwhile".into()).into()
    }

    async fn actor(&self, id: TableId) -> Result<mpsc::Sender<Request>, HubError> {
        let known = self
            .actors()
            .get(&id)
            .filter(|actor| !actor.is_closed())
            .cloned();
        if let Some(actor) = known {
            return Ok(actor);
        }
        if self.0.closing.is_cancelled() {
            return Err(HubError::Closing);
        }
        // Listening comes before looking, so that nothing is missed in between.
        let listener = self.0.bus.listen(Topic::Table(id)).await.ok();
        let log = Log::new(Arc::clone(&self.0.store), id);
        let table = log.read().await?.ok_or(HubError::NoTable)?;
        let (sender, requests) = mpsc::channel(QUEUED_REQUESTS);
        let mut actors = self.actors();
        if let Some(actor) = actors.get(&id).filter(|actor| !actor.is_closed()) {
            return Ok(actor.clone());
        }
        actors.insert(id, sender.clone());
        drop(actors);
        let actor = TableActor::new(self.clone(), id, table, listener);
        self.0.tasks.spawn(actor.run(requests));
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
                event.kind,
                EventKind::Acted { .. } | EventKind::Offered { .. } | EventKind::Declined { .. }
            )
        });
        if listed && table.setup().public {
            let note = Note::Listed { table: id };
            self.0.bus.tell(Topic::Lobby, &note).await;
        }
        for person in concerned(table, events) {
            let to_act = table.to_act();
            let progress = Progress {
                number: table.number_for(Some(person)),
                stage: table.stage(),
                your_turn: table.seats_of(person).any(|own| to_act == Some(own)),
            };
            let note = Note::Concerns {
                table: id,
                progress: Some(progress),
            };
            self.0.bus.tell(Topic::Person(person), &note).await;
        }
    }
}

/// Whom events concern: the player to act, and everybody when people come or the game begins or
/// ends.
fn concerned(table: &Table, events: &[Event]) -> Vec<PersonId> {
    let all = events
        .iter()
        .any(|event| !matches!(event.kind, EventKind::Acted { .. }));
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
