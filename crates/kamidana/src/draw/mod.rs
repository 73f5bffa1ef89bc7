//! Boards as text for a terminal and as SVG.

use kamidana_game::OpenBoard;

use crate::games;

pub(crate) mod palette;
pub(crate) mod svg;
pub(crate) mod terminal;
#[cfg(test)]
mod tests;

/// How a board is drawn.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Style {
    /// Characters or letters beside the colours, for those who cannot tell the colours apart.
    pub(crate) characters: bool,
    /// Nothing but ASCII, no colours.
    pub(crate) ascii: bool,
    /// Seen from the other side of the table.
    pub(crate) turned: bool,
}

/// The board for a terminal, with ANSI colours unless the style is plain ASCII.
pub(crate) fn terminal(board: &OpenBoard, style: Style) -> String {
    let lines = games::lines(board, style);
    let lines = lines.iter().flat_map(|line| [line.trim_end(), "\n"]);
    lines.collect()
}

/// The board as an SVG document.
pub(crate) fn svg(board: &OpenBoard, style: Style) -> String {
    games::picture(board, style).finish()
}
