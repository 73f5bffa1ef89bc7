//! What surrounds every board: title, whose turn it is, what happened, buttons and keys.

use std::time::Duration;

use kamidana_game::{Choices, View, Viewer};
use ratatui::{layout::Rect, style::Style};

use super::canvas::{Canvas, bold, dim, width_of, wrapped};
use crate::commands::play::{
    keys::LETTERS,
    session::{Session, Tip},
    spots::{Button, Spot},
    steps,
};

/// The lines below the board: turn, three of what happened, buttons, keys.
const BELOW: u16 = 6;
const MESSAGES: usize = 3;

pub(super) fn draw(session: &Session, now: Duration, canvas: &mut Canvas<'_>) {
    let area = canvas.area();
    let body = Rect::new(0, 1, area.width, area.height - BELOW - 1);
    if let Some(seat) = session.veiled_for() {
        title(session, &session.table.view(Viewer::Spectator), canvas);
        let name = session.seat_name(seat).into();
        let pass = session.words.fill("terminal-pass-device", [("name", name)]);
        let hint = session.words.say("terminal-pass-device-hint");
        let middle = area.height / 2;
        canvas.centred(area, middle - 2, &pass, bold());
        canvas.centred(area, middle, &hint, Style::new());
        canvas.spot(area, Spot::Button(Button::Continue));
        bar(session, area, canvas);
        return;
    }
    let view = session.view();
    title(session, &view, canvas);
    session.table.game().draw(session, &view, now, body, canvas);
    let y = body.bottom();
    let ready = session.acting().is_some();
    let style = if ready && !canvas.look.ascii {
        canvas.look.accent()
    } else {
        bold()
    };
    let turn = turn(session, &view);
    if ready {
        canvas.text(1, y, &format!(" {turn} "), style);
    } else {
        canvas.text(2, y, &turn, style);
    }
    messages(session, area, canvas);
    choices(session, &view, area, canvas);
    bar(session, area, canvas);
}

fn title(session: &Session, view: &View, canvas: &mut Canvas<'_>) {
    let game = session.table.game();
    let (title, score) = (game.title(session, view), game.score(session, view));
    let width = canvas.area().width;
    let room = width - 4 - width_of(&score);
    canvas.text_within(1, 0, room, &title, bold());
    canvas.text_before(width - 1, 0, &score, Style::new());
}

/// Whose turn it is and for what, or how it ended.
fn turn(session: &Session, view: &View) -> String {
    let (table, words) = (&session.table, session.words);
    if let Some(result) = session.table_end() {
        return result;
    }
    if session.only_looks() {
        return words.say("terminal-look-only");
    }
    let own = session.acting().is_some();
    if !own && !table.is_over() && session.notice.is_none() && session.thinking.is_some() {
        return match view.to_act {
            Some(seat) => {
                let who = ("name", table.plan.player_name(seat, words).into());
                match table.side_name(seat, words) {
                    Some(side) => words.fill("terminal-thinking", [("seat", side.into()), who]),
                    None => words.fill("terminal-thinks", [who]),
                }
            }
            None => words.say("terminal-somebody-thinks"),
        };
    }
    table.game().turn(session, view)
}

/// What happened, what is advised and what went wrong; the newest lines if there are too many.
fn messages(session: &Session, area: Rect, canvas: &mut Canvas<'_>) {
    let width = area.width - 4;
    let told = session.told.iter().flat_map(|text| wrapped(text, width));
    let mut lines: Vec<(String, Style)> = told.map(|line| (line, Style::new())).collect();
    let tip = match &session.tip {
        Tip::None => None,
        Tip::Asked(_) => Some(session.words.say("terminal-advising")),
        Tip::Said(text) => Some(text.clone()),
    };
    let extra = tip.iter().chain(&session.complaint);
    let extra = extra.flat_map(|text| wrapped(text, width));
    lines.extend(extra.map(|line| (line, bold())));
    let first = lines.len().saturating_sub(MESSAGES);
    for (y, (line, style)) in (area.height - BELOW + 1..).zip(&lines[first..]) {
        canvas.text(2, y, line, *style);
    }
}

/// The buttons of this moment, what is being typed, or what the cursor stands on.
fn choices(session: &Session, view: &View, area: Rect, canvas: &mut Canvas<'_>) {
    let y = area.height - 2;
    if !session.typed.is_empty() {
        let typed = format!("{} {}_", session.words.say("terminal-typed"), session.typed);
        let x = canvas.text(2, y, &typed, bold());
        let fitting = fitting(&view.choices, &session.typed, area.width - x - 4);
        canvas.text(x + 2, y, &fitting, dim());
        return;
    }
    let mut x = 2;
    for spot in steps::options(session) {
        let label = match spot {
            Spot::Button(Button::Export) => session.words.say("terminal-button-record"),
            Spot::Button(Button::Leave) => session.words.say("terminal-button-quit"),
            Spot::Button(button) => button.label(session.words),
            spot => match session.table.game().button(session, view, spot) {
                Some(label) => label,
                None => continue,
            },
        };
        x = canvas.button(x, y, spot, &label, session.cursor == Some(spot));
    }
    if let Some(spot) = session.cursor.filter(|_| x == 2) {
        let described = session.table.game().described(session, view, spot);
        canvas.text(x, y, &described, Style::new());
    }
}

/// The actions that begin as what was typed does, as many as there is room for.
fn fitting(choices: &Choices, typed: &str, width: u16) -> String {
    let Choices::List { actions } = choices else {
        return String::new();
    };
    let typed = typed.to_lowercase();
    let mut line = String::new();
    for action in actions {
        if action.to_lowercase().starts_with(&typed) {
            if line.len() + action.len() + 1 > width.into() {
                break;
            }
            line.push_str(action);
            line.push(' ');
        }
    }
    line.trim_end().to_owned()
}

fn bar(session: &Session, area: Rect, canvas: &mut Canvas<'_>) {
    let y = area.height - 1;
    let offered = LETTERS.into_iter();
    let offered = offered.filter(|(_, button)| session.is_offered(*button));
    let labels: Vec<_> = offered
        .map(|(_, button)| (button, button.label(session.words)))
        .collect();
    let start = session.words.say("terminal-bar");
    // Some languages need more letters, and leave less between them.
    let letters = labels.iter().map(|(_, label)| width_of(label)).sum::<u16>() + width_of(&start);
    let gap = (area.width - 1).saturating_sub(letters) / (labels.len() as u16).max(1);
    let gap = gap.clamp(1, 3);
    let mut x = canvas.text(1, y, &start, dim()) + gap;
    for (button, label) in labels {
        let end = canvas.text(x, y, &label, dim());
        canvas.spot(Rect::new(x, y, end - x, 1), Spot::Button(button));
        x = end + gap;
    }
}
