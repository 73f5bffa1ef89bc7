//! One home for each game in the command line: its boards as text and as pictures, its screen in
//! `kamidana play`, and how what happens is told. Nothing outside these folders knows which game
//! it deals with; a game without a folder gets the [`plain`] screen.

pub(crate) mod kami;
pub(crate) mod kamisado;
pub(crate) mod kamon;
pub(crate) mod plain;

use std::time::Duration;

use kamidana_game::{Game, Options, Seat, Study, View};
use ratatui::layout::Rect;

use crate::{
    commands::{
        arena::levels::Mode,
        endings::Endings,
        play::{screen::canvas::Canvas, session::Session, spots::Spot, steps::Meaning},
        solved::Theorem,
    },
    draw::{Style, svg::Picture},
    words::{Locales, Words},
};

/// The games that have a folder here. A new one is one line.
static GAMES: [&dyn TerminalGame; 3] = [&kamisado::Kamisado, &kami::Kami, &kamon::Kamon];

/// What the command line knows of a game.
///
/// A screen has no state of its own: what has been picked on the way to an action is in the
/// [`Session`], as spots that only the game understands.
pub(crate) trait TerminalGame: Sync {
    /// The id of the game, see [`kamidana_game::Game::id`].
    fn id(&self) -> &'static str;

    /// A position of this game as lines of text; `None` if it is of another game.
    fn lines(&self, study: &dyn Study, style: Style) -> Option<Vec<String>>;

    /// A position of this game as a picture; `None` if it is of another game.
    fn picture(&self, study: &dyn Study, style: Style) -> Option<Picture>;

    /// What somebody sees who looks on; `None` if that cannot be drawn.
    fn scene(&self, view: &View) -> Option<Picture> {
        self.picture(&*self.open_study(view)?, Style::default())
    }

    /// Positions that commands show and measure.
    fn samples(&self) -> Option<&'static Samples> {
        None
    }

    /// What is proven of the game as a whole.
    fn theorems(&self) -> &'static [&'static dyn Theorem] {
        &[]
    }

    /// Its endings with hidden cards, if two play it with any.
    fn endings(&self) -> Option<&'static dyn Endings> {
        None
    }

    /// The ways to play it whose levels are compared.
    fn modes(&self) -> &'static [Mode] {
        &[Mode::USUAL]
    }

    /// Its words, see [`crate::words`].
    fn locales(&self) -> Locales;

    /// The rules in their order, section by section: the ids at the end of the words' keys.
    fn rules(&self) -> &'static [(&'static str, &'static [&'static str])];

    /// Calls of the command line that show what it can do with this game.
    fn examples(&self) -> &'static [Example];

    /// What stands above the board at the left.
    fn title(&self, session: &Session, view: &View) -> String;

    /// What stands above the board at the right.
    fn score(&self, _session: &Session, _view: &View) -> String {
        String::new()
    }

    /// Draws the board and what stands beside it.
    fn draw(
        &self,
        session: &Session,
        view: &View,
        now: Duration,
        body: Rect,
        canvas: &mut Canvas<'_>,
    );

    /// Whose turn it is and for what, or how the game ended.
    fn turn(&self, session: &Session, view: &View) -> String;

    /// What can be chosen by whoever looks, after what was picked already.
    fn spots(&self, view: &View, picked: &[Spot]) -> Vec<Spot>;

    /// What choosing one of these spots means.
    fn meaning(&self, view: &View, picked: &[Spot], spot: Spot) -> Meaning;

    /// The label of a spot that is shown as a button below the board.
    fn button(&self, _session: &Session, _view: &View, _spot: Spot) -> Option<String> {
        None
    }

    /// What can be said of the spot under the cursor.
    fn described(&self, _session: &Session, _view: &View, _spot: Spot) -> String {
        String::new()
    }

    /// The action that a single letter or digit is enough for.
    fn shortcut<'a>(&self, _letter: char, _actions: &'a [String]) -> Option<&'a String> {
        None
    }

    /// The action that somebody means who typed this.
    fn typed<'a>(&self, text: &str, actions: &'a [String]) -> Option<&'a String> {
        let mut actions = actions.iter();
        actions.find(|action| action.eq_ignore_ascii_case(text))
    }

    /// An action as advice names it.
    fn advised(&self, _session: &Session, action: &str) -> String {
        action.to_owned()
    }

    /// What the last action led to, in sentences. It tells nothing that a spectator may not know.
    fn told(&self, session: &Session) -> Vec<String>;

    /// A number that grows with every finished round.
    fn rounds_finished(&self, _view: &View) -> usize {
        0
    }

    /// How the last round ended, for everybody to read before the game goes on.
    fn round_end(&self, _session: &Session) -> Option<Vec<String>> {
        None
    }

    /// The key of the words that say why an action was not taken back.
    fn undo_refusal(&self) -> &'static str {
        "terminal-undo-secret"
    }

    /// What is asked before a round gets going, as a spectator sees it.
    fn question(&self, _view: &View) -> Question {
        Question::None
    }

    /// The seats that have to look at their cards in turn before such a question: if only the one
    /// asked did, all would know who it is.
    fn looks_first(&self, _view: &View) -> Vec<Seat> {
        Vec::new()
    }

    /// What lies on the table, of a game without secrets.
    fn open_study(&self, _view: &View) -> Option<Box<dyn Study>> {
        None
    }
}

/// A question before a round gets going.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// Nothing is asked.
    None,
    /// Somebody is asked, and nobody else may know who.
    Hidden,
    /// Everybody knows who is asked.
    Open,
}

/// Positions of a game that commands show and measure.
pub(crate) struct Samples {
    /// A position that shows what the game is about.
    pub(crate) position: &'static str,
    /// The work of the bench: positions that stay the same, so that the counts can be compared.
    pub(crate) bench: &'static [BenchItem],
}

/// One question of the bench about one position.
pub(crate) struct BenchItem {
    /// What it is called in a file of expected counts; one word.
    pub(crate) name: &'static str,
    /// `None` for the usual start.
    pub(crate) position: Option<&'static str>,
    /// Moves to play on it first.
    pub(crate) moves: &'static str,
    pub(crate) question: kamidana_engine::Question,
    /// The most positions to visit: an item that runs into it says `unknown`, every time.
    pub(crate) nodes: u64,
}

/// A call of the command line, for its help.
pub(crate) struct Example {
    /// The command whose help shows it; none for the help of the whole.
    pub(crate) command: &'static str,
    /// The call.
    pub(crate) call: &'static str,
    /// What it does, where that is not plain.
    pub(crate) meaning: &'static str,
}

/// An example for the help of a command.
const fn example(command: &'static str, call: &'static str, meaning: &'static str) -> Example {
    Example {
        command,
        call,
        meaning,
    }
}

/// What is known of the game with this id.
pub(crate) fn of(id: &str) -> &'static dyn TerminalGame {
    let known = GAMES.into_iter().find(|game| game.id() == id);
    known.unwrap_or(&plain::Plain)
}

/// What a side is called, in games that have some: Black and White. The others have seats.
pub(crate) fn side_name(
    words: &Words,
    game: &dyn Game,
    options: &Options,
    seat: Seat,
) -> Option<String> {
    let side = words.maybe(&format!("{}-seat-{seat}", game.id()));
    // `Seat1` is a name for records.
    let recorded = || Some(game.seat_name(options, seat)).filter(|name| !name.starts_with("Seat"));
    side.or_else(recorded)
}

/// A position as lines of text, by the game it belongs to.
pub(crate) fn lines(study: &dyn Study, style: Style) -> Vec<String> {
    let drawn = of(study.game().id()).lines(study, style);
    drawn.unwrap_or_else(|| plain::lines(study, style))
}

/// A position as a picture, by the game it belongs to.
pub(crate) fn picture(study: &dyn Study, style: Style) -> Picture {
    let drawn = of(study.game().id()).picture(study, style);
    drawn.unwrap_or_else(|| plain::picture(study, style))
}

/// A game at a glance: the position that shows what it is about.
pub(crate) fn glance(game: &dyn Game) -> Option<Picture> {
    let known = of(game.id());
    let position = known.samples().map(|samples| samples.position);
    let study = game.open_study([], position).ok()?;
    known.picture(&*study, Style::default())
}

/// The words of all games.
pub(crate) fn locales() -> impl Iterator<Item = Locales> {
    GAMES.into_iter().map(TerminalGame::locales)
}

/// All examples for the help of a command.
pub(crate) fn examples(command: &str) -> impl Iterator<Item = &'static Example> {
    let all = GAMES.into_iter().flat_map(TerminalGame::examples);
    all.filter(move |example| example.command == command)
}

/// The samples of all games that have some.
pub(crate) fn samples() -> impl Iterator<Item = (&'static dyn Game, &'static Samples)> {
    let games = kamidana_game::games().iter().copied();
    games.filter_map(|game| Some((game, of(game.id()).samples()?)))
}

/// The titles of the games of which something is true, for a sentence.
pub(crate) fn titles(wanted: impl Fn(&dyn Game) -> bool) -> String {
    let games = kamidana_game::games().iter().copied();
    let titles: Vec<_> = games
        .filter(|game| wanted(*game))
        .map(kamidana_game::Game::title)
        .collect();
    match titles.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        _ => titles.concat(),
    }
}
