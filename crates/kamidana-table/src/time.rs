//! Moments, as values.

use std::{ops::Add, time::Duration};

use serde::{Deserialize, Serialize};

/// Milliseconds of a day.
const DAY: i64 = 86_400_000;
/// The first and the last moment whose year has four digits.
const FIRST: i64 = -62_167_219_200_000;
const LAST: i64 = 253_402_300_799_999;

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
    ///
    /// Counted here, because a library for dates would be a fifth of what a browser loads.
    pub fn date(self) -> String {
        // Years that begin in March have their leap day at the end, and 400 of them 146 097 days; the
        // first of them is the year 0.
        let days = self.0.clamp(FIRST, LAST).div_euclid(DAY) + 719_468;
        let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        // Five months from March or August on have 153 days.
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        let year = era * 400 + year + i64::from(month <= 2);
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
        assert_eq!(Timestamp::from_millis(i64::MAX).date(), "9999-12-31");
        assert_eq!(Timestamp::from_millis(i64::MIN).date(), "0000-01-01");
    }

    /// Every day of the years that a record can have, as a library counts them.
    #[test]
    fn dates_are_those_of_a_library() {
        let mut day = jiff::civil::date(0, 1, 1);
        let mut at = FIRST;
        while day.year() < 9999 {
            assert_eq!(Timestamp::from_millis(at).date(), day.to_string());
            assert_eq!(Timestamp::from_millis(at + DAY - 1).date(), day.to_string());
            (day, at) = (day.tomorrow().unwrap(), at + DAY);
        }
    }
}
