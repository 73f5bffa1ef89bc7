//! All that a machine can do with a game, behind one door for all games.

use kamidana_game::{Data, Study, View};

use crate::{ActionJudgement, Answer, Character, Limits, Player, Question};

/// What a machine can do with one game.
pub trait Machine: Sync {
    /// The id of the game.
    fn game(&self) -> &'static str;

    /// Whether it judges by points, and not by who wins.
    fn counts_points(&self) -> bool {
        false
    }

    /// Whether a question makes sense in this game.
    fn answers(&self, question: Question) -> bool {
        question != Question::Match
    }

    /// Somebody to play against.
    fn player(&self, character: Character) -> Box<dyn Player>;

    /// Those who play beside the levels, to measure them with.
    fn yardsticks(&self) -> &'static [YardstickSpec] {
        &[]
    }

    /// The yardstick of this name, whose tables take at most `memory` mebibytes. What it leaves to
    /// chance comes from the seed.
    fn yardstick(&self, _name: &str, _memory: usize, _seed: u64) -> Option<Box<dyn Yardstick>> {
        None
    }

    /// What a glance at a position tells, if the game has such a thing: an object whose field
    /// `kind` says what it is. Its type is in the game's module.
    fn insight(&self, _study: &dyn Study) -> Option<Data> {
        None
    }

    /// What [insights](Machine::insight) look like.
    #[cfg(feature = "schema")]
    fn insight_schema(&self) -> Option<kamidana_game::schema::TaggedSchema> {
        None
    }

    /// What everything that the seat of this view can do leads to at once, as far as that seat can
    /// know: what beginners are shown. An object whose field `kind` says what it is; its type is in
    /// the game's module. `None` if the seat is not to act.
    fn outlook(&self, _view: &View) -> Option<Data> {
        None
    }

    /// What [outlooks](Machine::outlook) look like.
    #[cfg(feature = "schema")]
    fn outlook_schema(&self) -> Option<kamidana_game::schema::TaggedSchema> {
        None
    }

    /// Reads a position of which only a part is known, as
    /// [`Game::told`](kamidana_game::Game::told) tells it; `None` if the text hides nothing.
    fn read_told(&self, _position: &str, _moves: &[&str]) -> Option<Result<View, String>> {
        None
    }

    /// Somebody to ask, whose tables take at most `memory` mebibytes.
    fn analyst(&self, memory: usize) -> Box<dyn Analyst>;
}

/// Answers questions about positions in which nothing is hidden. It remembers what it has found,
/// so that later questions about the same game are cheaper.
///
/// A position of another game, or one in which nothing can be done, gets an empty answer.
pub trait Analyst: Send {
    /// Answers with certainty, or says that the limits did not allow it.
    fn solve(&mut self, study: &dyn Study, question: Question, limits: &Limits) -> Answer;

    /// Judges every action, the best first, and tells `on_update` whenever more is known. The
    /// last word is also returned.
    fn analyse(
        &mut self,
        study: &dyn Study,
        limits: &Limits,
        on_update: &mut dyn FnMut(&[ActionJudgement]),
    ) -> Vec<ActionJudgement>;
}

/// Somebody who plays beside the levels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct YardstickSpec {
    /// Its name in commands; one word.
    pub name: &'static str,
    /// What it is, in a few words.
    pub help: &'static str,
}

/// Somebody who plays to measure others with, and may know what no player does.
pub trait Yardstick: Send {
    /// Chooses an action for the seat to act, whose view is given beside the whole truth.
    fn choose(&mut self, view: &View, study: &dyn Study, limits: &Limits) -> Option<String>;
}
