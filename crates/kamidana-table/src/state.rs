//! A table as one viewer may know it: what leaves it, for whoever shows it.

use std::{collections::BTreeMap, iter::repeat};

use kamidana_game::{Choices, Fairness, Seat, View};
use serde::{Deserialize, Serialize};

use crate::{
    Chair, Ending, Offer, Person, PersonId, Rating, Reading, Sitter, Speed, Stage, Status, Table,
    TableId, TimeControl, Timestamp, Wish, rating,
};

/// A table as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableState {
    /// Its name.
    pub id: TableId,
    /// The number of its last event.
    pub number: u32,
    /// The id of the game.
    pub game: &'static str,
    /// The options that matter.
    pub options: BTreeMap<String, String>,
    /// The clock.
    pub time: TimeControl,
    /// How fast that is.
    pub speed: Speed,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whether everybody may find and watch it.
    pub public: bool,
    /// Whether it was played in somebody's browser and brought here afterwards.
    pub local: bool,
    /// How far it is.
    pub stage: Stage,
    /// Who set it up.
    pub by: Person,
    /// When it was set up.
    pub created: Timestamp,
    /// When something happened last.
    pub updated: Timestamp,
    /// The time of the server when it wrote this.
    pub now: Timestamp,
    /// The seats, in order.
    pub seats: Vec<SeatState>,
    /// The seats that the viewer holds.
    pub yours: Vec<Seat>,
    /// What the link for invited players has, if the viewer holds a seat and the table waits.
    pub key: Option<String>,
    /// How many look on who have no seat.
    pub watchers: u32,
    /// How many actions were done: what `seen` of an action has to be.
    pub seen: u32,
    /// What was done, in a game without secrets, beginning with `moves_from`.
    pub moves: Vec<String>,
    /// How many moves were left out because the viewer has them.
    pub moves_from: u32,
    /// The offer that waits for an answer.
    pub offer: Option<StandingOffer>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// Who would like to play again.
    pub again: Vec<Seat>,
    /// Where they play again.
    pub rematch: Option<TableId>,
    /// The game; nothing before it begins, if something is dealt in it.
    pub view: Option<View>,
    /// What makes the deals checkable, as long as there is no view that has it.
    pub fairness: Option<Fairness>,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatState {
    /// Which.
    pub seat: Seat,
    /// What a player there is called in a record, such as `Black`.
    pub role: String,
    /// Who is wanted.
    pub wish: Wish,
    /// Who sits there.
    pub sitter: Option<Sitter>,
    /// Whether they look at the table at the moment; machines always do.
    pub present: bool,
    /// What their clock showed at `now`.
    pub clock: Option<Reading>,
    /// How strong they are at such games; nothing for machines, guests and those who are new.
    pub rating: Option<SeatRating>,
}

/// How strong somebody is, in short.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatRating {
    /// The rating, without what nobody reads of it.
    pub value: u32,
    /// Whether it is still rough.
    pub provisional: bool,
}

impl From<&Rating> for SeatRating {
    fn from(rating: &Rating) -> Self {
        Self {
            value: rating.value.round() as u32,
            provisional: rating::provisional(rating),
        }
    }
}

/// An offer that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StandingOffer {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub offer: Offer,
}

/// A table at a glance, for a small picture of it: what a spectator may see, or a player who looks.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Glimpse {
    /// Which table.
    pub table: TableId,
    /// The number of its last event.
    pub number: u32,
    /// How far it is.
    pub stage: Stage,
    /// The game, without what could be chosen; nothing before it begins, if something is dealt in it.
    pub view: Option<View>,
    /// What the clocks showed at `at`, seat by seat.
    pub clocks: Vec<Option<Reading>>,
    /// When something happened last.
    pub at: Timestamp,
    /// How many look on who have no seat.
    pub watchers: u32,
}

/// What a client already has of a table, so that only the rest is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Have {
    /// The number of the last event.
    pub number: u32,
    /// How many moves.
    pub moves: u32,
}

/// What is known around a table that its log does not tell.
#[derive(Debug)]
pub struct Company<'a, P> {
    /// The time now.
    pub now: Timestamp,
    /// Whether somebody is there.
    pub is_here: P,
    /// How many look on who have no seat.
    pub watchers: u32,
    /// How strong those are who sit there, seat by seat, as far as it is known.
    pub ratings: &'a [Option<SeatRating>],
}

impl<P: Fn(PersonId) -> bool> Company<'_, P> {
    /// Whether a player is there; machines always are.
    pub fn is_present(&self, chair: &Chair) -> bool {
        match &chair.sitter {
            Some(Sitter::Person(person)) => (self.is_here)(person.id),
            Some(Sitter::Machine { .. }) => true,
            None => false,
        }
    }
}

impl TableState {
    /// The table as somebody may know it, without the moves that they have for good.
    pub fn of(
        id: TableId,
        table: &Table,
        person: Option<PersonId>,
        have: Option<Have>,
        company: &Company<'_, impl Fn(PersonId) -> bool>,
    ) -> Self {
        let setup = table.setup();
        let now = company.now.max(table.updated());
        let yours: Vec<Seat> = person
            .map(|person| table.seats_of(person).collect())
            .unwrap_or_default();
        let open = !table.game().has_secrets();
        let moves_from = match have {
            Some(have) if have.number >= table.taken_back() => have.moves.min(table.seen(person)),
            _ => 0,
        };
        let ratings = company.ratings.iter().copied().chain(repeat(None));
        let seats = table.chairs().zip(ratings);
        let seats = seats.map(|((seat, chair), rating)| SeatState {
            seat,
            role: table.game().seat_name(table.options(), seat),
            wish: setup.wish(seat).cloned().unwrap_or(Wish::Open),
            sitter: chair.sitter.clone(),
            present: company.is_present(chair),
            clock: table.clock().read(seat, now),
            rating,
        });
        Self {
            id,
            number: table.number_for(person),
            game: table.game().id(),
            options: table.asked_options(),
            time: setup.time,
            speed: setup.time.speed(),
            rated: setup.rated,
            public: setup.public,
            local: table.is_local(),
            stage: table.stage(),
            by: table.creator().clone(),
            created: table.created(),
            updated: table.told(),
            now,
            seats: seats.collect(),
            // Once the game has begun it opens nothing.
            key: (!yours.is_empty() && table.stage() == Stage::Waiting).then(|| table.key()),
            watchers: company.watchers,
            seen: table.seen(person),
            moves: if open {
                table.moves(moves_from)
            } else {
                Vec::new()
            },
            moves_from,
            offer: table
                .offer()
                .map(|(seat, offer)| StandingOffer { seat, offer }),
            ending: match table.status() {
                Status::Over(ending) => Some(Ending::clone(ending)),
                Status::Waiting | Status::Running => None,
            },
            again: table.again().to_vec(),
            rematch: table.rematch(),
            view: table.view(person),
            fairness: table.fairness(),
            yours,
        }
    }
}

impl Glimpse {
    /// The table as somebody sees it at a glance.
    pub fn of(table: TableId, looked: &Table, person: Option<PersonId>, watchers: u32) -> Self {
        let at = looked.told();
        Self {
            table,
            number: looked.number_for(person),
            stage: looked.stage(),
            view: looked.view(person).map(|view| View {
                choices: Choices::NONE,
                fairness: None,
                ..view
            }),
            clocks: looked
                .chairs()
                .map(|(seat, _)| looked.clock().read(seat, at))
                .collect(),
            at,
            watchers,
        }
    }
}
