//! Solves random deals and endings and prints nodes and times.
//!
//! `cargo run --release -p kamidana-engine --example kami_solve -- <mode> <deals> <cards left> [paranoid]`

use std::time::{Duration, Instant};

use kami::{Deal, Deck, Mode, Round, Seat};
use kamidana_engine::{
    Limits, Random,
    kami::{Concept, Solver},
};

fn ending(mode: Mode, cards: u32, random: &mut Random) -> Round {
    loop {
        let mut deck = Deck::sorted();
        deck.shuffle(|bound| random.below(bound));
        let mut round = Round::new(&Deal::from_deck(mode, Seat::One, &deck));
        let all = if mode == Mode::Chaotic { 30 } else { 32 };
        while round.to_act().is_some() && all - round.table().count() as u32 > cards {
            let legal = round.legal_set();
            let Some(action) = legal.get(random.below(legal.len() as u32) as usize) else {
                break;
            };
            if round.play(action).is_err() {
                break;
            }
        }
        if round.to_act().is_some() {
            return round;
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let number = |at: usize, other| words.get(at).and_then(|w| w.parse().ok()).unwrap_or(other);
    let mode = Mode::from_code(number(1, 4) as u8).unwrap_or(Mode::Traditional);
    let (deals, cards) = (number(2, 100), number(3, 32));
    let concept = match words.get(4) {
        Some(word) if word == "paranoid" => Concept::Paranoid,
        _ => Concept::MaxN,
    };
    let mut random = Random::new(7);
    let mut solver = Solver::new(256).with_concept(concept);
    let mut times = Vec::new();
    let (mut nodes, mut sum, mut unsolved) = (0, 0, 0);
    for _ in 0..deals {
        let round = ending(mode, cards, &mut random);
        solver.forget();
        let start = Instant::now();
        let limits = Limits {
            deadline: Some(start + Duration::from_secs(20)),
            ..Limits::default()
        };
        match solver.value(&round, &limits) {
            Some(value) => sum += i64::from(value),
            None => unsolved += 1,
        }
        times.push(start.elapsed());
        nodes += solver.nodes();
    }
    times.sort_unstable();
    let total: Duration = times.iter().sum();
    println!(
        "mode {mode}, {cards} cards, {deals} deals: mean {:?}, median {:?}, 95 % {:?}, most {:?}, {} nodes each, sum {sum}, unsolved {unsolved}",
        total / deals,
        times[times.len() / 2],
        times[times.len() * 95 / 100],
        times[times.len() - 1],
        nodes / u64::from(deals),
    );
}
