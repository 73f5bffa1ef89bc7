//! Kami behind the common door.
//!
//! The [state](crate::Study::state) of a study is an [`OpenRound`], the
//! [board](crate::View::board) of a view a [`KamiBoard`].

mod deals;
mod play;
mod study;
mod view;
mod why;

use kami::{Deal, Deck, Level, Mode, sheet};

use crate::{
    Draws, EndSpec, Game, LadderSpec, OptionError, OptionKind, OptionSpec, Options, Play, Seat,
    Seed, Stream, Study, Told, Unit, View,
};

use self::{
    deals::{Dealt, Source},
    play::KamiPlay,
    study::KamiStudy,
};

pub use self::{
    study::OpenRound,
    view::{FinishedRound, KamiBoard, seen},
};

/// The card game of attack and counter.
#[derive(Clone, Copy, Debug)]
pub struct Kami;

/// A round to look into.
pub fn study(round: OpenRound) -> Box<dyn Study> {
    Box::new(KamiStudy::new(round))
}

/// A game ends by points, a round by its last card.
const ENDS: &[EndSpec] = &[
    EndSpec::win("points", "the points that win the game are reached"),
    EndSpec::win("last-card", "somebody played the last card of the hand"),
    EndSpec::win(
        "master-stroke",
        "the last two cards were of a kind: the points count double",
    ),
    EndSpec::draw(
        "void",
        "nobody scores: the deal was cancelled, or the leader cannot play",
    ),
];

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        id: "players",
        help: "how many play",
        kind: OptionKind::Choice {
            values: &[
                ("4", "two teams, partners opposite"),
                ("3", "everyone alone, two cards set aside"),
                ("2", "a duel with Mercenaries"),
            ],
            default: "4",
        },
        only_if: None,
    },
    OptionSpec {
        id: "level",
        help: "how the game is won",
        kind: OptionKind::Choice {
            values: &[
                ("soldier", "15 points or more"),
                ("lord", "exactly 15; what goes over is taken off"),
                ("kami", "exactly 15; going over resets to 0"),
            ],
            default: "soldier",
        },
        only_if: None,
    },
];

fn mode(options: &Options) -> Mode {
    Mode::ALL
        .into_iter()
        .find(|mode| mode.code().to_string() == options.get("players"))
        .unwrap_or(Mode::Traditional)
}

fn level(options: &Options) -> Level {
    Level::ALL
        .into_iter()
        .find(|level| level.name() == options.get("level"))
        .unwrap_or(Level::Soldier)
}

fn seat_of(seat: kami::Seat) -> Seat {
    Seat::new(seat.number()).unwrap_or_else(|| unreachable!("Kami has at most four seats"))
}

/// A round of four says less of a player than a duel does, so every mode has a ladder.
const LADDERS: [LadderSpec; 3] = [
    LadderSpec {
        id: "kami-2",
        seats: 2,
        sides: 2,
    },
    LadderSpec {
        id: "kami-3",
        seats: 3,
        sides: 3,
    },
    LadderSpec {
        id: "kami-4",
        seats: 4,
        sides: 2,
    },
];

fn teams(mode: Mode) -> Vec<Vec<Seat>> {
    let members = |team| {
        let seats = mode.seats().iter().copied();
        seats.filter(move |seat| mode.team_of(*seat) == team)
    };
    let teams = mode.teams();
    teams
        .map(|team| members(team).map(seat_of).collect())
        .collect()
}

impl Game for Kami {
    fn id(&self) -> &'static str {
        "kami"
    }

    fn title(&self) -> &'static str {
        "Kami"
    }

    fn summary(&self) -> &'static str {
        "Counter the attack on the table, attack in turn, \
         and be the first to play the last card of your hand."
    }

    fn options(&self) -> &'static [OptionSpec] {
        OPTIONS
    }

    fn seats(&self, options: &Options) -> u8 {
        mode(options).seats().len() as u8
    }

    fn seat_name(&self, _: &Options, seat: Seat) -> String {
        format!("Seat{seat}")
    }

    fn teams(&self, options: &Options) -> Vec<Vec<Seat>> {
        teams(mode(options))
    }

    fn computers(&self) -> &'static [&'static [&'static str]] {
        &[
            &["Aki", "Mio", "Ren"],
            &["Emi", "Nao", "Yuki"],
            &["Goro", "Taro", "Haru"],
            &["Kenji", "Umi", "Tomi"],
            &["Jun", "Zen", "Dai"],
            &["Sachi", "Yuna", "Kaori"],
            &["Kazu", "Toma", "Isamu"],
            &["Nobu", "Iwao", "Hisa"],
        ]
    }

    fn ladders(&self) -> &'static [LadderSpec] {
        &LADDERS
    }

    fn ladder(&self, options: &Options) -> &'static LadderSpec {
        &LADDERS[match mode(options) {
            Mode::Duel => 0,
            Mode::Chaotic => 1,
            Mode::Traditional => 2,
        }]
    }

    fn has_chance(&self) -> bool {
        true
    }

    fn draws(&self) -> Draws {
        Draws::Never
    }

    fn ends(&self) -> &'static [EndSpec] {
        ENDS
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn start(&self, options: &Options, seed: Seed) -> Result<Box<dyn Play>, OptionError> {
        let source = Source::Seed {
            table: seed,
            next: 0,
        };
        Ok(Box::new(KamiPlay::new(options, source)))
    }

    fn dealt(&self, options: &Options, deals: &[String]) -> Result<Box<dyn Play>, String> {
        let deals = deals.iter().map(|text| Dealt::read(text));
        let deals: Vec<Dealt> = deals.collect::<Result<_, _>>()?;
        let play = KamiPlay::new(options, Source::Known { deals, next: 0 });
        play.check_supply()?;
        play.if_dealt()
    }

    fn read_sheet(
        &self,
        options: &Options,
        _: &[String],
        sheet: &str,
    ) -> Result<Box<dyn Play>, String> {
        let record = sheet::read(sheet).map_err(|e| e.to_string())?;
        if record.mode() != mode(options) || record.level() != level(options) {
            return Err("the sheet is of another mode or level than the tags say".into());
        }
        KamiPlay::recorded(record).if_dealt()
    }

    fn sheet_shows_deals(&self) -> bool {
        true
    }

    fn study_unit(&self) -> Unit {
        Unit::Round
    }

    fn study(&self, _: &Options, position: Option<&str>) -> Result<Box<dyn Study>, String> {
        let text = position.ok_or("Kami has no usual start: the cards of a round are needed")?;
        let deal: Deal = text
            .parse()
            .map_err(|e: kami::ParseDealError| e.to_string())?;
        Ok(Box::new(KamiStudy::new(OpenRound::new(deal))))
    }

    /// A shuffled deck, dealt to a random first player.
    fn random_round(&self, options: &Options, chance: &mut Stream) -> Option<String> {
        let mode = mode(options);
        let first = mode.seats()[chance.below(mode.code().into()) as usize];
        let mut deck = Deck::sorted();
        deck.shuffle(|bound| chance.below(bound));
        Some(Deal::from_deck(mode, first, &deck).to_string())
    }

    fn told(&self, view: &View) -> Option<Told> {
        let round = &view.board.get::<KamiBoard>()?.round;
        let moves = round.history.iter().map(|step| step.action.to_string());
        Some(Told {
            position: round.to_string(),
            moves: moves.collect(),
        })
    }

    #[cfg(feature = "schema")]
    fn board_schema(&self) -> crate::schema::TaggedSchema {
        crate::schema::TaggedSchema::of::<KamiBoard>("game", self.id())
    }
}
