//! One door to all games.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod chance;
mod kami_door;
mod kamisado_door;
mod kamon_door;
mod options;
mod play;
mod record;
mod seat;
mod study;
mod view;

pub use chance::{Commitment, NoHash, Seed, Stream};
pub use options::{OptionError, OptionKind, OptionSpec, Options};
pub use play::{Choices, OpenBoard, Outcome, Play, Refused, Revealed, SheetStyle};
pub use record::{Record, RecordError, Tags};
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

    /// Whether cards or tokens are dealt.
    fn has_chance(&self) -> bool;

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
