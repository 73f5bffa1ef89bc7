//! Kamisado behind the common door.

use kamisado::{
    Action, Event, Length, Match, Notation, Phase, Position, Score, SetUp, Side, sheet,
};
use serde_json::{Value, json};

use crate::{
    BoardView, Choices, Game, KamisadoBoard, LadderSpec, OpenBoard, OptionError, OptionKind,
    OptionSpec, Options, Outcome, Play, Refused, Revealed, Seat, Seed, SheetStyle, Study, View,
    Viewer,
};

/// The game of towers and colours.
pub(crate) struct Kamisado;

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

fn new_match(options: &Options) -> Result<Match, OptionError> {
    let set_up = match options.get("setup") {
        "tournament" => SetUp::Tournament,
        _ => SetUp::Usual,
    };
    let length = match options.get("length") {
        "single" => Length::Single,
        "long" => Length::Long,
        "marathon" => Length::Marathon,
        "series" => Length::Series(options.number("rounds") as u8),
        _ => Length::Standard,
    };
    if set_up == SetUp::Tournament && length.target().is_none() {
        return Err(OptionError {
            id: "setup".into(),
            reason: "a series always begins from the usual set-up".into(),
        });
    }
    Ok(Match::new(length, set_up))
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

    fn ladders(&self) -> &'static [LadderSpec] {
        &[LADDER]
    }

    fn ladder(&self, _: &Options) -> &'static LadderSpec {
        &LADDER
    }

    fn has_chance(&self) -> bool {
        false
    }

    fn can_be_drawn(&self) -> bool {
        false
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

    fn study(&self, position: Option<&str>) -> Result<Box<dyn Study>, String> {
        let (game, rounds) = match position {
            None => (Match::new(Length::Single, SetUp::Usual), Vec::new()),
            Some(text) => {
                let position: Position = text
                    .parse()
                    .map_err(|e: kamisado::ParsePositionError| e.to_string())?;
                let rounds = position.ended.iter().filter_map(finished_round).collect();
                (position.game, rounds)
            }
        };
        let play = KamisadoPlay::new(game);
        Ok(Box::new(KamisadoStudy { play, rounds }))
    }
}

#[derive(Clone)]
struct KamisadoPlay {
    start: Match,
    game: Match,
    actions: Vec<Action>,
    /// What the last action led to.
    events: Vec<Event>,
    round: u32,
}

impl KamisadoPlay {
    fn new(game: Match) -> Self {
        Self {
            start: game,
            game,
            actions: Vec::new(),
            events: Vec::new(),
            round: 1,
        }
    }

    fn act(&mut self, action: Action) -> Result<(), kamisado::Refusal> {
        self.events = self.game.play(action)?;
        let in_set_up = |event: &Event| matches!(event, Event::Placed { .. });
        let started = |event: &Event| matches!(event, Event::RoundStarted { .. });
        if self.events.iter().any(started) && !self.events.iter().any(in_set_up) {
            self.round += 1;
        }
        self.actions.push(action);
        Ok(())
    }
}

impl Play for KamisadoPlay {
    fn game(&self) -> &'static dyn Game {
        &Kamisado
    }

    fn seats(&self) -> u8 {
        2
    }

    fn to_act(&self) -> Option<Seat> {
        self.game.to_act().map(seat_of)
    }

    fn choices(&self) -> Choices {
        if self.game.phase() == Phase::SetUp {
            let letters = kamisado::LineUp::USUAL.to_string();
            return Choices::Arrange { letters };
        }
        Choices::list(self.game.legal_actions())
    }

    fn apply(&mut self, action: &str) -> Result<(), Refused> {
        let parsed: Action = action.parse().map_err(|e| Refused::new(action, e))?;
        self.act(parsed).map_err(|e| Refused::new(action, e))
    }

    fn outcome(&self) -> Outcome {
        match self.game.outcome() {
            kamisado::Outcome::Unknown => Outcome::Unknown,
            kamisado::Outcome::Draw => Outcome::Draw { reason: "level" },
            kamisado::Outcome::Decisive { winner, reason } => Outcome::Decisive {
                winners: vec![seat_of(winner)],
                reason: reason.name(),
            },
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let to_act = self.to_act();
        let acts = to_act.is_some_and(|seat| viewer.sits_on(seat));
        View {
            viewer,
            to_act,
            choices: if acts { self.choices() } else { Choices::NONE },
            outcome: self.outcome(),
            fairness: None,
            board: BoardView::Kamisado(KamisadoBoard {
                game: self.game,
                phase: self.game.phase(),
                score: self.game.score(),
                round: self.round,
                events: self.events.clone(),
            }),
        }
    }

    fn reveal(&self) -> &dyn Revealed {
        self
    }

    fn result(&self) -> Option<String> {
        let score = self.game.score();
        match self.game.outcome() {
            kamisado::Outcome::Unknown => None,
            kamisado::Outcome::Draw => Some(format!("draw {score}")),
            kamisado::Outcome::Decisive { winner, .. } => {
                Some(format!("{} {score}", winner.name()))
            }
        }
    }

    fn boxed_clone(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }
}

impl Revealed for KamisadoPlay {
    fn deals(&self) -> Vec<String> {
        Vec::new()
    }

    fn actions(&self) -> Vec<String> {
        self.actions.iter().map(ToString::to_string).collect()
    }

    fn sheet(&self, style: SheetStyle) -> String {
        let notation = match style {
            SheetStyle::Symbols => Notation::Symbols,
            SheetStyle::Words(language) => Notation::Words(language),
            SheetStyle::Coordinates => Notation::Coordinates,
        };
        // The actions were accepted when they were played.
        sheet::write(self.start, &self.actions, notation).unwrap_or_default()
    }

    fn board(&self) -> OpenBoard {
        OpenBoard::Kamisado(self.game)
    }

    fn laid_open(&self) -> View {
        self.view(self.to_act().map_or(Viewer::Spectator, Viewer::Seat))
    }
}

#[derive(Clone)]
struct KamisadoStudy {
    play: KamisadoPlay,
    rounds: Vec<Value>,
}

fn finished_round(event: &Event) -> Option<Value> {
    let Event::RoundWon { end, points } = event else {
        return None;
    };
    Some(json!({
        "winner": end.winner.name(),
        "tower": end.tower.letter(),
        "reason": end.reason.name(),
        "points": points,
    }))
}

impl Study for KamisadoStudy {
    fn position(&self) -> Option<String> {
        Some(self.play.game.to_string())
    }

    fn turn(&self) -> Option<u8> {
        None
    }

    fn legal(&self) -> Vec<String> {
        let mut legal: Vec<_> = self
            .play
            .game
            .legal_actions()
            .map(|action| action.to_string())
            .collect();
        legal.sort();
        legal
    }

    fn apply(&mut self, action: &str) -> Result<(), Refused> {
        let parsed: Action = action.parse().map_err(|e| Refused::new(action, e))?;
        self.play.act(parsed).map_err(|e| Refused::new(action, e))?;
        let ended = self.play.events.iter().filter_map(finished_round);
        self.rounds.extend(ended);
        Ok(())
    }

    fn perft(&self, depth: u32) -> u64 {
        kamisado::perft(&self.play.game, depth)
    }

    fn rounds(&self) -> Option<&[Value]> {
        Some(&self.rounds)
    }

    fn over(&self) -> Option<Value> {
        let kamisado::Outcome::Decisive { winner, reason } = self.play.game.outcome() else {
            return None;
        };
        let score: Score = self.play.game.score();
        Some(json!({
            "winner": winner.name(),
            "reason": reason.name(),
            "score": score.to_string(),
        }))
    }

    fn board(&self) -> OpenBoard {
        self.play.board()
    }

    fn laid_open(&self) -> View {
        self.play.laid_open()
    }

    fn boxed_clone(&self) -> Box<dyn Study> {
        Box::new(self.clone())
    }
}
