//! Everything in one file, for one node.

use std::{
    path::{Path, PathBuf},
    sync::atomic::{AtomicI64, Ordering},
    time::Duration,
};

use futures::{future::BoxFuture, stream::BoxStream};
use serde_json::Value;
use sqlx::{
    ConnectOptions, Sqlite, SqliteConnection, SqlitePool,
    pool::PoolConnection,
    sqlite::{
        SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
    },
};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use super::{
    StoreError, Stored,
    backend::Backend,
    copy,
    entry::{Entry, EventRow},
    session::{Columns, Session, Statements, cells, fault, migration_fault, over_sqlx},
    tables, word,
    writer::{Guard, Writer},
};
use crate::TableId;

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("migrations/sqlite");

/// How many read at once; each keeps a thread and a megabyte.
const READERS: u32 = 3;
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
    options: SqliteConnectOptions,
    /// The version of the data when the writer looked last. It changes with what others write.
    version: AtomicI64,
    /// Dropped last, after everything that uses the file.
    _scratch: Option<Scratch>,
}

impl SqliteStore {
    /// Opens the store in this file. If there is none, a new one is made, with the folders that
    /// lead to it.
    pub async fn open(path: &Path) -> Stored<Self> {
        Self::open_in(path, None).await
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
        Self::open_in(&path, Some(Scratch(folder))).await
    }

    async fn open_in(path: &Path, scratch: Option<Scratch>) -> Stored<Self> {
        if let Some(folder) = path.parent() {
            let made = tokio::fs::create_dir_all(folder).await;
            made.map_err(|error| cannot_open(path, &error))?;
        }
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
        Ok(Self {
            writer: Writer::start(connection),
            readers,
            options,
            version: AtomicI64::new(version),
            _scratch: scratch,
        })
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
        self.readers.close().await;
        self.writer.close().await;
    }
}

over_sqlx!(Sqlite, SqliteConnection, SqliteRow);

impl Session for SqliteConnection {
    /// One call for an append of one event: every call goes to another thread and back.
    async fn log(&mut self, entry: &Entry) -> Stored<()> {
        let broken = |error: sqlx::Error| StoreError::Unavailable(error.to_string());
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
}
