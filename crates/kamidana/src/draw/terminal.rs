//! Colours and weights for boards as lines of text. Everything fits a terminal of 80 columns and 24
//! lines.

use super::palette::Rgb;

/// The width that everything fits.
pub(crate) const COLUMNS: u16 = 80;

/// Text in one colour on a ground of another.
pub(crate) fn paint(text: &str, ink: Rgb, ground: Rgb) -> String {
    let style = anstyle::Style::new()
        .fg_color(Some(ink.into()))
        .bg_color(Some(ground.into()));
    format!("{style}{text}{style:#}")
}

/// Text of the second rank on the terminal's own ground, whatever that is.
pub(crate) fn dim(text: &str) -> String {
    let style = anstyle::Style::new().dimmed();
    format!("{style}{text}{style:#}")
}

/// Text of the first rank on the terminal's own ground.
pub(crate) fn bold(text: &str) -> String {
    let style = anstyle::Style::new().bold();
    format!("{style}{text}{style:#}")
}
