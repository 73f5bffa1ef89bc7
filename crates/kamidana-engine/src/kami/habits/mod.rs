//! What players who think do, learnt from them: a sum of small tables that says in a moment what a
//! thinker with the same knowledge would probably do. Imagined deals are played out like this.
//!
//! The tables are learnt by [`learn`] from what [`lessons`] tells; the example `kami_habits` does both.

mod cells;
mod learning;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use kami::{Action, Mode, Phase, Round, SeenAction, View};

use super::policy;

pub(super) use cells::Moment;
use cells::{CELLS, PHASES};
pub use learning::{GivenAway, Lesson, examine, learn, lessons};

/// The habits of four players, as [`learn`] writes them.
static FOUR: &[u8] = include_bytes!("four.bin");

/// A cell is written in parts of this.
const PARTS: f32 = 512.0;

/// What thinkers like, learnt.
#[derive(Clone, Debug)]
pub(super) struct Habits {
    /// All cells, then how much rules of thumb count in each phase.
    weights: Vec<f32>,
}

impl Habits {
    /// Those of a mode, if they have been learnt.
    pub(super) fn of(mode: Mode) -> Option<&'static Self> {
        static HABITS: OnceLock<Option<Habits>> = OnceLock::new();
        match mode {
            Mode::Traditional => HABITS.get_or_init(|| Self::read(FOUR)).as_ref(),
            Mode::Chaotic | Mode::Duel => None,
        }
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let cell = |bytes: &[u8]| {
            let bytes = bytes.try_into().ok()?;
            Some(f32::from(i16::from_le_bytes(bytes)) / PARTS)
        };
        let weights: Vec<f32> = bytes.chunks(2).map(cell).collect::<Option<_>>()?;
        (weights.len() == CELLS + PHASES).then_some(Self { weights })
    }

    /// How much a thinker would like an action; only differences mean something.
    pub(super) fn liking(&self, moment: &Moment<'_>, action: Action) -> f32 {
        let by_rule = policy::liking(moment.sight, action);
        let mut sum = self.weights[CELLS + moment.phase()] * by_rule;
        moment.cells(action, |cell| sum += self.weights[cell]);
        sum
    }
}

/// The kinds of attack that every seat has let go by, one bit each. Over a partner's it says nothing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Passes([u8; 4]);

impl Passes {
    /// All that a viewer has seen.
    pub(super) fn seen(view: &View) -> Self {
        let mut passes = Self::default();
        let mut attack = None;
        for step in &view.history {
            match step.action {
                SeenAction::Known(Action::AttackHand(card)) => attack = Some((step.seat, card)),
                SeenAction::Known(Action::Pass) => {
                    if let Some((by, card)) = attack
                        && view.mode.partner_of(step.seat) != Some(by)
                    {
                        passes.0[step.seat.index()] |= 1 << card.index();
                    }
                }
                _ => {}
            }
        }
        passes
    }

    /// One step more, which is about to be done in a round.
    pub(super) fn note(&mut self, round: &Round, action: Action) {
        if action == Action::Pass
            && let (Some(seat), Some(attack)) = (round.to_act(), round.standing_attack())
            && round.mode().partner_of(seat) != Some(attack.seat)
        {
            self.0[seat.index()] |= 1 << attack.card.index();
        }
    }
}

/// Which of the four kinds of choices it is.
const fn place(phase: Phase) -> usize {
    match phase {
        Phase::LeadDefence => 0,
        Phase::LeadAttack => 1,
        Phase::CounterAttack => 2,
        _ => 3,
    }
}
