//! A machine that plays any game at a level.

use kamidana_game::View;

use crate::{Level, Limits};

/// A machine on a seat. It is given the view of its seat and nothing else, so it cannot know
/// what its seat may not know.
pub trait Player: Send {
    /// Chooses an action for the seat the view belongs to; `None` if that seat is not to act. The
    /// limits bound the search; a player that runs into them answers with the best so far.
    fn choose(&mut self, view: &View, limits: &Limits) -> Option<String>;

    /// All that sets it apart from other levels in a game like that of the view, as a text to compare. A
    /// rare lapse shows in no short list of choices. No browser asks, and it would be too large there.
    #[cfg(not(target_family = "wasm"))]
    fn dials(&self, _view: &View) -> String {
        String::new()
    }
}

/// What a player is made of.
#[derive(Clone, Copy, Debug)]
pub struct Character {
    /// How strong it plays.
    pub level: Level,
    /// What its chance decisions come from: the same seed plays the same game.
    pub seed: u64,
    /// The most memory for its tables, in mebibytes.
    pub memory: usize,
}
