//! Tables to put into a store.

use kamidana_game::{Seat, Seed};
use kamidana_server::{
    Account, Actor, Append, Command, Event, EventKind, Kind, Ladder, Person, PersonId, Rating,
    RatingChange, Setup, Speed, Summary, Table, TableId, TimeControl, Timestamp, Wish, random,
};

pub(crate) fn at(millis: i64) -> Timestamp {
    Timestamp::from_millis(millis)
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

pub(crate) fn amy() -> Person {
    Person::new(1, "Amy")
}

pub(crate) fn ben() -> Person {
    // As large as an id can be that JSON readers hold.
    Person::new((1 << 53) - 1, "Ben")
}

pub(crate) fn account(person: &Person) -> Account {
    Account {
        id: person.id,
        name: person.name.clone(),
        skeleton: person.name.to_lowercase(),
        nickname: None,
        kind: Kind::Member,
        password: Some("$argon2id$".into()),
        admin: false,
        created: at(1),
        banned: None,
    }
}

/// A setup for two people, who may be anybody.
pub(crate) fn two_people(game: &str) -> Setup {
    Setup {
        seats: vec![Wish::ME, Wish::Open],
        public: true,
        time: TimeControl::Fischer {
            initial: 180,
            increment: 2,
        },
        ..Setup::against_level(game, 1)
    }
}

/// A table with its log.
pub(crate) struct StoredTable {
    pub(crate) id: TableId,
    pub(crate) table: Table,
    pub(crate) log: Vec<Event>,
    /// How much of it is in the store.
    saved: usize,
}

impl StoredTable {
    pub(crate) fn open(setup: Setup, by: &Person, now: Timestamp) -> Self {
        let log = Table::open(setup, by, Seed::new([3; 32]), now).expect("a good setup");
        Self {
            id: random::table_id(),
            table: Table::fold(&log).expect("a good log"),
            log,
            saved: 0,
        }
    }

    /// Amy has begun to play with Ben.
    pub(crate) fn of_two(now: Timestamp) -> Self {
        let mut stored = Self::open(two_people("kamisado"), &amy(), now);
        stored.sits(&ben(), now);
        stored
    }

    pub(crate) fn sits(&mut self, who: &Person, now: Timestamp) {
        let sit = Command::Sit {
            who: who.clone(),
            seat: None,
            invited: true,
        };
        self.wants(who, &sit, now);
    }

    pub(crate) fn wants(&mut self, who: &Person, what: &Command, now: Timestamp) {
        let decided = self.table.decide(Actor::Person(who.id), what, now);
        self.log.extend(decided.expect("it is allowed").events);
    }

    /// Those who look after the site call it off.
    pub(crate) fn is_closed(&mut self, now: Timestamp) {
        let closed = self.table.decide(Actor::Server, &Command::Abort, now);
        self.log.extend(closed.expect("it is not over").events);
    }

    pub(crate) fn summary(&self) -> Summary {
        self.table.summary(self.id)
    }

    /// Whether something happened since the last time.
    pub(crate) fn has_unsaved(&self) -> bool {
        self.saved < self.log.len()
    }

    /// Everything since the last time.
    pub(crate) fn save(&mut self) -> Append {
        let events = self.log[self.saved..].to_vec();
        self.saved = self.log.len();
        append(events, self.summary())
    }
}

pub(crate) fn append(events: Vec<Event>, summary: Summary) -> Append {
    Append {
        events,
        summary,
        wake: None,
        ratings: Vec::new(),
    }
}

/// One more action at a table, by somebody; a store does not know the rules.
pub(crate) fn one_more(summary: &Summary, who: u8, now: Timestamp) -> Append {
    let mut summary = summary.clone();
    summary.number += 1;
    summary.updated = now;
    summary.actions += 1;
    let event = Event {
        number: summary.number,
        at: now,
        kind: EventKind::Acted {
            seat: seat(1),
            action: format!("action {who} \"ü\""),
            lag: 7,
        },
    };
    append(vec![event], summary)
}

pub(crate) fn ladder() -> Ladder {
    Ladder {
        game: "kamisado".into(),
        speed: Speed::Blitz,
    }
}

pub(crate) fn change(person: PersonId, games_before: u32, value: f64) -> RatingChange {
    RatingChange {
        games_before,
        rating: Rating {
            person,
            ladder: ladder(),
            value,
            deviation: 100.1 + value / 3.0,
            volatility: 0.06,
            games: games_before + 1,
            at: at(i64::from(games_before) + 10),
        },
    }
}
