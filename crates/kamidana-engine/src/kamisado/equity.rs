//! The chance to win a match, from the teeth and who opens the next round.

use std::collections::{BTreeMap, HashMap};

use kamisado::{Board, Colour, Length, Match, Outcome, Side};

use super::goal::Results;
use crate::maths::exp;

/// The odds of the Challenger in a round between equals in a hurry, as a logarithm, before anybody looks at teeth.
/// This and what follows is from 5 305 rounds of marathon matches (`cargo run --release -p kamidana-engine --example
/// kamisado_teeth -- 300 3000 1`).
const CHALLENGER: f64 = 0.84;

/// What each tower with 0, 1, 2 and 3 teeth adds to that on its own side and takes from it on the other. Who has
/// Sumos may push; a Triple-Sumo goes a single square when it is called.
const STRENGTH: [f64; 4] = [0.0, 0.2, -0.24, -1.77];

/// How often a tower with 0, 1, 2 and 3 teeth wins a round, to how many there are.
const WINS: [f64; 4] = [1.06, 0.99, 0.76, 0.09];

/// How often somebody who is proven to win wins, if the win is as hard to find as can be.
const FINDS_HARD_WIN: f64 = 0.7;

/// How many towers of each side carry 0, 1, 2 and 3 teeth, and who opens the next round.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Standing {
    towers: [[u8; 4]; 2],
    challenger: Side,
}

impl Standing {
    fn new(board: &Board, challenger: Side) -> Self {
        let mut towers = [[0; 4]; 2];
        for (side, colour) in Results::all() {
            let teeth = board.teeth_of(side, colour).count().min(3);
            towers[side.index()][usize::from(teeth)] += 1;
        }
        Self { towers, challenger }
    }

    /// The chance of who opens the next round to win it.
    fn challenger_wins(&self) -> f64 {
        let strength = |side: Side| {
            let towers = self.towers[side.index()].iter().zip(STRENGTH);
            towers
                .map(|(count, each)| f64::from(*count) * each)
                .sum::<f64>()
        };
        let odds = CHALLENGER + strength(self.challenger) - strength(!self.challenger);
        1.0 / (1.0 + exp(-odds))
    }

    fn points(&self, side: Side) -> u32 {
        let towers = self.towers[side.index()].map(u32::from);
        towers[1] + 3 * towers[2] + 7 * towers[3]
    }

    /// The standing after `winner` wins with a tower of so many teeth; `None` if that is the end
    /// of the match.
    fn after(mut self, winner: Side, teeth: usize, target: u8) -> Option<Self> {
        if self.points(winner) + (1 << teeth) >= u32::from(target) || teeth == 3 {
            return None;
        }
        let towers = &mut self.towers[winner.index()];
        towers[teeth] -= 1;
        towers[teeth + 1] += 1;
        self.challenger = !winner;
        Some(self)
    }
}

/// Black's chances in matches of one length. Whoever wins a round wins it with any tower of the same rank alike.
pub(super) struct Equity {
    length: Length,
    known: HashMap<Standing, f64>,
}

impl Equity {
    pub(super) fn new(length: Length) -> Self {
        Self {
            length,
            known: HashMap::new(),
        }
    }

    pub(super) const fn length(&self) -> Length {
        self.length
    }

    /// Black's chance to win the match before anybody has looked at the board.
    pub(super) fn of(&mut self, game: &Match) -> f64 {
        let challenger = match (game.round_winner(), game.to_act()) {
            (Some(winner), _) => !winner,
            (None, side) => side.unwrap_or(Side::Black),
        };
        match (game.outcome(), game.board()) {
            (Outcome::Decisive { winner, .. }, _) => f64::from(u8::from(winner == Side::Black)),
            (Outcome::Draw, _) | (_, None) => 0.5,
            (Outcome::Unknown, Some(board)) => match self.length {
                Length::Series(rounds) => series(game, rounds, challenger),
                _ => self.chance(Standing::new(board, challenger)),
            },
        }
    }

    /// Black's chance for every result of the round being played, by winner and tower.
    pub(super) fn of_results(&mut self, game: &Match) -> [[f64; 8]; 2] {
        let mut chances = [[0.5; 8]; 2];
        let Some(board) = game.board() else {
            return chances;
        };
        for (side, tower) in Results::all() {
            chances[side.index()][tower.index()] = match (self.length, self.length.target()) {
                (Length::Series(rounds), _) => series_after(game, rounds, side),
                (_, None) => 0.5,
                (_, Some(target)) => self.after(board, side, tower, target),
            };
        }
        chances
    }

    /// Black's chance at the start of a round whose winner may be known, and with it the share of
    /// moves that keep the win: who is proven to win still has to find it.
    pub(super) fn of_start(&mut self, game: &Match, proven: Option<(Side, f64)>) -> f64 {
        let Some((winner, ease)) = proven else {
            return self.of(game);
        };
        let finds_it = (FINDS_HARD_WIN + ease).min(0.98);
        let results = self.of_results(game);
        let mean = |side: Side| results[side.index()].iter().sum::<f64>() / 8.0;
        finds_it * mean(winner) + (1.0 - finds_it) * mean(!winner)
    }

    fn after(&mut self, board: &Board, winner: Side, tower: Colour, target: u8) -> f64 {
        let teeth = usize::from(board.teeth_of(winner, tower).count().min(3));
        match Standing::new(board, winner).after(winner, teeth, target) {
            None => f64::from(u8::from(winner == Side::Black)),
            Some(next) => self.chance(next),
        }
    }

    fn chance(&mut self, standing: Standing) -> f64 {
        if let Some(known) = self.known.get(&standing) {
            return *known;
        }
        let target = self.length.target().unwrap_or(1);
        let challenger_wins = standing.challenger_wins();
        let mut sum = 0.0;
        for winner in Side::ALL {
            let wins = if winner == standing.challenger {
                challenger_wins
            } else {
                1.0 - challenger_wins
            };
            let towers = standing.towers[winner.index()].map(f64::from);
            let shares = [0, 1, 2, 3].map(|teeth| towers[teeth] * WINS[teeth]);
            let all: f64 = shares.iter().sum();
            for (teeth, share) in shares.into_iter().enumerate() {
                if share == 0.0 {
                    continue;
                }
                let then = match standing.after(winner, teeth, target) {
                    None => f64::from(u8::from(winner == Side::Black)),
                    Some(next) => self.chance(next),
                };
                sum += wins * share / all * then;
            }
        }
        self.known.insert(standing, sum);
        sum
    }
}

/// In a series nobody has teeth.
fn challenger_of_series_wins() -> f64 {
    1.0 / (1.0 + exp(-CHALLENGER))
}

/// Black's chance in a series with the current round still to be played.
fn series(game: &Match, rounds: u8, challenger: Side) -> f64 {
    let wins = challenger_of_series_wins();
    let black = if challenger == Side::Black {
        wins
    } else {
        1.0 - wins
    };
    let after = |side| series_after(game, rounds, side);
    black * after(Side::Black) + (1.0 - black) * after(Side::White)
}

/// Black's chance in a series once the current round is won by `winner`; a level end is half.
fn series_after(game: &Match, rounds: u8, winner: Side) -> f64 {
    let score = game.score();
    let mut lead = i16::from(score.black) - i16::from(score.white);
    lead += if winner == Side::Black { 1 } else { -1 };
    let played = score.black + score.white + 1;
    let wins = challenger_of_series_wins();
    // The chances of every lead, after each of the rounds to come; in order, because a sum of chances
    // depends on it in its last digit.
    let mut leads = BTreeMap::from([(lead, 1.0)]);
    for round in played..rounds {
        let black = if round % 2 == 0 { wins } else { 1.0 - wins };
        let mut next = BTreeMap::new();
        for (lead, chance) in leads {
            *next.entry(lead + 1).or_insert(0.0) += chance * black;
            *next.entry(lead - 1).or_insert(0.0) += chance * (1.0 - black);
        }
        leads = next;
    }
    leads
        .into_iter()
        .map(|(lead, chance)| match lead {
            0 => 0.5 * chance,
            1.. => chance,
            _ => 0.0,
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With so many towers of 0, 1, 2 and 3 teeth for Black, who opens, and for White.
    fn standing(black: [u8; 4], white: [u8; 4]) -> Standing {
        Standing {
            towers: [black, white],
            challenger: Side::Black,
        }
    }

    #[test]
    fn who_has_a_triple_sumo_has_points_but_is_likelier_to_lose_the_next_round() {
        let alone = standing([8, 0, 0, 0], [8, 0, 0, 0]).challenger_wins();
        let opener_is_slow = standing([7, 0, 0, 1], [8, 0, 0, 0]).challenger_wins();
        let other_is_slow = standing([8, 0, 0, 0], [7, 0, 0, 1]).challenger_wins();
        assert!(opener_is_slow < 0.3 && alone > 0.65 && other_is_slow > 0.9);
        let sumos = standing([4, 4, 0, 0], [8, 0, 0, 0]).challenger_wins();
        assert!(sumos > alone);
    }

    /// Seven points each.
    #[test]
    fn points_on_many_towers_are_worth_more_than_on_one() {
        let mut equity = Equity::new(Length::Marathon);
        let many = equity.chance(standing([1, 7, 0, 0], [1, 7, 0, 0]));
        let one = equity.chance(standing([7, 0, 0, 1], [1, 7, 0, 0]));
        assert!(one < many, "{one} {many}");
    }
}
