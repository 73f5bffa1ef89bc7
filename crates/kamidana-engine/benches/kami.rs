//! `cargo bench -p kamidana-engine --bench kami`
//!
//! Every bench works through the same deals in turn, so its mean is the mean over deals.

use divan::{Bencher, black_box};
use kami::{Deal, Deck, Mode, Round, Seat};
use kamidana_engine::{
    Limits, Random,
    kami::{Concept, Solver},
};

fn main() {
    divan::main();
}

/// Rounds that random play has brought down to so many cards.
fn endings(mode: Mode, cards: usize, count: usize) -> Vec<Round> {
    let mut random = Random::new(7);
    let all = if mode == Mode::Chaotic { 30 } else { 32 };
    let mut rounds = Vec::with_capacity(count);
    while rounds.len() < count {
        let mut deck = Deck::sorted();
        deck.shuffle(|bound| random.below(bound));
        let mut round = Round::new(&Deal::from_deck(mode, Seat::One, &deck));
        while all - round.table().count() > cards {
            let legal = round.legal_set();
            match legal.get(random.below(legal.len() as u32) as usize) {
                Some(action) => round.play(action).expect("it is legal"),
                None => break,
            }
        }
        if round.to_act().is_some() {
            rounds.push(round);
        }
    }
    rounds
}

fn solve(bencher: Bencher<'_, '_>, rounds: &[Round], concept: Concept) {
    let mut solver = Solver::new(256).with_concept(concept);
    let mut next = rounds.iter().cycle();
    bencher.bench_local(|| {
        solver.forget();
        next.next()
            .and_then(|round| solver.value(black_box(round), &Limits::default()))
    });
}

#[divan::bench(sample_count = 30, sample_size = 1)]
fn full_deal_of_four(bencher: Bencher<'_, '_>) {
    solve(bencher, &endings(Mode::Traditional, 32, 30), Concept::MaxN);
}

#[divan::bench(args = [16, 20, 24], sample_count = 30, sample_size = 1)]
fn four_with_cards_left(bencher: Bencher<'_, '_>, cards: usize) {
    solve(
        bencher,
        &endings(Mode::Traditional, cards, 30),
        Concept::MaxN,
    );
}

#[divan::bench(args = [16, 20, 24], sample_count = 30, sample_size = 1)]
fn duel_with_cards_left(bencher: Bencher<'_, '_>, cards: usize) {
    solve(bencher, &endings(Mode::Duel, cards, 30), Concept::MaxN);
}

#[divan::bench(args = [16, 20, 22], sample_count = 30, sample_size = 1)]
fn three_max_n_with_cards_left(bencher: Bencher<'_, '_>, cards: usize) {
    solve(bencher, &endings(Mode::Chaotic, cards, 30), Concept::MaxN);
}

#[divan::bench(args = [20, 24, 26], sample_count = 30, sample_size = 1)]
fn three_paranoid_with_cards_left(bencher: Bencher<'_, '_>, cards: usize) {
    solve(
        bencher,
        &endings(Mode::Chaotic, cards, 30),
        Concept::Paranoid,
    );
}
