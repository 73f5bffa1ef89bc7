//! A match on a table.

use kamisado::{Action, Event, Fill, LineUp, Match, Notation, Phase, Side, sheet};
use serde::Serialize;

use crate::{
    Choices, Data, Game, Outcome, Play, Refused, Revealed, Seat, SheetStyle, Study, View, Viewer,
};

use super::{Kamisado, seat_of, study::KamisadoStudy, why};

/// A Kamisado match: nothing is hidden.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "game", rename = "kamisado")]
pub struct KamisadoBoard {
    /// The match as its position string. A series prints as the round being played.
    #[serde(rename = "position", serialize_with = "crate::view::as_text")]
    #[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^[^ ]+ [bw] [^ ]+ [0-9]+ [0-9]+-[0-9]+$"))]
    #[cfg_attr(
        feature = "schema",
        schema(example = "OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - 3 0-0")
    )]
    pub game: Match,
    /// What is to be done.
    pub phase: Phase,
    /// The points.
    pub score: kamisado::Score,
    /// The round, counted from 1.
    pub round: u32,
    /// What the last action led to, in order.
    pub events: Vec<Event>,
    /// While the fill is being chosen: what each choice leads to.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub fills: Option<Fills>,
}

/// What the two fills lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamisadoFills))]
pub struct Fills {
    /// Filling from the left.
    pub left: LineUps,
    /// Filling from the right.
    pub right: LineUps,
}

/// How both players' towers would line up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamisadoLineUps))]
pub struct LineUps {
    /// Black's towers.
    pub black: LineUp,
    /// White's towers.
    pub white: LineUp,
}

impl Fills {
    fn of(game: &Match) -> Option<Self> {
        let board = game.board().filter(|_| game.phase() == Phase::Fill)?;
        let line_ups = |fill| LineUps {
            black: LineUp::filled(board, Side::Black, fill),
            white: LineUp::filled(board, Side::White, fill),
        };
        Some(Self {
            left: line_ups(Fill::Left),
            right: line_ups(Fill::Right),
        })
    }
}

/// A match at a moment, with what just happened.
#[derive(Clone)]
pub(super) struct Moment {
    pub(super) game: Match,
    /// What the last action led to.
    pub(super) events: Vec<Event>,
    round: u32,
}

impl Moment {
    pub(super) const fn new(game: Match) -> Self {
        Self {
            game,
            events: Vec::new(),
            round: 1,
        }
    }

    pub(super) fn act(&mut self, action: Action) -> Result<(), kamisado::Refusal> {
        self.events = self.game.play(action)?;
        let in_set_up = |event: &Event| matches!(event, Event::Placed { .. });
        let started = |event: &Event| matches!(event, Event::RoundStarted { .. });
        if self.events.iter().any(started) && !self.events.iter().any(in_set_up) {
            self.round += 1;
        }
        Ok(())
    }

    pub(super) fn to_act(&self) -> Option<Seat> {
        self.game.to_act().map(seat_of)
    }

    pub(super) fn choices(&self) -> Choices {
        if self.game.phase() == Phase::SetUp {
            let letters = kamisado::LineUp::USUAL.to_string();
            return Choices::Arrange { letters };
        }
        Choices::list(self.game.legal_actions())
    }

    pub(super) fn outcome(&self) -> Outcome {
        match self.game.outcome() {
            kamisado::Outcome::Unknown => Outcome::Unknown,
            kamisado::Outcome::Draw => Outcome::Draw { reason: "level" },
            kamisado::Outcome::Decisive { winner, reason } => Outcome::Decisive {
                winners: vec![seat_of(winner)],
                reason: reason.name(),
            },
        }
    }

    pub(super) fn view(&self, viewer: Viewer) -> View {
        let to_act = self.to_act();
        let acts = to_act.is_some_and(|seat| viewer.sits_on(seat));
        View {
            viewer,
            to_act,
            choices: if acts { self.choices() } else { Choices::NONE },
            outcome: self.outcome(),
            fairness: None,
            board: Data::new(KamisadoBoard {
                game: self.game,
                phase: self.game.phase(),
                score: self.game.score(),
                round: self.round,
                events: self.events.clone(),
                fills: Fills::of(&self.game),
            }),
        }
    }

    pub(super) fn laid_open(&self) -> View {
        self.view(self.to_act().map_or(Viewer::Spectator, Viewer::Seat))
    }
}

/// Reads an action and does it.
pub(super) fn read<T>(
    text: &str,
    act: impl FnOnce(Action) -> Result<T, kamisado::Refusal>,
) -> Result<T, Refused> {
    let action: Action = text.parse().map_err(|e| Refused::new(text, e))?;
    act(action).map_err(|refusal| why::refused(text, refusal))
}

#[derive(Clone)]
pub(super) struct KamisadoPlay {
    start: Match,
    moment: Moment,
    actions: Vec<Action>,
}

impl KamisadoPlay {
    pub(super) const fn new(game: Match) -> Self {
        Self {
            start: game,
            moment: Moment::new(game),
            actions: Vec::new(),
        }
    }

    pub(super) fn act(&mut self, action: Action) -> Result<(), kamisado::Refusal> {
        self.moment.act(action)?;
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
        self.moment.to_act()
    }

    fn choices(&self) -> Choices {
        self.moment.choices()
    }

    fn apply(&mut self, action: &str) -> Result<(), Refused> {
        read(action, |action| self.act(action))
    }

    fn outcome(&self) -> Outcome {
        self.moment.outcome()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.moment.view(viewer)
    }

    fn reveal(&self) -> &dyn Revealed {
        self
    }

    fn result(&self) -> Option<String> {
        let game = &self.moment.game;
        let score = game.score();
        match game.outcome() {
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
        let language = kamisado::Language::from_code(style.language());
        let notation = match (style.notation(), language) {
            ("words", Some(language)) => Notation::Words(language),
            ("coordinates", _) => Notation::Coordinates,
            _ => Notation::Symbols,
        };
        // The actions were accepted when they were played.
        sheet::write(self.start, &self.actions, notation).unwrap_or_default()
    }

    fn study(&self) -> Box<dyn Study> {
        Box::new(KamisadoStudy::at(self.moment.clone()))
    }

    fn laid_open(&self) -> View {
        self.moment.laid_open()
    }
}
