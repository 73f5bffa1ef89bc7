//! Whom you do not want to hear.

use axum::{
    Json,
    extract::{Path, State, rejection::PathRejection},
    http::StatusCode,
};

use crate::{PersonId, Problem, http::caller::Caller, site::Site};

/// The most people somebody does not want to hear.
const MOST_MUTED: usize = 500;

/// Whom you do not want to hear.
#[utoipa::path(get, path = "/api/me/muted", tag = "accounts", responses(
    (status = 200, description = "Their ids", body = [PersonId]),
    (status = 401, description = "Sign in first", body = Problem),
))]
pub(crate) async fn muted(
    State(site): State<Site>,
    caller: Caller,
) -> Result<Json<Vec<PersonId>>, Problem> {
    let account = caller.somebody()?;
    Ok(Json(site.hub().store().muted(account.id).await?))
}

/// Do not hear somebody any more.
#[utoipa::path(put, path = "/api/me/muted/{id}", tag = "accounts",
    params(("id" = u64, Path, description = "Whom")),
    responses(
        (status = 204, description = "You will not"),
        (status = 400, description = "Not understood", body = Problem),
        (status = 401, description = "Sign in first", body = Problem),
        (status = 404, description = "Nobody", body = Problem),
        (status = 409, description = "You do not hear very many already", body = Problem),
    ))]
pub(crate) async fn mute(
    State(site): State<Site>,
    caller: Caller,
    id: Result<Path<u64>, PathRejection>,
) -> Result<StatusCode, Problem> {
    set_muted(&site, &caller, PersonId(id?.0), true).await
}

/// Hear somebody again.
#[utoipa::path(delete, path = "/api/me/muted/{id}", tag = "accounts",
    params(("id" = u64, Path, description = "Whom")),
    responses(
        (status = 204, description = "You will"),
        (status = 400, description = "Not understood", body = Problem),
        (status = 401, description = "Sign in first", body = Problem),
        (status = 404, description = "Nobody", body = Problem),
    ))]
pub(crate) async fn unmute(
    State(site): State<Site>,
    caller: Caller,
    id: Result<Path<u64>, PathRejection>,
) -> Result<StatusCode, Problem> {
    set_muted(&site, &caller, PersonId(id?.0), false).await
}

async fn set_muted(
    site: &Site,
    caller: &Caller,
    other: PersonId,
    muted: bool,
) -> Result<StatusCode, Problem> {
    let account = caller.somebody()?;
    let store = site.hub().store();
    if store.person(other).await?.is_none() {
        return Err(Problem::not_found("there is nobody with this number"));
    }
    if muted && store.muted(account.id).await?.len() >= MOST_MUTED {
        return Err(Problem::new(
            StatusCode::CONFLICT,
            "muted-many",
            "hear some of the others again first",
        ));
    }
    store.mute(account.id, other, muted).await?;
    Ok(StatusCode::NO_CONTENT)
}
