//! Counting the lines of play.

use crate::Position;

/// The number of legal move sequences of exactly `depth` moves. A finished game ends its
/// sequence: shorter ones do not count.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        // The last move need not be made to be counted.
        1 => position.legal_cells().len() as u64,
        _ => position
            .legal_actions()
            .map(|cell| {
                let mut next = *position;
                next.play_unchecked(cell);
                perft(&next, depth - 1)
            })
            .sum(),
    }
}
