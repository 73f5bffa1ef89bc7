//! Where engines think: a few threads of their own, so that no search ever delays anything else.
//!
//! A machine's move comes before any analysis, and one thread is always kept free of analyses.
//! Moves that take no time to speak of have a thread of their own, so that they never wait for
//! long ones. People take turns, however many tables they have and however much they ask. Every search has a bound on its
//! time and on its memory, and one that panics ends alone.

mod crew;
mod queue;
mod turns;

#[cfg(test)]
mod tests;

use std::{
    fmt, io,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    time::{Duration, Instant},
};

use kamidana_engine::{Character, Level, Limits, StopFlag, machine};
use kamidana_game::{Study, View};
use kamidana_study::{Analysis, Update, cut};
use tokio::sync::{oneshot, watch};

use crew::Crew;
pub use queue::Asker;
use queue::{Bounds, Purpose, Search};

/// How much engines may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PoolSettings {
    /// Threads; two if there are fewer, one of which never analyses. One more is there for what
    /// takes no time to speak of.
    pub threads: usize,
    /// The most memory of one search, in mebibytes.
    pub memory_mib: usize,
    /// How long a machine thinks about a move at most.
    pub move_time: Duration,
    /// How long an analysis takes at most.
    pub analysis_time: Duration,
    /// How many moves may wait for a thread.
    pub waiting_moves: usize,
    /// How many analyses may wait for a thread, of all people together.
    pub waiting_analyses: usize,
    /// How many analyses of one person may wait while another of theirs runs.
    pub waiting_per_person: usize,
    /// How many analyses may wait of all people who come from one network.
    pub waiting_per_network: usize,
}

impl Default for PoolSettings {
    fn default() -> Self {
        Self {
            threads: std::thread::available_parallelism().map_or(2, usize::from),
            memory_mib: 64,
            move_time: Level::STRONGEST.move_time(),
            analysis_time: Duration::from_secs(60),
            waiting_moves: 4096,
            waiting_analyses: 256,
            waiting_per_person: 2,
            waiting_per_network: 32,
        }
    }
}

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PoolError {
    /// No machine plays the game.
    #[error("no machine plays this game")]
    NoSuchGame,
    /// No machine has this level.
    #[error("a level is a number from 1 to 8")]
    NoSuchLevel,
    /// Too much waits already.
    #[error("too many searches are waiting already")]
    Busy,
    /// The search broke down.
    #[error("the search broke down")]
    Failed,
    /// The pool has been closed, or the search was stopped before it began.
    #[error("no searches are taken any more")]
    Closed,
}

/// What an analysis finds, as it finds it. Who does not keep up hears only the latest. Dropping
/// it stops the search.
#[derive(Debug)]
pub struct Updates {
    latest: watch::Receiver<Option<Result<Update, PoolError>>>,
    ended: bool,
    stop: StopFlag,
}

impl Updates {
    /// The next thing found; `None` after the [last](Update::is_last) or an error.
    pub async fn next(&mut self) -> Option<Result<Update, PoolError>> {
        if self.ended {
            return None;
        }
        let found = match self.latest.changed().await {
            Ok(()) => self.latest.borrow_and_update().clone(),
            // It is gone without a last word: it never ran.
            Err(_) => None,
        };
        let found = found.unwrap_or(Err(PoolError::Closed));
        self.ended = found.as_ref().map_or(true, Update::is_last);
        Some(found)
    }

    /// The positions visited so far, rounded down.
    pub fn nodes(&self) -> u64 {
        self.stop.nodes()
    }
}

impl Drop for Updates {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

/// Runs searches on a bounded number of threads.
pub struct Pool {
    crew: Crew,
    settings: PoolSettings,
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Pool").field(&self.settings).finish()
    }
}

impl Pool {
    /// Starts the threads.
    ///
    /// It fails if the system has no more of them.
    pub fn new(settings: PoolSettings) -> io::Result<Self> {
        let threads = settings.threads.max(2);
        let bounds = Bounds {
            moves: settings.waiting_moves,
            analyses: settings.waiting_analyses,
            per_person: settings.waiting_per_person,
            per_network: settings.waiting_per_network,
            running_analyses: threads - 1,
        };
        Ok(Self {
            crew: Crew::new(threads, bounds)?,
            settings,
        })
    }

    /// Chooses an action for the seat the view belongs to; nothing if that seat is not to act.
    /// `owner` is any number of the person at whose table it is: people take turns.
    ///
    /// It waits for its turn from the call on, whether or not the future is polled. Dropping the
    /// future stops the search and raises the flag of the limits.
    pub fn choose(
        &self,
        owner: u64,
        game: &str,
        level: u8,
        view: View,
        seed: u64,
        limits: Limits,
    ) -> impl Future<Output = Result<Option<String>, PoolError>> + Send + use<> {
        let answer = self.start_choosing(owner, game, level, view, seed, limits);
        async move {
            let (answer, _stop) = answer?;
            answer.await.unwrap_or(Err(PoolError::Closed))
        }
    }

    fn start_choosing(
        &self,
        owner: u64,
        game: &str,
        level: u8,
        view: View,
        seed: u64,
        limits: Limits,
    ) -> Result<(Waiting<Option<String>>, StopOnDrop), PoolError> {
        let machine = machine(game).ok_or(PoolError::NoSuchGame)?;
        let level = Level::new(level).ok_or(PoolError::NoSuchLevel)?;
        let character = Character {
            level,
            seed,
            memory: self.settings.memory_mib,
        };
        let quick = level.is_quick();
        let most = if quick {
            self.settings.move_time.min(level.move_time())
        } else {
            self.settings.move_time
        };
        self.submit_move(Purpose::Move { owner, quick }, limits, move |limits| {
            machine
                .player(character)
                .choose(&view, &cut(limits, most, Instant::now()))
        })
    }

    /// Analyses positions for somebody. One analysis of each person runs at a time, the others wait.
    ///
    /// Dropping the updates stops the search and raises the flag of the limits.
    pub fn analyse(
        &self,
        asker: impl Into<Asker>,
        game: &str,
        studies: Vec<Box<dyn Study>>,
        analysis: Analysis,
        limits: Limits,
    ) -> Result<Updates, PoolError> {
        let machine = machine(game).ok_or(PoolError::NoSuchGame)?;
        let PoolSettings {
            memory_mib,
            analysis_time,
            ..
        } = self.settings;
        self.submit_analysis(asker.into(), limits, move |limits, tell| {
            let limits = cut(limits, analysis_time, Instant::now());
            let mut analyst = machine.analyst(memory_mib);
            analysis.run(&mut *analyst, &studies, &limits, &mut |update| tell(update))
        })
    }

    /// Takes no more searches. Analyses end with what they have, moves are thought out, and what
    /// waits is [closed](PoolError::Closed).
    pub fn close(&self) {
        self.crew.close();
    }

    fn submit_move<T: Send + 'static>(
        &self,
        purpose: Purpose,
        limits: Limits,
        search: impl FnOnce(Limits) -> T + Send + 'static,
    ) -> Result<(Waiting<T>, StopOnDrop), PoolError> {
        let (sender, receiver) = oneshot::channel();
        let stop = limits.stop.clone();
        let wanted = stop.clone();
        let search = Search {
            run: Box::new(move || {
                // Nobody may be waiting any more.
                attempt(move || search(limits), |found| drop(sender.send(found)));
            }),
            is_wanted: Box::new(move || !wanted.is_raised()),
            stop: stop.clone(),
        };
        self.crew.push(purpose, search)?;
        Ok((receiver, StopOnDrop(stop)))
    }

    fn submit_analysis(
        &self,
        asker: Asker,
        limits: Limits,
        search: impl FnOnce(Limits, &dyn Fn(Update)) -> Update + Send + 'static,
    ) -> Result<Updates, PoolError> {
        let (sender, latest) = watch::channel(None);
        let stop = limits.stop.clone();
        let wanted = stop.clone();
        let search = Search {
            run: Box::new(move || {
                let tell = |found| {
                    sender.send_replace(Some(found));
                };
                attempt(|| search(limits, &|update| tell(Ok(update))), tell);
            }),
            is_wanted: Box::new(move || !wanted.is_raised()),
            stop: stop.clone(),
        };
        self.crew.push(Purpose::Analysis(asker), search)?;
        Ok(Updates {
            latest,
            ended: false,
            stop,
        })
    }
}

/// Where the answer of a search comes, or that it broke down; closed if it never ran.
type Waiting<T> = oneshot::Receiver<Result<T, PoolError>>;

/// Tells what a search finds, or that it broke down, which it still does then.
fn attempt<T>(search: impl FnOnce() -> T, tell: impl FnOnce(Result<T, PoolError>)) {
    match catch_unwind(AssertUnwindSafe(search)) {
        Ok(found) => tell(Ok(found)),
        Err(panic) => {
            tell(Err(PoolError::Failed));
            resume_unwind(panic);
        }
    }
}

/// Stops a search that nobody waits for any more.
struct StopOnDrop(StopFlag);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.stop();
    }
}
