//! Keys that are over, and keys that were made for something else.

use futures::StreamExt as _;
use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::{
    client::{Client, HANGS, PASSWORD},
    server::Server,
};

/// Begins to read a stream; it has begun when this returns.
async fn stream(client: &Client, path: &str) -> reqwest::Response {
    let request = client.request(Method::GET, path).timeout(10 * HANGS);
    let answer = request.send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::OK, "{path}");
    answer
}

/// Reads a stream to its end.
async fn ends(answer: reqwest::Response) {
    let mut bytes = answer.bytes_stream();
    let read = async { while let Some(Ok(_)) = bytes.next().await {} };
    timeout(HANGS, read).await.expect("the stream ends");
}

/// A game with hidden cards, and somebody's program that reads it.
async fn hidden_game(server: &Server, player: &Client) -> String {
    let other = Client::guest(server).await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let setup = json!({ "game": "kami", "options": { "players": "2" }, "seats": seats });
    let table = player.table(setup).await;
    other.want(&table, json!({ "want": "sit" })).await;
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_ends_a_key_ends_its_streams_and_sockets() {
    let server = Server::start().await;
    let amy = Client::member(&server, "Amy").await;
    let made = server.admin(&["create-admin", "Boss"], PASSWORD).await;
    assert!(made.status.success());
    let boss = Client::log_in(&server, "Boss").await;
    let table = hidden_game(&server, &amy).await;
    let table = format!("/api/tables/{table}/stream");

    // A token that is deleted.
    let program = amy.with_token(&["play"]).await;
    let streams = [
        stream(&program, &table).await,
        stream(&program, "/api/stream/events").await,
    ];
    let tokens = amy.read("/api/me/tokens").await;
    let id = tokens[0]["id"].as_str().expect("an id");
    let deleted = amy.delete(&format!("/api/me/tokens/{id}")).await.0;
    assert_eq!(deleted, StatusCode::NO_CONTENT);
    for stream in streams {
        ends(stream).await;
    }

    // A password that is changed: tokens go as well.
    let program = amy.with_token(&["play"]).await;
    let streams = [
        stream(&program, &table).await,
        stream(&program, "/api/stream/events").await,
    ];
    let change = json!({ "old": PASSWORD, "new": "another horse entirely" });
    let changed = amy.post("/api/me/password", change).await.0;
    assert_eq!(changed, StatusCode::NO_CONTENT);
    for stream in streams {
        ends(stream).await;
    }
    assert_eq!(program.get("/api/me").await.0, StatusCode::UNAUTHORIZED);

    // Somebody who is banned.
    let streams = [
        stream(&amy, &table).await,
        stream(&amy, "/api/stream/events").await,
    ];
    let mut socket = amy.socket().await;
    let banned = boss.put("/api/admin/bans/Amy").await.0;
    assert_eq!(banned, StatusCode::NO_CONTENT);
    for stream in streams {
        ends(stream).await;
    }
    socket.until(|message| message["type"] == "bye").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_signs_out_hears_nothing_more() {
    let server = Server::start().await;
    let amy = Client::guest(&server).await;
    let table = hidden_game(&server, &amy).await;
    let streams = [
        stream(&amy, &format!("/api/tables/{table}/stream")).await,
        stream(&amy, "/api/stream/events").await,
    ];
    let ended = amy.delete("/api/sessions/current").await.0;
    assert_eq!(ended, StatusCode::NO_CONTENT);
    for stream in streams {
        ends(stream).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_who_registers_leaves_the_old_key_behind() {
    let server = Server::start().await;
    let mut amy = Client::guest(&server).await;
    // Somebody gave it to Amy, or has read it over her shoulder.
    let fixed = amy.clone();
    let mut listening = fixed.socket().await;
    amy.register("Amy").await;
    assert_eq!(fixed.get("/api/sessions").await.0, StatusCode::UNAUTHORIZED);
    listening.until(|message| message["type"] == "bye").await;
    assert_eq!(amy.read("/api/me").await["name"], "Amy");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_https_the_cookie_cannot_be_set_by_neighbours() {
    let server = Server::start_with(&["--public-url", "https://kamidana.example"]).await;
    let nobody = Client::nobody(&server.url());
    let answer = nobody.request(Method::POST, "/api/guests").send().await;
    let answer = answer.expect("an answer");
    let cookie = answer.headers()[header::SET_COOKIE].to_str();
    let cookie = cookie.expect("a text").to_string();
    assert!(cookie.starts_with("__Host-"), "{cookie}");
    assert!(cookie.contains("Secure") && cookie.contains("Path=/"));
    assert!(!cookie.contains("Domain"), "{cookie}");
    let cookie = cookie.split(';').next().expect("a cookie");
    let plain = cookie.trim_start_matches("__Host-");
    for (cookie, status) in [(cookie, StatusCode::OK), (plain, StatusCode::UNAUTHORIZED)] {
        let request = nobody.request(Method::GET, "/api/sessions");
        let answer = request.header(header::COOKIE, cookie).send().await;
        assert_eq!(answer.expect("an answer").status(), status, "{cookie}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_changes_nothing_about_the_account() {
    let server = Server::start().await;
    let amy = Client::member(&server, "Amy").await;
    let ben = Client::guest(&server).await;
    let everything = amy
        .with_token(&["play", "challenge", "chat", "analyse"])
        .await;
    let (status, _) = everything.post("/api/me/bot", Value::Null).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert_eq!(amy.read("/api/me").await["kind"], "member");
    let player = amy.with_token(&["play"]).await;
    let mute = format!("/api/me/muted/{}", ben.id);
    assert_eq!(player.put(&mute).await.0, StatusCode::FORBIDDEN);
    assert_eq!(player.delete(&mute).await.0, StatusCode::FORBIDDEN);
    assert_eq!(player.get("/api/me/muted").await.0, StatusCode::FORBIDDEN);
    assert_eq!(everything.put(&mute).await.0, StatusCode::NO_CONTENT);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_that_may_not_play_sees_no_hand() {
    let server = Server::start().await;
    let amy = Client::member(&server, "Amy").await;
    let table = hidden_game(&server, &amy).await;
    let talker = amy.with_token(&["chat"]).await;
    let own = amy.state(&table).await;
    assert_eq!(own["yours"], json!([1]));
    let stranger = Client::nobody(&server.url()).state(&table).await;
    let seen = talker.state(&table).await;
    assert_eq!(seen["view"], stranger["view"]);
    assert_eq!(seen["yours"], json!([]));
    let told = talker.watching(&table).await.tables[&table].clone();
    assert_eq!(told["view"], stranger["view"]);
    let replay = talker.read(&format!("/api/tables/{table}/replay")).await;
    assert_eq!(replay[0]["view"], stranger["view"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_others_guess_locks_nobody_out() {
    let server = Server::start_with(&["--proxies", "1"]).await;
    Client::member(&server, "Amy").await;
    let nobody = Client::nobody(&server.url());
    let log_in = |address: &str, password: &str| {
        let given = json!({ "name": "Amy", "password": password });
        let request = nobody.request(Method::POST, "/api/sessions");
        let request = request.header("x-forwarded-for", address).json(&given);
        async move { request.send().await.expect("an answer").status() }
    };
    let mut refused = false;
    for _ in 0..15 {
        refused |= log_in("192.0.2.7", "not this one").await == StatusCode::TOO_MANY_REQUESTS;
    }
    assert!(refused, "passwords can be guessed quickly");
    assert_eq!(
        log_in("198.51.100.4", PASSWORD).await,
        StatusCode::CREATED,
        "the owner is locked out"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_numbers_are_for_those_who_run_the_site() {
    let port = crate::server::free_port().to_string();
    let inside = format!("127.0.0.1:{port}");
    let server = Server::start_with(&["--proxies", "1", "--metrics", &inside]).await;
    let nobody = Client::nobody(&server.url());
    assert_eq!(nobody.get("/metrics").await.0, StatusCode::OK);
    let through_proxy = nobody
        .request(Method::GET, "/metrics")
        .header("x-forwarded-for", "192.0.2.7");
    let answer = through_proxy.send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::NOT_FOUND);
    let inside = Client::nobody(&format!("http://{inside}"));
    assert!(inside.text("/metrics").await.contains("kamidana_"));
    assert_eq!(inside.get("/api/games").await.0, StatusCode::NOT_FOUND);
}
