//! How much a search may cost, and how it is told to stop.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

/// A flag that stops every search that was given a copy of it.
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    /// Asks the searches to stop; they answer with what they have.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether they were asked to.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How much a search may cost. Everything is optional; a search without limits runs to its end.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// The most positions to visit.
    pub nodes: Option<u64>,
    /// When to stop.
    pub deadline: Option<Instant>,
    /// Stops the search from outside.
    pub stop: StopFlag,
}

/// Counts the nodes of a search and notices when a limit is reached.
#[derive(Clone, Debug)]
pub struct Meter {
    limits: Limits,
    nodes: u64,
    exhausted: bool,
}

/// How many nodes pass between two looks at the clock and the flag: often enough to stop within
/// a millisecond, seldom enough to cost nothing.
const NODES_BETWEEN_LOOKS: u64 = 1024;

impl Meter {
    /// A meter at zero.
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            nodes: 0,
            exhausted: false,
        }
    }

    /// Counts a node; `false` once a limit is reached.
    pub fn count(&mut self) -> bool {
        self.nodes += 1;
        if self.limits.nodes.is_some_and(|most| self.nodes > most) {
            self.exhausted = true;
        }
        if self.nodes % NODES_BETWEEN_LOOKS == 1 {
            let late = self.limits.deadline.is_some_and(|at| Instant::now() >= at);
            self.exhausted |= late || self.limits.stop.is_raised();
        }
        !self.exhausted
    }

    /// Whether a limit was reached.
    pub fn is_exhausted(&self) -> bool {
        self.exhausted
    }

    /// The nodes so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}
