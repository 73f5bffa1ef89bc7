//! Two nodes on one PostgreSQL and one NATS, each of which may go away.

use std::process::{Command, Stdio};

use serde_json::json;
use tokio::time::timeout;

use crate::{
    client::{Client, HANGS, LOOK_AGAIN, chance},
    crowd::{Crowd, tables},
    server::{Scratch, Server, free_port},
};

/// What is acknowledged on average from one kill to the next, and while something is missing.
const PROMISES_BETWEEN_KILLS: u32 = 15;
const PROMISES_MEANWHILE: usize = 10;

/// A number that a node tells about itself.
pub(crate) async fn number(node: &Server, name: &str) -> u64 {
    let metrics = Client::nobody(&node.url()).text("/metrics").await;
    let prefix = format!("{name} ");
    let found = metrics.lines().find_map(|line| line.strip_prefix(&prefix));
    found.map_or(0, |value| value.parse::<f64>().expect("a number") as u64)
}

/// Where a server is; `None` if tests that need it are to be skipped.
pub(crate) fn address(variable: &str) -> Option<String> {
    match std::env::var(variable) {
        Ok(address) if !address.is_empty() => Some(address),
        _ if std::env::var("KAMIDANA_TEST_SKIP_SERVERS").is_ok_and(|skip| skip == "1") => {
            println!("skipped: {variable} is not set");
            None
        }
        _ => panic!(
            "{variable} is not set: run `make test`, or eval \"$(scripts/test-servers)\" first"
        ),
    }
}

/// A database of this test alone.
pub(crate) struct OwnDatabase {
    server: String,
    name: String,
}

impl OwnDatabase {
    pub(crate) fn new(server: String) -> Self {
        let name = format!("kamidana_serve_{}_{}", std::process::id(), free_port());
        let own = Self { server, name };
        own.psql(&format!("create database {}", own.name));
        own
    }

    pub(crate) fn psql(&self, statement: &str) {
        Self::psql_at(&self.server, statement);
    }

    /// A statement in the database itself.
    pub(crate) fn psql_inside(&self, statement: &str) {
        Self::psql_at(&self.url(), statement);
    }

    fn psql_at(url: &str, statement: &str) {
        let status = Command::new("psql")
            .args([url, "-qc", statement])
            .stdout(Stdio::null())
            .status();
        let status = status.expect("psql, of Debian's postgresql-client, is needed");
        assert!(status.success(), "{statement}");
    }

    /// Lets nobody write, or everybody again, on all connections.
    pub(crate) fn read_only(&self, on: bool) {
        let name = &self.name;
        self.psql(&format!(
            "alter database {name} set default_transaction_read_only = {on}"
        ));
        self.psql(&format!(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"
        ));
    }

    pub(crate) fn url(&self) -> String {
        let (server, _) = self.server.rsplit_once('/').expect("it names a database");
        format!("{server}/{}", self.name)
    }
}

impl Drop for OwnDatabase {
    fn drop(&mut self) {
        self.psql(&format!("drop database {} with (force)", self.name));
    }
}

/// A NATS server of this test alone, which can be killed.
pub(crate) struct Nats {
    port: u16,
    folder: Scratch,
    child: Option<std::process::Child>,
}

impl Nats {
    async fn start() -> Self {
        let mut nats = Self {
            port: free_port(),
            folder: Scratch::new(),
            child: None,
        };
        nats.restart().await;
        nats
    }

    pub(crate) async fn restart(&mut self) {
        let path = std::env::var("PATH").unwrap_or_default() + ":/usr/sbin:/usr/local/sbin";
        let port = self.port.to_string();
        let child = Command::new("sh")
            .args(["-c", "exec nats-server \"$@\"", "sh"])
            .args([
                "-a",
                "127.0.0.1",
                "-p",
                &port,
                "-js",
                "-sd",
                &self.folder.file("nats"),
            ])
            .env("PATH", path)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.child = Some(child.expect("nats-server starts"));
        let answers = async {
            let place = ("127.0.0.1", self.port);
            while tokio::net::TcpStream::connect(place).await.is_err() {
                tokio::time::sleep(LOOK_AGAIN).await;
            }
        };
        timeout(HANGS, answers).await.expect("nats-server answers");
    }

    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            // It may be dead already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Two nodes, what they share, and a few guests.
pub(crate) struct House {
    pub(crate) nodes: [Server; 2],
    people: Vec<Client>,
    pub(crate) nats: Nats,
    /// The tasks of a node when it was new.
    pub(crate) tasks: u64,
    /// Dropped last: nodes hold connections to it.
    _database: OwnDatabase,
}

impl House {
    /// `None` if tests that need other servers are to be skipped.
    pub(crate) async fn open() -> Option<Self> {
        let (Some(postgres), Some(_)) = (
            address("KAMIDANA_TEST_POSTGRES"),
            address("KAMIDANA_TEST_NATS"),
        ) else {
            return None;
        };
        let database = OwnDatabase::new(postgres);
        let nats = Nats::start().await;
        let (place, bus) = (database.url(), nats.url());
        let arguments = ["--limits", "off", "--nats", &bus];
        let nodes = [
            Server::start_at(&place, &arguments).await,
            Server::start_at(&place, &arguments).await,
        ];
        let tasks = number(&nodes[0], "kamidana_tasks").await;
        let mut people = Vec::new();
        for _ in 0..3 {
            people.push(Client::guest(&nodes[0]).await);
        }
        Some(Self {
            nodes,
            people,
            nats,
            tasks,
            _database: database,
        })
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_at_different_nodes_see_each_other() {
    let Some(House { nodes, people, .. }) = &House::open().await else {
        return;
    };
    // Players at different nodes see each other's moves, talk and presence.
    let (amy, ben) = (&people[0], &people[1].at(&nodes[1]));
    let asked = json!({ "kind": "asked", "name": ben.name });
    let setup = json!({ "game": "kamisado", "seats": [{ "kind": "me" }, asked] });
    let table = amy.table(setup).await;
    let mut theirs = ben.watching(&table).await;
    let mut ours = amy.watching(&table).await;
    theirs.want(&table, json!({ "want": "sit" })).await;
    ours.until_table(&table, |state| state["stage"] == "running")
        .await;
    ours.done(json!({ "type": "act", "table": table, "seen": 0, "action": "d1d5" }))
        .await;
    theirs.until_table(&table, |state| state["seen"] == 1).await;
    assert_eq!(theirs.moves[&table], ["d1d5"]);
    ours.done(json!({ "type": "say", "table": table, "text": "Have fun!" }))
        .await;
    let said = theirs.until(|message| message["type"] == "said").await;
    assert_eq!(said["lines"][0]["text"], "Have fun!");
    theirs.want(&table, json!({ "want": "resign" })).await;
    ours.until_table(&table, |state| state["stage"] == "over")
        .await;
    drop((ours, theirs));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_lose_nothing_when_either_of_them_or_the_bus_is_killed() {
    let Some(mut house) = House::open().await else {
        return;
    };
    let House {
        nodes,
        people,
        nats,
        ..
    } = &mut house;
    let urls: Vec<String> = nodes.iter().map(Server::url).collect();
    let mut crowd = Crowd::default();
    for (table, players) in tables(people).await {
        for (at, person) in players.iter().enumerate() {
            // Opponents begin at different nodes.
            let mut nodes = urls.clone();
            nodes.rotate_left(at % 2);
            crowd.join(person, &table, &nodes);
        }
    }
    let mut moments = chance(2);
    for kill in 0..9 {
        let more = 1 + moments.below(2 * PROMISES_BETWEEN_KILLS);
        crowd.until_more_promises(more as usize).await;
        // Play goes on without what is missing.
        if kill % 3 == 2 {
            nats.kill();
            crowd.until_more_promises(PROMISES_MEANWHILE).await;
            nats.restart().await;
        } else {
            let node = &mut nodes[kill % 3];
            assert!(node.is_alive(), "it broke down: {}", node.log_text());
            node.kill().await;
            crowd.until_more_promises(PROMISES_MEANWHILE).await;
            node.restart().await;
        }
    }
    crowd.until_everybody_acted().await;
    crowd.finish().await;
    for url in urls {
        // Both nodes know the same.
        let promises = crowd.check(&url).await;
        println!("{promises} promises");
        assert!(promises > 150, "only {promises} actions were acknowledged");
    }
    let verified = nodes[0].administer(&["verify"]).await;
    assert!(verified.ends_with(" are sound, 0 are not\n"), "{verified}");
    for node in nodes {
        let log = node.log_text();
        assert!(!log.contains("cannot be read"), "{log}");
        assert!(!log.contains("panicked"), "{log}");
    }
}
