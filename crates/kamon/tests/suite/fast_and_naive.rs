//! The crate and the naive rules agree, move by move.

use std::collections::BTreeSet;

use kamon::{Options, Outcome, Position};

use crate::{naive::Naive, scenes::Random};

fn compare(position: &Position, naive: &Naive) {
    let legal: BTreeSet<_> = position
        .legal_cells()
        .iter()
        .map(|c| c.to_string())
        .collect();
    assert_eq!(legal, naive.legal(), "{position}");
    assert_eq!(position.to_string(), naive.to_string());
    let outcome = position.outcome();
    let over = outcome.reason_name().map(|reason| {
        let winner = outcome.winner().map_or('-', kamon::Side::letter);
        (winner, reason)
    });
    assert_eq!(over, naive.over, "{position}");
    // The whole board looked at afresh gives the same as the moves one by one.
    let read = Position::parse_with(&position.to_string(), position.options());
    assert_eq!(read.as_ref(), Ok(position));
}

fn play_games(games: u64, options: Options) -> [usize; 4] {
    let mut ends = [0; 4];
    for seed in 0..games {
        let mut random = Random(seed);
        let layout = random.layout();
        let mut position = Position::new(layout, options);
        let mut naive = Naive::start(&layout.to_string(), options.forbidden_counts);
        compare(&position, &naive);
        while let Some(cell) = random.cell_of(position.legal_cells()) {
            position.play(cell).expect("a legal move");
            naive.play(cell.name());
            compare(&position, &naive);
        }
        let end = match position.outcome() {
            Outcome::Unknown => panic!("no move, no result: {position}"),
            Outcome::Decisive { reason, .. } => reason as usize,
            Outcome::Draw => 3,
        };
        ends[end] += 1;
    }
    ends
}

#[test]
fn thousands_of_random_games_agree() {
    let ends = play_games(3000, Options::default());
    assert!(
        ends.iter().all(|&games| games > 0),
        "too few kinds of end: {ends:?}"
    );
}

#[test]
fn games_in_which_the_forbidden_cell_does_not_count_agree() {
    play_games(1000, crate::scenes::WITHOUT_FORBIDDEN);
}
