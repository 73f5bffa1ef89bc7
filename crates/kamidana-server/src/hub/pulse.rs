//! The signs of life that nodes leave in the store, so that nobody is charged for a time in which no
//! node was there.
//!
//! Every node says once a second that it is there, as long as a clock runs at any table. Gaps
//! between these signs are outages: all nodes were gone, or the store was. Tables reckon them when
//! somebody looks at them again ([`Command::Resume`](crate::Command)).

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError, atomic::Ordering},
    time::Duration,
};

use tokio::time::MissedTickBehavior;

use super::Hub;
use crate::{Outage, StoreError, Stored, Timestamp, now};

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(1);
/// A node that could not say so for longer has not been there.
const SILENCE: Duration = Duration::from_secs(5);
/// No flag falls by what was known longer ago: there may have been an outage since.
const STALE: Duration = Duration::from_secs(2);
/// How far the clock of the machine may go wrong before it is worth a word.
const DRIFT: Duration = Duration::from_secs(10);

/// What a node knows of the times in which somebody was there.
#[derive(Default)]
pub(super) struct Pulse {
    known: Mutex<Known>,
    /// Only one beats at a time.
    beating: tokio::sync::Mutex<()>,
}

#[derive(Default)]
struct Known {
    /// Since when this node has been there without a break.
    since: Option<Timestamp>,
    /// When it said so last.
    beat: Option<Timestamp>,
    /// When the life began that goes on.
    life: Option<Timestamp>,
    outages: Arc<[Outage]>,
    /// When and why it could not say so last.
    failed: Option<(Timestamp, StoreError)>,
}

impl Pulse {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hub {
    /// Says that this node is there, and goes on to do so as long as the hub is open. One that
    /// nobody can reach, because it only works for others, only listens: without others nobody can
    /// play, and no flag falls there.
    pub async fn run_pulse(&self, is_reached: bool) -> Stored<()> {
        self.0.is_reached.store(is_reached, Ordering::Relaxed);
        self.beat().await?;
        let hub = self.clone();
        self.spawn(async move {
            let mut ticks = tokio::time::interval(BEAT);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            let mut told = false;
            loop {
                ticks.tick().await;
                if let Err(error) = hub.beat().await {
                    tracing::warn!(%error, "could not leave a sign of life");
                }
                let (machine, own) = (now(), hub.now());
                let drifts = machine.since(own).max(own.since(machine)) > DRIFT;
                if drifts && !told {
                    tracing::warn!("the clock of this machine was set; games go on by the old one");
                }
                told = drifts;
            }
        });
        Ok(())
    }

    /// Whether people can reach this node.
    pub(super) fn is_reached(&self) -> bool {
        self.0.is_reached.load(Ordering::Relaxed)
    }

    /// Says once that this node is there.
    pub(super) async fn beat(&self) -> Stored<()> {
        let _one = self.0.pulse.beating.lock().await;
        self.beat_alone().await
    }

    /// The same, for whoever has the right to do so.
    async fn beat_alone(&self) -> Stored<()> {
        let beat = self.try_beat().await;
        let failed = beat.clone().err().map(|error| (self.now(), error));
        self.0.pulse.known().failed = failed;
        beat
    }

    async fn try_beat(&self) -> Stored<()> {
        let pulse = &self.0.pulse;
        let now = self.now();
        let since = {
            let known = pulse.known();
            let unbroken = known.beat.is_some_and(|beat| now.since(beat) <= SILENCE);
            known.since.filter(|_| unbroken).unwrap_or(now)
        };
        let life = if self.is_reached() {
            self.store().beat(since, now).await?
        } else {
            None
        };
        let news = life.is_some() && life != pulse.known().life;
        let outages = if news || !self.is_reached() {
            Some(outages(&self.store().lives().await?))
        } else {
            None
        };
        let mut known = pulse.known();
        known.since = Some(since);
        known.beat = Some(now);
        if let Some(outages) = outages {
            known.life = life;
            known.outages = outages;
        }
        Ok(())
    }

    /// The outages that tables have to reckon, as they are known now.
    pub(super) async fn outages(&self) -> Stored<Arc<[Outage]>> {
        if self.is_stale() {
            let _one = self.0.pulse.beating.lock().await;
            // Many may have waited for the same answer.
            if self.is_stale() {
                let failed = self.0.pulse.known().failed.clone();
                match failed {
                    Some((at, error)) if self.now().since(at) < BEAT => return Err(error),
                    _ => self.beat_alone().await?,
                }
            }
        }
        Ok(Arc::clone(&self.0.pulse.known().outages))
    }

    fn is_stale(&self) -> bool {
        let beat = self.0.pulse.known().beat;
        beat.is_some_and(|beat| self.now().since(beat) > STALE)
    }
}

/// What lies between the times in which somebody was there, the oldest first.
fn outages(lives: &[(Timestamp, Timestamp)]) -> Arc<[Outage]> {
    let gaps = lives.windows(2).filter_map(|pair| {
        let [(_, from), (until, _)] = *pair else {
            return None;
        };
        (from < until).then_some(Outage { from, until })
    });
    gaps.collect()
}
