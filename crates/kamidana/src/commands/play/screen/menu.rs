//! The start menu on the screen.

use ratatui::{layout::Rect, style::Style};

use super::canvas::{Canvas, bold, dim, wrapped};
use crate::commands::play::{
    menu::{Menu, Row, Step},
    spots::{Button, Spot},
};

const LEFT: u16 = 8;
const VALUES: u16 = 46;
const WIDE: u16 = 64;
const TITLE: &str = "K A M I D A N A";

pub(super) fn draw(menu: &Menu, canvas: &mut Canvas<'_>) {
    let area = canvas.area();
    let top = 2 + (area.height - 24) / 3;
    let words = menu.words;
    canvas.text(LEFT, top, TITLE, bold());
    let (question, next, keys) = match menu.step {
        Step::Game => (
            "terminal-menu-game",
            "terminal-menu-choose",
            "terminal-menu-keys",
        ),
        Step::Options => (
            "terminal-menu-options",
            "terminal-menu-next",
            "terminal-menu-change",
        ),
        Step::Players => (
            "terminal-menu-players",
            "terminal-menu-play",
            "terminal-menu-change",
        ),
    };
    let question = words.say(question);
    let question = match menu.step {
        Step::Game => question,
        _ => format!("{}   {question}", menu.game().title()),
    };
    canvas.text(LEFT, top + 2, &question, Style::new());
    let mut y = top + 4;
    for (place, row) in (0_u8..).zip(menu.rows()) {
        let chosen = usize::from(place) == menu.row;
        y = match menu.step {
            Step::Game => game_row(&row, place, chosen, y, canvas),
            _ => value_row(&row, place, chosen, y, canvas),
        };
    }
    if menu.step != Step::Game
        && let Some(row) = menu.rows().get(menu.row)
    {
        for (line, text) in (y + 1..).zip(wrapped(&row.help, WIDE)) {
            canvas.text(LEFT, line, &text, dim());
        }
    }
    let bottom = area.height - 5;
    if let Some(complaint) = &menu.complaint {
        for (line, text) in (bottom - 1..).zip(wrapped(complaint, WIDE)) {
            canvas.text(LEFT, line, &text, bold());
        }
    }
    let button = Spot::Button(Button::Continue);
    let x = canvas.button(LEFT, bottom + 2, button, &words.say(next), true);
    let back = Button::Back;
    let label = back.label(words);
    canvas.button(x, bottom + 2, Spot::Button(back), &label, false);
    canvas.text(LEFT, area.height - 1, &words.say(keys), dim());
}

fn game_row(row: &Row, place: u8, chosen: bool, y: u16, canvas: &mut Canvas<'_>) -> u16 {
    let sign = if chosen { ">" } else { " " };
    let style = if chosen { canvas.look.cursor() } else { bold() };
    canvas.text(LEFT, y, &format!("{sign} {:<10}", row.label), style);
    let lines = wrapped(&row.help, WIDE - 4);
    for (line, text) in (y + 1..).zip(&lines) {
        canvas.text(LEFT + 2, line, text, dim());
    }
    let height = lines.len() as u16 + 1;
    canvas.spot(Rect::new(LEFT, y, WIDE, height), Spot::Row(place));
    y + height + 1
}

fn value_row(row: &Row, place: u8, chosen: bool, y: u16, canvas: &mut Canvas<'_>) -> u16 {
    let sign = if chosen { ">" } else { " " };
    let style = if chosen { bold() } else { Style::new() };
    // What is typed may be long, and so may be what it is called: it gets lines of its own.
    let width = if row.typed { WIDE } else { VALUES - LEFT - 4 };
    let mut y = y;
    for (number, line) in wrapped(&row.label, width).into_iter().enumerate() {
        let sign = if number == 0 { sign } else { " " };
        y += u16::from(number > 0);
        canvas.text(LEFT, y, &format!("{sign} {line}"), style);
    }
    canvas.spot(Rect::new(LEFT, y, WIDE, 1), Spot::Row(place));
    if row.typed {
        let room = usize::from(WIDE - 6);
        let skipped = row.value.chars().count().saturating_sub(room);
        let end: String = row.value.chars().skip(skipped).collect();
        let cursor = if chosen { "_" } else { "" };
        canvas.text(LEFT + 4, y + 1, &format!("{end}{cursor}"), style);
        return y + 2;
    }
    canvas.text(VALUES, y, "<", style);
    canvas.spot(Rect::new(VALUES - 1, y, 3, 1), Spot::Less(place));
    let value = format!(" {} ", row.value);
    let style = if chosen {
        canvas.look.cursor()
    } else {
        Style::new()
    };
    let end = canvas.text(VALUES + 2, y, &value, style);
    canvas.text(end + 1, y, ">", Style::new());
    canvas.spot(
        Rect::new(VALUES + 2, y, end + 1 - VALUES, 1),
        Spot::More(place),
    );
    y + 1
}
