//! The match engine: it plays for the match, says only what it knows, and obeys its limits.

use std::time::Instant;

use kamidana_engine::{
    Judgement, Limits, Meter, Random, Verdict,
    kamisado::{ActionJudgement, Engine, Opening, Openings, Results, Solver},
};
use kamisado::{Action, Colour, Fill, Length, LineUp, Match, Outcome, Phase, Round, SetUp, Side};

mod kamisado_positions;

use kamisado_positions::{line_up, random_match};

fn nodes(most: u64) -> Limits {
    Limits {
        nodes: Some(most),
        ..Limits::default()
    }
}

fn unlimited() -> Meter {
    Meter::new(Limits::default())
}

fn verdict(judged: &ActionJudgement) -> Option<Verdict> {
    match judged.judgement {
        Judgement::Proven(proof) => Some(proof.verdict),
        _ => None,
    }
}

/// The results with which `side` wins a standard match at once.
fn ends_the_match(game: &Match, side: Side) -> Results {
    let board = game.board().expect("a board");
    let enough =
        |tower: &Colour| board.points(side) + board.teeth_of(side, *tower).next_points() >= 3;
    Colour::ALL
        .into_iter()
        .filter(enough)
        .fold(Results::NONE, |set, tower| set.with(side, tower))
}

/// Black could walk home with a plain tower, but can force a win with the Sumo, which brings the
/// two points that are missing.
const SUMO_WINS_THE_MATCH: [&str; 5] = [
    "B3KG1O/P7/5o+2/4g3/8/3rN2R/6Yk/1ynb3p b r 3 1-0",
    "1K4YO/4R1B1/7g/7G/3bP3/7o/n+3N3/1p1rky2 b y 3 1-0",
    "4G1PY/3BO3/3y+4/1R6/K+4p2/1Nk5/1o3b2/r4n1g b g 3 1-1",
    // Here the other side would open the last round.
    "B1Y3PO+/n7/4GN+2/R3b3/2y2K2/8/4k3/1p1r2o+g b p 3 1-2",
    "1NK+BY1OR+/3o+4/8/5r2/8/8/6PG/b1yk1gpn b r 3 1-2",
];

#[test]
fn the_tower_that_wins_the_match_is_preferred_to_a_win_in_one() {
    for text in SUMO_WINS_THE_MATCH {
        let game: Match = text.parse().expect("a position");
        let round = *game.round().expect("in play");
        let active = round.active().expect("a tower");
        assert!(round.board().can_walk_home(Side::Black, active));
        let mut engine = Engine::new(16);
        let best = engine.best(&game, &Limits::default()).expect("a move");
        assert_eq!(verdict(&best), Some(Verdict::Win), "{text}");
        assert!(best.match_chance.chance() > 0.999, "{text}");
        let mut next = game;
        next.play(best.action).expect("legal");
        assert!(
            next.phase() == Phase::Play || next.outcome() != Outcome::Unknown,
            "{text}: {} ends the round only",
            best.action
        );
        // And it goes on to do so, whatever the other does.
        let mut random = Random::new(9);
        for _ in 0..5 {
            let mut game = game;
            while game.phase() == Phase::Play {
                let action = if game.to_act() == Some(Side::Black) {
                    engine.best(&game, &nodes(20_000)).expect("a move").action
                } else {
                    let legal: Vec<_> = game.legal_actions().collect();
                    legal[random.below(legal.len() as u32) as usize]
                };
                game.play(action).expect("legal");
            }
            let won = matches!(
                game.outcome(),
                Outcome::Decisive {
                    winner: Side::Black,
                    ..
                }
            );
            assert!(won, "{text}: {game}");
        }
    }
}

#[test]
fn a_match_verdict_is_proven_where_one_tower_ends_it() {
    for text in SUMO_WINS_THE_MATCH {
        let game: Match = text.parse().expect("a position");
        let solution = Engine::new(16).solve_match(&game, &nodes(100_000));
        assert_eq!(solution.proof.map(|p| p.verdict), Some(Verdict::Win));
        let mut replayed = game;
        for action in &solution.line {
            replayed.play(*action).expect("the line is legal");
        }
        let won = matches!(
            replayed.outcome(),
            Outcome::Decisive {
                winner: Side::Black,
                ..
            }
        );
        assert!(won, "{text}: {:?}", solution.line);
    }
}

#[test]
fn a_lost_round_is_lost_to_the_tower_that_hurts_least() {
    let mut random = Random::new(41);
    let mut engine = Engine::new(16);
    let mut solver = Solver::new(16);
    let mut compared = 0;
    // Positions in which the side to move loses the round, and with a wrong move the match.
    while compared < 6 {
        let Some(game) = random_match(Length::Standard, 2, 9, &mut random) else {
            continue;
        };
        let round = *game.round().expect("in play");
        let side = round.side();
        let bad = ends_the_match(&game, !side);
        let loses = solver.winner(&round, &mut unlimited()) == Some(!side);
        let holds = |round: &Round, solver: &mut Solver| {
            solver.can_force(round, side, bad.others(), &mut unlimited()) == Some(true)
        };
        if !loses || !holds(&round, &mut solver) {
            continue;
        }
        let is_wrong = |path| {
            let mut next = round;
            match next.play(path).expect("legal") {
                Some(end) => bad.contains(end.winner, end.tower),
                None => !holds(&next, &mut Solver::new(4)),
            }
        };
        if !round.legal_actions().any(is_wrong) {
            continue;
        }
        let best = engine.best(&game, &Limits::default()).expect("a move");
        let Action::Move(path) = best.action else {
            panic!("{} is no move", best.action);
        };
        assert_eq!(verdict(&best), Some(Verdict::Loss));
        assert!(!is_wrong(path), "{game}: {path}");
        compared += 1;
    }
}

#[test]
fn a_won_round_is_never_let_go() {
    let mut random = Random::new(42);
    let mut solver = Solver::new(16);
    let mut engine = Engine::new(16);
    let mut played = 0;
    while played < 12 {
        let rounds = random.below(3);
        let Some(mut game) = random_match(Length::Single, 0, 4, &mut random)
            .filter(|_| rounds == 0)
            .or_else(|| random_match(Length::Long, rounds, 6, &mut random))
        else {
            continue;
        };
        let round = *game.round().expect("in play");
        let winner = solver.winner(&round, &mut unlimited()).expect("no limits");
        let before = game.score().of(winner);
        while game.phase() == Phase::Play {
            let action = if game.to_act() == Some(winner) {
                engine.best(&game, &nodes(60_000)).expect("a move").action
            } else {
                let legal: Vec<_> = game.legal_actions().collect();
                legal[random.below(legal.len() as u32) as usize]
            };
            game.play(action).expect("legal");
        }
        assert!(game.score().of(winner) > before, "{game}");
        played += 1;
    }
}

/// Won by who opens them, but not within 100 000 nodes. By a look at the board alone the win is let go.
const HARD_STARTS: [&str; 3] = [
    "NOBPRGKY/8/8/8/8/8/8/ynrgkbop b - 1 0-0",
    "GBPNKROY/8/8/8/8/8/8/pnybrkog b - 1 0-0",
    "NGBYOKPR/8/8/8/8/8/8/rokynpbg b - 1 0-0",
];

#[test]
fn who_finds_no_proof_goes_by_how_far_the_proofs_have_come() {
    for text in HARD_STARTS {
        let mut game: Match = text.parse().expect("a position");
        let best = Engine::new(64).best(&game, &nodes(100_000));
        let best = best.expect("a move");
        assert_eq!(verdict(&best), None, "{text}");
        game.play(best.action).expect("legal");
        let round = game.round().expect("in play");
        let winner = Solver::new(64).winner(round, &mut unlimited());
        assert_eq!(winner, Some(Side::Black), "{text} {}", best.action);
    }
}

#[test]
fn in_the_last_round_only_the_win_counts() {
    let mut random = Random::new(47);
    let mut solver = Solver::new(16);
    let mut won = 0;
    while won < 8 {
        let Some(game) = random_match(Length::Standard, 4, 5, &mut random) else {
            continue;
        };
        let (round, side) = (*game.round().expect("in play"), game.to_act());
        if solver.winner(&round, &mut unlimited()) != side {
            continue;
        }
        let best = Engine::new(16).best(&game, &nodes(100_000));
        let best = best.expect("a move");
        assert_eq!(verdict(&best), Some(Verdict::Win), "{game}");
        assert!(best.match_chance.chance() > 0.999, "{game}");
        let mut next = game;
        next.play(best.action).expect("legal");
        let winner = match next.outcome() {
            Outcome::Decisive { winner, .. } => Some(winner),
            _ => solver.winner(next.round().expect("in play"), &mut unlimited()),
        };
        assert_eq!(winner, side, "{game}");
        won += 1;
    }
}

/// The match would be won as well by losing this round and winning the next, and that was once done: it took a
/// smaller proof.
#[test]
fn who_wins_the_match_with_this_round_does_not_let_it_go() {
    let games = [
        "R+BKYNGPO+/8/4n3/8/8/8/8/b+oyp1rgk w p 3 1-2",
        "O+BNYRPGK+/8/2b5/8/8/8/8/rk1ogn+py w o 3 1-2",
        "G+PYNBK+RO/8/o7/8/8/8/8/rbyng1pk w g 3 0-2",
    ];
    for text in games {
        let mut game: Match = text.parse().expect("a position");
        let best = Engine::new(16)
            .best(&game, &nodes(150_000))
            .expect("a move");
        assert_eq!(
            verdict(&best),
            Some(Verdict::Win),
            "{} in {text}",
            best.action
        );
        game.play(best.action).expect("a legal move");
        let round = game.round().expect("nobody is home yet");
        let winner = Solver::new(16).winner(round, &mut unlimited());
        assert_eq!(winner, Some(Side::White), "{} in {text}", best.action);
    }
}

#[test]
fn every_action_is_judged_and_the_judgements_are_right() {
    let mut random = Random::new(43);
    let mut engine = Engine::new(16);
    let mut solver = Solver::new(16);
    for _ in 0..5 {
        let Some(game) = random_match(Length::Standard, 1, 7, &mut random) else {
            continue;
        };
        let side = game.to_act().expect("in play");
        let mut updates = 0;
        let judged = engine.analyse(&game, &Limits::default(), &mut |_| updates += 1);
        assert!(updates > 1);
        assert_eq!(judged.len(), game.legal_actions().count());
        for known in &judged {
            let Action::Move(path) = known.action else {
                panic!("{} is no move", known.action);
            };
            let mut next = *game.round().expect("in play");
            let winner = match next.play(path).expect("legal") {
                Some(end) => end.winner,
                None => solver.winner(&next, &mut unlimited()).expect("no limits"),
            };
            let expected = if winner == side {
                Verdict::Win
            } else {
                Verdict::Loss
            };
            assert_eq!(verdict(known), Some(expected), "{game} {path}");
        }
        let wins = judged
            .iter()
            .filter(|known| verdict(known) == Some(Verdict::Win));
        let first = judged.first().expect("a move");
        assert!(wins.count() == 0 || verdict(first) == Some(Verdict::Win));
    }
}

#[test]
fn the_second_placer_finds_a_line_up_that_wins() {
    // Most line-ups have no refutation in reach; this one has some.
    let mut game = Match::new(Length::Single, SetUp::Tournament);
    game.play("byogrnpk".parse().expect("a line-up"))
        .expect("placed");
    let best = Engine::new(32)
        .best(&game, &Limits::default())
        .expect("a line-up");
    assert_eq!(verdict(&best), Some(Verdict::Win));
    game.play(best.action).expect("legal");
    let round = game.round().expect("the round begins");
    assert_eq!(round.side(), Side::Black);
    let winner = Solver::new(32).winner(round, &mut unlimited());
    assert_eq!(winner, Some(Side::White));
}

#[test]
fn the_second_placer_at_level_eight_knows_what_refutes_most_line_ups() {
    let mut random = Random::new(8);
    let mut known = 0;
    for _ in 0..10 {
        let mut game = Match::new(Length::Single, SetUp::Tournament);
        let challenger = line_up(&mut random);
        game.play(Action::Place(challenger)).expect("placed");
        let Opening::Refuted(answer) = Openings::known().get(challenger) else {
            continue;
        };
        let limits = nodes(400_000);
        let best = Engine::new(32).best(&game, &limits).expect("a line-up");
        assert_eq!(best.action, Action::Place(answer));
        assert_eq!(verdict(&best), Some(Verdict::Win));
        assert_eq!(limits.stop.nodes(), 0, "nothing was searched");
        known += 1;
    }
    assert!(known >= 8, "{known}");
}

#[test]
fn who_wins_a_set_up_of_a_single_round_is_known_without_a_search() {
    let start = Match::new(Length::Single, SetUp::Tournament);
    let verdict = |game: &Match| {
        let found = Engine::new(1).solve_match(game, &nodes(1_000));
        (found.proof.map(|proof| proof.verdict), found.line)
    };
    let placed = |letters: &str| {
        let mut game = start;
        game.play(Action::Place(letters.parse().expect("letters")))
            .expect("a line-up");
        game
    };
    let (proof, line) = verdict(&start);
    assert_eq!(proof, Some(Verdict::Win));
    let Some(Action::Place(challenger)) = line.first() else {
        panic!("{line:?}");
    };
    assert_eq!(Openings::known().get(*challenger), Opening::Unbeaten);
    assert_eq!(verdict(&placed("grpkybon")), (Some(Verdict::Loss), vec![]));
    let (proof, line) = verdict(&placed("ngrykpbo"));
    assert_eq!(proof, Some(Verdict::Win));
    let [Action::Place(defender), ..] = line[..] else {
        panic!("{line:?}");
    };
    let refuted = Opening::Refuted(defender);
    assert_eq!(Openings::known().get(LineUp::USUAL), refuted);
}

#[test]
fn the_first_placer_at_level_eight_takes_a_line_up_that_wins_against_every_answer() {
    let game = Match::new(Length::Single, SetUp::Tournament);
    for seed in 0..4 {
        let best = Engine::with_seed(32, seed).best(&game, &nodes(400_000));
        let best = best.expect("a line-up");
        let Action::Place(challenger) = best.action else {
            panic!("{}", best.action);
        };
        assert_eq!(Openings::known().get(challenger), Opening::Unbeaten);
        assert!(
            matches!(best.judgement, Judgement::Proven(proof) if proof.verdict == Verdict::Win)
        );
    }
}

/// At 2–2 the next round is the last. Black chooses: from the left Black wins it, from the right
/// White does.
const ONE_FILL_WINS: &str = "N+P+1KBYn+1/7G/8/8/1p1R4/2O5/4o3/r+1bgk2y b fill 3 2-2";

#[test]
fn the_fill_that_wins_is_chosen() {
    let game: Match = ONE_FILL_WINS.parse().expect("a position");
    let mut engine = Engine::new(32);
    let fills = engine.analyse(&game, &nodes(1_200_000), &mut |_| {});
    let [best, other] = fills.as_slice() else {
        panic!("there are two fills");
    };
    assert_eq!(best.action, Action::Fill(Fill::Left));
    assert_eq!(verdict(best), Some(Verdict::Win));
    assert_eq!(verdict(other), Some(Verdict::Loss));
    let chosen = engine.best(&game, &nodes(300_000)).expect("a fill");
    assert_eq!(chosen.action, best.action);
    let solution = engine.solve_match(&game, &Limits::default());
    assert_eq!(solution.proof.map(|p| p.verdict), Some(Verdict::Win));
    assert_eq!(solution.line.first(), Some(&best.action));
}

#[test]
fn a_series_goes_to_who_opens_more_of_its_rounds() {
    for (rounds, expected) in [(2, Verdict::Draw), (3, Verdict::Win), (4, Verdict::Draw)] {
        let game = Match::new(Length::Series(rounds), SetUp::Usual);
        let solution = Engine::new(16).solve_match(&game, &Limits::default());
        assert_eq!(solution.proof.map(|p| p.verdict), Some(expected));
    }
}

#[test]
fn limits_are_kept_and_there_is_always_an_answer() {
    let stopped = Limits::default();
    stopped.stop.stop();
    let late = Limits {
        deadline: Some(Instant::now()),
        ..Limits::default()
    };
    let mut random = Random::new(45);
    let mut positions: Vec<Match> = Length::WITH_TARGET
        .into_iter()
        .chain([Length::Series(3)])
        .flat_map(|length| [SetUp::Usual, SetUp::Tournament].map(|s| Match::new(length, s)))
        .collect();
    let mut placed = Match::new(Length::Long, SetUp::Tournament);
    placed
        .play(Action::Place(line_up(&mut random)))
        .expect("placed");
    positions.push(placed);
    let fill = "OBP1YRGN/7K/8/8/8/8/6y+1/ngr1kpbo b fill 3 1-0";
    positions.push(fill.parse().expect("a position"));
    positions.extend((0..20).filter_map(|_| random_match(Length::Marathon, 3, 5, &mut random)));
    for limits in [nodes(0), nodes(1), nodes(500), stopped, late] {
        for game in &positions {
            let mut engine = Engine::new(0);
            let best = engine.best(game, &limits).expect("an action");
            game.clone().play(best.action).expect("a legal action");
            let judged = engine.analyse(game, &limits, &mut |_| {});
            assert!(!judged.is_empty());
            assert!(engine.solve_match(game, &limits).nodes <= 501);
        }
    }
}

#[test]
fn a_match_that_is_over_has_no_best_action() {
    let mut random = Random::new(46);
    let mut game = Match::new(Length::Single, SetUp::Usual);
    while game.phase() != Phase::Over {
        let legal: Vec<_> = game.legal_actions().collect();
        let action = legal[random.below(legal.len() as u32) as usize];
        game.play(action).expect("legal");
    }
    let mut engine = Engine::new(0);
    assert_eq!(engine.best(&game, &Limits::default()), None);
    assert!(
        engine
            .analyse(&game, &Limits::default(), &mut |_| {})
            .is_empty()
    );
    assert_eq!(engine.solve_match(&game, &Limits::default()).proof, None);
}

/// Both fills lose the next round, and who wins the match is not known. Judging the first fully takes
/// all that level 8 may spend.
const BOTH_FILLS_LOSE: &str = "5Yk+1/1N6/3g3K/O1py+n3/5oPB/bR+6/4Gr2/8 b fill 3 2-1";

#[test]
fn both_fills_are_judged_and_the_one_that_is_harder_to_win_against_is_chosen() {
    let game: Match = BOTH_FILLS_LOSE.parse().expect("a position");
    let mut engine = Engine::new(32);
    let fills = engine.analyse(&game, &nodes(400_000), &mut |_| {});
    let verdicts: Vec<_> = fills.iter().map(verdict).collect();
    assert_eq!(verdicts, [Some(Verdict::Loss); 2]);
    let chances: Vec<f64> = fills
        .iter()
        .map(|fill| fill.match_chance.chance())
        .collect();
    assert!(chances[0] >= chances[1], "{chances:?}");
}

#[test]
fn what_one_fill_does_not_need_goes_to_the_other() {
    let game: Match = BOTH_FILLS_LOSE.parse().expect("a position");
    let needed: u64 = Fill::ALL
        .map(|fill| {
            let mut next = game;
            next.play(Action::Fill(fill)).expect("legal");
            let mut meter = unlimited();
            Solver::new(32).winner(next.round().expect("a round"), &mut meter);
            meter.nodes()
        })
        .into_iter()
        .sum();
    // A fifth more, because whoever comes back to a search has to find its place again.
    let enough = (needed * 6 / 5).max(100_000);
    for most in [10_000, 100_000, enough, 2 * enough, 1_000_000] {
        let mut engine = Engine::new(32);
        let fills = engine.analyse(&game, &nodes(most), &mut |_| {});
        let judged: Vec<bool> = fills.iter().map(|fill| verdict(fill).is_some()).collect();
        assert_ne!(judged, [false, true], "with {most} nodes");
        assert!(most < enough || judged == [true; 2], "with {most} nodes");
    }
}

#[test]
fn a_fill_is_not_better_for_not_being_judged() {
    // Enough for the easier of the two, but not for the other.
    let game: Match = BOTH_FILLS_LOSE.parse().expect("a position");
    let fills = Engine::new(32).analyse(&game, &nodes(30_000), &mut |_| {});
    let [first, second] = fills.as_slice() else {
        panic!("there are two fills");
    };
    assert_eq!(first.action, Action::Fill(Fill::Right));
    assert_eq!(verdict(first), Some(Verdict::Loss));
    assert_eq!(verdict(second), None);
}

#[test]
fn a_won_round_is_steered_to_an_end_after_which_the_next_is_won_too() {
    let mut random = Random::new(15);
    let mut met = 0;
    for moves in (6..16).cycle().take(300) {
        let Some(mut game) = random_match(Length::Standard, 0, moves, &mut random) else {
            continue;
        };
        let round = *game.round().expect("in play");
        let (side, mut solver) = (round.side(), Solver::new(16));
        let mut meter = Meter::new(nodes(20_000));
        if solver.wins_two_in_a_row(&round, side, 3, &mut meter) != Some(true) {
            continue;
        }
        met += 1;
        let mut engine = Engine::new(16);
        let best = engine.best(&game, &nodes(400_000)).expect("a move");
        game.play(best.action).expect("legal");
        match game.phase() {
            Phase::Fill => {
                let fill = engine.best(&game, &nodes(400_000)).expect("a fill");
                game.play(fill.action).expect("legal");
                let winner = solver.winner(game.round().expect("in play"), &mut unlimited());
                assert_eq!(winner, Some(side), "{game}");
            }
            Phase::Play => {
                let round = game.round().expect("in play");
                let kept = solver.wins_two_in_a_row(round, side, 3, &mut unlimited());
                assert_eq!(kept, Some(true), "{game}");
            }
            _ => assert_eq!(game.round_winner(), Some(side), "{game}"),
        }
    }
    assert!(met >= 10, "{met}");
}

#[test]
fn a_won_round_is_steered_to_a_start_that_is_lost_for_who_opens_it() {
    // By the places of the towers alone another move looks better: h1–c6 instead of h1–b7.
    let text = "O1P4Y/b2r1K2/pk3g2/R7/6B1/4n1NG/8/1o5y b y 3 0-0";
    let mut game: Match = text.parse().expect("a position");
    let mut engines = [400_000, 5_000].map(|most| (Engine::new(64), nodes(most)));
    while let (Phase::Play | Phase::Fill, Some(side)) = (game.phase(), game.to_act()) {
        let (engine, limits) = &mut engines[side.index()];
        let filled = game.phase() == Phase::Fill;
        let best = engine.best(&game, limits).expect("an action");
        game.play(best.action).expect("legal");
        if filled {
            break;
        }
    }
    let start = game.round().expect("the next round");
    assert_eq!(start.side(), Side::White, "{game}");
    let winner = Solver::new(64).winner(start, &mut unlimited());
    assert_eq!(winner, Some(Side::Black), "{game}");
}

#[test]
fn a_walk_home_is_declined_only_for_a_move_that_keeps_the_round_won() {
    let mut random = Random::new(16);
    let (mut walks_home, mut declined) = (0, 0);
    while walks_home < 8 {
        let Some(mut game) = random_match(Length::Standard, 0, 8, &mut random) else {
            continue;
        };
        let (round, side) = (*game.round().expect("in play"), game.to_act());
        let active = round.active().expect("a tower");
        if !round.board().can_walk_home(round.side(), active) {
            continue;
        }
        walks_home += 1;
        // Who has little to think with takes what there is.
        let mut ended = game;
        let hasty = Engine::new(16).best(&game, &nodes(10_000)).expect("a move");
        ended.play(hasty.action).expect("legal");
        assert_eq!(ended.round_winner(), side, "{game}");
        let best = Engine::new(16)
            .best(&game, &nodes(400_000))
            .expect("a move");
        assert_eq!(verdict(&best), Some(Verdict::Win), "{game}");
        game.play(best.action).expect("legal");
        if let Some(round) = game.round() {
            declined += 1;
            assert_eq!(Solver::new(16).winner(round, &mut unlimited()), side);
        }
    }
    assert!(declined > 0, "there is nothing to gain by going on");
}
