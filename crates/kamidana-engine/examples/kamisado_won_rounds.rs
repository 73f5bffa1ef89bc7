//! `cargo run --release -p kamidana-engine --example kamisado_won_rounds -- [<rounds> [<seed> [<points>
//! [<level>…]]]]`: level 8 plays won rounds against each of the levels (all, if none is named), and none may
//! be lost.
//!
//! The starts are random line-ups of both sides; whoever is proven to win is played by level 8. With so many
//! points that win the match (1, 3, 7 or 15) it is a single round, or the first of a match, where there is more to
//! be wanted than to win it; then each takes seconds instead of milliseconds. Nodes limit every thought, so that a busy machine changes nothing.

use std::{
    error::Error,
    time::{Duration, Instant},
};

use kamidana_engine::{
    Character, Level, Limits, Meter, Player, Random,
    kamisado::{Solver, player},
};
use kamidana_game::{Choices, Data, Outcome, Seat, View, Viewer, kamisado::KamisadoBoard};
use kamisado::{Action, Colour, Length, LineUp, Match, Phase, SetUp, Side};

/// The mebibytes of a player and of the solver.
const MEMORY: usize = 32;

fn main() -> Result<(), Box<dyn Error>> {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|argument| argument.parse())
        .collect::<Result<_, _>>()?;
    let rounds = numbers.first().copied().unwrap_or(100);
    let seed = numbers.get(1).copied().unwrap_or(1);
    let points = numbers.get(2).copied().unwrap_or(1);
    let length = Length::from_target(points.try_into()?).ok_or("1, 3, 7 or 15 points win")?;
    let named = numbers.get(3..).unwrap_or_default();
    for level in Level::all() {
        if !named.is_empty() && !named.contains(&u64::from(level.number())) {
            continue;
        }
        let mut random = Random::new(seed << 8 | u64::from(level.number()));
        let (mut lost, mut opened) = (0, 0);
        for _ in 0..rounds {
            let (start, winner) = won_start(length, &mut random)?;
            opened += u64::from(start.to_act() == Some(winner));
            let end = play_round(start, winner, level, random.bits())?;
            if end.round_winner() != Some(winner) {
                lost += 1;
                println!("lost as {winner:?} against level {level}: {start}");
            }
        }
        println!("level {level}: {rounds} won rounds ({opened} as the opener), {lost} lost");
    }
    Ok(())
}

/// A random start, and who is proven to win it.
fn won_start(length: Length, random: &mut Random) -> Result<(Match, Side), Box<dyn Error>> {
    let mut game = Match::new(length, SetUp::Tournament);
    for _ in Side::ALL {
        game.play(Action::Place(line_up(random)))?;
    }
    let round = game.round().ok_or("both have placed")?;
    let mut unlimited = Meter::new(Limits::default());
    let winner = Solver::new(MEMORY).winner(round, &mut unlimited);
    Ok((game, winner.ok_or("there is no limit")?))
}

fn play_round(
    mut game: Match,
    winner: Side,
    level: Level,
    seed: u64,
) -> Result<Match, Box<dyn Error>> {
    let of_level = |level| {
        player(Character {
            level,
            seed,
            memory: MEMORY,
        })
    };
    let mut best = of_level(Level::new(8).ok_or("there are eight levels")?);
    let mut other = of_level(level);
    while let (Phase::Play, Some(side)) = (game.phase(), game.to_act()) {
        let player = if side == winner {
            &mut best
        } else {
            &mut other
        };
        let action = choice(player.as_mut(), &game, side).ok_or("nothing to play")?;
        game.play(action.parse()?)?;
    }
    Ok(game)
}

fn choice(player: &mut dyn Player, game: &Match, side: Side) -> Option<String> {
    let seat = |side: Side| Seat::new(side.index() as u8 + 1);
    let view = View {
        viewer: Viewer::Seat(seat(side)?),
        to_act: seat(side),
        choices: Choices::NONE,
        outcome: Outcome::Unknown,
        fairness: None,
        board: Data::new(KamisadoBoard {
            game: *game,
            phase: game.phase(),
            score: game.score(),
            round: 1,
            events: Vec::new(),
            fills: None,
        }),
    };
    let limits = Limits {
        deadline: Instant::now().checked_add(Duration::from_secs(600)),
        ..Limits::default()
    };
    player.choose(&view, &limits)
}

fn line_up(random: &mut Random) -> LineUp {
    let mut colours = Colour::ALL;
    for last in (1..8).rev() {
        colours.swap(last, random.below(last as u32 + 1) as usize);
    }
    LineUp::new(colours).unwrap_or_default()
}
