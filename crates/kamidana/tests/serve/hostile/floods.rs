//! Too much of everything: connections, messages, attempts, and too little reading.

use std::time::Duration;

use futures::{SinkExt as _, future::join_all};
use kamidana_server::{Database, ServeSettings, SiteSettings, pool::PoolSettings, serve};
use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use tokio::{
    io::AsyncReadExt as _,
    net::{TcpSocket, TcpStream},
    sync::oneshot,
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, client_async, connect_async, tungstenite::Message,
};

use super::until_alone;
use crate::{
    client::{Client, HANGS, PASSWORD, chance},
    server::{Scratch, Server},
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
        let sockets = join_all((0..200).map(|number| {
            let person = if number % 2 == 0 { &amy } else { &ben };
            person.watching(&table)
        }))
        .await;
        for socket in &sockets {
            assert_eq!(socket.moves[&table], ["d1d5"]);
        }
        drop(sockets);
        if storm == 1 {
            server.kill().await;
            server.restart().await;
        }
    }
    until_alone(&server).await;
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
                if socket.send(Message::text(watch.clone())).await.is_err() {
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
        ours.act_by_chance(&table, &mut by_chance).await;
    }
    let memory = server.memory();
    assert!(memory < before + 100, "{before} MiB became {memory}");
    drop(ours);
    until_alone(&server).await;
    for socket in silent {
        socket.abort();
    }
    let memory = server.memory();
    assert!(memory < before + 100, "{before} MiB became {memory}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_answers_no_pings_is_given_up() {
    let folder = Scratch::new();
    let settings = ServeSettings {
        listen: Some(([127, 0, 0, 1], 0).into()),
        metrics: None,
        database: Database::named(&folder.file("kamidana.db")),
        nats: None,
        backups: None,
        engines: PoolSettings::default(),
        push: Default::default(),
        site: SiteSettings {
            ping: Duration::from_secs(2),
            ..SiteSettings::default()
        },
    };
    let (started, address) = oneshot::channel();
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = tokio::spawn(serve(
        settings,
        |address| started.send(address).expect("the test waits"),
        async {
            let _ = stopped.await;
        },
    ));
    let address = address.await.expect("it starts").expect("it listens");
    let mut lively = Client::nobody(&format!("http://{address}")).socket().await;
    let (told, mut over) = oneshot::channel::<()>();
    let lively = tokio::spawn(async move {
        // Whoever reads answers pings.
        loop {
            tokio::select! {
                message = lively.next() => assert!(message.is_some(), "it lived"),
                _ = &mut over => return lively.ask(json!({ "type": "ping" })).await,
            }
        }
    });
    // It is never asked for a message, so nothing answers; only its end is waited for.
    let (half_open, _) = connect_async(format!("ws://{address}/socket"))
        .await
        .expect("a socket");
    let MaybeTlsStream::Plain(mut stream) = half_open.into_inner() else {
        panic!("there is no certificate here");
    };
    let mut said = Vec::new();
    timeout(HANGS, stream.read_to_end(&mut said))
        .await
        .expect("it is given up")
        .expect("it is closed");
    let said = String::from_utf8_lossy(&said);
    assert!(said.contains("no answer to pings"), "{said}");
    told.send(()).expect("the other is still there");
    let pong = lively.await.expect("the other is still there");
    assert_eq!(pong["type"], "pong");
    stop.send(()).expect("it still serves");
    timeout(HANGS, serving)
        .await
        .expect("it stops")
        .expect("it does not panic")
        .expect("it stops in peace");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_sent_away_in_the_middle_of_a_flood_still_hears_why() {
    let server = Server::start_with(&[]).await;
    let amy = Client::guest(&server).await;
    let mut chatty = amy.socket().await;
    for _ in 0..2000 {
        chatty.send(&json!({ "type": "ping" })).await;
    }
    let bye = chatty.until(|message| message["type"] == "bye").await;
    assert_eq!(bye["reason"], "too many messages");
    assert!(chatty.next().await.is_none());
    until_alone(&server).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_goes_on_after_being_sent_away_is_cut_off() {
    let server = Server::start_with(&[]).await;
    let mut endless = narrow_socket(&server).await;
    let ping = json!({ "type": "ping" }).to_string();
    let cut_off = async { while endless.send(Message::text(ping.clone())).await.is_ok() {} };
    timeout(HANGS, cut_off).await.expect("it is cut off");
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
