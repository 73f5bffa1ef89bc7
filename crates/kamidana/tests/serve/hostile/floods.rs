//! Too much of everything: connections, messages, attempts, and too little reading.

use std::time::{Duration, Instant};

use futures::{SinkExt as _, future::join_all};
use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::Message};

use super::until_alone;
use crate::{
    client::{Client, PASSWORD, chance},
    server::Server,
};

/// A connection that holds as little as possible on this side.
async fn narrow_socket(server: &Server) -> WebSocketStream<TcpStream> {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let stream = socket.connect(server.address).await.expect("a connection");
    let url = format!("ws://{}/socket", server.address);
    client_async(url, stream).await.expect("a socket").0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_storm_of_returning_people_is_served_and_forgotten() {
    let mut server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let setup = json!({ "game": "kamisado", "public": true, "seats": seats });
    let table = amy.table(setup).await;
    ben.want(&table, json!({ "want": "sit" })).await;
    let act = json!({ "type": "act", "table": table, "seen": 0, "action": "d1d5" });
    amy.watching(&table).await.done(act).await;
    for storm in 0..4 {
        let started = Instant::now();
        let sockets = join_all((0..200).map(|number| {
            let person = if number % 2 == 0 { &amy } else { &ben };
            person.watching(&table)
        }))
        .await;
        for socket in &sockets {
            assert_eq!(socket.moves[&table], ["d1d5"]);
        }
        let took = started.elapsed();
        assert!(took < Duration::from_secs(20), "a storm took {took:?}");
        drop(sockets);
        if storm == 1 {
            server.kill().await;
            server.restart().await;
        }
    }
    until_alone(&server, Duration::from_secs(20)).await;
    let memory = server.memory();
    assert!(memory < 200, "{memory} MiB after the storm");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_read_is_sent_away_and_costs_little() {
    let server = Server::start().await;
    let amy = Client::guest(&server).await;
    let level = json!({ "kind": "level", "level": 1 });
    let setup = json!({ "game": "kami", "seats": [{ "kind": "me" }, level, level, level] });
    let table = amy.table(setup).await;
    let before = server.memory();
    let watch = json!({ "type": "watch", "table": table }).to_string();
    let mut silent = Vec::new();
    for _ in 0..12 {
        let mut socket = narrow_socket(&server).await;
        let watch = watch.clone();
        silent.push(tokio::spawn(async move {
            // Each asks for some kilobytes, and nobody takes them.
            for _ in 0..4000 {
                let sent = socket.send(Message::text(watch.clone()));
                if !matches!(
                    tokio::time::timeout(Duration::from_secs(15), sent).await,
                    Ok(Ok(()))
                ) {
                    break;
                }
            }
            socket
        }));
    }
    // The others do not notice.
    let mut ours = amy.watching(&table).await;
    let mut by_chance = chance(3);
    for _ in 0..8 {
        ours.until_table(&table, crate::client::is_mine).await;
        let started = Instant::now();
        ours.act_by_chance(&table, &mut by_chance).await;
        assert!(
            started.elapsed() < Duration::from_secs(5),
            "a move waited for strangers"
        );
    }
    let memory = server.memory();
    assert!(memory < before + 100, "{before} MiB became {memory}");
    drop(ours);
    until_alone(&server, Duration::from_secs(60)).await;
    for socket in silent {
        socket.abort();
    }
    let memory = server.memory();
    assert!(memory < before + 100, "{before} MiB became {memory}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_answers_no_pings_is_given_up() {
    let server = Server::start().await;
    // It is never read, so nothing answers.
    let _half_open = narrow_socket(&server).await;
    tokio::time::sleep(Duration::from_secs(15)).await;
    let metrics = Client::nobody(&server.url()).text("/metrics").await;
    assert!(metrics.contains("kamidana_sockets 1"), "too early");
    until_alone(&server, Duration::from_secs(50)).await;
}

/// A refusal that says when to come back.
async fn assert_too_many(client: &Client, path: &str, body: &Value) {
    let request = client.request(Method::POST, path).json(body);
    let answer = request.send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::TOO_MANY_REQUESTS, "{path}");
    let headers = answer.headers();
    assert_eq!(headers[header::CONTENT_TYPE], "application/problem+json");
    let wait = headers[header::RETRY_AFTER].to_str().expect("a text");
    assert!(wait.parse::<u64>().expect("seconds") > 0);
    let problem: Value = answer.json().await.expect("JSON");
    assert_eq!(problem["code"], "too-many");
    assert_eq!(problem["status"], 429);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_too_fast_is_told_to_wait() {
    let mut server = Server::start_with(&[]).await;
    let amy = Client::member(&server, "Amy").await;
    let nobody = Client::nobody(&server.url());

    // Passwords cannot be guessed quickly, and the right one waits as well.
    let wrong = json!({ "name": "Amy", "password": "not this one" });
    let mut refused = 0;
    for _ in 0..15 {
        let (status, _) = nobody.post("/api/sessions", wrong.clone()).await;
        refused += usize::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused >= 4, "only {refused} guesses were refused");
    let right = json!({ "name": "Amy", "password": PASSWORD });
    assert_too_many(&nobody, "/api/sessions", &right).await;

    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let setup = json!({ "game": "kamon", "seats": seats });
    let table = amy.table(setup.clone()).await;
    for _ in 0..20 {
        amy.post("/api/tables", setup.clone()).await;
    }
    assert_too_many(&amy, "/api/tables", &setup).await;

    let mut socket = amy.watching(&table).await;
    let say = json!({ "type": "say", "table": table, "text": "Hey!" });
    for _ in 0..6 {
        socket.done(say.clone()).await;
    }
    let mut codes = Vec::new();
    for _ in 0..4 {
        codes.push(socket.ask(say.clone()).await["code"].clone());
    }
    assert!(codes.contains(&json!("too-many")), "{codes:?}");

    // A socket that never stops talking is closed.
    let mut chatty = amy.socket().await;
    for _ in 0..80 {
        chatty.send(&json!({ "type": "ping" })).await;
    }
    let bye = chatty.until(|message| message["type"] == "bye").await;
    assert_eq!(bye["reason"], "too many messages");

    // However many people an address has.
    for _ in 0..1000 {
        let (status, _) = nobody.post("/api/guests", Value::Null).await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            break;
        }
    }
    assert_too_many(&nobody, "/api/guests", &Value::Null).await;
    assert!(server.is_alive());
}
