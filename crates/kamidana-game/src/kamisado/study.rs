//! A match to look into.

use std::any::Any;

use kamisado::{Event, Match, Position};
use serde_json::{Value, json};

use crate::{Choices, Game, Outcome, Refused, Seat, Study, View, Viewer};

use super::{
    Kamisado,
    play::{Moment, read},
};

#[derive(Clone)]
pub(super) struct KamisadoStudy {
    moment: Moment,
    rounds: Vec<Value>,
}

impl KamisadoStudy {
    pub(super) const fn new(game: Match) -> Self {
        Self::at(Moment::new(game))
    }

    pub(super) const fn at(moment: Moment) -> Self {
        Self {
            moment,
            rounds: Vec::new(),
        }
    }
}

impl From<Position> for KamisadoStudy {
    fn from(position: Position) -> Self {
        Self {
            rounds: position.ended.iter().filter_map(finished_round).collect(),
            ..Self::new(position.game)
        }
    }
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
    fn game(&self) -> &'static dyn Game {
        &Kamisado
    }

    fn seats(&self) -> u8 {
        2
    }

    fn position(&self) -> Option<String> {
        Some(self.moment.game.to_string())
    }

    fn to_act(&self) -> Option<Seat> {
        self.moment.to_act()
    }

    fn choices(&self) -> Choices {
        self.moment.choices()
    }

    fn legal_actions(&self) -> Vec<String> {
        let actions = self.moment.game.legal_actions();
        let mut legal: Vec<_> = actions.map(|action| action.to_string()).collect();
        legal.sort();
        legal
    }

    fn apply(&mut self, action: &str) -> Result<(), Refused> {
        read(action, |action| self.moment.act(action))?;
        let ended = self.moment.events.iter().filter_map(finished_round);
        self.rounds.extend(ended);
        Ok(())
    }

    fn outcome(&self) -> Outcome {
        self.moment.outcome()
    }

    fn perft(&self, depth: u32) -> u64 {
        kamisado::perft(&self.moment.game, depth)
    }

    fn rounds(&self) -> &[Value] {
        &self.rounds
    }

    fn over(&self) -> Option<Value> {
        let game = &self.moment.game;
        let (winner, reason) = match game.outcome() {
            kamisado::Outcome::Unknown => return None,
            kamisado::Outcome::Draw => ("draw", "level"),
            kamisado::Outcome::Decisive { winner, reason } => (winner.name(), reason.name()),
        };
        let score = game.score().to_string();
        Some(json!({ "winner": winner, "reason": reason, "score": score }))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.moment.view(viewer)
    }

    fn laid_open(&self) -> View {
        self.moment.laid_open()
    }

    fn state(&self) -> &dyn Any {
        &self.moment.game
    }

    fn boxed_clone(&self) -> Box<dyn Study> {
        Box::new(self.clone())
    }
}
