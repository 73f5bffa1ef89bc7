//! A table to test at: it stands in for the terminal, the machine and the disk.

use std::{collections::BTreeMap, path::PathBuf, time::Duration};

use kamidana_engine::Judgement;
use kamidana_game::{Choices, Options, Seed, Stream, View, game};
use ratatui::{
    Terminal,
    backend::TestBackend,
    buffer::{Buffer, Cell},
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers},
};

use crate::commands::play::{
    app::{App, Event, Screen, Stamp},
    machine::Thought,
    screen::{self, Look},
    seating::{Occupant, Seating},
    session::{Request, Session},
    spots::Spot,
    steps,
    table::{Plan, Table},
};
use crate::words::{Language, Words};

pub(super) const PLAIN: Look = Look {
    ascii: true,
    characters: false,
};
pub(super) const COLOURED: Look = Look {
    ascii: false,
    characters: false,
};

pub(super) struct Desk {
    pub(super) app: App,
    pub(super) terminal: Terminal<TestBackend>,
    pub(super) now: Duration,
    pub(super) files: BTreeMap<PathBuf, String>,
    pub(super) has_quit: bool,
    /// Whether questions to the machine are answered at once.
    pub(super) machine_answers: bool,
    pub(super) asked: Vec<u64>,
    pub(super) stopped: usize,
    chance: Stream,
}

pub(super) fn english() -> &'static Words {
    Words::of(Language::English)
}

pub(super) fn seed() -> Seed {
    Seed::new([7; 32])
}

pub(super) fn plan(id: &str, options: &[(&str, &str)], seats: &str) -> Plan {
    let game = game(id).expect("the game exists");
    let options = Options::new(game.options(), options.iter().copied()).expect("good options");
    let count = game.seats(&options);
    let seating = match seats {
        "hot" => Seating::hot_seat(count),
        "usual" => Seating::usual(count, Occupant::usual_machine()),
        other => other.parse().expect("a seating"),
    };
    Plan {
        game,
        options,
        seating,
        clock: None,
        seed: seed(),
    }
}

impl Desk {
    pub(super) fn menu(look: Look) -> Self {
        Self::menu_in(Language::English, look)
    }

    pub(super) fn menu_in(language: Language, look: Look) -> Self {
        let stamp = Stamp {
            date: "2026-11-15".into(),
            compact: "20261115-120000".into(),
        };
        let mut desk = Self {
            app: App::new(look, Words::of(language), stamp, seed()),
            terminal: Terminal::new(TestBackend::new(80, 24)).expect("a terminal"),
            now: Duration::ZERO,
            files: BTreeMap::new(),
            has_quit: false,
            machine_answers: true,
            asked: Vec::new(),
            stopped: 0,
            chance: seed().stream(),
        };
        desk.draw();
        desk
    }

    pub(super) fn at(plan: Plan, look: Look) -> Self {
        Self::at_in(Language::English, plan, look)
    }

    pub(super) fn at_in(language: Language, plan: Plan, look: Look) -> Self {
        let mut desk = Self::menu_in(language, look);
        desk.open(Table::start(plan).expect("the game starts"));
        desk
    }

    pub(super) fn open(&mut self, table: Table) {
        let requests = self.app.open(table, None, self.now);
        self.fulfil(requests);
        self.draw();
    }

    pub(super) fn session(&self) -> &Session {
        match &self.app.screen {
            Screen::Game(session) => session,
            Screen::Menu(_) => panic!("the menu is on the screen"),
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.session().table.is_over()
    }

    pub(super) fn actions(&self) -> Vec<String> {
        let past = self.session().table.past();
        past.iter().map(|(_, action)| action.clone()).collect()
    }

    pub(super) fn send(&mut self, event: Event) {
        let requests = self.app.update(event, self.now);
        self.fulfil(requests);
        self.draw();
    }

    pub(super) fn key(&mut self, code: KeyCode) {
        self.send(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    pub(super) fn control(&mut self, letter: char) {
        let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        self.send(Event::Key(key));
    }

    pub(super) fn enter(&mut self) {
        self.key(KeyCode::Enter);
    }

    pub(super) fn types(&mut self, text: &str) {
        for letter in text.chars() {
            self.key(KeyCode::Char(letter));
        }
    }

    /// Types a move and plays it.
    pub(super) fn plays(&mut self, action: &str) {
        self.types(action);
        self.enter();
    }

    pub(super) fn click(&mut self, spot: Spot) {
        let area = self.app.hits.area_of(spot).expect("it is on the screen");
        self.send(Event::Click(
            area.x + area.width / 2,
            area.y + area.height / 2,
        ));
    }

    fn fulfil(&mut self, requests: Vec<Request>) {
        for request in requests {
            match request {
                Request::Think { ticket, view, .. } | Request::Advise { ticket, view, .. } => {
                    self.asked.push(ticket);
                    if self.machine_answers {
                        let thought = Thought {
                            ticket,
                            action: Some(self.any_action(&view)),
                            judgement: Judgement::Unknown,
                        };
                        self.send(Event::Thought(thought));
                    }
                }
                Request::Write { file, text, .. } => {
                    self.files.insert(file.clone(), text);
                    self.send(Event::Written(Ok(file)));
                }
                Request::StopThinking => self.stopped += 1,
                Request::Quit => self.has_quit = true,
                Request::Menu => {}
            }
        }
    }

    fn any_action(&mut self, view: &View) -> String {
        match &view.choices {
            Choices::List { actions } => {
                let place = self.chance.below(actions.len() as u32);
                actions[place as usize].clone()
            }
            Choices::Arrange { letters } => letters.clone(),
        }
    }

    /// Draws; nothing may be cut off.
    pub(super) fn draw(&mut self) {
        let mut drawn = screen::Drawn::default();
        let (app, now) = (&self.app, self.now);
        self.terminal
            .draw(|frame| drawn = screen::draw(app, now, frame))
            .expect("a buffer can be drawn on");
        assert!(
            drawn.cut.is_empty(),
            "cut off: {:?}\n{}",
            drawn.cut,
            self.screen()
        );
        self.app.hits = drawn.hits;
    }

    pub(super) fn buffer(&self) -> &Buffer {
        self.terminal.backend().buffer()
    }

    pub(super) fn lines(&self) -> Vec<String> {
        let buffer = self.buffer();
        let width = buffer.area.width.into();
        let rows = buffer.content.chunks(width);
        rows.map(|row| row.iter().map(Cell::symbol).collect())
            .collect()
    }

    pub(super) fn screen(&self) -> String {
        self.lines().join("\n")
    }

    #[track_caller]
    pub(super) fn shows(&self, text: &str) {
        let screen = self.screen();
        assert!(screen.contains(text), "{text:?} is not on\n{screen}");
    }

    /// Chooses something possible in one of the ways a person can: with Tab and Enter, with the
    /// mouse, or by typing.
    pub(super) fn do_something(&mut self) {
        let options = steps::options(self.session());
        assert!(!options.is_empty(), "nothing to do on\n{}", self.screen());
        let place = self.chance.below(options.len() as u32) as usize;
        let spot = options[place];
        match self.chance.below(4) {
            0 => self.click(spot),
            1 => {
                while self.session().cursor != Some(spot) {
                    self.key(KeyCode::Tab);
                }
                self.enter();
            }
            _ => match steps::meaning(self.session(), spot) {
                steps::Meaning::Play(action) => self.plays(&action),
                _ => self.click(spot),
            },
        }
    }

    /// Plays to the end of the game.
    pub(super) fn play_on(&mut self) {
        let mut steps = 0;
        while !self.is_over() {
            self.do_something();
            steps += 1;
            assert!(steps < 50_000, "a game without end");
        }
    }
}
