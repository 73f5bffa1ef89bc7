//! Whole games of Kami, seen by everybody in every way there is: no hidden card leaves early.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
    time::Duration,
};

use futures::StreamExt as _;
use kamidana_game::{Options, Seat, Seed, Viewer, game};
use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};

use crate::{
    client::{Client, Socket, chance, is_mine, is_over},
    server::Server,
};

/// After so many actions everybody asks for everything over HTTP.
const SWEEP: u64 = 25;

/// Something that somebody was told before the end.
struct Told {
    /// Which viewer, by their place in the list of them.
    viewer: usize,
    /// How many actions had been done.
    ply: usize,
    text: String,
}

/// Somebody who looks at the table in all ways at once.
struct Looker {
    client: Client,
    socket: Socket,
    stream: Arc<Mutex<String>>,
}

impl Looker {
    async fn new(client: Client, table: &str) -> Self {
        let mut socket = client.watching(table).await;
        socket
            .send(&json!({ "type": "glimpse", "tables": [table] }))
            .await;
        let stream = Arc::default();
        for path in [
            format!("/api/tables/{table}/stream"),
            "/api/stream/events".into(),
        ] {
            if client.id == 0 && path.ends_with("events") {
                continue;
            }
            let answer = client
                .request(Method::GET, &path)
                .timeout(Duration::from_secs(300))
                .send()
                .await
                .expect("a stream");
            assert_eq!(answer.status(), StatusCode::OK, "{path}");
            let all: Arc<Mutex<String>> = Arc::clone(&stream);
            tokio::spawn(async move {
                let mut bytes = answer.bytes_stream();
                let mut line = Vec::new();
                while let Some(Ok(some)) = bytes.next().await {
                    line.extend_from_slice(&some);
                    // Whole lines, because two streams share the place.
                    if line.ends_with(b"\n") {
                        let text = String::from_utf8(std::mem::take(&mut line));
                        all.lock().expect("no panic").push_str(&text.expect("text"));
                    }
                }
            });
        }
        Self {
            client,
            socket,
            stream,
        }
    }

    /// Everything there is to ask for.
    async fn sweep(&self, table: &str) -> Vec<String> {
        let mut paths = vec![
            format!("/api/tables/{table}"),
            format!("/api/tables/{table}/replay"),
            format!("/api/tables/{table}/chat"),
            "/api/tables?game=kami".into(),
            "/api/lobby".into(),
            "/api/archive".into(),
            "/metrics".into(),
        ];
        if self.client.id != 0 {
            paths.push("/api/me".into());
            paths.push("/api/me/export".into());
            paths.push(format!("/api/people/{}/games", self.client.name));
            paths.push(format!("/api/people/{}/statistics", self.client.name));
        }
        let mut texts = Vec::new();
        for path in paths {
            texts.push(self.client.text(&path).await);
        }
        for format in ["text", "json"] {
            let path = format!("/api/tables/{table}/record?format={format}");
            let (status, refused) = self.client.get(&path).await;
            assert_eq!(status, StatusCode::CONFLICT, "{refused}");
            texts.push(refused.to_string());
        }
        texts.extend(self.help(table).await);
        texts.push(self.client.text(&format!("/table/{table}")).await);
        self.check_picture(table).await;
        texts
    }

    /// Among people nobody is helped, and no game is dealt again before it is over.
    async fn help(&self, table: &str) -> Vec<String> {
        let path = |what: &str| format!("/api/tables/{table}/{what}");
        let answers = [
            self.client.get(&path("outlook")).await,
            self.client.post(&path("hints"), json!({})).await,
            self.client
                .post(&path("again"), json!({ "moves": 0 }))
                .await,
        ];
        let mut texts = Vec::new();
        for (status, refused) in answers {
            assert!(status.is_client_error(), "{status} {refused}");
            texts.push(refused.to_string());
        }
        texts
    }

    /// A picture is the same for everybody who looks at the same moment.
    async fn check_picture(&self, table: &str) {
        let nobody = Client::nobody(&self.client.url);
        let mut seen = BTreeMap::new();
        for client in [&self.client, &nobody, &self.client] {
            let request = client.request(Method::GET, &format!("/table/{table}/picture.png"));
            let answer = request.send().await.expect("an answer");
            assert_eq!(answer.status(), StatusCode::OK);
            let tag = answer.headers()[header::ETAG].to_str().expect("a text");
            let tag = tag.to_owned();
            let picture = answer.bytes().await.expect("a picture");
            let before = seen.insert(tag, picture.clone());
            assert!(before.is_none_or(|before| before == picture));
        }
    }
}

/// Checks every view in a message against what its viewer may know; how many there were.
fn check_views(told: &Told, allowed: &[Value]) -> usize {
    let Ok(message) = serde_json::from_str::<Value>(&told.text) else {
        return 0;
    };
    let table = if message["type"] == "table" {
        &message["table"]
    } else {
        &message
    };
    if let Some(steps) = message.as_array() {
        let mut views = 0;
        for (ply, step) in steps.iter().enumerate() {
            if let Some(view) = step.get("view") {
                assert_eq!(*view, allowed[ply], "a replay told too much");
                let own = step["seat"].is_null() || step["seat"] == allowed[0]["viewer"]["seat"];
                assert!(own, "a replay told what somebody else did: {step}");
                views += 1;
            }
        }
        return views;
    }
    let Some(view) = table.get("view") else {
        return 0;
    };
    let seen = table["seen"].as_u64().expect("a number") as usize;
    assert!(seen <= told.ply + 1, "a table from the future");
    assert_eq!(*view, allowed[seen], "a table told too much");
    assert_eq!(table["moves"], json!([]), "moves of a game with secrets");
    1
}

/// Checks that a small picture shows what its viewer may know; whether it is one.
fn check_glimpse(told: &Told, allowed: &[Value]) -> bool {
    let message = serde_json::from_str::<Value>(&told.text).unwrap_or_default();
    if message["type"] != "glimpse" {
        return false;
    }
    let view = &message["glimpse"]["view"];
    let same = |allowed: &Value| {
        ["board", "to_act", "viewer", "outcome"]
            .iter()
            .all(|part| view[part] == allowed[part])
    };
    let until_now = allowed.iter().take(told.ply + 2);
    assert!(until_now.into_iter().any(same), "a picture told too much");
    true
}

/// Plays a game as everybody; what they were told, and the record in the end.
async fn play(server: &Server, players: usize) -> (Vec<Told>, Value) {
    let mut people = vec![Client::member(server, &format!("Seat one of {players}")).await];
    for _ in 1..players {
        people.push(Client::guest(server).await);
    }
    let mut seats = vec![json!({ "kind": "me" })];
    let asked = |person: &Client| json!({ "kind": "asked", "name": person.name });
    seats.extend(people[1..].iter().map(asked));
    let table = people[0]
        .table(json!({
            "game": "kami",
            "options": { "players": players.to_string() },
            "public": true,
            "seats": seats,
        }))
        .await;
    for person in &people[1..] {
        person.want(&table, json!({ "want": "sit" })).await;
    }
    // The first plays as a bot does.
    people[0] = people[0].with_token(&["play", "chat", "challenge"]).await;
    people.push(Client::guest(server).await);
    people.push(Client::nobody(&server.url()));
    let owner = Client::log_in(server, &format!("Seat one of {players}")).await;
    let mut lookers = Vec::new();
    for person in people {
        lookers.push(Looker::new(person, &table).await);
    }
    let mut told = Vec::new();
    let mut chance = chance(players as u8);
    let mut ply: u64 = 0;
    // What is done in secret does not show in what the others see.
    let mut seen = vec![0; lookers.len()];
    loop {
        for (looker, seen) in lookers.iter_mut().zip(&seen) {
            let socket = &mut looker.socket;
            socket
                .until_table(&table, |state| state["seen"].as_u64() == Some(*seen))
                .await;
        }
        for (viewer, looker) in lookers.iter_mut().enumerate() {
            let stream = std::mem::take(&mut *looker.stream.lock().expect("no panic"));
            let lines = stream.lines().map(ToString::to_string);
            let received = std::mem::take(&mut looker.socket.received);
            told.extend(lines.chain(received).map(|text| Told {
                viewer,
                ply: ply as usize,
                text,
            }));
        }
        if is_over(&lookers[0].socket.tables[&table]) {
            break;
        }
        if ply % SWEEP == 1 {
            for (viewer, looker) in lookers.iter_mut().enumerate() {
                if looker.client.id != 0 {
                    let say = json!({ "type": "say", "table": table, "text": "Hm." });
                    looker.socket.done(say).await;
                }
                let sweeper = if viewer == 0 {
                    // Only a session may export.
                    owner.clone()
                } else {
                    looker.client.clone()
                };
                let client = std::mem::replace(&mut looker.client, sweeper);
                for text in looker.sweep(&table).await {
                    told.push(Told {
                        viewer,
                        ply: ply as usize,
                        text,
                    });
                }
                looker.client = client;
            }
        }
        let acts = lookers
            .iter_mut()
            .find(|looker| is_mine(&looker.socket.tables[&table]));
        let acts = acts.expect("somebody acts");
        acts.socket.act_by_chance(&table, &mut chance).await;
        ply += 1;
        let nobody = lookers.last().expect("somebody looks on");
        let in_secret = nobody.socket.tables[&table]["view"]["to_act"].is_null();
        for (looker, seen) in lookers.iter().zip(&mut seen) {
            if in_secret {
                let state = looker.client.state(&table).await;
                *seen = state["seen"].as_u64().expect("a number");
            } else {
                *seen += 1;
            }
        }
    }
    let path = format!("/api/tables/{table}/record?format=json");
    (told, owner.read(&path).await)
}

/// What each viewer may know after each action, and the secrets of the game.
fn truth(record: &Value, players: usize) -> (Vec<Vec<Value>>, Vec<String>) {
    let kami = game("kami").expect("it is there");
    let options: BTreeMap<String, String> =
        serde_json::from_value(record["options"].clone()).expect("texts");
    let given = options.iter().map(|(id, value)| (&**id, &**value));
    let options = Options::new(kami.options(), given).expect("options");
    let seed: Seed = record["seed"]
        .as_str()
        .expect("a seed")
        .parse()
        .expect("it");
    let mut play = kami.start(&options, seed).expect("it starts");
    let mut viewers: Vec<Viewer> = Seat::first(players as u8).map(Viewer::Seat).collect();
    viewers.extend([Viewer::Spectator; 2]);
    let mut views: Vec<Vec<Value>> = vec![Vec::new(); viewers.len()];
    let mut last: Vec<Value> = viewers.iter().map(|v| json!(play.view(*v))).collect();
    for (views, view) in views.iter_mut().zip(&last) {
        views.push(view.clone());
    }
    for action in record["actions"].as_array().expect("a list") {
        let actor = play.to_act().map(Viewer::Seat);
        let covered = play.on_clock() != play.to_act();
        play.apply(action.as_str().expect("a text")).expect("legal");
        let next: Vec<Value> = viewers.iter().map(|v| json!(play.view(*v))).collect();
        let others = || {
            viewers
                .iter()
                .enumerate()
                .filter(|(_, v)| Some(**v) != actor)
        };
        let in_secret = covered && others().all(|(at, _)| last[at] == next[at]);
        for ((views, viewer), view) in views.iter_mut().zip(&viewers).zip(&next) {
            if !in_secret || Some(*viewer) == actor {
                views.push(view.clone());
            }
        }
        last = next;
    }
    let mut secrets = vec![seed.to_string()];
    let deals = record["deals"].as_array().expect("a list");
    secrets.extend((0..deals.len() as u32 + 2).map(|deal| seed.of_deal(deal).to_string()));
    for deal in deals.iter().map(|deal| deal.as_str().expect("a text")) {
        let Ok(dealt) = deal.parse::<kami::Deal>() else {
            // Everybody sees the cards that are drawn for the lead.
            continue;
        };
        secrets.push(deal.to_string());
        let seats = dealt.mode().seats().iter();
        secrets.extend(seats.map(|seat| dealt.hand(*seat).to_string()));
    }
    (views, secrets)
}

async fn nobody_is_told_a_secret(players: usize) {
    let server = Server::start_with(&["--limits", "off", "--log", "debug"]).await;
    let (told, record) = play(&server, players).await;
    let (allowed, secrets) = truth(&record, players);
    let texts: Vec<Vec<String>> = allowed
        .iter()
        .map(|views| views.iter().map(ToString::to_string).collect())
        .collect();
    let (mut views, mut pictures) = (0, 0);
    for told in &told {
        views += check_views(told, &allowed[told.viewer]);
        pictures += usize::from(check_glimpse(told, &allowed[told.viewer]));
    }
    assert!(pictures > players, "only {pictures} pictures");
    let actions = record["actions"].as_array().expect("a list").len();
    // Everybody got every view, over the socket and over the stream.
    assert!(views > 2 * actions * players, "only {views} views");
    let mut checked = 0_usize;
    for secret in &secrets {
        for (viewer, texts) in texts.iter().enumerate() {
            // From when on the viewer may know it.
            let known = texts.iter().position(|text| text.contains(secret));
            for told in told.iter().filter(|told| told.viewer == viewer) {
                if known.is_none_or(|known| told.ply < known) {
                    let leaks = told.text.contains(secret);
                    assert!(!leaks, "viewer {viewer} was told {secret}: {}", told.text);
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 1000, "only {checked} texts were searched");
    let log = server.log_text();
    for secret in &secrets {
        assert!(!log.contains(secret), "the log tells {secret}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_hidden_card_of_a_duel_leaves_before_its_time() {
    nobody_is_told_a_secret(2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_hidden_card_of_a_game_of_three_leaves_before_its_time() {
    nobody_is_told_a_secret(3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_hidden_card_of_a_game_of_two_teams_leaves_before_its_time() {
    nobody_is_told_a_secret(4).await;
}

/// Whoever practises is told what their own seat could work out, and no more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_and_outlooks_tell_no_hidden_card() {
    let server = Server::start_with(&["--limits", "off"]).await;
    let amy = Client::guest(&server).await;
    let level = json!({ "kind": "level", "level": 1 });
    let setup = json!({ "game": "kami", "seats": [{ "kind": "me" }, level, level, level] });
    let table = amy.table(setup).await;
    let mut socket = amy.watching(&table).await;
    let mut chance = chance(9);
    let mut told = Vec::new();
    for _ in 0..12 {
        let state = socket
            .until_table(&table, |state| is_mine(state) || is_over(state))
            .await;
        if is_over(&state) {
            break;
        }
        let choices = state["view"]["choices"]["actions"].clone();
        let (status, outlook) = amy.get(&format!("/api/tables/{table}/outlook")).await;
        assert_eq!(status, StatusCode::OK, "{outlook}");
        let (status, hint) = amy
            .post(&format!("/api/tables/{table}/hints"), json!({}))
            .await;
        assert_eq!(status, StatusCode::OK, "{hint}");
        let advised = choices
            .as_array()
            .expect("a list")
            .contains(&hint["action"]);
        assert!(advised, "{hint} is none of {choices}");
        let own = state["view"].to_string();
        told.push((own, outlook.to_string(), hint.to_string()));
        socket.act_by_chance(&table, &mut chance).await;
    }
    assert!(told.len() > 3, "only {} turns", told.len());
    amy.want(&table, json!({ "want": "resign" })).await;
    let path = format!("/api/tables/{table}/record?format=json");
    let (_, secrets) = truth(&amy.read(&path).await, 4);
    for (own, outlook, hint) in &told {
        for secret in secrets.iter().filter(|secret| !own.contains(*secret)) {
            assert!(!outlook.contains(secret), "{outlook}");
            assert!(!hint.contains(secret), "{hint}");
        }
    }
}

/// Everything that a table can be asked for before it begins, over every way there is.
async fn waiting_texts(viewer: &Client, table: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for path in ["", "/replay", "/record", "/record?format=json", "/chat"] {
        let (_, answer) = viewer.get(&format!("/api/tables/{table}{path}")).await;
        texts.push(answer.to_string());
    }
    for path in ["/api/lobby", "/api/tables", "/api/archive", "/metrics"] {
        texts.push(viewer.text(path).await);
    }
    for path in ["outlook", "hints", "again"] {
        let path = format!("/api/tables/{table}/{path}");
        for answer in [viewer.get(&path).await, viewer.post(&path, json!({})).await] {
            texts.push(answer.1.to_string());
        }
    }
    texts.push(viewer.text(&format!("/table/{table}")).await);
    // The picture is that of the game, as it is for every table.
    let game = viewer.state(table).await["game"].clone();
    let game = game.as_str().expect("a game");
    let mut pictures = Vec::new();
    for path in [
        format!("/table/{table}/picture.png"),
        format!("/game/{game}/picture.png"),
    ] {
        let answer = viewer.request(Method::GET, &path).send().await;
        pictures.push(answer.expect("an answer").bytes().await.expect("a picture"));
    }
    assert_eq!(pictures[0], pictures[1]);
    let mut socket = viewer.watching(table).await;
    socket.send(&json!({ "type": "lobby", "on": true })).await;
    socket.until(|message| message["type"] == "lobby").await;
    let look = json!({ "type": "glimpse", "tables": [table] });
    socket.send(&look).await;
    socket.until(|message| message["type"] == "glimpse").await;
    texts.append(&mut socket.received);
    let stream = format!("/api/tables/{table}/stream");
    let stream = viewer.request(Method::GET, &stream).send().await;
    let mut lines = stream.expect("a stream").bytes_stream();
    let first = lines.next().await.expect("a line").expect("a line");
    texts.push(String::from_utf8(first.to_vec()).expect("a text"));
    texts
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_of_a_deal_is_seen_before_the_last_seat_is_taken() {
    let server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let nobody = Client::nobody(&server.url());
    for game in ["kami", "kamon"] {
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let options = if game == "kami" {
            json!({ "players": "2" })
        } else {
            json!({})
        };
        let setup = json!({ "game": game, "options": options, "public": true, "seats": seats });
        let table = amy.table(setup).await;
        let mut told = Vec::new();
        for viewer in [&amy, &ben, &nobody] {
            told.extend(waiting_texts(viewer, &table).await);
        }
        let before = amy.state(&table).await;
        assert!(before["view"].is_null(), "{before}");
        for text in &told {
            assert!(!text.contains("\"board\""), "{text}");
        }
        // Yet everything is settled.
        let hash = before["fairness"]["commitment"].as_str().expect("a hash");
        ben.want(&table, json!({ "want": "sit" })).await;
        let running = amy.state(&table).await;
        assert!(running["view"]["board"].is_object(), "{running}");
        assert!(running["fairness"].is_null(), "{running}");
        amy.want(&table, json!({ "want": "resign" })).await;
        let path = format!("/api/tables/{table}/record?format=json");
        let seed = amy.read(&path).await["seed"]
            .as_str()
            .expect("a seed")
            .to_string();
        let dealt: Seed = seed.parse().expect("a seed");
        assert_eq!(dealt.of_deal(0).commitment().to_string(), hash);
        let secrets = [
            seed,
            dealt.of_deal(0).to_string(),
            dealt.of_deal(1).to_string(),
        ];
        for (text, secret) in told
            .iter()
            .flat_map(|text| secrets.iter().map(move |s| (text, s)))
        {
            assert!(!text.contains(secret), "{text}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_like_their_cards_in_a_rated_game_loses_it() {
    let server = Server::start().await;
    let amy = Client::member(&server, "Amy Rated").await;
    let ben = Client::member(&server, "Ben Rated").await;
    for game in ["kami", "kamon"] {
        let options = if game == "kami" {
            json!({ "players": "2" })
        } else {
            json!({})
        };
        let time = json!({ "kind": "fischer", "initial": 600, "increment": 0 });
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let setup = json!({ "game": game, "options": options, "time": time, "rated": true,
                            "public": true, "seats": seats });
        let table = amy.table(setup).await;
        ben.want(&table, json!({ "want": "sit" })).await;
        let path = format!("/api/tables/{table}/wants");
        for player in [&amy, &ben] {
            let (status, refused) = player.post(&path, json!({ "want": "abort" })).await;
            assert_eq!(status, StatusCode::CONFLICT, "{refused}");
            assert_eq!(refused["code"], "too-late");
        }
        amy.want(&table, json!({ "want": "resign" })).await;
        assert_eq!(amy.state(&table).await["ending"]["winners"], json!([2]));
    }
    let ratings = amy.read("/api/people/Amy%20Rated").await["ratings"].clone();
    let lost = |rating: &Value| rating["value"].as_f64().is_some_and(|value| value < 1500.0);
    let ratings = ratings.as_array().expect("a list");
    assert!(
        ratings.len() == 2 && ratings.iter().all(lost),
        "{ratings:?}"
    );
}
