//! Practising: one person with computers, at a table that counts for nothing.

use kamidana_game::{Refused, View};

use crate::{
    Event, EventKind, Person, PersonId, Refusal, Setup, SetupProblem, Sitter, Status, Table,
    Timestamp, Wish, decide::numbered,
};

/// The turn of somebody who practises: what they can be helped with.
#[derive(Debug)]
pub struct PracticeTurn {
    /// The id of the game.
    pub game: &'static str,
    /// How many actions they have seen.
    pub seen: u32,
    /// What their seat knows.
    pub view: View,
}

impl Table {
    /// The turn of somebody who practises here, if it is theirs.
    pub fn practice_turn(&self, person: PersonId) -> Result<PracticeTurn, Refusal> {
        self.check_practice(person)?;
        let seat = self.to_act().ok_or(Refusal::Over)?;
        if !self.seats_of(person).any(|own| own == seat) {
            return Err(Refusal::NotYourTurn);
        }
        Ok(PracticeTurn {
            game: self.game().id(),
            seen: self.seen(Some(person)),
            view: self.view_of_seat(seat),
        })
    }

    /// Whether this person practises here: they have one seat, computers have the others, and it
    /// counts for nothing.
    pub fn check_practice(&self, person: PersonId) -> Result<(), Refusal> {
        if self.seats_of(person).next().is_none() {
            return Err(Refusal::NoSeat);
        }
        let mut own = 0;
        for (_, chair) in self.chairs() {
            match &chair.sitter {
                Some(Sitter::Machine { .. }) => {}
                Some(Sitter::Person(sitter)) if sitter.id == person => own += 1,
                Some(Sitter::Person(_)) | None => return Err(Refusal::NotPractice),
            }
        }
        match own {
            1 if !self.setup.rated => Ok(()),
            _ => Err(Refusal::NotPractice),
        }
    }

    /// The events with which a finished practice game begins again, for the same person, with the
    /// same chance and so many of its moves.
    pub fn open_again_from(
        &self,
        moves: usize,
        by: &Person,
        now: Timestamp,
    ) -> Result<Vec<Event>, Refusal> {
        self.check_practice(by.id)?;
        if !matches!(self.state.status, Status::Over(_)) {
            return Err(Refusal::Setup(SetupProblem::NotOver));
        }
        let kept = self.moves.get(..moves).ok_or_else(no_such_moment)?;
        if self
            .played(kept)
            .map_err(|why| Refusal::Illegal(Refused::new("", why)))?
            .to_act()
            .is_none()
        {
            return Err(no_such_moment());
        }
        let seat = |(_, chair): (_, &crate::Chair)| match chair.sitter {
            Some(Sitter::Machine { level }) => Wish::Level { level },
            _ => Wish::ME,
        };
        let setup = Setup {
            public: false,
            bots: false,
            shuffled: false,
            seats: self.chairs().map(seat).collect(),
            ..self.setup.clone()
        };
        let mut events = Self::open(setup, by, self.seed, now)?;
        let kinds = kept.iter().map(|done| EventKind::Acted {
            seat: done.seat,
            action: done.action.clone(),
            lag: 0,
        });
        events.extend(numbered(events.len() as u32, now, kinds.collect()));
        Ok(events)
    }
}

fn no_such_moment() -> Refusal {
    Refusal::Setup(SetupProblem::NoMoment)
}
