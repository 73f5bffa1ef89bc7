//! People who are not here: they are told by their browser, and those who follow them see it.

use std::sync::Arc;

use data_encoding::BASE64URL_NOPAD;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::mpsc,
    time::timeout,
};
use web_push_native::{
    Auth,
    p256::{SecretKey, elliptic_curve::sec1::ToEncodedPoint as _},
};

use crate::{
    client::{Client, HANGS, LOOK_AGAIN, Socket},
    server::Server,
};

/// A push service, which answers everything with one status.
struct Service {
    origin: String,
    handed_in: mpsc::UnboundedReceiver<HandedIn>,
}

/// What was handed in.
struct HandedIn {
    path: String,
    head: String,
    body: Vec<u8>,
}

impl Service {
    async fn start(status: &'static str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let origin = format!("http://{}", listener.local_addr().expect("an address"));
        let (sender, handed_in) = mpsc::unbounded_channel();
        let sender = Arc::new(sender);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let sender = Arc::clone(&sender);
                tokio::spawn(async move {
                    if let Some(handed_in) = take(stream, status).await {
                        let _ = sender.send(handed_in);
                    }
                });
            }
        });
        Self { origin, handed_in }
    }

    async fn next(&mut self) -> HandedIn {
        let next = timeout(HANGS, self.handed_in.recv()).await;
        next.expect("a message in time").expect("a service")
    }
}

/// Reads one request and answers it.
async fn take(mut stream: TcpStream, status: &str) -> Option<HandedIn> {
    let mut read = Vec::new();
    let end = loop {
        let mut some = [0; 4096];
        let count = stream.read(&mut some).await.ok().filter(|read| *read > 0)?;
        read.extend(&some[..count]);
        if let Some(end) = read.windows(4).position(|four| four == b"\r\n\r\n") {
            break end + 4;
        }
    };
    let head = String::from_utf8(read[..end].to_vec()).ok()?.to_lowercase();
    let length = head.split("content-length: ").nth(1)?;
    let length: usize = length.split("\r\n").next()?.parse().ok()?;
    let mut body = read[end..].to_vec();
    while body.len() < length {
        let mut some = [0; 4096];
        let count = stream.read(&mut some).await.ok().filter(|read| *read > 0)?;
        body.extend(&some[..count]);
    }
    let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.ok()?;
    let path = head.split(' ').nth(1)?.to_owned();
    Some(HandedIn { path, head, body })
}

/// A browser that can be told something.
struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
    endpoint: String,
}

impl Browser {
    fn new(service: &Service, name: &str) -> Self {
        Self {
            secret: SecretKey::from_slice(&[7; 32]).expect("a secret"),
            auth: [9; 16],
            endpoint: format!("{}/{name}", service.origin),
        }
    }

    fn subscription(&self) -> Value {
        let public = self.secret.public_key().to_encoded_point(false);
        json!({
            "endpoint": self.endpoint,
            "keys": {
                "p256dh": BASE64URL_NOPAD.encode(public.as_bytes()),
                "auth": BASE64URL_NOPAD.encode(&self.auth),
            },
            "language": "tr",
        })
    }

    /// What a message says.
    fn read(&self, handed_in: HandedIn) -> Value {
        let auth = Auth::clone_from_slice(&self.auth);
        let text = web_push_native::decrypt(handed_in.body, &self.secret, &auth);
        serde_json::from_slice(&text.expect("a message for this browser")).expect("JSON")
    }
}

async fn subscribe(person: &Client, subscription: &Value) -> (StatusCode, Value) {
    let request = person.request(Method::PUT, "/api/me/push");
    let answer = request.json(subscription).send().await.expect("an answer");
    let status = answer.status();
    (status, answer.json().await.expect("JSON"))
}

/// A server that calls this push service.
async fn server(service: &Service) -> Server {
    Server::start_with(&["--limits", "off", "--push-service", &service.origin]).await
}

/// A table at which Amy waits for Ben, whom she has asked.
async fn challenge(amy: &Client, ben: &Client) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "asked", "name": ben.name }]);
    amy.table(json!({ "game": "kamisado", "seats": seats }))
        .await
}

/// Ben, who was there over HTTP, comes with a socket and goes with it; Amy sees him leave.
async fn look_and_leave(ben: &Client, hers: &mut Socket, table: &str) {
    let mut his = ben.watching(table).await;
    drop(his.stream.close(None).await);
    hers.until(|message| message["type"] == "presence" && message["present"] == json!([1]))
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_who_is_away_is_told_of_challenges_turns_and_rematches() {
    let mut service = Service::start("201 Created").await;
    let server = server(&service).await;
    let (amy, ben) = (
        Client::member(&server, "Amy").await,
        Client::member(&server, "Ben").await,
    );
    let browser = Browser::new(&service, "bens-browser");
    let (status, kept) = subscribe(&ben, &browser.subscription()).await;
    assert_eq!(status, StatusCode::OK, "{kept}");

    let table = challenge(&amy, &ben).await;
    let first = service.next().await;
    assert_eq!(first.path, "/bens-browser");
    let key = amy.read("/api/push").await["key"].clone();
    let key = key.as_str().expect("a key").to_lowercase();
    assert!(
        first.head.contains("authorization: vapid t="),
        "{}",
        first.head
    );
    assert!(first.head.contains(&format!("k={key}")), "{}", first.head);
    assert!(first.head.contains("content-encoding: aes128gcm"));
    let told = json!({ "occasion": "challenge", "table": table, "game": "Kamisado",
                       "by": "Amy", "language": "tr" });
    assert_eq!(browser.read(first), told);

    // Over HTTP he is there for a while only.
    ben.want(&table, json!({ "want": "sit", "seat": 2 })).await;
    let mut hers = amy.watching(&table).await;
    look_and_leave(&ben, &mut hers, &table).await;
    hers.send(&json!({ "type": "act", "table": table, "seen": 0, "action": "d1d5" }))
        .await;
    let told = browser.read(service.next().await);
    assert_eq!(told["occasion"], "turn");
    assert_eq!(told["by"], "Amy");

    ben.want(&table, json!({ "want": "resign" })).await;
    look_and_leave(&ben, &mut hers, &table).await;
    amy.want(&table, json!({ "want": "again" })).await;
    let told = browser.read(service.next().await);
    assert_eq!(told["occasion"], "rematch");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_push_services_are_subscribed_to() {
    let service = Service::start("201 Created").await;
    let server = server(&service).await;
    let amy = Client::member(&server, "Amy").await;
    let good = Browser::new(&service, "a").subscription();
    let changed = |path: &str, value: Value| {
        let mut changed = good.clone();
        *changed.pointer_mut(path).expect("it is there") = value;
        changed
    };
    for bad in [
        changed("/endpoint", json!("http://127.0.0.1:1/a")),
        changed(
            "/endpoint",
            json!("http://169.254.169.254/latest/meta-data"),
        ),
        changed(
            "/endpoint",
            json!(format!("{}@127.0.0.1:1/", service.origin)),
        ),
        changed("/endpoint", json!("file:///etc/passwd")),
        changed("/keys/auth", json!("AAAA")),
        changed("/keys/p256dh", json!("BAAA")),
        changed("/language", json!("<b>")),
        json!({}),
    ] {
        let (status, body) = subscribe(&amy, &bad).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{bad}: {body}");
    }
    let (status, _) = subscribe(&Client::nobody(&server.url()), &good).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let program = amy.with_token(&["play"]).await;
    let (status, _) = subscribe(&program, &good).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_that_has_gone_or_signed_out_is_told_no_more() {
    let mut service = Service::start("410 Gone").await;
    let server = server(&service).await;
    let (amy, ben) = (
        Client::member(&server, "Amy").await,
        Client::member(&server, "Ben").await,
    );
    let browsers = async |person: &Client| {
        let lines = person.lines("/api/me/export").await;
        let line = lines.into_iter().find(|line| !line["browsers"].is_null());
        line.expect("a line about them")["browsers"].clone()
    };
    let subscription = Browser::new(&service, "gone").subscription();
    subscribe(&ben, &subscription).await;
    assert_eq!(browsers(&ben).await, json!([subscription["endpoint"]]));
    challenge(&amy, &ben).await;
    service.next().await;
    let forgotten = async {
        while browsers(&ben).await != json!([]) {
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    };
    timeout(HANGS, forgotten).await.expect("it is forgotten");

    // Whoever signs out is told no more by that browser.
    let (_, kept) = subscribe(&ben, &subscription).await;
    let elsewhere = Client::log_in(&server, "Ben").await;
    let sessions = ben.read("/api/sessions").await;
    let sessions = sessions.as_array().expect("a list").iter();
    let own = sessions.clone().find(|session| session["current"] == true);
    let own = own.expect("this one")["id"].as_str().expect("an id");
    let (status, _) = ben.delete(&format!("/api/sessions/{own}")).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(browsers(&elsewhere).await, json!([]));
    let id = kept["id"].as_str().expect("an id");
    let (status, _) = elsewhere.delete(&format!("/api/me/push/{id}")).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_follows_somebody_sees_whether_they_are_here() {
    let server = Server::start().await;
    let (amy, ben) = (
        Client::member(&server, "Amy").await,
        Client::member(&server, "Ben").await,
    );
    let guest = Client::guest(&server).await;
    let (status, _) = amy.put("/api/me/following/ben").await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    for (name, wanted) in [
        ("amy", StatusCode::CONFLICT),
        (&*guest.name.replace(' ', "%20"), StatusCode::CONFLICT),
        ("nobody", StatusCode::NOT_FOUND),
    ] {
        let (status, body) = amy.put(&format!("/api/me/following/{name}")).await;
        assert_eq!(status, wanted, "{name}: {body}");
    }
    let (status, _) = guest.put("/api/me/following/ben").await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let followed = amy.read("/api/me/following").await;
    assert_eq!(followed[0]["name"], "Ben");
    assert_eq!(followed[0]["online"], false);
    let socket = ben.socket().await;
    let seen = async {
        while amy.read("/api/me/following").await[0]["online"] != true {
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    };
    timeout(HANGS, seen).await.expect("he is seen");
    drop(socket);
    let (status, _) = ben.delete("/api/me").await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(amy.read("/api/me/following").await, json!([]));
}
