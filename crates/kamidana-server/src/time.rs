//! What time it is.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::Timestamp;

/// Now, by the clock of this machine.
pub fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Timestamp::from_millis(since.map_or(0, |since| since.as_millis() as i64))
}

/// Where tables take the time from.
#[derive(Clone)]
pub(crate) enum TimeSource {
    /// The clock of this machine.
    System,
    /// A test, which moves it on.
    #[cfg(test)]
    Test(tokio::sync::watch::Receiver<Timestamp>),
}

impl TimeSource {
    pub(crate) fn now(&self) -> Timestamp {
        match self {
            Self::System => now(),
            #[cfg(test)]
            Self::Test(time) => *time.borrow(),
        }
    }

    /// Waits until then; for ever if there is no such moment.
    pub(crate) async fn until(&self, at: Option<Timestamp>) {
        let Some(at) = at else {
            return std::future::pending().await;
        };
        match self {
            Self::System => tokio::time::sleep(at.since(now())).await,
            #[cfg(test)]
            Self::Test(time) => {
                let mut time = time.clone();
                if time.wait_for(|now| *now >= at).await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}
