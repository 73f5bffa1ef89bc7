//! Perft from data files: `id; deal; counts from depth 1`.

use std::path::Path;

use kami::{Deal, Round, perft};

use crate::naive::Naive;

/// The naive rules count this many sequences in reasonable time.
const NAIVE_LIMIT: u64 = 20_000;

fn lines() -> Vec<(String, Deal, Vec<u64>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut cases = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        for line in text
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
        {
            let parts: Vec<&str> = line.split("; ").collect();
            let counts = parts[2]
                .split(' ')
                .map(|count| count.parse().unwrap())
                .collect();
            cases.push((parts[0].to_owned(), parts[1].parse().unwrap(), counts));
        }
    }
    assert!(!cases.is_empty());
    cases
}

#[test]
fn perft_counts_are_those_of_the_data_files() {
    for (id, deal, counts) in lines() {
        for (depth, &count) in (1..).zip(&counts) {
            assert_eq!(
                perft(&Round::new(&deal), depth),
                count,
                "{id}, depth {depth}"
            );
        }
    }
}

#[test]
fn the_naive_rules_count_the_same() {
    for (id, deal, counts) in lines() {
        let mut naive = Naive::new(&deal);
        naive.keep_all();
        for (depth, &count) in (1..)
            .zip(&counts)
            .filter(|(_, count)| **count < NAIVE_LIMIT)
        {
            assert_eq!(naive.perft(depth), count, "{id}, depth {depth}");
        }
    }
}

#[test]
fn perft_leaves_the_demoralised_question_out_wherever_it_stands() {
    let deal: Deal = "4 SSSSSLLC,SSSSSCCC,LLAAAATF,OOOOTFII 1".parse().unwrap();
    let mut round = Round::new(&deal);
    let count = perft(&round, 4);
    for word in ["ask", "play", "keep"] {
        round.play(word.parse().unwrap()).unwrap();
        assert_eq!(perft(&round, 4), count);
    }
    assert_eq!(perft(&round, 1), 3);
}

#[test]
fn a_finished_round_has_one_empty_sequence_and_no_other() {
    let deal: Deal = "4 SSSSSLLC,SSSSSCCC,LLAAAATF,OOOOTFII 1".parse().unwrap();
    let mut round = Round::new(&deal);
    round.play("ask".parse().unwrap()).unwrap();
    round.play("cancel".parse().unwrap()).unwrap();
    assert_eq!(
        [perft(&round, 0), perft(&round, 1), perft(&round, 3)],
        [1, 0, 0]
    );
}
