//! The solver as its users see it.

use kamisado::{Colour, Move, Round, Side, Square};

use super::{
    prover::{Deadline, Prover, wins_at_once},
    table::Table,
};
use crate::{Limits, Meter, Proof, Verdict};

/// What is asked of a solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Who wins.
    Verdict,
    /// Who wins, and how soon: the fastest win against the longest defence.
    Shortest,
}

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
}

impl Solver {
    /// A solver whose memory is bounded by so many mebibytes (and a few kibibytes at least).
    pub fn new(mebibytes: usize) -> Self {
        Self {
            // A quarter is for the distances of the shortest win.
            table: Table::new(mebibytes - mebibytes / 4),
            mebibytes,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Answers a question about the round.
    pub fn solve(&mut self, round: &Round, question: Question, limits: &Limits) -> Solution {
        let mut meter = Meter::new(limits.clone());
        let winner = self.winner(round, &mut meter);
        let (plies, line) = match (winner, question) {
            (None, _) => (None, Vec::new()),
            (Some(winner), Question::Verdict) => (None, self.line(round, winner, &mut meter)),
            (Some(winner), Question::Shortest) => self.shortest(round, winner, &mut meter),
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
        Prover::new(&mut self.table, meter, None).winner(round)
    }

    /// A move that keeps a won round won, with the reply still to come; `None` if there is none
    /// or a limit was reached.
    pub fn winning_move(&mut self, round: &Round, meter: &mut Meter) -> Option<Move> {
        let side = round.side();
        if wins_at_once(round) {
            let tower = round.active()?;
            let home = round.targets(tower).into_iter();
            let to = home.into_iter().find(|to| to.is_home_of(!side))?;
            return Some(path(round, tower, to));
        }
        let mut unsure = Vec::new();
        for (tower, to, next) in moves(round) {
            match next {
                Ok(winner) if winner == side => return Some(path(round, tower, to)),
                Ok(_) => {}
                Err(next) if wins_at_once(&next) && next.side() != side => {}
                Err(next) => unsure.push((tower, to, next)),
            }
        }
        // What the proof needed is still in the table, or nearly so: ask the cheap ones first.
        let known = |next: &Round| Prover::known(&self.table, next);
        unsure.sort_by_key(|(_, _, next)| known(next) != Some(side));
        for (tower, to, next) in unsure {
            if self.winner(&next, meter)? == side {
                return Some(path(round, tower, to));
            }
        }
        None
    }

    /// Play in which the winner always answers with a winning move.
    fn line(&mut self, round: &Round, winner: Side, meter: &mut Meter) -> Vec<Move> {
        let mut round = *round;
        let mut line = Vec::new();
        loop {
            let next = if round.side() == winner {
                self.winning_move(&round, meter)
            } else {
                holding_out(&round)
            };
            let Some(next) = next else { return line };
            line.push(next);
            match round.play(next) {
                Ok(None) => {}
                _ => return line,
            }
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
            let found = Prover::new(&mut timed, meter, Some(deadline)).winner(round)?;
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
            for (tower, to, next) in moves(&here) {
                // The winner must still be in time; the loser must not make it any shorter.
                let fits = match next {
                    Ok(side) => Some(side == winner && left == 0),
                    Err(_) if left == 0 => Some(false),
                    Err(next) if hurries => in_time(&next, left),
                    Err(next) => in_time(&next, left - 1).map(|sooner| !sooner),
                };
                match fits {
                    None => return (Some(plies), line),
                    Some(true) => {
                        best = Some((tower, to));
                        break;
                    }
                    Some(false) => {}
                }
            }
            let Some((tower, to)) = best else { break };
            line.push(path(&here, tower, to));
            if here.advance(tower, to).is_some() {
                break;
            }
        }
        (Some(plies), line)
    }
}

fn path(round: &Round, tower: Colour, to: Square) -> Move {
    Move {
        from: round.board().square_of(round.side(), tower),
        to,
    }
}

/// All moves with the round they lead to, or its winner.
pub(super) fn moves(
    round: &Round,
) -> impl Iterator<Item = (Colour, Square, Result<Side, Round>)> + '_ {
    round.movable().flat_map(move |tower| {
        round.targets(tower).into_iter().map(move |to| {
            let mut next = *round;
            let ended = next.advance(tower, to);
            (tower, to, ended.map_or(Err(next), |end| Ok(end.winner)))
        })
    })
}

/// What a lost side plays to make it last: a move that does not lose at once, with as few
/// choices for the winner as possible.
fn holding_out(round: &Round) -> Option<Move> {
    let trouble = |next: &Result<Side, Round>| match next {
        Ok(_) => u32::MAX,
        Err(next) if wins_at_once(next) => u32::MAX - 1,
        Err(next) => next.count_moves(),
    };
    let best = moves(round).min_by_key(|(_, _, next)| trouble(next));
    best.map(|(tower, to, _)| path(round, tower, to))
}
