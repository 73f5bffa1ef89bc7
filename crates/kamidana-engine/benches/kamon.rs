//! `cargo bench -p kamidana-engine --bench kamon`

use divan::{Bencher, black_box};
use kamidana_engine::{
    Limits, Random,
    kamon::{Engine, Solver},
};
use kamon::{Cell, Layout, Options, Position, Token};

fn main() {
    divan::main();
}

/// Unfinished positions after so many random moves, always the same.
fn positions(plies: usize) -> impl Iterator<Item = Position> {
    let mut random = Random::new(7);
    std::iter::repeat_with(move || random_game(&mut random, plies))
        .filter(move |position| position.moves_made() == plies && !position.outcome().is_over())
}

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

/// The next position of the list for every sample: the mean and the slowest are those of the
/// list.
fn solve(bencher: Bencher<'_, '_>, plies: usize, shortest: bool) {
    let mut positions = positions(plies);
    bencher
        .with_inputs(|| (positions.next(), Solver::new(256)))
        .bench_local_values(|(position, mut solver)| {
            let position = position.expect("the list has no end");
            black_box(solver.solve(&position, shortest, &Limits::default()))
        });
}

#[divan::bench(args = [18, 16, 14, 12], sample_count = 60, sample_size = 1)]
fn verdict_after_random_plies(bencher: Bencher<'_, '_>, plies: usize) {
    solve(bencher, plies, false);
}

#[divan::bench(args = [18, 16, 14], sample_count = 60, sample_size = 1)]
fn shortest_after_random_plies(bencher: Bencher<'_, '_>, plies: usize) {
    solve(bencher, plies, true);
}

/// Ten thousand nodes of the engine in the opening: playouts only.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn ten_thousand_playouts(bencher: Bencher<'_, '_>) {
    let mut positions = positions(2);
    bencher
        .with_inputs(|| (positions.next(), Engine::new(64)))
        .bench_local_values(|(position, mut engine)| {
            let limits = Limits {
                nodes: Some(10_000),
                ..Limits::default()
            };
            engine.best(&position.expect("the list has no end"), &limits)
        });
}
