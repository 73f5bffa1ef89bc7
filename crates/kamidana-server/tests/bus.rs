//! One suite for every bus, and what a bus of many nodes has to survive besides.

mod servers;

use std::{
    collections::HashSet,
    env, fs,
    future::Future,
    path::PathBuf,
    pin::pin,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use futures::poll;
use kamidana_server::{
    Bus, BusError, Heard, Job, Listener, LocalBus, NatsBus, Note, Topic, random,
};
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    sync::mpsc,
    task::{JoinSet, yield_now},
    time::{sleep, timeout},
};
use tokio_util::task::AbortOnDropHandle;

/// Only what hangs takes so long.
const HANGS: Duration = Duration::from_secs(120);
/// How long nothing comes before we believe that nothing will. A busy machine can only make this
/// less strict.
const QUIET: Duration = Duration::from_millis(700);
/// How often to look again at what cannot be waited for.
const LOOK_AGAIN: Duration = Duration::from_millis(20);

/// Two nodes on one bus.
struct Nodes {
    first: Arc<dyn Bus>,
    second: Arc<dyn Bus>,
}

/// In one process, both are the same.
fn local() -> Nodes {
    let bus = Arc::new(LocalBus::new());
    Nodes {
        first: Arc::clone(&bus) as Arc<dyn Bus>,
        second: bus,
    }
}

fn new_name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    format!("test-{}-{count}", random::table_id())
}

/// Runs a test with two nodes on a fresh bus, and takes away what it leaves on the server.
async fn with_nats<F: Future<Output = ()>>(test: impl FnOnce(Nodes) -> F) {
    let Some(url) = servers::nats() else {
        return;
    };
    let prefix = new_name();
    let nodes = Nodes {
        first: Arc::new(NatsBus::connect(&url, &prefix).await.unwrap()),
        second: Arc::new(NatsBus::connect(&url, &prefix).await.unwrap()),
    };
    test(nodes).await;
    let client = async_nats::connect(url).await.unwrap();
    let _ = async_nats::jetstream::new(client)
        .delete_stream(format!("{prefix}_jobs"))
        .await;
}

macro_rules! on_every_bus {
    ($($test:ident)*) => {
        mod in_process {
            $(
                #[tokio::test]
                async fn $test() {
                    super::$test(super::local()).await;
                }
            )*
        }

        mod over_nats {
            $(
                #[tokio::test]
                async fn $test() {
                    super::with_nats(super::$test).await;
                }
            )*
        }
    };
}

on_every_bus! {
    everybody_hears_a_note
    topics_do_not_mix
    a_listener_hears_only_what_comes_after_it
    notes_come_in_order
    who_is_far_behind_hears_of_a_gap
    every_kind_of_note_arrives_as_it_was
    a_job_has_one_taker
    jobs_come_in_order
    a_job_is_not_in_the_queue_twice
    a_dropped_job_comes_back
    a_job_that_is_done_does_not_come_back
    who_gave_up_waiting_takes_no_job
    a_closed_bus_says_so
}

async fn soon<T>(what: impl Future<Output = T>) -> T {
    timeout(HANGS, what).await.expect("it should not take long")
}

async fn hear(listener: &mut Box<dyn Listener>) -> Heard {
    soon(listener.hear()).await.expect("the bus is open")
}

/// The next note, whatever gaps come before it.
async fn hear_note(listener: &mut Box<dyn Listener>) -> Note {
    loop {
        if let Heard::Note(note) = hear(listener).await {
            return note;
        }
    }
}

async fn hear_gap(listener: &mut Box<dyn Listener>) {
    while hear(listener).await != Heard::Gap {}
}

fn appended(number: u32) -> Note {
    Note::Appended {
        number,
        reload: false,
    }
}

fn table() -> Topic {
    Topic::Table(random::table_id())
}

fn job(number: u32) -> Job {
    Job {
        table: random::table_id(),
        number,
    }
}

async fn everybody_hears_a_note(nodes: Nodes) {
    let topic = table();
    let mut listeners = [
        nodes.first.listen(topic).await.unwrap(),
        nodes.first.listen(topic).await.unwrap(),
        nodes.second.listen(topic).await.unwrap(),
    ];
    nodes.first.tell(topic, &appended(1)).await;
    for listener in &mut listeners {
        assert_eq!(hear(listener).await, Heard::Note(appended(1)));
    }
    nodes.second.tell(topic, &appended(2)).await;
    for listener in &mut listeners {
        assert_eq!(hear(listener).await, Heard::Note(appended(2)));
    }
    assert!(nodes.first.is_connected() && nodes.second.is_connected());
}

async fn topics_do_not_mix(nodes: Nodes) {
    let person = random::person_id();
    let topics = [table(), table(), Topic::Person(person), Topic::Lobby];
    let mut listeners = Vec::new();
    for topic in topics {
        listeners.push(nodes.second.listen(topic).await.unwrap());
    }
    for (number, topic) in (1..).zip(topics) {
        nodes.first.tell(topic, &appended(number)).await;
    }
    nodes.first.tell(table(), &appended(0)).await;
    for (number, listener) in (1..).zip(&mut listeners) {
        assert_eq!(hear(listener).await, Heard::Note(appended(number)));
    }
    // Nothing came in between.
    for (topic, listener) in topics.into_iter().zip(&mut listeners) {
        nodes.first.tell(topic, &Note::SignedOut).await;
        assert_eq!(hear(listener).await, Heard::Note(Note::SignedOut));
    }
}

async fn a_listener_hears_only_what_comes_after_it(nodes: Nodes) {
    let topic = table();
    let mut early = nodes.second.listen(topic).await.unwrap();
    nodes.first.tell(topic, &appended(1)).await;
    assert_eq!(hear(&mut early).await, Heard::Note(appended(1)));
    let mut late = nodes.second.listen(topic).await.unwrap();
    nodes.first.tell(topic, &appended(2)).await;
    assert_eq!(hear(&mut late).await, Heard::Note(appended(2)));
    drop(early);
    nodes.first.tell(topic, &appended(3)).await;
    assert_eq!(hear(&mut late).await, Heard::Note(appended(3)));
}

async fn notes_come_in_order(nodes: Nodes) {
    let topic = table();
    let mut listener = nodes.second.listen(topic).await.unwrap();
    for block in 0..20 {
        for number in 0..20 {
            nodes
                .first
                .tell(topic, &appended(20 * block + number))
                .await;
        }
        for number in 0..20 {
            let next = appended(20 * block + number);
            assert_eq!(hear(&mut listener).await, Heard::Note(next));
        }
    }
}

async fn who_is_far_behind_hears_of_a_gap(nodes: Nodes) {
    let topic = table();
    let mut slow = nodes.second.listen(topic).await.unwrap();
    let mut other = nodes.second.listen(Topic::Lobby).await.unwrap();
    for number in 1..=5000 {
        nodes.first.tell(topic, &appended(number)).await;
    }
    // They have all arrived when a later note to somebody else has, and on the one thread of this
    // test whoever sorts them out gets on whenever we pause.
    nodes.first.tell(Topic::Lobby, &appended(1)).await;
    assert_eq!(hear(&mut other).await, Heard::Note(appended(1)));
    for _ in 0..5000 {
        yield_now().await;
    }
    assert_eq!(hear(&mut slow).await, Heard::Gap);
    let mut last = 0;
    while last != 5000 {
        match hear(&mut slow).await {
            Heard::Note(Note::Appended { number, .. }) => {
                assert!(number > last);
                last = number;
            }
            heard => assert_eq!(heard, Heard::Gap),
        }
    }
    nodes.first.tell(Topic::Lobby, &appended(2)).await;
    assert_eq!(hear(&mut other).await, Heard::Note(appended(2)));
}

async fn every_kind_of_note_arrives_as_it_was(nodes: Nodes) {
    let topic = table();
    let mut listener = nodes.second.listen(topic).await.unwrap();
    let table = random::table_id();
    for note in [
        Note::Appended {
            number: u32::MAX,
            reload: true,
        },
        Note::Present {
            node: u64::MAX,
            person: Some(random::person_id()),
            sockets: 3,
            at: kamidana_server::Timestamp::from_millis(1_700_000_000_123),
        },
        Note::Present {
            node: 0,
            person: None,
            sockets: 0,
            at: kamidana_server::Timestamp::from_millis(0),
        },
        Note::Visited {
            person: random::person_id(),
            at: kamidana_server::Timestamp::from_millis(8),
        },
        Note::Listed { table },
        Note::Concerns { table },
        Note::SignedOut,
    ] {
        nodes.first.tell(topic, &note).await;
        assert_eq!(hear(&mut listener).await, Heard::Note(note));
    }
}

async fn a_job_has_one_taker(nodes: Nodes) {
    let (taker, mut taken) = mpsc::unbounded_channel();
    let mut takers = JoinSet::new();
    for bus in [&nodes.first, &nodes.second] {
        for _ in 0..3 {
            let (bus, taker) = (Arc::clone(bus), taker.clone());
            takers.spawn(async move {
                while let Some(job) = bus.take().await {
                    taker.send(job.job()).expect("the test counts");
                    job.done().await;
                }
            });
        }
    }
    let mut jobs: HashSet<Job> = (0..40).map(job).collect();
    for job in &jobs {
        insist(&*nodes.first, *job).await;
    }
    while !jobs.is_empty() {
        let job = soon(taken.recv()).await.expect("somebody takes jobs");
        assert!(jobs.remove(&job), "{job:?} was taken twice");
    }
    let again = timeout(QUIET, taken.recv()).await;
    assert!(again.is_err(), "{again:?} was taken twice");
}

async fn jobs_come_in_order(nodes: Nodes) {
    let jobs: Vec<Job> = (0..10).map(job).collect();
    for job in &jobs {
        insist(&*nodes.first, *job).await;
    }
    for job in jobs {
        let taken = soon(nodes.second.take()).await.unwrap();
        assert_eq!(taken.job(), job);
        taken.done().await;
    }
}

async fn nothing_to_take(bus: &Arc<dyn Bus>) {
    let taken = timeout(QUIET, bus.take()).await;
    assert!(
        taken.is_err(),
        "{:?}",
        taken.map(|job| job.map(|j| j.job()))
    );
}

async fn a_job_is_not_in_the_queue_twice(nodes: Nodes) {
    let (job, next) = (job(1), job(2));
    for bus in [&nodes.first, &nodes.second, &nodes.first] {
        insist(&**bus, job).await;
    }
    let taken = soon(nodes.first.take()).await.unwrap();
    assert_eq!(taken.job(), job);
    // Nor while somebody is at it.
    insist(&*nodes.second, job).await;
    nothing_to_take(&nodes.first).await;
    let later = Job { number: 3, ..job };
    insist(&*nodes.second, later).await;
    insist(&*nodes.second, next).await;
    taken.done().await;
    let mut expected = HashSet::from([later, next]);
    while !expected.is_empty() {
        let taken = soon(nodes.second.take()).await.unwrap();
        assert!(expected.remove(&taken.job()));
        taken.done().await;
    }
    // But it may come again when it is done.
    insist(&*nodes.second, job).await;
    let taken = soon(nodes.first.take()).await.unwrap();
    assert_eq!(taken.job(), job);
    taken.done().await;
    nothing_to_take(&nodes.first).await;
}

async fn a_dropped_job_comes_back(nodes: Nodes) {
    let job = job(1);
    insist(&*nodes.first, job).await;
    for bus in [&nodes.first, &nodes.second, &nodes.second] {
        let taken = soon(bus.take()).await.unwrap();
        assert_eq!(taken.job(), job);
        drop(taken);
    }
    // Also to one who is waiting already.
    let taken = soon(nodes.first.take()).await.unwrap();
    let mut waiting = pin!(nodes.second.take());
    assert!(poll!(&mut waiting).is_pending());
    drop(taken);
    assert_eq!(soon(waiting).await.map(|taken| taken.job()), Some(job));
}

async fn a_job_that_is_done_does_not_come_back(nodes: Nodes) {
    insist(&*nodes.first, job(1)).await;
    soon(nodes.second.take()).await.unwrap().done().await;
    nothing_to_take(&nodes.first).await;
    nothing_to_take(&nodes.second).await;
}

async fn who_gave_up_waiting_takes_no_job(nodes: Nodes) {
    for number in 1..=3 {
        nothing_to_take(&nodes.first).await;
        let job = job(number);
        insist(&*nodes.second, job).await;
        let taken = soon(nodes.second.take()).await.unwrap();
        assert_eq!(taken.job(), job);
        taken.done().await;
    }
}

async fn a_closed_bus_says_so(nodes: Nodes) {
    let mut listener = nodes.first.listen(Topic::Lobby).await.unwrap();
    let mut waiting = pin!(nodes.first.take());
    assert!(poll!(&mut waiting).is_pending());
    nodes.first.close().await;
    assert_eq!(soon(listener.hear()).await, None);
    assert!(soon(waiting).await.is_none());
    assert!(soon(nodes.first.take()).await.is_none());
    assert!(nodes.first.offer(job(1)).await.is_err());
    assert!(nodes.first.listen(Topic::Lobby).await.is_err());
    assert!(!nodes.first.is_connected());
    nodes.first.tell(Topic::Lobby, &appended(1)).await;
}

/// A NATS server of our own that can be killed.
struct Server {
    process: Option<Child>,
    port: u16,
    directory: PathBuf,
}

impl Server {
    /// A place for a server, which is not started; nothing if servers are not to be used.
    fn new() -> Option<Self> {
        servers::nats()?;
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        Some(Self {
            process: None,
            port: free.local_addr().unwrap().port(),
            directory: env::temp_dir().join(new_name()),
        })
    }

    fn started() -> Option<Self> {
        let mut server = Self::new()?;
        server.start();
        Some(server)
    }

    fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    fn start(&mut self) {
        let run = |program: &str| {
            Command::new(program)
                .args([
                    "-a",
                    "127.0.0.1",
                    "-p",
                    &self.port.to_string(),
                    "-js",
                    "-sd",
                ])
                .arg(&self.directory)
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
        };
        // Debian puts it where only root looks.
        let process = run("nats-server").or_else(|_| run("/usr/sbin/nats-server"));
        self.process = Some(process.expect("nats-server should be installed"));
        let up = || std::net::TcpStream::connect(("127.0.0.1", self.port)).is_ok();
        let asked = Instant::now();
        while !up() {
            assert!(asked.elapsed() < HANGS, "nats-server does not start");
            std::thread::sleep(LOOK_AGAIN);
        }
    }

    fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }

    fn forget(&self) {
        let _ = fs::remove_dir_all(&self.directory);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
        self.forget();
    }
}

async fn until(what: impl Fn() -> bool) {
    soon(async {
        while !what() {
            sleep(LOOK_AGAIN).await;
        }
    })
    .await;
}

/// Offers a job until it is taken.
async fn insist(bus: &dyn Bus, job: Job) {
    soon(async {
        while bus.offer(job).await.is_err() {
            sleep(LOOK_AGAIN).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_note_of_a_newer_node_does_no_harm() {
    let Some(url) = servers::nats() else {
        return;
    };
    let prefix = new_name();
    let bus = NatsBus::connect(&url, &prefix).await.unwrap();
    let mut listener = bus.listen(Topic::Lobby).await.unwrap();
    let newer = async_nats::connect(url).await.unwrap();
    let unknown = r#"{"note":"teleported","where":7}"#;
    newer
        .publish(format!("{prefix}.lobby"), unknown.into())
        .await
        .unwrap();
    newer.flush().await.unwrap();
    // Something has happened: that is all there is to understand.
    hear_gap(&mut listener).await;
    bus.tell(Topic::Lobby, &appended(1)).await;
    assert_eq!(hear_note(&mut listener).await, appended(1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_restart_everybody_hears_of_a_gap() {
    let Some(mut server) = Server::started() else {
        return;
    };
    let prefix = new_name();
    let bus = NatsBus::connect(&server.url(), &prefix).await.unwrap();
    let topic = table();
    let mut listeners = [
        bus.listen(topic).await.unwrap(),
        bus.listen(Topic::Lobby).await.unwrap(),
    ];
    for _ in 0..3 {
        server.kill();
        until(|| !bus.is_connected()).await;
        // Telling and listening go on meanwhile; more is told than anything could hold.
        soon(async {
            for number in 0..100_000 {
                bus.tell(topic, &appended(number)).await;
            }
        })
        .await;
        let mut new = soon(bus.listen(topic)).await.unwrap();
        server.start();
        hear_gap(&mut new).await;
        for listener in &mut listeners {
            hear_gap(listener).await;
        }
        // Some of what was told meanwhile may come first.
        bus.tell(topic, &Note::SignedOut).await;
        for listener in [&mut new, &mut listeners[0]] {
            while hear_note(listener).await != Note::SignedOut {}
        }
        bus.tell(Topic::Lobby, &appended(8)).await;
        assert_eq!(hear_note(&mut listeners[1]).await, appended(8));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn jobs_survive_a_restart_and_are_taken_after_it() {
    let Some(mut server) = Server::started() else {
        return;
    };
    let prefix = new_name();
    let bus = Arc::new(NatsBus::connect(&server.url(), &prefix).await.unwrap());
    let (kept, new) = (job(1), job(2));
    insist(&*bus, kept).await;
    server.kill();
    until(|| !bus.is_connected()).await;
    assert!(soon(bus.offer(new)).await.is_err());
    let taker = Arc::clone(&bus);
    let mut taken = Box::pin(async move {
        let mut taken = HashSet::new();
        while taken.len() < 2 {
            let job = taker.take().await.unwrap();
            taken.insert(job.job());
            job.done().await;
        }
        taken
    });
    // Somebody waits for jobs already when the server comes back.
    assert!(poll!(&mut taken).is_pending());
    let taken = tokio::spawn(taken);
    server.start();
    insist(&*bus, new).await;
    assert_eq!(soon(taken).await.unwrap(), HashSet::from([kept, new]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_queue_that_was_lost_is_made_again() {
    let Some(mut server) = Server::started() else {
        return;
    };
    let prefix = new_name();
    let bus = Arc::new(NatsBus::connect(&server.url(), &prefix).await.unwrap());
    insist(&*bus, job(1)).await;
    soon(bus.take()).await.unwrap().done().await;
    let taker = Arc::clone(&bus);
    let mut waiting = Box::pin(async move { taker.take().await.map(|job| job.job()) });
    assert!(poll!(&mut waiting).is_pending());
    let waiting = tokio::spawn(waiting);
    server.kill();
    server.forget();
    server.start();
    let job = job(2);
    insist(&*bus, job).await;
    assert_eq!(soon(waiting).await.unwrap(), Some(job));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_may_start_before_the_bus() {
    let Some(mut server) = Server::new() else {
        return;
    };
    let bus = soon(NatsBus::connect(&server.url(), &new_name())).await;
    let bus = bus.unwrap();
    assert!(!bus.is_connected());
    let topic = table();
    let mut listener = soon(bus.listen(topic)).await.unwrap();
    soon(bus.tell(topic, &appended(1))).await;
    assert!(soon(bus.offer(job(1))).await.is_err());
    server.start();
    hear_gap(&mut listener).await;
    assert!(bus.is_connected());
    bus.tell(topic, &appended(2)).await;
    assert_eq!(hear_note(&mut listener).await, appended(2));
    let job = job(2);
    insist(&bus, job).await;
    assert_eq!(soon(bus.take()).await.map(|taken| taken.job()), Some(job));
}

/// A wire between a node and the servers that can be cut.
struct Wire {
    port: u16,
    server: u16,
    carrier: Option<AbortOnDropHandle<()>>,
}

impl Wire {
    async fn new(server: u16) -> Self {
        let mut wire = Self {
            port: 0,
            server,
            carrier: None,
        };
        wire.mend().await;
        wire
    }

    async fn mend(&mut self) {
        let ends = TcpListener::bind(("127.0.0.1", self.port)).await.unwrap();
        self.port = ends.local_addr().unwrap().port();
        let server = self.server;
        self.carrier = Some(AbortOnDropHandle::new(tokio::spawn(async move {
            let mut connections = JoinSet::new();
            while let Ok((mut near, _)) = ends.accept().await {
                connections.spawn(async move {
                    if let Ok(mut far) = TcpStream::connect(("127.0.0.1", server)).await {
                        let _ = copy_bidirectional(&mut near, &mut far).await;
                    }
                });
            }
        })));
    }

    async fn cut(&mut self) {
        if let Some(carrier) = self.carrier.take() {
            carrier.abort();
            let _ = carrier.await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_lone_node_could_not_tell_is_a_gap_for_the_others() {
    let Some(server) = Server::started() else {
        return;
    };
    let mut wire = Wire::new(server.port).await;
    let prefix = new_name();
    let there = NatsBus::connect(&server.url(), &prefix).await.unwrap();
    let away = format!("nats://127.0.0.1:{}", wire.port);
    let away = NatsBus::connect(&away, &prefix).await.unwrap();
    let (before, topic, other) = (table(), table(), table());
    let mut first = there.listen(before).await.unwrap();
    let mut listener = there.listen(topic).await.unwrap();
    let mut quiet = there.listen(other).await.unwrap();
    away.tell(before, &appended(1)).await;
    assert_eq!(hear(&mut first).await, Heard::Note(appended(1)));

    wire.cut().await;
    until(|| !away.is_connected()).await;
    away.tell(topic, &appended(2)).await;
    wire.mend().await;
    assert_eq!(hear(&mut listener).await, Heard::Gap);
    // Nobody else has missed anything.
    away.tell(other, &appended(3)).await;
    assert_eq!(hear(&mut quiet).await, Heard::Note(appended(3)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_address_or_prefix_is_refused() {
    let refused: Vec<BusError> = [
        ("nats://127.0.0.1:1", "a.b"),
        ("nats://127.0.0.1:1", ""),
        ("http://127.0.0.1:1", "a"),
    ]
    .map(|(url, prefix)| async move { NatsBus::connect(url, prefix).await.err() })
    .into_iter()
    .collect::<futures::future::JoinAll<_>>()
    .await
    .into_iter()
    .flatten()
    .collect();
    assert_eq!(refused.len(), 3, "{refused:?}");
}
