//! The clock that deadlines are read from.
//!
//! Natively that is [`std::time::Instant`]. WebAssembly has no clock of its own, so there a program
//! hands one in, once, before the first search: [`set_clock`].

#[cfg(not(target_arch = "wasm32"))]
pub use std::time::Instant;

#[cfg(target_arch = "wasm32")]
pub use handed_in::{Instant, set_clock};

#[cfg(any(target_arch = "wasm32", test))]
#[cfg_attr(test, allow(unreachable_pub, reason = "natively it is only tested"))]
mod handed_in {
    use std::{ops::Add, sync::OnceLock, time::Duration};

    static CLOCK: OnceLock<fn() -> Duration> = OnceLock::new();

    /// Says how time passes: how long it is since some moment that stays the same. Only the first
    /// clock counts.
    pub fn set_clock(clock: fn() -> Duration) {
        CLOCK.get_or_init(|| clock);
    }

    /// As much of `std::time::Instant` as searches need.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub struct Instant(Duration);

    impl Instant {
        /// What the clock shows. Without one, time stands still, and only nodes limit a search.
        pub fn now() -> Self {
            Self(CLOCK.get().map_or(Duration::ZERO, |clock| clock()))
        }

        /// `None` if there is no such moment.
        pub fn checked_add(self, time: Duration) -> Option<Self> {
            self.0.checked_add(time).map(Self)
        }

        /// Nothing if `earlier` is later.
        pub const fn saturating_duration_since(self, earlier: Self) -> Duration {
            self.0.saturating_sub(earlier.0)
        }
    }

    impl Add<Duration> for Instant {
        type Output = Self;

        fn add(self, time: Duration) -> Self {
            Self(self.0.saturating_add(time))
        }
    }

    #[cfg(test)]
    mod tests {
        use std::{
            sync::atomic::{AtomicU64, Ordering},
            time::Duration,
        };

        use super::{Instant, set_clock};

        static MILLIS: AtomicU64 = AtomicU64::new(0);

        #[test]
        fn time_stands_still_until_a_clock_is_handed_in() {
            let second = Duration::from_secs(1);
            let deadline = Instant::now() + second;
            assert_eq!(deadline.saturating_duration_since(Instant::now()), second);
            set_clock(|| Duration::from_millis(MILLIS.load(Ordering::Relaxed)));
            MILLIS.store(999, Ordering::Relaxed);
            assert!(Instant::now() < deadline);
            MILLIS.store(1500, Ordering::Relaxed);
            assert!(Instant::now() >= deadline);
            let left = deadline.saturating_duration_since(Instant::now());
            assert_eq!(left, Duration::ZERO);
            assert_eq!(Instant::now().checked_add(Duration::MAX), None);
            // Whoever comes later cannot turn it back.
            set_clock(|| Duration::ZERO);
            assert!(Instant::now() >= deadline);
        }
    }
}
