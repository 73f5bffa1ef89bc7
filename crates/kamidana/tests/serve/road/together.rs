//! People with each other.

use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::{
    client::{Client, HANGS, LOOK_AGAIN, chance, is_over},
    server::Server,
};

fn act(table: &str, seen: u32, action: &str) -> Value {
    json!({ "type": "act", "table": table, "seen": seen, "action": action })
}

fn want(table: &str, wanted: &Value) -> Value {
    json!({ "type": "want", "table": table, "wanted": wanted })
}

/// A game that two people have begun: the first has seat 1.
async fn begun(game: &str, amy: &Client, ben: &Client) -> String {
    let open = json!({ "kind": "open" });
    let setup = json!({ "game": game, "public": true, "seats": [{ "kind": "me" }, open] });
    let table = amy.table(setup).await;
    ben.want(&table, json!({ "want": "sit", "seat": 2 })).await;
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_find_each_other_in_the_lobby_and_play_to_the_end() {
    let server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let mut lobby = ben.socket().await;
    lobby.send(&json!({ "type": "lobby", "on": true })).await;
    let wanted = json!({ "game": "kamisado", "options": { "length": "single" },
                         "time": { "kind": "fischer", "initial": 600, "increment": 5 } });
    let (status, hers) = amy.post("/api/pairings", wanted.clone()).await;
    assert_eq!(status, StatusCode::OK, "{hers}");
    let table = hers["id"].as_str().expect("a name");
    assert_eq!(hers["stage"], "waiting");
    let (_, again) = amy.post("/api/pairings", wanted.clone()).await;
    assert_eq!(again["id"], table, "who waits already waits there");
    lobby
        .until(|message| message["open"][0]["id"] == table)
        .await;
    let (_, his) = ben.post("/api/pairings", wanted).await;
    assert_eq!(his["id"], table);
    assert_eq!(his["stage"], "running");
    lobby
        .until(|message| message["running"][0]["id"] == table)
        .await;
    let mut ours = amy.watching(table).await;
    let mut theirs = ben.watching(table).await;
    let (mut one, mut other) = (chance(1), chance(2));
    let (end, same) = tokio::join!(ours.play(table, &mut one), theirs.play(table, &mut other));
    assert_eq!(end["ending"], same["ending"]);
    assert_eq!(ours.moves[table], theirs.moves[table]);
    let clocks = end["seats"].as_array().expect("a list").iter();
    for clock in clocks.map(|seat| &seat["clock"]) {
        assert_eq!(clock["running"], false);
        assert!(clock["millis"].as_u64() > Some(500_000), "{clock}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invited_seat_is_only_for_who_has_the_key() {
    let server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let invited = json!({ "kind": "invited" });
    let setup = json!({ "game": "kamon", "seats": [{ "kind": "me" }, invited] });
    let table = amy.table(setup).await;
    let key = amy.state(&table).await["key"].clone();
    assert!(key.is_string());
    let mut theirs = ben.watching(&table).await;
    assert!(theirs.tables[&table]["key"].is_null());
    let mut sit = want(&table, &json!({ "want": "sit" }));
    theirs.refused(sit.clone(), "seat-taken").await;
    sit["key"] = json!("0000000000000000");
    theirs.refused(sit.clone(), "seat-taken").await;
    sit["key"] = key;
    theirs.done(sit.clone()).await;
    theirs.refused(sit, "begun").await;
    theirs
        .until_table(&table, |state| state["stage"] == "running")
        .await;
    let mut late = Client::guest(&server).await.watching(&table).await;
    late.refused(want(&table, &json!({ "want": "resign" })), "no-seat")
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_resign_offer_take_back_and_call_off() {
    let server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);

    // Kamon knows draws.
    let table = begun("kamon", &amy, &ben).await;
    let mut ours = amy.watching(&table).await;
    let mut theirs = ben.watching(&table).await;
    let draw = json!({ "want": "offer", "offer": "draw" });
    ours.want(&table, draw.clone()).await;
    theirs
        .until_table(&table, |state| state["offer"]["offer"] == "draw")
        .await;
    ours.refused(want(&table, &json!({ "want": "accept" })), "no-offer")
        .await;
    theirs.want(&table, json!({ "want": "decline" })).await;
    ours.until_table(&table, |state| state["offer"].is_null())
        .await;
    theirs.want(&table, draw.clone()).await;
    ours.want(&table, json!({ "want": "accept" })).await;
    let end = theirs.until_table(&table, is_over).await;
    assert_eq!(end["ending"]["how"]["how"], "agreed");
    assert_eq!(end["ending"]["winners"], json!([]));

    // Kamisado does not; but a casual game takes back.
    let table = begun("kamisado", &amy, &ben).await;
    ours.watch(&table).await;
    theirs.watch(&table).await;
    ours.refused(want(&table, &draw), "offer-no-draws").await;
    let takeback = json!({ "want": "offer", "offer": "takeback" });
    ours.refused(want(&table, &takeback), "offer-nothing").await;
    ours.done(act(&table, 0, "d1d5")).await;
    theirs.until_table(&table, |state| state["seen"] == 1).await;
    theirs.act_by_chance(&table, &mut chance(3)).await;
    ours.until_table(&table, |state| state["seen"] == 2).await;
    ours.want(&table, takeback.clone()).await;
    theirs.want(&table, json!({ "want": "accept" })).await;
    let state = ours.until_table(&table, |state| state["seen"] == 0).await;
    assert_eq!(state["moves_from"], 0);
    theirs.until_table(&table, |state| state["seen"] == 0).await;
    assert!(ours.moves[&table].is_empty() && theirs.moves[&table].is_empty());
    ours.done(act(&table, 0, "e1e5")).await;
    theirs.until_table(&table, |state| state["seen"] == 1).await;
    assert_eq!(theirs.moves[&table], ["e1e5"]);
    theirs.want(&table, json!({ "want": "resign" })).await;
    let end = ours.until_table(&table, is_over).await;
    assert_eq!(
        end["ending"],
        json!({ "how": { "how": "resigned", "seat": 2 }, "winners": [1] })
    );
    ours.refused(act(&table, 1, "e1e5"), "over").await;

    // Nothing was played yet, so nothing is lost; later it is.
    let table = begun("kamisado", &amy, &ben).await;
    ours.watch(&table).await;
    ours.want(&table, json!({ "want": "abort" })).await;
    let end = ours.until_table(&table, is_over).await;
    assert_eq!(end["ending"]["how"]["how"], "aborted");
    let table = begun("kamisado", &amy, &ben).await;
    ours.watch(&table).await;
    theirs.watch(&table).await;
    ours.done(act(&table, 0, "d1d5")).await;
    theirs.until_table(&table, |state| state["seen"] == 1).await;
    theirs.act_by_chance(&table, &mut chance(4)).await;
    ours.refused(want(&table, &json!({ "want": "abort" })), "too-late")
        .await;
    ours.refused(
        want(&table, &json!({ "want": "claim", "seat": 2 })),
        "too-early",
    )
    .await;

    // What was seen cannot be unseen.
    let open = json!({ "kind": "open" });
    let setup = json!({ "game": "kami", "options": { "players": "2" },
                        "seats": [{ "kind": "me" }, open] });
    let table = amy.table(setup).await;
    ben.want(&table, json!({ "want": "sit" })).await;
    ours.refused(want(&table, &takeback), "offer-nothing").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_changes_sides() {
    let server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let table = begun("kamisado", &amy, &ben).await;
    let mut ours = amy.watching(&table).await;
    let mut theirs = ben.watching(&table).await;
    ours.refused(want(&table, &json!({ "want": "again" })), "begun")
        .await;
    ours.want(&table, json!({ "want": "resign" })).await;
    ours.want(&table, json!({ "want": "again" })).await;
    theirs
        .until_table(&table, |state| state["again"] == json!([1]))
        .await;
    theirs.want(&table, json!({ "want": "again" })).await;
    let state = ours
        .until_table(&table, |state| state["rematch"].is_string())
        .await;
    let next = state["rematch"].as_str().expect("a name");
    // Its name is known a moment before it is there.
    let there = async {
        loop {
            let (status, found) = amy.get(&format!("/api/tables/{next}")).await;
            if status == StatusCode::OK {
                return found;
            }
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    };
    let second = timeout(HANGS, there).await.expect("the next table");
    assert_eq!(second["stage"], "running");
    assert_eq!(second["yours"], json!([2]));
    assert_eq!(second["seats"][0]["sitter"]["id"], ben.id);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_talk_and_need_not_listen() {
    let server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let table = begun("kamon", &amy, &ben).await;
    let mut ours = amy.watching(&table).await;
    let mut theirs = ben.watching(&table).await;
    let say = |text: &str| json!({ "type": "say", "table": table, "text": text });
    theirs.done(say("  Hello\u{7} there ")).await;
    let said = ours.until(|message| message["type"] == "said").await;
    assert_eq!(said["lines"][0]["text"], "Hello there");
    assert_eq!(said["lines"][0]["name"], ben.name);
    theirs.refused(say(" \n "), "chat").await;
    theirs.refused(say(&"x".repeat(301)), "chat").await;
    let mut nobody = Client::nobody(&server.url()).watching(&table).await;
    nobody.refused(say("Me too"), "unauthorised").await;
    // Who comes later hears what was said; from a line on, if they have the others.
    let mut late = amy.socket().await;
    let watch = json!({ "type": "watch", "table": table, "heard": 0 });
    late.send(&watch).await;
    let said = late.until(|message| message["type"] == "said").await;
    assert_eq!(said["lines"].as_array().map(Vec::len), Some(1));

    let path = format!("/api/me/muted/{}", ben.id);
    assert_eq!(amy.put(&path).await.0, StatusCode::NO_CONTENT);
    assert_eq!(amy.read("/api/me/muted").await, json!([ben.id]));
    let mut deaf = amy.watching(&table).await;
    theirs.done(say("Can you hear me?")).await;
    // This tab was open before.
    ours.until(|message| message["lines"][0]["number"] == 2)
        .await;
    ours.done(say("It is quiet here.")).await;
    let heard = deaf.until(|message| message["type"] == "said").await;
    assert_eq!(heard["lines"][0]["text"], "It is quiet here.");
    let lines = amy.read(&format!("/api/tables/{table}/chat")).await;
    assert_eq!(lines.as_array().map(Vec::len), Some(1));
    assert_eq!(amy.delete(&path).await.0, StatusCode::NO_CONTENT);
    let lines = amy.read(&format!("/api/tables/{table}/chat")).await;
    assert_eq!(lines.as_array().map(Vec::len), Some(3));
    let complaint = json!({ "about": ben.id, "text": "shouts" });
    let path = format!("/api/tables/{table}/reports");
    assert_eq!(amy.post(&path, complaint).await.0, StatusCode::NO_CONTENT);
    assert!(server.administer(&["reports"]).await.contains("shouts"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_back_gets_only_what_is_missing_and_all_tabs_see_the_same() {
    let server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let table = begun("kamisado", &amy, &ben).await;
    let mut ours = amy.watching(&table).await;
    let mut theirs = ben.watching(&table).await;
    let mut other_tab = amy.watching(&table).await;
    let mut spectator = Client::nobody(&server.url()).watching(&table).await;
    let state = spectator
        .until(|message| message["type"] == "presence" || message["table"]["watchers"] == 1);
    state.await;
    assert_eq!(spectator.tables[&table]["yours"], json!([]));
    ours.done(act(&table, 0, "d1d5")).await;
    for socket in [&mut ours, &mut theirs, &mut other_tab, &mut spectator] {
        socket.until_table(&table, |state| state["seen"] == 1).await;
        assert_eq!(socket.moves[&table], ["d1d5"]);
    }
    let mut one = ours.tables[&table].clone();
    let mut same = other_tab.tables[&table].clone();
    (one["now"], same["now"]) = (Value::Null, Value::Null);
    assert_eq!(one, same);
    assert!(!crate::client::is_mine(&spectator.tables[&table]));

    // Nothing has changed since.
    let number = ours.tables[&table]["number"].clone();
    let watch = |number: &Value, moves: u32| {
        let have = json!({ "number": number, "moves": moves });
        json!({ "type": "watch", "table": table, "have": have })
    };
    let mut again = amy.socket().await;
    again.send(&watch(&number, 1)).await;
    let current = again
        .until(|message| message["type"] == "current" || message["type"] == "table")
        .await;
    assert_eq!(
        current,
        json!({ "type": "current", "table": table, "number": number })
    );

    // Two moves are missing.
    drop(again);
    theirs.act_by_chance(&table, &mut chance(5)).await;
    ours.until_table(&table, |state| state["seen"] == 2).await;
    ours.act_by_chance(&table, &mut chance(6)).await;
    let mut back = amy.socket().await;
    back.moves.insert(table.clone(), vec!["d1d5".into()]);
    back.send(&watch(&number, 1)).await;
    let missed = back.until(|message| message["type"] == "table").await;
    assert_eq!(missed["table"]["moves_from"], 1);
    assert_eq!(missed["table"]["moves"].as_array().map(Vec::len), Some(2));
    assert_eq!(missed["table"]["moves"], json!(ours.moves[&table][1..]));
    // Nonsense does no harm.
    back.send(&watch(&json!(u32::MAX), u32::MAX)).await;
    back.until(|message| message["type"] == "table").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stops_tells_everybody_to_come_back() {
    let mut server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let table = begun("kamisado", &amy, &ben).await;
    let mut ours = amy.watching(&table).await;
    ours.done(act(&table, 0, "d1d5")).await;
    let (status, bye) = tokio::join!(
        server.stop(),
        ours.until(|message| message["type"] == "bye")
    );
    assert!(status.success(), "{status}");
    assert_eq!(bye["reason"], "the server restarts");
    assert!(bye["again_in"].as_u64() > Some(0));
    assert!(ours.next().await.is_none());
    server.restart().await;
    let theirs = ben.watching(&table).await;
    assert_eq!(theirs.moves[&table], ["d1d5"]);
}
