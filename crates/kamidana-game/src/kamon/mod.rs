//! Kamon behind the common door.
//!
//! The [state](crate::Study::state) of a study is a [`kamon::Position`], the
//! [board](crate::View::board) of a view a [`KamonBoard`].

mod play;
mod study;
mod why;

use kamon::{Cell, Layout, Position, Side, Token, sheet};

use crate::{
    Draws, EndSpec, Game, LadderSpec, OptionError, OptionKind, OptionSpec, Options, Play, Seat,
    Seed, Study,
};

use self::{play::KamonPlay, study::KamonStudy};

pub use self::play::KamonBoard;

/// The game of edges, loops and blocks.
#[derive(Clone, Copy, Debug)]
pub struct Kamon;

/// A position to look into.
pub fn study(position: Position) -> Box<dyn Study> {
    Box::new(KamonStudy::new(position, None))
}

const ENDS: &[EndSpec] = &[
    EndSpec::win("edges", "a chain joins two opposite edges"),
    EndSpec::win("loop", "a loop encloses something"),
    EndSpec::win("block", "the opponent cannot reply"),
    EndSpec::draw("full", "the board is full"),
];

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        id: "layout",
        help: "where the tokens lie",
        kind: OptionKind::Text {
            form: "random, or the cells of rows a to g joined by /, as in a start position",
            default: RANDOM,
        },
        only_if: None,
    },
    OptionSpec {
        id: "forbidden-counts",
        help: "whether a loop around the forbidden cell alone wins",
        kind: OptionKind::Choice {
            values: &[
                ("yes", "the forbidden cell counts as an empty cell"),
                ("no", "a loop needs an empty cell or an enemy pawn inside"),
            ],
            default: "yes",
        },
        only_if: None,
    },
];

const RANDOM: &str = "random";

fn rules(options: &Options) -> kamon::Options {
    kamon::Options {
        forbidden_counts: options.get("forbidden-counts") != "no",
    }
}

fn read_layout(text: &str) -> Result<Layout, OptionError> {
    text.parse()
        .map_err(|why: kamon::ParsePositionError| OptionError {
            id: "layout".into(),
            reason: why.to_string(),
        })
}

/// The layout of a record, which must be the one the option names if it names one.
fn dealt_layout(options: &Options, deals: &[String]) -> Result<Layout, String> {
    let [dealt] = deals else {
        return Err("a Kamon record has exactly one layout".into());
    };
    let layout = read_layout(dealt).map_err(|e| e.reason)?;
    match options.get("layout") {
        RANDOM => Ok(layout),
        given if given == dealt => Ok(layout),
        _ => Err("the layout is not the one the option names".into()),
    }
}

/// All 37 tokens in random order: the place of the first-player token is the forbidden cell.
fn deal(seed: &Seed) -> Layout {
    let mut stream = seed.stream();
    let mut tokens: Vec<Option<Token>> = Token::ALL.into_iter().map(Some).collect();
    tokens.push(None);
    stream.shuffle(&mut tokens);
    let forbidden = tokens.iter().position(Option::is_none).unwrap_or(0);
    let mut order = Token::ALL;
    order
        .iter_mut()
        .zip(tokens.iter().flatten())
        .for_each(|(place, token)| *place = *token);
    Layout::new(order, Cell::ALL[forbidden])
        .unwrap_or_else(|_| unreachable!("a shuffle has every token once"))
}

fn seat_of(side: Side) -> Seat {
    let number = match side {
        Side::Black => 1,
        Side::White => 2,
    };
    Seat::new(number).unwrap_or_else(|| unreachable!("seats 1 and 2 exist"))
}

const LADDER: LadderSpec = LadderSpec {
    id: "kamon",
    seats: 2,
    sides: 2,
};

impl Game for Kamon {
    fn id(&self) -> &'static str {
        "kamon"
    }

    fn title(&self) -> &'static str {
        "Kamon"
    }

    fn summary(&self) -> &'static str {
        "Take a cell that shares its symbol or its number with the last token; \
         join two edges, close a loop or leave no reply."
    }

    fn options(&self) -> &'static [OptionSpec] {
        OPTIONS
    }

    fn seats(&self, _: &Options) -> u8 {
        2
    }

    fn seat_name(&self, _: &Options, seat: Seat) -> String {
        if seat.number() > 1 { "White" } else { "Black" }.into()
    }

    fn computers(&self) -> &'static [&'static [&'static str]] {
        &[
            &["Akari"],
            &["Shizu"],
            &["Daru"],
            &["Koko"],
            &["Chama"],
            &["Tengo"],
            &["Oni"],
            &["Komai"],
        ]
    }

    fn ladders(&self) -> &'static [LadderSpec] {
        &[LADDER]
    }

    fn ladder(&self, _: &Options) -> &'static LadderSpec {
        &LADDER
    }

    fn has_chance(&self) -> bool {
        true
    }

    fn draws(&self) -> Draws {
        Draws::Always
    }

    fn ends(&self) -> &'static [EndSpec] {
        ENDS
    }

    fn has_secrets(&self) -> bool {
        false
    }

    fn start(&self, options: &Options, seed: Seed) -> Result<Box<dyn Play>, OptionError> {
        let (layout, seed) = match options.get("layout") {
            RANDOM => (deal(&seed.of_deal(0)), Some(seed)),
            given => (read_layout(given)?, None),
        };
        Ok(Box::new(KamonPlay::new(layout, rules(options), seed)))
    }

    fn dealt(&self, options: &Options, deals: &[String]) -> Result<Box<dyn Play>, String> {
        let layout = dealt_layout(options, deals)?;
        Ok(Box::new(KamonPlay::new(layout, rules(options), None)))
    }

    fn read_sheet(
        &self,
        options: &Options,
        deals: &[String],
        sheet: &str,
    ) -> Result<Box<dyn Play>, String> {
        let layout = dealt_layout(options, deals)?;
        let cells = sheet::read(&layout, rules(options), sheet).map_err(|e| e.to_string())?;
        let mut play = KamonPlay::new(layout, rules(options), None);
        for cell in cells {
            play.act(cell).map_err(|e| e.to_string())?;
        }
        Ok(Box::new(play))
    }

    fn sheet_shows_deals(&self) -> bool {
        false
    }

    fn study(&self, options: &Options, position: Option<&str>) -> Result<Box<dyn Study>, String> {
        let position = match (position, options.get("layout")) {
            (Some(text), _) => {
                Position::parse_with(text, rules(options)).map_err(|e| e.to_string())?
            }
            (None, RANDOM) => return Err("Kamon has no usual start: a position is needed".into()),
            (None, layout) => {
                let layout = read_layout(layout).map_err(|why| why.to_string())?;
                Position::new(layout, rules(options))
            }
        };
        Ok(Box::new(KamonStudy::new(position, None)))
    }

    #[cfg(feature = "schema")]
    fn board_schema(&self) -> crate::schema::TaggedSchema {
        crate::schema::TaggedSchema::of::<KamonBoard>("game", self.id())
    }
}
