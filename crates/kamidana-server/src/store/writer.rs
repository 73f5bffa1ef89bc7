//! The one that writes to `SQLite`: it takes everything that waits, writes it in one transaction
//! and tells everybody once that is on the disk.

use std::time::Instant;

use futures::future::BoxFuture;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{StoreError, Stored, session::Statements};

/// How much work the writer takes before whoever brings more has to wait.
const MOST_WAITING: usize = 1024;

/// How much is written at once.
const MOST_AT_ONCE: usize = 256;

/// Where the work asks the writer to write.
#[derive(Clone, Debug)]
pub(super) struct Writer(mpsc::Sender<Request>);

enum Request {
    Write { work: Work, guard: Guard },
    Close(oneshot::Sender<()>),
}

/// Work that gets a connection, or hears why it gets none.
type Work = Box<dyn for<'s> FnOnce(Stored<&'s mut SqliteConnection>) -> BoxFuture<'s, Done> + Send>;

/// What work that fails leaves behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Guard {
    /// Perhaps something: the writer has to undo it.
    Savepoint,
    /// Nothing, if it says [`StoreError::Taken`]; with any other error everybody else's work that
    /// is written at the same time fails, too.
    Nothing,
}

/// Work that is done but not yet on the disk.
struct Done {
    error: Option<StoreError>,
    tell: Tell,
}

/// Tells whoever waits, once it is clear whether it came onto the disk.
type Tell = Box<dyn FnOnce(Stored<()>) + Send>;

impl Writer {
    /// Begins to write on this connection.
    pub(super) fn start(connection: SqliteConnection) -> Self {
        let (sender, requests) = mpsc::channel(MOST_WAITING);
        tokio::spawn(serve(connection, requests));
        Self(sender)
    }

    /// Does some work together with that of others, and returns when it is on the disk.
    pub(super) async fn write<T, W>(&self, guard: Guard, work: W) -> Stored<T>
    where
        T: Send + 'static,
        W: for<'s> FnOnce(&'s mut SqliteConnection) -> BoxFuture<'s, Stored<T>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let work: Work = Box::new(|connection| {
            Box::pin(async move {
                let result = match connection {
                    Ok(connection) => work(connection).await,
                    Err(error) => Err(error),
                };
                Done {
                    error: result.as_ref().err().cloned(),
                    tell: Box::new(move |written| {
                        // Who does not wait any more does not want to know.
                        let _ = answer.send(result.and_then(|value| written.map(|()| value)));
                    }),
                }
            })
        });
        let sent = self.0.send(Request::Write { work, guard }).await;
        sent.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    /// Whether it still writes.
    pub(super) fn ping(&self) -> Stored<()> {
        if self.0.is_closed() {
            return Err(closed());
        }
        Ok(())
    }

    /// Writes what waits and closes the connection.
    pub(super) async fn close(&self) {
        let (answer, answered) = oneshot::channel();
        if self.0.send(Request::Close(answer)).await.is_ok() {
            let _ = answered.await;
        }
    }
}

fn closed() -> StoreError {
    StoreError::Unavailable("the store does not write any more".into())
}

async fn serve(mut connection: SqliteConnection, mut requests: mpsc::Receiver<Request>) {
    let mut waiting = Vec::with_capacity(MOST_AT_ONCE);
    let mut closing = Vec::new();
    while requests.recv_many(&mut waiting, MOST_AT_ONCE).await > 0 {
        metrics::gauge!("kamidana_store_queue").set(requests.len() as f64);
        let mut batch = Vec::with_capacity(waiting.len());
        for request in waiting.drain(..) {
            match request {
                Request::Write { work, guard } => batch.push((work, guard)),
                Request::Close(answer) => {
                    requests.close();
                    closing.push(answer);
                }
            }
        }
        if !batch.is_empty() {
            write_all(&mut connection, batch).await;
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the store did not close well");
    }
    for answer in closing {
        let _ = answer.send(());
    }
}

/// Writes all of it in one transaction.
async fn write_all(connection: &mut SqliteConnection, batch: Vec<(Work, Guard)>) {
    let began = Instant::now();
    metrics::histogram!("kamidana_store_batch_size").record(batch.len() as f64);
    let mut tell = Vec::with_capacity(batch.len());
    let written = transaction(connection, batch, &mut tell).await;
    if let Err(error) = &written {
        tracing::error!(%error, "nothing was written");
        // Some errors have already ended the transaction.
        let _ = connection.run("ROLLBACK", Vec::new()).await;
    }
    metrics::histogram!("kamidana_store_commit_seconds").record(began.elapsed());
    for tell in tell {
        tell(written.clone());
    }
}

async fn transaction(
    connection: &mut SqliteConnection,
    batch: Vec<(Work, Guard)>,
    tell: &mut Vec<Tell>,
) -> Stored<()> {
    let mut written = connection
        .run("BEGIN IMMEDIATE", Vec::new())
        .await
        .map(drop);
    for (work, guard) in batch {
        let done = match &written {
            Ok(()) => guarded(connection, work, guard, tell).await,
            // Nothing is left to write it into.
            Err(error) => {
                tell.push(work(Err(error.clone())).await.tell);
                continue;
            }
        };
        written = done;
    }
    written?;
    connection.run("COMMIT", Vec::new()).await?;
    Ok(())
}

/// Does one piece of work; an error means that the whole transaction has failed.
async fn guarded(
    connection: &mut SqliteConnection,
    work: Work,
    guard: Guard,
    tell: &mut Vec<Tell>,
) -> Stored<()> {
    if guard == Guard::Savepoint
        && let Err(error) = connection.run("SAVEPOINT work", Vec::new()).await
    {
        tell.push(work(Err(error.clone())).await.tell);
        return Err(error);
    }
    let done = work(Ok(&mut *connection)).await;
    tell.push(done.tell);
    match (guard, done.error) {
        (Guard::Nothing, Some(StoreError::Taken) | None) => {}
        (Guard::Nothing, Some(error)) => return Err(error),
        (Guard::Savepoint, Some(_)) => {
            let sql = "ROLLBACK TO work; RELEASE work";
            connection.run(sql, Vec::new()).await?;
        }
        (Guard::Savepoint, None) => {
            connection.run("RELEASE work", Vec::new()).await?;
        }
    }
    Ok(())
}
