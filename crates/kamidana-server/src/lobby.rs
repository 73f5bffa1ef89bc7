//! The list of open and running tables, kept fresh for everybody who looks at it.

use std::time::Duration;

use tokio::{sync::watch, time::sleep};

use crate::{FromServer, Heard, Hub, Stage, StoreError, TableQuery, Text, Topic};

/// How long changes are gathered before the list is read again.
const GATHER_TIME: Duration = Duration::from_millis(300);
/// How often it is read without any news, so that a lost note does no lasting harm.
const REFRESH_INTERVAL: Duration = Duration::from_secs(15);
/// The most tables of each kind.
const MOST_LISTED: u32 = 50;

/// The list of this node.
#[derive(Clone, Debug)]
pub struct Lobby(watch::Sender<Text>);

impl Lobby {
    /// A list that follows the hub as long as it is open.
    pub fn new(hub: &Hub) -> Self {
        let (sender, _) = watch::channel(Text::default());
        let lobby = Self(sender);
        hub.spawn(lobby.clone().follow(hub.clone()));
        lobby
    }

    /// To be told about every new list, beginning with the one there is.
    pub fn watch(&self) -> watch::Receiver<Text> {
        let mut list = self.0.subscribe();
        list.mark_changed();
        list
    }

    async fn follow(self, hub: Hub) {
        let mut listener = None;
        loop {
            // Nobody looks: nothing to do.
            while self.0.receiver_count() == 0 {
                sleep(GATHER_TIME).await;
            }
            match read(&hub).await {
                Ok(message) => {
                    let text = message.text();
                    self.0.send_if_modified(|old| {
                        let new = *old != text;
                        *old = text;
                        new
                    });
                }
                Err(error) => tracing::warn!(%error, "could not read the lobby"),
            }
            if listener.is_none() {
                listener = hub.bus().listen(Topic::Lobby).await.ok();
            }
            let news = async {
                match &mut listener {
                    Some(listener) => listener.hear().await,
                    None => std::future::pending::<Option<Heard>>().await,
                }
            };
            tokio::select! {
                heard = news => {
                    if heard.is_none() {
                        listener = None;
                    }
                    sleep(GATHER_TIME).await;
                }
                () = sleep(REFRESH_INTERVAL) => {}
            }
        }
    }
}

/// The open and the running tables that everybody may find.
pub(crate) async fn read(hub: &Hub) -> Result<FromServer, StoreError> {
    let query = |stage| TableQuery {
        stage: Some(stage),
        public_only: true,
        limit: MOST_LISTED,
        ..TableQuery::default()
    };
    let store = hub.store();
    Ok(FromServer::Lobby {
        open: store.tables(&query(Stage::Waiting)).await?,
        running: store.tables(&query(Stage::Running)).await?,
    })
}
