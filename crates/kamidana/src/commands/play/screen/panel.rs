//! What stands beside a board: the players with their clocks, and what was played.

use std::time::Duration;

use kamidana_game::Seat;
use ratatui::{layout::Rect, style::Style};

use super::canvas::{Canvas, bold, dim};
use crate::commands::play::{clock, session::Session};

/// The players, a line each, and where the next line is.
pub(crate) fn players(
    session: &Session,
    now: Duration,
    area: Rect,
    canvas: &mut Canvas<'_>,
) -> u16 {
    let mut y = area.y;
    for (seat, _) in session.table.plan.seating.iter() {
        player(
            session,
            seat,
            now,
            Rect::new(area.x, y, area.width, 1),
            canvas,
        );
        y += 1;
    }
    y + 1
}

/// One player: whose turn it is, the name, who plays, and the clock at the right.
pub(crate) fn player(
    session: &Session,
    seat: Seat,
    now: Duration,
    line: Rect,
    canvas: &mut Canvas<'_>,
) -> u16 {
    let table = &session.table;
    let acts = table.publicly_to_act() == Some(seat) && session.notice.is_none();
    let style = if acts { bold() } else { Style::new() };
    let sign = if acts {
        canvas.look.sign("▶", ">")
    } else {
        " "
    };
    let width = name_width(session);
    let mut text = format!("{sign} {:width$}", session.seat_name(seat));
    // Who has no side is called by who plays.
    if table.side_name(seat, session.words).is_some() {
        let who = table.plan.player_name(seat, session.words);
        text = format!("{text} {who:<7}");
    }
    let end = canvas.text_within(line.x, line.y, line.width, &text, style);
    if let Some(clock) = &table.clock {
        let left = clock::shown(clock.left(seat, now));
        canvas.text_before(line.right(), line.y, &left, style);
    }
    end
}

/// The last actions that fit, the newest at the bottom.
pub(crate) fn log(session: &Session, area: Rect, canvas: &mut Canvas<'_>) {
    let past = session.table.past();
    if area.height < 2 || past.is_empty() {
        return;
    }
    canvas.text(area.x, area.y, &session.words.say("terminal-log"), dim());
    let width = name_width(session);
    let room = usize::from(area.height - 1);
    let first = past.len().saturating_sub(room);
    for (y, (number, (seat, action))) in (area.y + 1..).zip((1..).zip(past).skip(first)) {
        let line = format!("{number:>3} {:width$} {action}", session.seat_name(*seat));
        canvas.text_within(area.x, y, area.width, &line, dim());
    }
}

/// The columns that the longest name needs, at least six.
fn name_width(session: &Session) -> usize {
    let seats = session.table.plan.seating.iter();
    let names = seats.map(|(seat, _)| session.seat_name(seat).chars().count());
    names.max().unwrap_or(0).max(6)
}
