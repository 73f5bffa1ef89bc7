//! The help: what the game is about, the keys, and all rules.

use kamidana_game::Game;
use ratatui::crossterm::event::KeyCode;

use super::screen::{LEAST, canvas::wrapped};
use crate::{games, words::Words};

/// The columns of the text, so that it breaks alike on every terminal.
const WIDTH: u16 = LEAST.0 - 2;
/// The lines of a page on the smallest terminal.
const PAGE: usize = LEAST.1 as usize - 3;

/// A line of the help.
pub(crate) struct Line {
    pub(crate) text: String,
    pub(crate) is_title: bool,
}

/// The whole help.
pub(crate) fn lines(words: &Words, game: &dyn Game) -> Vec<Line> {
    let id = game.id();
    let mut page = Page(Vec::new());
    page.title(game.title());
    let aim = words.maybe(&format!("{id}-aim"));
    page.text("", &aim.unwrap_or_else(|| game.summary().to_owned()));
    page.title(&words.say("terminal-keys"));
    page.text("", &words.say("terminal-keys-choose"));
    page.text("", &words.say("terminal-keys-type"));
    if let Some(keys) = words.maybe(&format!("{id}-terminal-keys")) {
        page.text("", &keys);
    }
    page.text("", &words.say("terminal-keys-letters"));
    page.text("", &words.say("terminal-keys-tips"));
    page.text("", &words.say("terminal-undo-clock"));
    for (section, rules) in games::of(id).rules() {
        page.title(&words.say(&format!("{id}-section-{section}")));
        for rule in *rules {
            page.text(rule, &words.say(&format!("{id}-rule-{rule}")));
            // What the rulebook leaves open comes after what it says.
            if let Some(ours) = words.maybe(&format!("{id}-ruling-{rule}")) {
                let ours = [("text", ours.into())];
                page.text("", &words.fill("terminal-ruling", ours));
            }
            if let Some(tip) = words.maybe(&format!("{id}-tip-{rule}")) {
                page.text("", &tip);
            }
        }
    }
    page.0
}

/// The first line of the last page.
pub(crate) fn last_page(words: &Words, game: &dyn Game) -> usize {
    lines(words, game).len().saturating_sub(PAGE)
}

/// Where a key leads to from a line; `None` if it closes the help.
pub(crate) fn scrolled(from: usize, code: KeyCode) -> Option<usize> {
    Some(match code {
        KeyCode::Up => from.saturating_sub(1),
        KeyCode::Down => from + 1,
        KeyCode::PageUp => from.saturating_sub(PAGE),
        KeyCode::PageDown | KeyCode::Char(' ') => from + PAGE,
        KeyCode::Home => 0,
        KeyCode::End => usize::MAX,
        _ => return None,
    })
}

struct Page(Vec<Line>);

impl Page {
    fn title(&mut self, text: &str) {
        if !self.0.is_empty() {
            self.add(String::new(), false);
        }
        self.add(text.to_uppercase(), true);
    }

    /// A paragraph behind a short label, if it has one.
    fn text(&mut self, label: &str, text: &str) {
        let indent = if label.is_empty() { 0 } else { 4 };
        for (number, line) in wrapped(text, WIDTH - indent).into_iter().enumerate() {
            let label = if number == 0 { label } else { "" };
            self.add(
                format!("{label:indent$}{line}", indent = indent.into()),
                false,
            );
        }
    }

    fn add(&mut self, text: String, is_title: bool) {
        self.0.push(Line { text, is_title });
    }
}
