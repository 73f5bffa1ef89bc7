//! What time it is.

use std::{
    sync::LazyLock,
    time::{Instant, SystemTime, UNIX_EPOCH},
};

use crate::Timestamp;

/// Now, by the clock of this machine.
pub fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Timestamp::from_millis(since.map_or(0, |since| since.as_millis() as i64))
}

/// A clock that was set once and never again: whatever happens to that of the machine, time
/// passes as it does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SteadyClock {
    set: Timestamp,
    at: Instant,
}

impl SteadyClock {
    pub(crate) const fn set(set: Timestamp, at: Instant) -> Self {
        Self { set, at }
    }

    pub(crate) fn read(self, at: Instant) -> Timestamp {
        self.set + at.saturating_duration_since(self.at)
    }
}

/// The clock of this process.
static STEADY: LazyLock<SteadyClock> = LazyLock::new(|| SteadyClock::set(now(), Instant::now()));

/// Where tables take the time from.
#[derive(Clone)]
pub(crate) enum TimeSource {
    /// A clock that nobody sets while games are played by it.
    Steady(SteadyClock),
    /// A test, which moves it on.
    #[cfg(test)]
    Test(tokio::sync::watch::Receiver<Timestamp>),
}

impl TimeSource {
    /// The clock of this process.
    pub(crate) fn steady() -> Self {
        Self::Steady(*STEADY)
    }

    pub(crate) fn now(&self) -> Timestamp {
        match self {
            Self::Steady(clock) => clock.read(Instant::now()),
            #[cfg(test)]
            Self::Test(time) => *time.borrow(),
        }
    }

    /// Waits until then; for ever if there is no such moment.
    pub(crate) async fn until(&self, at: Option<Timestamp>) {
        let Some(at) = at else {
            return std::future::pending().await;
        };
        match self {
            Self::Steady(_) => tokio::time::sleep(at.since(self.now())).await,
            #[cfg(test)]
            Self::Test(time) => {
                let mut time = time.clone();
                if time.wait_for(|now| *now >= at).await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_steady_clock_shows_what_has_passed_since_it_was_set() {
        let began = Instant::now();
        let clock = SteadyClock::set(Timestamp::from_millis(5000), began);
        let later = began + Duration::from_millis(250);
        assert_eq!(clock.read(later), Timestamp::from_millis(5250));
        assert_eq!(clock.read(began), Timestamp::from_millis(5000));
    }
}
