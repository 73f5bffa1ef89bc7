//! Who people are, and that they stay in control of it.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::{
    client::{Client, PASSWORD, chance, is_over},
    server::Server,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn registering_keeps_the_games_of_a_guest_under_the_new_name() {
    let server = Server::start().await;
    let mut amy = Client::guest(&server).await;
    let ben = Client::guest(&server).await;
    let (id, old) = (amy.id, amy.name.clone());
    let open = json!({ "kind": "open" });
    let setup = json!({ "game": "kamisado", "public": true, "seats": [{ "kind": "me" }, open] });
    let running = amy.table(setup.clone()).await;
    ben.want(&running, json!({ "want": "sit" })).await;
    let finished = amy.table(setup).await;
    ben.want(&finished, json!({ "want": "sit" })).await;
    amy.want(&finished, json!({ "want": "resign" })).await;
    let mut theirs = ben.watching(&running).await;
    amy.register("Amélie").await;
    assert_eq!((amy.id, amy.name.as_str()), (id, "Amélie"));
    theirs
        .until_table(&running, |state| {
            state["seats"][0]["sitter"]["name"] == "Amélie"
        })
        .await;
    let games = amy.read("/api/me").await;
    assert_eq!(games["kind"], "member");
    assert_eq!(games["games"][0]["id"], running.as_str());
    let record = ben.text(&format!("/api/tables/{finished}/record")).await;
    assert!(record.contains("[Black \"Amélie\"]"), "{record}");
    let archive = ben.lines("/api/archive?player=am%C3%A9lie").await;
    assert_eq!(archive.len(), 1);
    let everything = ben.text("/api/archive").await;
    assert!(!everything.contains(&old));
    assert_eq!(
        ben.get(&format!("/api/people/{old}")).await.0,
        StatusCode::NOT_FOUND
    );
    let again = Client::log_in(&server, "AMÉLIE").await;
    assert_eq!(again.id, id);
    let wrong = json!({ "name": "Amélie", "password": "something else" });
    let (status, problem) = ben.post("/api/sessions", wrong).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    assert_eq!(problem["code"], "wrong-password");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sessions_are_listed_and_ended_with_their_sockets() {
    let server = Server::start().await;
    let amy = Client::member(&server, "Amy").await;
    let phone = Client::log_in(&server, "amy").await;
    let mut on_phone = phone.socket().await;
    let sessions = amy.read("/api/sessions").await;
    let sessions = sessions.as_array().expect("a list");
    assert_eq!(sessions.len(), 2);
    let other = sessions.iter().find(|session| session["current"] == false);
    let id = other.expect("the other one")["id"].as_str().expect("an id");
    let path = format!("/api/sessions/{id}");
    assert_eq!(amy.delete(&path).await.0, StatusCode::NO_CONTENT);
    let bye = on_phone.until(|message| message["type"] == "bye").await;
    assert_eq!(bye["reason"], "signed out");
    assert!(on_phone.next().await.is_none());
    assert_eq!(phone.get("/api/sessions").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(amy.delete(&path).await.0, StatusCode::NOT_FOUND);

    // Nobody ends the session of somebody else.
    let ben = Client::member(&server, "Ben").await;
    let own = ben.read("/api/sessions").await[0]["id"].clone();
    let path = format!("/api/sessions/{}", own.as_str().expect("an id"));
    assert_eq!(amy.delete(&path).await.0, StatusCode::NOT_FOUND);

    // A new password ends all others.
    let phone = Client::log_in(&server, "Amy").await;
    let change = json!({ "old": PASSWORD, "new": "another horse entirely" });
    assert_eq!(
        amy.post("/api/me/password", change.clone()).await.0,
        StatusCode::NO_CONTENT
    );
    assert_eq!(phone.get("/api/sessions").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(amy.get("/api/me").await.0, StatusCode::OK);
    assert_eq!(
        amy.post("/api/me/password", change).await.0,
        StatusCode::UNAUTHORIZED
    );
    assert_eq!(
        amy.delete("/api/sessions/all").await.0,
        StatusCode::NO_CONTENT
    );
    assert_eq!(amy.get("/api/sessions").await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_can_be_taken_along_and_left_behind() {
    let server = Server::start().await;
    let (amy, ben) = (
        Client::member(&server, "Amy").await,
        Client::guest(&server).await,
    );
    let open = json!({ "kind": "open" });
    let setup = json!({ "game": "kamon", "public": true, "seats": [{ "kind": "me" }, open] });
    let table = amy.table(setup).await;
    ben.want(&table, json!({ "want": "sit" })).await;
    let mut ours = amy.watching(&table).await;
    ours.act_by_chance(&table, &mut chance(1)).await;
    ours.done(json!({ "type": "say", "table": table, "text": "My last words" }))
        .await;
    amy.put(&format!("/api/me/muted/{}", ben.id)).await;
    amy.with_token(&["play"]).await;
    let export = amy.lines("/api/me/export").await;
    let part = |name: &str| export.iter().find_map(|line| line.get(name)).cloned();
    assert_eq!(part("person").expect("it")["name"], "Amy");
    assert_eq!(
        part("sessions").expect("it").as_array().map(Vec::len),
        Some(1)
    );
    assert_eq!(part("tokens").expect("it")[0]["scopes"], json!(["play"]));
    assert_eq!(part("muted"), Some(json!([ben.id])));
    assert_eq!(part("said").expect("it")["line"]["text"], "My last words");
    let game = part("table").expect("a game");
    assert_eq!(game["id"], table.as_str());
    let text = amy.text("/api/me/export").await;
    for secret in ["argon2", "ks_", "kt_", "hash"] {
        let found = text.to_lowercase().contains(secret);
        assert!(!found, "an export tells {secret}");
    }

    let mut theirs = ben.watching(&table).await;
    assert_eq!(amy.delete("/api/me").await.0, StatusCode::NO_CONTENT);
    assert_eq!(amy.get("/api/sessions").await.0, StatusCode::UNAUTHORIZED);
    ours.until(|message| message["type"] == "bye").await;
    let state = theirs
        .until_table(&table, |state| state["seats"][0]["sitter"]["name"] != "Amy")
        .await;
    assert_eq!(state["stage"], "running");
    assert_eq!(ben.get("/api/people/Amy").await.0, StatusCode::NOT_FOUND);
    let given = json!({ "name": "Amy", "password": PASSWORD });
    let (status, _) = ben.post("/api/sessions", given).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let chat: Value = ben.read(&format!("/api/tables/{table}/chat")).await;
    assert_eq!(chat[0]["text"], "My last words");
    assert_ne!(chat[0]["name"], "Amy");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rated_game_changes_both_ratings_once_and_no_guest_plays_one() {
    let server = Server::start().await;
    let (amy, ben) = (
        Client::member(&server, "Amy").await,
        Client::member(&server, "Ben").await,
    );
    let guest = Client::guest(&server).await;
    let time = json!({ "kind": "fischer", "initial": 300, "increment": 3 });
    let setup = json!({ "game": "kamisado", "options": { "length": "single" }, "time": time,
                        "rated": true,
                        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    assert_eq!(
        guest.post("/api/tables", setup.clone()).await.0,
        StatusCode::FORBIDDEN
    );
    let table = amy.table(setup).await;
    let mut theirs = guest.watching(&table).await;
    let sit = json!({ "want": "sit" });
    let asks = json!({ "type": "want", "table": table, "wanted": sit });
    theirs.refused(asks, "guest").await;
    ben.want(&table, sit).await;
    let mut ours = amy.watching(&table).await;
    let mut theirs = ben.watching(&table).await;
    let takeback = json!({ "want": "offer", "offer": "takeback" });
    let (mut one, mut other) = (chance(8), chance(9));
    let ask = json!({ "type": "want", "table": table, "wanted": takeback });
    ours.refused(ask, "offer-rated").await;
    let (end, _) = tokio::join!(ours.play(&table, &mut one), theirs.play(&table, &mut other));
    assert!(is_over(&end));
    let mut values = Vec::new();
    for name in ["Amy", "Ben"] {
        let profile = amy.read(&format!("/api/people/{name}")).await;
        let ratings = profile["ratings"].as_array().expect("a list");
        assert_eq!(ratings.len(), 1, "{profile}");
        let path = format!("/api/people/{name}/ratings?game=kamisado&speed=blitz");
        let history = amy.read(&path).await;
        assert_eq!(history.as_array().map(Vec::len), Some(1), "{profile}");
        // A private game is nobody else's business.
        let found = &history[0]["table"];
        assert_eq!(found.as_str(), (name == "Amy").then_some(&*table));
        values.push(history[0]["value"].as_f64().expect("a number"));
    }
    let winner = end["ending"]["winners"][0].as_u64().expect("a seat") as usize - 1;
    assert!(
        values[winner] > 1500.0 && values[1 - winner] < 1500.0,
        "{values:?}"
    );
}
