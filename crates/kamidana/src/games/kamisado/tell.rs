//! What happened, in sentences.

use kamisado::{Colour, Event, Reason, Side};

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
