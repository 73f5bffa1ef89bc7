//! Help for those who practise: somebody alone with computers, at a table that counts for nothing.
//! Whatever is told here comes from the view of their own seat.

use std::time::{Duration, Instant};

use axum::{Json, extract::State, http::StatusCode};
use kamidana_engine::{Level, Limits, machine, schema::Outlook};
use kamidana_game::Data;
use kamidana_table::PracticeTurn;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::Caller;
use crate::{
    PersonId, Problem, Table, TableId, TableState,
    pool::PoolError,
    problem::{Body, PathOf},
    random,
    site::Site,
};

/// How long a hint is thought about.
const HINT_TIME: Duration = Duration::from_millis(1500);

/// The turn of somebody who practises.
async fn turn(site: &Site, table: TableId, person: PersonId) -> Result<PracticeTurn, Problem> {
    let turn = move |table: &Table| table.practice_turn(person);
    Ok(site.hub().look(table, turn).await??)
}

/// What everything you can do now leads to at once.
#[derive(Serialize, ToSchema)]
pub(crate) struct OutlookState {
    /// `seen` of the table it is about.
    seen: u32,
    /// What is known; `kind` says which. Nothing in games that know nothing.
    #[schema(value_type = Option<Outlook>, required = true)]
    outlook: Option<Data>,
}

/// What your choices lead to, in a game against computers that counts for nothing.
///
/// It tells what your seat could work out, and nothing of what is hidden from it.
#[utoipa::path(get, path = "/api/tables/{id}/outlook", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "By your choices", body = OutlookState),
        (status = 400, description = "That is no name of a table", body = Problem),
        (status = 401, description = "Sign in first", body = Problem),
        (status = 403, description = "You may not", body = Problem),
        (status = 404, description = "No such table", body = Problem),
        (status = 409, description = "Not your turn, or no game to practise", body = Problem),
        (status = 429, description = "Too often", body = Problem),
    ))]
pub(crate) async fn outlook(
    State(site): State<Site>,
    caller: Caller,
    PathOf(id): PathOf<TableId>,
) -> Result<Json<OutlookState>, Problem> {
    let PracticeTurn { game, seen, view } = turn(&site, id, caller.somebody()?.id).await?;
    let work = move || machine(game).and_then(|machine| machine.outlook(&view));
    let (outlook, _place) = site.work_out(caller.address, work).await?;
    Ok(Json(OutlookState { seen, outlook }))
}

/// What a strong player would do.
#[derive(Serialize, ToSchema)]
pub(crate) struct Hint {
    /// `seen` of the table it is about.
    seen: u32,
    /// One of your choices.
    action: String,
}

/// A hint, in a game against computers that counts for nothing.
///
/// It comes from a player who knows what your seat knows.
#[utoipa::path(post, path = "/api/tables/{id}/hints", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "What a strong player would do", body = Hint),
        (status = 400, description = "That is no name of a table", body = Problem),
        (status = 401, description = "Sign in first", body = Problem),
        (status = 403, description = "You may not", body = Problem),
        (status = 404, description = "No such table", body = Problem),
        (status = 409, description = "Not your turn, or no game to practise", body = Problem),
        (status = 429, description = "Too often", body = Problem),
    ))]
pub(crate) async fn hint(
    State(site): State<Site>,
    caller: Caller,
    PathOf(id): PathOf<TableId>,
) -> Result<Json<Hint>, Problem> {
    let person = caller.somebody()?.id;
    let PracticeTurn { game, seen, view } = turn(&site, id, person).await?;
    let limits = Limits {
        deadline: Instant::now().checked_add(HINT_TIME),
        ..Limits::default()
    };
    let level = Level::STRONGEST.number();
    let thought = site
        .pool()
        .choose(person.0, game, level, view, random::bits(), limits);
    let action = match thought.await {
        Ok(Some(action)) => action,
        Ok(None) | Err(PoolError::Busy | PoolError::Closed) => {
            return Err(Problem::busy(
                "nobody has time for a hint; ask again in a moment",
            ));
        }
        Err(error) => return Err(Problem::bad_request(&error.to_string())),
    };
    Ok(Json(Hint { seen, action }))
}

/// From where to play again.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Again {
    /// How many actions of the old game stand.
    #[schema(minimum = 0)]
    moves: u32,
}

/// Play a finished game against computers again, from some moment on.
///
/// A new table for you alone, with the same deal and the same opponents; it counts for nothing.
#[utoipa::path(post, path = "/api/tables/{id}/again", tag = "tables",
    params(("id" = String, Path, description = "The finished game")),
    request_body = Again,
    responses(
        (status = 201, description = "The new table", body = TableState),
        (status = 400, description = "There is no such moment in it", body = Problem),
        (status = 401, description = "Sign in first", body = Problem),
        (status = 403, description = "You may not", body = Problem),
        (status = 404, description = "No such table", body = Problem),
        (status = 409, description = "Not over, or no game to practise", body = Problem),
        (status = 429, description = "Too many tables", body = Problem),
    ))]
pub(crate) async fn again(
    State(site): State<Site>,
    caller: Caller,
    PathOf(id): PathOf<TableId>,
    Body(Again { moves }): Body<Again>,
) -> Result<(StatusCode, Json<TableState>), Problem> {
    let person = caller.somebody()?.person();
    let own = person.id;
    let table = site.hub().create_again(id, moves as usize, person).await?;
    let state = site.hub().state(table, Some(own), None).await?;
    Ok((StatusCode::CREATED, Json(state)))
}
