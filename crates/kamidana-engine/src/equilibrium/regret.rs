//! Counterfactual regret minimisation: whoever always does more of what they regret not having done
//! comes, on average, ever closer to an equilibrium. Regrets below zero are forgotten (CFR+), the
//! last ones are expected to come again (predictive CFR+), and later rounds count more: much faster
//! than without.

use super::{Grown, MOST_ACTIONS, Side, Strategy, Tree};

/// What is regretted so far.
#[derive(Clone, Debug)]
pub struct Regrets {
    sums: Vec<f64>,
    /// What is regretted of the last round alone.
    last: Vec<f64>,
    /// All strategies so far, later ones with more weight.
    played: Vec<f64>,
    now: Strategy,
    /// How likely a side is to come to every action by what it does itself.
    comes: Vec<f64>,
    rounds: u32,
}

impl Regrets {
    /// Nothing yet: everything has the same chance.
    pub fn new(tree: &Tree) -> Self {
        Self {
            sums: vec![0.0; tree.actions()],
            last: vec![0.0; tree.actions()],
            played: vec![0.0; tree.actions()],
            now: Strategy::uniform(tree),
            comes: vec![0.0; tree.actions()],
            rounds: 0,
        }
    }

    /// Lets each side learn once from how the other one plays now.
    pub fn improve(&mut self, tree: &Tree) {
        self.rounds += 1;
        for side in [Side::First, Side::Second] {
            for (root, chance) in tree.roots() {
                self.visit(tree, *root, side, *chance);
            }
            self.remember(tree, side);
            self.learn(tree, side);
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

    /// Adds what a side does now to what it did so far: at every place by how likely it comes there by
    /// what it does itself, also where the other side no longer goes.
    fn remember(&mut self, tree: &Tree, side: Side) {
        let weight = f64::from(self.rounds).powi(2);
        for set in (0..tree.sets()).filter(|set| tree.side_of(*set) == side) {
            let comes = tree.before(set).map_or(1.0, |action| self.comes[action]);
            for action in tree.actions_of(set) {
                self.comes[action] = comes * self.now.chances[action];
                self.played[action] += weight * self.comes[action];
            }
        }
    }

    /// The value of a node for `side`; `others` is how likely everything is that leads here and is not
    /// that side's doing.
    fn visit(&mut self, tree: &Tree, node: usize, side: Side, others: f64) -> f64 {
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
                    value += chance * self.visit(tree, child, side, others * chance);
                }
            }
            return value;
        }
        let mut values = [0.0; MOST_ACTIONS];
        for (at, (child, action)) in tree.children(node).zip(actions.clone()).enumerate() {
            let chance = self.now.chances[action];
            values[at] = self.visit(tree, child, side, others);
            value += chance * values[at];
        }
        for (at, action) in actions.enumerate() {
            self.last[action] += others * (values[at] - value);
        }
        value
    }

    /// Does more of what is regretted.
    fn learn(&mut self, tree: &Tree, side: Side) {
        for set in (0..tree.sets()).filter(|set| tree.side_of(*set) == side) {
            let actions = tree.actions_of(set);
            let mut sum = 0.0;
            for action in actions.clone() {
                let regret = (self.sums[action] + self.last[action]).max(0.0);
                let expected = (regret + self.last[action]).max(0.0);
                self.sums[action] = regret;
                self.last[action] = 0.0;
                self.now.chances[action] = expected;
                sum += expected;
            }
            let share = 1.0 / actions.len() as f64;
            for chance in &mut self.now.chances[actions] {
                *chance = if sum > 0.0 { *chance / sum } else { share };
            }
        }
    }
}
