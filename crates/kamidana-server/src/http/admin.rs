//! For those who look after a running site.

use axum::{Json, extract::State, http::StatusCode};

use super::{caller::Caller, tables::find};
use crate::{
    Actor, Command, Note, PersonChange, Problem, Report, TableId, Timestamp, Topic,
    problem::PathOf, site::Site,
};

/// Call off a game. It counts for nothing.
#[utoipa::path(delete, path = "/api/admin/tables/{id}", tag = "operations",
    params(("id" = String, Path, description = "The table")),
    responses(
        (status = 204, description = "It is called off"),
        (status = 400, description = "That is no name of a table", body = Problem),
        (status = 401, description = "Sign in first", body = Problem),
        (status = 403, description = "Only admins", body = Problem),
        (status = 404, description = "No such table", body = Problem),
        (status = 409, description = "It is over", body = Problem),
    ))]
pub(crate) async fn close_table(
    State(site): State<Site>,
    caller: Caller,
    PathOf(id): PathOf<TableId>,
) -> Result<StatusCode, Problem> {
    let by = caller.somebody()?;
    tracing::info!(table = %id, by = %by.id, "an admin calls off a game");
    let hub = site.hub();
    hub.command(id, Actor::Server, Command::Abort).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Let somebody play no more.
#[utoipa::path(put, path = "/api/admin/bans/{name}", tag = "operations",
    params(("name" = String, Path, description = "Who")),
    responses(
        (status = 204, description = "They are out"),
        (status = 401, description = "Sign in first", body = Problem),
        (status = 403, description = "Only admins", body = Problem),
        (status = 404, description = "Nobody", body = Problem),
    ))]
pub(crate) async fn ban(
    State(site): State<Site>,
    PathOf(name): PathOf<String>,
) -> Result<StatusCode, Problem> {
    set_banned(&site, &name, Some(crate::time::now())).await
}

/// Let somebody play again.
#[utoipa::path(delete, path = "/api/admin/bans/{name}", tag = "operations",
    params(("name" = String, Path, description = "Who")),
    responses(
        (status = 204, description = "They may"),
        (status = 401, description = "Sign in first", body = Problem),
        (status = 403, description = "Only admins", body = Problem),
        (status = 404, description = "Nobody", body = Problem),
    ))]
pub(crate) async fn unban(
    State(site): State<Site>,
    PathOf(name): PathOf<String>,
) -> Result<StatusCode, Problem> {
    set_banned(&site, &name, None).await
}

async fn set_banned(
    site: &Site,
    name: &str,
    banned: Option<Timestamp>,
) -> Result<StatusCode, Problem> {
    let id = find(site, name).await?;
    let change = PersonChange {
        banned: Some(banned),
        ..PersonChange::default()
    };
    site.hub().store().change_person(id, change).await?;
    let bus = site.hub().bus();
    bus.tell(Topic::Person(id), &Note::SignedOut).await;
    Ok(StatusCode::NO_CONTENT)
}

/// What people have reported.
#[utoipa::path(get, path = "/api/admin/reports", tag = "operations", responses(
    (status = 200, description = "The newest first", body = [Report]),
    (status = 401, description = "Sign in first", body = Problem),
    (status = 403, description = "Only admins", body = Problem),
))]
pub(crate) async fn reports(State(site): State<Site>) -> Result<Json<Vec<Report>>, Problem> {
    Ok(Json(site.hub().store().reports(200).await?))
}
