//! The engine: proofs where they are in reach, playouts elsewhere.

use kamon::{Cell, Position};

use crate::{Estimate, Judgement, Limits, Proof, Random, budget::Budget};

use super::{
    bits::each,
    board::{Layout, cell},
    guess::Guess,
    solver::{Solver, verdict},
    tree::{Branch, Tree},
};

/// A legal move and what is known of it, from the view of the side that makes it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MoveJudgement {
    /// Where the pawn goes.
    pub cell: Cell,
    /// What comes of it.
    pub judgement: Judgement,
}

/// The solver's share of the first round, in nodes; it doubles every round, so that little is
/// lost if the next round would have settled everything, and little if nothing can be settled.
const FIRST_PROOF: u64 = 2_048;

/// The playouts of the first round: about the same time as the solver's share.
const FIRST_PLAYOUTS: u64 = 512;

/// Before this many moves the solver is not asked: such positions take it up to minutes and more.
const FIRST_SOLVABLE: usize = 5;

/// Judges moves and chooses the best.
///
/// Nodes are positions for the solver and playouts for the tree search.
pub struct Engine {
    solver: Solver,
    memory: usize,
    random: Random,
}

impl Engine {
    /// An engine whose tables take at most `memory` mebibytes; a few kibibytes are always used.
    pub fn new(memory: usize) -> Self {
        Self::with_seed(memory, 0)
    }

    /// The same with its own chance for the playouts.
    pub fn with_seed(memory: usize, seed: u64) -> Self {
        Self::guessing(memory, seed, Guess::Fitted)
    }

    pub(super) fn guessing(memory: usize, seed: u64, guess: Guess) -> Self {
        Self {
            solver: Solver::guessing(memory - memory / 2, guess),
            memory: memory / 2,
            random: Random::new(seed),
        }
    }

    /// The best move within the limits; `None` if the game is over.
    ///
    /// Without limits the search ends when the position is solved, which can take days in an
    /// opening.
    pub fn best(&mut self, position: &Position, limits: &Limits) -> Option<MoveJudgement> {
        if position.outcome().is_over() {
            return None;
        }
        let layout = Layout::new(position);
        let state = layout.state(position);
        let mut tree = Tree::new(&layout, state, state.legal, self.memory);
        let mut budget = Budget::new(limits);
        let mut lost = false;
        for round in 0..40 {
            if tree.is_proven() {
                break;
            }
            budget.ask(FIRST_PLAYOUTS << round, |meter| {
                tree.search(&mut self.random, meter);
                Some(())
            });
            if position.moves_made() >= FIRST_SOLVABLE {
                let solved = budget.ask(FIRST_PROOF << round, |meter| {
                    self.solver.value(position, &layout, &state, meter)
                });
                match solved {
                    Some((value, Some(best))) => return judged(best, value),
                    // Any move loses; the tree finds the one that is hardest to punish.
                    Some(_) => lost = true,
                    None => {}
                }
            }
            if budget.is_spent() || lost {
                break;
            }
        }
        let best = tree.branches().into_iter().next()?;
        if lost {
            return judged(best.cell, -1);
        }
        Some(MoveJudgement {
            cell: cell(best.cell)?,
            judgement: best.judgement(),
        })
    }

    /// Judges every legal move, the best first, and tells `on_update` whenever more is known.
    /// The last word is also returned; it is empty if the game is over.
    ///
    /// Without limits the search ends when every move is proven.
    pub fn analyse(
        &mut self,
        position: &Position,
        limits: &Limits,
        on_update: &mut dyn FnMut(&[MoveJudgement]),
    ) -> Vec<MoveJudgement> {
        if position.outcome().is_over() {
            return Vec::new();
        }
        let layout = Layout::new(position);
        let state = layout.state(position);
        let shared = each(state.legal)
            .enumerate()
            .filter(|(index, _)| limits.share.has(*index))
            .fold(0, |cells, (_, cell)| cells | 1 << cell);
        if shared == 0 {
            return Vec::new();
        }
        let mut tree = Tree::new(&layout, state, shared, self.memory);
        let mut budget = Budget::new(limits);
        let mut moves = tree.branches();
        let mut said = say(&moves, on_update);
        for round in 0..40 {
            budget.ask(FIRST_PLAYOUTS << round, |meter| {
                tree.search(&mut self.random, meter);
                Some(())
            });
            merge(&mut moves, tree.branches());
            said = say(&moves, on_update);
            for index in 0..moves.len() {
                if budget.is_spent() || moves[index].proven.is_some() {
                    continue;
                }
                let next = layout.play(&state, moves[index].cell);
                let solved = budget.ask(FIRST_PROOF << round, |meter| {
                    self.solver.value(position, &layout, &next, meter)
                });
                if let Some((value, _)) = solved {
                    moves[index].proven = Some(-value);
                    said = say(&moves, on_update);
                }
            }
            if budget.is_spent() || moves.iter().all(|branch| branch.proven.is_some()) {
                break;
            }
        }
        said
    }
}

/// Takes over what the tree knows by now, but keeps what was proven elsewhere.
fn merge(moves: &mut Vec<Branch>, branches: Vec<Branch>) {
    let old = std::mem::replace(moves, branches);
    for branch in moves {
        if let Some(known) = old.iter().find(|known| known.cell == branch.cell) {
            branch.proven = branch.proven.or(known.proven);
        }
    }
}

/// Tells what is known, the best move first.
fn say(moves: &[Branch], on_update: &mut dyn FnMut(&[MoveJudgement])) -> Vec<MoveJudgement> {
    let mut sorted = moves.to_vec();
    sorted.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
    let said: Vec<MoveJudgement> = sorted
        .iter()
        .filter_map(|branch| {
            Some(MoveJudgement {
                cell: cell(branch.cell)?,
                judgement: branch.judgement(),
            })
        })
        .collect();
    on_update(&said);
    said
}

fn judged(best: u8, value: i8) -> Option<MoveJudgement> {
    Some(MoveJudgement {
        cell: cell(best)?,
        judgement: Judgement::Proven(Proof {
            verdict: verdict(value),
            plies: None,
        }),
    })
}

impl Branch {
    fn judgement(&self) -> Judgement {
        match self.proven {
            Some(value) => Judgement::Proven(Proof {
                verdict: verdict(value),
                plies: self.wins_at_once.then_some(1),
            }),
            None => Judgement::Estimated(Estimate::new(self.chance)),
        }
    }

    /// What the move is worth in a list: a chance counts less if few playouts stand behind it.
    fn worth(&self) -> f64 {
        match self.proven {
            Some(1) if self.wins_at_once => 3.0,
            Some(1) => 2.0,
            Some(0) => 0.5,
            Some(_) => f64::from(self.visits).mul_add(1e-10, -2.0),
            None => self.chance - 0.5 / f64::from(self.visits + 1).sqrt(),
        }
    }
}
