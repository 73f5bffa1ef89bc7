//! Counting the ways a round can go: a checksum of the rules.

use crate::Round;

/// The number of sequences of exactly `depth` steps from here. A finished round ends a sequence,
/// so shorter ones do not count. The Demoralised questions are left out: the count starts as
/// after everybody has answered `keep`.
pub fn perft(round: &Round, depth: u32) -> u64 {
    count(&round.without_questions(), depth)
}

fn count(round: &Round, depth: u32) -> u64 {
    let legal = round.legal_set();
    match depth {
        0 => 1,
        1 => legal.len() as u64,
        _ => legal
            .iter()
            .map(|action| {
                let mut next = *round;
                next.play(action).map_or(0, |()| count(&next, depth - 1))
            })
            .sum(),
    }
}
