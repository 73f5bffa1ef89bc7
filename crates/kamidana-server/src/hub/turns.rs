//! Whose turn it is at tables of which a list does not say so: those that an earlier version listed,
//! until the next move, and those where somebody decides in secret.

use std::sync::{Mutex, MutexGuard, PoisonError};

use kamidana_game::Seat;
use tokio::{sync::Semaphore, task::spawn_blocking};

use super::Hub;
use crate::{Stage, Summary, Table, TableId, recent::Recent};

/// The answers that are kept.
const KEPT: usize = 10_000;
/// The most logs that are read for one list; the others have their turn with the next.
const READ_FOR_A_LIST: usize = 16;
/// The lists for which logs are read at once.
const LISTS_AT_ONCE: usize = 2;

/// What was found out: of a table after the event with this number.
pub(super) struct Turns {
    known: Mutex<Recent<(TableId, u32), Option<Seat>>>,
    reading: Semaphore,
}

impl Default for Turns {
    fn default() -> Self {
        Self {
            known: Mutex::new(Recent::new(KEPT)),
            reading: Semaphore::new(LISTS_AT_ONCE),
        }
    }
}

impl Turns {
    fn known(&self) -> MutexGuard<'_, Recent<(TableId, u32), Option<Seat>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says whose turn it is, if that was found out before; whether it was.
    fn tell(&self, table: &mut Summary) -> bool {
        let known = self.known().get(&(table.id, table.number)).copied();
        table.turn = known.flatten();
        known.is_some()
    }
}

impl Hub {
    /// Says whose turn it is where a list leaves it open, as far as everybody may know it.
    pub(crate) async fn tell_turns(&self, tables: &mut [Summary]) {
        let turns = &self.0.turns;
        let mut unknown: Vec<&mut Summary> = Vec::new();
        for table in tables {
            let is_silent = table.stage == Stage::Running && table.turn.is_none();
            if is_silent && !turns.tell(table) {
                unknown.push(table);
            }
        }
        if unknown.is_empty() {
            return;
        }
        let Ok(_reading) = turns.reading.acquire().await else {
            return;
        };
        // Many may have asked for the same list: one of them has read it meanwhile.
        unknown.retain_mut(|table| !turns.tell(table));
        for table in unknown.into_iter().take(READ_FOR_A_LIST) {
            let Ok(events) = self.store().events(table.id, 0).await else {
                return;
            };
            let id = table.id;
            let read = move || Table::fold(&events).map(|table| table.summary(id));
            // A log that cannot be read is reported to whoever looks at the table.
            let (number, turn) = match spawn_blocking(read).await {
                Ok(Ok(read)) => (read.number, read.turn),
                _ => (table.number, None),
            };
            turns.known().keep((id, number), turn);
            table.turn = turn;
        }
    }
}
