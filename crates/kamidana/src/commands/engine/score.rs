//! What is known of a move, in the words of an `info` line.
//!
//! A reader of the chess protocol finds `score cp` or `score mate` and can stop there. The word
//! `proven` follows where, and only where, the score is no guess.

use std::fmt;

use kamidana_engine::{Estimate, Judgement, Proof, Verdict};

/// Centipawns of a win that is proven but not counted: more than any estimate.
const WON: i32 = 30_000;

/// The most centipawns an estimate says.
const MOST_ESTIMATED: f64 = 9_999.0;

/// A judgement as an `info` line tells it; empty if nothing is known.
pub(super) struct Score(pub(super) Judgement);

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Judgement::Proven(proof) => proven(proof, f),
            Judgement::Points(points) => {
                write!(
                    f,
                    "score cp {} proven points {points}",
                    100 * i32::from(points)
                )
            }
            Judgement::Estimated(estimate) => {
                let chance = estimate.chance();
                write!(f, "score cp {} chance {chance:.4}", centipawns(estimate))
            }
            Judgement::Unknown => Ok(()),
        }
    }
}

fn proven(proof: Proof, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let name = proof.verdict.name();
    let sign = match proof.verdict {
        Verdict::Win => 1,
        Verdict::Loss => -1,
        Verdict::Draw => 0,
    };
    match proof.plies {
        // Mates are counted in moves of the side to move.
        Some(plies) if sign != 0 => {
            let moves = sign * plies.div_ceil(2) as i32;
            write!(f, "score mate {moves} proven {name} plies {plies}")
        }
        _ => write!(f, "score cp {} proven {name}", sign * WON),
    }
}

/// The advantage that wins this often between players rated as in chess.
fn centipawns(estimate: Estimate) -> i32 {
    let chance = estimate.chance();
    let scaled = 400.0 * (chance / (1.0 - chance)).log10();
    scaled.clamp(-MOST_ESTIMATED, MOST_ESTIMATED).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(judgement: Judgement) -> String {
        Score(judgement).to_string()
    }

    #[test]
    fn only_proofs_are_called_proven() {
        let proof = |verdict, plies| Judgement::Proven(Proof { verdict, plies });
        let guess = |chance| Judgement::Estimated(Estimate::new(chance));
        assert_eq!(
            said(proof(Verdict::Win, Some(5))),
            "score mate 3 proven win plies 5"
        );
        assert_eq!(
            said(proof(Verdict::Loss, Some(4))),
            "score mate -2 proven loss plies 4"
        );
        assert_eq!(said(proof(Verdict::Win, None)), "score cp 30000 proven win");
        assert_eq!(
            said(proof(Verdict::Draw, Some(9))),
            "score cp 0 proven draw"
        );
        assert_eq!(
            said(Judgement::Points(-4)),
            "score cp -400 proven points -4"
        );
        assert_eq!(said(guess(0.5)), "score cp 0 chance 0.5000");
        assert_eq!(said(guess(10.0 / 11.0)), "score cp 400 chance 0.9091");
        assert_eq!(said(guess(1.0)), "score cp 9999 chance 1.0000");
        assert_eq!(said(Judgement::Unknown), "");
    }
}
