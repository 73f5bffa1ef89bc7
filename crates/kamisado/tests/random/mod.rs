//! Chance that is the same on every machine.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "every test file uses another part"
)]

/// Marsaglia's xorshift.
pub struct Random(u64);

impl Random {
    /// A stream of numbers; zero would be a stream of zeros.
    pub const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number from 0 up to, not including, `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((u128::from(self.0)) * bound as u128) >> 64) as usize
    }

    /// One of several.
    pub fn pick<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.below(choices.len())]
    }

    /// Mixes the order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}
