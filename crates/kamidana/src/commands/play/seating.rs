//! Who sits where: people and machines, in any mix.

use std::{fmt, str::FromStr};

use kamidana_engine::Level;
use kamidana_game::{Game, Seat};

use crate::words::Words;

/// A text that names no player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ParseOccupantError;

/// Who plays for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Occupant {
    /// Somebody at this terminal.
    Person,
    /// The machine.
    Machine(Level),
}

impl Occupant {
    /// The machine's level if nothing else is said: a fair game for somebody who knows the rules.
    pub(crate) const USUAL_LEVEL: u8 = 4;

    pub(crate) fn usual_machine() -> Self {
        Self::Machine(Level::new(Self::USUAL_LEVEL).unwrap_or(Level::WEAKEST))
    }

    /// A person, then the levels from the weakest: the order of the menu.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::Person).chain(Level::all().map(Self::Machine))
    }

    /// What to expect of them at a game.
    pub(crate) fn help(self, words: &Words, game: &dyn Game) -> String {
        match self {
            Self::Person => words.say("terminal-person-help"),
            Self::Machine(level) => words
                .maybe(&format!("{}-player-{level}-about", game.id()))
                .unwrap_or_default(),
        }
    }
}

impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("me"),
            Self::Machine(level) => write!(f, "level:{level}"),
        }
    }
}

impl FromStr for Occupant {
    type Err = ParseOccupantError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "me" {
            return Ok(Self::Person);
        }
        let level = text.strip_prefix("level:").and_then(|l| l.parse().ok());
        level.map(Self::Machine).ok_or(ParseOccupantError)
    }
}

/// `2=level:6`, as the command line has it.
pub(super) fn parse_seat(text: &str, words: &Words) -> Result<(Seat, Occupant), String> {
    let seat_form = || words.say("terminal-seat-form");
    let (number, occupant) = text.split_once('=').ok_or_else(seat_form)?;
    let seat = number.parse().ok().and_then(Seat::new);
    let seat = seat.ok_or_else(seat_form)?;
    let occupant = occupant.parse();
    let occupant = occupant.map_err(|ParseOccupantError| words.say("terminal-player-form"))?;
    Ok((seat, occupant))
}

/// The occupants of all seats, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Seating(Vec<Occupant>);

impl Seating {
    /// The first seat for a person, the others for the machine.
    pub(crate) fn usual(seats: u8, machine: Occupant) -> Self {
        let other = |seat: u8| if seat == 1 { Occupant::Person } else { machine };
        Self((1..=seats).map(other).collect())
    }

    /// People on every seat.
    pub(crate) fn hot_seat(seats: u8) -> Self {
        Self(vec![Occupant::Person; seats.into()])
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn put(&mut self, seat: Seat, occupant: Occupant) -> bool {
        let place = self.0.get_mut(usize::from(seat.number()) - 1);
        place.is_some_and(|place| {
            *place = occupant;
            true
        })
    }

    pub(crate) fn of(&self, seat: Seat) -> Occupant {
        let place = usize::from(seat.number()) - 1;
        self.0.get(place).copied().unwrap_or(Occupant::Person)
    }

    /// Who plays for a seat: somebody alone at the terminal is `you`, computers have names.
    pub(crate) fn name(&self, words: &Words, game: &dyn Game, seat: Seat) -> String {
        match self.of(seat) {
            Occupant::Person if self.only_person().is_some() => words.say("terminal-you"),
            Occupant::Person => words.say("terminal-person"),
            Occupant::Machine(level) => self.computer_name(game, seat, level),
        }
    }

    /// What somebody is called where the game has no name for their side: those who share the
    /// terminal are counted.
    pub(crate) fn called(&self, words: &Words, game: &dyn Game, seat: Seat) -> String {
        match self.of(seat) {
            Occupant::Person if self.only_person().is_some() => words.say("terminal-self"),
            Occupant::Person => words.fill("terminal-player", [("seat", seat.number().into())]),
            Occupant::Machine(level) => self.computer_name(game, seat, level),
        }
    }

    /// The name of the computer on a seat, other than those of its level on the seats before.
    pub(crate) fn computer_name(&self, game: &dyn Game, seat: Seat, level: Level) -> String {
        let before = self.0.iter().take(usize::from(seat.number()) - 1);
        let alike = before.filter(|other| **other == Occupant::Machine(level));
        game.computer_name(level.number(), alike.count())
    }

    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.of(seat) == Occupant::Person
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, Occupant)> + '_ {
        Seat::first(self.0.len() as u8).zip(self.0.iter().copied())
    }

    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let people = self.iter().filter(|(_, who)| *who == Occupant::Person);
        people.map(|(seat, _)| seat)
    }

    /// The only person at the table, if there is just one.
    pub(crate) fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }
}

impl fmt::Display for Seating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<_> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&texts.join(","))
    }
}

impl FromStr for Seating {
    type Err = ParseOccupantError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let seats: Result<Vec<_>, _> = text.split(',').map(str::parse).collect();
        seats.map(Self)
    }
}
