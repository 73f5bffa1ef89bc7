//! The position a search is about, as far as its seat to act may know it.

use kamidana_engine::kami::view_from_text;
use kamidana_game::{Choices, Game, OpenBoard, Outcome, Seat, Study, View};

use super::board;

/// A position. Kami's may have hidden cards, and then there is nothing but a view.
#[derive(Clone)]
pub(super) struct Situation(Sight);

enum Sight {
    /// Everything is known to whoever sent it.
    Open(Box<dyn Study>),
    /// What the seat to act sees of a round of Kami.
    Seen(Box<kami::View>),
}

impl Clone for Sight {
    fn clone(&self) -> Self {
        match self {
            Self::Open(study) => Self::Open(study.boxed_clone()),
            Self::Seen(view) => Self::Seen(view.clone()),
        }
    }
}

impl Situation {
    /// Reads what follows `position`: `startpos` or `fen` and a position string, then perhaps
    /// `moves` and the moves.
    pub(super) fn read(game: &'static dyn Game, text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let end = words.iter().position(|&word| word == "moves");
        let (position, moves) = words.split_at(end.unwrap_or(words.len()));
        let moves = moves.get(1..).unwrap_or_default();
        let position = match position {
            ["startpos"] => None,
            ["fen", position @ ..] if !position.is_empty() => Some(position.join(" ")),
            _ => return Err("a position is startpos or fen and a position string".into()),
        };
        match position {
            Some(text) if game.id() == "kami" && text.contains('?') => {
                let view = view_from_text(&text, moves.iter().copied());
                let view = view.map_err(|why| why.to_string())?;
                Ok(Self(Sight::Seen(Box::new(view))))
            }
            position => {
                let mut study = game.study(position.as_deref())?;
                for (number, action) in (1..).zip(moves) {
                    study
                        .apply(action)
                        .map_err(|why| format!("move {number} ({action}): {why}"))?;
                }
                Ok(Self(Sight::Open(study)))
            }
        }
    }

    /// The seat to act; `None` once the game is over.
    pub(super) fn to_act(&self) -> Option<Seat> {
        match &self.0 {
            Sight::Open(study) => board::to_act(&study.board()),
            Sight::Seen(view) => Seat::new(view.turn?.number()),
        }
    }

    /// All that the seat to act may know.
    pub(super) fn view(&self) -> Option<View> {
        match &self.0 {
            Sight::Open(study) => board::acting_view(&study.board()),
            Sight::Seen(view) => board::seen_view((**view).clone()),
        }
    }

    /// The whole board, if it is known.
    pub(super) fn open_board(&self) -> Option<OpenBoard> {
        match &self.0 {
            Sight::Open(study) => Some(study.board()),
            Sight::Seen(_) => None,
        }
    }

    /// Whether the seat to act may do this.
    pub(super) fn allows(&self, action: &str) -> bool {
        match &self.0 {
            Sight::Open(study) => study.boxed_clone().apply(action).is_ok(),
            Sight::Seen(view) => view.legal.texts().iter().any(|legal| legal == action),
        }
    }

    /// Something that may be done, for a machine that has no answer.
    pub(super) fn any_action(&self) -> Option<String> {
        match self.view()?.choices {
            Choices::List { actions } => actions.into_iter().next(),
            Choices::Arrange { letters } => Some(letters),
        }
    }

    /// The board after an action; `None` if there are hidden cards or it is not allowed.
    pub(super) fn board_after(&self, action: &str) -> Option<OpenBoard> {
        let Sight::Open(study) = &self.0 else {
            return None;
        };
        let mut after = study.boxed_clone();
        after.apply(action).ok()?;
        Some(after.board())
    }

    /// `p1win`, `p2win`, `p3win`, `draw` or `none`. A team is named after its first seat.
    pub(super) fn result(&self) -> String {
        let outcome = match &self.0 {
            Sight::Open(study) => board::outcome(&study.board()),
            Sight::Seen(view) => board::round_outcome(view.mode, view.outcome),
        };
        match outcome {
            Outcome::Unknown => "none".into(),
            Outcome::Draw { .. } => "draw".into(),
            Outcome::Decisive { winners, .. } => match winners.first() {
                Some(seat) => format!("p{seat}win"),
                None => "none".into(),
            },
        }
    }
}
