//! How people look at a board: a few moves ahead, and not everywhere alike.

use kamisado::{Move, Round, Square};

use super::{
    estimate::shape_of_mover,
    search::guesses,
    step::{Step, steps},
};
use crate::{Meter, Random};

/// What a player sees.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// The moves it looks ahead.
    pub(super) plies: u32,
    /// The chance to overlook that a landing colour calls an enemy tower that walks home, for a
    /// tower at the far end of the board; for one nearby it is half of that.
    pub(super) oversight: f64,
    /// How far its feeling for a position may be off, as a chance.
    pub(super) mood: f64,
}

impl Sight {
    /// The move that looks best to such a player. Its own walk home it always sees.
    pub(super) fn choose(
        self,
        round: &Round,
        random: &mut Random,
        meter: &mut Meter,
    ) -> Option<Move> {
        let side = round.side();
        let wins = |step: &Step| step.end.is_some_and(|end| end.winner == side);
        if let Some(step) = steps(round).find(wins) {
            return Some(step.path);
        }
        let mut best: Option<(f64, Move)> = None;
        for guess in guesses(round, self.plies, meter) {
            let step = guess.step;
            let overlooked = step.loses_at_once(round) && self.overlooks(round, &step, random);
            let seen = if overlooked {
                1.0 - shape_of_mover(&step.next)
            } else {
                guess.chance
            };
            let felt = seen + self.mood * (random.unit() - 0.5);
            if best.is_none_or(|(known, _)| felt > known) {
                best = Some((felt, step.path));
            }
        }
        best.map(|(_, path)| path)
    }

    /// Whether the player fails to see what the called enemy tower will do. People look where
    /// they have just moved.
    fn overlooks(self, round: &Round, step: &Step, random: &mut Random) -> bool {
        let Some(called) = step.next.active().filter(|_| step.end.is_none()) else {
            return false;
        };
        let threat = step.next.board().square_of(!round.side(), called);
        let far = f64::from(distance(step.path.to, threat)) / 7.0;
        random.unit() < self.oversight * (0.5 + 0.5 * far)
    }
}

/// In moves of a king.
fn distance(one: Square, other: Square) -> u8 {
    let files = one.file().abs_diff(other.file());
    files.max(one.row().abs_diff(other.row()))
}
