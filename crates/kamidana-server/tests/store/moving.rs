//! Dumps, files and what other versions leave behind.

use futures::{StreamExt, stream};
use kamidana_server::{
    Append, Command, Key, KeyStore as _, Line, NewName, Person, PersonChange, PostgresStore,
    PushSubscription, Report, SqliteStore, Store, StoreError, TableQuery, TableStore, backup,
    random,
};
use serde_json::{Value, json};
use sqlx::{ConnectOptions, Connection as _, sqlite::SqliteConnectOptions};

use crate::{
    houses::{Database, House, execute, in_postgres, in_sqlite},
    table::{StoredTable, account, amy, at, ben, change, one_more},
};

/// Something of everything.
async fn furnish(store: &dyn Store) -> StoredTable {
    let (mut amys, bens) = (account(&amy()), account(&ben()));
    amys.banned = Some(at(9));
    amys.password = None;
    store.add_person(&amys).await.expect("somebody new");
    store.add_person(&bens).await.expect("somebody new");
    for (number, scopes) in [(1, None), (2, Some(vec!["play".into()]))] {
        let key = Key {
            hash: format!("{number:064x}"),
            id: format!("k{number}"),
            person: amys.id,
            scopes,
            label: "a \"browser\"".into(),
            created: at(1),
            seen: at(2),
            expires: at(i64::MAX),
        };
        store.add_key(&key).await.expect("a new key");
    }
    for _ in 0..150 {
        let mut append = StoredTable::of_two(at(2)).save();
        append.wake = Some(at(10));
        store.append(append).await.expect("a new table");
    }
    let mut stored = StoredTable::of_two(at(1));
    stored.wants(&amy(), &Command::act(None, "d1d5"), at(3));
    stored.wants(&ben(), &Command::Resign, at(4));
    let mut append = stored.save();
    append.ratings = vec![change(amys.id, 0, 1512.1), change(bens.id, 0, 1.0 / 3.0)];
    store.append(append).await.expect("a whole game");
    let line = Line {
        number: 0,
        at: at(3),
        person: bens.id,
        name: bens.name,
        nickname: None,
        text: "zażółć\n\t\\ 🙂".into(),
    };
    store.say(stored.id, line).await.expect("a line");
    store.mute(amys.id, bens.id, true).await.expect("a mute");
    let report = Report {
        at: at(5),
        by: amys.id,
        table: stored.id,
        about: bens.id,
        text: "rude".into(),
    };
    store.report(&report).await.expect("a report");
    let cho = account(&Person::new(3, "Cho"));
    store.add_person(&cho).await.expect("somebody new");
    let leaves = PersonChange {
        name: Some(NewName {
            name: "Deleted 3".into(),
            skeleton: "deleted3".into(),
            at: at(5),
            old_reserved_until: Some(at(500)),
        }),
        ..PersonChange::default()
    };
    store
        .change_person(cho.id, leaves)
        .await
        .expect("a farewell");
    let followed = store.follow(amys.id, bens.id, true).await;
    followed.expect("somebody to follow");
    let subscription = PushSubscription {
        id: "a hash".into(),
        person: amys.id,
        session: "k1".into(),
        endpoint: "https://push.example/a?b=\"c\"".into(),
        p256dh: "public".into(),
        auth: "secret".into(),
        language: "tr".into(),
        created: at(6),
    };
    store.subscribe(subscription, 9).await.expect("a browser");
    store.site_key("push", "secret").await.expect("a key");
    let mut running = StoredTable::of_two(at(8));
    let append = Append {
        wake: Some(at(9)),
        ..running.save()
    };
    store.append(append).await.expect("a game with clocks");
    let life = store.beat(at(8), at(8)).await;
    assert_eq!(life, Ok(Some(at(8))));
    stored
}

async fn dumped(store: &dyn Store) -> Vec<Value> {
    let rows = store.dump().await.expect("a dump");
    let rows: Vec<_> = rows.collect().await;
    rows.into_iter().collect::<Result<_, _>>().expect("rows")
}

async fn moves(from: &dyn Store, to: &dyn Store) {
    let stored = furnish(from).await;
    let rows = dumped(from).await;
    let text: Vec<_> = rows.iter().map(Value::to_string).collect();
    let relations = [
        "people",
        "keys",
        "tables",
        "events",
        "seats",
        "mentions",
        "ratings",
        "rating_history",
        "chat",
        "mutes",
        "reports",
        "reserved_names",
        "follows",
        "push_subscriptions",
        "site_keys",
        "lives",
    ];
    for relation in relations {
        let rows = rows.iter().filter(|row| row["relation"] == *relation);
        assert!(rows.count() > 0, "no {relation}");
    }
    let stream = from.dump().await.expect("a dump");
    assert_eq!(to.restore(stream).await, Ok(rows.len() as u64));
    let copied: Vec<_> = dumped(to).await.iter().map(Value::to_string).collect();
    assert_eq!(copied, text);
    assert_eq!(to.events(stored.id, 0).await, Ok(stored.log.clone()));
    let won = TableQuery {
        person: Some(amy().id),
        won: Some(true),
        limit: 10,
        ..TableQuery::default()
    };
    assert_eq!(to.tables(&won).await, Ok(vec![stored.summary()]));
    // And life goes on there.
    let next = one_more(&stored.summary(), 0, at(9));
    to.append(next).await.expect("the next event");
}

pub(crate) async fn a_dump_restores_into_sqlite(store: House) {
    in_sqlite(|other| async move { moves(&*store, &*other).await }).await;
}

pub(crate) async fn a_dump_restores_into_postgres(store: House) {
    in_postgres(|other| async move { moves(&*store, &*other).await }).await;
}

pub(crate) async fn a_dump_shows_one_moment(store: House) {
    furnish(&*store).await;
    let before = dumped(&*store).await;
    let dump = store.dump().await.expect("a dump");
    for _ in 0..20 {
        let append = StoredTable::of_two(at(2)).save();
        store.append(append).await.expect("a new table");
    }
    let rows: Vec<_> = dump.collect().await;
    let rows: Vec<_> = rows.into_iter().map(|row| row.expect("a row")).collect();
    assert_eq!(rows, before);
    assert!(dumped(&*store).await.len() > before.len());
}

pub(crate) async fn a_store_that_is_not_empty_is_not_overwritten(store: House) {
    furnish(&*store).await;
    let before = dumped(&*store).await;
    let rows = stream::iter(before.clone().into_iter().map(Ok)).boxed();
    let Err(StoreError::Unavailable(why)) = store.restore(rows).await else {
        panic!("it was overwritten");
    };
    assert!(why.contains("not empty"), "{why}");
    assert_eq!(dumped(&*store).await, before);
}

pub(crate) async fn what_is_no_dump_leaves_the_store_empty(store: House) {
    let good = json!({"relation": "mutes", "person": 1, "other": 2});
    let bad = [
        json!("mutes"),
        json!({"person": 1, "other": 2}),
        json!({"relation": "sqlite_master", "name": "x"}),
        json!({"relation": "mutes", "person": "1", "other": 2}),
        json!({"relation": "mutes", "person": 1, "other": 3, "more": 4}),
        json!({"relation": "mutes", "person": 1}),
    ];
    for bad in bad {
        let rows = stream::iter([Ok(good.clone()), Ok(bad.clone())]).boxed();
        let result = store.restore(rows).await;
        assert!(matches!(result, Err(StoreError::Unavailable(_))), "{bad}");
        assert_eq!(dumped(&*store).await, Vec::<Value>::new());
    }
    let cut = StoreError::Unavailable("the file ends here".into());
    let rows = stream::iter([Ok(good.clone()), Err(cut.clone())]).boxed();
    assert_eq!(store.restore(rows).await, Err(cut));
    assert_eq!(dumped(&*store).await, Vec::<Value>::new());
    let rows = stream::iter([Ok(good)]).boxed();
    assert_eq!(store.restore(rows).await, Ok(1));
}

pub(crate) async fn a_closed_store_says_so(store: House) {
    assert_eq!(store.ping().await, Ok(()));
    let waiting = store.append(StoredTable::of_two(at(1)).save());
    waiting.await.expect("a new table");
    store.close().await;
    store.close().await;
    assert!(store.ping().await.is_err());
    let late = store.append(StoredTable::of_two(at(1)).save()).await;
    assert!(matches!(late, Err(StoreError::Unavailable(_))));
}

/// A path in a folder that does not exist yet.
fn scratch() -> std::path::PathBuf {
    let folder = format!("kamidana-test-{}", random::table_id());
    std::env::temp_dir()
        .join(folder)
        .join("deep")
        .join("store.db")
}

fn clear(path: &std::path::Path) {
    let folder = path.ancestors().nth(2).expect("a folder");
    std::fs::remove_dir_all(folder).expect("the folder is there");
}

#[tokio::test]
async fn a_file_that_was_not_closed_holds_what_was_written() {
    let path = scratch();
    let store = SqliteStore::open(&path).await.expect("a new store");
    let mut stored = StoredTable::of_two(at(1));
    store.append(stored.save()).await.expect("a new table");
    // As if the process had been killed: what it knew is gone, what lies on the disk is not.
    let copy = path.with_file_name("copy.db");
    for end in ["", "-wal"] {
        let name = |path: &std::path::Path| format!("{}{end}", path.display());
        std::fs::copy(name(&path), name(&copy)).expect("a file");
    }
    drop(store);
    for path in [&path, &copy] {
        let store = SqliteStore::open(path).await.expect("the same store");
        assert_eq!(store.events(stored.id, 0).await, Ok(stored.log.clone()));
        store.close().await;
    }
    clear(&path);
}

#[tokio::test]
async fn two_may_open_one_file() {
    let path = scratch();
    let one = SqliteStore::open(&path).await.expect("a new store");
    let two = SqliteStore::open(&path).await.expect("the same store");
    let mut stored = StoredTable::of_two(at(1));
    one.append(stored.save()).await.expect("a new table");
    let next = one_more(&stored.summary(), 1, at(2));
    two.append(next.clone()).await.expect("the next event");
    assert_eq!(one.append(next).await, Err(StoreError::Taken));
    one.close().await;
    two.close().await;
    clear(&path);
}

const FROM_THE_FUTURE: &str = "INSERT INTO _sqlx_migrations \
    (version, description, installed_on, success, checksum, execution_time) \
    VALUES (9999, 'later', CURRENT_TIMESTAMP, TRUE, '', 0)";

fn is_newer(result: Result<impl Sized, StoreError>) {
    let Err(StoreError::Unavailable(why)) = result else {
        panic!("it opened a store from the future");
    };
    assert!(
        why.contains("newer version") && why.contains("9999"),
        "{why}"
    );
}

#[tokio::test]
async fn a_file_of_a_newer_version_is_not_opened() {
    let path = scratch();
    SqliteStore::open(&path)
        .await
        .expect("a new store")
        .close()
        .await;
    let options = SqliteConnectOptions::new().filename(&path);
    let mut connection = options.connect().await.expect("a file");
    let done = sqlx::query(FROM_THE_FUTURE).execute(&mut connection).await;
    done.expect("a good statement");
    is_newer(SqliteStore::open(&path).await);
    clear(&path);
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_not_opened() {
    let Some(database) = Database::create().await else {
        return;
    };
    let store = PostgresStore::connect(&database.url).await;
    store.expect("a new store").close().await;
    execute(&database.url, FROM_THE_FUTURE).await;
    is_newer(PostgresStore::connect(&database.url).await);
    database.remove().await;
}

#[tokio::test]
async fn nodes_that_start_at_once_share_a_new_database() {
    let Some(database) = Database::create().await else {
        return;
    };
    let connect = || PostgresStore::connect(&database.url);
    let stores = futures::future::join_all([connect(), connect(), connect()]).await;
    for store in &stores {
        let store = store.as_ref().expect("a store");
        assert_eq!(store.ping().await, Ok(()));
    }
    for store in stores.into_iter().flatten() {
        store.close().await;
    }
    database.remove().await;
}

#[tokio::test]
async fn a_file_of_another_program_is_left_alone() {
    let path = scratch();
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("a new folder");
    let options = SqliteConnectOptions::new()
        .filename(&path)
        .create_if_missing(true);
    let mut connection = options.connect().await.expect("a new file");
    let made = sqlx::query("CREATE TABLE bookmarks (place TEXT)").execute(&mut connection);
    made.await.expect("a good statement");
    sqlx::Connection::close(connection).await.expect("a file");
    let before = std::fs::read(&path).expect("a file");
    for opened in [
        SqliteStore::open(&path).await,
        SqliteStore::open_existing(&path).await,
    ] {
        let Err(StoreError::Unavailable(why)) = opened else {
            panic!("it took another program's file");
        };
        assert!(why.contains("no database of Kamidana"), "{why}");
    }
    assert_eq!(std::fs::read(&path).expect("a file"), before);
    clear(&path);
}

#[tokio::test]
async fn only_a_store_that_is_there_is_opened() {
    let path = scratch();
    assert!(SqliteStore::open_existing(&path).await.is_err());
    assert!(!path.exists(), "it made one");
    SqliteStore::open(&path)
        .await
        .expect("a new store")
        .close()
        .await;
    let store = SqliteStore::open_existing(&path)
        .await
        .expect("the same store");
    store.close().await;
    clear(&path);
}

/// Sixty searches that wait for a lock keep nobody from using their session.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sessions_are_found_while_searches_hang() {
    let Some(database) = Database::create().await else {
        return;
    };
    let store = PostgresStore::connect(&database.url).await;
    let store = std::sync::Arc::new(store.expect("a new store"));
    let connection = sqlx::PgConnection::connect(&database.url).await;
    let mut connection = connection.expect("the server answers");
    let sql = "BEGIN; LOCK TABLE tables IN ACCESS EXCLUSIVE MODE";
    sqlx::raw_sql(sql)
        .execute(&mut connection)
        .await
        .expect("a lock");
    let mut searches = tokio::task::JoinSet::new();
    for _ in 0..60 {
        let store = store.clone();
        searches.spawn(async move {
            store
                .search(&TableQuery {
                    limit: 1,
                    ..TableQuery::default()
                })
                .await
        });
    }
    for _ in 0..100 {
        assert_eq!(store.key("no such", at(1)).await, Ok(None));
    }
    // None of them waits for ever, though the lock is still there.
    for found in searches.join_all().await {
        assert_eq!(found, Err(StoreError::Busy));
    }
    connection.close().await.expect("a connection");
    let found = store.search(&TableQuery::default()).await;
    assert_eq!(found, Ok(kamidana_server::Found::default()));
    store.close().await;
    database.remove().await;
}

/// A server that is asked to stop does not wait for a backup, and leaves nothing of it.
pub(crate) async fn a_backup_that_nobody_waits_for_is_given_up(store: House) {
    furnish(&*store).await;
    let path = scratch();
    let folder = path.parent().expect("a folder").to_owned();
    std::fs::create_dir_all(&folder).expect("a new folder");
    let files = || std::fs::read_dir(&folder).expect("a folder").count();
    let mut begun = Box::pin(backup::write(&*store, &path, false));
    // Until it has begun to write.
    let beginning = async {
        while files() == 0 {
            tokio::task::yield_now().await;
        }
    };
    tokio::select! {
        biased;
        () = beginning => drop(begun),
        // It was quicker than we are.
        written = &mut begun => drop(written.expect("a backup")),
    }
    while files() > usize::from(path.exists()) {
        tokio::task::yield_now().await;
    }
    store.close().await;
    clear(&path);
}

#[tokio::test]
async fn a_folder_is_no_store() {
    let result = SqliteStore::open(&std::env::temp_dir()).await;
    let Err(StoreError::Unavailable(why)) = result else {
        panic!("it opened a folder");
    };
    assert!(why.contains("cannot be opened"), "{why}");
}
