//! Monte-Carlo tree search that backs up proofs.

use crate::{Meter, Random, maths::logf};

use super::{
    bits::each,
    board::{Layout, State},
};

/// How much a seldom tried move is favoured.
const CURIOSITY: f32 = 0.5;

/// The fewest nodes a tree may have: the root and all its moves, twice.
const FEWEST_NODES: usize = 64;

/// A position in the tree.
#[derive(Clone, Copy)]
struct Node {
    /// The move that leads here.
    cell: u8,
    /// How many moves go on from here, and where they are; none before it is grown.
    count: u8,
    first: u32,
    /// The value for the side to move, once it is proven.
    proven: Option<i8>,
    visits: u32,
    /// What the playouts through here brought the side that moved here: 1, ½ or 0 each.
    score: f32,
}

/// A root move as the tree sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch {
    pub(super) cell: u8,
    /// The value for the side that makes the move, once it is proven.
    pub(super) proven: Option<i8>,
    /// Whether the move itself wins.
    pub(super) wins_at_once: bool,
    pub(super) visits: u32,
    /// The chance of the side that makes the move.
    pub(super) chance: f64,
}

/// The tree under one position.
pub(super) struct Tree<'a> {
    layout: &'a Layout,
    root: State,
    nodes: Vec<Node>,
    most_nodes: usize,
}

impl<'a> Tree<'a> {
    /// A tree of at most `memory` mebibytes under a position whose game goes on. Its root moves
    /// are these cells, of which there is at least one.
    pub(super) fn new(layout: &'a Layout, root: State, cells: u64, memory: usize) -> Self {
        let most_nodes = memory.saturating_mul(1 << 20) / size_of::<Node>();
        let mut tree = Self {
            layout,
            root,
            nodes: vec![Node::new(0)],
            most_nodes: most_nodes.clamp(FEWEST_NODES, u32::MAX as usize),
        };
        tree.grow(0, cells);
        for index in tree.moves_of(0) {
            let next = layout.play(&root, tree.nodes[index].cell);
            tree.nodes[index].proven = look(layout, &next);
        }
        tree.prove(0);
        tree
    }

    /// Searches until the meter is exhausted or the root is proven.
    pub(super) fn search(&mut self, random: &mut Random, meter: &mut Meter) {
        while self.nodes[0].proven.is_none() && meter.count() {
            self.descend(random);
            self.prove(0);
        }
    }

    /// Whether the root is proven.
    pub(super) fn is_proven(&self) -> bool {
        self.nodes[0].proven.is_some()
    }

    /// The root moves, the best first.
    pub(super) fn branches(&self) -> Vec<Branch> {
        let winning = self.layout.outlook(&self.root).winning;
        let mut branches: Vec<Branch> = self
            .moves_of(0)
            .map(|index| {
                let node = &self.nodes[index];
                Branch {
                    cell: node.cell,
                    proven: node.proven.map(|value| -value),
                    wins_at_once: winning >> node.cell & 1 != 0,
                    visits: node.visits,
                    chance: f64::from((node.score + 0.5) / (node.visits as f32 + 1.0)),
                }
            })
            .collect();
        let draw = branches.iter().any(|branch| branch.proven == Some(0));
        branches.sort_by(|a, b| b.merit(draw).total_cmp(&a.merit(draw)));
        branches
    }

    fn moves_of(&self, index: usize) -> std::ops::Range<usize> {
        let node = &self.nodes[index];
        node.first as usize..node.first as usize + usize::from(node.count)
    }

    /// One playout, from the root through the tree and beyond.
    fn descend(&mut self, random: &mut Random) {
        let mut path = [0_usize; 40];
        let mut depth = 0;
        let mut state = self.root;
        let value = loop {
            let index = path[depth];
            if let Some(value) = self.nodes[index].proven {
                break value;
            }
            if self.nodes[index].count == 0 {
                let outlook = self.layout.outlook(&state);
                if outlook.least == outlook.most {
                    self.nodes[index].proven = Some(outlook.least);
                    break outlook.least;
                }
                if self.nodes[index].visits > 0 {
                    self.grow(index, outlook.safe);
                }
                if self.nodes[index].count == 0 {
                    break playout(self.layout, &state, random);
                }
            }
            let next = self.select(index);
            state = self.layout.play(&state, self.nodes[next].cell);
            depth += 1;
            path[depth] = next;
        };
        // From the view of the side that moved into the node, which alternates on the way up.
        let mut gained = f32::from(1 - value) / 2.0;
        for level in (0..=depth).rev() {
            let index = path[level];
            self.nodes[index].visits += 1;
            self.nodes[index].score += gained;
            gained = 1.0 - gained;
            if level > 0 && self.nodes[index].proven.is_some() {
                self.prove(path[level - 1]);
            }
        }
    }

    /// Adds the moves of a position, as long as there is memory.
    fn grow(&mut self, index: usize, cells: u64) {
        let needed = self.nodes.len() + cells.count_ones() as usize;
        if needed > self.most_nodes {
            return;
        }
        if needed > self.nodes.capacity() {
            let wanted = (2 * needed).min(self.most_nodes) - self.nodes.len();
            if self.nodes.try_reserve_exact(wanted).is_err() {
                self.most_nodes = self.nodes.len();
                return;
            }
        }
        self.nodes[index].first = self.nodes.len() as u32;
        self.nodes[index].count = cells.count_ones() as u8;
        self.nodes.extend(each(cells).map(Node::new));
    }

    /// The move to try next: the upper confidence bound over what is not proven lost.
    fn select(&self, index: usize) -> usize {
        let logarithm = logf(self.nodes[index].visits as f32 + 1.0);
        let merit = |node: &Node| {
            if node.proven == Some(1) {
                return f32::NEG_INFINITY;
            }
            let visits = node.visits as f32 + 0.1;
            (node.score + 0.05) / visits + CURIOSITY * (logarithm / visits).sqrt()
        };
        let moves = self.moves_of(index);
        let mut best = (moves.start, f32::NEG_INFINITY);
        for index in moves {
            let merit = merit(&self.nodes[index]);
            if merit > best.1 {
                best = (index, merit);
            }
        }
        best.0
    }

    /// Proves a position from its moves, if they suffice.
    fn prove(&mut self, index: usize) {
        if self.nodes[index].count == 0 || self.nodes[index].proven.is_some() {
            return;
        }
        let mut best = Some(-1);
        for node in &self.nodes[self.moves_of(index)] {
            match node.proven {
                Some(-1) => {
                    best = Some(1);
                    break;
                }
                Some(value) => best = best.map(|best: i8| best.max(-value)),
                None => best = None,
            }
        }
        self.nodes[index].proven = best;
    }
}

impl Node {
    const fn new(cell: u8) -> Self {
        Self {
            cell,
            count: 0,
            first: 0,
            proven: None,
            visits: 0,
            score: 0.0,
        }
    }
}

impl Branch {
    /// Proven wins first, then what was tried most, then losses, of which those that took longest
    /// to prove are the hardest to punish. A draw at hand is better than a move that promises
    /// less.
    fn merit(&self, draw_at_hand: bool) -> f64 {
        let visits = f64::from(self.visits);
        match self.proven {
            Some(1) if self.wins_at_once => 2e12,
            Some(1) => 1e12,
            Some(0) => 1.0,
            Some(_) => -1e12 + visits,
            None if draw_at_hand && self.chance < 0.5 => visits / (visits + 1.0),
            None => 2.0 + visits,
        }
    }
}

/// What a look proves of a position, also of one whose game has just ended.
pub(super) fn look(layout: &Layout, state: &State) -> Option<i8> {
    if state.waiting.has_won() || state.legal == 0 && state.free != 0 {
        return Some(-1);
    }
    if state.free == 0 {
        return Some(0);
    }
    let outlook = layout.outlook(state);
    (outlook.least == outlook.most).then_some(outlook.least)
}

/// Plays a game to its end, each side winning when it can and handing over no win that it sees;
/// the value for the side to move first.
fn playout(layout: &Layout, state: &State, random: &mut Random) -> i8 {
    let mut state = *state;
    let mut sign = 1;
    loop {
        let outlook = layout.outlook(&state);
        if outlook.least == outlook.most {
            return sign * outlook.least;
        }
        let choice = random.below(outlook.safe.count_ones()) as usize;
        let Some(cell) = each(outlook.safe).nth(choice) else {
            return 0;
        };
        state = layout.play(&state, cell);
        sign = -sign;
    }
}
