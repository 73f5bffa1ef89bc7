//! From what somebody wants to what happens.

use std::time::Duration;

use kamidana_game::{Outcome, Seat, Seed};

use super::{
    Actor, Chair, Command, Ending, Event, How, Offer, Person, Refusal, Setup, Sitter, Status,
    Table, What, Wish,
};
use crate::{TimeControl, Timestamp};

/// How long somebody may be away before the others can claim the win, where clocks run.
const PATIENCE: Duration = Duration::from_secs(60);
/// The same where there are no clocks, so that nobody has to stay.
const LONG_PATIENCE: Duration = Duration::from_secs(24 * 60 * 60);

impl Table {
    /// The events with which a table begins: it is created, its creator and the machines sit
    /// down, and if nobody is missing the game begins.
    pub fn open(
        mut setup: Setup,
        by: &Person,
        seed: Seed,
        now: Timestamp,
    ) -> Result<Vec<Event>, Refusal> {
        let (game, options) = setup.check()?;
        // A layout, say, is only read when the game begins.
        game.start(&options, seed)
            .map_err(|error| Refusal::Setup(error.to_string()))?;
        if setup.shuffled {
            // No deal of the game has this number.
            seed.of_deal(u32::MAX).stream().shuffle(&mut setup.seats);
        }
        let mut whats = vec![What::Created {
            setup: setup.clone(),
            by: by.clone(),
            seed,
        }];
        for (seat, wish) in Seat::first(setup.seats.len() as u8).zip(&setup.seats) {
            let who = match wish {
                Wish::Me => Sitter::Person(by.clone()),
                Wish::Level { level } => Sitter::Machine { level: *level },
                Wish::Open | Wish::Invited | Wish::Asked { .. } => continue,
            };
            whats.push(What::Sat { seat, who });
        }
        if whats.len() > setup.seats.len() {
            whats.push(What::Began);
        }
        Ok(numbered(0, now, whats))
    }

    /// The table that begins like that, for callers who keep no log.
    pub fn create(
        setup: Setup,
        by: &Person,
        seed: Seed,
        now: Timestamp,
    ) -> Result<Self, Box<dyn std::error::Error>> {
        Ok(Self::fold(&Self::open(setup, by, seed, now)?)?)
    }

    /// What happens if somebody wants this now; nothing has happened yet.
    pub fn decide(
        &self,
        actor: Actor,
        command: &Command,
        now: Timestamp,
    ) -> Result<Vec<Event>, Refusal> {
        if matches!(self.status, Status::Over(_)) {
            let whats = self.decide_over(actor, command)?;
            return Ok(numbered(self.number, now, whats));
        }
        // A flag that fell before anything else happened ends the game, whatever is wanted.
        let fallen = self.flag().filter(|(_, at)| now >= *at);
        let whats = match (command, fallen) {
            (Command::Act { lag, .. }, Some((seat, at))) if self.may_act(actor, seat) => {
                // What was sent in time counts, as far as the network was to blame.
                if now >= at + Duration::from_millis((*lag).into()) {
                    return Err(Refusal::TimeIsUp);
                }
                self.decide_running(actor, command, now)?
            }
            (Command::LookAtClock, Some((seat, _))) => {
                vec![self.lost_by(seat, How::Flagged { seat })]
            }
            (Command::LookAtClock, None) => Vec::new(),
            (_, Some(_)) => return Err(Refusal::TimeIsUp),
            (_, None) => match self.status {
                Status::Waiting => self.decide_waiting(actor, command)?,
                Status::Running | Status::Over(_) => self.decide_running(actor, command, now)?,
            },
        };
        Ok(numbered(self.number, now, whats))
    }

    fn decide_waiting(&self, actor: Actor, command: &Command) -> Result<Vec<What>, Refusal> {
        match command {
            Command::Sit { who, seat, invited } => self.sit(who, *seat, *invited),
            Command::Rise => {
                let rose: Vec<What> = self
                    .held_by(actor)
                    .map(|seat| What::Rose { seat })
                    .collect();
                if rose.is_empty() {
                    return Err(Refusal::NoSeat);
                }
                Ok(rose)
            }
            Command::Abort if actor == Actor::Server || actor == Actor::Person(self.by.id) => {
                Ok(vec![called_off(How::Aborted)])
            }
            Command::Abort if self.is_asked(actor) => Ok(vec![called_off(How::Declined)]),
            Command::Abort => Err(Refusal::NoSeat),
            _ => Err(Refusal::NotBegun),
        }
    }

    fn sit(&self, who: &Person, seat: Option<Seat>, invited: bool) -> Result<Vec<What>, Refusal> {
        if self.seats_of(who.id).next().is_some() {
            return Err(Refusal::Seated);
        }
        let free = |wanted: &Seat| {
            let empty = self
                .chairs()
                .any(|(seat, chair)| seat == *wanted && chair.sitter.is_none());
            empty
                && match self.setup.wish(*wanted) {
                    Some(Wish::Invited) => invited,
                    Some(Wish::Open) => true,
                    Some(Wish::Me) => who.id == self.by.id,
                    Some(Wish::Asked { person, .. }) => who.id == *person,
                    Some(Wish::Level { .. }) | None => false,
                }
        };
        let chosen = match seat {
            Some(seat) => Some(seat).filter(free),
            None => Seat::first(self.chairs.len() as u8).find(free),
        };
        let seat = chosen.ok_or(Refusal::SeatTaken)?;
        let mut whats = vec![What::Sat {
            seat,
            who: Sitter::Person(who.clone()),
        }];
        let others_sit = self
            .chairs()
            .all(|(other, chair)| other == seat || chair.sitter.is_some());
        if others_sit {
            whats.push(What::Began);
        }
        Ok(whats)
    }

    fn decide_running(
        &self,
        actor: Actor,
        command: &Command,
        now: Timestamp,
    ) -> Result<Vec<What>, Refusal> {
        match command {
            Command::Sit { .. } | Command::Rise | Command::Again { .. } => Err(Refusal::Begun),
            Command::Act { seen, action, lag } => self.act(actor, *seen, action, *lag),
            Command::Offer(offer) => self.offer_from(actor, *offer),
            Command::Accept => self.accept(actor),
            Command::Decline => {
                let (seat, _) = self.answering(actor)?;
                Ok(vec![What::Declined { seat }])
            }
            Command::Resign => {
                let seat = self.held_by(actor).next().ok_or(Refusal::NoSeat)?;
                Ok(vec![self.lost_by(seat, How::Resigned { seat })])
            }
            Command::Abort => self.abort(actor),
            Command::Claim { seat, since } => self.claim(actor, *seat, *since, now),
            Command::LookAtClock => Ok(Vec::new()),
        }
    }

    /// After the end they can only agree to play again.
    fn decide_over(&self, actor: Actor, command: &Command) -> Result<Vec<What>, Refusal> {
        let own: Vec<Seat> = self.held_by(actor).collect();
        let Some(&seat) = own.first() else {
            return Err(Refusal::Over);
        };
        let open = self.rematch().is_none() && self.chairs().all(|(_, c)| c.sitter.is_some());
        match command {
            Command::Again { table } if open => {
                let agrees = |(seat, chair): (Seat, &Chair)| {
                    own.contains(&seat)
                        || self.again.contains(&seat)
                        || !matches!(chair.sitter, Some(Sitter::Person(_)))
                };
                if self.chairs().all(agrees) {
                    Ok(vec![What::Rematched { table: *table }])
                } else if self.again.contains(&seat) {
                    Err(Refusal::NoOffer)
                } else {
                    Ok(own.into_iter().map(|seat| What::Again { seat }).collect())
                }
            }
            Command::Decline if open && !self.again.is_empty() => Ok(vec![What::Declined { seat }]),
            _ => Err(Refusal::Over),
        }
    }

    /// The events with which the table begins at which they play again: everybody one seat on.
    pub fn open_again(&self, seed: Seed, now: Timestamp) -> Vec<Event> {
        let mut setup = self.setup.clone();
        setup.seats.rotate_right(1);
        let mut sitters: Vec<_> = self.chairs.iter().map(|chair| &chair.sitter).collect();
        sitters.rotate_right(1);
        let mut whats = vec![What::Created {
            setup,
            by: self.by.clone(),
            seed,
        }];
        let seats = Seat::first(self.chairs.len() as u8);
        whats.extend(seats.zip(sitters).filter_map(|(seat, sitter)| {
            let who = sitter.clone()?;
            Some(What::Sat { seat, who })
        }));
        whats.push(What::Began);
        numbered(0, now, whats)
    }

    /// Whether somebody was asked to sit down here and has not done so.
    fn is_asked(&self, actor: Actor) -> bool {
        let asks = |wish: &Wish| matches!(wish, Wish::Asked { person, .. } if actor == Actor::Person(*person));
        self.setup.seats.iter().any(asks)
    }

    fn act(
        &self,
        actor: Actor,
        seen: Option<u32>,
        action: &str,
        lag: u32,
    ) -> Result<Vec<What>, Refusal> {
        self.held_by(actor).next().ok_or(Refusal::NoSeat)?;
        if seen.is_some_and(|seen| seen as usize != self.done.len()) {
            return Err(Refusal::MovedOn);
        }
        let seat = self.to_act().ok_or(Refusal::Over)?;
        if !self.may_act(actor, seat) {
            return Err(Refusal::NotYourTurn);
        }
        let mut play = self.play.boxed_clone();
        play.apply(action)
            .map_err(|refused| Refusal::Illegal(refused.to_string()))?;
        let mut whats = vec![What::Acted {
            seat,
            action: action.into(),
            lag,
        }];
        whats.extend(ended(&play.outcome()));
        Ok(whats)
    }

    fn offer_from(&self, actor: Actor, offer: Offer) -> Result<Vec<What>, Refusal> {
        let seat = self.held_by(actor).next().ok_or(Refusal::NoSeat)?;
        match offer {
            Offer::Draw if !self.game.can_be_drawn() => {
                return Err(Refusal::OfferUnfit("this game has no draws"));
            }
            Offer::Takeback if self.setup.rated => {
                return Err(Refusal::OfferUnfit("a rated game takes nothing back"));
            }
            Offer::Takeback if self.game.has_secrets() => {
                return Err(Refusal::OfferUnfit("what was seen cannot be unseen"));
            }
            Offer::Takeback if self.left_after_takeback(seat).is_none() => {
                return Err(Refusal::OfferUnfit("there is nothing to take back"));
            }
            Offer::Draw | Offer::Takeback => {}
        }
        match self.offer {
            Some((_, standing)) if standing == offer => Err(Refusal::NoOffer),
            _ if self.others_are_machines(actor) => match offer {
                Offer::Draw => Err(Refusal::OfferUnfit("the machine plays on")),
                Offer::Takeback => Ok(self.agreed(seat, offer)),
            },
            _ => Ok(vec![What::Offered { seat, offer }]),
        }
    }

    fn accept(&self, actor: Actor) -> Result<Vec<What>, Refusal> {
        self.answering(actor)?;
        let (seat, offer) = self.offer.ok_or(Refusal::NoOffer)?;
        Ok(self.agreed(seat, offer))
    }

    /// The seat that may answer the standing offer, and the offer.
    fn answering(&self, actor: Actor) -> Result<(Seat, Offer), Refusal> {
        let own = self.held_by(actor).next().ok_or(Refusal::NoSeat)?;
        let (from, offer) = self.offer.ok_or(Refusal::NoOffer)?;
        if self.held_by(actor).any(|seat| seat == from) {
            return Err(Refusal::NoOffer);
        }
        Ok((own, offer))
    }

    fn agreed(&self, by: Seat, offer: Offer) -> Vec<What> {
        match offer {
            Offer::Draw => vec![What::Ended {
                ending: Ending {
                    how: How::Agreed,
                    winners: Vec::new(),
                },
            }],
            Offer::Takeback => self
                .left_after_takeback(by)
                .map(|left| What::TookBack { left })
                .into_iter()
                .collect(),
        }
    }

    /// How many actions are left if a seat takes back its last one and all that followed.
    fn left_after_takeback(&self, seat: Seat) -> Option<u32> {
        let last = self.done.iter().rposition(|(by, _)| *by == seat)?;
        Some(last as u32)
    }

    fn abort(&self, actor: Actor) -> Result<Vec<What>, Refusal> {
        if actor != Actor::Server {
            self.held_by(actor).next().ok_or(Refusal::NoSeat)?;
            // As long as somebody has not had a turn nothing is lost.
            if self.done.len() >= self.chairs.len() {
                return Err(Refusal::TooLate);
            }
        }
        Ok(vec![called_off(How::Aborted)])
    }

    fn claim(
        &self,
        actor: Actor,
        seat: Seat,
        since: Timestamp,
        now: Timestamp,
    ) -> Result<Vec<What>, Refusal> {
        self.held_by(actor).next().ok_or(Refusal::NoSeat)?;
        if self.held_by(actor).any(|own| own == seat) {
            return Err(Refusal::NoSeat);
        }
        let patience = match self.setup.time {
            TimeControl::Fischer { .. } | TimeControl::Byoyomi { .. } => PATIENCE,
            TimeControl::None => LONG_PATIENCE,
            // The clock itself is the fair wait.
            TimeControl::Correspondence { .. } => Duration::MAX,
        };
        if self.to_act() != Some(seat) || now.since(since) < patience {
            return Err(Refusal::TooEarly);
        }
        Ok(vec![self.lost_by(seat, How::Left { seat })])
    }

    /// The end of a game that a seat, with its partner, loses.
    fn lost_by(&self, seat: Seat, how: How) -> What {
        let side = self.play.side_of(seat);
        let winners = Seat::first(self.chairs.len() as u8)
            .filter(|other| !side.contains(other))
            .collect();
        What::Ended {
            ending: Ending { how, winners },
        }
    }

    /// The seats an actor holds.
    fn held_by(&self, actor: Actor) -> Box<dyn Iterator<Item = Seat> + '_> {
        match actor {
            Actor::Person(person) => Box::new(self.seats_of(person)),
            Actor::Machine(seat) => Box::new(
                self.chairs()
                    .filter(move |(held, chair)| {
                        *held == seat && matches!(chair.sitter, Some(Sitter::Machine { .. }))
                    })
                    .map(|(seat, _)| seat),
            ),
            Actor::Server => Box::new(std::iter::empty()),
        }
    }

    fn may_act(&self, actor: Actor, seat: Seat) -> bool {
        self.held_by(actor).any(|held| held == seat)
    }

    fn others_are_machines(&self, actor: Actor) -> bool {
        let own: Vec<Seat> = self.held_by(actor).collect();
        self.chairs().all(|(seat, chair)| {
            own.contains(&seat) || matches!(chair.sitter, Some(Sitter::Machine { .. }))
        })
    }
}

/// The end of a game by its own rules, if it has come.
fn ended(outcome: &Outcome) -> Option<What> {
    let (reason, winners) = match outcome {
        Outcome::Unknown => return None,
        Outcome::Draw { reason } => (reason, Vec::new()),
        Outcome::Decisive { winners, reason } => (reason, winners.clone()),
    };
    Some(What::Ended {
        ending: Ending {
            how: How::Played {
                reason: (*reason).into(),
            },
            winners,
        },
    })
}

fn called_off(how: How) -> What {
    What::Ended {
        ending: Ending {
            how,
            winners: Vec::new(),
        },
    }
}

fn numbered(last: u32, at: Timestamp, whats: Vec<What>) -> Vec<Event> {
    (last + 1..)
        .zip(whats)
        .map(|(number, what)| Event { number, at, what })
        .collect()
}
