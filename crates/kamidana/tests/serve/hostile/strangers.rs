//! What strangers try with help, pictures, nicknames, subscriptions and people to follow.

use std::time::Duration;

use futures::future::join_all;
use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use tokio::{
    io::AsyncWriteExt as _,
    net::{TcpSocket, TcpStream},
};

use crate::{
    client::{Client, is_mine},
    server::Server,
};

/// A game that somebody practises against computers.
async fn practice(player: &Client) -> String {
    let level = json!({ "kind": "level", "level": 1 });
    let setup = json!({ "game": "kami", "seats": [{ "kind": "me" }, level, level, level] });
    player.table(setup).await
}

/// What a table answers to everybody who wants help there.
async fn help(client: &Client, table: &str) -> Vec<(StatusCode, Value)> {
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    vec![
        client.get(&path("outlook")).await,
        client.post(&path("hints"), json!({})).await,
        client.post(&path("again"), json!({ "moves": 1 })).await,
    ]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn help_is_for_whoever_practises_there_and_nobody_else() {
    let server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let nobody = Client::nobody(&server.url());
    let table = practice(&amy).await;
    amy.watching(&table)
        .await
        .until_table(&table, is_mine)
        .await;
    for (status, answer) in help(&ben, &table).await {
        assert_eq!(status, StatusCode::FORBIDDEN, "{answer}");
        assert_eq!(answer["code"], "no-seat", "{answer}");
    }
    for (status, answer) in help(&nobody, &table).await {
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{answer}");
    }
    let own = help(&amy, &table).await;
    assert_eq!(own[0].0, StatusCode::OK, "{:?}", own[0]);
    assert_eq!(own[1].0, StatusCode::OK, "{:?}", own[1]);
    // Nothing is dealt again before the game is over: who knows the rest would play better.
    assert_eq!(own[2].1["code"], "setup-not-over", "{:?}", own[2]);
    // Among people nobody is helped.
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let among = amy
        .table(json!({ "game": "kamisado", "public": true, "seats": seats }))
        .await;
    ben.want(&among, json!({ "want": "sit" })).await;
    for client in [&amy, &ben] {
        for (status, answer) in help(client, &among).await {
            assert_eq!(status, StatusCode::CONFLICT, "{answer}");
            assert_eq!(answer["code"], "not-practice", "{answer}");
        }
    }
}

/// Asks for something and never reads it.
async fn ask_without_reading(server: &Server, path: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let mut stream = socket.connect(server.address).await.expect("a connection");
    let head = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    let _ = stream.write_all(head.as_bytes()).await;
    stream
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pictures_that_nobody_reads_cost_little() {
    let server = Server::start().await;
    let amy = Client::guest(&server).await;
    let table = practice(&amy).await;
    let path = format!("/table/{table}/picture.png");
    let before = server.memory();
    let unread = join_all((0..100).map(|_| ask_without_reading(&server, &path))).await;
    for _ in 0..20 {
        assert_eq!(amy.get("/api/games").await.0, StatusCode::OK);
    }
    let memory = server.memory();
    assert!(memory < before + 80, "{before} MiB became {memory}");
    drop(unread);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_megabyte_is_refused_wherever_it_comes() {
    let server = Server::start().await;
    let amy = Client::guest(&server).await;
    let table = practice(&amy).await;
    let long = "x".repeat(1 << 20);
    for (method, path, body) in [
        (
            Method::PUT,
            "/api/me/nickname".to_owned(),
            json!({ "nickname": long }),
        ),
        (
            Method::PUT,
            "/api/me/push".to_owned(),
            json!({ "endpoint": long, "keys": { "p256dh": long, "auth": long }, "language": "en" }),
        ),
        (
            Method::POST,
            format!("/api/tables/{table}/again"),
            json!({ "moves": 1, "more": long }),
        ),
        (
            Method::POST,
            format!("/api/tables/{table}/hints"),
            json!({ "more": long }),
        ),
        (
            Method::POST,
            "/api/pairings".to_owned(),
            json!({ "game": long }),
        ),
    ] {
        let request = amy.request(method, &path).json(&body);
        // Whoever refuses a long body may hang up before all of it has come.
        if let Ok(answer) = request.timeout(Duration::from_secs(30)).send().await {
            let status = answer.status();
            let served = path.ends_with("hints") && status == StatusCode::OK;
            assert!(status.is_client_error() || served, "{path}: {status}");
        }
    }
    // The connections that were hung up on are not to be taken again.
    let amy = Client::guest(&server).await;
    let long = "x".repeat(20_000);
    for path in [
        format!("/api/me/following/{long}"),
        format!("/api/people/{long}/statistics"),
        format!("/table/{long}/picture.png"),
        format!("/game/{long}/picture.png"),
    ] {
        let answer = amy.request(Method::GET, &path).send().await;
        let status = answer.expect("an answer").status();
        assert!(status.is_client_error(), "{status}");
    }
    assert_eq!(amy.get("/api/games").await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nicknames_subscriptions_and_following_are_counted() {
    let server = Server::start_with(&[]).await;
    for (method, path, body) in [
        (
            Method::PUT,
            "/api/me/nickname",
            json!({ "nickname": "Mia" }),
        ),
        (Method::PUT, "/api/me/push", json!({})),
        (Method::PUT, "/api/me/following/Nobody", json!({})),
    ] {
        let amy = Client::guest(&server).await;
        let mut told = false;
        for _ in 0..200 {
            let request = amy.request(method.clone(), path).json(&body);
            let answer = request.send().await.expect("an answer");
            if answer.status() == StatusCode::TOO_MANY_REQUESTS {
                told = answer.headers().contains_key(header::RETRY_AFTER);
                break;
            }
        }
        assert!(told, "{path} has no limit");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_somebody_keeps_is_not_for_others() {
    let server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let nobody = Client::nobody(&server.url());
    assert_eq!(amy.call_me("Mia").await.0, StatusCode::OK);
    // A name that nobody signs in with is nobody's page and nobody's statistics.
    for path in ["/api/people/Mia", "/api/people/Mia/statistics"] {
        assert_eq!(ben.get(path).await.0, StatusCode::NOT_FOUND, "{path}");
    }
    // Two guests may have the same nickname; a member's name is nobody else's.
    assert_eq!(ben.call_me("Mia").await.0, StatusCode::OK);
    let member = Client::member(&server, "Clara").await;
    assert_eq!(ben.call_me("CIara").await.0, StatusCode::CONFLICT);
    assert_eq!(member.call_me("Dora").await.0, StatusCode::FORBIDDEN);
    for path in ["/api/me/following", "/api/me/export"] {
        assert_eq!(nobody.get(path).await.0, StatusCode::UNAUTHORIZED, "{path}");
    }
    // Subscriptions have numbers of their own, which say nothing to others.
    for id in ["1", "0", "18446744073709551615", "x"] {
        let (status, _) = ben.delete(&format!("/api/me/push/{id}")).await;
        assert!(status.is_client_error(), "{id}: {status}");
    }
}
