//! The position a search is about, as far as its seat to act may know it.

use kamidana_engine::machine;
use kamidana_game::{Choices, Game, Options, Outcome, Seat, Study, View, Viewer};

/// A position. Where there are hidden cards there may be nothing but a view.
#[derive(Clone)]
pub(super) struct Situation(Sight);

#[derive(Clone)]
enum Sight {
    /// Everything is known to whoever sent it.
    Open(Box<dyn Study>),
    /// What the seat to act sees.
    Seen(Box<View>),
}

impl Situation {
    /// Reads what follows `position`: `startpos` or `fen` and a position string, then perhaps
    /// `moves` and the moves.
    pub(super) fn read(game: &dyn Game, options: &Options, text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let end = words.iter().position(|&word| word == "moves");
        let (position, moves) = words.split_at(end.unwrap_or(words.len()));
        let moves = moves.get(1..).unwrap_or_default();
        let position = match position {
            ["startpos"] => None,
            ["fen", position @ ..] if !position.is_empty() => Some(position.join(" ")),
            _ => return Err("a position is startpos or fen and a position string".into()),
        };
        let told = position
            .as_deref()
            .zip(machine(game.id()))
            .and_then(|(text, machine)| machine.read_told(text, moves));
        if let Some(view) = told {
            return Ok(Self(Sight::Seen(Box::new(view?))));
        }
        let mut study = game.study(options, position.as_deref())?;
        for (number, action) in (1..).zip(moves) {
            study
                .apply(action)
                .map_err(|why| format!("move {number} ({action}): {why}"))?;
        }
        Ok(Self(Sight::Open(study)))
    }

    /// The seat to act; `None` once the game is over.
    pub(super) fn to_act(&self) -> Option<Seat> {
        match &self.0 {
            Sight::Open(study) => study.to_act(),
            Sight::Seen(view) => view.to_act,
        }
    }

    /// All that the seat to act may know; `None` once the game is over.
    pub(super) fn view(&self) -> Option<View> {
        let seat = self.to_act()?;
        Some(match &self.0 {
            Sight::Open(study) => study.view(Viewer::Seat(seat)),
            Sight::Seen(view) => (**view).clone(),
        })
    }

    /// The whole position, if it is known.
    pub(super) fn study(&self) -> Option<&dyn Study> {
        match &self.0 {
            Sight::Open(study) => Some(&**study),
            Sight::Seen(_) => None,
        }
    }

    /// Whether the seat to act may do this.
    pub(super) fn allows(&self, action: &str) -> bool {
        match &self.0 {
            Sight::Open(study) => study.boxed_clone().apply(action).is_ok(),
            Sight::Seen(view) => match &view.choices {
                Choices::List { actions } => actions.iter().any(|legal| legal == action),
                Choices::Arrange { .. } => true,
            },
        }
    }

    /// Something that may be done, for a machine that has no answer.
    pub(super) fn any_action(&self) -> Option<String> {
        match self.view()?.choices {
            Choices::List { actions } => actions.into_iter().next(),
            Choices::Arrange { letters } => Some(letters),
        }
    }

    /// The position after an action; `None` if there are hidden cards or it is not allowed.
    pub(super) fn after(&self, action: &str) -> Option<Box<dyn Study>> {
        let mut after = self.study()?.boxed_clone();
        after.apply(action).ok()?;
        Some(after)
    }

    /// `p1win`, `p2win`, `p3win`, `draw` or `none`. A team is named after its first seat.
    pub(super) fn result(&self) -> String {
        let outcome = match &self.0 {
            Sight::Open(study) => study.outcome(),
            Sight::Seen(view) => view.outcome.clone(),
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
