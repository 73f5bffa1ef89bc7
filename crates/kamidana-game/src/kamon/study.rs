//! A position to look into.

use std::any::Any;

use kamon::{Cell, Position, Side};
use serde_json::{Value, json};

use crate::{Choices, Game, Outcome, Refused, Seat, Study, View, Viewer};

use super::{
    Kamon,
    play::{outcome, to_act, view},
    why,
};

#[derive(Clone)]
pub(super) struct KamonStudy {
    position: Position,
    /// The cell of the last pawn, if it was put there since the position was read.
    last: Option<Cell>,
}

impl KamonStudy {
    pub(super) const fn new(position: Position, last: Option<Cell>) -> Self {
        Self { position, last }
    }
}

impl Study for KamonStudy {
    fn game(&self) -> &'static dyn Game {
        &Kamon
    }

    fn seats(&self) -> u8 {
        2
    }

    fn position(&self) -> Option<String> {
        Some(self.position.to_string())
    }

    fn to_act(&self) -> Option<Seat> {
        to_act(&self.position)
    }

    fn choices(&self) -> Choices {
        Choices::list(self.position.legal_actions())
    }

    fn legal_actions(&self) -> Vec<String> {
        // Cells come in the order of their names.
        let legal = self.position.legal_cells();
        legal.iter().map(|c| c.to_string()).collect()
    }

    fn apply(&mut self, action: &str) -> Result<(), Refused> {
        let cell: Cell = action.parse().map_err(|e| Refused::new(action, e))?;
        self.position
            .play(cell)
            .map_err(|refusal| why::refused(action, refusal))?;
        self.last = Some(cell);
        Ok(())
    }

    fn perft(&self, depth: u32) -> u64 {
        kamon::perft(&self.position, depth)
    }

    fn outcome(&self) -> Outcome {
        outcome(&self.position)
    }

    fn over(&self) -> Option<Value> {
        let outcome = self.position.outcome();
        let reason = outcome.reason_name()?;
        let winner = outcome.winner().map_or("draw", Side::name);
        Some(json!({ "winner": winner, "reason": reason }))
    }

    fn view(&self, viewer: Viewer) -> View {
        view(&self.position, self.last, viewer, None)
    }

    fn state(&self) -> &dyn Any {
        &self.position
    }

    fn laid_open(&self) -> View {
        let viewer = to_act(&self.position).map_or(Viewer::Spectator, Viewer::Seat);
        view(&self.position, self.last, viewer, None)
    }

    fn boxed_clone(&self) -> Box<dyn Study> {
        Box::new(self.clone())
    }
}
