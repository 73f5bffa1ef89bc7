//! One person against machines, and what is kept of it.

use kamidana_game::Record;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::{
    client::{Client, chance},
    server::Server,
};

/// Plays a table to its end and looks at everything that is kept of it.
async fn play_to_the_end(client: &Client, setup: Value, number: u8) {
    let table = client.table(setup).await;
    let mut socket = client.watching(&table).await;
    let end = socket.play(&table, &mut chance(number)).await;
    assert_eq!(end["ending"]["how"]["how"], "played", "{end}");
    let open = end["game"] != "kami";
    let path = format!("/api/tables/{table}");
    let steps = client.read(&format!("{path}/replay")).await;
    let steps = steps.as_array().expect("a list");
    assert_eq!(end["seen"], steps.len() - 1);
    assert_eq!(steps.last().expect("an end")["view"], end["view"]);
    let json = client.read(&format!("{path}/record?format=json")).await;
    if open {
        assert_eq!(json["actions"], json!(socket.moves[&table]));
    }
    let text = client.text(&format!("{path}/record")).await;
    for kept in [&json.to_string(), &text] {
        let record = Record::read(kept).expect("a record that can be read");
        assert_eq!(json!(record.result()), json["result"]);
        assert_eq!(json!(record.play.reveal().actions()), json["actions"]);
        assert!(record.result().is_some());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_plays_every_game_against_machines_to_the_end() {
    let server = Server::start().await;
    let guest = Client::guest(&server).await;
    let me = json!({ "kind": "me" });
    let level = |level: u8| json!({ "kind": "level", "level": level });
    let setups = [
        json!({ "game": "kamisado", "options": { "length": "single" }, "seats": [me, level(2)] }),
        json!({ "game": "kamisado", "seats": [level(1), me] }),
        json!({ "game": "kamisado", "options": { "length": "single", "setup": "tournament" },
                "seats": [me, level(1)], "time": { "kind": "fischer", "initial": 300, "increment": 2 } }),
        json!({ "game": "kamon", "seats": [me, level(1)], "shuffled": true }),
        json!({ "game": "kamon", "seats": [level(3), me], "public": true }),
        json!({ "game": "kami", "options": { "players": "2" }, "seats": [me, level(1)] }),
        json!({ "game": "kami", "options": { "players": "3" }, "seats": [level(1), me, level(2)] }),
        json!({ "game": "kami", "seats": [level(1), level(1), me, level(1)] }),
        // Two seats of one person, on one device.
        json!({ "game": "kami", "seats": [me, level(1), me, level(1)] }),
        json!({ "game": "kamon", "seats": [me, me] }),
    ];
    for (number, setup) in (0..).zip(setups) {
        play_to_the_end(&guest, setup, number).await;
    }
    // Only what everybody may find is in the archive; one's own are all in the list.
    let archive = guest.lines("/api/archive").await;
    assert_eq!(archive.len(), 1);
    assert_eq!(archive[0]["table"]["game"], "kamon");
    assert!(archive[0]["record"]["seed"].is_string());
    let own = guest
        .lines(&format!("/api/people/{}/games", guest.name))
        .await;
    assert_eq!(own.len(), 10);
    let found = guest
        .read(&format!(
            "/api/tables?player={}&game=kami&stage=over",
            guest.name
        ))
        .await;
    assert_eq!(found["tables"].as_array().expect("a list").len(), 4);
    let stranger = Client::guest(&server).await;
    let found = stranger
        .read(&format!("/api/tables?player={}", guest.name))
        .await;
    assert_eq!(found["tables"].as_array().expect("a list").len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_deal_can_be_checked_against_the_hashes_that_were_shown() {
    let server = Server::start().await;
    let guest = Client::guest(&server).await;
    let level = json!({ "kind": "level", "level": 1 });
    let setup = json!({ "game": "kami", "options": { "players": "2" },
                        "seats": [{ "kind": "me" }, level] });
    let table = guest.table(setup).await;
    let mut socket = guest.watching(&table).await;
    socket.play(&table, &mut chance(77)).await;
    let mut hashes: Vec<Value> = Vec::new();
    for text in &socket.received {
        let message: Value = serde_json::from_str(text).expect("JSON");
        let hash = &message["table"]["view"]["fairness"]["commitment"];
        if hash.is_string() && !hashes.contains(hash) {
            hashes.push(hash.clone());
        }
    }
    assert!(hashes.len() > 1, "every round has its own hash");
    let record = guest.text(&format!("/api/tables/{table}/record")).await;
    let evidence = json!({ "record": record, "hashes": hashes });
    let (status, finding) = guest.post("/api/deals/check", evidence).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(finding["fair"], true, "{finding}");
    let deals = finding["deals"].as_array().expect("a list");
    for hash in &hashes {
        assert!(deals.iter().any(|deal| deal["hash"] == *hash));
    }
    let evidence = json!({ "record": record, "hashes": ["0".repeat(64)] });
    let (_, finding) = guest.post("/api/deals/check", evidence).await;
    assert_eq!(finding["fair"], false);
    let forged = record.replacen("[Seed \"", "[Seed \"0", 1);
    let (_, finding) = guest
        .post("/api/deals/check", json!({ "record": forged }))
        .await;
    assert_eq!(finding["fair"], false);
}
