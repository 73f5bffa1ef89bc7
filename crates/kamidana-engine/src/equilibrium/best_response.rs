//! The best answer to a strategy.

use super::{Grown, Side, Strategy, Tree};

impl Tree {
    /// What a side gets on average with the best answer to a strategy of the other one, seen by that
    /// side.
    pub fn best_response(&self, side: Side, strategy: &Strategy) -> f64 {
        let reach = self.reach_without(side, strategy);
        let sign = match side {
            Side::First => 1.0,
            Side::Second => -1.0,
        };
        let mut values = vec![0.0; self.nodes()];
        let mut worth = vec![0.0; self.actions()];
        // Nobody mistakes nodes of different depths, so each depth is settled as a whole.
        let mut by_depth = vec![Vec::new(); self.deepest() as usize + 1];
        for node in 0..self.nodes() {
            by_depth[self.depth(node) as usize].push(node);
        }
        for nodes in by_depth.iter().rev() {
            for &node in nodes {
                match self.grown(node) {
                    Grown::End(value) => values[node] = sign * value,
                    Grown::Choice { side: acts, set } if acts == side => {
                        let ends = self.children(node).map(|child| values[child]);
                        for (sum, value) in worth[self.actions_of(set)].iter_mut().zip(ends) {
                            *sum += reach[node] * value;
                        }
                    }
                    Grown::Choice { set, .. } => {
                        let chances = strategy.at(self, set).iter();
                        let ends = self.children(node).map(|child| values[child]);
                        values[node] = chances.zip(ends).map(|(chance, end)| chance * end).sum();
                    }
                }
            }
            for &node in nodes {
                if let Grown::Choice { side: acts, set } = self.grown(node)
                    && acts == side
                {
                    let best = best(&worth[self.actions_of(set)]);
                    values[node] = values[self.children(node).start + best];
                }
            }
        }
        let roots = self.roots().iter();
        roots.map(|(node, chance)| chance * values[*node]).sum()
    }

    /// How likely it is that every node is reached if `side` wants to get there.
    fn reach_without(&self, side: Side, strategy: &Strategy) -> Vec<f64> {
        let mut reach = vec![0.0; self.nodes()];
        for (node, chance) in self.roots() {
            reach[*node] = *chance;
        }
        for node in 0..self.nodes() {
            let Grown::Choice { side: acts, set } = self.grown(node) else {
                continue;
            };
            for (action, child) in self.children(node).enumerate() {
                let chance = if acts == side {
                    1.0
                } else {
                    strategy.at(self, set)[action]
                };
                reach[child] = reach[node] * chance;
            }
        }
        reach
    }
}

fn best(worth: &[f64]) -> usize {
    let all = worth.iter().enumerate();
    all.max_by(|a, b| a.1.total_cmp(b.1))
        .map_or(0, |(at, _)| at)
}
