//! Kamon behind the common door.

use std::collections::BTreeMap;

use kamidana_game::{Data, Study, View, kamon::KamonBoard};
use kamon::{Cell, Position, Side};
use serde::Serialize;

use crate::{ActionJudgement, Analyst, Answer, Character, Limits, Player, Question, YardstickSpec};

use super::{Engine, MoveJudgement, Solver, block, outlook, player::player};

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

    fn yardsticks(&self) -> &'static [YardstickSpec] {
        &[YardstickSpec {
            name: "simple",
            help: "takes a win, hands none over, else plays at random",
        }]
    }

    // In a browser nobody is measured.
    #[cfg(not(target_family = "wasm"))]
    fn yardstick(&self, name: &str, _: usize, seed: u64) -> Option<Box<dyn crate::Yardstick>> {
        (name == "simple").then(|| Box::new(super::simple::Simple::new(seed)) as Box<_>)
    }

    fn insight(&self, study: &dyn Study) -> Option<Data> {
        let position: &Position = study.get()?;
        let block = block::block(position)?;
        let replies = position.legal_actions().map(|cell| {
            let mut after = *position;
            after.play_unchecked(cell);
            let left = after
                .top()
                .map_or(0, |top| after.tokens().matching(top).len());
            (cell, left)
        });
        Some(Data::new(Block {
            blocked: if block.mover_wins {
                position.side().other()
            } else {
                position.side()
            },
            replies: replies.collect(),
        }))
    }

    #[cfg(feature = "schema")]
    fn insight_schema(&self) -> Option<kamidana_game::schema::TaggedSchema> {
        let block = kamidana_game::schema::TaggedSchema::of::<Block>("kind", "block");
        Some(block)
    }

    fn outlook(&self, view: &View) -> Option<Data> {
        let acts = view.to_act.is_some_and(|seat| view.viewer.sits_on(seat));
        let board: &KamonBoard = view.board.get().filter(|_| acts)?;
        outlook::placements(&board.position).map(Data::new)
    }

    #[cfg(feature = "schema")]
    fn outlook_schema(&self) -> Option<kamidana_game::schema::TaggedSchema> {
        let placements =
            kamidana_game::schema::TaggedSchema::of::<outlook::Placements>("kind", "placements");
        Some(placements)
    }

    fn analyst(&self, memory: usize) -> Box<dyn Analyst> {
        Box::new(KamonAnalyst {
            solver: Solver::new(memory - memory / 2),
            engine: Engine::new(memory / 2),
        })
    }
}

/// How the race for the last reply stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamonBlock))]
#[serde(tag = "kind", rename = "block")]
pub struct Block {
    /// Who would be blocked if both played for the block alone.
    pub blocked: Side,
    /// For every legal cell, how many replies it leaves.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, usize>))]
    pub replies: BTreeMap<Cell, usize>,
}

struct KamonAnalyst {
    solver: Solver,
    engine: Engine,
}

impl Analyst for KamonAnalyst {
    fn solve(&mut self, study: &dyn Study, question: Question, limits: &Limits) -> Answer {
        let Some(position) = study.get::<Position>() else {
            return Answer::NOTHING;
        };
        let shortest = question == Question::Shortest;
        let solution = self.solver.solve(position, shortest, limits);
        Answer::proven(solution.proof, solution.nodes, &solution.line)
    }

    fn analyse(
        &mut self,
        study: &dyn Study,
        limits: &Limits,
        on_update: &mut dyn FnMut(&[ActionJudgement]),
    ) -> Vec<ActionJudgement> {
        let Some(position) = study.get::<Position>() else {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Machine as _, Random};

    /// Whether the player to move gets the last reply if only tokens count.
    fn replies_last(position: &kamon::Position) -> bool {
        let Some(top) = position.top() else {
            return true;
        };
        position.tokens().matching(top).iter().any(|cell| {
            let mut after = *position;
            after.play_unchecked(cell);
            !replies_last(&after)
        })
    }

    #[test]
    fn who_gets_blocked_agrees_with_playing_the_block_out() {
        let game = kamidana_game::game("kamon").unwrap();
        let options = kamidana_game::Options::defaults(game.options());
        let mut random = Random::new(5);
        let mut compared = 0;
        for seed in 0..60 {
            let mut play = game
                .start(&options, kamidana_game::Seed::new([seed; 32]))
                .unwrap();
            while let kamidana_game::Choices::List { actions } = play.choices()
                && !actions.is_empty()
            {
                let pick = random.below(actions.len() as u32) as usize;
                play.apply(&actions[pick]).unwrap();
                let study = play.reveal().study();
                let position: &Position = study.get().expect("a position of Kamon");
                if position.outcome().is_over() || position.tokens().cells().len() > 12 {
                    continue;
                }
                let insight = Machine.insight(&*study).expect("a running game has one");
                let block: &Block = insight.get().expect("a block");
                assert_eq!(block.blocked != position.side(), replies_last(position));
                assert_eq!(block.replies.len(), position.legal_cells().len());
                compared += 1;
            }
        }
        assert!(compared > 100, "{compared}");
    }
}
