//! Clocks: what is charged to a player, and what is not.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use crate::{
    client::{Client, Socket, is_mine, is_over},
    server::Server,
};

/// Longer than anything that is forgiven for one turn.
const LATE: Duration = Duration::from_millis(700);

/// A game that two people have begun: the first has seat 1, and so many seconds.
async fn begun(amy: &Client, ben: &Client, seconds: u32) -> String {
    let time = json!({ "kind": "fischer", "initial": seconds, "increment": 0 });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let setup = json!({ "game": "kamisado", "time": time, "seats": seats });
    let table = amy.table(setup).await;
    ben.want(&table, json!({ "want": "sit" })).await;
    table
}

/// Sockets of somebody who answers pings late: the server asks as soon as they are there.
async fn late_sockets(client: &Client, count: usize) -> Vec<Socket> {
    let mut sockets = Vec::new();
    for _ in 0..count {
        sockets.push(client.try_socket(None).await.expect("a socket"));
    }
    tokio::time::sleep(LATE).await;
    for socket in &mut sockets {
        // Whoever reads answers.
        socket.ask(json!({ "type": "ping" })).await;
    }
    sockets
}

fn act(table: &str, state: &Value) -> Value {
    let action = &state["view"]["choices"]["actions"][0];
    json!({ "type": "act", "table": table, "seen": state["seen"], "action": action })
}

fn moment(state: &Value, field: &str) -> i64 {
    state[field].as_i64().expect("a moment")
}

/// What the first player had left when the turn began.
fn left(state: &Value) -> i64 {
    let clock = &state["seats"][0]["clock"];
    let shown = clock["millis"].as_i64().expect("a clock");
    let runs = clock["running"] == true;
    shown + i64::from(runs) * (moment(state, "now") - moment(state, "updated"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_sockets_that_answer_late_gain_no_more_than_one() {
    let server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let table = begun(&amy, &ben, 600).await;
    let sockets = late_sockets(&amy, 10).await;
    let moves = sockets.len() as i64;
    let mut thought = 0;
    for mut socket in sockets {
        loop {
            let state = ben.state(&table).await;
            if !is_mine(&state) {
                break;
            }
            let path = format!("/api/tables/{table}/actions");
            let action = &state["view"]["choices"]["actions"][0];
            ben.post(&path, json!({ "action": action })).await;
        }
        tokio::time::sleep(LATE).await;
        let before = amy.state(&table).await;
        socket.done(act(&table, &before)).await;
        let after = amy.state(&table).await;
        thought += moment(&after, "updated") - moment(&before, "updated");
    }
    let charged = 600_000 - left(&amy.state(&table).await);
    let forgiven = thought - charged;
    // The purse, and what every turn puts into it.
    assert!(forgiven <= 1500 + 100 * moves, "{forgiven} ms are forgiven");
    assert!(forgiven >= 1500, "only {forgiven} ms are forgiven");
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.expect("it is later than 1970").as_millis() as i64
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_was_on_its_way_when_the_flag_fell_counts() {
    let server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let mut socket = late_sockets(&amy, 1).await.remove(0);
    let mut tables = Vec::new();
    for _ in 0..24 {
        let table = begun(&amy, &ben, 5).await;
        let state = amy.state(&table).await;
        tables.push((moment(&state, "updated") + 5000, table, act("", &state)));
    }
    let mut late = 0;
    for (number, (flag, table, mut act)) in tables.into_iter().enumerate() {
        let wait = flag + 20 * (1 + number as i64 % 15) - now();
        tokio::time::sleep(Duration::from_millis(wait.try_into().unwrap_or(0))).await;
        act["table"] = json!(table);
        let answer = socket.ask(act).await;
        let state = amy.state(&table).await;
        if answer["type"] == "done" {
            assert_eq!(state["seen"], 1, "{state}");
            late += usize::from(moment(&state, "updated") > flag);
        } else {
            let code = answer["code"].as_str().expect("a code");
            assert!(["time-is-up", "over"].contains(&code), "{answer}");
            assert_eq!(state["seen"], 0, "{state}");
        }
    }
    assert!(late > 0, "nothing that came after the flag counted");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_in_which_the_server_was_down_is_charged_to_nobody() {
    let mut server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let long = begun(&amy, &ben, 600).await;
    let short = begun(&amy, &ben, 8).await;
    let alive = Instant::now();
    let before = amy.state(&long).await;
    // Until it has left a sign of life.
    tokio::time::sleep(Duration::from_millis(1200)).await;
    server.kill().await;
    let died = alive.elapsed();
    tokio::time::sleep(Duration::from_secs(9)).await;
    let down = alive.elapsed();
    server.restart().await;
    let after = amy.state(&long).await;
    let lived = died + alive.elapsed().saturating_sub(down);
    let clock = |state: &Value| state["seats"][0]["clock"]["millis"].as_i64();
    let charged = clock(&before).expect("a clock") - clock(&after).expect("a clock");
    let most = lived.as_millis() as i64 + 1500;
    assert!(charged <= most, "{charged} ms were charged, not {most}");
    // The other flag would have fallen meanwhile. It falls when its time is really up.
    let mut socket = ben.watching(&short).await;
    assert!(!is_over(&socket.tables[&short]), "a flag fell meanwhile");
    let over = socket.until_table(&short, is_over).await;
    assert_eq!(over["ending"]["how"]["how"], "flagged");
    // Nobody was given more than the time between the last sign of life and the end.
    let least = Duration::from_millis(6500) + down.saturating_sub(died);
    assert!(alive.elapsed() > least);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_nobody_looks_at_is_charged_while_the_server_is_there() {
    let server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let table = begun(&amy, &ben, 600).await;
    let before = amy.state(&table).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let after = amy.state(&table).await;
    let charged = left(&before)
        - after["seats"][0]["clock"]["millis"]
            .as_i64()
            .expect("a clock");
    assert_eq!(charged, moment(&after, "now") - moment(&after, "updated"));
    assert!(charged >= 3000);
}
