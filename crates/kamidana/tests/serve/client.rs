//! People and programs that use a server.

use std::{collections::HashMap, time::Duration};

use futures::{SinkExt as _, StreamExt as _};
use kamidana_game::Stream;
use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{self, Message, client::IntoClientRequest as _},
};

use crate::server::Server;

/// Only what hangs takes so long, however busy the machine is.
pub(crate) const HANGS: Duration = Duration::from_secs(120);
/// How often to look again at what cannot be waited for.
pub(crate) const LOOK_AGAIN: Duration = Duration::from_millis(50);
pub(crate) const PASSWORD: &str = "correct horse battery";

/// Somebody with a session or a token, or nobody in particular.
#[derive(Clone)]
pub(crate) struct Client {
    http: reqwest::Client,
    pub(crate) url: String,
    /// The header that says who it is.
    key: Option<(header::HeaderName, String)>,
    pub(crate) id: u64,
    pub(crate) name: String,
}

/// The status and the body of an answer.
pub(crate) type Answer = (StatusCode, Value);

impl Client {
    /// Somebody who only looks.
    pub(crate) fn nobody(url: &str) -> Self {
        Self {
            http: reqwest::Client::builder()
                .timeout(HANGS)
                .build()
                .expect("a client"),
            url: url.into(),
            key: None,
            id: 0,
            name: String::new(),
        }
    }

    pub(crate) async fn guest(server: &Server) -> Self {
        let mut client = Self::nobody(&server.url());
        client.begin("/api/guests", Value::Null).await;
        client
    }

    pub(crate) async fn member(server: &Server, name: &str) -> Self {
        let mut client = Self::nobody(&server.url());
        client.register(name).await;
        client
    }

    /// Makes an account; a guest keeps everything.
    pub(crate) async fn register(&mut self, name: &str) {
        let wanted = json!({ "name": name, "password": PASSWORD });
        self.begin("/api/accounts", wanted).await;
    }

    pub(crate) async fn log_in(server: &Server, name: &str) -> Self {
        let mut client = Self::nobody(&server.url());
        let given = json!({ "name": name, "password": PASSWORD });
        client.begin("/api/sessions", given).await;
        client
    }

    /// Keeps the cookie that comes with an answer.
    async fn begin(&mut self, path: &str, body: Value) {
        let answer = self
            .request(Method::POST, path)
            .json(&body)
            .send()
            .await
            .expect("an answer");
        assert_eq!(answer.status(), StatusCode::CREATED, "{path}");
        let cookie = answer.headers()[header::SET_COOKIE]
            .to_str()
            .expect("a text");
        assert!(
            cookie.contains("HttpOnly; SameSite=Lax") && cookie.contains("Path=/;"),
            "{cookie}"
        );
        let cookie = cookie.split(';').next().expect("a cookie").to_string();
        self.key = Some((header::COOKIE, cookie));
        let person: Value = answer.json().await.expect("JSON");
        self.id = person["id"].as_u64().expect("a number");
        self.name = person["name"].as_str().expect("a name").into();
    }

    /// A program that acts for this person.
    pub(crate) async fn with_token(&self, scopes: &[&str]) -> Self {
        let wanted = json!({ "label": "a test", "scopes": scopes });
        let (status, made) = self.post("/api/me/tokens", wanted).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        let token = made["token"].as_str().expect("a token");
        Self {
            key: Some((header::AUTHORIZATION, format!("Bearer {token}"))),
            ..self.clone()
        }
    }

    /// The same person at another node.
    pub(crate) fn at(&self, server: &Server) -> Self {
        Self {
            url: server.url(),
            ..self.clone()
        }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.url));
        match &self.key {
            Some((name, value)) => request.header(name, value),
            None => request,
        }
    }

    async fn answer(request: reqwest::RequestBuilder) -> Answer {
        let answer = request.send().await.expect("an answer");
        let status = answer.status();
        let text = answer.text().await.expect("a body");
        (status, serde_json::from_str(&text).unwrap_or(json!(text)))
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        Self::answer(self.request(Method::GET, path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        Self::answer(self.request(Method::POST, path).json(&body)).await
    }

    pub(crate) async fn put(&self, path: &str) -> Answer {
        Self::answer(self.request(Method::PUT, path)).await
    }

    /// As a guest, to be called something.
    pub(crate) async fn call_me(&self, nickname: &str) -> Answer {
        let wanted = json!({ "nickname": nickname });
        Self::answer(self.request(Method::PUT, "/api/me/nickname").json(&wanted)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        Self::answer(self.request(Method::DELETE, path)).await
    }

    /// What must be there.
    pub(crate) async fn read(&self, path: &str) -> Value {
        let (status, body) = self.get(path).await;
        assert_eq!(status, StatusCode::OK, "{path}: {body}");
        body
    }

    /// A body as it is.
    pub(crate) async fn text(&self, path: &str) -> String {
        let answer = self.request(Method::GET, path).send().await;
        let answer = answer.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        answer.text().await.expect("a text")
    }

    /// The lines of a body that ends.
    pub(crate) async fn lines(&self, path: &str) -> Vec<Value> {
        let text = self.text(path).await;
        let lines = text.lines().filter(|line| !line.is_empty());
        lines
            .map(|line| serde_json::from_str(line).expect("a line of JSON"))
            .collect()
    }

    /// Sets up a table; its name.
    pub(crate) async fn table(&self, setup: Value) -> String {
        let (status, table) = self.post("/api/tables", setup).await;
        assert_eq!(status, StatusCode::CREATED, "{table}");
        table["id"].as_str().expect("a name").into()
    }

    pub(crate) async fn state(&self, table: &str) -> Value {
        self.read(&format!("/api/tables/{table}")).await
    }

    /// A table step by step, part by part.
    pub(crate) async fn replay(&self, table: &str) -> Vec<Value> {
        let mut steps = Vec::new();
        loop {
            let path = format!("/api/tables/{table}/replay?from={}", steps.len());
            let more = self.read(&path).await;
            let more = more.as_array().expect("a list").clone();
            if more.is_empty() {
                return steps;
            }
            steps.extend(more);
        }
    }

    /// Wants something at a table; it must be done.
    pub(crate) async fn want(&self, table: &str, wanted: Value) {
        let path = format!("/api/tables/{table}/wants");
        let (status, body) = self.post(&path, wanted).await;
        assert_eq!(status, StatusCode::OK, "{body}");
    }

    /// Opens a socket; the error if the server does not want it.
    pub(crate) async fn try_socket(
        &self,
        origin: Option<&str>,
    ) -> Result<Socket, tungstenite::Error> {
        let url = format!("{}/socket", self.url.replacen("http", "ws", 1));
        let mut request = url.into_client_request()?;
        let headers = request.headers_mut();
        if let Some((name, value)) = &self.key {
            headers.insert(name, value.parse().expect("a header"));
        }
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().expect("a header"));
        }
        let opened = timeout(HANGS, connect_async(request)).await;
        let (stream, _) = opened.map_err(|_| tungstenite::Error::ConnectionClosed)??;
        Ok(Socket {
            stream,
            tables: HashMap::new(),
            moves: HashMap::new(),
            received: Vec::new(),
            tag: 0,
        })
    }

    pub(crate) async fn socket(&self) -> Socket {
        let mut socket = self.try_socket(None).await.expect("a socket");
        let hello = socket.next().await.expect("a greeting");
        assert_eq!(hello["type"], "hello");
        assert_eq!(hello["you"]["id"].as_u64().unwrap_or(0), self.id);
        socket
    }

    /// A socket that looks at a table.
    pub(crate) async fn watching(&self, table: &str) -> Socket {
        let mut socket = self.socket().await;
        socket.watch(table).await;
        socket
    }
}

/// A connection, and what came over it.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The tables as they were told last.
    pub(crate) tables: HashMap<String, Value>,
    /// The moves of each table, put together.
    pub(crate) moves: HashMap<String, Vec<String>>,
    /// Everything that came.
    pub(crate) received: Vec<String>,
    tag: u32,
}

impl Socket {
    pub(crate) async fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        // If the other side has gone, that shows when we read.
        let _ = self.stream.send(Message::text(text)).await;
    }

    /// The next message; `None` if the connection is over.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message = timeout(HANGS, self.stream.next()).await;
            let message = message.expect("a message in time")?.ok()?;
            match message {
                Message::Text(text) => {
                    let value: Value = serde_json::from_str(&text).expect("JSON");
                    self.received.push(text.to_string());
                    self.keep(&value);
                    return Some(value);
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    fn keep(&mut self, message: &Value) {
        if message["type"] != "table" {
            return;
        }
        let table = &message["table"];
        let id = table["id"].as_str().expect("a name").to_string();
        let moves = self.moves.entry(id.clone()).or_default();
        let from = table["moves_from"].as_u64().expect("a number") as usize;
        if !table["moves"].as_array().expect("a list").is_empty() {
            assert!(from <= moves.len(), "moves are missing: {from}");
        }
        moves.truncate(from);
        let more = table["moves"].as_array().expect("a list").iter();
        moves.extend(more.map(|action| action.as_str().expect("a text").to_string()));
        self.tables.insert(id, table.clone());
    }

    /// Begins to look at a table and waits until it is told.
    pub(crate) async fn watch(&mut self, table: &str) {
        self.send(&json!({ "type": "watch", "table": table })).await;
        self.until(|message| message["type"] == "table" && message["table"]["id"] == table)
            .await;
    }

    /// Reads until a message fits.
    pub(crate) async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the connection holds");
            if fits(&message) {
                return message;
            }
        }
    }

    /// Reads until a table is like this.
    pub(crate) async fn until_table(
        &mut self,
        table: &str,
        fits: impl Fn(&Value) -> bool,
    ) -> Value {
        if let Some(known) = self.tables.get(table).filter(|known| fits(known)) {
            return known.clone();
        }
        let message = self.until(|message| {
            message["type"] == "table" && message["table"]["id"] == table && fits(&message["table"])
        });
        message.await["table"].clone()
    }

    /// Sends something and waits for `done` or `refused`; `None` if the connection ends.
    pub(crate) async fn try_ask(&mut self, mut message: Value) -> Option<Value> {
        self.tag += 1;
        message["tag"] = json!(self.tag);
        self.send(&message).await;
        loop {
            let answer = self.next().await?;
            let fits = ["done", "refused", "pong"]
                .iter()
                .any(|kind| answer["type"] == *kind);
            if fits && answer["tag"] == self.tag {
                return Some(answer);
            }
        }
    }

    pub(crate) async fn ask(&mut self, message: Value) -> Value {
        self.try_ask(message).await.expect("the connection holds")
    }

    /// Asks for something that must be done; the number of the last event.
    pub(crate) async fn done(&mut self, message: Value) -> u64 {
        let answer = self.ask(message).await;
        assert_eq!(answer["type"], "done", "{answer}");
        answer["number"].as_u64().expect("a number")
    }

    /// Asks for something that must be refused, with this code.
    pub(crate) async fn refused(&mut self, message: Value, code: &str) {
        let answer = self.ask(message).await;
        assert_eq!(answer["type"], "refused", "{answer}");
        assert_eq!(answer["code"], code, "{answer}");
    }

    pub(crate) async fn want(&mut self, table: &str, wanted: Value) -> u64 {
        self.done(json!({ "type": "want", "table": table, "wanted": wanted }))
            .await
    }

    /// Does something by chance, if it is this viewer's turn. Whether it was.
    pub(crate) async fn act_by_chance(&mut self, table: &str, chance: &mut Stream) -> bool {
        let state = &self.tables[table];
        let Some(action) = choice(state, chance) else {
            return false;
        };
        let seen = state["seen"].clone();
        let act = json!({ "type": "act", "table": table, "seen": seen, "action": action });
        self.done(act).await;
        let seen = seen.as_u64();
        self.until_table(table, |state| state["seen"].as_u64() > seen)
            .await;
        true
    }

    /// Plays by chance until the game is over; the table then.
    pub(crate) async fn play(&mut self, table: &str, chance: &mut Stream) -> Value {
        loop {
            let state = self
                .until_table(table, |state| is_over(state) || is_mine(state))
                .await;
            if is_over(&state) {
                return state;
            }
            self.act_by_chance(table, chance).await;
        }
    }
}

pub(crate) fn is_over(table: &Value) -> bool {
    table["stage"] == "over"
}

/// Whether the viewer has something to choose.
pub(crate) fn is_mine(table: &Value) -> bool {
    let choices = &table["view"]["choices"];
    let is_empty = choices["actions"].as_array().is_some_and(Vec::is_empty);
    table["stage"] == "running" && !is_empty
}

/// One of the choices of a view, by chance.
pub(crate) fn choice(table: &Value, chance: &mut Stream) -> Option<String> {
    if !is_mine(table) {
        return None;
    }
    let choices = &table["view"]["choices"];
    if let Some(letters) = choices["letters"].as_str() {
        let mut letters: Vec<char> = letters.chars().collect();
        chance.shuffle(&mut letters);
        return Some(letters.into_iter().collect());
    }
    let actions = choices["actions"].as_array()?;
    let chosen = chance.below(actions.len() as u32) as usize;
    Some(actions[chosen].as_str()?.into())
}

/// A chance that is always the same.
pub(crate) fn chance(number: u8) -> Stream {
    kamidana_game::Seed::new([number; 32]).stream()
}
