//! Your account: what it is, its password, what is kept about it, and its end.

use std::time::Duration;

use axum::{
    Json,
    body::Body,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    PublicPerson, check_unlike_members, rename,
    sessions::{keys, sign_out},
};
use crate::{
    Account, Kind, Listed, NewName, PersonChange, Problem, StoreError, TableQuery,
    http::{
        caller::Caller,
        stream::{self, NDJSON},
    },
    listed,
    name::Name,
    now,
    problem::Body as JsonBody,
    site::Site,
};

/// How long nobody can take the name of somebody who has left.
const RESERVED_TIME: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// You.
#[derive(Serialize, ToSchema)]
pub(crate) struct Me {
    /// Who you are.
    #[serde(flatten)]
    person: PublicPerson,
    /// Whether you look after the site.
    admin: bool,
    /// Whether you may not play any more.
    banned: bool,
    /// Your games that are not over, and those you are asked to play, those that changed last
    /// first.
    games: Vec<Listed>,
}

/// Who you are, and the games you can go on with.
///
/// Whoever has no session is nobody, which is no mistake.
#[utoipa::path(get, path = "/api/me", tag = "accounts", responses(
    (status = 200, description = "You", body = Me),
    (status = 204, description = "You have no session"),
    (status = 401, description = "There is no such token", body = Problem),
))]
pub(crate) async fn me(State(site): State<Site>, caller: Caller) -> Result<Response, Problem> {
    let Some(account) = &caller.account else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let mut games = Vec::new();
    for stage in [crate::Stage::Running, crate::Stage::Waiting] {
        let query = TableQuery {
            stage: Some(stage),
            concerned: Some(account.id),
            limit: 50,
            ..TableQuery::default()
        };
        games.extend(site.hub().store().tables(&query).await?);
    }
    Ok(Json(Me {
        person: PublicPerson::from(account),
        admin: account.admin,
        banned: account.banned.is_some(),
        games: listed::listed(site.hub(), games).await?,
    })
    .into_response())
}

/// What a guest would like to be called.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nickname {
    /// As a name of an account may be, and of no member; nothing for the number of the guest.
    #[schema(example = "Amy", min_length = 2, max_length = 20, required = true)]
    nickname: Option<String>,
}

/// As a guest, be called something; several guests may share it.
#[utoipa::path(put, path = "/api/me/nickname", tag = "accounts", request_body = Nickname, responses(
    (status = 200, description = "You", body = PublicPerson),
    (status = 400, description = "It will not do", body = Problem),
    (status = 401, description = "Be a guest first", body = Problem),
    (status = 403, description = "Members have a name, and not with a token", body = Problem),
    (status = 409, description = "A member has this name, or one that looks like it", body = Problem),
))]
pub(crate) async fn call_me(
    State(site): State<Site>,
    caller: Caller,
    JsonBody(wanted): JsonBody<Nickname>,
) -> Result<Json<PublicPerson>, Problem> {
    let account = caller.somebody()?;
    if account.kind != Kind::Guest {
        return Err(Problem::forbidden("whoever has an account has a name"));
    }
    let nickname = match &wanted.nickname {
        Some(text) => {
            let name = Name::new(text)?;
            check_unlike_members(&site, &name).await?;
            Some(name.to_string())
        }
        None => None,
    };
    let change = PersonChange {
        nickname: Some(nickname.clone()),
        only_if_kind: Some(Kind::Guest),
        ..PersonChange::default()
    };
    rename(&site, account.id, change).await?;
    // What is known of them on open connections is read again.
    sign_out(&site, account.id).await;
    let called = Account {
        nickname,
        ..account.clone()
    };
    Ok(Json(PublicPerson::from(&called)))
}

/// A new password in place of the old one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPassword {
    /// The password you have.
    old: String,
    /// The one you want.
    #[schema(min_length = 8, max_length = 200)]
    new: String,
}

/// Change your password. All other sessions and all tokens end.
#[utoipa::path(post, path = "/api/me/password", tag = "accounts", request_body = NewPassword, responses(
    (status = 204, description = "Changed"),
    (status = 400, description = "The new one will not do", body = Problem),
    (status = 401, description = "Not your password", body = Problem),
    (status = 403, description = "Only members, and not with a token", body = Problem),
    (status = 429, description = "Too many attempts", body = Problem),
))]
pub(crate) async fn change_password(
    State(site): State<Site>,
    caller: Caller,
    JsonBody(wanted): JsonBody<NewPassword>,
) -> Result<StatusCode, Problem> {
    let account = caller.member()?.clone();
    let hash = account.password.clone();
    if !site.passwords().verify(&wanted.old, hash).await {
        return Err(Problem::wrong_password());
    }
    let password = site.passwords().hash(&account.name, &wanted.new).await?;
    let store = site.hub().store();
    // If somebody has changed it or left meanwhile, the old password is none any more.
    let change = PersonChange {
        only_if_password: Some(account.password.clone()),
        password: Some(Some(password)),
        ..PersonChange::default()
    };
    match store.change_person(account.id, change).await {
        Err(StoreError::Stale) => return Err(Problem::wrong_password()),
        changed => changed?,
    };
    let current = caller.key.as_ref().map(|key| &key.id);
    for key in store.keys_of(account.id, now()).await? {
        if Some(&key.id) != current {
            store.end_keys(account.id, Some(&key.id)).await?;
        }
    }
    sign_out(&site, account.id).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Everything that is kept about you, as lines of JSON.
#[utoipa::path(get, path = "/api/me/export", tag = "accounts", responses(
    (status = 200, description = "Your account, keys, ratings, what you said, and every game",
        content_type = NDJSON, body = String),
    (status = 401, description = "Sign in first", body = Problem),
    (status = 403, description = "Not with a token", body = Problem),
))]
pub(crate) async fn export(State(site): State<Site>, caller: Caller) -> Result<Response, Problem> {
    let account = caller.somebody()?.clone();
    let place = caller.place(&site)?;
    let store = site.hub().store();
    let sessions = keys(&site, &caller, false).await?.0;
    let tokens = keys(&site, &caller, true).await?.0;
    let ratings = store.ratings_of(account.id).await?;
    let said = store.said_by(account.id).await?;
    let muted = store.muted(account.id).await?;
    let following = store.following(account.id).await?;
    let following: Vec<_> = following.iter().map(|(other, _)| &other.name).collect();
    let browsers = store.subscriptions(account.id).await?;
    let browsers: Vec<_> = browsers.iter().map(|browser| &browser.endpoint).collect();
    let line = |kind: &str, value: serde_json::Value| {
        let mut text = serde_json::json!({ kind: value }).to_string();
        text.push('\n');
        text
    };
    let mut head = line("person", serde_json::json!(PublicPerson::from(&account)));
    head += &line("sessions", serde_json::json!(sessions));
    head += &line("tokens", serde_json::json!(tokens));
    head += &line("ratings", serde_json::json!(ratings));
    head += &line("muted", serde_json::json!(muted));
    head += &line("following", serde_json::json!(following));
    head += &line("browsers", serde_json::json!(browsers));
    for (table, said) in said {
        head += &line("said", serde_json::json!({ "table": table, "line": said }));
    }
    let query = TableQuery {
        person: Some(account.id),
        ..TableQuery::default()
    };
    let games = stream::games(&site, query, Some(account.id), place);
    let head = futures::stream::once(async move { Ok::<_, std::io::Error>(head) });
    let body = Body::from_stream(futures::StreamExt::chain(head, games));
    Ok(([(header::CONTENT_TYPE, NDJSON)], body).into_response())
}

/// Delete your account.
///
/// Your games stay, under a name that says nothing; your password, sessions and tokens go.
/// Nothing can bring the account back. Nobody can take your name for a month.
#[utoipa::path(delete, path = "/api/me", tag = "accounts", responses(
    (status = 204, description = "It is gone"),
    (status = 401, description = "Sign in first", body = Problem),
    (status = 403, description = "Not with a token", body = Problem),
))]
pub(crate) async fn delete_me(
    State(site): State<Site>,
    caller: Caller,
) -> Result<StatusCode, Problem> {
    let account = caller.somebody()?;
    let name = Name::deleted(account.id);
    let now = now();
    let gone = PersonChange {
        name: Some(NewName {
            name: name.to_string(),
            skeleton: name.skeleton(),
            at: now,
            old_reserved_until: Some(now + RESERVED_TIME),
        }),
        nickname: Some(None),
        kind: Some(Kind::Guest),
        password: Some(None),
        admin: Some(false),
        ..PersonChange::default()
    };
    rename(&site, account.id, gone).await?;
    let store = site.hub().store();
    store.end_keys(account.id, None).await?;
    store.forget_follows(account.id).await?;
    sign_out(&site, account.id).await;
    Ok(StatusCode::NO_CONTENT)
}
