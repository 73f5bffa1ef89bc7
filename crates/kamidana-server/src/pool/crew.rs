//! The threads that search.

use std::{
    collections::HashMap,
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::Instant,
};

use kamidana_engine::StopFlag;

use super::{
    PoolError,
    queue::{Bounds, Lane, Purpose, Queue, Search},
};

/// How far engines step back for everything else.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;
/// And those that are soon done.
#[cfg(target_os = "linux")]
const QUICK_NICENESS: i32 = 5;

/// A fixed number of threads and what waits for them. One more takes only what is soon done.
pub(super) struct Crew(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    queue: Queue,
    /// What every busy thread does.
    running: HashMap<usize, (Purpose, StopFlag)>,
    closed: bool,
}

/// Lets everything else go first: whoever waits for a search waits for it gladly, whoever plays
/// a move does not.
fn step_back(lane: Lane) {
    // On Linux this concerns the thread that calls it; elsewhere it would slow down everything.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(match lane {
        Lane::Any => NICENESS,
        Lane::Quick => QUICK_NICENESS,
    }) {
        tracing::debug!(%error, "engines are as important as everything else");
    }
}

impl Crew {
    /// Starts the threads.
    pub(super) fn new(threads: usize, bounds: Bounds) -> io::Result<Self> {
        let crew = Self(Arc::new(Shared {
            state: Mutex::new(State {
                queue: Queue::new(bounds),
                running: HashMap::new(),
                closed: false,
            }),
            changed: Condvar::new(),
        }));
        for number in 0..=threads {
            let lane = if number == 0 { Lane::Quick } else { Lane::Any };
            let shared = Arc::clone(&crew.0);
            thread::Builder::new()
                .name(format!("engine-{number}"))
                .spawn(move || {
                    step_back(lane);
                    shared.work(number, lane);
                })?;
        }
        Ok(crew)
    }

    /// Lets a search wait for a thread.
    pub(super) fn push(&self, purpose: Purpose, search: Search) -> Result<(), PoolError> {
        let mut state = self.0.lock();
        if state.closed {
            return Err(PoolError::Closed);
        }
        let pushed = state.queue.push(purpose, search);
        if pushed.is_err() {
            metrics::counter!("kamidana_engine_refused_total", "kind" => purpose.kind())
                .increment(1);
        }
        state.measure();
        drop(state);
        // One may not be enough: the one that wakes may have to leave an analysis lie.
        self.0.changed.notify_all();
        pushed
    }

    /// Stops analyses, forgets what waits, and takes nothing more. Moves are soon over, and
    /// better when they are thought out.
    pub(super) fn close(&self) {
        let mut state = self.0.lock();
        state.closed = true;
        state.queue.clear();
        for (purpose, stop) in state.running.values() {
            if matches!(purpose, Purpose::Analysis(_)) {
                stop.stop();
            }
        }
        drop(state);
        self.0.changed.notify_all();
    }
}

impl Drop for Crew {
    fn drop(&mut self) {
        self.close();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What one thread does all its life.
    fn work(&self, thread: usize, lane: Lane) {
        while let Some((purpose, search)) = self.next(thread, lane) {
            let begun = Instant::now();
            let ended = catch_unwind(AssertUnwindSafe(search.run));
            let how = match ended {
                Err(_) => "failed",
                Ok(()) if search.stop.is_raised() => "stopped",
                Ok(()) => "done",
            };
            let kind = purpose.kind();
            metrics::histogram!("kamidana_engine_seconds", "kind" => kind).record(begun.elapsed());
            metrics::counter!("kamidana_engine_searches_total", "kind" => kind, "how" => how)
                .increment(1);
            let mut state = self.lock();
            state.running.remove(&thread);
            state.queue.finished(purpose);
            state.measure();
            drop(state);
            self.changed.notify_all();
        }
    }

    fn next(&self, thread: usize, lane: Lane) -> Option<(Purpose, Search)> {
        let mut state = self.lock();
        loop {
            if state.closed {
                return None;
            }
            if let Some((purpose, search)) = state.queue.pop(lane) {
                state.running.insert(thread, (purpose, search.stop.clone()));
                state.measure();
                return Some((purpose, search));
            }
            state = self
                .changed
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl State {
    fn measure(&self) {
        let moves = self.running.values();
        let moves = moves.filter(|(purpose, _)| matches!(purpose, Purpose::Move { .. }));
        let moves = moves.count();
        let analyses = self.running.len() - moves;
        let waiting = (self.queue.waiting_moves(), self.queue.waiting_analyses());
        metrics::gauge!("kamidana_engine_running", "kind" => "move").set(moves as f64);
        metrics::gauge!("kamidana_engine_running", "kind" => "analysis").set(analyses as f64);
        metrics::gauge!("kamidana_engine_waiting", "kind" => "move").set(waiting.0 as f64);
        metrics::gauge!("kamidana_engine_waiting", "kind" => "analysis").set(waiting.1 as f64);
    }
}
