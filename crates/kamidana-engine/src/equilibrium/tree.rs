//! A game as a tree.

use std::{collections::HashMap, hash::Hash, ops::Range};

/// The most actions of a choice.
pub const MOST_ACTIONS: usize = 64;

/// One of the two sides; what one wins the other loses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Whose values are counted.
    First,
    /// The other one.
    Second,
}

/// What a node is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Grown {
    /// The end, and what the first side gets.
    End(f64),
    /// Somebody chooses.
    Choice {
        /// Who.
        side: Side,
        /// The information set.
        set: usize,
    },
}

#[derive(Clone, Copy, Debug)]
struct Node {
    grown: Grown,
    first_child: u32,
    depth: u32,
}

/// A game of two sides, from its first choice to all its ends. Children come after their parents.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    nodes: Vec<Node>,
    /// The nodes with which it can begin, and how likely each is.
    roots: Vec<(usize, f64)>,
    /// Where the actions of every information set begin, and the end of the last.
    first_actions: Vec<usize>,
    /// Whose every information set is, and how deep.
    places: Vec<(Side, u32)>,
    /// What the same side did last before it came to every information set, among all actions.
    before: Vec<Option<u32>>,
    deepest: u32,
}

impl Tree {
    /// How many nodes there are.
    pub const fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// How many information sets there are.
    pub const fn sets(&self) -> usize {
        self.first_actions.len().saturating_sub(1)
    }

    /// How many actions all information sets have.
    pub fn actions(&self) -> usize {
        self.first_actions.last().copied().unwrap_or(0)
    }

    /// Where the actions of an information set are among those of all.
    pub fn actions_of(&self, set: usize) -> Range<usize> {
        self.first_actions[set]..self.first_actions[set + 1]
    }

    /// Who chooses at an information set.
    pub fn side_of(&self, set: usize) -> Side {
        self.places[set].0
    }

    /// What the same side did last before it came to an information set, among all actions: whoever
    /// forgets nothing comes to it in one way only.
    pub(super) fn before(&self, set: usize) -> Option<usize> {
        self.before[set].map(|action| action as usize)
    }

    /// The nodes with which it can begin, and how likely each is.
    pub fn roots(&self) -> &[(usize, f64)] {
        &self.roots
    }

    /// What a node is.
    pub fn grown(&self, node: usize) -> Grown {
        self.nodes[node].grown
    }

    /// The nodes after each action, in order; none after an end.
    pub fn children(&self, node: usize) -> Range<usize> {
        let Node {
            grown, first_child, ..
        } = self.nodes[node];
        let first = first_child as usize;
        match grown {
            Grown::End(_) => first..first,
            Grown::Choice { set, .. } => first..first + self.actions_of(set).len(),
        }
    }

    pub(super) fn depth(&self, node: usize) -> u32 {
        self.nodes[node].depth
    }

    pub(super) const fn deepest(&self) -> u32 {
        self.deepest
    }
}

/// Grows a tree node by node. Information sets are told apart by keys.
#[derive(Debug)]
pub struct TreeBuilder<K> {
    tree: Tree,
    sets: HashMap<K, usize>,
    /// For every node what each side did last on the way to it.
    last: Vec<[Option<u32>; 2]>,
}

impl<K: Eq + Hash> TreeBuilder<K> {
    /// Nothing yet.
    pub fn new() -> Self {
        let tree = Tree {
            first_actions: vec![0],
            ..Tree::default()
        };
        Self {
            tree,
            sets: HashMap::new(),
            last: Vec::new(),
        }
    }

    /// A node with which it can begin, as likely as its weight says beside the others.
    pub fn root(&mut self, weight: f64) -> usize {
        let node = self.add(0, [None; 2]);
        self.tree.roots.push((node, weight));
        node
    }

    /// Ends a node.
    pub fn end(&mut self, node: usize, value: f64) {
        self.tree.nodes[node].grown = Grown::End(value);
    }

    /// Lets a step go by at a node that has not grown: somebody could do only one thing. Whoever could
    /// not see that counts the step all the same.
    pub fn forced(&mut self, node: usize) {
        let node = &mut self.tree.nodes[node];
        node.depth += 1;
        self.tree.deepest = self.tree.deepest.max(node.depth);
    }

    /// Gives a node a choice of so many actions, and says which information set it belongs to,
    /// whether that is new, and the first of the nodes that follow. `None` if another node of the
    /// set has another number of actions, another depth or another side, or if the side came to it in
    /// another way, for no player could mistake one for the other; and for more than [`MOST_ACTIONS`].
    pub fn choice(
        &mut self,
        node: usize,
        side: Side,
        key: K,
        actions: usize,
    ) -> Option<(usize, bool, usize)> {
        if actions > MOST_ACTIONS {
            return None;
        }
        let depth = self.tree.nodes[node].depth;
        let mut last = self.last[node];
        let before = last[side as usize];
        let next = self.sets.len();
        let set = *self.sets.entry(key).or_insert(next);
        let is_new = set == next;
        if is_new {
            let end = self.tree.actions() + actions;
            self.tree.first_actions.push(end);
            self.tree.places.push((side, depth));
            self.tree.before.push(before);
        } else if self.tree.actions_of(set).len() != actions
            || self.tree.places[set] != (side, depth)
            || self.tree.before[set] != before
        {
            return None;
        }
        let first = self.tree.nodes();
        for action in self.tree.actions_of(set) {
            last[side as usize] = Some(u32::try_from(action).ok()?);
            self.add(depth + 1, last);
        }
        self.tree.nodes[node].first_child = u32::try_from(first).ok()?;
        self.tree.nodes[node].grown = Grown::Choice { side, set };
        Some((set, is_new, first))
    }

    /// The nodes so far.
    pub const fn nodes(&self) -> usize {
        self.tree.nodes()
    }

    /// The whole tree.
    pub fn finish(mut self) -> Tree {
        let sum: f64 = self.tree.roots.iter().map(|(_, weight)| weight).sum();
        for (_, weight) in &mut self.tree.roots {
            *weight /= sum;
        }
        self.tree
    }

    fn add(&mut self, depth: u32, last: [Option<u32>; 2]) -> usize {
        self.last.push(last);
        self.tree.deepest = self.tree.deepest.max(depth);
        self.tree.nodes.push(Node {
            grown: Grown::End(0.0),
            first_child: 0,
            depth,
        });
        self.tree.nodes() - 1
    }
}

impl<K: Eq + Hash> Default for TreeBuilder<K> {
    fn default() -> Self {
        Self::new()
    }
}
