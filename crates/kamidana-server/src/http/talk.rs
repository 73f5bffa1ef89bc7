//! What is said at tables, and what should not have been.

use axum::{Json, extract::State, http::StatusCode};
use serde::Deserialize;
use utoipa::ToSchema;

use super::caller::Caller;
use crate::{
    Line, PersonId, Problem, Report, TableId, chat,
    chat::SayError,
    problem::{Body as JsonBody, PathOf},
    site::Site,
};

/// The longest report, in characters.
const LONGEST_REPORT: usize = 1000;

/// What was said at a table.
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "The last lines, in order", body = [Line]),
        (status = 400, description = "That is no name of a table", body = Problem),
        (status = 404, description = "No such table", body = Problem),
    ))]
pub(crate) async fn lines(
    State(site): State<Site>,
    caller: Caller,
    PathOf(id): PathOf<TableId>,
) -> Result<Json<Vec<Line>>, Problem> {
    site.hub().look(id, |_| ()).await?;
    let muted = match &caller.account {
        Some(account) => site.hub().store().muted(account.id).await?,
        None => Vec::new(),
    };
    Ok(Json(chat::lines(site.hub(), id, 0, &muted).await))
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Words {
    /// What to say.
    #[schema(example = "Have fun!", min_length = 1, max_length = 300)]
    text: String,
}

/// Say something at a table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    request_body = Words,
    responses(
        (status = 201, description = "Said", body = Line),
        (status = 400, description = "Nothing, or too much", body = Problem),
        (status = 401, description = "Sign in first", body = Problem),
        (status = 403, description = "You may not", body = Problem),
        (status = 404, description = "No such table", body = Problem),
        (status = 429, description = "Too much at once", body = Problem),
    ))]
pub(crate) async fn say(
    State(site): State<Site>,
    caller: Caller,
    PathOf(id): PathOf<TableId>,
    JsonBody(words): JsonBody<Words>,
) -> Result<(StatusCode, Json<Line>), Problem> {
    let person = caller.somebody()?.person();
    match chat::say(site.hub(), id, person, &words.text).await {
        Ok(line) => Ok((StatusCode::CREATED, Json(line))),
        Err(SayError::Hub(error)) => Err(error.into()),
        Err(error) => Err(Problem::bad_request(&error.to_string())),
    }
}

/// Something that somebody should look at.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Complaint {
    /// Who did it.
    about: PersonId,
    /// What they did.
    #[schema(min_length = 1, max_length = 1000)]
    text: String,
}

/// Report somebody to those who run the site.
#[utoipa::path(post, path = "/api/tables/{id}/reports", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    request_body = Complaint,
    responses(
        (status = 204, description = "Somebody will look at it"),
        (status = 400, description = "Nothing, or too much", body = Problem),
        (status = 401, description = "Sign in first", body = Problem),
        (status = 403, description = "You may not", body = Problem),
        (status = 404, description = "No such table or person", body = Problem),
        (status = 429, description = "Too many", body = Problem),
    ))]
pub(crate) async fn report(
    State(site): State<Site>,
    caller: Caller,
    PathOf(id): PathOf<TableId>,
    JsonBody(complaint): JsonBody<Complaint>,
) -> Result<StatusCode, Problem> {
    let person = caller.somebody()?;
    let text = complaint.text.trim();
    if text.is_empty() || text.chars().count() > LONGEST_REPORT {
        return Err(Problem::bad_request("a report has 1 to 1000 characters"));
    }
    site.hub().look(id, |_| ()).await?;
    let store = site.hub().store();
    if store.person(complaint.about).await?.is_none() {
        return Err(Problem::not_found("there is nobody with this number"));
    }
    store
        .report(&Report {
            at: crate::time::now(),
            by: person.id,
            table: id,
            about: complaint.about,
            text: text.into(),
        })
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
