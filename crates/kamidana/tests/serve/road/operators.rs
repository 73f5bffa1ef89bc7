//! Those who run a site.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::{
    client::{Client, PASSWORD, chance, is_over},
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
    assert!(policy.expect("a text").contains("default-src 'self'"));
    assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
    let (status, problem) = nobody.get("/api/nothing").await;
    assert_eq!(status, StatusCode::NOT_FOUND, "{problem}");
}
