//! The simple player: a beginner who looks, to measure the first levels with.

use kamidana_game::{Study, View, kamon::KamonBoard};
use kamon::{Cell, Position};

use crate::{Limits, Random, Yardstick};

use super::outlook::{after, winning};

/// Takes a cell that wins, hands none over if it can help it, and else plays at random.
pub(super) struct Simple {
    random: Random,
}

impl Simple {
    pub(super) const fn new(seed: u64) -> Self {
        Self {
            random: Random::new(seed),
        }
    }

    fn choose_cell(&mut self, position: &Position) -> Option<Cell> {
        if let Some(cell) = winning(position).next() {
            return Some(cell);
        }
        let all: Vec<Cell> = position.legal_actions().collect();
        let safe: Vec<Cell> = all
            .iter()
            .filter(|cell| winning(&after(position, **cell)).next().is_none())
            .copied()
            .collect();
        let liked = if safe.is_empty() { &all } else { &safe };
        liked
            .get(self.random.below(liked.len() as u32) as usize)
            .copied()
    }
}

impl Yardstick for Simple {
    fn choose(&mut self, view: &View, _: &dyn Study, _: &Limits) -> Option<String> {
        let board: &KamonBoard = view.board.get()?;
        Some(self.choose_cell(&board.position)?.name().to_owned())
    }
}
