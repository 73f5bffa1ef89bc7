//! One door to all of Kamidana's games.
//!
//! A [`Game`] says what it is and which options it has; a [`Play`] is a game on a table, with
//! seats, hidden cards and chance; a [`Study`] is a position with everything known, for tools;
//! a [`Record`] is a whole game to keep.
//!
//! Play any game without knowing its rules:
//!
//! ```
//! use kamidana_game::{Choices, Options, Seed, game};
//!
//! let kami = game("kami").ok_or("no such game")?;
//! let options = Options::new(kami.options(), [("players", "2"), ("level", "lord")])?;
//! let mut play = kami.start(&options, Seed::new([7; 32]))?;
//! while play.to_act().is_some() {
//!     let Choices::List { actions } = play.choices() else { break };
//!     play.apply(&actions[actions.len() / 2])?;
//! }
//! assert!(play.result().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What leaves a table goes through a view, so nobody is told what their seat may not know:
//!
//! ```
//! use kamidana_game::{Options, Seat, Seed, Viewer, game};
//!
//! let kamisado = game("kamisado").ok_or("no such game")?;
//! let mut play = kamisado.start(&Options::defaults(kamisado.options()), Seed::new([0; 32]))?;
//! play.apply("d1d5")?;
//! let white = Viewer::Seat(Seat::new(2).ok_or("no such seat")?);
//! assert!(!play.view(white).choices.is_none()); // White is to move …
//! assert!(play.view(Viewer::Spectator).choices.is_none()); // … and nobody else.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Ask about a position with nothing hidden:
//!
//! ```
//! let mut study = kamidana_game::game("kamisado").ok_or("no such game")?.study(None)?;
//! study.apply("d1d5")?;
//! assert_eq!(study.legal().len(), 8);
//! assert_eq!(study.perft(2), 89);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Adding a game
//!
//! A rules crate, a module here that implements [`Game`], [`Play`] and [`Study`] for it (see
//! `kamon_door` for the smallest), one variant of [`BoardView`] and [`OpenBoard`], and one line
//! in [`GAMES`].

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod chance;
mod kami_door;
mod kamisado_door;
mod kamon_door;
mod ladder;
mod options;
mod play;
mod record;
mod seat;
mod study;
mod view;

pub use chance::{Commitment, ParseHashError, Seed, Stream};
pub use ladder::{LadderSpec, ladder};
pub use options::{OptionError, OptionKind, OptionSpec, Options};
pub use play::{Choices, OpenBoard, Outcome, Play, Refused, Revealed, SheetStyle};
pub use record::{CheckedDeal, Record, RecordError, Tags};
pub use seat::{Seat, Viewer};
pub use study::Study;
pub use view::{
    BoardView, Fairness, FinishedRound, KamiBoard, KamisadoBoard, KamonBoard, RevealedSeed, View,
};

/// A game: what can be said of it before anybody plays.
pub trait Game: Sync {
    /// Its name in commands and addresses, such as `kamisado`.
    fn id(&self) -> &'static str;

    /// Its name for people.
    fn title(&self) -> &'static str;

    /// What it is, in one sentence.
    fn summary(&self) -> &'static str;

    /// Its options, as data.
    fn options(&self) -> &'static [OptionSpec];

    /// How many seats a table with these options has.
    fn seats(&self, options: &Options) -> u8;

    /// What a player is called in a record, such as `Black`.
    fn seat_name(&self, options: &Options, seat: Seat) -> String;

    /// The seats that win and lose together, side by side.
    fn teams(&self, options: &Options) -> Vec<Vec<Seat>> {
        Seat::first(self.seats(options))
            .map(|seat| vec![seat])
            .collect()
    }

    /// What its results count for: one ladder for each kind of table that says something of its
    /// own about its players.
    fn ladders(&self) -> &'static [LadderSpec];

    /// The ladder of a table with these options.
    fn ladder(&self, options: &Options) -> &'static LadderSpec;

    /// Whether cards or tokens are dealt.
    fn has_chance(&self) -> bool;

    /// Whether nobody may win.
    fn can_be_drawn(&self) -> bool;

    /// Whether seats know what others do not.
    fn has_secrets(&self) -> bool;

    /// Begins a game; the seed decides everything chance decides.
    fn start(&self, options: &Options, seed: Seed) -> Result<Box<dyn Play>, OptionError>;

    /// Begins a game with known deals instead of a seed, see [`Revealed::deals`].
    fn dealt(&self, options: &Options, deals: &[String]) -> Result<Box<dyn Play>, String>;

    /// Reads a score sheet, see [`Revealed::sheet`].
    fn read_sheet(
        &self,
        options: &Options,
        deals: &[String],
        sheet: &str,
    ) -> Result<Box<dyn Play>, String>;

    /// Whether a score sheet itself shows what was dealt; if not, a record needs a tag for it.
    fn sheet_shows_deals(&self) -> bool;

    /// Opens a position string; without one, the usual start, if the game has one.
    fn study(&self, position: Option<&str>) -> Result<Box<dyn Study>, String>;
}

/// All games. A new one is one line here.
pub static GAMES: [&dyn Game; 3] = [
    &kamisado_door::Kamisado,
    &kami_door::Kami,
    &kamon_door::Kamon,
];

/// The game with this id.
pub fn game(id: &str) -> Option<&'static dyn Game> {
    GAMES.into_iter().find(|game| game.id() == id)
}
