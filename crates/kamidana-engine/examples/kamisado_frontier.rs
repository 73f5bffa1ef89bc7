//! `cargo run --release -p kamidana-engine --example kamisado_frontier -- [<starts> [<seed> [<nodes> [<score>…]]]]`: from
//! which scores the winner of a standard match can be proven, and with how many nodes.
//!
//! At every score, or at those that are named (such as `1-2`, the opener's points first), it takes the same number of
//! random starts, line-ups and Sumos drawn at random, and asks who wins the match.

use std::error::Error;

use kamidana_engine::{Limits, Meter, Random, kamisado::Solver};
use kamisado::{Board, Colour, LineUp, Round, Side, Teeth};

/// The points that win, and the most mebibytes of the solver, whose table grows as it fills.
const TARGET: u8 = 3;
const MEMORY: usize = 8192;

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
    let given: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| given.get(place).map_or(Ok(usual), |text| text.parse());
    let (starts, seed, most) = (number(0, 10)?, number(1, 1)?, number(2, 100_000)?);
    let named = given.get(3..).unwrap_or_default();
    for (opener, other) in SCORES {
        if !named.is_empty() && !named.contains(&format!("{opener}-{other}")) {
            continue;
        }
        let mut random = Random::new(seed);
        let (mut found, mut nodes) = ([0; 2], Vec::new());
        for _ in 0..starts {
            let round = random_start(opener, other, &mut random);
            let mut meter = Meter::new(Limits {
                nodes: Some(most),
                ..Limits::default()
            });
            let winner = Solver::new(MEMORY).match_winner(&round, TARGET, &mut meter);
            if let Some(winner) = winner {
                found[winner.index()] += 1;
                nodes.push(meter.nodes());
            }
        }
        nodes.sort_unstable();
        let [won, lost] = found;
        let open = starts - won - lost;
        print!("{opener}–{other}: the opener wins {won}, loses {lost}, open {open}");
        match nodes.get(nodes.len() / 2).zip(nodes.last()) {
            Some((median, worst)) => println!("; median {median} nodes, at most {worst}"),
            None => println!(),
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
