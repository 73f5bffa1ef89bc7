//! What is bounded: work, answers, connections, and how long any of them may take.

use std::{fmt::Write as _, time::Duration};

use futures::future::join_all;
use kamidana_server::{Database, ServeSettings, SiteSettings, pool::PoolSettings, serve};
use reqwest::{Method, StatusCode, header};
use serde_json::json;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
    sync::oneshot,
    task::JoinHandle,
    time::timeout,
};

use crate::{
    client::{Client, HANGS, chance, choice, is_over},
    server::{Scratch, Server},
};

/// The record of a long game, and how many actions it has.
async fn long_record(server: &Server) -> (String, usize) {
    let (amy, ben) = (Client::guest(server).await, Client::guest(server).await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let setup = json!({ "game": "kami", "options": { "players": "2" }, "seats": seats });
    let table = amy.table(setup).await;
    ben.want(&table, json!({ "want": "sit" })).await;
    let mut by_chance = chance(9);
    loop {
        let mut over = false;
        for player in [&amy, &ben] {
            let state = player.state(&table).await;
            over |= is_over(&state);
            if let Some(action) = choice(&state, &mut by_chance) {
                let path = format!("/api/tables/{table}/actions");
                let act = json!({ "action": action, "seen": state["seen"] });
                let (status, done) = player.post(&path, act).await;
                assert_eq!(status, StatusCode::OK, "{done}");
            }
        }
        if over {
            break;
        }
    }
    let record = amy
        .read(&format!("/api/tables/{table}/record?format=json"))
        .await;
    let actions = record["actions"].as_array().expect("a list").len();
    (record.to_string(), actions)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_with_thousands_of_tags_is_refused() {
    let server = Server::start().await;
    let nobody = Client::nobody(&server.url());
    let mut record = String::from("[Game \"kamon\"]\n");
    for number in 0..15_000 {
        // Writing to a string cannot fail.
        let _ = writeln!(record, "[T{number} \"x\"]");
    }
    for (path, body) in [
        ("/api/studies", json!({ "record": record })),
        (
            "/api/studies",
            json!({ "record": format!("{record}[T7 \"x\"]\n") }),
        ),
    ] {
        let (status, problem) = nobody.post(path, body).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{problem}");
    }
    let (_, found) = nobody
        .post("/api/deals/check", json!({ "record": record }))
        .await;
    assert_eq!(found["fair"], false, "{found}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_study_comes_in_parts_that_fit_together() {
    let server = Server::start().await;
    let nobody = Client::nobody(&server.url());
    let (record, actions) = long_record(&server).await;
    let (status, whole) = nobody
        .post("/api/studies", json!({ "record": record }))
        .await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(whole["total"], actions + 1);
    let steps = whole["steps"].as_array().expect("a list");
    assert_eq!(steps.len(), (actions + 1).min(500));
    let (_, rest) = nobody
        .post("/api/studies", json!({ "record": record, "from": 3 }))
        .await;
    assert_eq!(rest["steps"][0], whole["steps"][3]);
    let (status, none) = nobody
        .post(
            "/api/studies",
            json!({ "record": record, "from": 1_000_000 }),
        )
        .await;
    assert_eq!((status, &none["steps"]), (StatusCode::OK, &json!([])));
    let huge = json!({ "record": record, "from": u64::MAX });
    let (status, none) = nobody.post("/api/studies", huge).await;
    assert_eq!((status, &none["steps"]), (StatusCode::OK, &json!([])));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replays_come_in_parts_that_fit_together() {
    let server = Server::start().await;
    let amy = Client::guest(&server).await;
    let seats = json!([{ "kind": "me" }, { "kind": "level", "level": 1 }]);
    let table = amy.table(json!({ "game": "kamon", "seats": seats })).await;
    amy.watching(&table)
        .await
        .play(&table, &mut chance(4))
        .await;
    let whole = amy.read(&format!("/api/tables/{table}/replay")).await;
    let whole = whole.as_array().expect("a list");
    for first in [1, 2, whole.len() - 1] {
        let rest = amy
            .read(&format!("/api/tables/{table}/replay?from={first}"))
            .await;
        assert_eq!(rest.as_array().expect("a list"), &whole[first..]);
    }
    let path = format!("/api/tables/{table}/replay?from={}", whole.len());
    assert_eq!(amy.read(&path).await, json!([]));
    // As a browser asks.
    let path = format!("/api/tables/{table}/replay");
    let request = amy.request(Method::GET, &path);
    let request = request.header(header::ACCEPT_ENCODING, "gzip");
    let answer = request.send().await.expect("an answer");
    assert_eq!(answer.headers()[header::CONTENT_ENCODING], "gzip");
    let packed = answer.bytes().await.expect("a whole answer");
    assert!(!packed.is_empty());
}

/// Sends a request and never reads what comes.
async fn ask_without_reading(server: &Server, path: &str, body: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let mut stream = socket.connect(server.address).await.expect("a connection");
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n",
        server.address,
        body.len()
    );
    // The server may have had enough before we have said everything.
    let _ = stream.write_all(head.as_bytes()).await;
    let _ = stream.write_all(body.as_bytes()).await;
    stream
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_that_nobody_reads_cost_little() {
    let (record, _) = long_record(&Server::start().await).await;
    let server = Server::start_with(&[]).await;
    let before = server.memory();
    let body = json!({ "record": record }).to_string();
    let asked = join_all((0..60).map(|_| ask_without_reading(&server, "/api/studies", &body)));
    let unread = asked.await;
    // Others are served meanwhile, from another address as it were: not a study.
    let nobody = Client::nobody(&server.url());
    for _ in 0..20 {
        assert_eq!(nobody.get("/api/games").await.0, StatusCode::OK);
    }
    let memory = server.memory();
    assert!(memory < before + 80, "{before} MiB became {memory}");
    drop(unread);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn studies_and_searches_are_limited_like_everything_else() {
    let server = Server::start_with(&[]).await;
    let nobody = Client::nobody(&server.url());
    for (method, path) in [
        (Method::POST, "/api/studies"),
        (Method::GET, "/api/tables?stage=over"),
        (Method::GET, "/api/lobby"),
    ] {
        let mut waits = 0;
        for _ in 0..20_000 {
            let body = json!({ "game": "kamisado" });
            let request = nobody.request(method.clone(), path).json(&body);
            let answer = request.send().await.expect("an answer");
            if answer.status() == StatusCode::TOO_MANY_REQUESTS {
                let wait = answer.headers()[header::RETRY_AFTER].to_str();
                waits = wait.expect("a text").parse::<u64>().expect("seconds");
                break;
            }
            assert_eq!(answer.status(), StatusCode::OK, "{path}");
        }
        assert!(waits > 0, "{path} has no limit");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_has_so_many_sockets_and_streams_and_no_more() {
    let server = Server::start_with(&[]).await;
    let nobody = Client::nobody(&server.url());
    let amy = Client::guest(&server).await;
    let table = amy
        .table(json!({ "game": "kamon", "seats": [{ "kind": "me" }, { "kind": "open" }] }))
        .await;
    // Streams count as sockets.
    let path = format!("/api/tables/{table}/stream");
    let mut streams = Vec::new();
    for _ in 0..100 {
        let stream = nobody.request(Method::GET, &path).send().await;
        let stream = stream.expect("an answer");
        assert_eq!(stream.status(), StatusCode::OK);
        streams.push(stream);
    }
    let mut sockets = Vec::new();
    for _ in 0..100 {
        sockets.push(nobody.socket().await);
    }
    assert!(nobody.try_socket(None).await.is_err(), "one too many");
    let (status, problem) = nobody.get(&path).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "{problem}");
    // Whoever goes makes room.
    drop(sockets);
    super::until_alone(&server).await;
    nobody.socket().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_has_so_many_sockets_and_no_more() {
    let server = Server::start_with(&[]).await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let mut sockets = Vec::new();
    for _ in 0..64 {
        sockets.push(amy.socket().await);
    }
    assert!(amy.try_socket(None).await.is_err(), "one too many");
    ben.socket().await;
}

/// A server in this process that loses patience quickly.
async fn impatient() -> (String, oneshot::Sender<()>, JoinHandle<()>, Scratch) {
    let folder = Scratch::new();
    let settings = ServeSettings {
        listen: Some(([127, 0, 0, 1], 0).into()),
        metrics: None,
        backups: None,
        database: Database::named(&folder.file("kamidana.db")),
        nats: None,
        engines: PoolSettings::default(),
        push: Default::default(),
        site: SiteSettings {
            patience: Duration::from_secs(1),
            ..SiteSettings::default()
        },
    };
    let (started, address) = oneshot::channel();
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = tokio::spawn(async move {
        let started = |address| started.send(address).expect("the test waits");
        let stopped = async {
            let _ = stopped.await;
        };
        let served = serve(settings, started, stopped).await;
        served.expect("it stops in peace");
    });
    let address = address.await.expect("it starts").expect("it listens");
    (address.to_string(), stop, serving, folder)
}

/// Waits until the server ends a connection.
async fn is_ended(stream: &mut TcpStream) {
    let mut rest = Vec::new();
    let ended = timeout(HANGS, stream.read_to_end(&mut rest)).await;
    // A connection that is reset has ended as well.
    let _ = ended.expect("it is ended");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_heads_and_idle_connections_are_ended() {
    let (address, stop, serving, _folder) = impatient().await;
    let connect = || async {
        let stream = TcpStream::connect(&address).await;
        stream.expect("a connection")
    };
    let mut silent = connect().await;
    is_ended(&mut silent).await;

    let mut slow = connect().await;
    let begun = b"GET /healthz HTTP/1.1\r\nHost: x\r\n";
    slow.write_all(begun).await.expect("it listens");
    is_ended(&mut slow).await;

    let mut idle = connect().await;
    let whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    idle.write_all(whole).await.expect("it listens");
    is_ended(&mut idle).await;

    stop.send(()).expect("it still serves");
    serving.await.expect("it stops");
}
