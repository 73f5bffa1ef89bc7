//! An [`Append`] as rows: all the work that needs no database.

use kamidana_game::Seat;

use super::{Append, RatingChange, StoreError, Stored, json};
use crate::{EventKind, Person, PersonId, Sitter, Stage, Summary, TableId, Timestamp, Wish};

/// What an append writes.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) table: TableId,
    /// The number of the first event.
    pub(super) first: u32,
    /// The number of the last one.
    pub(super) last: u32,
    pub(super) events: Vec<EventRow>,
    pub(super) summary: Summary,
    pub(super) wake: Option<Timestamp>,
    /// How the game ended, in a word.
    pub(super) how: Option<&'static str>,
    /// The seats that won, as JSON.
    pub(super) winners: Option<String>,
    /// The summary, as JSON.
    pub(super) body: String,
    /// Who sits where, if that has changed.
    pub(super) seats: Option<Vec<SeatRow>>,
    /// Whose names the events bring with them.
    pub(super) mentions: Vec<PersonId>,
    pub(super) ratings: Vec<RatingChange>,
}

/// An event.
#[derive(Debug)]
pub(super) struct EventRow {
    pub(super) number: u32,
    pub(super) at: Timestamp,
    /// [`EventKind`], as JSON.
    pub(super) body: String,
}

/// Somebody on a seat.
#[derive(Debug)]
pub(super) struct SeatRow {
    pub(super) seat: Seat,
    pub(super) person: PersonId,
    /// Whether they won, once the game is over.
    pub(super) won: Option<bool>,
}

impl Entry {
    pub(super) fn new(append: Append) -> Stored<Self> {
        let Append {
            events,
            summary,
            wake,
            mut ratings,
        } = append;
        let (Some(first), Some(last)) = (events.first(), events.last()) else {
            return Err(unfit("there are no events"));
        };
        let (first, last) = (first.number, last.number);
        if first == 0 || !(first..=last).eq(events.iter().map(|event| event.number)) {
            return Err(unfit("their numbers do not follow each other"));
        }
        if summary.number != last {
            return Err(unfit("the summary belongs to another event"));
        }
        // Everybody takes the locks of ratings in the same order.
        ratings.sort_by(|one, other| key(one).cmp(&key(other)));
        let ending = summary.ending.as_ref();
        let seats_changed = |kind: &EventKind| {
            use EventKind::{Created, Ended, Rose, Sat};
            matches!(
                kind,
                Created { .. } | Sat { .. } | Rose { .. } | Ended { .. }
            )
        };
        Ok(Self {
            table: summary.id,
            first,
            last,
            how: ending.map(|ending| ending.how.name()),
            winners: ending.map(|ending| json(&ending.winners)).transpose()?,
            body: json(&summary)?,
            seats: events
                .iter()
                .any(|event| seats_changed(&event.kind))
                .then(|| seats(&summary)),
            mentions: mentions(events.iter().map(|event| &event.kind)),
            events: events
                .iter()
                .map(|event| {
                    Ok(EventRow {
                        number: event.number,
                        at: event.at,
                        body: json(&event.kind)?,
                    })
                })
                .collect::<Stored<_>>()?,
            summary,
            wake,
            ratings,
        })
    }

    /// Whether it writes more than events and the row of the table.
    pub(super) fn has_more(&self) -> bool {
        self.seats.is_some() || !self.mentions.is_empty() || !self.ratings.is_empty()
    }
}

fn unfit(why: &str) -> StoreError {
    StoreError::Unavailable(format!("these events cannot be appended: {why}"))
}

fn key(change: &RatingChange) -> (PersonId, &super::Ladder) {
    (change.rating.person, &change.rating.ladder)
}

fn seats(summary: &Summary) -> Vec<SeatRow> {
    let sitters = summary.sitters.iter().zip(1..);
    let row = |(sitter, number): (&Option<Sitter>, u8)| {
        let (Some(Sitter::Person(person)), Some(seat)) = (sitter, Seat::new(number)) else {
            return None;
        };
        let ending = summary.ending.as_ref();
        let ending = ending.filter(|_| summary.stage == Stage::Over);
        Some(SeatRow {
            seat,
            person: person.id,
            won: ending.map(|ending| ending.winners.contains(&seat)),
        })
    };
    sitters.filter_map(row).collect()
}

fn mentions<'a>(happened: impl Iterator<Item = &'a EventKind>) -> Vec<PersonId> {
    let mut people = Vec::new();
    for kind in happened {
        match kind {
            EventKind::Created { setup, by, .. } => {
                people.push(by.id);
                people.extend(setup.seats.iter().filter_map(|wish| match wish {
                    Wish::Asked { person, .. } => Some(*person),
                    _ => None,
                }));
            }
            EventKind::Sat {
                who: Sitter::Person(person),
                ..
            } => people.push(person.id),
            _ => {}
        }
    }
    people.sort_unstable();
    people.dedup();
    people
}

/// Gives somebody another name, and another kind of account, in what happened; whether they stood
/// there.
pub(super) fn rename_in_event(kind: &mut EventKind, person: &Person) -> bool {
    match kind {
        EventKind::Created { setup, by, .. } => {
            let asked = rename_wishes(&mut setup.seats, person);
            let created = by.id == person.id;
            if created {
                by.clone_from(person);
            }
            asked || created
        }
        EventKind::Sat { who, .. } => rename_sitter(who, person),
        _ => false,
    }
}

/// Gives somebody another name in a list.
pub(super) fn rename_in_summary(summary: &mut Summary, person: &Person) {
    rename_wishes(&mut summary.wishes, person);
    for sitter in summary.sitters.iter_mut().flatten() {
        rename_sitter(sitter, person);
    }
}

fn rename_wishes(wishes: &mut [Wish], new: &Person) -> bool {
    let mut renamed = false;
    for wish in wishes {
        if let Wish::Asked { person, name } = wish
            && *person == new.id
        {
            name.clone_from(&new.name);
            renamed = true;
        }
    }
    renamed
}

fn rename_sitter(sitter: &mut Sitter, person: &Person) -> bool {
    match sitter {
        Sitter::Person(who) if who.id == person.id => {
            who.clone_from(person);
            true
        }
        Sitter::Person(_) | Sitter::Machine { .. } => false,
    }
}
