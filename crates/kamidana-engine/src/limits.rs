//! How much a search may cost, and how it is told to stop.

use std::{
    num::NonZeroUsize,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use crate::clock::Instant;

/// A flag that stops every search that was given a copy of it, and tells how far they are.
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    raised: AtomicBool,
    nodes: AtomicU64,
}

impl StopFlag {
    /// Asks the searches to stop; they answer with what they have.
    pub fn stop(&self) {
        self.0.raised.store(true, Ordering::Relaxed);
    }

    /// Whether they were asked to.
    pub fn is_raised(&self) -> bool {
        self.0.raised.load(Ordering::Relaxed)
    }

    /// The nodes of all these searches so far, rounded down: something to show while they run.
    pub fn nodes(&self) -> u64 {
        self.0.nodes.load(Ordering::Relaxed)
    }
}

/// How much a search may cost. Everything is optional; a search without limits runs to its end.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// The most positions to visit.
    pub nodes: Option<u64>,
    /// When to stop.
    pub deadline: Option<Instant>,
    /// Whether nodes and deadline are meant to be used up: then the strongest level goes on beyond
    /// its usual measure. Else they only cap it.
    pub spend: bool,
    /// Stops the search from outside.
    pub stop: StopFlag,
    /// Which of the moves an analysis judges.
    pub share: Share,
}

/// One of several equal shares of the moves of a position: those who analyse it together, each with
/// memory of their own, take one each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    part: usize,
    of: NonZeroUsize,
}

impl Share {
    /// All moves.
    pub const WHOLE: Self = Self {
        part: 0,
        of: NonZeroUsize::MIN,
    };

    /// The share of this number, counted from 0; `None` if there are not so many.
    pub fn new(part: usize, of: usize) -> Option<Self> {
        let of = NonZeroUsize::new(of)?;
        (part < of.get()).then_some(Self { part, of })
    }

    /// Whether the move of this number, in the order of the legal ones, belongs to it.
    pub const fn has(self, index: usize) -> bool {
        index % self.of.get() == self.part
    }

    /// Whether it has the first move, and with it what cannot be shared.
    pub const fn is_first(self) -> bool {
        self.part == 0
    }
}

impl Default for Share {
    fn default() -> Self {
        Self::WHOLE
    }
}

/// How long a machine on a seat thinks if nobody says otherwise: people wait for it.
const SEAT_TIME: Duration = Duration::from_millis(950);

impl Limits {
    /// The limits of a machine on a seat that visits at most so many positions by itself. Without
    /// a deadline it answers within a second.
    #[must_use]
    pub fn for_seat(&self, nodes: u64) -> Self {
        Self {
            nodes: Some(self.nodes.map_or(nodes, |most| most.min(nodes))),
            deadline: self
                .deadline
                .or_else(|| Instant::now().checked_add(SEAT_TIME)),
            ..self.clone()
        }
    }

    /// The limits of the strongest machine on a seat: its usual measure, or all it was given to
    /// [`spend`](Self::spend).
    #[must_use]
    pub fn for_strongest_seat(&self, nodes: u64) -> Self {
        let given = self.nodes.is_some() || self.deadline.is_some();
        if self.spend && given {
            self.clone()
        } else {
            self.for_seat(nodes)
        }
    }
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
            let seen = if self.nodes == 1 {
                0
            } else {
                NODES_BETWEEN_LOOKS
            };
            self.limits.stop.0.nodes.fetch_add(seen, Ordering::Relaxed);
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
