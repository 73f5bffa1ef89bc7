//! The engine: it plays for the match, and proves what it can of the round.

use kamisado::{Action, Match, Phase, Side};

use super::{equity::Equity, goal::Goal, guess::Guess, solver::Solver, steering::Prospect};
use crate::{
    Estimate, Judgement, Limits, Meter, Proof, Random, Verdict, budget::Budget, clock::Instant,
};

/// A legal action and what is known of it, from the view of the side that takes it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ActionJudgement {
    /// What is done.
    pub action: Action,
    /// What comes of it in the *round*: the one being played, or for a fill or a line-up the one
    /// it leads to.
    pub judgement: Judgement,
    /// The chance to win the *match* with it, always an estimate.
    pub match_chance: Estimate,
}

/// Judges the actions of a match and chooses the best.
///
/// Rounds are proven wherever the limits allow. Of several ways to win (or lose) a round it
/// prefers the one after which the match stands better.
pub struct Engine {
    pub(super) solver: Solver,
    pub(super) equity: Equity,
    pub(super) random: Random,
    /// The nodes that went into who wins from a start, by its key.
    pub(super) starts: Vec<(u64, u64)>,
    /// The last move of a won round, what it was to reach and what was thought of the moves after it.
    pub(super) steered: Option<(Goal, Prospect)>,
}

impl Engine {
    /// An engine whose tables take at most `memory` mebibytes; a few kibibytes are always used.
    pub fn new(memory: usize) -> Self {
        Self::with_seed(memory, 0)
    }

    /// The same with its own chance for the line-ups it looks at.
    pub fn with_seed(memory: usize, seed: u64) -> Self {
        Self::guessing(memory, seed, Guess::default())
    }

    pub(super) fn guessing(memory: usize, seed: u64, guess: Guess) -> Self {
        Self {
            solver: Solver::guessing(memory, guess),
            equity: Equity::new(kamisado::Length::Standard),
            random: Random::new(seed),
            starts: Vec::new(),
            steered: None,
        }
    }

    /// The best action within the limits; `None` if the match is over.
    ///
    /// Without limits it takes some seconds.
    pub fn best(&mut self, game: &Match, limits: &Limits) -> Option<ActionJudgement> {
        self.learn_length(game);
        let mut budget = Budget::new(limits);
        match game.phase() {
            Phase::Play => self.best_move(game, &mut budget),
            Phase::Fill => {
                let mut fills = self.judge_fills(game, &mut budget, &mut |_| {});
                (!fills.is_empty()).then(|| fills.swap_remove(0))
            }
            Phase::SetUp => {
                let mut line_ups = self.judge_line_ups(game, &mut budget, &mut |_| {});
                (!line_ups.is_empty()).then(|| line_ups.swap_remove(0))
            }
            Phase::Over => None,
        }
    }

    /// Finds out who wins the round being played, if the limits allow it, and remembers it for the
    /// questions that follow. A quarter of the time is left to them.
    pub(super) fn settle(&mut self, game: &Match, limits: &Limits) {
        let Some(round) = game.round() else {
            return;
        };
        let now = Instant::now();
        let most_of = |at: Instant| now + at.saturating_duration_since(now) * 3 / 4;
        let mut meter = Meter::new(Limits {
            deadline: limits.deadline.map(most_of),
            ..limits.clone()
        });
        self.solver.winner(round, &mut meter);
    }

    /// Judges every legal action, the best first, and tells `on_update` whenever more is known.
    /// In a set-up it judges a sample of the 40 320 line-ups. The last word is also returned; it
    /// is empty if the match is over. Moves can be shared; fills and line-ups all belong to the first
    /// share.
    pub fn analyse(
        &mut self,
        game: &Match,
        limits: &Limits,
        on_update: &mut dyn FnMut(&[ActionJudgement]),
    ) -> Vec<ActionJudgement> {
        self.learn_length(game);
        let mut budget = Budget::new(limits);
        match game.phase() {
            Phase::Play => self.judge_moves(game, &mut budget, on_update),
            _ if !limits.share.is_first() => Vec::new(),
            Phase::Fill => self.judge_fills(game, &mut budget, on_update),
            Phase::SetUp => self.judge_line_ups(game, &mut budget, on_update),
            Phase::Over => Vec::new(),
        }
    }

    pub(super) fn learn_length(&mut self, game: &Match) {
        if self.equity.length() != game.length() {
            self.equity = Equity::new(game.length());
        }
    }
}

impl ActionJudgement {
    /// An action after which `winner` wins the round, seen by `side`.
    pub(super) fn proven(action: Action, side: Side, winner: Side, match_chance: f64) -> Self {
        let verdict = if winner == side {
            Verdict::Win
        } else {
            Verdict::Loss
        };
        Self {
            action,
            judgement: Judgement::Proven(Proof {
                verdict,
                plies: None,
            }),
            match_chance: Estimate::new(match_chance),
        }
    }

    pub(super) fn estimated(action: Action, chance: f64, match_chance: f64) -> Self {
        Self {
            action,
            judgement: Judgement::Estimated(Estimate::new(chance)),
            match_chance: Estimate::new(match_chance),
        }
    }

    /// The same for an action that ends the round.
    #[must_use]
    pub(super) fn at_once(mut self) -> Self {
        if let Judgement::Proven(proof) = &mut self.judgement {
            proof.plies = Some(1);
        }
        self
    }

    /// What it is worth in a list: the verdict of the round first, then the match.
    fn worth(&self) -> (f64, f64) {
        let round = match self.judgement {
            Judgement::Proven(proof) => match proof.verdict {
                Verdict::Win => 2.0,
                Verdict::Draw => 0.5,
                Verdict::Loss => -1.0,
            },
            Judgement::Estimated(estimate) => estimate.chance(),
            Judgement::Points(_) | Judgement::Unknown => 0.5,
        };
        (round, self.match_chance.chance())
    }
}

/// Puts the best first, equal ones in the order they came.
pub(super) fn sort(judged: &mut [ActionJudgement]) {
    judged.sort_by(|a, b| {
        b.worth()
            .partial_cmp(&a.worth())
            .unwrap_or(std::cmp::Ordering::Equal)
    });
}

/// A chance of Black's as `side` sees it.
pub(super) fn seen_by(side: Side, black: f64) -> f64 {
    match side {
        Side::Black => black,
        Side::White => 1.0 - black,
    }
}
