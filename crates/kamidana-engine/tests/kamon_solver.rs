//! The solver against a plain search that knows nothing but the rules.

use std::collections::HashMap;

use kamidana_engine::{
    Judgement, Limits, Proof, Random, Verdict,
    kamon::{Engine, SharedSolver, Solver},
};
use kamon::{Cell, Options, Outcome, Position};

mod kamon_positions;

use kamon_positions::random_position;

/// The value for the side to move and the plies to the end.
type Value = (i8, u32);

/// Higher is better for the side to move: a win soon, then a draw, then a loss late.
fn rank((value, plies): Value) -> i32 {
    i32::from(value) * 100 - i32::from(value) * plies as i32
}

fn minimax(position: &Position, seen: &mut HashMap<Position, Value>) -> Value {
    match position.outcome() {
        Outcome::Draw => return (0, 0),
        Outcome::Decisive { .. } => return (-1, 0),
        Outcome::Unknown => {}
    }
    if let Some(&value) = seen.get(position) {
        return value;
    }
    let best = position
        .legal_cells()
        .iter()
        .map(|cell| {
            let mut next = *position;
            next.play(cell).expect("legal");
            let (value, plies) = minimax(&next, seen);
            (-value, plies + 1)
        })
        .max_by_key(|&value| rank(value))
        .expect("an unfinished position has a move");
    seen.insert(*position, best);
    best
}

fn as_proof((value, plies): Value, shortest: bool) -> Proof {
    Proof {
        verdict: match value {
            1 => Verdict::Win,
            0 => Verdict::Draw,
            _ => Verdict::Loss,
        },
        plies: shortest.then_some(plies),
    }
}

/// Follows the line and checks that it is legal and, if the winner's moves were best, where it
/// ends.
fn check_line(position: &Position, line: &[Cell], (value, plies): Value, shortest: bool) {
    let mut end = *position;
    for &cell in line {
        end.play(cell).expect("the line is legal");
    }
    assert!(end.outcome().is_over(), "{position}: {line:?}");
    let winner = match value {
        1 => Some(position.side()),
        0 => None,
        _ => Some(position.side().other()),
    };
    assert_eq!(end.outcome().winner(), winner, "{position}: {line:?}");
    if shortest {
        assert_eq!(line.len(), plies as usize, "{position}: {line:?}");
    }
}

fn compare(seed: u64, plies: usize, number: usize, options: Options, memory: usize) -> [usize; 3] {
    let mut random = Random::new(seed);
    let mut verdicts = [0; 3];
    let mut solver = Solver::new(memory);
    for _ in 0..number {
        let position = random_position(&mut random, plies, options);
        let value = minimax(&position, &mut HashMap::new());
        for shortest in [false, true] {
            let solution = solver.solve(&position, shortest, &Limits::default());
            let expected = as_proof(value, shortest);
            assert_eq!(solution.proof, Some(expected), "{position} {options:?}");
            check_line(&position, &solution.line, value, shortest);
        }
        verdicts[(value.0 + 1) as usize] += 1;
    }
    verdicts
}

const FORBIDDEN_IS_WORTHLESS: Options = Options {
    forbidden_counts: false,
};

/// Every legal move has the verdict of the position it leads to.
#[test]
fn an_analysis_without_limits_proves_every_move() {
    let mut random = Random::new(300);
    let mut engine = Engine::new(16);
    for _ in 0..40 {
        let position = random_position(&mut random, 24, Options::default());
        let mut updates = 0;
        let moves = engine.analyse(&position, &Limits::default(), &mut |_| updates += 1);
        assert_eq!(moves.len(), position.legal_cells().len());
        assert!(updates > 0);
        for judged in moves {
            let mut next = position;
            next.play(judged.cell).expect("only legal moves are judged");
            let (value, plies) = minimax(&next, &mut HashMap::new());
            let expected = Judgement::Proven(as_proof((-value, 1), value == -1 && plies == 0));
            assert_eq!(judged.judgement, expected, "{position} {}", judged.cell);
        }
    }
}

#[test]
fn verdicts_plies_and_lines_agree_with_minimax() {
    for (plies, number) in [(22, 15), (24, 100), (26, 200), (28, 300), (31, 200)] {
        let verdicts = compare(plies as u64, plies, number, Options::default(), 16);
        if plies >= 28 {
            assert!(verdicts[1] > 0, "no draw after {plies} plies: {verdicts:?}");
        }
    }
}

#[test]
fn they_agree_when_a_loop_around_the_forbidden_cell_is_worthless() {
    for (plies, number) in [(22, 10), (24, 80), (26, 200), (29, 300)] {
        compare(
            100 + plies as u64,
            plies,
            number,
            FORBIDDEN_IS_WORTHLESS,
            16,
        );
    }
}

#[test]
fn they_agree_with_hardly_any_memory() {
    for memory in [0, 1] {
        compare(200, 24, 60, Options::default(), memory);
    }
}

/// Whoever answers first, the verdict is the same, and the move keeps it.
#[test]
fn workers_that_share_a_table_agree_with_minimax() {
    let mut random = Random::new(400);
    for _ in 0..60 {
        let position = random_position(&mut random, 23, Options::default());
        let value = minimax(&position, &mut HashMap::new());
        let solver = SharedSolver::new(&position, 0);
        let answers: Vec<_> = std::thread::scope(|scope| {
            let work = || solver.work(&Limits::default());
            let workers: Vec<_> = (0..3).map(|_| scope.spawn(work)).collect();
            let answers = workers.into_iter();
            answers
                .map(|worker| worker.join().expect("no panic"))
                .collect()
        });
        for answer in answers {
            let (verdict, cell) = answer.expect("there is no limit");
            assert_eq!(verdict, as_proof(value, false).verdict, "{position}");
            assert_eq!(cell.is_none(), verdict == Verdict::Loss, "{position}");
            if let Some(cell) = cell {
                let mut next = position;
                next.play(cell).expect("legal");
                let after = minimax(&next, &mut HashMap::new());
                assert_eq!(after.0, -value.0, "{position} {cell}");
            }
        }
    }
}
