//! `cargo run --release -p kamidana-engine --example kamon_solve -- [<plies> [<positions>
//! [<most nodes> [<mebibytes> [<threads>]]]]]`: nodes and seconds until random positions after so
//! many random plies are solved, always the same ones and each with a new table. What is still open
//! at the limit counts with it. With threads they share the table and the work; each has the limit
//! of its own, and nodes are counted to the last thousand.

use std::{error::Error, thread, time::Instant};

use kamidana_engine::{
    Limits, Random, Verdict,
    kamon::{SharedSolver, Solver},
};
use kamon::{Cell, Layout, Options, Position, Token};

fn main() -> Result<(), Box<dyn Error>> {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|argument| argument.parse())
        .collect::<Result<_, _>>()?;
    let number = |index: usize, usual| numbers.get(index).copied().unwrap_or(usual);
    let (plies, count) = (number(0, 8) as usize, number(1, 20).max(1) as usize);
    let (most_nodes, mebibytes) = (number(2, 20_000_000), number(3, 1024) as usize);
    let threads = number(4, 0) as usize;
    let mut random = Random::new(7);
    let (mut nodes, mut times) = (Vec::new(), Vec::new());
    while nodes.len() < count {
        let position = random_game(&mut random, plies);
        if position.moves_made() < plies || position.outcome().is_over() {
            continue;
        }
        let limits = Limits {
            nodes: Some(most_nodes),
            ..Limits::default()
        };
        let begun = Instant::now();
        let (verdict, visited) = if threads == 0 {
            let solution = Solver::new(mebibytes).solve(&position, false, &limits);
            (solution.proof.map(|proof| proof.verdict), solution.nodes)
        } else {
            let verdict = solve_together(&position, mebibytes, threads, &limits);
            (verdict, limits.stop.nodes())
        };
        times.push(begun.elapsed().as_secs_f64());
        nodes.push(visited as f64);
        let verdict = match verdict {
            Some(Verdict::Win) => "won",
            Some(Verdict::Draw) => "drawn",
            Some(Verdict::Loss) => "lost",
            None => "open",
        };
        println!("{position}: {verdict}, {visited} nodes");
    }
    for (name, mut values) in [("nodes", nodes), ("s", times)] {
        let sum: f64 = values.iter().sum();
        values.sort_by(f64::total_cmp);
        let at = |share: f64| values[(share * (values.len() - 1) as f64) as usize];
        println!(
            "{name:5} mean {:.3}, median {:.3}, 90 % {:.3}, worst {:.3}",
            sum / values.len() as f64,
            at(0.5),
            at(0.9),
            at(1.0)
        );
    }
    Ok(())
}

fn solve_together(
    position: &Position,
    mebibytes: usize,
    threads: usize,
    limits: &Limits,
) -> Option<Verdict> {
    let solver = SharedSolver::new(position, mebibytes);
    let work = || {
        let found = solver.work(limits);
        if found.is_some() {
            limits.stop.stop();
        }
        found
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let answers = workers.into_iter().filter_map(|worker| worker.join().ok());
        answers.flatten().map(|(verdict, _)| verdict).next()
    })
}

/// A random layout after random moves, or fewer if the game ends.
fn random_game(random: &mut Random, plies: usize) -> Position {
    let mut order = Token::ALL;
    for last in (1..order.len()).rev() {
        order.swap(last, random.below(last as u32 + 1) as usize);
    }
    let forbidden = Cell::ALL[random.below(37) as usize];
    let layout = Layout::new(order, forbidden).expect("each token once");
    let mut position = Position::new(layout, Options::default());
    for _ in 0..plies {
        let legal = position.legal_cells();
        if let Some(cell) = legal.iter().nth(random.below(legal.len() as u32) as usize) {
            position.play_unchecked(cell);
        }
    }
    position
}
