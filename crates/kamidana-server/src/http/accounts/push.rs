//! Browsers that are told something while no page is open.

use axum::{Json, extract::State, http::StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    Problem, PushSubscription,
    http::caller::Caller,
    now,
    problem::{Body as JsonBody, PathOf},
    secret,
    site::Site,
};

/// The most browsers of one person.
const MOST_SUBSCRIPTIONS: u32 = 10;
/// The longest name of a language.
const LONGEST_LANGUAGE: usize = 16;

/// The key that a browser subscribes with.
#[derive(Serialize, ToSchema)]
pub(crate) struct PushKey {
    /// A point on P-256, uncompressed, in base64url: the `applicationServerKey`.
    key: String,
}

/// The key that a browser subscribes with.
#[utoipa::path(get, path = "/api/push", tag = "accounts", responses(
    (status = 200, description = "The key", body = PushKey),
))]
pub(crate) async fn key(State(site): State<Site>) -> Json<PushKey> {
    Json(PushKey {
        key: site.push().public_key(),
    })
}

/// A subscription, as a browser gives it, and the language it is read in.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewSubscription {
    /// Where messages for the browser are handed in.
    #[schema(max_length = 1000)]
    endpoint: String,
    /// What they are encrypted with.
    keys: SubscriptionKeys,
    /// The language of the messages.
    #[schema(max_length = 16)]
    language: String,
}

/// What messages for a browser are encrypted with.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SubscriptionKeys {
    /// Its public key, in base64url.
    #[schema(max_length = 100)]
    p256dh: String,
    /// What else only the browser and we know, in base64url.
    #[schema(max_length = 32)]
    auth: String,
}

/// A subscription that is kept.
#[derive(Serialize, ToSchema)]
pub(crate) struct KeptSubscription {
    /// Which, to end it.
    id: String,
}

/// Be told by this browser, even when no page is open: when it is your turn, and when somebody wants
/// to play with you. It ends with the session.
#[utoipa::path(put, path = "/api/me/push", tag = "accounts", request_body = NewSubscription, responses(
    (status = 200, description = "You will be", body = KeptSubscription),
    (status = 400, description = "Not understood, or a push service that is not known here", body = Problem),
    (status = 401, description = "Sign in first", body = Problem),
    (status = 403, description = "Not with a token", body = Problem),
))]
pub(crate) async fn subscribe(
    State(site): State<Site>,
    caller: Caller,
    JsonBody(wanted): JsonBody<NewSubscription>,
) -> Result<Json<KeptSubscription>, Problem> {
    let account = caller.somebody()?;
    let key = caller.key.as_ref().ok_or_else(Problem::unauthorised)?;
    let NewSubscription {
        endpoint,
        keys,
        language,
    } = wanted;
    let letters = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    if language.len() > LONGEST_LANGUAGE || !language.chars().all(letters) {
        return Err(Problem::bad_request("this is no language"));
    }
    if !site.push().accepts(&endpoint, &keys.p256dh, &keys.auth) {
        return Err(Problem::bad_request(
            "this is no subscription of a push service that is known here",
        ));
    }
    let id = secret::hash(&endpoint);
    let subscription = PushSubscription {
        id: id.clone(),
        person: account.id,
        session: key.id.clone(),
        endpoint,
        p256dh: keys.p256dh,
        auth: keys.auth,
        language,
        created: now(),
    };
    let store = site.hub().store();
    store.subscribe(subscription, MOST_SUBSCRIPTIONS).await?;
    Ok(Json(KeptSubscription { id }))
}

/// Be told no more by that browser.
#[utoipa::path(delete, path = "/api/me/push/{id}", tag = "accounts",
    params(("id" = String, Path, description = "Which")),
    responses(
        (status = 204, description = "You will not be"),
        (status = 401, description = "Sign in first", body = Problem),
        (status = 403, description = "Not with a token", body = Problem),
        (status = 404, description = "No such subscription", body = Problem),
    ))]
pub(crate) async fn unsubscribe(
    State(site): State<Site>,
    caller: Caller,
    PathOf(id): PathOf<String>,
) -> Result<StatusCode, Problem> {
    let account = caller.somebody()?;
    if site.hub().store().unsubscribe(account.id, &id).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Problem::not_found("there is no such subscription"))
    }
}
