//! What was worked out last, so that it need not be again.

use std::{
    collections::{HashMap, VecDeque},
    hash::Hash,
};

/// So many things; of more, the one that came first goes first.
#[derive(Debug)]
pub(crate) struct Recent<K, V> {
    kept: HashMap<K, V>,
    order: VecDeque<K>,
    most: usize,
}

impl<K: Clone + Eq + Hash, V> Recent<K, V> {
    pub(crate) fn new(most: usize) -> Self {
        Self {
            kept: HashMap::new(),
            order: VecDeque::new(),
            most,
        }
    }

    pub(crate) fn get(&self, key: &K) -> Option<&V> {
        self.kept.get(key)
    }

    pub(crate) fn keep(&mut self, key: K, value: V) {
        if self.kept.insert(key.clone(), value).is_none() {
            self.order.push_back(key);
        }
        while self.order.len() > self.most {
            if let Some(oldest) = self.order.pop_front() {
                self.kept.remove(&oldest);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_goes_when_there_are_too_many() {
        let mut recent = Recent::new(2);
        for (key, value) in [(1, 'a'), (2, 'b'), (1, 'c'), (3, 'd')] {
            recent.keep(key, value);
        }
        assert_eq!(recent.get(&1), None);
        assert_eq!(recent.get(&2), Some(&'b'));
        assert_eq!(recent.get(&3), Some(&'d'));
    }
}
