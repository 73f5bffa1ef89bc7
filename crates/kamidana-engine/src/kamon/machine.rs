//! Kamon behind the common door.

use kamidana_game::OpenBoard;

use crate::{ActionJudgement, Analyst, Answer, Character, Limits, Player, Question};

use super::{Engine, MoveJudgement, Solver, player::player};

/// Plays and judges Kamon.
#[derive(Clone, Copy, Debug)]
pub struct Machine;

impl crate::Machine for Machine {
    fn game(&self) -> &'static str {
        "kamon"
    }

    fn player(&self, character: Character) -> Box<dyn Player> {
        player(character)
    }

    fn analyst(&self, memory: usize) -> Box<dyn Analyst> {
        Box::new(KamonAnalyst {
            solver: Solver::new(memory - memory / 2),
            engine: Engine::new(memory / 2),
        })
    }
}

struct KamonAnalyst {
    solver: Solver,
    engine: Engine,
}

impl Analyst for KamonAnalyst {
    fn solve(&mut self, board: &OpenBoard, question: Question, limits: &Limits) -> Answer {
        let OpenBoard::Kamon(position) = board else {
            return Answer::NOTHING;
        };
        let shortest = question == Question::Shortest;
        let solution = self.solver.solve(position, shortest, limits);
        Answer::proven(solution.proof, solution.nodes, &solution.line)
    }

    fn analyse(
        &mut self,
        board: &OpenBoard,
        limits: &Limits,
        on_update: &mut dyn FnMut(&[ActionJudgement]),
    ) -> Vec<ActionJudgement> {
        let OpenBoard::Kamon(position) = board else {
            return Vec::new();
        };
        let mut tell = |moves: &[MoveJudgement]| on_update(&texts(moves));
        texts(&self.engine.analyse(position, limits, &mut tell))
    }
}

fn texts(moves: &[MoveJudgement]) -> Vec<ActionJudgement> {
    let text = |said: &MoveJudgement| ActionJudgement {
        action: said.cell.to_string(),
        judgement: said.judgement,
    };
    moves.iter().map(text).collect()
}
