//! Who meets whom, on which seats, how often; and the threads that play it.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc,
    },
    thread,
    time::Duration,
};

use kamidana_engine::StopFlag;

use super::{
    game::{Played, Worker, mixed},
    spec::{Budget, Spec},
    starts::Starts,
    statistics::{Finding, Mean, Sets, Sprt},
};

/// Everything the arena was asked to do.
pub(super) struct Schedule {
    pub(super) starts: Starts,
    /// How many sit at a table.
    pub(super) seats: u8,
    pub(super) specs: Vec<Spec>,
    /// Who meets whom.
    pub(super) pairings: Vec<[usize; 2]>,
    /// The number of the first start; those before it have been played already.
    pub(super) first: u64,
    /// How many starts each pairing plays.
    pub(super) sets: u64,
    pub(super) seed: u64,
    pub(super) jobs: usize,
    pub(super) budget: Budget,
    pub(super) patience: Duration,
    pub(super) sprt: Option<Sprt>,
}

/// The games of one start, seats exchanged until everybody sat everywhere.
#[derive(Clone, Debug)]
pub(super) struct Set {
    pub(super) pairing: usize,
    pub(super) number: u64,
    pub(super) seed: u64,
    pub(super) games: Vec<Played>,
}

/// What is known of a pairing.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    pub(super) engines: [usize; 2],
    pub(super) won: u64,
    pub(super) drawn: u64,
    pub(super) lost: u64,
    pub(super) sets: Sets,
    /// Points a deal, the first engine's less the other's, each set a mean over its games.
    pub(super) points: Mean,
}

impl Tally {
    fn new(engines: [usize; 2], games: usize) -> Self {
        Self {
            engines,
            won: 0,
            drawn: 0,
            lost: 0,
            sets: Sets::new(games),
            points: Mean::default(),
        }
    }

    fn add(&mut self, set: &Set) {
        for game in &set.games {
            match game.half_points {
                2 => self.won += 1,
                1 => self.drawn += 1,
                _ => self.lost += 1,
            }
        }
        self.sets
            .add(set.games.iter().map(|game| game.half_points).sum());
        let points: i32 = set.games.iter().map(|game| game.points).sum();
        self.points
            .add(f64::from(points) / set.games.len().max(1) as f64);
    }

    pub(super) fn games(&self) -> u64 {
        self.won + self.drawn + self.lost
    }
}

/// All that was played.
pub(super) struct Results {
    pub(super) tallies: Vec<Tally>,
    pub(super) sets: Vec<Set>,
    pub(super) finding: Option<Finding>,
    pub(super) interrupted: bool,
}

/// The seatings of one start, 0 for the first engine and 1 for the other.
pub(super) fn seatings(seats: u8) -> &'static [&'static [usize]] {
    match seats {
        3 => &[
            &[0, 1, 1],
            &[1, 0, 1],
            &[1, 1, 0],
            &[1, 0, 0],
            &[0, 1, 0],
            &[0, 0, 1],
        ],
        4 => &[&[0, 1, 0, 1], &[1, 0, 1, 0]],
        _ => &[&[0, 1], &[1, 0]],
    }
}

impl Schedule {
    pub(super) fn seatings(&self) -> &'static [&'static [usize]] {
        seatings(self.seats)
    }

    pub(super) fn total_sets(&self) -> u64 {
        self.sets * self.pairings.len() as u64
    }

    /// Plays everything, in parallel, and tells `on_set` of every set in a fixed order. The
    /// results do not depend on the number of threads. The flag ends it early, and is raised when
    /// there is nothing left to play for.
    pub(super) fn run(
        &self,
        halt: &StopFlag,
        on_set: &mut dyn FnMut(&Set, &[Tally]),
    ) -> Result<Results, String> {
        let games = self.seatings().len();
        let mut results = Results {
            tallies: self
                .pairings
                .iter()
                .map(|&pairing| Tally::new(pairing, games))
                .collect(),
            sets: Vec::new(),
            finding: self.sprt.map(|_| Finding::Undecided),
            interrupted: false,
        };
        let next = AtomicU64::new(0);
        let (told, heard) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.jobs.max(1) {
                let told = told.clone();
                let next = &next;
                scope.spawn(move || {
                    let mut worker = self.worker(halt);
                    while !halt.is_raised() {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.total_sets() {
                            return;
                        }
                        let set = self.play_set(&mut worker, number);
                        if told.send((number, set)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(told);
            let outcome = self.collect(&heard, &mut results, on_set);
            halt.stop();
            outcome
        })?;
        let decided = results
            .finding
            .is_some_and(|found| found != Finding::Undecided);
        results.interrupted = !decided && (results.sets.len() as u64) < self.total_sets();
        Ok(results)
    }

    fn worker(&self, halt: &StopFlag) -> Worker<'_> {
        Worker {
            game: self.starts.game,
            specs: &self.specs,
            budget: self.budget,
            patience: self.patience,
            interrupted: halt.clone(),
            programs: HashMap::new(),
        }
    }

    /// Takes the sets in their order, whichever was played first, until it is enough.
    fn collect(
        &self,
        heard: &mpsc::Receiver<(u64, Result<Option<Set>, String>)>,
        results: &mut Results,
        on_set: &mut dyn FnMut(&Set, &[Tally]),
    ) -> Result<(), String> {
        let mut early = BTreeMap::new();
        let mut due = 0;
        for (number, set) in heard {
            // Sets that were given up leave a gap; what comes after is still known.
            if let Some(set) = set? {
                early.insert(number, set);
            }
            while let Some(set) = early.remove(&due) {
                due += 1;
                if self.take(set, results, on_set) {
                    return Ok(());
                }
            }
        }
        for set in early.into_values() {
            self.take(set, results, on_set);
        }
        Ok(())
    }

    /// Counts a set; `true` if the sequential test has its answer.
    fn take(
        &self,
        set: Set,
        results: &mut Results,
        on_set: &mut dyn FnMut(&Set, &[Tally]),
    ) -> bool {
        results.tallies[set.pairing].add(&set);
        on_set(&set, &results.tallies);
        results.sets.push(set);
        let Some((sprt, tally)) = self.sprt.zip(results.tallies.first()) else {
            return false;
        };
        let finding = sprt.finding(&tally.sets);
        results.finding = Some(finding);
        finding != Finding::Undecided
    }

    /// Plays one start on all seatings; `None` if the arena was stopped meanwhile.
    fn play_set(&self, worker: &mut Worker<'_>, number: u64) -> Result<Option<Set>, String> {
        let pairings = self.pairings.len() as u64;
        let pairing = (number % pairings) as usize;
        // All pairings meet on the same starts.
        let start = self.first + number / pairings;
        let seed = mixed(self.seed, start);
        let engines = self.pairings[pairing];
        let mut games = Vec::new();
        for seating in self.seatings() {
            let table = self.starts.table(start, seed)?;
            let seats: Vec<usize> = seating.iter().map(|&who| engines[who]).collect();
            let Some(played) = worker.play(table, engines, &seats, seed) else {
                return Ok(None);
            };
            games.push(played);
        }
        Ok(Some(Set {
            pairing,
            number: start,
            seed,
            games,
        }))
    }
}
