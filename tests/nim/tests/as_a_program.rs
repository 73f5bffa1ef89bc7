//! The fourth game on the command line and on a server: the real program.

use std::{process::Stdio, time::Duration};

use reqwest::{Client, Response, header};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt as _, BufReader},
    process::{Child, Command},
    time::timeout,
};

/// Only what hangs takes so long, however busy the machine is.
const HANGS: Duration = Duration::from_secs(120);

fn nim() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nim"));
    command.env("LC_ALL", "C").kill_on_drop(true);
    command
}

async fn said(arguments: &[&str]) -> String {
    let output = timeout(HANGS, nim().args(arguments).output());
    let output = output.await.expect("it ends").expect("it starts");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("text")
}

#[tokio::test]
async fn the_command_line_knows_it() {
    assert!(said(&["games"]).await.contains("nim"));
    let moves = said(&["moves", "nim", "--position", "1-2 1"]).await;
    assert_eq!(
        moves.split_whitespace().collect::<Vec<_>>(),
        ["a1", "b1", "b2"]
    );
    let solved = said(&["solve", "nim", "--position", "3-4-5 1"]).await;
    assert!(solved.contains("win"), "{solved}");
    assert!(
        said(&["show", "nim", "--position", "1-2 1"])
            .await
            .contains("1-2 1")
    );
}

#[tokio::test]
async fn its_levels_meet_in_the_arena() {
    let arena = [
        "arena", "nim", "--engine", "level:8", "--engine", "level:1", "--games", "4", "--seed", "1",
    ];
    let report = said(&arena).await;
    assert!(report.contains("level:8"), "{report}");
}

/// A server that plays four games, and somebody who plays there.
struct Guest {
    _server: Child,
    client: Client,
    address: String,
    cookie: String,
}

impl Guest {
    async fn arrive() -> Self {
        let folder = env!("CARGO_TARGET_TMPDIR");
        let database = format!("{folder}/nim-{}.db", std::process::id());
        let mut server = nim()
            .args(["serve", "--listen", "127.0.0.1:0", "--database", &database])
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let out = server.stdout.take().expect("it is piped");
        let mut lines = BufReader::new(out).lines();
        let address = loop {
            let line = timeout(HANGS, lines.next_line()).await.expect("it speaks");
            let line = line.unwrap().expect("it says where it is");
            if let Some(at) = line.find("http://") {
                break line[at..].trim_end_matches('/').to_owned();
            }
        };
        let client = Client::new();
        let guest = client
            .post(format!("{address}/api/guests"))
            .send()
            .await
            .unwrap();
        let cookie = guest.headers()[header::SET_COOKIE].to_str().unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        Self {
            _server: server,
            client,
            address,
            cookie,
        }
    }

    async fn get(&self, path: &str) -> Value {
        let request = self.client.get(format!("{}{path}", self.address));
        let answer = request.header(header::COOKIE, &self.cookie).send().await;
        answer
            .unwrap()
            .error_for_status()
            .unwrap()
            .json()
            .await
            .unwrap()
    }

    async fn post(&self, path: &str, body: &Value) -> Response {
        let request = self.client.post(format!("{}{path}", self.address));
        let request = request.header(header::COOKIE, &self.cookie).json(body);
        request.send().await.unwrap()
    }

    /// The table, once it is the guest's turn or over.
    async fn table_at_rest(&self, id: &str) -> Value {
        let look = async {
            loop {
                let table = self.get(&format!("/api/tables/{id}")).await;
                let acts = table["view"]["to_act"] == table["yours"][0];
                if acts || table["stage"] == "over" {
                    return table;
                }
                tokio::task::yield_now().await;
            }
        };
        timeout(HANGS, look).await.expect("the machine moves")
    }
}

#[tokio::test]
async fn a_server_plays_it_like_any_other() {
    let guest = Guest::arrive().await;
    let games = guest.get("/api/games").await;
    let nim = games
        .as_array()
        .unwrap()
        .iter()
        .find(|game| game["id"] == "nim");
    assert_eq!(nim.expect("it is listed")["title"], "Nim");

    let setup = json!({
        "game": "nim",
        "options": { "heaps": "1-2-1" },
        "seats": [{ "kind": "me" }, { "kind": "level", "level": 1 }],
    });
    let table: Value = guest
        .post("/api/tables", &setup)
        .await
        .json()
        .await
        .unwrap();
    let id = table["id"].as_str().unwrap_or_else(|| panic!("{table}"));
    let path = format!("/api/tables/{id}/actions");
    let refused = guest.post(&path, &json!({ "action": "z9" })).await;
    assert_eq!(refused.status(), 409);
    // Equal heaps on both sides win: take the middle one, then answer in kind.
    let mut table = guest.table_at_rest(id).await;
    let mut moves = 0;
    while table["stage"] != "over" {
        let actions = table["view"]["choices"]["actions"].as_array().unwrap();
        let action = if moves == 0 {
            json!("b2")
        } else {
            actions[0].clone()
        };
        let acted = guest.post(&path, &json!({ "action": action })).await;
        assert!(acted.status().is_success());
        moves += 1;
        table = guest.table_at_rest(id).await;
    }
    assert_eq!(table["ending"]["winners"], json!([1]), "{table}");
    assert_eq!(table["view"]["outcome"]["reason"], "last-stone");

    let study = guest
        .post("/api/studies", &json!({ "game": "nim", "moves": ["a3"] }))
        .await;
    let study: Value = study.json().await.unwrap();
    assert_eq!(study["steps"][1]["position"], "0-4-5 2", "{study}");
}
