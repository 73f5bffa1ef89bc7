//! What happened, in sentences.

use kamisado::Event;

use crate::commands::play::texts;

pub(super) fn event(event: &Event) -> Option<String> {
    Some(match event {
        Event::Placed { side, .. } => texts::placed(*side),
        Event::RoundStarted { challenger, .. } => texts::round_started(*challenger),
        Event::Moved {
            side,
            tower,
            path,
            pushed,
        } => match pushed.last() {
            None => texts::moved(*side, *tower, *path),
            Some(last) => {
                let line: Vec<_> = pushed.iter().map(|p| p.tower).collect();
                texts::pushed(*side, *tower, *path, &line, last.to)
            }
        },
        Event::Passed(pass) => texts::passed(*pass),
        Event::RoundWon { end, points } => texts::round_won(*end, *points),
        Event::Filled { side, fill } => texts::filled(*side, *fill),
        Event::MatchOver(_) => return None,
    })
}
