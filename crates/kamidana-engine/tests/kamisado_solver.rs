//! The round solver: right, replayable, and obedient to its limits.

use std::collections::HashMap;

use kamidana_engine::{
    Limits, Meter, Proof, Random, StopFlag, Verdict,
    kamisado::{Question, Solution, Solver},
};
use kamisado::{Board, Colour, Length, LineUp, Match, Round, SetUp, Side};

fn solve(round: &Round, question: Question) -> Solution {
    Solver::new(16).solve(round, question, &Limits::default())
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
    for path in round.legal_moves() {
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

/// A position some random moves into a round of a random marathon, so that all ranks occur.
fn random_position(random: &mut Random, moves: u32) -> Option<Round> {
    let mut game = Match::new(Length::Marathon, SetUp::Usual);
    let rounds = random.below(12);
    let mut ended = 0;
    let mut played = 0;
    while ended < rounds || played < moves {
        let legal = game.legal_actions();
        let action = *legal.get(random.below(legal.len() as u32) as usize)?;
        let was_in_play = game.round().is_some();
        game.apply(action).expect("a legal action");
        played += 1;
        if was_in_play && game.round().is_none_or(|round| round.active().is_none()) {
            ended += 1;
            played = 0;
        }
    }
    game.round().copied()
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
        let solution = solve(&round, Question::Shortest);
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
    let solution = solver.solve(&start, Question::Verdict, &Limits::default());
    assert_eq!(solution.proof.map(|p| p.verdict), Some(Verdict::Win));
    let winning = start
        .legal_moves()
        .filter(|path| {
            let mut next = start;
            next.play(*path).expect("an opening");
            let reply = solver.solve(&next, Question::Verdict, &Limits::default());
            reply.proof.map(|p| p.verdict) == Some(Verdict::Loss)
        })
        .count();
    assert_eq!(winning, 16);
}

/// Follows the solver's winning moves against every defence there is.
#[test]
fn a_proof_can_be_replayed_against_every_defence() {
    let mut solver = Solver::new(64);
    let mut meter = Meter::new(Limits::default());
    let mut to_check = vec![Round::default()];
    let mut checked = std::collections::HashSet::new();
    while let Some(round) = to_check.pop() {
        if !checked.insert(round) {
            continue;
        }
        if round.side() == Side::Black {
            let path = solver
                .winning_move(&round, &mut meter)
                .expect("Black is winning everywhere in the proof");
            let mut next = round;
            match next.play(path).expect("a winning move is legal") {
                Some(end) => assert_eq!(end.winner, Side::Black),
                None => to_check.push(next),
            }
        } else {
            for path in round.legal_moves() {
                let mut next = round;
                match next.play(path).expect("a legal move") {
                    Some(end) => assert_eq!(end.winner, Side::Black, "{path}"),
                    None => to_check.push(next),
                }
            }
        }
    }
    assert!(checked.len() > 500, "{}", checked.len());
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
        let mut line_up = || {
            let mut colours = Colour::ALL;
            for last in (1..8).rev() {
                colours.swap(last, random.below(last as u32 + 1) as usize);
            }
            LineUp::new(colours).expect("every colour once")
        };
        let round = Round::new(Board::new(line_up(), line_up()), Side::White);
        let proof = solve(&round, Question::Verdict).proof;
        assert!(proof.is_some());
        assert_eq!(solve(&mirrored(&round), Question::Verdict).proof, proof);
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
        for question in [Question::Verdict, Question::Shortest] {
            let solution = Solver::new(1).solve(&start, question, &limits);
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
        let tiny = Solver::new(0).solve(&round, Question::Shortest, &Limits::default());
        assert_eq!(tiny.proof, solve(&round, Question::Shortest).proof);
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
    let search = std::thread::spawn(move || {
        Solver::new(0).solve(&Round::default(), Question::Shortest, &limits)
    });
    stop.stop();
    let solution = search.join().expect("the search ends");
    assert!(solution.nodes > 0);
}
