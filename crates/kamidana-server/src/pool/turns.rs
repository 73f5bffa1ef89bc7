//! Taking turns: one of each, however much each has waiting.

use std::{
    collections::{HashMap, VecDeque},
    hash::Hash,
};

/// What waits, by whose it is.
#[derive(Debug)]
pub(super) struct Turns<K, V> {
    waiting: HashMap<K, VecDeque<V>>,
    /// Everybody in `waiting`, the next one first.
    order: VecDeque<K>,
}

impl<K, V> Default for Turns<K, V> {
    fn default() -> Self {
        Self {
            waiting: HashMap::new(),
            order: VecDeque::new(),
        }
    }
}

impl<K: Copy + Eq + Hash, V> Turns<K, V> {
    /// One more thing of somebody, who waits behind everybody who waits.
    pub(super) fn push(&mut self, whose: K, thing: V) {
        let own = self.waiting.entry(whose).or_default();
        if own.is_empty() {
            self.order.push_back(whose);
        }
        own.push_back(thing);
    }

    /// The next thing of whoever is next among those who may; they wait behind all others then.
    pub(super) fn pop(&mut self, may: impl Fn(K) -> bool) -> Option<(K, V)> {
        let place = self.order.iter().position(|whose| may(*whose))?;
        let whose = self.order.remove(place)?;
        let own = self.waiting.get_mut(&whose)?;
        let thing = own.pop_front()?;
        if own.is_empty() {
            self.waiting.remove(&whose);
        } else {
            self.order.push_back(whose);
        }
        Some((whose, thing))
    }

    /// Forgets what is not worth keeping.
    pub(super) fn retain(&mut self, keep: impl Fn(&V) -> bool) {
        self.waiting.retain(|_, own| {
            own.retain(&keep);
            !own.is_empty()
        });
        self.order.retain(|whose| self.waiting.contains_key(whose));
    }

    pub(super) fn clear(&mut self) {
        self.waiting.clear();
        self.order.clear();
    }

    pub(super) fn len_of(&self, whose: K) -> usize {
        self.waiting.get(&whose).map_or(0, VecDeque::len)
    }

    pub(super) fn len(&self) -> usize {
        self.waiting.values().map(VecDeque::len).sum()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }
}
