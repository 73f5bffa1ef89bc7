//! Why the rules refuse a cell, for programs.

use kamon::{Refusal, RefusalReason, Token};

use crate::{Refused, Why};

/// A refused cell with its reason.
pub(super) fn refused(action: &str, refusal: Refusal) -> Refused {
    Refused::because(action, refusal, why(refusal.reason))
}

fn name(token: Token) -> String {
    format!("{{symbol-{}}} {}", token.symbol(), token.count())
}

fn why(reason: RefusalReason) -> Why {
    let kind = |kind| Why::new("kamon", kind);
    match reason {
        RefusalReason::Forbidden => kind("forbidden"),
        RefusalReason::Occupied => kind("occupied"),
        RefusalReason::OpeningNotOnBorder => kind("not-on-border"),
        RefusalReason::OpeningOnCorner => kind("corner"),
        RefusalReason::NoMatch { token, top } => kind("no-match")
            .about("token", name(token))
            .about("top", name(top)),
        // The enum may grow.
        _ => kind("over"),
    }
}
