//! `cargo run --release -p kamidana-engine --example kamisado_teeth -- [<matches> [<nodes> [<seed>]]]`: what teeth
//! are worth in the rounds that follow.
//!
//! Two players who look ahead as far as so many nodes let them, and do not care which tower wins, play marathon
//! matches from random line-ups. By logistic regression it says how much each Sumo, Double- and Triple-Sumo of a side
//! adds to the odds of who opens a round, and takes from them on the other side; and how often towers of each
//! rank win, to how many there are. The tables in `src/kamisado/equity.rs` come from it.

use std::error::Error;

use kamidana_engine::{Limits, Random, kamisado::AlphaBeta};
use kamisado::{Action, Board, Colour, Length, LineUp, Match, Phase, SetUp, Side};

/// The mebibytes of a player.
const MEMORY: usize = 16;

/// The ranks above a tower's, and one for what is there before any teeth.
const WEIGHTS: usize = 4;

type Features = [f64; WEIGHTS];

/// How many towers of a rank won a round, and how many would have if all won alike.
#[derive(Clone, Copy, Default)]
struct Wins {
    counted: u32,
    expected: f64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|argument| argument.parse())
        .collect::<Result<_, _>>()?;
    let matches = numbers.first().copied().unwrap_or(200);
    let limits = Limits {
        nodes: Some(numbers.get(1).copied().unwrap_or(3_000)),
        ..Limits::default()
    };
    let mut random = Random::new(numbers.get(2).copied().unwrap_or(1));
    let mut rounds: Vec<(Features, bool)> = Vec::new();
    let mut wins = [Wins::default(); 4];
    for _ in 0..matches {
        play(&limits, &mut random, &mut rounds, &mut wins)?;
    }
    let opened = rounds.iter().filter(|(_, won)| *won).count();
    println!(
        "of {} rounds the opener won {:.1} %",
        rounds.len(),
        100.0 * opened as f64 / rounds.len() as f64
    );
    let (weights, errors) = fit(&rounds);
    println!("odds of the opener, as a logarithm, and standard errors:");
    for (index, name) in ["before teeth", "Sumo", "Double-Sumo", "Triple-Sumo"]
        .into_iter()
        .enumerate()
    {
        println!("  {name:12} {:6.2} ± {:.2}", weights[index], errors[index]);
    }
    println!("wins to towers of 0, 1, 2 and 3 teeth:");
    for Wins { counted, expected } in wins {
        let share = f64::from(counted) / expected;
        println!("  {counted} of {expected:.0} expected: {share:.2}");
    }
    Ok(())
}

/// One match; what its rounds tell is added to what is known.
fn play(
    limits: &Limits,
    random: &mut Random,
    rounds: &mut Vec<(Features, bool)>,
    wins: &mut [Wins; 4],
) -> Result<(), Box<dyn Error>> {
    let mut game = Match::new(Length::Marathon, SetUp::Tournament);
    for _ in Side::ALL {
        game.play(Action::Place(line_up(random)))?;
    }
    let mut players = Side::ALL.map(|_| AlphaBeta::new(MEMORY, random.bits()));
    while game.phase() != Phase::Over {
        let opener = game.to_act().ok_or("somebody opens")?;
        let start = *game.board().ok_or("there is a board")?;
        while let (Phase::Play, Some(side)) = (game.phase(), game.to_act()) {
            let action = players[side.index()].choose(&game, limits);
            game.play(action.ok_or("nothing to play")?)?;
        }
        let winner = game.round_winner().ok_or("the round is over")?;
        rounds.push((features(&start, opener), winner == opener));
        let after = game.board().ok_or("there is a board")?;
        for tower in Colour::ALL {
            let teeth = start.teeth_of(winner, tower);
            let wins = &mut wins[usize::from(teeth.count())];
            wins.counted += u32::from(after.teeth_of(winner, tower) != teeth);
            wins.expected += 1.0 / 8.0;
        }
        if game.phase() == Phase::Fill {
            let fill = players[winner.index()].choose(&game, limits);
            game.play(fill.ok_or("nothing to choose")?)?;
        }
    }
    Ok(())
}

/// By how many towers of each rank the opener has more than the other, and the constant.
fn features(start: &Board, opener: Side) -> Features {
    let mut features = [1.0, 0.0, 0.0, 0.0];
    for (side, sign) in [(opener, 1.0), (!opener, -1.0)] {
        for tower in Colour::ALL {
            let teeth = usize::from(start.teeth_of(side, tower).count());
            if teeth > 0 {
                features[teeth] += sign;
            }
        }
    }
    features
}

/// Logistic regression by Newton's method; the weights and their standard errors.
fn fit(rounds: &[(Features, bool)]) -> (Features, Features) {
    let mut weights = [0.0; WEIGHTS];
    let mut errors = [0.0; WEIGHTS];
    for _ in 0..30 {
        let mut slope = [0.0; WEIGHTS];
        let mut curve = [[0.0; WEIGHTS]; WEIGHTS];
        for (features, won) in rounds {
            let sum: f64 = features.iter().zip(weights).map(|(x, w)| x * w).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            for row in 0..WEIGHTS {
                slope[row] += features[row] * (f64::from(u8::from(*won)) - chance);
                for column in 0..WEIGHTS {
                    curve[row][column] +=
                        features[row] * features[column] * chance * (1.0 - chance);
                }
            }
        }
        let inverse = inverted(curve);
        for row in 0..WEIGHTS {
            weights[row] += (0..WEIGHTS)
                .map(|column| inverse[row][column] * slope[column])
                .sum::<f64>();
            errors[row] = inverse[row][row].sqrt();
        }
    }
    (weights, errors)
}

/// The inverse of a matrix that has one, by elimination.
fn inverted(mut matrix: [[f64; WEIGHTS]; WEIGHTS]) -> [[f64; WEIGHTS]; WEIGHTS] {
    let mut inverse = [[0.0; WEIGHTS]; WEIGHTS];
    for (place, row) in inverse.iter_mut().enumerate() {
        row[place] = 1.0;
    }
    for pivot in 0..WEIGHTS {
        let scale = matrix[pivot][pivot];
        for column in 0..WEIGHTS {
            matrix[pivot][column] /= scale;
            inverse[pivot][column] /= scale;
        }
        for row in (0..WEIGHTS).filter(|row| *row != pivot) {
            let factor = matrix[row][pivot];
            for column in 0..WEIGHTS {
                matrix[row][column] -= factor * matrix[pivot][column];
                inverse[row][column] -= factor * inverse[pivot][column];
            }
        }
    }
    inverse
}

fn line_up(random: &mut Random) -> LineUp {
    let mut colours = Colour::ALL;
    for last in (1..8).rev() {
        colours.swap(last, random.below(last as u32 + 1) as usize);
    }
    LineUp::new(colours).unwrap_or_default()
}
