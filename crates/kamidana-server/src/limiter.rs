//! How often somebody may do something.
//!
//! Every deed has two windows, a short one for bursts and a long one for persistence, for the
//! person who does it and, more generously, for the address it comes from, behind which a whole
//! school may sit. All of them have to allow it.

use std::{
    collections::HashMap,
    fmt,
    hash::{BuildHasher, Hash, RandomState},
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    str::FromStr,
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

use crate::PersonId;

/// The most people or addresses that one window remembers one by one.
const MOST_KEYS: usize = 50_000;
/// When there are more, newcomers share so many places.
const SHARED: usize = 1024;

/// What somebody does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// Shows a password.
    LogIn,
    /// Makes an account.
    Register,
    /// Becomes a guest.
    Guest,
    /// Sets up a table.
    CreateTable,
    /// Says something.
    Chat,
    /// Acts at a table.
    Move,
    /// Asks an engine.
    Analyse,
    /// Reports somebody.
    Report,
    /// Asks for anything at all.
    Request,
}

impl Deed {
    /// All deeds.
    pub const ALL: [Self; 9] = [
        Self::LogIn,
        Self::Register,
        Self::Guest,
        Self::CreateTable,
        Self::Chat,
        Self::Move,
        Self::Analyse,
        Self::Report,
        Self::Request,
    ];
}

/// So many times at once, and as many again in every such time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// How many times.
    pub times: u32,
    /// In how long.
    pub per: Duration,
}

impl Window {
    const fn new(times: u32, seconds: u64) -> Self {
        Self {
            times,
            per: Duration::from_secs(seconds),
        }
    }

    /// `None` if nothing can ever be refused, or the numbers make no sense.
    fn quota(self) -> Option<Quota> {
        let times = NonZeroU32::new(self.times)?;
        Some(Quota::with_period(self.per / times.get())?.allow_burst(times))
    }
}

/// A short and a long window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Windows {
    /// How much at once.
    pub short: Window,
    /// How much in the long run.
    pub long: Window,
}

/// How often a deed may be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// By one person.
    pub person: Windows,
    /// From one address.
    pub address: Windows,
}

/// How often every deed may be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rules {
    /// More often than any person and any decent program wants to, see [`Rules::rule`].
    #[default]
    Normal,
    /// As often as they like: for load tests.
    Unlimited,
}

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

impl Rules {
    /// The rules that a site has without being told.
    pub const fn normal() -> Self {
        Self::Normal
    }

    /// No rules at all.
    pub const fn unlimited() -> Self {
        Self::Unlimited
    }

    /// How often a deed may be done; `None` if that does not matter.
    pub const fn rule(self, deed: Deed) -> Option<Rule> {
        const fn rule(person: [(u32, u64); 2], address: [(u32, u64); 2]) -> Rule {
            const fn windows([short, long]: [(u32, u64); 2]) -> Windows {
                Windows {
                    short: Window::new(short.0, short.1),
                    long: Window::new(long.0, long.1),
                }
            }
            Rule {
                person: windows(person),
                address: windows(address),
            }
        }
        if matches!(self, Self::Unlimited) {
            return None;
        }
        Some(match deed {
            // A password is guessed no faster than this, from however many addresses.
            Deed::LogIn => rule([(10, MINUTE), (60, HOUR)], [(60, MINUTE), (1000, HOUR)]),
            Deed::Register => rule([(5, MINUTE), (20, HOUR)], [(40, MINUTE), (400, HOUR)]),
            Deed::Guest => rule([(5, MINUTE), (20, HOUR)], [(120, MINUTE), (2000, HOUR)]),
            Deed::CreateTable => rule([(10, 10), (600, HOUR)], [(200, 10), (20_000, HOUR)]),
            Deed::Chat => rule(
                [(6, 6), (200, 10 * MINUTE)],
                [(200, 6), (10_000, 10 * MINUTE)],
            ),
            // Ten a second without end is more than a bot with thirty bullet games needs.
            Deed::Move => rule(
                [(20, 1), (6000, 10 * MINUTE)],
                [(5000, 1), (1_800_000, 10 * MINUTE)],
            ),
            Deed::Analyse => rule([(10, 10), (600, HOUR)], [(100, 10), (10_000, HOUR)]),
            Deed::Report => rule([(3, MINUTE), (20, DAY)], [(30, MINUTE), (300, DAY)]),
            // A page that opens asks for some dozens of things.
            Deed::Request => rule(
                [(200, 5), (18_000, 10 * MINUTE)],
                [(10_000, 5), (900_000, 10 * MINUTE)],
            ),
        })
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Normal => "normal",
            Self::Unlimited => "off",
        })
    }
}

/// A text that is not the name of rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoRules;

impl fmt::Display for NoRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("limits are `normal` or `off`")
    }
}

impl std::error::Error for NoRules {}

impl FromStr for Rules {
    type Err = NoRules;

    fn from_str(text: &str) -> Result<Self, NoRules> {
        match text {
            "normal" => Ok(Self::Normal),
            "off" => Ok(Self::Unlimited),
            _ => Err(NoRules),
        }
    }
}

/// Not now: after this time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wait(pub Duration);

impl Wait {
    /// The whole seconds to wait, at least one.
    pub fn seconds(self) -> u64 {
        let whole = self.0.as_secs() + u64::from(self.0.subsec_nanos() > 0);
        whole.max(1)
    }
}

impl fmt::Display for Wait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seconds() {
            1 => f.write_str("that was too often; try again in a second"),
            seconds @ 2..120 => write!(f, "that was too often; try again in {seconds} seconds"),
            seconds => {
                let minutes = seconds.div_ceil(MINUTE);
                write!(f, "that was too often; try again in {minutes} minutes")
            }
        }
    }
}

impl std::error::Error for Wait {}

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
fn network(address: IpAddr) -> IpAddr {
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

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use governor::clock::FakeRelativeClock;

    use super::*;

    const HOME: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1));
    const SCHOOL: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 2));
    const AMY: Option<PersonId> = Some(PersonId(1));
    const BOB: Option<PersonId> = Some(PersonId(2));

    fn limiter() -> (Limiter<FakeRelativeClock>, FakeRelativeClock) {
        let clock = FakeRelativeClock::default();
        (Limiter::with_clock(Rules::normal(), clock.clone()), clock)
    }

    /// How often it goes before it is refused.
    fn burst(
        limiter: &Limiter<FakeRelativeClock>,
        deed: Deed,
        person: Option<PersonId>,
        address: IpAddr,
    ) -> usize {
        (0..100_000)
            .take_while(|_| limiter.check(deed, person, address).is_ok())
            .count()
    }

    #[test]
    fn a_burst_is_as_long_as_the_short_window_allows() {
        let (limiter, clock) = limiter();
        assert_eq!(burst(&limiter, Deed::Move, AMY, HOME), 20);
        let wait = limiter.check(Deed::Move, AMY, HOME).expect_err("too often");
        assert_eq!(wait, Wait(Duration::from_millis(50)));
        // Nobody else is concerned, and nothing else.
        assert_eq!(limiter.check(Deed::Move, BOB, HOME), Ok(()));
        assert_eq!(limiter.check(Deed::Chat, AMY, HOME), Ok(()));
        clock.advance(wait.0);
        assert_eq!(burst(&limiter, Deed::Move, AMY, HOME), 1);
        clock.advance(Duration::from_secs(1));
        assert_eq!(burst(&limiter, Deed::Move, AMY, HOME), 20);
    }

    #[test]
    fn the_long_window_holds_back_whoever_persists() {
        let (limiter, clock) = limiter();
        let mut done = 0;
        for _ in 0..6000 {
            done += burst(&limiter, Deed::Chat, AMY, HOME);
            clock.advance(Duration::from_millis(100));
        }
        // Ten minutes: the long window at once and once again, far less than the short one gives.
        assert!((390..=402).contains(&done), "{done}");
        let wait = loop {
            match limiter.check(Deed::Chat, AMY, HOME) {
                Ok(()) => {}
                Err(wait) => break wait,
            }
        };
        assert!(wait.0 <= Duration::from_secs(3), "{wait:?}");
    }

    #[test]
    fn whoever_is_too_fast_does_not_use_up_the_long_window() {
        let (limiter, clock) = limiter();
        for _ in 0..10_000 {
            let _ = limiter.check(Deed::Chat, AMY, HOME);
        }
        clock.advance(Duration::from_secs(6));
        assert_eq!(burst(&limiter, Deed::Chat, AMY, HOME), 6);
    }

    #[test]
    fn one_person_cannot_use_up_what_a_school_may_do() {
        let (limiter, _) = limiter();
        for _ in 0..10_000 {
            let _ = limiter.check(Deed::LogIn, AMY, SCHOOL);
        }
        let others = (10..60).filter(|number| {
            let person = Some(PersonId(*number));
            limiter.check(Deed::LogIn, person, SCHOOL).is_ok()
        });
        assert_eq!(others.count(), 50);
    }

    #[test]
    fn an_address_has_limits_of_its_own() {
        let (limiter, _) = limiter();
        let people = (0..1000).filter(|number| {
            let person = Some(PersonId(*number));
            limiter.check(Deed::Register, person, HOME).is_ok()
        });
        assert_eq!(people.count(), 40);
        assert_eq!(limiter.check(Deed::Register, AMY, SCHOOL), Ok(()));
        // Strangers count only by their address.
        assert_eq!(burst(&limiter, Deed::Guest, None, HOME), 120);
    }

    #[test]
    fn a_person_is_known_wherever_they_come_from() {
        let (limiter, _) = limiter();
        let tries = (0..100_u32).filter(|number| {
            let address = IpAddr::V4(Ipv4Addr::from_bits(*number));
            limiter.check(Deed::LogIn, AMY, address).is_ok()
        });
        assert_eq!(tries.count(), 10);
    }

    #[test]
    fn half_of_a_long_address_counts() {
        let parse = |text: &str| text.parse::<IpAddr>().expect("an address");
        for (address, wanted) in [
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
            ("2001:db8:1:2::", "2001:db8:1:2::"),
            ("2001:db8:1:3::1", "2001:db8:1:3::"),
            ("::ffff:192.0.2.1", "192.0.2.1"),
            ("192.0.2.1", "192.0.2.1"),
            ("::1", "::"),
        ] {
            assert_eq!(network(parse(address)), parse(wanted), "{address}");
        }
        let (limiter, _) = limiter();
        assert_eq!(
            burst(&limiter, Deed::Register, None, parse("2001:db8::1")),
            40
        );
        assert_eq!(
            burst(&limiter, Deed::Register, None, parse("2001:db8::2")),
            0
        );
        assert_eq!(
            burst(&limiter, Deed::Register, None, parse("2001:db8:0:1::")),
            40
        );
    }

    #[test]
    fn without_limits_nobody_waits() {
        let limiter = Limiter::new(Rules::unlimited());
        for deed in Deed::ALL {
            for _ in 0..50_000 {
                assert_eq!(limiter.check(deed, AMY, HOME), Ok(()));
            }
        }
        assert_eq!(limiter.keys(), 0);
    }

    #[test]
    fn tidying_forgets_only_what_no_longer_matters() {
        let (limiter, clock) = limiter();
        assert_eq!(burst(&limiter, Deed::Report, AMY, HOME), 3);
        assert_eq!(limiter.keys(), 4);
        limiter.tidy();
        assert_eq!(limiter.keys(), 4);
        clock.advance(Duration::from_secs(2 * MINUTE));
        limiter.tidy();
        // The short windows are full again, the long ones are not.
        assert_eq!(limiter.keys(), 2);
        assert_eq!(burst(&limiter, Deed::Report, AMY, HOME), 3);
        clock.advance(Duration::from_secs(2 * DAY));
        limiter.tidy();
        assert_eq!(limiter.keys(), 0);
        assert_eq!(burst(&limiter, Deed::Report, AMY, HOME), 3);
    }

    #[test]
    fn a_crowd_fills_no_memory_and_frees_nobody() {
        let clock = FakeRelativeClock::default();
        let limiter = Limiter::with_keys(Rules::normal(), clock.clone(), 100);
        assert_eq!(burst(&limiter, Deed::Register, AMY, HOME), 5);
        for number in 0..20_000_u64 {
            let address = IpAddr::V6(Ipv6Addr::from_bits(u128::from(number) << 64));
            let _ = limiter.check(Deed::Register, Some(PersonId(number + 10)), address);
            assert!(limiter.keys() <= 4 * 100);
        }
        // Who was known is still known, and held to it.
        assert_eq!(burst(&limiter, Deed::Register, AMY, HOME), 0);
        // A newcomer shares a place with others who have used it up.
        assert_eq!(
            burst(&limiter, Deed::Register, Some(PersonId(7)), SCHOOL),
            0
        );
        clock.advance(Duration::from_secs(2 * HOUR));
        limiter.tidy();
        assert_eq!(limiter.keys(), 0);
        assert_eq!(
            burst(&limiter, Deed::Register, Some(PersonId(7)), SCHOOL),
            5
        );
    }

    #[test]
    fn rules_are_sensible() {
        for deed in Deed::ALL {
            let rule = Rules::normal().rule(deed).expect("a rule");
            let rate = |window: Window| f64::from(window.times) / window.per.as_secs_f64();
            for windows in [rule.person, rule.address] {
                assert!(windows.short.quota().is_some() && windows.long.quota().is_some());
                assert!(windows.short.times < windows.long.times, "{deed:?}");
                assert!(windows.short.per < windows.long.per, "{deed:?}");
                // Otherwise the long window would never refuse anything.
                assert!(rate(windows.short) > rate(windows.long), "{deed:?}");
            }
            assert!(
                rule.address.short.times >= 6 * rule.person.short.times,
                "{deed:?}"
            );
            assert!(
                rule.address.long.times >= 15 * rule.person.long.times,
                "{deed:?}"
            );
        }
    }

    #[test]
    fn rules_are_chosen_by_name() {
        for rules in [Rules::normal(), Rules::unlimited()] {
            assert_eq!(rules.to_string().parse(), Ok(rules));
        }
        assert_eq!("on".parse::<Rules>(), Err(NoRules));
        assert_eq!(Rules::default(), Rules::normal());
    }

    #[test]
    fn a_wait_is_told_in_words() {
        let wait = |millis| Wait(Duration::from_millis(millis));
        assert_eq!(wait(0).seconds(), 1);
        assert_eq!(wait(1000).seconds(), 1);
        assert_eq!(wait(1001).seconds(), 2);
        assert!(wait(3).to_string().ends_with("in a second"));
        assert!(wait(119_000).to_string().ends_with("in 119 seconds"));
        assert!(wait(120_001).to_string().ends_with("in 3 minutes"));
    }
}
