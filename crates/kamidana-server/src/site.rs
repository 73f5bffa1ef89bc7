//! Everything a request may need, in one place.

use std::{net::IpAddr, sync::Arc, time::Duration};

use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{
    Account, Hub, HubError, Kind, Lobby, Problem, Refusal, Setup, TableId, Wanted,
    limiter::{Limiter, network},
    password::Passwords,
    pool::Pool,
};

/// How many tables of one person may wait for players in the lobby …
const OPEN_TABLES: usize = 10;
/// … of a guest …
const OPEN_TABLES_OF_GUEST: usize = 3;
/// … and of all guests of one network.
const OPEN_TABLES_OF_NETWORK: usize = 12;

/// How a site is set up.
#[derive(Clone, Debug)]
pub struct SiteSettings {
    /// The address people use, such as `https://kamidana.example`; without it, whatever name a
    /// request gives.
    pub public_url: Option<String>,
    /// How many proxies in front of us add to `X-Forwarded-For`.
    pub proxies: u8,
    /// Whether nobody is told to slow down: for load tests.
    pub unlimited: bool,
    /// The most sockets at once.
    pub sockets: usize,
    /// How often a socket is asked whether somebody is there. One that does not answer by the
    /// next time but one is closed.
    pub ping: Duration,
}

impl Default for SiteSettings {
    fn default() -> Self {
        Self {
            public_url: None,
            proxies: 0,
            unlimited: false,
            sockets: 50_000,
            ping: Duration::from_secs(20),
        }
    }
}

/// A site: what all requests share.
#[derive(Clone)]
pub struct Site(Arc<Inner>);

struct Inner {
    hub: Hub,
    lobby: Lobby,
    pool: Arc<Pool>,
    limiter: Limiter,
    passwords: Passwords,
    settings: SiteSettings,
    metrics: Option<PrometheusHandle>,
    sockets: Arc<Semaphore>,
}

impl Site {
    /// A site around a hub. `metrics` is what `/metrics` shows.
    pub fn new(
        hub: Hub,
        pool: Arc<Pool>,
        limiter: Limiter,
        settings: SiteSettings,
        metrics: Option<PrometheusHandle>,
    ) -> Self {
        Self(Arc::new(Inner {
            lobby: Lobby::new(&hub),
            hub,
            pool,
            limiter,
            passwords: Passwords::default(),
            sockets: Arc::new(Semaphore::new(settings.sockets)),
            settings,
            metrics,
        }))
    }

    /// The tables.
    pub fn hub(&self) -> &Hub {
        &self.0.hub
    }

    /// The list of tables.
    pub fn lobby(&self) -> &Lobby {
        &self.0.lobby
    }

    /// The engines.
    pub fn pool(&self) -> &Arc<Pool> {
        &self.0.pool
    }

    /// Sets up a table for somebody, unless too many of theirs wait in the lobby.
    pub(crate) async fn create(
        &self,
        account: &Account,
        address: IpAddr,
        setup: Setup,
    ) -> Result<TableId, Problem> {
        let person = account.person();
        if !setup.public || !self.is_limited() {
            return Ok(self.hub().create(setup, &person).await?);
        }
        let (most, network) = match account.kind {
            Kind::Guest => (
                OPEN_TABLES_OF_GUEST,
                Some((network(address), OPEN_TABLES_OF_NETWORK)),
            ),
            Kind::Member | Kind::Bot => (OPEN_TABLES, None),
        };
        let room = self
            .lobby()
            .room(self.hub(), (account.id, most), network)
            .await?;
        let Some(room) = room else {
            return Err(Problem::busy(
                "too many of your tables wait for players already; close one first",
            ));
        };
        let table = self.hub().create(setup, &person).await?;
        room.fill(table);
        Ok(table)
    }

    /// Does what somebody wants at a table. `key` is what the table's link has.
    pub async fn want(
        &self,
        account: &Account,
        table: TableId,
        wanted: Wanted,
        key: Option<String>,
    ) -> Result<u32, HubError> {
        let sits = matches!(wanted, Wanted::Sit { .. });
        if sits && account.kind == Kind::Guest {
            let rated = self.hub().look(table, |table| table.setup().rated);
            if rated.await? {
                return Err(Refusal::Guest.into());
            }
        }
        self.hub().want(table, account.person(), wanted, key).await
    }

    /// Room for one more socket, until it is dropped.
    pub(crate) fn room_for_socket(&self) -> Result<OwnedSemaphorePermit, Problem> {
        let room = Arc::clone(&self.0.sockets).try_acquire_owned();
        room.map_err(|_| Problem::unavailable("too many are connected; come back in a while"))
    }

    /// Who may do how much.
    pub fn limiter(&self) -> &Limiter {
        &self.0.limiter
    }

    /// Who knows how to check passwords.
    pub fn passwords(&self) -> &Passwords {
        &self.0.passwords
    }

    /// How it is set up.
    pub fn settings(&self) -> &SiteSettings {
        &self.0.settings
    }

    /// Whether anybody is ever told to slow down.
    pub fn is_limited(&self) -> bool {
        !self.0.settings.unlimited
    }

    /// What `/metrics` shows.
    pub fn metrics(&self) -> Option<&PrometheusHandle> {
        self.0.metrics.as_ref()
    }
}
