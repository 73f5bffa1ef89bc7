//! Tables that wait for anybody, and those who have gone.

use serde_json::{Value, json};
use tokio::sync::watch;

use super::{Eyes, amy, ben, new_store, timed};
use crate::{
    Actor, Command, Kind, Person, Setup, Stage, Table, TimeControl, Timestamp, Wish,
    hub::sweeper::Sweeper,
};

#[tokio::test]
async fn an_open_table_of_a_guest_that_nobody_looks_at_is_called_off() {
    let (clock, time) = watch::channel(Timestamp::from_millis(0));
    let set = |minutes: i64| clock.send_replace(Timestamp::from_millis(60_000 * minutes));
    let store = new_store().await;
    let hub = timed(&store, &time);
    let open = || Setup {
        public: true,
        seats: vec![Wish::ME, Wish::Open],
        ..Setup::against_level("kamisado", 1)
    };
    let guest = Person {
        account: Kind::Guest,
        ..amy()
    };
    let left = hub.create(open(), &guest).await.unwrap();
    let attended = hub.create(open(), &guest).await.unwrap();
    let members = hub.create(open(), &ben()).await.unwrap();
    let _eyes = Eyes::of(guest.id, &hub, attended).await;
    let mut onlooker = Eyes::of(ben().id, &hub, left).await;
    set(9);
    hub.wake(left).await.unwrap();
    assert_eq!(hub.look(left, Table::stage).await, Ok(Stage::Waiting));
    set(10);
    onlooker
        .see(|message| message["table"]["stage"] == "over")
        .await;
    set(70);
    for table in [attended, members] {
        hub.wake(table).await.unwrap();
        assert_eq!(hub.look(table, Table::stage).await, Ok(Stage::Waiting));
    }
    // Nor does it stay if the node is gone that knew about it.
    hub.close().await;
    let next = timed(&store, &time);
    Sweeper::new(next.now()).sweep(&next).await.unwrap();
    assert_eq!(next.look(attended, Table::stage).await, Ok(Stage::Over));
    assert_eq!(next.look(members, Table::stage).await, Ok(Stage::Waiting));
}

#[tokio::test]
async fn whoever_sits_down_at_an_open_table_and_goes_loses_the_seat() {
    let clocks = TimeControl::Fischer {
        initial: 300,
        increment: 5,
    };
    // With clocks anybody, and soon; without them only a guest.
    for (time, account, wait) in [
        (clocks, Kind::Member, Some(30)),
        (TimeControl::None, Kind::Guest, Some(600)),
        (TimeControl::None, Kind::Member, None),
    ] {
        let (clock, now) = watch::channel(Timestamp::from_millis(0));
        let set = |seconds: i64| clock.send_replace(Timestamp::from_millis(1000 * seconds));
        let hub = timed(&new_store().await, &now);
        let setup = Setup {
            public: true,
            time,
            seats: vec![Wish::ME, Wish::Open, Wish::Open, Wish::Open],
            ..Setup::against_level("kami", 1)
        };
        let table = hub.create(setup, &amy()).await.unwrap();
        let gone = Person { account, ..ben() };
        let cho = Person::new(3, "Cho");
        for who in [gone.clone(), cho.clone()] {
            let actor = Actor::Person(who.id);
            let sit = Command::Sit {
                who,
                seat: None,
                invited: false,
            };
            hub.command(table, actor, sit).await.unwrap();
        }
        let _cho = Eyes::of(cho.id, &hub, table).await;
        let mut amys = Eyes::of(amy().id, &hub, table).await;
        let eyes = Eyes::of(gone.id, &hub, table).await;
        let present = |seats: Value| {
            move |message: &Value| message["type"] == "presence" && message["present"] == seats
        };
        amys.see(present(json!([1, 2, 3]))).await;
        drop(eyes);
        amys.see(present(json!([1, 3]))).await;
        let seat = |message: &Value| message["table"]["seats"].get(1).cloned();
        let sitters = || async {
            hub.look(table, |table| table.people().count())
                .await
                .unwrap()
        };
        set(wait.unwrap_or(3600) - 1);
        hub.wake(table).await.unwrap();
        assert_eq!(sitters().await, 3, "{time:?} {account:?}");
        let Some(wait) = wait else { continue };
        set(wait);
        amys.see(|message| seat(message).is_some_and(|seat| seat["sitter"].is_null()))
            .await;
        assert_eq!(sitters().await, 2, "those who are there stay");
        assert_eq!(hub.look(table, Table::stage).await, Ok(Stage::Waiting));
    }
}
