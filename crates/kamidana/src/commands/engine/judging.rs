//! What can be proven of a move in a moment.

use kamidana_engine::{Analyst, Judgement, Limits, Proof, Question, Verdict};
use kamidana_game::{Outcome, Seat, Study};

/// A move, what is certain of it, and the play that bears it out.
pub(super) struct Finding {
    pub(super) judgement: Judgement,
    /// What may follow the move.
    pub(super) line: Vec<String>,
}

/// What is certain for `seat`, whose move led to this position.
pub(super) fn after_move(
    study: &dyn Study,
    seat: Seat,
    analyst: &mut dyn Analyst,
    limits: &Limits,
) -> Finding {
    let at_once = |verdict| Finding {
        judgement: Judgement::Proven(Proof {
            verdict,
            plies: Some(1),
        }),
        line: Vec::new(),
    };
    match study.outcome() {
        Outcome::Draw { .. } => return at_once(Verdict::Draw),
        Outcome::Decisive { winners, .. } if winners.contains(&seat) => {
            return at_once(Verdict::Win);
        }
        Outcome::Decisive { .. } => return at_once(Verdict::Loss),
        Outcome::Unknown => {}
    }
    let answer = analyst.solve(study, Question::Verdict, limits);
    // The same side moves again if the other has to pass.
    let same = study.to_act() == Some(seat);
    Finding {
        judgement: match answer.judgement {
            Judgement::Proven(Proof { verdict, plies }) => Judgement::Proven(Proof {
                verdict: if same { verdict } else { verdict.reversed() },
                plies: plies.map(|plies| plies + 1),
            }),
            _ => Judgement::Unknown,
        },
        line: answer.line,
    }
}
