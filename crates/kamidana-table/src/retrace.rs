//! Whether a log that somebody else kept could have come about.

use crate::{
    Actor, Broken, Command, Decision, EndReason, Event, EventKind, Offer, Outage, Setup, Sitter,
    Table,
};

impl Table {
    /// The table after these events, of which each must be what somebody alone at it, with computers or
    /// around one device, could bring about: [`fold`](Table::fold) believes what it is told, this decides
    /// everything again.
    pub fn retrace(events: &[Event]) -> Result<Self, Broken> {
        let broken = |number: u32, reason: &str| Broken {
            number,
            reason: reason.into(),
        };
        let Some(Event {
            at,
            kind: EventKind::Created {
                setup, by, seed, ..
            },
            ..
        }) = events.first()
        else {
            return Err(broken(1, "a table begins by being created"));
        };
        // Whatever chance decided about the seats is decided.
        let setup = Setup {
            shuffled: false,
            ..setup.clone()
        };
        let opened = Self::open(setup, by, *seed, *at);
        let opened = opened.map_err(|refusal| broken(1, &refusal.to_string()))?;
        let begun = events.get(1..opened.len());
        if begun != opened.get(1..)
            || opened.last().map(|last| &last.kind) != Some(&EventKind::Began)
        {
            return Err(broken(
                1,
                "it did not begin with one person, alone or with computers",
            ));
        }
        let (start, mut rest) = events.split_at(opened.len());
        let mut table = Self::fold(start)?;
        while let Some(next) = rest.first() {
            let unlikely = |reason: &str| broken(next.number, reason);
            if next.at < table.updated() {
                return Err(unlikely("it happened before what came before"));
            }
            let (actor, command) = table
                .cause(next)
                .ok_or_else(|| unlikely("nobody can do that alone"))?;
            let decided = table.decide(actor, &command, next.at);
            let Decision { events, .. } =
                decided.map_err(|refusal| unlikely(&refusal.to_string()))?;
            if events.is_empty() || !rest.starts_with(&events) {
                return Err(unlikely("something else would have happened"));
            }
            rest = &rest[events.len()..];
        }
        Ok(table)
    }

    /// Who must have wanted what, for this to happen next.
    fn cause(&self, event: &Event) -> Option<(Actor, Command)> {
        let person = Actor::Person(self.creator().id);
        Some(match &event.kind {
            EventKind::Acted { seat, action, lag } => {
                let actor = match self.sitter(*seat)? {
                    Sitter::Person(_) => person,
                    Sitter::Machine { .. } => Actor::Machine(*seat),
                };
                let act = Command::Act {
                    seen: None,
                    action: action.clone(),
                    lag: *lag,
                };
                (actor, act)
            }
            EventKind::TookBack { .. } => (person, Command::Offer(Offer::Takeback)),
            EventKind::Resumed { millis } => {
                let outage = Outage {
                    from: event.at.before(std::time::Duration::from_millis(*millis)),
                    until: event.at,
                };
                let outages = [outage].into();
                (Actor::Server, Command::Resume { outages })
            }
            EventKind::Ended { ending } => match ending.how {
                EndReason::Resigned { .. } => (person, Command::Resign),
                EndReason::Aborted => (person, Command::Abort),
                EndReason::Flagged { .. } => (Actor::Server, Command::LookAtClock),
                EndReason::Played { .. }
                | EndReason::Left { .. }
                | EndReason::Agreed
                | EndReason::Declined => return None,
            },
            EventKind::Rematched { table } => (person, Command::Again { table: *table }),
            EventKind::Created { .. }
            | EventKind::Sat { .. }
            | EventKind::Rose { .. }
            | EventKind::Began
            | EventKind::Offered { .. }
            | EventKind::Declined { .. }
            | EventKind::Again { .. } => return None,
        })
    }
}
