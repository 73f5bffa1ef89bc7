//! Somebody who fills the lobby, and programs that look for people.

use futures::future::join_all;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::{client::Client, server::Server};

fn open_table() -> Value {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    json!({ "game": "kamisado", "public": true, "seats": seats })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_and_a_house_full_of_guests_have_only_a_few_open_tables() {
    let server = Server::start_with(&[]).await;
    let mut opened = 0;
    let mut guests = Vec::new();
    for number in 0..5 {
        let guest = Client::guest(&server).await;
        // All at once, so that none of them knows of the others.
        let answers = join_all((0..5).map(|_| guest.post("/api/tables", open_table()))).await;
        let made = answers
            .iter()
            .filter(|(status, _)| *status == StatusCode::CREATED);
        opened += made.count();
        if number == 0 {
            assert_eq!(opened, 3);
            let (status, refused) = guest.post("/api/tables", open_table()).await;
            assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "{refused}");
            assert_eq!(refused["code"], "busy");
            // A private table is nobody's business.
            let mut private = open_table();
            private["public"] = json!(false);
            guest.table(private).await;
        }
        guests.push(guest);
    }
    assert_eq!(opened, 12);
    // Whoever closes one can open another.
    let own = guests[0].read("/api/lobby").await["open"].clone();
    let first = &guests[0];
    let is_own = |table: &&Value| table["sitters"][0]["id"] == first.id;
    let own = own.as_array().expect("a list").iter().find(is_own);
    let own = own.expect("a table")["id"].as_str().expect("a name");
    first.want(own, json!({ "want": "abort" })).await;
    first.table(open_table()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_waits_longest_is_found_first_however_many_wait() {
    let server = Server::start().await;
    let (amy, ben, crowd) = (
        Client::guest(&server).await,
        Client::guest(&server).await,
        Client::guest(&server).await,
    );
    let longest = amy.table(open_table()).await;
    for _ in 0..120 {
        crowd.table(open_table()).await;
    }
    let wanted = json!({ "game": "kamisado", "time": { "kind": "none" } });
    let (status, table) = ben.post("/api/pairings", wanted).await;
    assert_eq!(status, StatusCode::OK, "{table}");
    assert_eq!(table["id"], longest.as_str());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_is_marked_and_meets_people_only_if_they_agree() {
    let server = Server::start().await;
    let robot = Client::member(&server, "Robota").await;
    let (status, _) = robot.post("/api/me/bot", Value::Null).await;
    assert_eq!(status, StatusCode::OK);
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let wanted = |bots: bool| json!({ "game": "kamon", "time": { "kind": "none" }, "bots": bots });
    let pair = |client: Client, bots: bool| async move {
        let (status, table) = client.post("/api/pairings", wanted(bots)).await;
        assert_eq!(status, StatusCode::OK, "{table}");
        table
    };
    let amys = pair(amy.clone(), false).await;
    let robots = pair(robot.clone(), true).await;
    assert_ne!(amys["id"], robots["id"], "nobody asked Amy");
    let path = format!("/api/tables/{}/wants", amys["id"].as_str().expect("a name"));
    let (status, refused) = robot.post(&path, json!({ "want": "sit" })).await;
    assert_eq!(
        (status, &refused["code"]),
        (StatusCode::CONFLICT, &json!("seat-taken"))
    );
    // Ben sits down with Amy, because he would not play against a program; Cleo would.
    let bens = pair(ben, false).await;
    assert_eq!(bens["id"], amys["id"]);
    let cleo = Client::guest(&server).await;
    let lobby = cleo.read("/api/lobby").await["open"].clone();
    let seats = &lobby[0]["sitters"];
    let robota = seats
        .as_array()
        .expect("a list")
        .iter()
        .find(|s| !s.is_null());
    assert_eq!(robota.expect("a sitter")["account"], "bot", "{lobby}");
    let cleos = pair(cleo, true).await;
    assert_eq!(cleos["id"], robots["id"]);
    let accounts: Vec<&str> = cleos["seats"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|seat| seat["sitter"]["account"].as_str())
        .collect();
    assert!(
        accounts.contains(&"bot") && accounts.contains(&"guest"),
        "{accounts:?}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_asks_as_many_as_it_has_seats_and_calls_them_by_their_names() {
    let server = Server::start().await;
    let (amy, robota) = (
        Client::guest(&server).await,
        Client::member(&server, "Robota").await,
    );
    let asked = json!({ "kind": "asked", "name": "rObOtA\u{202e}\n" });
    let asked_well = json!({ "kind": "asked", "name": "rObOtA" });
    let many = json!({ "game": "kamisado", "seats": vec![asked_well.clone(); 3000] });
    let (status, refused) = amy.post("/api/tables", many).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{refused}");
    let setup = json!({ "game": "kamisado", "seats": [{ "kind": "me" }, asked_well] });
    let table = amy.table(setup).await;
    assert_eq!(
        amy.state(&table).await["seats"][1]["wish"]["name"],
        robota.name.as_str()
    );
    // However it is typed, if it is found at all.
    let setup = json!({ "game": "kamisado", "seats": [{ "kind": "me" }, asked] });
    let (status, made) = amy.post("/api/tables", setup).await;
    if status == StatusCode::CREATED {
        assert_eq!(made["seats"][1]["wish"]["name"], robota.name.as_str());
    }
}
