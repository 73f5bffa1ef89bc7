//! Who calls, and whether they may.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    time::Duration,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, HeaderValue, Method, header, request::Parts},
};
use axum_extra::headers::{Authorization, Cookie, HeaderMapExt as _, authorization::Bearer};

use crate::{Account, Key, Kind, Person, Problem, limiter::Deed, secret, site::Site};

/// The cookie with the secret of a session.
pub(crate) const SESSION_COOKIE: &str = "kamidana_session";
/// How long a session lasts after it was used last.
pub(crate) const SESSION_DAYS: i64 = 90;
/// How often it is noted that a key was used; a session then lasts longer.
const TOUCH_INTERVAL: Duration = Duration::from_secs(24 * 60 * 60);

/// Who calls.
pub(crate) struct Caller {
    pub(crate) account: Option<Account>,
    pub(crate) key: Option<Key>,
    pub(crate) address: IpAddr,
}

impl Caller {
    /// Somebody, or a problem that says to sign in.
    pub(crate) fn somebody(&self) -> Result<&Account, Problem> {
        let account = self.account.as_ref().ok_or_else(Problem::unauthorised)?;
        match account.banned {
            None => Ok(account),
            Some(_) => Err(Problem::forbidden("this account may not play any more")),
        }
    }

    /// Somebody whose key may be used for this.
    pub(crate) fn may(&self, scope: Scope) -> Result<Person, Problem> {
        let account = self.somebody()?;
        let scopes = self.key.as_ref().and_then(|key| key.scopes.as_deref());
        if !scope.is_in(scopes) {
            let scope = scope.name();
            return Err(Problem::forbidden(&format!(
                "this token was not made for {scope:?}"
            )));
        }
        Ok(account.person())
    }

    /// Somebody who came with a session, not with a token: for what concerns the account itself.
    pub(crate) fn in_person(&self) -> Result<&Account, Problem> {
        let account = self.somebody()?;
        self.no_token()?;
        Ok(account)
    }

    /// A problem if they came with a token.
    pub(crate) fn no_token(&self) -> Result<(), Problem> {
        match self.key.as_ref().and_then(|key| key.scopes.as_ref()) {
            None => Ok(()),
            Some(_) => Err(Problem::forbidden("a token cannot do this; use a session")),
        }
    }

    /// Somebody with a password.
    pub(crate) fn member(&self) -> Result<&Account, Problem> {
        let account = self.in_person()?;
        match account.kind {
            Kind::Guest => Err(Problem::forbidden("guests have to register first")),
            Kind::Member | Kind::Bot => Ok(account),
        }
    }

    /// Whether they may do this now.
    pub(crate) fn limit(&self, site: &Site, deed: Deed) -> Result<(), Problem> {
        let person = self.account.as_ref().map(|account| account.id);
        let checked = site.limiter().check(deed, person, self.address);
        checked.map_err(|wait| Problem::too_many(wait.0))
    }
}

/// What a token may be used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// To sit at tables and act.
    Play,
    /// To set up tables and to ask others.
    Challenge,
    /// To say something.
    Chat,
    /// To ask engines.
    Analyse,
}

impl Scope {
    pub(crate) const ALL: [Self; 4] = [Self::Play, Self::Challenge, Self::Chat, Self::Analyse];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Challenge => "challenge",
            Self::Chat => "chat",
            Self::Analyse => "analyse",
        }
    }

    /// Whether a key with these scopes may be used for it; one without any is a session.
    pub(crate) fn is_in(self, scopes: Option<&[String]>) -> bool {
        scopes.is_none_or(|scopes| scopes.iter().any(|held| held == self.name()))
    }
}

impl FromRequestParts<Site> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Problem> {
        let address = address(parts, site);
        let bearer = parts.headers.typed_get::<Authorization<Bearer>>();
        let cookies = parts.headers.typed_get::<Cookie>();
        let secret = match (&bearer, &cookies) {
            (Some(bearer), _) => Some(bearer.token()),
            (None, Some(cookies)) => cookies.get(SESSION_COOKIE),
            (None, None) => None,
        };
        // A browser sends cookies by itself, so what it does must come from our own pages.
        let changes = !matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
        if changes && bearer.is_none() {
            check_origin(&parts.headers, site)?;
        }
        let Some(secret) = secret else {
            return Ok(Self {
                account: None,
                key: None,
                address,
            });
        };
        let now = crate::time::now();
        let hash = secret::hash(secret);
        let found = site.hub().store().key(&hash, now).await?;
        if found.is_none() && bearer.is_some() {
            return Err(Problem::unauthorised());
        }
        if let Some((key, _)) = &found
            && now.since(key.seen) > TOUCH_INTERVAL
        {
            let expires = now + Duration::from_secs(SESSION_DAYS as u64 * 24 * 60 * 60);
            // A disk that is full keeps nobody from looking.
            if let Err(error) = site.hub().store().touch_key(&hash, now, expires).await {
                tracing::warn!(%error, "could not note that a key was used");
            }
        }
        let (key, account) = found.unzip();
        Ok(Self {
            account,
            key,
            address,
        })
    }
}

/// Refuses what another site's page sends.
pub(crate) fn check_origin(headers: &HeaderMap, site: &Site) -> Result<(), Problem> {
    let Some(origin) = headers.get(header::ORIGIN) else {
        // Programs send none. Browsers do, whenever it matters.
        return Ok(());
    };
    let same = if let Some(url) = &site.settings().public_url {
        origin.as_bytes() == url.trim_end_matches('/').as_bytes()
    } else {
        let host = headers.get(header::HOST).map(HeaderValue::as_bytes);
        let origin = origin.to_str().unwrap_or_default();
        let named = origin.split_once("://").map(|(_, host)| host.as_bytes());
        named.is_some() && named == host
    };
    if same {
        Ok(())
    } else {
        Err(Problem::forbidden("this came from another site"))
    }
}

/// Where a request comes from: what the outermost of our own proxies says, else the connection.
/// Whatever stands before that in the header was written by somebody we do not know.
fn address(parts: &Parts, site: &Site) -> IpAddr {
    let connected = parts
        .extensions
        .get::<ConnectInfo<SocketAddr>>()
        .map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |info| info.0.ip());
    let proxies = usize::from(site.settings().proxies);
    if proxies == 0 {
        return connected;
    }
    let forwarded: Vec<&str> = parts
        .headers
        .get_all("x-forwarded-for")
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .collect();
    forwarded
        .len()
        .checked_sub(proxies)
        .and_then(|at| forwarded.get(at)?.trim().parse().ok())
        .unwrap_or(connected)
}
