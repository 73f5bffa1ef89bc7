//! From what somebody wants to what happens.

use std::time::Duration;

use kamidana_game::{Outcome, Refused, Seat, Seed};

use crate::{
    Actor, Chair, Command, EndReason, Ending, Event, EventKind, Kind, Offer, OfferProblem, Person,
    Refusal, Setup, SetupProblem, Sitter, Status, Table, TimeControl, Timestamp, Undo, Wish,
};

/// How long somebody may be away before the others can claim the win, where clocks run.
const CLAIM_WAIT: Duration = Duration::from_secs(60);
/// The same where there are no clocks, so that nobody has to stay.
const UNTIMED_CLAIM_WAIT: Duration = Duration::from_secs(24 * 60 * 60);

/// What a command led to; the table has moved on by it.
#[derive(Debug)]
pub struct Decision {
    /// What happened, to be appended to the log; nothing if there was nothing to do.
    pub events: Vec<Event>,
    /// The way back, if the events cannot be kept.
    pub undo: Undo,
}

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
            .map_err(|error| Refusal::Setup(SetupProblem::Options(error.to_string())))?;
        if setup.shuffled {
            // No deal of the game has this number.
            seed.of_deal(u32::MAX).stream().shuffle(&mut setup.seats);
        }
        let mut kinds = vec![EventKind::Created {
            setup: setup.clone(),
            by: by.clone(),
            seed,
            local: false,
        }];
        for (seat, wish) in Seat::first(setup.seats.len() as u8).zip(&setup.seats) {
            let who = match wish {
                Wish::Me { .. } => Sitter::Person(by.clone()),
                Wish::Level { level } => Sitter::Machine { level: *level },
                Wish::Open | Wish::Invited | Wish::Asked { .. } => continue,
            };
            kinds.push(EventKind::Sat { seat, who });
        }
        if kinds.len() > setup.seats.len() {
            kinds.push(EventKind::Began);
        }
        Ok(numbered(0, now, kinds))
    }

    /// Moves the table on by what somebody wants now, if it is allowed: the events that did it,
    /// and the way back. A refusal changes nothing.
    ///
    /// It costs the same however long the game is: what was done before is neither copied nor
    /// looked at.
    pub fn decide(
        &mut self,
        actor: Actor,
        command: &Command,
        now: Timestamp,
    ) -> Result<Decision, Refusal> {
        let kinds = self.outcome_of(actor, command, now)?;
        let undo = self.way_back(&kinds);
        if let Some(EventKind::TookBack { left }) = kinds.first() {
            let play = self.played(&self.moves[..*left as usize]);
            self.play = play.map_err(|why| Refusal::Illegal(Refused::new("", why)))?;
        }
        let events = numbered(self.state.number, now, kinds);
        for event in &events {
            self.note(event);
        }
        Ok(Decision { events, undo })
    }

    /// What happens if somebody wants this now. Of the table only the game has moved on.
    fn outcome_of(
        &mut self,
        actor: Actor,
        command: &Command,
        now: Timestamp,
    ) -> Result<Vec<EventKind>, Refusal> {
        if matches!(self.state.status, Status::Over(_)) {
            return self.decide_over(actor, command);
        }
        if *command == Command::LookAtClock {
            let fallen = self.flag_falls().filter(|(_, at)| now >= *at);
            return Ok(fallen
                .map(|(seat, _)| self.lost_by(seat, EndReason::Flagged { seat }))
                .into_iter()
                .collect());
        }
        if let Command::Resume { outages } = command {
            let millis = self.lost_to(outages).as_millis() as u64;
            let lost = (millis > 0).then_some(EventKind::Resumed { millis });
            return Ok(lost.into_iter().collect());
        }
        if let Some((seat, at)) = self.flag().filter(|(_, at)| now >= *at) {
            // What was sent in time counts, as far as the network was to blame; nothing else
            // does any more.
            let forgiven = match command {
                Command::Act { lag, .. } if self.may_act(actor, seat) => {
                    self.forgiven(seat, *lag, now)
                }
                _ => Duration::ZERO,
            };
            if now >= at + forgiven {
                return Err(Refusal::TimeIsUp);
            }
        }
        match self.state.status {
            Status::Waiting => self.decide_waiting(actor, command),
            Status::Running | Status::Over(_) => self.decide_running(actor, command, now),
        }
    }

    fn decide_waiting(&self, actor: Actor, command: &Command) -> Result<Vec<EventKind>, Refusal> {
        match command {
            Command::Sit { who, seat, invited } => self.sit(who, *seat, *invited),
            Command::Rise => {
                let rose: Vec<EventKind> = self
                    .held_by(actor)
                    .map(|seat| EventKind::Rose { seat })
                    .collect();
                if rose.is_empty() {
                    return Err(Refusal::NoSeat);
                }
                Ok(rose)
            }
            Command::Abort if actor == Actor::Server || actor == Actor::Person(self.by.id) => {
                Ok(vec![called_off(EndReason::Aborted)])
            }
            Command::Abort if self.is_asked(actor) => Ok(vec![called_off(EndReason::Declined)]),
            Command::Abort => Err(Refusal::NoSeat),
            _ => Err(Refusal::NotBegun),
        }
    }

    fn sit(
        &self,
        who: &Person,
        seat: Option<Seat>,
        invited: bool,
    ) -> Result<Vec<EventKind>, Refusal> {
        if self.seats_of(who.id).next().is_some() {
            return Err(Refusal::Seated);
        }
        let welcome = self.setup.bots || self.by.account == Kind::Bot;
        let free = |wanted: &Seat| {
            let empty = self
                .chairs()
                .any(|(seat, chair)| seat == *wanted && chair.sitter.is_none());
            empty
                && match self.setup.wish(*wanted) {
                    Some(Wish::Invited) => invited,
                    Some(Wish::Open) => who.account != Kind::Bot || welcome,
                    Some(Wish::Me { .. }) => who.id == self.by.id,
                    Some(Wish::Asked { person, .. }) => who.id == *person,
                    Some(Wish::Level { .. }) | None => false,
                }
        };
        let chosen = match seat {
            Some(seat) => Some(seat).filter(free),
            None => Seat::first(self.state.chairs.len() as u8).find(free),
        };
        let seat = chosen.ok_or(Refusal::SeatTaken)?;
        let mut kinds = vec![EventKind::Sat {
            seat,
            who: Sitter::Person(who.clone()),
        }];
        let others_sit = self
            .chairs()
            .all(|(other, chair)| other == seat || chair.sitter.is_some());
        if others_sit {
            kinds.push(EventKind::Began);
        }
        Ok(kinds)
    }

    fn decide_running(
        &mut self,
        actor: Actor,
        command: &Command,
        now: Timestamp,
    ) -> Result<Vec<EventKind>, Refusal> {
        match command {
            Command::Sit { .. } | Command::Rise | Command::Again { .. } => Err(Refusal::Begun),
            Command::Act { seen, action, lag } => self.act(actor, *seen, action, *lag, now),
            Command::Offer(offer) => self.offer_from(actor, *offer),
            Command::Accept => self.accept(actor),
            Command::Decline => {
                let (seat, _) = self.answering(actor)?;
                Ok(vec![EventKind::Declined { seat }])
            }
            Command::Resign => {
                let seat = self.held_by(actor).next().ok_or(Refusal::NoSeat)?;
                Ok(vec![self.lost_by(seat, EndReason::Resigned { seat })])
            }
            Command::Abort => self.abort(actor),
            Command::Claim { seat, since } => self.claim(actor, *seat, *since, now),
            Command::LookAtClock | Command::Resume { .. } => Ok(Vec::new()),
        }
    }

    /// After the end they can only agree to play again.
    fn decide_over(&self, actor: Actor, command: &Command) -> Result<Vec<EventKind>, Refusal> {
        let own: Vec<Seat> = self.held_by(actor).collect();
        let Some(&seat) = own.first() else {
            return Err(Refusal::Over);
        };
        let open = self.rematch().is_none() && self.chairs().all(|(_, c)| c.sitter.is_some());
        match command {
            Command::Again { table } if open => {
                let agrees = |(seat, chair): (Seat, &Chair)| {
                    own.contains(&seat)
                        || self.state.again.contains(&seat)
                        || !matches!(chair.sitter, Some(Sitter::Person(_)))
                };
                if self.chairs().all(agrees) {
                    Ok(vec![EventKind::Rematched { table: *table }])
                } else if self.state.again.contains(&seat) {
                    Err(Refusal::NoOffer)
                } else {
                    Ok(own
                        .into_iter()
                        .map(|seat| EventKind::Again { seat })
                        .collect())
                }
            }
            Command::Decline if open && !self.state.again.is_empty() => {
                Ok(vec![EventKind::Declined { seat }])
            }
            _ => Err(Refusal::Over),
        }
    }

    /// The events with which the table begins at which they play again: everybody one seat on.
    pub fn open_again(&self, seed: Seed, now: Timestamp) -> Vec<Event> {
        let mut setup = self.setup.clone();
        setup.seats.rotate_right(1);
        let mut sitters: Vec<_> = self
            .state
            .chairs
            .iter()
            .map(|chair| &chair.sitter)
            .collect();
        sitters.rotate_right(1);
        let mut kinds = vec![EventKind::Created {
            setup,
            by: self.by.clone(),
            seed,
            local: false,
        }];
        let seats = Seat::first(self.state.chairs.len() as u8);
        kinds.extend(seats.zip(sitters).filter_map(|(seat, sitter)| {
            let who = sitter.clone()?;
            Some(EventKind::Sat { seat, who })
        }));
        kinds.push(EventKind::Began);
        numbered(0, now, kinds)
    }

    /// Whether somebody was asked to sit down here and has not done so.
    fn is_asked(&self, actor: Actor) -> bool {
        self.asked().any(|asked| actor == Actor::Person(asked))
    }

    /// Plays an action, if the game allows it.
    fn act(
        &mut self,
        actor: Actor,
        seen: Option<u32>,
        action: &str,
        lag: u32,
        now: Timestamp,
    ) -> Result<Vec<EventKind>, Refusal> {
        self.held_by(actor).next().ok_or(Refusal::NoSeat)?;
        let person = match actor {
            Actor::Person(person) => Some(person),
            Actor::Machine(_) | Actor::Server => None,
        };
        if seen.is_some_and(|seen| seen != self.seen(person)) {
            return Err(Refusal::MovedOn);
        }
        let seat = self.to_act().ok_or(Refusal::Over)?;
        if !self.may_act(actor, seat) {
            return Err(Refusal::NotYourTurn);
        }
        let forgiven = self.forgiven(seat, lag, now);
        let before = self.hidden_turn(seat);
        self.play.apply(action).map_err(Refusal::Illegal)?;
        self.unaware = self.unaware(seat, before);
        let mut kinds = vec![EventKind::Acted {
            seat,
            action: action.into(),
            lag: forgiven.as_millis() as u32,
        }];
        kinds.extend(ended(&self.play.outcome()));
        Ok(kinds)
    }

    /// What is forgiven of the time that the network is said to have taken for this turn: no more
    /// than is in the purse, and than the turn has cost.
    fn forgiven(&self, seat: Seat, lag: u32, now: Timestamp) -> Duration {
        let used = match self.setup.time {
            TimeControl::None => Duration::ZERO,
            _ if self.state.clock.is_running() => self.state.clock.used(seat, now),
            // Somebody thinks in secret.
            _ => now.since(self.state.updated),
        };
        Duration::from_millis(lag.into())
            .min(self.state.forgivable(seat))
            .min(used)
    }

    fn offer_from(&self, actor: Actor, offer: Offer) -> Result<Vec<EventKind>, Refusal> {
        let seat = self.held_by(actor).next().ok_or(Refusal::NoSeat)?;
        match offer {
            Offer::Draw if !self.game.can_be_drawn(&self.options) => {
                return Err(Refusal::OfferUnfit(OfferProblem::NoDraws));
            }
            Offer::Takeback if self.setup.rated => {
                return Err(Refusal::OfferUnfit(OfferProblem::Rated));
            }
            Offer::Takeback => {
                self.left_after_takeback(seat)
                    .map_err(Refusal::OfferUnfit)?;
            }
            Offer::Draw => {}
        }
        match self.state.offer {
            Some((_, standing)) if standing == offer => Err(Refusal::NoOffer),
            _ if self.others_are_machines(actor) => match offer {
                Offer::Draw => Err(Refusal::OfferUnfit(OfferProblem::Computer)),
                Offer::Takeback => Ok(self.agreed(seat, offer)),
            },
            _ => Ok(vec![EventKind::Offered { seat, offer }]),
        }
    }

    fn accept(&self, actor: Actor) -> Result<Vec<EventKind>, Refusal> {
        self.answering(actor)?;
        let (seat, offer) = self.state.offer.ok_or(Refusal::NoOffer)?;
        Ok(self.agreed(seat, offer))
    }

    /// The seat that may answer the standing offer, and the offer.
    fn answering(&self, actor: Actor) -> Result<(Seat, Offer), Refusal> {
        let own = self.held_by(actor).next().ok_or(Refusal::NoSeat)?;
        let (from, offer) = self.state.offer.ok_or(Refusal::NoOffer)?;
        if self.held_by(actor).any(|seat| seat == from) {
            return Err(Refusal::NoOffer);
        }
        Ok((own, offer))
    }

    fn agreed(&self, by: Seat, offer: Offer) -> Vec<EventKind> {
        match offer {
            Offer::Draw => vec![EventKind::Ended {
                ending: Ending {
                    how: EndReason::Agreed,
                    winners: Vec::new(),
                },
            }],
            Offer::Takeback => self
                .left_after_takeback(by)
                .map(|left| EventKind::TookBack { left })
                .into_iter()
                .collect(),
        }
    }

    /// How many actions are left if a seat takes back its last one and all that followed; why it
    /// cannot.
    fn left_after_takeback(&self, seat: Seat) -> Result<u32, OfferProblem> {
        let last = self.moves.iter().rposition(|made| made.seat == seat);
        let left = last.ok_or(OfferProblem::Nothing)?;
        if self.moves.len() - left > self.play.undoable() {
            return Err(OfferProblem::Seen);
        }
        Ok(left as u32)
    }

    fn abort(&self, actor: Actor) -> Result<Vec<EventKind>, Refusal> {
        if actor != Actor::Server {
            self.held_by(actor).next().ok_or(Refusal::NoSeat)?;
            // Whoever does not like what they were dealt loses as everybody does.
            if self.setup.rated && self.is_dealt() {
                return Err(Refusal::TooLate);
            }
            // As long as somebody has not had a turn nothing is lost.
            let has_acted = |(seat, _)| self.moves.iter().any(|made| made.seat == seat);
            if self.chairs().all(has_acted) {
                return Err(Refusal::TooLate);
            }
        }
        Ok(vec![called_off(EndReason::Aborted)])
    }

    fn claim(
        &self,
        actor: Actor,
        seat: Seat,
        since: Timestamp,
        now: Timestamp,
    ) -> Result<Vec<EventKind>, Refusal> {
        self.held_by(actor).next().ok_or(Refusal::NoSeat)?;
        if self.held_by(actor).any(|own| own == seat) {
            return Err(Refusal::NoSeat);
        }
        let wait = match self.setup.time {
            TimeControl::Fischer { .. } | TimeControl::Byoyomi { .. } => CLAIM_WAIT,
            TimeControl::None => UNTIMED_CLAIM_WAIT,
            // The clock itself is the fair wait.
            TimeControl::Correspondence { .. } => Duration::MAX,
        };
        if self.to_act() != Some(seat) || now.since(since) < wait {
            return Err(Refusal::TooEarly);
        }
        Ok(vec![self.lost_by(seat, EndReason::Left { seat })])
    }

    /// The end of a game that a seat, with its partner, loses.
    fn lost_by(&self, seat: Seat, how: EndReason) -> EventKind {
        let side = self.play.team_of(seat);
        let winners = Seat::first(self.state.chairs.len() as u8)
            .filter(|other| !side.contains(other))
            .collect();
        EventKind::Ended {
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
fn ended(outcome: &Outcome) -> Option<EventKind> {
    let (reason, winners) = match outcome {
        Outcome::Unknown => return None,
        Outcome::Draw { reason } => (reason, Vec::new()),
        Outcome::Decisive { winners, reason } => (reason, winners.clone()),
    };
    Some(EventKind::Ended {
        ending: Ending {
            how: EndReason::Played {
                reason: (*reason).into(),
            },
            winners,
        },
    })
}

fn called_off(how: EndReason) -> EventKind {
    EventKind::Ended {
        ending: Ending {
            how,
            winners: Vec::new(),
        },
    }
}

pub(crate) fn numbered(last: u32, at: Timestamp, kinds: Vec<EventKind>) -> Vec<Event> {
    (last + 1..)
        .zip(kinds)
        .map(|(number, kind)| Event { number, at, kind })
        .collect()
}
