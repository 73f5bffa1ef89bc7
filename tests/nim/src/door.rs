//! Nim behind the common door.

use std::any::Any;

use kamidana_game::{
    Choices, Data, Draws, EndSpec, Fairness, Game, LadderSpec, OptionError, OptionKind, OptionSpec,
    Options, Outcome, Play, Refused, Revealed, Seat, Seed, SheetStyle, Study, View, Viewer,
};
use serde::Serialize;
use serde_json::{Value, json};

use super::rules::{Heaps, MOST_STONES, Taking};

/// Take as many stones as you like, from one heap.
pub(crate) struct Nim;

const RANDOM: &str = "random";

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        id: "heaps",
        help: "how many stones each heap has",
        kind: OptionKind::Text {
            form: "random, or up to six numbers joined by -, such as 3-4-5",
            default: "3-4-5",
        },
        only_if: None,
    },
    OptionSpec {
        id: "last",
        help: "what it means to take the last stone",
        kind: OptionKind::Choice {
            values: &[
                ("wins", "whoever takes it wins"),
                ("loses", "whoever takes it loses"),
            ],
            default: "wins",
        },
        only_if: None,
    },
];

const ENDS: &[EndSpec] = &[EndSpec::win("last-stone", "the last stone was taken")];

const LADDER: LadderSpec = LadderSpec {
    id: "nim",
    seats: 2,
    sides: 2,
};

fn last_loses(options: &Options) -> bool {
    options.get("last") == "loses"
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("seats 1 and 2 exist")
}

/// Four heaps, none of them empty.
fn deal(seed: &Seed) -> Vec<u8> {
    let mut stream = seed.stream();
    (0..4)
        .map(|_| 1 + stream.below(u32::from(MOST_STONES)) as u8)
        .collect()
}

/// The heaps that the options name.
fn named(options: &Options) -> Result<Heaps, String> {
    let stones = Heaps::read_stones(options.get("heaps"))?;
    Ok(Heaps::new(stones, last_loses(options)))
}

impl Game for Nim {
    fn id(&self) -> &'static str {
        "nim"
    }

    fn title(&self) -> &'static str {
        "Nim"
    }

    fn summary(&self) -> &'static str {
        "Take as many stones as you like from one heap; the last stone decides."
    }

    fn options(&self) -> &'static [OptionSpec] {
        OPTIONS
    }

    fn seats(&self, _: &Options) -> u8 {
        2
    }

    fn seat_name(&self, _: &Options, seat: Seat) -> String {
        if seat.number() > 1 { "Second" } else { "First" }.into()
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
        Draws::Never
    }

    fn ends(&self) -> &'static [EndSpec] {
        ENDS
    }

    fn has_secrets(&self) -> bool {
        false
    }

    fn start(&self, options: &Options, seed: Seed) -> Result<Box<dyn Play>, OptionError> {
        if options.get("heaps") == RANDOM {
            let heaps = Heaps::new(deal(&seed.of_deal(0)), last_loses(options));
            return Ok(Box::new(NimPlay::new(heaps, Some(seed))));
        }
        let heaps = named(options).map_err(|reason| OptionError {
            id: "heaps".into(),
            reason,
        })?;
        Ok(Box::new(NimPlay::new(heaps, None)))
    }

    fn dealt(&self, options: &Options, deals: &[String]) -> Result<Box<dyn Play>, String> {
        let [dealt] = deals else {
            return Err("a record of Nim has exactly one deal".into());
        };
        let stones = Heaps::read_stones(dealt)?;
        let heaps = Heaps::new(stones, last_loses(options));
        Ok(Box::new(NimPlay::new(heaps, None)))
    }

    fn read_sheet(
        &self,
        options: &Options,
        deals: &[String],
        sheet: &str,
    ) -> Result<Box<dyn Play>, String> {
        let mut play = self.dealt(options, deals)?;
        for action in sheet.split_whitespace() {
            play.apply(action).map_err(|refused| refused.to_string())?;
        }
        Ok(play)
    }

    fn sheet_shows_deals(&self) -> bool {
        false
    }

    fn study(&self, options: &Options, position: Option<&str>) -> Result<Box<dyn Study>, String> {
        let heaps = match position {
            Some(text) => Heaps::parse_with(text, last_loses(options))?,
            None if options.get("heaps") == RANDOM => {
                return Err("random heaps have no usual start: a position is needed".into());
            }
            None => named(options)?,
        };
        Ok(Box::new(NimStudy { heaps }))
    }
}

/// The heaps as anybody sees them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "game", rename = "nim")]
pub(crate) struct NimBoard {
    position: String,
    /// For machines, which may know everything here.
    #[serde(skip)]
    pub(crate) heaps: Heaps,
}

fn outcome(heaps: &Heaps) -> Outcome {
    heaps
        .winner()
        .map_or(Outcome::Unknown, |winner| Outcome::Decisive {
            winners: vec![seat(winner)],
            reason: ENDS[0].id,
        })
}

fn view(heaps: &Heaps, viewer: Viewer, fairness: Option<Fairness>) -> View {
    let to_act = heaps.to_act().map(seat);
    let acts = to_act.is_some_and(|seat| viewer.sits_on(seat));
    View {
        viewer,
        to_act,
        choices: if acts {
            Choices::list(heaps.legal_actions())
        } else {
            Choices::NONE
        },
        outcome: outcome(heaps),
        fairness,
        board: Data::new(NimBoard {
            position: heaps.to_string(),
            heaps: heaps.clone(),
        }),
    }
}

fn play(heaps: &mut Heaps, action: &str) -> Result<Taking, Refused> {
    let taking: Taking = action.parse().map_err(|e| Refused::new(action, e))?;
    heaps.play(taking).map_err(|e| Refused::new(action, e))?;
    Ok(taking)
}

#[derive(Clone)]
struct NimPlay {
    dealt: String,
    heaps: Heaps,
    taken: Vec<Taking>,
    seed: Option<Seed>,
}

impl NimPlay {
    fn new(heaps: Heaps, seed: Option<Seed>) -> Self {
        Self {
            dealt: heaps.stones_text(),
            heaps,
            taken: Vec::new(),
            seed,
        }
    }
}

impl Play for NimPlay {
    fn game(&self) -> &'static dyn Game {
        &Nim
    }

    fn seats(&self) -> u8 {
        2
    }

    fn to_act(&self) -> Option<Seat> {
        self.heaps.to_act().map(seat)
    }

    fn choices(&self) -> Choices {
        Choices::list(self.heaps.legal_actions())
    }

    fn apply(&mut self, action: &str) -> Result<(), Refused> {
        self.taken.push(play(&mut self.heaps, action)?);
        Ok(())
    }

    fn outcome(&self) -> Outcome {
        outcome(&self.heaps)
    }

    fn view(&self, viewer: Viewer) -> View {
        let fairness = self.seed.map(|seed| Fairness::of(&seed, 0, true));
        view(&self.heaps, viewer, fairness)
    }

    fn reveal(&self) -> &dyn Revealed {
        self
    }

    fn result(&self) -> Option<String> {
        let winner = self.heaps.winner()?;
        Some(format!("seat {winner} last-stone"))
    }

    fn boxed_clone(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }
}

impl Revealed for NimPlay {
    fn deals(&self) -> Vec<String> {
        vec![self.dealt.clone()]
    }

    fn actions(&self) -> Vec<String> {
        self.taken.iter().map(ToString::to_string).collect()
    }

    fn sheet(&self, _: SheetStyle) -> String {
        self.actions().join(" ") + "\n"
    }

    fn study(&self) -> Box<dyn Study> {
        Box::new(NimStudy {
            heaps: self.heaps.clone(),
        })
    }

    fn laid_open(&self) -> View {
        self.view(self.to_act().map_or(Viewer::Spectator, Viewer::Seat))
    }
}

#[derive(Clone)]
struct NimStudy {
    heaps: Heaps,
}

impl Study for NimStudy {
    fn game(&self) -> &'static dyn Game {
        &Nim
    }

    fn seats(&self) -> u8 {
        2
    }

    fn position(&self) -> Option<String> {
        Some(self.heaps.to_string())
    }

    fn to_act(&self) -> Option<Seat> {
        self.heaps.to_act().map(seat)
    }

    fn choices(&self) -> Choices {
        Choices::list(self.heaps.legal_actions())
    }

    fn legal_actions(&self) -> Vec<String> {
        let actions = self.heaps.legal_actions();
        actions.iter().map(ToString::to_string).collect()
    }

    fn apply(&mut self, action: &str) -> Result<(), Refused> {
        play(&mut self.heaps, action).map(|_| ())
    }

    fn outcome(&self) -> Outcome {
        outcome(&self.heaps)
    }

    fn perft(&self, depth: u32) -> u64 {
        self.heaps.perft(depth)
    }

    fn over(&self) -> Option<Value> {
        let winner = self.heaps.winner()?;
        Some(json!({ "winner": winner, "reason": ENDS[0].id }))
    }

    fn view(&self, viewer: Viewer) -> View {
        view(&self.heaps, viewer, None)
    }

    fn laid_open(&self) -> View {
        self.view(self.to_act().map_or(Viewer::Spectator, Viewer::Seat))
    }

    fn state(&self) -> &dyn Any {
        &self.heaps
    }

    fn boxed_clone(&self) -> Box<dyn Study> {
        Box::new(self.clone())
    }
}
