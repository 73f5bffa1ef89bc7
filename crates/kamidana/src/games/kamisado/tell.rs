//! What happened, in sentences.

use kamisado::{Colour, Event, Reason, RefusalReason, Side};

use crate::words::Words;

/// What a side is called.
pub(super) fn side(words: &Words, side: Side) -> String {
    words.say(match side {
        Side::Black => "kamisado-seat-1",
        Side::White => "kamisado-seat-2",
    })
}

/// A colour as it stands before the word for a tower or a square.
pub(super) fn colour(words: &Words, colour: Colour) -> String {
    words.say(&format!("kamisado-colour-{}", colour.name()))
}

/// A colour that somebody lands on.
fn ground(words: &Words, colour: Colour) -> String {
    words.say(&format!("kamisado-ground-{}", colour.name()))
}

pub(super) const fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::HomeRow => "home-row",
        Reason::Deadlock => "deadlock",
    }
}

/// An event in words.
pub(super) fn event(words: &Words, event: &Event) -> String {
    let side_gap = |of: Side| ("side", side(words, of).into());
    let tower_gap = |of: Colour| ("tower", colour(words, of).into());
    match event {
        Event::Placed { side, .. } => words.fill("kamisado-placed", [side_gap(*side)]),
        Event::RoundStarted { challenger, .. } => {
            words.fill("kamisado-round-started", [side_gap(*challenger)])
        }
        Event::Moved {
            side,
            tower,
            path,
            pushed,
        } => {
            let (from, to) = (path.from.to_string(), path.to.to_string());
            let reached = pushed.last().map_or(path.to, |last| last.to);
            let gaps = [
                side_gap(*side),
                tower_gap(*tower),
                ("from", from.into()),
                ("to", to.into()),
                ("ground", ground(words, reached.colour()).into()),
            ];
            if pushed.is_empty() {
                return words.fill("kamisado-moved", gaps);
            }
            let count = ("count", pushed.len().into());
            words.fill("kamisado-pushed", gaps.into_iter().chain([count]))
        }
        Event::Passed(pass) => {
            let gaps = [
                side_gap(pass.side),
                tower_gap(pass.tower),
                ("square", pass.square.to_string().into()),
                ("next", side(words, !pass.side).into()),
                ("colour", colour(words, pass.square.colour()).into()),
            ];
            words.fill("kamisado-passed", gaps)
        }
        Event::RoundWon { end, points } => {
            let gaps = [
                side_gap(end.winner),
                tower_gap(end.tower),
                ("reason", reason(end.reason).into()),
                ("points", (*points).into()),
            ];
            words.fill("kamisado-round-won", gaps)
        }
        Event::Filled { side, fill } => {
            let gaps = [side_gap(*side), ("fill", fill.to_string().into())];
            words.fill("kamisado-filled", gaps)
        }
        Event::MatchOver(outcome) => match_over(words, *outcome),
    }
}

/// Why an action is refused, after the rule that refuses it.
pub(super) fn refusal(words: &Words, reason: RefusalReason) -> String {
    let (why, square, count) = match reason {
        RefusalReason::MatchOver => ("match-over", None, 0),
        RefusalReason::RoundOver => ("round-over", None, 0),
        RefusalReason::SetUpFirst(_) => ("set-up-first", None, 0),
        RefusalReason::FillFirst(_) => ("fill-first", None, 0),
        RefusalReason::MoveExpected => ("move-expected", None, 0),
        RefusalReason::NoTower { at } => ("no-tower", Some(at), 0),
        RefusalReason::NotYours { at, .. } => ("not-yours", Some(at), 0),
        RefusalReason::NotActive { .. } => ("not-active", None, 0),
        RefusalReason::NotForward { .. } => ("not-forward", None, 0),
        RefusalReason::TooFar { rank } => ("too-far", None, rank.reach()),
        RefusalReason::PathBlocked { at } => ("path-blocked", Some(at), 0),
        RefusalReason::Occupied { at, .. } => ("occupied", Some(at), 0),
        RefusalReason::PushDiagonal { .. } => ("push-diagonal", None, 0),
        RefusalReason::PushNoRoom { behind, .. } => ("push-no-room", Some(behind), 0),
        RefusalReason::PushHomeRow { .. } => ("push-home-row", None, 0),
        RefusalReason::PushTooMany { rank } => ("push-too-many", None, rank.push_limit()),
        RefusalReason::PushRank { .. } => ("push-rank", None, 0),
        RefusalReason::PushOwn { .. } => ("push-own", None, 0),
        other => return other.to_string(),
    };
    let (mover, tower, active) = match reason {
        RefusalReason::SetUpFirst(side) | RefusalReason::FillFirst(side) => {
            (Some(side), None, None)
        }
        RefusalReason::NotActive { tower, active } => {
            (Some(tower.side), Some(tower.colour), Some(active))
        }
        _ => (None, None, None),
    };
    let mover = mover.map(|of| side(words, of)).unwrap_or_default();
    let named = |of: Option<Colour>| of.map(|of| colour(words, of)).unwrap_or_default();
    let square = square.map(|at| at.to_string()).unwrap_or_default();
    let gaps = [
        ("why", why.into()),
        ("side", mover.into()),
        ("tower", named(tower).into()),
        ("colour", named(active).into()),
        ("square", square.into()),
        ("count", count.into()),
    ];
    let said = words.fill("kamisado-terminal-refused", gaps);
    match reason.rule() {
        Some(rule) => format!("{rule}: {said}"),
        None => said,
    }
}

/// How the match ended.
pub(super) fn match_over(words: &Words, outcome: kamisado::Outcome) -> String {
    let (winner, reason) = match outcome {
        kamisado::Outcome::Decisive {
            winner,
            reason: why,
        } => (side(words, winner), reason(why)),
        _ => ("none".to_owned(), "none"),
    };
    let gaps = [("side", winner.into()), ("reason", reason.into())];
    words.fill("kamisado-match-over", gaps)
}
