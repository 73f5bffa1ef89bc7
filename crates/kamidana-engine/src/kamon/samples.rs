//! Positions that searches met, with what came of them: what the guess is fitted to.

use std::cell::RefCell;

use kamon::Position;

use super::{
    board::{Layout, State},
    features::{FEATURES, Features},
    guess::Guess,
    proof::Prover,
    table::{Memory, Table},
};
use crate::{Limits, Meter, Random};

/// A position that was new to a search, and what came of it.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// What the guess sees.
    pub features: [i16; FEATURES],
    /// Whether the side to move reached what it was asked for.
    pub reached: bool,
    /// The nodes it took to find out.
    pub nodes: u64,
}

/// A table that keeps one in so many of the new positions it hears of.
struct Sampling {
    table: Table,
    one_in: u32,
    random: RefCell<Random>,
    met: RefCell<Vec<(State, bool)>>,
}

impl Memory for Sampling {
    fn get(&self, key: u64) -> Option<u64> {
        self.table.get(key)
    }

    fn put(&mut self, key: u64, value: u64) {
        self.table.put(key, value);
    }

    fn fetch(&self, keys: impl Iterator<Item = u64>) {
        self.table.fetch(keys);
    }

    fn recall(&self, key: u64) -> Option<u64> {
        self.table.recall(key)
    }

    fn note(&mut self, key: u64, value: u64) {
        self.table.note(key, value);
    }

    fn meet(&self, state: &State, needs_win: bool) {
        if self.random.borrow_mut().below(self.one_in) == 0 {
            self.met.borrow_mut().push((*state, needs_win));
        }
    }
}

/// The memory of the search that is sampled and of what solves a sample, in mebibytes.
const MEMORY: [usize; 2] = [1024, 64];

/// One in so many of the positions that are new to a search of a position, each solved within limits of
/// its own, or left out.
pub fn samples(
    position: &Position,
    one_in: u32,
    seed: u64,
    limits: &Limits,
    limits_of_each: &Limits,
) -> Vec<Sample> {
    let layout = Layout::new(position);
    let mut table = Sampling {
        table: Table::new(MEMORY[0]),
        one_in,
        random: RefCell::new(Random::new(seed)),
        met: RefCell::default(),
    };
    let mut meter = Meter::new(limits.clone());
    let state = layout.state(position);
    Prover::new(&layout, Guess::Fitted, &mut table, &mut meter).value(&state);
    let met = table.met.into_inner();
    let solved = met.iter().filter_map(|(state, needs_win)| {
        let mut meter = Meter::new(limits_of_each.clone());
        let mut table = Table::new(MEMORY[1]);
        let mut prover = Prover::new(&layout, Guess::Fitted, &mut table, &mut meter);
        let effort = prover.settle(state, *needs_win);
        let look = layout.look(state, layout.glance(state).safe, 0);
        effort.is_settled().then(|| Sample {
            features: Features::of(&layout, state, &look).values,
            reached: effort.reach == 0,
            nodes: meter.nodes(),
        })
    });
    solved.collect()
}
