//! The list of open and running tables, kept fresh for everybody who looks at it.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{sync::watch, time::sleep};

use crate::{
    FromServer, Heard, Hub, HubError, PersonId, Stage, StoreError, Table, TableId, TableQuery,
    Text, Topic, listed,
};

/// How long changes are gathered before the list is read again.
const GATHER_TIME: Duration = Duration::from_millis(300);
/// How often it is read without any news, so that a lost note does no lasting harm.
const REFRESH_INTERVAL: Duration = Duration::from_secs(15);
/// How often it is forgotten who opened what is no longer open.
const TIDY_INTERVAL: Duration = Duration::from_secs(5 * 60);
/// The most tables of each kind.
const MOST_LISTED: u32 = 50;

/// The games that ended last, for when nothing is being played.
const RECENT: u32 = 6;

/// The list of this node.
#[derive(Clone, Debug)]
pub struct Lobby {
    list: watch::Sender<Text>,
    opened: Arc<Mutex<Opened>>,
}

/// The tables in the list that were opened here: by whom, and from which network if it was a guest.
#[derive(Debug, Default)]
struct Opened {
    people: HashMap<PersonId, Places>,
    networks: HashMap<IpAddr, Places>,
}

/// What somebody has in the list.
#[derive(Debug, Default)]
struct Places {
    /// Some of them may have begun or gone.
    tables: Vec<TableId>,
    /// Tables that are about to be opened.
    reserved: usize,
}

/// Room for one more table of somebody, until it is dropped.
pub(crate) struct Room {
    opened: Arc<Mutex<Opened>>,
    person: PersonId,
    network: Option<IpAddr>,
}

impl Room {
    /// The table is there.
    pub(crate) fn fill(&self, table: TableId) {
        self.each(|places| places.tables.push(table));
    }

    /// How many tables there are, and are about to be, of the person and of the network.
    fn count(&self) -> (usize, usize) {
        let opened = lock(&self.opened);
        let count = |places: &Places| places.tables.len() + places.reserved;
        let network = self.network.and_then(|n| opened.networks.get(&n));
        (
            opened.people.get(&self.person).map_or(0, count),
            network.map_or(0, count),
        )
    }

    fn tables(&self) -> HashSet<TableId> {
        let opened = lock(&self.opened);
        let network = self.network.and_then(|n| opened.networks.get(&n));
        let places = opened.people.get(&self.person).into_iter().chain(network);
        places.flat_map(|places| &places.tables).copied().collect()
    }

    fn each(&self, change: impl Fn(&mut Places)) {
        let mut opened = lock(&self.opened);
        change(opened.people.entry(self.person).or_default());
        if let Some(network) = self.network {
            change(opened.networks.entry(network).or_default());
        }
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.each(|places| places.reserved = places.reserved.saturating_sub(1));
    }
}

fn lock(opened: &Mutex<Opened>) -> MutexGuard<'_, Opened> {
    opened.lock().unwrap_or_else(PoisonError::into_inner)
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
        hub.spawn(lobby.clone().tidy(hub.clone()));
        lobby
    }

    /// To be told about every new list, beginning with the one there is.
    pub fn watch(&self) -> watch::Receiver<Text> {
        let mut list = self.list.subscribe();
        list.mark_changed();
        list
    }

    /// Room for one more table of a person, and of all guests of a network, in the list; `None` if
    /// so many of theirs wait there already.
    pub(crate) async fn room(
        &self,
        hub: &Hub,
        (person, most): (PersonId, usize),
        network: Option<(IpAddr, usize)>,
    ) -> Result<Option<Room>, HubError> {
        let room = Room {
            opened: Arc::clone(&self.opened),
            person,
            network: network.map(|(network, _)| network),
        };
        room.each(|places| places.reserved += 1);
        let fits = |room: &Room| {
            let (own, all) = room.count();
            own <= most && network.is_none_or(|(_, most)| all <= most)
        };
        if !fits(&room) {
            self.forget_gone(hub, &room).await?;
        }
        Ok(fits(&room).then_some(room))
    }

    /// Forgets what no longer waits of those who want more room.
    async fn forget_gone(&self, hub: &Hub, room: &Room) -> Result<(), HubError> {
        let tables = room.tables();
        let waiting = waiting_of(hub, tables.clone()).await?;
        // Not those that came meanwhile.
        let is_gone = |table: &TableId| tables.contains(table) && !waiting.contains(table);
        room.each(|places| places.tables.retain(|table| !is_gone(table)));
        Ok(())
    }

    /// Forgets from time to time what no longer waits, of everybody.
    async fn tidy(self, hub: Hub) {
        loop {
            sleep(TIDY_INTERVAL).await;
            let known: HashSet<TableId> = {
                let opened = lock(&self.opened);
                let people = opened.people.values().flat_map(|places| &places.tables);
                people.copied().collect()
            };
            let Ok(waiting) = waiting_of(&hub, known.clone()).await else {
                continue;
            };
            let mut opened = lock(&self.opened);
            let keep = |places: &mut Places| {
                let is_gone = |table: &TableId| known.contains(table) && !waiting.contains(table);
                places.tables.retain(|table| !is_gone(table));
                !places.tables.is_empty() || places.reserved > 0
            };
            opened.people.retain(|_, places| keep(places));
            opened.networks.retain(|_, places| keep(places));
        }
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
async fn waiting_of(hub: &Hub, tables: HashSet<TableId>) -> Result<HashSet<TableId>, HubError> {
    let mut waiting = HashSet::new();
    for table in tables {
        match hub.look(table, Table::stage).await {
            Ok(Stage::Running | Stage::Over) | Err(HubError::NoTable) => {}
            Err(error @ HubError::Closing) => return Err(error),
            // Whoever cannot tell keeps it.
            Ok(Stage::Waiting) | Err(_) => {
                waiting.insert(table);
            }
        }
    }
    Ok(waiting)
}

/// The open and the running tables that everybody may find.
pub(crate) async fn read(hub: &Hub) -> Result<FromServer, StoreError> {
    let query = |stage, limit| TableQuery {
        stage: Some(stage),
        public_only: true,
        limit,
        ..TableQuery::default()
    };
    let store = hub.store();
    let open = store.tables(&query(Stage::Waiting, MOST_LISTED)).await?;
    let running = store.tables(&query(Stage::Running, MOST_LISTED)).await?;
    let recent = store.tables(&query(Stage::Over, RECENT)).await?;
    let (waiting, playing) = store.count_listed().await?;
    Ok(FromServer::Lobby {
        open: listed::listed(hub, open).await?,
        running: listed::listed(hub, running).await?,
        recent: listed::listed(hub, recent).await?,
        waiting,
        playing,
    })
}
