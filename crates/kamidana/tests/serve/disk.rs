//! Disks that forget what was not synced, are full, or cannot be written.

use std::{path::Path, process::Command};

use kamidana_game::Stream;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::{
    client::{Client, chance},
    crowd::{Crowd, tables},
    nodes::{OwnDatabase, address},
    server::{Scratch, Server},
};

/// How often the power fails, and what is acknowledged on average in between.
const FAILURES: u32 = 12;
const PROMISES_BETWEEN_FAILURES: u32 = 20;
/// A disk writes all of this or nothing.
const SECTOR: usize = 512;

/// A disk for one server: `disk/disk.c` stands between the server and its files.
struct Disk {
    library: String,
    /// What the server sees.
    files: String,
    /// What was synced.
    kept: String,
    _scratch: Scratch,
}

/// How much of what was not synced a power failure leaves.
#[derive(Clone, Copy)]
enum Survives {
    Nothing,
    /// Any sectors, whichever were written first.
    Some,
}

impl Disk {
    fn new() -> Self {
        let scratch = Scratch::new();
        let library = scratch.file("disk.so");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/serve/disk/disk.c");
        let built = Command::new("cc")
            .args([
                "-shared", "-fPIC", "-O2", "-Wall", "-Werror", "-o", &library,
            ])
            .arg(source)
            .args(["-ldl", "-lpthread"])
            .status();
        let built = built.expect("a C compiler is needed: on Debian, apt-get install gcc");
        assert!(built.success(), "the disk cannot be built");
        let disk = Self {
            library,
            files: scratch.file("files"),
            kept: scratch.file("kept"),
            _scratch: scratch,
        };
        for folder in [&disk.files, &disk.kept] {
            std::fs::create_dir(folder).expect("a new folder");
        }
        disk
    }

    fn environment(&self) -> Vec<(String, String)> {
        [
            ("LD_PRELOAD", &self.library),
            ("KAMIDANA_DISK", &self.files),
            ("KAMIDANA_DISK_KEPT", &self.kept),
        ]
        .map(|(name, value)| (name.into(), value.clone()))
        .into()
    }

    async fn start(&self) -> Server {
        let database = format!("{}/kamidana.db", self.files);
        Server::start_in(&database, &["--limits", "off"], self.environment()).await
    }

    /// Makes it `full` or `read-only`, or good again.
    fn turn(&self, what: &str, on: bool) {
        let switch = format!("{}/{what}", self.kept);
        if on {
            std::fs::write(switch, "").expect("a new file");
        } else {
            std::fs::remove_file(switch).expect("it was on");
        }
    }

    /// What lies on the disk after a power failure; how many bytes were forgotten.
    fn lose_power(&self, survives: Survives, chance: &mut Stream) -> usize {
        let mut forgotten = 0;
        for entry in std::fs::read_dir(&self.files).expect("a folder") {
            let path = entry.expect("a file").path();
            let name = path.file_name().and_then(|name| name.to_str());
            let name = name.expect("a plain name").to_owned();
            let kept_path = format!("{}/{name}", self.kept);
            let written = std::fs::read(&path).expect("a file");
            let Ok(kept) = std::fs::read(&kept_path) else {
                // Shared memory, and files that were never synced.
                std::fs::remove_file(&path).expect("a file");
                continue;
            };
            let left = match survives {
                Survives::Nothing => kept,
                Survives::Some => some_sectors(&kept, &written, chance),
            };
            let same = left
                .iter()
                .zip(&written)
                .filter(|(one, other)| one == other);
            forgotten += written.len() - same.count();
            // What lies there now stays.
            for path in [path, kept_path.into()] {
                std::fs::write(path, &left).expect("a file");
            }
        }
        forgotten
    }
}

/// Of every sector what was there or what was written, and as long as either.
fn some_sectors(kept: &[u8], written: &[u8], chance: &mut Stream) -> Vec<u8> {
    let mut coin = || chance.below(2) == 0;
    let length = if coin() { kept.len() } else { written.len() };
    let mut left = Vec::with_capacity(length);
    for start in (0..length).step_by(SECTOR) {
        let end = (start + SECTOR).min(length);
        let source = if coin() { kept } else { written };
        let sector = source.get(start..end.min(source.len())).unwrap_or_default();
        left.extend(sector);
        // What nobody wrote is empty.
        left.resize(end, 0);
    }
    left
}

#[test]
fn the_disk_of_these_tests_forgets_what_was_not_synced() {
    let disk = Disk::new();
    let script = "echo lost >$KAMIDANA_DISK/lost && \
        echo kept | dd of=$KAMIDANA_DISK/kept conv=fsync status=none && \
        echo more >>$KAMIDANA_DISK/kept";
    let done = Command::new("sh")
        .args(["-c", script])
        .envs(disk.environment())
        .status();
    assert!(done.expect("a shell").success());
    let read = |name| std::fs::read_to_string(format!("{}/{name}", disk.files)).ok();
    assert_eq!(read("kept").as_deref(), Some("kept\nmore\n"));
    assert_eq!(disk.lose_power(Survives::Nothing, &mut chance(1)), 5);
    assert_eq!(read("kept").as_deref(), Some("kept\n"));
    assert_eq!(read("lost"), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_was_acknowledged_is_lost_when_the_power_fails() {
    let disk = Disk::new();
    let mut server = disk.start().await;
    let mut people = Vec::new();
    for _ in 0..3 {
        people.push(Client::guest(&server).await);
    }
    let mut crowd = Crowd::default();
    for (table, players) in tables(&people).await {
        for person in players {
            crowd.join(&person, &table, &[server.url()]);
        }
    }
    let (mut moments, mut forgotten) = (chance(5), 0);
    for failure in 0..FAILURES {
        let more = 1 + moments.below(2 * PROMISES_BETWEEN_FAILURES);
        crowd.until_more_promises(more as usize).await;
        assert!(server.is_alive(), "it broke down: {}", server.log_text());
        server.kill().await;
        let survives = if failure % 2 == 0 {
            Survives::Nothing
        } else {
            Survives::Some
        };
        forgotten += disk.lose_power(survives, &mut moments);
        server.restart().await;
    }
    crowd.finish().await;
    let promises = crowd.check(&server.url()).await;
    println!("{promises} promises kept, {forgotten} bytes forgotten");
    assert!(promises > 100, "only {promises} actions were acknowledged");
    let verified = server.administer(&["verify"]).await;
    assert!(verified.ends_with(" are sound, 0 are not\n"), "{verified}");
}

/// A game in which the guest can act at once, as often as it takes.
async fn game(guest: &Client) -> String {
    let level = json!({ "kind": "level", "level": 1 });
    let setup = json!({ "game": "kamon", "seats": [{ "kind": "me" }, level] });
    guest.table(setup).await
}

async fn act(guest: &Client, table: &str, chance: &mut Stream) -> (StatusCode, Value) {
    let mut socket = guest.watching(table).await;
    let state = socket.until_table(table, crate::client::is_mine).await;
    let action = crate::client::choice(&state, chance).expect("something to do");
    let act = json!({ "action": action, "seen": state["seen"] });
    guest
        .post(&format!("/api/tables/{table}/actions"), act)
        .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_cannot_be_written_refuses_moves_and_recovers_without_a_restart() {
    let disk = Disk::new();
    let mut server = disk.start().await;
    let guest = Client::guest(&server).await;
    let table = game(&guest).await;
    let mut chance = chance(3);
    for trouble in ["full", "read-only"] {
        let (status, body) = act(&guest, &table, &mut chance).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        // The machine's answer is kept as well before the disk goes bad.
        let mut socket = guest.watching(&table).await;
        let before = socket.until_table(&table, crate::client::is_mine).await;
        disk.turn(trouble, true);
        let (status, problem) = act(&guest, &table, &mut chance).await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{problem}");
        assert_eq!(problem["code"], "unwritable", "{problem}");
        let action = crate::client::choice(&before, &mut chance).expect("something to do");
        let asked =
            json!({ "type": "act", "table": table, "seen": before["seen"], "action": action });
        socket.refused(asked, "unwritable").await;
        let nobody = Client::nobody(&server.url());
        let (status, problem) = nobody.post("/api/guests", Value::Null).await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{problem}");
        assert_eq!(problem["code"], "unwritable", "{problem}");
        // Whoever only looks notices nothing.
        let now = guest.state(&table).await;
        assert_eq!(now["number"], before["number"]);
        guest.read("/api/me").await;
        guest.read("/api/lobby").await;
        nobody.read("/api/tables?game=kamon&stage=over").await;
        disk.turn(trouble, false);
        let (status, body) = act(&guest, &table, &mut chance).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        assert!(server.is_alive());
    }
    let verified = server.administer(&["verify"]).await;
    assert_eq!(verified, "1 tables are sound, 0 are not\n");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_that_only_reads_refuses_moves_and_recovers_without_a_restart() {
    let Some(postgres) = address("KAMIDANA_TEST_POSTGRES") else {
        return;
    };
    let database = OwnDatabase::new(postgres);
    let server = Server::start_at(&database.url(), &["--limits", "off"]).await;
    let guest = Client::guest(&server).await;
    let table = game(&guest).await;
    let mut chance = chance(3);
    assert_eq!(act(&guest, &table, &mut chance).await.0, StatusCode::OK);
    let mut socket = guest.watching(&table).await;
    socket.until_table(&table, crate::client::is_mine).await;
    database.read_only(true);
    use_every_connection(&guest).await;
    let (status, problem) = act(&guest, &table, &mut chance).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{problem}");
    assert_eq!(problem["code"], "unwritable", "{problem}");
    guest.read("/api/me").await;
    database.read_only(false);
    use_every_connection(&guest).await;
    let (status, body) = act(&guest, &table, &mut chance).await;
    assert_eq!(status, StatusCode::OK, "{body}");
}

/// Lets the server find out which of its connections to the database are gone.
async fn use_every_connection(guest: &Client) {
    for _ in 0..60 {
        // Whatever it says.
        guest.get("/api/me").await;
    }
}
