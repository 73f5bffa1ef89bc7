//! `cargo run --release -p kamidana-engine --example kamisado_defences -- [<starts> [<seed>]]`: how hard
//! it is for who opens a round to win it, from the places of the towers of both sides.
//!
//! Nearly every start is won by who opens it. Those that are not are hard to settle, so it says first how
//! many of the starts that took so many nodes were won by the Defender.
//!
//! Solves random starts as they come about after a round, with a Sumo at an end of the Defender's row,
//! and fits how often the nodes of the proof double to the place of every tower, by least squares. The
//! tables it prints are those of `src/kamisado/defence.rs`.

use std::error::Error;

use kamidana_engine::{Limits, Meter, Random, kamisado::Solver};
use kamisado::{Board, Colour, LineUp, Round, Side, Teeth};

/// What a proof may cost, and the mebibytes of the solver.
const MOST_NODES: u64 = 1 << 17;
const MEMORY: usize = 32;

/// Doublings for a start that was not settled, and the least for one that the Defender wins.
const UNSETTLED: f64 = 18.5;
const DEFENDED: f64 = 18.0;

/// A place and a tower and their mirror image share a weight: 32 for each side, and three more for how
/// many Sumos each has and for what is left.
const PAIRS: usize = 32;
const WEIGHTS: usize = 2 * PAIRS + 3;

type Features = [f64; WEIGHTS];

fn main() -> Result<(), Box<dyn Error>> {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|argument| argument.parse())
        .collect::<Result<_, _>>()?;
    let count = numbers.first().copied().unwrap_or(4_000).max(1);
    let mut random = Random::new(numbers.get(1).copied().unwrap_or(1));
    let mut samples: Vec<(Features, f64)> = Vec::new();
    // How many starts took so many doublings, and how many of them the Defender wins.
    let mut settled = [(0, 0); 18];
    for number in 0..count {
        let near = number % 4 != 0;
        let (start, features) = random_start(near, &mut random);
        let mut meter = Meter::new(Limits {
            nodes: Some(MOST_NODES),
            ..Limits::default()
        });
        let winner = Solver::new(MEMORY).winner(&start, &mut meter);
        let nodes = meter.nodes().clamp(1, MOST_NODES);
        let doublings = match winner {
            Some(Side::Black) => (nodes as f64).log2(),
            Some(Side::White) => DEFENDED.max((nodes as f64).log2()),
            None => UNSETTLED,
        };
        if winner.is_some() {
            let (all, defended) = &mut settled[nodes.ilog2() as usize];
            *all += 1;
            *defended += u32::from(winner == Some(Side::White));
        }
        samples.push((features, doublings));
    }
    for (doublings, (all, defended)) in settled.iter().enumerate().skip(10) {
        println!(
            "from {:6} nodes on: {all} starts, {defended} won by the Defender",
            1 << doublings
        );
    }
    let all: u32 = settled.iter().map(|(all, _)| all).sum();
    println!("of {count} starts {all} were settled by {MOST_NODES} nodes");
    let weights = fit(&samples);
    for (name, first) in [("DEFENDER", 0), ("CHALLENGER", PAIRS)] {
        println!("const {name}: [[f64; 8]; 8] = [");
        for place in 0..8 {
            let row = Colour::ALL.map(|tower| weights[first + pair(place, tower)]);
            println!("    {row:.2?},");
        }
        println!("];");
    }
    let rest = &weights[2 * PAIRS..];
    println!("for each Sumo of the Defender and of the Challenger, and for itself: {rest:.2?}");
    let mean = samples.iter().map(|(_, y)| y).sum::<f64>() / samples.len() as f64;
    let (mut error, mut spread) = (0.0, 0.0);
    for (features, doublings) in &samples {
        error += (doublings - dot(&weights, features)).powi(2);
        spread += (doublings - mean).powi(2);
    }
    let deviation = (error / samples.len() as f64).sqrt();
    println!(
        "explained {:.2}, standard deviation {deviation:.2}",
        1.0 - error / spread
    );
    Ok(())
}

/// A start that Black opens, and what is known of it before it is solved.
fn random_start(near: bool, random: &mut Random) -> (Round, Features) {
    let challenger = line_up(random);
    let mut defender = line_up(random);
    if near {
        // Two to seven towers stand on the file where Black's home row has their colour.
        let mut colours = defender.colours();
        for place in line_up(random)
            .colours()
            .iter()
            .take(2 + random.below(6) as usize)
        {
            let wanted = Colour::ALL[7 - place.index()];
            let from = colours.iter().position(|c| *c == wanted).unwrap_or(0);
            colours.swap(from, place.index());
        }
        defender = LineUp::new(colours).unwrap_or_default();
    }
    let mut teeth = [[Teeth::default(); 8]; 2];
    let winner = defender.colours()[7 * random.below(2) as usize];
    teeth[1][winner.index()] = Teeth::default().plus_one();
    for (side, more) in [(0, random.below(3)), (1, random.below(2))] {
        for tower in line_up(random).colours().iter().take(more as usize) {
            teeth[side][tower.index()] = Teeth::default().plus_one();
        }
    }
    let mut features = [0.0; WEIGHTS];
    for (first, line_up) in [(0, defender), (PAIRS, challenger)] {
        for (place, tower) in line_up.colours().into_iter().enumerate() {
            features[first + pair(place, tower)] += 1.0;
        }
    }
    let sumos = |side: usize| teeth[side].iter().filter(|teeth| teeth.count() > 0).count() as f64;
    features[2 * PAIRS] = sumos(1);
    features[2 * PAIRS + 1] = sumos(0);
    features[2 * PAIRS + 2] = 1.0;
    let board = Board::with_teeth(challenger, defender, teeth);
    (Round::new(board, Side::Black), features)
}

/// The number of a tower on a place, the same as for their mirror image.
fn pair(place: usize, tower: Colour) -> usize {
    match place {
        0..4 => 8 * place + tower.index(),
        _ => 8 * (7 - place) + tower.mirrored().index(),
    }
}

fn line_up(random: &mut Random) -> LineUp {
    let mut colours = Colour::ALL;
    for last in (1..8).rev() {
        colours.swap(last, random.below(last as u32 + 1) as usize);
    }
    LineUp::new(colours).unwrap_or_default()
}

fn dot(weights: &[f64], features: &Features) -> f64 {
    weights.iter().zip(features).map(|(a, b)| a * b).sum()
}

/// Least squares with a small penalty for large weights, by elimination.
fn fit(samples: &[(Features, f64)]) -> Vec<f64> {
    let mut rows = vec![vec![0.0; WEIGHTS + 1]; WEIGHTS];
    for (features, doublings) in samples {
        for (row, feature) in rows.iter_mut().zip(features) {
            for (cell, other) in row.iter_mut().zip(features) {
                *cell += feature * other;
            }
            row[WEIGHTS] += feature * doublings;
        }
    }
    for (place, row) in rows.iter_mut().enumerate() {
        // The last one is free: it takes the mean.
        row[place] += if place + 1 < WEIGHTS { 10.0 } else { 1e-6 };
    }
    for place in 0..WEIGHTS {
        let pivot = rows[place][place];
        rows[place].iter_mut().for_each(|cell| *cell /= pivot);
        let row = rows[place].clone();
        for (other, cells) in rows.iter_mut().enumerate() {
            if other != place {
                let factor = cells[place];
                for (cell, value) in cells.iter_mut().zip(&row) {
                    *cell -= factor * value;
                }
            }
        }
    }
    rows.iter().map(|row| row[WEIGHTS]).collect()
}
