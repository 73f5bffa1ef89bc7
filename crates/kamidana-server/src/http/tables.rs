//! Games being played, and those that were.

use std::collections::BTreeMap;

use axum::{
    Json,
    body::Body,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{
    accounts::check_unlike_members,
    caller::Caller,
    stream::{self, NDJSON},
};
use crate::{
    Account, Actor, FromServer, Have, Kind, Listed, Person, PersonId, Problem, Refusal, Setup,
    Stage, TableId, TableQuery, TableState, TimeControl, Timestamp, Wanted, Wish, listed, lobby,
    name::Name,
    pairing,
    problem::{Body as JsonBody, PathOf, QueryOf},
    site::Site,
};

/// The most tables of one answer.
const MOST_TABLES: u32 = 100;

/// Which tables are looked for. What is left out does not matter.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Search {
    /// Who plays there.
    player: Option<String>,
    /// The id of the game.
    game: Option<String>,
    /// Which kind of it: the value of the game's first option.
    mode: Option<String>,
    /// How far it is.
    #[param(inline)]
    stage: Option<Stage>,
    /// Of the player: `won` or `lost`; of any game: how it ended, such as `played`, `resigned`,
    /// `flagged`, `left`, `agreed`.
    result: Option<String>,
    /// Whether it counts for the ratings.
    rated: Option<bool>,
    /// Something happened last at this moment (milliseconds since 1970) or later.
    from: Option<i64>,
    /// Something happened last before this moment.
    to: Option<i64>,
    /// Go on after this table: `next` of the last answer.
    after: Option<String>,
    /// The most tables of one answer, up to 100.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

impl Search {
    async fn query(self, site: &Site, caller: &Caller) -> Result<TableQuery, Problem> {
        let person = match &self.player {
            Some(name) => Some(find(site, name).await?),
            None => None,
        };
        let own = person.is_some() && person == caller.eyes();
        let (won, how) = match self.result.as_deref() {
            Some("won") => (Some(true), None),
            Some("lost") => (Some(false), None),
            Some(how) => (None, Some(how.to_string())),
            None => (None, None),
        };
        if won.is_some() && person.is_none() {
            return Err(Problem::bad_request("`won` and `lost` need a player"));
        }
        let after = match &self.after {
            Some(text) => Some(cursor(text)?),
            None => None,
        };
        Ok(TableQuery {
            stage: self.stage,
            // Private games are found by those who play them.
            public_only: !own,
            game: self.game,
            mode: self.mode,
            person,
            concerned: None,
            won,
            how,
            rated: self.rated,
            from: self.from.map(Timestamp::from_millis),
            to: self.to.map(Timestamp::from_millis),
            after,
            limit: self.limit.unwrap_or(MOST_TABLES).clamp(1, MOST_TABLES),
        })
    }
}

/// Somebody's id by their name.
pub(crate) async fn find(site: &Site, name: &str) -> Result<PersonId, Problem> {
    Ok(find_person(site, name).await?.id)
}

/// Somebody by their name, however it is typed.
async fn find_person(site: &Site, name: &str) -> Result<Person, Problem> {
    let nobody = Problem::nobody;
    let skeleton = Name::skeleton_of(name).ok_or_else(nobody)?;
    let found = site.hub().store().named(&skeleton).await?;
    Ok(found.ok_or_else(nobody)?.person())
}

/// Whom somebody asks to play.
async fn find_asked(site: &Site, by: &Person, name: &str) -> Result<Person, Problem> {
    let found = find_person(site, name).await?;
    if found.id == by.id {
        return Err(Problem::ask_yourself());
    }
    Ok(found)
}

/// What somebody at a shared device is called. Where everybody looks on, nobody passes for a member.
pub(super) async fn check_beside(
    site: &Site,
    by: &Account,
    name: &str,
    public: bool,
) -> Result<Name, Problem> {
    let name = Name::new(name)?;
    if public && name.skeleton() != by.skeleton {
        check_unlike_members(site, &name).await?;
    }
    Ok(name)
}

fn cursor(text: &str) -> Result<(Timestamp, TableId), Problem> {
    let parsed = text.split_once('.').and_then(|(at, table)| {
        Some((
            Timestamp::from_millis(at.parse().ok()?),
            table.parse().ok()?,
        ))
    });
    parsed.ok_or_else(|| Problem::bad_request("`after` is what `next` of the last answer was"))
}

/// Some tables, and where to go on.
#[derive(Serialize, ToSchema)]
pub(crate) struct Found {
    /// Those that changed last first.
    tables: Vec<Listed>,
    /// For `after` of the next search, if there may be more. There may be even if this answer has
    /// few tables or none: one search looks only so far.
    next: Option<String>,
}

/// Search tables, finished or not.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Search), responses(
    (status = 200, description = "Those that changed last first", body = Found),
    (status = 400, description = "Not understood", body = Problem),
    (status = 404, description = "No such player", body = Problem),
))]
pub(crate) async fn search(
    State(site): State<Site>,
    caller: Caller,
    QueryOf(search): QueryOf<Search>,
) -> Result<Json<Found>, Problem> {
    let query = search.query(&site, &caller).await?;
    let found = site.hub().store().search(&query).await?;
    let next = found.next.map(|(at, id)| format!("{}.{id}", at.millis()));
    Ok(Json(Found {
        tables: listed::listed(site.hub(), found.tables).await?,
        next,
    }))
}

/// Finished public games with their moves, as lines of JSON: the same search, without an end.
#[utoipa::path(get, path = "/api/archive", tag = "tables", params(Search), responses(
    (status = 200, description = "Each line has the table and its record",
        content_type = NDJSON, body = String),
    (status = 400, description = "Not understood", body = Problem),
    (status = 404, description = "No such player", body = Problem),
    (status = 429, description = "Too often", body = Problem),
))]
pub(crate) async fn archive(
    State(site): State<Site>,
    caller: Caller,
    QueryOf(search): QueryOf<Search>,
) -> Result<Response, Problem> {
    let place = caller.place(&site)?;
    let mut query = search.query(&site, &caller).await?;
    query.stage = Some(Stage::Over);
    query.public_only = true;
    let games = stream::games(&site, query, None, place);
    Ok(([(header::CONTENT_TYPE, NDJSON)], Body::from_stream(games)).into_response())
}

/// Set up a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = Setup, responses(
    (status = 201, description = "The table", body = TableState),
    (status = 400, description = "It cannot be set up like this", body = Problem),
    (status = 401, description = "Sign in first, or play as a guest", body = Problem),
    (status = 403, description = "You may not", body = Problem),
    (status = 404, description = "Nobody has the name of somebody you ask", body = Problem),
    (status = 429, description = "Too many tables", body = Problem),
))]
pub(crate) async fn create(
    State(site): State<Site>,
    caller: Caller,
    JsonBody(mut setup): JsonBody<Setup>,
) -> Result<(StatusCode, Json<TableState>), Problem> {
    let account = caller.somebody()?;
    let person = account.person();
    if setup.rated && account.kind == Kind::Guest {
        return Err(Refusal::Guest.into());
    }
    // Before anybody is looked up: a table has few seats.
    setup.check()?;
    let public = setup.public;
    for (at, wish) in setup.seats.iter_mut().enumerate() {
        match wish {
            Wish::Asked {
                person: asked,
                name,
            } => {
                let found = find_asked(&site, &person, name).await;
                let found = found.map_err(|problem| problem.about(format!("seats.{at}")))?;
                (*asked, *name) = (found.id, found.name);
            }
            Wish::Me { name: Some(name) } => {
                let checked = check_beside(&site, account, name, public).await;
                let checked = checked.map_err(|problem| problem.about(format!("seats.{at}")))?;
                *name = checked.to_string();
            }
            Wish::Me { name: None } | Wish::Open | Wish::Invited | Wish::Level { .. } => {}
        }
    }
    let id = site.create(account, caller.address, setup).await?;
    let state = site.hub().state(id, Some(person.id), None).await?;
    Ok((StatusCode::CREATED, Json(state)))
}

/// A table as you may know it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path, description = "Its name")),
    responses(
        (status = 200, description = "The table", body = TableState),
        (status = 400, description = "That is no name of a table", body = Problem),
        (status = 404, description = "No such table", body = Problem),
    ))]
pub(crate) async fn state(
    State(site): State<Site>,
    caller: Caller,
    PathOf(id): PathOf<TableId>,
) -> Result<Json<TableState>, Problem> {
    Ok(Json(site.hub().state(id, caller.eyes(), None).await?))
}

/// Something to do in a game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Action {
    /// One of the choices of your view.
    #[schema(example = "d1d5")]
    action: String,
    /// `seen` of the table as you know it: a second copy of the request does no harm then.
    #[serde(default)]
    seen: Option<u32>,
}

/// What was done.
#[derive(Serialize, ToSchema)]
pub(crate) struct Done {
    /// The number of the table's last event.
    number: u32,
}

/// Do something in the game.
///
/// When the answer comes, it is kept for good.
#[utoipa::path(post, path = "/api/tables/{id}/actions", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    request_body = Action,
    responses(
        (status = 200, description = "Done and kept", body = Done),
        (status = 400, description = "Not understood", body = Problem),
        (status = 401, description = "Sign in first", body = Problem),
        (status = 403, description = "You may not", body = Problem),
        (status = 404, description = "No such table", body = Problem),
        (status = 409, description = "Not now, or not by the rules", body = Problem),
        (status = 429, description = "Too fast", body = Problem),
    ))]
pub(crate) async fn act(
    State(site): State<Site>,
    caller: Caller,
    PathOf(id): PathOf<TableId>,
    JsonBody(action): JsonBody<Action>,
) -> Result<Json<Done>, Problem> {
    let actor = Actor::Person(caller.somebody()?.id);
    let Action { action, seen } = action;
    let number = site.hub().act(id, actor, seen, action, 0).await?;
    Ok(Json(Done { number }))
}

/// Something that is wanted at a table.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Want {
    /// What you want.
    #[serde(flatten)]
    wanted: Wanted,
    /// What the link of an invited player has.
    #[serde(default)]
    key: Option<String>,
}

/// Sit down, offer, accept, decline, resign and so on.
#[utoipa::path(post, path = "/api/tables/{id}/wants", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    request_body = Want,
    responses(
        (status = 200, description = "Done and kept", body = Done),
        (status = 400, description = "Not understood", body = Problem),
        (status = 401, description = "Sign in first", body = Problem),
        (status = 403, description = "You may not", body = Problem),
        (status = 404, description = "No such table", body = Problem),
        (status = 409, description = "Not now", body = Problem),
        (status = 429, description = "Too fast", body = Problem),
    ))]
pub(crate) async fn want(
    State(site): State<Site>,
    caller: Caller,
    PathOf(id): PathOf<TableId>,
    JsonBody(want): JsonBody<Want>,
) -> Result<Json<Done>, Problem> {
    let account = caller.somebody()?;
    let number = site.want(account, id, want.wanted, want.key).await?;
    Ok(Json(Done { number }))
}

/// Open and running tables that everybody may find.
#[utoipa::path(get, path = "/api/lobby", tag = "tables", responses(
    (status = 200, description = "As the socket tells it", body = FromServer),
))]
pub(crate) async fn lobby(State(site): State<Site>) -> Result<Json<FromServer>, Problem> {
    Ok(Json(lobby::read(site.hub()).await?))
}

/// A game that is wanted against anybody of about the same strength.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pairing {
    /// The id of the game.
    #[schema(example = json!(kamidana_game::games()[0].id()))]
    pub(crate) game: String,
    /// Its options; what is left out has its default.
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    /// The clock.
    pub(crate) time: TimeControl,
    /// Whether it counts for the ratings.
    #[serde(default)]
    pub(crate) rated: bool,
    /// Whether you would play against a program, too.
    #[serde(default)]
    pub(crate) bots: bool,
}

/// Play against anybody of about the same strength.
///
/// You sit down at a table that waits for somebody like you, or open one and wait there.
#[utoipa::path(post, path = "/api/pairings", tag = "tables", request_body = Pairing, responses(
    (status = 200, description = "You sit at this table", body = TableState),
    (status = 400, description = "There is no such game", body = Problem),
    (status = 401, description = "Sign in first, or play as a guest", body = Problem),
    (status = 403, description = "You may not", body = Problem),
    (status = 429, description = "Too many tables", body = Problem),
))]
pub(crate) async fn pair(
    State(site): State<Site>,
    caller: Caller,
    JsonBody(pairing): JsonBody<Pairing>,
) -> Result<Json<TableState>, Problem> {
    let account = caller.somebody()?;
    if pairing.rated && account.kind == Kind::Guest {
        return Err(Refusal::Guest.into());
    }
    let setup = pairing::setup(
        pairing.game,
        pairing.options,
        pairing.time,
        pairing.rated,
        pairing.bots,
    )?;
    let id = pairing::pair(&site, account, caller.address, setup).await?;
    let state = site.hub().state(id, Some(account.id), None::<Have>).await?;
    Ok(Json(state))
}
