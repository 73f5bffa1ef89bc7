//! One question, many workers: a table that all of them read and write at the same time.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use kamon::{Cell, Position};

use crate::{Limits, Meter, Verdict};

use super::{
    board::{Layout, cell},
    guess::Guess,
    proof::Prover,
    solver::{kept, verdict},
    table::{BUCKET, Memory, RECENT, recent_place, replaced},
};

/// Solves one position with as many threads as the caller brings.
///
/// All of them call [`work`](Self::work). They share what they find and keep out of each other's
/// way; which of them answers first is up to chance, but not what it answers.
pub struct SharedSolver {
    position: Position,
    table: SharedTable,
}

impl SharedSolver {
    /// For a position and with a table of about `memory` mebibytes, taken at once.
    pub fn new(position: &Position, memory: usize) -> Self {
        Self {
            position: *position,
            table: SharedTable::new(memory),
        }
    }

    /// Works until the verdict for the side to move is known, with a move that keeps it unless it
    /// is lost. `None` if a limit was reached first, or if the game is over. Whoever has the answer
    /// should stop the others.
    pub fn work(&self, limits: &Limits) -> Option<(Verdict, Option<Cell>)> {
        if self.position.outcome().is_over() {
            return None;
        }
        let layout = Layout::new(&self.position);
        let state = layout.state(&self.position);
        let mut meter = Meter::new(limits.clone());
        let mut table = &self.table;
        let mut prover = Prover::new(&layout, Guess::Fitted, &mut table, &mut meter);
        let (value, best) = kept(&mut prover, &state)?;
        Some((verdict(value), best.and_then(cell)))
    }
}

/// A key and its value. Two threads may write at the same time, so the key is stored mixed with
/// the value: halves that do not belong together fit no key.
#[derive(Default)]
struct Slot {
    mixed: AtomicU64,
    value: AtomicU64,
}

impl Slot {
    #[inline]
    fn read(&self) -> (u64, u64) {
        let value = self.value.load(Relaxed);
        (self.mixed.load(Relaxed) ^ value, value)
    }
}

/// The places where it is counted who searches what: few enough to stay in the cache.
const PLACES: usize = 1 << 14;

/// A table of fixed size.
struct SharedTable {
    slots: Vec<[Slot; BUCKET]>,
    searched: Vec<AtomicU8>,
    recent: Vec<Slot>,
}

impl SharedTable {
    fn new(memory: usize) -> Self {
        let most = memory.saturating_mul(1 << 20) / size_of::<[Slot; BUCKET]>();
        let buckets = 1 << most.max(PLACES).ilog2();
        Self {
            slots: (0..buckets).map(|_| Default::default()).collect(),
            recent: (0..RECENT).map(|_| Slot::default()).collect(),
            searched: (0..PLACES).map(|_| AtomicU8::new(0)).collect(),
        }
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[Slot; BUCKET] {
        &self.slots[key as usize & (self.slots.len() - 1)]
    }

    #[inline]
    fn searchers(&self, key: u64) -> &AtomicU8 {
        &self.searched[(key >> 40) as usize & (PLACES - 1)]
    }
}

impl Memory for &SharedTable {
    const SHARED: bool = true;

    #[inline]
    fn get(&self, key: u64) -> Option<u64> {
        self.bucket(key)
            .iter()
            .map(Slot::read)
            .find(|&(known, value)| known == key && value != 0)
            .map(|(_, value)| value)
    }

    #[inline]
    fn put(&mut self, key: u64, value: u64) {
        let bucket = self.bucket(key);
        let slot = &bucket[replaced(bucket.each_ref().map(Slot::read), key)];
        slot.mixed.store(key ^ value, Relaxed);
        slot.value.store(value, Relaxed);
    }

    #[inline]
    fn recall(&self, key: u64) -> Option<u64> {
        let (known, value) = self.recent[recent_place(key)].read();
        (known == key && value != 0).then_some(value)
    }

    #[inline]
    fn note(&mut self, key: u64, value: u64) {
        let slot = &self.recent[recent_place(key)];
        slot.mixed.store(key ^ value, Relaxed);
        slot.value.store(value, Relaxed);
    }

    #[inline]
    fn fetch(&self, keys: impl Iterator<Item = u64>) {
        let first_of = |key| self.bucket(key)[0].value.load(Relaxed);
        std::hint::black_box(keys.fold(0, |all, key| all ^ first_of(key)));
    }

    #[inline]
    fn others(&self, key: u64) -> u32 {
        self.searchers(key).load(Relaxed).into()
    }

    #[inline]
    fn enter(&self, key: u64) {
        self.searchers(key).fetch_add(1, Relaxed);
    }

    #[inline]
    fn leave(&self, key: u64) {
        self.searchers(key).fetch_sub(1, Relaxed);
    }
}
