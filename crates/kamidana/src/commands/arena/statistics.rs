//! What results say about strength.
//!
//! Games that begin alike are not independent, so what is counted are *sets*: the games of one
//! start with seats exchanged. The score of a set is one number, and the spread of these numbers
//! is what the error bars and the sequential test are made of (for pairs of games that is the
//! pentanomial model).

/// How many standard errors hold 95 of 100 results.
const NINETY_FIVE: f64 = 1.959_964;

/// A result class that has not been seen counts this much in a sequential test: without it, two
/// sets that end alike would have no spread and prove anything.
const UNSEEN: f64 = 0.5;

/// The share of points a player expects who is so much stronger.
pub(super) fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// How much stronger a player is who scores this share; infinite at 0 and 1.
pub(super) fn elo_of(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

/// How often each score of a set was reached, in half points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sets {
    /// By half points, from 0 to twice the games of a set.
    counts: Vec<u64>,
}

/// An estimate and the bounds that hold it with 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Interval {
    pub(super) low: f64,
    pub(super) middle: f64,
    pub(super) high: f64,
}

impl Sets {
    /// No results yet, for sets of so many games.
    pub(super) fn new(games: usize) -> Self {
        Self {
            counts: vec![0; 2 * games + 1],
        }
    }

    /// Counts a set in which the first engine got so many half points.
    pub(super) fn add(&mut self, half_points: usize) {
        if let Some(count) = self.counts.get_mut(half_points) {
            *count += 1;
        }
    }

    /// How many sets.
    pub(super) fn count(&self) -> u64 {
        self.counts.iter().sum()
    }

    pub(super) fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// How many games a set has.
    pub(super) fn games(&self) -> usize {
        (self.counts.len() - 1) / 2
    }

    /// The mean score and its variance, each class at least `floor` strong.
    fn moments(&self, floor: f64) -> (f64, f64) {
        let weight = |count: u64| (count as f64).max(floor);
        let total: f64 = self.counts.iter().map(|&count| weight(count)).sum();
        let most = (self.counts.len() - 1) as f64;
        let classes = self.counts.iter().enumerate();
        let classes = classes.map(|(at, &count)| (at as f64 / most, weight(count) / total));
        let mean: f64 = classes.clone().map(|(score, share)| score * share).sum();
        let variance = classes
            .map(|(score, share)| share * (score - mean) * (score - mean))
            .sum();
        (mean, variance)
    }

    /// The share of points of the first engine; `None` without results.
    pub(super) fn score(&self) -> Option<f64> {
        (self.count() > 0).then(|| self.moments(0.0).0)
    }

    /// The score, with the error that 95 of 100 results stay within.
    pub(super) fn score_with_error(&self) -> Option<(f64, f64)> {
        let score = self.score()?;
        let variance = self.moments(0.0).1 / self.count() as f64;
        Some((score, NINETY_FIVE * variance.sqrt()))
    }

    /// How much stronger the first engine is; infinite if it won or lost everything.
    pub(super) fn elo(&self) -> Option<Interval> {
        let score = self.score()?;
        let n = self.count() as f64;
        // With one result only there is no spread to measure: Wilson's bound.
        let sure = n / (n + NINETY_FIVE * NINETY_FIVE);
        let (low, high) = if score >= 1.0 {
            (sure, 1.0)
        } else if score <= 0.0 {
            (0.0, 1.0 - sure)
        } else {
            let error = NINETY_FIVE * (self.moments(0.0).1 / n).sqrt();
            ((score - error).max(0.0), (score + error).min(1.0))
        };
        Some(Interval {
            low: elo_of(low),
            middle: elo_of(score),
            high: elo_of(high),
        })
    }

    /// The same as an always finite estimate with its variance, for ratings of many.
    fn measured(&self) -> Option<(f64, f64)> {
        let n = self.count() as f64;
        let score = self.score()?;
        let clean = score <= 0.0 || score >= 1.0;
        // A clean score gets half a set of the other colour.
        let score = if clean {
            (score * n + 0.5) / (n + 1.0)
        } else {
            score
        };
        let variance = if clean {
            score * (1.0 - score) / n
        } else {
            self.moments(0.0).1 / n
        };
        let slope = score * (1.0 - score) * std::f64::consts::LN_10 / 400.0;
        // Identical engines have no spread at all, but a weight must be finite.
        Some((elo_of(score), (variance / (slope * slope)).max(1e-6)))
    }
}

/// A sequential test of two guesses about the strength of the first engine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sprt {
    /// The guess that the first engine is only this much stronger.
    pub(super) elo0: f64,
    /// The guess that it is this much stronger.
    pub(super) elo1: f64,
    /// The chance to accept the second guess although the first is true.
    pub(super) alpha: f64,
    /// The chance to accept the first guess although the second is true.
    pub(super) beta: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Finding {
    Undecided,
    AcceptsFirst,
    AcceptsSecond,
}

impl Sprt {
    /// The bounds of the log-likelihood ratio at which the test ends.
    pub(super) fn bounds(&self) -> (f64, f64) {
        (
            (self.beta / (1.0 - self.alpha)).ln(),
            ((1.0 - self.beta) / self.alpha).ln(),
        )
    }

    /// The log-likelihood ratio (the normal approximation of the generalised test).
    pub(super) fn ratio(&self, sets: &Sets) -> f64 {
        let n = sets.count() as f64;
        if n == 0.0 {
            return 0.0;
        }
        let (mean, variance) = sets.moments(UNSEEN);
        let (s0, s1) = (expected(self.elo0), expected(self.elo1));
        n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    pub(super) fn finding(&self, sets: &Sets) -> Finding {
        let (low, high) = self.bounds();
        let ratio = self.ratio(sets);
        if ratio <= low {
            Finding::AcceptsFirst
        } else if ratio >= high {
            Finding::AcceptsSecond
        } else {
            Finding::Undecided
        }
    }
}

/// Means of numbers such as points per deal.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub(super) fn add(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    pub(super) fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// The standard error of the mean.
    pub(super) fn error(&self) -> f64 {
        if self.count < 2.0 {
            return 0.0;
        }
        let variance = (self.squares - self.sum * self.mean()) / (self.count - 1.0);
        (variance.max(0.0) / self.count).sqrt()
    }
}

/// A rating and its 95 % error, relative to the first engine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rating {
    pub(super) elo: f64,
    pub(super) error: f64,
}

/// Ratings of all engines that fit the results of their meetings best (weighted least squares),
/// the first at 0. `None` for engines that no chain of meetings joins to the first.
pub(super) fn ratings(engines: usize, meetings: &[(usize, usize, Sets)]) -> Vec<Option<Rating>> {
    let joined = joined_to_first(engines, meetings);
    let size = engines.saturating_sub(1);
    let mut matrix = vec![vec![0.0; size]; size];
    let mut right = vec![0.0; size];
    for (one, other, sets) in meetings {
        let Some((difference, variance)) = sets.measured() else {
            continue;
        };
        let weight = 1.0 / variance;
        for (at, with, sign) in [(*one, *other, 1.0), (*other, *one, -1.0)] {
            if at > 0 {
                matrix[at - 1][at - 1] += weight;
                right[at - 1] += sign * weight * difference;
                if with > 0 {
                    matrix[at - 1][with - 1] -= weight;
                }
            }
        }
    }
    for (at, row) in matrix.iter_mut().enumerate() {
        if !joined[at + 1] {
            row[at] = 1.0;
        }
    }
    let inverse = inverted(matrix);
    let rating = |at: usize| {
        let row: &Vec<f64> = inverse.get(at)?;
        Some(Rating {
            elo: row.iter().zip(&right).map(|(a, b)| a * b).sum(),
            error: NINETY_FIVE * row[at].max(0.0).sqrt(),
        })
    };
    let first = Some(Rating {
        elo: 0.0,
        error: 0.0,
    });
    let others = (0..size).map(|at| rating(at).filter(|_| joined[at + 1]));
    std::iter::once(first).chain(others).take(engines).collect()
}

fn joined_to_first(engines: usize, meetings: &[(usize, usize, Sets)]) -> Vec<bool> {
    let mut joined = vec![false; engines];
    if let Some(first) = joined.first_mut() {
        *first = true;
    }
    for _ in 0..engines {
        for (one, other, sets) in meetings {
            if sets.count() > 0 && (joined[*one] || joined[*other]) {
                joined[*one] = true;
                joined[*other] = true;
            }
        }
    }
    joined
}

/// The inverse of a small symmetric matrix (Gauss and Jordan with pivots); rows of zeros where
/// there is none.
fn inverted(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> = (0..size)
        .map(|row| (0..size).map(|at| f64::from(u8::from(row == at))).collect())
        .collect();
    for at in 0..size {
        let pivot = (at..size)
            .max_by(|&one, &other| matrix[one][at].abs().total_cmp(&matrix[other][at].abs()))
            .unwrap_or(at);
        matrix.swap(at, pivot);
        inverse.swap(at, pivot);
        let scale = matrix[at][at];
        if scale.abs() < 1e-300 {
            continue;
        }
        for rows in [&mut matrix, &mut inverse] {
            rows[at].iter_mut().for_each(|value| *value /= scale);
        }
        for row in (0..size).filter(|&row| row != at) {
            let factor = matrix[row][at];
            for rows in [&mut matrix, &mut inverse] {
                let from = rows[at].clone();
                let pairs = rows[row].iter_mut().zip(from);
                pairs.for_each(|(value, from)| *value -= factor * from);
            }
        }
    }
    inverse
}

#[cfg(test)]
#[path = "statistics_tests.rs"]
mod tests;
