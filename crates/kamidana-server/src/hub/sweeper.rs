//! Looking after tables that nobody looks after: those of a node that is gone, and all of them if
//! the bus is.

use std::{collections::HashMap, time::Duration};

use futures::{StreamExt as _, stream};
use tokio::time::{Instant, MissedTickBehavior};

use super::{Hub, HubError};
use crate::{StoreError, TableId, Timestamp};

/// How often a node looks for tables that nobody has looked after.
const SWEEP: Duration = Duration::from_secs(1);
/// The most tables that one sweep looks after.
const SWEPT: u32 = 500;
/// How many of them at once: one that takes long does not keep the others waiting.
const AT_ONCE: usize = 16;
/// How long a table whose log cannot be read is left alone.
const LEFT_ALONE: Duration = Duration::from_secs(60);
/// How long one that was looked after.
const LOOKED_AFTER: Duration = Duration::from_secs(3);

/// What one sweep remembers for the next.
pub(super) struct Sweeper {
    /// What other nodes did before has been seen.
    seen: Timestamp,
    /// Tables that are left alone, until when.
    resting: HashMap<TableId, Instant>,
}

impl Hub {
    /// Looks after tables as long as the hub is open.
    pub fn run_sweeper(&self) {
        let hub = self.clone();
        self.spawn(async move {
            let mut ticks = tokio::time::interval(SWEEP);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            let mut sweeper = Sweeper::new(hub.now());
            loop {
                ticks.tick().await;
                if let Err(error) = sweeper.sweep(&hub).await {
                    tracing::warn!(%error, "could not look for tables");
                }
            }
        });
    }
}

impl Sweeper {
    pub(super) fn new(now: Timestamp) -> Self {
        Self {
            seen: now,
            resting: HashMap::new(),
        }
    }

    pub(super) async fn sweep(&mut self, hub: &Hub) -> Result<(), HubError> {
        let now = hub.now();
        self.look_after_due(hub, now).await?;
        if hub.store().intruded().await? {
            hub.bus().doubt();
        }
        if hub.bus().is_connected() {
            self.seen = now;
            return Ok(());
        }
        // Nobody tells us what other nodes do, so we look. Clocks of nodes differ a little.
        for (table, number) in hub.store().changed(self.seen.before(SWEEP * 5)).await? {
            hub.tell_actor(table, number);
        }
        self.seen = now;
        Ok(())
    }

    async fn look_after_due(&mut self, hub: &Hub, now: Timestamp) -> Result<(), HubError> {
        let woken = Instant::now();
        self.resting.retain(|_, until| *until > woken);
        // Those that are left alone do not take the place of others.
        let limit = SWEPT + self.resting.len() as u32;
        let mut due = hub.store().due(now, limit).await?;
        due.retain(|table| !self.resting.contains_key(table));
        let woken = stream::iter(due).map(|table| async move { (table, hub.wake(table).await) });
        let mut woken = woken.buffer_unordered(AT_ONCE);
        while let Some((table, woken)) = woken.next().await {
            let rest = match woken {
                Ok(()) => LOOKED_AFTER,
                Err(error) => {
                    tracing::warn!(%table, %error, "could not look after a table");
                    match error {
                        HubError::Store(StoreError::Unreadable(_)) => LEFT_ALONE,
                        _ => continue,
                    }
                }
            };
            self.resting.insert(table, Instant::now() + rest);
        }
        Ok(())
    }
}
