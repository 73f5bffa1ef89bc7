//! The counts in `tests/data/*.perft`.

use std::fs;

use kamon::{Position, perft};

use crate::naive::Naive;

/// Larger counts are left to the crate alone.
const NAIVE_LIMIT: u64 = 5_000;

#[test]
fn the_perft_files_are_right() {
    let mut checked = 0;
    for entry in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data")).expect("data") {
        let path = entry.expect("an entry").path();
        let text = fs::read_to_string(&path).expect("a text");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let fields: Vec<_> = line.split("; ").collect();
            let [id, text, counts] = fields[..] else {
                panic!("not three fields: {line}");
            };
            let position: Position = text.parse().unwrap_or_else(|error| panic!("{id}: {error}"));
            let naive = Naive::read(text);
            let mut naively = !position.outcome().is_over();
            for (depth, count) in (1..).zip(counts.split(' ')) {
                let count: u64 = count.parse().expect("a count");
                assert_eq!(perft(&position, depth), count, "{id}, depth {depth}");
                // The naive count is slow, and blind to games that are over when read.
                naively &= count < NAIVE_LIMIT;
                if naively {
                    assert_eq!(naive.perft(depth), count, "{id}, depth {depth}, naive");
                }
            }
            checked += 1;
        }
    }
    assert!(checked >= 12, "only {checked} positions checked");
}

#[test]
fn the_empty_sequence_is_one_sequence_even_after_the_end() {
    let position = crate::ends::drawn_game();
    assert_eq!([0, 1, 2].map(|depth| perft(&position, depth)), [1, 0, 0]);
}
