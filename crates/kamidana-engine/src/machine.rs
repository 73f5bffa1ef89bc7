//! All that a machine can do with a game, behind one door for all games.

use kamidana_game::OpenBoard;

use crate::{
    ActionJudgement, Answer, Character, Insight, Limits, Player, Question, kami, kamisado, kamon,
};

/// What a machine can do with one game.
pub trait Machine: Sync {
    /// The id of the game.
    fn game(&self) -> &'static str;

    /// Whether it judges by points, and not by who wins.
    fn counts_points(&self) -> bool {
        false
    }

    /// Somebody to play against.
    fn player(&self, character: Character) -> Box<dyn Player>;

    /// What a glance at a position tells, if the game has such a thing.
    fn insight(&self, _board: &OpenBoard) -> Option<Insight> {
        None
    }

    /// Somebody to ask, whose tables take at most `memory` mebibytes.
    fn analyst(&self, memory: usize) -> Box<dyn Analyst>;
}

/// Answers questions about positions in which nothing is hidden. It remembers what it has found,
/// so that later questions about the same game are cheaper.
///
/// A board of another game, or one on which nothing can be done, gets an empty answer.
pub trait Analyst: Send {
    /// Answers with certainty, or says that the limits did not allow it.
    fn solve(&mut self, board: &OpenBoard, question: Question, limits: &Limits) -> Answer;

    /// Judges every action, the best first, and tells `on_update` whenever more is known. The
    /// last word is also returned.
    fn analyse(
        &mut self,
        board: &OpenBoard,
        limits: &Limits,
        on_update: &mut dyn FnMut(&[ActionJudgement]),
    ) -> Vec<ActionJudgement>;
}

/// The machines of all games. A new game is one line here.
pub static MACHINES: [&dyn Machine; 3] = [&kamisado::Machine, &kami::Machine, &kamon::Machine];

/// The machine for the game with this id.
pub fn machine(game: &str) -> Option<&'static dyn Machine> {
    MACHINES.into_iter().find(|machine| machine.game() == game)
}
