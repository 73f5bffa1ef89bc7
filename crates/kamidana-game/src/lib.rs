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
//! let mut study = kamidana_game::game("kamisado").ok_or("no such game")?.open_study([], None)?;
//! study.apply("d1d5")?;
//! assert_eq!(study.legal_actions().len(), 8);
//! assert_eq!(study.perft(2), 89);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Adding a game
//!
//! A rules crate, a module here that implements [`Game`], [`Play`] and [`Study`] for it (see
//! [`kamon`] for the smallest), and one line in the list below. A program can bring a game of its
//! own with [`add_games`].

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod chance;
mod data;
mod end;
mod game;
pub mod kami;
pub mod kamisado;
pub mod kamon;
mod ladder;
mod notation;
mod options;
mod play;
mod record;
#[cfg(feature = "schema")]
pub mod schema;
mod seat;
mod study;
mod view;
mod why;

use std::sync::OnceLock;

pub use chance::{Commitment, ParseHashError, Seed, Stream};
pub use data::Data;
pub use end::EndSpec;
pub use game::{Draws, Game, Told};
pub use ladder::{LadderSpec, ladder};
pub use notation::{NotationSpec, SheetStyle};
pub use options::{OptionError, OptionKind, OptionSpec, Options};
pub use play::{Choices, Outcome, Play, Refused, Revealed};
pub use record::{CheckedDeal, Record, RecordError, Tags};
pub use seat::{Seat, Viewer};
pub use study::{Study, Unit};
pub use view::{Fairness, RevealedSeed, View};
pub use why::{Fact, Why};

/// The games of the house. A new one is one line here.
static OURS: [&dyn Game; 3] = [&kamisado::Kamisado, &kami::Kami, &kamon::Kamon];

/// Those of the house and those a program has added.
static ALL: OnceLock<Vec<&'static dyn Game>> = OnceLock::new();

/// All games.
pub fn games() -> &'static [&'static dyn Game] {
    ALL.get_or_init(|| OURS.to_vec())
}

/// The game with this id.
pub fn game(id: &str) -> Option<&'static dyn Game> {
    games().iter().copied().find(|game| game.id() == id)
}

/// Adds games of a program's own to those of the house. A program does it once, before it asks
/// for any game.
///
/// # Panics
///
/// If somebody has asked for games already: they would have been told less than there is.
pub fn add_games(games: &[&'static dyn Game]) {
    let all = [&OURS, games].concat();
    assert!(
        ALL.set(all).is_ok(),
        "games are added once, before any game is asked for"
    );
}
