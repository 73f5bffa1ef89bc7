//! `cargo run --release -p kamidana-engine --example kamisado_lost_rounds -- [<rounds> [<seed> [<nodes>
//! [<opponent's nodes>…]]]]`: how often a lost round is saved because the opponent does not find the win.
//!
//! Every round is won by who opens it, from random line-ups of both sides. The engine defends with so many nodes
//! a move against two kinds of opponents with each of the numbers: a *prover*, which is the engine itself, and
//! a *looker*, which proves nothing and looks as many plies ahead as its nodes allow, as most programs do. A start
//! that the prover solves at once counts as lost without being played.

use std::error::Error;

use kamidana_engine::{
    Limits, Meter, Random,
    kamisado::{AlphaBeta, Engine, Solver},
};
use kamisado::{Action, Colour, Length, LineUp, Match, Phase, SetUp, Side};

/// The mebibytes of an engine or a solver.
const MEMORY: usize = 16;

/// Who opens the round.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Opponent {
    Prover,
    Looker,
}

fn main() -> Result<(), Box<dyn Error>> {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|argument| argument.parse())
        .collect::<Result<_, _>>()?;
    let rounds = numbers.first().copied().unwrap_or(300);
    let seed = numbers.get(1).copied().unwrap_or(1);
    let nodes = numbers.get(2).copied().unwrap_or(400_000);
    let opponents = numbers.get(3..).filter(|given| !given.is_empty());
    for theirs in opponents.unwrap_or(&[1_000, 10_000, 40_000]) {
        for opponent in [Opponent::Prover, Opponent::Looker] {
            let mut random = Random::new(seed);
            let (mut played, mut saved, mut moves) = (0, 0, 0);
            for number in 0..rounds {
                let start = won_start(&mut random)?;
                if opponent == Opponent::Prover && is_solved(&start, *theirs * 3 / 4) {
                    continue;
                }
                let (end, ours) = play_round(start, opponent, nodes, *theirs, number)?;
                played += 1;
                moves += ours;
                saved += u32::from(end.round_winner() == Some(Side::White));
            }
            println!(
                "{opponent:?} with {theirs} nodes: of {rounds} lost rounds {saved} saved; {played} played, {:.1} moves each",
                f64::from(moves) / f64::from(played.max(1))
            );
        }
    }
    Ok(())
}

/// A random start that Black, who opens, is proven to win.
fn won_start(random: &mut Random) -> Result<Match, Box<dyn Error>> {
    loop {
        let mut game = Match::new(Length::Single, SetUp::Tournament);
        for _ in Side::ALL {
            game.play(Action::Place(line_up(random)))?;
        }
        let round = game.round().ok_or("both have placed")?;
        let winner = Solver::new(MEMORY).winner(round, &mut at_most(3_000_000));
        if winner == Some(Side::Black) {
            return Ok(game);
        }
    }
}

fn is_solved(game: &Match, nodes: u64) -> bool {
    let round = game.round();
    round.is_some_and(|round| {
        let winner = Solver::new(MEMORY).winner(round, &mut at_most(nodes));
        winner.is_some()
    })
}

/// The end of the round, and how many moves the engine made.
fn play_round(
    mut game: Match,
    opponent: Opponent,
    nodes: u64,
    theirs: u64,
    seed: u64,
) -> Result<(Match, u32), Box<dyn Error>> {
    let mut engine = Engine::with_seed(MEMORY, seed);
    let mut prover = Engine::with_seed(MEMORY, seed);
    let mut looker = AlphaBeta::new(MEMORY, seed);
    let limits = |nodes| Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let mut moves = 0;
    while let (Phase::Play, Some(side)) = (game.phase(), game.to_act()) {
        let action = match (side, opponent) {
            (Side::White, _) => {
                moves += 1;
                engine.best(&game, &limits(nodes)).map(|best| best.action)
            }
            (Side::Black, Opponent::Prover) => {
                prover.best(&game, &limits(theirs)).map(|best| best.action)
            }
            (Side::Black, Opponent::Looker) => looker.choose(&game, &limits(theirs)),
        };
        game.play(action.ok_or("nothing to play")?)?;
    }
    Ok((game, moves))
}

fn at_most(nodes: u64) -> Meter {
    Meter::new(Limits {
        nodes: Some(nodes),
        ..Limits::default()
    })
}

fn line_up(random: &mut Random) -> LineUp {
    let mut colours = Colour::ALL;
    for last in (1..8).rev() {
        colours.swap(last, random.below(last as u32 + 1) as usize);
    }
    LineUp::new(colours).unwrap_or_default()
}
