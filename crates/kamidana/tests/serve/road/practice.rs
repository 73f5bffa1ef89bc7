//! Help for those who play alone against computers, and for nobody else.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::{
    client::{Client, chance},
    server::Server,
};

fn against(game: &str, options: Value, computers: usize) -> Value {
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(computers + 1, json!({ "kind": "level", "level": 1 }));
    json!({ "game": game, "options": options, "seats": seats })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_choice_has_an_outlook_and_a_hint_is_one_of_them() {
    let server = Server::start().await;
    let guest = Client::guest(&server).await;
    for (setup, field) in [
        (
            against("kamisado", json!({ "length": "single" }), 1),
            "landings",
        ),
        (against("kamon", json!({}), 1), "placements"),
    ] {
        let table = guest.table(setup).await;
        let path = format!("/api/tables/{table}");
        let state = guest.read(&path).await;
        let choices = state["view"]["choices"]["actions"].clone();
        let told = guest.read(&format!("{path}/outlook")).await;
        assert_eq!(told["seen"], 0);
        assert_eq!(told["outlook"]["kind"], field);
        let known = told["outlook"][field].as_object().expect("by choices");
        let known: Vec<&String> = known.keys().collect();
        assert_eq!(json!(known), choices);
        let (status, hint) = guest.post(&format!("{path}/hints"), json!({})).await;
        assert_eq!(status, StatusCode::OK, "{hint}");
        let all = choices.as_array().expect("a list");
        assert!(all.contains(&hint["action"]), "{hint}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_played_again_from_the_middle() {
    let server = Server::start().await;
    let guest = Client::guest(&server).await;
    let setup = against("kamisado", json!({ "length": "single" }), 1);
    let table = guest.table(setup).await;
    let path = format!("/api/tables/{table}/again");
    let (status, _) = guest.post(&path, json!({ "moves": 0 })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "it is not over");
    let mut socket = guest.watching(&table).await;
    socket.play(&table, &mut chance(3)).await;
    let moves = socket.moves[&table].clone();
    let (status, again) = guest.post(&path, json!({ "moves": 2 })).await;
    assert_eq!(status, StatusCode::CREATED, "{again}");
    assert_eq!(again["moves"], json!(&moves[..2]));
    assert_eq!(again["stage"], "running");
    assert_eq!(again["public"], false);
    let (status, _) = guest.post(&path, json!({ "moves": moves.len() })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "it was over by then");
    let stranger = Client::guest(&server).await;
    let (status, _) = stranger.post(&path, json!({ "moves": 2 })).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn among_people_nobody_is_helped() {
    let server = Server::start().await;
    let guest = Client::guest(&server).await;
    let me = json!({ "kind": "me" });
    let table = guest
        .table(json!({ "game": "kamon", "seats": [me, me] }))
        .await;
    for path in ["outlook", "hints"] {
        let path = format!("/api/tables/{table}/{path}");
        let (status, problem) = if path.ends_with("hints") {
            guest.post(&path, json!({})).await
        } else {
            guest.get(&path).await
        };
        assert_eq!(status, StatusCode::CONFLICT, "{path}");
        assert_eq!(problem["code"], "not-practice", "{path}");
    }
    let own = guest.table(against("kamon", json!({}), 1)).await;
    let stranger = Client::guest(&server).await;
    let (status, _) = stranger.get(&format!("/api/tables/{own}/outlook")).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}
