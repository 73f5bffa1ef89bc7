//! Jobs in a stream that the servers keep.
//!
//! Every job has a subject of its own that holds one message at most: that is what keeps a job
//! from being there twice, and lets it be offered again once it is done.

use std::{
    error::Error,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use async_nats::{
    Client, Message, StatusCode, Subscriber,
    jetstream::{
        self, AckKind, Context,
        consumer::{AckPolicy, PullConsumer, pull},
        context::{ContextBuilder, PublishError, PublishErrorKind},
        message::Acker,
        stream::{DiscardPolicy, RetentionPolicy, StorageType},
    },
};
use async_trait::async_trait;
use futures::StreamExt;
use tokio::{
    runtime::Handle,
    sync::watch,
    time::{sleep, timeout},
};
use tokio_util::{sync::CancellationToken, task::AbortOnDropHandle};

use super::{ANSWER_TIMEOUT, BusError, Job, TakenJob, closed, failed, is_connected, no_answer};

/// Who takes jobs: all nodes under one name.
const WORKERS: &str = "workers";

/// How long the servers wait for a sign of life of whoever has taken a job.
const DEAD_AFTER: Duration = Duration::from_secs(6);

/// How often such a sign is given, and for how long at most: a job that hangs is given away.
const SIGN_OF_LIFE: Duration = Duration::from_secs(2);
const MOST_SIGNS: u32 = 150;

/// How long a job that was dropped rests.
const RETURN_DELAY: Duration = Duration::from_millis(200);

/// How long a job is kept that nobody takes.
const MOST_AGE: Duration = Duration::from_secs(24 * 60 * 60);

/// How many jobs are kept.
const MOST_JOBS: i64 = 1_000_000;

/// How long to wait for a job before asking again.
const PULL_TIMEOUT: Duration = Duration::from_secs(20);

/// How long to wait after a failure: at first, and at most.
const SHORTEST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// The queue of jobs.
#[derive(Debug)]
pub(super) struct Jobs {
    client: Client,
    context: Context,
    /// The name of the stream.
    stream: String,
    /// What the subjects of jobs begin with.
    subject: String,
    /// What jobs are taken from; nothing if it has to be made first.
    source: Mutex<Option<PullConsumer>>,
    gaps: watch::Receiver<u64>,
    closed: CancellationToken,
}

impl Jobs {
    pub(super) fn new(
        client: Client,
        prefix: &str,
        gaps: watch::Receiver<u64>,
        closed: CancellationToken,
    ) -> Self {
        Self {
            context: ContextBuilder::new()
                .timeout(ANSWER_TIMEOUT)
                .build(client.clone()),
            client,
            stream: format!("{prefix}_jobs"),
            subject: format!("{prefix}.jobs"),
            source: Mutex::new(None),
            gaps,
            closed,
        }
    }

    pub(super) async fn offer(&self, job: Job) -> Result<(), BusError> {
        if self.closed.is_cancelled() {
            return Err(closed());
        }
        if !is_connected(&self.client) {
            return Err(BusError("no bus can be reached".to_owned()));
        }
        let offered = async {
            match self.publish(job).await {
                Err(why) if why.kind() == PublishErrorKind::StreamNotFound => {
                    self.make_source().await?;
                    self.publish(job).await
                }
                result => result,
            }
            .or_else(|why| if is_there(&why) { Ok(()) } else { Err(why) })
            .map_err(|why| failed("the job was not taken", &why))
        };
        timeout(ANSWER_TIMEOUT, offered)
            .await
            .map_err(|_| no_answer())?
    }

    async fn publish(&self, job: Job) -> Result<(), PublishError> {
        let subject = format!("{}.{}.{}", self.subject, job.table, job.number);
        // A job is plain data: it can always be written.
        let text = serde_json::to_vec(&job).unwrap_or_default();
        self.context.publish(subject, text.into()).await?.await?;
        Ok(())
    }

    pub(super) async fn take(&self) -> Option<Box<dyn TakenJob>> {
        let mut pause = SHORTEST_PAUSE;
        loop {
            let mut gaps = self.gaps.clone();
            gaps.mark_unchanged();
            let pulled = tokio::select! {
                biased;
                () = self.closed.cancelled() => return None,
                // The servers have forgotten that we wait, and perhaps more.
                _ = gaps.changed() => {
                    self.forget_source();
                    continue;
                }
                pulled = self.pull() => pulled,
            };
            match pulled {
                Ok(Some(job)) => return Some(Box::new(job)),
                Ok(None) => pause = SHORTEST_PAUSE,
                Err(why) => {
                    tracing::debug!(%why, "no jobs can be taken");
                    self.forget_source();
                    tokio::select! {
                        () = self.closed.cancelled() => return None,
                        _ = gaps.changed() => {}
                        () = sleep(pause) => pause = (2 * pause).min(LONGEST_PAUSE),
                    }
                }
            }
        }
    }

    /// Waits for the next job for a while.
    async fn pull(&self) -> Result<Option<NatsJob>, BusError> {
        if !is_connected(&self.client) {
            return Err(BusError("no bus can be reached".to_owned()));
        }
        let known = self.source().clone();
        let source = match known {
            Some(source) => source,
            None => timeout(2 * ANSWER_TIMEOUT, self.make_source())
                .await
                .map_err(|_| no_answer())??,
        };
        let mut pull = Pull::start(&source, self.context.clone()).await?;
        let Some(message) = pull.finish().await? else {
            return Ok(None);
        };
        let acker = Acker::new(self.context.clone(), message.reply);
        if let Ok(job) = serde_json::from_slice(&message.payload) {
            return Ok(Some(NatsJob::new(job, acker)));
        }
        // Nobody else will understand it either.
        let _ = acker.ack_with(AckKind::Term).await;
        Ok(None)
    }

    /// Makes sure that the servers have a queue.
    async fn make_source(&self) -> Result<PullConsumer, BusError> {
        let no_queue = "there is no queue for jobs";
        let stream = self
            .context
            .get_or_create_stream(jetstream::stream::Config {
                name: self.stream.clone(),
                subjects: vec![format!("{}.>", self.subject)],
                retention: RetentionPolicy::WorkQueue,
                storage: StorageType::File,
                discard: DiscardPolicy::New,
                discard_new_per_subject: true,
                max_messages_per_subject: 1,
                max_messages: MOST_JOBS,
                max_age: MOST_AGE,
                ..Default::default()
            });
        let stream = stream.await.map_err(|why| failed(no_queue, &why))?;
        let source = stream.get_or_create_consumer(
            WORKERS,
            pull::Config {
                durable_name: Some(WORKERS.to_owned()),
                ack_policy: AckPolicy::Explicit,
                ack_wait: DEAD_AFTER,
                max_ack_pending: -1,
                ..Default::default()
            },
        );
        let source = source.await.map_err(|why| failed(no_queue, &why))?;
        *self.source() = Some(source.clone());
        Ok(source)
    }

    fn source(&self) -> std::sync::MutexGuard<'_, Option<PullConsumer>> {
        self.source.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn forget_source(&self) {
        *self.source() = None;
    }
}

/// A request for one job. It cannot be taken back: when it is dropped, the job that still comes
/// is sent back, so that it need not wait until the servers miss a sign of life.
struct Pull {
    answers: Option<Subscriber>,
    context: Context,
}

impl Pull {
    async fn start(source: &PullConsumer, context: Context) -> Result<Self, BusError> {
        let inbox = context.client().new_inbox();
        let answers = context.client().subscribe(inbox.clone()).await;
        let pull = Self {
            answers: Some(answers.map_err(|why| failed("nothing can be heard", &why))?),
            context,
        };
        let wish = pull::BatchConfig {
            batch: 1,
            expires: Some(PULL_TIMEOUT),
            ..Default::default()
        };
        let asked = source.request_batch(wish, inbox.into()).await;
        asked.map_err(|why| failed("no job was asked for", &why))?;
        Ok(pull)
    }

    /// Waits for the job; `None` if none came in time.
    async fn finish(&mut self) -> Result<Option<Message>, BusError> {
        let Some(answers) = self.answers.as_mut() else {
            return Ok(None);
        };
        let answer = timeout(PULL_TIMEOUT + ANSWER_TIMEOUT, answers.next()).await;
        let message = answer.ok().flatten().ok_or_else(no_answer)?;
        self.answers = None;
        match message.status {
            _ if is_job(&message) => Ok(Some(message)),
            None | Some(StatusCode::TIMEOUT | StatusCode::NOT_FOUND) => Ok(None),
            Some(status) => Err(failed("no job came", &status)),
        }
    }
}

/// Whether it is a job, and not a word about why there is none.
fn is_job(message: &Message) -> bool {
    matches!(message.status, None | Some(StatusCode::OK))
}

impl Drop for Pull {
    fn drop(&mut self) {
        if let Some(mut answers) = self.answers.take()
            && let Ok(runtime) = Handle::try_current()
        {
            let context = self.context.clone();
            runtime.spawn(async move {
                let answer = timeout(PULL_TIMEOUT + ANSWER_TIMEOUT, answers.next()).await;
                if let Ok(Some(message)) = answer
                    && is_job(&message)
                {
                    let acker = Acker::new(context, message.reply);
                    let _ = acker.ack_with(AckKind::Nak(None)).await;
                }
            });
        }
    }
}

/// Whether a job was refused because it is in the queue already. The servers have one code for
/// all that does not fit into a stream, and tell the reasons apart in words only.
fn is_there(why: &PublishError) -> bool {
    why.source()
        .and_then(|why| why.downcast_ref::<jetstream::Error>())
        .is_some_and(|why| {
            why.error_code() == jetstream::ErrorCode::STREAM_STORE_FAILED
                && why.to_string().contains("per subject")
        })
}

struct NatsJob {
    job: Job,
    acker: Arc<Acker>,
    signs: Option<AbortOnDropHandle<()>>,
}

impl NatsJob {
    fn new(job: Job, acker: Acker) -> Self {
        let acker = Arc::new(acker);
        let alive = Arc::clone(&acker);
        let signs = tokio::spawn(async move {
            for _ in 0..MOST_SIGNS {
                sleep(SIGN_OF_LIFE).await;
                let _ = alive.ack_with(AckKind::Progress).await;
            }
        });
        Self {
            job,
            acker,
            signs: Some(AbortOnDropHandle::new(signs)),
        }
    }
}

#[async_trait]
impl TakenJob for NatsJob {
    fn job(&self) -> Job {
        self.job
    }

    async fn done(mut self: Box<Self>) {
        self.signs = None;
        // If nobody hears it, the job comes back; whoever takes it finds that it is void.
        let heard = timeout(ANSWER_TIMEOUT, self.acker.double_ack()).await;
        if !matches!(heard, Ok(Ok(()))) {
            tracing::debug!(job = ?self.job, "nobody heard that it is done");
        }
    }
}

impl Drop for NatsJob {
    fn drop(&mut self) {
        if self.signs.take().is_some()
            && let Ok(runtime) = Handle::try_current()
        {
            let acker = Arc::clone(&self.acker);
            runtime.spawn(async move {
                let back = acker.ack_with(AckKind::Nak(Some(RETURN_DELAY)));
                let _ = timeout(ANSWER_TIMEOUT, back).await;
            });
        }
    }
}
