//! `cargo bench -p kamisado`: nodes and rounds a second on one core.

use divan::{Bencher, black_box, counter::ItemsCount};
use kamisado::{Length, Match, Round, SetUp, Square, SquareSet, perft_round};

fn main() {
    divan::main();
}

/// Perft 7 from the start; the known count is asserted, so speed cannot be bought with errors.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn perft_7_from_the_start(bencher: Bencher<'_, '_>) {
    const NODES: u64 = 59_115_328;
    bencher.counter(ItemsCount::new(NODES)).bench(|| {
        let nodes = perft_round(black_box(&Round::default()), 7);
        assert_eq!(nodes, NODES);
    });
}

const ROUNDS: u64 = 10_000;

/// Whole rounds of uniformly random moves from the usual start.
#[divan::bench]
fn random_rounds(bencher: Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(ROUNDS)).bench(|| {
        let mut random = Random(1);
        (0..ROUNDS).for_each(|_| play_round(Round::default(), &mut random));
    });
}

/// Moves of random marathons, through the checked door and with events: the cost of a move must
/// not grow with the length of the match.
#[divan::bench(args = [1, 4, 16])]
fn match_moves_in_series_of(bencher: Bencher<'_, '_>, rounds: u8) {
    let actions = random_match(rounds);
    bencher.counter(ItemsCount::new(actions.len())).bench(|| {
        let mut game = Match::new(Length::Series(rounds), SetUp::Usual);
        for action in &actions {
            game.play(*action).expect("a recorded match is legal");
        }
        game
    });
}

fn random_match(rounds: u8) -> Vec<kamisado::Action> {
    let mut random = Random(7);
    let mut game = Match::new(Length::Series(rounds), SetUp::Usual);
    let mut actions = Vec::new();
    while game.to_act().is_some() {
        let legal: Vec<_> = game.legal_actions().collect();
        let action = legal[random.below(legal.len() as u32) as usize];
        game.play(action).expect("a legal action is accepted");
        actions.push(action);
    }
    actions
}

fn play_round(mut round: Round, random: &mut Random) {
    loop {
        let tower = round
            .active()
            .unwrap_or_else(|| kamisado::Colour::ALL[random.below(8) as usize]);
        let targets = round.targets(tower);
        let to = nth(targets, random.below(targets.len() as u32));
        if round.play_unchecked(tower, to).is_some() {
            return;
        }
    }
}

fn nth(set: SquareSet, n: u32) -> Square {
    let mut bits = set.to_bits();
    for _ in 0..n {
        bits &= bits - 1;
    }
    Square::from_index(bits.trailing_zeros() as u8)
}

/// Marsaglia's xorshift: fast, and the same on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(bound)) >> 32) as u32
    }
}
