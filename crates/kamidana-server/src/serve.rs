//! A whole server: store, bus, hub, engines and pages put together.

use std::{fmt, io, net::SocketAddr, path::PathBuf, sync::Arc, time::Duration};

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::{
    Bus, BusError, Hub, LocalBus, NatsBus, PostgresStore, SqliteStore, Store, StoreError, http,
    limiter::{Limiter, Rules},
    listen,
    pool::{Pool, PoolSettings},
    push::{self, Push, PushSettings},
    site::{Site, SiteSettings},
    store::backup::DailyBackups,
};

/// How long connections may take to end when the server stops.
const STOP_TIMEOUT: Duration = Duration::from_secs(5);
/// How many machines' turns a node takes for each of its threads, if others could do them: enough
/// for people to take turns.
const TAKEN_PER_THREAD: usize = 16;
/// How often what is no longer needed is forgotten.
const TIDY_INTERVAL: Duration = Duration::from_secs(60);

/// Where everything is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Database {
    /// In a file.
    Sqlite(PathBuf),
    /// In a PostgreSQL server.
    Postgres(String),
}

impl Database {
    /// `postgres://…` is a server, anything else a file.
    pub fn named(name: &str) -> Self {
        if name.starts_with("postgres://") || name.starts_with("postgresql://") {
            Self::Postgres(name.into())
        } else {
            Self::Sqlite(name.into())
        }
    }

    /// Opens it if it is there, and brings it up to date; nothing new is made.
    pub async fn open_existing(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Self::Sqlite(path) => Arc::new(SqliteStore::open_existing(path).await?),
            Self::Postgres(url) => Arc::new(PostgresStore::connect_existing(url).await?),
        })
    }

    /// Opens it, and brings it up to date. A new file or new relations are made if need be.
    pub async fn open(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Self::Sqlite(path) => Arc::new(SqliteStore::open(path).await?),
            Self::Postgres(url) => Arc::new(PostgresStore::connect(url).await?),
        })
    }
}

impl fmt::Display for Database {
    /// Without the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => path.display().fmt(f),
            Self::Postgres(url) => {
                let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", url));
                let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
                write!(f, "{scheme}://{place}")
            }
        }
    }
}

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct ServeSettings {
    /// Where it listens; `None` for a node that only works for the others.
    pub listen: Option<SocketAddr>,
    /// Where the numbers for Prometheus can be had, beside the machine itself.
    pub metrics: Option<SocketAddr>,
    /// Where everything is kept.
    pub database: Database,
    /// The NATS server that connects several nodes.
    pub nats: Option<String>,
    /// A backup every day, if wanted.
    pub backups: Option<DailyBackups>,
    /// The engines.
    pub engines: PoolSettings,
    /// The site.
    pub site: SiteSettings,
    /// Messages to people who are not here.
    pub push: PushSettings,
}

/// Why a server did not start or ended.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The store cannot be used.
    #[error("the store: {0}")]
    Store(#[from] StoreError),
    /// The bus cannot be used.
    #[error("the bus: {0}")]
    Bus(#[from] BusError),
    /// The address cannot be used.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, #[source] io::Error),
    /// The network or a thread failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Serves until `stop`. `started` is told where, as soon as requests are answered.
pub async fn serve(
    settings: ServeSettings,
    started: impl FnOnce(Option<SocketAddr>),
    stop: impl Future<Output = ()> + Send,
) -> Result<(), ServeError> {
    let bind = |address| listen::bind(address).map_err(|error| ServeError::Listen(address, error));
    let listener = settings.listen.map(bind).transpose()?;
    let store = settings.database.open().await?;
    let bus: Arc<dyn Bus> = match &settings.nats {
        Some(url) => Arc::new(NatsBus::connect(url, "kamidana").await?),
        None => Arc::new(LocalBus::new()),
    };
    let hub = Hub::new(Arc::clone(&store), Arc::clone(&bus));
    // Before anybody looks at a table: how long was nobody there?
    hub.run_pulse(settings.listen.is_some()).await?;
    let at_once = match settings.nats {
        // What one node has taken no other one can do.
        Some(_) => settings.engines.threads * TAKEN_PER_THREAD,
        None => settings.engines.waiting_moves,
    };
    let pool = Arc::new(Pool::new(settings.engines)?);
    hub.run_workers(&pool, at_once);
    hub.run_sweeper();
    let limiter = Limiter::new(if settings.site.unlimited {
        Rules::unlimited()
    } else {
        Rules::default()
    });
    let public_url = settings.site.public_url.as_deref();
    let push = Push::new(&*store, settings.push, public_url).await?;
    let site = Site::new(hub.clone(), pool, limiter, push, settings.site, recorder());
    push::run(&site);
    site.online().run(&hub);
    run_tidy(&site);
    if let Some(address) = settings.metrics {
        let numbers = axum::serve(bind(address)?, http::numbers(site.clone()));
        hub.spawn(async move {
            // It ends with the hub.
            let _ = numbers.await;
        });
    }
    if let Some(backups) = settings.backups {
        hub.spawn(backups.run(Arc::clone(&store)));
    }
    if let Some(listener) = listener {
        let address = listener.local_addr()?;
        let router = http::router(site.clone());
        let serving = tokio::spawn(listen::answer(listener, router, site));
        started(Some(address));
        stop.await;
        hub.close().await;
        // Whoever does not go is left behind.
        if let Ok(ended) = tokio::time::timeout(STOP_TIMEOUT, serving).await {
            ended.map_err(io::Error::other)?;
        }
    } else {
        started(None);
        stop.await;
        hub.close().await;
    }
    bus.close().await;
    store.close().await;
    Ok(())
}

/// The numbers of this process; only the first server of a process has them.
fn recorder() -> Option<PrometheusHandle> {
    let recorder = PrometheusBuilder::new()
        .set_buckets(&[
            0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5,
        ])
        .ok()?
        .set_buckets_for_metric(
            Matcher::Full("kamidana_store_batch_size".into()),
            &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0],
        )
        .ok()?;
    recorder.install_recorder().ok()
}

/// Forgets from time to time what is no longer needed.
fn run_tidy(site: &Site) {
    let tidied = site.clone();
    site.hub().spawn(async move {
        let mut ticks = tokio::time::interval(TIDY_INTERVAL);
        loop {
            ticks.tick().await;
            tidied.limiter().tidy();
            let expired = tidied.hub().store().forget_expired(crate::now()).await;
            if let Err(error) = expired {
                tracing::warn!(%error, "could not forget what has expired");
            }
        }
    });
}
