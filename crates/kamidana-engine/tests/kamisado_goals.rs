//! Goals beyond the round: chosen results, and the match.

use std::collections::HashMap;

use kamidana_engine::{
    Limits, Meter, Random,
    kamisado::{Results, Solver},
};
use kamisado::{Action, Length, Match, Outcome, Round, Side};

mod kamisado_positions;

use kamisado_positions::{random_match, random_position};

fn unlimited() -> Meter {
    Meter::new(Limits::default())
}

/// The plainest search there is: whether `side` can force one of the results. `None` for a
/// position with too much below it.
fn minimax(
    round: &Round,
    side: Side,
    wanted: Results,
    seen: &mut HashMap<Round, bool>,
) -> Option<bool> {
    if let Some(known) = seen.get(round) {
        return Some(*known);
    }
    if seen.len() > 500 {
        return None;
    }
    let attacks = round.side() == side;
    let mut forced = !attacks;
    for path in round.legal_actions() {
        let mut next = *round;
        let then = match next.play(path).expect("a legal move") {
            Some(end) => wanted.contains(end.winner, end.tower),
            None => minimax(&next, side, wanted, seen)?,
        };
        forced = if attacks {
            forced || then
        } else {
            forced && then
        };
    }
    seen.insert(*round, forced);
    Some(forced)
}

fn random_results(random: &mut Random) -> Results {
    Results::all()
        .filter(|_| random.below(2) == 0)
        .fold(Results::NONE, |set, (side, tower)| set.with(side, tower))
}

#[test]
fn forced_results_are_those_of_a_plain_search() {
    let mut random = Random::new(31);
    let (mut compared, mut forced, mut with_teeth) = (0, 0, 0);
    // One solver for all: what it knows of one goal must not leak into another.
    let mut solver = Solver::new(16);
    while compared < 200 {
        let Some(round) = random_position(&mut random, 13) else {
            continue;
        };
        for side in Side::ALL {
            let wanted = random_results(&mut random);
            let Some(expected) = minimax(&round, side, wanted, &mut HashMap::new()) else {
                continue;
            };
            let found = solver.can_force(&round, side, wanted, &mut unlimited());
            assert_eq!(found, Some(expected), "{side} {wanted:?} {round:?}");
            compared += 1;
            forced += u32::from(expected);
            with_teeth += u32::from(round.board().points(side) > 3);
        }
    }
    assert!((50..150).contains(&forced), "{forced}");
    assert!(with_teeth > 30, "{with_teeth}");
}

#[test]
fn to_win_by_any_tower_is_to_win_the_round() {
    let mut random = Random::new(32);
    let mut solver = Solver::new(16);
    let mut compared = 0;
    while compared < 20 {
        let Some(round) = random_position(&mut random, 9) else {
            continue;
        };
        let winner = solver.winner(&round, &mut unlimited()).expect("no limits");
        for side in Side::ALL {
            let forces = solver.can_force(&round, side, Results::won_by(side), &mut unlimited());
            assert_eq!(forces, Some(winner == side));
        }
        compared += 1;
    }
}

/// Late in a round at 2–1 or 1–2: the round goes to one side, and the match to the other, who opens
/// the next round, which is the last.
const DECIDED_IN_THE_NEXT_ROUND: [&str; 2] = [
    "1NR3B+G/8/1OY4K/1b+6/g7/8/o3Pk2/y+1n1p2r w p 3 2-1",
    "3R+3K+/5Pp1/y1N1B3/2kO3o/4G3/6Y1/8/3r+g1nb b o 3 1-2",
];

/// Who wins a match that is decided in this round or the next: by a plain search of this one, and
/// the round solver for the next.
fn match_winner(game: &Match, solver: &mut Solver, seen: &mut HashMap<Match, Side>) -> Side {
    if let Outcome::Decisive { winner, .. } = game.outcome() {
        return winner;
    }
    if let Some(known) = seen.get(game) {
        return *known;
    }
    let side = game.to_act().expect("it is not over");
    let round = game.round().filter(|round| round.active().is_none());
    let winner = if let Some(round) = round {
        assert_eq!((game.score().black, game.score().white), (2, 2));
        solver.winner(round, &mut unlimited()).expect("no limits")
    } else {
        let wins = |action: Action| {
            let mut next = *game;
            next.play(action).expect("a legal action");
            match_winner(&next, solver, seen) == side
        };
        if game.legal_actions().any(wins) {
            side
        } else {
            !side
        }
    };
    seen.insert(*game, winner);
    winner
}

#[test]
fn a_match_is_won_through_the_fill_and_the_next_round() {
    for text in DECIDED_IN_THE_NEXT_ROUND {
        let game: Match = text.parse().expect("a position");
        let round = game.round().expect("in play");
        let mut solver = Solver::new(64);
        let found = solver.match_winner(round, 3, &mut unlimited());
        let expected = match_winner(&game, &mut Solver::new(64), &mut HashMap::new());
        assert_eq!(found, Some(expected), "{text}");
        assert_eq!(solver.winner(round, &mut unlimited()), Some(!expected));
    }
}

#[test]
fn matches_without_a_next_round_are_those_of_a_plain_search() {
    let mut random = Random::new(33);
    let mut solver = Solver::new(16);
    let mut compared = 0;
    while compared < 60 {
        let Some(game) = random_match(Length::Standard, 3, 11, &mut random) else {
            continue;
        };
        // Whatever ends the match is wanted by its winner; a result that does not is left out.
        let round = game.round().expect("in play");
        for side in Side::ALL {
            let points = |tower| round.board().teeth_of(side, tower).next_points();
            let ending = Results::all()
                .filter(|(winner, tower)| {
                    *winner == side && round.board().points(side) + points(*tower) >= 3
                })
                .fold(Results::NONE, |set, (side, tower)| set.with(side, tower));
            if minimax(round, side, ending, &mut HashMap::new()) == Some(true) {
                let found = solver.match_winner(round, 3, &mut unlimited());
                assert_eq!(found, Some(side), "{game}");
                compared += 1;
            }
        }
    }
}

#[test]
fn the_last_round_decides_the_match() {
    let mut random = Random::new(34);
    let mut solver = Solver::new(16);
    let mut compared = 0;
    while compared < 10 {
        let Some(game) = random_match(Length::Standard, 4, 6, &mut random) else {
            continue;
        };
        let score = game.score();
        if score.black < 2 || score.white < 2 {
            continue;
        }
        let round = game.round().expect("in play");
        let of_match = solver.match_winner(round, 3, &mut unlimited());
        assert_eq!(of_match, solver.winner(round, &mut unlimited()));
        compared += 1;
    }
}

#[test]
fn a_limit_leaves_a_goal_open() {
    let few = Limits {
        nodes: Some(50),
        ..Limits::default()
    };
    let start = Round::default();
    let mut solver = Solver::new(0);
    let wanted = Results::won_by(Side::Black);
    assert_eq!(
        solver.can_force(&start, Side::Black, wanted, &mut Meter::new(few.clone())),
        None
    );
    assert_eq!(solver.match_winner(&start, 3, &mut Meter::new(few)), None);
}
