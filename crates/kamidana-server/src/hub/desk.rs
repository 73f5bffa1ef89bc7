//! One table in the hands of this node: a task that owns its state.

use std::{
    collections::{BTreeSet, HashMap},
    future::pending,
    time::Duration,
};

use axum::extract::ws::Utf8Bytes;
use kamidana_game::{Choices, Seat, View};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use super::{Hub, HubError, Watcher, fold, presence::Presence};
use crate::{
    Actor, Append, Command, Ending, Event, FromServer, Heard, Job, Line, Listener, Note, Person,
    PersonId, Refusal, SeatState, Sitter, StandingOffer, Status, StoreError, Table, TableId, TableState,
    TimeControl, Timestamp, Topic, Wanted, What, message::Have, rating, secret,
};

/// A table that nobody asks for or looks at is put away after this time.
const IDLE: Duration = Duration::from_secs(60);
/// How often a node repeats who is there.
const BEAT: Duration = Duration::from_secs(20);
/// How often those who only look on are counted.
const CROWD: Duration = Duration::from_millis(300);
/// How long to wait before something is tried again.
const RETRY: Duration = Duration::from_secs(1);
/// How long a machine's turn may take before somebody asks again.
const MACHINE: Duration = Duration::from_secs(5);
/// How long a table with clocks waits for players.
const WAIT: Duration = Duration::from_secs(30 * 60);
/// How long one without.
const LONG_WAIT: Duration = Duration::from_secs(14 * 24 * 60 * 60);
/// How long an open table with clocks waits for the one who set it up to come back.
const DESERTED: Duration = Duration::from_secs(30);

/// What is asked of a desk.
pub(super) enum Request {
    /// The table has just been set up with these events.
    Opened {
        events: Vec<Event>,
        reply: oneshot::Sender<()>,
    },
    Command {
        actor: Actor,
        command: Command,
        reply: oneshot::Sender<Result<u32, HubError>>,
    },
    Want {
        who: Person,
        wanted: Wanted,
        key: Option<String>,
        reply: oneshot::Sender<Result<u32, HubError>>,
    },
    State {
        person: Option<PersonId>,
        have: Option<Have>,
        reply: oneshot::Sender<TableState>,
    },
    Look(Box<dyn FnOnce(&Table) + Send>),
    Watch {
        id: u64,
        watcher: Watcher,
        have: Option<Have>,
        reply: oneshot::Sender<mpsc::Sender<Self>>,
    },
    Leave(u64),
    /// Somebody says that the log has so many events.
    Heard(u32),
    Wake(oneshot::Sender<()>),
}

pub(super) struct Desk {
    hub: Hub,
    id: TableId,
    table: Table,
    listener: Option<Box<dyn Listener>>,
    watchers: HashMap<u64, Watcher>,
    presence: Presence,
    beat: Instant,
    /// Who came or went and only looks on.
    uncounted: BTreeSet<Option<PersonId>>,
    /// When they are counted.
    recount: Option<Instant>,
    own: mpsc::WeakSender<Request>,
}

/// What a desk wakes up for.
enum Turn {
    Request(Option<Request>),
    Heard(Option<Heard>),
    Alarm,
    Beat,
    Recount,
    Idle,
}

impl Desk {
    pub(super) fn new(
        hub: Hub,
        id: TableId,
        table: Table,
        listener: Option<Box<dyn Listener>>,
        own: mpsc::WeakSender<Request>,
    ) -> Self {
        Self {
            hub,
            id,
            table,
            listener,
            watchers: HashMap::new(),
            presence: Presence::new(Timestamp::now()),
            beat: Instant::now() + BEAT,
            uncounted: BTreeSet::new(),
            recount: None,
            own,
        }
    }

    pub(super) async fn run(mut self, mut requests: mpsc::Receiver<Request>) {
        // Whoever agreed to play again may have been gone before the other table was there.
        if let Some(table) = self.table.rematch() {
            self.play_again(table).await;
        }
        // Whoever thought about a machine's move may be gone as well.
        self.call_machine().await;
        loop {
            let idle = Instant::now() + IDLE;
            let alarm = self.alarm();
            let turn = tokio::select! {
                request = requests.recv() => Turn::Request(request),
                heard = hear(self.listener.as_mut()) => Turn::Heard(heard),
                () = until(alarm) => Turn::Alarm,
                () = sleep_until(self.beat), if !self.watchers.is_empty() => Turn::Beat,
                () = sleep_until(self.recount.unwrap_or(idle)), if self.recount.is_some() => {
                    Turn::Recount
                }
                () = sleep_until(idle), if self.watchers.is_empty() => Turn::Idle,
            };
            match turn {
                Turn::Request(Some(request)) => self.answer(request).await,
                Turn::Request(None) => return,
                Turn::Heard(heard) => self.heard(heard).await,
                Turn::Alarm => self.look_after().await,
                Turn::Beat => self.beat().await,
                Turn::Recount => self.recount().await,
                Turn::Idle => {
                    // Whoever found the desk before it closes gets their request back and opens
                    // it again.
                    requests.close();
                    while let Ok(request) = requests.try_recv() {
                        self.answer(request).await;
                    }
                    let mut desks = self.hub.desks();
                    if desks.get(&self.id).is_some_and(mpsc::Sender::is_closed) {
                        desks.remove(&self.id);
                    }
                    return;
                }
            }
        }
    }

    async fn answer(&mut self, request: Request) {
        // Somebody who no longer waits for an answer does not get one.
        match request {
            Request::Opened { events, reply } => {
                self.after(&events).await;
                let _ = reply.send(());
            }
            Request::Command {
                actor,
                command,
                reply,
            } => {
                let done = self.command(actor, &command).await;
                let _ = reply.send(done);
            }
            Request::Want {
                who,
                wanted,
                key,
                reply,
            } => {
                let done = self.want(who, wanted, key).await;
                let _ = reply.send(done);
            }
            Request::State {
                person,
                have,
                reply,
            } => {
                let _ = reply.send(self.state(person, self.missing(have)));
            }
            Request::Look(look) => look(&self.table),
            Request::Watch {
                id,
                watcher,
                have,
                reply,
            } => {
                if let Some(own) = self.own.upgrade() {
                    let _ = reply.send(own);
                    self.watch(id, watcher, have).await;
                }
            }
            Request::Leave(id) => {
                if let Some(watcher) = self.watchers.remove(&id) {
                    self.counts(watcher.person).await;
                }
            }
            Request::Heard(number) => self.catch_up(number).await,
            Request::Wake(reply) => {
                self.catch_up(u32::MAX).await;
                self.look_after().await;
                let _ = reply.send(());
            }
        }
    }

    async fn heard(&mut self, heard: Option<Heard>) {
        match heard {
            Some(Heard::Note(Note::Appended { number, reload })) => {
                if reload {
                    self.reload().await;
                } else {
                    self.catch_up(number).await;
                }
            }
            Some(Heard::Note(Note::Said { line })) => self.tell_line(&line),
            Some(Heard::Note(Note::Present {
                node,
                person,
                sockets,
                at,
            })) => {
                if self.presence.hear(node, person, sockets, at) {
                    self.tell_presence();
                }
            }
            Some(Heard::Note(_)) => {}
            Some(Heard::Gap) => self.catch_up(u32::MAX).await,
            None => self.listener = None,
        }
    }

    /// Somebody wants something.
    async fn want(
        &mut self,
        who: Person,
        wanted: Wanted,
        key: Option<String>,
    ) -> Result<u32, HubError> {
        let actor = Actor::Person(who.id);
        let command = match wanted {
            Wanted::Sit { seat } => Command::Sit {
                who,
                seat,
                invited: key.is_some_and(|key| key == self.table.key()),
            },
            Wanted::Rise => Command::Rise,
            Wanted::Offer { seen, .. } if seen.is_some_and(|seen| seen != self.table.seen()) => {
                return Err(Refusal::MovedOn.into());
            }
            Wanted::Offer { offer, .. } => Command::Offer(offer),
            Wanted::Accept => Command::Accept,
            Wanted::Decline => Command::Decline,
            Wanted::Resign => Command::Resign,
            Wanted::Abort => Command::Abort,
            Wanted::Claim { seat } => Command::Claim {
                seat,
                since: self.away_since(seat),
            },
            Wanted::Again => Command::Again {
                table: TableId::random(),
            },
        };
        self.command(actor, &command).await
    }

    fn away_since(&self, seat: Seat) -> Timestamp {
        let now = Timestamp::now();
        let sitter = self.table.sitter(seat);
        let away = match sitter {
            Some(Sitter::Person(person)) => self.presence.away_since(person.id, now),
            _ => None,
        };
        // Nobody has to be there while others think.
        away.unwrap_or(now).max(self.table.updated())
    }

    /// Decides, keeps, applies and tells.
    async fn command(&mut self, actor: Actor, command: &Command) -> Result<u32, HubError> {
        loop {
            let now = Timestamp::now().max(self.table.updated());
            let events = match self.table.decide(actor, command, now) {
                Ok(events) if events.is_empty() => return Ok(self.table.number()),
                Ok(events) => events,
                Err(refusal) => {
                    metrics::counter!("kamidana_refusals_total", "code" => refusal.code())
                        .increment(1);
                    return Err(refusal.into());
                }
            };
            match self.keep(&events).await {
                Ok(next) => {
                    let before = std::mem::replace(&mut self.table, next);
                    self.open_rematch(&before).await;
                    self.tell_state(&before);
                    self.after(&events).await;
                    return Ok(self.table.number());
                }
                Err(HubError::Store(StoreError::Taken)) => self.catch_up(u32::MAX).await,
                Err(HubError::Store(StoreError::Stale)) => {}
                Err(error) => {
                    // It may have been kept all the same.
                    self.catch_up(u32::MAX).await;
                    return Err(error);
                }
            }
        }
    }

    /// Writes events into the log; the table after them.
    async fn keep(&mut self, events: &[Event]) -> Result<Table, HubError> {
        let mut next = self.table.clone();
        for event in events {
            next.apply(event)
                .map_err(|broken| StoreError::Unavailable(broken.to_string()))?;
        }
        let summary = next.summary(self.id);
        let ended = events
            .iter()
            .any(|event| matches!(event.what, What::Ended { .. }));
        let mut ratings = Vec::new();
        if ended && summary.rated {
            let people: Vec<PersonId> = summary.people().collect();
            let ladder = rating::ladder(&summary);
            let before = self.hub.store().ratings(&people, &ladder).await?;
            ratings = rating::after_game(&summary, &before, next.updated());
        }
        let append = Append {
            events: events.to_vec(),
            wake: wake(&next),
            summary,
            ratings,
        };
        self.hub.store().append(append).await?;
        Ok(next)
    }

    /// What follows from events that this node has kept.
    async fn after(&mut self, events: &[Event]) {
        for event in events {
            metrics::counter!("kamidana_events_total", "event" => event.what.name()).increment(1);
        }
        self.hub.announce(self.id, &self.table, events).await;
        self.call_machine().await;
    }

    /// If a machine has to move, asks for one.
    async fn call_machine(&mut self) {
        if self.table.machine_to_act().is_none() {
            return;
        }
        let job = Job {
            table: self.id,
            number: self.table.number(),
        };
        if let Err(error) = self.hub.bus().offer(job).await {
            // The sweep asks again.
            tracing::warn!(%error, "could not ask for a machine");
        }
    }

    /// If they have just agreed to play again: whoever hears of the other table must find it.
    async fn open_rematch(&mut self, before: &Table) {
        if before.rematch().is_none()
            && let Some(table) = self.table.rematch()
        {
            self.play_again(table).await;
        }
    }

    /// Opens the table at which they play again, if it is not there yet.
    async fn play_again(&mut self, id: TableId) {
        let events = self
            .table
            .open_again(secret::random_seed(), Timestamp::now());
        match self.hub.begin(id, events).await {
            Ok(()) | Err(HubError::Store(StoreError::Taken)) => {}
            Err(error) => tracing::warn!(%error, "could not open a rematch"),
        }
    }

    /// When there is something to do without anybody asking.
    fn alarm(&self) -> Option<Timestamp> {
        let now = Timestamp::now();
        match self.table.status() {
            Status::Waiting => self.deserted(now).map(|since| since + DESERTED),
            Status::Running => self.table.flag().map(|(_, at)| at),
            Status::Over(_) => None,
        }
    }

    /// Since when an open table with clocks has nobody who waits for others.
    fn deserted(&self, now: Timestamp) -> Option<Timestamp> {
        let hurried = !matches!(
            self.table.setup().time,
            TimeControl::None | TimeControl::Correspondence { .. }
        );
        let mut latest = None;
        for person in self.table.people() {
            latest = latest.max(Some(self.presence.away_since(person, now)?));
        }
        latest.filter(|_| hurried && self.table.setup().public)
    }

    /// Looks at the clock, and whether a machine or a rematch was forgotten.
    async fn look_after(&mut self) {
        let now = Timestamp::now();
        let (actor, command) = match self.table.status() {
            Status::Waiting => {
                let deserted = self.deserted(now).is_some_and(|at| now >= at + DESERTED);
                let expired = wake(&self.table).is_some_and(|at| now >= at);
                if !deserted && !expired {
                    return;
                }
                (Actor::Server, Command::Abort)
            }
            Status::Running => (Actor::Server, Command::LookAtClock),
            Status::Over(_) => {
                if let Some(table) = self.table.rematch() {
                    self.play_again(table).await;
                }
                return;
            }
        };
        if let Err(error) = self.command(actor, &command).await {
            tracing::warn!(table = %self.id, %error, "could not look after a table");
            // The alarm still rings: not at once again.
            tokio::time::sleep(RETRY).await;
        }
        let waits = now.since(self.table.updated()) >= MACHINE;
        if waits {
            self.call_machine().await;
        }
    }

    /// Takes in what other nodes have done, if the log is at least this long.
    async fn catch_up(&mut self, number: u32) {
        if number <= self.table.number() {
            return;
        }
        let events = match self.hub.store().events(self.id, self.table.number()).await {
            Ok(events) => events,
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "could not catch up");
                return;
            }
        };
        if events.is_empty() {
            return;
        }
        let before = self.table.clone();
        for event in &events {
            if let Err(broken) = self.table.apply(event) {
                tracing::error!(table = %self.id, %broken, "a log cannot be read");
                break;
            }
        }
        // Whoever agreed to it may be gone before the table was there.
        self.open_rematch(&before).await;
        self.tell_state(&before);
    }

    /// Forgets everything and reads the log again.
    async fn reload(&mut self) {
        let Ok(events) = self.hub.store().events(self.id, 0).await else {
            return;
        };
        if let Ok(table) = fold(&events) {
            let before = std::mem::replace(&mut self.table, table);
            self.tell_state(&before);
        }
    }

    async fn watch(&mut self, id: u64, watcher: Watcher, have: Option<Have>) {
        let current = have.is_some_and(|have| have.number == self.table.number());
        let message = if current {
            FromServer::Current {
                table: self.id,
                number: self.table.number(),
            }
        } else {
            FromServer::Table {
                table: Box::new(self.state(watcher.person, self.missing(have))),
            }
        };
        let person = watcher.person;
        if watcher.sender.try_send(message.text().into()).is_ok() {
            self.watchers.insert(id, watcher);
            self.counts(person).await;
        }
    }

    /// Somebody came or went. A crowd that only looks on is counted now and then, not one by one.
    async fn counts(&mut self, person: Option<PersonId>) {
        if person.is_some_and(|person| self.table.people().any(|sits| sits == person)) {
            self.count(person).await;
        } else {
            self.uncounted.insert(person);
            let soon = Instant::now() + CROWD;
            self.recount.get_or_insert(soon);
        }
    }

    async fn recount(&mut self) {
        self.recount = None;
        for person in std::mem::take(&mut self.uncounted) {
            self.count(person).await;
        }
    }

    /// Tells everybody, here and elsewhere, how many sockets of somebody are here.
    async fn count(&mut self, person: Option<PersonId>) {
        let sockets = self.watchers.values().filter(|w| w.person == person);
        let sockets = sockets.count() as u32;
        let (node, at) = (self.hub.0.node, Timestamp::now());
        if self.presence.hear(node, person, sockets, at) {
            self.tell_presence();
        }
        let note = Note::Present {
            node,
            person,
            sockets,
            at,
        };
        self.hub.bus().tell(Topic::Table(self.id), &note).await;
    }

    /// Repeats who is here, and looks whether a note was lost.
    async fn beat(&mut self) {
        self.beat = Instant::now() + BEAT;
        if self.listener.is_none() {
            self.listener = self.hub.bus().listen(Topic::Table(self.id)).await.ok();
        }
        self.catch_up(u32::MAX).await;
        let mut people: Vec<_> = self.watchers.values().map(|w| w.person).collect();
        people.sort_unstable();
        people.dedup();
        for person in people {
            self.count(person).await;
        }
    }

    /// How many moves somebody has for good.
    fn missing(&self, have: Option<Have>) -> u32 {
        match have {
            Some(have) if have.number >= self.table.taken_back() => {
                have.moves.min(self.table.seen())
            }
            _ => 0,
        }
    }

    /// Sends everybody their view of a table that was like this before.
    fn tell_state(&mut self, before: &Table) {
        if self.watchers.is_empty() {
            return;
        }
        let from = self.missing(Some(Have {
            number: before.number(),
            moves: before.seen(),
        }));
        // Whoever has no seat sees the same.
        let mut texts: HashMap<Option<PersonId>, Utf8Bytes> = HashMap::new();
        let players: Vec<PersonId> = self.table.people().collect();
        let mut gone = Vec::new();
        for (id, watcher) in &self.watchers {
            let person = watcher.person.filter(|person| players.contains(person));
            let text = texts.entry(person).or_insert_with(|| {
                let table = Box::new(self.state(person, from));
                FromServer::Table { table }.text().into()
            });
            if watcher.sender.try_send(text.clone()).is_err() {
                gone.push(*id);
            }
        }
        self.drop_watchers(&gone);
    }

    fn tell_presence(&mut self) {
        let now = Timestamp::now();
        let here = |(seat, chair): (Seat, &crate::Chair)| match &chair.sitter {
            Some(Sitter::Person(person)) => self.presence.is_here(person.id, now).then_some(seat),
            Some(Sitter::Machine { .. }) => Some(seat),
            None => None,
        };
        let players: Vec<PersonId> = self.table.people().collect();
        let message = FromServer::Presence {
            table: self.id,
            present: self.table.chairs().filter_map(here).collect(),
            watchers: self.presence.watchers(&players, now),
        };
        let text: Utf8Bytes = message.text().into();
        self.tell_all(&text, |_| true);
    }

    fn tell_line(&mut self, line: &Line) {
        let message = FromServer::Said {
            table: self.id,
            lines: vec![line.clone()],
        };
        let text: Utf8Bytes = message.text().into();
        self.tell_all(&text, |watcher| !watcher.muted.contains(&line.person));
    }

    fn tell_all(&mut self, text: &Utf8Bytes, wants: impl Fn(&Watcher) -> bool) {
        let gone: Vec<u64> = self
            .watchers
            .iter()
            .filter(|(_, w)| wants(w) && w.sender.try_send(text.clone()).is_err())
            .map(|(id, _)| *id)
            .collect();
        self.drop_watchers(&gone);
    }

    /// Forgets those who do not take their messages: their connection notices and ends.
    fn drop_watchers(&mut self, gone: &[u64]) {
        for id in gone {
            if let Some(watcher) = self.watchers.remove(id) {
                watcher.behind.cancel();
            }
        }
    }

    /// The table as somebody may know it.
    fn state(&self, person: Option<PersonId>, moves_from: u32) -> TableState {
        let table = &self.table;
        let setup = table.setup();
        let now = Timestamp::now().max(table.updated());
        let yours: Vec<Seat> = person
            .map(|person| table.seats_of(person).collect())
            .unwrap_or_default();
        let open = !table.game().has_secrets();
        let seats = table.chairs().map(|(seat, chair)| SeatState {
            seat,
            role: table.game().seat_name(table.options(), seat),
            wish: setup.wish(seat).cloned().unwrap_or(crate::Wish::Open),
            sitter: chair.sitter.clone(),
            present: match &chair.sitter {
                Some(Sitter::Person(person)) => self.presence.is_here(person.id, now),
                Some(Sitter::Machine { .. }) => true,
                None => false,
            },
            clock: table.clock().read(seat, now),
        });
        let players: Vec<PersonId> = table.people().collect();
        TableState {
            id: self.id,
            number: table.number(),
            game: table.game().id(),
            options: table.asked_options(),
            time: setup.time,
            speed: setup.time.speed(),
            rated: setup.rated,
            public: setup.public,
            stage: table.stage(),
            by: table.creator().clone(),
            created: table.created(),
            updated: table.updated(),
            now,
            seats: seats.collect(),
            key: (!yours.is_empty()).then(|| table.key()),
            watchers: self.presence.watchers(&players, now),
            seen: table.seen(),
            moves: if open {
                table.moves(moves_from)
            } else {
                Vec::new()
            },
            moves_from,
            offer: table
                .offer()
                .map(|(seat, offer)| StandingOffer { seat, offer }),
            ending: match table.status() {
                Status::Over(ending) => Some(Ending::clone(ending)),
                Status::Waiting | Status::Running => None,
            },
            again: table.again().to_vec(),
            rematch: table.rematch(),
            view: table.view(person),
            yours,
        }
    }
}

/// When somebody has to look at a table again, if nothing happens.
pub(super) fn wake(table: &Table) -> Option<Timestamp> {
    match table.status() {
        Status::Waiting => {
            let wait = match table.setup().time {
                TimeControl::None | TimeControl::Correspondence { .. } => LONG_WAIT,
                TimeControl::Fischer { .. } | TimeControl::Byoyomi { .. } => WAIT,
            };
            Some(table.created() + wait)
        }
        Status::Running => {
            let machine = table.machine_to_act().map(|_| table.updated() + MACHINE);
            let flag = table.flag().map(|(_, at)| at);
            machine.into_iter().chain(flag).min()
        }
        Status::Over(_) => None,
    }
}

/// Something that a machine which found nothing better can do.
pub(super) fn any_action(view: &View) -> Option<String> {
    match &view.choices {
        Choices::List { actions } => actions.first().cloned(),
        Choices::Arrange { letters } => Some(letters.clone()),
    }
}

async fn hear(listener: Option<&mut Box<dyn Listener>>) -> Option<Heard> {
    match listener {
        Some(listener) => listener.hear().await,
        None => pending().await,
    }
}

async fn until(at: Option<Timestamp>) {
    match at {
        Some(at) => tokio::time::sleep(at.since(Timestamp::now())).await,
        None => pending().await,
    }
}
