//! An evening of everything at once on two nodes: `make soak`.
//!
//! In its first half nodes and bus are killed and come back. In the second half nobody is killed:
//! what they hold then must stay the same, and when everybody has gone nothing may be left.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use futures::SinkExt as _;
use reqwest::Method;
use serde_json::json;
use tokio::{
    task::JoinSet,
    time::{sleep, timeout},
};
use tokio_tungstenite::tungstenite::Message;
use tokio_util::sync::CancellationToken;

use crate::{
    client::{Client, HANGS, LOOK_AGAIN, chance},
    crowd::{Crowd, tables},
    nodes::{House, number},
    server::Server,
};

/// How many times three people with eight tables.
const CIRCLES: usize = 4;
/// How often something is killed, and how often the nodes are looked at.
const KILL_INTERVAL: Duration = Duration::from_secs(15);
const LOOK_INTERVAL: Duration = Duration::from_secs(2);
/// What a node may hold more at the end than at the beginning of the quiet half, in mebibytes: an
/// allocator keeps what it was given once.
const MOST_GROWTH: u64 = 24;
/// Tasks that a node may have more when all have gone than when it was new.
const MOST_TASKS_LEFT: u64 = 8;

/// How long it takes, all in all.
fn evening() -> Duration {
    let minutes = std::env::var("KAMIDANA_SOAK_MINUTES");
    let minutes = minutes.map_or(10.0, |minutes| minutes.parse().expect("minutes"));
    Duration::from_secs_f64(60.0 * minutes)
}

/// People who do everything but play, until they are told to stop. What they ask for may be
/// refused, or not be answered at all while a node is away.
struct Guests {
    tasks: JoinSet<()>,
    stop: CancellationToken,
}

impl Guests {
    fn new() -> Self {
        Self {
            tasks: JoinSet::new(),
            stop: CancellationToken::new(),
        }
    }

    /// Does something again and again.
    fn repeat<F: Future<Output = ()> + Send>(
        &mut self,
        pause: Duration,
        mut deed: impl FnMut(usize) -> F + Send + 'static,
    ) {
        let stop = self.stop.clone();
        self.tasks.spawn(async move {
            for times in 0.. {
                tokio::select! {
                    () = async { deed(times).await; sleep(pause).await } => {}
                    () = stop.cancelled() => return,
                }
            }
        });
    }

    async fn leave(mut self) {
        self.stop.cancel();
        while let Some(ended) = self.tasks.join_next().await {
            ended.expect("a guest did not understand the server");
        }
    }
}

/// Asks for something, whatever comes of it.
async fn ask(client: &Client, method: Method, path: &str, body: Option<serde_json::Value>) {
    let mut request = client.request(method, path).timeout(HANGS);
    if let Some(body) = body {
        request = request.json(&body);
    }
    if let Ok(answer) = request.send().await {
        // Whoever reads to the end.
        let _ = answer.bytes().await;
    }
}

/// Somebody who watches a table and does not read, then goes.
async fn watch_without_reading(client: &Client, table: &str) {
    if let Ok(mut socket) = client.try_socket(None).await {
        let watch = json!({ "type": "watch", "table": table }).to_string();
        for _ in 0..50 {
            if socket
                .stream
                .send(Message::text(watch.clone()))
                .await
                .is_err()
            {
                return;
            }
        }
        sleep(Duration::from_secs(3)).await;
    }
}

fn guests(people: &[Client], nodes: &[String], watched: &[String]) -> Guests {
    let mut guests = Guests::new();
    let (nodes, watched) = (Arc::new(nodes.to_vec()), Arc::new(watched.to_vec()));
    let at = |person: &Client| {
        let (person, nodes) = (person.clone(), Arc::clone(&nodes));
        move |times: usize| {
            let mut there = person.clone();
            there.url.clone_from(&nodes[times % nodes.len()]);
            there
        }
    };
    for person in people {
        let here = at(person);
        guests.repeat(Duration::from_millis(300), move |times| {
            let client = here(times);
            async move {
                let searches = [
                    "/api/tables?stage=over&limit=50",
                    "/api/tables?game=kamon&result=played",
                    "/api/top?game=kamisado&speed=blitz",
                    "/api/lobby",
                    "/api/me",
                ];
                ask(&client, Method::GET, searches[times % searches.len()], None).await;
            }
        });
        let here = at(person);
        guests.repeat(Duration::from_millis(700), move |times| {
            let client = here(times);
            async move {
                let enquiry = json!({ "game": "kamisado", "moves": ["d1d5"], "millis": 100 });
                ask(&client, Method::POST, "/api/analyses", Some(enquiry)).await;
                let study = json!({ "game": "kamisado", "moves": ["d1d5"] });
                ask(&client, Method::POST, "/api/studies", Some(study)).await;
            }
        });
        let (here, seen) = (at(person), Arc::clone(&watched));
        guests.repeat(Duration::from_millis(500), move |times| {
            let (client, table) = (here(times), seen[times % seen.len()].clone());
            async move {
                ask(
                    &client,
                    Method::GET,
                    &format!("/api/tables/{table}/replay"),
                    None,
                )
                .await;
                // A stream that is left again.
                let path = format!("/api/tables/{table}/stream");
                let stream = client.request(Method::GET, &path).send();
                let _ = timeout(Duration::from_secs(1), stream).await;
            }
        });
        let (here, seen) = (at(person), Arc::clone(&watched));
        guests.repeat(Duration::from_secs(1), move |times| {
            let (client, table) = (here(times), seen[times % seen.len()].clone());
            async move { watch_without_reading(&client, &table).await }
        });
    }
    guests
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "an evening, not a moment: make soak"]
async fn after_an_evening_of_everything_nothing_is_lost_and_nothing_is_left() {
    let Some(mut house) = House::open().await else {
        return;
    };
    let urls: Vec<String> = house.nodes.iter().map(Server::url).collect();
    let mut crowd = Crowd::default();
    let mut watched = Vec::new();
    let mut watchers = Vec::new();
    for _ in 0..CIRCLES {
        let mut people = Vec::new();
        for _ in 0..3 {
            people.push(Client::guest(&house.nodes[0]).await);
        }
        for (table, players) in tables(&people).await {
            for (at, person) in players.iter().enumerate() {
                let mut nodes = urls.clone();
                nodes.rotate_left(at % 2);
                crowd.join(person, &table, &nodes);
            }
            watched.push(table);
        }
        watchers.push(Client::guest(&house.nodes[0]).await);
    }
    let guests = guests(&watchers, &urls, &watched);

    let half = evening() / 2;
    let kills = let_things_go_away(&mut house, &crowd, half).await;
    crowd.until_everybody_acted().await;
    let promised_until_then = crowd.promises();

    // The second half: nobody goes, and nothing grows.
    let started = Instant::now();
    let mut memory: [Vec<u64>; 2] = [Vec::new(), Vec::new()];
    while started.elapsed() < half {
        sleep(LOOK_INTERVAL).await;
        for (node, memory) in house.nodes.iter_mut().zip(&mut memory) {
            assert!(node.is_alive(), "it broke down: {}", node.log_text());
            memory.push(node.memory());
        }
    }
    crowd.until_everybody_acted().await;
    crowd.finish().await;
    guests.leave().await;
    let promises = crowd.promises();
    let minutes = evening().as_secs_f64() / 60.0;
    println!(
        "{minutes:.0} minutes, {kills} kills, {} tables, {promises} moves acknowledged \
         ({promised_until_then} while something was killed), {} games ended",
        watched.len(),
        crowd.ended()
    );
    for (name, memory) in ["first", "second"].iter().zip(&memory) {
        // Not the beginning: caches fill after a restart.
        let warm = &memory[memory.len() / 4..];
        let quarter = warm.len().div_ceil(4);
        let median = |part: &[u64]| {
            let mut part = part.to_vec();
            part.sort_unstable();
            part[part.len() / 2]
        };
        let (early, late) = (
            median(&warm[..quarter]),
            median(&warm[warm.len() - quarter..]),
        );
        println!("the {name} node held {early} MiB early in the quiet half and {late} MiB late");
        assert!(
            late <= early + MOST_GROWTH,
            "{early} MiB became {late}: {memory:?}"
        );
    }
    for url in &urls {
        crowd.check(url).await;
    }
    let verified = house.nodes[0].administer(&["verify"]).await;
    assert!(verified.ends_with(" are sound, 0 are not\n"), "{verified}");
    for node in &house.nodes {
        let left = timeout(2 * HANGS, until_left(node, house.tasks)).await;
        left.expect("nothing is left");
        let log = node.log_text();
        assert!(!log.contains("panicked"), "{log}");
    }
}

/// The first half: whatever can go away does. How often.
async fn let_things_go_away(house: &mut House, crowd: &Crowd, time: Duration) -> usize {
    let started = Instant::now();
    let mut moments = chance(5);
    let mut kills = 0;
    while started.elapsed() < time {
        sleep(KILL_INTERVAL.mul_f64(0.5 + f64::from(moments.below(100)) / 100.0)).await;
        kills += 1;
        if kills % 4 == 0 {
            house.nats.kill();
            crowd.until_more_promises(20).await;
            house.nats.restart().await;
        } else {
            let node = &mut house.nodes[kills % 2];
            assert!(node.is_alive(), "it broke down: {}", node.log_text());
            node.kill().await;
            crowd.until_more_promises(20).await;
            node.restart().await;
        }
    }
    kills
}

/// Waits until a node has no more to do than when it was new.
async fn until_left(node: &Server, tasks_when_new: u64) {
    loop {
        let sockets = number(node, "kamidana_sockets").await;
        let tables = number(node, "kamidana_tables_live").await;
        let tasks = number(node, "kamidana_tasks").await;
        if sockets == 0 && tables == 0 && tasks <= tasks_when_new + MOST_TASKS_LEFT {
            println!("a node that was left has {tasks} tasks; a new one {tasks_when_new}");
            return;
        }
        println!("{sockets} sockets, {tables} tables, {tasks} tasks");
        sleep(20 * LOOK_AGAIN).await;
    }
}
