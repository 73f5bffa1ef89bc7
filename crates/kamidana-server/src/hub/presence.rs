//! Who looks at a table, from which node.

use std::{collections::HashMap, time::Duration};

use crate::{PersonId, Timestamp};

/// A node that has not said anything for so long has nobody.
const FORGOTTEN: Duration = Duration::from_secs(50);
/// Whoever asked or did something without a socket is there for so long.
const VISIT: Duration = Duration::from_secs(30);
/// How often such visits are noted.
const NOTED: Duration = Duration::from_secs(5);

/// Who looks at a table.
#[derive(Debug)]
pub(super) struct Presence {
    /// This node, which always knows who is here.
    node: u64,
    /// Sockets by node and person, and when the node said so.
    sockets: HashMap<(u64, Option<PersonId>), (u32, Timestamp)>,
    /// When a socket of a person went last.
    left: HashMap<PersonId, Timestamp>,
    /// When a person was here last without a socket.
    visits: HashMap<PersonId, Timestamp>,
    since: Timestamp,
}

impl Presence {
    pub(super) fn new(node: u64, since: Timestamp) -> Self {
        Self {
            node,
            sockets: HashMap::new(),
            left: HashMap::new(),
            visits: HashMap::new(),
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
            // They have gone, whatever they did before.
            self.visits.remove(&person);
        }
        // How many tabs somebody has is nobody's business, and telling everybody about each of
        // them would be too much when many come back at once.
        match person {
            Some(_) => (before == 0) != (after == 0),
            None => before != after,
        }
    }

    /// Whether a visit is worth a note: there is no socket, and the last one was a while ago.
    pub(super) fn is_news(&self, person: PersonId, now: Timestamp) -> bool {
        let noted = self.visits.get(&person);
        self.count(Some(person), now) == 0 && noted.is_none_or(|at| now.since(*at) >= NOTED)
    }

    /// Somebody asked or did something without a socket. Whether that changes who is there.
    pub(super) fn visit(&mut self, person: PersonId, at: Timestamp) -> bool {
        let was_here = self.is_here(person, at);
        let last = self.visits.entry(person).or_insert(at);
        *last = at.max(*last);
        !was_here
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
            .filter(move |((node, _), (_, at))| *node == self.node || now.since(*at) < FORGOTTEN)
            .map(|((_, person), (sockets, _))| (*person, *sockets))
    }

    /// Whether somebody is there.
    pub(super) fn is_here(&self, person: PersonId, now: Timestamp) -> bool {
        let visit = self.visits.get(&person);
        self.count(Some(person), now) > 0 || visit.is_some_and(|at| now.since(*at) < VISIT)
    }

    /// Since when somebody is away; `None` if they are there.
    pub(super) fn away_since(&self, person: PersonId, now: Timestamp) -> Option<Timestamp> {
        if self.is_here(person, now) {
            return None;
        }
        self.last_seen(person, now)
    }

    /// When somebody was there last; `None` if they look on at the moment.
    pub(super) fn last_seen(&self, person: PersonId, now: Timestamp) -> Option<Timestamp> {
        if self.count(Some(person), now) > 0 {
            return None;
        }
        let forgotten = self
            .sockets
            .iter()
            .filter(|((_, who), _)| *who == Some(person))
            .map(|(_, (_, at))| *at)
            .max();
        let left = self.left.get(&person).copied().max(forgotten);
        let last = left.max(self.visits.get(&person).copied());
        Some(last.unwrap_or(self.since))
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
        let mut presence = Presence::new(0, at(0));
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
        let mut presence = Presence::new(0, at(0));
        presence.hear(1, Some(AMY), 1, at(5));
        assert!(presence.is_here(AMY, at(54)));
        assert!(!presence.is_here(AMY, at(55)));
        assert_eq!(presence.away_since(AMY, at(60)), Some(at(5)));
    }

    #[test]
    fn whoever_asks_now_and_then_is_there() {
        let mut presence = Presence::new(0, at(0));
        assert!(presence.is_news(AMY, at(10)));
        assert!(presence.visit(AMY, at(10)));
        assert!(!presence.is_news(AMY, at(12)));
        assert_eq!(presence.away_since(AMY, at(39)), None);
        assert_eq!(presence.last_seen(AMY, at(39)), Some(at(10)));
        assert_eq!(presence.away_since(AMY, at(41)), Some(at(10)));
        assert!(presence.visit(AMY, at(41)));
        // Whoever has a socket goes with it.
        presence.hear(1, Some(AMY), 1, at(42));
        assert!(!presence.is_news(AMY, at(60)));
        presence.hear(1, Some(AMY), 0, at(50));
        assert_eq!(presence.away_since(AMY, at(51)), Some(at(50)));
    }

    #[test]
    fn players_are_not_counted_as_watchers() {
        let mut presence = Presence::new(0, at(0));
        presence.hear(1, Some(AMY), 2, at(0));
        presence.hear(1, Some(PersonId(2)), 3, at(0));
        presence.hear(2, None, 4, at(0));
        assert_eq!(presence.watchers(&[AMY], at(1)), 5);
    }
}
