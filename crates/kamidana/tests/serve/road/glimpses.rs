//! Small pictures of tables, for those who look at many.

use serde_json::{Value, json};

use crate::{
    client::{Client, Socket},
    server::Server,
};

fn glimpse(tables: &[&str]) -> Value {
    json!({ "type": "glimpse", "tables": tables })
}

/// Reads until the picture of a table is like this.
async fn until_picture(socket: &mut Socket, table: &str, fits: impl Fn(&Value) -> bool) -> Value {
    let message = socket.until(|message| {
        let glimpse = &message["glimpse"];
        message["type"] == "glimpse" && glimpse["table"] == table && fits(glimpse)
    });
    message.await["glimpse"].clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_who_looks_at_a_picture_sees_the_game_go_on_to_its_end() {
    let server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let setup = json!({ "game": "kamisado", "public": true, "seats": seats,
                        "time": { "kind": "fischer", "initial": 300, "increment": 0 } });
    let table = amy.table(setup).await;
    let mut passing = Client::nobody(&server.url()).socket().await;
    let mut player = ben.socket().await;
    for socket in [&mut passing, &mut player] {
        socket.send(&glimpse(&[&table, &table])).await;
        let waiting = until_picture(socket, &table, |_| true).await;
        assert_eq!(waiting["stage"], "waiting");
    }
    ben.want(&table, json!({ "want": "sit" })).await;
    for (socket, viewer) in [
        (&mut passing, json!("spectator")),
        (&mut player, json!({ "seat": 2 })),
    ] {
        let running = until_picture(socket, &table, |it| it["stage"] == "running").await;
        assert_eq!(running["view"]["viewer"], viewer);
        assert_eq!(running["view"]["choices"]["actions"], json!([]));
        assert_eq!(running["clocks"][0]["millis"], 300_000);
        assert_eq!(running["watchers"], 0, "who sees a picture does not watch");
    }
    let path = format!("/api/tables/{table}/actions");
    let (_, done) = amy.post(&path, json!({ "action": "d1d5" })).await;
    let number = done["number"].clone();
    let moved = until_picture(&mut passing, &table, |it| it["number"] == number).await;
    assert_eq!(moved["view"]["to_act"], 2);
    ben.want(&table, json!({ "want": "resign" })).await;
    until_picture(&mut passing, &table, |it| it["stage"] == "over").await;
    // Whoever comes later sees how it ended.
    let mut late = Client::nobody(&server.url()).socket().await;
    late.send(&glimpse(&[&table])).await;
    let over = until_picture(&mut late, &table, |_| true).await;
    assert_eq!(over["stage"], "over");
    assert!(over["view"]["board"].is_object());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_looks_at_too_many_pictures_and_only_those_asked_for_last_come() {
    let server = Server::start().await;
    let amy = Client::guest(&server).await;
    let setup = json!({ "game": "kamon", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let (first, second) = (amy.table(setup.clone()).await, amy.table(setup).await);
    let mut socket = amy.socket().await;
    let many = vec![&*first; 25];
    socket.refused(glimpse(&many), "too-many").await;
    socket.send(&glimpse(&["no name of a table"])).await;
    socket
        .until(|message| message["type"] == "refused" && message["code"] == "malformed")
        .await;
    // A table that nobody knows has no picture, and does no harm.
    let unknown: String = first.chars().rev().collect();
    socket.send(&glimpse(&[&unknown, &first])).await;
    let both_seats = until_picture(&mut socket, &first, |_| true).await;
    assert_eq!(
        both_seats["view"]["viewer"], "spectator",
        "others look, too"
    );
    socket.send(&glimpse(&[&second])).await;
    until_picture(&mut socket, &second, |_| true).await;
    let action = amy.state(&first).await["view"]["choices"]["actions"][0].clone();
    let path = format!("/api/tables/{first}/actions");
    amy.post(&path, json!({ "action": action })).await;
    amy.want(&second, json!({ "want": "abort" })).await;
    until_picture(&mut socket, &second, |it| it["stage"] == "over").await;
    let seen = |text: &&String| text.contains("\"glimpse\"") && text.contains(&first);
    assert_eq!(socket.received.iter().filter(seen).count(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lists_and_tables_tell_how_strong_people_are_and_how_their_games_ended() {
    let server = Server::start().await;
    let amy = Client::member(&server, "Amy Strong").await;
    let ben = Client::member(&server, "Ben Strong").await;
    let time = json!({ "kind": "fischer", "initial": 600, "increment": 0 });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let setup = json!({ "game": "kamisado", "time": time, "rated": true, "public": true,
                        "seats": seats });
    let table = amy.table(setup.clone()).await;
    ben.want(&table, json!({ "want": "sit" })).await;
    assert_eq!(amy.state(&table).await["seats"][0]["rating"], Value::Null);
    // A game that nobody has begun does not count.
    let path = format!("/api/tables/{table}/actions");
    amy.post(&path, json!({ "action": "d1d5" })).await;
    ben.post(&path, json!({ "action": "a8a5" })).await;
    ben.want(&table, json!({ "want": "resign" })).await;
    let next = amy.table(setup).await;
    let seat = &amy.state(&next).await["seats"][0];
    assert!(seat["rating"]["value"].as_u64() > Some(1500), "{seat}");
    assert_eq!(seat["rating"]["provisional"], true);
    let lobby = ben.read("/api/lobby").await;
    assert_eq!(lobby["open"][0]["ratings"][0], seat["rating"]);
    assert_eq!(lobby["open"][0]["ratings"][1], Value::Null);
    assert_eq!(lobby["waiting"], 1);
    let found = ben.read("/api/tables?stage=over").await;
    assert_eq!(found["tables"][0]["ratings"][0], seat["rating"]);
    let mine = amy.read("/api/me").await;
    assert_eq!(mine["games"][0]["ratings"][0], seat["rating"]);
    let told = ben.read("/api/people/Amy%20Strong/statistics").await;
    let mode = found["tables"][0]["mode"].clone();
    let tally = json!({ "game": "kamisado", "mode": mode, "seat": 1,
                        "played": 1, "won": 1, "drawn": 0 });
    let expected = json!({ "all": [tally], "against_you": [tally], "partners": [] });
    assert_eq!(told, expected);
    let own = amy.read("/api/people/Amy%20Strong/statistics").await;
    assert_eq!(own["against_you"], json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn statistics_name_the_partners_of_games_with_teams() {
    let server = Server::start().await;
    let amy = Client::member(&server, "Amy Partner").await;
    let ben = Client::member(&server, "Ben Partner").await;
    let (cho, dan) = (Client::guest(&server).await, Client::guest(&server).await);
    let open = json!({ "kind": "open" });
    for players in [4, 3] {
        let mut seats = vec![json!({ "kind": "me" })];
        seats.resize(players, open.clone());
        let options = json!({ "players": players.to_string() });
        let setup = json!({ "game": "kami", "options": options, "public": true, "seats": seats });
        let table = amy.table(setup).await;
        // Partners sit opposite.
        for player in [&cho, &ben, &dan].into_iter().take(players - 1) {
            player.want(&table, json!({ "want": "sit" })).await;
        }
        cho.want(&table, json!({ "want": "resign" })).await;
    }
    let told = cho.read("/api/people/Amy%20Partner/statistics").await;
    let with_ben = json!({ "name": "Ben Partner", "game": "kami", "played": 1, "won": 1 });
    assert_eq!(told["partners"], json!([with_ben]));
}
