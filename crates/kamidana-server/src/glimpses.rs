//! Small pictures of tables for however many look at them: each table that is shown anywhere on this
//! node has one task that asks for it now and then, and one text that all are sent.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use futures::{
    StreamExt as _,
    stream::{self, BoxStream},
};
use tokio::{
    sync::{Semaphore, watch},
    time::{Instant, sleep, sleep_until},
};

use crate::{Heard, Hub, HubError, Listener, Note, TableId, Topic, hub::Glimpsed, recent::Recent};

/// A table is asked how it looks at most this often, whoever wants to know.
const GATHER_TIME: Duration = Duration::from_secs(1);
/// How often it is asked without any news, so that a lost note does no lasting harm.
const REFRESH_INTERVAL: Duration = Duration::from_secs(15);
/// The pictures of finished games that are kept: a few kilobytes each.
const KEPT: usize = 1000;
/// Tables that are looked at for the first time at once: that may mean reading a whole log.
const AT_ONCE: usize = 8;

/// What is shown of a table; nothing before it is known, or if there is no such table.
type Shown = Option<Arc<Glimpsed>>;

/// The pictures that are shown on this node.
#[derive(Clone)]
pub(crate) struct Glimpses(Arc<Inner>);

struct Inner {
    hub: Hub,
    followed: Mutex<HashMap<TableId, watch::Sender<Shown>>>,
    finished: Mutex<Recent<TableId, Arc<Glimpsed>>>,
    first_looks: Semaphore,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Glimpses {
    pub(crate) fn new(hub: &Hub) -> Self {
        Self(Arc::new(Inner {
            hub: hub.clone(),
            followed: Mutex::default(),
            finished: Mutex::new(Recent::new(KEPT)),
            first_looks: Semaphore::new(AT_ONCE),
        }))
    }

    /// How a table looks, from now on.
    pub(crate) fn watch(&self, table: TableId) -> BoxStream<'static, Arc<Glimpsed>> {
        let finished = lock(&self.0.finished).get(&table).cloned();
        if let Some(picture) = finished {
            return stream::iter([picture]).boxed();
        }
        let pictures = stream::unfold((self.shown(table), true), |(mut shown, first)| async move {
            if !first {
                shown.changed().await.ok()?;
            }
            loop {
                let picture = shown.borrow_and_update().clone();
                if let Some(picture) = picture {
                    return Some((picture, (shown, false)));
                }
                shown.changed().await.ok()?;
            }
        });
        pictures.boxed()
    }

    fn shown(&self, table: TableId) -> watch::Receiver<Shown> {
        let mut followed = lock(&self.0.followed);
        if let Some(sender) = followed.get(&table) {
            return sender.subscribe();
        }
        let (sender, receiver) = watch::channel(None);
        followed.insert(table, sender.clone());
        drop(followed);
        let following = self.clone().follow(table, sender);
        self.0.hub.spawn(following);
        receiver
    }

    /// Follows a table until nobody looks any more or nothing more will happen there.
    async fn follow(self, table: TableId, sender: watch::Sender<Shown>) {
        let hub = &self.0.hub;
        let first = self.0.first_looks.acquire().await;
        // Listening comes before looking, so that nothing is missed in between.
        let mut listener = hub.bus().listen(Topic::Table(table)).await.ok();
        let mut first = first.ok();
        loop {
            match hub.glimpse(table).await {
                Ok(picture) => {
                    let (last, picture) = (picture.is_final(), Arc::new(picture));
                    sender.send_replace(Some(Arc::clone(&picture)));
                    if last {
                        lock(&self.0.finished).keep(table, picture);
                        break;
                    }
                }
                Err(HubError::NoTable) => break,
                Err(error) => tracing::warn!(%table, %error, "could not look at a table"),
            }
            first = None;
            let looked = Instant::now();
            if listener.is_none() {
                listener = hub.bus().listen(Topic::Table(table)).await.ok();
            }
            tokio::select! {
                heard = news(listener.as_mut()) => {
                    if !heard {
                        listener = None;
                    }
                    sleep_until(looked + GATHER_TIME).await;
                }
                () = sleep(REFRESH_INTERVAL) => {}
                () = sender.closed() => {
                    // Somebody may come at this very moment.
                    let mut followed = lock(&self.0.followed);
                    if sender.is_closed() {
                        followed.remove(&table);
                        return;
                    }
                }
            }
        }
        drop(first);
        lock(&self.0.followed).remove(&table);
    }
}

/// Waits for something that changes the picture; `false` if nothing is heard any more.
async fn news(listener: Option<&mut Box<dyn Listener>>) -> bool {
    let Some(listener) = listener else {
        return std::future::pending().await;
    };
    loop {
        match listener.hear().await {
            Some(Heard::Note(Note::Said { .. } | Note::Visited { .. })) => {}
            Some(_) => return true,
            None => return false,
        }
    }
}
