//! Kamisado behind the common door.
//!
//! The [state](crate::Study::state) of a study is a [`kamisado::Match`], the
//! [board](crate::View::board) of a view a [`KamisadoBoard`].

mod play;
mod study;
mod why;

use kamisado::{Length, Match, ParsePositionError, Position, Score, SetUp, Side, sheet};

use crate::{
    Draws, EndSpec, Game, LadderSpec, NotationSpec, OptionError, OptionKind, OptionSpec, Options,
    Play, Seat, Seed, Study,
};

use self::{play::KamisadoPlay, study::KamisadoStudy};

pub use self::play::{Fills, KamisadoBoard, LineUps};

/// The game of towers and colours.
#[derive(Clone, Copy, Debug)]
pub struct Kamisado;

/// A match to look into.
pub fn study(game: Match) -> Box<dyn Study> {
    Box::new(KamisadoStudy::new(game))
}

const ENDS: &[EndSpec] = &[
    EndSpec::win("home-row", "a tower reached the opponent's home row"),
    EndSpec::win(
        "deadlock",
        "nobody could ever move again, and who moved last lost",
    ),
    EndSpec::draw("level", "a series ended with as many points for both"),
];

const NOTATIONS: &[NotationSpec] = &[
    NotationSpec {
        id: "symbols",
        help: "紫↖5黄",
        languages: &[],
    },
    NotationSpec {
        id: "words",
        help: "Purple Left 5 Yellow",
        languages: &["en", "de", "fr", "nl", "tr"],
    },
    NotationSpec {
        id: "coordinates",
        help: "f1a6",
        languages: &[],
    },
];

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        id: "length",
        help: "how long the match is",
        kind: OptionKind::Choice {
            values: &[
                ("single", "one round"),
                ("standard", "first to 3 points, with Sumos"),
                ("long", "first to 7 points, up to Double-Sumos"),
                ("marathon", "first to 15 points, up to Triple-Sumos"),
                ("series", "single rounds, a point each, starting in turn"),
            ],
            default: "standard",
        },
        only_if: None,
    },
    OptionSpec {
        id: "rounds",
        help: "how many rounds a series has",
        kind: OptionKind::Number {
            min: 2,
            max: 50,
            default: 4,
        },
        only_if: Some(("length", "series")),
    },
    OptionSpec {
        id: "setup",
        help: "how the first round begins",
        kind: OptionKind::Choice {
            values: &[
                ("usual", "every tower on its own colour"),
                ("tournament", "Black, then White, lines up as they like"),
            ],
            default: "usual",
        },
        only_if: None,
    },
];

fn length(options: &Options) -> Length {
    match options.get("length") {
        "single" => Length::Single,
        "long" => Length::Long,
        "marathon" => Length::Marathon,
        "series" => Length::Series(options.number("rounds") as u8),
        _ => Length::Standard,
    }
}

fn new_match(options: &Options) -> Result<Match, OptionError> {
    let set_up = match options.get("setup") {
        "tournament" => SetUp::Tournament,
        _ => SetUp::Usual,
    };
    let length = length(options);
    if set_up == SetUp::Tournament && length.target().is_none() {
        return Err(OptionError {
            id: "setup".into(),
            reason: "a series always begins from the usual set-up".into(),
        });
    }
    Ok(Match::new(length, set_up))
}

/// A position string says how long a match is, but shows a round of a series as a single round:
/// with the options of a series it is the first round of one.
fn read_study(options: &Options, text: &str) -> Result<KamisadoStudy, ParsePositionError> {
    let position: Position = text.parse()?;
    match length(options) {
        Length::Series(rounds) if position.game.length() == Length::Single => {
            let series = Match::parse_series(text, rounds, Score::default())?;
            Ok(KamisadoStudy::new(series))
        }
        _ => Ok(position.into()),
    }
}

fn seat_of(side: Side) -> Seat {
    let number = side.index() as u8 + 1;
    Seat::new(number).unwrap_or_else(|| unreachable!("seats 1 and 2 exist"))
}

const LADDER: LadderSpec = LadderSpec {
    id: "kamisado",
    seats: 2,
    sides: 2,
};

impl Game for Kamisado {
    fn id(&self) -> &'static str {
        "kamisado"
    }

    fn title(&self) -> &'static str {
        "Kamisado"
    }

    fn summary(&self) -> &'static str {
        "Where your tower lands decides which tower your opponent must move; \
         the first on the far row wins."
    }

    fn options(&self) -> &'static [OptionSpec] {
        OPTIONS
    }

    fn seats(&self, _: &Options) -> u8 {
        2
    }

    fn seat_name(&self, _: &Options, seat: Seat) -> String {
        Side::ALL[usize::from(seat.number() > 1)].to_string()
    }

    fn computers(&self) -> &'static [&'static [&'static str]] {
        &[
            &["Piyo"],
            &["Mimi"],
            &["Gama"],
            &["Suzu"],
            &["Kitsu"],
            &["Saru"],
            &["Yoru"],
            &["Tatsu"],
        ]
    }

    fn ladders(&self) -> &'static [LadderSpec] {
        &[LADDER]
    }

    fn ladder(&self, _: &Options) -> &'static LadderSpec {
        &LADDER
    }

    fn has_chance(&self) -> bool {
        false
    }

    fn draws(&self) -> Draws {
        Draws::OnlyIf("length", "series")
    }

    fn ends(&self) -> &'static [EndSpec] {
        ENDS
    }

    fn notations(&self) -> &'static [NotationSpec] {
        NOTATIONS
    }

    fn has_secrets(&self) -> bool {
        false
    }

    fn start(&self, options: &Options, _: Seed) -> Result<Box<dyn Play>, OptionError> {
        Ok(Box::new(KamisadoPlay::new(new_match(options)?)))
    }

    fn dealt(&self, options: &Options, deals: &[String]) -> Result<Box<dyn Play>, String> {
        if !deals.is_empty() {
            return Err("nothing is dealt in Kamisado".into());
        }
        let game = new_match(options).map_err(|e| e.to_string())?;
        Ok(Box::new(KamisadoPlay::new(game)))
    }

    fn read_sheet(
        &self,
        options: &Options,
        _: &[String],
        sheet: &str,
    ) -> Result<Box<dyn Play>, String> {
        let game = new_match(options).map_err(|e| e.to_string())?;
        let actions = sheet::read(game, sheet).map_err(|e| e.to_string())?;
        let mut play = KamisadoPlay::new(game);
        for action in actions {
            play.act(action).map_err(|e| e.to_string())?;
        }
        Ok(Box::new(play))
    }

    fn sheet_shows_deals(&self) -> bool {
        true
    }

    fn lined_up_by_hand(&self) -> Option<(&'static str, &'static str)> {
        Some(("setup", "tournament"))
    }

    /// A single round, as people set up a position to look at.
    fn study_options(&self) -> Options {
        let single = Options::new(OPTIONS, [("length", "single")]);
        single.unwrap_or_else(|_| Options::defaults(OPTIONS))
    }

    fn study(&self, options: &Options, position: Option<&str>) -> Result<Box<dyn Study>, String> {
        let study = match position {
            None => KamisadoStudy::new(new_match(options).map_err(|why| why.to_string())?),
            Some(text) => read_study(options, text).map_err(|why| why.to_string())?,
        };
        Ok(Box::new(study))
    }

    #[cfg(feature = "schema")]
    fn board_schema(&self) -> crate::schema::TaggedSchema {
        crate::schema::TaggedSchema::of::<KamisadoBoard>("game", self.id())
    }
}
