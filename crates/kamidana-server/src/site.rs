//! Everything a request may need, in one place.

use std::{net::IpAddr, sync::Arc, thread, time::Duration};

use metrics_exporter_prometheus::PrometheusHandle;
use tokio::{sync::Semaphore, task::spawn_blocking, time::timeout};

use crate::{
    Account, Hub, HubError, Kind, Lobby, Problem, Refusal, Setup, TableId, Wanted,
    glimpses::Glimpses,
    http::Gallery,
    limiter::{Capacity, Limiter, Place, Places, network},
    online::Online,
    password::Passwords,
    pool::Pool,
    push::Push,
    showcase::{EmptyShowcase, Showcase},
};

/// Connections that one address may have.
const CONNECTIONS_OF_ADDRESS: usize = 512;
/// Sockets and streams that one address may have …
const LASTING_OF_ADDRESS: usize = 200;
/// … and one person: a program with a stream for each of its games needs some dozens.
const LASTING_OF_PERSON: usize = 64;
/// Requests of one address that may be worked on, or wait for it, at the same time.
const WORK_OF_ADDRESS: usize = 16;
/// Requests that may wait to be worked on.
const WORK_OF_ALL: usize = 256;
/// How long a request may wait to be worked on.
const WORK_WAIT: Duration = Duration::from_secs(10);
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
    /// The most sockets and streams at once.
    pub sockets: usize,
    /// How long a connection may keep us waiting: for the head of a request, or until what was
    /// sent is read.
    pub patience: Duration,
    /// How often a socket is asked whether somebody is there. One that does not answer by the
    /// next time but one is closed.
    pub ping: Duration,
    /// What pages say and show before any script runs.
    pub showcase: Arc<dyn Showcase>,
}

impl Default for SiteSettings {
    fn default() -> Self {
        Self {
            public_url: None,
            proxies: 0,
            unlimited: false,
            sockets: 50_000,
            patience: Duration::from_secs(30),
            ping: Duration::from_secs(20),
            showcase: Arc::new(EmptyShowcase),
        }
    }
}

/// A site: what all requests share.
#[derive(Clone)]
pub struct Site(Arc<Inner>);

struct Inner {
    hub: Hub,
    lobby: Lobby,
    glimpses: Glimpses,
    pool: Arc<Pool>,
    limiter: Limiter,
    passwords: Passwords,
    online: Online,
    push: Push,
    settings: SiteSettings,
    metrics: Option<PrometheusHandle>,
    connections: Places,
    lasting: Places,
    work: Places,
    workers: Semaphore,
    gallery: Gallery,
}

impl Site {
    /// A site around a hub. `metrics` is what `/metrics` shows.
    pub(crate) fn new(
        hub: Hub,
        pool: Arc<Pool>,
        limiter: Limiter,
        push: Push,
        settings: SiteSettings,
        metrics: Option<PrometheusHandle>,
    ) -> Self {
        let places = |capacity: Capacity| {
            Places::new(if settings.unlimited {
                Capacity::anybody(capacity.all)
            } else {
                capacity
            })
        };
        // Half of the processors: the other half answers.
        let workers = thread::available_parallelism().map_or(1, |all| all.get().div_ceil(2));
        Self(Arc::new(Inner {
            connections: places(Capacity {
                all: settings.sockets.saturating_mul(2),
                // Behind a proxy all come from one address.
                address: match settings.proxies {
                    0 => CONNECTIONS_OF_ADDRESS,
                    _ => usize::MAX,
                },
                person: usize::MAX,
            }),
            lasting: places(Capacity {
                all: settings.sockets,
                address: LASTING_OF_ADDRESS,
                person: LASTING_OF_PERSON,
            }),
            work: places(Capacity {
                all: WORK_OF_ALL,
                address: WORK_OF_ADDRESS,
                person: usize::MAX,
            }),
            workers: Semaphore::new(workers),
            gallery: Gallery::default(),
            lobby: Lobby::new(&hub),
            glimpses: Glimpses::new(&hub),
            hub,
            pool,
            limiter,
            passwords: Passwords::default(),
            online: Online::default(),
            push,
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

    /// Small pictures of tables.
    pub(crate) fn glimpses(&self) -> &Glimpses {
        &self.0.glimpses
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

    /// Places for connections.
    pub(crate) fn connections(&self) -> &Places {
        &self.0.connections
    }

    /// Places for sockets and streams.
    pub(crate) fn lasting(&self) -> &Places {
        &self.0.lasting
    }

    /// Works something out where nobody else has to wait for it: reading a record, playing a game
    /// again, writing many views. Few do so at the same time, and of one address few wait. The place
    /// is to be held until the answer is sent: nobody makes us keep many that they do not read.
    pub(crate) async fn work_out<T: Send + 'static>(
        &self,
        address: IpAddr,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<(T, Place), Problem> {
        let busy = || Problem::busy("too much is being worked out; try again in a moment");
        let place = self.0.work.take(None, address).map_err(|_| busy())?;
        let worker = timeout(WORK_WAIT, self.0.workers.acquire()).await;
        let worker = worker.map_err(|_| busy())?.map_err(|_| busy())?;
        let worked_out = spawn_blocking(work).await;
        drop(worker);
        let worked_out = worked_out.map_err(|_| Problem::internal("something broke down here"))?;
        Ok((worked_out, place))
    }

    /// The pictures that were drawn.
    pub(crate) fn gallery(&self) -> &Gallery {
        &self.0.gallery
    }

    /// The cookie with the secret of a session. With https it has the prefix that keeps others,
    /// such as a page of a neighbouring domain, from setting it.
    pub(crate) fn session_cookie(&self) -> &'static str {
        if self.is_secure() {
            "__Host-kamidana_session"
        } else {
            "kamidana_session"
        }
    }

    /// Whether people come over https.
    pub(crate) fn is_secure(&self) -> bool {
        let url = self.settings().public_url.as_deref();
        url.is_some_and(|url| url.starts_with("https:"))
    }

    /// Who may do how much.
    pub fn limiter(&self) -> &Limiter {
        &self.0.limiter
    }

    /// Who knows how to check passwords.
    pub fn passwords(&self) -> &Passwords {
        &self.0.passwords
    }

    /// Who is here.
    pub(crate) fn online(&self) -> &Online {
        &self.0.online
    }

    /// Who tells people that are not here.
    pub(crate) fn push(&self) -> &Push {
        &self.0.push
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
