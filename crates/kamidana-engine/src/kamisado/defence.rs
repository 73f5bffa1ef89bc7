//! How well a line-up defends, without any search.
//!
//! Nearly every round is won by who opens it, and mostly that is soon proven. The exceptions gather
//! around one order of the Defender's towers, in which each stands on the file where the Challenger's home
//! row has its colour: the more towers stand so, the longer a proof takes, and the starts that the
//! Defender wins are found among the hardest.

use kamisado::{Board, Fill, LineUp, Side};

use crate::maths::{exp, logf};

/// How often the nodes of a proof that the Challenger wins double, by the place of each of the Defender's
/// towers and its colour, and by those of the Challenger. Made by `cargo run --release -p kamidana-engine
/// --example kamisado_defences -- 6273 11`, from so many random starts; it explains 56 per cent of the variance.
#[rustfmt::skip]
const DEFENDER: [[f64; 8]; 8] = [
    [-0.06, 0.35, 0.22, -0.06, 0.22, -0.82, -0.56, 0.70],
    [-0.48, 0.34, 0.24, -0.35, 0.34, -0.62, 0.48, 0.06],
    [-0.55, 0.28, 0.06, -0.66, 0.28, 0.70, -0.39, 0.29],
    [0.10, 0.05, 0.70, -0.58, 0.82, -0.48, -0.54, -0.05],
    [-0.05, -0.54, -0.48, 0.82, -0.58, 0.70, 0.05, 0.10],
    [0.29, -0.39, 0.70, 0.28, -0.66, 0.06, 0.28, -0.55],
    [0.06, 0.48, -0.62, 0.34, -0.35, 0.24, 0.34, -0.48],
    [0.70, -0.56, -0.82, 0.22, -0.06, 0.22, 0.35, -0.06],
];
#[rustfmt::skip]
const CHALLENGER: [[f64; 8]; 8] = [
    [0.55, 0.07, 0.10, 0.20, 0.22, -0.10, 0.18, -1.21],
    [-0.07, -0.18, -0.13, 0.18, -0.04, 0.11, -0.20, 0.33],
    [0.08, -0.21, -0.07, 0.08, -0.06, -0.16, 0.22, 0.11],
    [0.07, 0.03, 0.02, -0.07, -0.50, 0.24, 0.08, 0.13],
    [0.13, 0.08, 0.24, -0.50, -0.07, 0.02, 0.03, 0.07],
    [0.11, 0.22, -0.16, -0.06, 0.08, -0.07, -0.21, 0.08],
    [0.33, -0.20, 0.11, -0.04, 0.18, -0.13, -0.18, -0.07],
    [-1.21, 0.18, -0.10, 0.22, 0.20, 0.10, 0.07, 0.55],
];

/// The doublings before any tower is looked at, with the Sumos of the first rounds.
const PLAIN: f64 = 12.3;

/// The doublings of a start that is as likely as not to be lost for who opens it, and how much surer a doubling
/// more makes it. Of 1 523 starts that were solved with up to a million nodes the Defender won 0, 3, 12, 36, 75 and
/// 91 per cent of those from 13, 14, … 18 doublings on.
const EVEN: f64 = 16.9;
const STEEPNESS: f64 = 1.4;

/// Doublings that have gone into a start without settling it beyond these count as so much of those that are seen.
const EXPECTED: f64 = 13.5;
const SHARE: f64 = 0.35;

/// The doublings of a start that is won for who opens it, but as likely as not too hard to find in a game, and the
/// spread around them.
const HARD: f64 = 18.6;
const SPREAD: f64 = 0.8;

/// The chance that who opens the round after this board loses it, with the better fill of the `winner` of
/// this one.
pub(super) fn chance(board: &Board, winner: Side) -> f64 {
    let [left, right] = Fill::ALL.map(|fill| doublings(board, winner, fill));
    chance_if_open(left.max(right), 0)
}

/// How hard the start looks that follows this board.
pub(super) fn doublings(board: &Board, winner: Side, fill: Fill) -> f64 {
    let line_up = |side| LineUp::filled(board, side, fill);
    of_start(line_up(!winner), line_up(winner))
}

fn of_start(challenger: LineUp, defender: LineUp) -> f64 {
    PLAIN + weigh(defender, &DEFENDER) + weigh(challenger, &CHALLENGER)
}

/// The chance that who opens a start loses it, if it looks so hard and is not settled by so many nodes.
pub(super) fn chance_if_open(doublings: f64, tried: u64) -> f64 {
    let more = (logarithm(tried) - EXPECTED).max(0.0);
    1.0 / (1.0 + exp(STEEPNESS * (EVEN - doublings - SHARE * more)))
}

/// The chance that who opens a start finds no win, or that there is none, if it was not settled by so many
/// nodes: of the starts of that example 24 of 100 are the Defender's once 3 000 nodes have gone, 36 after 10 000, 64
/// after 50 000 and 72 after 100 000.
pub(super) fn chance_if_open_after(nodes: u64) -> f64 {
    1.0 / (1.0 + exp(0.4 * (14.5 - logarithm(nodes))))
}

/// The chance that who opens a start finds no win, though there is one that took so many nodes to prove.
pub(super) fn chance_if_lost_after(nodes: u64) -> f64 {
    1.0 / (1.0 + exp((HARD - logarithm(nodes)) / SPREAD))
}

/// To the base of two.
fn logarithm(nodes: u64) -> f64 {
    f64::from(logf(nodes.max(1) as f32)) / std::f64::consts::LN_2
}

fn weigh(line_up: LineUp, weights: &[[f64; 8]; 8]) -> f64 {
    let places = line_up.colours().into_iter().zip(weights);
    places.map(|(tower, row)| row[tower.index()]).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Random, kamisado::set_up::random_line_up};

    #[test]
    fn the_order_that_refutes_most_line_ups_defends_best() {
        let best: LineUp = "obpkyrgn".parse().expect("a line-up");
        let mut random = Random::new(5);
        for _ in 0..50 {
            let (challenger, other) = (random_line_up(&mut random), random_line_up(&mut random));
            assert!(of_start(challenger, best) > of_start(challenger, other));
        }
    }

    #[test]
    fn a_start_defends_like_its_mirror_image() {
        let mut random = Random::new(6);
        for _ in 0..50 {
            let (challenger, defender) = (random_line_up(&mut random), random_line_up(&mut random));
            let mirrored = of_start(challenger.mirrored(), defender.mirrored());
            let difference = of_start(challenger, defender) - mirrored;
            assert!(difference.abs() < 1e-9, "{difference}");
        }
    }
}
