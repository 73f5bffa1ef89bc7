//! The start menu on the screen.

use ratatui::{layout::Rect, style::Style};

use super::canvas::{Canvas, bold, dim, wrapped};
use crate::commands::play::{
    menu::{Menu, Row, Step},
    spots::{Button, Spot},
    texts,
};

const LEFT: u16 = 8;
const VALUES: u16 = 28;
const WIDE: u16 = 64;

pub(super) fn draw(menu: &Menu, canvas: &mut Canvas<'_>) {
    let area = canvas.area();
    let top = 2 + (area.height - 24) / 3;
    canvas.text(LEFT, top, texts::WELCOME, bold());
    let step = menu.step as usize;
    let question = match menu.step {
        Step::Game => texts::MENU_STEPS[step].to_owned(),
        _ => format!("{}   {}", menu.game().title(), texts::MENU_STEPS[step]),
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
    let x = canvas.button(LEFT, bottom + 2, button, texts::MENU_NEXT[step], true);
    let back = Spot::Button(Button::Back);
    canvas.button(x, bottom + 2, back, texts::button(Button::Back), false);
    canvas.text(LEFT, area.height - 1, texts::MENU_KEYS[step], dim());
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
    canvas.text(LEFT, y, &format!("{sign} {}", row.label), style);
    canvas.spot(Rect::new(LEFT, y, WIDE, 1), Spot::Row(place));
    if row.typed {
        let room = usize::from(WIDE - VALUES - 2);
        let skipped = row.value.chars().count().saturating_sub(room);
        let end: String = row.value.chars().skip(skipped).collect();
        let cursor = if chosen { "_" } else { "" };
        canvas.text(VALUES + 2, y, &format!("{end}{cursor}"), style);
        return y + 1;
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
