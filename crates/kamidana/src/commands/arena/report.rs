//! The results for people.

use std::io::{self, Write};

use super::{
    schedule::{Results, Schedule, Tally},
    statistics::{Finding, Interval, Rating, ratings},
};

/// Ratings of all engines, relative to the first.
pub(super) fn ratings_of(schedule: &Schedule, results: &Results) -> Vec<Option<Rating>> {
    let meetings: Vec<_> = results
        .tallies
        .iter()
        .map(|tally| (tally.engines[0], tally.engines[1], tally.sets.clone()))
        .collect();
    ratings(schedule.specs.len(), &meetings)
}

/// A whole number with its sign; nothing is plus nothing.
fn signed(number: f64) -> String {
    // Adding a positive zero takes the sign off a negative one.
    format!("{:+.0}", number.round() + 0.0)
}

/// How much stronger, with the error that 95 of 100 results stay within.
pub(super) fn elo_text(elo: Option<Interval>) -> String {
    match elo {
        None => "-".into(),
        Some(elo) if elo.middle == f64::INFINITY => format!("at least {:+.0}", elo.low),
        Some(elo) if elo.middle == f64::NEG_INFINITY => format!("at most {:+.0}", elo.high),
        // Then there is no spread to measure an error with, only the fact.
        Some(elo) if elo.high - elo.low < 1e-9 => {
            format!("{}, every set alike", signed(elo.middle))
        }
        Some(elo) => {
            // A bound at infinity has no middle; the finite side says enough.
            let error = match (elo.high.is_finite(), elo.low.is_finite()) {
                (true, true) => (elo.high - elo.low) / 2.0,
                (true, false) => elo.high - elo.middle,
                (false, true) => elo.middle - elo.low,
                (false, false) => f64::INFINITY,
            };
            format!("{} ± {error:.0}", signed(elo.middle))
        }
    }
}

/// Writes everything that is known.
pub(super) fn write(schedule: &Schedule, results: &Results, out: &mut dyn Write) -> io::Result<()> {
    let title = schedule.starts.game.title();
    let games: u64 = results.tallies.iter().map(Tally::games).sum();
    let kind = if schedule.starts.plays_rounds() {
        "rounds"
    } else {
        "games"
    };
    let each = schedule.seatings().len();
    let seed = schedule.seed;
    writeln!(
        out,
        "{title}: {games} {kind}, every start played {each} times with the seats exchanged, \
         seed {seed}."
    )?;
    if results.interrupted {
        writeln!(out, "The arena was stopped early; this is what is known.")?;
    }
    writeln!(out)?;
    meetings(schedule, results, out)?;
    if schedule.specs.len() > 2 {
        writeln!(out)?;
        standings(schedule, results, out)?;
    }
    sequential(schedule, results, out)?;
    forfeits(schedule, results, out)
}

fn meetings(schedule: &Schedule, results: &Results, out: &mut dyn Write) -> io::Result<()> {
    let name = |engine: usize| schedule.specs[engine].name.as_str();
    let rounds = schedule.starts.plays_rounds();
    let mut rows = vec![
        [
            "engine",
            "against",
            "won",
            "drawn",
            "lost",
            "score",
            "Elo (95 %)",
        ]
        .map(String::from)
        .to_vec(),
    ];
    if rounds {
        rows[0].push("points a deal".into());
    }
    for tally in &results.tallies {
        let score = tally
            .sets
            .score()
            .map_or("-".into(), |score| format!("{:.1} %", 100.0 * score));
        let mut row = vec![
            name(tally.engines[0]).into(),
            name(tally.engines[1]).into(),
            tally.won.to_string(),
            tally.drawn.to_string(),
            tally.lost.to_string(),
            score,
            elo_text(tally.sets.elo()),
        ];
        if rounds {
            let (mean, error) = (tally.points.mean(), tally.points.error());
            row.push(format!("{mean:+.3} ± {error:.3} (standard error)"));
        }
        rows.push(row);
    }
    columns(&rows, 2, out)
}

fn standings(schedule: &Schedule, results: &Results, out: &mut dyn Write) -> io::Result<()> {
    let mut found: Vec<_> = schedule
        .specs
        .iter()
        .zip(ratings_of(schedule, results))
        .collect();
    found.sort_by(|(_, one), (_, other)| {
        let elo = |rating: &Option<Rating>| rating.map_or(f64::NEG_INFINITY, |rating| rating.elo);
        elo(other).total_cmp(&elo(one))
    });
    let mut rows = vec![vec!["engine".into(), "Elo (95 %)".into()]];
    for (spec, rating) in found {
        let rating = rating.map_or("-".into(), |rating| {
            format!("{} ± {:.0}", signed(rating.elo), rating.error)
        });
        rows.push(vec![spec.name.clone(), rating]);
    }
    columns(&rows, 1, out)?;
    let first = &schedule.specs[0].name;
    writeln!(out, "Ratings that fit all meetings best; {first} is 0.")
}

fn sequential(schedule: &Schedule, results: &Results, out: &mut dyn Write) -> io::Result<()> {
    let (Some(sprt), Some(finding), Some(tally)) =
        (schedule.sprt, results.finding, results.tallies.first())
    else {
        return Ok(());
    };
    let (low, high) = sprt.bounds();
    let name = &schedule.specs[tally.engines[0]].name;
    let (elo0, elo1) = (sprt.elo0, sprt.elo1);
    let said = match finding {
        Finding::AcceptsSecond => format!("{name} is stronger by {elo1} Elo rather than {elo0}"),
        Finding::AcceptsFirst => format!("{name} is stronger by {elo0} Elo rather than {elo1}"),
        Finding::Undecided => "not decided yet".into(),
    };
    let (ratio, sets) = (sprt.ratio(&tally.sets), tally.sets.count());
    writeln!(
        out,
        "\nSequential test after {sets} sets: {said} \
         (log-likelihood ratio {ratio:.2}, bounds {low:.2} and {high:.2})."
    )
}

/// Games that were not lost on the board, each reason once.
fn forfeits(schedule: &Schedule, results: &Results, out: &mut dyn Write) -> io::Result<()> {
    let mut reasons: Vec<(String, u32)> = Vec::new();
    for game in results.sets.iter().flat_map(|set| &set.games) {
        let Some(engine) = game.forfeit else { continue };
        let said = format!("{}: {}", schedule.specs[engine].name, game.reason);
        match reasons.iter_mut().find(|(known, _)| *known == said) {
            Some((_, count)) => *count += 1,
            None => reasons.push((said, 1)),
        }
    }
    if reasons.is_empty() {
        return Ok(());
    }
    writeln!(out, "\nLost otherwise than on the board:")?;
    for (said, count) in reasons {
        writeln!(out, "  {count} × {said}")?;
    }
    Ok(())
}

/// Rows with their columns aligned; the first so many are text, the others numbers.
fn columns(rows: &[Vec<String>], texts: usize, out: &mut dyn Write) -> io::Result<()> {
    let width = |at: usize| {
        let cells = rows.iter().filter_map(|row| row.get(at));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    for row in rows {
        let cells = row.iter().enumerate().map(|(at, cell)| {
            let width = width(at);
            if at < texts {
                format!("{cell:<width$}")
            } else {
                format!("{cell:>width$}")
            }
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_elo_says_as_much_as_is_known() {
        let elo = |low, middle, high| elo_text(Some(Interval { low, middle, high }));
        assert_eq!(elo(-10.0, 20.4, 50.0), "+20 ± 30");
        assert_eq!(elo(-0.0, -0.0, -0.0), "+0, every set alike");
        assert_eq!(elo(-12.0, -0.2, 12.0), "+0 ± 12");
        assert_eq!(elo(f64::NEG_INFINITY, -100.0, -20.0), "-100 ± 80");
        assert_eq!(elo(80.0, f64::INFINITY, f64::INFINITY), "at least +80");
        assert_eq!(
            elo(f64::NEG_INFINITY, f64::NEG_INFINITY, -80.0),
            "at most -80"
        );
        assert_eq!(elo_text(None), "-");
    }
}
