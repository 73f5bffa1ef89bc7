//! A Fischer clock. Time comes in as a value: the time since some fixed moment.

use std::{fmt, str::FromStr, time::Duration};

use kamidana_game::Seat;

/// A text that is no clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ParseClockError;

/// How much time everybody has, and what a finished turn adds to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TimeControl {
    minutes: u32,
    seconds: u32,
}

impl TimeControl {
    /// What the menu offers.
    pub(crate) const OFFERED: [Self; 5] = [
        Self::new(3, 2),
        Self::new(5, 3),
        Self::new(10, 5),
        Self::new(15, 10),
        Self::new(30, 20),
    ];
    const MOST: u32 = 999;

    const fn new(minutes: u32, seconds: u32) -> Self {
        Self { minutes, seconds }
    }

    /// What everybody starts with; no minutes at all still leave one increment.
    fn start(self) -> Duration {
        match self.minutes {
            0 => self.increment(),
            minutes => Duration::from_secs(u64::from(minutes) * 60),
        }
    }

    fn increment(self) -> Duration {
        Duration::from_secs(self.seconds.into())
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.minutes, self.seconds)
    }
}

impl FromStr for TimeControl {
    type Err = ParseClockError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |text: &str| text.parse().ok().filter(|n| *n <= Self::MOST);
        let (minutes, seconds) = text.split_once('+').ok_or(ParseClockError)?;
        match (number(minutes), number(seconds)) {
            (Some(0), Some(0)) => Err(ParseClockError),
            (Some(minutes), Some(seconds)) => Ok(Self::new(minutes, seconds)),
            _ => Err(ParseClockError),
        }
    }
}

/// `none` or a time control, as the command line has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ClockChoice(pub(crate) Option<TimeControl>);

impl FromStr for ClockChoice {
    type Err = ParseClockError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "none" => Ok(Self(None)),
            other => other.parse().map(|control| Self(Some(control))),
        }
    }
}

/// The clocks of all seats, of which at most one runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clock {
    control: TimeControl,
    left: Vec<Duration>,
    turn: Option<Seat>,
    running_since: Option<Duration>,
}

impl Clock {
    pub(crate) fn new(control: TimeControl, seats: usize) -> Self {
        Self {
            control,
            left: vec![control.start(); seats],
            turn: None,
            running_since: None,
        }
    }

    pub(crate) fn control(&self) -> TimeControl {
        self.control
    }

    /// What a seat has left.
    pub(crate) fn left(&self, seat: Seat, now: Duration) -> Duration {
        let left = self.left.get(usize::from(seat.number()) - 1);
        let left = left.copied().unwrap_or_default();
        let running = self.running_since.filter(|_| self.turn == Some(seat));
        left.saturating_sub(running.map_or(Duration::ZERO, |since| now.saturating_sub(since)))
    }

    /// Whose time is up.
    pub(crate) fn fallen(&self, now: Duration) -> Option<Seat> {
        self.turn
            .filter(|seat| self.running_since.is_some() && self.left(*seat, now).is_zero())
    }

    /// It is this seat's turn now; a turn that is over brings its increment.
    pub(crate) fn set_turn(&mut self, turn: Option<Seat>, now: Duration) {
        if turn == self.turn {
            return;
        }
        self.stop(now);
        if let Some(seat) = self.turn {
            self.set_left(seat, self.left(seat, now) + self.control.increment());
        }
        self.turn = turn;
    }

    /// Stops all clocks, as while the device is handed on.
    pub(crate) fn stop(&mut self, now: Duration) {
        if let Some(seat) = self.turn {
            self.set_left(seat, self.left(seat, now));
        }
        self.running_since = None;
    }

    /// Lets the clock of the seat whose turn it is run.
    pub(crate) fn run(&mut self, now: Duration) {
        if self.running_since.is_none() {
            self.running_since = Some(now);
        }
    }

    fn set_left(&mut self, seat: Seat, left: Duration) {
        if let Some(place) = self.left.get_mut(usize::from(seat.number()) - 1) {
            *place = left;
        }
    }

    /// What everybody has left in milliseconds, for a saved game.
    pub(crate) fn written(&self, now: Duration) -> String {
        let seats = Seat::first(self.left.len() as u8);
        let left: Vec<_> = seats
            .map(|seat| self.left(seat, now).as_millis().to_string())
            .collect();
        left.join(",")
    }

    /// A clock as it was saved.
    pub(crate) fn read(control: &str, left: &str, seats: usize) -> Result<Self, ParseClockError> {
        let mut clock = Self::new(control.parse()?, seats);
        let left: Option<Vec<Duration>> = left
            .split(',')
            .map(|ms| ms.parse().ok().map(Duration::from_millis))
            .collect();
        match left {
            Some(left) if left.len() == seats => clock.left = left,
            _ => return Err(ParseClockError),
        }
        Ok(clock)
    }
}

/// `4:05`, and tenths when it gets tight.
pub(crate) fn shown(left: Duration) -> String {
    let seconds = left.as_secs();
    if seconds < 10 && !left.is_zero() {
        return format!("0:0{seconds}.{}", left.subsec_millis() / 100);
    }
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
