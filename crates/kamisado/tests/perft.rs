//! Counted move trees: the numbers in `data/*.perft`, and the same from the plain reference.

mod play;
mod reference;

use kamisado::{Match, perft};
use reference::Reference;

/// The reference counts slowly; deeper trees are left to the numbers in the files.
const MOST_FOR_THE_REFERENCE: u64 = 3_000;

struct Case {
    id: String,
    position: String,
    counts: Vec<u64>,
}

/// Lines of `id; position; count of depth 1, of depth 2, …`.
fn cases(text: &str) -> Vec<Case> {
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let fields: Vec<&str> = line.split("; ").collect();
            let [id, position, counts] = fields[..] else {
                panic!("{line:?}: expected id; position; counts");
            };
            Case {
                id: id.into(),
                position: position.into(),
                counts: counts
                    .split(' ')
                    .map(|n| n.parse().expect("a count"))
                    .collect(),
            }
        })
        .collect()
}

fn check(text: &str) {
    let cases = cases(text);
    assert!(!cases.is_empty());
    for case in cases {
        let game: Match = play::game(&case.position);
        assert_eq!(perft(&game, 0), 1);
        for (depth, count) in (1..).zip(&case.counts) {
            assert_eq!(perft(&game, depth), *count, "{} depth {depth}", case.id);
        }
    }
}

#[test]
fn the_tree_from_the_start_has_the_known_numbers_of_nodes() {
    check(include_str!("data/start.perft"));
}

#[test]
fn trees_with_sumos_pushes_and_passes_have_the_numbers_of_the_oracle() {
    check(include_str!("data/rounds.perft"));
}

#[test]
fn trees_that_begin_between_rounds_have_the_numbers_of_the_oracle() {
    check(include_str!("data/between_rounds.perft"));
}

#[test]
fn the_plain_reference_counts_the_same() {
    let files = [
        include_str!("data/start.perft"),
        include_str!("data/rounds.perft"),
        include_str!("data/between_rounds.perft"),
    ];
    for case in files.into_iter().flat_map(cases) {
        if case.position.contains("setup") {
            continue;
        }
        let reference = Reference::read(&case.position);
        for (depth, count) in (1..).zip(&case.counts) {
            if *count <= MOST_FOR_THE_REFERENCE {
                assert_eq!(reference.perft(depth), *count, "{} {depth}", case.id);
            }
        }
    }
}
