//! A player of the usual kind, to measure the engine with: it proves nothing, but looks as many plies ahead
//! as it is given time.

use kamidana_game::{Study, View, kamisado::KamisadoBoard};
use kamisado::{Action, Fill, Match, Phase, Round};

use super::{
    estimate::shape_of_mover,
    goal::Goal,
    key::BoardKey,
    player::by_taste,
    step::{Step, steps},
    threats::wins_at_once,
};
use crate::{Limits, Meter, Random, Yardstick, budget::Budget};

/// The nodes of a move that nobody has limited.
const NODES: u64 = 100_000;

/// The most mebibytes of the table, which is taken at once: more than the thoughts of a match fill.
const MOST_MEMORY: usize = 256;

/// What a won round counts; one more for each ply that was still to be looked at.
const WON: f64 = 1_000.0;

/// No round is longer.
const MOST_PLIES: u32 = 100;

/// Searches with alpha and beta, one ply deeper as long as there is time, with a table of what it has seen. It
/// plays for the round, and takes the fill after which the other side opens worse.
///
/// Most programs that play this game are made like this, so it stands for them where strength is measured.
pub struct AlphaBeta {
    random: Random,
    table: Vec<Entry>,
}

/// What a search to some depth found of a position.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    score: f64,
    bound: Bound,
    plies: u8,
    /// The number of the best move.
    best: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Bound {
    #[default]
    Exact,
    /// It is worth this or more.
    Least,
    /// It is worth this or less.
    Most,
}

impl AlphaBeta {
    /// With a table of at most so many mebibytes, and no more than 256; line-ups are left to chance.
    pub fn new(memory: usize, seed: u64) -> Self {
        let most = (memory.min(MOST_MEMORY) << 20) / size_of::<Entry>();
        Self {
            random: Random::new(seed),
            table: vec![Entry::default(); 1 << most.max(1).ilog2()],
        }
    }

    /// What it does within the limits, or else with 100 000 nodes; `None` if the match is over.
    pub fn choose(&mut self, game: &Match, limits: &Limits) -> Option<Action> {
        let given = limits.nodes.is_some() || limits.deadline.is_some();
        let mut limits = limits.clone();
        if !given {
            limits.nodes = Some(NODES);
        }
        match game.phase() {
            Phase::Play => {
                let (step, _) = self.best(game.round()?, &mut Meter::new(limits))?;
                Some(Action::Move(step.path))
            }
            Phase::Fill => self.choose_fill(game, &limits).map(Action::Fill),
            _ => by_taste(game, &mut self.random),
        }
    }

    fn choose_fill(&mut self, game: &Match, limits: &Limits) -> Option<Fill> {
        let mut budget = Budget::new(limits);
        let mut worth = |shares, fill| {
            let mut next = *game;
            next.play(Action::Fill(fill)).ok()?;
            let round = next.round()?;
            let best = budget.part(shares, |part| {
                part.ask(u64::MAX, |meter| self.best(round, meter))
            });
            best.map(|(_, score)| (fill, score))
        };
        let found = [worth(2, Fill::Left), worth(1, Fill::Right)];
        let worst_for_opener = found
            .into_iter()
            .flatten()
            .min_by(|a, b| a.1.total_cmp(&b.1));
        worst_for_opener.map(|(fill, _)| fill)
    }

    /// The best move of the deepest search that was finished, or of a deeper one that was not, and what it is
    /// worth to the side to move.
    fn best(&mut self, round: &Round, meter: &mut Meter) -> Option<(Step, f64)> {
        let mut order: Vec<Step> = steps(round).collect();
        let mut best = (*order.first()?, 0.0);
        for plies in 0..MOST_PLIES {
            let (mut alpha, mut found) = (f64::NEG_INFINITY, None);
            for step in &order {
                let score = self.after(round, step, plies, alpha, f64::INFINITY, meter);
                if meter.is_exhausted() {
                    break;
                }
                if score > alpha {
                    (alpha, found) = (score, Some((*step, score)));
                }
            }
            best = found.unwrap_or(best);
            if meter.is_exhausted() || best.1.abs() >= WON {
                break;
            }
            // The best of the last search comes first in the next.
            order.sort_by_key(|step| step.path != best.0.path);
        }
        Some(best)
    }

    /// What a move is worth to who makes it.
    fn after(
        &mut self,
        round: &Round,
        step: &Step,
        plies: u32,
        alpha: f64,
        beta: f64,
        meter: &mut Meter,
    ) -> f64 {
        let side = round.side();
        match step.end {
            Some(end) if end.winner == side => WON + f64::from(plies) + 1.0,
            Some(_) => -WON - f64::from(plies) - 1.0,
            // A push keeps the turn.
            None if step.next.side() == side => self.value(&step.next, plies, alpha, beta, meter),
            None => -self.value(&step.next, plies, -beta, -alpha, meter),
        }
    }

    /// What the position is worth to the side to move, as far as that lies between alpha and beta.
    fn value(
        &mut self,
        round: &Round,
        plies: u32,
        mut alpha: f64,
        beta: f64,
        meter: &mut Meter,
    ) -> f64 {
        if wins_at_once(round) {
            return WON + f64::from(plies);
        }
        if plies == 0 || !meter.count() {
            let chance = shape_of_mover(round);
            return chance - 0.5;
        }
        let key = BoardKey::of(round.board(), Goal::ROUND).with_turn(round);
        let place = key as usize & (self.table.len() - 1);
        let known = Some(self.table[place]).filter(|entry| entry.key == key);
        if let Some(entry) = known.filter(|entry| u32::from(entry.plies) == plies) {
            let is_enough = match entry.bound {
                Bound::Exact => true,
                Bound::Least => entry.score >= beta,
                Bound::Most => entry.score <= alpha,
            };
            if is_enough {
                return entry.score;
            }
        }
        let mut order: Vec<(u8, Step)> = (0..).zip(steps(round)).collect();
        if let Some(entry) = known
            && usize::from(entry.best) < order.len()
        {
            order[..=usize::from(entry.best)].rotate_right(1);
        }
        let (least, mut score, mut best) = (alpha, f64::NEG_INFINITY, 0);
        for (number, step) in order {
            let found = self.after(round, &step, plies - 1, alpha, beta, meter);
            if found > score {
                (score, best) = (found, number);
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        if !meter.is_exhausted() {
            self.table[place] = Entry {
                key,
                score,
                bound: match score {
                    _ if score >= beta => Bound::Least,
                    _ if score <= least => Bound::Most,
                    _ => Bound::Exact,
                },
                plies: plies as u8,
                best,
            };
        }
        score
    }
}

impl Yardstick for AlphaBeta {
    fn choose(&mut self, view: &View, _: &dyn Study, limits: &Limits) -> Option<String> {
        let board: &KamisadoBoard = view.board.get()?;
        Some(AlphaBeta::choose(self, &board.game, limits)?.to_string())
    }
}

#[cfg(test)]
mod tests {
    use kamisado::{Length, SetUp};

    use super::*;
    use crate::{Verdict, kamisado::Solver};

    fn with_nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// A match after so many random moves, if it goes on.
    fn after_random_moves(random: &mut Random, length: Length, moves: u32) -> Option<Match> {
        let mut game = Match::new(length, SetUp::Usual);
        for _ in 0..moves {
            let legal: Vec<Action> = game.legal_actions().collect();
            let chosen = random.below(legal.len() as u32) as usize;
            game.play(*legal.get(chosen)?).ok()?;
        }
        (game.phase() == Phase::Play).then_some(game)
    }

    #[test]
    fn what_can_be_won_soon_is_won() {
        let mut random = Random::new(3);
        let (mut solver, mut player) = (Solver::new(4), AlphaBeta::new(1, 0));
        let mut won = 0;
        while won < 100 {
            let Some(mut game) = after_random_moves(&mut random, Length::Single, 8) else {
                continue;
            };
            let round = game.round().expect("it is being played");
            let solution = solver.solve(round, true, &Limits::default());
            let proof = solution.proof.expect("there is no limit");
            let plies = proof.plies.expect("it was asked for");
            if proof.verdict != Verdict::Win || !(3..8).contains(&plies) {
                continue;
            }
            won += 1;
            let side = game.to_act();
            let action = player.choose(&game, &with_nodes(50_000)).expect("a move");
            game.play(action).expect("a legal one");
            let winner = game.round().map_or_else(
                || game.round_winner(),
                |round| solver.winner(round, &mut Meter::new(Limits::default())),
            );
            assert_eq!(winner, side, "{action} to {game}");
        }
    }

    #[test]
    fn whoever_asks_for_more_memory_than_there_is_gets_what_is_useful() {
        let player = AlphaBeta::new(usize::MAX, 0);
        assert!(player.table.len() * size_of::<Entry>() <= MOST_MEMORY << 20);
    }

    #[test]
    fn every_choice_of_a_match_is_made_however_little_time_there_is() {
        let mut player = AlphaBeta::new(1, 7);
        let mut game = Match::new(Length::Standard, SetUp::Tournament);
        let mut fills = 0;
        while game.phase() != Phase::Over {
            fills += u32::from(game.phase() == Phase::Fill);
            let action = player.choose(&game, &with_nodes(1)).expect("a choice");
            game.play(action).expect("a legal one");
        }
        assert!(fills > 0);
        assert_eq!(player.choose(&game, &with_nodes(1)), None);
    }
}
