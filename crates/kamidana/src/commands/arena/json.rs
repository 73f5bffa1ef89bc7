//! The results for machines: everything, and nothing that depends on the clock.

use serde_json::{Map, Value, json};

use super::{
    report::ratings_of,
    schedule::{Results, Schedule, Set, Tally},
    spec::Budget,
    statistics::Finding,
};

/// A number as JSON has it: no infinity.
fn finite(number: f64) -> Value {
    if number.is_finite() {
        json!(number)
    } else {
        Value::Null
    }
}

fn budget(budget: Budget) -> Value {
    json!({
        "nodes": budget.nodes,
        "movetime": budget.time.map(|time| time.as_millis() as u64),
    })
}

/// All results as one object.
pub(super) fn write(schedule: &Schedule, results: &Results) -> Value {
    let starts = &schedule.starts;
    let options: Map<String, Value> = starts
        .options
        .asked(starts.game.options())
        .map(|(id, value)| (id.to_string(), json!(value)))
        .collect();
    let engines = schedule.specs.iter().zip(ratings_of(schedule, results));
    let engines: Vec<Value> = engines
        .map(|(spec, rating)| {
            json!({
                "name": spec.name,
                "budget": budget(spec.budget.or(schedule.budget)),
                "elo": rating.map(|rating| rating.elo),
                "elo_error": rating.map(|rating| rating.error),
            })
        })
        .collect();
    let meetings = results.tallies.iter();
    let games = results.sets.iter().flat_map(|set| games(schedule, set));
    json!({
        "game": starts.game.id(),
        "options": options,
        "unit": if starts.plays_rounds() { "round" } else { "game" },
        "seed": schedule.seed,
        "opening_plies": starts.opening_plies,
        "positions": starts.positions.len(),
        "random_line_ups": starts.random_line_ups,
        "engines": engines,
        "meetings": meetings.map(|tally| meeting(schedule, tally)).collect::<Vec<_>>(),
        "sequential_test": sequential(schedule, results),
        "stopped_early": results.interrupted,
        "games": games.collect::<Vec<_>>(),
    })
}

fn meeting(schedule: &Schedule, tally: &Tally) -> Value {
    let elo = tally.sets.elo();
    let mut meeting = json!({
        "engine": schedule.specs[tally.engines[0]].name,
        "against": schedule.specs[tally.engines[1]].name,
        "games": tally.games(),
        "won": tally.won,
        "drawn": tally.drawn,
        "lost": tally.lost,
        "score": tally.sets.score(),
        "sets_by_half_points": tally.sets.counts(),
        "elo": elo.map(|elo| finite(elo.middle)),
        "elo_low": elo.map(|elo| finite(elo.low)),
        "elo_high": elo.map(|elo| finite(elo.high)),
    });
    if schedule.starts.plays_rounds() {
        meeting["points_a_deal"] = json!(tally.points.mean());
        meeting["points_standard_error"] = json!(tally.points.error());
    }
    meeting
}

fn sequential(schedule: &Schedule, results: &Results) -> Option<Value> {
    let (sprt, tally) = schedule.sprt.zip(results.tallies.first())?;
    let (low, high) = sprt.bounds();
    Some(json!({
        "elo0": sprt.elo0,
        "elo1": sprt.elo1,
        "alpha": sprt.alpha,
        "beta": sprt.beta,
        "log_likelihood_ratio": finite(sprt.ratio(&tally.sets)),
        "low": low,
        "high": high,
        "accepted": match results.finding {
            Some(Finding::AcceptsFirst) => json!("elo0"),
            Some(Finding::AcceptsSecond) => json!("elo1"),
            Some(Finding::Undecided) | None => Value::Null,
        },
    }))
}

fn games(schedule: &Schedule, set: &Set) -> Vec<Value> {
    let name = |engine: usize| schedule.specs[engine].name.as_str();
    let games = set.games.iter();
    games
        .map(|game| {
            let mut told = json!({
                "meeting": set.pairing,
                "start": set.number,
                "seed": set.seed,
                "seats": game.seats.iter().map(|&engine| name(engine)).collect::<Vec<_>>(),
                "score": game.half_points as f64 / 2.0,
                "points": game.points,
                "reason": game.reason,
                "forfeit": game.forfeit.map(name),
                "plies": game.plies,
            });
            if let (Some(told), Value::Object(written)) = (told.as_object_mut(), &game.written) {
                told.extend(written.clone());
            }
            told
        })
        .collect()
}
