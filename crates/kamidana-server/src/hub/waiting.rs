//! How long an open table that has not begun waits for those who have gone.

use std::time::Duration;

use crate::{Kind, PersonId, Sitter, Status, Table, TimeControl, Timestamp};

/// Where clocks will run, whoever has gone comes back soon or not at all.
const CLOCKED: Duration = Duration::from_secs(30);
/// A guest has nothing to come back with but this browser.
const GUEST: Duration = Duration::from_secs(10 * 60);

/// How long somebody who has gone is waited for; without end if days may pass between moves anyway,
/// and they can be called.
fn patience(time: &TimeControl, account: Kind) -> Option<Duration> {
    match time {
        TimeControl::Fischer { .. } | TimeControl::Byoyomi { .. } => Some(CLOCKED),
        TimeControl::None | TimeControl::Correspondence { .. } => {
            (account == Kind::Guest).then_some(GUEST)
        }
    }
}

fn is_open(table: &Table) -> bool {
    *table.status() == Status::Waiting && table.setup().public
}

/// When an open table is called off, because nobody waits for others there. `last_seen` says nothing
/// of those who look on at the moment.
pub(super) fn deserted_at(
    table: &Table,
    last_seen: impl Fn(PersonId) -> Option<Timestamp>,
) -> Option<Timestamp> {
    if !is_open(table) {
        return None;
    }
    let wait = patience(&table.setup().time, table.creator().account)?;
    let mut latest = None;
    for person in table.people() {
        latest = latest.max(Some(last_seen(person)?));
    }
    Some(latest.unwrap_or(table.updated()) + wait)
}

/// Who loses their seat at an open table next, and when, because they sat down and have gone: somebody
/// else may want to play. Whoever has set it up keeps theirs, which nobody else could take.
pub(super) fn vacated_next(
    table: &Table,
    last_seen: impl Fn(PersonId) -> Option<Timestamp>,
) -> Option<(Timestamp, PersonId)> {
    if !is_open(table) {
        return None;
    }
    let time = &table.setup().time;
    let mut sitters = Vec::new();
    for (_, chair) in table.chairs() {
        if let Some(Sitter::Person(person)) = &chair.sitter
            && person.id != table.creator().id
            && let Some(wait) = patience(time, person.account)
            && let Some(gone) = last_seen(person.id)
        {
            sitters.push((gone + wait, person.id));
        }
    }
    sitters.into_iter().min()
}
