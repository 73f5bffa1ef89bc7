//! `cargo run --release -p kamidana-engine --example kamisado_hard_starts -- [<starts> [<seed> [<nodes>]]]`: how
//! often the opener keeps a win that it has not the nodes to prove.
//!
//! The starts are random line-ups of both sides that the opener wins, but that so many nodes do not settle. The
//! engine opens them with these nodes, and its move is judged by a solver with more.

use std::error::Error;

use kamidana_engine::{
    Limits, Meter, Random,
    kamisado::{Engine, Solver},
};
use kamisado::{Action, Colour, Length, LineUp, Match, SetUp, Side};

/// The mebibytes of an engine and of the solver.
const MEMORY: usize = 64;

/// A start that takes more to solve is left out.
const MOST_NODES: u64 = 3_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|argument| argument.parse())
        .collect::<Result<_, _>>()?;
    let starts = numbers.first().copied().unwrap_or(24);
    let mut random = Random::new(numbers.get(1).copied().unwrap_or(1));
    let nodes = numbers.get(2).copied().unwrap_or(100_000);
    let (mut met, mut kept) = (0, 0);
    while met < starts {
        let mut game = Match::new(Length::Single, SetUp::Tournament);
        for _ in Side::ALL {
            game.play(Action::Place(line_up(&mut random)))?;
        }
        let opener = game.to_act();
        let mut solver = Solver::new(MEMORY);
        if winner(&mut solver, &game, nodes).is_some()
            || winner(&mut solver, &game, MOST_NODES) != opener
        {
            continue;
        }
        met += 1;
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let best = Engine::new(MEMORY).best(&game, &limits);
        let opening = best.ok_or("nothing to play")?.action;
        let mut next = game;
        next.play(opening)?;
        if winner(&mut solver, &next, u64::MAX) == opener {
            kept += 1;
        } else {
            println!("let go by {opening}: {game}");
        }
    }
    println!("of {starts} starts that {nodes} nodes do not settle {kept} were kept won");
    Ok(())
}

fn winner(solver: &mut Solver, game: &Match, nodes: u64) -> Option<Side> {
    let mut meter = Meter::new(Limits {
        nodes: Some(nodes),
        ..Limits::default()
    });
    solver.winner(game.round()?, &mut meter)
}

fn line_up(random: &mut Random) -> LineUp {
    let mut colours = Colour::ALL;
    for last in (1..8).rev() {
        colours.swap(last, random.below(last as u32 + 1) as usize);
    }
    LineUp::new(colours).unwrap_or_default()
}
