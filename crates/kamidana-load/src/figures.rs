//! What was measured.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use hdrhistogram::Histogram;

/// The longest time that is told from longer ones, in microseconds.
const LONGEST: u64 = 60_000_000;

/// What all players have measured.
#[derive(Debug)]
pub(crate) struct Figures(Mutex<Counts>);

#[derive(Debug)]
struct Counts {
    /// From sending a move until the opponent has it, in microseconds.
    arrived: Histogram<u64>,
    /// From sending a move until the server says that it is kept.
    done: Histogram<u64>,
    /// How much later than planned a move was sent: this program's own fault.
    late: Histogram<u64>,
    games: u64,
    errors: BTreeMap<String, u64>,
}

impl Figures {
    pub(crate) fn new() -> Result<Self, String> {
        let histogram = Histogram::new_with_bounds(1, LONGEST, 3);
        let histogram = histogram.map_err(|error| error.to_string())?;
        Ok(Self(Mutex::new(Counts {
            arrived: histogram.clone(),
            done: histogram.clone(),
            late: histogram,
            games: 0,
            errors: BTreeMap::new(),
        })))
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn arrived(&self, after: Duration) {
        self.counts().arrived.saturating_record(micros(after));
    }

    pub(crate) fn done(&self, after: Duration) {
        self.counts().done.saturating_record(micros(after));
    }

    pub(crate) fn late(&self, by: Duration) {
        self.counts().late.saturating_record(micros(by));
    }

    pub(crate) fn game_over(&self) {
        self.counts().games += 1;
    }

    pub(crate) fn error(&self, kind: &str) {
        *self.counts().errors.entry(kind.into()).or_default() += 1;
    }

    pub(crate) fn has_errors(&self) -> bool {
        !self.counts().errors.is_empty()
    }

    pub(crate) fn print(&self, elapsed: Duration, wanted: f64) {
        let counts = self.counts();
        let moves = counts.done.len();
        let rate = moves as f64 / elapsed.as_secs_f64();
        println!("moves          {moves}: {rate:.0} a second of {wanted:.0} wanted");
        println!("games ended    {}", counts.games);
        println!("milliseconds      p50      p90      p99    p99.9      max");
        print_row("opponent has it", &counts.arrived);
        print_row("done", &counts.done);
        print_row("sent late", &counts.late);
        if counts.errors.is_empty() {
            println!("errors         none");
        }
        for (kind, count) in &counts.errors {
            println!("errors         {count} {kind}");
        }
    }
}

fn micros(time: Duration) -> u64 {
    time.as_micros() as u64
}

fn print_row(name: &str, times: &Histogram<u64>) {
    print!("{name:15}");
    for quantile in [0.5, 0.9, 0.99, 0.999, 1.0] {
        let millis = times.value_at_quantile(quantile) as f64 / 1000.0;
        print!(" {millis:8.1}");
    }
    println!();
}
