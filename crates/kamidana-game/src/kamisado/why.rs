//! Why the rules refuse an action, for programs.

use kamisado::{Colour, Refusal, RefusalReason, Side, Square};

use crate::{Refused, Why};

/// A refused action with its reason.
pub(super) fn refused(action: &str, refusal: Refusal) -> Refused {
    let why = Why {
        rule: refusal.reason.rule(),
        ..why(refusal.reason)
    };
    Refused::because(action, refusal, why)
}

fn side(side: Side) -> String {
    match side {
        Side::Black => "{seat-1}".into(),
        Side::White => "{seat-2}".into(),
    }
}

fn colour(colour: Colour) -> String {
    format!("{{colour-{}}}", colour.name())
}

fn why(reason: RefusalReason) -> Why {
    let kind = |kind| Why::new("kamisado", kind);
    let at = |name, square: Square| kind(name).about("square", square.to_string());
    match reason {
        RefusalReason::MatchOver => kind("match-over"),
        RefusalReason::RoundOver => kind("round-over"),
        RefusalReason::SetUpFirst(first) => kind("set-up-first").about("side", side(first)),
        RefusalReason::FillFirst(first) => kind("fill-first").about("side", side(first)),
        RefusalReason::NoTower { at: square } => at("no-tower", square),
        RefusalReason::NotYours { at: square, .. } => at("not-yours", square),
        RefusalReason::NotActive { tower, active } => kind("not-active")
            .about("side", side(tower.side))
            .about("tower", colour(tower.colour))
            .about("colour", colour(active)),
        RefusalReason::NotForward { .. } => kind("not-forward"),
        RefusalReason::TooFar { rank } => kind("too-far").about("count", u32::from(rank.reach())),
        RefusalReason::PathBlocked { at: square } => at("path-blocked", square),
        RefusalReason::Occupied { at: square, .. } => at("occupied", square),
        RefusalReason::PushDiagonal { .. } => kind("push-diagonal"),
        RefusalReason::PushNoRoom { behind, .. } => at("push-no-room", behind),
        RefusalReason::PushHomeRow { .. } => kind("push-home-row"),
        RefusalReason::PushTooMany { rank } => {
            kind("push-too-many").about("count", u32::from(rank.push_limit()))
        }
        RefusalReason::PushRank { .. } => kind("push-rank"),
        RefusalReason::PushOwn { .. } => kind("push-own"),
        // The enum may grow; a move is always what is waited for in a round.
        _ => kind("move-expected"),
    }
}
