//! Limits over time, which stands still until it is told to go on.

use std::net::Ipv4Addr;

use governor::clock::FakeRelativeClock;

use super::{
    rules::{DAY, HOUR, MINUTE},
    *,
};

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
    assert_eq!("on".parse::<Rules>(), Err(ParseRulesError));
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
