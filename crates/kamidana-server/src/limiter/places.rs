//! How many of something may be held at the same time.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex},
};

use super::{lock, network};
use crate::PersonId;

/// How many may be held at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capacity {
    /// By everybody together.
    pub all: usize,
    /// From one address.
    pub address: usize,
    /// By one person.
    pub person: usize,
}

impl Capacity {
    /// So many, and nobody asks who holds them: for load tests.
    pub const fn anybody(all: usize) -> Self {
        Self {
            all,
            address: usize::MAX,
            person: usize::MAX,
        }
    }
}

/// Places that are taken and given back: connections, sockets, work that is being done.
#[derive(Clone, Debug)]
pub struct Places(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    capacity: Capacity,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    all: usize,
    by: HashMap<Holder, usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Holder {
    Address(IpAddr),
    Person(PersonId),
}

/// Whose places are all taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Full {
    /// Everybody's.
    #[error("too many are connected; come back in a while")]
    All,
    /// Those of an address.
    #[error("too many are connected from your address")]
    Address,
    /// Those of a person.
    #[error("you are connected too often; close something first")]
    Person,
}

impl Places {
    /// So many places, all free.
    pub fn new(capacity: Capacity) -> Self {
        Self(Arc::new(Inner {
            capacity,
            taken: Mutex::default(),
        }))
    }

    /// Takes a place until it is dropped.
    pub fn take(&self, person: Option<PersonId>, address: IpAddr) -> Result<Place, Full> {
        let Capacity {
            all,
            address: most_address,
            person: most_person,
        } = self.0.capacity;
        let address = Holder::Address(network(address));
        let person = person.map(Holder::Person);
        let mut taken = lock(&self.0.taken);
        let held = |holder: &Holder| taken.by.get(holder).copied().unwrap_or(0);
        if person
            .as_ref()
            .is_some_and(|person| held(person) >= most_person)
        {
            return Err(Full::Person);
        }
        if held(&address) >= most_address {
            return Err(Full::Address);
        }
        if taken.all >= all {
            return Err(Full::All);
        }
        taken.all += 1;
        for holder in [Some(address), person].into_iter().flatten() {
            *taken.by.entry(holder).or_default() += 1;
        }
        drop(taken);
        Ok(Place {
            places: self.clone(),
            holders: [Some(address), person],
        })
    }

    /// How many are taken.
    pub fn taken(&self) -> usize {
        lock(&self.0.taken).all
    }
}

/// A place that somebody holds.
#[derive(Debug)]
pub struct Place {
    places: Places,
    holders: [Option<Holder>; 2],
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = lock(&self.places.0.taken);
        taken.all -= 1;
        for holder in self.holders.into_iter().flatten() {
            if let Some(held) = taken.by.get_mut(&holder) {
                *held -= 1;
                if *held == 0 {
                    taken.by.remove(&holder);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv6Addr;

    use super::*;

    const HOME: IpAddr = IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 1, 0, 0, 0, 1));
    const NEXT_ROOM: IpAddr = IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 1, 9, 9, 9, 9));
    const ELSEWHERE: IpAddr = IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 2, 0, 0, 0, 1));
    const AMY: Option<PersonId> = Some(PersonId(1));

    fn places() -> Places {
        Places::new(Capacity {
            all: 4,
            address: 3,
            person: 2,
        })
    }

    #[test]
    fn a_person_an_address_and_everybody_have_their_share() {
        let places = places();
        let first = places.take(AMY, HOME).expect("there is room");
        let _second = places.take(AMY, ELSEWHERE).expect("there is room");
        assert_eq!(places.take(AMY, HOME).err(), Some(Full::Person));
        let _third = places.take(None, NEXT_ROOM).expect("there is room");
        let _fourth = places.take(None, HOME).expect("there is room");
        // The whole house has one share.
        assert_eq!(places.take(None, NEXT_ROOM).err(), Some(Full::Address));
        assert_eq!(places.take(None, ELSEWHERE).err(), Some(Full::All));
        drop(first);
        assert!(places.take(None, ELSEWHERE).is_ok());
    }

    #[test]
    fn whoever_has_gone_is_forgotten() {
        let places = places();
        for _ in 0..10 {
            drop(places.take(AMY, HOME).expect("there is room"));
        }
        assert_eq!(places.taken(), 0);
        assert!(lock(&places.0.taken).by.is_empty());
    }
}
