//! Moments, as values.

use std::{ops::Add, time::Duration};

use serde::{Deserialize, Serialize};

/// A moment: milliseconds since 1970 by the clock of whoever made it. Only a server's clock
/// counts at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(i64);

impl Timestamp {
    /// A moment from its milliseconds.
    pub const fn from_millis(millis: i64) -> Self {
        Self(millis)
    }

    /// The milliseconds.
    pub const fn millis(self) -> i64 {
        self.0
    }

    /// The time from an earlier moment to this one; none if it was not earlier.
    pub fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0).try_into().unwrap_or(0))
    }
}

impl Add<Duration> for Timestamp {
    type Output = Self;

    fn add(self, time: Duration) -> Self {
        Self(
            self.0
                .saturating_add(time.as_millis().try_into().unwrap_or(i64::MAX)),
        )
    }
}
