//! Messages that cross each other or come too late.

use std::time::{Duration, Instant};

use futures::future::join_all;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::{
    client::{Client, is_over},
    server::Server,
};

async fn begun(amy: &Client, ben: &Client, time: Value) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let setup = json!({ "game": "kamisado", "time": time, "seats": seats });
    let table = amy.table(setup).await;
    ben.want(&table, json!({ "want": "sit" })).await;
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_copies_of_a_move_at_once_exactly_one_is_done() {
    let server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let table = begun(&amy, &ben, json!({ "kind": "none" })).await;
    let mut sockets = Vec::new();
    for number in 0..20 {
        let player = if number % 2 == 0 { &amy } else { &ben };
        sockets.push(player.watching(&table).await);
    }
    let act = json!({ "type": "act", "table": table, "seen": 0, "action": "d1d5" });
    let answers = join_all(sockets.iter_mut().map(|socket| socket.ask(act.clone()))).await;
    let done: Vec<&Value> = answers.iter().filter(|a| a["type"] == "done").collect();
    assert_eq!(done.len(), 1, "{answers:?}");
    for answer in answers.iter().filter(|answer| answer["type"] != "done") {
        let code = answer["code"].as_str().expect("a code");
        assert!(["moved-on", "not-your-turn"].contains(&code), "{answer}");
    }
    for socket in &mut sockets {
        socket.until_table(&table, |state| state["seen"] == 1).await;
        assert_eq!(socket.moves[&table], ["d1d5"]);
    }
    // The same over HTTP.
    let path = format!("/api/tables/{table}/actions");
    let state = ben.state(&table).await;
    let action = state["view"]["choices"]["actions"][0].clone();
    let body = json!({ "action": action, "seen": 1 });
    let answers = join_all((0..20).map(|_| ben.post(&path, body.clone()))).await;
    let done = answers
        .iter()
        .filter(|(status, _)| *status == StatusCode::OK);
    assert_eq!(done.count(), 1, "{answers:?}");
    assert_eq!(amy.state(&table).await["seen"], 2);
    // And a second submission without a word about what was seen is just another move.
    let (status, problem) = ben.post(&path, json!({ "action": action })).await;
    assert_eq!(
        (status, &problem["code"]),
        (StatusCode::CONFLICT, &json!("not-your-turn"))
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_cannot_take_the_same_seat() {
    let server = Server::start().await;
    let amy = Client::guest(&server).await;
    let mut others = Vec::new();
    for _ in 0..8 {
        others.push(Client::guest(&server).await);
    }
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = amy.table(json!({ "game": "kamon", "seats": seats })).await;
    let path = format!("/api/tables/{table}/wants");
    let sit = json!({ "want": "sit", "seat": 2 });
    let answers = join_all(others.iter().map(|other| other.post(&path, sit.clone()))).await;
    let done = answers
        .iter()
        .filter(|(status, _)| *status == StatusCode::OK);
    assert_eq!(done.count(), 1, "{answers:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flag_falls_with_nobody_there_and_a_late_move_is_refused() {
    let time = json!({ "kind": "fischer", "initial": 5, "increment": 0 });
    // A server that will not be there when the time is up.
    let mut absent = Server::start().await;
    let (cleo, dan) = (Client::guest(&absent).await, Client::guest(&absent).await);
    let unattended = begun(&cleo, &dan, time.clone()).await;
    absent.kill().await;

    let server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let slow = begun(&amy, &ben, time.clone()).await;

    // Moves that race the flag: each is either done or too late, never both.
    let mut racing = Vec::new();
    for number in 0..16_u64 {
        let began = Instant::now();
        let table = begun(&amy, &ben, time.clone()).await;
        let moment = began + Duration::from_millis(4960 + number * 20);
        let amy = amy.clone();
        racing.push(async move {
            let mut socket = amy.watching(&table).await;
            tokio::time::sleep_until(moment.into()).await;
            let act = json!({ "type": "act", "table": table, "seen": 0, "action": "d1d5" });
            let answer = socket.ask(act).await;
            (table, answer, socket)
        });
    }
    let answers = join_all(racing).await;
    let mut late = 0;
    for (table, answer, mut socket) in answers {
        let state = socket.until_table(&table, |state| is_over(state) || state["seen"] == 1);
        let state = state.await;
        if answer["type"] == "done" {
            assert_eq!(state["seen"], 1, "{state}");
            continue;
        }
        late += 1;
        let code = answer["code"].as_str().expect("a code");
        assert!(["time-is-up", "over"].contains(&code), "{answer}");
        assert_eq!(state["seen"], 0);
        let flagged = json!({ "how": { "how": "flagged", "seat": 1 }, "winners": [2] });
        assert_eq!(state["ending"], flagged, "{state}");
    }
    assert!(late > 0, "every move was in time");
    let mut socket = ben.watching(&slow).await;
    let state = socket.until_table(&slow, is_over).await;
    let early = state["updated"].as_i64() < state["created"].as_i64().map(|at| at + 5000);
    assert!(!early, "the flag fell too early: {state}");

    // Now it is up at the other server too, where nobody was.
    absent.restart().await;
    let mut socket = dan.watching(&unattended).await;
    let state = socket.until_table(&unattended, is_over).await;
    assert_eq!(state["ending"]["how"]["how"], "flagged");
}
