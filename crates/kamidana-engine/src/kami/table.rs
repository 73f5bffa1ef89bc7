//! The transposition table: what is proven of positions already seen.

use super::state::State;

/// What is known of a position: bounds of its value, and the move to try first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub(super) lower: i8,
    pub(super) upper: i8,
    /// The place of the best move in the position's list; [`Known::NO_MOVE`] if none stands out.
    pub(super) best: u16,
}

impl Known {
    pub(super) const NO_MOVE: u16 = u16::MAX;
}

/// A whole position and what is known of it, in 24 bytes. The position is stored in full, not
/// as a hash: two positions are never taken for each other.
#[derive(Clone, Copy)]
struct Entry {
    cells: [u32; 4],
    tail: u16,
    best: u16,
    lower: i8,
    upper: i8,
    /// The logarithm of the work it took, so that dear results are kept longer.
    work: u8,
    /// The search that wrote it; 0 for none.
    age: u8,
}

const EMPTY: Entry = Entry {
    cells: [0; 4],
    tail: 0,
    best: 0,
    lower: 0,
    upper: 0,
    work: 0,
    age: 0,
};

impl Entry {
    fn is(&self, state: &State, tail: u16) -> bool {
        self.age != 0 && self.tail == tail && self.cells == state.cells
    }
}

/// Entries that share a place.
const BUCKET: usize = 4;

/// A table begins this small and grows while it fills, so that a short search never pays for
/// clearing a large one.
const FIRST_BUCKETS: usize = 1 << 8;

#[derive(Clone)]
pub(super) struct Table {
    entries: Vec<Entry>,
    first_buckets: usize,
    most_buckets: usize,
    age: u8,
    /// Results that were overwritten since the table grew last.
    lost: usize,
}

impl Table {
    /// A table of at most that many mebibytes; with 0 it still holds one bucket.
    pub(super) fn new(mebibytes: usize) -> Self {
        // While it grows the table lives beside the old one, a quarter of its size.
        let bytes = mebibytes.saturating_mul(1 << 20) / 5 * 4;
        let most_buckets = (bytes / (size_of::<Entry>() * BUCKET)).max(1);
        let mut first_buckets = most_buckets;
        while first_buckets > FIRST_BUCKETS {
            first_buckets = first_buckets.div_ceil(4);
        }
        Self {
            entries: vec![EMPTY; first_buckets * BUCKET],
            first_buckets,
            most_buckets,
            age: 1,
            lost: 0,
        }
    }

    /// Forgets everything and gives the memory back.
    pub(super) fn clear(&mut self) {
        self.entries.clear();
        let entries = self.first_buckets * BUCKET;
        self.entries.shrink_to(entries);
        self.entries.resize(entries, EMPTY);
        self.lost = 0;
    }

    /// From now on older results give way first.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1).max(1);
    }

    fn start(&self, cells: [u32; 4], tail: u16) -> usize {
        let [a, b, c, d] = cells.map(u64::from);
        let mut hash = (a ^ b << 32 ^ u64::from(tail) << 16).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        hash ^= hash >> 32;
        hash = (hash ^ c ^ d << 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        hash ^= hash >> 32;
        hash = hash.wrapping_mul(0xd6e8_feb8_6659_fd93);
        // The high half times the number of buckets: a fair place without a division.
        let buckets = (self.entries.len() / BUCKET) as u64;
        (((hash >> 32) * buckets) >> 32) as usize * BUCKET
    }

    pub(super) fn get(&self, state: &State, tail: u16) -> Option<Known> {
        let start = self.start(state.cells, tail);
        let bucket = &self.entries[start..start + BUCKET];
        let entry = bucket.iter().find(|entry| entry.is(state, tail))?;
        Some(Known {
            lower: entry.lower,
            upper: entry.upper,
            best: entry.best,
        })
    }

    pub(super) fn put(&mut self, state: &State, tail: u16, known: Known, nodes: u64) {
        let start = self.start(state.cells, tail);
        let age = self.age;
        let bucket = &mut self.entries[start..start + BUCKET];
        let worth = |entry: &Entry| match entry.age {
            0 => 0,
            _ if entry.is(state, tail) => 0,
            of if of == age => 2 + u16::from(entry.work),
            _ => 1,
        };
        let same = bucket.iter().position(|entry| entry.is(state, tail));
        let cheapest = bucket
            .iter()
            .enumerate()
            .min_by_key(|(_, entry)| worth(entry));
        let Some((slot, lost)) = same
            .map(|place| (place, 0))
            .or(cheapest.map(|(place, entry)| (place, worth(entry))))
        else {
            return;
        };
        bucket[slot] = Entry {
            cells: state.cells,
            tail,
            best: known.best,
            lower: known.lower,
            upper: known.upper,
            work: nodes.max(1).ilog2() as u8,
            age,
        };
        self.lost += usize::from(lost > 1);
        if self.lost > self.entries.len() / 8 && self.entries.len() / BUCKET < self.most_buckets {
            self.grow();
        }
    }

    /// Makes the table larger and puts every entry where it now belongs.
    fn grow(&mut self) {
        let buckets = (self.entries.len() / BUCKET * 4).min(self.most_buckets);
        let old = std::mem::replace(&mut self.entries, vec![EMPTY; buckets * BUCKET]);
        for entry in old.into_iter().filter(|entry| entry.age != 0) {
            let start = self.start(entry.cells, entry.tail);
            let bucket = &mut self.entries[start..start + BUCKET];
            if let Some(slot) = bucket.iter_mut().find(|slot| slot.age == 0) {
                *slot = entry;
            }
        }
        self.lost = 0;
    }
}
