//! How much of a thought the network took.
//!
//! The server measures: it sends a ping and sees when the pong comes back. Somebody who delays
//! pongs gains little, because the fastest of the last few counts, a single turn is forgiven at
//! most [`MOST_FORGIVEN`], and what is forgiven is taken from a purse that fills slowly.

use std::time::Duration;

/// The most that is forgiven for one turn.
pub const MOST_FORGIVEN: Duration = Duration::from_millis(500);
/// What the purse can hold.
const PURSE: Duration = Duration::from_millis(1500);
/// What a turn puts into it.
const REFILL: Duration = Duration::from_millis(100);
/// How many of the last round trips are looked at.
const LOOKED_AT: usize = 5;

/// The lag of one connection.
#[derive(Clone, Debug)]
pub struct Lag {
    trips: [Duration; LOOKED_AT],
    measured: usize,
    purse: Duration,
}

impl Default for Lag {
    fn default() -> Self {
        Self {
            trips: [Duration::ZERO; LOOKED_AT],
            measured: 0,
            purse: PURSE,
        }
    }
}

impl Lag {
    /// A pong came back after so long.
    pub fn measure(&mut self, trip: Duration) {
        self.trips[self.measured % LOOKED_AT] = trip;
        self.measured += 1;
    }

    /// What is forgiven for the turn that was just played, in milliseconds.
    pub fn forgive(&mut self) -> u32 {
        self.purse = (self.purse + REFILL).min(PURSE);
        let known = self.measured.min(LOOKED_AT);
        let fastest = self.trips[..known].iter().min().copied();
        let forgiven = fastest
            .unwrap_or(Duration::ZERO)
            .min(MOST_FORGIVEN)
            .min(self.purse);
        self.purse -= forgiven;
        forgiven.as_millis() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_forgiven_before_it_is_measured() {
        assert_eq!(Lag::default().forgive(), 0);
    }

    #[test]
    fn one_slow_pong_gains_nothing() {
        let mut lag = Lag::default();
        lag.measure(Duration::from_millis(40));
        lag.measure(Duration::from_secs(9));
        assert_eq!(lag.forgive(), 40);
        for _ in 0..LOOKED_AT {
            lag.measure(Duration::from_millis(60));
        }
        assert_eq!(lag.forgive(), 60);
    }

    #[test]
    fn whoever_delays_every_pong_soon_has_an_empty_purse() {
        let mut lag = Lag::default();
        for _ in 0..LOOKED_AT {
            lag.measure(Duration::from_secs(60));
        }
        let forgiven: u32 = (0..100).map(|_| lag.forgive()).sum();
        assert_eq!(lag.forgive(), 100);
        assert!(forgiven <= 1500 + 100 * 100, "{forgiven}");
    }
}
