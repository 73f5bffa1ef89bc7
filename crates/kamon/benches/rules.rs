//! How fast the rules run: `cargo bench -p kamon`.

use divan::{Bencher, counter::ItemsCount};
use kamon::{Cell, Layout, Options, Outcome, Position, Token, perft};

fn main() {
    divan::main();
}

/// A xorshift generator: the rules bring no randomness, and the benchmark needs very little.
struct Random(u64);

impl Random {
    /// A number below `bound`.
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * bound as u64) >> 32) as usize
    }

    fn position(&mut self) -> Position {
        let mut order = Token::ALL;
        for index in (1..order.len()).rev() {
            order.swap(index, self.below(index + 1));
        }
        let forbidden = Cell::ALL[self.below(37)];
        let layout = Layout::new(order, forbidden).expect("a permutation has no duplicates");
        Position::new(layout, Options::default())
    }

    /// Plays to the end and tells how many moves that took.
    fn game(&mut self, position: &mut Position) -> usize {
        while position.outcome() == Outcome::Unknown {
            let legal = position.legal_cells();
            let Some(cell) = legal.iter().nth(self.below(legal.len())) else {
                break;
            };
            position.play_unchecked(cell);
        }
        position.moves_made()
    }
}

const GAMES: usize = 10_000;

#[divan::bench]
fn random_games(bencher: Bencher<'_, '_>) {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        (0..GAMES)
            .map(|_| {
                let mut position = random.position();
                random.game(&mut position)
            })
            .sum::<usize>()
    });
}

#[divan::bench]
fn random_layouts(bencher: Bencher<'_, '_>) {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    bencher
        .counter(ItemsCount::new(1_usize))
        .bench_local(|| random.position());
}

#[divan::bench(args = [3, 4, 5, 6])]
fn count_lines(bencher: Bencher<'_, '_>, depth: u32) {
    let position = Random(1).position();
    bencher
        .counter(ItemsCount::new(perft(&position, depth)))
        .bench_local(|| perft(&position, depth));
}

/// The middle of a game, where chains are long and loops near.
fn middle() -> Position {
    let mut random = Random(2);
    let mut position = random.position();
    while position.moves_made() < 18 {
        let legal = position.legal_cells();
        match legal.iter().nth(random.below(legal.len().max(1))) {
            Some(cell) => position.play_unchecked(cell),
            None => position = random.position(),
        }
    }
    position
}

#[divan::bench]
fn count_lines_of_the_middle_game(bencher: Bencher<'_, '_>) {
    let position = middle();
    bencher
        .counter(ItemsCount::new(perft(&position, 8)))
        .bench_local(|| perft(&position, 8));
}

#[divan::bench]
fn print_a_position(bencher: Bencher<'_, '_>) {
    let position = middle();
    bencher.bench_local(|| position.to_string());
}

#[divan::bench]
fn read_a_position(bencher: Bencher<'_, '_>) {
    let text = middle().to_string();
    bencher.bench_local(|| text.parse::<Position>());
}
