//! Who looks at a table, and what each of them is sent.

use std::{
    collections::{BTreeSet, HashMap},
    sync::Arc,
    time::Duration,
};

use kamidana_game::Seat;
use tokio::{sync::mpsc, time::Instant};
use tokio_util::sync::CancellationToken;

use super::{glimpse::Glimpsed, presence::Presence};
use crate::{
    Bus, Chair, Company, FromServer, Have, Line, Note, PersonId, SeatRating, Secrets, Table,
    TableId, TableState, Text, Timestamp, Topic, time::TimeSource,
};

/// How long those who only look on come and go before they are counted.
const RECOUNT_AFTER: Duration = Duration::from_millis(300);

/// Who wants to be told about a table, and how.
#[derive(Debug)]
pub struct Watcher {
    /// Who it is, if they have signed in.
    pub person: Option<PersonId>,
    /// Whom they do not want to hear.
    pub muted: Vec<PersonId>,
    /// Where messages go.
    pub sender: mpsc::Sender<Text>,
    /// Cancelled if they are no longer told anything: because they did not take their messages,
    /// or because nobody here knows the table any more.
    pub behind: CancellationToken,
}

/// Somebody who is told about a table until this is dropped.
pub struct Watch {
    id: u64,
    leaves: mpsc::UnboundedSender<u64>,
}

impl Drop for Watch {
    fn drop(&mut self) {
        // Without bounds, so that nobody stays behind as a ghost. Everybody leaves once: there
        // are never more of these than watchers. A table that was put away has nobody left.
        let _ = self.leaves.send(self.id);
    }
}

/// What everybody who looks at a table has had of it.
pub(super) struct Had {
    pub(super) have: Have,
    /// What had been done in secret.
    pub(super) secrets: Secrets,
    /// Whether something may have changed that does not show in the number.
    pub(super) reload: bool,
}

/// Everybody who looks at a table.
pub(super) struct Audience {
    table: TableId,
    node: u64,
    bus: Arc<dyn Bus>,
    time: TimeSource,
    watchers: HashMap<u64, Watcher>,
    /// The watches given so far.
    given: u64,
    leaves: mpsc::UnboundedSender<u64>,
    presence: Presence,
    /// Who was told to be there last, and how many look on.
    told: (Vec<Seat>, u32),
    /// Who came or went and has not been counted.
    uncounted: BTreeSet<Option<PersonId>>,
    /// When they are counted.
    recount: Option<Instant>,
    /// How strong those are who sit there, seat by seat.
    pub(super) ratings: Vec<Option<SeatRating>>,
}

impl Audience {
    /// Nobody yet. Whoever leaves is told to the receiver, for [`Audience::leave`].
    pub(super) fn new(
        table: TableId,
        node: u64,
        bus: Arc<dyn Bus>,
        time: TimeSource,
    ) -> (Self, mpsc::UnboundedReceiver<u64>) {
        let (leaves, left) = mpsc::unbounded_channel();
        let audience = Self {
            presence: Presence::new(node, time.now()),
            table,
            node,
            bus,
            time,
            watchers: HashMap::new(),
            given: 0,
            leaves,
            told: (Vec::new(), 0),
            uncounted: BTreeSet::new(),
            recount: None,
            ratings: Vec::new(),
        };
        (audience, left)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.watchers.is_empty()
    }

    /// Tells somebody how the table is, unless they have it, and everything from now on.
    pub(super) async fn join(
        &mut self,
        table: &Table,
        watcher: Watcher,
        have: Option<Have>,
    ) -> Watch {
        let number = table.number_for(watcher.person);
        let current = have.is_some_and(|have| have.number == number);
        let message = if current {
            FromServer::Current {
                table: self.table,
                number,
            }
        } else {
            FromServer::Table {
                table: Box::new(self.state(table, watcher.person, have)),
            }
        };
        let id = self.given;
        self.given += 1;
        let person = watcher.person;
        if watcher.sender.try_send(message.text()).is_ok() {
            self.watchers.insert(id, watcher);
            self.came_or_went(table, person).await;
        }
        Watch {
            id,
            leaves: self.leaves.clone(),
        }
    }

    /// Tells somebody no more.
    pub(super) async fn leave(&mut self, table: &Table, id: u64) {
        if let Some(watcher) = self.watchers.remove(&id) {
            self.came_or_went(table, watcher.person).await;
        }
    }

    /// Sends everybody away: they come back and look again.
    pub(super) fn dismiss(&mut self) {
        for (_, watcher) in self.watchers.drain() {
            watcher.behind.cancel();
        }
    }

    /// A crowd that only looks on is counted now and then, not one by one.
    async fn came_or_went(&mut self, table: &Table, person: Option<PersonId>) {
        if person.is_some_and(|person| table.people().any(|sits| sits == person)) {
            self.count(table, person).await;
        } else {
            self.count_soon(person);
        }
    }

    fn count_soon(&mut self, person: Option<PersonId>) {
        self.uncounted.insert(person);
        let soon = Instant::now() + RECOUNT_AFTER;
        self.recount.get_or_insert(soon);
    }

    /// When to call [`Audience::recount`].
    pub(super) const fn recount_at(&self) -> Option<Instant> {
        self.recount
    }

    pub(super) async fn recount(&mut self, table: &Table) {
        self.recount = None;
        for person in std::mem::take(&mut self.uncounted) {
            self.count(table, person).await;
        }
    }

    /// Repeats who is here, for the other nodes.
    pub(super) async fn repeat(&mut self, table: &Table) {
        let people: BTreeSet<_> = self.watchers.values().map(|w| w.person).collect();
        for person in people {
            self.count(table, person).await;
        }
        // Some go without a word.
        if self.told != self.present(table) {
            self.tell_presence(table);
        }
    }

    /// Somebody asked or did something at the table without a socket: they are there, too.
    pub(super) async fn visit(&mut self, table: &Table, person: PersonId) {
        let at = self.time.now();
        let sits = table.people().any(|sits| sits == person);
        if !sits || !self.presence.is_news(person, at) {
            return;
        }
        self.hear_visit(table, person, at);
        let note = Note::Visited { person, at };
        self.bus.tell(Topic::Table(self.table), &note).await;
    }

    /// Somebody was at the table without a socket, here or at another node.
    pub(super) fn hear_visit(&mut self, table: &Table, person: PersonId, at: Timestamp) {
        if self.presence.visit(person, at) {
            self.tell_presence(table);
        }
    }

    /// Tells everybody, here and elsewhere, how many sockets of somebody are here.
    async fn count(&mut self, table: &Table, person: Option<PersonId>) {
        let sockets = self.watchers.values().filter(|w| w.person == person);
        let sockets = sockets.count() as u32;
        let (node, at) = (self.node, self.time.now());
        self.hear_presence(table, node, person, sockets, at);
        let note = Note::Present {
            node,
            person,
            sockets,
            at,
        };
        self.bus.tell(Topic::Table(self.table), &note).await;
    }

    /// A node says how many sockets of somebody it has.
    pub(super) fn hear_presence(
        &mut self,
        table: &Table,
        node: u64,
        person: Option<PersonId>,
        sockets: u32,
        at: Timestamp,
    ) {
        if self.presence.hear(node, person, sockets, at) {
            self.tell_presence(table);
        }
    }

    /// The seats whose players are there, and how many others look on.
    fn present(&self, table: &Table) -> (Vec<Seat>, u32) {
        let company = self.company(table);
        let here = |(seat, chair): (Seat, &Chair)| company.is_present(chair).then_some(seat);
        (table.chairs().filter_map(here).collect(), company.watchers)
    }

    fn tell_presence(&mut self, table: &Table) {
        let (present, watchers) = self.present(table);
        self.told = (present.clone(), watchers);
        let message = FromServer::Presence {
            table: self.table,
            present,
            watchers,
        };
        self.tell_all(&message, |_| true);
    }

    /// Since when somebody is away; `None` if they are there.
    pub(super) fn away_since(&self, person: PersonId, now: Timestamp) -> Option<Timestamp> {
        self.presence.away_since(person, now)
    }

    /// When somebody was there last; `None` if they look on at the moment.
    pub(super) fn last_seen(&self, person: PersonId, now: Timestamp) -> Option<Timestamp> {
        self.presence.last_seen(person, now)
    }

    /// Whether somebody is there.
    pub(super) fn is_here(&self, person: PersonId) -> bool {
        self.presence.is_here(person, self.time.now())
    }

    /// Sends everybody, who have had so much of it, their view of the table. Whoever may not know
    /// what happened hears nothing.
    pub(super) fn tell_state(&mut self, table: &Table, had: &Had) {
        // Whoever has no seat sees the same.
        let mut texts: HashMap<Option<PersonId>, Text> = HashMap::new();
        let players: Vec<PersonId> = table.people().collect();
        let mut gone = Vec::new();
        for (id, watcher) in &self.watchers {
            let person = watcher.person.filter(|person| players.contains(person));
            let had_number = had.have.number - table.hidden_from(person, &had.secrets);
            if had_number == table.number_for(person) && !had.reload {
                continue;
            }
            let text = texts.entry(person).or_insert_with(|| {
                let table = Box::new(self.state(table, person, Some(had.have)));
                FromServer::Table { table }.text()
            });
            if watcher.sender.try_send(text.clone()).is_err() {
                gone.push(*id);
            }
        }
        self.drop_watchers(&gone);
    }

    /// Sends everybody what was said, but not to those who do not want to hear it.
    pub(super) fn tell_line(&mut self, line: &Line) {
        let message = FromServer::Said {
            table: self.table,
            lines: vec![line.clone()],
        };
        self.tell_all(&message, |watcher| !watcher.muted.contains(&line.person));
    }

    fn tell_all(&mut self, message: &FromServer, wants: impl Fn(&Watcher) -> bool) {
        if self.watchers.is_empty() {
            return;
        }
        let text = message.text();
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
                self.count_soon(watcher.person);
            }
        }
    }

    /// The table as it looks at a glance.
    pub(super) fn glimpsed(&self, table: &Table) -> Glimpsed {
        let players: Vec<PersonId> = table.people().collect();
        let watchers = self.presence.watchers(&players, self.time.now());
        Glimpsed::of(self.table, table, watchers)
    }

    /// The table as somebody may know it, without the moves that they have for good.
    pub(super) fn state(
        &self,
        table: &Table,
        person: Option<PersonId>,
        have: Option<Have>,
    ) -> TableState {
        TableState::of(self.table, table, person, have, &self.company(table))
    }

    /// Who is there, and how strong they are.
    fn company(&self, table: &Table) -> Company<'_, impl Fn(PersonId) -> bool> {
        let now = self.time.now();
        let players: Vec<PersonId> = table.people().collect();
        Company {
            now,
            is_here: move |person| self.presence.is_here(person, now),
            watchers: self.presence.watchers(&players, now),
            ratings: &self.ratings,
        }
    }
}
