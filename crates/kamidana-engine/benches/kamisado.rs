//! `cargo bench -p kamidana-engine --bench kamisado`: how fast rounds are solved, with cold tables.

use std::sync::Mutex;

use divan::{Bencher, counter::ItemsCount};
use kamidana_engine::{
    Limits, Random, Verdict,
    kamisado::{Solution, Solver},
};
use kamisado::{Board, Colour, LineUp, Round, Side};

fn main() {
    divan::main();
}

fn solve(solver: &mut Solver, round: &Round, shortest: bool) -> Solution {
    solver.solve(round, shortest, &Limits::default())
}

/// Who wins from the usual start.
#[divan::bench]
fn usual_start(bencher: Bencher<'_, '_>) {
    bencher.bench(|| {
        let solution = solve(&mut Solver::new(64), &Round::default(), false);
        assert_eq!(
            solution.proof.map(|proof| proof.verdict),
            Some(Verdict::Win)
        );
    });
}

/// The fastest win from the usual start, in 17 plies.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn usual_start_shortest(bencher: Bencher<'_, '_>) {
    bencher.bench(|| {
        let solution = solve(&mut Solver::new(256), &Round::default(), true);
        assert_eq!(solution.proof.and_then(|proof| proof.plies), Some(17));
    });
}

/// All 102 openings: 16 win.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn every_opening(bencher: Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(102_u32)).bench(|| {
        let mut solver = Solver::new(64);
        let start = Round::default();
        let wins = start.legal_actions().filter(|path| {
            let mut next = start;
            next.play(*path).expect("an opening");
            let reply = solve(&mut solver, &next, false);
            reply.proof.map(|proof| proof.verdict) == Some(Verdict::Loss)
        });
        assert_eq!(wins.count(), 16);
    });
}

/// Random tournament line-ups of both sides, a new one for every sample.
#[divan::bench(sample_count = 300, sample_size = 1)]
fn random_line_ups(bencher: Bencher<'_, '_>) {
    let random = Mutex::new(Random::new(12_345));
    bencher
        .with_inputs(|| {
            let line_up = || {
                let mut random = random.lock().expect("one thread");
                let mut colours = Colour::ALL;
                for last in (1..8).rev() {
                    colours.swap(last, random.below(last as u32 + 1) as usize);
                }
                LineUp::new(colours).expect("every colour once")
            };
            Round::new(Board::new(line_up(), line_up()), Side::Black)
        })
        .bench_values(|round| solve(&mut Solver::new(16), &round, false));
}
