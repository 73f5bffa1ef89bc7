//! A node of an old version, and what a newer one writes.

use std::time::{Duration, Instant};

use reqwest::StatusCode;
use serde_json::json;
use sqlx::{Connection as _, SqliteConnection};

use crate::{client::Client, server::Server};

/// Runs statements about a table on the database of a server that runs.
async fn write(server: &Server, table: &str, statements: &[&'static str]) {
    let url = format!("sqlite://{}", server.database);
    let mut connection = SqliteConnection::connect(&url).await.expect("a database");
    for statement in statements {
        let written = sqlx::query(*statement).bind(table);
        written
            .execute(&mut connection)
            .await
            .expect("it is written");
    }
    connection.close().await.expect("it is closed");
}

/// What a newer node writes into a log.
const NEWER: [&str; 2] = [
    "INSERT INTO events SELECT id, number + 1, updated, '{\"event\":\"teleported\"}' FROM tables \
     WHERE id = $1",
    "UPDATE tables SET number = number + 1, wake = 0 WHERE id = $1",
];
/// As if it had never done so, or as if this node could read it.
const READABLE: [&str; 2] = [
    "DELETE FROM events WHERE table_id = $1 AND body LIKE '%teleported%'",
    "UPDATE tables SET number = number - 1, wake = NULL WHERE id = $1",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_node_steps_aside_for_a_table_with_newer_events() {
    let server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let clock = json!({ "kind": "fischer", "initial": 600, "increment": 0 });
    let people = json!([{ "kind": "me" }, { "kind": "open" }]);
    let setup = json!({ "game": "kamisado", "time": clock, "seats": people });
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = amy.table(setup.clone()).await;
        ben.want(&table, json!({ "want": "sit" })).await;
        tables.push(table);
    }
    // At another one a machine would have to move.
    let machine = json!([{ "kind": "me" }, { "kind": "level", "level": 1 }]);
    let against = amy
        .table(json!({ "game": "kamisado", "seats": machine }))
        .await;
    let [newer, usual] = [&tables[0], &tables[1]];
    let mut watching = amy.watching(newer).await;
    write(&server, newer, &NEWER).await;
    write(&server, &against, &NEWER).await;

    let asked = Instant::now();
    let act = json!({ "type": "act", "table": newer, "seen": 0, "action": "d1d5" });
    if let Some(answer) = watching.try_ask(act).await {
        assert_eq!(answer["code"], "unavailable", "{answer}");
    }
    let mut again = amy.socket().await;
    let watch = json!({ "type": "watch", "table": newer });
    again.refused(watch, "unavailable").await;
    for path in ["", "/replay", "/record"] {
        let (status, problem) = amy.get(&format!("/api/tables/{newer}{path}")).await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{problem}");
        let detail = problem["detail"].as_str().expect("a reason");
        assert!(detail.contains("newer version"), "{detail}");
    }
    // Nothing of that took long, whatever the machine has to do besides.
    assert!(asked.elapsed() < Duration::from_secs(30));

    // Nobody hurries: neither whoever looks after tables nor the machines.
    let used = server.processor_time();
    let idle = Instant::now();
    tokio::time::sleep(Duration::from_secs(4)).await;
    let used = server.processor_time().saturating_sub(used);
    let share = used.as_secs_f64() / idle.elapsed().as_secs_f64();
    assert!(share < 0.25, "it is busy: {share}");

    // Others play on.
    let mut playing = amy.watching(usual).await;
    let act = json!({ "type": "act", "table": usual, "seen": 0, "action": "d1d5" });
    playing.done(act).await;

    // And a node that can read it goes on with it.
    write(&server, newer, &READABLE).await;
    let mut after = amy.watching(newer).await;
    let act = json!({ "type": "act", "table": newer, "seen": 0, "action": "d1d5" });
    after.done(act).await;
}
