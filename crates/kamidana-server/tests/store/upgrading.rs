//! Stores and backups of earlier versions are brought up to date, and nothing of them is missing.

use std::{collections::BTreeSet, path::Path};

use futures::StreamExt as _;
use kamidana_server::{
    PersonId, PostgresStore, SqliteStore, Stage, Store, Table, TableId, TableQuery, backup,
};
use sqlx::{
    AssertSqlSafe, ConnectOptions as _, Connection as _, PgConnection, sqlite::SqliteConnectOptions,
};

use crate::houses::{Database, House, in_postgres, in_sqlite};

/// What a version left behind.
struct Released {
    sqlite: &'static str,
    postgres: &'static str,
    backup: &'static str,
}

macro_rules! released {
    ($version:literal) => {
        Released {
            sqlite: include_str!(concat!("released/", $version, "-sqlite.sql")),
            postgres: include_str!(concat!("released/", $version, "-postgres.sql")),
            backup: include_str!(concat!("released/", $version, ".ndjson")),
        }
    };
}

static RELEASED: [Released; 2] = [released!("0001"), released!("0002")];

/// Columns that came later: earlier versions left nothing in them.
const LATER: [(&str, &str); 1] = [("people", "nickname")];

/// The rows of a backup; each has only one place, whatever the order.
fn rows(backup: &str) -> BTreeSet<String> {
    let row = |line: &str| {
        let mut row: serde_json::Value = serde_json::from_str(line).expect("a line of JSON");
        for (relation, column) in LATER {
            if row["relation"] == relation && row.get(column).is_none() {
                row[column] = serde_json::Value::Null;
            }
        }
        row.to_string()
    };
    let lines = backup.lines();
    let lines = lines.filter(|line| line.contains("\"relation\""));
    lines.map(row).collect()
}

async fn dumped(store: &dyn Store) -> BTreeSet<String> {
    let rows = store.dump().await.expect("a dump");
    rows.map(|row| row.expect("a row").to_string())
        .collect()
        .await
}

/// Everything is there, every log can be read, and what lists and searches need is right.
async fn misses_nothing(store: &dyn Store, released: &Released) {
    let wanted = rows(released.backup);
    assert_eq!(dumped(store).await, wanted);
    let all = TableQuery {
        limit: 100,
        ..TableQuery::default()
    };
    let tables = store.tables(&all).await.expect("the tables");
    assert!(tables.len() > 5);
    let mut people = BTreeSet::new();
    for listed in &tables {
        let events = store.events(listed.id, 0).await.expect("a log");
        let table = Table::fold(&events).expect("a good log");
        assert!(table.summary(listed.id).is_listed_as(listed), "{listed:?}");
        people.extend(listed.people());
    }
    assert!(people.len() > 3);
    for person in people {
        finds_their_games(store, person, &tables).await;
    }
    for stage in [Stage::Waiting, Stage::Running, Stage::Over] {
        let public = TableQuery {
            stage: Some(stage),
            public_only: true,
            ..all.clone()
        };
        let fits = tables
            .iter()
            .filter(|table| table.public && table.stage == stage);
        let found = store.search(&public).await.expect("a search");
        assert_eq!(found.tables, fits.cloned().collect::<Vec<_>>());
    }
}

async fn finds_their_games(
    store: &dyn Store,
    person: PersonId,
    tables: &[kamidana_server::Summary],
) {
    let theirs = tables
        .iter()
        .filter(|table| table.people().any(|who| who == person));
    let query = TableQuery {
        person: Some(person),
        limit: 100,
        ..TableQuery::default()
    };
    let found = store.search(&query).await.expect("a search");
    assert_eq!(found.tables, theirs.cloned().collect::<Vec<_>>());
    let going_on = TableQuery {
        concerned: Some(person),
        stage: Some(Stage::Running),
        person: None,
        ..query
    };
    let theirs = tables
        .iter()
        .filter(|table| table.stage == Stage::Running && table.people().any(|who| who == person));
    let found = store.tables(&going_on).await.expect("a list");
    assert_eq!(found, theirs.cloned().collect::<Vec<_>>());
}

#[tokio::test]
async fn every_released_file_is_brought_up_to_date() {
    for released in &RELEASED {
        let folder =
            std::env::temp_dir().join(format!("kamidana-{}", kamidana_server::random::table_id()));
        std::fs::create_dir_all(&folder).expect("a new folder");
        let path = folder.join("store.db");
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true);
        let mut connection = options.connect().await.expect("a new file");
        let filled = sqlx::raw_sql(released.sqlite)
            .execute(&mut connection)
            .await;
        filled.expect("a good dump");
        connection.close().await.expect("a file");
        let store = SqliteStore::open_existing(&path).await.expect("a store");
        misses_nothing(&store, released).await;
        let (table, person) = running(&store).await;
        let sql = AssertSqlSafe(ended_by_an_older_node(table, person));
        let options = SqliteConnectOptions::new().filename(&path);
        let mut older = options.connect().await.expect("a file");
        let ended = sqlx::raw_sql(sql).execute(&mut older).await;
        ended.expect("good statements");
        finds_what_an_older_node_ended(&store, table, person).await;
        older.close().await.expect("a file");
        store.close().await;
        std::fs::remove_dir_all(&folder).expect("the folder is there");
    }
}

#[tokio::test]
async fn every_released_database_is_brought_up_to_date() {
    for released in &RELEASED {
        let Some(database) = Database::create().await else {
            return;
        };
        let connection = PgConnection::connect(&database.url).await;
        let mut connection = connection.expect("the server answers");
        let filled = sqlx::raw_sql(released.postgres)
            .execute(&mut connection)
            .await;
        filled.expect("a good dump");
        connection.close().await.expect("a connection");
        let store = PostgresStore::connect_existing(&database.url).await;
        let store = store.expect("a store");
        misses_nothing(&store, released).await;
        let (table, person) = running(&store).await;
        let sql = AssertSqlSafe(ended_by_an_older_node(table, person));
        let older = PgConnection::connect(&database.url).await;
        let mut older = older.expect("the server answers");
        let ended = sqlx::raw_sql(sql).execute(&mut older).await;
        ended.expect("good statements");
        finds_what_an_older_node_ended(&store, table, person).await;
        older.close().await.expect("a connection");
        store.close().await;
        database.remove().await;
    }
}

/// Reads the backup of an earlier version as `kamidana admin restore` does.
async fn restores(store: House, released: &Released) {
    let name = format!("kamidana-{}.ndjson", kamidana_server::random::table_id());
    let path = std::env::temp_dir().join(name);
    std::fs::write(&path, released.backup).expect("a new file");
    let count = backup::check(&path).await.expect("a good backup");
    assert_eq!(count, rows(released.backup).len() as u64);
    let read = backup::read(&path).expect("a good backup");
    assert_eq!(store.restore(read).await, Ok(count));
    misses_nothing(&*store, released).await;
    std::fs::remove_file(&path).expect("a file");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_released_backup_restores_into_sqlite() {
    for released in &RELEASED {
        in_sqlite(|store| restores(store, released)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_released_backup_restores_into_postgres() {
    for released in &RELEASED {
        in_postgres(move |store| restores(store, released)).await;
    }
}

#[test]
fn every_migration_but_the_last_is_tried() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    for kind in ["sqlite", "postgres"] {
        let entries = std::fs::read_dir(folder.join("migrations").join(kind)).expect("a folder");
        let name = |entry: std::fs::DirEntry| entry.file_name().into_string().expect("a name");
        let mut numbers: Vec<_> = entries
            .map(|entry| name(entry.expect("a file"))[..4].to_owned())
            .collect();
        numbers.sort();
        assert_eq!(
            numbers.len(),
            RELEASED.len() + 1,
            "see tests/store/released/README.md"
        );
    }
}

/// What a node of the first version says when a game ends: it knows nothing of what came later.
fn ended_by_an_older_node(table: TableId, person: PersonId) -> String {
    format!(
        "UPDATE tables SET number = number + 1, stage = 'over', updated = 1999999999999, \
         how = 'aborted', winners = '[]' WHERE id = '{table}'; \
         DELETE FROM seats WHERE table_id = '{table}'; \
         INSERT INTO seats (table_id, seat, person, won) VALUES ('{table}', 1, {person}, FALSE); \
         INSERT INTO mentions (person, table_id) VALUES ({person}, '{table}') \
         ON CONFLICT DO NOTHING"
    )
}

/// A game that is being played, and somebody who plays it.
async fn running(store: &dyn Store) -> (TableId, PersonId) {
    let query = TableQuery {
        stage: Some(Stage::Running),
        public_only: true,
        limit: 1,
        ..TableQuery::default()
    };
    let found = store.tables(&query).await.expect("a list");
    (found[0].id, found[0].people().next().expect("somebody"))
}

async fn finds_what_an_older_node_ended(store: &dyn Store, table: TableId, person: PersonId) {
    let first = |stage, person, concerned| TableQuery {
        stage: Some(stage),
        person,
        concerned,
        limit: 1,
        ..TableQuery::default()
    };
    let over = store.search(&first(Stage::Over, Some(person), None)).await;
    assert_eq!(over.expect("a search").tables[0].id, table);
    let going_on = store
        .tables(&first(Stage::Running, None, Some(person)))
        .await;
    assert!(
        going_on
            .expect("a list")
            .iter()
            .all(|going_on| going_on.id != table)
    );
}
