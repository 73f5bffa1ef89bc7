//! What the program looks like: a pure function from its state to a frame.

pub(crate) mod canvas;
mod dialog;
mod frame;
mod menu;
pub(crate) mod panel;

use std::time::Duration;

use ratatui::{Frame, layout::Rect, style::Style};

pub(crate) use canvas::{Drawn, Look};

use self::canvas::{Canvas, wrapped};
use super::app::{App, Screen};
use crate::words::Words;

/// The smallest terminal everything fits into.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// Draws the program as it is now.
pub(crate) fn draw(app: &App, now: Duration, frame: &mut Frame<'_>) -> Drawn {
    let mut canvas = Canvas::new(frame.buffer_mut(), app.look);
    let area = canvas.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        say_too_small(app.words, &mut canvas, area);
        return Drawn::default();
    }
    match &app.screen {
        Screen::Menu(menu) => menu::draw(menu, &mut canvas),
        Screen::Game(session) => {
            if session.dialog.is_none() {
                frame::draw(session, now, &mut canvas);
            }
            dialog::draw(session, &mut canvas);
        }
    }
    canvas.drawn
}

fn say_too_small(words: &Words, canvas: &mut Canvas<'_>, area: Rect) {
    let gaps = [("width", area.width.into()), ("height", area.height.into())];
    let text = words.fill("terminal-too-small", gaps);
    for (y, line) in (0..area.height).zip(wrapped(&text, area.width)) {
        canvas.text(0, y, &line, Style::new());
    }
}
