//! Everything in `PostgreSQL`, for as many nodes as there are.

use std::time::{Duration, Instant};

use futures::{future::BoxFuture, stream::BoxStream};
use serde_json::Value;
use sqlx::{
    Connection, PgConnection, PgPool, Postgres,
    pool::PoolConnection,
    postgres::{PgConnectOptions, PgPoolOptions, PgRow},
};
use tokio::sync::{Semaphore, mpsc};
use tokio_stream::wrappers::ReceiverStream;

use super::{
    StoreError, Stored,
    backend::Backend,
    copy,
    entry::{Entry, EventRow},
    session::{
        Cell, Columns, Session, Statements, built, cells, fault, migration_fault, over_sqlx,
    },
    tables, word,
};
use crate::TableId;

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("migrations/postgres");

/// How many connections a node has at most, beside those for searches.
const CONNECTIONS: u32 = 16;
/// How many search at once …
const SEARCHERS: u32 = 4;
/// … and how many may wait for it.
const MOST_SEARCHES: usize = 64;
/// How long a search may wait for a connection.
const SEARCH_WAIT: Duration = Duration::from_secs(2);
/// How long a search may take, and how it is gone about: along an index in the order of the answer,
/// row by row. Everything else reads all that fits before it knows the first hundred.
const SEARCH_SETTINGS: &str = "SET statement_timeout = '2s'; SET enable_seqscan = off; \
    SET enable_bitmapscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off; \
    SET max_parallel_workers_per_gather = 0; SET jit = off; SET random_page_cost = 1.1";

/// How long to wait for one of them.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);
/// When one that nobody needs is closed.
const CONNECTION_IDLE: Duration = Duration::from_secs(300);
/// One that nobody used for so long may have died.
const PING_AFTER: Duration = Duration::from_secs(2);

/// A store in `PostgreSQL`: what many nodes share.
#[derive(Debug)]
pub struct PostgresStore {
    pool: PgPool,
    searchers: PgPool,
    /// Room for those who search, or wait for it.
    searches: Semaphore,
}

impl PostgresStore {
    /// Connects to a database, such as `postgres://user:password@host/kamidana`, and makes its
    /// relations if they are missing. Nodes that start at the same time wait for each other.
    pub async fn connect(url: &str) -> Stored<Self> {
        Self::connect_to(url, true).await
    }

    /// The same, but only if the relations are there already: an empty database is refused and
    /// stays empty.
    pub async fn connect_existing(url: &str) -> Stored<Self> {
        Self::connect_to(url, false).await
    }

    async fn connect_to(url: &str, may_be_new: bool) -> Stored<Self> {
        let unreachable = |error: sqlx::Error| {
            StoreError::Unavailable(format!("PostgreSQL cannot be reached: {error}"))
        };
        let options: PgConnectOptions = url.parse().map_err(unreachable)?;
        let pool = pool(CONNECTIONS).acquire_timeout(ACQUIRE_TIMEOUT);
        let pool = pool.connect_with(options.clone()).await;
        let pool = pool.map_err(unreachable)?;
        let mut connection = pool.acquire().await.map_err(fault)?;
        if !may_be_new {
            let sql = "SELECT 1 AS one WHERE to_regclass('_sqlx_migrations') IS NOT NULL \
                       AND to_regclass('events') IS NOT NULL";
            if connection.rows(sql, Vec::new()).await?.is_empty() {
                return Err(StoreError::Unavailable(
                    "there is nothing of Kamidana in this database".into(),
                ));
            }
        }
        // Not `run`, whose future cannot move between threads.
        let migrated = MIGRATIONS.run_direct(None, &mut *connection, false).await;
        migrated.map_err(|error| migration_fault(&error))?;
        drop(connection);
        let searchers = pool_of_searchers().connect_lazy_with(options);
        Ok(Self {
            pool,
            searchers,
            searches: Semaphore::new(MOST_SEARCHES),
        })
    }
}

fn pool(connections: u32) -> PgPoolOptions {
    PgPoolOptions::new()
        .max_connections(connections)
        .idle_timeout(CONNECTION_IDLE)
        .test_before_acquire(false)
        .before_acquire(|connection, state| {
            Box::pin(async move {
                if state.idle_for > PING_AFTER {
                    connection.ping().await?;
                }
                Ok(true)
            })
        })
}

fn pool_of_searchers() -> PgPoolOptions {
    pool(SEARCHERS)
        .acquire_timeout(SEARCH_WAIT)
        .after_connect(|connection, _| {
            Box::pin(async move {
                let set = sqlx::raw_sql(SEARCH_SETTINGS).execute(&mut *connection);
                set.await.map(drop)
            })
        })
}

impl Backend for PostgresStore {
    type Session = PgConnection;
    type Reader = PoolConnection<Postgres>;

    async fn reader(&self) -> Stored<Self::Reader> {
        self.pool.acquire().await.map_err(fault)
    }

    async fn searcher(&self) -> Stored<Self::Reader> {
        let _room = self.searches.try_acquire().map_err(|_| StoreError::Busy)?;
        self.searchers.acquire().await.map_err(|error| match error {
            sqlx::Error::PoolTimedOut => StoreError::Busy,
            error => fault(error),
        })
    }

    async fn write<T, W>(&self, work: W) -> Stored<T>
    where
        T: Send + 'static,
        W: for<'s> FnOnce(&'s mut PgConnection) -> BoxFuture<'s, Stored<T>> + Send + 'static,
    {
        // Dropped without a commit, a transaction is rolled back.
        let mut transaction = self.pool.begin().await.map_err(fault)?;
        let value = work(&mut transaction).await?;
        transaction.commit().await.map_err(fault)?;
        Ok(value)
    }

    async fn append(&self, entry: Entry) -> Stored<()> {
        let began = Instant::now();
        let result = if entry.has_more() {
            self.write(|session| Box::pin(async move { tables::append(session, &entry).await }))
                .await
        } else {
            // One statement is a transaction of its own.
            self.reader().await?.log(&entry).await
        };
        metrics::histogram!("kamidana_store_commit_seconds").record(began.elapsed());
        result
    }

    async fn intruded(&self) -> Stored<bool> {
        Ok(false)
    }

    async fn dump(&self) -> Stored<BoxStream<'static, Stored<Value>>> {
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        let mut transaction = self.pool.begin_with(begin).await.map_err(fault)?;
        copy::look(&mut *transaction).await?;
        let (into, rows) = mpsc::channel(64);
        tokio::spawn(async move { copy::dump(&mut *transaction, into).await });
        Ok(Box::pin(ReceiverStream::new(rows)))
    }

    async fn ping(&self) -> Stored<()> {
        let mut reader = self.reader().await?;
        reader.rows("SELECT 1 AS one", Vec::new()).await?;
        Ok(())
    }

    async fn close(&self) {
        self.searchers.close().await;
        self.pool.close().await;
    }
}

over_sqlx!(Postgres, PgConnection, PgRow);

impl Session for PgConnection {
    /// It knows from its statistics.
    const INDEX_HINTS: bool = false;

    /// One statement. Of two that append the same number the second waits for the first at the
    /// row of the table, and then finds another number there.
    async fn log(&mut self, entry: &Entry) -> Stored<()> {
        let summary = &entry.summary;
        let mut cells = cells![
            entry.table,
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
            "WITH logged AS (INSERT INTO tables (id, number, stage, updated, wake, how, winners, \
             body, game, mode, speed, rated, public, created) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) \
             ON CONFLICT DO NOTHING RETURNING id) \
             INSERT INTO events (table_id, number, at, body) \
             SELECT id, event.* FROM logged, \
             unnest($15::bigint[], $16::bigint[], $17::text[]) AS event"
        } else {
            cells.push((entry.first - 1).into());
            "WITH logged AS (UPDATE tables SET number = $2, stage = $3, updated = $4, wake = $5, \
             how = $6, winners = $7, body = $8 WHERE id = $1 AND number = $9 RETURNING id) \
             INSERT INTO events (table_id, number, at, body) \
             SELECT id, event.* FROM logged, \
             unnest($10::bigint[], $11::bigint[], $12::text[]) AS event"
        };
        let column = |of: fn(&EventRow) -> i64| entry.events.iter().map(of).collect::<Vec<_>>();
        let bodies: Vec<_> = entry
            .events
            .iter()
            .map(|event| event.body.clone())
            .collect();
        let done = bound(sql, cells)
            .bind(column(|event| event.number.into()))
            .bind(column(|event| event.at.millis()))
            .bind(bodies)
            .execute(self)
            .await
            .map_err(fault)?;
        match done.rows_affected() {
            0 => Err(StoreError::Taken),
            _ => Ok(()),
        }
    }

    async fn lock_chat(&mut self, table: TableId) -> Stored<()> {
        let sql = "SELECT 1 AS one FROM pg_advisory_xact_lock(hashtextextended($1, 0))";
        self.rows(sql, cells![table]).await?;
        Ok(())
    }

    async fn lock_all(&mut self) -> Stored<()> {
        let sql = "LOCK TABLE people, keys, tables, events, seats, mentions, ratings, \
                   rating_history, chat, mutes, reports, reserved_names, follows, \
                   push_subscriptions, site_keys \
                   IN SHARE ROW EXCLUSIVE MODE";
        self.run(sql, Vec::new()).await?;
        Ok(())
    }

    /// What it knows of its rows decides how it searches them.
    async fn restored(&mut self) -> Stored<()> {
        self.run("ANALYZE", Vec::new()).await?;
        Ok(())
    }

    async fn plan(&mut self, sql: &str, cells: Vec<Cell>) -> Stored<String> {
        let rows = self
            .rows_built(built(format!("EXPLAIN {sql}")), cells)
            .await?;
        let lines = rows.iter().map(|row| row.get("QUERY PLAN"));
        Ok(lines.collect::<Stored<Vec<String>>>()?.join("\n"))
    }
}
