//! What a game is before anybody plays.

use crate::{
    EndSpec, LadderSpec, NotationSpec, OptionError, OptionSpec, Options, Play, Seat, Seed, Stream,
    Study, Unit, View,
};

/// A game: what can be said of it before anybody plays.
pub trait Game: Sync {
    /// Its name in commands and addresses: one word in lower case.
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

    /// What computers are called at its tables, by level, the weakest first; several names where
    /// several computers of a level can sit together. None if they are only numbered.
    fn computers(&self) -> &'static [&'static [&'static str]] {
        &[]
    }

    /// What its results count for: one ladder for each kind of table that says something of its
    /// own about its players.
    fn ladders(&self) -> &'static [LadderSpec];

    /// The ladder of a table with these options.
    fn ladder(&self, options: &Options) -> &'static LadderSpec;

    /// Whether cards or tokens are dealt.
    fn has_chance(&self) -> bool;

    /// Whether nobody may win.
    fn draws(&self) -> Draws;

    /// Whether nobody may win a game with these options.
    fn can_be_drawn(&self, options: &Options) -> bool {
        match self.draws() {
            Draws::Never => false,
            Draws::Always => true,
            Draws::OnlyIf(id, value) => options.get(id) == value,
        }
    }

    /// The ways a game or a round of it can end.
    fn ends(&self) -> &'static [EndSpec];

    /// The ways to write its moves, the usual one first; none if there is only one.
    fn notations(&self) -> &'static [NotationSpec] {
        &[]
    }

    /// Whether seats know what others do not.
    fn has_secrets(&self) -> bool;

    /// Begins a game; the seed decides everything chance decides.
    fn start(&self, options: &Options, seed: Seed) -> Result<Box<dyn Play>, OptionError>;

    /// Begins a game with known deals instead of a seed, see [`Revealed::deals`](crate::Revealed::deals).
    fn dealt(&self, options: &Options, deals: &[String]) -> Result<Box<dyn Play>, String>;

    /// Reads a score sheet, see [`Revealed::sheet`](crate::Revealed::sheet).
    fn read_sheet(
        &self,
        options: &Options,
        deals: &[String],
        sheet: &str,
    ) -> Result<Box<dyn Play>, String>;

    /// Whether a score sheet itself shows what was dealt; if not, a record needs a tag for it.
    fn sheet_shows_deals(&self) -> bool;

    /// The option, and its value, with which the players line up as they like.
    fn lined_up_by_hand(&self) -> Option<(&'static str, &'static str)> {
        None
    }

    /// What a study is a study of.
    fn study_unit(&self) -> Unit {
        Unit::Game
    }

    /// The options of a study if nobody says otherwise.
    fn study_options(&self) -> Options {
        Options::defaults(self.options())
    }

    /// Opens a position string; without one, the start of a game with these options, if they
    /// say it. What a position string says itself counts before what the options say.
    fn study(&self, options: &Options, position: Option<&str>) -> Result<Box<dyn Study>, String>;

    /// The position string of a round dealt at random, in games whose studies are
    /// [rounds](Unit::Round).
    fn random_round(&self, _options: &Options, _chance: &mut Stream) -> Option<String> {
        None
    }

    /// What the seat to act may be told of its position by text, in games with secrets; in the
    /// others a position string and the actions since say everything.
    fn told(&self, _view: &View) -> Option<Told> {
        None
    }

    /// What [`View::board`] looks like.
    #[cfg(feature = "schema")]
    fn board_schema(&self) -> crate::schema::TaggedSchema {
        crate::schema::TaggedSchema::unknown("game", self.id())
    }
}

impl dyn Game + '_ {
    /// What a computer of a level is called; of several at a table the first has `nth` 0. Those for
    /// whom there is no name of their own share the first.
    pub fn computer_name(&self, level: u8, nth: usize) -> String {
        let place = usize::from(level).wrapping_sub(1);
        let names = self.computers().get(place).copied().unwrap_or_default();
        match names.get(nth).or(names.first()) {
            Some(name) => (*name).into(),
            None => format!("Level {level}"),
        }
    }

    /// Opens a position as [`Game::study`] does, with these options and, for the rest, those of
    /// a [study](Game::study_options).
    pub fn open_study<'a>(
        &self,
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
        position: Option<&str>,
    ) -> Result<Box<dyn Study>, String> {
        let options = self.study_options().with(self.options(), given);
        self.study(&options.map_err(|why| why.to_string())?, position)
    }
}

/// Whether nobody may win a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draws {
    /// Somebody always wins.
    Never,
    /// With any options.
    Always,
    /// Only if this option has this value.
    OnlyIf(&'static str, &'static str),
}

/// A position in words: a position string, in which what is hidden may be marked as such, and
/// the actions since.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The position string.
    pub position: String,
    /// The actions since, as far as they were seen.
    pub moves: Vec<String>,
}
