//! Who has a connection, for those who follow them.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{
    sync::Notify,
    time::{sleep, timeout},
};

use crate::{Account, Hub, Kind, PersonId, Timestamp, now};

/// How often it is noted who is here.
const NOTED: Duration = Duration::from_secs(20);
/// Whoever was not noted for so long has gone.
const GONE: Duration = Duration::from_secs(45);
/// How long newcomers are gathered before they are noted.
const GATHER: Duration = Duration::from_secs(1);

/// The people who have connections to this node. Guests do not count: nobody can follow them.
#[derive(Clone, Default)]
pub(crate) struct Online(Arc<Inner>);

#[derive(Default)]
struct Inner {
    /// How many connections each has.
    people: Mutex<HashMap<PersonId, usize>>,
    came: Notify,
}

/// A connection of somebody, until it is dropped.
pub(crate) struct Here {
    online: Online,
    person: PersonId,
}

impl Online {
    /// Somebody has a connection, as long as this is kept.
    pub(crate) fn enter(&self, account: &Account) -> Option<Here> {
        if account.kind == Kind::Guest {
            return None;
        }
        let mut people = self.people();
        let connections = people.entry(account.id).or_default();
        *connections += 1;
        if *connections == 1 {
            self.0.came.notify_one();
        }
        drop(people);
        Some(Here {
            online: self.clone(),
            person: account.id,
        })
    }

    /// Notes who is here, for all nodes to see, until the hub closes.
    pub(crate) fn run(&self, hub: &Hub) {
        let (online, store) = (self.clone(), Arc::clone(hub.store()));
        hub.spawn(async move {
            loop {
                let came = timeout(NOTED, online.0.came.notified()).await.is_ok();
                if came {
                    sleep(GATHER).await;
                }
                let people: Vec<_> = online.people().keys().copied().collect();
                if people.is_empty() {
                    continue;
                }
                if let Err(error) = store.note_online(people, now()).await {
                    tracing::warn!(%error, "could not note who is online");
                }
            }
        });
    }

    fn people(&self) -> MutexGuard<'_, HashMap<PersonId, usize>> {
        self.0.people.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let mut people = self.online.people();
        if let Some(connections) = people.get_mut(&self.person) {
            *connections -= 1;
            if *connections == 0 {
                people.remove(&self.person);
            }
        }
    }
}

/// Whether somebody who had a connection then still has one.
pub(crate) fn is_online(last: Option<Timestamp>) -> bool {
    last.is_some_and(|last| now().since(last) < GONE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account(id: u64, kind: Kind) -> Account {
        Account {
            id: PersonId(id),
            name: "Amy".into(),
            skeleton: "amy".into(),
            kind,
            password: None,
            admin: false,
            created: now(),
            banned: None,
            nickname: None,
        }
    }

    #[test]
    fn somebody_is_here_until_the_last_connection_ends() {
        let online = Online::default();
        let amy = account(1, Kind::Member);
        let first = online.enter(&amy);
        let second = online.enter(&amy);
        drop(first);
        assert_eq!(online.people().get(&amy.id), Some(&1));
        drop(second);
        assert_eq!(online.people().len(), 0);
    }

    #[test]
    fn guests_are_not_counted() {
        let online = Online::default();
        assert!(online.enter(&account(2, Kind::Guest)).is_none());
        assert_eq!(online.people().len(), 0);
    }

    #[test]
    fn whoever_was_not_noted_for_a_while_has_gone() {
        assert!(!is_online(None));
        assert!(is_online(Some(now())));
        let before = Timestamp::from_millis(now().millis() - 60_000);
        assert!(!is_online(Some(before)));
    }
}
