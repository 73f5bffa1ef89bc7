//! Duplicate matches between Kami players: every deal (or game) is played twice with the seats
//! swapped, and the difference counts.
//!
//! `cargo run --release -p kamidana-engine --example kami_match -- <one> <other> [pairs] [mode]
//! [rounds|soldier|lord|kami] [seed]`: players are `1` to `8`, `rule` or `oracle`. `rounds` plays
//! single rounds and counts points, a level of the game plays whole games.

use std::time::{Duration, Instant};

use kami::{Deal, Deck, Game, GameOutcome, GamePhase, Level, Mode, Outcome, Seat, Viewer};
use kamidana_engine::{
    Character, Limits, Player, Random,
    kami::{Oracle, RuleFollower, player},
};
use kamidana_game::{BoardView, Choices, KamiBoard, View};

enum Side {
    Seeing(Box<dyn Player>),
    Knowing(Oracle),
}

impl Side {
    fn new(name: &str, seed: u64) -> Self {
        match name {
            "rule" => Self::Seeing(Box::new(RuleFollower)),
            "oracle" => Self::Knowing(Oracle::new(64)),
            level => Self::Seeing(player(Character {
                level: level.parse().expect("a level, `rule` or `oracle`"),
                seed,
                memory: 16,
            })),
        }
    }

    fn choose(&mut self, game: &Game, seat: Seat) -> kami::Action {
        match self {
            Self::Seeing(player) => {
                let text = player.choose(&view(game, seat), &Limits::default());
                text.expect("it is that seat's turn")
                    .parse()
                    .expect("an action")
            }
            Self::Knowing(oracle) => {
                let limits = Limits {
                    nodes: Some(400_000),
                    ..Limits::default()
                };
                let round = game.round().expect("a round is played");
                oracle
                    .choose(round, &limits)
                    .expect("the round is not over")
            }
        }
    }
}

fn view(game: &Game, seat: Seat) -> View {
    let round = game.view(Viewer::Seat(seat)).expect("a round is played");
    let seat = kamidana_game::Seat::new(seat.number()).expect("four seats at most");
    View {
        viewer: kamidana_game::Viewer::Seat(seat),
        to_act: Some(seat),
        choices: Choices::list(round.legal.texts()),
        outcome: kamidana_game::Outcome::Unknown,
        fairness: None,
        board: BoardView::Kami(Box::new(KamiBoard {
            round,
            draws: Vec::new(),
            last: None,
        })),
    }
}

struct Clock {
    time: [Duration; 2],
    slowest: [Duration; 2],
    actions: [u32; 2],
    /// How many rounds brought how many points.
    points: [u32; 11],
}

/// Plays a game, or one round of it. Result: the points of the first side less the other's, or
/// ±1 for a whole game. `seats` says which side sits where.
fn play(
    mode: Mode,
    level: Option<Level>,
    sides: &mut [Side; 2],
    seats: [usize; 4],
    seed: u64,
    clock: &mut Clock,
) -> f64 {
    let mut chance = Random::new(seed);
    let first = mode.seats()[chance.below(u32::from(mode.code())) as usize];
    let mut game = Game::with_first(mode, level.unwrap_or(Level::Soldier), first);
    loop {
        match game.phase() {
            GamePhase::Play => {
                let seat = game.turn().expect("somebody acts");
                let side = seats[seat.index()];
                let start = Instant::now();
                let action = sides[side].choose(&game, seat);
                let took = start.elapsed();
                clock.time[side] += took;
                clock.slowest[side] = clock.slowest[side].max(took);
                clock.actions[side] += 1;
                game.apply(action).expect("a legal action");
            }
            GamePhase::Draw | GamePhase::Deal if level.is_some() || game.finished().is_empty() => {
                let mut deck = Deck::sorted();
                deck.shuffle(|bound| chance.below(bound));
                let first = game.first().expect("no draw is needed");
                let deal = Deal::from_deck(mode, first, &deck);
                game.deal_known(&deal).expect("the deal fits");
            }
            GamePhase::Draw | GamePhase::Deal | GamePhase::Over => break,
        }
    }
    let sign = |seat: Seat| if seats[seat.index()] == 0 { 1.0 } else { -1.0 };
    let mut last = 0.0;
    for round in game.finished() {
        if let Outcome::Won { seat, points, .. } = round.outcome {
            clock.points[usize::from(points.min(10))] += 1;
            last = sign(seat) * f64::from(points);
        }
    }
    match (level, game.outcome()) {
        (None, _) => last,
        (Some(_), GameOutcome::Won { team }) => sign(team.seat()),
        (Some(_), GameOutcome::Unknown) => 0.0,
    }
}

/// The seatings of a duplicate: sides swapped; with three at the table one of the first side
/// against two of the other, on every seat (an equal player wins a third).
fn seatings(mode: Mode) -> &'static [[usize; 4]] {
    match mode {
        Mode::Traditional | Mode::Duel => &[[0, 1, 0, 1], [1, 0, 1, 0]],
        Mode::Chaotic => &[[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1]],
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize, other: &'static str| words.get(at).map_or(other, String::as_str);
    let (one, other) = (word(0, "8"), word(1, "rule"));
    let pairs: u64 = word(2, "100").parse().expect("a number of pairs");
    let mode: Mode = word(3, "4").parse().expect("a mode");
    let level = Level::ALL
        .into_iter()
        .find(|level| level.name() == word(4, "rounds"));
    let seed: u64 = word(5, "1").parse().expect("a seed");
    let mut clock = Clock {
        time: [Duration::ZERO; 2],
        slowest: [Duration::ZERO; 2],
        actions: [0; 2],
        points: [0; 11],
    };
    let (mut sum, mut squares, mut games, mut wins) = (0.0, 0.0, 0.0, 0.0);
    let (mut ahead, mut behind) = (0, 0);
    for pair in 0..pairs {
        let mut result = 0.0;
        let seatings = seatings(mode);
        let count = seatings.len() as f64;
        for (at, &seats) in seatings.iter().enumerate() {
            let luck = seed * 1_000_003 + pair * 16 + at as u64;
            let mut sides = [Side::new(one, luck), Side::new(other, luck + 7)];
            let reached = play(
                mode,
                level,
                &mut sides,
                seats,
                seed * 7919 + pair,
                &mut clock,
            );
            games += 1.0;
            wins += f64::from(u8::from(reached > 0.0));
            result += reached / count;
        }
        sum += result;
        squares += result * result;
        ahead += u32::from(result > 0.0);
        behind += u32::from(result < 0.0);
    }
    let n = pairs as f64;
    let mean = sum / n;
    let error = ((squares / n - mean * mean) / n).max(0.0).sqrt();
    let share = |side: usize| clock.time[side] / clock.actions[side].max(1);
    println!(
        "{one} - {other}, mode {mode}, {}: {mean:+.3} ± {:.3} (95 %), {:.1} % of {games} won; duplicates ahead {ahead} behind {behind} = {:.1} %; {:?} and {:?} an action, slowest {:?} and {:?}",
        level.map_or("rounds", Level::name),
        1.96 * error,
        100.0 * wins / games,
        100.0 * f64::from(ahead) / f64::from((ahead + behind).max(1)),
        share(0),
        share(1),
        clock.slowest[0],
        clock.slowest[1],
    );
    println!("rounds by points from 1: {:?}", &clock.points[1..]);
}
