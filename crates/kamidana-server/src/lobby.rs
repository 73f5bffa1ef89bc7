//! The list of open and running tables, kept fresh for everybody who looks at it.

use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{sync::watch, time::sleep};

use crate::{
    FromServer, Heard, Hub, HubError, PersonId, Stage, StoreError, Table, TableId, TableQuery,
    Text, Topic,
};

/// How long changes are gathered before the list is read again.
const GATHER_TIME: Duration = Duration::from_millis(300);
/// How often it is read without any news, so that a lost note does no lasting harm.
const REFRESH_INTERVAL: Duration = Duration::from_secs(15);
/// The most tables of each kind.
const MOST_LISTED: u32 = 50;

/// The list of this node.
#[derive(Clone, Debug)]
pub struct Lobby {
    list: watch::Sender<Text>,
    opened: Arc<Mutex<Opened>>,
}

/// The tables in the list that somebody has opened here, or everybody of a network; some of them
/// may have begun or gone.
#[derive(Debug, Default)]
struct Opened {
    people: HashMap<PersonId, Vec<TableId>>,
    networks: HashMap<IpAddr, Vec<TableId>>,
}

impl Lobby {
    /// A list that follows the hub as long as it is open.
    pub fn new(hub: &Hub) -> Self {
        let (sender, _) = watch::channel(Text::default());
        let lobby = Self {
            list: sender,
            opened: Arc::default(),
        };
        hub.spawn(lobby.clone().follow(hub.clone()));
        lobby
    }

    /// To be told about every new list, beginning with the one there is.
    pub fn watch(&self) -> watch::Receiver<Text> {
        let mut list = self.list.subscribe();
        list.mark_changed();
        list
    }

    /// How many tables wait in the list that a person has opened, and all guests of a network.
    pub(crate) async fn waiting(
        &self,
        hub: &Hub,
        person: PersonId,
        network: Option<IpAddr>,
    ) -> Result<(usize, usize), HubError> {
        let of_person = self.opened().people.get(&person).cloned();
        let of_person = still_waiting(hub, of_person.unwrap_or_default()).await?;
        let of_network = network.and_then(|network| self.opened().networks.get(&network).cloned());
        let of_network = still_waiting(hub, of_network.unwrap_or_default()).await?;
        let counts = (of_person.len(), of_network.len());
        let mut opened = self.opened();
        keep(&mut opened.people, person, of_person);
        if let Some(network) = network {
            keep(&mut opened.networks, network, of_network);
        }
        Ok(counts)
    }

    /// Somebody has opened a table that everybody may find.
    pub(crate) fn note(&self, table: TableId, person: PersonId, network: Option<IpAddr>) {
        let mut opened = self.opened();
        opened.people.entry(person).or_default().push(table);
        if let Some(network) = network {
            opened.networks.entry(network).or_default().push(table);
        }
    }

    fn opened(&self) -> MutexGuard<'_, Opened> {
        self.opened.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn follow(self, hub: Hub) {
        let mut listener = None;
        loop {
            // Nobody looks: nothing to do.
            while self.list.receiver_count() == 0 {
                sleep(GATHER_TIME).await;
            }
            match read(&hub).await {
                Ok(message) => {
                    let text = message.text();
                    self.list.send_if_modified(|old| {
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

/// Those of the tables that still wait for players.
async fn still_waiting(hub: &Hub, tables: Vec<TableId>) -> Result<Vec<TableId>, HubError> {
    let mut waiting = Vec::new();
    for table in tables {
        match hub.look(table, Table::stage).await {
            Ok(Stage::Waiting) => waiting.push(table),
            Ok(Stage::Running | Stage::Over) | Err(HubError::NoTable) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(waiting)
}

/// Remembers what somebody has opened; nothing of somebody who has nothing.
fn keep<K: Eq + Hash>(opened: &mut HashMap<K, Vec<TableId>>, whose: K, tables: Vec<TableId>) {
    if tables.is_empty() {
        opened.remove(&whose);
    } else {
        opened.insert(whose, tables);
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
