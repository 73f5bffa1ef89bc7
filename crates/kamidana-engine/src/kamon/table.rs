//! A table of what a search has found, bounded in size, that forgets the cheapest first.

use super::board::State;

/// The slots that share a place: one cache line of 64 bytes.
pub(super) const BUCKET: usize = 4;

/// The fewest buckets: a search with no memory at all would do the same work for ever.
const FEWEST_BUCKETS: usize = 256;

#[derive(Clone, Copy, Default)]
struct Slot {
    key: u64,
    value: u64,
}

/// What a search needs of a table.
pub(super) trait Memory {
    /// What is stored for a key.
    fn get(&self, key: u64) -> Option<u64>;

    /// Stores a value that is not zero.
    fn put(&mut self, key: u64, value: u64);

    /// Brings what may be asked for into reach: a processor fetches several places of memory at
    /// once, but only if it hears of them one right after the other.
    fn fetch(&self, keys: impl Iterator<Item = u64>);

    /// Whether others write into it at the same time.
    const SHARED: bool = false;

    /// How many others search a position just now.
    fn others(&self, _: u64) -> u32 {
        0
    }

    /// What was noted of a key not long ago. The first numbers of a position that is never searched are not
    /// worth a place in the table, but its neighbours ask for them again.
    fn recall(&self, key: u64) -> Option<u64>;

    /// Notes a value for a short time.
    fn note(&mut self, key: u64, value: u64);

    /// Hears of a position that is not in it and that a look does not settle.
    fn meet(&self, _: &State, _needs_win: bool) {}

    /// Says that the search of a position begins.
    fn enter(&self, _: u64) {}

    /// Says that it ends.
    fn leave(&self, _: u64) {}
}

/// Values by the keys of positions. The six lowest bits of a value say what it is worth: the
/// slot with the lowest is overwritten first.
pub(super) struct Table {
    slots: Vec<[Slot; BUCKET]>,
    most_buckets: usize,
    filled: usize,
    recent: Vec<Slot>,
}

/// How many places there are for what is kept for a short time: few enough to stay in the cache.
pub(super) const RECENT: usize = 1 << 13;

/// The place of a key among these.
pub(super) const fn recent_place(key: u64) -> usize {
    (key >> 40) as usize % RECENT
}

/// The bits of a value that say what it is worth.
pub(super) const WORTH: u64 = 0b11_1111;

impl Table {
    /// A table of at most `memory` mebibytes. It starts small and grows when it fills up, so an
    /// easy question costs no memory.
    pub(super) fn new(memory: usize) -> Self {
        let most = memory.saturating_mul(1 << 20) / size_of::<[Slot; BUCKET]>();
        // The next power of two below: a place is then found by shifting.
        let most_buckets = most
            .max(FEWEST_BUCKETS)
            .checked_ilog2()
            .map_or(1, |log| 1 << log);
        Self {
            slots: vec![[Slot::default(); BUCKET]; FEWEST_BUCKETS],
            most_buckets,
            filled: 0,
            recent: Vec::new(),
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.slots.clear();
        self.slots.resize(FEWEST_BUCKETS, [Slot::default(); BUCKET]);
        self.filled = 0;
        self.recent.clear();
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }

    /// Doubles the table, if the machine has the memory. Every bucket falls apart into two, so
    /// nothing is lost.
    fn grow(&mut self) {
        let half = self.slots.len();
        if self.slots.try_reserve_exact(half).is_err() {
            self.most_buckets = half;
            return;
        }
        self.slots.resize(2 * half, [Slot::default(); BUCKET]);
        for place in 0..half {
            let mut upper = 0;
            for index in 0..BUCKET {
                let slot = self.slots[place][index];
                if slot.key as usize & half != 0 {
                    self.slots[place + half][upper] = slot;
                    self.slots[place][index] = Slot::default();
                    upper += 1;
                }
            }
        }
    }
}

impl Memory for Table {
    #[inline]
    fn get(&self, key: u64) -> Option<u64> {
        self.slots[self.place(key)]
            .iter()
            .find(|slot| slot.key == key && slot.value != 0)
            .map(|slot| slot.value)
    }

    #[inline]
    fn put(&mut self, key: u64, value: u64) {
        let place = self.place(key);
        let bucket = &mut self.slots[place];
        let index = replaced(bucket.map(|slot| (slot.key, slot.value)), key);
        self.filled += usize::from(bucket[index].value == 0);
        bucket[index] = Slot { key, value };
        if self.filled > self.slots.len() * 2 && self.slots.len() < self.most_buckets {
            self.grow();
        }
    }

    #[inline]
    fn recall(&self, key: u64) -> Option<u64> {
        let slot = self.recent.get(recent_place(key))?;
        (slot.key == key && slot.value != 0).then_some(slot.value)
    }

    #[inline]
    fn note(&mut self, key: u64, value: u64) {
        if self.recent.is_empty() {
            self.recent.resize(RECENT, Slot::default());
        }
        self.recent[recent_place(key)] = Slot { key, value };
    }

    #[inline]
    fn fetch(&self, keys: impl Iterator<Item = u64>) {
        let first_of = |key| self.slots[self.place(key)][0].key;
        std::hint::black_box(keys.fold(0, |all, key| all ^ first_of(key)));
    }
}

/// Which of the keys and values that share a place gives way to a key: its own older value, an
/// empty slot, or what is worth least.
#[inline]
pub(super) fn replaced(bucket: [(u64, u64); BUCKET], key: u64) -> usize {
    let own = |&(known, value): &(u64, u64)| known == key && value != 0;
    bucket
        .iter()
        .position(own)
        .or_else(|| bucket.iter().position(|&(_, value)| value == 0))
        .unwrap_or_else(|| {
            (0..BUCKET)
                .min_by_key(|&index| bucket[index].1 & WORTH)
                .unwrap_or(0)
        })
}
