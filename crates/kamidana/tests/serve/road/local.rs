//! Games that were played in a browser and are brought to the archive.

use kamidana_browser::answer;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::{client::Client, server::Server};

const TABLE: &str = "7k3m9x2q4b8d";

/// Asks what a browser asks itself.
fn ask(log: &[Value], now: u64, ask: &Value) -> Value {
    let question = json!({ "id": TABLE, "log": log, "now": now, "ask": ask });
    let mut text = String::new();
    let status = answer("/tables", &question.to_string(), 1, &mut |piece| {
        text.push_str(piece);
    });
    assert_eq!(status, 200, "{text}");
    serde_json::from_str(&text).expect("JSON")
}

/// A game against the computer, given up after some moves.
fn game(seats: &Value) -> Vec<Value> {
    let mut log: Vec<Value> = Vec::new();
    let note = |log: &mut Vec<Value>, told: &Value| {
        log.extend(told["events"].as_array().expect("events").clone());
    };
    let opened = ask(
        &log,
        1000,
        &json!({
            "kind": "open",
            "setup": { "game": "kamisado", "seats": seats },
            "by": { "id": 0, "name": "Guest 0", "account": "guest" },
            "seed": "07".repeat(32),
        }),
    );
    note(&mut log, &opened);
    for now in 2..8 {
        let looked = ask(&log, now * 1000, &json!({ "kind": "look" }));
        let done = if looked["thinks"] == true {
            let turn = ask(&log, now * 1000, &json!({ "kind": "turn", "chance": 3 }));
            json!({
                "kind": "play",
                "seat": turn["seat"],
                "seen": turn["seen"],
                "action": turn["action"],
            })
        } else {
            let action = looked["state"]["view"]["choices"]["actions"][0].clone();
            json!({ "kind": "act", "seen": null, "action": action })
        };
        let told = ask(&log, now * 1000, &done);
        note(&mut log, &told);
    }
    let wanted = json!({ "want": "resign" });
    let seed = "08".repeat(32);
    let resign = json!({ "kind": "want", "wanted": wanted, "next": "000000000000", "seed": seed });
    let told = ask(&log, 9000, &resign);
    assert_eq!(told["state"]["stage"], "over");
    note(&mut log, &told);
    log
}

fn against_level() -> Value {
    json!([{ "kind": "me" }, { "kind": "level", "level": 1 }])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_a_browser_is_kept_once_marked_and_never_rated() {
    let server = Server::start().await;
    let amy = Client::member(&server, "Amy").await;
    let upload = json!({ "id": TABLE, "log": game(&against_level()) });
    let (status, kept) = amy.post("/api/archive", upload.clone()).await;
    assert_eq!(
        (status, &kept["id"]),
        (StatusCode::CREATED, &json!(TABLE)),
        "{kept}"
    );
    let (status, _) = amy.post("/api/archive", upload.clone()).await;
    assert_eq!(status, StatusCode::OK, "it is there already");

    let state = amy.state(TABLE).await;
    assert_eq!(state["local"], true);
    assert_eq!(
        (&state["rated"], &state["public"]),
        (&json!(false), &json!(true))
    );
    assert_eq!(state["by"]["name"], "Amy");
    assert_eq!(state["seats"][0]["sitter"]["name"], "Amy");
    assert_eq!(state["ending"]["how"]["how"], "resigned");
    let found = Client::nobody(&server.url())
        .read("/api/tables?player=Amy&stage=over")
        .await;
    assert_eq!(found["tables"][0]["id"], TABLE);
    assert_eq!(found["tables"][0]["local"], true);
    assert!(
        amy.text(&format!("/api/tables/{TABLE}/record"))
            .await
            .contains("Amy")
    );

    // Nobody takes over what is somebody else's.
    let ben = Client::member(&server, "Ben").await;
    let (status, problem) = ben.post("/api/archive", upload).await;
    assert_eq!(
        (status, &problem["code"]),
        (StatusCode::CONFLICT, &json!("table-taken"))
    );
    let own = amy
        .table(json!({ "game": "kamon", "seats": [{ "kind": "me" }, { "kind": "me" }] }))
        .await;
    let over = json!({ "id": own, "log": game(&against_level()) });
    let (status, _) = amy.post("/api/archive", over).await;
    assert_eq!(
        status,
        StatusCode::CONFLICT,
        "a table of the server stays what it is"
    );
    assert_eq!(amy.state(&own).await["local"], false);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_have_happened_is_not_kept() {
    let server = Server::start().await;
    let log = game(&against_level());
    let guest = Client::guest(&server).await;
    let upload = json!({ "id": TABLE, "log": log });
    let (status, problem) = guest.post("/api/archive", upload.clone()).await;
    assert_eq!(
        (status, &problem["code"]),
        (StatusCode::FORBIDDEN, &json!("members-only"))
    );
    let (status, _) = Client::nobody(&server.url())
        .post("/api/archive", upload)
        .await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);

    let amy = Client::member(&server, "Amy").await;
    let changed = |change: &dyn Fn(&mut Vec<Value>)| {
        let mut log = log.clone();
        change(&mut log);
        json!({ "id": TABLE, "log": log })
    };
    let last = log.len() - 1;
    for (why, upload) in [
        (
            "won after all",
            changed(&|log| log[last]["ending"]["winners"] = json!([1])),
        ),
        (
            "an illegal move",
            changed(&|log| log[4]["action"] = json!("d1d1")),
        ),
        ("a move is missing", changed(&|log| drop(log.remove(5)))),
        ("not over", changed(&|log| drop(log.pop()))),
        (
            "rated",
            changed(&|log| log[0]["setup"]["rated"] = json!(true)),
        ),
        (
            "with others",
            changed(&|log| log[0]["setup"]["seats"][1] = json!({ "kind": "open" })),
        ),
        ("nothing", json!({ "id": TABLE, "log": [] })),
        ("back in time", changed(&|log| log[5]["at"] = json!(-5))),
        (
            "as somebody else",
            changed(&|log| log[2]["who"] = json!({ "kind": "machine", "level": 8 })),
        ),
    ] {
        let (status, problem) = amy.post("/api/archive", upload).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{why}: {problem}");
    }
    let huge: Vec<&Value> = log.iter().cycle().take(20_000).collect();
    let (status, _) = amy
        .post("/api/archive", json!({ "id": TABLE, "log": huge }))
        .await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(
        amy.get(&format!("/api/tables/{TABLE}")).await.0,
        StatusCode::NOT_FOUND
    );
}
