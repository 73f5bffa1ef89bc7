//! What is left of a search's limits when it asks many questions.

use crate::{Limits, Meter, Share, clock::Instant};

/// The limits of a whole thought, spent question by question.
pub(crate) struct Budget<'a> {
    limits: &'a Limits,
    used: u64,
    spent: bool,
}

impl<'a> Budget<'a> {
    pub(crate) fn new(limits: &'a Limits) -> Self {
        let mut budget = Self {
            limits,
            used: 0,
            spent: false,
        };
        budget.look();
        budget
    }

    /// Asks a question that may cost at most so many nodes; nothing is asked once the limits are
    /// reached.
    pub(crate) fn ask<T>(
        &mut self,
        most: u64,
        question: impl FnOnce(&mut Meter) -> Option<T>,
    ) -> Option<T> {
        if self.spent {
            return None;
        }
        let mut meter = Meter::new(Limits {
            nodes: Some(self.left().min(most)),
            ..self.limits.clone()
        });
        let answer = question(&mut meter);
        self.used = self.used.saturating_add(meter.nodes());
        self.look();
        answer
    }

    /// Works with one of so many equal parts of what is left, nodes and time; what it does not use
    /// stays.
    pub(crate) fn part<T>(&mut self, parts: u32, work: impl FnOnce(&mut Budget<'_>) -> T) -> T {
        let now = Instant::now();
        let in_part = |at: Instant| now + at.saturating_duration_since(now) / parts.max(1);
        let limits = Limits {
            nodes: Some(self.left() / u64::from(parts.max(1))),
            deadline: self.limits.deadline.map(in_part),
            ..self.limits.clone()
        };
        let mut part = Budget::new(&limits);
        let found = work(&mut part);
        self.used = self.used.saturating_add(part.used);
        self.look();
        found
    }

    /// Spends nodes on work that no question counts.
    pub(crate) fn charge(&mut self, nodes: u64) {
        self.used = self.used.saturating_add(nodes);
        self.look();
    }

    /// The nodes that may still be spent.
    pub(crate) fn left(&self) -> u64 {
        let most = self.limits.nodes.unwrap_or(u64::MAX);
        most.saturating_sub(self.used)
    }

    /// Which moves are judged.
    pub(crate) const fn share(&self) -> Share {
        self.limits.share
    }

    /// Whether a limit was reached.
    pub(crate) const fn is_spent(&self) -> bool {
        self.spent
    }

    fn look(&mut self) {
        let late = self.limits.deadline.is_some_and(|at| Instant::now() >= at);
        self.spent = late || self.limits.stop.is_raised() || self.left() == 0;
    }
}
