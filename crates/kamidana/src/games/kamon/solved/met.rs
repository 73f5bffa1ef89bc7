//! What a walk remembers: positions of one game, sixteen bytes each, as many as there is room for.

use kamon::{Position, Side, Token};

/// The positions that share a place: one cache line of 64 bytes.
const BUCKET: usize = 4;

/// A set of positions that forgets some when it is full, those with most pawns first: from there it is not far
/// to the end.
pub(super) struct Met {
    /// 0 where nothing is.
    buckets: Vec<[u128; BUCKET]>,
    most_buckets: usize,
    filled: usize,
}

/// Tells positions of one game apart, all of them: where the pawns stand and which token is on top. It is never 0.
fn key(position: &Position) -> u128 {
    let [black, white] = Side::ALL.map(|side| u128::from(position.pawns(side).to_bits()));
    // No token is on top of an empty pile.
    let top = position.top().map_or(Token::ALL.len(), Token::index);
    (1 + top as u128) << 120 | white << 60 | black
}

impl Met {
    /// Room for so many mebibytes; it takes them little by little.
    pub(super) fn new(memory: usize) -> Self {
        let most = (memory << 20) / size_of::<[u128; BUCKET]>();
        Self {
            buckets: vec![[0; BUCKET]],
            most_buckets: 1 << most.max(1).ilog2(),
            filled: 0,
        }
    }

    fn place(&self, key: u128) -> usize {
        let mixed =
            ((key >> 64) as u64 ^ (key as u64).rotate_left(25)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        // The highest bits are mixed best.
        (mixed >> 32) as usize & (self.buckets.len() - 1)
    }

    pub(super) fn contains(&self, position: &Position) -> bool {
        let key = key(position);
        self.buckets[self.place(key)].contains(&key)
    }

    /// Adds a position that is not in it.
    pub(super) fn insert(&mut self, position: &Position) {
        if 2 * self.filled >= BUCKET * self.buckets.len() && self.buckets.len() < self.most_buckets
        {
            self.grow();
        }
        self.put(key(position));
    }

    fn put(&mut self, key: u128) {
        let place = self.place(key);
        let bucket = &mut self.buckets[place];
        let free = bucket.iter().position(|&known| known == 0);
        self.filled += usize::from(free.is_some());
        let fullest = || (0..BUCKET).max_by_key(|&index| pawns(bucket[index]));
        if let Some(index) = free.or_else(fullest) {
            bucket[index] = key;
        }
    }

    fn grow(&mut self) {
        let twice = vec![[0; BUCKET]; 2 * self.buckets.len()];
        let old = std::mem::replace(&mut self.buckets, twice);
        self.filled = 0;
        for key in old.into_iter().flatten().filter(|&key| key != 0) {
            self.put(key);
        }
    }
}

/// How many pawns stand in the position of a key.
const fn pawns(key: u128) -> u32 {
    (key & ((1 << 120) - 1)).count_ones()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use kamidana_engine::Random;
    use kamon::{CellSet, Layout, Options};

    use super::*;

    /// Positions of one game.
    fn positions() -> Vec<Position> {
        let layout = Layout::new(Token::ALL, kamon::Cell::D4).expect("each token once");
        let start = Position::new(layout, Options::default());
        let mut random = Random::new(3);
        let mut positions = HashSet::new();
        for _ in 0..2000 {
            let mut position = start;
            while !position.is_over() {
                positions.insert(position);
                let legal = position.legal_cells();
                let chosen = random.below(legal.len() as u32) as usize;
                position.play_unchecked(legal.iter().nth(chosen).expect("it is not over"));
            }
        }
        positions.into_iter().collect()
    }

    #[test]
    fn no_two_positions_of_a_game_are_taken_for_one() {
        let positions = positions();
        assert!(positions.len() > 20_000, "{}", positions.len());
        assert_eq!(CellSet::ALL.to_bits() >> 60, 0);
        let keys: HashSet<u128> = positions.iter().map(key).collect();
        assert_eq!(keys.len(), positions.len());
        for position in positions {
            let all = Side::ALL.map(|side| position.pawns(side).len());
            assert_eq!(pawns(key(&position)) as usize, all[0] + all[1]);
        }
    }

    #[test]
    fn what_is_met_is_remembered_and_nothing_else() {
        let positions = positions();
        let (met, others) = positions.split_at(positions.len() / 2);
        let mut set = Met::new(64);
        for position in met {
            assert!(!set.contains(position), "{position}");
            set.insert(position);
        }
        let known = |positions: &[Position]| {
            let known = positions.iter().filter(|position| set.contains(position));
            known.count()
        };
        // Four of a place are as many as it holds; the fifth costs another.
        assert!(known(met) * 100 > met.len() * 90, "{}", known(met));
        assert_eq!(known(others), 0);
    }

    #[test]
    fn a_full_set_forgets_what_has_most_pawns() {
        let mut positions = positions();
        let mut set = Met::new(0);
        positions.sort_by_key(|position| pawns(key(position)));
        for position in positions.iter().rev() {
            set.insert(position);
        }
        positions.retain(|position| set.contains(position));
        assert_eq!(positions.len(), BUCKET);
        // There are twelve positions with one pawn.
        assert!(positions.iter().all(|position| pawns(key(position)) <= 1));
    }
}
