//! `cargo run --release -p kamidana-engine --example kamisado_line_ups -- [<line-ups> [<seed>]]`:
//! nodes and milliseconds to solve random tournament line-ups of both sides, each with a new
//! table. Line-ups that the Challenger loses are rare, so they are printed.

use std::{error::Error, time::Instant};

use kamidana_engine::{Limits, Random, Verdict, kamisado::Solver};
use kamisado::{Board, Colour, LineUp, Round, Side};

/// The mebibytes of the solver.
const MEMORY: usize = 16;

fn line_up(random: &mut Random) -> LineUp {
    let mut colours = Colour::ALL;
    for last in (1..8).rev() {
        colours.swap(last, random.below(last as u32 + 1) as usize);
    }
    LineUp::new(colours).unwrap_or_default()
}

fn main() -> Result<(), Box<dyn Error>> {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|argument| argument.parse())
        .collect::<Result<_, _>>()?;
    let count = numbers.first().copied().unwrap_or(300).max(1);
    let mut random = Random::new(numbers.get(1).copied().unwrap_or(12_345));
    let (mut nodes, mut times, mut wins) = (Vec::new(), Vec::new(), 0_u32);
    for _ in 0..count {
        let (black, white) = (line_up(&mut random), line_up(&mut random));
        let round = Round::new(Board::new(black, white), Side::Black);
        let begun = Instant::now();
        let solution = Solver::new(MEMORY).solve(&round, false, &Limits::default());
        times.push(begun.elapsed().as_secs_f64() * 1000.0);
        nodes.push(solution.nodes as f64);
        if solution.proof.map(|proof| proof.verdict) == Some(Verdict::Win) {
            wins += 1;
        } else {
            println!("{black} loses to {white}, {} nodes", solution.nodes);
        }
    }
    println!("{wins} of {count} line-ups are won by the Challenger");
    for (name, mut values) in [("nodes", nodes), ("ms", times)] {
        let sum: f64 = values.iter().sum();
        values.sort_by(f64::total_cmp);
        let at = |share: f64| values[(share * (values.len() - 1) as f64) as usize];
        println!(
            "{name:5} mean {:.1}, median {:.1}, 90 % {:.1}, 99 % {:.1}, worst {:.1}",
            sum / values.len() as f64,
            at(0.5),
            at(0.9),
            at(0.99),
            at(1.0)
        );
    }
    Ok(())
}
