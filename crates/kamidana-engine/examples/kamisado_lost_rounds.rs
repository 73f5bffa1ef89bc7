//! `cargo run --release -p kamidana-engine --example kamisado_lost_rounds -- [<rounds> [<seed> [<nodes>
//! [<opponent's nodes>…]]]]`: how often a lost round is saved because the opponent does not find the win.
//!
//! Every round is won by who opens it, from random line-ups of both sides. The engine defends with so many nodes
//! a move against two kinds of opponents with each of the numbers: a *prover*, which is the engine itself, and
//! a *looker*, which knows of no proofs and looks as many plies ahead as its nodes allow, as most programs do. A start
//! that the prover solves at once counts as lost without being played.

use std::error::Error;

use kamidana_engine::{
    Limits, Meter, Random,
    kamisado::{Engine, Solver, poisoned_squares},
};
use kamisado::{Action, Colour, Length, LineUp, Match, Move, Phase, Round, SetUp, Side};

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
                f64::from(moves) / f64::from(played)
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
            (Side::Black, Opponent::Looker) => game
                .round()
                .and_then(|round| look(round, theirs))
                .map(Action::Move),
        };
        game.play(action.ok_or("nothing to play")?)?;
    }
    Ok((game, moves))
}

/// The best move of a search that goes one ply deeper as long as the nodes allow.
fn look(round: &Round, nodes: u64) -> Option<Move> {
    let mut meter = at_most(nodes);
    let mut order: Vec<Move> = round.legal_actions().collect();
    let mut best = order.first().copied();
    for plies in 0..40 {
        let mut alpha = f64::NEG_INFINITY;
        let mut found = None;
        for path in &order {
            let score = -after(round, *path, plies, f64::NEG_INFINITY, -alpha, &mut meter);
            if meter.is_exhausted() {
                return best;
            }
            if score > alpha {
                (alpha, found) = (score, Some(*path));
            }
        }
        best = found.or(best);
        // The best of the last search comes first in the next.
        order.sort_by_key(|path| Some(*path) != best);
    }
    best
}

/// What a move is worth to the opponent of who makes it.
fn after(round: &Round, path: Move, plies: u32, alpha: f64, beta: f64, meter: &mut Meter) -> f64 {
    let mut next = *round;
    match next.play(path) {
        Err(_) => f64::INFINITY,
        Ok(Some(end)) if end.winner == round.side() => -1_000.0 - f64::from(plies),
        Ok(Some(_)) => 1_000.0 + f64::from(plies),
        // A push keeps the turn.
        Ok(None) if next.side() == round.side() => -value(&next, plies, -beta, -alpha, meter),
        Ok(None) => value(&next, plies, alpha, beta, meter),
    }
}

/// What the position is worth to the side to move.
fn value(round: &Round, plies: u32, mut alpha: f64, beta: f64, meter: &mut Meter) -> f64 {
    let side = round.side();
    if let Some(active) = round.active()
        && round.board().can_walk_home(side, active)
    {
        return 1_000.0 + f64::from(plies);
    }
    if plies == 0 || !meter.count() {
        return mobility(round);
    }
    let mut best = f64::NEG_INFINITY;
    for path in round.legal_actions() {
        best = best.max(-after(round, path, plies - 1, -beta, -alpha, meter));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// Who has safe squares to go to and more towers that could walk home stands better.
fn mobility(round: &Round) -> f64 {
    let (board, side) = (round.board(), round.side());
    let poisoned = poisoned_squares(board, side);
    let safe: u32 = round
        .movable()
        .map(|tower| (round.targets(tower).to_bits() & !poisoned.to_bits()).count_ones())
        .sum();
    let threats = |side| {
        let homeward = |tower: &Colour| board.can_walk_home(side, *tower);
        Colour::ALL.iter().filter(|tower| homeward(tower)).count() as f64
    };
    f64::from(safe).sqrt() + threats(side) - threats(!side)
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
