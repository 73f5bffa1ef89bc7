//! Clocks as pure functions of moments: nothing here ticks.

use std::time::Duration;

use kamidana_game::Seat;
use serde::{Deserialize, Serialize};

use crate::Timestamp;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How time is given to the players of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum TimeControl {
    /// As long as they like.
    None,
    /// So much for the game, and some more for every turn.
    Fischer {
        /// Seconds for the game.
        initial: u32,
        /// Seconds for every turn.
        increment: u32,
    },
    /// So much for the game, and then a few periods, each of which lasts as long as turns are
    /// finished within it.
    Byoyomi {
        /// Seconds for the game.
        initial: u32,
        /// Seconds of a period.
        period: u32,
        /// How many periods.
        periods: u8,
    },
    /// Days for every turn.
    Correspondence {
        /// How many.
        days: u8,
    },
}

/// The longest that a clock can be set to, in seconds.
const LONGEST: u32 = 6 * 60 * 60;

impl TimeControl {
    /// Whether the numbers make sense; the reason if they do not.
    pub fn check(self) -> Result<(), &'static str> {
        match self {
            Self::Fischer { initial, increment } if initial > LONGEST || increment > LONGEST => {
                Err("a clock has at most six hours")
            }
            Self::Fischer { initial, increment } if initial + increment < 5 => {
                Err("a player needs at least five seconds")
            }
            Self::None | Self::Fischer { .. } => Ok(()),
            Self::Byoyomi {
                initial,
                period,
                periods,
            } => match () {
                () if initial > LONGEST || period > LONGEST => Err("a clock has at most six hours"),
                () if period < 5 => Err("a period has at least five seconds"),
                () if periods == 0 || periods > 25 => Err("there are 1 to 25 periods"),
                () => Ok(()),
            },
            Self::Correspondence { days } if (1..=30).contains(&days) => Ok(()),
            Self::Correspondence { .. } => Err("a turn has 1 to 30 days"),
        }
    }

    /// How fast a game this makes: ratings are kept for each speed.
    pub fn speed(self) -> Speed {
        // What forty turns may take, as is usual.
        let seconds = match self {
            Self::None | Self::Correspondence { .. } => return Speed::Correspondence,
            Self::Fischer { initial, increment } => initial + 40 * increment,
            Self::Byoyomi {
                initial,
                period,
                periods,
            } => initial + 25 * period * u32::from(periods.min(1)),
        };
        match seconds {
            0..180 => Speed::Bullet,
            180..480 => Speed::Blitz,
            480..1500 => Speed::Rapid,
            _ => Speed::Classical,
        }
    }
}

/// How fast a game is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// Under three minutes a player.
    Bullet,
    /// Under eight.
    Blitz,
    /// Under twenty-five.
    Rapid,
    /// Longer.
    Classical,
    /// Days, or no clock at all.
    Correspondence,
}

/// What a player's clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Reading {
    /// Milliseconds of the game, of the turn or of the running period.
    pub millis: u64,
    /// The periods left, the running one included.
    pub periods: u8,
    /// Whether it is running.
    pub running: bool,
}

/// The time a player has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Left {
    time: Duration,
    /// Periods that have not begun.
    periods: u8,
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    left: Vec<Left>,
    /// Whose clock runs, since when.
    running: Option<(Seat, Timestamp)>,
}

impl Clock {
    /// The clocks of a game that has not begun.
    pub fn new(control: TimeControl, seats: u8) -> Self {
        let seconds = |seconds: u32| Duration::from_secs(seconds.into());
        let left = match control {
            TimeControl::None => Left {
                time: Duration::MAX,
                periods: 0,
            },
            TimeControl::Fischer { initial, .. } => Left {
                time: seconds(initial),
                periods: 0,
            },
            TimeControl::Byoyomi {
                initial, periods, ..
            } => Left {
                time: seconds(initial),
                periods,
            },
            TimeControl::Correspondence { days } => Left {
                time: DAY * days.into(),
                periods: 0,
            },
        };
        Self {
            control,
            left: vec![left; seats.into()],
            running: None,
        }
    }

    /// From now on this seat's clock runs, or none. A turn that is handed to somebody else earns
    /// the increment or a full period; `lag`, time the network took, is not charged.
    pub fn turn(&mut self, next: Option<Seat>, now: Timestamp, lag: Duration) {
        if let Some((seat, since)) = self.running {
            let used = now.since(since).saturating_sub(lag);
            let handed_over = next != Some(seat);
            let control = self.control;
            if let Some(left) = self.left_mut(seat) {
                *left = left.after(used, control);
                if handed_over {
                    *left = left.refreshed(control);
                }
            }
        }
        self.running = next.map(|seat| (seat, now));
    }

    /// So much time since the turn began is not charged.
    pub fn give_back(&mut self, time: Duration) {
        if let Some((_, since)) = &mut self.running {
            *since = *since + time;
        }
    }

    /// Since when somebody's clock runs.
    pub fn since(&self) -> Option<Timestamp> {
        self.running.map(|(_, since)| since)
    }

    /// Stops all clocks without earning anything: the game is over.
    pub fn stop(&mut self, now: Timestamp) {
        if let Some((seat, since)) = self.running.take() {
            let control = self.control;
            if let Some(left) = self.left_mut(seat) {
                *left = left.after(now.since(since), control);
            }
        }
    }

    /// How long a seat's clock has run in this turn; nothing if it does not run.
    pub fn used(&self, seat: Seat, now: Timestamp) -> Duration {
        match self.running {
            Some((runs, since)) if runs == seat => now.since(since),
            _ => Duration::ZERO,
        }
    }

    /// Whether anybody's clock runs.
    pub const fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Whose flag falls next, and when, if nothing happens before.
    pub fn flag(&self) -> Option<(Seat, Timestamp)> {
        let (seat, since) = self.running?;
        let left = self.left(seat)?;
        if self.control == TimeControl::None {
            return None;
        }
        Some((seat, since + left.total(self.control)))
    }

    /// What a seat's clock shows; nothing if there are no clocks.
    pub fn read(&self, seat: Seat, now: Timestamp) -> Option<Reading> {
        if self.control == TimeControl::None {
            return None;
        }
        let left = *self.left(seat)?;
        let running = self.running.filter(|(runs, _)| *runs == seat);
        let used = running.map_or(Duration::ZERO, |(_, since)| now.since(since));
        let shown = left.after(used, self.control);
        Some(Reading {
            millis: shown.time.as_millis() as u64,
            periods: shown.periods,
            running: running.is_some(),
        })
    }

    fn left(&self, seat: Seat) -> Option<&Left> {
        self.left.get(usize::from(seat.number()) - 1)
    }

    fn left_mut(&mut self, seat: Seat) -> Option<&mut Left> {
        self.left.get_mut(usize::from(seat.number()) - 1)
    }
}

impl Left {
    /// What is left after some time; when the time of the game is over, periods begin.
    fn after(mut self, mut used: Duration, control: TimeControl) -> Self {
        while used > self.time {
            let TimeControl::Byoyomi { period, .. } = control else {
                return Self {
                    time: Duration::ZERO,
                    ..self
                };
            };
            if self.periods == 0 {
                self.time = Duration::ZERO;
                return self;
            }
            used -= self.time;
            self.periods -= 1;
            self.time = Duration::from_secs(period.into());
        }
        self.time -= used;
        self
    }

    /// What a finished turn earns.
    fn refreshed(self, control: TimeControl) -> Self {
        let time = match control {
            TimeControl::Fischer { increment, .. } => {
                self.time + Duration::from_secs(increment.into())
            }
            TimeControl::Byoyomi {
                period, periods, ..
            } if self.periods < periods => Duration::from_secs(period.into()),
            TimeControl::None | TimeControl::Byoyomi { .. } => self.time,
            TimeControl::Correspondence { days } => DAY * days.into(),
        };
        Self { time, ..self }
    }

    /// All that is left, periods included.
    fn total(self, control: TimeControl) -> Duration {
        match control {
            TimeControl::Byoyomi { period, .. } => {
                self.time + Duration::from_secs(period.into()) * self.periods.into()
            }
            _ => self.time,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLACK: Option<Seat> = Seat::new(1);
    const WHITE: Option<Seat> = Seat::new(2);

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_millis(seconds * 1000)
    }

    fn shown(clock: &Clock, seat: Option<Seat>, now: Timestamp) -> (u64, u8) {
        let reading = seat.and_then(|seat| clock.read(seat, now));
        reading.map_or((0, 0), |reading| (reading.millis, reading.periods))
    }

    #[test]
    fn a_turn_costs_its_time_and_earns_the_increment() {
        let control = TimeControl::Fischer {
            initial: 60,
            increment: 5,
        };
        let mut clock = Clock::new(control, 2);
        clock.turn(BLACK, at(0), Duration::ZERO);
        assert_eq!(shown(&clock, BLACK, at(7)), (53_000, 0));
        clock.turn(WHITE, at(10), Duration::from_millis(250));
        assert_eq!(shown(&clock, BLACK, at(40)), (55_250, 0));
        assert_eq!(clock.flag(), WHITE.map(|white| (white, at(70))));
    }

    #[test]
    fn a_second_step_of_the_same_turn_earns_nothing() {
        let control = TimeControl::Fischer {
            initial: 60,
            increment: 5,
        };
        let mut clock = Clock::new(control, 2);
        clock.turn(BLACK, at(0), Duration::ZERO);
        clock.turn(BLACK, at(10), Duration::ZERO);
        clock.turn(BLACK, at(20), Duration::ZERO);
        assert_eq!(shown(&clock, BLACK, at(20)), (40_000, 0));
        clock.turn(WHITE, at(20), Duration::ZERO);
        assert_eq!(shown(&clock, BLACK, at(99)), (45_000, 0));
    }

    #[test]
    fn periods_last_as_long_as_turns_are_finished_within_them() {
        let control = TimeControl::Byoyomi {
            initial: 10,
            period: 5,
            periods: 3,
        };
        let mut clock = Clock::new(control, 2);
        clock.turn(BLACK, at(0), Duration::ZERO);
        assert_eq!(clock.flag(), BLACK.map(|black| (black, at(25))));
        assert_eq!(shown(&clock, BLACK, at(10)), (0, 3));
        assert_eq!(shown(&clock, BLACK, at(12)), (3_000, 2));
        clock.turn(WHITE, at(14), Duration::ZERO);
        assert_eq!(shown(&clock, BLACK, at(14)), (5_000, 2));
        clock.turn(BLACK, at(14), Duration::ZERO);
        clock.turn(WHITE, at(21), Duration::ZERO);
        assert_eq!(shown(&clock, BLACK, at(21)), (5_000, 1));
        clock.turn(BLACK, at(21), Duration::ZERO);
        assert_eq!(clock.flag(), BLACK.map(|black| (black, at(31))));
    }

    #[test]
    fn correspondence_gives_every_turn_its_days() {
        let mut clock = Clock::new(TimeControl::Correspondence { days: 2 }, 2);
        clock.turn(BLACK, at(0), Duration::ZERO);
        clock.turn(WHITE, at(100_000), Duration::ZERO);
        assert_eq!(shown(&clock, BLACK, at(100_000)).0, 172_800_000);
        assert_eq!(
            clock.flag(),
            WHITE.map(|white| (white, at(100_000 + 172_800)))
        );
    }

    #[test]
    fn without_clocks_nothing_is_shown_and_no_flag_falls() {
        let mut clock = Clock::new(TimeControl::None, 2);
        clock.turn(BLACK, at(0), Duration::ZERO);
        clock.turn(WHITE, at(1_000_000), Duration::ZERO);
        assert_eq!(clock.flag(), None);
        assert_eq!(shown(&clock, BLACK, at(2_000_000)), (0, 0));
    }
}
