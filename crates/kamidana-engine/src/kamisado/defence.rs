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
/// --example kamisado_defences -- 3000`, from 3 000 random starts, when first guesses were set by hand and nodes were about
/// twice those of today; it explains 56 per cent of the variance.
#[rustfmt::skip]
const DEFENDER: [[f64; 8]; 8] = [
    [-0.12, 0.41, 0.27, 0.16, 0.24, -1.11, -0.55, 0.70],
    [-0.61, 0.34, 0.25, -0.43, 0.32, -0.59, 0.48, 0.24],
    [-0.45, 0.16, 0.18, -0.89, 0.40, 0.74, -0.27, 0.13],
    [0.07, -0.22, 0.56, -0.42, 0.62, -0.31, -0.34, 0.04],
    [0.04, -0.34, -0.31, 0.62, -0.42, 0.56, -0.22, 0.07],
    [0.13, -0.27, 0.74, 0.40, -0.89, 0.18, 0.16, -0.45],
    [0.24, 0.48, -0.59, 0.32, -0.43, 0.25, 0.34, -0.61],
    [0.70, -0.55, -1.11, 0.24, 0.16, 0.27, 0.41, -0.12],
];
#[rustfmt::skip]
const CHALLENGER: [[f64; 8]; 8] = [
    [0.65, -0.01, 0.04, 0.24, 0.20, -0.16, 0.24, -1.21],
    [-0.35, -0.25, -0.15, 0.27, 0.07, 0.14, -0.16, 0.44],
    [0.07, -0.34, 0.11, -0.07, 0.04, -0.28, 0.33, 0.15],
    [0.02, 0.23, 0.10, -0.16, -0.58, 0.20, -0.03, 0.23],
    [0.23, -0.03, 0.20, -0.58, -0.16, 0.10, 0.23, 0.02],
    [0.15, 0.33, -0.28, 0.04, -0.07, 0.11, -0.34, 0.07],
    [0.44, -0.16, 0.14, 0.07, 0.27, -0.15, -0.25, -0.35],
    [-1.21, 0.24, -0.16, 0.20, 0.24, 0.04, -0.01, 0.65],
];

/// The doublings before any tower is looked at, with the Sumos of the first rounds; those of a start that
/// is as likely as not to be too hard for who opens it; and the spread between starts that look alike.
const PLAIN: f64 = 13.3;
const HARD: f64 = 18.0;
const SPREAD: f64 = 1.3;

/// The chance that who opens the round after this board finds no win, with the better fill of the
/// `winner` of this one.
pub(super) fn chance(board: &Board, winner: Side) -> f64 {
    let [left, right] = Fill::ALL.map(|fill| {
        let line_up = |side| LineUp::filled(board, side, fill);
        of_start(line_up(!winner), line_up(winner))
    });
    left.max(right)
}

fn of_start(challenger: LineUp, defender: LineUp) -> f64 {
    too_hard(PLAIN + weigh(defender, &DEFENDER) + weigh(challenger, &CHALLENGER))
}

/// The chance that who opens a start finds no win, or that there is none, if it was not settled by so many
/// nodes: of the starts of that example 24 of 100 are the Defender's once 3 000 nodes have gone, 36 after 10 000, 64
/// after 50 000 and 72 after 100 000.
pub(super) fn chance_if_open_after(nodes: u64) -> f64 {
    1.0 / (1.0 + exp(0.4 * (14.5 - doublings(nodes))))
}

/// The chance that who opens a start finds no win, though there is one that took so many nodes to prove.
pub(super) fn chance_if_lost_after(nodes: u64) -> f64 {
    too_hard(doublings(nodes))
}

fn doublings(nodes: u64) -> f64 {
    f64::from(logf(nodes.max(1) as f32)) / std::f64::consts::LN_2
}

fn too_hard(doublings: f64) -> f64 {
    1.0 / (1.0 + exp((HARD - doublings) / SPREAD))
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
