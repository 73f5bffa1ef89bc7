//! Sessions: logging in and out.

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use axum_extra::extract::{
    CookieJar,
    cookie::{Cookie, SameSite},
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Credentials, DAY, PublicPerson};
use crate::{
    Account, Key, Note, PersonId, Problem, Timestamp, Topic,
    http::caller::{Caller, SESSION_DAYS},
    name::Name,
    now,
    problem::Body as JsonBody,
    secret::Secret,
    site::Site,
};

/// A session or a token, without its secret.
#[derive(Serialize, ToSchema)]
pub(crate) struct KeyState {
    /// Which, to end it.
    id: String,
    /// What you call it, or which browser it was.
    label: String,
    /// What it may be used for.
    scopes: Option<Vec<String>>,
    /// Since when it works.
    created: Timestamp,
    /// When it was used last, roughly.
    seen: Timestamp,
    /// When it stops to work.
    expires: Timestamp,
    /// Whether you use it now.
    current: bool,
}

/// Begins a session: a cookie that lives in the browser, and its hash that lives in the store.
pub(super) async fn begin_session(
    site: &Site,
    headers: &HeaderMap,
    account: &Account,
    status: StatusCode,
) -> Result<Response, Problem> {
    let now = now();
    let secret = Secret::random("ks");
    let agent = headers.get(header::USER_AGENT);
    let agent = agent.and_then(|agent| agent.to_str().ok()).unwrap_or("");
    let key = Key {
        hash: secret.hash(),
        id: Secret::short_id(),
        person: account.id,
        scopes: None,
        label: agent.chars().take(120).collect(),
        created: now,
        seen: now,
        expires: Timestamp::from_millis(now.millis() + SESSION_DAYS * DAY),
    };
    site.hub().store().add_key(&key).await?;
    let cookie = Cookie::build((site.session_cookie(), secret.text().to_owned()))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(site.is_secure())
        // The store knows when it ends; this is as long as browsers keep a cookie.
        .max_age(cookie::time::Duration::days(400));
    let person = PublicPerson::from(account);
    let cookies = CookieJar::new().add(cookie);
    Ok((status, cookies, Json(person)).into_response())
}

/// Log in.
#[utoipa::path(post, path = "/api/sessions", tag = "accounts", request_body = Credentials, responses(
    (status = 201, description = "The cookie is set", body = PublicPerson),
    (status = 400, description = "Not understood", body = Problem),
    (status = 401, description = "No such name and password", body = Problem),
    (status = 403, description = "From another site", body = Problem),
    (status = 429, description = "Too many attempts", body = Problem),
))]
pub(crate) async fn log_in(
    State(site): State<Site>,
    caller: Caller,
    headers: HeaderMap,
    JsonBody(given): JsonBody<Credentials>,
) -> Result<Response, Problem> {
    let account = match Name::new(&given.name) {
        Ok(name) => site.hub().store().named(&name.skeleton()).await?,
        Err(_) => None,
    };
    if let Some(account) = &account {
        site.limiter().check_guess(account.id, caller.address)?;
    }
    let hash = account
        .as_ref()
        .and_then(|account| account.password.clone());
    let right = site.passwords().verify(&given.password, hash).await;
    match account.filter(|_| right) {
        Some(account) => begin_session(&site, &headers, &account, StatusCode::CREATED).await,
        None => Err(Problem::wrong_password()),
    }
}

/// Your sessions.
#[utoipa::path(get, path = "/api/sessions", tag = "accounts", responses(
    (status = 200, description = "The newest first", body = [KeyState]),
    (status = 401, description = "Sign in first", body = Problem),
    (status = 403, description = "Not with a token", body = Problem),
))]
pub(crate) async fn sessions(
    State(site): State<Site>,
    caller: Caller,
) -> Result<Json<Vec<KeyState>>, Problem> {
    keys(&site, &caller, false).await
}

/// Somebody's tokens, or their sessions.
pub(super) async fn keys(
    site: &Site,
    caller: &Caller,
    tokens: bool,
) -> Result<Json<Vec<KeyState>>, Problem> {
    let account = caller.somebody()?;
    let keys = site.hub().store().keys_of(account.id, now()).await?;
    let current = caller.key.as_ref().map(|key| key.id.clone());
    let of_kind = keys
        .into_iter()
        .filter(|key| key.scopes.is_some() == tokens);
    Ok(Json(
        of_kind
            .map(|key| KeyState {
                current: current.as_ref() == Some(&key.id),
                id: key.id,
                label: key.label,
                scopes: key.scopes,
                created: key.created,
                seen: key.seen,
                expires: key.expires,
            })
            .collect(),
    ))
}

/// End a session: `current` for this one, `all` for every one.
#[utoipa::path(delete, path = "/api/sessions/{id}", tag = "accounts",
    params(("id" = String, Path, description = "Which, `current` or `all`")),
    responses(
        (status = 204, description = "It is over"),
        (status = 401, description = "Sign in first", body = Problem),
        (status = 403, description = "Not with a token", body = Problem),
        (status = 404, description = "No such session", body = Problem),
    ))]
pub(crate) async fn end_session(
    State(site): State<Site>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let account = caller.account.as_ref().ok_or_else(Problem::unauthorised)?;
    let store = site.hub().store();
    let current = caller.key.as_ref().map(|key| key.id.as_str());
    let ids: Vec<String> = match id.as_str() {
        "current" => current.map(Into::into).into_iter().collect(),
        "all" => {
            let keys = store.keys_of(account.id, now()).await?.into_iter();
            let sessions = keys.filter(|key| key.scopes.is_none());
            sessions.map(|key| key.id).collect()
        }
        _ => vec![id],
    };
    let mut ended = false;
    for id in &ids {
        ended |= store.end_keys(account.id, Some(id)).await?;
    }
    if !ended {
        return Err(Problem::not_found("there is no such session"));
    }
    sign_out(&site, account.id).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Sockets have to prove who they are again.
pub(super) async fn sign_out(site: &Site, person: PersonId) {
    let topic = Topic::Person(person);
    site.hub().bus().tell(topic, &Note::SignedOut).await;
}
