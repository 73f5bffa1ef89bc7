//! Games of two players with hidden cards that are small enough to be written down as a tree: what is
//! best against everybody, and how much a given way to play can be made to lose.
//!
//! A player who cannot tell two nodes apart has one *information set* for both and must do the same
//! there. An equilibrium is found by counterfactual regret minimisation; how far a strategy is from
//! one is measured exactly, by the best answer to it.

mod best_response;
mod regret;
#[cfg(test)]
mod tests;
mod tree;

pub use regret::Regrets;
pub use tree::{Grown, MOST_ACTIONS, Side, Tree, TreeBuilder};

/// What is done at every information set: a chance for each of its actions.
#[derive(Clone, PartialEq, Debug)]
pub struct Strategy {
    /// The chances of all information sets, one after the other.
    chances: Vec<f64>,
}

impl Strategy {
    /// Everything with the same chance.
    pub fn uniform(tree: &Tree) -> Self {
        let mut chances = vec![0.0; tree.actions()];
        for set in 0..tree.sets() {
            let actions = tree.actions_of(set);
            let share = 1.0 / actions.len() as f64;
            chances[actions].fill(share);
        }
        Self { chances }
    }

    /// The chances of the actions of an information set.
    pub fn at(&self, tree: &Tree, set: usize) -> &[f64] {
        &self.chances[tree.actions_of(set)]
    }

    /// Sets the chances of an information set; they are made to add up to one. Nothing changes if
    /// there is not one for every action, or if they are all zero.
    pub fn set(&mut self, tree: &Tree, set: usize, weights: &[f64]) {
        let sum: f64 = weights.iter().sum();
        let chances = &mut self.chances[tree.actions_of(set)];
        if weights.len() == chances.len() && sum > 0.0 {
            for (chance, weight) in chances.iter_mut().zip(weights) {
                *chance = weight / sum;
            }
        }
    }
}

impl Tree {
    /// What the first side gets on average if both play like this.
    pub fn value(&self, strategy: &Strategy) -> f64 {
        let mut values = vec![0.0; self.nodes()];
        for node in (0..self.nodes()).rev() {
            values[node] = match self.grown(node) {
                Grown::End(value) => value,
                Grown::Choice { set, .. } => {
                    let chances = strategy.at(self, set).iter();
                    let ends = self.children(node).map(|child| values[child]);
                    chances
                        .zip(ends)
                        .map(|(chance, value)| chance * value)
                        .sum()
                }
            };
        }
        let roots = self.roots().iter();
        roots.map(|(node, chance)| chance * values[*node]).sum()
    }

    /// How much both sides together can win against somebody who plays like this on either side,
    /// halved: what it costs on average to play like this against those who know it. Zero for an
    /// equilibrium.
    pub fn exploitability(&self, strategy: &Strategy) -> f64 {
        let first = self.best_response(Side::First, strategy);
        let second = self.best_response(Side::Second, strategy);
        f64::midpoint(first, second)
    }
}
