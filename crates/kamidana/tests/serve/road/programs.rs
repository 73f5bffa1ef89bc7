//! Programs that play: tokens with scopes, and streams of lines.

use futures::StreamExt as _;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::{sync::mpsc, time::timeout};

use crate::{
    client::{Client, HANGS, chance, choice, is_over},
    server::Server,
};

/// The lines of a stream, as they come.
async fn lines(client: &Client, path: &str) -> mpsc::UnboundedReceiver<Value> {
    let request = client.request(Method::GET, path);
    let request = request.timeout(10 * HANGS);
    let answer = request.send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::OK, "{path}");
    assert_eq!(answer.headers()["content-type"], "application/x-ndjson");
    let (sender, receiver) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut bytes = answer.bytes_stream();
        let mut line = Vec::new();
        while let Some(Ok(some)) = bytes.next().await {
            for byte in some {
                if byte != b'\n' {
                    line.push(byte);
                    continue;
                }
                if !line.is_empty() {
                    let value = serde_json::from_slice(&line).expect("a line of JSON");
                    line.clear();
                    if sender.send(value).is_err() {
                        return;
                    }
                }
            }
        }
    });
    receiver
}

async fn next(lines: &mut mpsc::UnboundedReceiver<Value>) -> Value {
    let line = timeout(HANGS, lines.recv()).await;
    line.expect("a line in time").expect("the stream goes on")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_without_a_socket_is_there_for_the_others() {
    let server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let setup = json!({ "game": "kamisado", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let table = ben.table(setup).await;
    let mut bens = ben.watching(&table).await;
    amy.want(&table, json!({ "want": "sit" })).await;
    let both = |message: &Value| {
        let state = &message["table"];
        message["present"] == json!([1, 2])
            || (state["seats"][0]["present"] == true && state["seats"][1]["present"] == true)
    };
    bens.until(both).await;
    let state = amy.state(&table).await;
    assert_eq!(state["seats"][1]["present"], true, "{state}");
    let (status, refused) = ben
        .post(
            &format!("/api/tables/{table}/wants"),
            json!({ "want": "claim", "seat": 2 }),
        )
        .await;
    assert_eq!(status, StatusCode::CONFLICT, "{refused}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_is_challenged_plays_over_streams_and_hears_of_the_end() {
    let server = Server::start().await;
    let owner = Client::member(&server, "Robota").await;
    let (status, made) = owner.post("/api/me/bot", Value::Null).await;
    assert_eq!((status, &made["kind"]), (StatusCode::OK, &json!("bot")));
    let bot = owner.with_token(&["play", "chat"]).await;
    let mut events = lines(&bot, "/api/stream/events").await;
    let amy = Client::guest(&server).await;
    let asked = json!({ "kind": "asked", "name": "robota" });
    let setup = json!({ "game": "kamisado", "options": { "length": "single" },
                        "seats": [{ "kind": "me" }, asked] });

    let declined = amy.table(setup.clone()).await;
    let event = next(&mut events).await;
    assert_eq!(event["type"], "challenge");
    assert_eq!(event["table"]["id"], declined.as_str());
    bot.want(&declined, json!({ "want": "abort" })).await;
    assert_eq!(next(&mut events).await["type"], "challengeCanceled");
    assert_eq!(
        amy.state(&declined).await["ending"]["how"]["how"],
        "declined"
    );

    let table = amy.table(setup).await;
    assert_eq!(next(&mut events).await["type"], "challenge");
    bot.want(&table, json!({ "want": "sit" })).await;
    assert_eq!(next(&mut events).await["type"], "gameStart");
    let mut game = lines(&bot, &format!("/api/tables/{table}/stream")).await;
    let mut ours = amy.watching(&table).await;
    let playing = tokio::spawn({
        let table = table.clone();
        async move { ours.play(&table, &mut chance(1)).await }
    });
    let mut by_chance = chance(2);
    let (status, _) = bot
        .post(
            &format!("/api/tables/{table}/chat"),
            json!({ "text": "Beep." }),
        )
        .await;
    assert_eq!(status, StatusCode::CREATED);
    let mut heard = false;
    loop {
        let line = next(&mut game).await;
        heard |= line["type"] == "said";
        if line["type"] != "table" {
            continue;
        }
        let state = &line["table"];
        if is_over(state) {
            break;
        }
        if let Some(action) = choice(state, &mut by_chance) {
            let path = format!("/api/tables/{table}/actions");
            let body = json!({ "action": action, "seen": state["seen"] });
            let (status, done) = bot.post(&path, body.clone()).await;
            // A line that does not change whose turn it is comes twice.
            if status != StatusCode::OK {
                assert_eq!(done["code"], "moved-on", "{done}");
                continue;
            }
            assert!(done["number"].is_u64());
            let (status, refused) = bot.post(&path, body).await;
            assert_eq!(status, StatusCode::CONFLICT);
            assert!(["moved-on", "over"].contains(&refused["code"].as_str().expect("a code")));
        }
    }
    assert!(heard);
    playing.await.expect("Amy plays to the end");
    let event = next(&mut events).await;
    assert_eq!(event["type"], "gameFinish");
    // Who has played stays what they are.
    let member = Client::member(&server, "Ben").await;
    member
        .table(json!({ "game": "kamon", "seats": [{ "kind": "me" }, { "kind": "open" }] }))
        .await;
    let (status, _) = member.post("/api/me/bot", Value::Null).await;
    assert_eq!(status, StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_can_do_what_it_was_made_for_and_nothing_else() {
    let server = Server::start().await;
    let amy = Client::member(&server, "Amy").await;
    let open = json!({ "kind": "open" });
    let setup = json!({ "game": "kamisado", "seats": [{ "kind": "me" }, open] });
    let table = amy.table(setup.clone()).await;
    let ben = Client::guest(&server).await;
    ben.want(&table, json!({ "want": "sit" })).await;
    let player = amy.with_token(&["play"]).await;
    let talker = amy.with_token(&["chat"]).await;
    let challenger = amy.with_token(&["challenge"]).await;
    let (chat, actions) = (
        format!("/api/tables/{table}/chat"),
        format!("/api/tables/{table}/actions"),
    );
    let words = json!({ "text": "Hello" });
    let action = json!({ "action": "d1d5", "seen": 0 });
    for (client, path, body) in [
        (&player, &*chat, &words),
        (&talker, &*actions, &action),
        (&challenger, &*actions, &action),
        (&player, "/api/tables", &setup),
        (&talker, "/api/analyses", &json!({ "game": "kamisado" })),
    ] {
        let (status, problem) = client.post(path, body.clone()).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{path}: {problem}");
    }
    let (status, _) = talker.get("/api/stream/events").await;
    assert_eq!(status, StatusCode::FORBIDDEN);

    // The socket is no way around.
    let act = json!({ "type": "act", "table": table, "seen": 0, "action": "d1d5" });
    let say = json!({ "type": "say", "table": table, "text": "Hello" });
    let resign = json!({ "want": "resign" });
    let resign = json!({ "type": "want", "table": table, "wanted": resign });
    let mut socket = talker.socket().await;
    socket.refused(act.clone(), "forbidden").await;
    socket.refused(resign, "forbidden").await;
    socket.done(say.clone()).await;
    let mut socket = player.socket().await;
    socket.refused(say, "forbidden").await;
    socket.done(act).await;
    assert_eq!(talker.post(&chat, words).await.0, StatusCode::CREATED);
    assert_eq!(
        challenger.post("/api/tables", setup).await.0,
        StatusCode::CREATED
    );

    // The account itself is for the person.
    for path in ["/api/me/export", "/api/sessions", "/api/me/tokens"] {
        assert_eq!(player.get(path).await.0, StatusCode::FORBIDDEN, "{path}");
    }
    let more = json!({ "label": "more", "scopes": ["chat"] });
    assert_eq!(
        player.post("/api/me/tokens", more).await.0,
        StatusCode::FORBIDDEN
    );
    assert_eq!(player.delete("/api/me").await.0, StatusCode::FORBIDDEN);
    assert_eq!(
        player.delete("/api/sessions/all").await.0,
        StatusCode::FORBIDDEN
    );
    let nonsense = json!({ "label": "x", "scopes": ["everything"] });
    assert_eq!(
        amy.post("/api/me/tokens", nonsense).await.0,
        StatusCode::BAD_REQUEST
    );

    // A token that was ended is nobody's.
    let tokens = amy.read("/api/me/tokens").await;
    let tokens = tokens.as_array().expect("a list");
    assert_eq!(tokens.len(), 3);
    for token in tokens {
        let path = format!("/api/me/tokens/{}", token["id"].as_str().expect("an id"));
        assert_eq!(amy.delete(&path).await.0, StatusCode::NO_CONTENT);
    }
    socket.until(|message| message["type"] == "bye").await;
    assert_eq!(player.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(amy.get("/api/me").await.0, StatusCode::OK);
}
