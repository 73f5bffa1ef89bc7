//! Kami behind the common door.

use kamidana_game::{
    Data, Study, View,
    kami::{KamiBoard, OpenRound, seen},
};

use crate::{
    ActionJudgement, Analyst, Answer, Character, Judgement, Limits, Player, Question, Yardstick,
    YardstickSpec,
};

use super::{JudgedAction, Oracle, RuleFollower, Solver, outlook, player::player, view_from_text};

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

    fn yardsticks(&self) -> &'static [YardstickSpec] {
        &[
            YardstickSpec {
                name: "rules",
                help: "rules of thumb",
            },
            YardstickSpec {
                name: "oracle",
                help: "all cards known, to measure with",
            },
        ]
    }

    fn yardstick(&self, name: &str, memory: usize, _: u64) -> Option<Box<dyn Yardstick>> {
        match name {
            "rules" => Some(Box::new(RuleFollower)),
            "oracle" => Some(Box::new(Oracle::new(memory))),
            _ => None,
        }
    }

    fn read_told(&self, position: &str, moves: &[&str]) -> Option<Result<View, String>> {
        let hides = position.contains('?');
        hides.then(|| match view_from_text(position, moves.iter().copied()) {
            Ok(view) => Ok(seen(view)),
            Err(why) => Err(why.to_string()),
        })
    }

    fn outlook(&self, view: &View) -> Option<Data> {
        let acts = view.to_act.is_some_and(|seat| view.viewer.sits_on(seat));
        let board: &KamiBoard = view.board.get().filter(|_| acts)?;
        outlook::cards(&board.round).map(Data::new)
    }

    #[cfg(feature = "schema")]
    fn outlook_schema(&self) -> Option<kamidana_game::schema::TaggedSchema> {
        let cards = kamidana_game::schema::TaggedSchema::of::<outlook::Cards>("kind", "cards");
        Some(cards)
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
    fn solve(&mut self, study: &dyn Study, _: Question, limits: &Limits) -> Answer {
        let Some(open) = study.get::<OpenRound>() else {
            return Answer::NOTHING;
        };
        let Some(value) = self.solver.value(open.round(), limits) else {
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
        let line = self.solver.line(open.round(), &left);
        Answer {
            judgement: Judgement::Points(value),
            nodes: nodes + self.solver.nodes(),
            line: line.iter().map(ToString::to_string).collect(),
        }
    }

    fn analyse(
        &mut self,
        study: &dyn Study,
        limits: &Limits,
        on_update: &mut dyn FnMut(&[ActionJudgement]),
    ) -> Vec<ActionJudgement> {
        let Some(open) = study.get::<OpenRound>() else {
            return Vec::new();
        };
        let mut judged = Vec::new();
        self.solver
            .judge_each(open.round(), limits, &mut |actions| {
                judged = texts(actions);
                on_update(&judged);
            });
        judged
    }
}

fn texts(actions: &[JudgedAction]) -> Vec<ActionJudgement> {
    let text = |(action, value): &JudgedAction| ActionJudgement {
        action: action.to_string(),
        judgement: value.map_or(Judgement::Unknown, Judgement::Points),
    };
    actions.iter().map(text).collect()
}
