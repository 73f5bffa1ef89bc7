//! Where everything is drawn: text that never leaves the screen, styles with and without colour,
//! and a note of what was drawn where.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Color, Modifier, Style},
    text::Line,
};

use crate::{
    commands::play::spots::{Hits, Spot},
    draw::palette::{IVORY, Rgb, VERMILION},
};

/// How things look.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Look {
    /// Nothing but ASCII, no colours.
    pub(crate) ascii: bool,
    /// Characters or letters beside the colours.
    pub(crate) characters: bool,
}

impl Look {
    /// Ink on a ground; the terminal's own without colours.
    pub(crate) fn paint(self, ink: Rgb, ground: Rgb) -> Style {
        if self.ascii {
            return Style::new();
        }
        let colour = |Rgb(red, green, blue): Rgb| Color::Rgb(red, green, blue);
        Style::new().fg(colour(ink)).bg(colour(ground))
    }

    /// What can be done now.
    pub(crate) fn accent(self) -> Style {
        self.paint(IVORY, VERMILION).add_modifier(Modifier::BOLD)
    }

    /// What the cursor stands on.
    pub(crate) fn cursor(self) -> Style {
        if self.ascii {
            Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
        } else {
            self.accent()
        }
    }

    /// One sign or another.
    pub(crate) const fn sign(self, rich: &'static str, plain: &'static str) -> &'static str {
        if self.ascii { plain } else { rich }
    }
}

pub(crate) fn dim() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

pub(crate) fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// What came of drawing: where things are, and which texts did not fit.
#[derive(Debug, Default)]
pub(crate) struct Drawn {
    pub(crate) hits: Hits,
    /// Texts that had to be cut; tests hold it empty.
    pub(crate) cut: Vec<String>,
}

/// A screen being drawn.
pub(crate) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    pub(crate) look: Look,
    pub(crate) drawn: Drawn,
}

pub(crate) fn width_of(text: &str) -> u16 {
    Line::raw(text).width() as u16
}

impl<'a> Canvas<'a> {
    pub(crate) fn new(buffer: &'a mut Buffer, look: Look) -> Self {
        Self {
            buffer,
            look,
            drawn: Drawn::default(),
        }
    }

    pub(crate) fn area(&self) -> Rect {
        self.buffer.area
    }

    /// Writes at a place and says where the text ends. What does not fit is cut, and noted.
    pub(crate) fn text(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        self.text_within(x, y, self.area().right().saturating_sub(x), text, style)
    }

    /// The same in so many columns.
    pub(crate) fn text_within(
        &mut self,
        x: u16,
        y: u16,
        width: u16,
        text: &str,
        style: Style,
    ) -> u16 {
        let plain = if self.look.ascii {
            plainly(text)
        } else {
            text.to_owned()
        };
        if plain.is_empty() {
            return x;
        }
        if y >= self.area().bottom() || width_of(&plain) > width {
            self.drawn.cut.push(plain.clone());
        }
        if y >= self.area().bottom() || x >= self.area().right() {
            return x;
        }
        let end = self.buffer.set_stringn(x, y, &plain, width.into(), style);
        end.0
    }

    /// Writes so that the text ends at a column.
    pub(crate) fn text_before(&mut self, end: u16, y: u16, text: &str, style: Style) {
        self.text(end.saturating_sub(width_of(text)), y, text, style);
    }

    /// Writes in the middle of an area's line.
    pub(crate) fn centred(&mut self, area: Rect, y: u16, text: &str, style: Style) {
        let x = area.x + area.width.saturating_sub(width_of(text)) / 2;
        self.text_within(x, y, area.width, text, style);
    }

    /// Fills an area.
    pub(crate) fn fill(&mut self, area: Rect, style: Style) {
        let area = area.intersection(self.area());
        for y in area.top()..area.bottom() {
            for x in area.left()..area.right() {
                self.buffer[(x, y)].reset();
                self.buffer[(x, y)].set_style(style);
            }
        }
    }

    /// Notes that something can be chosen here.
    pub(crate) fn spot(&mut self, area: Rect, spot: Spot) {
        self.drawn.hits.add(area, spot);
    }

    /// A button; says where the next one may begin.
    pub(crate) fn button(&mut self, x: u16, y: u16, spot: Spot, label: &str, chosen: bool) -> u16 {
        let (open, close) = if chosen { (">", "<") } else { ("[", "]") };
        let label = format!("{open} {label} {close}");
        let style = if chosen { self.look.cursor() } else { bold() };
        let end = self.text(x, y, &label, style);
        self.spot(Rect::new(x, y, end - x, 1), spot);
        end + 2
    }
}

/// A text in the signs of a typewriter; the letters of a language stay.
pub(crate) fn plainly(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '…' => plain.push_str("..."),
            '’' | '‘' => plain.push('\''),
            '“' | '”' | '„' | '«' | '»' => plain.push('"'),
            '–' | '—' => plain.push('-'),
            '×' => plain.push('x'),
            '→' => plain.push_str("->"),
            '\u{a0}' | '\u{202f}' => plain.push(' '),
            other => plain.push(other),
        }
    }
    plain
}

/// Breaks a text into lines of at most so many columns.
pub(crate) fn wrapped(text: &str, width: u16) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last_mut();
        match last {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if width_of(line) + 1 + width_of(word) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.into()),
        }
    }
    lines
}
