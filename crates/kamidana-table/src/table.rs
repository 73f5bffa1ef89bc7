//! A table as a fold over its events.

use std::{fmt, time::Duration};

use kamidana_game::{Game, Options, Play, Seat, Seed, Viewer};

use crate::{
    Clock, Ending, Event, EventKind, Offer, Person, Secrets, Setup, Sitter, TableId, Timestamp,
    lag::Purse, secrets::Eyes,
};

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
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {number} does not fit: {reason}")]
pub struct Broken {
    /// The number of the event that does not fit.
    pub number: u32,
    /// Why it does not.
    pub reason: String,
}

/// A table: everything that follows from its events.
pub struct Table {
    pub(crate) game: &'static dyn Game,
    pub(crate) options: Options,
    pub(crate) setup: Setup,
    pub(crate) by: Person,
    pub(crate) seed: Seed,
    pub(crate) local: bool,
    pub(crate) created: Timestamp,
    /// The game: a fold over the moves. It is never copied, since a long game may be large; a
    /// table that goes back plays the moves again.
    pub(crate) play: Box<dyn Play>,
    pub(crate) moves: Vec<Move>,
    /// Who has not noticed the last move that was played.
    pub(crate) unaware: Eyes,
    pub(crate) state: State,
}

/// Something that was done in the game.
#[derive(Clone)]
pub(crate) struct Move {
    pub(crate) seat: Seat,
    pub(crate) action: String,
    /// Who has not noticed it.
    pub(crate) unaware: Eyes,
}

/// What events change besides the game itself: small, and no larger in a long game.
#[derive(Clone)]
pub(crate) struct State {
    pub(crate) chairs: Vec<Chair>,
    pub(crate) status: Status,
    pub(crate) clock: Clock,
    /// What the network can still be forgiven, by seat; somebody with several seats has one
    /// purse, that of the first.
    purses: Vec<Purse>,
    pub(crate) offer: Option<(Seat, Offer)>,
    pub(crate) number: u32,
    /// Who has agreed to play again.
    pub(crate) again: Vec<Seat>,
    pub(crate) rematch: Option<TableId>,
    /// The number of the last event that took something back.
    pub(crate) taken_back: u32,
    pub(crate) updated: Timestamp,
    /// When something happened last that everybody may know.
    pub(crate) told: Timestamp,
    /// How much was done in secret.
    pub(crate) secrets: Secrets,
    /// The time that the server was away before is reckoned.
    pub(crate) resumed: Timestamp,
}

/// The way back to a table as it was before a decision, see [`Table::undo`].
pub struct Undo {
    state: State,
    /// How many of the moves that are there now were there before.
    kept: usize,
    /// The moves that were there and are not any more.
    taken: Vec<Move>,
}

impl fmt::Debug for Table {
    /// Without the seed and the cards, so that neither ends up in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("game", &self.game.id())
            .field("status", &self.state.status)
            .field("number", &self.state.number)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for Undo {
    /// Without the moves: some are secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Undo")
            .field("number", &self.state.number)
            .finish_non_exhaustive()
    }
}

impl Table {
    /// The table after these events.
    pub fn fold(events: &[Event]) -> Result<Self, Broken> {
        let broken = |number, reason: &str| Broken {
            number,
            reason: reason.into(),
        };
        let (first, rest) = events
            .split_first()
            .ok_or_else(|| broken(0, "there are no events"))?;
        let EventKind::Created {
            setup,
            by,
            seed,
            local,
        } = &first.kind
        else {
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
            game,
            options,
            setup: setup.clone(),
            by: by.clone(),
            seed: *seed,
            local: *local,
            created: first.at,
            play,
            moves: Vec::new(),
            unaware: Eyes::NOBODY,
            state: State {
                chairs: vec![Chair::default(); setup.seats.len()],
                status: Status::Waiting,
                clock: Clock::new(setup.time, setup.seats.len() as u8),
                purses: vec![Purse::FULL; setup.seats.len()],
                offer: None,
                number: 1,
                again: Vec::new(),
                rematch: None,
                taken_back: 0,
                updated: first.at,
                told: first.at,
                secrets: Secrets::default(),
                resumed: first.at,
            },
        };
        for event in rest {
            table.apply(event)?;
        }
        Ok(table)
    }

    /// Takes in what happened next. An event that does not fit changes nothing.
    pub fn apply(&mut self, event: &Event) -> Result<(), Broken> {
        let broken = |reason: String| Broken {
            number: event.number,
            reason,
        };
        let next = self.state.number + 1;
        if event.number != next {
            let reason = format!("after {} comes {next}", self.state.number);
            return Err(broken(reason));
        }
        match &event.kind {
            EventKind::Created { .. } => return Err(broken("a table is created once".into())),
            EventKind::Sat { seat, .. } | EventKind::Rose { seat }
                if self.chair(*seat).is_none() =>
            {
                return Err(broken("no such seat".into()));
            }
            EventKind::Acted { seat, action, .. } => {
                if self.play.to_act() != Some(*seat) {
                    return Err(broken("it was somebody else's turn".into()));
                }
                let before = self.hidden_turn(*seat);
                let applied = self.play.apply(action);
                applied.map_err(|refused| broken(refused.to_string()))?;
                self.unaware = self.unaware(*seat, before);
            }
            EventKind::TookBack { left } => {
                let kept = self.moves.get(..*left as usize);
                let kept = kept.ok_or_else(|| broken("so much was never done".into()))?;
                self.play = self.played(kept).map_err(broken)?;
            }
            _ => {}
        }
        self.note(event);
        Ok(())
    }

    /// Takes in an event whose part of the game has been played already.
    pub(crate) fn note(&mut self, event: &Event) {
        let state = &mut self.state;
        match &event.kind {
            EventKind::Created { .. } => {}
            EventKind::Sat { seat, who } => {
                if let Some(chair) = state.chair_mut(*seat) {
                    chair.sitter = Some(who.clone());
                }
            }
            EventKind::Rose { seat } => {
                if let Some(chair) = state.chair_mut(*seat) {
                    chair.sitter = None;
                }
            }
            EventKind::Began => {
                state.status = Status::Running;
                state
                    .clock
                    .turn(self.play.on_clock(), event.at, Duration::ZERO);
            }
            EventKind::Acted { seat, action, lag } => {
                self.moves.push(Move {
                    seat: *seat,
                    action: action.clone(),
                    unaware: self.unaware,
                });
                state.secrets.add(self.unaware);
                state.offer = None;
                let lag = Duration::from_millis((*lag).into());
                let purse = state.purse_of(*seat);
                if let Some(purse) = state.purses.get_mut(purse) {
                    purse.pay(lag);
                }
                state.clock.turn(self.play.on_clock(), event.at, lag);
            }
            EventKind::Offered { seat, offer } => state.offer = Some((*seat, *offer)),
            EventKind::Declined { .. } => {
                state.offer = None;
                state.again.clear();
            }
            EventKind::Again { seat } => state.again.push(*seat),
            EventKind::Rematched { table } => state.rematch = Some(*table),
            EventKind::TookBack { left } => {
                for taken in self.moves.drain(*left as usize..) {
                    state.secrets.remove(taken.unaware);
                }
                state.taken_back = event.number;
                state.offer = None;
                state
                    .clock
                    .turn(self.play.on_clock(), event.at, Duration::ZERO);
            }
            EventKind::Resumed { millis } => {
                state.clock.give_back(Duration::from_millis(*millis));
                state.resumed = event.at;
            }
            EventKind::Ended { ending } => {
                state.clock.stop(event.at);
                state.offer = None;
                state.status = Status::Over(ending.clone());
            }
        }
        state.number = event.number;
        state.updated = event.at;
        let is_secret = matches!(event.kind, EventKind::Acted { .. })
            && self.unaware.contains(Eyes::one(Viewer::Spectator));
        if !is_secret {
            state.told = event.at;
        }
    }

    /// The way back from what is about to be noted.
    pub(crate) fn way_back(&self, kinds: &[EventKind]) -> Undo {
        let left = kinds.iter().find_map(|kind| match kind {
            EventKind::TookBack { left } => Some(*left as usize),
            _ => None,
        });
        let kept = left.unwrap_or(self.moves.len()).min(self.moves.len());
        Undo {
            state: self.state.clone(),
            kept,
            taken: self.moves[kept..].to_vec(),
        }
    }

    /// Goes back to the table before a decision that could not be kept. It takes as long as the
    /// game is: the moves are played again.
    pub fn undo(&mut self, undo: Undo) -> Result<(), Broken> {
        let number = self.state.number;
        let moved = undo.kept < self.moves.len() || !undo.taken.is_empty();
        self.moves.truncate(undo.kept);
        self.moves.extend(undo.taken);
        self.state = undo.state;
        if moved {
            let play = self.played(&self.moves);
            self.play = play.map_err(|reason| Broken { number, reason })?;
        }
        Ok(())
    }

    /// The game after these moves.
    pub(crate) fn played(&self, moves: &[Move]) -> Result<Box<dyn Play>, String> {
        let start = self.game.start(&self.options, self.seed);
        let mut play = start.map_err(|error| error.to_string())?;
        for Move { action, .. } in moves {
            play.apply(action).map_err(|refused| refused.to_string())?;
        }
        Ok(play)
    }

    pub(crate) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.state.chairs.get(usize::from(seat.number()) - 1)
    }
}

impl State {
    /// Where the purse of whoever sits on a seat is.
    fn purse_of(&self, seat: Seat) -> usize {
        let own = usize::from(seat.number()) - 1;
        let sitter = self.chairs.get(own).map(|chair| &chair.sitter);
        let Some(Some(Sitter::Person(person))) = sitter else {
            return own;
        };
        let same = |chair: &Chair| matches!(&chair.sitter, Some(Sitter::Person(other)) if other.id == person.id);
        self.chairs.iter().position(same).unwrap_or(own)
    }

    /// The most that the network is forgiven for the next turn of a seat.
    pub(crate) fn forgivable(&self, seat: Seat) -> Duration {
        let chair = self.chairs.get(usize::from(seat.number()) - 1);
        if let Some(Some(Sitter::Machine { .. })) = chair.map(|chair| &chair.sitter) {
            return Duration::ZERO;
        }
        let purse = self.purses.get(self.purse_of(seat));
        purse.map_or(Duration::ZERO, |purse| purse.allows())
    }

    fn chair_mut(&mut self, seat: Seat) -> Option<&mut Chair> {
        self.chairs.get_mut(usize::from(seat.number()) - 1)
    }
}
