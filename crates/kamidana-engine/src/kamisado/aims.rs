//! What a side can aim at in a round, from the best results down.

use kamisado::Side;

use super::goal::Results;

/// Growing sets of results, each with the match chance of the worst result in it.
pub(super) struct Aims {
    sets: Vec<(Results, f64)>,
    /// The place of the set that holds every round won by the side, and no other.
    round_won: usize,
}

impl Aims {
    /// The aims of `side`, given Black's match chance after every result. Winning the round
    /// always comes before losing it.
    pub(super) fn new(side: Side, black: &[[f64; 8]; 2]) -> Self {
        let chance = |winner: Side, tower: usize| match side {
            Side::Black => black[winner.index()][tower],
            Side::White => 1.0 - black[winner.index()][tower],
        };
        let mut results: Vec<_> = Results::all()
            .map(|(winner, tower)| (winner == side, chance(winner, tower.index()), winner, tower))
            .collect();
        results.sort_by(|a, b| (b.0, b.1).partial_cmp(&(a.0, a.1)).unwrap_or(a.3.cmp(&b.3)));
        let mut sets: Vec<(Results, f64)> = Vec::new();
        let mut so_far = Results::NONE;
        let mut round_won = 0;
        let mut last = None;
        for (won, chance, winner, tower) in results {
            so_far = so_far.with(winner, tower);
            let same = |(w, c): (bool, f64)| w == won && (c - chance).abs() < 1e-9;
            if last.is_some_and(same) {
                sets.pop();
            }
            sets.push((so_far, chance));
            last = Some((won, chance));
            if won {
                round_won = sets.len() - 1;
            }
        }
        Self { sets, round_won }
    }

    pub(super) const fn round_won(&self) -> usize {
        self.round_won
    }

    /// The last set holds every result, so it is always reached.
    pub(super) fn last(&self) -> usize {
        self.sets.len() - 1
    }

    pub(super) fn results(&self, place: usize) -> Results {
        self.sets[place].0
    }

    /// The match chance of the side when it reaches the set.
    pub(super) fn chance(&self, place: usize) -> f64 {
        self.sets[place].1
    }
}
