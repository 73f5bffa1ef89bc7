//! What a typo, a bad file or a full folder cannot do to what a site keeps.

use std::{fs, os::unix::fs::PermissionsExt as _, path::Path, process::Output};

use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::{
    client::{Client, HANGS, LOOK_AGAIN, PASSWORD, chance},
    nodes::{OwnDatabase, address},
    server::{Scratch, Server, admin},
};

/// Wrong input, as everywhere on the command line.
const REFUSED: i32 = 2;

/// What a command says that must refuse.
fn refused(output: &Output, why: &str) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(REFUSED), "{said}");
    assert!(said.contains(why), "{said}");
    assert!(output.stdout.is_empty(), "it also said something else");
}

fn mode(path: &str) -> u32 {
    let file = fs::metadata(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    file.permissions().mode() & 0o777
}

fn names(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let name = |entry: fs::DirEntry| entry.file_name().into_string().expect("a plain name");
    let mut names: Vec<_> = entries.map(|entry| name(entry.expect("a file"))).collect();
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mistyped_database_is_refused_and_not_made() {
    let scratch = Scratch::new();
    let folder = scratch.file("data");
    fs::create_dir(&folder).expect("a new folder");
    let typo = format!("{folder}/kamidama.db");
    let backup = format!("{folder}/backup.ndjson");
    let commands: [&[&str]; 8] = [
        &["backup", &backup],
        &["verify"],
        &["tables"],
        &["reports"],
        &["ban", "Amy"],
        &["unban", "Amy"],
        &["close", "7k3m9x2q4b8d"],
        &["create-admin", "Amy"],
    ];
    for command in commands {
        let output = admin(&typo, command, PASSWORD).await;
        refused(&output, "there is no database");
        assert!(names(&folder).is_empty(), "{command:?} made something");
    }
    // A file that is something else is left alone.
    fs::write(&typo, "dear diary").expect("a new file");
    refused(&admin(&typo, &["verify"], "").await, "cannot be opened");
    refused(
        &admin(&typo, &["backup", &backup], "").await,
        "cannot be opened",
    );
    assert_eq!(fs::read_to_string(&typo).expect("a file"), "dear diary");
    fs::write(&typo, "").expect("a new file");
    refused(
        &admin(&typo, &["verify"], "").await,
        "no database of Kamidana",
    );
    assert_eq!(names(&folder), ["kamidama.db"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_empty_postgres_is_refused_and_stays_empty() {
    let Some(postgres) = address("KAMIDANA_TEST_POSTGRES") else {
        return;
    };
    let (database, scratch) = (OwnDatabase::new(postgres), Scratch::new());
    let backup = scratch.file("backup.ndjson");
    for command in [&["verify"][..], &["backup", &backup], &["tables"]] {
        let output = admin(&database.url(), command, "").await;
        refused(&output, "nothing of Kamidana");
    }
    assert!(!Path::new(&backup).exists());
    // It fails if there were such a relation.
    database.psql_inside("create table events ()");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_takes_no_other_place_unless_it_is_told_to() {
    let server = Server::start().await;
    Client::member(&server, "Amy").await;
    let folder = server.file("backups");
    fs::create_dir(&folder).expect("a new folder");
    let backup = format!("{folder}/friday.ndjson");
    server.administer(&["backup", &backup]).await;
    let first = fs::read_to_string(&backup).expect("a backup");
    Client::member(&server, "Ben").await;
    let again = server.admin(&["backup", &backup], "").await;
    refused(&again, "is there already; --overwrite replaces it");
    assert_eq!(fs::read_to_string(&backup).expect("a backup"), first);
    server.administer(&["backup", "--overwrite", &backup]).await;
    let second = fs::read_to_string(&backup).expect("a backup");
    assert!(!first.contains("Ben") && second.contains("Ben"));
    assert_eq!(names(&folder), ["friday.ndjson"], "nothing is left behind");
    let nowhere = server.admin(&["backup", "/no/such/folder/x"], "").await;
    refused(&nowhere, "/no/such/folder/x");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_else_may_read_databases_and_backups() {
    let mut server = Server::start().await;
    Client::guest(&server).await;
    let backup = server.file("backup.ndjson");
    server.administer(&["backup", &backup]).await;
    assert_eq!(mode(&backup), 0o600);
    let files = ["", "-wal", "-shm"].map(|end| format!("{}{end}", server.database));
    for file in &files {
        assert_eq!(mode(file), 0o600, "{file}");
    }
    // One from before was open to everybody; what its owner gave the group stays.
    server.kill().await;
    for file in &files {
        fs::set_permissions(file, fs::Permissions::from_mode(0o644)).expect("our own file");
    }
    server.restart().await;
    for file in &files {
        assert_eq!(mode(file), 0o640, "{file}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_backup_is_refused_before_anything_is_made() {
    let server = Server::start().await;
    Client::member(&server, "Amy").await;
    let backup = server.file("backup.ndjson");
    server.administer(&["backup", &backup]).await;
    let good = fs::read_to_string(&backup).expect("a backup");
    let lines: Vec<_> = good.lines().collect();
    let without = |number: usize| {
        let rest = lines.iter().enumerate().filter(|(at, _)| *at != number);
        let rest: Vec<_> = rest.map(|(_, line)| *line).collect();
        rest.join("\n")
    };
    let damaged = [
        ("", "it is empty"),
        (&*without(lines.len() - 1), "ends too early"),
        (&*without(1), "not those that were written"),
        (&good[..good.len() / 2], "no good backup"),
        (&good.replace("Amy", "Eve"), "not those that were written"),
        (&format!("{good}{}\n", lines[1]), "after its end"),
        ("dear diary\n", "no good backup"),
        ("{\"relation\":\"diary\"}\n", "no relation"),
    ];
    let (bad, copy) = (server.file("bad.ndjson"), server.file("copy.db"));
    for (text, why) in damaged {
        fs::write(&bad, text).expect("a file");
        refused(&admin(&copy, &["restore", &bad], "").await, why);
        assert!(!Path::new(&copy).exists(), "{why}");
    }
    let missing = admin(&copy, &["restore", &server.file("missing")], "").await;
    refused(&missing, "No such file");
    assert!(!Path::new(&copy).exists());
    // What has something in it is not filled, whatever it is.
    let filled = server.admin(&["restore", &backup], "").await;
    refused(&filled, "not empty");
    let foreign = server.file("foreign.db");
    fs::copy(&backup, &foreign).expect("a copy");
    refused(
        &admin(&foreign, &["restore", &backup], "").await,
        "cannot be opened",
    );
    assert_eq!(fs::read_to_string(&foreign).expect("a file"), good);
}

/// Waits until the numbers of the site say so.
async fn until_metrics(server: &Server, wanted: &str) {
    let nobody = Client::nobody(&server.url());
    let told = async {
        while !nobody.text("/metrics").await.contains(wanted) {
            sleep(LOOK_AGAIN).await;
        }
    };
    timeout(HANGS, told).await.unwrap_or_else(|_| {
        panic!("{wanted} is not told: {}", server.log_text());
    });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_made_every_day_and_the_oldest_go() {
    let scratch = Scratch::new();
    let folder = scratch.file("backups");
    fs::create_dir(&folder).expect("a new folder");
    let old = [
        "kamidana-20200101T000000Z.ndjson",
        "kamidana-20200102T000000Z.ndjson",
        "kamidana-20200103T000000Z.ndjson",
        "kamidana-20200104T000000Z.ndjson.unfinished-7k3m9x2q4b8d",
    ];
    let others = [
        "friday.ndjson",
        "kamidana-20200101T000000Z.ndjson.gz",
        "kamidana-20200101T000000Z.ndjson.unfinished-mine",
        "kamidana.db",
    ];
    for name in old.iter().chain(&others) {
        fs::write(format!("{folder}/{name}"), name).expect("a new file");
    }
    let arguments = ["--backup-dir", &folder, "--backup-keep", "2"];
    let mut server = Server::start_with(&arguments).await;
    // The last one is from long ago: one is made at once, and the third of ours goes.
    until_metrics(&server, "kamidana_backups_total{result=\"made\"} 1").await;
    until_metrics(&server, "kamidana_backup_failing 0").await;
    let left = names(&folder);
    for name in others {
        assert!(left.contains(&name.to_string()), "{name} is gone");
    }
    let ours: Vec<_> = left
        .iter()
        .filter(|name| !others.contains(&name.as_str()))
        .collect();
    assert_eq!(ours.len(), 2, "{left:?}");
    assert_eq!(ours[0], old[2]);
    let made = format!("{folder}/{}", ours[1]);
    assert_eq!(mode(&made), 0o600);
    let copy = scratch.file("copy.db");
    let restored = admin(&copy, &["restore", &made], "").await;
    assert!(restored.status.success(), "{restored:?}");
    // A day has not passed.
    server.stop().await;
    server.restart().await;
    until_metrics(&server, "kamidana_backup_failing 0").await;
    assert_eq!(names(&folder), left);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_that_fails_is_told_and_stops_nobody() {
    let scratch = Scratch::new();
    let no_folder = scratch.file("a file");
    fs::write(&no_folder, "").expect("a new file");
    let server = Server::start_with(&["--backup-dir", &no_folder]).await;
    until_metrics(&server, "kamidana_backups_total{result=\"failed\"} 1").await;
    until_metrics(&server, "kamidana_backup_failing 1").await;
    assert!(server.log_text().contains("there is no new backup"));
    Client::guest(&server).await.read("/api/me").await;
}

/// The lines of a backup, without when it was made.
fn rows(path: &str) -> Vec<Value> {
    let text = fs::read_to_string(path).expect("a backup");
    let lines = text.lines().skip(1);
    lines
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_site_moves_from_sqlite_to_postgres_and_back() {
    let Some(postgres) = address("KAMIDANA_TEST_POSTGRES") else {
        return;
    };
    let database = OwnDatabase::new(postgres);
    let mut server = Server::start().await;
    let (amy, ben) = (
        Client::member(&server, "Amy").await,
        Client::member(&server, "Ben").await,
    );
    let cho = Client::member(&server, "Cho").await;
    let token = amy.with_token(&["play", "chat"]).await;
    let setup = json!({ "game": "kamon", "rated": true, "public": true,
        "time": { "kind": "fischer", "initial": 600, "increment": 5 },
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let table = amy.table(setup).await;
    ben.want(&table, json!({ "want": "sit" })).await;
    let (mut hers, mut his) = (amy.watching(&table).await, ben.watching(&table).await);
    let mut chance = chance(4);
    let (one, other) = (&mut chance.clone(), &mut chance);
    tokio::join!(hers.play(&table, one), his.play(&table, other));
    let words = json!({ "text": "Well played, ¡señor!" });
    ben.post(&format!("/api/tables/{table}/chat"), words).await;
    let setup = json!({ "game": "kamon", "public": true,
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let waiting = amy.table(setup).await;
    ben.put(&format!("/api/me/muted/{}", amy.id)).await;
    let complaint = json!({ "about": ben.id, "text": "too \u{0} strong" });
    amy.post(&format!("/api/tables/{table}/reports"), complaint)
        .await;
    cho.delete("/api/me").await;
    drop((hers, his));
    server.stop().await;

    let first = server.file("sqlite.ndjson");
    server.administer(&["backup", &first]).await;
    for relation in [
        "people",
        "keys",
        "tables",
        "events",
        "seats",
        "mentions",
        "ratings",
        "rating_history",
        "chat",
        "mutes",
        "reports",
        "reserved_names",
    ] {
        let of = |row: &&Value| row["relation"] == relation;
        assert!(rows(&first).iter().any(|row| of(&row)), "no {relation}");
    }
    let url = database.url();
    let restored = admin(&url, &["restore", &first], "").await;
    assert!(restored.status.success(), "{restored:?}");
    let verified = admin(&url, &["verify"], "").await;
    assert_eq!(verified.stdout, b"2 tables are sound, 0 are not\n");
    let second = server.file("postgres.ndjson");
    let saved = admin(&url, &["backup", &second], "").await;
    assert!(saved.status.success(), "{saved:?}");
    assert_eq!(rows(&second), rows(&first));

    // The same people, sessions, tokens, ratings and games are there, and life goes on.
    let moved = Server::start_at(&url, &["--limits", "off"]).await;
    assert_eq!(amy.at(&moved).read("/api/me").await["name"], "Amy");
    token.at(&moved).read("/api/me").await;
    let there = Client::log_in(&moved, "Ben").await;
    let path = "/api/top?game=kamon&speed=rapid";
    server.restart().await;
    for path in [
        path.to_string(),
        "/api/people/Ben".into(),
        format!("/api/tables/{table}/replay"),
        format!("/api/tables/{table}/chat"),
        "/api/tables?player=Amy".into(),
        "/api/tables?player=Ben&result=won".into(),
        "/api/tables?game=kamon&stage=over&rated=true".into(),
    ] {
        assert_eq!(there.read(&path).await, ben.read(&path).await, "{path}");
    }
    there.want(&waiting, json!({ "want": "sit" })).await;

    // And the way back.
    let third = server.file("back.ndjson");
    let saved = admin(&url, &["backup", &third], "").await;
    assert!(saved.status.success(), "{saved:?}");
    let back = server.file("back.db");
    let restored = admin(&back, &["restore", &third], "").await;
    assert!(restored.status.success(), "{restored:?}");
    let fourth = server.file("again.ndjson");
    let saved = admin(&back, &["backup", &fourth], "").await;
    assert!(saved.status.success(), "{saved:?}");
    assert_eq!(rows(&fourth), rows(&third));
    let verified = admin(&back, &["verify"], "").await;
    assert_eq!(verified.stdout, b"2 tables are sound, 0 are not\n");
}
