//! Backups: everything in a file that was read back before it got its name, by hand or every day.
//!
//! A backup is lines of JSON: a head, the rows of [`Store::dump`](super::Store::dump), and an end
//! with their number and hash, so that a file that was cut short is never taken for a whole one.

use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, BufRead as _, BufReader, BufWriter, Write as _},
    os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _},
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use futures::{StreamExt as _, TryStreamExt as _, stream, stream::BoxStream};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tokio::{runtime::Handle, task::spawn_blocking, time::sleep};

use super::{Store, StoreError, Stored, copy};
use crate::{Timestamp, random};

/// Which format the head names.
const FORMAT: u64 = 1;
/// Where a line says that it is the head or the end.
const MARK: &str = "kamidana";
/// How often a backup is made.
const EVERY: Duration = Duration::from_secs(24 * 60 * 60);
/// How often it is looked whether one is due; clocks can jump.
const LOOK: Duration = Duration::from_secs(10 * 60);
/// What a file is called that is not finished, after the name it will get.
const UNFINISHED: &str = ".unfinished-";

/// Why there is no backup, or none that can be read.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is such a file already.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// The file cannot be written or read.
    #[error("{path}: {why}", path = .0.display(), why = .1)]
    File(PathBuf, #[source] io::Error),
    /// The file is no backup, or not a whole one.
    #[error("{path} is no good backup: {why}", path = .0.display(), why = .1)]
    Damaged(PathBuf, String),
    /// The store did not give it away.
    #[error("the store: {0}")]
    Store(#[from] StoreError),
}

/// Writes everything in a store to a file, as it is at one moment, and reads it back; the number
/// of its rows. Only then the file gets its name; nobody but its owner may read it. A file of that
/// name stays as it is, unless `overwrite` says otherwise.
pub async fn write(store: &dyn Store, path: &Path, overwrite: bool) -> Result<u64, BackupError> {
    if !overwrite && fs::symlink_metadata(path).is_ok() {
        return Err(BackupError::Exists(path.into()));
    }
    let rows = store.dump().await?;
    let (path, runtime) = (path.to_owned(), Handle::current());
    let failed = path.clone();
    let stop = StopOnDrop::default();
    let stopped = Arc::clone(&stop.0);
    spawn_blocking(move || write_rows(&runtime, rows, &path, overwrite, &stopped))
        .await
        .map_err(|error| BackupError::File(failed, io::Error::other(error)))?
}

/// Whoever waits for a backup no longer wants it: a server that stops does not wait for its end.
#[derive(Default)]
struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

fn write_rows(
    runtime: &Handle,
    mut rows: BoxStream<'static, Stored<Value>>,
    path: &Path,
    overwrite: bool,
    stopped: &AtomicBool,
) -> Result<u64, BackupError> {
    let unfinished = Unfinished::beside(path);
    let fails = |error| BackupError::File(path.into(), error);
    let file = unfinished.create().map_err(fails)?;
    let mut out = BufWriter::new(&file);
    let head = json!({ MARK: "backup", "format": FORMAT, "at": crate::now() });
    writeln!(out, "{head}").map_err(fails)?;
    let (mut count, mut hash) = (0_u64, Sha256::new());
    while let Some(row) = runtime.block_on(rows.try_next())? {
        if stopped.load(Ordering::Relaxed) {
            return Err(fails(io::ErrorKind::Interrupted.into()));
        }
        let line = format!("{row}\n");
        hash.update(&line);
        out.write_all(line.as_bytes()).map_err(fails)?;
        count += 1;
    }
    let end = json!({ MARK: "end", "rows": count, "sha256": digest(hash) });
    writeln!(out, "{end}").map_err(fails)?;
    out.flush().map_err(fails)?;
    drop(out);
    file.sync_all().map_err(fails)?;
    let read = check_file(&unfinished.0)?;
    if read != count {
        let why = format!("{count} rows were written, {read} read back");
        return Err(BackupError::Damaged(path.into(), why));
    }
    unfinished.finish(path, overwrite).map_err(|error| {
        if error.kind() == io::ErrorKind::AlreadyExists {
            BackupError::Exists(path.into())
        } else {
            fails(error)
        }
    })?;
    sync_folder(path).map_err(fails)?;
    Ok(count)
}

/// A file that is not finished, and gone if it never is.
struct Unfinished(PathBuf);

impl Unfinished {
    fn beside(path: &Path) -> Self {
        let mut name = path.file_name().map(OsString::from).unwrap_or_default();
        name.push(format!("{UNFINISHED}{}", random::table_id()));
        Self(path.with_file_name(name))
    }

    /// Locked as long as somebody writes it, so that one that nobody finishes is known by that.
    fn create(&self) -> io::Result<File> {
        let mut wanted = File::options();
        wanted.write(true).create_new(true).mode(0o600);
        let file = wanted.open(&self.0)?;
        file.lock()?;
        Ok(file)
    }

    /// Gives it its name.
    fn finish(self, path: &Path, overwrite: bool) -> io::Result<()> {
        if overwrite {
            return fs::rename(&self.0, path);
        }
        // A link never takes the place of another file, a new name does.
        match fs::hard_link(&self.0, path) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
                // Some file systems have no links.
                if fs::symlink_metadata(path).is_ok() {
                    return Err(io::ErrorKind::AlreadyExists.into());
                }
                fs::rename(&self.0, path)
            }
            linked => linked,
        }
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        // Nothing is there if it was finished.
        let _ = fs::remove_file(&self.0);
    }
}

/// Sees to it that the name of a file survives a power failure.
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

fn digest(hash: Sha256) -> String {
    data_encoding::HEXLOWER.encode(&hash.finalize())
}

/// The rows of a backup, for [`Store::restore`](super::Store::restore); one that is not whole ends
/// with an error. Backups from before there was a head have no end either.
pub fn read(path: &Path) -> Result<BoxStream<'static, Stored<Value>>, BackupError> {
    let damaged = |why: String| StoreError::Unavailable(format!("this is no good backup: {why}"));
    let rows = Rows::open(path)?;
    Ok(stream::iter(rows.map(move |row| row.map_err(damaged))).boxed())
}

/// Reads a backup to its end; the number of its rows.
pub async fn check(path: &Path) -> Result<u64, BackupError> {
    let (path, failed) = (path.to_owned(), path.to_owned());
    spawn_blocking(move || check_file(&path))
        .await
        .map_err(|error| BackupError::File(failed, io::Error::other(error)))?
}

fn check_file(path: &Path) -> Result<u64, BackupError> {
    let damaged = |why| BackupError::Damaged(path.into(), why);
    let mut count = 0;
    for row in Rows::open(path)? {
        copy::check(row.map_err(damaged)?).map_err(|why| damaged(why.to_string()))?;
        count += 1;
    }
    Ok(count)
}

/// The rows of a backup, line by line; why, if it is not whole.
struct Rows {
    lines: BufReader<File>,
    line: String,
    count: u64,
    hash: Sha256,
    /// Whether it says where it ends.
    has_end: bool,
    done: bool,
}

impl Rows {
    fn open(path: &Path) -> Result<Self, BackupError> {
        let file = File::open(path).map_err(|error| BackupError::File(path.into(), error))?;
        Ok(Self {
            lines: BufReader::new(file),
            line: String::new(),
            count: 0,
            hash: Sha256::new(),
            has_end: false,
            done: false,
        })
    }

    fn read(&mut self) -> Result<Option<Value>, String> {
        loop {
            self.line.clear();
            let read = self.lines.read_line(&mut self.line);
            if read.map_err(|error| error.to_string())? == 0 {
                return match (self.has_end, self.count) {
                    (true, _) => Err("it ends too early".into()),
                    (false, 0) => Err("it is empty".into()),
                    (false, _) => Ok(None),
                };
            }
            let row: Value = serde_json::from_str(&self.line).map_err(|error| error.to_string())?;
            match row.get(MARK).and_then(Value::as_str) {
                None => {
                    self.count += 1;
                    self.hash.update(&self.line);
                    return Ok(Some(row));
                }
                Some("backup") if self.count == 0 && !self.has_end => {
                    if row["format"] != FORMAT {
                        return Err("a newer version of Kamidana wrote it".into());
                    }
                    self.has_end = true;
                }
                Some("end") if self.has_end => return self.end(&row).map(|()| None),
                Some(_) => return Err("a line is not where it belongs".into()),
            }
        }
    }

    fn end(&mut self, end: &Value) -> Result<(), String> {
        let hash = std::mem::take(&mut self.hash);
        if end["rows"] != self.count || end["sha256"] != digest(hash) {
            return Err("its rows are not those that were written".into());
        }
        self.line.clear();
        match self.lines.read_line(&mut self.line) {
            Ok(0) => Ok(()),
            _ => Err("something stands after its end".into()),
        }
    }
}

impl Iterator for Rows {
    type Item = Result<Value, String>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.done {
            return None;
        }
        let row = self.read().transpose();
        self.done = !matches!(row, Some(Ok(_)));
        row
    }
}

/// A backup every day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyBackups {
    /// Where they are kept.
    pub folder: PathBuf,
    /// How many of them.
    pub keep: usize,
}

impl DailyBackups {
    /// Makes a backup whenever the last one is a day old, for ever. What goes wrong is in the log
    /// and in the metrics.
    pub async fn run(self, store: Arc<dyn Store>) {
        loop {
            match self.make_if_due(&*store, crate::now()).await {
                Ok(()) => metrics::gauge!("kamidana_backup_failing").set(0.0),
                Err(error) => {
                    tracing::error!(%error, "there is no new backup");
                    metrics::counter!("kamidana_backups_total", "result" => "failed").increment(1);
                    metrics::gauge!("kamidana_backup_failing").set(1.0);
                }
            }
            sleep(LOOK).await;
        }
    }

    async fn make_if_due(&self, store: &dyn Store, now: Timestamp) -> Result<(), BackupError> {
        let last = self.found()?.last().map(|(at, _)| *at);
        if let Some(last) = last {
            metrics::gauge!("kamidana_backup_last_timestamp_seconds")
                .set(last.millis() as f64 / 1000.0);
            // One from the future was made by a clock that was wrong.
            if last <= now && now.since(last) < EVERY {
                return Ok(());
            }
        }
        self.make(store, now).await
    }

    async fn make(&self, store: &dyn Store, now: Timestamp) -> Result<(), BackupError> {
        let made = fs::DirBuilder::new()
            .recursive(true)
            .mode(0o700)
            .create(&self.folder);
        made.map_err(|error| BackupError::File(self.folder.clone(), error))?;
        let path = self.folder.join(name(now));
        let rows = write(store, &path, false).await?;
        tracing::info!(path = %path.display(), rows, "a backup was made");
        metrics::counter!("kamidana_backups_total", "result" => "made").increment(1);
        metrics::gauge!("kamidana_backup_last_timestamp_seconds").set(now.millis() as f64 / 1000.0);
        self.tidy()
    }

    /// Removes the oldest backups, and what is left of some that were cut short. Whatever has
    /// another name than ours stays.
    fn tidy(&self) -> Result<(), BackupError> {
        let found = self.found()?;
        let old = found.len().saturating_sub(self.keep.max(1));
        let old = found.into_iter().take(old).map(|(_, path)| path);
        for path in old.chain(self.abandoned()?) {
            match fs::remove_file(&path) {
                Ok(()) => tracing::info!(path = %path.display(), "an old backup was removed"),
                Err(error) => return Err(BackupError::File(path, error)),
            }
        }
        Ok(())
    }

    /// The backups there are, the oldest first.
    fn found(&self) -> Result<Vec<(Timestamp, PathBuf)>, BackupError> {
        let mut found: Vec<_> = self
            .files()?
            .into_iter()
            .filter_map(|(name, path)| Some((moment(&name)?, path)))
            .collect();
        found.sort();
        Ok(found)
    }

    /// Those that nobody finishes any more.
    fn abandoned(&self) -> Result<Vec<PathBuf>, BackupError> {
        let is_ours = |name: &str| {
            name.split_once(UNFINISHED).is_some_and(|(name, rest)| {
                moment(name).is_some() && rest.parse::<crate::TableId>().is_ok()
            })
        };
        let nobody_writes =
            |path: &PathBuf| File::open(path).is_ok_and(|file| file.try_lock().is_ok());
        let files = self.files()?.into_iter();
        let unfinished = files.filter_map(|(name, path)| is_ours(&name).then_some(path));
        Ok(unfinished.filter(nobody_writes).collect())
    }

    fn files(&self) -> Result<Vec<(String, PathBuf)>, BackupError> {
        let fails = |error| BackupError::File(self.folder.clone(), error);
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(fails)?,
        };
        let mut files = Vec::new();
        for entry in entries {
            let entry = entry.map_err(fails)?;
            let is_file = entry.file_type().map_err(fails)?.is_file();
            if let (true, Ok(name)) = (is_file, entry.file_name().into_string()) {
                files.push((name, entry.path()));
            }
        }
        Ok(files)
    }
}

/// What a backup made then is called.
fn name(at: Timestamp) -> String {
    let at = jiff::Timestamp::from_millisecond(at.millis()).unwrap_or_default();
    at.strftime("kamidana-%Y%m%dT%H%M%SZ.ndjson").to_string()
}

/// When a backup of this name was made; `None` if it is not one of ours.
fn moment(name: &str) -> Option<Timestamp> {
    let at = jiff::civil::DateTime::strptime("kamidana-%Y%m%dT%H%M%SZ.ndjson", name).ok()?;
    let at = at.to_zoned(jiff::tz::TimeZone::UTC).ok()?;
    let at = Timestamp::from_millis(at.timestamp().as_millisecond());
    (self::name(at) == name).then_some(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_names_are_ours() {
        let at = Timestamp::from_millis(1_794_805_986_000);
        assert_eq!(name(at), "kamidana-20261116T051306Z.ndjson");
        assert_eq!(moment("kamidana-20261116T051306Z.ndjson"), Some(at));
        for name in [
            "kamidana-20261116T051306Z.ndjson.gz",
            "kamidana-20261116T051306Z.ndjson ",
            "kamidana-20261316T051306Z.ndjson",
            "kamidana-2026116T051306Z.ndjson",
            "friday.ndjson",
            "kamidana.db",
        ] {
            assert_eq!(moment(name), None, "{name}");
        }
    }
}
