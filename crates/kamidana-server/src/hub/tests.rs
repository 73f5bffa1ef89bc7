//! What a node does that was not told everything.

use std::sync::Arc;

use super::Hub;
use crate::{
    Actor, Job, LocalBus, Person, PersonId, Setup, SqliteStore, Store, Table, TableId,
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
