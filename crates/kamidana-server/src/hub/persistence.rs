//! The log of a table in the store: append, catch up, read again.

use std::{sync::Arc, time::Duration};

use crate::{
    Append, Event, EventKind, Kind, PersonId, Status, Store, StoreError, Stored, Table, TableId,
    TimeControl, Timestamp, rating,
};

/// How often a result is reckoned again because a rating has changed meanwhile.
const RATING_ATTEMPTS: usize = 20;
/// How long a machine's turn may take before somebody asks again.
pub(super) const MACHINE_WAIT: Duration = Duration::from_secs(5);
/// How long a table with clocks waits for players.
const SEATING_WAIT: Duration = Duration::from_secs(30 * 60);
/// How long one without that a guest has set up and nobody looks at.
const GUEST_SEATING_WAIT: Duration = Duration::from_secs(60 * 60);
/// How long any other.
const UNTIMED_SEATING_WAIT: Duration = Duration::from_secs(14 * 24 * 60 * 60);

/// The log of one table.
pub(super) struct Log {
    store: Arc<dyn Store>,
    id: TableId,
}

impl Log {
    pub(super) fn new(store: Arc<dyn Store>, id: TableId) -> Self {
        Self { store, id }
    }

    /// The table as its log tells it; `None` if there is no such table.
    pub(super) async fn read(&self) -> Stored<Option<Table>> {
        let events = self.store.events(self.id, 0).await?;
        if events.is_empty() {
            return Ok(None);
        }
        fold(&events).map(Some)
    }

    /// Takes in what others have appended; whether there was anything. A table whose log cannot
    /// be read is left behind somewhere on the way.
    pub(super) async fn catch_up(&self, table: &mut Table) -> Stored<bool> {
        let events = self.store.events(self.id, table.number()).await?;
        for event in &events {
            let applied = table.apply(event);
            applied.map_err(|broken| StoreError::Unreadable(broken.to_string()))?;
        }
        Ok(!events.is_empty())
    }

    /// Appends the events that led to this table, with what follows from them for its ratings.
    pub(super) async fn append(&self, table: &Table, events: &[Event]) -> Stored<()> {
        let mut stored = Err(StoreError::Stale);
        for _ in 0..RATING_ATTEMPTS {
            stored = self.append_once(table, events).await;
            if stored != Err(StoreError::Stale) {
                break;
            }
        }
        stored
    }

    async fn append_once(&self, table: &Table, events: &[Event]) -> Stored<()> {
        let summary = table.summary(self.id);
        let ended = |event: &Event| matches!(event.kind, EventKind::Ended { .. });
        let mut ratings = Vec::new();
        if summary.rated && events.iter().any(ended) {
            let people: Vec<PersonId> = summary.people().collect();
            let ladder = rating::ladder(&summary);
            let before = self.store.ratings(&people, &ladder).await?;
            ratings = rating::after_game(&summary, &before, table.updated());
        }
        let append = Append {
            events: events.to_vec(),
            wake: wake(table),
            summary,
            ratings,
        };
        self.store.append(append).await
    }
}

/// The table that these events tell.
pub(super) fn fold(events: &[Event]) -> Stored<Table> {
    Table::fold(events).map_err(|broken| StoreError::Unreadable(broken.to_string()))
}

/// Whether a guest has set it up for everybody to find.
pub(super) fn is_guests(table: &Table) -> bool {
    table.setup().public && table.creator().account == Kind::Guest
}

/// When somebody has to look at a table again, if nothing happens.
pub(super) fn wake(table: &Table) -> Option<Timestamp> {
    match table.status() {
        Status::Waiting => {
            let wait = match table.setup().time {
                TimeControl::None | TimeControl::Correspondence { .. } if is_guests(table) => {
                    GUEST_SEATING_WAIT
                }
                TimeControl::None | TimeControl::Correspondence { .. } => UNTIMED_SEATING_WAIT,
                TimeControl::Fischer { .. } | TimeControl::Byoyomi { .. } => SEATING_WAIT,
            };
            Some(table.created() + wait)
        }
        Status::Running => {
            let machine = table.machine_to_act();
            let machine = machine.map(|_| table.updated() + MACHINE_WAIT);
            let flag = table.flag_falls().map(|(_, at)| at);
            machine.into_iter().chain(flag).min()
        }
        Status::Over(_) => None,
    }
}
