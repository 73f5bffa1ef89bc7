//! Becoming somebody: a guest, a member, a bot.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
};

use super::{
    Credentials, PublicPerson, rename,
    sessions::{begin_session, sign_out},
};
use crate::{
    Account, Kind, NewName, PersonChange, Problem, StoreError, TableQuery, http::caller::Caller,
    limiter::Deed, name::Name, now, problem::Body as JsonBody, random, site::Site,
};

/// How often another guest's name is tried.
const GUEST_NAME_TRIES: u32 = 20;

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
    site.limiter().check_address(Deed::Guest, caller.address)?;
    for _ in 0..GUEST_NAME_TRIES {
        let id = random::person_id();
        let name = Name::guest((id.0 % 900_000 + 100_000) as u32);
        let account = Account {
            id,
            skeleton: name.skeleton(),
            name: name.to_string(),
            nickname: None,
            kind: Kind::Guest,
            password: None,
            admin: false,
            created: now(),
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
            .map_or_else(random::person_id, |guest| guest.id),
        skeleton: name.skeleton(),
        name: name.to_string(),
        nickname: None,
        kind: Kind::Member,
        password: Some(password),
        admin: false,
        created: guest.as_ref().map_or_else(now, |guest| guest.created),
        banned: guest.as_ref().and_then(|guest| guest.banned),
    };
    if guest.is_some() {
        let change = PersonChange {
            name: Some(NewName {
                name: account.name.clone(),
                skeleton: account.skeleton.clone(),
                at: now(),
                old_reserved_until: None,
            }),
            nickname: Some(None),
            kind: Some(Kind::Member),
            password: Some(account.password.clone()),
            only_if_kind: Some(Kind::Guest),
            ..PersonChange::default()
        };
        rename(&site, account.id, change).await?;
        // Whoever had the guest's key, or gave it to them, has no part in the account.
        store.end_keys(account.id, None).await?;
        sign_out(&site, account.id).await;
    } else {
        store.add_person(&account).await?;
    }
    begin_session(&site, &headers, &account, StatusCode::CREATED).await
}

/// Turn your account into that of a program.
///
/// It is marked as one for everybody, and cannot be turned back. Only an account that has not
/// played can become one.
#[utoipa::path(post, path = "/api/me/bot", tag = "accounts", responses(
    (status = 200, description = "It is a bot now", body = PublicPerson),
    (status = 401, description = "Sign in first", body = Problem),
    (status = 403, description = "Only members, and not with a token", body = Problem),
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
        return Err(Problem::new(
            StatusCode::CONFLICT,
            "bot-played",
            "this account has played already",
        ));
    }
    let change = PersonChange {
        kind: Some(Kind::Bot),
        only_if_kind: Some(account.kind),
        ..PersonChange::default()
    };
    store.change_person(account.id, change).await?;
    let bot = Account {
        kind: Kind::Bot,
        ..account.clone()
    };
    Ok(Json(PublicPerson::from(&bot)))
}
