//! `cargo run --release -p kamidana-engine --example kamisado_steering -- [<rounds> [<seed> [<nodes> [<nodes of
//! the other>]]]]`: what the winner of a round leaves to who has to open the next one.
//!
//! The engine plays won rounds of standard matches, the first, second and third in turn, with so many nodes a
//! move against itself with fewer. The start that comes of its last move and its fill is then solved. Who
//! opens it loses it only if it is proven lost, or may do so if it is too hard to settle.

use std::error::Error;

use kamidana_engine::{
    Limits, Meter, Random,
    kamisado::{Engine, Solver},
};
use kamisado::{Action, Colour, Length, LineUp, Match, Phase, SetUp, Side};

/// The mebibytes of an engine and of the solver.
const MEMORY: usize = 64;

/// So many points win a standard match.
const TARGET: u8 = 3;

/// With so many nodes the rounds are played that come before the one that counts.
const HASTY: u64 = 1_000;

/// Who has so many nodes for an opening settles it if it can be settled in a game.
const IN_A_GAME: u64 = 400_000;

/// A start that takes more to solve counts as open.
const MOST_NODES: u64 = 2_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|argument| argument.parse())
        .collect::<Result<_, _>>()?;
    let number = |place: usize, usual: u64| numbers.get(place).copied().unwrap_or(usual);
    let (rounds, seed) = (number(0, 30), number(1, 1));
    let (nodes, of_other) = (number(2, IN_A_GAME), number(3, 5_000));
    let mut random = Random::new(seed);
    let (mut played, mut failed, mut finished, mut own_moves) = (0, 0, 0, 0);
    let (mut defended, mut open, mut hard, mut doublings) = (0, 0, 0, 0.0);
    while played + failed + finished < rounds {
        let (game, winner) = won_start((played + failed + finished) % 3, &mut random)?;
        let (next, moves) = play_round(game, winner, nodes, of_other)?;
        own_moves += moves;
        if next.score().of(winner) >= TARGET {
            finished += 1;
            continue;
        }
        if next.to_act() != Some(!winner) {
            println!("lost: {game}");
            failed += 1;
            continue;
        }
        played += 1;
        let (found, spent) = winner_of(&next, MOST_NODES);
        doublings += (spent.max(1) as f64).log2();
        match found {
            Some(found) if found == winner => defended += 1,
            None => open += 1,
            Some(_) if spent > IN_A_GAME => hard += 1,
            Some(_) => {}
        }
    }
    println!(
        "of {played} next starts {defended} are lost for who opens them, {open} open after {MOST_NODES} nodes, \
         {hard} won after more than {IN_A_GAME}: {:.1} % are lost or hard",
        100.0 * f64::from(defended + open + hard) / played as f64
    );
    println!(
        "mean of log2 of the nodes {:.2}; {:.1} own moves a round; {failed} rounds lost, {finished} won with the match",
        doublings / played as f64,
        f64::from(own_moves) / rounds as f64
    );
    Ok(())
}

/// The start of a round after so many others, not the last of its match, and who is proven to win it.
fn won_start(before: u64, random: &mut Random) -> Result<(Match, Side), Box<dyn Error>> {
    loop {
        let mut game = Match::new(Length::Standard, SetUp::Tournament);
        for _ in Side::ALL {
            game.play(Action::Place(line_up(random)))?;
        }
        let mut engine = Engine::with_seed(MEMORY, random.bits());
        for _ in 0..before {
            while game.phase() == Phase::Play {
                game.play(choose(&mut engine, &game, HASTY)?)?;
            }
            if game.phase() == Phase::Fill {
                game.play(choose(&mut engine, &game, HASTY)?)?;
            }
        }
        let (winner, _) = winner_of(&game, IN_A_GAME);
        if let Some(winner) = winner.filter(|winner| game.score().of(*winner) < 2) {
            return Ok((game, winner));
        }
    }
}

/// Plays the round to its end, and the fill; also the number of the winner's moves.
fn play_round(
    mut game: Match,
    winner: Side,
    nodes: u64,
    of_other: u64,
) -> Result<(Match, u32), Box<dyn Error>> {
    let mut engines = Side::ALL.map(|_| Engine::new(MEMORY));
    let mut moves = 0;
    while let (Phase::Play, Some(side)) = (game.phase(), game.to_act()) {
        moves += u32::from(side == winner);
        let nodes = if side == winner { nodes } else { of_other };
        game.play(choose(&mut engines[side.index()], &game, nodes)?)?;
    }
    if game.to_act() == Some(winner) {
        game.play(choose(&mut engines[winner.index()], &game, nodes)?)?;
    }
    Ok((game, moves))
}

fn choose(engine: &mut Engine, game: &Match, nodes: u64) -> Result<Action, Box<dyn Error>> {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    Ok(engine.best(game, &limits).ok_or("nothing to play")?.action)
}

/// Who wins the round, and the nodes that went into it.
fn winner_of(game: &Match, nodes: u64) -> (Option<Side>, u64) {
    let mut meter = Meter::new(Limits {
        nodes: Some(nodes),
        ..Limits::default()
    });
    let mut solver = Solver::new(MEMORY);
    let winner = game
        .round()
        .and_then(|round| solver.winner(round, &mut meter));
    (winner, meter.nodes())
}

fn line_up(random: &mut Random) -> LineUp {
    let mut colours = Colour::ALL;
    for last in (1..8).rev() {
        colours.swap(last, random.below(last as u32 + 1) as usize);
    }
    LineUp::new(colours).unwrap_or_default()
}
