//! What is done at a table that others may not even know to have happened.

use std::collections::BTreeMap;

use kamidana_game::{Seat, View, Viewer};

use crate::Table;

/// A set of viewers: a bit for each seat, and one for all who have none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Eyes(u8);

impl Eyes {
    pub(crate) const NOBODY: Self = Self(0);

    /// Those of somebody who holds these seats.
    pub(crate) fn of(seats: &[Seat]) -> Self {
        if seats.is_empty() {
            return Self::one(Viewer::Spectator);
        }
        let seats = seats.iter().map(|seat| Self::one(Viewer::Seat(*seat)));
        seats.fold(Self::NOBODY, |all, one| Self(all.0 | one.0))
    }

    pub(crate) const fn one(viewer: Viewer) -> Self {
        match viewer {
            Viewer::Spectator => Self(1),
            Viewer::Seat(seat) => Self(1 << seat.number()),
        }
    }

    /// Whether all of the others are among these.
    pub(crate) const fn contains(self, others: Self) -> bool {
        self.0 & others.0 == others.0
    }
}

/// How much was done that went unnoticed, and by whom.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Secrets(BTreeMap<Eyes, u32>);

impl Secrets {
    /// Something was done that these have not noticed.
    pub(crate) fn add(&mut self, unaware: Eyes) {
        if unaware != Eyes::NOBODY {
            *self.0.entry(unaware).or_default() += 1;
        }
    }

    /// That was taken back.
    pub(crate) fn remove(&mut self, unaware: Eyes) {
        if let Some(count) = self.0.get_mut(&unaware) {
            *count = count.saturating_sub(1);
        }
    }

    /// How much of it these have not noticed.
    pub(crate) fn hidden_from(&self, eyes: Eyes) -> u32 {
        let unaware = self.0.iter().filter(|(unaware, _)| unaware.contains(eyes));
        unaware.map(|(_, count)| count).sum()
    }
}

impl Table {
    /// If others may not know that a seat is about to act: what everybody knows before it does.
    pub(crate) fn hidden_turn(&self, seat: Seat) -> Option<Vec<View>> {
        let hidden = self.play.on_clock() != Some(seat);
        hidden.then(|| self.viewers().map(|v| self.play.view(v)).collect())
    }

    /// Who has not noticed that a seat has acted since then.
    pub(crate) fn unaware(&self, seat: Seat, before: Option<Vec<View>>) -> Eyes {
        let Some(before) = before else {
            return Eyes::NOBODY;
        };
        let same = self.viewers().zip(before).filter(|(viewer, before)| {
            *viewer != Viewer::Seat(seat) && self.play.view(*viewer) == *before
        });
        let unaware = same.map(|(viewer, _)| Eyes::one(viewer));
        unaware.fold(Eyes::NOBODY, |all, one| Eyes(all.0 | one.0))
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        let seats = Seat::first(self.play.seats()).map(Viewer::Seat);
        seats.chain([Viewer::Spectator])
    }
}
