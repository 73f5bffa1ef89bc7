//! What the solver of Kamon guesses by: `cargo run --release -p kamidana-engine --example kamon_guess --
//! samples <plies> <positions> <one in so many> <seed>` searches random positions after so many random plies
//! and writes some of the new positions that it meets, solved, a line for each; `... -- fit <file>...` fits
//! the network to such lines and writes it as `src/kamon/weights.rs`. Both say the same every time.

use std::{
    error::Error,
    fs,
    io::{BufWriter, Write, stdout},
};

use kamidana_engine::{
    Limits, Random,
    kamon::{FEATURES, HIDDEN, MIDDLE, Net, WEIGHED, samples},
};
use kamon::{Cell, Layout, Options, Position, Token};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.split_first() {
        Some((command, numbers)) if command == "samples" && numbers.len() == 4 => {
            let numbers: Result<Vec<u64>, _> = numbers.iter().map(|text| text.parse()).collect();
            write_samples(&numbers?)
        }
        Some((command, files)) if command == "fit" && !files.is_empty() => fit(files),
        _ => Err("samples <plies> <positions> <one in> <seed>, or fit <file>...".into()),
    }
}

/// The most nodes for a position whose search is sampled, and for a sample.
const LIMITS: [u64; 2] = [3_000_000, 100_000];

fn write_samples(numbers: &[u64]) -> Result<(), Box<dyn Error>> {
    let (plies, mut left) = (numbers[0] as usize, numbers[1]);
    let mut random = Random::new(numbers[3]);
    let mut out = BufWriter::new(stdout().lock());
    while left > 0 {
        let position = random_game(&mut random, plies);
        if position.moves_made() < plies || position.outcome().is_over() {
            continue;
        }
        left -= 1;
        let [search, solve] = LIMITS.map(|nodes| Limits {
            nodes: Some(nodes),
            ..Limits::default()
        });
        for sample in samples(&position, numbers[2] as u32, random.bits(), &search, &solve) {
            for feature in sample.features {
                write!(out, "{feature} ")?;
            }
            writeln!(out, "{} {}", u8::from(sample.reached), sample.nodes)?;
        }
    }
    Ok(())
}

/// A random layout after random moves, or fewer if the game ends.
fn random_game(random: &mut Random, plies: usize) -> Position {
    let mut order = Token::ALL;
    for last in (1..order.len()).rev() {
        order.swap(last, random.below(last as u32 + 1) as usize);
    }
    let forbidden = Cell::ALL[random.below(37) as usize];
    let layout = Layout::new(order, forbidden).expect("each token once");
    let mut position = Position::new(layout, Options::default());
    for _ in 0..plies {
        let legal = position.legal_cells();
        if let Some(cell) = legal.iter().nth(random.below(legal.len() as u32) as usize) {
            position.play_unchecked(cell);
        }
    }
    position
}

/// A line of a file, ready to be learned from.
struct Lesson {
    /// Around zero, all of the same size.
    features: [f32; FEATURES],
    /// The free cells, from the middle, in fours.
    free: f32,
    reached: bool,
    /// The doublings of the nodes.
    nodes: f32,
}

/// What is learned: who wins, in natural logarithms of the odds, and the doublings of the nodes that it takes
/// if the side to move reaches what it needs and if not.
const ANSWERS: usize = 3;

/// The numbers of a model: the layer, its constants, and for each answer a constant, what is weighed and what
/// is weighed with the free cells.
const LAYER: usize = HIDDEN * FEATURES;
const ANSWER: usize = 1 + 2 * WEIGHED;
const MODEL: usize = LAYER + HIDDEN + ANSWERS * ANSWER;

/// How the three answers become one number of work each: 2^`SCALE` · nodes^`COST` · odds^∓`ODDS`.
const SCALE: f32 = 4.0;
const COST: f32 = 0.4;
const ODDS: f32 = 0.4;

const EPOCHS: usize = 30;
const BATCH: usize = 256;

fn fit(files: &[String]) -> Result<(), Box<dyn Error>> {
    let mut rows: Vec<Vec<f32>> = Vec::new();
    for file in files {
        for line in fs::read_to_string(file)?.lines() {
            let row: Result<Vec<f32>, _> = line.split(' ').map(str::parse).collect();
            rows.push(row?);
        }
    }
    if rows.is_empty() || rows.iter().any(|row| row.len() != FEATURES + 2) {
        return Err("a line has the features, whether it was reached, and the nodes".into());
    }
    let column = |place: usize| rows.iter().map(move |row| row[place]);
    let count = rows.len() as f32;
    let mean: [f32; FEATURES] = std::array::from_fn(|place| column(place).sum::<f32>() / count);
    let size: [f32; FEATURES] = std::array::from_fn(|place| {
        let squares = column(place).map(|value| (value - mean[place]).powi(2));
        (squares.sum::<f32>() / count).sqrt().max(1e-3)
    });
    let lessons: Vec<Lesson> = rows
        .iter()
        .map(|row| Lesson {
            features: std::array::from_fn(|place| (row[place] - mean[place]) / size[place]),
            free: (row[0] - MIDDLE as f32) / 4.0,
            reached: row[FEATURES] > 0.5,
            nodes: row[FEATURES + 1].log2(),
        })
        .collect();
    // Neighbours come from one search, so the last tenth is of other searches.
    let (learned, kept) = lessons.split_at(lessons.len() - lessons.len() / 10);
    let model = learn(learned);
    let [odds, reached, prevented] = loss(&model, kept);
    eprintln!(
        "{} lessons; of {} others: odds {odds:.4}, nodes if reached {reached:.3}, if prevented {prevented:.3}",
        learned.len(),
        kept.len()
    );
    print_net(&rounded(&model, &mean, &size));
    Ok(())
}

/// What is weighed in the end, and the answers.
fn answers(model: &[f32], lesson: &Lesson) -> ([f32; WEIGHED], [f32; ANSWERS]) {
    let mut weighed = [0.0; WEIGHED];
    weighed[..FEATURES].copy_from_slice(&lesson.features);
    for node in 0..HIDDEN {
        let weights = &model[node * FEATURES..][..FEATURES];
        let products = weights.iter().zip(&lesson.features).map(|(a, b)| a * b);
        weighed[FEATURES + node] = (model[LAYER + node] + products.sum::<f32>()).max(0.0);
    }
    let answers = std::array::from_fn(|answer| {
        let weights = &model[LAYER + HIDDEN + answer * ANSWER..][..ANSWER];
        let (plain, with_cells) = weights[1..].split_at(WEIGHED);
        let products = plain.iter().zip(with_cells).zip(&weighed);
        weights[0]
            + products
                .map(|((a, b), value)| (a + b * lesson.free) * value)
                .sum::<f32>()
    });
    (weighed, answers)
}

/// The mean losses: of the odds, and the squares of the doublings.
fn loss(model: &[f32], lessons: &[Lesson]) -> [f32; 3] {
    let (mut sums, mut counts) = ([0.0; 3], [0.0_f32; 3]);
    for lesson in lessons {
        let (_, answers) = answers(model, lesson);
        let sign = if lesson.reached { 1.0 } else { -1.0 };
        let place = if lesson.reached { 1 } else { 2 };
        sums[0] += (-sign * answers[0]).exp().ln_1p();
        sums[place] += (answers[place] - lesson.nodes).powi(2);
        counts[0] += 1.0;
        counts[place] += 1.0;
    }
    std::array::from_fn(|place| sums[place] / counts[place].max(1.0))
}

/// What a doubling too much weighs against a wrong winner.
const WEIGHT_OF_NODES: f32 = 0.1;

/// Stochastic gradient descent (Adam) with a falling rate.
fn learn(lessons: &[Lesson]) -> Vec<f32> {
    let mut random = Random::new(1);
    let mut noise = |size: f32| (random.unit() as f32 * 2.0 - 1.0) * size;
    let mut model = vec![0.0_f32; MODEL];
    for weight in &mut model[..LAYER] {
        *weight = noise((3.0 / FEATURES as f32).sqrt());
    }
    for answer in 0..ANSWERS {
        for node in FEATURES..WEIGHED {
            model[LAYER + HIDDEN + answer * ANSWER + 1 + node] = noise(0.2);
        }
    }
    let (mut speed, mut spread) = (vec![0.0_f32; MODEL], vec![0.0_f32; MODEL]);
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    let steps = EPOCHS * lessons.len().div_ceil(BATCH);
    let mut step = 0;
    for _ in 0..EPOCHS {
        for last in (1..order.len()).rev() {
            order.swap(last, random.below(last as u32 + 1) as usize);
        }
        for batch in order.chunks(BATCH) {
            let slope = slope(&model, batch.iter().map(|&index| &lessons[index]));
            let rate = 0.004 * (1.0 - step as f32 / steps as f32) + 1e-5;
            step += 1;
            let [unbiased, even] = [0.9_f32, 0.999].map(|kept| 1.0 - kept.powi(step));
            for place in 0..MODEL {
                let slope = slope[place] / batch.len() as f32;
                speed[place] += 0.1 * (slope - speed[place]);
                spread[place] += 0.001 * (slope * slope - spread[place]);
                let size = (spread[place] / even).sqrt() + 1e-8;
                model[place] -= rate * speed[place] / unbiased / size;
            }
        }
    }
    model
}

/// The slope of the loss of some lessons, summed up.
fn slope<'a>(model: &[f32], lessons: impl Iterator<Item = &'a Lesson>) -> Vec<f32> {
    let mut slope = vec![0.0; MODEL];
    for lesson in lessons {
        let (weighed, answers) = answers(model, lesson);
        let sign = if lesson.reached { 1.0 } else { -1.0 };
        let mut errors = [-sign / (1.0 + (sign * answers[0]).exp()), 0.0, 0.0];
        let place = if lesson.reached { 1 } else { 2 };
        errors[place] = 2.0 * WEIGHT_OF_NODES * (answers[place] - lesson.nodes);
        let mut back = [0.0; WEIGHED];
        for (answer, error) in errors.into_iter().enumerate() {
            let start = LAYER + HIDDEN + answer * ANSWER;
            slope[start] += error;
            for place in 0..WEIGHED {
                let (plain, with_cells) = (start + 1 + place, start + 1 + WEIGHED + place);
                slope[plain] += error * weighed[place];
                slope[with_cells] += error * weighed[place] * lesson.free;
                back[place] += error * (model[plain] + model[with_cells] * lesson.free);
            }
        }
        for node in (0..HIDDEN).filter(|node| weighed[FEATURES + node] > 0.0) {
            let error = back[FEATURES + node];
            slope[LAYER + node] += error;
            let weights = &mut slope[node * FEATURES..][..FEATURES];
            for (weight, feature) in weights.iter_mut().zip(&lesson.features) {
                *weight += error * feature;
            }
        }
    }
    slope
}

/// The network in whole numbers, for features as they are; the last feature, which is always the same,
/// carries the constants.
fn rounded(model: &[f32], mean: &[f32; FEATURES], size: &[f32; FEATURES]) -> Net {
    const CONSTANT: usize = FEATURES - 1;
    let whole = |value: f32| {
        let value = value.round();
        assert!(value.abs() < 32767.0, "{value} does not fit");
        value as i16
    };
    let unscaled = |weights: &[f32], constant: f32| {
        let mut unscaled: [f32; FEATURES] =
            std::array::from_fn(|place| weights[place] / size[place]);
        let shift: f32 = (0..CONSTANT)
            .map(|place| unscaled[place] * mean[place])
            .sum();
        unscaled[CONSTANT] = (constant - shift) / mean[CONSTANT];
        unscaled
    };
    let layer = std::array::from_fn(|node| {
        let weights = &model[node * FEATURES..][..FEATURES];
        unscaled(weights, model[LAYER + node]).map(|weight| whole(1024.0 * weight))
    });
    let numbers = std::array::from_fn(|number| {
        let of = |answer: usize| &model[LAYER + HIDDEN + answer * ANSWER..][..ANSWER];
        let sign = if number == 0 { -1.0 } else { 1.0 };
        let mix = |place: usize| {
            COST * of(number + 1)[place] + sign * ODDS * std::f32::consts::LOG2_E * of(0)[place]
        };
        let part = |first: usize, constant: f32, scale: f32| {
            let weights: Vec<f32> = (first..first + WEIGHED).map(mix).collect();
            let features = unscaled(&weights, constant);
            std::array::from_fn(|place| {
                whole(if place < FEATURES {
                    16.0 * 1024.0 * scale * features[place]
                } else {
                    1024.0 * scale * weights[place]
                })
            })
        };
        // A free cell is a quarter of the measure used here, and counted in eighths.
        [part(1, mix(0) + SCALE, 1.0), part(1 + WEIGHED, 0.0, 2.0)]
    });
    Net { layer, numbers }
}

fn print_net(net: &Net) {
    println!(
        "//! The weights of the guess, written by `cargo run --release -p kamidana-engine --example kamon_guess -- \\\n\
         //! fit`.\n\n\
         use super::{{\n    features::FEATURES,\n    net::{{HIDDEN, WEIGHED}},\n}};\n\n\
         #[rustfmt::skip]\n\
         pub(super) const LAYER: [[i16; FEATURES]; HIDDEN] = ["
    );
    for node in net.layer {
        println!("    {node:?},");
    }
    println!("];\n\n#[rustfmt::skip]\npub(super) const NUMBERS: [[[i16; WEIGHED]; 2]; 2] = [");
    for [plain, with_cells] in net.numbers {
        println!("    [{plain:?},\n     {with_cells:?}],");
    }
    println!("];");
}
