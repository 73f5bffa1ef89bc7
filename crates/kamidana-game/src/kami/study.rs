//! A round to look into.

use std::any::Any;

use kami::{Action, Deal, Round};
use serde_json::{Value, json};

use crate::{Choices, Game, Outcome, Refused, Seat, Study, View, Viewer};

use super::{
    Kami, seat_of,
    view::{looker, round_outcome, seen},
    why,
};

/// A round with all its cards known.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenRound {
    deal: Deal,
    actions: Vec<Action>,
    round: Round,
}

impl OpenRound {
    /// The beginning of a round.
    pub fn new(deal: Deal) -> Self {
        Self {
            deal,
            actions: Vec::new(),
            round: Round::new(&deal),
        }
    }

    /// A round in which this was done; `None` if it could not be.
    pub fn after(deal: Deal, actions: Vec<Action>) -> Option<Self> {
        let round = kami::replay(&deal, &actions).ok()?;
        Some(Self {
            deal,
            actions,
            round,
        })
    }

    /// What was dealt.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// What was done since.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Where it stands.
    pub const fn round(&self) -> &Round {
        &self.round
    }
}

#[derive(Clone)]
pub(super) struct KamiStudy {
    open: OpenRound,
}

impl KamiStudy {
    pub(super) const fn new(open: OpenRound) -> Self {
        Self { open }
    }
}

impl Study for KamiStudy {
    fn game(&self) -> &'static dyn Game {
        &Kami
    }

    fn seats(&self) -> u8 {
        self.open.deal.mode().seats().len() as u8
    }

    fn position(&self) -> Option<String> {
        let begins = self.open.actions.is_empty();
        begins.then(|| self.open.deal.to_string())
    }

    fn to_act(&self) -> Option<Seat> {
        self.open.round.to_act().map(seat_of)
    }

    fn choices(&self) -> Choices {
        Choices::list(self.open.round.legal_set().texts())
    }

    fn legal_actions(&self) -> Vec<String> {
        let mut legal = self.open.round.legal_set().texts();
        legal.sort();
        legal
    }

    fn apply(&mut self, action: &str) -> Result<(), Refused> {
        let parsed: Action = action.parse().map_err(|e| Refused::new(action, e))?;
        let round = &mut self.open.round;
        let played = round.play(parsed);
        played.map_err(|refusal| why::refused(action, refusal))?;
        self.open.actions.push(parsed);
        Ok(())
    }

    fn outcome(&self) -> Outcome {
        round_outcome(self.open.deal.mode(), self.open.round.outcome())
    }

    fn points(&self) -> u32 {
        match self.open.round.outcome() {
            kami::Outcome::Won { points, .. } => points.into(),
            kami::Outcome::Unknown | kami::Outcome::Void => 0,
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        kami::perft(&self.open.round, depth)
    }

    fn over(&self) -> Option<Value> {
        let (winner, points, doubled) = match self.open.round.outcome() {
            kami::Outcome::Unknown => return None,
            kami::Outcome::Void => (json!("void"), 0, false),
            kami::Outcome::Won {
                seat,
                points,
                doubled,
            } => (json!(seat.number()), points, doubled),
        };
        Some(json!({ "winner": winner, "points": points, "doubled": doubled }))
    }

    fn view(&self, viewer: Viewer) -> View {
        let round = kami::View::of_round(&self.open.deal, &self.open.actions, looker(viewer));
        View {
            viewer,
            ..seen(round.unwrap_or_else(|_| unreachable!("the actions were accepted")))
        }
    }

    fn laid_open(&self) -> View {
        let round = kami::View::laid_open(&self.open.deal, &self.open.actions);
        seen(round.unwrap_or_else(|_| unreachable!("the actions were accepted")))
    }

    fn state(&self) -> &dyn Any {
        &self.open
    }

    fn boxed_clone(&self) -> Box<dyn Study> {
        Box::new(self.clone())
    }
}
