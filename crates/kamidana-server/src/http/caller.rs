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

use super::gate::Who;
use crate::{Account, Key, Kind, PersonId, Problem, limiter::Place, secret, site::Site};

/// How long a session lasts after it was used last.
pub(crate) const SESSION_DAYS: i64 = 90;
/// How often it is noted that a key was used; a session then lasts longer.
const TOUCH_INTERVAL: Duration = Duration::from_secs(24 * 60 * 60);

/// Who calls. The [`gate`](super::gate) has asked already whether they may.
#[derive(Clone)]
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

    /// Whether they may use a route for these.
    pub(crate) fn check(&self, who: Who) -> Result<(), Problem> {
        match who {
            Who::Anybody | Who::Known => Ok(()),
            Who::With(scope) => self.may(scope).map(drop),
            Who::InPerson => self.somebody().and_then(|_| self.no_token()),
            Who::Leaving => {
                self.account.as_ref().ok_or_else(Problem::unauthorised)?;
                self.no_token()
            }
            Who::Admin => {
                self.no_token()?;
                if self.somebody()?.admin {
                    Ok(())
                } else {
                    Err(Problem::forbidden("only admins can do this"))
                }
            }
        }
    }

    /// Somebody whose key may be used for this.
    pub(crate) fn may(&self, scope: Scope) -> Result<&Account, Problem> {
        let account = self.somebody()?;
        if !self.holds(scope) {
            let scope = scope.name();
            return Err(Problem::forbidden(&format!(
                "this token was not made for {scope:?}"
            )));
        }
        Ok(account)
    }

    /// Whether the key may be used for this; a session may be used for everything.
    pub(crate) fn holds(&self, scope: Scope) -> bool {
        let scopes = self.key.as_ref().and_then(|key| key.scopes.as_deref());
        scopes.is_none_or(|scopes| scopes.iter().any(|held| held == scope.name()))
    }

    /// Whose eyes tables are seen with. A token that may not play sees nobody's cards.
    pub(crate) fn eyes(&self) -> Option<PersonId> {
        let account = self.account.as_ref()?;
        self.holds(Scope::Play).then_some(account.id)
    }

    /// A problem if they came with a token.
    fn no_token(&self) -> Result<(), Problem> {
        match self.key.as_ref().and_then(|key| key.scopes.as_ref()) {
            None => Ok(()),
            Some(_) => Err(Problem::forbidden("a token cannot do this; use a session")),
        }
    }

    /// Somebody with a password.
    pub(crate) fn member(&self) -> Result<&Account, Problem> {
        let account = self.somebody()?;
        match account.kind {
            Kind::Guest => Err(Problem::forbidden("guests have to register first")),
            Kind::Member | Kind::Bot => Ok(account),
        }
    }

    /// A place for a connection that stays, until it is dropped.
    pub(crate) fn place(&self, site: &Site) -> Result<Place, Problem> {
        let person = self.account.as_ref().map(|account| account.id);
        Ok(site.lasting().take(person, self.address)?)
    }

    /// Who it is.
    pub(crate) async fn find(parts: &Parts, site: &Site, address: IpAddr) -> Result<Self, Problem> {
        let bearer = parts.headers.typed_get::<Authorization<Bearer>>();
        let cookies = parts.headers.typed_get::<Cookie>();
        let secret = match (&bearer, &cookies) {
            (Some(bearer), _) => Some(bearer.token()),
            (None, Some(cookies)) => cookies.get(site.session_cookie()),
            (None, None) => None,
        };
        // A browser sends cookies by itself, so what it does must come from our own pages; a page
        // of another site could even open a socket.
        let reads = matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
        let upgrades = parts.headers.contains_key(header::UPGRADE);
        if bearer.is_none() && (upgrades || !reads) {
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

    /// Whether their key is still good: after a while, or when a note may have been lost. A store
    /// that does not answer signs nobody out.
    pub(crate) async fn is_still_welcome(&self, site: &Site) -> bool {
        let Some(key) = &self.key else {
            return true;
        };
        match site.hub().store().key(&key.hash, crate::time::now()).await {
            Ok(Some((_, account))) => account.banned.is_none(),
            Ok(None) => false,
            Err(_) => true,
        }
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
}

impl FromRequestParts<Site> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Site) -> Result<Self, Problem> {
        let found = parts.extensions.get::<Self>().cloned();
        found.ok_or_else(|| Problem::internal("nobody was asked who this is"))
    }
}

/// Refuses what another site's page sends.
fn check_origin(headers: &HeaderMap, site: &Site) -> Result<(), Problem> {
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
pub(super) fn address(parts: &Parts, site: &Site) -> IpAddr {
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
