//! Appending and reading logs.

use kamidana_server::{Append, Command, StoreError, TableQuery, random};
use tokio::task::JoinSet;

use crate::{
    houses::House,
    table::{StoredTable, amy, at, ben, change, ladder, one_more, two_people},
};

pub(crate) async fn what_was_appended_is_read_back(store: House) {
    let mut stored = StoredTable::open(two_people("kamisado"), &amy(), at(1));
    store.append(stored.save()).await.expect("a new table");
    stored.sits(&ben(), at(2));
    store.append(stored.save()).await.expect("the next events");
    stored.wants(&amy(), &Command::act(None, "d1d5"), at(3));
    store.append(stored.save()).await.expect("the next event");
    stored.wants(&ben(), &Command::Resign, at(4));
    store.append(stored.save()).await.expect("the last event");
    assert_eq!(store.events(stored.id, 0).await, Ok(stored.log.clone()));
    let found = store.tables(&everything()).await;
    assert_eq!(found, Ok(vec![stored.summary()]));
    assert_eq!(store.events(random::table_id(), 0).await, Ok(Vec::new()));
}

fn everything() -> TableQuery {
    TableQuery {
        limit: 1000,
        ..TableQuery::default()
    }
}

pub(crate) async fn a_log_is_read_from_any_number(store: House) {
    let mut stored = StoredTable::of_two(at(1));
    store.append(stored.save()).await.expect("a new table");
    for after in 0..=stored.log.len() + 1 {
        let rest = stored.log.get(after..).unwrap_or_default();
        let events = store.events(stored.id, after as u32).await;
        assert_eq!(events, Ok(rest.to_vec()));
    }
}

pub(crate) async fn a_number_is_given_once(store: House) {
    let mut stored = StoredTable::of_two(at(1));
    store.append(stored.save()).await.expect("a new table");
    let mut summary = stored.summary();
    for round in 0..5 {
        let mut tasks = JoinSet::new();
        for who in 0..20 {
            let append = one_more(&summary, who, at(10 + round));
            let store = store.clone();
            tasks.spawn(async move { (append.clone(), store.append(append).await) });
        }
        let mut winner = None;
        for (append, result) in tasks.join_all().await {
            match result {
                Ok(()) => assert!(winner.replace(append).is_none(), "two got the number"),
                Err(error) => assert_eq!(error, StoreError::Taken),
            }
        }
        let winner = winner.expect("one gets the number");
        stored.log.extend(winner.events);
        summary = winner.summary;
    }
    assert_eq!(store.events(stored.id, 0).await, Ok(stored.log));
    assert_eq!(store.tables(&everything()).await, Ok(vec![summary]));
}

pub(crate) async fn a_log_has_no_gaps(store: House) {
    let mut stored = StoredTable::of_two(at(1));
    store.append(stored.save()).await.expect("a new table");
    let next = one_more(&stored.summary(), 1, at(2));
    let after = one_more(&next.summary, 1, at(2));
    assert_eq!(store.append(after).await, Err(StoreError::Taken));
    assert_eq!(store.events(stored.id, 0).await, Ok(stored.log));
    let unknown = one_more(&StoredTable::of_two(at(1)).summary(), 1, at(2));
    assert_eq!(store.append(unknown).await, Err(StoreError::Taken));
}

pub(crate) async fn a_table_is_created_once(store: House) {
    let mut stored = StoredTable::of_two(at(1));
    let first = stored.save();
    store.append(first.clone()).await.expect("a new table");
    assert_eq!(store.append(first).await, Err(StoreError::Taken));
    assert_eq!(store.events(stored.id, 0).await, Ok(stored.log));
}

pub(crate) async fn events_that_do_not_follow_each_other_are_refused(store: House) {
    let good = StoredTable::of_two(at(1)).save();
    let mut empty = good.clone();
    empty.events.clear();
    let mut gap = good.clone();
    gap.events.remove(1);
    let mut other_end = good;
    other_end.events.pop();
    for append in [empty, gap, other_end] {
        let result = store.append(append).await;
        assert!(matches!(result, Err(StoreError::Unavailable(_))));
    }
    assert_eq!(store.tables(&everything()).await, Ok(Vec::new()));
}

pub(crate) async fn good_and_bad_appends_at_once_do_not_spoil_each_other(store: House) {
    let mut tasks = JoinSet::new();
    for number in 0..60 {
        let mut stored = StoredTable::of_two(at(1));
        store.append(stored.save()).await.expect("a new table");
        let mut append = one_more(&stored.summary(), 0, at(2));
        let wanted = match number % 3 {
            0 => Ok(()),
            1 => {
                append.summary = stored.summary();
                append.events.clone_from(&stored.log);
                Err(StoreError::Taken)
            }
            _ => {
                append.ratings = vec![change(ben().id, 0, 1500.0), change(amy().id, 9, 1500.0)];
                Err(StoreError::Stale)
            }
        };
        let store = store.clone();
        tasks.spawn(async move {
            if wanted.is_ok() {
                stored.log.extend(append.events.clone());
            }
            assert_eq!(store.append(append).await, wanted);
            assert_eq!(store.events(stored.id, 0).await, Ok(stored.log));
        });
    }
    tasks.join_all().await;
    assert_eq!(store.ratings_of(ben().id).await, Ok(Vec::new()));
}

pub(crate) async fn many_tables_at_once_all_keep_their_logs(store: House) {
    let mut tasks = JoinSet::new();
    for _ in 0..50 {
        let store = store.clone();
        tasks.spawn(async move {
            let mut stored = StoredTable::of_two(at(1));
            store.append(stored.save()).await.expect("a new table");
            let mut summary = stored.summary();
            for round in 0..10 {
                let append = one_more(&summary, 0, at(round));
                stored.log.extend(append.events.clone());
                summary = append.summary.clone();
                store.append(append).await.expect("the next event");
            }
            assert_eq!(store.events(stored.id, 0).await, Ok(stored.log));
        });
    }
    tasks.join_all().await;
}

pub(crate) async fn a_stale_rating_stops_the_whole_append(store: House) {
    let mut stored = StoredTable::of_two(at(1));
    store.append(stored.save()).await.expect("a new table");
    let before = stored.summary();
    let told = stored.log.clone();
    stored.wants(&amy(), &Command::act(None, "d1d5"), at(2));
    stored.wants(&ben(), &Command::Resign, at(3));
    let mut end = stored.save();
    end.ratings = vec![change(amy().id, 0, 1512.0), change(ben().id, 3, 1488.0)];
    assert_eq!(store.append(end.clone()).await, Err(StoreError::Stale));
    assert_eq!(store.events(stored.id, 0).await, Ok(told));
    assert_eq!(store.tables(&everything()).await, Ok(vec![before]));
    assert_eq!(store.ratings_of(amy().id).await, Ok(Vec::new()));
    let lost = TableQuery {
        person: Some(ben().id),
        won: Some(false),
        ..everything()
    };
    assert_eq!(store.tables(&lost).await, Ok(Vec::new()));
    end.ratings = vec![change(amy().id, 0, 1512.0), change(ben().id, 0, 1488.0)];
    store.append(end).await.expect("what it should have been");
    assert_eq!(store.events(stored.id, 0).await, Ok(stored.log.clone()));
    assert_eq!(store.tables(&lost).await, Ok(vec![stored.summary()]));
}

pub(crate) async fn of_two_ends_that_rate_the_same_person_one_is_stale(store: House) {
    for games in 0..4 {
        let mut tasks = JoinSet::new();
        for _ in 0..8 {
            let mut append = StoredTable::of_two(at(1)).save();
            append.ratings = vec![
                change(ben().id, games, 1500.0),
                change(amy().id, games, 1400.0),
            ];
            let store = store.clone();
            tasks.spawn(async move { store.append(append).await });
        }
        let results = tasks.join_all().await;
        assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
        let stale = |result: &&_| **result == Err(StoreError::Stale);
        assert_eq!(results.iter().filter(stale).count(), 7);
    }
    let history = store.rating_history(ben().id, &ladder(), None, 500).await;
    let games = history.expect("a history").into_iter();
    let games: Vec<_> = games.map(|(_, _, rating)| rating.games).collect();
    assert_eq!(games, [1, 2, 3, 4]);
}

pub(crate) async fn tables_are_due_when_they_wake(store: House) {
    let mut desks = Vec::new();
    for wake in [Some(30), None, Some(10), Some(20)] {
        let mut stored = StoredTable::of_two(at(1));
        let mut append = stored.save();
        append.wake = wake.map(at);
        store.append(append).await.expect("a new table");
        desks.push(stored);
    }
    let ids: Vec<_> = desks.iter().map(|stored| stored.id).collect();
    assert_eq!(store.due(at(9), 10).await, Ok(vec![]));
    assert_eq!(store.due(at(20), 10).await, Ok(vec![ids[2], ids[3]]));
    assert_eq!(store.due(at(99), 2).await, Ok(vec![ids[2], ids[3]]));
    let rested = one_more(&desks[2].summary(), 0, at(2));
    store.append(rested).await.expect("the next event");
    assert_eq!(store.due(at(99), 10).await, Ok(vec![ids[3], ids[0]]));
}

pub(crate) async fn tables_that_changed_are_told_with_their_numbers(store: House) {
    let (mut one, mut two) = (StoredTable::of_two(at(5)), StoredTable::of_two(at(8)));
    store.append(one.save()).await.expect("a new table");
    store.append(two.save()).await.expect("a new table");
    let number = one.summary().number;
    let both = vec![(one.id, number), (two.id, number)];
    assert_eq!(store.changed(at(5)).await, Ok(both));
    assert_eq!(store.changed(at(6)).await, Ok(vec![(two.id, number)]));
    let next = one_more(&one.summary(), 0, at(9));
    store.append(next).await.expect("the next event");
    let both = vec![(two.id, number), (one.id, number + 1)];
    assert_eq!(store.changed(at(6)).await, Ok(both));
    assert_eq!(store.changed(at(10)).await, Ok(vec![]));
}

pub(crate) async fn signs_of_life_are_kept_while_clocks_run(store: House) {
    let beat = |since, now| store.beat(at(since), at(now));
    assert_eq!(
        beat(0, 0).await,
        Ok(None),
        "there is nothing to keep time for"
    );
    let mut table = StoredTable::of_two(at(1000));
    let append = Append {
        wake: Some(at(9000)),
        ..table.save()
    };
    store.append(append).await.expect("a game with clocks");
    // Two nodes, one of which came later, are one life.
    assert_eq!(beat(500, 2000).await, Ok(Some(at(500))));
    assert_eq!(beat(3000, 3000).await, Ok(Some(at(500))));
    assert_eq!(beat(500, 2500).await, Ok(Some(at(500))));
    assert_eq!(store.lives().await, Ok(vec![(at(500), at(3000))]));
    // Nobody was there for a while.
    assert_eq!(beat(9000, 9100).await, Ok(Some(at(9000))));
    assert_eq!(beat(9050, 9200).await, Ok(Some(at(9000))));
    let lives = vec![(at(500), at(3000)), (at(9000), at(9200))];
    assert_eq!(store.lives().await, Ok(lives));
    // What is older than any turn is forgotten, but not since when nobody was there.
    let days = 100 * 24 * 60 * 60 * 1000;
    assert_eq!(beat(days, days).await, Ok(Some(at(days))));
    let lives = vec![(at(9000), at(9200)), (at(days), at(days))];
    assert_eq!(store.lives().await, Ok(lives));
}
