//! Who you are: guests, accounts, sessions and tokens.

use axum::{
    Json,
    body::Body,
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{AppendHeaders, IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    caller::{COOKIE, Caller, SESSION_DAYS, Scope},
    stream::{self, NDJSON},
};
use crate::{
    Account, Key, Kind, Note, PersonId, Problem, StoreError, TableQuery, Timestamp, Topic,
    limiter::Deed, name::Name, problem::Body as JsonBody, secret::Secret, site::Site,
};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// How long a token lasts.
const TOKEN_DAYS: i64 = 365;
/// The most tokens and sessions somebody has.
const MOST_KEYS: usize = 50;
/// How often another guest's name is tried.
const TRIES: u32 = 20;

/// Somebody, as everybody may know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct PublicPerson {
    /// Who.
    pub(crate) id: PersonId,
    /// What they are called.
    pub(crate) name: String,
    /// What they are.
    pub(crate) kind: Kind,
    /// Since when.
    pub(crate) created: Timestamp,
}

impl From<&Account> for PublicPerson {
    fn from(account: &Account) -> Self {
        Self {
            id: account.id,
            name: account.name.clone(),
            kind: account.kind,
            created: account.created,
        }
    }
}

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Credentials {
    /// The name.
    #[schema(example = "Amy", min_length = 2, max_length = 20)]
    name: String,
    /// The password.
    #[schema(example = "correct horse", min_length = 8, max_length = 200)]
    password: String,
}

/// A session or a token, without its secret.
#[derive(Serialize, ToSchema)]
pub(crate) struct KeyState {
    /// Which, to end it.
    id: String,
    /// What you call it, or which browser it was.
    label: String,
    /// What it may be used for.
    scopes: Option<Vec<String>>,
    /// Since when.
    created: Timestamp,
    /// When it was used last, roughly.
    seen: Timestamp,
    /// When it stops to work.
    expires: Timestamp,
    /// Whether you use it now.
    current: bool,
}

/// Begins a session: a cookie that lives in the browser, and its hash that lives in the store.
async fn begin_session(
    site: &Site,
    headers: &HeaderMap,
    account: &Account,
    status: StatusCode,
) -> Result<Response, Problem> {
    let now = Timestamp::now();
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
    let secure = site.settings().public_url.as_deref();
    let secure = if secure.is_some_and(|url| url.starts_with("https:")) {
        "; Secure"
    } else {
        ""
    };
    let seconds = SESSION_DAYS * DAY / 1000;
    let cookie = format!(
        "{COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}",
        secret.text()
    );
    let person = PublicPerson::from(account);
    Ok((
        status,
        AppendHeaders([(header::SET_COOKIE, cookie)]),
        Json(person),
    )
        .into_response())
}

/// Play at once, without an account.
///
/// Answers with a session cookie. Whoever has a session already keeps it.
#[utoipa::path(post, path = "/api/guests", tag = "accounts", responses(
    (status = 200, description = "You have a session already", body = PublicPerson),
    (status = 201, description = "A new guest; the cookie is set", body = PublicPerson),
    (status = 403, description = "From another site", body = Problem),
    (status = 429, description = "Too many guests from here", body = Problem),
))]
pub(crate) async fn become_guest(
    State(site): State<Site>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if let Some(account) = &caller.account {
        return Ok(Json(PublicPerson::from(account)).into_response());
    }
    caller.limit(&site, Deed::Guest)?;
    for _ in 0..TRIES {
        let id = PersonId::random();
        let name = Name::guest((id.0 % 900_000 + 100_000) as u32);
        let account = Account {
            id,
            skeleton: name.skeleton(),
            name: name.to_string(),
            kind: Kind::Guest,
            password: None,
            admin: false,
            created: Timestamp::now(),
            banned: None,
        };
        match site.hub().store().add_person(&account).await {
            Ok(()) => return begin_session(&site, &headers, &account, StatusCode::CREATED).await,
            Err(StoreError::NameTaken) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Problem::unavailable("no name for a guest was free"))
}

/// Make an account.
///
/// A guest who does so keeps all games, under the new name. No e-mail address is needed; there is
/// no way back in without the password.
#[utoipa::path(post, path = "/api/accounts", tag = "accounts", request_body = Credentials, responses(
    (status = 201, description = "Your account", body = PublicPerson),
    (status = 400, description = "The name or the password will not do", body = Problem),
    (status = 403, description = "From another site", body = Problem),
    (status = 409, description = "The name, or one that looks like it, is taken", body = Problem),
    (status = 429, description = "Too many accounts from here", body = Problem),
))]
pub(crate) async fn register(
    State(site): State<Site>,
    caller: Caller,
    headers: HeaderMap,
    JsonBody(wanted): JsonBody<Credentials>,
) -> Result<Response, Problem> {
    caller.limit(&site, Deed::Register)?;
    let name = Name::new(&wanted.name)?;
    let store = site.hub().store();
    if store.named(&name.skeleton()).await?.is_some() {
        return Err(StoreError::NameTaken.into());
    }
    let password = site
        .passwords()
        .hash(&wanted.name, &wanted.password)
        .await?;
    let guest = caller.account.filter(|account| account.kind == Kind::Guest);
    let account = Account {
        id: guest
            .as_ref()
            .map_or_else(PersonId::random, |guest| guest.id),
        skeleton: name.skeleton(),
        name: name.to_string(),
        kind: Kind::Member,
        password: Some(password),
        admin: false,
        created: guest
            .as_ref()
            .map_or_else(Timestamp::now, |guest| guest.created),
        banned: guest.as_ref().and_then(|guest| guest.banned),
    };
    match guest {
        Some(_) => rename(&site, &account).await?,
        None => store.add_person(&account).await?,
    }
    begin_session(&site, &headers, &account, StatusCode::CREATED).await
}

/// Changes an account, and tells whoever has the old name in memory.
async fn rename(site: &Site, account: &Account) -> Result<(), Problem> {
    let tables = site.hub().store().update_person(account).await?;
    for table in tables {
        let note = Note::Appended {
            number: 0,
            reload: true,
        };
        site.hub().bus().tell(Topic::Table(table), &note).await;
    }
    Ok(())
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
    caller.limit(&site, Deed::LogIn)?;
    let account = match Name::new(&given.name) {
        Ok(name) => site.hub().store().named(&name.skeleton()).await?,
        Err(_) => None,
    };
    // Attempts on one account count together, wherever they come from.
    if let Some(account) = &account {
        let checked = site
            .limiter()
            .check(Deed::LogIn, Some(account.id), caller.address);
        checked.map_err(|wait| Problem::too_many(wait.0))?;
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
    caller.in_person()?;
    keys(&site, &caller, false).await
}

async fn keys(site: &Site, caller: &Caller, tokens: bool) -> Result<Json<Vec<KeyState>>, Problem> {
    let account = caller.somebody()?;
    let keys = site.hub().store().keys_of(account.id).await?;
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
    // Who is banned may still leave.
    let account = caller.account.as_ref().ok_or_else(Problem::unauthorised)?;
    caller.no_token()?;
    let store = site.hub().store();
    let current = caller.key.as_ref().map(|key| key.id.as_str());
    let ids: Vec<String> = match id.as_str() {
        "current" => current.map(Into::into).into_iter().collect(),
        "all" => {
            let keys = store.keys_of(account.id).await?.into_iter();
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
async fn sign_out(site: &Site, person: PersonId) {
    let topic = Topic::Person(person);
    site.hub().bus().tell(topic, &Note::SignedOut).await;
}

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
    games: Vec<crate::Summary>,
}

/// Who you are, and the games you can go on with.
#[utoipa::path(get, path = "/api/me", tag = "accounts", responses(
    (status = 200, description = "You", body = Me),
    (status = 401, description = "You have no session", body = Problem),
))]
pub(crate) async fn me(State(site): State<Site>, caller: Caller) -> Result<Json<Me>, Problem> {
    let account = caller.account.as_ref().ok_or_else(Problem::unauthorised)?;
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
        games,
    }))
}

/// Delete your account.
///
/// Your games stay, under a name that says nothing; your password, sessions and tokens go.
/// Nothing can bring the account back.
#[utoipa::path(delete, path = "/api/me", tag = "accounts", responses(
    (status = 204, description = "It is gone"),
    (status = 401, description = "Sign in first", body = Problem),
    (status = 403, description = "Not with a token", body = Problem),
))]
pub(crate) async fn delete_me(
    State(site): State<Site>,
    caller: Caller,
) -> Result<StatusCode, Problem> {
    let account = caller.in_person()?;
    let name = Name::deleted(account.id);
    let gone = Account {
        name: name.to_string(),
        skeleton: name.skeleton(),
        kind: Kind::Guest,
        password: None,
        admin: false,
        ..account.clone()
    };
    rename(&site, &gone).await?;
    site.hub().store().end_keys(account.id, None).await?;
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
    let account = caller.in_person()?.clone();
    let store = site.hub().store();
    let keys = keys(&site, &caller, false).await?.0;
    let tokens = super::accounts::keys(&site, &caller, true).await?.0;
    let ratings = store.ratings_of(account.id).await?;
    let said = store.said_by(account.id).await?;
    let muted = store.muted(account.id).await?;
    let line = |kind: &str, value: serde_json::Value| {
        let mut text = serde_json::json!({ kind: value }).to_string();
        text.push('\n');
        text
    };
    let mut head = line("person", serde_json::json!(PublicPerson::from(&account)));
    head += &line("sessions", serde_json::json!(keys));
    head += &line("tokens", serde_json::json!(tokens));
    head += &line("ratings", serde_json::json!(ratings));
    head += &line("muted", serde_json::json!(muted));
    for (table, said) in said {
        head += &line("said", serde_json::json!({ "table": table, "line": said }));
    }
    let query = TableQuery {
        person: Some(account.id),
        ..TableQuery::default()
    };
    let games = stream::games(&site, query, Some(account.id));
    let head = futures::stream::once(async move { Ok::<_, std::io::Error>(head) });
    let body = Body::from_stream(futures::StreamExt::chain(head, games));
    Ok(([(header::CONTENT_TYPE, NDJSON)], body).into_response())
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

/// Change your password. All other sessions end.
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
    caller.limit(&site, Deed::LogIn)?;
    let account = caller.member()?.clone();
    let hash = account.password.clone();
    if !site.passwords().verify(&wanted.old, hash).await {
        return Err(Problem::wrong_password());
    }
    let password = site.passwords().hash(&account.name, &wanted.new).await?;
    let store = site.hub().store();
    let changed = Account {
        password: Some(password),
        ..account
    };
    store.update_person(&changed).await?;
    let current = caller.key.as_ref().map(|key| &key.id);
    for key in store.keys_of(changed.id).await? {
        if key.scopes.is_none() && Some(&key.id) != current {
            store.end_keys(changed.id, Some(&key.id)).await?;
        }
    }
    sign_out(&site, changed.id).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Turn your account into that of a program.
///
/// It is marked as one for everybody, and cannot be turned back. Only an account that has not
/// played can become one.
#[utoipa::path(post, path = "/api/me/bot", tag = "accounts", responses(
    (status = 200, description = "It is a bot now", body = PublicPerson),
    (status = 401, description = "Sign in first", body = Problem),
    (status = 403, description = "Only members", body = Problem),
    (status = 409, description = "It has played already", body = Problem),
))]
pub(crate) async fn become_bot(
    State(site): State<Site>,
    caller: Caller,
) -> Result<Json<PublicPerson>, Problem> {
    let account = caller.somebody()?;
    if account.kind == Kind::Guest {
        return Err(Problem::forbidden("guests have to register first"));
    }
    let store = site.hub().store();
    let played = TableQuery {
        person: Some(account.id),
        limit: 1,
        ..TableQuery::default()
    };
    if account.kind == Kind::Member && !store.tables(&played).await?.is_empty() {
        return Err(Problem::conflict("this account has played already"));
    }
    let bot = Account {
        kind: Kind::Bot,
        ..account.clone()
    };
    store.update_person(&bot).await?;
    Ok(Json(PublicPerson::from(&bot)))
}

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
    caller.in_person()?;
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
    if store.keys_of(account.id).await?.len() >= MOST_KEYS {
        return Err(Problem::conflict(
            "end some of your sessions and tokens first",
        ));
    }
    let now = Timestamp::now();
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
    let account = caller.in_person()?;
    if !site.hub().store().end_keys(account.id, Some(&id)).await? {
        return Err(Problem::not_found("there is no such token"));
    }
    sign_out(&site, account.id).await;
    Ok(StatusCode::NO_CONTENT)
}

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
    ))]
pub(crate) async fn mute(
    State(site): State<Site>,
    caller: Caller,
    id: Result<Path<u64>, axum::extract::rejection::PathRejection>,
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
    id: Result<Path<u64>, axum::extract::rejection::PathRejection>,
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
    store.mute(account.id, other, muted).await?;
    Ok(StatusCode::NO_CONTENT)
}
