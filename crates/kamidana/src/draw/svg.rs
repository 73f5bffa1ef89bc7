//! Boards as SVG documents that need nothing else: no fonts, no pictures, no scripts.

use std::fmt::{self, Write};

use super::palette::{INK, PAPER, Rgb, STONE};

/// Fonts with a brush memory where a machine has them.
pub(crate) const SERIF: &str =
    "'Hiragino Mincho ProN','Palatino Linotype',Palatino,'Book Antiqua','DejaVu Serif',serif";
/// Humanist fonts where a machine has them.
pub(crate) const SANS: &str =
    "'Gill Sans','Gill Sans MT',Optima,Candara,'Noto Sans','DejaVu Sans',sans-serif";

/// A picture being drawn, from the top down.
pub(crate) struct Picture {
    width: f64,
    height: f64,
    /// How far the drawing itself reaches, without the sentences below it.
    drawn: f64,
    title: String,
    /// Shapes drawn once and used often.
    definitions: String,
    body: String,
}

impl Picture {
    pub(crate) fn new(width: f64, title: &str) -> Self {
        Self {
            width,
            height: 0.0,
            drawn: 0.0,
            title: title.to_owned(),
            definitions: String::new(),
            body: String::new(),
        }
    }

    /// Adds elements.
    pub(crate) fn add(&mut self, elements: impl fmt::Display) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.body, "{elements}");
    }

    /// Adds something that [`reuse`] can draw.
    pub(crate) fn define(&mut self, elements: impl fmt::Display) {
        let _ = writeln!(self.definitions, "{elements}");
    }

    /// Two sentences below everything else, the first in larger letters, wrapped to `width`; the
    /// picture ends below them.
    pub(crate) fn caption(&mut self, mut y: f64, width: f64, first: &str, second: &str) {
        self.drawn = y;
        let middle = self.width / 2.0;
        for (sentence, size, font, ink) in [(first, 24.0, SERIF, INK), (second, 19.0, SANS, STONE)]
        {
            // Fonts differ; the widest of the usual ones needs this much a letter.
            let letters = (width / (size * 0.57)) as usize;
            for line in wrap(sentence, letters) {
                y += size * 1.3;
                let label = Label {
                    size,
                    font,
                    ink,
                    anchor: "middle",
                };
                self.add(label.at(middle, y, &line));
            }
            y += 4.0;
        }
        self.height = y + 20.0;
    }

    /// Ends the picture here, without a sentence.
    pub(crate) fn end(&mut self, y: f64) {
        (self.drawn, self.height) = (y, y);
    }

    /// What is defined for the drawing.
    pub(super) fn definitions(&self) -> &str {
        &self.definitions
    }

    /// The drawing itself, as large as it fits into the middle of a box, without sentences.
    pub(super) fn fitted(&self, x: f64, y: f64, width: f64, height: f64) -> String {
        let scale = (width / self.width).min(height / self.drawn);
        format!(
            "<g transform=\"translate({} {}) scale({scale:.4})\">{}</g>",
            Number(x + (width - scale * self.width) / 2.0),
            Number(y + (height - scale * self.drawn) / 2.0),
            self.body,
        )
    }

    /// The whole document.
    pub(crate) fn finish(self) -> String {
        let (width, height) = (Number(self.width), Number(self.height));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\" \
             style=\"max-width:100%;height:auto\">\n\
             <title>{}</title>\n<defs>\n{}</defs>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>\n{}</svg>\n",
            escaped(&self.title),
            self.definitions,
            self.body,
        )
    }
}

/// How a line of text is set.
#[derive(Clone, Copy)]
pub(crate) struct Label {
    pub(crate) size: f64,
    pub(crate) font: &'static str,
    pub(crate) ink: Rgb,
    /// `start`, `middle` or `end`.
    pub(crate) anchor: &'static str,
}

impl Label {
    /// A line of sans.
    pub(crate) const fn new(size: f64, ink: Rgb, anchor: &'static str) -> Self {
        Self {
            size,
            font: SANS,
            ink,
            anchor,
        }
    }

    pub(crate) fn at(self, x: f64, y: f64, text: &str) -> String {
        format!(
            "<text x=\"{}\" y=\"{}\" font-family=\"{}\" font-size=\"{}\" fill=\"{}\" \
             text-anchor=\"{}\">{}</text>",
            Number(x),
            Number(y),
            self.font,
            Number(self.size),
            self.ink,
            self.anchor,
            escaped(text),
        )
    }
}

/// A number with at most one digit after the point: finer steps cannot be seen.
pub(crate) struct Number(pub(crate) f64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() / 10.0;
        // Adding zero turns a negative zero into the ordinary one.
        write!(f, "{}", tenths + 0.0)
    }
}

/// A count or a place as a length.
pub(crate) fn real(count: usize) -> f64 {
    f64::from(count as u32)
}

/// The points of a polygon.
pub(crate) fn points(corners: impl IntoIterator<Item = (f64, f64)>) -> String {
    let corners = corners.into_iter();
    let texts: Vec<_> = corners
        .map(|(x, y)| format!("{},{}", Number(x), Number(y)))
        .collect();
    texts.join(" ")
}

/// A shape defined before, moved and scaled.
pub(crate) fn reuse(id: &str, x: f64, y: f64, scale: f64, attributes: &str) -> String {
    let scale = (scale * 1000.0).round() / 1000.0;
    format!(
        "<use href=\"#{id}\" transform=\"translate({} {}) scale({scale})\" {attributes}/>",
        Number(x),
        Number(y),
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// The text in lines of at most so many letters, broken between words.
fn wrap(text: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.len() + 1 + word.len() <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
