//! The state of a table: a fold over its events.

use std::{collections::BTreeMap, fmt, time::Duration};

use kamidana_game::{Game, Options, Outcome, Play, Seat, Seed, View, Viewer};

use super::{Ending, Event, Offer, Person, Setup, Sitter, Stage, What, Wish};
use crate::{Clock, PersonId, TableId, TimeControl, Timestamp};

/// How long a thought may take that the others may not know of.
const SECRET_THOUGHT: Duration = Duration::from_secs(60);

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
#[derive(Clone)]
pub struct Table {
    pub(super) game: &'static dyn Game,
    pub(super) options: Options,
    pub(super) setup: Setup,
    pub(super) by: Person,
    pub(super) seed: Seed,
    pub(super) chairs: Vec<Chair>,
    pub(super) status: Status,
    pub(super) play: Box<dyn Play>,
    /// What was done, and who did it: what a takeback replays.
    pub(super) done: Vec<(Seat, String)>,
    pub(super) clock: Clock,
    pub(super) offer: Option<(Seat, Offer)>,
    pub(super) number: u32,
    /// Who has agreed to play again.
    pub(super) again: Vec<Seat>,
    rematch: Option<TableId>,
    /// The number of the last event that took something back.
    taken_back: u32,
    created: Timestamp,
    updated: Timestamp,
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
            again: Vec::new(),
            rematch: None,
            taken_back: 0,
            created: first.at,
            updated: first.at,
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
                self.clock.turn(self.on_clock(), event.at, Duration::ZERO);
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
                self.clock.turn(self.on_clock(), event.at, lag);
            }
            What::Offered { seat, offer } => self.offer = Some((*seat, *offer)),
            What::Declined { .. } => {
                self.offer = None;
                self.again.clear();
            }
            What::Again { seat } => self.again.push(*seat),
            What::Rematched { table } => self.rematch = Some(*table),
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
                self.taken_back = event.number;
                self.offer = None;
                self.clock.turn(self.on_clock(), event.at, Duration::ZERO);
            }
            What::Ended { ending } => {
                self.clock.stop(event.at);
                self.offer = None;
                self.status = Status::Over(ending.clone());
            }
        }
        self.number = event.number;
        self.updated = event.at;
        Ok(())
    }

    /// Whose clock runs. While the game does not tell who has to act, nobody's does: a clock
    /// that moves would tell it.
    fn on_clock(&self) -> Option<Seat> {
        self.play.view(Viewer::Spectator).to_act
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

    /// Which game.
    pub const fn game(&self) -> &'static dyn Game {
        self.game
    }

    /// Its options.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// How far it is.
    pub const fn stage(&self) -> Stage {
        match self.status {
            Status::Waiting => Stage::Waiting,
            Status::Running => Stage::Running,
            Status::Over(_) => Stage::Over,
        }
    }

    /// Everybody who holds a seat.
    pub fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.chairs.iter().filter_map(|chair| match &chair.sitter {
            Some(Sitter::Person(person)) => Some(person.id),
            Some(Sitter::Machine { .. }) | None => None,
        })
    }

    /// Who sits on a seat.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        let chair = self.chairs.get(usize::from(seat.number()) - 1)?;
        chair.sitter.as_ref()
    }

    /// Those who were asked to sit down and do not yet.
    pub fn asked(&self) -> impl Iterator<Item = PersonId> + '_ {
        let wishes = self.setup.seats.iter().zip(&self.chairs);
        wishes.filter_map(|(wish, chair)| match wish {
            Wish::Asked { person, .. } if chair.sitter.is_none() => Some(*person),
            _ => None,
        })
    }

    /// What the link for invited players has, and nobody else can guess.
    pub fn key(&self) -> String {
        // No deal of the game has this number.
        let secret = self.seed.of_deal(u32::MAX - 1).commitment();
        secret.to_string().chars().take(16).collect()
    }

    /// What was done, beginning with this move; only for those who may know it.
    pub fn moves(&self, from: u32) -> Vec<String> {
        let moves = self.done.iter().skip(from as usize);
        moves.map(|(_, action)| action.clone()).collect()
    }

    /// How much was done.
    pub fn seen(&self) -> u32 {
        self.done.len() as u32
    }

    /// The number of the last event that took something back: whoever has the moves up to a later
    /// one has them for good.
    pub const fn taken_back(&self) -> u32 {
        self.taken_back
    }

    /// The machine that has to act, if it is a machine: its seat and level.
    pub fn machine_to_act(&self) -> Option<(Seat, u8)> {
        let seat = self.to_act()?;
        match self.chairs().find(|(held, _)| *held == seat)?.1.sitter {
            Some(Sitter::Machine { level }) => Some((seat, level)),
            _ => None,
        }
    }

    /// When it was set up.
    pub const fn created(&self) -> Timestamp {
        self.created
    }

    /// When something happened last.
    pub const fn updated(&self) -> Timestamp {
        self.updated
    }

    /// Who set it up.
    pub const fn creator(&self) -> &Person {
        &self.by
    }

    /// Who has agreed to play again.
    pub fn again(&self) -> &[Seat] {
        &self.again
    }

    /// Where they play again.
    pub const fn rematch(&self) -> Option<TableId> {
        self.rematch
    }

    /// The options of the game that matter, those with default values too.
    pub fn asked_options(&self) -> BTreeMap<String, String> {
        let asked = self.options.asked(self.game.options());
        asked
            .map(|(id, value)| (id.to_string(), value.to_string()))
            .collect()
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
    /// else what everybody may. Before the game begins nobody looks at their cards.
    pub fn view(&self, person: Option<PersonId>) -> View {
        let held = self.eyes_of(person);
        let acting = self.play.to_act().filter(|seat| held.contains(seat));
        let viewer = acting
            .or(held.first().copied())
            .map_or(Viewer::Spectator, Viewer::Seat);
        self.play.view(viewer)
    }

    /// The seats through which somebody looks at the game.
    pub(super) fn eyes_of(&self, person: Option<PersonId>) -> Vec<Seat> {
        match person {
            Some(person) if self.status != Status::Waiting => self.seats_of(person).collect(),
            _ => Vec::new(),
        }
    }

    /// What the machine on a seat may know.
    pub fn view_of_seat(&self, seat: Seat) -> View {
        self.play.view(Viewer::Seat(seat))
    }

    /// When the flag of the seat to act falls, if it does nothing.
    pub fn flag(&self) -> Option<(Seat, Timestamp)> {
        let asked = self.to_act()?;
        // Nobody's clock runs while somebody thinks about something the others may not know of,
        // but where there are clocks nobody thinks forever.
        let secret = || {
            let timed = self.setup.time != TimeControl::None;
            timed.then(|| (asked, self.updated + SECRET_THOUGHT))
        };
        match self.on_clock() {
            Some(_) => self.clock.flag(),
            None => secret(),
        }
    }
}
