//! Depth-first proof-number search (df-pn) for one round.
//!
//! It answers "does Black win?", whoever is to move, so that one table serves every question; with
//! a [`Deadline`] it answers whether one side wins in time, and running out of plies counts as the
//! other's win. A push keeps the turn, so nothing assumes that the sides
//! alternate: a node belongs to whoever is to move there. A round cannot repeat a position
//! (towers only move forward; a tower is pushed back only by one of higher rank, and the highest
//! never is), so the search graph has no cycles and every stored proof holds wherever it is met.

use kamisado::{Board, Colour, Round, Side, Square, SquareSet};

use super::{
    key::BoardKey,
    table::{Numbers, Table},
};
use crate::Meter;

/// A position that a move leads to.
#[derive(Clone, Copy)]
struct Child {
    round: Round,
    board_key: BoardKey,
    key: u64,
    numbers: Numbers,
    /// The plies until the deadline; without one more than any round has.
    left: u32,
}

/// A side that has to win in time.
#[derive(Clone, Copy)]
pub(super) struct Deadline<'a> {
    pub(super) hurries: Side,
    pub(super) plies: u32,
    /// What is proven without a deadline: who does not win at all does not win in time.
    pub(super) proven: &'a Table,
}

/// One search.
pub(super) struct Prover<'a> {
    table: &'a mut Table,
    meter: &'a mut Meter,
    deadline: Option<Deadline<'a>>,
    /// The children of all nodes on the path, the deepest last.
    children: Vec<Child>,
}

impl<'a> Prover<'a> {
    pub(super) fn new(
        table: &'a mut Table,
        meter: &'a mut Meter,
        deadline: Option<Deadline<'a>>,
    ) -> Self {
        Self {
            table,
            meter,
            deadline,
            children: Vec::new(),
        }
    }

    /// Who wins from here; `None` if a limit was reached first.
    pub(super) fn winner(&mut self, round: &Round) -> Option<Side> {
        let left = self.deadline.map_or(u32::MAX, |deadline| deadline.plies);
        if let Some(winner) = self.at_a_glance(round, left) {
            return Some(winner);
        }
        let root = match self.look_up(round, BoardKey::of(round.board()), left) {
            Outlook::Decided(winner) => return Some(winner),
            Outlook::Open(root) => root,
        };
        let unlimited = Numbers {
            proof: Numbers::INFINITE,
            disproof: Numbers::INFINITE,
        };
        self.search(&root, unlimited).verdict()
    }

    /// Who wins, if that can be seen without a search.
    fn at_a_glance(&self, round: &Round, left: u32) -> Option<Side> {
        let walks_home = wins_at_once(round).then_some(round.side());
        let Some(Deadline { hurries, .. }) = self.deadline else {
            return walks_home;
        };
        // The last ply has to be a walk home: a deadlock is lost by the one who moves into it.
        let too_late = left == 0 || (left == 1 && round.side() == hurries && walks_home.is_none());
        if too_late { Some(!hurries) } else { walks_home }
    }

    /// Who wins, if the table remembers it.
    pub(super) fn known(table: &Table, round: &Round) -> Option<Side> {
        let key = BoardKey::of(round.board()).with_turn(round);
        table.get(key).and_then(Numbers::verdict)
    }

    /// Searches below a node until its numbers reach the limit or it is decided.
    fn search(&mut self, node: &Child, limit: Numbers) -> Numbers {
        if !self.meter.count() {
            return node.numbers;
        }
        let first = self.children.len();
        let numbers = match self.expand(node) {
            Some(winner) => Numbers::decided(winner),
            None => self.widen(node, first, limit),
        };
        self.children.truncate(first);
        self.table.put(node.key, numbers);
        numbers
    }

    /// Searches the most promising child again and again.
    fn widen(&mut self, node: &Child, first: usize, limit: Numbers) -> Numbers {
        let attacks = node.round.side() == Side::Black;
        loop {
            // The side to move needs one good child, so its number is the smallest of theirs;
            // the other side must refute all of them, so its number is their sum.
            let (mut best, mut second, mut sum) = (Numbers::INFINITE, Numbers::INFINITE, 0_u32);
            let mut chosen = first;
            for (place, child) in (first..).zip(&self.children[first..]) {
                let (mine, theirs) = in_view(child.numbers, attacks);
                sum = sum.saturating_add(theirs).min(Numbers::INFINITE);
                if mine < best {
                    (second, best) = (best, mine);
                    chosen = place;
                } else {
                    second = second.min(mine);
                }
            }
            let (proof, disproof) = if attacks { (best, sum) } else { (sum, best) };
            let numbers = Numbers { proof, disproof };
            if proof >= limit.proof
                || disproof >= limit.disproof
                || numbers.verdict().is_some()
                || self.meter.is_exhausted()
            {
                return numbers;
            }
            let child = self.children[chosen];
            let (_, theirs) = in_view(child.numbers, attacks);
            let (my_limit, their_limit) = in_view(limit, attacks);
            // A quarter more than the second best needs: without it the search would jump
            // between two equal children at every node.
            let mine = my_limit.min(second.saturating_add(second / 4).saturating_add(1));
            let theirs = their_limit.saturating_sub(sum).saturating_add(theirs);
            let (mine, theirs) = (mine.min(Numbers::INFINITE), theirs.min(Numbers::INFINITE));
            let (proof, disproof) = if attacks {
                (mine, theirs)
            } else {
                (theirs, mine)
            };
            let found = self.search(&child, Numbers { proof, disproof });
            self.children[chosen].numbers = found;
        }
    }

    /// Puts the children of a node on the stack; `Some` if the node is decided at a glance.
    fn expand(&mut self, node: &Child) -> Option<Side> {
        let mover = node.round.side();
        let first = self.children.len();
        for tower in node.round.movable() {
            for to in node.round.targets(tower) {
                match self.child(node, tower, to) {
                    Outlook::Decided(winner) if winner == mover => return Some(mover),
                    Outlook::Decided(_) => {}
                    Outlook::Open(child) => self.children.push(child),
                }
            }
        }
        let every_move_loses = self.children.len() == first;
        every_move_loses.then_some(!mover)
    }

    fn child(&self, node: &Child, tower: Colour, to: Square) -> Outlook {
        let mover = node.round.side();
        let mut round = node.round;
        let pushes = round.board().is_occupied(to);
        if let Some(end) = round.advance(tower, to) {
            return Outlook::Decided(end.winner);
        }
        let left = node.left - 1;
        if let Some(winner) = self.at_a_glance(&round, left) {
            return Outlook::Decided(winner);
        }
        let board_key =
            node.board_key
                .after(node.round.board(), round.board(), mover, tower, pushes);
        self.look_up(&round, board_key, left)
    }

    /// What the table knows of a position, or a first guess.
    fn look_up(&self, round: &Round, board_key: BoardKey, left: u32) -> Outlook {
        let mut key = board_key.with_turn(round);
        if let Some(deadline) = self.deadline {
            let proven = deadline.proven.get(key).and_then(Numbers::verdict);
            if proven == Some(!deadline.hurries) {
                return Outlook::Decided(!deadline.hurries);
            }
            key ^= u64::from(left).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
        let known = self.table.get(key);
        if let Some(winner) = known.and_then(Numbers::verdict) {
            return Outlook::Decided(winner);
        }
        Outlook::Open(Child {
            round: *round,
            board_key,
            key,
            numbers: known.unwrap_or_else(|| first_guess(round)),
            left,
        })
    }
}

/// The numbers of a position nobody has looked at: few safe moves are few leaves to refute.
fn first_guess(round: &Round) -> Numbers {
    let safe = safe_moves(round).max(1);
    let (proof, disproof) = match round.side() {
        Side::Black => (1, safe),
        Side::White => (safe, 1),
    };
    Numbers { proof, disproof }
}

enum Outlook {
    Decided(Side),
    Open(Child),
}

/// The number of the side to move, and that of the other side.
const fn in_view(numbers: Numbers, attacks: bool) -> (u32, u32) {
    if attacks {
        (numbers.proof, numbers.disproof)
    } else {
        (numbers.disproof, numbers.proof)
    }
}

/// Whether the side to move can walk home.
pub(super) fn wins_at_once(round: &Round) -> bool {
    match round.active() {
        Some(active) => round.board().can_walk_home(round.side(), active),
        None => false,
    }
}

/// How many moves do not land on a colour whose enemy tower could walk home as the board stands.
pub(super) fn safe_moves(round: &Round) -> u32 {
    let poisoned = poisoned_squares(round.board(), round.side());
    round
        .movable()
        .map(|tower| (round.targets(tower).bits() & !poisoned.bits()).count_ones())
        .sum()
}

/// The squares a player should not land on: those of the colours whose enemy tower could walk
/// home if it were given its colour now.
pub fn poisoned_squares(board: &Board, side: Side) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    for colour in Colour::ALL {
        if board.can_walk_home(!side, colour) {
            squares = squares.union(SQUARES_OF[colour.index()]);
        }
    }
    squares
}

/// The eight squares of every colour.
static SQUARES_OF: [SquareSet; 8] = {
    let mut squares = [0_u64; 8];
    let mut index = 0;
    while index < 64 {
        let colour = Square::from_index(index).colour();
        squares[colour.index()] |= 1 << index;
        index += 1;
    }
    let mut sets = [SquareSet::EMPTY; 8];
    let mut colour = 0;
    while colour < 8 {
        sets[colour] = SquareSet::from_bits(squares[colour]);
        colour += 1;
    }
    sets
};
