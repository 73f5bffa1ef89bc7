//! New stores for tests, gone after them.

use std::{future::Future, sync::Arc};

use kamidana_server::{PostgresStore, SqliteStore, Store, random};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use crate::servers;

/// A store that tests can share.
pub(crate) type House = Arc<dyn Store>;

/// Runs a test in a new file.
pub(crate) async fn in_sqlite<F: Future<Output = ()>>(test: impl FnOnce(House) -> F) {
    let store = SqliteStore::in_memory().await.expect("a new store");
    let store: House = Arc::new(store);
    test(store.clone()).await;
    store.close().await;
}

/// Runs a test in a new database.
pub(crate) async fn in_postgres<F>(test: impl FnOnce(House) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let Some(database) = Database::create().await else {
        return;
    };
    // In stores as small as these PostgreSQL would read everything: the quickest way, but not the
    // one that large ones take.
    let sql = format!("ALTER DATABASE {} SET enable_seqscan = off", database.name);
    execute(&database.server, &sql).await;
    let store = PostgresStore::connect(&database.url).await;
    let store: House = Arc::new(store.expect("a new store"));
    let result = tokio::spawn(test(store.clone())).await;
    store.close().await;
    database.remove().await;
    if let Err(error) = result {
        std::panic::resume_unwind(error.into_panic());
    }
}

/// A database of its own.
pub(crate) struct Database {
    pub(crate) url: String,
    name: String,
    server: String,
}

impl Database {
    /// An empty one; `None` if there is no server and need be none.
    pub(crate) async fn create() -> Option<Self> {
        let server = servers::postgres()?;
        let name = format!("test_{}", random::table_id());
        execute(&server, &format!("CREATE DATABASE {name}")).await;
        let (host, _) = server.rsplit_once('/').expect("an address with a database");
        Some(Self {
            url: format!("{host}/{name}"),
            name,
            server,
        })
    }

    pub(crate) async fn remove(self) {
        let sql = format!("DROP DATABASE {} WITH (FORCE)", self.name);
        execute(&self.server, &sql).await;
    }
}

/// Runs a statement on a connection of its own.
pub(crate) async fn execute(url: &str, sql: &str) {
    let connection = PgConnection::connect(url).await;
    let mut connection = connection.expect("the server answers");
    let done = sqlx::query(AssertSqlSafe(sql))
        .execute(&mut connection)
        .await;
    done.expect("a good statement");
}
