//! A position with everything known: what tools, solvers and tests work on.

use serde_json::Value;

use crate::{OpenBoard, Refused, View};

/// A position of a game with nothing hidden, read from and printed as the shared text formats.
///
/// A study has no seats and no secrets, so it must never be made from a table that is still being
/// played; that is what [`Play`](crate::Play) is for.
pub trait Study: Send + Sync {
    /// The position string; `None` for a game that only prints its deal.
    fn position(&self) -> Option<String>;

    /// The seat to act, if the game's answers name seats by number.
    fn turn(&self) -> Option<u8>;

    /// The legal actions, sorted.
    fn legal(&self) -> Vec<String>;

    /// Does something. A refused action changes nothing.
    fn apply(&mut self, action: &str) -> Result<(), Refused>;

    /// The number of legal action sequences of exactly that length.
    fn perft(&self, depth: u32) -> u64;

    /// The rounds finished since the position was read, as the batch format shows them; `None`
    /// for a game whose answers do not list rounds.
    fn rounds(&self) -> Option<&[Value]>;

    /// The result as the batch format shows it, once there is one.
    fn over(&self) -> Option<Value>;

    /// What lies on the table.
    fn board(&self) -> OpenBoard;

    /// The table as the seat to act would see it if nothing were hidden.
    fn laid_open(&self) -> View;

    /// The same position, to go on with separately.
    fn boxed_clone(&self) -> Box<dyn Study>;
}
