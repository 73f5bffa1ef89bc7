//! Who plays, and how well.

use axum::{
    Json,
    body::Body,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use kamidana_game::{OptionKind, Options};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{
    accounts::PublicPerson,
    caller::Caller,
    stream::{self, NDJSON},
    tables::find,
};
use crate::{
    Account, Ladder, PartnerTally, Problem, Rating, Speed, TableId, TableQuery, Tally,
    problem::{PathOf, QueryOf},
    rating,
    site::Site,
};

/// The most points of one answer about the history of a rating.
const MOST_POINTS: u32 = 500;
/// The partners that statistics name.
const MOST_PARTNERS: u32 = 5;

/// Somebody's page.
#[derive(Serialize, ToSchema)]
pub(crate) struct Profile {
    /// The person.
    #[serde(flatten)]
    person: PublicPerson,
    /// Their ratings.
    ratings: Vec<RatingState>,
}

/// A rating, and whether it is to be taken seriously.
#[derive(Serialize, ToSchema)]
pub(crate) struct RatingState {
    /// The rating.
    #[serde(flatten)]
    rating: Rating,
    /// Whether it is still rough.
    provisional: bool,
}

impl From<Rating> for RatingState {
    fn from(rating: Rating) -> Self {
        Self {
            provisional: rating::provisional(&rating),
            rating,
        }
    }
}

async fn account(site: &Site, name: &str) -> Result<Account, Problem> {
    let id = find(site, name).await?;
    let account = site.hub().store().person(id).await?;
    account.ok_or_else(Problem::nobody)
}

/// Somebody, with their ratings.
#[utoipa::path(get, path = "/api/people/{name}", tag = "people",
    params(("name" = String, Path, description = "Their name")),
    responses(
        (status = 200, description = "Who", body = Profile),
        (status = 404, description = "Nobody", body = Problem),
    ))]
pub(crate) async fn profile(
    State(site): State<Site>,
    PathOf(name): PathOf<String>,
) -> Result<Json<Profile>, Problem> {
    let account = account(&site, &name).await?;
    let ratings = site.hub().store().ratings_of(account.id).await?;
    Ok(Json(Profile {
        person: PublicPerson::from(&account),
        ratings: ratings.into_iter().map(Into::into).collect(),
    }))
}

/// A ladder.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Which {
    /// The ladder: the game, or one kind of its tables.
    game: String,
    /// The speed of the games.
    #[param(inline)]
    speed: Speed,
}

impl From<Which> for Ladder {
    fn from(Which { game, speed }: Which) -> Self {
        Self { game, speed }
    }
}

/// A rating after a game.
#[derive(Serialize, ToSchema)]
pub(crate) struct RatingPoint {
    /// Which game, unless it was private.
    #[schema(required = true)]
    table: Option<TableId>,
    /// The rating.
    #[serde(flatten)]
    rating: Rating,
}

/// A part of a long history.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct History {
    /// The ladder: the game, or one kind of its tables.
    game: String,
    /// The speed of the games.
    #[param(inline)]
    speed: Speed,
    /// Only what came before the rating that counted so many games.
    before: Option<u32>,
}

/// How a rating changed, for a plot.
#[utoipa::path(get, path = "/api/people/{name}/ratings", tag = "people",
    params(("name" = String, Path, description = "Their name"), History),
    responses(
        (status = 200, description = "After each of the last 500 games, oldest first; `before` asks for more",
            body = [RatingPoint]),
        (status = 400, description = "Not understood", body = Problem),
        (status = 404, description = "Nobody", body = Problem),
    ))]
pub(crate) async fn rating_history(
    State(site): State<Site>,
    caller: Caller,
    PathOf(name): PathOf<String>,
    QueryOf(part): QueryOf<History>,
) -> Result<Json<Vec<RatingPoint>>, Problem> {
    let person = find(&site, &name).await?;
    let own = caller.eyes() == Some(person);
    let store = site.hub().store();
    let History {
        game,
        speed,
        before,
    } = part;
    let ladder = Ladder { game, speed };
    let history = store
        .rating_history(person, &ladder, before, MOST_POINTS)
        .await?;
    let points = history.into_iter();
    Ok(Json(
        points
            .map(|(table, public, rating)| RatingPoint {
                table: (own || public).then_some(table),
                rating,
            })
            .collect(),
    ))
}

/// The games, each with its mode, in which two teams play.
fn kinds_with_partners() -> Vec<(String, String)> {
    let mut kinds = Vec::new();
    for game in kamidana_game::games() {
        let Some(first) = game.options().first() else {
            continue;
        };
        let OptionKind::Choice { values, .. } = &first.kind else {
            continue;
        };
        for (value, _) in *values {
            let options = Options::new(game.options(), [(first.id, *value)]);
            let teams = options.map_or(Vec::new(), |options| game.teams(&options));
            if teams.len() == 2 && teams.iter().any(|team| team.len() > 1) {
                kinds.push((game.id().to_owned(), (*value).to_owned()));
            }
        }
    }
    kinds
}

/// How somebody's games ended.
#[derive(Serialize, ToSchema)]
pub(crate) struct Statistics {
    /// Their last 2000 public games, seat by seat; all of them, if it is you.
    all: Vec<Tally>,
    /// Those against you, the private ones too.
    against_you: Vec<Tally>,
    /// With whom they won and lost together most often, in games with teams.
    partners: Vec<PartnerTally>,
}

/// How somebody's games ended, counted by game and seat.
#[utoipa::path(get, path = "/api/people/{name}/statistics", tag = "people",
    params(("name" = String, Path, description = "Their name")),
    responses(
        (status = 200, description = "Counted", body = Statistics),
        (status = 404, description = "Nobody", body = Problem),
        (status = 429, description = "Too often", body = Problem),
    ))]
pub(crate) async fn statistics(
    State(site): State<Site>,
    caller: Caller,
    PathOf(name): PathOf<String>,
) -> Result<Json<Statistics>, Problem> {
    let person = find(&site, &name).await?;
    let store = site.hub().store();
    let own = caller.eyes() == Some(person);
    let all = store.tallies(person, !own).await?;
    let against_you = match caller.eyes() {
        Some(you) if !own => store.tallies_against(person, you).await?,
        _ => Vec::new(),
    };
    let kinds = kinds_with_partners();
    let partners = store.tallies_with_partners(person, &kinds, !own, MOST_PARTNERS);
    Ok(Json(Statistics {
        all,
        against_you,
        partners: partners.await?,
    }))
}

/// Somebody's public games with their moves, as lines of JSON; all of them, if it is you.
#[utoipa::path(get, path = "/api/people/{name}/games", tag = "people",
    params(("name" = String, Path, description = "Their name")),
    responses(
        (status = 200, description = "Each line has the table and its record",
            content_type = NDJSON, body = String),
        (status = 404, description = "Nobody", body = Problem),
        (status = 429, description = "Too often", body = Problem),
    ))]
pub(crate) async fn games(
    State(site): State<Site>,
    caller: Caller,
    PathOf(name): PathOf<String>,
) -> Result<Response, Problem> {
    let place = caller.place(&site)?;
    let person = find(&site, &name).await?;
    let own = caller.eyes() == Some(person);
    let query = TableQuery {
        person: Some(person),
        public_only: !own,
        ..TableQuery::default()
    };
    let games = stream::games(&site, query, own.then_some(person), place);
    Ok(([(header::CONTENT_TYPE, NDJSON)], Body::from_stream(games)).into_response())
}

/// A place on a ladder.
#[derive(Serialize, ToSchema)]
pub(crate) struct Place {
    /// What they are called.
    name: String,
    /// How well.
    #[serde(flatten)]
    rating: Rating,
}

/// The best players of a ladder.
#[utoipa::path(get, path = "/api/top", tag = "people", params(Which), responses(
    (status = 200, description = "The highest first", body = [Place]),
    (status = 400, description = "Not understood", body = Problem),
))]
pub(crate) async fn top(
    State(site): State<Site>,
    QueryOf(which): QueryOf<Which>,
) -> Result<Json<Vec<Place>>, Problem> {
    let store = site.hub().store();
    let ladder = which.into();
    let top = store.top(&ladder, rating::serious(&ladder), 100).await?;
    let places = top.into_iter();
    Ok(Json(
        places
            .map(|(name, rating)| Place { name, rating })
            .collect(),
    ))
}
