//! Boards as text for a terminal and as SVG.

use kamidana_game::Study;

use crate::{
    commands::play::screen::canvas::plainly,
    games,
    words::{Language, Words},
};

pub(crate) mod palette;
pub(crate) mod preview;
pub(crate) mod svg;
pub(crate) mod terminal;
#[cfg(test)]
mod tests;

/// How a board is drawn.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Style {
    /// Characters or letters beside the colours, for those who cannot tell the colours apart.
    pub(crate) characters: bool,
    /// Nothing but ASCII and the letters of the language, no colours.
    pub(crate) ascii: bool,
    /// Seen from the other side of the table.
    pub(crate) turned: bool,
    /// The language of the sentences around it.
    pub(crate) language: Language,
}

impl Style {
    pub(crate) fn words(self) -> &'static Words {
        Words::of(self.language)
    }
}

/// The position for a terminal, with ANSI colours unless the style is plain ASCII.
pub(crate) fn terminal(study: &dyn Study, style: Style) -> String {
    let lines = games::lines(study, style);
    let lines = lines.iter().flat_map(|line| [line.trim_end(), "\n"]);
    let drawn: String = lines.collect();
    if style.ascii { plainly(&drawn) } else { drawn }
}

/// The position as an SVG document.
pub(crate) fn svg(study: &dyn Study, style: Style) -> String {
    games::picture(study, style).finish()
}
