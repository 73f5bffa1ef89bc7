//! `cargo run --release -p kamidana-engine --example kamisado_frontier -- [<starts> [<seed> [<nodes>…]]]`: from
//! which scores the winner of a standard match can be proven, and with how many nodes.
//!
//! At every score it takes the same number of random starts, line-ups and Sumos drawn at random, and asks for each
//! number of nodes in turn who wins the match.

use std::error::Error;

use kamidana_engine::{Limits, Meter, Random, kamisado::Solver};
use kamisado::{Board, Colour, LineUp, Round, Side, Teeth};

/// The points that win, and the mebibytes of the solver.
const TARGET: u8 = 3;
const MEMORY: usize = 256;

/// The points of who opens the round, all of them by Sumos, and of the other.
const SCORES: [(usize, usize); 8] = [
    (2, 2),
    (2, 1),
    (2, 0),
    (1, 2),
    (0, 2),
    (1, 1),
    (0, 1),
    (0, 0),
];

fn main() -> Result<(), Box<dyn Error>> {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|argument| argument.parse())
        .collect::<Result<_, _>>()?;
    let starts = numbers.first().copied().unwrap_or(10);
    let seed = numbers.get(1).copied().unwrap_or(1);
    let limits = numbers.get(2..).filter(|given| !given.is_empty());
    let limits = limits.unwrap_or(&[100_000, 1_000_000]);
    for (opener, other) in SCORES {
        let mut random = Random::new(seed);
        let mut solved = vec![[0, 0]; limits.len()];
        for _ in 0..starts {
            let round = random_start(opener, other, &mut random);
            let mut solver = Solver::new(MEMORY);
            let mut spent = 0;
            for (nodes, found) in limits.iter().zip(&mut solved) {
                // What was found out before is still in its memory, and counts.
                let mut meter = Meter::new(Limits {
                    nodes: Some(nodes - spent),
                    ..Limits::default()
                });
                if let Some(winner) = solver.match_winner(&round, TARGET, &mut meter) {
                    found[winner.index()] += 1;
                }
                spent = *nodes;
            }
        }
        for (nodes, [won, lost]) in limits.iter().zip(&solved) {
            let open = starts - won - lost;
            println!(
                "{opener}–{other}, {nodes:9} nodes: the opener wins {won}, loses {lost}, open {open}"
            );
        }
    }
    Ok(())
}

/// A start that Black opens, each side with so many Sumos.
fn random_start(opener: usize, other: usize, random: &mut Random) -> Round {
    let mut teeth = [[Teeth::default(); 8]; 2];
    for (side, sumos) in [(0, opener), (1, other)] {
        for tower in line_up(random).colours().iter().take(sumos) {
            teeth[side][tower.index()] = Teeth::default().plus_one();
        }
    }
    let board = Board::with_teeth(line_up(random), line_up(random), teeth);
    Round::new(board, Side::Black)
}

fn line_up(random: &mut Random) -> LineUp {
    let mut colours = Colour::ALL;
    for last in (1..8).rev() {
        colours.swap(last, random.below(last as u32 + 1) as usize);
    }
    LineUp::new(colours).unwrap_or_default()
}
