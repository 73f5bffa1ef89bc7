//! Moments, as values.

use std::{ops::Add, time::Duration};

use serde::{Deserialize, Serialize};

/// The first and the last moment with a date.
const MIN: jiff::Timestamp = jiff::Timestamp::MIN;
const MAX: jiff::Timestamp = jiff::Timestamp::MAX;

/// A moment: milliseconds since 1970 by the clock of whoever made it. Only a server's clock
/// counts at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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

    /// The day as a record writes it, such as `2026-11-15`, in UTC.
    pub fn date(self) -> String {
        let millis = self.0.clamp(MIN.as_millisecond(), MAX.as_millisecond());
        let moment = jiff::Timestamp::from_millisecond(millis).unwrap_or(MAX);
        moment.strftime("%Y-%m-%d").to_string()
    }

    /// The moment so long before this one.
    #[must_use]
    pub fn before(self, time: Duration) -> Self {
        Self(self.0.saturating_sub(time.as_millis() as i64))
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

/// A time in which no server was there: nobody could do anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// The last sign of life before it.
    pub from: Timestamp,
    /// The first one after it.
    pub until: Timestamp,
}

impl Outage {
    /// How much of it came after a moment.
    pub fn after(self, moment: Timestamp) -> Duration {
        self.until.since(self.from.max(moment))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        let date = |days: i64| Timestamp::from_millis(days * 86_400_000).date();
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(11_016), "2000-02-29");
        assert_eq!(date(20_772), "2026-11-15");
        assert_eq!(date(-1), "1969-12-31");
        assert_eq!(Timestamp::from_millis(i64::MAX).date(), "9999-12-30");
    }
}
