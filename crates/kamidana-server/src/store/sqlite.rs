//! Everything in one file, for one node.

use std::{
    fs::File,
    path::{Path, PathBuf},
    sync::atomic::{AtomicI64, Ordering},
    time::{Duration, Instant},
};

use futures::{future::BoxFuture, stream::BoxStream};
use serde_json::Value;
use sqlx::{
    ConnectOptions, Connection as _, Sqlite, SqliteConnection, SqlitePool,
    pool::PoolConnection,
    sqlite::{
        SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
    },
};
use tokio::sync::{Semaphore, mpsc};
use tokio_stream::wrappers::ReceiverStream;

use super::{
    StoreError, Stored,
    backend::Backend,
    backup, copy,
    entry::{Entry, EventRow},
    session::{
        Cell, Columns, Session, Statements, built, cells, fault, migration_fault, over_sqlx,
    },
    tables, word,
    writer::{Guard, Writer},
};
use crate::TableId;

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("migrations/sqlite");

/// How many read at once; each keeps a thread and a megabyte.
const READERS: u32 = 3;
/// How many search at once, beside them …
const SEARCHERS: u32 = 2;
/// … and how many may wait for it.
const MOST_SEARCHES: usize = 64;
/// How long a search may wait, and how long it may take.
const SEARCH_WAIT: Duration = Duration::from_secs(2);
const SEARCH_TIME: Duration = Duration::from_secs(2);
/// After how many steps of its machine SQLite looks whether that is over.
const SEARCH_STEPS: i32 = 10_000;
/// How long to wait for another process that writes, such as `kamidana admin`.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// When a reader that nobody needs gives its thread back.
const READER_IDLE: Duration = Duration::from_secs(60);

/// A store in a file: what a single node needs, without any set-up.
///
/// One task writes, and puts everything that waits for it onto the disk at once; others read at
/// the same time.
#[derive(Debug)]
pub struct SqliteStore {
    writer: Writer,
    readers: SqlitePool,
    searchers: SqlitePool,
    /// Room for those who search, or wait for it.
    searches: Semaphore,
    options: SqliteConnectOptions,
    /// The version of the data when the writer looked last. It changes with what others write.
    version: AtomicI64,
    /// Dropped last, after everything that uses the file.
    _scratch: Option<Scratch>,
}

impl SqliteStore {
    /// Opens the store in this file. If there is none, a new one is made, with the folders that
    /// lead to it; nobody else may read it.
    pub async fn open(path: &Path) -> Stored<Self> {
        if let Contents::Others = contents(path).await? {
            return Err(not_ours(path));
        }
        if let Some(folder) = path.parent() {
            let made = tokio::fs::create_dir_all(folder).await;
            made.map_err(|error| cannot_open(path, &error))?;
        }
        let file = path.to_owned();
        let made = tokio::task::spawn_blocking(move || keep_private(&file)).await;
        let made = made.map_err(std::io::Error::other).flatten();
        made.map_err(|error| cannot_open(path, &error))?;
        Self::open_in(path, None).await
    }

    /// Opens the store in this file, if it is one; nothing is made.
    pub async fn open_existing(path: &Path) -> Stored<Self> {
        match contents(path).await? {
            Contents::Missing => {
                let path = path.display();
                let why = format!("there is no database {path}");
                Err(StoreError::Unavailable(why))
            }
            Contents::Nothing | Contents::Others => Err(not_ours(path)),
            Contents::Ours => Self::open(path).await,
        }
    }

    /// A store that is gone when it is dropped, for tests. It works with a file like any other.
    pub async fn in_memory() -> Stored<Self> {
        let folder = format!(
            "kamidana-{}-{}",
            std::process::id(),
            crate::random::table_id()
        );
        let folder = std::env::temp_dir().join(folder);
        let path = folder.join("store.db");
        let made = tokio::fs::create_dir_all(&folder).await;
        made.map_err(|error| cannot_open(&path, &error))?;
        Self::open_in(&path, Some(Scratch(folder))).await
    }

    async fn open_in(path: &Path, scratch: Option<Scratch>) -> Stored<Self> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .foreign_keys(false)
            .busy_timeout(BUSY_TIMEOUT)
            .disable_statement_logging();
        let mut connection = options
            .clone()
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // Kibibytes.
            .pragma("cache_size", "-4096")
            // After a burst the log of changes does not stay large for ever.
            .pragma("journal_size_limit", "67108864")
            .thread_name(|_| "store-writer".into())
            .connect()
            .await
            .map_err(|error| cannot_open(path, &error))?;
        // Not `run`, whose future cannot move between threads.
        let migrated = MIGRATIONS.run_direct(None, &mut connection, false).await;
        migrated.map_err(|error| migration_fault(&error))?;
        let version = data_version(&mut connection).await?;
        let options = options
            .pragma("query_only", "ON")
            .pragma("cache_size", "-1024")
            .thread_name(|_| "store-reader".into());
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(false)
            .idle_timeout(READER_IDLE)
            .connect_lazy_with(options.clone());
        let searchers = SqlitePoolOptions::new()
            .max_connections(SEARCHERS)
            .test_before_acquire(false)
            .acquire_timeout(SEARCH_WAIT)
            .idle_timeout(READER_IDLE)
            .connect_lazy_with(
                options
                    .clone()
                    .pragma("cache_size", "-4096")
                    .thread_name(|_| "store-searcher".into()),
            );
        Ok(Self {
            writer: Writer::start(connection),
            readers,
            searchers,
            searches: Semaphore::new(MOST_SEARCHES),
            options,
            version: AtomicI64::new(version),
            _scratch: scratch,
        })
    }
}

/// What there is in a file.
enum Contents {
    Missing,
    Nothing,
    Others,
    Ours,
}

async fn contents(path: &Path) -> Stored<Contents> {
    match tokio::fs::metadata(path).await {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Ok(Contents::Missing);
        }
        Err(error) => return Err(cannot_open(path, &error)),
        Ok(file) if file.is_file() && file.len() == 0 => return Ok(Contents::Nothing),
        Ok(_) => {}
    }
    let options = SqliteConnectOptions::new().filename(path);
    let options = options
        .busy_timeout(BUSY_TIMEOUT)
        .disable_statement_logging();
    let looking = options.connect().await;
    let mut looking = looking.map_err(|error| cannot_open(path, &error))?;
    let sql = "SELECT count(*) AS found, \
               count(*) FILTER (WHERE name IN ('_sqlx_migrations', 'events')) AS ours \
               FROM sqlite_master WHERE type = 'table'";
    let row = looking.row(sql, Vec::new()).await;
    let row = row.map_err(|error| cannot_open(path, &error))?;
    let count = |column| row.as_ref().map_or(Ok(0_u32), |row| row.get(column));
    let counted = (count("found")?, count("ours")?);
    looking.close().await.map_err(fault)?;
    Ok(match counted {
        // Somebody may have been interrupted just after the beginning.
        (0, _) | (1, 1) => Contents::Nothing,
        (_, 2) => Contents::Ours,
        _ => Contents::Others,
    })
}

fn not_ours(path: &Path) -> StoreError {
    let path = path.display();
    StoreError::Unavailable(format!("{path} is no database of Kamidana"))
}

/// Makes the file if there is none, and sees to it that it is not for everybody: it holds what
/// people think is between them and the site. What SQLite puts beside it gets the same mode.
fn keep_private(path: &Path) -> std::io::Result<()> {
    let mut wanted = File::options();
    wanted.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut wanted, 0o600);
    match wanted.open(path) {
        Ok(file) => {
            file.sync_all()?;
            backup::sync_folder(path)
        }
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            for beside in ["", "-wal", "-shm"] {
                let mut name = path.as_os_str().to_owned();
                name.push(beside);
                close_to_others(Path::new(&name));
            }
            Ok(())
        }
        Err(error) => Err(error),
    }
}

/// Takes from everybody what an older version gave them; what the owner's group may do is the
/// owner's business.
fn close_to_others(path: &Path) {
    use std::os::unix::fs::PermissionsExt as _;
    let Ok(file) = std::fs::metadata(path) else {
        return;
    };
    let mode = file.permissions().mode();
    let closed = mode & !0o007;
    if !file.is_file() || mode == closed {
        return;
    }
    match std::fs::set_permissions(path, std::fs::Permissions::from_mode(closed)) {
        Ok(()) => tracing::info!(path = %path.display(), "only its owner may read it now"),
        Err(error) => {
            tracing::warn!(path = %path.display(), %error, "everybody may read the database");
        }
    }
}

async fn data_version(connection: &mut SqliteConnection) -> Stored<i64> {
    let rows = connection.rows("PRAGMA data_version", Vec::new()).await?;
    let version = rows.first().map(|row| Columns::get(row, "data_version"));
    Ok(version.transpose()?.flatten().unwrap_or(0))
}

fn cannot_open(path: &Path, error: &dyn std::error::Error) -> StoreError {
    let path = path.display();
    StoreError::Unavailable(format!("the store {path} cannot be opened: {error}"))
}

/// A folder that is gone when this is dropped.
#[derive(Debug)]
struct Scratch(PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        // What is left in a folder for such things does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Backend for SqliteStore {
    type Session = SqliteConnection;
    type Reader = PoolConnection<Sqlite>;

    async fn reader(&self) -> Stored<Self::Reader> {
        self.readers.acquire().await.map_err(fault)
    }

    async fn searcher(&self) -> Stored<Self::Reader> {
        let _room = self.searches.try_acquire().map_err(|_| StoreError::Busy)?;
        let searcher = self.searchers.acquire().await;
        let mut searcher = searcher.map_err(|error| match error {
            sqlx::Error::PoolTimedOut => StoreError::Busy,
            error => fault(error),
        })?;
        let until = Instant::now() + SEARCH_TIME;
        let mut handle = searcher.lock_handle().await.map_err(fault)?;
        handle.set_progress_handler(SEARCH_STEPS, move || Instant::now() < until);
        drop(handle);
        Ok(searcher)
    }

    async fn write<T, W>(&self, work: W) -> Stored<T>
    where
        T: Send + 'static,
        W: for<'s> FnOnce(&'s mut SqliteConnection) -> BoxFuture<'s, Stored<T>> + Send + 'static,
    {
        self.writer.write(Guard::Savepoint, work).await
    }

    async fn append(&self, entry: Entry) -> Stored<()> {
        let guard = if entry.has_more() {
            Guard::Savepoint
        } else {
            Guard::Nothing
        };
        self.writer
            .write(guard, |session| {
                Box::pin(async move { tables::append(session, &entry).await })
            })
            .await
    }

    async fn intruded(&self) -> Stored<bool> {
        let now = self
            .writer
            .write(Guard::Nothing, |session| Box::pin(data_version(session)));
        let now = now.await?;
        Ok(self.version.swap(now, Ordering::Relaxed) != now)
    }

    async fn dump(&self) -> Stored<BoxStream<'static, Stored<Value>>> {
        // A connection of its own, so that a slow listener keeps nobody from reading.
        let mut connection = self.options.connect().await.map_err(fault)?;
        connection.run("BEGIN", Vec::new()).await?;
        copy::look(&mut connection).await?;
        let (into, rows) = mpsc::channel(64);
        tokio::spawn(async move { copy::dump(&mut connection, into).await });
        Ok(Box::pin(ReceiverStream::new(rows)))
    }

    async fn ping(&self) -> Stored<()> {
        self.writer.ping()?;
        let mut reader = self.reader().await?;
        reader.rows("SELECT 1 AS one", Vec::new()).await?;
        Ok(())
    }

    async fn close(&self) {
        self.searchers.close().await;
        self.readers.close().await;
        self.writer.close().await;
    }
}

over_sqlx!(Sqlite, SqliteConnection, SqliteRow);

impl Session for SqliteConnection {
    const INDEX_HINTS: bool = true;

    /// One call for an append of one event: every call goes to another thread and back.
    async fn log(&mut self, entry: &Entry) -> Stored<()> {
        // Two with one number are told apart below; here it would be a fault.
        let broken = |error| match fault(error) {
            StoreError::Taken => StoreError::Unavailable("an event is there already".into()),
            error => error,
        };
        let Some((first, rest)) = entry.events.split_first() else {
            return Ok(());
        };
        let summary = &entry.summary;
        let mut cells = cells![
            entry.table,
            first.number,
            first.at,
            &*first.body,
            entry.last,
            summary.stage.name(),
            summary.updated,
            entry.wake,
            entry.how,
            entry.winners.clone(),
            &*entry.body,
        ];
        let sql = if entry.first == 1 {
            cells.extend(cells![
                &*summary.game,
                &*summary.mode,
                word(&summary.speed)?,
                summary.rated,
                summary.public,
                summary.created,
            ]);
            "INSERT INTO tables (id, number, stage, updated, wake, how, winners, body, \
             game, mode, speed, rated, public, created) \
             VALUES ($1, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) \
             ON CONFLICT DO NOTHING; \
             INSERT INTO events (table_id, number, at, body) \
             SELECT $1, $2, $3, $4 WHERE changes() > 0"
        } else {
            "UPDATE tables SET number = $5, stage = $6, updated = $7, wake = $8, how = $9, \
             winners = $10, body = $11 WHERE id = $1 AND number = $2 - 1; \
             INSERT INTO events (table_id, number, at, body) \
             SELECT $1, $2, $3, $4 WHERE changes() > 0"
        };
        let done = bound(sql, cells).execute(&mut *self).await;
        if done.map_err(broken)?.rows_affected() == 0 {
            return Err(StoreError::Taken);
        }
        for EventRow { number, at, body } in rest {
            let sql = "INSERT INTO events (table_id, number, at, body) VALUES ($1, $2, $3, $4)";
            let cells = cells![entry.table, *number, *at, &**body];
            bound(sql, cells)
                .execute(&mut *self)
                .await
                .map_err(broken)?;
        }
        Ok(())
    }

    /// Only one writes.
    async fn lock_chat(&mut self, _: TableId) -> Stored<()> {
        Ok(())
    }

    /// Only one writes.
    async fn lock_all(&mut self) -> Stored<()> {
        Ok(())
    }

    /// It is told which index to use.
    async fn restored(&mut self) -> Stored<()> {
        Ok(())
    }

    async fn plan(&mut self, sql: &str, cells: Vec<Cell>) -> Stored<String> {
        let sql = built(format!("EXPLAIN QUERY PLAN {sql}"));
        let rows = self.rows_built(sql, cells).await?;
        let lines = rows.iter().map(|row| row.get("detail"));
        Ok(lines.collect::<Stored<Vec<String>>>()?.join("\n"))
    }
}
