//! Counting move sequences: the measure of a correct and fast move generator.

use crate::{Colour, Match, Round, board::FAR_ROW};

/// The number of legal move sequences of exactly `depth` moves from a round. Passes are resolved
/// and not counted; the round's end ends a sequence.
pub fn perft_round(round: &Round, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(round.count_moves()),
        _ => round
            .movable()
            .map(|tower| perft_tower(round, tower, depth))
            .sum(),
    }
}

fn perft_tower(round: &Round, tower: Colour, depth: u32) -> u64 {
    let mut count = 0;
    // A tower on the far row ends the round: no sequence goes on from there.
    let mut targets = round.own_targets(tower) & !FAR_ROW;
    while targets != 0 {
        let to = targets.trailing_zeros() as u8;
        targets &= targets - 1;
        let mut next = *round;
        if next.enter(tower, to, |_| {}).is_none() {
            count += perft_active(&next, depth - 1);
        }
    }
    count
}

/// As [`perft_round`], for a round after its opening move.
fn perft_active(round: &Round, depth: u32) -> u64 {
    let Some(tower) = round.active() else {
        return 0;
    };
    if depth == 1 {
        u64::from(round.own_targets(tower).count_ones())
    } else {
        perft_tower(round, tower, depth)
    }
}

/// The same for a match: the choice of a fill or a line-up is a move too, and the sequence goes
/// on into that round and ends with it.
pub fn perft(game: &Match, depth: u32) -> u64 {
    if let Some(round) = game.round() {
        return perft_round(round, depth);
    }
    if depth == 0 {
        return 1;
    }
    let choices = game.legal_actions();
    if depth == 1 {
        return choices.count() as u64;
    }
    choices
        .map(|choice| {
            let mut next = *game;
            match next.play(choice) {
                Ok(_) => perft(&next, depth - 1),
                Err(_) => 0,
            }
        })
        .sum()
}
