//! Requests that pretend to be something else.

use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite;

use crate::{client::Client, client::PASSWORD, server::Server};

fn refused_upgrade(opened: Result<crate::client::Socket, tungstenite::Error>) -> u16 {
    match opened {
        Err(tungstenite::Error::Http(answer)) => answer.status().as_u16(),
        Err(error) => panic!("{error}"),
        Ok(_) => 101,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_site_can_neither_change_anything_nor_open_a_socket() {
    let server = Server::start().await;
    let amy = Client::member(&server, "Amy").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let setup = json!({ "game": "kamon", "seats": seats });
    let from = |origin: &str, method: Method, path: &str| {
        let request = amy.request(method, path).header(header::ORIGIN, origin);
        request.json(&setup).send()
    };
    let own = server.url();
    let port = server.address.port();
    let similar = format!("http://127.0.0.1.evil.example:{port}");
    let other_port = format!("http://127.0.0.1:{}", port - 1);
    let with_us = format!("http://evil.example/http://127.0.0.1:{port}");
    for origin in [
        "https://evil.example",
        "null",
        "",
        &similar,
        &other_port,
        &with_us,
    ] {
        for (method, path) in [
            (Method::POST, "/api/tables"),
            (Method::POST, "/api/guests"),
            (Method::POST, "/api/sessions"),
            (Method::DELETE, "/api/me"),
            (Method::DELETE, "/api/sessions/all"),
            (Method::PUT, "/api/me/muted/1"),
        ] {
            let answer = from(origin, method, path).await.expect("an answer");
            assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{origin} {path}");
            let kind = &answer.headers()[header::CONTENT_TYPE];
            assert_eq!(kind, "application/problem+json");
        }
        let opened = amy.try_socket(Some(origin)).await;
        assert_eq!(refused_upgrade(opened), 403, "{origin}");
    }
    let answer = from(&own, Method::POST, "/api/tables").await;
    assert_eq!(answer.expect("an answer").status(), StatusCode::CREATED);
    assert!(amy.try_socket(Some(&own)).await.is_ok());
    // A form of another site cannot send JSON without asking, and nobody answers such a question.
    let form = amy
        .request(Method::POST, "/api/tables")
        .header(header::CONTENT_TYPE, "text/plain")
        .body(setup.to_string());
    let answer = form.send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let question = amy
        .request(Method::OPTIONS, "/api/tables")
        .header(header::ORIGIN, "https://evil.example")
        .header(header::ACCESS_CONTROL_REQUEST_METHOD, "POST");
    let answer = question.send().await.expect("an answer");
    assert!(
        !answer
            .headers()
            .contains_key(header::ACCESS_CONTROL_ALLOW_ORIGIN)
    );
    assert_eq!(
        amy.get("/api/me").await.0,
        StatusCode::OK,
        "she is still there"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cookies_are_for_the_public_address_and_cannot_be_made_up() {
    let public = "https://kamidana.example";
    let server = Server::start_with(&["--public-url", public]).await;
    let nobody = Client::nobody(&server.url());
    let request = nobody.request(Method::POST, "/api/guests");
    let answer = request.header(header::ORIGIN, public).send().await;
    let answer = answer.expect("an answer");
    assert_eq!(answer.status(), StatusCode::CREATED);
    let cookie = answer.headers()[header::SET_COOKIE].to_str().expect("text");
    assert!(cookie.split("; ").any(|part| part == "Secure"), "{cookie}");
    // The name of the request does not matter when the site has one.
    let request = nobody.request(Method::POST, "/api/guests");
    let answer = request.header(header::ORIGIN, server.url()).send().await;
    assert_eq!(answer.expect("an answer").status(), StatusCode::FORBIDDEN);
    let long = format!("kamidana_session={}", "x".repeat(4000));
    for made_up in [
        "kamidana_session=",
        "kamidana_session=ks_0000000000000000000000000000000000000000000",
        "kamidana_session=' OR 1=1 --",
        "other=1; kamidana_session=%00; kamidana_session=x",
        &long,
    ] {
        let request = nobody.request(Method::GET, "/api/sessions");
        let answer = request.header(header::COOKIE, made_up).send().await;
        let status = answer.expect("an answer").status();
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{made_up}");
    }
    for made_up in ["Bearer kt_0", "Bearer ", "Basic YTpi", "Bearer"] {
        let request = nobody.request(Method::GET, "/api/sessions");
        let answer = request.header(header::AUTHORIZATION, made_up).send().await;
        let status = answer.expect("an answer").status();
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{made_up}");
    }
}

/// Setups that no table can have.
fn impossible_setups() -> Vec<Value> {
    let me = json!({ "kind": "me" });
    let open = json!({ "kind": "open" });
    let level = |level: Value| json!({ "kind": "level", "level": level });
    let fischer = |initial: Value| json!({ "kind": "fischer", "initial": initial, "increment": 0 });
    let byoyomi =
        |periods: u8| json!({ "kind": "byoyomi", "initial": 0, "period": 5, "periods": periods });
    let seats = [
        json!([]),
        json!([me]),
        json!([me, open, open]),
        json!(vec![&me; 10_000]),
        json!([me, level(json!(0))]),
        json!([me, level(json!(9))]),
        json!([me, level(json!(256))]),
        json!([me, level(json!(-1))]),
        json!([level(json!(1)), level(json!(1))]),
    ];
    let times = [
        fischer(json!(0)),
        fischer(json!(u32::MAX)),
        fischer(json!(1e30)),
        byoyomi(0),
        byoyomi(255),
        json!({ "kind": "correspondence", "days": 0 }),
    ];
    let options = [
        ("kamisado", json!({ "length": "endless" })),
        ("kamisado", json!({ "colour": "red" })),
        ("kamisado", json!({ "length": "series", "rounds": "51" })),
        ("kamon", json!({ "layout": "x".repeat(100_000) })),
        ("go", json!({})),
    ];
    let both = json!([me, open]);
    let seats = seats.map(|seats| json!({ "game": "kamisado", "seats": seats }));
    let times = times.map(|time| json!({ "game": "kamisado", "time": time, "seats": both }));
    let options =
        options.map(|(game, options)| json!({ "game": game, "options": options, "seats": both }));
    seats.into_iter().chain(times).chain(options).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bodies_and_setups_out_of_bounds_are_refused_cleanly() {
    let mut server = Server::start().await;
    let amy = Client::guest(&server).await;
    let request = amy.request(Method::POST, "/api/tables");
    let request = request.header(header::CONTENT_TYPE, "application/json");
    let answer = request.body(vec![b' '; 300 * 1024]).send().await;
    let answer = answer.expect("an answer");
    assert_eq!(answer.status(), StatusCode::PAYLOAD_TOO_LARGE);
    let kind = &answer.headers()[header::CONTENT_TYPE];
    assert_eq!(kind, "application/problem+json");
    for setup in impossible_setups() {
        let (status, problem) = amy.post("/api/tables", setup.clone()).await;
        let shown: String = setup.to_string().chars().take(200).collect();
        assert_eq!(status, StatusCode::BAD_REQUEST, "{shown}: {problem}");
        assert!(problem["detail"].is_string(), "{problem}");
    }
    for path in [
        "/api/tables/nonsense",
        "/api/tables/%00",
        "/api/tables/..%2F..%2Fetc",
        "/api/tables?limit=-1",
        "/api/tables?after=x",
        "/api/tables?from=99999999999999999999",
        "/api/tables?stage=asleep",
        "/api/top?game=kamisado&speed=warp",
    ] {
        let (status, problem) = amy.get(path).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{path}: {problem}");
    }
    for path in [
        "/api/tables/000000000000",
        "/api/people/%00",
        "/api/tables?player=%F0%9F%91%BB",
    ] {
        let (status, problem) = amy.get(path).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}: {problem}");
    }
    assert!(server.is_alive());
    assert!(!server.log_text().contains("panicked"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_and_actions_out_of_bounds_are_refused_cleanly() {
    let mut server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = amy
        .table(json!({ "game": "kamisado", "seats": seats }))
        .await;
    let path = format!("/api/tables/{table}/wants");
    let mut socket = ben.watching(&table).await;
    for seat in [
        json!(0),
        json!(5),
        json!(255),
        json!(256),
        json!(-1),
        json!(1.5),
        json!("1"),
        json!(u64::MAX),
        json!(1e300),
        json!([2]),
    ] {
        for want in ["sit", "claim"] {
            let wanted = json!({ "want": want, "seat": seat });
            let (status, problem) = ben.post(&path, wanted.clone()).await;
            assert_eq!(status, StatusCode::BAD_REQUEST, "{wanted}: {problem}");
            let message = json!({ "type": "want", "table": table, "wanted": wanted });
            socket.send(&message).await;
            let answer = socket.until(|message| message["type"] == "refused").await;
            assert_eq!(answer["code"], "malformed", "{wanted}: {answer}");
        }
    }
    let conflict = |(status, problem): (StatusCode, Value), code: &str| {
        assert_eq!(status, StatusCode::CONFLICT, "{problem}");
        assert_eq!(problem["code"], code, "{problem}");
        let detail = problem["detail"].as_str().expect("a text");
        assert!(detail.len() < 2000, "it repeats too much");
    };
    let sit = |seat: u8| json!({ "want": "sit", "seat": seat });
    for seat in [3, 4] {
        conflict(ben.post(&path, sit(seat)).await, "seat-taken");
    }
    ben.want(&table, sit(2)).await;
    for seat in [3, 4] {
        let claim = json!({ "want": "claim", "seat": seat });
        conflict(ben.post(&path, claim).await, "too-early");
    }
    let actions = format!("/api/tables/{table}/actions");
    for (action, code) in [
        (json!({ "action": "d1d5", "seen": u32::MAX }), "moved-on"),
        (json!({ "action": "x".repeat(100_000) }), "illegal"),
        (json!({ "action": "" }), "illegal"),
        (json!({ "action": "d1d1" }), "illegal"),
        (json!({ "action": "D1D5\u{0}" }), "illegal"),
    ] {
        conflict(amy.post(&actions, action).await, code);
    }
    assert!(server.is_alive());
    assert!(!server.log_text().contains("panicked"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_can_take_a_name_that_looks_like_another() {
    let server = Server::start().await;
    Client::member(&server, "Amy Mill").await;
    let nobody = Client::nobody(&server.url());
    for name in [
        // Hers, in other clothes.
        "amy mill",
        "AMY MILL",
        "Amy-Mill",
        "Amy_Mill",
        "Amy Mi11",
        "Аmy Mill",
        "Ａｍｙ Ｍｉｌｌ",
        "Amy  Mill",
        "Amy\u{200b} Mill",
        "Amy\u{a0}Mill",
        "\u{202e}lliM ymA",
        "Amу Mill",
        // Those of the site.
        "admin",
        "Administrator",
        "Kamidana",
        "Guest 123456",
        "Level 3",
        "system",
        "moderator",
        // Nothing, or too much.
        "",
        "A",
        "  ",
        "x\u{0}y",
        "xxxxxxxxxxxxxxxxxxxxx",
        "12345",
        "\u{1F47B}\u{1F47B}",
        "a\u{300}\u{301}\u{302}\u{303}\u{304}b",
    ] {
        let wanted = json!({ "name": name, "password": PASSWORD });
        let (status, problem) = nobody.post("/api/accounts", wanted).await;
        let refused = [StatusCode::BAD_REQUEST, StatusCode::CONFLICT];
        assert!(refused.contains(&status), "{name:?} was taken: {problem}");
        let code = problem["code"].as_str().expect("a code");
        assert!(code.starts_with("name-"), "{name}: {problem}");
    }
    for password in ["", "short", "Amy Miller", &"x".repeat(1000)] {
        let wanted = json!({ "name": "Amy Miller", "password": password });
        let (status, problem) = nobody.post("/api/accounts", wanted).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{problem}");
    }
    for name in ["Amélie", "Łukasz", "Мария", "さくら", "Amy Miller"] {
        let wanted = json!({ "name": name, "password": PASSWORD });
        let (status, problem) = nobody.post("/api/accounts", wanted).await;
        assert_eq!(status, StatusCode::CREATED, "{name}: {problem}");
    }
}
