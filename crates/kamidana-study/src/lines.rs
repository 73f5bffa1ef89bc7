//! What an analysis finds, as lines of JSON.

use kamidana_engine::{ActionJudgement, Judgement};
use kamidana_game::Seat;
use serde_json::{Value, json};

use crate::Update;

/// Writes down what an analysis finds, line by line; the last one has `"done": true`.
#[derive(Debug)]
pub struct Lines {
    /// Who is to move at every position of a review.
    movers: Vec<Option<Seat>>,
    /// How many positions of a review have been told.
    told: usize,
}

impl Lines {
    /// Of positions at which these are to move.
    pub const fn new(movers: Vec<Option<Seat>>) -> Self {
        Self { movers, told: 0 }
    }

    /// The lines that an update adds, each with its end; the nodes are those of the whole search so
    /// far.
    pub fn of(&mut self, update: Update, nodes: u64) -> String {
        let lines = match update {
            Update::Better(moves) => vec![shown_moves(&moves, nodes, false)],
            Update::Actions(moves) => vec![shown_moves(&moves, nodes, true)],
            Update::Answer(answer) => vec![json!({
                "answer": judged(answer.judgement),
                "line": answer.line,
                "nodes": answer.nodes,
                "done": true,
            })],
            Update::Reviewing(found) => self.reviewed(&found),
            Update::Reviewed(found) => {
                let mut lines = self.reviewed(&found);
                lines.push(json!({ "nodes": nodes, "done": true }));
                lines
            }
        };
        let lines = lines.iter().map(ToString::to_string);
        lines.fold(String::new(), |text, line| text + &line + "\n")
    }

    /// The line that says why there is no answer.
    pub fn failed(why: &str) -> String {
        json!({ "error": why, "done": true }).to_string() + "\n"
    }

    /// What has not been told yet of a review.
    fn reviewed(&mut self, found: &[Judgement]) -> Vec<Value> {
        let fresh = found.iter().enumerate().skip(self.told);
        let lines = fresh.map(|(back, judgement)| {
            let ply = self.movers.len() - 1 - back;
            let answer = judged(*judgement);
            json!({ "ply": ply, "seat": self.movers[ply], "answer": answer, "done": false })
        });
        let lines = lines.collect();
        self.told = found.len();
        lines
    }
}

fn shown_moves(moves: &[ActionJudgement], nodes: u64, done: bool) -> Value {
    let moves: Vec<_> = moves.iter().map(shown_move).collect();
    json!({ "moves": moves, "nodes": nodes, "done": done })
}

fn shown_move(judged_move: &ActionJudgement) -> Value {
    let mut shown = judged(judged_move.judgement);
    shown["action"] = json!(judged_move.action);
    shown
}

/// A judgement, from the point of view of whoever is to move.
fn judged(judgement: Judgement) -> Value {
    match judgement {
        Judgement::Proven(proof) => {
            let verdict = proof.verdict.name();
            json!({ "kind": "proven", "verdict": verdict, "plies": proof.plies })
        }
        Judgement::Points(points) => json!({ "kind": "proven", "points": points }),
        Judgement::Estimated(estimate) => {
            json!({ "kind": "estimated", "chance": estimate.chance() })
        }
        Judgement::Unknown => json!({ "kind": "unknown" }),
    }
}
