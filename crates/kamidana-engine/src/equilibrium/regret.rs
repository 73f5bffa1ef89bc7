//! Counterfactual regret minimisation: whoever always does more of what they regret not having done
//! comes, on average, ever closer to an equilibrium. Regrets below zero are forgotten and later
//! rounds count more (CFR+), which is much faster than without.

use super::{Grown, MOST_ACTIONS, Side, Strategy, Tree};

/// What is regretted so far.
#[derive(Clone, Debug)]
pub struct Regrets {
    sums: Vec<f64>,
    /// All strategies so far, later ones with more weight.
    played: Vec<f64>,
    now: Strategy,
    rounds: u32,
}

impl Regrets {
    /// Nothing yet: everything has the same chance.
    pub fn new(tree: &Tree) -> Self {
        Self {
            sums: vec![0.0; tree.actions()],
            played: vec![0.0; tree.actions()],
            now: Strategy::uniform(tree),
            rounds: 0,
        }
    }

    /// Lets each side learn once from how the other one plays now.
    pub fn improve(&mut self, tree: &Tree) {
        self.rounds += 1;
        for side in [Side::First, Side::Second] {
            for (root, chance) in tree.roots() {
                self.visit(tree, *root, side, 1.0, *chance);
            }
            self.learn(tree);
        }
    }

    /// What came of it on average: the closer to an equilibrium, the more often it was improved.
    pub fn strategy(&self, tree: &Tree) -> Strategy {
        let mut average = Strategy::uniform(tree);
        for set in 0..tree.sets() {
            average.set(tree, set, &self.played[tree.actions_of(set)]);
        }
        average
    }

    /// The value of a node for `side`. `own` is how likely that side is to come here by what it does,
    /// `others` how likely everything else is.
    fn visit(&mut self, tree: &Tree, node: usize, side: Side, own: f64, others: f64) -> f64 {
        let (acts, set) = match tree.grown(node) {
            Grown::End(value) if side == Side::First => return value,
            Grown::End(value) => return -value,
            Grown::Choice { side, set } => (side, set),
        };
        let actions = tree.actions_of(set);
        let mut value = 0.0;
        if acts != side {
            for (child, action) in tree.children(node).zip(actions) {
                let chance = self.now.chances[action];
                if chance > 0.0 {
                    value += chance * self.visit(tree, child, side, own, others * chance);
                }
            }
            return value;
        }
        let mut values = [0.0; MOST_ACTIONS];
        for (at, (child, action)) in tree.children(node).zip(actions.clone()).enumerate() {
            let chance = self.now.chances[action];
            values[at] = self.visit(tree, child, side, own * chance, others);
            value += chance * values[at];
        }
        let weight = own * f64::from(self.rounds);
        for (at, action) in actions.enumerate() {
            self.sums[action] += others * (values[at] - value);
            self.played[action] += weight * self.now.chances[action];
        }
        value
    }

    /// Does more of what is regretted.
    fn learn(&mut self, tree: &Tree) {
        for regret in &mut self.sums {
            *regret = regret.max(0.0);
        }
        for set in 0..tree.sets() {
            let actions = tree.actions_of(set);
            let sum: f64 = self.sums[actions.clone()].iter().sum();
            let share = 1.0 / actions.len() as f64;
            for action in actions {
                let chance = self.sums[action] / sum;
                self.now.chances[action] = if sum > 0.0 { chance } else { share };
            }
        }
    }
}
