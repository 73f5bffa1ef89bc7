//! Dialogs on the screen. They take all of it: at 80 columns a board leaves no room beside.

use ratatui::{layout::Rect, style::Style};

use super::canvas::{Canvas, bold, dim, wrapped};
use crate::{
    commands::play::{
        dialog::{Dialog, Purpose},
        help,
        session::Session,
        spots::{Button, Spot},
    },
    words::Words,
};

const LEFT: u16 = 6;

pub(super) fn draw(session: &Session, canvas: &mut Canvas<'_>) {
    match &session.dialog {
        None => {}
        Some(Dialog::Help(first)) => help(session, *first, canvas),
        Some(Dialog::Leave) => {
            let width = canvas.area().width - 2 * LEFT;
            let question = session.words.say("terminal-leave");
            for (y, line) in (8..).zip(wrapped(&question, width)) {
                canvas.text(LEFT, y, &line, bold());
            }
            let buttons = [Button::SaveAndLeave, Button::JustLeave, Button::Stay];
            row(session.words, &buttons, 11, canvas);
        }
        Some(Dialog::File(purpose, name)) => file(session, *purpose, name, canvas),
    }
}

fn help(session: &Session, first: usize, canvas: &mut Canvas<'_>) {
    let area = canvas.area();
    let lines = help::lines(session.words, session.table.plan.game);
    let room = usize::from(area.height - 3);
    let first = first.min(lines.len().saturating_sub(room));
    for (y, line) in (1..).zip(lines.iter().skip(first).take(room)) {
        let style = if line.is_title { bold() } else { Style::new() };
        canvas.text(1, y, &line.text, style);
    }
    let (y, back) = (area.height - 1, Button::Back);
    let label = back.label(session.words);
    let x = canvas.button(1, y, Spot::Button(back), &label, true);
    if lines.len() > room {
        let last = (first + room).min(lines.len());
        let more = session.words.say("terminal-help-more");
        canvas.text(x + 2, y, &format!("{more}   {last}/{}", lines.len()), dim());
    }
}

fn file(session: &Session, purpose: Purpose, name: &str, canvas: &mut Canvas<'_>) {
    let words = session.words;
    let [question, hint] = match purpose {
        Purpose::Save | Purpose::SaveAndLeave => {
            let command = "kamidana play --resume FILE".into();
            let hint = words.fill("terminal-save-hint", [("command", command)]);
            [words.say("terminal-save-as"), hint]
        }
        Purpose::Export => [
            words.say("terminal-export-as"),
            words.say("terminal-export-hint"),
        ],
    };
    canvas.text(LEFT, 7, &question, bold());
    let room = usize::from(canvas.area().width - LEFT - 6);
    let skipped = name.chars().count().saturating_sub(room);
    let end: String = name.chars().skip(skipped).collect();
    canvas.text(LEFT, 9, &format!("> {end}_"), Style::new());
    canvas.text(LEFT, 11, &hint, Style::new());
    if session.table.hides_cards() && purpose != Purpose::Export {
        canvas.text(LEFT, 12, &words.say("terminal-file-secret"), Style::new());
    }
    if let Some(why) = &session.complaint {
        let area = Rect::new(LEFT, 16, canvas.area().width - 2 * LEFT, 3);
        for (y, line) in (area.y..area.bottom()).zip(wrapped(why, area.width)) {
            canvas.text(LEFT, y, &line, bold());
        }
    }
    row(words, &[Button::Accept, Button::Back], 14, canvas);
}

fn row(words: &Words, buttons: &[Button], y: u16, canvas: &mut Canvas<'_>) {
    let mut x = LEFT;
    for (place, &button) in buttons.iter().enumerate() {
        let label = button.label(words);
        x = canvas.button(x, y, Spot::Button(button), &label, place == 0);
    }
}
