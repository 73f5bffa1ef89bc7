//! A position with everything known: what tools, solvers and tests work on.

use std::any::Any;

use serde_json::Value;

use crate::{Choices, Game, Outcome, Refused, Seat, View, Viewer};

/// A position of a game with nothing hidden, read from and printed as the shared text formats.
///
/// A study has no secrets, so nothing of it may reach a player of a table that is still being
/// played; that is what [`Play`](crate::Play) is for.
pub trait Study: Send + Sync {
    /// Which game.
    fn game(&self) -> &'static dyn Game;

    /// How many seats it has.
    fn seats(&self) -> u8;

    /// The position string; `None` where the game has none, as in the middle of a round of cards.
    fn position(&self) -> Option<String>;

    /// Who has to act; `None` once it is over.
    fn to_act(&self) -> Option<Seat>;

    /// What the seat to act may choose from.
    fn choices(&self) -> Choices;

    /// The legal actions, sorted. Unlike the choices it is always a list, however long.
    fn legal_actions(&self) -> Vec<String>;

    /// Does something. A refused action changes nothing.
    fn apply(&mut self, action: &str) -> Result<(), Refused>;

    /// How it stands.
    fn outcome(&self) -> Outcome;

    /// What the winner scored, in games whose rounds bring points; 0 elsewhere.
    fn points(&self) -> u32 {
        0
    }

    /// The number of legal action sequences of exactly that length.
    fn perft(&self, depth: u32) -> u64;

    /// The rounds finished since the position was read, as the batch format shows them.
    fn rounds(&self) -> &[Value] {
        &[]
    }

    /// The result as the batch format shows it, once there is one.
    fn over(&self) -> Option<Value>;

    /// What a viewer would know if this were a table.
    fn view(&self, viewer: Viewer) -> View;

    /// The table as the seat to act would see it if nothing were hidden.
    fn laid_open(&self) -> View;

    /// The state in the game's own type, for those who know the game: see the game's module.
    fn state(&self) -> &dyn Any;

    /// The same position, to go on with separately.
    fn boxed_clone(&self) -> Box<dyn Study>;
}

impl dyn Study + '_ {
    /// The [state](Study::state), if it is of this type.
    pub fn get<T: Any>(&self) -> Option<&T> {
        self.state().downcast_ref()
    }
}

impl Clone for Box<dyn Study> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}

/// What a study is a study of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// A whole game, and its position strings say where it stands.
    Game,
    /// One round of it, and its position strings only say how the round began.
    Round,
}
