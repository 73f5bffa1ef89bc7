//! A machine that plays and judges Nim.

use kamidana_engine::{
    ActionJudgement, Analyst, Answer, Character, Judgement, Level, Limits, Player, Proof, Question,
    Random, Verdict,
};
use kamidana_game::{Choices, Study, View};

use super::{
    door::NimBoard,
    rules::{Heaps, Taking},
};

pub(crate) struct Machine;

impl kamidana_engine::Machine for Machine {
    fn game(&self) -> &'static str {
        "nim"
    }

    fn player(&self, character: Character) -> Box<dyn Player> {
        Box::new(NimPlayer {
            level: character.level,
            random: Random::new(character.seed),
        })
    }

    fn analyst(&self, _: usize) -> Box<dyn Analyst> {
        Box::new(NimAnalyst)
    }
}

/// Looks at the heaps as often as its level says, and else takes anything.
struct NimPlayer {
    level: Level,
    random: Random,
}

impl Player for NimPlayer {
    fn choose(&mut self, view: &View, _: &Limits) -> Option<String> {
        let Choices::List { actions } = &view.choices else {
            return None;
        };
        let NimBoard { heaps, .. } = view.board.get()?;
        let looks = self.random.below(8) < u32::from(self.level.number());
        let wins = |action: &&String| {
            let taking: Result<Taking, _> = action.parse();
            taking.is_ok_and(|taking| !heaps.after(taking).is_won())
        };
        let best = actions.iter().find(wins).filter(|_| looks);
        let any = self.random.below((actions.len() as u32).max(1)) as usize;
        best.or_else(|| actions.get(any)).cloned()
    }
}

struct NimAnalyst;

fn proven(won: bool) -> Judgement {
    let verdict = if won { Verdict::Win } else { Verdict::Loss };
    Judgement::Proven(Proof {
        verdict,
        plies: None,
    })
}

impl Analyst for NimAnalyst {
    fn solve(&mut self, study: &dyn Study, _: Question, _: &Limits) -> Answer {
        let Some(heaps) = study.get::<Heaps>().filter(|heaps| !heaps.is_over()) else {
            return Answer::NOTHING;
        };
        let actions = heaps.legal_actions().into_iter();
        let mut winning = actions.filter(|taking| !heaps.after(*taking).is_won());
        Answer {
            judgement: proven(heaps.is_won()),
            nodes: 1,
            line: winning.next().iter().map(ToString::to_string).collect(),
        }
    }

    fn analyse(
        &mut self,
        study: &dyn Study,
        _: &Limits,
        on_update: &mut dyn FnMut(&[ActionJudgement]),
    ) -> Vec<ActionJudgement> {
        let Some(heaps) = study.get::<Heaps>() else {
            return Vec::new();
        };
        let judge = |taking: &Taking| ActionJudgement {
            action: taking.to_string(),
            judgement: proven(!heaps.after(*taking).is_won()),
        };
        let mut judged: Vec<_> = heaps.legal_actions().iter().map(judge).collect();
        // A stable sort: the winning ones first.
        judged.sort_by_key(|judged| judged.judgement != proven(true));
        on_update(&judged);
        judged
    }
}
