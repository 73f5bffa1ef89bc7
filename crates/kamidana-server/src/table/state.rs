//! The state of a table: a fold over its events.

use std::{fmt, time::Duration};

use kamidana_game::{Game, Options, Outcome, Play, Seat, Seed, View, Viewer};

use super::{Ending, Event, Offer, Person, PersonId, Setup, Sitter, What};
use crate::{Clock, Timestamp};

/// A seat and who sits on it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chair {
    /// Nobody yet, or somebody.
    pub sitter: Option<Sitter>,
}

/// How far a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// It waits for players.
    Waiting,
    /// It is being played.
    Running,
    /// It is over.
    Over(Ending),
}

/// A log that cannot have happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The number of the event that does not fit.
    pub number: u32,
    /// Why.
    pub reason: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {} does not fit: {}", self.number, self.reason)
    }
}

impl std::error::Error for Broken {}

/// A table: everything that follows from its events.
pub struct Table {
    pub(super) game: &'static dyn Game,
    pub(super) options: Options,
    pub(super) setup: Setup,
    pub(super) by: Person,
    seed: Seed,
    pub(super) chairs: Vec<Chair>,
    pub(super) status: Status,
    pub(super) play: Box<dyn Play>,
    /// What was done, and who did it: what a takeback replays.
    pub(super) done: Vec<(Seat, String)>,
    pub(super) clock: Clock,
    pub(super) offer: Option<(Seat, Offer)>,
    pub(super) number: u32,
}

impl fmt::Debug for Table {
    /// Without the seed and the cards, so that neither ends up in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("game", &self.game.id())
            .field("status", &self.status)
            .field("number", &self.number)
            .finish_non_exhaustive()
    }
}

impl Table {
    /// The state after these events.
    pub fn fold(events: &[Event]) -> Result<Self, Broken> {
        let broken = |number, reason: &str| Broken {
            number,
            reason: reason.into(),
        };
        let (first, rest) = events
            .split_first()
            .ok_or_else(|| broken(0, "there are no events"))?;
        let What::Created { setup, by, seed } = &first.what else {
            return Err(broken(first.number, "a table begins by being created"));
        };
        if first.number != 1 {
            return Err(broken(first.number, "the first event has number 1"));
        }
        let (game, options) = setup
            .check()
            .map_err(|error| broken(1, &error.to_string()))?;
        let play = game
            .start(&options, *seed)
            .map_err(|error| broken(1, &error.to_string()))?;
        let mut table = Self {
            chairs: vec![Chair::default(); setup.seats.len()],
            clock: Clock::new(setup.time, setup.seats.len() as u8),
            game,
            options,
            setup: setup.clone(),
            by: by.clone(),
            seed: *seed,
            status: Status::Waiting,
            play,
            done: Vec::new(),
            offer: None,
            number: 1,
        };
        for event in rest {
            table.apply(event)?;
        }
        Ok(table)
    }

    /// Takes in what happened next. An event that does not fit changes nothing.
    pub fn apply(&mut self, event: &Event) -> Result<(), Broken> {
        let broken = |reason: &str| Broken {
            number: event.number,
            reason: reason.into(),
        };
        if event.number != self.number + 1 {
            let reason = format!("after {} comes {}", self.number, self.number + 1);
            return Err(broken(&reason));
        }
        match &event.what {
            What::Created { .. } => return Err(broken("a table is created once")),
            What::Sat { seat, who } => {
                let chair = self
                    .chair_mut(*seat)
                    .ok_or_else(|| broken("no such seat"))?;
                chair.sitter = Some(who.clone());
            }
            What::Rose { seat } => {
                let chair = self
                    .chair_mut(*seat)
                    .ok_or_else(|| broken("no such seat"))?;
                chair.sitter = None;
            }
            What::Began => {
                self.status = Status::Running;
                self.clock
                    .turn(self.play.to_act(), event.at, Duration::ZERO);
            }
            What::Acted { seat, action, lag } => {
                if self.play.to_act() != Some(*seat) {
                    return Err(broken("it was somebody else's turn"));
                }
                self.play
                    .apply(action)
                    .map_err(|error| broken(&error.to_string()))?;
                self.done.push((*seat, action.clone()));
                self.offer = None;
                let lag = Duration::from_millis((*lag).into());
                self.clock.turn(self.play.to_act(), event.at, lag);
            }
            What::Offered { seat, offer } => self.offer = Some((*seat, *offer)),
            What::Declined { .. } => self.offer = None,
            What::TookBack { left } => {
                let mut play = self
                    .game
                    .start(&self.options, self.seed)
                    .map_err(|error| broken(&error.to_string()))?;
                let left = *left as usize;
                for (_, action) in self.done.iter().take(left) {
                    play.apply(action)
                        .map_err(|error| broken(&error.to_string()))?;
                }
                self.play = play;
                self.done.truncate(left);
                self.offer = None;
                self.clock
                    .turn(self.play.to_act(), event.at, Duration::ZERO);
            }
            What::Ended { ending } => {
                self.clock.stop(event.at);
                self.offer = None;
                self.status = Status::Over(ending.clone());
            }
        }
        self.number = event.number;
        Ok(())
    }

    fn chair_mut(&mut self, seat: Seat) -> Option<&mut Chair> {
        self.chairs.get_mut(usize::from(seat.number()) - 1)
    }

    /// The seats with who sits on them.
    pub fn chairs(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        Seat::first(self.chairs.len() as u8).zip(&self.chairs)
    }

    /// The seats somebody holds.
    pub fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> + '_ {
        self.chairs()
            .filter(move |(_, chair)| {
                matches!(&chair.sitter, Some(Sitter::Person(sitter)) if sitter.id == person)
            })
            .map(|(seat, _)| seat)
    }

    /// As what it was set up.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How far it is.
    pub const fn status(&self) -> &Status {
        &self.status
    }

    /// The number of the last event.
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// What was done so far.
    pub fn actions(&self) -> Vec<&str> {
        self.done
            .iter()
            .map(|(_, action)| action.as_str())
            .collect()
    }

    /// Who has to act, if it is being played.
    pub fn to_act(&self) -> Option<Seat> {
        match self.status {
            Status::Running => self.play.to_act(),
            Status::Waiting | Status::Over(_) => None,
        }
    }

    /// The clocks.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The offer that stands, and whose it is.
    pub const fn offer(&self) -> Option<(Seat, Offer)> {
        self.offer
    }

    /// How the game stands by its own rules.
    pub fn outcome(&self) -> Outcome {
        self.play.outcome()
    }

    /// What somebody may know: of the seat that acts if they hold it, else of their first seat,
    /// else what everybody may.
    pub fn view(&self, person: Option<PersonId>) -> View {
        let held: Vec<Seat> = person
            .map(|person| self.seats_of(person).collect())
            .unwrap_or_default();
        let acting = self.play.to_act().filter(|seat| held.contains(seat));
        let viewer = acting
            .or(held.first().copied())
            .map_or(Viewer::Spectator, Viewer::Seat);
        self.play.view(viewer)
    }

    /// What the machine on a seat may know.
    pub fn view_of_seat(&self, seat: Seat) -> View {
        self.play.view(Viewer::Seat(seat))
    }

    /// Since when the flag of the seat to act would have fallen.
    pub fn flag(&self) -> Option<(Seat, Timestamp)> {
        match self.status {
            Status::Running => self.clock.flag(),
            Status::Waiting | Status::Over(_) => None,
        }
    }
}
