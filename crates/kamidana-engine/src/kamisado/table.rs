//! The memory of the prover: proof numbers by position, in a table of fixed size.

use kamisado::Side;

/// How far a position is from being proven a win for Black, and from being disproven.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    /// The leaves still to be won by Black; 0 when Black's win is proven.
    pub(super) proof: u32,
    /// The leaves still to be won by White; 0 when White's win is proven.
    pub(super) disproof: u32,
}

impl Numbers {
    /// Larger than any number that matters, and small enough to add a few of.
    pub(super) const INFINITE: u32 = u32::MAX / 4;

    pub(super) const fn decided(winner: Side) -> Self {
        let (proof, disproof) = match winner {
            Side::Black => (0, Self::INFINITE),
            Side::White => (Self::INFINITE, 0),
        };
        Self { proof, disproof }
    }

    /// The numbers of a position whose mover needs `mine` and whose other side needs `theirs`.
    pub(super) const fn seen_by(mover: Side, mine: u32, theirs: u32) -> Self {
        let (proof, disproof) = match mover {
            Side::Black => (mine, theirs),
            Side::White => (theirs, mine),
        };
        Self { proof, disproof }
    }

    /// How much nearer `side` is to its win than the other side: 1 when it has won, 0 when it has lost.
    pub(super) fn hope_of(self, side: Side) -> f64 {
        let (mine, theirs) = match side {
            Side::Black => (self.proof, self.disproof),
            Side::White => (self.disproof, self.proof),
        };
        f64::from(theirs) / (f64::from(mine) + f64::from(theirs)).max(1.0)
    }

    /// Who wins, once it is known.
    pub(super) const fn verdict(self) -> Option<Side> {
        match (self.proof, self.disproof) {
            (0, _) => Some(Side::Black),
            (_, 0) => Some(Side::White),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    proof: u32,
    disproof: u32,
}

/// Four entries fill a cache line, so a look-up costs one.
const BUCKET: usize = 4;

/// The entries of a new table: it stays in the processor's cache as long as it is small.
const FIRST_SIZE: usize = 1 << 12;

/// A table of bounded size. What does not fit is forgotten, never wrong.
///
/// It begins small and doubles as it fills. A search of a few thousand positions would otherwise
/// spend half its time on waiting for memory that was never near the processor.
pub(super) struct Table {
    entries: Vec<Entry>,
    used: usize,
    most: usize,
}

impl Table {
    /// As large as fits into so many mebibytes; never less than one bucket.
    pub(super) fn new(mebibytes: usize) -> Self {
        // While it doubles, the old half still stands beside the new whole.
        let wanted = (mebibytes << 20) / size_of::<Entry>() * 2 / 3;
        let most = (wanted.max(BUCKET) + 1).next_power_of_two() / 2;
        Self {
            entries: vec![Entry::default(); most.min(FIRST_SIZE)],
            used: 0,
            most,
        }
    }

    fn bucket(&self, key: u64) -> usize {
        // The top bits choose the bucket; keys are minima of two random numbers, so mix first.
        let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 16;
        mixed as usize & (self.entries.len() - 1) & !(BUCKET - 1)
    }

    pub(super) fn get(&self, key: u64) -> Option<Numbers> {
        let at = self.bucket(key);
        let found = self.entries[at..at + BUCKET]
            .iter()
            .find(|e| e.key == key)?;
        Some(Numbers {
            proof: found.proof,
            disproof: found.disproof,
        })
    }

    /// Remembers a position in the place of the one that was cheapest to learn.
    pub(super) fn put(&mut self, key: u64, numbers: Numbers) {
        self.insert(Entry {
            key,
            proof: numbers.proof,
            disproof: numbers.disproof,
        });
        // At half the places, few buckets overflow.
        if self.used > self.entries.len() / 2 && self.entries.len() < self.most {
            self.grow();
        }
    }

    fn insert(&mut self, entry: Entry) {
        let at = self.bucket(entry.key);
        let bucket = &mut self.entries[at..at + BUCKET];
        let cost = |entry: &Entry| entry.proof.saturating_add(entry.disproof);
        let same = bucket.iter().position(|known| known.key == entry.key);
        let cheapest = (0..BUCKET).min_by_key(|place| cost(&bucket[*place]));
        if let Some(place) = same.or(cheapest) {
            self.used += usize::from(bucket[place].key == 0);
            bucket[place] = entry;
        }
    }

    fn grow(&mut self) {
        let doubled = vec![Entry::default(); self.entries.len() * 2];
        let old = std::mem::replace(&mut self.entries, doubled);
        self.used = 0;
        for entry in old.into_iter().filter(|entry| entry.key != 0) {
            self.insert(entry);
        }
    }

    pub(super) fn clear(&mut self) {
        self.entries.fill(Entry::default());
        self.used = 0;
    }
}
