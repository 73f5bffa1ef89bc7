//! Why the rules refuse an action, for programs.

use kami::{Card, Refusal, RefusalReason};

use crate::{Refused, Why};

/// A refused action with its reason.
pub(super) fn refused(action: &str, refusal: Refusal) -> Refused {
    Refused::because(action, refusal, why(refusal.reason))
}

fn name(card: Card) -> String {
    format!("{{card-{card}}}")
}

fn why(reason: RefusalReason) -> Why {
    let kind = |kind| Why::new("kami", kind);
    match reason {
        RefusalReason::RoundOver => kind("round-over"),
        RefusalReason::QuestionOpen => kind("question-open"),
        RefusalReason::AnswerOpen => kind("answer-open"),
        RefusalReason::NoQuestion => kind("no-question"),
        RefusalReason::LeaderPasses => kind("leader-passes"),
        RefusalReason::AttackDue => kind("attack-due"),
        RefusalReason::DefenceDue => kind("defence-due"),
        RefusalReason::NotInHand(card) => kind("not-in-hand").about("card", name(card)),
        RefusalReason::NoMercenaries => kind("no-mercenaries"),
        RefusalReason::PileEmpty(pile) => kind("pile-empty").about("pile", pile.index() as u32 + 1),
        RefusalReason::DoesNotCounter { card, attack } => kind("no-counter")
            .about("card", name(card))
            .about("attack", name(attack)),
        RefusalReason::OnlyHandCard => kind("only-card"),
        RefusalReason::EmpressLocked => kind("empress"),
        RefusalReason::MercenaryEmpressLocked => kind("mercenary-empress"),
        // The enum may grow.
        _ => kind("not-now"),
    }
}
