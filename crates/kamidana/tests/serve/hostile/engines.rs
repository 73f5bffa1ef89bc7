//! Somebody who keeps all engines busy.

use serde_json::json;

use crate::{client::Client, server::Server};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_weak_machine_answers_while_somebody_else_keeps_the_strong_ones_busy() {
    const TABLES: usize = 40;
    let server = Server::start_with(&["--limits", "off", "--engines", "1"]).await;
    let (mallory, amy) = (Client::guest(&server).await, Client::guest(&server).await);
    let against = |level: u8| {
        let seats = json!([{ "kind": "level", "level": level }, { "kind": "me" }]);
        json!({ "game": "kamon", "seats": seats })
    };
    let mut busy = Vec::new();
    for _ in 0..TABLES {
        busy.push(mallory.table(against(8)).await);
    }
    let table = amy.table(against(1)).await;
    let mut socket = amy.watching(&table).await;
    socket.until_table(&table, |state| state["seen"] == 1).await;
    let mut answered = 0;
    for table in &busy {
        answered += usize::from(mallory.state(table).await["seen"] == 1);
    }
    assert!(answered < TABLES / 2, "{answered} others came first");
}
