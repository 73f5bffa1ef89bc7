//! The real binary, started, killed and started again.

use std::{
    net::{SocketAddr, TcpListener},
    path::PathBuf,
    process::{Output, Stdio},
    sync::{
        Arc, Mutex,
        atomic::{AtomicU16, AtomicU32, Ordering},
    },
    time::Duration,
};

use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    process::{Child, Command},
    time::timeout,
};

use crate::client::HANGS;

/// A folder of this test alone, gone when the test ends.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = format!("kamidana-serve-{}-{count}", std::process::id());
        let folder = std::env::temp_dir().join(folder);
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        Self(folder)
    }

    pub(crate) fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a plain path").into()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A port that nobody uses. Not one of those that the system gives to clients: one that tries to
/// reach a dead server could get the server's own.
pub(crate) fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let start = std::process::id() as u16 % 9000;
    loop {
        let next = NEXT.fetch_add(1, Ordering::Relaxed);
        let port = 10_000 + start.wrapping_add(next) % 9000;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

/// A server, and all it has written to its log, over all its lives.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) database: String,
    arguments: Vec<String>,
    log: Arc<Mutex<Vec<u8>>>,
    child: Option<Child>,
    scratch: Scratch,
}

impl Server {
    /// A new server with a file of its own, in which nobody is told to slow down.
    pub(crate) async fn start() -> Self {
        Self::start_with(&["--limits", "off"]).await
    }

    /// A new server with a file of its own.
    pub(crate) async fn start_with(arguments: &[&str]) -> Self {
        let scratch = Scratch::new();
        let database = scratch.file("kamidana.db");
        Self::start_on(database, scratch, arguments).await
    }

    /// A new server with somebody else's database.
    pub(crate) async fn start_at(database: &str, arguments: &[&str]) -> Self {
        Self::start_on(database.into(), Scratch::new(), arguments).await
    }

    async fn start_on(database: String, scratch: Scratch, arguments: &[&str]) -> Self {
        let mut server = Self {
            address: SocketAddr::from(([127, 0, 0, 1], free_port())),
            database,
            arguments: arguments.iter().map(ToString::to_string).collect(),
            log: Arc::default(),
            child: None,
            scratch,
        };
        server.restart().await;
        server
    }

    /// Starts it again, at the same place with the same database.
    pub(crate) async fn restart(&mut self) {
        let address = self.address.to_string();
        let mut child = Command::new(env!("CARGO_BIN_EXE_kamidana"))
            .args(["serve", "--listen", &address, "--database", &self.database])
            .args(&self.arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("the binary starts");
        let mut errors = child.stderr.take().expect("it has a log");
        let log = Arc::clone(&self.log);
        tokio::spawn(async move {
            let mut some = [0; 8192];
            while let Ok(read @ 1..) = errors.read(&mut some).await {
                log.lock()
                    .expect("nobody panics here")
                    .extend(&some[..read]);
            }
        });
        let mut lines = BufReader::new(child.stdout.take().expect("it has an output")).lines();
        let announced = async {
            while let Some(line) = lines.next_line().await.expect("its output is text") {
                if line == format!("kamidana is at http://{address}") {
                    return true;
                }
            }
            false
        };
        let started = timeout(HANGS, announced).await.expect("it starts in time");
        assert!(started, "it did not start: {}", self.log_text());
        self.child = Some(child);
    }

    /// Ends it with SIGKILL, as the system does when memory runs out.
    pub(crate) async fn kill(&mut self) {
        let mut child = self.child.take().expect("it runs");
        child.kill().await.expect("it can be killed");
    }

    /// Asks it to stop; how it ended.
    pub(crate) async fn stop(&mut self) -> std::process::ExitStatus {
        let mut child = self.child.take().expect("it runs");
        let id = child.id().expect("it runs").to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status().await;
        assert!(asked.expect("there is kill").success());
        timeout(HANGS, child.wait())
            .await
            .expect("it stops in time")
            .expect("it was our child")
    }

    pub(crate) fn is_alive(&mut self) -> bool {
        let child = self.child.as_mut().expect("it was started");
        child.try_wait().expect("it is our child").is_none()
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    pub(crate) fn file(&self, name: &str) -> String {
        self.scratch.file(name)
    }

    pub(crate) fn log_text(&self) -> String {
        let log = self.log.lock().expect("nobody panics here");
        String::from_utf8_lossy(&log).into_owned()
    }

    /// The memory it holds at the moment, in mebibytes.
    pub(crate) fn memory(&self) -> u64 {
        let id = self.child.as_ref().and_then(Child::id).expect("it runs");
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).expect("it runs");
        let line = status.lines().find(|line| line.starts_with("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().nth(1));
        kib.and_then(|kib| kib.parse::<u64>().ok()).expect("a size") / 1024
    }

    /// The processor time it has used so far.
    pub(crate) fn processor_time(&self) -> Duration {
        let id = self.child.as_ref().and_then(Child::id).expect("it runs");
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).expect("it runs");
        // After the name, which may contain anything, time is given in hundredths of a second.
        let (_, rest) = stat.rsplit_once(')').expect("a name");
        let ticks = rest.split_whitespace().skip(11).take(2);
        let ticks = ticks.map(|ticks| ticks.parse::<u64>().expect("a number"));
        Duration::from_millis(10 * ticks.sum::<u64>())
    }

    /// `kamidana admin` on its database.
    pub(crate) async fn admin(&self, arguments: &[&str], input: &str) -> Output {
        admin(&self.database, arguments, input).await
    }

    /// What `kamidana admin` says; it must succeed.
    pub(crate) async fn administer(&self, arguments: &[&str]) -> String {
        let output = self.admin(arguments, "").await;
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {errors}");
        String::from_utf8(output.stdout).expect("its output is text")
    }
}

/// `kamidana admin` on a database.
pub(crate) async fn admin(database: &str, arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kamidana"))
        .args(["admin", "--database", database])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    // It may not want to read it.
    let _ = stdin.write_all(input.as_bytes()).await;
    drop(stdin);
    let output = timeout(HANGS, child.wait_with_output()).await;
    output.expect("it ends in time").expect("it ran")
}
