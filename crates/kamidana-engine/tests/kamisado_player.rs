//! Players of all levels under every condition a caller can think of.

use std::time::{Duration, Instant};

use kamidana_engine::{
    Character, Level, Limits, Meter, Player, Random,
    kamisado::{Solver, player},
};
use kamidana_game::{
    Choices, Data, Fairness, Outcome, Seat, View, Viewer, kamisado::KamisadoBoard,
};
use kamisado::{Action, Length, Match, Phase, SetUp, Side};

mod kamisado_positions;

use kamisado_positions::{line_up, random_match};

fn view_of(game: &Match, viewer: Side) -> View {
    let seat = |side: Side| Seat::new(side.index() as u8 + 1).expect("there are two seats");
    View {
        viewer: Viewer::Seat(seat(viewer)),
        to_act: game.to_act().map(seat),
        choices: Choices::NONE,
        outcome: Outcome::Unknown,
        fairness: None::<Fairness>,
        board: Data::new(KamisadoBoard {
            game: *game,
            phase: game.phase(),
            score: game.score(),
            round: 1,
            events: Vec::new(),
            fills: None,
        }),
    }
}

fn of_level(level: Level, seed: u64, memory: usize) -> Box<dyn Player> {
    player(Character {
        level,
        seed,
        memory,
    })
}

fn choice(player: &mut dyn Player, game: &Match, limits: &Limits) -> Option<Action> {
    let side = game.to_act()?;
    let text = player.choose(&view_of(game, side), limits)?;
    Some(text.parse().expect("an action"))
}

/// Plays the match out; `first` is the side of the first player.
fn play_out(mut game: Match, first: Side, players: &mut [Box<dyn Player>; 2]) -> Match {
    while let Some(side) = game.to_act() {
        let player = &mut players[usize::from(side != first)];
        let action = choice(player.as_mut(), &game, &Limits::default()).expect("an action");
        game.play(action).expect("a legal action");
    }
    game
}

fn random_placed(length: Length, random: &mut Random) -> Match {
    let mut game = Match::new(length, SetUp::Tournament);
    for _ in Side::ALL {
        game.play(Action::Place(line_up(random))).expect("placed");
    }
    game
}

fn won_by(game: &Match, side: Side) -> bool {
    matches!(game.outcome(), kamisado::Outcome::Decisive { winner, .. } if winner == side)
}

#[test]
fn every_level_takes_a_win_in_one() {
    let mut random = Random::new(51);
    let mut seen = 0;
    while seen < 25 {
        let Some(game) = random_match(Length::Single, 0, 5 + seen % 8, &mut random) else {
            continue;
        };
        let side = game.to_act().expect("in play");
        let wins = |action: Action| {
            let mut next = game;
            next.play(action).expect("legal");
            won_by(&next, side)
        };
        if !game.legal_actions().any(wins) {
            continue;
        }
        for level in Level::all() {
            let mut player = of_level(level, u64::from(seen), 1);
            let action = choice(player.as_mut(), &game, &Limits::default()).expect("a move");
            assert!(wins(action), "level {level}: {game}");
        }
        seen += 1;
    }
}

#[test]
fn every_level_plays_a_whole_match_from_set_up_to_end() {
    for level in Level::all() {
        let mut players = [1, 2].map(|seed| of_level(level, seed, 4));
        let limits = Limits {
            nodes: Some(2_000),
            ..Limits::default()
        };
        let mut game = Match::new(Length::Long, SetUp::Tournament);
        let mut fills = 0;
        while let Some(side) = game.to_act() {
            fills += u32::from(game.phase() == Phase::Fill);
            let player = players[side.index()].as_mut();
            let action = choice(player, &game, &limits).expect("an action");
            game.play(action).expect("a legal action");
        }
        assert!(fills > 0 && game.phase() == Phase::Over);
    }
}

#[test]
fn the_same_seed_plays_the_same_match() {
    let limits = Limits {
        nodes: Some(1_000),
        ..Limits::default()
    };
    for level in Level::all() {
        let record = || {
            let mut players = [1, 2].map(|seed| of_level(level, seed, 4));
            let mut game = Match::new(Length::Standard, SetUp::Tournament);
            let mut actions = Vec::new();
            while let Some(side) = game.to_act() {
                let player = players[side.index()].as_mut();
                let action = choice(player, &game, &limits).expect("an action");
                game.play(action).expect("a legal action");
                actions.push(action);
            }
            actions
        };
        assert_eq!(record(), record(), "level {level}");
    }
}

#[test]
fn every_level_answers_without_nodes_memory_or_time() {
    let stopped = Limits::default();
    stopped.stop.stop();
    let none = Limits {
        nodes: Some(0),
        ..Limits::default()
    };
    let late = Limits {
        deadline: Some(std::time::Instant::now()),
        ..Limits::default()
    };
    let mut placed = Match::new(Length::Standard, SetUp::Tournament);
    placed
        .play(Action::Place(kamisado::LineUp::USUAL))
        .expect("placed");
    let fill = "OBP1YRGN/7K/8/8/8/8/6y+1/ngr1kpbo b fill 3 1-0";
    let games = [
        Match::new(Length::Standard, SetUp::Usual),
        Match::new(Length::Marathon, SetUp::Tournament),
        placed,
        fill.parse().expect("a position"),
    ];
    for limits in [stopped, none, late] {
        for level in Level::all() {
            for game in games {
                let mut player = of_level(level, 1, 0);
                let action = choice(player.as_mut(), &game, &limits).expect("an action");
                game.clone().play(action).expect("a legal action");
            }
        }
    }
}

#[test]
fn only_the_seat_to_act_is_answered() {
    let game = Match::new(Length::Standard, SetUp::Usual);
    for level in Level::all() {
        let mut player = of_level(level, 1, 0);
        let limits = Limits::default();
        assert_eq!(player.choose(&view_of(&game, Side::White), &limits), None);
    }
}

#[test]
fn dials_tell_levels_and_lengths_of_a_match_apart() {
    let lengths = [Length::Single, Length::Standard, Length::Long];
    let mut known = Vec::new();
    for level in Level::all() {
        for length in lengths {
            let game = Match::new(length, SetUp::Usual);
            let dials = of_level(level, 1, 0).dials(&view_of(&game, Side::Black));
            assert!(!dials.is_empty());
            known.push(dials);
        }
    }
    known.sort_unstable();
    known.dedup();
    // The strongest has the same ones everywhere.
    assert_eq!(known.len(), 7 * lengths.len() + 1, "{known:#?}");
}

#[test]
fn the_strongest_level_wins_every_won_round() {
    let mut random = Random::new(52);
    let mut solver = Solver::new(16);
    for seed in 0..10 {
        let game = random_placed(Length::Single, &mut random);
        let mut meter = Meter::new(Limits::default());
        let round = game.round().expect("in play");
        let winner = solver.winner(round, &mut meter).expect("no limits");
        let weaker = Level::new(1 + seed as u8 % 7).expect("a level");
        let mut players = [
            of_level(Level::STRONGEST, seed, 16),
            of_level(weaker, seed, 4),
        ];
        let end = play_out(game, winner, &mut players);
        assert!(won_by(&end, winner), "seed {seed}");
    }
}

#[test]
fn stronger_levels_win_more() {
    let mut random = Random::new(53);
    let mut wins = 0;
    for pair in 0..20 {
        let game = random_placed(Length::Standard, &mut random);
        for first in Side::ALL {
            let level = |number| Level::new(number).expect("a level");
            let mut players = [of_level(level(5), pair, 4), of_level(level(2), pair, 4)];
            wins += u32::from(won_by(&play_out(game, first, &mut players), first));
        }
    }
    assert!(wins >= 32, "{wins} of 40");
}

/// Won by who opens them, but not for everybody who thinks of 400 000 nodes: level 8 once lost these.
const HARD_STARTS: [&str; 2] = [
    "PONYGKBR/8/8/8/8/8/8/rbkpgyno b - 1 0-0",
    "RGYNPKBO/8/8/8/8/8/8/kgnbyopr b - 1 0-0",
];

#[test]
fn the_strongest_level_keeps_a_won_round_that_is_hard_to_settle() {
    for text in HARD_STARTS {
        let mut game: Match = text.parse().expect("a position");
        let mut player = of_level(Level::new(8).expect("a level"), 1, 64);
        let patient = Limits {
            deadline: Instant::now().checked_add(Duration::from_secs(60)),
            ..Limits::default()
        };
        let action = choice(player.as_mut(), &game, &patient).expect("a move");
        game.play(action).expect("legal");
        let mut meter = Meter::new(Limits::default());
        let winner = Solver::new(64).winner(game.round().expect("in play"), &mut meter);
        assert_eq!(winner, Some(Side::Black), "{text} {action}");
    }
}
