//! Moves with what they lead to.

use kamisado::{Colour, Move, Round, RoundEnd, Square};

use super::threats::wins_at_once;

/// A legal move and what follows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) path: Move,
    /// The round after it; if it has ended, only its board means something.
    pub(super) next: Round,
    pub(super) end: Option<RoundEnd>,
}

impl Step {
    fn new(round: &Round, tower: Colour, to: Square) -> Self {
        let from = round.board().square_of(round.side(), tower);
        let mut next = *round;
        let end = next.play_unchecked(tower, to);
        Self {
            path: Move { from, to },
            next,
            end,
        }
    }

    /// Whether it hands the opponent the round at once.
    pub(super) fn loses_at_once(&self, round: &Round) -> bool {
        match self.end {
            Some(end) => end.winner != round.side(),
            None => self.next.side() != round.side() && wins_at_once(&self.next),
        }
    }
}

/// All moves of a round.
pub(super) fn steps(round: &Round) -> impl Iterator<Item = Step> + '_ {
    round.movable().flat_map(move |tower| {
        let targets = round.targets(tower).into_iter();
        targets.map(move |to| Step::new(round, tower, to))
    })
}

/// What a lost side plays to make it last: a move that does not lose at once, with as few
/// choices for the winner as possible.
pub(super) fn holding_out(round: &Round) -> Option<Step> {
    let trouble = |step: &Step| {
        if step.end.is_some() {
            u32::MAX
        } else if step.loses_at_once(round) {
            u32::MAX - 1
        } else {
            step.next.count_moves()
        }
    };
    steps(round).min_by_key(trouble)
}
