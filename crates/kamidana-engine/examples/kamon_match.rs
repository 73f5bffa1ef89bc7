//! Levels against each other: `cargo run --release -p kamidana-engine --example kamon_match --
//! <level> <level> <games> [<seed>]`. Every layout is played twice, with colours swapped.

use std::{
    error::Error,
    time::{Duration, Instant},
};

use kamidana_engine::{Character, Level, Limits, Player, Random, kamon::player};
use kamidana_game::{Options, Outcome, Seat, Seed, Viewer, game};

/// The mebibytes of each player.
const MEMORY: usize = 64;

/// One game: half points of the first player, and the longest it thought.
fn play(
    seed: u64,
    first_is_black: bool,
    players: &mut [Box<dyn Player>; 2],
    longest: &mut [Duration; 2],
) -> Result<usize, Box<dyn Error>> {
    let kamon = game("kamon").ok_or("no such game")?;
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let options = Options::defaults(kamon.options());
    let mut table = kamon.start(&options, Seed::new(bytes))?;
    while let Some(seat) = table.to_act() {
        let index = usize::from((seat.number() == 1) != first_is_black);
        let started = Instant::now();
        let action = players[index]
            .choose(&table.view(Viewer::Seat(seat)), &Limits::default())
            .ok_or("a player did not move")?;
        longest[index] = longest[index].max(started.elapsed());
        table.apply(&action)?;
    }
    let first = Seat::new(if first_is_black { 1 } else { 2 }).ok_or("no such seat")?;
    Ok(match table.outcome() {
        Outcome::Decisive { winners, .. } if winners.contains(&first) => 2,
        Outcome::Decisive { .. } => 0,
        Outcome::Draw { .. } | Outcome::Unknown => 1,
    })
}

fn main() -> Result<(), Box<dyn Error>> {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|argument| argument.parse())
        .collect::<Result<_, _>>()?;
    let &[one, other, games, ref seed @ ..] = numbers.as_slice() else {
        return Err("usage: kamon_match <level> <level> <games> [<seed>]".into());
    };
    let levels = [one, other].map(|number| Level::new(number as u8));
    let [Some(one), Some(other)] = levels else {
        return Err("a level is a number from 1 to 8".into());
    };
    let mut random = Random::new(seed.first().copied().unwrap_or(1));
    let mut longest = [Duration::ZERO; 2];
    let mut results = [0; 3];
    for _ in 0..games / 2 {
        let layout = random.bits();
        for first_is_black in [true, false] {
            let mut players = [one, other].map(|level| {
                player(Character {
                    level,
                    seed: random.bits(),
                    memory: MEMORY,
                })
            });
            results[play(layout, first_is_black, &mut players, &mut longest)?] += 1;
        }
    }
    let [losses, draws, wins] = results;
    let share =
        100.0 * (f64::from(wins) + 0.5 * f64::from(draws)) / f64::from(wins + draws + losses);
    println!(
        "level {one} against {other}: {wins} won, {draws} drawn, {losses} lost, {share:.1} %; \
         longest thoughts {:.2} s and {:.2} s",
        longest[0].as_secs_f64(),
        longest[1].as_secs_f64(),
    );
    Ok(())
}
