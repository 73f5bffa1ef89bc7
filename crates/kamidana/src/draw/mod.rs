//! Boards as text for a terminal and as SVG.

use kamidana_game::OpenBoard;

pub(crate) mod palette;
pub(crate) mod svg;
pub(crate) mod terminal;
#[cfg(test)]
mod tests;

/// How a board is drawn.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Style {
    /// Characters (for Kamon and Kami: letters) beside the colours, for those who cannot tell
    /// the colours apart.
    pub(crate) characters: bool,
    /// Nothing but ASCII, no colours.
    pub(crate) ascii: bool,
    /// Seen from the other side of the table.
    pub(crate) turned: bool,
}

/// The board for a terminal, with ANSI colours unless the style is plain ASCII.
pub(crate) fn terminal(board: &OpenBoard, style: Style) -> String {
    terminal::draw(board, style)
}

/// The board as an SVG document.
pub(crate) fn svg(board: &OpenBoard, style: Style) -> String {
    svg::draw(board, style)
}
