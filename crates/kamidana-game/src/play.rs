//! A game being played: what a table needs to know of any game.

use std::fmt;

use serde::Serialize;

use crate::{Game, Seat, SheetStyle, Study, View, Viewer, Why};

/// A game being played by people and machines on seats. It is a fold over its actions: the same
/// options, the same chance and the same actions always give the same state.
pub trait Play: Send + Sync {
    /// Which game.
    fn game(&self) -> &'static dyn Game;

    /// How many seats it has.
    fn seats(&self) -> u8;

    /// The seats that win and lose together, side by side.
    fn teams(&self) -> Vec<Vec<Seat>> {
        Seat::first(self.seats()).map(|seat| vec![seat]).collect()
    }

    /// The seats that win and lose with this one, itself included.
    fn team_of(&self, seat: Seat) -> Vec<Seat> {
        let mut teams = self.teams().into_iter();
        teams
            .find(|team| team.contains(&seat))
            .unwrap_or_else(|| vec![seat])
    }

    /// Who has to act; `None` when the game is over.
    fn to_act(&self) -> Option<Seat>;

    /// Whose clock runs for all to see: who has to act, unless that is a secret. The same as
    /// `to_act` of a spectator's view, without building one.
    fn on_clock(&self) -> Option<Seat> {
        self.to_act()
    }

    /// How many of the last actions may be taken back: those after which nobody has learnt
    /// anything that could not be unlearnt.
    fn undoable(&self) -> usize {
        if self.game().has_secrets() {
            0
        } else {
            usize::MAX
        }
    }

    /// What the seat to act may choose from.
    fn choices(&self) -> Choices;

    /// Does what the seat to act chose. A refused action changes nothing.
    fn apply(&mut self, action: &str) -> Result<(), Refused>;

    /// How it stands.
    fn outcome(&self) -> Outcome;

    /// All that a viewer may know. The only way out for anything a table sends.
    fn view(&self, viewer: Viewer) -> View;

    /// The whole truth, hidden cards and all: for storing, for records of finished games and for
    /// those who may know everything. Nothing of it may be sent to a player of a running game.
    fn reveal(&self) -> &dyn Revealed;

    /// The result in a few words for a record, such as `black 3-1`; `None` while it is open.
    fn result(&self) -> Option<String>;

    /// The same game, to go on with separately.
    fn boxed_clone(&self) -> Box<dyn Play>;
}

impl Clone for Box<dyn Play> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}

/// A game with nothing hidden.
pub trait Revealed {
    /// What chance gave, in order, as texts that [`Game::dealt`] takes.
    fn deals(&self) -> Vec<String>;

    /// Everything that was done, in order.
    fn actions(&self) -> Vec<String>;

    /// The moves as a person records them.
    fn sheet(&self, style: SheetStyle) -> String;

    /// What lies on the table, to look into and to go on with.
    fn study(&self) -> Box<dyn Study>;

    /// The table as the seat to act would see it if nothing were hidden.
    fn laid_open(&self) -> View;
}

/// What an actor may choose from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Choices {
    /// One of these actions; none if somebody else acts.
    List {
        /// The actions, sorted.
        actions: Vec<String>,
    },
    /// These letters in any order: a list of all of them would be too long to send.
    Arrange {
        /// The letters.
        letters: String,
    },
}

impl Choices {
    /// Nothing to choose.
    pub const NONE: Self = Self::List {
        actions: Vec::new(),
    };

    /// Something that can be done by whoever finds nothing better.
    pub fn any(&self) -> Option<String> {
        match self {
            Self::List { actions } => actions.first().cloned(),
            Self::Arrange { letters } => Some(letters.clone()),
        }
    }

    /// A list of actions, sorted.
    pub fn list(actions: impl IntoIterator<Item = impl fmt::Display>) -> Self {
        let mut actions: Vec<_> = actions.into_iter().map(|a| a.to_string()).collect();
        actions.sort();
        Self::List { actions }
    }

    /// Whether there is nothing to choose.
    pub fn is_none(&self) -> bool {
        *self == Self::NONE
    }
}

/// How a game stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "state", rename_all = "lowercase")]
pub enum Outcome {
    /// It is still being played.
    Unknown,
    /// Nobody won.
    Draw {
        /// Why: one of the ends the game has declared.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::DrawReason))]
        reason: &'static str,
    },
    /// Somebody won.
    Decisive {
        /// The winning seats: one, or the partners of a team.
        winners: Vec<Seat>,
        /// How: one of the ends the game has declared.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::WinReason))]
        reason: &'static str,
    },
}

/// A refused action: what and why. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{reason}")]
pub struct Refused {
    /// The action as it was given.
    pub action: String,
    /// Why, in one sentence.
    pub reason: String,
    /// Why, for programs; nothing if it could not even be read.
    pub why: Option<Box<Why>>,
}

impl Refused {
    /// This action, refused for this reason.
    pub fn new(action: &str, reason: impl fmt::Display) -> Self {
        Self {
            action: action.into(),
            reason: reason.to_string(),
            why: None,
        }
    }

    /// The same, with the reason also for programs.
    pub fn because(action: &str, reason: impl fmt::Display, why: Why) -> Self {
        Self {
            why: Some(Box::new(why)),
            ..Self::new(action, reason)
        }
    }
}
