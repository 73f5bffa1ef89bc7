//! Levels against each other: `cargo run --release -p kamidana-engine --example kamisado_match --
//! <level> <level> <games> [<length> [<seed> [<moves>]]]`.
//!
//! Every start is played twice, with sides swapped. It is a pair of random line-ups, followed by
//! random moves that do not hand over the round at once: four for the length `single` (the
//! default), because whoever opens a round is nearly always winning, otherwise none.

use std::{
    error::Error,
    time::{Duration, Instant},
};

use kamidana_engine::{Character, Level, Limits, Player, Random, kamisado::player};
use kamidana_game::{
    BoardView, Choices, Fairness, KamisadoBoard, Outcome as TableOutcome, Seat, View, Viewer,
};
use kamisado::{Action, Colour, Length, LineUp, Match, Outcome, Round, SetUp, Side};

/// The mebibytes of each player.
const MEMORY: usize = 64;

fn line_up(random: &mut Random) -> LineUp {
    let mut colours = Colour::ALL;
    for last in (1..8).rev() {
        colours.swap(last, random.below(last as u32 + 1) as usize);
    }
    LineUp::new(colours).unwrap_or_default()
}

fn can_walk_home(round: &Round) -> bool {
    let home = |to: kamisado::Square| to.is_home_of(!round.side());
    round.legal_moves().any(|path| home(path.to))
}

/// A start that is not decided at a glance.
fn start(length: Length, moves: u32, random: &mut Random) -> Result<Match, Box<dyn Error>> {
    'again: loop {
        let mut game = Match::new(length, SetUp::Tournament);
        for _ in Side::ALL {
            game.apply(Action::Place(line_up(random)))?;
        }
        for _ in 0..moves {
            let safe: Vec<Match> = game
                .legal_actions()
                .into_iter()
                .filter_map(|action| {
                    let mut next = game;
                    next.apply(action).ok()?;
                    (!can_walk_home(next.round()?)).then_some(next)
                })
                .collect();
            let Some(next) = safe.get(random.below(safe.len() as u32) as usize) else {
                continue 'again;
            };
            game = *next;
        }
        return Ok(game);
    }
}

fn view(game: &Match, side: Side) -> Result<View, Box<dyn Error>> {
    let seat = Seat::new(side.index() as u8 + 1).ok_or("no such seat")?;
    Ok(View {
        viewer: Viewer::Seat(seat),
        to_act: Some(seat),
        choices: Choices::NONE,
        outcome: TableOutcome::Unknown,
        fairness: None::<Fairness>,
        board: BoardView::Kamisado(KamisadoBoard {
            game: *game,
            phase: game.phase(),
            score: game.score(),
            round: 1,
            events: Vec::new(),
        }),
    })
}

/// One game: half points of the first player, and the longest each thought.
fn play(
    mut game: Match,
    first: Side,
    players: &mut [Box<dyn Player>; 2],
    longest: &mut [Duration; 2],
) -> Result<usize, Box<dyn Error>> {
    while let Some(side) = game.to_act() {
        let index = usize::from(side != first);
        let started = Instant::now();
        let action = players[index]
            .choose(&view(&game, side)?, &Limits::default())
            .ok_or("a player did not move")?;
        longest[index] = longest[index].max(started.elapsed());
        game.apply(action.parse()?)?;
    }
    Ok(match game.outcome() {
        Outcome::Decisive { winner, .. } if winner == first => 2,
        Outcome::Decisive { .. } => 0,
        Outcome::Draw | Outcome::Unknown => 1,
    })
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [one, other, games, rest @ ..] = arguments.as_slice() else {
        return Err(
            "usage: kamisado_match <level> <level> <games> [<length> [<seed> [<moves>]]]".into(),
        );
    };
    let (one, other): (Level, Level) = (one.parse()?, other.parse()?);
    let games: u32 = games.parse()?;
    let length = rest.first().map_or("single", String::as_str);
    let length = Length::WITH_TARGET
        .into_iter()
        .find(|known| known.name() == length)
        .ok_or("a length is single, standard, long or marathon")?;
    let seed = rest.get(1).map_or(Ok(1), |seed| seed.parse())?;
    let moves = match rest.get(2) {
        Some(moves) => moves.parse()?,
        None if length == Length::Single => 4,
        None => 0,
    };
    let mut random = Random::new(seed);
    let mut longest = [Duration::ZERO; 2];
    let mut results = [0; 3];
    // In how many pairs with sides swapped one level won both games, and how often the side to
    // move at the start won.
    let (mut sweeps, mut openers) = ([0; 2], 0);
    for _ in 0..games / 2 {
        let game = start(length, moves, &mut random)?;
        let mut points = 0;
        for first in Side::ALL {
            let mut players = [one, other].map(|level| {
                player(Character {
                    level,
                    seed: random.bits(),
                    memory: MEMORY,
                })
            });
            let half_points = play(game, first, &mut players, &mut longest)?;
            results[half_points] += 1;
            openers += u32::from((game.to_act() == Some(first)) == (half_points == 2));
            points += half_points;
        }
        match points {
            4 => sweeps[0] += 1,
            0 => sweeps[1] += 1,
            _ => {}
        }
    }
    let [losses, draws, wins] = results;
    let share =
        100.0 * (f64::from(wins) + 0.5 * f64::from(draws)) / f64::from(wins + draws + losses);
    println!(
        "{} level {one} against {other}: {wins} won, {losses} lost, {share:.1} %; both games of \
         a pair {} to {}; the opener won {openers}; longest thoughts {:.2} s and {:.2} s",
        length.name(),
        sweeps[0],
        sweeps[1],
        longest[0].as_secs_f64(),
        longest[1].as_secs_f64(),
    );
    Ok(())
}
