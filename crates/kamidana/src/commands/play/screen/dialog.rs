//! Dialogs on the screen. They take all of it: at 80 columns a board leaves no room beside.

use ratatui::{layout::Rect, style::Style};

use super::canvas::{Canvas, bold, wrapped};
use crate::commands::play::{
    dialog::{Dialog, Purpose},
    session::Session,
    spots::{Button, Spot},
    texts,
};

const LEFT: u16 = 6;

pub(super) fn draw(session: &Session, canvas: &mut Canvas<'_>) {
    match &session.dialog {
        None => {}
        Some(Dialog::Help) => help(session.table.plan.game.id(), canvas),
        Some(Dialog::Leave) => {
            for (y, line) in (8..).zip(texts::LEAVE) {
                canvas.text(LEFT, y, line, bold());
            }
            let buttons = [Button::SaveAndLeave, Button::JustLeave, Button::Stay];
            row(&buttons, 11, canvas);
        }
        Some(Dialog::File(purpose, name)) => file(session, *purpose, name, canvas),
    }
}

fn help(game: &str, canvas: &mut Canvas<'_>) {
    let area = canvas.area();
    for (y, line) in (1..).zip(texts::help(game)) {
        let title = !line.is_empty() && line.chars().all(char::is_uppercase);
        let style = if title { bold() } else { Style::new() };
        canvas.text(1, y, line, style);
    }
    let back = Spot::Button(Button::Back);
    canvas.button(1, area.height - 1, back, texts::button(Button::Back), true);
}

fn file(session: &Session, purpose: Purpose, name: &str, canvas: &mut Canvas<'_>) {
    let [question, hint] = texts::file_question(purpose);
    canvas.text(LEFT, 7, question, bold());
    let room = usize::from(canvas.area().width - LEFT - 6);
    let skipped = name.chars().count().saturating_sub(room);
    let end: String = name.chars().skip(skipped).collect();
    canvas.text(LEFT, 9, &format!("> {end}_"), Style::new());
    canvas.text(LEFT, 11, hint, Style::new());
    if session.table.hides_cards() && purpose != Purpose::Export {
        canvas.text(LEFT, 12, texts::FILE_SHOWS_CARDS, Style::new());
    }
    if let Some(why) = &session.complaint {
        let area = Rect::new(LEFT, 16, canvas.area().width - 2 * LEFT, 3);
        for (y, line) in (area.y..area.bottom()).zip(wrapped(why, area.width)) {
            canvas.text(LEFT, y, &line, bold());
        }
    }
    row(&[Button::Accept, Button::Back], 14, canvas);
}

fn row(buttons: &[Button], y: u16, canvas: &mut Canvas<'_>) {
    let mut x = LEFT;
    for (place, &button) in buttons.iter().enumerate() {
        let label = texts::button(button);
        x = canvas.button(x, y, Spot::Button(button), label, place == 0);
    }
}
