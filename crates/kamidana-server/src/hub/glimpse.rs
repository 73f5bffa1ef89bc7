//! A table as it looks at a glance, to each of those who may look.

use crate::{FromServer, Glimpse, PersonId, Stage, Table, TableId, Text};

/// What is sent of a table to those who look at a small picture of it: written once for all.
#[derive(Debug)]
pub(crate) struct Glimpsed {
    everybody: Sight,
    /// Those who play on one seat see the game from there. Whoever holds several shares a screen
    /// with others and sees what everybody sees.
    players: Vec<(PersonId, Sight)>,
}

/// A picture as it is sent.
#[derive(Debug)]
pub(crate) struct Sight {
    number: u32,
    stage: Stage,
    watchers: u32,
    pub(crate) text: Text,
}

impl Sight {
    /// Whether there is nothing new in it. What others do in secret changes nothing that counts
    /// here, so nobody learns of it from a picture that comes again.
    pub(crate) fn is_as(&self, other: &Self) -> bool {
        let told = |sight: &Self| (sight.number, sight.stage, sight.watchers);
        told(self) == told(other)
    }
}

impl Glimpsed {
    pub(super) fn of(id: TableId, table: &Table, watchers: u32) -> Self {
        let sight = |person: Option<PersonId>| sight(id, table, watchers, person);
        let mut players: Vec<PersonId> = table.people().collect();
        players.sort_unstable();
        players.dedup();
        players.retain(|person| table.seats_of(*person).count() == 1);
        Self {
            everybody: sight(None),
            players: players
                .into_iter()
                .map(|person| (person, sight(Some(person))))
                .collect(),
        }
    }

    /// What somebody is sent.
    pub(crate) fn seen_by(&self, person: Option<PersonId>) -> &Sight {
        let own = self
            .players
            .iter()
            .find(|(player, _)| Some(*player) == person);
        own.map_or(&self.everybody, |(_, sight)| sight)
    }

    /// Whether nothing will change any more.
    pub(crate) fn is_final(&self) -> bool {
        self.everybody.stage == Stage::Over
    }
}

fn sight(id: TableId, table: &Table, watchers: u32, person: Option<PersonId>) -> Sight {
    let glimpse = Box::new(Glimpse::of(id, table, person, watchers));
    Sight {
        number: glimpse.number,
        stage: glimpse.stage,
        watchers,
        text: FromServer::Glimpse { glimpse }.text(),
    }
}
