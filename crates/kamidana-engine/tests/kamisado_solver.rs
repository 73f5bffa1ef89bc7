//! The round solver: right, replayable, and obedient to its limits.

use std::collections::HashMap;

use kamidana_engine::{
    Limits, Meter, Proof, Random, StopFlag, Verdict,
    kamisado::{Solution, Solver},
};
use kamisado::{Board, Colour, LineUp, Round, Side};

mod kamisado_positions;

use kamisado_positions::{random_position, random_start};

fn solve(round: &Round, shortest: bool) -> Solution {
    Solver::new(16).solve(round, shortest, &Limits::default())
}

/// The plainest search there is: who wins, and in how many plies with best play by both. `None`
/// for a position with too much below it.
fn minimax(round: &Round, seen: &mut HashMap<Round, (Side, u32)>) -> Option<(Side, u32)> {
    if let Some(known) = seen.get(round) {
        return Some(*known);
    }
    if seen.len() > 2_000 {
        return None;
    }
    let mut best: Option<(Side, u32)> = None;
    for path in round.legal_actions() {
        let mut next = *round;
        let (winner, plies) = if let Some(end) = next.play(path).expect("a legal move") {
            (end.winner, 1)
        } else {
            let (winner, plies) = minimax(&next, seen)?;
            (winner, plies + 1)
        };
        let better = match best {
            None => true,
            Some((known, _)) if known != winner => winner == round.side(),
            Some((_, known)) if winner == round.side() => plies < known,
            Some((_, known)) => plies > known,
        };
        if better {
            best = Some((winner, plies));
        }
    }
    let best = best.expect("the active tower of a round can move");
    seen.insert(*round, best);
    Some(best)
}

#[test]
fn verdicts_and_lengths_are_those_of_a_plain_search() {
    let mut random = Random::new(3);
    let (mut compared, mut with_teeth) = (0, 0);
    while compared < 150 {
        let Some(round) = random_position(&mut random, 14) else {
            continue;
        };
        let Some((winner, plies)) = minimax(&round, &mut HashMap::new()) else {
            continue;
        };
        let solution = solve(&round, true);
        let verdict = if winner == round.side() {
            Verdict::Win
        } else {
            Verdict::Loss
        };
        let expected = Proof {
            verdict,
            plies: Some(plies),
        };
        assert_eq!(solution.proof, Some(expected), "{round:?}");
        assert_eq!(solution.line.len() as u32, plies, "{round:?}");
        let mut replayed = round;
        let mut end = None;
        for path in &solution.line {
            end = replayed.play(*path).expect("the line is legal");
        }
        assert_eq!(end.map(|end| end.winner), Some(winner));
        compared += 1;
        with_teeth += u32::from(round.board().points(Side::Black) > 3);
    }
    assert!(with_teeth > 30, "{with_teeth}");
}

#[test]
fn the_usual_start_is_won_and_sixteen_openings_win() {
    let mut solver = Solver::new(64);
    let start = Round::default();
    let solution = solver.solve(&start, false, &Limits::default());
    assert_eq!(solution.proof.map(|p| p.verdict), Some(Verdict::Win));
    let winning = start
        .legal_actions()
        .filter(|path| {
            let mut next = start;
            next.play(*path).expect("an opening");
            let reply = solver.solve(&next, false, &Limits::default());
            reply.proof.map(|p| p.verdict) == Some(Verdict::Loss)
        })
        .count();
    assert_eq!(winning, 16);
}

/// Follows the solver's winning moves against every defence there is, for at most so many
/// positions; how many were checked.
fn replay_against_every_defence(start: &Round, most: usize) -> usize {
    let mut solver = Solver::new(64);
    let mut meter = Meter::new(Limits::default());
    let winner = solver.winner(start, &mut meter).expect("no limits");
    let mut to_check = vec![*start];
    let mut checked = std::collections::HashSet::new();
    while let Some(round) = to_check.pop().filter(|_| checked.len() < most) {
        if !checked.insert(round) {
            continue;
        }
        let replies: Vec<_> = if round.side() == winner {
            let path = solver.winning_move(&round, &mut meter);
            vec![path.expect("the winner is winning everywhere in the proof")]
        } else {
            round.legal_actions().collect()
        };
        for path in replies {
            let mut next = round;
            match next.play(path).expect("a legal move") {
                Some(end) => assert_eq!(end.winner, winner, "{path}"),
                None => to_check.push(next),
            }
        }
    }
    checked.len()
}

#[test]
fn a_proof_can_be_replayed_against_every_defence() {
    let checked = replay_against_every_defence(&Round::default(), usize::MAX);
    assert!(checked > 500, "{checked}");
    let mut random = Random::new(21);
    for _ in 0..3 {
        let checked = replay_against_every_defence(&random_start(&mut random), 3_000);
        assert!(checked > 100, "{checked}");
    }
    let mut with_teeth = 0;
    while with_teeth < 40 {
        let Some(round) = random_position(&mut random, 8) else {
            continue;
        };
        if round.board().points(Side::Black) > 1 {
            replay_against_every_defence(&round, 300);
            with_teeth += 1;
        }
    }
}

#[test]
fn the_winner_of_the_usual_start_never_loses_to_chance() {
    let mut solver = Solver::new(64);
    let mut meter = Meter::new(Limits::default());
    let mut random = Random::new(4);
    for _ in 0..200 {
        let mut round = Round::default();
        let end = loop {
            let path = if round.side() == Side::Black {
                solver.winning_move(&round, &mut meter).expect("a win")
            } else {
                let legal: Vec<_> = round.legal_actions().collect();
                legal[random.below(legal.len() as u32) as usize]
            };
            if let Some(end) = round.play(path).expect("a legal move") {
                break end;
            }
        };
        assert_eq!(end.winner, Side::Black);
    }
}

fn mirrored(round: &Round) -> Round {
    let flip = |side| {
        let mut colours = LineUp::filled(round.board(), side, kamisado::Fill::Left).colours();
        colours.reverse();
        LineUp::new(colours.map(Colour::mirrored)).expect("every colour once")
    };
    Round::new(
        Board::new(flip(Side::Black), flip(Side::White)),
        round.side(),
    )
}

#[test]
fn a_mirrored_line_up_has_the_same_verdict() {
    let mut random = Random::new(8);
    for _ in 0..6 {
        let round = random_start(&mut random);
        let proof = solve(&round, false).proof;
        assert!(proof.is_some());
        assert_eq!(solve(&mirrored(&round), false).proof, proof);
    }
}

#[test]
fn limits_give_unknown_and_never_a_guess() {
    let start = Round::default();
    let few = Limits {
        nodes: Some(100),
        ..Limits::default()
    };
    let stopped = Limits::default();
    stopped.stop.stop();
    let late = Limits {
        deadline: Some(std::time::Instant::now()),
        ..Limits::default()
    };
    for limits in [few, stopped, late] {
        for shortest in [false, true] {
            let solution = Solver::new(1).solve(&start, shortest, &limits);
            assert_eq!(solution.proof, None);
            assert!(solution.nodes <= 101);
        }
    }
}

#[test]
fn a_tiny_memory_only_costs_time() {
    let mut random = Random::new(5);
    let mut compared = 0;
    while compared < 20 {
        let Some(round) = random_position(&mut random, 10) else {
            continue;
        };
        if kamisado::perft_round(&round, 5) > 2_000 {
            continue;
        }
        let tiny = Solver::new(0).solve(&round, true, &Limits::default());
        assert_eq!(tiny.proof, solve(&round, true).proof);
        compared += 1;
    }
}

#[test]
fn a_search_can_be_stopped_from_another_thread() {
    let stop = StopFlag::default();
    let limits = Limits {
        stop: stop.clone(),
        ..Limits::default()
    };
    // A line-up that takes a while, with no memory to speak of.
    let search = std::thread::spawn(move || Solver::new(0).solve(&Round::default(), true, &limits));
    stop.stop();
    let solution = search.join().expect("the search ends");
    assert!(solution.nodes > 0);
}
