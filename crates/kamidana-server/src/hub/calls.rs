//! Who has a reason to come back to a table they do not look at.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tokio::{sync::mpsc, time::Instant};
use utoipa::ToSchema;

use crate::{Event, EventKind, Person, PersonId, Sitter, Table, TableId};

/// Why somebody would come back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Occasion {
    /// It is their turn.
    Turn,
    /// Somebody asks them to play.
    Challenge,
    /// Somebody would like to play again.
    Rematch,
}

/// Somebody who is not there is called to a table.
#[derive(Clone, Debug)]
pub struct Call {
    /// Who.
    pub person: PersonId,
    /// Where to.
    pub table: TableId,
    /// The name of the game that is played there.
    pub game: String,
    /// Why.
    pub occasion: Occasion,
    /// Who is the cause of it, unless a machine is.
    pub by: Option<Person>,
    /// When.
    pub at: Instant,
}

impl Call {
    /// Whether there is still a reason.
    pub fn still_holds(&self, table: &Table) -> bool {
        let mut own = table.seats_of(self.person);
        match self.occasion {
            Occasion::Turn => own.any(|seat| table.to_act() == Some(seat)),
            Occasion::Challenge => table.asked().any(|asked| asked == self.person),
            Occasion::Rematch => {
                table.rematch().is_none() && own.any(|seat| !table.again().contains(&seat))
            }
        }
    }
}

/// Calls that nobody has answered yet; when there are too many, new ones are lost.
const WAITING_CALLS: usize = 4096;

/// Where calls come from, and where they go.
pub(super) fn channel() -> (mpsc::Sender<Call>, mpsc::Receiver<Call>) {
    mpsc::channel(WAITING_CALLS)
}

/// Whom these events, the last of the table, call to it.
pub(super) fn calls(id: TableId, table: &Table, events: &[Event]) -> Vec<Call> {
    let person_at = |wanted| {
        let mut chairs = table.chairs();
        let chair = chairs.find(|(seat, _)| *seat == wanted)?.1;
        match &chair.sitter {
            Some(Sitter::Person(person)) => Some(person.clone()),
            Some(Sitter::Machine { .. }) | None => None,
        }
    };
    // One reason each, the last one.
    let mut found: BTreeMap<PersonId, (Occasion, Option<Person>)> = BTreeMap::new();
    for event in events {
        match &event.kind {
            EventKind::Created { by, .. } => {
                let asked = table.asked().filter(|person| *person != by.id);
                found.extend(asked.map(|person| (person, (Occasion::Challenge, Some(by.clone())))));
            }
            EventKind::Began | EventKind::Acted { .. } | EventKind::TookBack { .. } => {
                let by = match &event.kind {
                    EventKind::Acted { seat, .. } => person_at(*seat),
                    _ => None,
                };
                if let Some(person) = table.to_act().and_then(person_at) {
                    let by = by.filter(|by| by.id != person.id);
                    found.insert(person.id, (Occasion::Turn, by));
                }
            }
            EventKind::Again { seat } => {
                let by = person_at(*seat);
                let others = table.people();
                let others = others.filter(|other| Some(*other) != by.as_ref().map(|by| by.id));
                found.extend(others.map(|other| (other, (Occasion::Rematch, by.clone()))));
            }
            EventKind::Sat { .. }
            | EventKind::Rose { .. }
            | EventKind::Offered { .. }
            | EventKind::Declined { .. }
            | EventKind::Resumed { .. }
            | EventKind::Ended { .. }
            | EventKind::Rematched { .. } => {}
        }
    }
    let call = |(person, (occasion, by))| Call {
        person,
        table: id,
        game: table.game().title().to_owned(),
        occasion,
        by,
        at: Instant::now(),
    };
    let calls = found.into_iter().map(call);
    calls.filter(|call| call.still_holds(table)).collect()
}
