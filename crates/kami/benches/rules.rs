//! Speed of the rules: random rounds from the shuffle to the last card, and perft.
//!
//! `cargo bench -p kami`

#![allow(missing_docs)]

use divan::{Bencher, counter::ItemsCount};
use kami::{Deal, Deck, Mode, Outcome, Round, Seat, perft};

fn main() {
    divan::main();
}

/// Marsaglia's xorshift, 64 bits: quick, and good enough to pick cards with.
struct Xorshift(u64);

impl Xorshift {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// Shuffles, deals and plays uniformly random legal actions to the end.
fn random_round(mode: Mode, deck: &mut Deck, chance: &mut Xorshift) -> Outcome {
    deck.shuffle(|bound| chance.below(bound));
    let mut round = Round::new(&Deal::from_deck(mode, Seat::One, deck));
    loop {
        let legal = round.legal_set();
        let chosen = chance.below(legal.len() as u32) as usize;
        match legal.get(chosen) {
            Some(action) => _ = round.play(action),
            None => return round.outcome(),
        }
    }
}

const ROUNDS: u32 = 1000;

#[divan::bench(args = [Mode::Traditional, Mode::Chaotic, Mode::Duel])]
fn random_rounds(bencher: Bencher<'_, '_>, mode: Mode) {
    let mut deck = Deck::sorted();
    let mut chance = Xorshift(0x9E37_79B9_7F4A_7C15);
    bencher.counter(ItemsCount::new(ROUNDS)).bench_local(|| {
        (0..ROUNDS)
            .filter(|_| random_round(mode, &mut deck, &mut chance) == Outcome::Void)
            .count()
    });
}

#[divan::bench(args = [Mode::Traditional, Mode::Chaotic, Mode::Duel])]
fn perft_depth_6(bencher: Bencher<'_, '_>, mode: Mode) {
    let mut deck = Deck::sorted();
    let mut chance = Xorshift(7);
    deck.shuffle(|bound| chance.below(bound));
    let round = Round::new(&Deal::from_deck(mode, Seat::One, &deck));
    bencher
        .counter(ItemsCount::new(perft(&round, 6)))
        .bench_local(|| perft(divan::black_box(&round), 6));
}
