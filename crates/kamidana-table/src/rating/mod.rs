//! How strong people are, from the games they played.
//!
//! Games of two seats are rated with Glicko-2. Games of more are rated with the Bradley–Terry
//! model of Weng and Lin: a team is as strong as its members together, and each side is better
//! than those that came after. Both look alike on a screen: everybody begins with
//! 1500 and a deviation of 350. Weng and Lin count from 25 with a deviation of 25/3, so one of
//! their points is shown as `POINT` of ours.

use std::collections::HashSet;

use kamidana_game::{Game, LadderSpec, Options, Seat, game};
use serde::{Deserialize, Serialize};
use skillratings::{
    MultiTeamOutcome, Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::{EndReason, PersonId, Speed, Stage, Summary, Timestamp};

/// A new rating that takes the place of an old one.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingChange {
    /// How many games the old one counted: if it counts another number by now, the change is
    /// out of date.
    pub games_before: u32,
    /// The new one.
    pub rating: Rating,
}

/// How strong somebody is at something.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rating {
    /// Whose rating it is.
    pub person: PersonId,
    /// What it counts for.
    #[serde(flatten)]
    pub ladder: Ladder,
    /// The rating.
    pub value: f64,
    /// How sure it is.
    pub deviation: f64,
    /// How much it jumps; 0 where the system does not know it.
    pub volatility: f64,
    /// How many games it counts.
    pub games: u32,
    /// When it changed last.
    pub at: Timestamp,
}

/// What is rated together.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ladder {
    /// The game, or the game and the number of its players where that is another contest.
    pub game: String,
    /// Games of other speeds are another contest.
    pub speed: Speed,
}

/// What everybody begins with.
const FIRST: f64 = 1500.0;
const FIRST_DEVIATION: f64 = 350.0;
const FIRST_VOLATILITY: f64 = 0.06;

/// Ratings stay within these, whatever happens.
const LOWEST: f64 = 100.0;
const HIGHEST: f64 = 4000.0;
/// Nobody is known so well that a game changes nothing.
const LEAST_DEVIATION: f64 = 45.0;
const VOLATILITY: (f64, f64) = (0.01, 0.1);

/// What Glicko-2 counts one of its inner units as.
const GLICKO_UNIT: f64 = 173.7178;
/// A rating period of Glicko-2, in days: after a year without games a well-known rating has a
/// deviation of about 110 again.
const PERIOD: f64 = 5.0;
const DAY: f64 = 24.0 * 60.0 * 60.0;

/// What everybody begins with in the model of Weng and Lin.
const FIRST_MEAN: f64 = 25.0;
/// What one of their points is shown as: their first deviation, 25/3, as ours.
const POINT: f64 = FIRST_DEVIATION * 3.0 / 25.0;

/// Up to this deviation a rating of two players is no longer provisional.
const SERIOUS: f64 = 110.0;
/// A game of many tells less about each of them, one of teams still less: after some twenty
/// games that are as clear as most, ratings have these deviations.
const SERIOUS_OF_MANY: f64 = 150.0;
const SERIOUS_OF_TEAMS: f64 = 250.0;

/// What a game counts for.
pub fn ladder(summary: &Summary) -> Ladder {
    let id = rules(summary).map(|(game, options)| game.ladder(&options).id);
    Ladder {
        game: id.unwrap_or(&summary.game).into(),
        speed: summary.speed,
    }
}

/// Which game was played, and with which options.
fn rules(summary: &Summary) -> Option<(&'static dyn Game, Options)> {
    let game = game(&summary.game)?;
    let given = summary.options.iter().map(|(id, value)| (&**id, &**value));
    Some((game, Options::new(game.options(), given).ok()?))
}

fn spec(ladder: &Ladder) -> Option<&'static LadderSpec> {
    kamidana_game::ladder(&ladder.game)
}

/// The rating of somebody who has not played yet.
pub fn new_rating(person: PersonId, ladder: Ladder, at: Timestamp) -> Rating {
    Rating {
        volatility: if is_for_two(&ladder) {
            FIRST_VOLATILITY
        } else {
            0.0
        },
        person,
        ladder,
        value: FIRST,
        deviation: FIRST_DEVIATION,
        games: 0,
        at,
    }
}

/// Up to which deviation ratings of a ladder are no longer provisional.
pub fn serious(ladder: &Ladder) -> f64 {
    match spec(ladder) {
        Some(spec) if spec.seats > 2 && spec.sides < spec.seats => SERIOUS_OF_TEAMS,
        Some(spec) if spec.seats > 2 => SERIOUS_OF_MANY,
        _ => SERIOUS,
    }
}

/// Whether a rating is still rough.
pub fn provisional(rating: &Rating) -> bool {
    rating.deviation > serious(&rating.ladder)
}

fn is_for_two(ladder: &Ladder) -> bool {
    spec(ladder).is_none_or(|spec| spec.seats == 2)
}

/// The ratings after a game, in the order of the seats; none if it does not count. `before` has
/// the ratings of those who have one, in any order. The same game with the same ratings always
/// gives the same.
pub fn after_game(summary: &Summary, before: &[Rating], now: Timestamp) -> Vec<RatingChange> {
    let Some((people, winners)) = counts(summary) else {
        return Vec::new();
    };
    let ladder = ladder(summary);
    let before: Vec<Rating> = people
        .iter()
        .map(|person| {
            let mut known = before.iter();
            known
                .find(|rating| rating.person == *person && rating.ladder == ladder)
                .map_or_else(|| new_rating(*person, ladder.clone(), now), sane)
        })
        .collect();
    let after = match &*before {
        [one, other] => after_duel(one, other, winners, now).to_vec(),
        _ => after_melee(&before, &teams(summary), winners),
    };
    before
        .into_iter()
        .zip(after)
        .map(|(before, after)| RatingChange {
            games_before: before.games,
            rating: sane(&Rating {
                games: before.games.saturating_add(1),
                at: now,
                ..after
            }),
        })
        .collect()
}

/// Who played, and which seats won, if the game counts: rated, over, really played, and by as
/// many people as it has seats. Where something is dealt it counts from the first moment on:
/// whoever leaves has seen it.
fn counts(summary: &Summary) -> Option<(Vec<PersonId>, &[Seat])> {
    let ending = summary.ending.as_ref()?;
    let people: Vec<PersonId> = summary.people().collect();
    let seats = summary.sitters.len();
    let different: HashSet<&PersonId> = people.iter().collect();
    let counts = summary.rated
        && summary.stage == Stage::Over
        && !matches!(ending.how, EndReason::Aborted | EndReason::Declined)
        && (summary.actions as usize >= seats || is_dealt(summary))
        && seats >= 2
        && different.len() == seats;
    counts.then_some((people, &*ending.winners))
}

fn is_dealt(summary: &Summary) -> bool {
    game(&summary.game).is_some_and(|game| game.has_chance() || game.has_secrets())
}

/// A rating that can be reckoned with, whatever was stored.
fn sane(rating: &Rating) -> Rating {
    let within = |value: f64, (low, high): (f64, f64), otherwise: f64| {
        if value.is_finite() {
            value.clamp(low, high)
        } else {
            otherwise
        }
    };
    Rating {
        value: within(rating.value, (LOWEST, HIGHEST), FIRST),
        deviation: within(
            rating.deviation,
            (LEAST_DEVIATION, FIRST_DEVIATION),
            FIRST_DEVIATION,
        ),
        volatility: if is_for_two(&rating.ladder) {
            within(rating.volatility, VOLATILITY, FIRST_VOLATILITY)
        } else {
            0.0
        },
        ..rating.clone()
    }
}

/// Whether the seat with this index is among the winners.
fn won(winners: &[Seat], index: usize) -> bool {
    winners
        .iter()
        .any(|seat| usize::from(seat.number()) == index + 1)
}

fn after_duel(one: &Rating, other: &Rating, winners: &[Seat], now: Timestamp) -> [Rating; 2] {
    let outcome = match (won(winners, 0), won(winners, 1)) {
        (true, false) => Outcomes::WIN,
        (false, true) => Outcomes::LOSS,
        _ => Outcomes::DRAW,
    };
    let glicko = |rating: &Rating| Glicko2Rating {
        rating: rating.value,
        deviation: rested(rating, now),
        volatility: rating.volatility,
    };
    let config = Glicko2Config::new();
    let (first, second) = glicko2(&glicko(one), &glicko(other), &outcome, &config);
    [(one, first), (other, second)].map(|(before, after)| Rating {
        value: after.rating,
        deviation: after.deviation,
        volatility: after.volatility,
        ..before.clone()
    })
}

/// The deviation of somebody who has not played for a while: nobody knows what they have learnt
/// or forgotten.
fn rested(rating: &Rating, now: Timestamp) -> f64 {
    let periods = now.since(rating.at).as_secs_f64() / DAY / PERIOD;
    let growth = GLICKO_UNIT * rating.volatility * periods.sqrt();
    rating.deviation.hypot(growth).min(FIRST_DEVIATION)
}

/// Who plays together, as indices of seats.
fn teams(summary: &Summary) -> Vec<Vec<usize>> {
    let seats = summary.sitters.len();
    let alone = || (0..seats).map(|seat| vec![seat]).collect();
    let indices = |team: Vec<Seat>| {
        let seats = team.into_iter();
        seats.map(|seat| usize::from(seat.number()) - 1).collect()
    };
    rules(summary)
        .map(|(game, options)| game.teams(&options))
        .filter(|teams| teams.iter().map(Vec::len).sum::<usize>() == seats)
        .map_or_else(alone, |teams| teams.into_iter().map(indices).collect())
}

fn after_melee(before: &[Rating], members: &[Vec<usize>], winners: &[Seat]) -> Vec<Rating> {
    let weng_lin = |rating: &Rating| WengLinRating {
        rating: FIRST_MEAN + (rating.value - FIRST) / POINT,
        uncertainty: rating.deviation / POINT,
    };
    let teams: Vec<Vec<WengLinRating>> = members
        .iter()
        .map(|team| team.iter().map(|seat| weng_lin(&before[*seat])).collect())
        .collect();
    // Without winners all are first together: a draw.
    let rank = |team: &Vec<usize>| {
        let first = winners.is_empty() || team.iter().any(|seat| won(winners, *seat));
        MultiTeamOutcome::new(if first { 1 } else { 2 })
    };
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(members)
        .map(|(team, members)| (&**team, rank(members)))
        .collect();
    let rated = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    let mut after = before.to_vec();
    let rated = rated.iter().flatten();
    for (seat, rated) in members.iter().flatten().zip(rated) {
        after[*seat].value = FIRST + (rated.rating - FIRST_MEAN) * POINT;
        after[*seat].deviation = rated.uncertainty * POINT;
    }
    after
}

#[cfg(test)]
mod tests;
