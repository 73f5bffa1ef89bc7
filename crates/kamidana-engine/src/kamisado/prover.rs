//! Depth-first proof-number search (df-pn).
//!
//! It answers "does Black reach the [`Goal`]?", whoever is to move, so that one table serves every
//! question; with a [`Deadline`] it answers whether one side wins in time, and running out of
//! plies counts as the other's win. A push keeps the turn, so nothing assumes that the sides
//! alternate: a node belongs to whoever is to move there. A round cannot repeat a position
//! (towers only move forward; a tower is pushed back only by one of higher rank, and the highest
//! never is) and every round adds a tooth, so the search graph has no cycles and every stored
//! proof holds wherever it is met.

use kamisado::{Colour, Fill, Round, Side, Square};

use super::{
    goal::{Ending, Goal, next_round},
    guess::Guess,
    key::BoardKey,
    step::Step,
    table::{Numbers, Table},
};
use crate::Meter;

/// A position that a move leads to.
#[derive(Clone, Copy)]
struct Child {
    /// The round; if it has ended, its last board, and the winner as the side to move.
    round: Round,
    /// The tower that won the round, if its winner now chooses the fill.
    won_with: Option<Colour>,
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
    goal: Goal,
    guess: Guess,
    deadline: Option<Deadline<'a>>,
    /// The children of all nodes on the path, the deepest last.
    children: Vec<Child>,
}

impl<'a> Prover<'a> {
    pub(super) fn new(
        table: &'a mut Table,
        meter: &'a mut Meter,
        goal: Goal,
        guess: Guess,
    ) -> Self {
        Self {
            table,
            meter,
            goal,
            guess,
            deadline: None,
            children: Vec::new(),
        }
    }

    /// The search for a win of the round in time.
    pub(super) fn in_time(
        table: &'a mut Table,
        meter: &'a mut Meter,
        deadline: Deadline<'a>,
        guess: Guess,
    ) -> Self {
        Self {
            deadline: Some(deadline),
            ..Self::new(table, meter, Goal::ROUND, guess)
        }
    }

    /// Black if the goal can be reached from here, White if not; `None` if a limit was reached
    /// first.
    pub(super) fn winner(&mut self, round: &Round) -> Option<Side> {
        let left = self.deadline.map_or(u32::MAX, |deadline| deadline.plies);
        if let Some(winner) = self.at_a_glance(round, left) {
            return Some(winner);
        }
        let board_key = BoardKey::of(round.board(), self.goal);
        let root = match self.look_up(round, board_key, left) {
            Outlook::Decided(winner) => return Some(winner),
            Outlook::Open(root) => root,
        };
        if self.meter.is_exhausted() {
            return None;
        }
        let unlimited = Numbers {
            proof: Numbers::INFINITE,
            disproof: Numbers::INFINITE,
        };
        self.search(&root, unlimited).verdict()
    }

    /// Who wins, if that can be seen without a search.
    fn at_a_glance(&self, round: &Round, left: u32) -> Option<Side> {
        let walks_home = self.goal.at_a_glance(round);
        let Some(Deadline { hurries, .. }) = self.deadline else {
            return walks_home;
        };
        // The last ply has to be a walk home: a deadlock is lost by the one who moves into it.
        let too_late = left == 0 || (left == 1 && round.side() == hurries && walks_home.is_none());
        if too_late { Some(!hurries) } else { walks_home }
    }

    /// Who reaches the goal after a move, if that is plain or the table remembers it.
    pub(super) fn known_after(table: &Table, step: &Step, goal: Goal) -> Option<Side> {
        let board = step.next.board();
        let known = match step.end {
            None => goal.at_a_glance(&step.next),
            Some(end) => match goal.ending(board, end.winner, end.tower) {
                Ending::Decided(winner) => Some(winner),
                Ending::Open => None,
            },
        };
        known.or_else(|| {
            let board_key = BoardKey::of(board, goal);
            let key = match step.end {
                None => board_key.with_turn(&step.next),
                Some(end) => board_key.with_fill(end.winner, end.tower),
            };
            table.get(key).and_then(Numbers::verdict)
        })
    }

    /// How far the search has come with a move that does not end the round.
    pub(super) fn numbers_after(table: &Table, step: &Step, goal: Goal, guess: Guess) -> Numbers {
        let key = BoardKey::of(step.next.board(), goal).with_turn(&step.next);
        table.get(key).unwrap_or_else(|| guess.of(&step.next))
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
            let mine = my_limit.min(self.guess.patience(second));
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
        if let Some(tower) = node.won_with {
            for fill in Fill::ALL {
                let next = next_round(node.round.board(), mover, tower, fill);
                let outlook = self.look_up(&next, BoardKey::of(next.board(), self.goal), node.left);
                if self.keep(outlook, mover) {
                    return Some(mover);
                }
            }
        } else {
            for tower in node.round.movable() {
                for to in node.round.targets(tower) {
                    let outlook = self.child(node, tower, to);
                    if self.keep(outlook, mover) {
                        return Some(mover);
                    }
                }
            }
        }
        let every_move_loses = self.children.len() == first;
        every_move_loses.then_some(!mover)
    }

    /// Keeps a child that has to be searched; whether the mover wins with it instead.
    fn keep(&mut self, outlook: Outlook, mover: Side) -> bool {
        match outlook {
            Outlook::Decided(winner) => return winner == mover,
            Outlook::Open(child) => self.children.push(child),
        }
        false
    }

    fn child(&self, node: &Child, tower: Colour, to: Square) -> Outlook {
        let mover = node.round.side();
        let mut round = node.round;
        let pushes = round.board().is_occupied(to);
        let end = round.play_unchecked(tower, to);
        let left = node.left - 1;
        if let Some(end) = end {
            return match self.goal.ending(round.board(), end.winner, end.tower) {
                Ending::Decided(winner) => Outlook::Decided(winner),
                Ending::Open => self.look_up_fill(&round, end.winner, end.tower),
            };
        }
        if let Some(winner) = self.at_a_glance(&round, left) {
            return Outlook::Decided(winner);
        }
        let board_key = if pushes {
            BoardKey::of(round.board(), self.goal)
        } else {
            let before = node.round.board();
            node.board_key.after(before, round.board(), mover, tower)
        };
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
            won_with: None,
            board_key,
            key,
            numbers: known.unwrap_or_else(|| self.guess.of(round)),
            left,
        })
    }

    /// The same for a round that has ended while the match goes on.
    fn look_up_fill(&self, round: &Round, winner: Side, tower: Colour) -> Outlook {
        let board_key = BoardKey::of(round.board(), self.goal);
        let key = board_key.with_fill(winner, tower);
        let known = self.table.get(key);
        if let Some(winner) = known.and_then(Numbers::verdict) {
            return Outlook::Decided(winner);
        }
        Outlook::Open(Child {
            round: Round::new(*round.board(), winner),
            won_with: Some(tower),
            board_key,
            key,
            numbers: known.unwrap_or_else(|| self.guess.of_fill(winner)),
            left: u32::MAX,
        })
    }
}

/// What is known of a child.
#[derive(Clone, Copy)]
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
