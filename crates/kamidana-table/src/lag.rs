//! How much of a thought the network took, and how much of that is forgiven.
//!
//! The server measures: it sends a ping and sees when the pong comes back. Somebody who delays
//! pongs gains little, because the fastest of the last few counts, a single turn is forgiven at
//! most [`MOST_FORGIVEN`], and what is forgiven is taken from a purse that fills slowly. Everybody
//! has one purse at a table, however many connections they have: what is in it follows from the
//! table's events, so that neither coming back nor another server fills it.

use std::time::Duration;

/// The most that is forgiven for one turn.
pub const MOST_FORGIVEN: Duration = Duration::from_millis(500);
/// What the purse can hold.
const FULL: Duration = Duration::from_millis(1500);
/// What a turn puts into it.
const REFILL: Duration = Duration::from_millis(100);
/// How many of the last round trips are looked at.
const LOOKED_AT: usize = 5;

/// How long messages of one connection take to come and go.
#[derive(Clone, Debug, Default)]
pub struct RoundTrips {
    trips: [Duration; LOOKED_AT],
    measured: usize,
}

impl RoundTrips {
    /// A pong came back after so long.
    pub fn measure(&mut self, trip: Duration) {
        self.trips[self.measured % LOOKED_AT] = trip;
        self.measured += 1;
    }

    /// The fastest of the last few, in milliseconds; nothing before the first.
    pub fn fastest_millis(&self) -> u32 {
        let known = self.measured.min(LOOKED_AT);
        let fastest = self.trips[..known].iter().min();
        fastest.map_or(0, |trip| trip.as_millis().try_into().unwrap_or(u32::MAX))
    }
}

/// What can still be forgiven somebody at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Purse(Duration);

impl Purse {
    /// That of a game that has not begun.
    pub(crate) const FULL: Self = Self(FULL);

    /// The most that is forgiven for the next turn.
    pub(crate) fn allows(self) -> Duration {
        self.refilled().0.min(MOST_FORGIVEN)
    }

    /// A turn was played, and so much was forgiven for it.
    pub(crate) fn pay(&mut self, forgiven: Duration) {
        self.0 = self.refilled().0.saturating_sub(forgiven);
    }

    fn refilled(self) -> Self {
        Self((self.0 + REFILL).min(FULL))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_known_before_it_is_measured() {
        assert_eq!(RoundTrips::default().fastest_millis(), 0);
    }

    #[test]
    fn one_slow_pong_gains_nothing() {
        let mut trips = RoundTrips::default();
        trips.measure(Duration::from_millis(40));
        trips.measure(Duration::from_secs(9));
        assert_eq!(trips.fastest_millis(), 40);
        for _ in 0..LOOKED_AT {
            trips.measure(Duration::from_millis(60));
        }
        assert_eq!(trips.fastest_millis(), 60);
    }

    #[test]
    fn whoever_is_always_forgiven_soon_has_an_empty_purse() {
        let mut purse = Purse::FULL;
        let mut forgiven = Duration::ZERO;
        for _ in 0..100 {
            let most = purse.allows();
            purse.pay(most);
            forgiven += most;
        }
        assert_eq!(purse.allows(), REFILL);
        assert!(forgiven <= FULL + 100 * REFILL, "{forgiven:?}");
    }
}
