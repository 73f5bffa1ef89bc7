//! `cargo run --release -p kamidana-engine --example kamisado_equities -- [<matches> [<nodes> [<seed>]]]`:
//! how matches go between equals, by the score and who opens the next round.
//!
//! The engine plays standard matches against itself from random line-ups, each thought with so many nodes.
//! For every score at which a round began it says how often the opener won the round, how often with
//! a Sumo, and how often the match.

use std::{collections::BTreeMap, error::Error};

use kamidana_engine::{Limits, Random, kamisado::Engine};
use kamisado::{Action, Colour, Length, LineUp, Match, Outcome, SetUp, Side};

/// The mebibytes of an engine.
const MEMORY: usize = 16;

/// What came of the rounds that began at a score.
#[derive(Default)]
struct Tally {
    rounds: u32,
    won: u32,
    won_with_sumo: u32,
    matches: u32,
}

/// A round: the points of who opens it and of the other, and how it ended.
struct Played {
    opener: Side,
    points: (u8, u8),
    winner: Side,
    gained: u8,
}

fn main() -> Result<(), Box<dyn Error>> {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|argument| argument.parse())
        .collect::<Result<_, _>>()?;
    let matches = numbers.first().copied().unwrap_or(1_000);
    let limits = Limits {
        nodes: Some(numbers.get(1).copied().unwrap_or(3_000)),
        ..Limits::default()
    };
    let mut random = Random::new(numbers.get(2).copied().unwrap_or(1));
    let mut tallies: BTreeMap<(u8, u8), Tally> = BTreeMap::new();
    for number in 0..matches {
        let (rounds, winner) = play(number, &limits, &mut random)?;
        for round in rounds {
            let tally = tallies.entry(round.points).or_default();
            let won = round.winner == round.opener;
            tally.rounds += 1;
            tally.won += u32::from(won);
            tally.won_with_sumo += u32::from(won && round.gained > 1);
            tally.matches += u32::from(winner == round.opener);
        }
    }
    println!("opener–other  rounds  won by the opener  with a Sumo  match won by the opener");
    let mut all = (0, 0);
    for ((mine, theirs), tally) in &tallies {
        let share = |count: u32| 100.0 * f64::from(count) / f64::from(tally.rounds);
        println!(
            "{mine}–{theirs} {:15} {:17.1} % {:10.1} % {:22.1} %",
            tally.rounds,
            share(tally.won),
            share(tally.won_with_sumo),
            share(tally.matches),
        );
        all = (all.0 + tally.rounds, all.1 + tally.won);
    }
    let share = f64::from(all.1) / f64::from(all.0);
    println!("of {} rounds the opener won {:.1} %", all.0, 100.0 * share);
    Ok(())
}

/// One match; its rounds, and who won it.
fn play(
    seed: u64,
    limits: &Limits,
    random: &mut Random,
) -> Result<(Vec<Played>, Side), Box<dyn Error>> {
    let mut game = Match::new(Length::Standard, SetUp::Tournament);
    for _ in Side::ALL {
        game.play(Action::Place(line_up(random)))?;
    }
    let mut engines = Side::ALL.map(|_| Engine::with_seed(MEMORY, seed));
    let mut rounds = Vec::new();
    let mut opener = Side::Black;
    while let Some(side) = game.to_act() {
        if game.round().is_some_and(|round| round.active().is_none()) {
            opener = side;
        }
        let before = game.score();
        let engine = &mut engines[side.index()];
        let best = engine.best(&game, limits).ok_or("nothing to play")?;
        game.play(best.action)?;
        let after = game.score();
        if let Some(winner) = game.round_winner().filter(|_| after != before) {
            rounds.push(Played {
                opener,
                points: (before.of(opener), before.of(!opener)),
                winner,
                gained: after.of(winner) - before.of(winner),
            });
        }
    }
    match game.outcome() {
        Outcome::Decisive { winner, .. } => Ok((rounds, winner)),
        _ => Err("a standard match has a winner".into()),
    }
}

fn line_up(random: &mut Random) -> LineUp {
    let mut colours = Colour::ALL;
    for last in (1..8).rev() {
        colours.swap(last, random.below(last as u32 + 1) as usize);
    }
    LineUp::new(colours).unwrap_or_default()
}
