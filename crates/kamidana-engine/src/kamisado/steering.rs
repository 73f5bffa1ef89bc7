//! Steering a won round to an end after which the next one is won too, though the other side opens it.
//!
//! Hardly any start is lost for who opens it, unless the other side's towers stand well ([`defence`]). So
//! the winner of a round plays it to its end many times in thought, always with moves that are proven to keep
//! the win, and takes the move with which that went best: a Monte-Carlo tree search. Proofs of these
//! moves cost little, since the round has just been solved.

use kamisado::{Fill, Match, Round, Side};

use super::{
    Engine, defence,
    engine::seen_by,
    fills,
    goal::{Goal, next_round},
    guess::Guess,
    step::{Step, steps},
};
use crate::{budget::Budget, maths::logf};

/// The most nodes to see that a move keeps the round won.
const KEEPS: u64 = 20_000;

/// Who has less left does not steer: what wins the round now might not be found again.
const ENOUGH: u64 = 50_000;

/// What a move in thought costs beside the proofs, in nodes.
const MOVE: u64 = 20;

/// An end of the round that came up so often is looked at closer, each time with so many nodes, until so many
/// have gone into the start that follows. A lost start takes 200 000 on average.
const OFTEN: u32 = 4;
const LOOK: u64 = 8_000;
const MOST_NODES: u64 = 1_000_000;

/// More tries change little, and everything that was tried is remembered.
const MOST_TRIES: u32 = 2_000;

/// How much a move that was seldom tried is worth to be tried again.
const CURIOSITY: f64 = 0.1;

/// Who is losing leaves few good answers, so the share of these says how likely a reply is: it is taken as often
/// as the inverse square of the share and this.
const ANY_REPLY: f64 = 0.1;

/// The share of good answers before they are counted.
const USUAL_EASE: f64 = 0.3;

/// What the winner of the round wants.
struct Aim {
    /// What is proven to be reached.
    goal: Goal,
    winner: Side,
    /// What each tower gains besides if it wins the round, in rounds won.
    gains: [f64; 8],
}

/// A start that may follow a round.
struct Start {
    round: Round,
    /// How hard it looks.
    doublings: f64,
    /// The chance that who opens it loses.
    chance: f64,
    is_settled: bool,
}

/// A move in thought and what came of it.
pub(super) struct Prospect {
    step: Step,
    /// For each fill, if it ends the round.
    starts: Vec<Start>,
    /// What it is worth at first sight; of an end, at last sight.
    chance: f64,
    /// The share of the own moves after it that keep the win.
    ease: f64,
    tried: u32,
    sum: f64,
    next: Vec<Prospect>,
}

impl Prospect {
    fn new(step: Step, aim: &Aim) -> Self {
        let mut prospect = Self {
            step,
            starts: starts(&step),
            chance: 0.0,
            ease: USUAL_EASE,
            tried: 0,
            sum: 0.0,
            next: Vec::new(),
        };
        prospect.chance = match step.end {
            None => defence::chance(step.next.board(), aim.winner),
            Some(_) => prospect.chance_of_end(aim),
        };
        prospect
    }

    /// With the better fill, as far as it is known.
    fn chance_of_end(&self, aim: &Aim) -> f64 {
        let gain = self
            .step
            .end
            .map_or(0.0, |end| aim.gains[end.tower.index()]);
        let best = self.starts.iter().map(|start| start.chance);
        gain + best.fold(0.0, f64::max)
    }

    fn mean(&self) -> f64 {
        match self.step.end {
            Some(_) => self.chance,
            None => (self.chance + self.sum) / f64::from(1 + self.tried),
        }
    }
}

/// The starts that may follow a move which ends the round.
fn starts(step: &Step) -> Vec<Start> {
    let Some(end) = step.end else {
        return Vec::new();
    };
    let board = step.next.board();
    let start = |fill| {
        let doublings = defence::doublings(board, end.winner, fill);
        Start {
            round: next_round(board, end.winner, end.tower, fill),
            doublings,
            chance: defence::chance_if_open(doublings, 0),
            is_settled: false,
        }
    };
    Fill::ALL.map(start).into()
}

/// The moves of who is losing, but for those that lose at once if there are others.
fn replies(round: &Round) -> Vec<Step> {
    let (last, lasting): (Vec<Step>, Vec<Step>) =
        steps(round).partition(|step| step.loses_at_once(round));
    if lasting.is_empty() { last } else { lasting }
}

impl Engine {
    /// The move of the side that is proven to reach `goal` after which the next round is most likely won too;
    /// `None` if there is no next round, or too little is left to look at it.
    pub(super) fn steer(
        &mut self,
        game: &Match,
        goal: Goal,
        budget: &mut Budget<'_>,
    ) -> Option<Step> {
        let round = game.round()?;
        // Who has won the match needs no next round; who plays a series takes it as it comes. The levels below
        // the last do without: level 7 had the nodes for an earlier way to steer at 10 of 695 moves, the others
        // never.
        if game.length().target().is_none()
            || self.match_ends_with_win_of(game, round.side())
            || self.solver.guess() == Guess::ByHand
            || budget.left() < ENOUGH
        {
            return None;
        }
        let aim = Aim {
            goal,
            winner: round.side(),
            gains: self.gains(game, round.side()),
        };
        // What was thought of the moves from here is not thought again.
        let steered = self.steered.take().filter(|(known, _)| *known == goal);
        let mut replies = steered.into_iter().flat_map(|(_, steered)| steered.next);
        let reply = replies.find(|reply| reply.step.end.is_none() && reply.step.next == *round);
        let mut prospects = reply.map_or_else(Vec::new, |reply| reply.next);
        if prospects.is_empty() {
            prospects = budget.part(2, |part| self.kept(round, &aim, part)).0;
        }
        let mut tried = prospects.iter().map(|prospect| prospect.tried).sum();
        // A single move is thought on, too: what comes of it is remembered.
        while !prospects.is_empty() && tried < MOST_TRIES && !budget.is_spent() {
            tried += 1;
            self.try_one(true, tried, &mut prospects, &aim, budget);
        }
        let best = prospects.into_iter().max_by(|a, b| {
            let by_tries = a.tried.cmp(&b.tried);
            by_tries.then(a.mean().total_cmp(&b.mean()))
        })?;
        let step = best.step;
        self.steered = Some((goal, best));
        Some(step)
    }

    /// What each tower gains beside the round if it wins it, in rounds won.
    fn gains(&mut self, game: &Match, side: Side) -> [f64; 8] {
        let results = self.equity.of_results(game);
        let chances = |winner: Side| results[winner.index()].map(|black| seen_by(side, black));
        let (won, lost) = (chances(side), chances(!side));
        let least = won.into_iter().fold(1.0, f64::min);
        let round = (won.iter().sum::<f64>() - lost.iter().sum::<f64>()) / 8.0;
        won.map(|chance| (chance - least) / round.max(0.01))
    }

    /// The own moves that are proven to keep what is won, and their share of all.
    fn kept(&mut self, round: &Round, aim: &Aim, budget: &mut Budget<'_>) -> (Vec<Prospect>, f64) {
        let is_known = |step: &Step| self.solver.known_after(step, aim.goal).is_some();
        let (mut all, unknown): (Vec<Step>, Vec<Step>) = steps(round).partition(is_known);
        // What is known costs nothing; the rest might cost all there is.
        all.extend(unknown);
        let count = all.len() as f64;
        all.retain(|step| self.is_kept(step, aim, budget));
        let kept: Vec<Prospect> = all.iter().map(|step| Prospect::new(*step, aim)).collect();
        let ease = kept.len() as f64 / count;
        (kept, ease)
    }

    fn is_kept(&mut self, step: &Step, aim: &Aim, budget: &mut Budget<'_>) -> bool {
        let reached = budget.ask(KEEPS, |meter| {
            self.solver.reached_after(step, aim.goal, meter)
        });
        reached == Some(aim.winner)
    }

    /// Tries one of the moves once more, and says what came of it.
    fn try_one(
        &mut self,
        own: bool,
        tried: u32,
        prospects: &mut [Prospect],
        aim: &Aim,
        budget: &mut Budget<'_>,
    ) -> Option<f64> {
        let logarithm = f64::from(logf(tried as f32));
        let worth = |prospect: &Prospect| {
            let tries = f64::from(1 + prospect.tried);
            if own {
                return prospect.mean() + CURIOSITY * (logarithm / tries).sqrt();
            }
            let ease = ANY_REPLY + prospect.ease;
            1.0 / (tries * ease * ease)
        };
        let chosen = prospects.iter_mut();
        let chosen = chosen.max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
        let found = self.try_out(chosen, aim, budget);
        chosen.tried += 1;
        chosen.sum += found;
        Some(found)
    }

    fn try_out(&mut self, prospect: &mut Prospect, aim: &Aim, budget: &mut Budget<'_>) -> f64 {
        budget.charge(MOVE);
        if prospect.step.end.is_some() {
            if prospect.tried >= OFTEN {
                self.look_at_end(prospect, aim, budget);
            }
            return prospect.chance;
        }
        let round = &prospect.step.next;
        if prospect.tried == 0 {
            return self.play_out(round, aim, budget);
        }
        let own = round.side() == aim.winner;
        if prospect.next.is_empty() {
            if own {
                (prospect.next, prospect.ease) = self.kept(round, aim, budget);
            } else {
                let replies = replies(round).into_iter();
                prospect.next = replies.map(|step| Prospect::new(step, aim)).collect();
            }
        }
        self.try_one(own, prospect.tried, &mut prospect.next, aim, budget)
            .unwrap_or(prospect.chance)
    }

    /// Plays on to the end: the winner with the move that looks best, the other side with any.
    fn play_out(&mut self, round: &Round, aim: &Aim, budget: &mut Budget<'_>) -> f64 {
        let mut round = *round;
        loop {
            budget.charge(MOVE);
            let next = if round.side() == aim.winner {
                let mut own: Vec<_> = steps(&round).map(|step| Prospect::new(step, aim)).collect();
                self.best_kept(&mut own, aim, budget)
            } else {
                let replies = replies(&round);
                let any = self.random.below(replies.len() as u32) as usize;
                Some(Prospect::new(replies[any], aim))
            };
            match next {
                None => return defence::chance(round.board(), aim.winner),
                Some(next) if next.step.end.is_some() => return next.chance,
                Some(next) => round = next.step.next,
            }
        }
    }

    /// Takes out the move that looks best of those that are proven to keep what is won.
    fn best_kept(
        &mut self,
        own: &mut Vec<Prospect>,
        aim: &Aim,
        budget: &mut Budget<'_>,
    ) -> Option<Prospect> {
        loop {
            let places = own.iter().enumerate();
            let best = places.max_by(|a, b| a.1.chance.total_cmp(&b.1.chance))?.0;
            let best = own.swap_remove(best);
            if self.is_kept(&best.step, aim, budget) {
                return Some(best);
            }
        }
    }

    /// Works on the better of the starts that follow the end of the round, unless it is settled.
    fn look_at_end(&mut self, prospect: &mut Prospect, aim: &Aim, budget: &mut Budget<'_>) {
        let better = |a: &&mut Start, b: &&mut Start| a.chance.total_cmp(&b.chance);
        let best = prospect.starts.iter_mut().max_by(better);
        let Some(start) = best.filter(|start| !start.is_settled) else {
            return;
        };
        let (winner, tried) = self.winner_of_start(&start.round, LOOK, budget);
        start.chance = match winner {
            Some(winner) => fills::defended(self.solver.guess(), winner != aim.winner, tried),
            None => defence::chance_if_open(start.doublings, tried),
        };
        start.is_settled = winner.is_some() || tried >= MOST_NODES;
        prospect.chance = prospect.chance_of_end(aim);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Limits;

    const SUMO: &str = "R+KNOBYGP/8/8/8/8/8/8/ybnprgok+ b - 3 1-1";

    #[test]
    fn only_the_tower_that_wins_the_match_gains_beside_the_round() {
        let game: Match = SUMO.parse().expect("a position");
        let gains = Engine::new(1).gains(&game, Side::Black);
        let most = gains[kamisado::Colour::Pink.index()];
        assert!(most > 0.4, "{gains:?}");
        let others = gains.iter().filter(|gain| **gain < most);
        assert_eq!(others.clone().count(), 7);
        assert!(others.sum::<f64>().abs() < 1e-9, "{gains:?}");
    }

    #[test]
    fn a_start_that_stays_open_is_the_more_likely_lost() {
        let chances =
            [0, 10_000, 50_000, 200_000, 800_000].map(|tried| defence::chance_if_open(15.5, tried));
        assert!(chances.is_sorted() && chances[0] < 0.15 && chances[4] > 0.5);
    }

    #[test]
    fn steering_without_limits_comes_to_an_end() {
        let game: Match = SUMO.parse().expect("a position");
        let limits = Limits::default();
        let step = Engine::new(16).steer(&game, Goal::ROUND, &mut Budget::new(&limits));
        assert!(step.is_some());
    }

    #[test]
    fn who_is_measured_without_steering_does_not_steer() {
        let game: Match = SUMO.parse().expect("a position");
        let limits = Limits {
            nodes: Some(100_000),
            ..Limits::default()
        };
        let mut engine = Engine::guessing(16, 0, Guess::ByHand);
        let step = engine.steer(&game, Goal::ROUND, &mut Budget::new(&limits));
        assert!(step.is_none());
    }
}
