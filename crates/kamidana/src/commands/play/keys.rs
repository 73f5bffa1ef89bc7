//! Keys and clicks while a game is on the screen.

use std::{path::PathBuf, time::Duration};

use kamidana_game::{Choices, SheetStyle};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::{
    dialog::{Dialog, Purpose},
    help,
    session::{Request, Session},
    spots::{Arrow, Button, Hits, Spot},
    steps::{self, Meaning},
};

/// The letters that mean something by themselves; no action of any game begins with one of them.
pub(crate) const LETTERS: [(char, Button); 7] = [
    ('?', Button::Help),
    ('t', Button::Tip),
    ('u', Button::Undo),
    ('s', Button::Save),
    ('x', Button::Export),
    ('v', Button::Turn),
    ('q', Button::Leave),
];

pub(crate) const fn arrow_of(code: KeyCode) -> Option<Arrow> {
    match code {
        KeyCode::Left => Some(Arrow::Left),
        KeyCode::Right => Some(Arrow::Right),
        KeyCode::Up => Some(Arrow::Up),
        KeyCode::Down => Some(Arrow::Down),
        _ => None,
    }
}

pub(crate) fn is_control(key: KeyEvent, letter: char) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char(letter)
}

impl Session {
    pub(crate) fn key(&mut self, key: KeyEvent, hits: &Hits, now: Duration) -> Vec<Request> {
        if is_control(key, 'c') {
            // Asked twice, it means it.
            return match self.dialog {
                Some(Dialog::Leave) => vec![Request::Quit],
                _ => self.press(Button::Leave, now),
            };
        }
        if is_control(key, 's') {
            return self.save_at_once(now);
        }
        if self.dialog.is_some() {
            return self.dialog_key(key, now);
        }
        if !self.typed.is_empty() {
            return self.typing_key(key, now);
        }
        let options = steps::options(self);
        if let Some(arrow) = arrow_of(key.code) {
            self.move_cursor(arrow, hits, &options);
            return Vec::new();
        }
        match key.code {
            KeyCode::Tab => self.cycle(&options, 1),
            KeyCode::BackTab => self.cycle(&options, options.len().saturating_sub(1)),
            KeyCode::Enter | KeyCode::Char(' ') => return self.enter(&options, now),
            KeyCode::Esc => return self.give_up_choice(),
            KeyCode::Backspace => _ = self.picked.pop(),
            KeyCode::Char(letter) => return self.letter(letter, &options, now),
            _ => {}
        }
        Vec::new()
    }

    pub(crate) fn click(&mut self, spot: Spot, now: Duration) -> Vec<Request> {
        if let Spot::Button(button) = spot
            && (self.dialog.is_some() || is_in_bar(button))
        {
            return self.press(button, now);
        }
        if self.dialog.is_some() {
            return Vec::new();
        }
        self.choose(spot, now)
    }

    fn move_cursor(&mut self, arrow: Arrow, hits: &Hits, options: &[Spot]) {
        self.complaint = None;
        self.cursor = match self.cursor.filter(|spot| options.contains(spot)) {
            Some(from) => hits.towards(from, arrow, options).or(Some(from)),
            None => options.first().copied(),
        };
    }

    fn cycle(&mut self, options: &[Spot], by: usize) {
        let place = options.iter().position(|spot| Some(*spot) == self.cursor);
        let next = place.map_or(0, |place| (place + by) % options.len());
        self.cursor = options.get(next).copied();
    }

    /// The first press shows what is about to be chosen, the second chooses it; where there is
    /// only a button to press, one is enough.
    fn enter(&mut self, options: &[Spot], now: Duration) -> Vec<Request> {
        let only_button = match options {
            [only @ Spot::Button(_)] => Some(*only),
            _ => None,
        };
        let under_cursor = self.cursor.filter(|spot| options.contains(spot));
        if let Some(spot) = under_cursor.or(only_button) {
            return self.choose(spot, now);
        }
        self.cursor = options.first().copied();
        Vec::new()
    }

    fn give_up_choice(&mut self) -> Vec<Request> {
        self.picked.pop();
        self.cursor = None;
        self.complaint = None;
        self.forget_tip()
    }

    fn letter(&mut self, letter: char, options: &[Spot], now: Duration) -> Vec<Request> {
        let waits = options == [Spot::Button(Button::Continue)];
        if let Some((_, button)) = LETTERS.iter().find(|(known, _)| *known == letter)
            && self.is_offered(*button)
        {
            return self.press(*button, now);
        }
        if waits {
            return self.continue_on(now);
        }
        let choices = match (self.acting(), self.view().choices) {
            (Some(_), Choices::List { actions }) => actions,
            _ => Vec::new(),
        };
        if let Some(action) = self.table.game().shortcut(letter, &choices) {
            return self.play(action, now);
        }
        if self.acting().is_some() && letter.is_ascii_alphanumeric() {
            self.complaint = None;
            self.typed.push(letter);
        }
        Vec::new()
    }

    fn typing_key(&mut self, key: KeyEvent, now: Duration) -> Vec<Request> {
        match key.code {
            KeyCode::Char(letter) if letter.is_ascii_alphanumeric() && self.typed.len() < 12 => {
                self.typed.push(letter);
            }
            KeyCode::Backspace => _ = self.typed.pop(),
            KeyCode::Esc => self.typed.clear(),
            KeyCode::Enter => {
                let typed = std::mem::take(&mut self.typed);
                return self.submit(&typed, now);
            }
            _ => {}
        }
        Vec::new()
    }

    /// Plays what was typed.
    fn submit(&mut self, typed: &str, now: Duration) -> Vec<Request> {
        if self.acting().is_none() {
            return Vec::new();
        }
        let actions = match self.view().choices {
            Choices::List { actions } => actions,
            Choices::Arrange { .. } => Vec::new(),
        };
        match self.table.game().typed(typed, &actions) {
            Some(action) => self.play(action, now),
            None => self.play(&typed.to_lowercase(), now),
        }
    }

    /// Whether a button of the key bar is of any use now.
    pub(crate) fn is_offered(&self, button: Button) -> bool {
        match button {
            Button::Turn => !self.table.hides_cards(),
            Button::Tip | Button::Undo | Button::Export => self.veiled_for().is_none(),
            _ => true,
        }
    }

    pub(crate) fn choose(&mut self, spot: Spot, now: Duration) -> Vec<Request> {
        match steps::meaning(self, spot) {
            Meaning::Play(action) => return self.play(&action, now),
            Meaning::Press(button) => return self.press(button, now),
            Meaning::Pick(picked) => {
                self.picked = picked;
                self.cursor = steps::options(self).first().copied();
            }
            Meaning::Nothing => {}
        }
        Vec::new()
    }

    pub(crate) fn press(&mut self, button: Button, now: Duration) -> Vec<Request> {
        match button {
            Button::Continue => return self.continue_on(now),
            Button::Back | Button::Stay => self.dialog = None,
            Button::Help => self.dialog = Some(Dialog::Help(0)),
            Button::Tip => return self.ask_tip(),
            Button::Undo => return self.undo(now),
            Button::Save => self.ask_file(Purpose::Save),
            Button::Export => self.ask_export(),
            Button::Turn => self.turned = !self.turned,
            Button::Leave if self.is_unsaved() => self.dialog = Some(Dialog::Leave),
            Button::Leave | Button::JustLeave => return vec![Request::Quit],
            Button::NewGame => return vec![Request::Menu],
            Button::SaveAndLeave => self.ask_file(Purpose::SaveAndLeave),
            Button::Accept => return self.accept_file(now),
        }
        Vec::new()
    }

    fn ask_export(&mut self) {
        if self.table.hides_cards() && !self.table.is_over() {
            self.complaint = Some(self.words.say("terminal-export-later"));
        } else {
            self.ask_file(Purpose::Export);
        }
    }

    fn ask_file(&mut self, purpose: Purpose) {
        self.complaint = None;
        let (game, stamp) = (self.table.plan.game.id(), &self.stamp.compact);
        let name = match (&self.file, purpose) {
            (Some(file), Purpose::Save | Purpose::SaveAndLeave) => file.display().to_string(),
            (_, Purpose::Export) => format!("{game}-{stamp}.txt"),
            _ => format!("{game}-{stamp}.json"),
        };
        self.dialog = Some(Dialog::File(purpose, name));
    }

    fn save_at_once(&mut self, now: Duration) -> Vec<Request> {
        match &self.file {
            None => {
                self.ask_file(Purpose::Save);
                Vec::new()
            }
            Some(file) => {
                let name = file.display().to_string();
                self.dialog = Some(Dialog::File(Purpose::Save, name));
                self.accept_file(now)
            }
        }
    }

    fn accept_file(&mut self, now: Duration) -> Vec<Request> {
        let Some(Dialog::File(purpose, name)) = self.dialog.clone() else {
            return Vec::new();
        };
        let record = match self.table.record(&self.stamp.date, now) {
            Ok(record) => record,
            Err(why) => {
                self.complaint = Some(why.to_string());
                return Vec::new();
            }
        };
        let file = PathBuf::from(name.trim());
        let json = file.extension().is_some_and(|end| end == "json");
        let text = if purpose == Purpose::Export && !json {
            record.to_text(SheetStyle::default())
        } else {
            format!("{}\n", record.to_json())
        };
        let overwrite = self.file.as_ref() == Some(&file) && purpose != Purpose::Export;
        vec![Request::Write {
            file,
            text,
            overwrite,
        }]
    }

    /// A file was written, or could not be.
    pub(crate) fn written(&mut self, result: Result<PathBuf, String>) -> Vec<Request> {
        let Some(Dialog::File(purpose, _)) = self.dialog.clone() else {
            return Vec::new();
        };
        match result {
            Err(why) => {
                self.complaint = Some(why);
                Vec::new()
            }
            Ok(file) => {
                self.dialog = None;
                let name = file.display().to_string().into();
                self.complaint = Some(self.words.fill("terminal-written", [("file", name)]));
                if purpose != Purpose::Export {
                    self.is_changed = false;
                    self.file = Some(file);
                }
                let leaves = purpose == Purpose::SaveAndLeave;
                leaves.then_some(Request::Quit).into_iter().collect()
            }
        }
    }

    fn dialog_key(&mut self, key: KeyEvent, now: Duration) -> Vec<Request> {
        match (&mut self.dialog, key.code) {
            (Some(Dialog::Help(first)), code) => match help::scrolled(*first, code) {
                Some(to) => *first = to.min(help::last_page(self.words, self.table.plan.game)),
                None => self.dialog = None,
            },
            (_, KeyCode::Esc) => self.dialog = None,
            (Some(Dialog::File(_, name)), KeyCode::Char(letter)) => name.push(letter),
            (Some(Dialog::File(_, name)), KeyCode::Backspace) => _ = name.pop(),
            (Some(Dialog::File(..)), KeyCode::Enter) => return self.accept_file(now),
            (Some(Dialog::Leave), KeyCode::Enter | KeyCode::Char('s' | 'y')) => {
                return self.press(Button::SaveAndLeave, now);
            }
            (Some(Dialog::Leave), KeyCode::Char('q' | 'n')) => return vec![Request::Quit],
            _ => {}
        }
        Vec::new()
    }
}

/// The buttons of the key bar work whatever else is on the screen.
fn is_in_bar(button: Button) -> bool {
    LETTERS.iter().any(|(_, known)| *known == button)
}
