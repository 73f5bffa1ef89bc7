//! What guests and people around one device are called, and that nobody passes for somebody else.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::{client::Client, server::Server};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_no_session_is_nobody_which_is_no_mistake() {
    let server = Server::start().await;
    let nobody = Client::nobody(&server.url());
    let (status, body) = nobody.get("/api/me").await;
    assert_eq!((status, body), (StatusCode::NO_CONTENT, json!("")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_is_called_by_a_nickname_wherever_they_play() {
    let server = Server::start().await;
    let mut amy = Client::guest(&server).await;
    let ben = Client::guest(&server).await;
    let guest = amy.name.clone();
    let invited = json!({ "kind": "invited" });
    let setup = json!({ "game": "kamisado", "seats": [{ "kind": "me" }, invited] });
    let before = amy.table(setup.clone()).await;
    let (status, called) = amy.call_me("Amy").await;
    assert_eq!(
        (status, &called["nickname"]),
        (StatusCode::OK, &json!("Amy"))
    );
    assert_eq!(
        called["name"],
        guest.as_str(),
        "it is no name of an account"
    );
    assert_eq!(amy.read("/api/me").await["nickname"], "Amy");
    let after = amy.table(setup).await;
    for table in [&before, &after] {
        let sitter = &ben.state(table).await["seats"][0]["sitter"];
        assert_eq!(
            (&sitter["nickname"], &sitter["account"]),
            (&json!("Amy"), &json!("guest"))
        );
    }
    // Others may share it: a friend who comes by a link is never refused because of a stranger.
    assert_eq!(ben.call_me("Amy").await.0, StatusCode::OK);
    let key = amy.state(&after).await["key"].clone();
    ben.want(&after, json!({ "want": "sit", "key": key })).await;
    let record = ben.text(&format!("/api/tables/{after}/record")).await;
    assert!(record.contains("[White \"Amy\"]"), "{record}");

    // With an account comes a name of one's own.
    amy.register("Amelia").await;
    let sitter = &ben.state(&after).await["seats"][0]["sitter"];
    assert_eq!(
        (&sitter["name"], &sitter["nickname"]),
        (&json!("Amelia"), &Value::Null)
    );
    assert_eq!(amy.call_me("Amy").await.0, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_nickname_passes_for_a_member_or_for_the_site() {
    let server = Server::start().await;
    let _ = Client::member(&server, "Amelia").await;
    let guest = Client::guest(&server).await;
    for (wanted, code) in [
        ("Amelia", "name-taken"),
        ("AMELIA", "name-taken"),
        ("Arnelia", "name-taken"),
        ("A.m.e.l.i.a", "name-taken"),
        ("\u{410}melia", "name-scripts"),
        ("Moderator", "name-reserved"),
        ("Guest 123456", "name-reserved"),
        ("<b>x</b>", "name-character"),
        ("a\u{202e}b", "name-character"),
        ("", "name-short"),
        ("1234", "name-no-letter"),
        ("Amelia who has far too much to say", "name-long"),
    ] {
        let (status, problem) = guest.call_me(wanted).await;
        assert!(status.is_client_error(), "{wanted}: {problem}");
        assert_eq!(problem["code"], code, "{wanted}: {problem}");
    }
    assert_eq!(guest.read("/api/me").await["nickname"], Value::Null);
    let nobody = Client::nobody(&server.url());
    assert_eq!(nobody.call_me("Amy").await.0, StatusCode::UNAUTHORIZED);
    // Back to the number.
    assert_eq!(guest.call_me("Amy").await.0, StatusCode::OK);
    let request = guest.request(Method::PUT, "/api/me/nickname");
    let answer = request.json(&json!({ "nickname": null })).send().await;
    assert_eq!(answer.expect("an answer").status(), StatusCode::OK);
    assert_eq!(guest.read("/api/me").await["nickname"], Value::Null);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_around_one_device_have_names_and_keep_them_when_they_play_again() {
    let server = Server::start().await;
    let _ = Client::member(&server, "Amelia").await;
    let host = Client::guest(&server).await;
    let me = |name: &str| json!({ "kind": "me", "name": name });
    let setup = |names: [&str; 2], public: bool| {
        let seats = names.map(me);
        json!({ "game": "kamon", "seats": seats, "public": public })
    };
    let table = host.table(setup(["Mum", "Zoë"], false)).await;
    let named = |state: &Value| {
        let seats = state["seats"].as_array().expect("seats").clone();
        let name = |seat: &Value| seat["wish"]["name"].as_str().unwrap_or_default().to_owned();
        seats.iter().map(name).collect::<Vec<_>>()
    };
    assert_eq!(named(&host.state(&table).await), ["Mum", "Zoë"]);
    let record = host.text(&format!("/api/tables/{table}/record")).await;
    assert!(record.contains("[Black \"Mum\"]") && record.contains("[White \"Zoë\"]"));
    for _ in 0..2 {
        let state = host.state(&table).await;
        let action = state["view"]["choices"]["actions"][0].clone();
        let path = format!("/api/tables/{table}/actions");
        host.post(&path, json!({ "action": action })).await;
    }
    host.want(&table, json!({ "want": "resign" })).await;
    host.want(&table, json!({ "want": "again" })).await;
    let again = host.state(&table).await["rematch"]
        .as_str()
        .map(String::from);
    let again = host.state(&again.expect("a new table")).await;
    assert_eq!(named(&again), ["Zoë", "Mum"], "each plays the other side");

    for (names, public, field, code) in [
        (["Mum", "Admin"], false, "seats.1", "name-reserved"),
        (["<i>", "Zoë"], false, "seats.0", "name-character"),
        (["Mum", "Amelia"], true, "seats.1", "name-taken"),
    ] {
        let (status, problem) = host.post("/api/tables", setup(names, public)).await;
        assert!(status.is_client_error(), "{problem}");
        assert_eq!(
            (&problem["field"], &problem["code"]),
            (&json!(field), &json!(code))
        );
    }
    let long = "x".repeat(21);
    let (status, _) = host.post("/api/tables", setup(["Mum", &long], false)).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    // In private nobody is deceived.
    host.table(setup(["Mum", "Amelia"], false)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_somebody_unknown_is_told_which_seat() {
    let server = Server::start().await;
    let amy = Client::member(&server, "Amelia").await;
    let asked = |name: &str| json!({ "kind": "asked", "name": name });
    for (name, code) in [("Nobody at all", "nobody"), ("amelia", "yourself")] {
        let seats = [json!({ "kind": "me" }), asked(name)];
        let wanted = json!({ "game": "kamon", "seats": seats });
        let (_, problem) = amy.post("/api/tables", wanted).await;
        assert_eq!(
            (&problem["field"], &problem["code"]),
            (&json!("seats.1"), &json!(code))
        );
    }
}
