//! Moments, as values.

use std::{ops::Add, time::Duration};

use serde::{Deserialize, Serialize};

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
        // Days to a civil date; years begin in March, so that a leap day is the last of a year.
        let days = self.0.div_euclid(24 * 60 * 60 * 1000) + 719_468;
        let era = days.div_euclid(146_097);
        let day = days.rem_euclid(146_097);
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let of_year = day - (365 * year + year / 4 - year / 100);
        let shifted = (5 * of_year + 2) / 153;
        let day = of_year - (153 * shifted + 2) / 5 + 1;
        let month = if shifted < 10 {
            shifted + 3
        } else {
            shifted - 9
        };
        let year = year + era * 400 + i64::from(month <= 2);
        format!("{year:04}-{month:02}-{day:02}")
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
    }
}
