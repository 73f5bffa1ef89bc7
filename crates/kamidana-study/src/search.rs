//! What an engine is asked, and what it finds.

use std::time::Duration;

use kamidana_engine::{ActionJudgement, Analyst, Answer, Instant, Judgement, Limits, Question};
use kamidana_game::Study;

/// What to find out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Analysis {
    /// What is certain about a position.
    Solve(Question),
    /// What is known of each action.
    Actions,
    /// What is known of every position of a game.
    Review,
}

/// What an analysis has found.
#[derive(Clone, PartialEq, Debug)]
pub enum Update {
    /// So far: every action, the best first. More will come.
    Better(Vec<ActionJudgement>),
    /// The last word about every action.
    Actions(Vec<ActionJudgement>),
    /// The last word about the position.
    Answer(Answer),
    /// So far: the last positions of a game, from the last one back. More will come.
    Reviewing(Vec<Judgement>),
    /// All positions of a game, from the last one back.
    Reviewed(Vec<Judgement>),
}

impl Update {
    /// Whether nothing more comes.
    pub const fn is_last(&self) -> bool {
        !matches!(self, Self::Better(_) | Self::Reviewing(_))
    }
}

impl Analysis {
    /// Asks an analyst, who tells what gets better, and returns the last word. It is about the last
    /// of these positions, or about all of them.
    pub fn run(
        self,
        analyst: &mut dyn Analyst,
        studies: &[Box<dyn Study>],
        limits: &Limits,
        tell: &mut dyn FnMut(Update),
    ) -> Update {
        let last = studies.last();
        match self {
            Self::Solve(question) => Update::Answer(last.map_or(Answer::NOTHING, |study| {
                analyst.solve(&**study, question, limits)
            })),
            Self::Actions => Update::Actions(last.map_or_else(Vec::new, |study| {
                analyst.analyse(&**study, limits, &mut |found| {
                    tell(Update::Better(found.to_vec()));
                })
            })),
            Self::Review => Update::Reviewed(review(analyst, studies, limits, tell)),
        }
    }
}

/// Judges every position of a game, from the last one back: what is known of the end helps to judge
/// what came before. Each is judged from the point of view of whoever is to move; what cannot be
/// proven in its share of the time is estimated.
fn review(
    analyst: &mut dyn Analyst,
    studies: &[Box<dyn Study>],
    limits: &Limits,
    tell: &mut dyn FnMut(Update),
) -> Vec<Judgement> {
    let mut found = Vec::with_capacity(studies.len());
    for (at, study) in studies.iter().enumerate().rev() {
        if limits.stop.is_raised() {
            break;
        }
        // Half of its share for a proof, what is left of it for an estimate.
        let share = |parts: u32| {
            let now = Instant::now();
            let Some(end) = limits.deadline else {
                return limits.clone();
            };
            let left = end.saturating_duration_since(now);
            cut(limits.clone(), left / (parts * (at as u32 + 1)), now)
        };
        let proof = analyst.solve(&**study, Question::Verdict, &share(2));
        let mut judgement = proof.judgement;
        if judgement == Judgement::Unknown {
            let actions = analyst.analyse(&**study, &share(1), &mut |_| ());
            judgement = actions.first().map_or(judgement, |best| best.judgement);
        }
        found.push(judgement);
        tell(Update::Reviewing(found.clone()));
    }
    found
}

/// The limits with at most so much time from now on.
pub fn cut(limits: Limits, most: Duration, now: Instant) -> Limits {
    let latest = now.checked_add(most);
    Limits {
        deadline: match (limits.deadline, latest) {
            (Some(wished), Some(latest)) => Some(wished.min(latest)),
            (wished, latest) => wished.or(latest),
        },
        ..limits
    }
}
