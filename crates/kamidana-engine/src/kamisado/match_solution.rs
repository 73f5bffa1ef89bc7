//! Who wins the match with best play: only what is proven.

use kamisado::{Action, Board, Fill, Length, LineUp, Match, Outcome, Phase, Round, Side};

use super::{Engine, Openings, goal::Goal, set_up::random_line_up, step::holding_out};
use crate::{Limits, Meter, Proof, Verdict};

/// What is proven of a whole match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchSolution {
    /// The *match* verdict for the side to act; `None` if a limit was reached first, or the match
    /// is over.
    pub proof: Option<Proof>,
    /// The positions visited.
    pub nodes: u64,
    /// Play, through the fills, in which the winner keeps the match won. It may break off early
    /// if a limit was reached.
    pub line: Vec<Action>,
}

/// How a match ends with best play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Won(Side),
    Level,
}

impl Engine {
    /// Proves who wins the match with best play, if the limits allow.
    ///
    /// In the last round that can be played, and when one side can force a result that ends the
    /// match, this is as quick as solving a round. Otherwise it searches through the fills into
    /// the rounds to come, which without limits may take very long.
    pub fn solve_match(&mut self, game: &Match, limits: &Limits) -> MatchSolution {
        self.learn_length(game);
        let mut meter = Meter::new(limits.clone());
        let fate = self.fate(game, &mut meter);
        let proof = game.to_act().zip(fate).map(|(side, fate)| Proof {
            verdict: match fate {
                Fate::Level => Verdict::Draw,
                Fate::Won(winner) if winner == side => Verdict::Win,
                Fate::Won(_) => Verdict::Loss,
            },
            plies: None,
        });
        let line = match (proof, fate) {
            (Some(_), Some(fate)) => self.line_to(game, fate, &mut meter),
            _ => Vec::new(),
        };
        MatchSolution {
            proof,
            nodes: meter.nodes(),
            line,
        }
    }

    fn fate(&mut self, game: &Match, meter: &mut Meter) -> Option<Fate> {
        match (game.phase(), game.length().target()) {
            (Phase::Over, _) => match game.outcome() {
                Outcome::Decisive { winner, .. } => Some(Fate::Won(winner)),
                Outcome::Draw => Some(Fate::Level),
                Outcome::Unknown => None,
            },
            (Phase::SetUp, _) => self.fate_of_set_up(game, meter),
            (Phase::Fill, _) => {
                let chooser = game.to_act()?;
                self.fate_of_choice(game, chooser, Fill::ALL.map(Action::Fill), meter)
            }
            (Phase::Play, Some(target)) => {
                let winner = self.solver.match_winner(game.round()?, target, meter)?;
                Some(Fate::Won(winner))
            }
            (Phase::Play, None) => self.fate_of_series(game, meter),
        }
    }

    /// The side to act takes the best of some actions; all of them, unless it finds a win.
    fn fate_of_choice(
        &mut self,
        game: &Match,
        side: Side,
        actions: impl IntoIterator<Item = Action>,
        meter: &mut Meter,
    ) -> Option<Fate> {
        let mut all_known = true;
        for action in actions {
            let mut next = *game;
            if next.play(action).is_err() {
                continue;
            }
            match self.fate(&next, meter) {
                Some(Fate::Won(winner)) if winner == side => return Some(Fate::Won(side)),
                Some(_) => {}
                None => all_known = false,
            }
        }
        all_known.then_some(Fate::Won(!side))
    }

    /// Of a single round it is mostly known. Else only the Defender's win can be proven in practice, by
    /// the line-up that brings it.
    fn fate_of_set_up(&mut self, game: &Match, meter: &mut Meter) -> Option<Fate> {
        if game.length() == Length::Single
            && let Some((winner, _)) = Openings::known().winner(game.placed())
        {
            return Some(Fate::Won(winner));
        }
        let side = game.to_act()?;
        game.placed()?;
        while !meter.is_exhausted() {
            let mut next = *game;
            next.play(Action::Place(random_line_up(&mut self.random)))
                .ok()?;
            if self.fate(&next, meter)? == Fate::Won(side) {
                return Some(Fate::Won(side));
            }
        }
        None
    }

    /// The rounds of a series do not touch each other: each goes to who is proven to win it.
    fn fate_of_series(&mut self, game: &Match, meter: &mut Meter) -> Option<Fate> {
        let Length::Series(rounds) = game.length() else {
            return None;
        };
        let score = game.score();
        let mut lead = i16::from(score.black) - i16::from(score.white);
        let mut book = |winner| lead += if winner == Side::Black { 1 } else { -1 };
        book(self.solver.winner(game.round()?, meter)?);
        for round in score.black + score.white + 1..rounds {
            let challenger = Side::ALL[usize::from(round % 2)];
            let start = Round::new(Board::new(LineUp::USUAL, LineUp::USUAL), challenger);
            book(self.solver.winner(&start, meter)?);
        }
        Some(match lead {
            0 => Fate::Level,
            1.. => Fate::Won(Side::Black),
            _ => Fate::Won(Side::White),
        })
    }

    /// Play in which nobody gives away what is theirs.
    fn line_to(&mut self, game: &Match, fate: Fate, meter: &mut Meter) -> Vec<Action> {
        let mut game = *game;
        let mut line = Vec::new();
        while let Some(action) = self.keeping_action(&game, fate, meter) {
            if game.play(action).is_err() {
                break;
            }
            line.push(action);
        }
        line
    }

    fn keeping_action(&mut self, game: &Match, fate: Fate, meter: &mut Meter) -> Option<Action> {
        let side = game.to_act()?;
        if game.phase() == Phase::SetUp {
            // What decided a match of several rounds was met by chance and is not kept.
            let (_, next) = Openings::known().winner(game.placed())?;
            return next.map(Action::Place);
        }
        let Some(round) = game.round() else {
            let mut fills = Fill::ALL.into_iter().map(Action::Fill);
            return fills.find(|fill| {
                let mut next = *game;
                next.play(*fill).is_ok() && self.fate(&next, meter) == Some(fate)
            });
        };
        if fate == Fate::Won(!side) {
            return holding_out(round).map(|step| Action::Move(step.path));
        }
        if let Some(target) = game.length().target() {
            let goal = Goal::of_match(round.board(), target);
            let step = self.solver.keeping_step(round, goal, meter)?;
            return Some(Action::Move(step.path));
        }
        // In a series the round goes to who can win it, whatever becomes of the match.
        let step = if self.solver.winner(round, meter)? == side {
            self.solver.keeping_step(round, Goal::ROUND, meter)
        } else {
            holding_out(round)
        };
        step.map(|step| Action::Move(step.path))
    }
}
