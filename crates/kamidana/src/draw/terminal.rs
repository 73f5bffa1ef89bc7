//! Boards as lines of text. Everything fits a terminal of 80 columns and 24 lines.

use kamidana_game::OpenBoard;

use super::{Style, palette::Rgb};
use crate::games::{kami, kamisado, kamon};

pub(super) fn draw(board: &OpenBoard, style: Style) -> String {
    let lines = match board {
        OpenBoard::Kamisado(game) => kamisado::lines::lines(game, style),
        OpenBoard::Kami(deal, actions) => kami::lines::lines(deal, actions, style),
        OpenBoard::Kamon(position) => kamon::lines::lines(position, style),
        OpenBoard::Bare => vec!["The next deal is still to come.".to_owned()],
    };
    lines
        .iter()
        .flat_map(|line| [line.trim_end(), "\n"])
        .collect()
}

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
