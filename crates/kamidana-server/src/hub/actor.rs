//! The task that owns a table: what is asked of it comes one after the other.

use std::{future::pending, time::Duration};

use kamidana_game::Seat;
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use super::{
    Hub, HubError, Watch, Watcher,
    audience::{Audience, Had},
    glimpse::Glimpsed,
    persistence::{Log, MACHINE_WAIT, is_guests, wake},
    waiting,
};
use crate::{
    Actor, Command, Decision, Event, Have, Heard, Job, Listener, Note, Person, PersonId, Sitter,
    Stage, Status, StoreError, Table, TableId, TableState, TimeControl, Timestamp, Topic, Wanted,
    listed, random, secret,
};

/// A table that nobody asks for or looks at is put away after this time.
const IDLE: Duration = Duration::from_secs(60);
/// How often a node repeats who is there.
const BEAT: Duration = Duration::from_secs(20);
/// How long to wait before an alarm that could not be answered rings again.
const ALARM_RETRY: Duration = Duration::from_secs(1);
/// How often a command is decided again because another node was faster.
const ATTEMPTS: usize = 20;

/// What is asked of a table.
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
    Glimpse(oneshot::Sender<Glimpsed>),
    Watch {
        watcher: Watcher,
        have: Option<Have>,
        reply: oneshot::Sender<Watch>,
    },
    /// Somebody says that the log has so many events.
    Heard(u32),
    Wake(oneshot::Sender<Result<(), HubError>>),
}

/// What wakes the task up.
enum Turn {
    Request(Option<Request>),
    Left(Option<u64>),
    Heard(Option<Heard>),
    Alarm,
    Beat,
    Recount,
    Idle,
}

pub(super) struct TableActor {
    hub: Hub,
    id: TableId,
    table: Table,
    log: Log,
    audience: Audience,
    left: mpsc::UnboundedReceiver<u64>,
    listener: Option<Box<dyn Listener>>,
    beat: Instant,
    /// No alarm rings before.
    silent_until: Timestamp,
    /// The log cannot be read here, so nobody knows how the table is.
    lost: bool,
    /// For whom the ratings were looked up, and whether the game was over then.
    rated: Option<(Vec<PersonId>, bool)>,
}

impl TableActor {
    pub(super) fn new(
        hub: Hub,
        id: TableId,
        table: Table,
        listener: Option<Box<dyn Listener>>,
    ) -> Self {
        let bus = hub.bus().clone();
        let (audience, left) = Audience::new(id, hub.0.node, bus, hub.0.time.clone());
        Self {
            log: Log::new(hub.store().clone(), id),
            silent_until: hub.now(),
            hub,
            id,
            table,
            audience,
            left,
            listener,
            beat: Instant::now() + BEAT,
            lost: false,
            rated: None,
        }
    }

    pub(super) async fn run(mut self, mut requests: mpsc::Receiver<Request>) {
        // Whoever agreed to play again may have been gone before the other table was there.
        if let Some(table) = self.table.rematch() {
            self.play_again(table).await;
        }
        // Whoever thought about a machine's move may be gone as well, and everybody for a while.
        self.call_machine().await;
        let _ = self.resume().await;
        self.look_up_ratings().await;
        while !self.lost {
            let idle = Instant::now() + IDLE;
            let alarm = self.alarm();
            let recount = self.audience.recount_at();
            let turn = tokio::select! {
                request = requests.recv() => Turn::Request(request),
                left = self.left.recv() => Turn::Left(left),
                heard = hear(self.listener.as_mut()) => Turn::Heard(heard),
                () = self.hub.0.time.until(alarm) => Turn::Alarm,
                () = sleep_until(self.beat), if !self.audience.is_empty() => Turn::Beat,
                () = sleep_until(recount.unwrap_or(idle)), if recount.is_some() => Turn::Recount,
                () = sleep_until(idle), if self.may_rest() => Turn::Idle,
            };
            match turn {
                Turn::Request(Some(request)) => self.answer(request).await,
                Turn::Request(None) => return,
                Turn::Left(Some(id)) => self.audience.leave(&self.table, id).await,
                Turn::Left(None) => {}
                Turn::Heard(heard) => self.heard(heard).await,
                Turn::Alarm => {
                    let _ = self.look_after().await;
                }
                Turn::Beat => self.beat().await,
                Turn::Recount => self.audience.recount(&self.table).await,
                Turn::Idle => break,
            }
        }
        self.step_aside(requests).await;
    }

    /// Whether nobody looks at the table, and nothing is to be done here before somebody does.
    fn may_rest(&self) -> bool {
        let waits = self.waits_until().filter(|_| self.hub.is_reached());
        self.audience.is_empty() && waits.is_none()
    }

    /// Puts the table away. Whoever found this task before it closes gets their request back and
    /// opens the table again.
    async fn step_aside(mut self, mut requests: mpsc::Receiver<Request>) {
        requests.close();
        while let Ok(request) = requests.try_recv() {
            if !self.lost {
                self.answer(request).await;
            }
        }
        self.audience.dismiss();
        self.hub.forget(self.id);
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
                if let Actor::Person(person) = actor {
                    self.audience.visit(&self.table, person).await;
                }
                let _ = reply.send(done);
            }
            Request::Want {
                who,
                wanted,
                key,
                reply,
            } => {
                let person = who.id;
                let done = self.want(who, wanted, key).await;
                self.audience.visit(&self.table, person).await;
                let _ = reply.send(done);
            }
            Request::State {
                person,
                have,
                reply,
            } => {
                if let Some(person) = person {
                    self.audience.visit(&self.table, person).await;
                }
                let _ = reply.send(self.audience.state(&self.table, person, have));
            }
            Request::Look(look) => look(&self.table),
            Request::Glimpse(reply) => drop(reply.send(self.audience.glimpsed(&self.table))),
            Request::Watch {
                watcher,
                have,
                reply,
            } => {
                let watch = self.audience.join(&self.table, watcher, have).await;
                let _ = reply.send(watch);
            }
            // What went wrong is in the log; the next request tries again.
            Request::Heard(number) => drop(self.catch_up(number).await),
            Request::Wake(reply) => {
                let mut woken = self.catch_up(u32::MAX).await;
                if woken.is_ok() {
                    woken = self.look_after().await;
                }
                let _ = reply.send(woken);
            }
        }
    }

    async fn heard(&mut self, heard: Option<Heard>) {
        let news = match heard {
            Some(Heard::Note(Note::Appended { reload: true, .. })) => self.reload().await,
            Some(Heard::Note(Note::Appended { number, .. })) => self.catch_up(number).await,
            Some(Heard::Gap) => self.catch_up(u32::MAX).await,
            Some(Heard::Note(Note::Said { line })) => {
                self.audience.tell_line(&line);
                Ok(())
            }
            Some(Heard::Note(Note::Present {
                node,
                person,
                sockets,
                at,
            })) => {
                let (audience, table) = (&mut self.audience, &self.table);
                audience.hear_presence(table, node, person, sockets, at);
                Ok(())
            }
            Some(Heard::Note(Note::Visited { person, at })) => {
                self.audience.hear_visit(&self.table, person, at);
                Ok(())
            }
            Some(Heard::Note(_)) => Ok(()),
            None => {
                self.listener = None;
                Ok(())
            }
        };
        // What went wrong is in the log; the next beat tries again.
        drop(news);
    }

    /// Somebody wants something.
    async fn want(
        &mut self,
        who: Person,
        wanted: Wanted,
        key: Option<String>,
    ) -> Result<u32, HubError> {
        let actor = Actor::Person(who.id);
        let away_since = |seat| self.away_since(seat);
        let (table, key) = (&self.table, key.as_deref());
        let command = wanted.command(table, who, key, away_since, random::table_id)?;
        self.command(actor, &command).await
    }

    fn away_since(&self, seat: Seat) -> Timestamp {
        let now = self.hub.now();
        let away = match self.table.sitter(seat) {
            Some(Sitter::Person(person)) => self.audience.away_since(person.id, now),
            _ => None,
        };
        // Nobody has to be there while others think.
        away.unwrap_or(now).max(self.table.updated())
    }

    /// Does what somebody wants now; the number of the last event then.
    async fn command(&mut self, actor: Actor, command: &Command) -> Result<u32, HubError> {
        self.resume().await?;
        self.execute(actor, command).await
    }

    /// Reckons the time in which no node was there, so that it is charged to nobody.
    async fn resume(&mut self) -> Result<(), HubError> {
        let timed = self.table.setup().time != TimeControl::None;
        if !timed || *self.table.status() != Status::Running {
            return Ok(());
        }
        let outages = self.hub.outages().await?;
        if self.table.lost_to(&outages).is_zero() {
            return Ok(());
        }
        let resume = Command::Resume { outages };
        match self.execute(Actor::Server, &resume).await {
            // Over meanwhile: then nobody is charged either.
            Ok(_) | Err(HubError::Refused(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Decides, keeps and tells; the number of the last event then.
    async fn execute(&mut self, actor: Actor, command: &Command) -> Result<u32, HubError> {
        for _ in 0..ATTEMPTS {
            let now = self.hub.now().max(self.table.updated());
            let (had, had_rematch) = (self.had(), self.table.rematch());
            let Decision { events, undo } = match self.table.decide(actor, command, now) {
                Ok(decision) => decision,
                Err(refusal) => {
                    let code = refusal.code();
                    metrics::counter!("kamidana_refusals_total", "code" => code).increment(1);
                    return Err(refusal.into());
                }
            };
            let person = match actor {
                Actor::Person(person) => Some(person),
                Actor::Machine(_) | Actor::Server => None,
            };
            if events.is_empty() {
                return Ok(self.table.number_for(person));
            }
            let Err(error) = self.log.append(&self.table, &events).await else {
                self.tell_state(&had, had_rematch).await;
                self.after(&events).await;
                return Ok(self.table.number_for(person));
            };
            if let Err(broken) = self.table.undo(undo) {
                return Err(self.is_lost(StoreError::Unreadable(broken.to_string())));
            }
            // Another node was faster, or it may have been kept all the same.
            let caught_up = self.catch_up(u32::MAX).await;
            if error != StoreError::Taken {
                return Err(error.into());
            }
            caught_up?;
        }
        tracing::warn!(table = %self.id, "other nodes are always faster");
        Err(StoreError::Taken.into())
    }

    /// What follows from events that this node has kept.
    async fn after(&mut self, events: &[Event]) {
        for event in events {
            metrics::counter!("kamidana_events_total", "event" => event.kind.name()).increment(1);
        }
        self.hub.announce(self.id, &self.table, events).await;
        let here = |person| self.audience.is_here(person);
        self.hub.call(self.id, &self.table, events, here);
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

    /// Opens the table at which they play again, if it is not there yet.
    async fn play_again(&mut self, id: TableId) {
        let events = self.table.open_again(secret::random_seed(), self.hub.now());
        match self.hub.begin(id, events).await {
            Ok(()) | Err(HubError::Store(StoreError::Taken)) => {}
            Err(error) => tracing::warn!(%error, "could not open a rematch"),
        }
    }

    /// When there is something to do without anybody asking.
    fn alarm(&self) -> Option<Timestamp> {
        if !self.hub.is_reached() {
            return None;
        }
        let at = match self.table.status() {
            Status::Waiting => self.waits_until(),
            Status::Running => self.table.flag_falls().map(|(_, at)| at),
            Status::Over(_) => None,
        };
        at.map(|at| at.max(self.silent_until))
    }

    /// When an open table is called off, because nobody waits for others there.
    fn deserted_at(&self) -> Option<Timestamp> {
        let now = self.hub.now();
        waiting::deserted_at(&self.table, |person| self.audience.last_seen(person, now))
    }

    /// Who loses their seat at an open table next, because they have gone.
    fn vacated_next(&self) -> Option<(Timestamp, PersonId)> {
        let now = self.hub.now();
        waiting::vacated_next(&self.table, |person| self.audience.last_seen(person, now))
    }

    /// When an open table has waited long enough, for all or for one.
    fn waits_until(&self) -> Option<Timestamp> {
        let vacated = self.vacated_next().map(|(at, _)| at);
        self.deserted_at().into_iter().chain(vacated).min()
    }

    /// Looks at the clock, and whether a machine or a rematch was forgotten.
    async fn look_after(&mut self) -> Result<(), HubError> {
        // Those whom people can reach look after tables; without them nobody's time is up.
        if !self.hub.is_reached() {
            return Ok(());
        }
        let now = self.hub.now();
        let (actor, command) = match self.table.status() {
            Status::Waiting => {
                let deserted = self.deserted_at().is_some_and(|at| now >= at);
                let expired = wake(&self.table).is_some_and(|at| now >= at);
                // Where somebody waits, a guest's table stays.
                let attended = is_guests(&self.table) && self.deserted_at().is_none();
                let gone = self.vacated_next().filter(|(at, _)| now >= *at);
                match gone {
                    _ if deserted || (expired && !attended) => (Actor::Server, Command::Abort),
                    Some((_, person)) => (Actor::Person(person), Command::Rise),
                    None => return Ok(()),
                }
            }
            Status::Running => (Actor::Server, Command::LookAtClock),
            Status::Over(_) => {
                if let Some(table) = self.table.rematch() {
                    self.play_again(table).await;
                }
                return Ok(());
            }
        };
        let looked = self.command(actor, &command).await;
        if let Err(error) = &looked {
            tracing::warn!(table = %self.id, %error, "could not look after a table");
            self.silent_until = now + ALARM_RETRY;
        }
        let waits = now.since(self.table.updated()) >= MACHINE_WAIT;
        if waits {
            self.call_machine().await;
        }
        looked.map(drop)
    }

    /// Takes in what other nodes have done, if the log is at least this long.
    async fn catch_up(&mut self, number: u32) -> Result<(), HubError> {
        if number <= self.table.number() {
            return Ok(());
        }
        let (had, had_rematch) = (self.had(), self.table.rematch());
        match self.log.catch_up(&mut self.table).await {
            Ok(false) => Ok(()),
            Ok(true) => {
                self.tell_state(&had, had_rematch).await;
                Ok(())
            }
            Err(error) => Err(self.is_lost(error)),
        }
    }

    /// Forgets everything and reads the log again.
    async fn reload(&mut self) -> Result<(), HubError> {
        let (mut had, had_rematch) = (self.had(), self.table.rematch());
        had.reload = true;
        match self.log.read().await {
            Ok(Some(table)) => {
                self.table = table;
                self.tell_state(&had, had_rematch).await;
                Ok(())
            }
            Ok(None) => Ok(()),
            Err(error) => Err(self.is_lost(error)),
        }
    }

    /// The log could not be read. If it never can be here, the task steps aside: it would answer
    /// for a table that is no longer so.
    fn is_lost(&mut self, error: StoreError) -> HubError {
        let table = self.id;
        if let StoreError::Unreadable(_) = &error {
            tracing::error!(%table, %error, "a log cannot be read; the table is put away");
            self.lost = true;
        } else {
            tracing::warn!(%table, %error, "could not catch up");
        }
        error.into()
    }

    /// What everybody who looks has.
    fn had(&self) -> Had {
        Had {
            have: Have {
                number: self.table.number(),
                moves: self.table.seen(None),
            },
            secrets: self.table.secrets().clone(),
            reload: false,
        }
    }

    /// Sends everybody their view of a table of which they have had so much.
    async fn tell_state(&mut self, had: &Had, had_rematch: Option<TableId>) {
        // Whoever hears of the table at which they play again must find it, and whoever agreed
        // to it may be gone.
        if had_rematch.is_none()
            && let Some(table) = self.table.rematch()
        {
            self.play_again(table).await;
        }
        self.look_up_ratings().await;
        self.audience.tell_state(&self.table, had);
    }

    /// Ratings are looked up when somebody sits down, and when the game has changed them.
    async fn look_up_ratings(&mut self) {
        let summary = self.table.summary(self.id);
        let people = listed::rated_people(&summary);
        let wanted = Some((people, summary.stage == Stage::Over));
        if self.rated == wanted {
            return;
        }
        // Without them nobody is the worse; the next event tries again.
        if let Ok(mut tables) = listed::with_ratings(&**self.hub.store(), vec![summary]).await {
            self.audience.ratings = tables.pop().map(|table| table.ratings).unwrap_or_default();
            self.rated = wanted;
        }
    }

    /// Repeats who is here, and looks whether a note was lost.
    async fn beat(&mut self) {
        self.beat = Instant::now() + BEAT;
        if self.listener.is_none() {
            self.listener = self.hub.bus().listen(Topic::Table(self.id)).await.ok();
        }
        // What went wrong is in the log; the next beat tries again.
        let _ = self.catch_up(u32::MAX).await;
        self.audience.repeat(&self.table).await;
    }
}

async fn hear(listener: Option<&mut Box<dyn Listener>>) -> Option<Heard> {
    match listener {
        Some(listener) => listener.hear().await,
        None => pending().await,
    }
}
