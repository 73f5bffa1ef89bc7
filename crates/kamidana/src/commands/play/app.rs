//! The whole program as a state: events come in, requests go out, and nothing else happens.

use std::{path::PathBuf, time::Duration};

use kamidana_game::{Seed, Stream};
use ratatui::crossterm::event::KeyEvent;

use super::{
    machine::Thought,
    menu::{Choice, Menu},
    screen::Look,
    session::{Request, Session},
    spots::Hits,
    table::{Plan, Table},
};
use crate::words::Words;

/// Something that happened.
pub(crate) enum Event {
    Key(KeyEvent),
    /// A click at a column and a row.
    Click(u16, u16),
    /// Time has passed.
    Tick,
    /// The machine has an answer.
    Thought(Thought),
    /// A file was written, or could not be.
    Written(Result<PathBuf, String>),
}

/// The date and the time of the start, for records and file names.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stamp {
    /// `2026-11-15`
    pub(crate) date: String,
    /// `20261115-093000`
    pub(crate) compact: String,
}

/// What is on the screen.
pub(crate) enum Screen {
    Menu(Menu),
    Game(Box<Session>),
}

/// The whole program.
pub(crate) struct App {
    pub(crate) screen: Screen,
    pub(crate) look: Look,
    pub(crate) words: &'static Words,
    /// Where things were drawn last.
    pub(crate) hits: Hits,
    stamp: Stamp,
    /// The seed of the first game, then what further ones are made from.
    seed: Option<Seed>,
    chance: Stream,
}

impl App {
    /// Begins with the menu.
    pub(crate) fn new(look: Look, words: &'static Words, stamp: Stamp, seed: Seed) -> Self {
        Self {
            screen: Screen::Menu(Menu::new(words)),
            look,
            words,
            hits: Hits::default(),
            stamp,
            seed: Some(seed),
            chance: seed.of_deal(u32::MAX).stream(),
        }
    }

    /// Begins with a game, new or resumed.
    pub(crate) fn open(
        &mut self,
        table: Table,
        file: Option<PathBuf>,
        now: Duration,
    ) -> Vec<Request> {
        let mut session = Session::new(table, self.stamp.clone(), file, self.words);
        let requests = session.go_on(now);
        self.screen = Screen::Game(Box::new(session));
        requests
    }

    /// The file from which the game on the screen can be resumed as it stands.
    pub(crate) fn saved_as(&self) -> Option<PathBuf> {
        match &self.screen {
            Screen::Game(session) if !session.is_unsaved() && !session.table.is_over() => {
                session.file.clone()
            }
            _ => None,
        }
    }

    fn next_seed(&mut self) -> Seed {
        let chance = &mut self.chance;
        let fresh = || Seed::new(std::array::from_fn(|_| chance.below(256) as u8));
        self.seed.take().unwrap_or_else(fresh)
    }

    /// Takes in an event; what the surroundings have to do comes out.
    pub(crate) fn update(&mut self, event: Event, now: Duration) -> Vec<Request> {
        let requests = match &mut self.screen {
            Screen::Menu(menu) => {
                let choice = match event {
                    Event::Key(key) => menu.key(key),
                    Event::Click(column, row) => match self.hits.at(column, row) {
                        Some(spot) => menu.click(spot),
                        None => Choice::Stay,
                    },
                    _ => Choice::Stay,
                };
                return self.follow(choice, now);
            }
            Screen::Game(session) => {
                let mut requests = session.tick(now);
                requests.extend(match event {
                    Event::Key(key) => session.key(key, &self.hits, now),
                    Event::Click(column, row) => match self.hits.at(column, row) {
                        Some(spot) => session.click(spot, now),
                        None => Vec::new(),
                    },
                    Event::Tick => Vec::new(),
                    Event::Thought(thought) => session.hear(thought, now),
                    Event::Written(result) => session.written(result),
                });
                requests
            }
        };
        if requests
            .iter()
            .any(|request| matches!(request, Request::Menu))
        {
            self.screen = Screen::Menu(Menu::new(self.words));
            return vec![Request::StopThinking];
        }
        requests
    }

    fn follow(&mut self, choice: Choice, now: Duration) -> Vec<Request> {
        match choice {
            Choice::Stay => Vec::new(),
            Choice::Quit => vec![Request::Quit],
            Choice::Start(wish) => {
                let plan = Plan {
                    game: wish.game,
                    options: wish.options,
                    seating: wish.seating,
                    clock: wish.clock,
                    seed: self.next_seed(),
                };
                match Table::start(plan) {
                    Ok(table) => self.open(table, None, now),
                    Err(why) => {
                        if let Screen::Menu(menu) = &mut self.screen {
                            menu.complaint = Some(why);
                        }
                        Vec::new()
                    }
                }
            }
        }
    }
}
