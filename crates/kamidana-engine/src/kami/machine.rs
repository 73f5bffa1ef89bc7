//! Kami behind the common door.

use kami::Round;
use kamidana_game::OpenBoard;

use crate::{ActionJudgement, Analyst, Answer, Character, Judgement, Limits, Player, Question};

use super::{JudgedAction, Solver, player::player};

/// Plays Kami with hidden cards and judges rounds in which all cards are known.
#[derive(Clone, Copy, Debug)]
pub struct Machine;

impl crate::Machine for Machine {
    fn game(&self) -> &'static str {
        "kami"
    }

    fn counts_points(&self) -> bool {
        true
    }

    fn player(&self, character: Character) -> Box<dyn Player> {
        player(character)
    }

    fn analyst(&self, memory: usize) -> Box<dyn Analyst> {
        Box::new(KamiAnalyst {
            solver: Solver::new(memory),
        })
    }
}

struct KamiAnalyst {
    solver: Solver,
}

impl Analyst for KamiAnalyst {
    fn solve(&mut self, board: &OpenBoard, _: Question, limits: &Limits) -> Answer {
        let Some(round) = round_on(board) else {
            return Answer::NOTHING;
        };
        let Some(value) = self.solver.value(&round, limits) else {
            return Answer {
                nodes: self.solver.nodes(),
                ..Answer::NOTHING
            };
        };
        let nodes = self.solver.nodes();
        let left = Limits {
            nodes: limits.nodes.map(|most| most.saturating_sub(nodes)),
            ..limits.clone()
        };
        let line = self.solver.line(&round, &left);
        Answer {
            judgement: Judgement::Points(value),
            nodes: nodes + self.solver.nodes(),
            line: line.iter().map(ToString::to_string).collect(),
        }
    }

    fn analyse(
        &mut self,
        board: &OpenBoard,
        limits: &Limits,
        on_update: &mut dyn FnMut(&[ActionJudgement]),
    ) -> Vec<ActionJudgement> {
        let Some(round) = round_on(board) else {
            return Vec::new();
        };
        let mut judged = Vec::new();
        self.solver.judge_each(&round, limits, &mut |actions| {
            judged = texts(actions);
            on_update(&judged);
        });
        judged
    }
}

/// The round on the board.
fn round_on(board: &OpenBoard) -> Option<Round> {
    match board {
        OpenBoard::Kami(deal, actions) => kami::replay(deal, actions).ok(),
        _ => None,
    }
}

fn texts(actions: &[JudgedAction]) -> Vec<ActionJudgement> {
    let text = |(action, value): &JudgedAction| ActionJudgement {
        action: action.to_string(),
        judgement: value.map_or(Judgement::Unknown, Judgement::Points),
    };
    actions.iter().map(text).collect()
}
