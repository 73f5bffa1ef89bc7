//! What a node does that was not told everything, or is told too much.

mod open_tables;

use std::{path::PathBuf, sync::Arc, time::Duration};

use kamidana_game::{Choices, Seat};
use serde_json::Value;
use sqlx::{Connection as _, SqliteConnection};
use tokio::{
    sync::{mpsc, watch},
    time::timeout,
};
use tokio_util::sync::CancellationToken;

use super::{Hub, HubError, Request, Watch, Watcher, sweeper::Sweeper};
use crate::{
    Actor, Command, EndReason, Job, LocalBus, Offer, Person, PersonId, Refusal, Setup, SqliteStore,
    Stage, Status, Store, StoreError, Table, TableId, Text, TimeControl, Timestamp, Wanted, Wish,
    pool::{Pool, PoolSettings},
    random,
    time::TimeSource,
};

/// Whatever takes so long never happens.
const NEVER: Duration = Duration::from_secs(60);

fn amy() -> Person {
    Person::new(1, "Amy")
}

fn ben() -> Person {
    Person::new(2, "Ben")
}

async fn new_store() -> Arc<dyn Store> {
    Arc::new(SqliteStore::in_memory().await.unwrap())
}

/// A node on this store that hears nothing from others.
fn deaf(store: &Arc<dyn Store>) -> Hub {
    Hub::new(Arc::clone(store), Arc::new(LocalBus::new()))
}

async fn number(hub: &Hub, table: TableId) -> u32 {
    hub.look(table, Table::number).await.unwrap()
}

/// A table at which Amy and Ben play, with five seconds each.
async fn two_people(hub: &Hub) -> TableId {
    two_people_for(hub, 5).await
}

/// The same with more time.
async fn two_people_for(hub: &Hub, seconds: u32) -> TableId {
    let setup = Setup {
        time: TimeControl::Fischer {
            initial: seconds,
            increment: 0,
        },
        seats: vec![Wish::ME, Wish::Open],
        ..Setup::against_level("kamisado", 1)
    };
    let table = hub.create(setup, &amy()).await.unwrap();
    let sit = Command::Sit {
        who: ben(),
        seat: None,
        invited: false,
    };
    let sat = hub.command(table, Actor::Person(ben().id), sit).await;
    sat.unwrap();
    table
}

/// What somebody is sent.
struct Eyes {
    watch: Watch,
    messages: mpsc::Receiver<Text>,
    behind: CancellationToken,
}

impl Eyes {
    async fn of(person: PersonId, hub: &Hub, table: TableId) -> Self {
        let (sender, messages) = mpsc::channel(100);
        let behind = CancellationToken::new();
        let watcher = Watcher {
            person: Some(person),
            muted: Vec::new(),
            sender,
            behind: behind.clone(),
        };
        Self {
            watch: hub.watch(table, watcher, None).await.unwrap(),
            messages,
            behind,
        }
    }

    /// Waits for a message like that.
    async fn see(&mut self, wanted: impl Fn(&Value) -> bool) {
        let seen = async {
            loop {
                let text = self.messages.recv().await.expect("a message");
                let message: Value = serde_json::from_str(text.as_str()).unwrap();
                if wanted(&message) {
                    return;
                }
            }
        };
        timeout(NEVER, seen).await.expect("such a message");
    }
}

#[tokio::test]
async fn a_job_that_comes_before_the_news_is_done() {
    let store = new_store().await;
    let (first, second) = (deaf(&store), deaf(&store));
    let setup = Setup::against_level("kamisado", 1);
    let table = first.create(setup, &amy()).await.unwrap();
    let before = number(&second, table).await;
    let moved = first.act(table, Actor::Person(amy().id), Some(0), "d1d5".into(), 0);
    let job = Job {
        table,
        number: moved.await.unwrap(),
    };
    assert_eq!(number(&second, table).await, before, "it heard nothing");
    let pool = Pool::new(PoolSettings::default()).unwrap();
    second.work(job, &pool).await.unwrap();
    assert!(
        number(&second, table).await > job.number,
        "the machine moved"
    );
    assert_eq!(store.events(table, job.number).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_takeback_that_is_asked_for_twice_by_accident_happens_once() {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().await.unwrap());
    let hub = deaf(&store);
    let table = hub
        .create(Setup::against_level("kamisado", 1), &amy())
        .await
        .unwrap();
    let pool = Pool::new(PoolSettings::default()).unwrap();
    let actor = Actor::Person(amy().id);
    for _ in 0..2 {
        let state = hub.state(table, Some(amy().id), None).await.unwrap();
        let Choices::List { actions } = state.view.unwrap().choices else {
            unreachable!("there is no set-up to arrange")
        };
        let action = actions[0].clone();
        let moved = hub.act(table, actor, Some(state.seen), action, 0);
        let job = Job {
            table,
            number: moved.await.unwrap(),
        };
        hub.work(job, &pool).await.unwrap();
    }
    let seen = |hub: Hub| async move { hub.look(table, |table| table.seen(None)).await };
    let before = seen(hub.clone()).await.unwrap();
    let again = || Wanted::Offer {
        offer: Offer::Takeback,
        seen: Some(before),
    };
    hub.want(table, amy(), again(), None).await.unwrap();
    let once = seen(hub.clone()).await.unwrap();
    assert!(once < before);
    let twice = hub.want(table, amy(), again(), None).await;
    assert_eq!(twice.unwrap_err().code(), "moved-on");
    assert_eq!(seen(hub.clone()).await.unwrap(), once);
}

#[tokio::test]
async fn whoever_was_slower_decides_again() {
    let store = new_store().await;
    let (first, second) = (deaf(&store), deaf(&store));
    let table = two_people(&first).await;
    number(&second, table).await;
    let (amy, ben) = (Actor::Person(amy().id), Actor::Person(ben().id));
    let act = |hub: &Hub, actor, action: &str| {
        let (hub, action) = (hub.clone(), action.to_owned());
        async move { hub.act(table, actor, None, action, 0).await }
    };
    act(&first, amy, "d1d5").await.unwrap();
    // It still knows the first position and believes that it is Amy's turn.
    let refused = act(&second, amy, "a1a4").await;
    assert_eq!(refused, Err(HubError::Refused(Refusal::NotYourTurn)));
    act(&second, ben, "a8a5").await.unwrap();
    let actions = |hub: Hub| async move {
        let own = |table: &Table| table.moves(0);
        hub.look(table, own).await.unwrap()
    };
    assert_eq!(actions(second).await, ["d1d5", "a8a5"]);
}

#[tokio::test]
async fn what_was_sent_in_time_counts_while_it_may_be_on_its_way() {
    let (clock, time) = watch::channel(Timestamp::from_millis(0));
    let store = new_store().await;
    let time = TimeSource::Test(time);
    let hub = Hub::with_time(store, Arc::new(LocalBus::new()), time);
    let table = two_people(&hub).await;
    let mut eyes = Eyes::of(ben().id, &hub, table).await;
    let act = |who: Person, action: &str, lag| {
        let hub = hub.clone();
        let (actor, action) = (Actor::Person(who.id), action.to_owned());
        async move { hub.act(table, actor, None, action, lag).await }
    };
    // Amy's time was up 300 ms ago, but the network took 400.
    clock.send_replace(Timestamp::from_millis(5_300));
    hub.wake(table).await.unwrap();
    act(amy(), "d1d5", 400).await.unwrap();
    // Ben was later than that.
    clock.send_replace(Timestamp::from_millis(5_300 + 5_000 + 450));
    let late = act(ben(), "a8a5", 400).await;
    assert_eq!(late, Err(HubError::Refused(Refusal::TimeIsUp)));
    // And nobody waits for ever, whoever looks or does not.
    clock.send_replace(Timestamp::from_millis(5_300 + 5_000 + 500));
    eyes.see(|message| message["table"]["stage"] == "over")
        .await;
    let ended = hub.look(table, |table| table.status().clone()).await;
    let Ok(Status::Over(ending)) = ended else {
        panic!("{ended:?}");
    };
    let seat = Seat::new(2).unwrap();
    assert_eq!(ending.how, EndReason::Flagged { seat });
}

/// A node whose time a test moves on.
fn timed(store: &Arc<dyn Store>, time: &watch::Receiver<Timestamp>) -> Hub {
    let time = TimeSource::Test(time.clone());
    Hub::with_time(Arc::clone(store), Arc::new(LocalBus::new()), time)
}

#[tokio::test]
async fn a_node_that_nobody_can_reach_is_no_life_and_drops_no_flags() {
    let (clock, time) = watch::channel(Timestamp::from_millis(0));
    let set = |seconds: i64| clock.send_replace(Timestamp::from_millis(1000 * seconds));
    let store = new_store().await;
    let (first, worker) = (timed(&store, &time), timed(&store, &time));
    first.run_pulse(true).await.unwrap();
    worker.run_pulse(false).await.unwrap();
    let table = two_people(&first).await;
    first.beat().await.unwrap();
    first.close().await;
    for second in 1..=9 {
        set(second);
        worker.beat().await.unwrap();
        worker.wake(table).await.unwrap();
    }
    assert_eq!(worker.look(table, Table::stage).await, Ok(Stage::Running));
    let next = timed(&store, &time);
    next.run_pulse(true).await.unwrap();
    assert_eq!(amys_clock(&next, table).await, 5000);
}

/// What Amy's clock shows, in milliseconds.
async fn amys_clock(hub: &Hub, table: TableId) -> u64 {
    let state = hub.state(table, None, None).await.unwrap();
    state.seats[0].clock.unwrap().millis
}

#[tokio::test]
async fn nobody_is_charged_for_a_time_in_which_no_node_was_there() {
    let (clock, time) = watch::channel(Timestamp::from_millis(0));
    let set = |seconds: i64| clock.send_replace(Timestamp::from_millis(1000 * seconds));
    let store = new_store().await;
    let first = timed(&store, &time);
    first.beat().await.unwrap();
    let table = two_people(&first).await;
    for second in 1..=2 {
        set(second);
        first.beat().await.unwrap();
    }
    first.close().await;
    for (start, left) in [(1000, 3000), (2000, 2000), (3000, 1000)] {
        set(start);
        let node = timed(&store, &time);
        node.beat().await.unwrap();
        node.wake(table).await.unwrap();
        assert_eq!(amys_clock(&node, table).await, left);
        set(start + 1);
        node.beat().await.unwrap();
        assert_eq!(amys_clock(&node, table).await, left - 1000);
        node.close().await;
    }
    // What is left runs out as always.
    set(4000);
    let last = timed(&store, &time);
    last.beat().await.unwrap();
    let mut eyes = Eyes::of(ben().id, &last, table).await;
    set(4001);
    eyes.see(|message| message["table"]["stage"] == "over")
        .await;
}

#[tokio::test]
async fn a_table_that_nobody_looks_at_is_charged_as_long_as_any_node_is_there() {
    let (clock, time) = watch::channel(Timestamp::from_millis(0));
    let store = new_store().await;
    let (first, second) = (timed(&store, &time), timed(&store, &time));
    first.beat().await.unwrap();
    second.beat().await.unwrap();
    let table = two_people(&first).await;
    first.close().await;
    for second_of_it in 1..=4 {
        clock.send_replace(Timestamp::from_millis(1000 * second_of_it));
        second.beat().await.unwrap();
    }
    let third = timed(&store, &time);
    third.beat().await.unwrap();
    assert_eq!(amys_clock(&third, table).await, 1000);
}

#[tokio::test]
async fn a_win_cannot_be_claimed_from_somebody_who_is_there_without_a_socket() {
    let (clock, time) = watch::channel(Timestamp::from_millis(0));
    let set = |seconds: i64| clock.send_replace(Timestamp::from_millis(1000 * seconds));
    let store = new_store().await;
    let hub = timed(&store, &time);
    let table = two_people_for(&hub, 600).await;
    let _eyes = Eyes::of(ben().id, &hub, table).await;
    let claim = || {
        let seat = Seat::new(1).unwrap();
        hub.want(table, ben(), Wanted::Claim { seat }, None)
    };
    for second in [20, 50, 80, 110] {
        set(second);
        let state = hub.state(table, Some(amy().id), None).await.unwrap();
        assert!(state.seats[0].present);
        let early = claim().await;
        assert_eq!(early, Err(HubError::Refused(Refusal::TooEarly)));
    }
    set(169);
    let early = claim().await;
    assert_eq!(early, Err(HubError::Refused(Refusal::TooEarly)));
    let state = hub.state(table, None, None).await.unwrap();
    assert!(!state.seats[0].present);
    set(170);
    claim().await.unwrap();
}

/// A store in a file, so that a test can write what no store would.
struct OpenStore {
    folder: PathBuf,
    store: Arc<dyn Store>,
}

impl OpenStore {
    async fn new() -> Self {
        let folder = std::env::temp_dir().join(format!("kamidana-hub-{}", random::table_id()));
        let store = SqliteStore::open(&folder.join("store.db")).await.unwrap();
        Self {
            folder,
            store: Arc::new(store),
        }
    }

    /// Appends an event so many numbers after the last one.
    async fn append(&self, table: TableId, after: u32, body: &str) {
        let url = format!("sqlite://{}", self.folder.join("store.db").display());
        let mut connection = SqliteConnection::connect(&url).await.unwrap();
        for sql in [
            "INSERT INTO events SELECT id, number + $2, updated, $3 FROM tables WHERE id = $1",
            "UPDATE tables SET number = number + $2, wake = 0 WHERE id = $1 AND $3 <> ''",
        ] {
            let statement = sqlx::query(sql)
                .bind(table.to_string())
                .bind(after)
                .bind(body);
            statement.execute(&mut connection).await.unwrap();
        }
        connection.close().await.unwrap();
    }

    async fn close(self) {
        self.store.close().await;
        std::fs::remove_dir_all(self.folder).unwrap();
    }
}

#[tokio::test]
async fn a_table_whose_log_cannot_be_read_is_put_away() {
    // An event of a newer version, and one that is missing.
    for (after, body) in [
        (1, r#"{"event":"teleported"}"#),
        (2, r#"{"event":"began"}"#),
    ] {
        let open = OpenStore::new().await;
        let hub = deaf(&open.store);
        let table = two_people(&hub).await;
        let eyes = Eyes::of(ben().id, &hub, table).await;
        let other = two_people(&hub).await;
        open.append(table, after, body).await;
        let unreadable = |error: HubError| {
            assert!(
                matches!(error, HubError::Store(StoreError::Unreadable(_))),
                "{error:?}"
            );
        };

        let act = hub.act(table, Actor::Person(amy().id), None, "d1d5".into(), 0);
        unreadable(timeout(NEVER, act).await.expect("an answer").unwrap_err());
        // Whoever looked on is sent away, instead of seeing what is no longer so.
        timeout(NEVER, eyes.behind.cancelled()).await.unwrap();
        unreadable(hub.look(table, |_| ()).await.unwrap_err());
        // And others are looked after all the same.
        let mut sweeper = Sweeper::new(hub.now());
        timeout(NEVER, sweeper.sweep(&hub)).await.unwrap().unwrap();
        let act = hub.act(other, Actor::Person(amy().id), None, "d1d5".into(), 0);
        act.await.unwrap();
        hub.close().await;
        open.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_a_busy_table_is_gone() {
    let store = new_store().await;
    let hub = deaf(&store);
    let table = two_people(&hub).await;
    let amys = Eyes::of(amy().id, &hub, table).await;
    let mut bens = Eyes::of(ben().id, &hub, table).await;
    let (go_on, wait) = std::sync::mpsc::channel::<()>();
    let (busy, is_busy) = tokio::sync::oneshot::channel();
    let look = hub.look(table, move |_| {
        let _ = busy.send(());
        let _ = wait.recv();
    });
    let fill = async {
        is_busy.await.unwrap();
        let actor = hub.actor(table).await.unwrap();
        while actor.try_send(Request::Heard(0)).is_ok() {}
        drop(amys.watch);
        go_on.send(()).unwrap();
    };
    let (looked, ()) = tokio::join!(look, fill);
    looked.unwrap();
    bens.see(|message| {
        message["type"] == "presence" && message["present"] == serde_json::json!([2])
    })
    .await;
}

#[tokio::test]
async fn a_list_of_an_earlier_version_says_whose_turn_it_is() {
    let store = new_store().await;
    let hub = deaf(&store);
    let table = two_people(&hub).await;
    let told = hub.look(table, move |seen| seen.summary(table)).await;
    let told = told.unwrap();
    assert!(told.turn.is_some());
    for _ in 0..2 {
        let mut listed = vec![crate::Summary {
            turn: None,
            ..told.clone()
        }];
        hub.tell_turns(&mut listed).await;
        assert_eq!(listed, std::slice::from_ref(&told));
    }
    hub.close().await;
}
