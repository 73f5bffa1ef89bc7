//! How often somebody may do something.
//!
//! Every deed has two windows, a short one for bursts and a long one for persistence, for the
//! person who does it and, more generously, for the address it comes from, behind which a whole
//! school may sit. All of them have to allow it.

mod rules;
#[cfg(test)]
mod tests;

use std::{
    collections::HashMap,
    fmt,
    hash::{BuildHasher, Hash, RandomState},
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use governor::{
    DefaultDirectRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
    middleware::NoOpMiddleware,
    nanos::Nanos,
    state::{StateStore, keyed::ShrinkableKeyedStateStore},
};

pub use self::rules::{Deed, ParseRulesError, Rule, Rules, Window, Windows};
use crate::PersonId;

/// The most people or addresses that one window remembers one by one.
const MOST_KEYS: usize = 50_000;
/// When there are more, newcomers share so many places.
const SHARED: usize = 1024;

/// Not now: after this time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("that was too often; try again in {}", in_words(.0))]
pub struct Wait(pub Duration);

impl Wait {
    /// The whole seconds to wait, at least one.
    pub fn seconds(self) -> u64 {
        let whole = self.0.as_secs() + u64::from(self.0.subsec_nanos() > 0);
        whole.max(1)
    }
}

fn in_words(wait: &Duration) -> String {
    match Wait(*wait).seconds() {
        1 => "a second".into(),
        seconds @ 2..120 => format!("{seconds} seconds"),
        seconds => format!("{} minutes", seconds.div_ceil(60)),
    }
}

/// Messages that may come over one connection at once …
const MESSAGE_BURST: u32 = 40;
/// … and per second afterwards.
const MESSAGE_RATE: u32 = 15;

/// How many messages a connection may still send: every one costs a credit, and credits grow back.
pub(crate) struct MessageCredit(DefaultDirectRateLimiter);

impl MessageCredit {
    pub(crate) fn new() -> Self {
        let quota = const {
            let (Some(rate), Some(burst)) = (
                NonZeroU32::new(MESSAGE_RATE),
                NonZeroU32::new(MESSAGE_BURST),
            ) else {
                panic!("neither is zero");
            };
            Quota::per_second(rate).allow_burst(burst)
        };
        Self(RateLimiter::direct(quota))
    }

    /// Takes a credit, if there is one.
    pub(crate) fn take(&self) -> bool {
        self.0.check().is_ok()
    }
}

/// Who did how much lately.
pub struct Limiter<C: Clock = DefaultClock> {
    clock: C,
    deeds: HashMap<Deed, Limits<C>>,
}

impl Limiter {
    /// Nobody has done anything yet.
    pub fn new(rules: Rules) -> Self {
        Self::with_clock(rules, DefaultClock::default())
    }
}

impl<C: Clock + Clone> Limiter<C> {
    /// The same with another clock.
    pub fn with_clock(rules: Rules, clock: C) -> Self {
        Self::with_keys(rules, clock, MOST_KEYS)
    }

    fn with_keys(rules: Rules, clock: C, most: usize) -> Self {
        let limits = |deed: Deed| {
            let rule = rules.rule(deed)?;
            let limits = Limits {
                person: Pair::new(rule.person, &clock, most),
                address: Pair::new(rule.address, &clock, most),
            };
            Some((deed, limits))
        };
        Self {
            deeds: Deed::ALL.into_iter().filter_map(limits).collect(),
            clock,
        }
    }

    /// Whether this may be done now; if so, it counts as done. What one person is refused does
    /// not count against others at their address.
    pub fn check(&self, deed: Deed, person: Option<PersonId>, address: IpAddr) -> Result<(), Wait> {
        let Some(limits) = self.deeds.get(&deed) else {
            return Ok(());
        };
        if let Some(person) = person {
            limits.person.check(&person, &self.clock)?;
        }
        limits.address.check(&network(address), &self.clock)
    }

    /// Forgets whoever has done nothing for so long that it no longer matters. To be called every
    /// few minutes.
    pub fn tidy(&self) {
        for limits in self.deeds.values() {
            limits.person.tidy();
            limits.address.tidy();
        }
    }

    /// How many people and addresses are remembered, once for every window.
    pub fn keys(&self) -> usize {
        let keys = |limits: &Limits<C>| limits.person.keys() + limits.address.keys();
        self.deeds.values().map(keys).sum()
    }
}

impl<C: Clock + Clone> fmt::Debug for Limiter<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limiter")
            .field("deeds", &self.deeds.len())
            .field("keys", &self.keys())
            .finish_non_exhaustive()
    }
}

/// What counts as one address. A household with IPv6 has as many addresses as it likes, all with
/// the same first half.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let half = address.to_bits() >> 64 << 64;
            IpAddr::V6(Ipv6Addr::from_bits(half))
        }
        address @ IpAddr::V4(_) => address,
    }
}

struct Limits<C: Clock> {
    person: Pair<PersonId, C>,
    address: Pair<IpAddr, C>,
}

type Keyed<K, C> = RateLimiter<K, Counts<K>, C, NoOpMiddleware<<C as Clock>::Instant>>;

struct Pair<K: Hash + Eq + Clone, C: Clock>([Option<Keyed<K, C>>; 2]);

impl<K: Hash + Eq + Clone, C: Clock + Clone> Pair<K, C> {
    fn new(windows: Windows, clock: &C, most: usize) -> Self {
        // The short one first: whoever is too fast for it does not use up the long one.
        Self([windows.short, windows.long].map(|window| {
            let quota = window.quota()?;
            Some(RateLimiter::new(quota, Counts::new(most), clock.clone()))
        }))
    }

    fn check(&self, key: &K, clock: &C) -> Result<(), Wait> {
        self.0.iter().flatten().try_for_each(|window| {
            let checked = window.check_key(key);
            checked.map_err(|until| Wait(until.wait_time_from(clock.now())))
        })
    }

    fn tidy(&self) {
        for window in self.0.iter().flatten() {
            window.retain_recent();
            window.shrink_to_fit();
        }
    }

    fn keys(&self) -> usize {
        self.0.iter().flatten().map(RateLimiter::len).sum()
    }
}

/// What a window remembers of everybody, within bounds: when there are too many, newcomers share
/// a fixed number of places until [`Limiter::tidy`] makes room. A crowd of addresses can then slow
/// down newcomers, but neither fill the memory nor free anybody of their limits.
struct Counts<K> {
    known: Mutex<HashMap<K, Nanos>>,
    shared: Mutex<Vec<Option<Nanos>>>,
    hasher: RandomState,
    most: usize,
}

impl<K> Counts<K> {
    fn new(most: usize) -> Self {
        Self {
            known: Mutex::default(),
            shared: Mutex::default(),
            hasher: RandomState::new(),
            most,
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What it guards is never left half done.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<K: Hash + Eq + Clone> StateStore for Counts<K> {
    type Key = K;

    fn measure_and_replace<T, F, E>(&self, key: &K, measure: F) -> Result<T, E>
    where
        F: Fn(Option<Nanos>) -> Result<(T, Nanos), E>,
    {
        let mut known = lock(&self.known);
        if let Some(count) = known.get_mut(key) {
            let (answer, next) = measure(Some(*count))?;
            *count = next;
            return Ok(answer);
        }
        if known.len() < self.most {
            let (answer, next) = measure(None)?;
            known.insert(key.clone(), next);
            return Ok(answer);
        }
        drop(known);
        let mut shared = lock(&self.shared);
        if shared.is_empty() {
            shared.resize(SHARED, None);
        }
        let place = self.hasher.hash_one(key) as usize % SHARED;
        let (answer, next) = measure(shared[place])?;
        shared[place] = Some(next);
        Ok(answer)
    }
}

impl<K: Hash + Eq + Clone> ShrinkableKeyedStateStore<K> for Counts<K> {
    fn retain_recent(&self, drop_below: Nanos) {
        lock(&self.known).retain(|_, count| *count > drop_below);
    }

    fn shrink_to_fit(&self) {
        lock(&self.known).shrink_to_fit();
    }

    fn len(&self) -> usize {
        lock(&self.known).len()
    }

    fn is_empty(&self) -> bool {
        lock(&self.known).is_empty()
    }
}
