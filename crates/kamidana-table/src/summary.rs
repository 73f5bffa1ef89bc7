//! What can be said of a table in a list.

use std::collections::BTreeMap;

use kamidana_game::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    Ending, Kind, PersonId, Setup, Sitter, Speed, Status, Table, TableId, TimeControl, Timestamp,
    Wish,
};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// It waits for players.
    Waiting,
    /// It is being played.
    Running,
    /// It is over.
    Over,
}

impl Stage {
    /// Its name in lists and stores.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Over => "over",
        }
    }
}

/// A table in a list: what everybody who may find it may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Summary {
    /// Its name.
    pub id: TableId,
    /// The number of its last event.
    pub number: u32,
    /// The id of the game.
    pub game: String,
    /// Which kind of it: the value of the game's first option, such as `standard`.
    pub mode: String,
    /// The options, those with default values too.
    pub options: BTreeMap<String, String>,
    /// The clock.
    pub time: TimeControl,
    /// How fast that is.
    pub speed: Speed,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whether everybody may find and watch it.
    pub public: bool,
    /// Whether programs may take open seats.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub bots: bool,
    /// Whether it was played in somebody's browser and brought here afterwards.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub local: bool,
    /// How far it is.
    pub stage: Stage,
    /// When it was set up.
    pub created: Timestamp,
    /// When something happened last.
    pub updated: Timestamp,
    /// How much was done.
    pub actions: u32,
    /// Whose turn it is, for all to see.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub turn: Option<Seat>,
    /// Who is wanted on each seat.
    pub wishes: Vec<Wish>,
    /// Who sits there.
    pub sitters: Vec<Option<Sitter>>,
    /// How it ended.
    pub ending: Option<Ending>,
}

impl Summary {
    /// Everybody who sits there.
    pub fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.sitters.iter().filter_map(|sitter| match sitter {
            Some(Sitter::Person(person)) => Some(person.id),
            Some(Sitter::Machine { .. }) | None => None,
        })
    }

    /// Whether a list says the same of the table. Those of earlier versions do not say whose turn it
    /// is before the next move.
    pub fn is_listed_as(&self, listed: &Self) -> bool {
        let turn = listed.turn.or(self.turn);
        *self
            == Self {
                turn,
                ..listed.clone()
            }
    }
}

impl Table {
    /// What can be said of it in a list.
    pub fn summary(&self, id: TableId) -> Summary {
        let Setup {
            time,
            rated,
            public,
            bots,
            seats,
            ..
        } = self.setup();
        let options: BTreeMap<String, String> = self.asked_options();
        let specs = self.game.options();
        let mode = specs.first().and_then(|first| options.get(first.id));
        Summary {
            id,
            number: self.number(),
            game: self.game.id().into(),
            mode: mode.cloned().unwrap_or_default(),
            time: *time,
            speed: time.speed(),
            rated: *rated,
            public: *public,
            bots: *bots || self.by.account == Kind::Bot,
            local: self.local,
            stage: self.stage(),
            created: self.created(),
            updated: self.updated(),
            actions: self.seen(None),
            turn: self.to_act().and_then(|_| self.play.on_clock()),
            wishes: seats.clone(),
            sitters: self
                .chairs()
                .map(|(_, chair)| chair.sitter.clone())
                .collect(),
            ending: match self.status() {
                Status::Over(ending) => Some(ending.clone()),
                Status::Waiting | Status::Running => None,
            },
            options,
        }
    }
}
