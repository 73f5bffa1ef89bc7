//! Players and the engine under every condition a caller can think of.

use std::time::{Duration, Instant};

use kamidana_engine::{
    Character, Judgement, Level, Limits, Player, Random, StopFlag, Verdict,
    kamon::{Engine, Solver, player},
};
use kamidana_game::{Choices, Data, Fairness, Outcome, Seat, View, Viewer, kamon::KamonBoard};
use kamon::{Cell, Options, Position, Side};

mod kamon_positions;

use kamon_positions::random_position;

fn view(position: &Position) -> View {
    let seat = Seat::new(if position.side() == Side::Black { 1 } else { 2 });
    let seat = seat.expect("there are two seats");
    View {
        viewer: Viewer::Seat(seat),
        to_act: (!position.outcome().is_over()).then_some(seat),
        choices: Choices::NONE,
        outcome: Outcome::Unknown,
        fairness: None::<Fairness>,
        board: Data::new(KamonBoard {
            position: *position,
            last: None,
            winning: Vec::new(),
            enclosed: Vec::new(),
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

fn choice(player: &mut dyn Player, position: &Position, limits: &Limits) -> Option<Cell> {
    player
        .choose(&view(position), limits)
        .map(|text| text.parse().expect("a cell"))
}

/// Plays until the end; the side to move is `first`.
fn play_out(position: &Position, first: &mut dyn Player, second: &mut dyn Player) -> Position {
    let mut position = *position;
    let side = position.side();
    while !position.outcome().is_over() {
        let limits = Limits::default();
        let cell = if position.side() == side {
            choice(first, &position, &limits)
        } else {
            choice(second, &position, &limits)
        };
        let cell = cell.expect("a move");
        position.play(cell).expect("a legal move");
    }
    position
}

fn no_nodes() -> Limits {
    Limits {
        nodes: Some(0),
        ..Limits::default()
    }
}

fn stopped() -> Limits {
    let stop = StopFlag::default();
    stop.stop();
    Limits {
        stop,
        ..Limits::default()
    }
}

fn late() -> Limits {
    Limits {
        deadline: Some(Instant::now()),
        ..Limits::default()
    }
}

#[test]
fn every_level_sees_a_win_in_one() {
    let mut random = Random::new(1);
    let mut seen = 0;
    while seen < 60 {
        let plies = 10 + random.below(20) as usize;
        let position = random_position(&mut random, plies, Options::default());
        let wins = |cell: Cell| {
            let mut next = position;
            next.play(cell).expect("legal");
            next.outcome().winner() == Some(position.side())
        };
        if !position.legal_actions().any(wins) {
            continue;
        }
        seen += 1;
        for level in Level::all() {
            for limits in [Limits::default(), no_nodes()] {
                let mut player = of_level(level, random.bits(), 1);
                let cell = choice(&mut *player, &position, &limits).expect("a move");
                assert!(wins(cell), "level {level} plays {cell} in {position}");
            }
        }
    }
}

#[test]
fn exhausted_limits_and_tiny_memory_still_give_a_legal_move() {
    let mut random = Random::new(2);
    for plies in [0, 1, 7, 14, 25] {
        let position = random_position(&mut random, plies, Options::default());
        for limits in [no_nodes(), stopped(), late()] {
            for memory in [0, 1] {
                let best = Engine::new(memory).best(&position, &limits);
                let cell = best.expect("a move").cell;
                assert!(position.legal_cells().contains(cell));
                let moves = Engine::new(memory).analyse(&position, &limits, &mut |_| {});
                assert_eq!(moves.len(), position.legal_cells().len());
                Solver::new(memory).solve(&position, true, &limits);
                for level in Level::all() {
                    let mut player = of_level(level, 0, memory);
                    let cell = choice(&mut *player, &position, &limits).expect("a move");
                    assert!(position.legal_cells().contains(cell));
                }
            }
        }
    }
}

#[test]
fn a_search_that_is_cut_off_never_guesses() {
    let mut random = Random::new(3);
    let position = random_position(&mut random, 6, Options::default());
    for limits in [no_nodes(), stopped(), late()] {
        let solution = Solver::new(1).solve(&position, false, &limits);
        assert_eq!(solution.proof, None);
        assert!(solution.line.is_empty());
    }
    let limits = Limits {
        nodes: Some(5000),
        ..Limits::default()
    };
    let solution = Solver::new(1).solve(&position, false, &limits);
    assert!(solution.nodes <= 5001);
    assert_eq!(solution.proof, None);
}

#[test]
fn finished_games_have_a_verdict_and_no_moves() {
    let won: Position = "xxw3w5/xf2f3m1o/ow1xl1of5/w4xxoom6c3/c5w6ox.c6/xom3c2k2/ow2xo b m5"
        .parse()
        .expect("a position");
    let solution = Solver::new(1).solve(&won, true, &Limits::default());
    let proof = solution.proof.expect("the game is over");
    assert_eq!((proof.verdict, proof.plies), (Verdict::Loss, Some(0)));
    assert_eq!(Engine::new(1).best(&won, &Limits::default()), None);
    let moves = Engine::new(1).analyse(&won, &Limits::default(), &mut |_| {});
    assert!(moves.is_empty());
    for level in Level::all() {
        let chosen = choice(&mut *of_level(level, 0, 1), &won, &Limits::default());
        assert_eq!(chosen, None);
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let mut random = Random::new(4);
    // The strongest levels would run into their patience on a busy machine.
    for number in [1, 2, 3, 4, 5, 6] {
        let level = Level::new(number).expect("a level");
        let start = random_position(&mut random, 0, Options::default());
        let game = |seed| {
            let mut players = [of_level(level, seed, 8), of_level(level, seed + 1, 8)];
            let [first, second] = &mut players;
            play_out(&start, &mut **first, &mut **second)
        };
        assert_eq!(game(9), game(9), "level {level}");
    }
}

#[test]
fn the_strongest_level_never_loses_a_won_position() {
    let mut random = Random::new(5);
    let mut won = 0;
    while won < 30 {
        let position = random_position(&mut random, 14, Options::default());
        let solution = Solver::new(16).solve(&position, false, &Limits::default());
        if solution.proof.map(|proof| proof.verdict) != Some(Verdict::Win) {
            continue;
        }
        won += 1;
        let mut strongest = of_level(Level::STRONGEST, random.bits(), 16);
        let level = Level::new(1 + won % 7).expect("a level");
        let mut other = of_level(level, random.bits(), 16);
        let end = play_out(&position, &mut *strongest, &mut *other);
        assert_eq!(end.outcome().winner(), Some(position.side()), "{position}");
        let mut chance = Chance(random.clone());
        let end = play_out(&position, &mut *strongest, &mut chance);
        assert_eq!(end.outcome().winner(), Some(position.side()), "{position}");
    }
}

/// Counts the nodes of a thought, to the last thousand or so.
fn spent(level: Level, position: &Position, nodes: Option<u64>, spend: bool) -> u64 {
    let limits = Limits {
        nodes,
        // Only nodes count here, however slow the machine.
        deadline: Some(Instant::now() + Duration::from_secs(600)),
        spend,
        ..Limits::default()
    };
    choice(&mut *of_level(level, 0, 16), position, &limits).expect("a move");
    limits.stop.nodes()
}

#[test]
fn only_the_strongest_level_goes_on_with_what_it_is_given_to_spend() {
    let mut random = Random::new(7);
    let position = random_position(&mut random, 3, Options::default());
    let (strongest, fifth) = (Level::STRONGEST, Level::new(5).expect("a level"));
    let usual = spent(strongest, &position, None, false);
    assert!((190_000..=200_000).contains(&usual), "{usual}");
    // A cap that is higher than the usual measure changes nothing.
    assert_eq!(spent(strongest, &position, Some(300_000), false), usual);
    let given = spent(strongest, &position, Some(300_000), true);
    assert!((285_000..=300_000).contains(&given), "{given}");
    let given = spent(strongest, &position, Some(50_000), true);
    assert!((35_000..=50_000).contains(&given), "{given}");
    let given = spent(fifth, &position, Some(300_000), true);
    assert!(given <= 5_000, "{given}");
}

/// Plays anything.
struct Chance(Random);

impl Player for Chance {
    fn choose(&mut self, view: &View, _: &Limits) -> Option<String> {
        let board: &KamonBoard = view.board.get()?;
        let legal = board.position.legal_cells();
        let cell = legal
            .iter()
            .nth(self.0.below(legal.len() as u32) as usize)?;
        Some(cell.name().to_owned())
    }
}

#[test]
fn a_deadline_is_kept() {
    let mut random = Random::new(6);
    let position = random_position(&mut random, 2, Options::default());
    let started = Instant::now();
    let limits = Limits {
        deadline: Some(started + Duration::from_millis(100)),
        ..Limits::default()
    };
    let best = Engine::new(8).best(&position, &limits).expect("a move");
    assert!(matches!(best.judgement, Judgement::Estimated(_)));
    assert!(started.elapsed() < Duration::from_millis(600));
}
