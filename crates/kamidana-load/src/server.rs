//! A server of our own, and what it uses.

use std::{
    fmt, fs,
    path::{Path, PathBuf},
    process::Stdio,
    time::{Duration, Instant},
};

use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
    time::timeout,
};

/// How long a server may take to start or to stop.
const PROCESS_TIMEOUT: Duration = Duration::from_secs(20);
/// What the kernel counts processor time in.
const TICKS_PER_SECOND: u64 = 100;

/// A server that was started for this run.
#[derive(Debug)]
pub(crate) struct Server {
    process: Child,
    pid: u32,
    url: String,
    ready_after: Duration,
    /// With its database; gone at the end.
    folder: PathBuf,
}

impl Server {
    /// Starts a server without limits, on a free port.
    pub(crate) async fn start(path: &Path, database: Option<&str>) -> Result<Self, String> {
        let failed = |error: std::io::Error| format!("{} does not start: {error}", path.display());
        let folder = std::env::temp_dir().join(format!("kamidana-load-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(failed)?;
        let file = folder.join("kamidana.db");
        let began = Instant::now();
        let mut process = Command::new(path)
            .args(["serve", "--limits", "off", "--listen", "127.0.0.1:0"])
            .arg("--database")
            .arg(database.map_or(file.as_os_str(), AsRef::as_ref))
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(failed)?;
        let pid = process.id().ok_or("the server has ended")?;
        let output = process.stdout.take().ok_or("the server has no output")?;
        let mut lines = BufReader::new(output).lines();
        let url = timeout(PROCESS_TIMEOUT, async {
            while let Ok(Some(line)) = lines.next_line().await {
                if let Some((_, url)) = line.split_once(" is at ") {
                    return Ok(url.to_owned());
                }
            }
            Err("the server ended without saying where it is")
        });
        let url = url.await.map_err(|_| "the server does not start")??;
        Ok(Self {
            process,
            pid,
            url,
            ready_after: began.elapsed(),
            folder,
        })
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    pub(crate) const fn ready_after(&self) -> Duration {
        self.ready_after
    }

    pub(crate) fn used(&self) -> Result<Use, String> {
        Use::of(self.pid)
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) async fn stop(&mut self) {
        let asked = Command::new("kill").arg(self.pid.to_string()).status();
        let asked = asked.await.is_ok_and(|status| status.success());
        if !asked || timeout(PROCESS_TIMEOUT, self.process.wait()).await.is_err() {
            eprintln!("the server did not stop by itself");
            // It may have ended in between.
            let _ = self.process.kill().await;
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // What is left in a folder for such things does no harm.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// What a process uses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Use {
    /// Memory now, in kibibytes.
    resident: u64,
    /// The most memory it ever had.
    most: u64,
    /// Processor time since it started.
    pub(crate) cpu: Duration,
}

impl Use {
    pub(crate) fn of(pid: u32) -> Result<Self, String> {
        let read = |name: &str| {
            fs::read_to_string(format!("/proc/{pid}/{name}"))
                .map_err(|error| format!("process {pid} cannot be looked at: {error}"))
        };
        let status = read("status")?;
        let field = |name: &str| -> u64 {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|rest| rest.trim().strip_suffix(" kB")?.parse().ok())
                .unwrap_or(0)
        };
        // The name of the process, in brackets, may have spaces.
        let stat = read("stat")?;
        let numbers = stat.rsplit_once(") ").map_or("", |(_, rest)| rest);
        let numbers: Vec<&str> = numbers.split(' ').collect();
        let ticks = |at: usize| -> u64 {
            let number = numbers.get(at).and_then(|number| number.parse().ok());
            number.unwrap_or(0)
        };
        let (user, system) = (ticks(11), ticks(12));
        Ok(Self {
            resident: field("VmRSS:"),
            most: field("VmHWM:"),
            cpu: Duration::from_millis((user + system) * 1000 / TICKS_PER_SECOND),
        })
    }
}

impl fmt::Display for Use {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let megabytes = |kibibytes: u64| kibibytes as f64 * 1024.0 / 1e6;
        write!(
            f,
            "{:.1} MB resident, at most {:.1} MB, {:.1} s of processor time",
            megabytes(self.resident),
            megabytes(self.most),
            self.cpu.as_secs_f64()
        )
    }
}
