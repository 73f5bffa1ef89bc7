//! `kamidana serve`: the site.

use std::{
    io::{IsTerminal as _, Write},
    net::SocketAddr,
    num::NonZeroUsize,
    path::PathBuf,
    sync::Arc,
    thread::available_parallelism,
};

use clap::{Args, ValueEnum};
use kamidana_server::{
    Database, PushSettings, ServeSettings, SiteSettings, backup::DailyBackups, pool::PoolSettings,
    serve,
};
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::{EnvFilter, fmt, layer::SubscriberExt as _, util::SubscriberInitExt as _};

use crate::{failure::Failure, showcase::House};

/// The files a process with many sockets needs.
const FILES: u64 = 200_000;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// Where to listen.
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "KAMIDANA_LISTEN",
        default_value = "127.0.0.1:5264"
    )]
    listen: SocketAddr,

    /// Where the numbers for Prometheus (/metrics) can be had as well: for an address that only
    /// your own machines reach. Without it, only this machine itself can have them.
    #[arg(long, value_name = "ADDRESS", env = "KAMIDANA_METRICS")]
    metrics: Option<SocketAddr>,

    #[command(flatten)]
    database: DatabaseArguments,

    /// Where to write a backup every day, while the server runs. One that was missed is made at the
    /// start. If it cannot be written, the server goes on and says so.
    #[arg(long, value_name = "FOLDER", env = "KAMIDANA_BACKUP_DIR")]
    backup_dir: Option<PathBuf>,

    /// How many of these backups are kept; nothing else in the folder is touched.
    #[arg(
        long,
        value_name = "NUMBER",
        env = "KAMIDANA_BACKUP_KEEP",
        default_value = "7"
    )]
    backup_keep: NonZeroUsize,

    /// The NATS server that connects several nodes (nats://…).
    #[arg(long, value_name = "URL", env = "KAMIDANA_NATS")]
    nats: Option<String>,

    /// The address people use, such as <https://kamidana.example>: only its pages may change
    /// anything, and with https cookies are marked as secure. Without it, the name of the request.
    #[arg(long, value_name = "URL", env = "KAMIDANA_PUBLIC_URL")]
    public_url: Option<String>,

    /// Whom push services can turn to if something is wrong with messages from here: mailto:… or
    /// https:…. Without it, the public address.
    #[arg(long, value_name = "URL", env = "KAMIDANA_CONTACT")]
    contact: Option<String>,

    /// A push service beside those of the usual browsers, such as <https://push.example>; may be
    /// given several times.
    #[arg(
        long,
        value_name = "ORIGIN",
        env = "KAMIDANA_PUSH_SERVICES",
        value_delimiter = ','
    )]
    push_service: Vec<String>,

    /// How many proxies of yours stand in front and add to X-Forwarded-For.
    #[arg(
        long,
        value_name = "NUMBER",
        env = "KAMIDANA_PROXIES",
        default_value_t = 0
    )]
    proxies: u8,

    /// Threads for engines; usually as many as there are processors.
    #[arg(long, value_name = "NUMBER", env = "KAMIDANA_ENGINES")]
    engines: Option<NonZeroUsize>,

    /// Mebibytes that one search may use.
    #[arg(
        long,
        value_name = "MIB",
        env = "KAMIDANA_ENGINE_MEMORY",
        default_value_t = 64
    )]
    engine_memory: usize,

    /// Only move for machines, as a worker of other nodes: serve no pages.
    #[arg(long, env = "KAMIDANA_WORKER_ONLY", requires = "nats")]
    worker_only: bool,

    /// The most sockets and streams at once.
    #[arg(
        long,
        value_name = "NUMBER",
        env = "KAMIDANA_SOCKETS",
        default_value_t = 50_000
    )]
    sockets: usize,

    /// Whether people who are too fast are told to wait; off only for load tests.
    #[arg(
        long,
        value_name = "HOW",
        env = "KAMIDANA_LIMITS",
        default_value = "normal"
    )]
    limits: Limits,

    /// How to write the log.
    #[arg(
        long,
        value_name = "HOW",
        env = "KAMIDANA_LOG_FORMAT",
        default_value = "text"
    )]
    log_format: LogFormat,

    /// What to write into the log, such as `info` or `kamidana_server=debug`.
    #[arg(
        long,
        value_name = "WHAT",
        env = "KAMIDANA_LOG",
        default_value = "info"
    )]
    log: String,
}

/// Where everything is kept.
#[derive(Args, Clone, Debug)]
pub(crate) struct DatabaseArguments {
    /// Where everything is kept: a file, or `postgres://user:password@host/database`.
    #[arg(
        long,
        value_name = "PLACE",
        env = "KAMIDANA_DATABASE",
        default_value = "kamidana.db",
        hide_env_values = true
    )]
    database: String,
}

impl DatabaseArguments {
    pub(crate) fn place(&self) -> Database {
        Database::named(&self.database)
    }
}

/// Whether people who are too fast are told to wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Limits {
    /// They are.
    Normal,
    /// Nobody is.
    Off,
}

/// How to write the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum LogFormat {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

pub(crate) fn run(arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    write_log(&arguments)?;
    // Sockets are files; if we may not have more, fewer people can come.
    let files = rlimit::increase_nofile_limit(FILES).unwrap_or(0);
    let engines = arguments.engines.or_else(|| available_parallelism().ok());
    let settings = ServeSettings {
        listen: (!arguments.worker_only).then_some(arguments.listen),
        metrics: arguments.metrics,
        database: arguments.database.place(),
        nats: arguments.nats,
        backups: arguments.backup_dir.map(|folder| DailyBackups {
            folder,
            keep: arguments.backup_keep.get(),
        }),
        engines: PoolSettings {
            threads: engines.map_or(1, NonZeroUsize::get),
            memory_mib: arguments.engine_memory,
            ..PoolSettings::default()
        },
        site: SiteSettings {
            public_url: arguments.public_url,
            proxies: arguments.proxies,
            unlimited: arguments.limits == Limits::Off,
            sockets: arguments.sockets,
            showcase: Arc::new(House),
            ..SiteSettings::default()
        },
        push: PushSettings {
            contact: arguments.contact,
            services: arguments.push_service,
        },
    };
    writeln!(out, "database     {}", settings.database)?;
    match &settings.nats {
        Some(_) => writeln!(out, "bus          NATS")?,
        None => writeln!(out, "bus          in this process")?,
    }
    if let Some(DailyBackups { folder, keep }) = &settings.backups {
        let folder = folder.display();
        writeln!(out, "backups      every day in {folder}, the last {keep}")?;
    }
    let threads = settings.engines.threads;
    let memory = settings.engines.memory_mib;
    writeln!(out, "engines      {threads} threads, {memory} MiB each")?;
    writeln!(out, "open files   at most {files}")?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let listening = runtime.enter();
    let stop = asked_to_stop();
    drop(listening);
    let served = runtime.block_on(serve(
        settings,
        |address| {
            // If nobody reads our output any more, the site works all the same.
            let _ = match address {
                Some(address) => writeln!(out, "kamidana is at http://{address}"),
                None => writeln!(out, "kamidana works for other nodes"),
            };
            let _ = out.flush();
        },
        stop,
    ));
    runtime.shutdown_background();
    served.map_err(Failure::input)
}

/// Until Ctrl-C, or until the system asks us to stop. Both are heard from the call on: whoever sees the
/// site ready and stops it at once must not kill it.
fn asked_to_stop() -> impl Future<Output = ()> {
    let terminate = signal(SignalKind::terminate());
    let interrupt = signal(SignalKind::interrupt());
    async move {
        let (Ok(mut terminate), Ok(mut interrupt)) = (terminate, interrupt) else {
            return std::future::pending().await;
        };
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    }
}

fn write_log(arguments: &Arguments) -> Result<(), Failure> {
    let filter: EnvFilter = arguments.log.parse().map_err(|error| {
        Failure::input(format!("--log {:?} cannot be used: {error}", arguments.log))
    })?;
    let registry = tracing_subscriber::registry().with(filter);
    let lines = fmt::layer().with_writer(std::io::stderr);
    // A log that is there already is the log.
    let _ = match arguments.log_format {
        LogFormat::Text => registry
            .with(lines.with_ansi(std::io::stderr().is_terminal()))
            .try_init(),
        LogFormat::Json => registry.with(lines.json()).try_init(),
    };
    Ok(())
}
