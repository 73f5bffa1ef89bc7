//! Those who run a site.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::{
    client::{Client, PASSWORD, chance, is_over},
    nodes::{OwnDatabase, address},
    server::{Server, admin},
};

fn said(output: &std::process::Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_admin_lists_closes_bans_and_keeps_copies_while_the_server_runs() {
    let server = Server::start().await;
    let input = format!("{PASSWORD}\n");
    let made = server.admin(&["create-admin", "Root of it"], &input).await;
    assert_eq!(said(&made), "Root of it is a new admin\n");
    let boss = Client::log_in(&server, "root of it").await;
    assert_eq!(boss.read("/api/me").await["admin"], true);

    let amy = Client::member(&server, "Amy").await;
    let level = json!({ "kind": "level", "level": 1 });
    let setup = json!({ "game": "kamon", "seats": [{ "kind": "me" }, level] });
    let finished = amy.table(setup).await;
    let mut ours = amy.watching(&finished).await;
    ours.play(&finished, &mut chance(1)).await;
    let setup = json!({ "game": "kamisado", "public": true,
                        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let waiting = amy.table(setup.clone()).await;
    let listed = server.administer(&["tables"]).await;
    assert!(listed.contains(&waiting) && !listed.contains(&finished));
    let listed = server.administer(&["tables", "--all"]).await;
    assert!(listed.contains(&waiting) && listed.contains(&finished));

    // A backup, restored elsewhere, is the same site.
    let backup = server.file("backup.ndjson");
    assert!(
        server
            .administer(&["backup", &backup])
            .await
            .contains("rows written")
    );
    let copy = server.file("copy.db");
    said(&admin(&copy, &["restore", &backup], "").await);
    let verified = said(&admin(&copy, &["verify"], "").await);
    assert_eq!(verified, "2 tables are sound, 0 are not\n");
    let second = admin(&copy, &["restore", &backup], "").await;
    assert!(!second.status.success(), "only an empty database is filled");
    let twin = Server::start_at(&copy, &["--limits", "off"]).await;
    let there = Client::log_in(&twin, "Amy").await;
    let path = format!("/api/tables/{finished}/replay");
    assert_eq!(there.read(&path).await, amy.read(&path).await);
    let (mut one, mut same) = (there.state(&finished).await, amy.state(&finished).await);
    (one["now"], same["now"]) = (Value::Null, Value::Null);
    // Here she still looks at it, there she does not.
    (one["seats"], same["seats"]) = (Value::Null, Value::Null);
    assert_eq!(one, same);

    // Closing from outside, and from inside.
    ours.watch(&waiting).await;
    server.administer(&["close", &waiting]).await;
    ours.until_table(&waiting, is_over).await;
    let close = server.admin(&["close", &waiting], "").await;
    assert!(!close.status.success(), "it is closed already");
    let second = amy.table(setup).await;
    let path = format!("/api/admin/tables/{second}");
    assert_eq!(amy.delete(&path).await.0, StatusCode::FORBIDDEN);
    ours.watch(&second).await;
    assert_eq!(boss.delete(&path).await.0, StatusCode::NO_CONTENT);
    ours.until_table(&second, is_over).await;

    // Who is banned is out at once, and may be let in again.
    assert_eq!(
        boss.put("/api/admin/bans/Amy").await.0,
        StatusCode::NO_CONTENT
    );
    ours.until(|message| message["type"] == "bye").await;
    let wanted = json!({ "game": "kamon", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    assert_eq!(
        amy.post("/api/tables", wanted.clone()).await.0,
        StatusCode::FORBIDDEN
    );
    assert!(amy.try_socket(None).await.is_err());
    server.administer(&["unban", "amy"]).await;
    assert_eq!(
        amy.post("/api/tables", wanted.clone()).await.0,
        StatusCode::CREATED
    );
    let mut again = amy.socket().await;
    server.administer(&["ban", "Amy"]).await;
    again.until(|message| message["type"] == "bye").await;
    assert_eq!(
        amy.post("/api/tables", wanted).await.0,
        StatusCode::FORBIDDEN
    );
    let nobody = server.admin(&["ban", "Zoe"], "").await;
    assert!(!nobody.status.success());
    let verified = server.administer(&["verify"]).await;
    assert_eq!(verified, "4 tables are sound, 0 are not\n");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_site_says_how_it_is() {
    let server = Server::start().await;
    let nobody = Client::nobody(&server.url());
    assert_eq!(nobody.text("/healthz").await, "alive\n");
    assert_eq!(nobody.text("/readyz").await, "ready\n");
    let guest = Client::guest(&server).await;
    let setup = json!({ "game": "kamisado", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    guest.table(setup).await;
    let _socket = guest.socket().await;
    let metrics = nobody.text("/metrics").await;
    for name in [
        "kamidana_sockets 1",
        "kamidana_tables_live 1",
        "kamidana_tables_total",
    ] {
        assert!(metrics.contains(name), "{name} is missing: {metrics}");
    }
    let answer = nobody.request(reqwest::Method::GET, "/api/games");
    let answer = answer.send().await.expect("an answer");
    let policy = answer.headers()["content-security-policy"].to_str();
    let policy = policy.expect("a text");
    assert!(policy.contains("default-src 'self';"), "{policy}");
    assert!(
        policy.contains("script-src 'self' 'wasm-unsafe-eval';"),
        "engines, and nothing more: {policy}"
    );
    assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
    let (status, problem) = nobody.get("/api/nothing").await;
    assert_eq!(status, StatusCode::NOT_FOUND, "{problem}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_ban_outlives_a_password_that_changes_at_the_same_moment() {
    let server = Server::start().await;
    let input = format!("{PASSWORD}\n");
    said(&server.admin(&["create-admin", "Root of it"], &input).await);
    let boss = Client::log_in(&server, "Root of it").await;
    let amy = Client::member(&server, "Amy").await;
    for round in 1..=5 {
        // It is the same in the end, so that each round begins alike.
        let wanted = json!({ "old": PASSWORD, "new": PASSWORD });
        let change = amy.post("/api/me/password", wanted);
        let ban = boss.put("/api/admin/bans/Amy");
        let (_, banned) = tokio::join!(change, ban);
        assert_eq!(banned.0, StatusCode::NO_CONTENT);
        assert_eq!(amy.read("/api/me").await["banned"], true, "round {round}");
        let unbanned = boss.delete("/api/admin/bans/Amy").await;
        assert_eq!(unbanned.0, StatusCode::NO_CONTENT);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_takes_the_name_of_somebody_who_has_just_left() {
    let server = Server::start().await;
    let amy = Client::member(&server, "Amy").await;
    assert_eq!(amy.delete("/api/me").await.0, StatusCode::NO_CONTENT);
    for name in ["Amy", "AMY", "A-m-y"] {
        let wanted = json!({ "name": name, "password": PASSWORD });
        let newcomer = Client::guest(&server).await;
        let (status, problem) = newcomer.post("/api/accounts", wanted.clone()).await;
        assert_eq!(status, StatusCode::CONFLICT, "{problem}");
        assert_eq!(problem["code"], "name-taken", "{problem}");
        let nobody = Client::nobody(&server.url());
        assert_eq!(
            nobody.post("/api/accounts", wanted).await.0,
            StatusCode::CONFLICT
        );
    }
    let made = server
        .admin(&["create-admin", "Amy"], &format!("{PASSWORD}\n"))
        .await;
    assert!(!made.status.success());
}

const DAY: i64 = 24 * 60 * 60 * 1000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_is_used_lasts_and_one_that_is_not_ends() {
    let Some(postgres) = address("KAMIDANA_TEST_POSTGRES") else {
        return;
    };
    let database = OwnDatabase::new(postgres);
    let server = Server::start_at(&database.url(), &["--limits", "off"]).await;
    let amy = Client::member(&server, "Amy").await;
    let token = amy.with_token(&["play"]).await;
    let second = Client::log_in(&server, "Amy").await;
    let expires = |listed: &Value| listed[0]["expires"].as_i64().expect("a moment");
    let fresh = expires(&amy.read("/api/sessions").await);
    // Eighty-nine days later: a day is left.
    let pass = format!(
        "update keys set created = created - {past}, seen = seen - {past}, \
         expires = expires - {past}",
        past = 89 * DAY
    );
    database.psql_inside(&pass);
    let used = amy.read("/api/sessions").await;
    let renewed = used
        .as_array()
        .expect("a list")
        .iter()
        .find(|key| key["current"] == true);
    let renewed = renewed.expect("the session")["expires"]
        .as_i64()
        .expect("a moment");
    assert!(renewed >= fresh, "{renewed} is before {fresh}");
    // A token does not last longer for being used.
    let before = expires(&amy.read("/api/me/tokens").await);
    token.read("/api/me").await;
    assert_eq!(expires(&amy.read("/api/me/tokens").await), before);
    // Another day later the session that nobody used has ended, and is not counted.
    database.psql_inside(&pass.replace(&(89 * DAY).to_string(), &(2 * DAY).to_string()));
    assert_eq!(
        second.get("/api/sessions").await.0,
        StatusCode::UNAUTHORIZED
    );
    amy.read("/api/me").await;
    let left = amy.read("/api/sessions").await;
    assert_eq!(left.as_array().expect("a list").len(), 1, "{left}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_found_is_answered_at_once_and_a_zero_byte_is_harmless() {
    let Some(postgres) = address("KAMIDANA_TEST_POSTGRES") else {
        return;
    };
    let database = OwnDatabase::new(postgres);
    let stores = [
        Server::start().await,
        Server::start_at(&database.url(), &["--limits", "off"]).await,
    ];
    for server in &stores {
        let amy = Client::member(server, "Amy").await;
        let setup = json!({ "game": "kamon", "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let table = amy.table(setup).await;
        for query in [
            "result=nothing&game=nothing",
            "game=%00",
            "mode=%00",
            "result=%00&stage=over",
            "game=kamon&mode=a%00b",
        ] {
            let found = amy.read(&format!("/api/tables?{query}")).await;
            assert_eq!(found, json!({ "tables": [], "next": null }), "{query}");
        }
        amy.read("/api/top?game=%00&speed=blitz").await;
        let complaint = json!({ "about": amy.id, "text": "a \u{0} byte" });
        let path = format!("/api/tables/{table}/reports");
        assert_eq!(amy.post(&path, complaint).await.0, StatusCode::NO_CONTENT);
    }
}
