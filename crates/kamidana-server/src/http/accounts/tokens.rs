//! Tokens for programs.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    DAY,
    sessions::{KeyState, keys, sign_out},
};
use crate::{
    Key, Problem, Timestamp,
    http::caller::{Caller, Scope},
    now,
    problem::Body as JsonBody,
    secret::Secret,
    site::Site,
};

/// How long a token lasts.
const TOKEN_DAYS: i64 = 365;
/// The most tokens and sessions somebody has.
const MOST_KEYS: usize = 50;

/// A token that is wanted.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WantedToken {
    /// What you call it.
    #[schema(example = "my bot", min_length = 1, max_length = 60)]
    label: String,
    /// What it may be used for: `play`, `challenge`, `chat`, `analyse`.
    scopes: Vec<String>,
}

/// A token, with its secret.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewToken {
    /// The secret: it is not shown again.
    token: String,
    /// Which, to end it.
    id: String,
}

/// Your tokens.
#[utoipa::path(get, path = "/api/me/tokens", tag = "accounts", responses(
    (status = 200, description = "The newest first", body = [KeyState]),
    (status = 401, description = "Sign in first", body = Problem),
    (status = 403, description = "Not with a token", body = Problem),
))]
pub(crate) async fn tokens(
    State(site): State<Site>,
    caller: Caller,
) -> Result<Json<Vec<KeyState>>, Problem> {
    keys(&site, &caller, true).await
}

/// Make a token for a program.
#[utoipa::path(post, path = "/api/me/tokens", tag = "accounts", request_body = WantedToken, responses(
    (status = 201, description = "Keep its secret", body = NewToken),
    (status = 400, description = "No such scope, or no label", body = Problem),
    (status = 401, description = "Sign in first", body = Problem),
    (status = 403, description = "Only members, and not with a token", body = Problem),
    (status = 409, description = "You have too many", body = Problem),
))]
pub(crate) async fn make_token(
    State(site): State<Site>,
    caller: Caller,
    JsonBody(wanted): JsonBody<WantedToken>,
) -> Result<(StatusCode, Json<NewToken>), Problem> {
    let account = caller.member()?;
    let label = wanted.label.trim();
    let length = label.chars().count();
    if length == 0 || length > 60 || label.chars().any(char::is_control) {
        return Err(Problem::bad_request("a label has 1 to 60 characters"));
    }
    let mut scopes = wanted.scopes;
    scopes.sort();
    scopes.dedup();
    let known = |scope: &String| Scope::ALL.iter().any(|known| known.name() == scope);
    if scopes.is_empty() || !scopes.iter().all(known) {
        let names = Scope::ALL.map(Scope::name).join(", ");
        return Err(Problem::bad_request(&format!(
            "a token has some of the scopes {names}"
        )));
    }
    let store = site.hub().store();
    if store.keys_of(account.id, now()).await?.len() >= MOST_KEYS {
        return Err(Problem::new(
            StatusCode::CONFLICT,
            "tokens-many",
            "end some of your sessions and tokens first",
        ));
    }
    let now = now();
    let secret = Secret::random("kt");
    let key = Key {
        hash: secret.hash(),
        id: Secret::short_id(),
        person: account.id,
        scopes: Some(scopes),
        label: label.into(),
        created: now,
        seen: now,
        expires: Timestamp::from_millis(now.millis() + TOKEN_DAYS * DAY),
    };
    store.add_key(&key).await?;
    let token = NewToken {
        token: secret.text().into(),
        id: key.id,
    };
    Ok((StatusCode::CREATED, Json(token)))
}

/// End a token.
#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "accounts",
    params(("id" = String, Path, description = "Which")),
    responses(
        (status = 204, description = "It is over"),
        (status = 401, description = "Sign in first", body = Problem),
        (status = 403, description = "Not with a token", body = Problem),
        (status = 404, description = "No such token", body = Problem),
    ))]
pub(crate) async fn end_token(
    State(site): State<Site>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let account = caller.somebody()?;
    if !site.hub().store().end_keys(account.id, Some(&id)).await? {
        return Err(Problem::not_found("there is no such token"));
    }
    sign_out(&site, account.id).await;
    Ok(StatusCode::NO_CONTENT)
}
