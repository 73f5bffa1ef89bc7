//! Guests come in: sessions, a table for two, and a socket for each.

use reqwest::{Client, RequestBuilder, StatusCode, header};
use serde_json::{Map, Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{client::IntoClientRequest, protocol::WebSocketConfig},
};

use crate::player::{Pair, Player};

/// A connection to the server.
pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Where guests come in, and what they want to play.
#[derive(Debug)]
pub(crate) struct Door {
    http: Client,
    /// Such as `127.0.0.1:5264`.
    host: String,
    setup: Value,
}

impl Door {
    pub(crate) fn new(url: &str, game: &str, options: &[String]) -> Result<Self, String> {
        let host = url
            .strip_prefix("http://")
            .ok_or_else(|| format!("{url} does not begin with http://"))?;
        let mut chosen = Map::new();
        for option in options {
            let (id, value) = option
                .split_once('=')
                .ok_or_else(|| format!("{option} is not ID=VALUE"))?;
            chosen.insert(id.into(), value.into());
        }
        Ok(Self {
            http: Client::new(),
            host: host.trim_end_matches('/').into(),
            setup: json!({
                "game": game,
                "options": chosen,
                "time": { "kind": "fischer", "initial": 3600, "increment": 10 },
                "public": true,
                "seats": [{ "kind": "me" }, { "kind": "invited" }],
            }),
        })
    }

    /// Two guests at a table of their own, both looking at it.
    pub(crate) async fn seat(&self, number: u32) -> Result<Pair, String> {
        let host = self.guest().await?;
        let friend = self.guest().await?;
        let table = self.table(&host, &friend).await?;
        let mut players = [self.player(&host).await?, self.player(&friend).await?];
        for player in &mut players {
            player.watch(&table).await?;
        }
        Ok(Pair::new(players, number))
    }

    /// The cookie of a new guest.
    async fn guest(&self) -> Result<String, String> {
        let response = self.post("/api/guests").send().await;
        let response = response.map_err(|error| error.to_string())?;
        if response.status() != StatusCode::CREATED {
            return Err(format!("no guest: {}", response.status()));
        }
        let cookie = response.headers().get(header::SET_COOKIE);
        let cookie = cookie.and_then(|cookie| cookie.to_str().ok()?.split(';').next());
        Ok(cookie.ok_or("a guest without a cookie")?.into())
    }

    /// A table that one guest sets up and another sits down at.
    async fn table(&self, host: &str, friend: &str) -> Result<String, String> {
        let set_up = self.post("/api/tables").header(header::COOKIE, host);
        let table = answer(set_up.json(&self.setup)).await?;
        let (Some(id), Some(key)) = (table["id"].as_str(), table["key"].as_str()) else {
            return Err(format!("this is no table: {table}"));
        };
        let sit = self.post(&format!("/api/tables/{id}/wants"));
        let sit = sit.header(header::COOKIE, friend);
        answer(sit.json(&json!({ "want": "sit", "key": key }))).await?;
        Ok(id.into())
    }

    fn post(&self, path: &str) -> RequestBuilder {
        self.http.post(format!("http://{}{path}", self.host))
    }

    async fn player(&self, cookie: &str) -> Result<Player, String> {
        let failed = |error: &dyn std::error::Error| format!("no socket: {error}");
        let url = format!("ws://{}/socket", self.host);
        let mut request = url.into_client_request().map_err(|error| failed(&error))?;
        let cookie = cookie.parse().map_err(|_| "a cookie with odd letters")?;
        request.headers_mut().insert(header::COOKIE, cookie);
        let connection = TcpStream::connect(&self.host).await;
        let connection = connection.map_err(|error| failed(&error))?;
        let set = connection.set_nodelay(true);
        set.map_err(|error| failed(&error))?;
        // Small buffers, because there are so many.
        let config = WebSocketConfig::default()
            .read_buffer_size(4096)
            .write_buffer_size(0);
        let opened = client_async_with_config(request, connection, Some(config)).await;
        let (socket, _) = opened.map_err(|error| failed(&error))?;
        Ok(Player::new(socket))
    }
}

async fn answer(request: RequestBuilder) -> Result<Value, String> {
    let response = request.send().await.map_err(|error| error.to_string())?;
    let status = response.status();
    let body: Value = response.json().await.map_err(|error| error.to_string())?;
    if status.is_success() {
        Ok(body)
    } else {
        Err(format!("{status}: {body}"))
    }
}
