//! A network so small that a position takes it no longer than a look: integers only, so that it says the
//! same on every machine.

use super::{features::FEATURES, weights};
use crate::maths::power_of_two;

/// How many nodes its one layer has.
pub const HIDDEN: usize = 16;

/// All that is weighed in the end: the features, then the layer.
pub const WEIGHED: usize = FEATURES + HIDDEN;

/// The weights of a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Net {
    /// Of the layer, in 1 024ths.
    pub layer: [[i16; FEATURES]; HIDDEN],
    /// For the work of winning and of preventing it, in 1 024ths of sixteenths of a doubling: with
    /// `MIDDLE` free cells, and what each free cell more adds to that in 8ths of these. A node of the layer
    /// is weighed in 16ths.
    pub numbers: [[[i16; WEIGHED]; 2]; 2],
}

/// The number of free cells from which the others are counted.
pub const MIDDLE: i32 = 16;

/// The network of the solver.
pub(super) static NET: Net = Net {
    layer: weights::LAYER,
    numbers: weights::NUMBERS,
};

impl Net {
    /// The first numbers of a position with these features.
    pub(super) fn numbers(&self, features: [i16; FEATURES]) -> [u32; 2] {
        let mut weighed = [0; WEIGHED];
        weighed[..FEATURES].copy_from_slice(&features);
        for (node, weights) in weighed[FEATURES..].iter_mut().zip(&self.layer) {
            *node = (product(weights, &features) >> 6).clamp(0, 4096) as i16;
        }
        let free = i32::from(features[0]) - MIDDLE;
        self.numbers.map(|[plain, with_cells]| {
            let sum = product(&plain, &weighed) + free * (product(&with_cells, &weighed) >> 3);
            power_of_two(sum >> 10)
        })
    }
}

/// Not to be merged with its callers: apart, it becomes a few instructions for eight products each.
#[inline(never)]
fn product<const N: usize>(weights: &[i16; N], values: &[i16; N]) -> i32 {
    let products = weights
        .iter()
        .zip(values)
        .map(|(weight, value)| i32::from(*weight) * i32::from(*value));
    products.sum()
}

#[cfg(test)]
mod tests {
    use super::{super::proof::NEVER, *};

    /// Two ways of looking at a net: a feature alone, and through a node that it wakes.
    #[test]
    fn features_and_nodes_are_weighed_and_grow_with_the_free_cells() {
        let mut net = Net {
            layer: [[0; FEATURES]; HIDDEN],
            numbers: [[[0; WEIGHED]; 2]; 2],
        };
        let mut features = [0; FEATURES];
        (features[0], features[2]) = (MIDDLE as i16, 3);
        // Half a doubling for each.
        net.numbers[0][0][2] = 8 * 1024;
        assert_eq!(net.numbers(features), [2, 1]);
        // A node that is as large as the feature, and two doublings for each.
        net.layer[5][2] = 1024;
        net.numbers[1][0][FEATURES + 5] = 2 * 1024;
        assert_eq!(net.numbers(features), [2, 64]);
        // For each free cell more an eighth of a doubling more.
        net.numbers[1][1][2] = 2 * 1024 * 8;
        features[0] += 8;
        assert_eq!(net.numbers(features), [2, 512]);
        net.layer[5][2] = -1024;
        assert_eq!(net.numbers(features), [2, 8]);
    }

    /// Whatever the features, times all moves it does not pass for "never".
    #[test]
    fn the_hardest_there_is_is_not_never() {
        assert!(power_of_two(i32::MAX) < NEVER / 12);
    }
}
