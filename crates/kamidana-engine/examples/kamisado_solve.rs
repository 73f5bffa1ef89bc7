//! `cargo run --release -p kamidana-engine --example kamisado_solve`: the nodes and seconds of the
//! usual start, of its shortest win and of its 102 openings, with cold tables.

use std::time::Instant;

use kamidana_engine::{Limits, Verdict, kamisado::Solver};
use kamisado::Round;

fn main() {
    let start = Round::default();
    for (shortest, mebibytes) in [(false, 64), (true, 256)] {
        let begun = Instant::now();
        let solution = Solver::new(mebibytes).solve(&start, shortest, &Limits::default());
        let seconds = begun.elapsed().as_secs_f64();
        println!(
            "usual start, shortest {shortest}: {:?}, {} nodes, {seconds:.3} s",
            solution.proof, solution.nodes
        );
    }
    let begun = Instant::now();
    let mut solver = Solver::new(64);
    let (mut wins, mut nodes) = (0, 0);
    for opening in start.legal_actions() {
        let mut next = start;
        if next.play(opening).is_ok() {
            let reply = solver.solve(&next, false, &Limits::default());
            nodes += reply.nodes;
            wins += u32::from(reply.proof.map(|proof| proof.verdict) == Some(Verdict::Loss));
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("openings: {wins} win, {nodes} nodes, {seconds:.3} s");
}
