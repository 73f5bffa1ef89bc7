//! Whom you follow.

use axum::{Json, extract::State, http::StatusCode};
use serde::Serialize;
use utoipa::ToSchema;

use super::PublicPerson;
use crate::{
    Kind, Problem,
    http::{caller::Caller, tables::find},
    online::is_online,
    problem::PathOf,
    site::Site,
};

/// The most people somebody can follow.
const MOST_FOLLOWED: usize = 200;

/// Somebody you follow.
#[derive(Serialize, ToSchema)]
pub(crate) struct Followed {
    /// Who.
    #[serde(flatten)]
    person: PublicPerson,
    /// Whether they are here now, roughly.
    online: bool,
}

/// Whom you follow, by name, and whether they are here.
#[utoipa::path(get, path = "/api/me/following", tag = "accounts", responses(
    (status = 200, description = "Them", body = [Followed]),
    (status = 401, description = "Sign in first", body = Problem),
))]
pub(crate) async fn following(
    State(site): State<Site>,
    caller: Caller,
) -> Result<Json<Vec<Followed>>, Problem> {
    let account = caller.somebody()?;
    let followed = site.hub().store().following(account.id).await?;
    Ok(Json(
        followed
            .iter()
            .map(|(account, last)| Followed {
                person: PublicPerson::from(account),
                online: is_online(*last),
            })
            .collect(),
    ))
}

/// Follow somebody.
#[utoipa::path(put, path = "/api/me/following/{name}", tag = "accounts",
    params(("name" = String, Path, description = "Whom")),
    responses(
        (status = 204, description = "You follow them"),
        (status = 401, description = "Sign in first", body = Problem),
        (status = 403, description = "Only members, and not with a token", body = Problem),
        (status = 404, description = "Nobody", body = Problem),
        (status = 409, description = "A guest, yourself, or you follow very many", body = Problem),
    ))]
pub(crate) async fn follow(
    State(site): State<Site>,
    caller: Caller,
    PathOf(name): PathOf<String>,
) -> Result<StatusCode, Problem> {
    let account = caller.member()?;
    let other = find(&site, &name).await?;
    let store = site.hub().store();
    if other == account.id {
        return Err(Problem::new(
            StatusCode::CONFLICT,
            "follow-yourself",
            "you cannot follow yourself",
        ));
    }
    let is_guest = |other: crate::Account| other.kind == Kind::Guest;
    if store.person(other).await?.is_none_or(is_guest) {
        return Err(Problem::new(
            StatusCode::CONFLICT,
            "follow-guest",
            "guests cannot be followed",
        ));
    }
    if store.following(account.id).await?.len() >= MOST_FOLLOWED {
        return Err(Problem::new(
            StatusCode::CONFLICT,
            "follow-many",
            "you follow very many already",
        ));
    }
    store.follow(account.id, other, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Do not follow somebody any more.
#[utoipa::path(delete, path = "/api/me/following/{name}", tag = "accounts",
    params(("name" = String, Path, description = "Whom")),
    responses(
        (status = 204, description = "You do not"),
        (status = 401, description = "Sign in first", body = Problem),
        (status = 403, description = "Not with a token", body = Problem),
        (status = 404, description = "Nobody", body = Problem),
    ))]
pub(crate) async fn unfollow(
    State(site): State<Site>,
    caller: Caller,
    PathOf(name): PathOf<String>,
) -> Result<StatusCode, Problem> {
    let account = caller.somebody()?;
    let other = find(&site, &name).await?;
    site.hub().store().follow(account.id, other, false).await?;
    Ok(StatusCode::NO_CONTENT)
}
