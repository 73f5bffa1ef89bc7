//! What a node does that was not told everything.

use std::sync::Arc;

use kamidana_game::Choices;

use super::Hub;
use crate::{
    Actor, Job, LocalBus, Offer, Person, PersonId, Setup, SqliteStore, Store, Table, TableId, Wanted,
    pool::{Pool, PoolSettings},
};

fn amy() -> Person {
    Person {
        id: PersonId(1),
        name: "Amy".into(),
    }
}

/// A node on this store that hears nothing from others.
fn deaf(store: &Arc<dyn Store>) -> Hub {
    Hub::new(Arc::clone(store), Arc::new(LocalBus::new()))
}

async fn number(hub: &Hub, table: TableId) -> u32 {
    hub.look(table, Table::number).await.unwrap()
}

#[tokio::test]
async fn a_job_that_comes_before_the_news_is_done() {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().await.unwrap());
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
        let view = hub.state(table, Some(amy().id), None).await.unwrap();
        let Choices::List { actions } = view.view.choices else {
            unreachable!("there is no set-up to arrange")
        };
        let action = actions[0].clone();
        let moved = hub.act(table, actor, Some(view.seen), action, 0);
        let job = Job {
            table,
            number: moved.await.unwrap(),
        };
        hub.work(job, &pool).await.unwrap();
    }
    let seen = hub.look(table, Table::seen).await.unwrap();
    let again = || Wanted::Offer {
        offer: Offer::Takeback,
        seen: Some(seen),
    };
    hub.want(table, amy(), again(), None).await.unwrap();
    let once = hub.look(table, Table::seen).await.unwrap();
    assert!(once < seen);
    let twice = hub.want(table, amy(), again(), None).await;
    assert_eq!(twice.unwrap_err().code(), "moved-on");
    assert_eq!(hub.look(table, Table::seen).await.unwrap(), once);
}
