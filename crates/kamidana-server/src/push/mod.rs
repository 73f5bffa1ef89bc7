//! Messages to people who are not here: their browser shows them while no page is open (Web Push).
//!
//! A table calls whoever has a reason to come back ([`Hub::calls`](crate::Hub::calls)). After a moment, in which most
//! come by themselves, every browser they have subscribed with is told through its push service.

mod service;
mod vapid;

use std::{sync::Arc, time::Duration};

use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::{
    client::legacy::{Client, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde_json::json;
use tokio::{
    sync::{Semaphore, mpsc},
    time::{sleep, sleep_until, timeout},
};
use web_push_native::WebPushBuilder;

use self::vapid::VapidKey;
use crate::{Call, Occasion, PushSubscription, Store, StoreError, limiter::Deed, now, site::Site};

/// How long somebody may take to come by themselves.
const GRACE: Duration = Duration::from_secs(5);
/// How long a service keeps a message for a browser that cannot be reached.
const KEPT: Duration = Duration::from_secs(24 * 60 * 60);
/// How long a service may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// When a service that could not take a message is asked again.
const AGAIN: [Duration; 2] = [Duration::from_secs(2), Duration::from_secs(30)];
/// How many people are told at the same time.
const TOLD_AT_ONCE: usize = 64;

/// How push is set up.
#[derive(Clone, Debug, Default)]
pub struct PushSettings {
    /// Whom services can turn to if something is wrong with our messages: `mailto:…` or `https:…`.
    pub contact: Option<String>,
    /// Origins of push services beside those of the usual browsers.
    pub services: Vec<String>,
}

/// Who hands in messages.
pub(crate) struct Push {
    key: VapidKey,
    contact: String,
    settings: PushSettings,
    client: Client<HttpsConnector<HttpConnector>, Body>,
}

/// Tells whoever the tables of this node call, until the hub closes.
pub(crate) fn run(site: &Site) {
    if let Some(calls) = site.hub().calls() {
        site.hub().spawn(answer(site.clone(), calls));
    }
}

async fn answer(site: Site, mut calls: mpsc::Receiver<Call>) {
    let at_once = Arc::new(Semaphore::new(TOLD_AT_ONCE));
    while let Some(call) = calls.recv().await {
        sleep_until(call.at + GRACE).await;
        let Ok(turn) = Arc::clone(&at_once).acquire_owned().await else {
            return;
        };
        let told_by = site.clone();
        site.hub().spawn(async move {
            if let Err(error) = told_by.push().tell(&told_by, &call).await {
                tracing::warn!(%error, "could not tell somebody who is away");
            }
            drop(turn);
        });
    }
}

/// Whether a browser was told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Handed {
    Taken,
    /// Nobody has this browser any more.
    Gone,
    /// Something is wrong with the message, now and later.
    Refused,
    /// The service could not take it now.
    Busy,
}

impl Push {
    /// Signs with the site's key, which is made if there is none yet.
    pub(crate) async fn new(
        store: &dyn Store,
        settings: PushSettings,
        public_url: Option<&str>,
    ) -> Result<Self, StoreError> {
        let secret = store.site_key("push", &VapidKey::random_secret()).await?;
        let unread = || StoreError::Unreadable("the key for push messages is none".into());
        let key = VapidKey::from_secret(&secret).ok_or_else(unread)?;
        let connector = HttpsConnectorBuilder::new()
            .with_webpki_roots()
            .https_or_http()
            .enable_http1()
            .build();
        let secure = public_url.filter(|url| url.starts_with("https:"));
        let contact = settings.contact.clone();
        Ok(Self {
            key,
            contact: contact
                .or_else(|| secure.map(Into::into))
                .unwrap_or_else(|| "mailto:nobody@localhost".into()),
            settings,
            client: Client::builder(TokioExecutor::new()).build(connector),
        })
    }

    /// What browsers are told, so that they take messages from us only.
    pub(crate) fn public_key(&self) -> String {
        self.key.public()
    }

    /// Whether we would hand in messages there, encrypted for that browser.
    pub(crate) fn accepts(&self, endpoint: &str, p256dh: &str, auth: &str) -> bool {
        service::endpoint(endpoint, &self.settings.services).is_some()
            && service::keys(p256dh, auth).is_some()
    }

    /// Tells all browsers of somebody, if there is still a reason.
    async fn tell(&self, site: &Site, call: &Call) -> Result<(), StoreError> {
        let (hub, limiter) = (site.hub(), site.limiter());
        let store = hub.store();
        let subscriptions = store.subscriptions(call.person).await?;
        if subscriptions.is_empty() {
            return Ok(());
        }
        if let Some(by) = &call.by
            && call.occasion != Occasion::Turn
            && store.muted(call.person).await?.contains(&by.id)
        {
            return Ok(());
        }
        let asked = call.clone();
        let holds = hub.look(call.table, move |table| asked.still_holds(table));
        if !holds.await.unwrap_or(false) || limiter.check_person(Deed::Push, call.person).is_err() {
            return Ok(());
        }
        for subscription in subscriptions {
            let handed = self.hand_in(&subscription, call).await;
            let outcome = match handed {
                Handed::Taken => "taken",
                Handed::Gone => "gone",
                Handed::Refused => "refused",
                Handed::Busy => "busy",
            };
            metrics::counter!("kamidana_push_total", "outcome" => outcome).increment(1);
            if matches!(handed, Handed::Gone | Handed::Refused) {
                store
                    .unsubscribe(subscription.person, &subscription.id)
                    .await?;
            }
        }
        Ok(())
    }

    /// Hands in a message, again if need be.
    async fn hand_in(&self, subscription: &PushSubscription, call: &Call) -> Handed {
        let mut handed = self.try_hand_in(subscription, call).await;
        for pause in AGAIN {
            if handed != Handed::Busy {
                break;
            }
            sleep(pause).await;
            handed = self.try_hand_in(subscription, call).await;
        }
        handed
    }

    async fn try_hand_in(&self, subscription: &PushSubscription, call: &Call) -> Handed {
        let Some(request) = self.request(subscription, call) else {
            return Handed::Refused;
        };
        match timeout(PATIENCE, self.client.request(request)).await {
            Ok(Ok(answer)) => match answer.status() {
                status if status.is_success() => Handed::Taken,
                StatusCode::NOT_FOUND | StatusCode::GONE => Handed::Gone,
                status if status.is_server_error() => Handed::Busy,
                StatusCode::TOO_MANY_REQUESTS => Handed::Busy,
                _ => Handed::Refused,
            },
            Ok(Err(_)) | Err(_) => Handed::Busy,
        }
    }

    /// The message, encrypted so that only the browser can read it, and signed by us.
    fn request(&self, subscription: &PushSubscription, call: &Call) -> Option<Request<Body>> {
        let endpoint = service::endpoint(&subscription.endpoint, &self.settings.services)?;
        let (public, auth) = service::keys(&subscription.p256dh, &subscription.auth)?;
        let message = json!({
            "occasion": call.occasion,
            "table": call.table,
            "game": call.game,
            "by": call.by.as_ref().map(|by| by.shown()),
            "language": subscription.language,
        });
        let authorization = self.key.authorization(&endpoint, &self.contact, now());
        let builder = WebPushBuilder::new(endpoint, public, auth).with_valid_duration(KEPT);
        let mut request = builder.build(message.to_string()).ok()?;
        let headers = request.headers_mut();
        headers.insert(header::AUTHORIZATION, authorization.parse().ok()?);
        // Of several about one table a service that waits keeps only the last; 32 letters at most.
        headers.insert("topic", call.table.to_string().parse().ok()?);
        Some(request.map(Body::from))
    }
}
