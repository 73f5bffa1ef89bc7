//! The solver as its users see it.

use kamisado::{Fill, Move, Round, Side};

use super::{
    goal::{Ending, Goal, Results, next_round},
    guess::Guess,
    prover::{Deadline, Prover},
    step::{Step, holding_out, steps},
    table::{Numbers, Table},
};
use crate::{Limits, Meter, Proof, Verdict};

/// What a solver found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// What is proven for the side to move; `None` if a limit was reached first.
    pub proof: Option<Proof>,
    /// The positions visited.
    pub nodes: u64,
    /// Play in which the winner keeps the win; best play by both if the shortest was asked.
    /// It may break off early if a limit was reached.
    pub line: Vec<Move>,
}

/// An exact solver for rounds with towers of any ranks.
///
/// It keeps what it has proven, so later questions about the same round are cheap.
pub struct Solver {
    table: Table,
    mebibytes: usize,
    guess: Guess,
}

impl Solver {
    /// A solver whose memory is bounded by so many mebibytes (and a few kibibytes at least).
    pub fn new(mebibytes: usize) -> Self {
        Self::guessing(mebibytes, Guess::default())
    }

    /// The same with the first numbers that it is told to take.
    pub(super) fn guessing(mebibytes: usize, guess: Guess) -> Self {
        Self {
            // A quarter is for the distances of the shortest win.
            table: Table::new(mebibytes - mebibytes / 4),
            mebibytes,
            guess,
        }
    }

    pub(super) const fn guess(&self) -> Guess {
        self.guess
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Finds out who wins the round; with `shortest`, also how many plies the fastest win takes
    /// against the longest defence.
    pub fn solve(&mut self, round: &Round, shortest: bool, limits: &Limits) -> Solution {
        let mut meter = Meter::new(limits.clone());
        let winner = self.winner(round, &mut meter);
        let (plies, line) = match (winner, shortest) {
            (None, _) => (None, Vec::new()),
            (Some(winner), false) => (None, self.line(round, winner, &mut meter)),
            (Some(winner), true) => self.shortest(round, winner, &mut meter),
        };
        let verdict = winner.map(|winner| {
            if winner == round.side() {
                Verdict::Win
            } else {
                Verdict::Loss
            }
        });
        // A length that was asked and not found is no proof of anything but the verdict.
        Solution {
            proof: verdict.map(|verdict| Proof { verdict, plies }),
            nodes: meter.nodes(),
            line,
        }
    }

    /// Who wins the round with best play; `None` at a limit.
    pub fn winner(&mut self, round: &Round, meter: &mut Meter) -> Option<Side> {
        self.reached(round, Goal::ROUND, meter)
    }

    /// Whether `side` can force the round to end with one of the `wanted` results; `None` at a
    /// limit.
    pub fn can_force(
        &mut self,
        round: &Round,
        side: Side,
        wanted: Results,
        meter: &mut Meter,
    ) -> Option<bool> {
        let winner = self.reached(round, Goal::forcing(side, wanted), meter)?;
        Some(winner == side)
    }

    /// Who wins the match with best play, if the first with `target` points wins it; `None` at a
    /// limit. The round is the one being played; the teeth on its board are the score.
    pub fn match_winner(&mut self, round: &Round, target: u8, meter: &mut Meter) -> Option<Side> {
        self.reached(round, Goal::of_match(round.board(), target), meter)
    }

    /// Whether `side` can force to win this round and, after its fill, the next one, which the other
    /// side opens, unless it has `target` points before; `None` at a limit.
    pub fn wins_two_in_a_row(
        &mut self,
        round: &Round,
        side: Side,
        target: u8,
        meter: &mut Meter,
    ) -> Option<bool> {
        let goal = Goal::two_in_a_row(round.board(), side, target);
        let winner = self.reached(round, goal, meter)?;
        Some(winner == side)
    }

    /// A move that keeps a won round won, with the reply still to come; `None` if there is none
    /// or a limit was reached.
    pub fn winning_move(&mut self, round: &Round, meter: &mut Meter) -> Option<Move> {
        let step = self.keeping_step(round, Goal::ROUND, meter)?;
        Some(step.path)
    }

    /// Who reaches the goal: Black by getting there, White by preventing it.
    pub(super) fn reached(&mut self, round: &Round, goal: Goal, meter: &mut Meter) -> Option<Side> {
        Prover::new(&mut self.table, meter, goal, self.guess).winner(round)
    }

    /// Who is already known to reach the goal after a move.
    pub(super) fn known_after(&self, step: &Step, goal: Goal) -> Option<Side> {
        Prover::known_after(&self.table, step, goal)
    }

    /// How far the search has come with a move that does not end the round.
    pub(super) fn numbers_after(&self, step: &Step, goal: Goal) -> Numbers {
        Prover::numbers_after(&self.table, step, goal, self.guess)
    }

    /// Who reaches the goal after a move, which may have ended the round.
    pub(super) fn reached_after(
        &mut self,
        step: &Step,
        goal: Goal,
        meter: &mut Meter,
    ) -> Option<Side> {
        let Some(end) = step.end else {
            return self.reached(&step.next, goal, meter);
        };
        let board = step.next.board();
        if let Ending::Decided(winner) = goal.ending(board, end.winner, end.tower) {
            return Some(winner);
        }
        let mut answer = Some(!end.winner);
        for fill in Fill::ALL {
            let next = next_round(board, end.winner, end.tower, fill);
            match self.reached(&next, goal, meter) {
                Some(winner) if winner == end.winner => return Some(winner),
                Some(_) => {}
                None => answer = None,
            }
        }
        answer
    }

    /// A move with which the side to move still reaches the goal (or prevents it); `None` if there
    /// is none or a limit was reached.
    pub(super) fn keeping_step(
        &mut self,
        round: &Round,
        goal: Goal,
        meter: &mut Meter,
    ) -> Option<Step> {
        let side = round.side();
        // What the proof needed is still in the table, or nearly so: ask the cheap ones first.
        let mut unsure = Vec::new();
        for step in steps(round) {
            match self.known_after(&step, goal) {
                Some(winner) if winner == side => return Some(step),
                Some(_) => {}
                None => unsure.push(step),
            }
        }
        for step in unsure {
            if self.reached_after(&step, goal, meter)? == side {
                return Some(step);
            }
        }
        None
    }

    /// Play in which the winner always answers with a winning move.
    fn line(&mut self, round: &Round, winner: Side, meter: &mut Meter) -> Vec<Move> {
        let mut round = *round;
        let mut line = Vec::new();
        loop {
            let step = if round.side() == winner {
                self.keeping_step(&round, Goal::ROUND, meter)
            } else {
                holding_out(&round)
            };
            let Some(step) = step else { return line };
            line.push(step.path);
            if step.end.is_some() {
                return line;
            }
            round = step.next;
        }
    }

    /// The fastest win against the longest defence, and such play.
    fn shortest(
        &mut self,
        round: &Round,
        winner: Side,
        meter: &mut Meter,
    ) -> (Option<u32>, Vec<Move>) {
        let mut timed = Table::new(self.mebibytes / 4);
        let mut in_time = |round: &Round, plies: u32| {
            let deadline = Deadline {
                hurries: winner,
                plies,
                proven: &self.table,
            };
            let found = Prover::in_time(&mut timed, meter, deadline, self.guess).winner(round)?;
            Some(found == winner)
        };
        // Rounds end with a walk home of the winner, which fixes the parity, unless pushes or a
        // deadlock shift it: so go in steps of two, then look one ply back.
        let mut plies = if round.side() == winner { 1 } else { 2 };
        loop {
            match in_time(round, plies) {
                None => return (None, Vec::new()),
                Some(true) => break,
                Some(false) => plies += 2,
            }
        }
        match in_time(round, plies - 1) {
            None => return (None, Vec::new()),
            Some(true) => plies -= 1,
            Some(false) => {}
        }
        let mut here = *round;
        let mut line = Vec::new();
        for left in (0..plies).rev() {
            let hurries = here.side() == winner;
            let mut best = None;
            for step in steps(&here) {
                // The winner must still be in time; the loser must not make it any shorter.
                let fits = match step.end {
                    Some(end) => Some(end.winner == winner && left == 0),
                    None if left == 0 => Some(false),
                    None if hurries => in_time(&step.next, left),
                    None => in_time(&step.next, left - 1).map(|sooner| !sooner),
                };
                match fits {
                    None => return (Some(plies), line),
                    Some(true) => {
                        best = Some(step);
                        break;
                    }
                    Some(false) => {}
                }
            }
            let Some(step) = best else { break };
            line.push(step.path);
            if step.end.is_some() {
                break;
            }
            here = step.next;
        }
        (Some(plies), line)
    }
}
