//! People who play on whatever happens to the server, and remember what it promised.

use std::{
    collections::{BTreeMap, HashMap, HashSet, hash_map::Entry},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use kamidana_game::Stream;
use serde_json::{Value, json};
use tokio::{
    sync::watch,
    task::JoinSet,
    time::{sleep, timeout},
};

use crate::client::{Client, HANGS, Socket, chance, choice, is_mine, is_over};

/// How long to wait before the next try.
const AGAIN: Duration = Duration::from_millis(60);

/// What a server said was done, for good.
#[derive(Clone)]
struct Promise {
    person: Client,
    table: String,
    number: u64,
    seen: u64,
    action: String,
}

/// Everybody who plays.
#[derive(Default)]
pub(crate) struct Crowd {
    tasks: JoinSet<()>,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    stop: AtomicBool,
    promises: Mutex<Vec<Promise>>,
    /// What every player was promised so far, in numbers; told at every promise.
    acted: watch::Sender<Vec<usize>>,
    /// Who is at which table.
    playing: Mutex<BTreeMap<(u64, String), Client>>,
    /// Who stopped after which table.
    stopped: Mutex<HashSet<(u64, String)>>,
    /// How often somebody came back to a table.
    returns: AtomicUsize,
    /// How many games were played to their end.
    ended: AtomicUsize,
}

/// One person at one table after another.
struct Player {
    number: usize,
    person: Client,
    nodes: Vec<String>,
    table: String,
    /// The table before it.
    before: Option<String>,
    /// What is known of the tables, over all connections.
    tables: HashMap<String, Value>,
    moves: HashMap<String, Vec<String>>,
    /// Whether they may have agreed to play again.
    agreed: bool,
    chance: Stream,
    shared: Arc<Shared>,
}

/// How an evening at a connection ended.
enum Evening {
    /// The connection is gone.
    Lost,
    /// Enough has been played.
    Over,
}

impl Crowd {
    /// Somebody plays at a table, and again when it is over; their connections take turns at
    /// these nodes.
    pub(crate) fn join(&mut self, person: &Client, table: &str, nodes: &[String]) {
        let number = self.tasks.len();
        self.shared.acted.send_modify(|acted| acted.push(0));
        let player = Player {
            number,
            person: person.clone(),
            nodes: nodes.to_vec(),
            table: table.into(),
            before: None,
            tables: HashMap::new(),
            moves: HashMap::new(),
            agreed: false,
            chance: chance(number as u8),
            shared: Arc::clone(&self.shared),
        };
        self.tasks.spawn(player.live());
    }

    /// Waits until so many more actions were acknowledged.
    pub(crate) async fn until_more_promises(&self, more: usize) {
        let before = self.promises();
        self.until(|acted| acted.iter().sum::<usize>() >= before + more)
            .await;
    }

    /// Waits until everybody has acted once more: those who play against a machine can only if
    /// it has moved.
    pub(crate) async fn until_everybody_acted(&self) {
        let before = self.shared.acted.borrow().clone();
        self.until(|acted| acted.iter().zip(&before).all(|(now, before)| now > before))
            .await;
    }

    /// Waits until somebody has played a game to its end.
    pub(crate) async fn until_a_game_ended(&self) {
        self.until(|_| self.ended() > 0).await;
    }

    /// Waits for something that comes of playing. However slow it all is, it goes on.
    async fn until(&self, reached: impl Fn(&[usize]) -> bool) {
        let mut acted = self.shared.acted.subscribe();
        while !reached(&acted.borrow_and_update()) {
            if timeout(HANGS, acted.changed()).await.is_err() {
                self.stands_still().await;
            }
        }
    }

    /// Lets everybody finish the game they are playing.
    pub(crate) async fn finish(&mut self) {
        self.shared.stop.store(true, Ordering::SeqCst);
        let mut acted = self.shared.acted.subscribe();
        loop {
            tokio::select! {
                ended = self.tasks.join_next() => match ended {
                    Some(ended) => ended.expect("a player did not understand the server"),
                    None => return,
                },
                _ = acted.changed() => {}
                () = sleep(HANGS) => self.stands_still().await,
            }
        }
    }

    /// Nobody has acted for a long time.
    async fn stands_still(&self) {
        let playing = self.shared.playing.lock().expect("no panic").clone();
        for ((id, table), person) in playing {
            let (_, state) = person.get(&format!("/api/tables/{table}")).await;
            println!("{id} stands still at {}: {state}", person.url);
        }
        panic!("some games do not go on");
    }

    /// Whether every promise was kept: each acknowledged action is there, in its place, once.
    /// How many there were.
    pub(crate) async fn check(&self, url: &str) -> usize {
        let promises = self.shared.promises.lock().expect("no panic").clone();
        // What others do in secret shows in no number, so everybody counts for themselves.
        let mut by_person: BTreeMap<(&str, u64), Vec<&Promise>> = BTreeMap::new();
        for promise in &promises {
            let own = by_person.entry((&promise.table, promise.person.id));
            own.or_default().push(promise);
        }
        for ((table, _), mut promises) in by_person {
            promises.sort_by_key(|promise| promise.seen);
            for pair in promises.windows(2) {
                assert!(
                    pair[0].seen < pair[1].seen,
                    "{table}: one place, two actions"
                );
                assert!(pair[0].number < pair[1].number, "{table}: out of order");
            }
            let mut replays: HashMap<u64, Vec<Value>> = HashMap::new();
            for promise in promises {
                let mut person = promise.person.clone();
                person.url = url.into();
                if let Entry::Vacant(replay) = replays.entry(person.id) {
                    let state = person.state(table).await;
                    let steps = person.replay(table).await;
                    assert_eq!(state["seen"], steps.len() - 1);
                    assert!(state["number"].as_u64() >= Some(promise.number));
                    replay.insert(steps);
                }
                let step = &replays[&person.id][promise.seen as usize + 1];
                assert_eq!(
                    step["action"], promise.action,
                    "{table}: action {} was promised",
                    promise.seen
                );
            }
        }
        promises.len()
    }

    pub(crate) fn promises(&self) -> usize {
        self.shared.acted.borrow().iter().sum()
    }

    pub(crate) fn returns(&self) -> usize {
        self.shared.returns.load(Ordering::SeqCst)
    }

    pub(crate) fn ended(&self) -> usize {
        self.shared.ended.load(Ordering::SeqCst)
    }
}

impl Player {
    async fn live(mut self) {
        let mut node = 0;
        self.note(true);
        loop {
            self.person
                .url
                .clone_from(&self.nodes[node % self.nodes.len()]);
            node += 1;
            let Ok(mut socket) = self.person.try_socket(None).await else {
                sleep(AGAIN).await;
                continue;
            };
            socket.tables = std::mem::take(&mut self.tables);
            socket.moves = std::mem::take(&mut self.moves);
            self.watch(&mut socket).await;
            self.shared.returns.fetch_add(1, Ordering::SeqCst);
            let evening = self.play(&mut socket).await;
            self.tables = socket.tables;
            self.moves = socket.moves;
            if matches!(evening, Evening::Over) {
                self.note(false);
                let here = (self.person.id, self.table);
                self.shared.stopped.lock().expect("no panic").insert(here);
                return;
            }
            sleep(AGAIN).await;
        }
    }

    fn note(&self, plays: bool) {
        let mut playing = self.shared.playing.lock().expect("no panic");
        let here = (self.person.id, self.table.clone());
        if plays {
            playing.insert(here, self.person.clone());
        } else {
            playing.remove(&here);
        }
    }

    /// Says what is known of the table and asks for the rest.
    async fn watch(&self, socket: &mut Socket) {
        let mut watch = json!({ "type": "watch", "table": self.table });
        if let Some(known) = socket.tables.get(&self.table) {
            let open = known["game"] != "kami";
            let moves = socket.moves.get(&self.table).map_or(0, Vec::len);
            let moves = if open {
                json!(moves)
            } else {
                known["seen"].clone()
            };
            watch["have"] = json!({ "number": known["number"], "moves": moves });
        }
        socket.send(&watch).await;
    }

    async fn play(&mut self, socket: &mut Socket) -> Evening {
        // What was done already; the table may be told after the answer.
        let mut done = 0;
        let mut asked_again = false;
        loop {
            let state = socket.tables.get(&self.table).cloned().unwrap_or_default();
            let seen = state["seen"].as_u64().unwrap_or(0);
            if is_mine(&state) && seen >= done {
                match self.act(socket, &state).await {
                    Some(true) => done = seen + 1,
                    Some(false) => {
                        sleep(AGAIN).await;
                        self.watch(socket).await;
                    }
                    None => return Evening::Lost,
                }
                if !matches!(self.hear(socket).await, Some(())) {
                    return Evening::Lost;
                }
                continue;
            }
            if is_over(&state) {
                let stop = self.shared.stop.load(Ordering::SeqCst);
                if let Some(next) = state["rematch"].as_str() {
                    assert_eq!(state["ending"]["how"]["how"], "played", "{state}");
                    self.shared.ended.fetch_add(1, Ordering::SeqCst);
                    self.note(false);
                    // A connection watches only so many tables.
                    let leave = json!({ "type": "leave", "table": self.table });
                    socket.send(&leave).await;
                    self.before = Some(std::mem::replace(&mut self.table, next.into()));
                    self.note(true);
                    self.watch(socket).await;
                    (done, asked_again, self.agreed) = (0, false, false);
                } else if stop && !self.agreed {
                    return Evening::Over;
                } else if stop {
                    // The others may have agreed as well by now; then they wait there.
                    let decline = json!({ "want": "decline" });
                    let want = json!({ "type": "want", "table": self.table, "wanted": decline });
                    if socket.try_ask(want).await.is_none() {
                        return Evening::Lost;
                    }
                    self.agreed = false;
                    socket.tables.remove(&self.table);
                    self.watch(socket).await;
                } else if !asked_again {
                    (asked_again, self.agreed) = (true, true);
                    let want = json!({ "want": "again" });
                    let want = json!({ "type": "want", "table": self.table, "wanted": want });
                    socket.send(&want).await;
                }
            }
            if self.is_left_alone(&state) {
                return Evening::Over;
            }
            if self.hear(socket).await.is_none() {
                return Evening::Lost;
            }
        }
    }

    /// Whether somebody stopped at the table before this one. What they sent on a connection that
    /// was lost, to a node that was slow, may still have agreed to play again.
    fn is_left_alone(&self, state: &Value) -> bool {
        let Some(before) = &self.before else {
            return false;
        };
        let stopped = self.shared.stopped.lock().expect("no panic");
        let mut people = state["seats"].as_array().into_iter().flatten();
        people.any(|seat| {
            let person = seat["sitter"]["id"].as_u64();
            person.is_some_and(|id| stopped.contains(&(id, before.clone())))
        })
    }

    /// Waits for a message. People look around when nothing comes.
    async fn hear(&self, socket: &mut Socket) -> Option<()> {
        let Ok(message) = timeout(Duration::from_secs(1), socket.next()).await else {
            return Some(());
        };
        let message = message?;
        if message["type"] == "refused" && message["code"] == "no-table" {
            // Whoever agreed to a rematch was killed before it was there; who comes back to the
            // old table sees to it.
            if let Some(old) = &self.before {
                socket.send(&json!({ "type": "watch", "table": old })).await;
            }
            sleep(AGAIN).await;
            self.watch(socket).await;
        }
        Some(())
    }

    /// Whether something was done; `None` if it is not known, because the connection is gone.
    async fn act(&mut self, socket: &mut Socket, state: &Value) -> Option<bool> {
        let action = choice(state, &mut self.chance)?;
        let seen = state["seen"].clone();
        let act = json!({ "type": "act", "table": self.table, "seen": seen, "action": action });
        let answer = socket.try_ask(act).await?;
        if answer["type"] == "done" {
            let promise = Promise {
                person: self.person.clone(),
                table: self.table.clone(),
                number: answer["number"].as_u64().expect("a number"),
                seen: seen.as_u64().expect("a number"),
                action,
            };
            self.shared.promises.lock().expect("no panic").push(promise);
            let acted = &self.shared.acted;
            acted.send_modify(|acted| acted[self.number] += 1);
            return Some(true);
        }
        let code = answer["code"].as_str().expect("a code");
        let allowed = [
            "moved-on",
            "not-your-turn",
            "over",
            "closing",
            "unavailable",
        ];
        assert!(allowed.contains(&code), "{answer}");
        Some(false)
    }
}

/// The tables of a crowd: every game, with machines and with each other. Each with its players.
pub(crate) async fn tables(people: &[Client]) -> Vec<(String, Vec<Client>)> {
    let [amy, ben, cleo] = people else {
        panic!("three people play");
    };
    let me = json!({ "kind": "me" });
    let machine = json!({ "kind": "level", "level": 1 });
    let ask = |person: &Client| json!({ "kind": "asked", "name": person.name });
    let kami = |players: &str| json!({ "players": players, "level": "soldier" });
    let setups = [
        (
            json!({ "game": "kamisado", "seats": [me, machine] }),
            vec![amy],
        ),
        (
            json!({ "game": "kamon", "seats": [machine, me] }),
            vec![ben],
        ),
        (
            json!({ "game": "kami", "options": kami("4"), "seats": [me, machine, machine, machine] }),
            vec![cleo],
        ),
        (
            json!({ "game": "kamisado", "options": { "length": "standard", "setup": "tournament" },
                    "seats": [me, ask(ben)] }),
            vec![amy, ben],
        ),
        (
            json!({ "game": "kamon", "seats": [ask(cleo), me] }),
            vec![ben, cleo],
        ),
        (
            json!({ "game": "kami", "options": kami("2"), "seats": [me, ask(amy)] }),
            vec![cleo, amy],
        ),
        (
            json!({ "game": "kami", "options": kami("3"), "seats": [me, machine, ask(ben)] }),
            vec![amy, ben],
        ),
        (
            json!({ "game": "kami", "options": kami("4"),
                    "seats": [me, ask(ben), ask(cleo), machine] }),
            vec![amy, ben, cleo],
        ),
    ];
    let mut tables = Vec::new();
    for (setup, players) in setups {
        let table = players[0].table(setup).await;
        for other in &players[1..] {
            other.want(&table, json!({ "want": "sit" })).await;
        }
        tables.push((table, players.into_iter().cloned().collect()));
    }
    tables
}
