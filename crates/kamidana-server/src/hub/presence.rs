//! Who looks at a table, from which node.

use std::{collections::HashMap, time::Duration};

use crate::{PersonId, Timestamp};

/// A node that has not said anything for so long has nobody.
const FORGOTTEN: Duration = Duration::from_secs(50);

/// Who looks at a table.
#[derive(Debug)]
pub(super) struct Presence {
    /// Sockets by node and person, and when the node said so.
    sockets: HashMap<(u64, Option<PersonId>), (u32, Timestamp)>,
    /// When the last socket of a person went.
    left: HashMap<PersonId, Timestamp>,
    since: Timestamp,
}

impl Presence {
    pub(super) fn new(since: Timestamp) -> Self {
        Self {
            sockets: HashMap::new(),
            left: HashMap::new(),
            since,
        }
    }

    /// A node says how many sockets of somebody it has. Whether that changes who is there.
    pub(super) fn hear(
        &mut self,
        node: u64,
        person: Option<PersonId>,
        sockets: u32,
        at: Timestamp,
    ) -> bool {
        let before = self.count(person, at);
        if sockets == 0 {
            self.sockets.remove(&(node, person));
        } else {
            self.sockets.insert((node, person), (sockets, at));
        }
        let after = self.count(person, at);
        if let Some(person) = person
            && before > 0
            && after == 0
        {
            self.left.insert(person, at);
        }
        // How many tabs somebody has is nobody's business, and telling everybody about each of
        // them would be too much when many come back at once.
        match person {
            Some(_) => (before == 0) != (after == 0),
            None => before != after,
        }
    }

    fn count(&self, person: Option<PersonId>, now: Timestamp) -> u32 {
        self.fresh(now)
            .filter(|(who, _)| *who == person)
            .map(|(_, sockets)| sockets)
            .sum()
    }

    fn fresh(&self, now: Timestamp) -> impl Iterator<Item = (Option<PersonId>, u32)> + '_ {
        self.sockets
            .iter()
            .filter(move |(_, (_, at))| now.since(*at) < FORGOTTEN)
            .map(|((_, person), (sockets, _))| (*person, *sockets))
    }

    /// Whether somebody is there.
    pub(super) fn is_here(&self, person: PersonId, now: Timestamp) -> bool {
        self.count(Some(person), now) > 0
    }

    /// Since when somebody is away; `None` if they are there.
    pub(super) fn away_since(&self, person: PersonId, now: Timestamp) -> Option<Timestamp> {
        if self.is_here(person, now) {
            return None;
        }
        let forgotten = self
            .sockets
            .iter()
            .filter(|((_, who), _)| *who == Some(person))
            .map(|(_, (_, at))| *at)
            .max();
        let left = self.left.get(&person).copied().max(forgotten);
        Some(left.unwrap_or(self.since))
    }

    /// How many look on besides these people.
    pub(super) fn watchers(&self, players: &[PersonId], now: Timestamp) -> u32 {
        self.fresh(now)
            .filter(|(person, _)| person.is_none_or(|person| !players.contains(&person)))
            .map(|(person, sockets)| if person.is_some() { 1 } else { sockets })
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AMY: PersonId = PersonId(1);

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_millis(seconds * 1000)
    }

    #[test]
    fn somebody_is_away_when_the_last_socket_of_all_nodes_is_gone() {
        let mut presence = Presence::new(at(0));
        assert_eq!(presence.away_since(AMY, at(5)), Some(at(0)));
        assert!(presence.hear(1, Some(AMY), 1, at(5)));
        assert!(!presence.hear(2, Some(AMY), 1, at(6)));
        presence.hear(1, Some(AMY), 0, at(7));
        assert_eq!(presence.away_since(AMY, at(8)), None);
        presence.hear(2, Some(AMY), 0, at(9));
        assert_eq!(presence.away_since(AMY, at(20)), Some(at(9)));
    }

    #[test]
    fn a_silent_node_has_nobody() {
        let mut presence = Presence::new(at(0));
        presence.hear(1, Some(AMY), 1, at(5));
        assert!(presence.is_here(AMY, at(54)));
        assert!(!presence.is_here(AMY, at(55)));
        assert_eq!(presence.away_since(AMY, at(60)), Some(at(5)));
    }

    #[test]
    fn players_are_not_counted_as_watchers() {
        let mut presence = Presence::new(at(0));
        presence.hear(1, Some(AMY), 2, at(0));
        presence.hear(1, Some(PersonId(2)), 3, at(0));
        presence.hear(2, None, 4, at(0));
        assert_eq!(presence.watchers(&[AMY], at(1)), 5);
    }
}
