//! The start menu: which game, with which options, who plays, with which clock. Everything comes
//! from the games' option data, and Enter three times begins a game.

use kamidana_game::{Game, OptionKind, OptionSpec, Options, Seat, games};
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::{
    clock::TimeControl,
    keys,
    seating::{Occupant, Seating},
    spots::{Arrow, Button, Spot},
};
use crate::{games, words::Words};

/// What the menu asks about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Game,
    Options,
    Players,
}

/// What comes of a key.
pub(crate) enum Choice {
    /// Nothing to do elsewhere.
    Stay,
    /// Begin this game.
    Start(Box<Wish>),
    /// Leave the program.
    Quit,
}

/// A game somebody wants to play.
pub(crate) struct Wish {
    pub(crate) game: &'static dyn Game,
    pub(crate) options: Options,
    pub(crate) seating: Seating,
    pub(crate) clock: Option<TimeControl>,
}

/// One line of the menu.
pub(crate) struct Row {
    pub(crate) label: String,
    pub(crate) value: String,
    /// What the value means, or what a game is.
    pub(crate) help: String,
    /// Whether the value is typed.
    pub(crate) typed: bool,
}

/// The start menu.
pub(crate) struct Menu {
    pub(crate) step: Step,
    pub(crate) row: usize,
    game: usize,
    values: Vec<String>,
    seating: Seating,
    clock: Option<TimeControl>,
    pub(crate) complaint: Option<String>,
    pub(crate) words: &'static Words,
}

impl Menu {
    pub(crate) fn new(words: &'static Words) -> Self {
        let mut menu = Self {
            words,
            step: Step::Game,
            row: 0,
            game: 0,
            values: Vec::new(),
            seating: Seating::usual(2, Occupant::usual_machine()),
            clock: None,
            complaint: None,
        };
        menu.take_game(0);
        menu
    }

    pub(crate) fn game(&self) -> &'static dyn Game {
        games()[self.game]
    }

    fn take_game(&mut self, place: usize) {
        self.game = place.min(games().len() - 1);
        let defaults = Options::defaults(self.game().options());
        let specs = self.game().options().iter();
        self.values = specs.map(|spec| defaults.get(spec.id).to_owned()).collect();
    }

    fn options(&self) -> Result<Options, String> {
        let specs = self.game().options();
        let ids = specs.iter().map(|spec| spec.id);
        let given = ids.zip(self.values.iter().map(String::as_str));
        Options::new(specs, given).map_err(|e| e.to_string())
    }

    /// The options that are asked, with their places among all.
    fn asked(&self) -> Vec<(usize, &'static OptionSpec)> {
        let specs = self.game().options();
        let value = |id: &str| {
            let place = specs.iter().position(|spec| spec.id == id);
            place.map_or("", |place| self.values[place].as_str())
        };
        let asked = specs
            .iter()
            .enumerate()
            .filter(|(_, spec)| spec.only_if.is_none_or(|(id, wanted)| value(id) == wanted));
        asked.collect()
    }

    pub(crate) fn rows(&self) -> Vec<Row> {
        match self.step {
            Step::Game => games().iter().map(|game| self.game_row(*game)).collect(),
            Step::Options => {
                let asked = self.asked().into_iter();
                asked
                    .map(|(place, spec)| self.option_row(place, spec))
                    .collect()
            }
            Step::Players => {
                let options = Options::defaults(self.game().options());
                let seats = self.seating.iter().map(|(seat, occupant)| Row {
                    label: games::side_name(self.words, self.game(), &options, seat)
                        .unwrap_or_else(|| self.seat_number(seat)),
                    value: self.occupant_name(seat, occupant),
                    help: occupant.help(self.words, self.game()),
                    typed: false,
                });
                let clock = Row {
                    label: self.words.say("terminal-clock"),
                    value: match self.clock {
                        None => self.words.say("terminal-clock-none"),
                        Some(control) => {
                            let control = control.to_string().into();
                            let gaps = [("control", control)];
                            self.words.fill("terminal-clock-choice", gaps)
                        }
                    },
                    help: self.words.say("terminal-clock-help"),
                    typed: false,
                };
                seats.chain([clock]).collect()
            }
        }
    }

    fn seat_number(&self, seat: Seat) -> String {
        let seat = ("seat", seat.number().into());
        self.words.fill("terminal-seat", [seat])
    }

    /// Who would play for a seat, computers with their level.
    fn occupant_name(&self, seat: Seat, occupant: Occupant) -> String {
        let name = self.seating.name(self.words, self.game(), seat);
        match occupant {
            Occupant::Person => name,
            Occupant::Machine(level) => {
                let gaps = [("name", name.into()), ("level", level.number().into())];
                self.words.fill("terminal-computer", gaps)
            }
        }
    }

    /// The words of the site, or what the option data say of themselves.
    fn option_row(&self, place: usize, spec: &OptionSpec) -> Row {
        let key = format!("{}-option-{}", self.game().id(), spec.id);
        let value = &self.values[place];
        let words = |key: &str, data: &str| {
            let words = self.words.maybe(key);
            words.unwrap_or_else(|| data.replace('-', " "))
        };
        let (value, help) = match spec.kind {
            OptionKind::Choice { values, .. } => {
                let found = values.iter().find(|(name, _)| name == value);
                let help = found.map_or("", |(_, help)| *help);
                let key = format!("{key}-{value}");
                (words(&key, value), words(&format!("{key}-help"), help))
            }
            OptionKind::Number { min, max, .. } => {
                let gaps = [("min", min.into()), ("max", max.into())];
                (value.clone(), self.words.fill("terminal-number", gaps))
            }
            OptionKind::Text { .. } => (value.clone(), String::new()),
        };
        Row {
            label: words(&key, spec.id),
            value,
            help,
            typed: matches!(spec.kind, OptionKind::Text { .. }),
        }
    }

    fn game_row(&self, game: &dyn Game) -> Row {
        let about = self.words.maybe(&format!("{}-about", game.id()));
        Row {
            label: game.title().into(),
            value: String::new(),
            help: about.unwrap_or_else(|| game.summary().into()),
            typed: false,
        }
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Choice {
        if keys::is_control(key, 'c') {
            return Choice::Quit;
        }
        let typing = self.rows().get(self.row).is_some_and(|row| row.typed);
        match (keys::arrow_of(key.code), key.code) {
            (Some(Arrow::Up), _) => self.row = self.row.saturating_sub(1),
            (Some(Arrow::Down), _) => self.row = (self.row + 1).min(self.rows().len() - 1),
            (Some(Arrow::Left), _) => self.change(self.row, false),
            (Some(Arrow::Right), _) => self.change(self.row, true),
            (_, KeyCode::Esc) => return self.back(),
            (_, KeyCode::Backspace) if typing => self.edit(|text| _ = text.pop()),
            (_, KeyCode::Char(letter)) if typing => self.edit(|text| text.push(letter)),
            (_, KeyCode::Char('q')) => return Choice::Quit,
            (_, KeyCode::Enter | KeyCode::Char(' ')) => return self.forward(),
            _ => {}
        }
        Choice::Stay
    }

    pub(crate) fn click(&mut self, spot: Spot) -> Choice {
        match spot {
            Spot::Row(row) => {
                self.row = row.into();
                if self.step == Step::Game {
                    return self.forward();
                }
            }
            Spot::Less(row) | Spot::More(row) => {
                self.row = row.into();
                self.change(self.row, spot == Spot::More(row));
            }
            Spot::Button(Button::Continue) => return self.forward(),
            Spot::Button(Button::Back) => return self.back(),
            Spot::Button(Button::Leave) => return Choice::Quit,
            _ => {}
        }
        Choice::Stay
    }

    fn edit(&mut self, change: impl FnOnce(&mut String)) {
        self.complaint = None;
        if let Some((place, _)) = self.asked().get(self.row) {
            let place = *place;
            change(&mut self.values[place]);
        }
    }

    /// The next or the previous value of a row, around the end.
    fn change(&mut self, row: usize, up: bool) {
        self.complaint = None;
        match self.step {
            Step::Game => {}
            Step::Options => {
                if let Some((place, spec)) = self.asked().get(row).copied() {
                    self.values[place] = next_value(spec, &self.values[place], up);
                }
            }
            Step::Players => {
                let seat = Seat::new(row as u8 + 1);
                if let Some(seat) = seat.filter(|_| row < self.seating.len()) {
                    let all: Vec<_> = Occupant::all().collect();
                    let next = neighbour(&all, &self.seating.of(seat), up);
                    self.seating.put(seat, next);
                } else {
                    let offered = TimeControl::OFFERED.into_iter().map(Some);
                    let all: Vec<_> = [None].into_iter().chain(offered).collect();
                    self.clock = neighbour(&all, &self.clock, up);
                }
            }
        }
    }

    fn forward(&mut self) -> Choice {
        match self.step {
            Step::Game => {
                self.take_game(self.row);
                self.go_to(Step::Options);
            }
            Step::Options => match self.options() {
                Err(why) => self.complaint = Some(why),
                Ok(options) => {
                    // Some values only clash when a game is begun with them.
                    if let Err(why) = self
                        .game()
                        .start(&options, kamidana_game::Seed::new([0; 32]))
                    {
                        self.complaint = Some(why.to_string());
                        return Choice::Stay;
                    }
                    let seats = self.game().seats(&options);
                    if self.seating.len() != usize::from(seats) {
                        self.seating = Seating::usual(seats, Occupant::usual_machine());
                    }
                    self.go_to(Step::Players);
                }
            },
            Step::Players => match self.options() {
                Err(why) => self.complaint = Some(why),
                Ok(options) => {
                    return Choice::Start(Box::new(Wish {
                        game: self.game(),
                        options,
                        seating: self.seating.clone(),
                        clock: self.clock,
                    }));
                }
            },
        }
        Choice::Stay
    }

    fn back(&mut self) -> Choice {
        match self.step {
            Step::Game => return Choice::Quit,
            Step::Options => {
                self.go_to(Step::Game);
                self.row = self.game;
            }
            Step::Players => self.go_to(Step::Options),
        }
        Choice::Stay
    }

    fn go_to(&mut self, step: Step) {
        self.step = step;
        self.row = 0;
        self.complaint = None;
    }
}

fn next_value(spec: &OptionSpec, value: &str, up: bool) -> String {
    match spec.kind {
        OptionKind::Choice { values, .. } => {
            let names: Vec<_> = values.iter().map(|(name, _)| *name).collect();
            neighbour(&names, &value, up).to_owned()
        }
        OptionKind::Number { min, max, .. } => {
            let number: u32 = value.parse().unwrap_or(min);
            let next = if up {
                number + 1
            } else {
                number.saturating_sub(1)
            };
            next.clamp(min, max).to_string()
        }
        OptionKind::Text { .. } => value.to_owned(),
    }
}

/// The value after or before this one, around the end.
fn neighbour<T: Copy + PartialEq>(all: &[T], value: &T, up: bool) -> T {
    let place = all.iter().position(|known| known == value).unwrap_or(0);
    let step = if up { 1 } else { all.len() - 1 };
    all[(place + step) % all.len()]
}
