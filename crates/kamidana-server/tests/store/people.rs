//! People, their keys and ratings, and what they say.

use kamidana_game::Seed;
use kamidana_server::{
    Account, Command, EventKind, Key, Kind, Ladder, Line, NewName, Offer, PartnerTally, Person,
    PersonChange, PersonId, Report, Setup, Sitter, Speed, StoreError, Stored, Table, TableQuery,
    Tally, Timestamp, Wish, random,
};
use tokio::task::JoinSet;

use crate::{
    houses::House,
    table::{StoredTable, account, amy, append, at, ben, change, ladder, two_people},
};

pub(crate) async fn accounts_are_kept_and_found(store: House) {
    let (amy, ben) = (account(&amy()), account(&ben()));
    store.add_person(&amy).await.expect("somebody new");
    assert_eq!(store.person(ben.id).await, Ok(None));
    assert_eq!(store.named(&ben.skeleton).await, Ok(None));
    store.add_person(&ben).await.expect("somebody new");
    assert_eq!(store.person(ben.id).await, Ok(Some(ben.clone())));
    assert_eq!(store.named("ben").await, Ok(Some(ben)));
    let banned = Account {
        password: None,
        admin: true,
        banned: Some(at(77)),
        ..amy
    };
    let change = PersonChange {
        password: Some(None),
        admin: Some(true),
        banned: Some(Some(at(77))),
        ..PersonChange::default()
    };
    let changed = store.change_person(banned.id, change.clone()).await;
    assert_eq!(changed, Ok(Vec::new()));
    assert_eq!(store.person(banned.id).await, Ok(Some(banned)));
    let result = store.change_person(PersonId(9), change).await;
    assert!(matches!(result, Err(StoreError::Unavailable(_))));
}

pub(crate) async fn no_two_people_share_a_skeleton(store: House) {
    let (amy, ben) = (account(&amy()), account(&ben()));
    store.add_person(&amy).await.expect("somebody new");
    store.add_person(&ben).await.expect("somebody new");
    let like_amy = Account {
        id: PersonId(7),
        ..amy.clone()
    };
    let taken = Err(StoreError::NameTaken);
    assert_eq!(store.add_person(&like_amy).await, taken);
    assert_eq!(store.person(PersonId(7)).await, Ok(None));
    let taken = Err(StoreError::NameTaken);
    let as_amy = called("AMY", at(5));
    assert_eq!(store.change_person(ben.id, as_amy).await, taken);
    assert_eq!(store.person(ben.id).await, Ok(Some(ben)));
}

pub(crate) async fn of_many_who_want_a_name_one_gets_it(store: House) {
    let mut tasks = JoinSet::new();
    for id in 1..=20 {
        let (store, account) = (store.clone(), account(&Person::new(id, "Zoe")));
        tasks.spawn(async move { store.add_person(&account).await });
    }
    let results = tasks.join_all().await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
    let taken = |result: &&_| **result == Err(StoreError::NameTaken);
    assert_eq!(results.iter().filter(taken).count(), 19);
}

/// Tables where Amy's name stands: she created, was asked, sat and left, or just played.
fn tables_of_amy() -> Vec<StoredTable> {
    let asks = Setup {
        seats: vec![
            Wish::ME,
            Wish::Asked {
                person: amy().id,
                name: amy().name,
            },
        ],
        ..two_people("kamisado")
    };
    let mut left = StoredTable::open(two_people("kamisado"), &ben(), at(1));
    left.sits(&amy(), at(2));
    let mut rose = StoredTable::open(two_people("kamisado"), &amy(), at(1));
    rose.wants(&amy(), &Command::Rise, at(2));
    vec![
        StoredTable::open(two_people("kamisado"), &amy(), at(1)),
        StoredTable::open(asks, &ben(), at(1)),
        left,
        rose,
    ]
}

pub(crate) async fn a_new_name_stands_everywhere(store: House) {
    let mut amys = account(&amy());
    store.add_person(&amys).await.expect("somebody new");
    store
        .add_person(&account(&ben()))
        .await
        .expect("somebody new");
    let mut desks = tables_of_amy();
    let mut bens = StoredTable::open(two_people("kamisado"), &ben(), at(1));
    for stored in desks.iter_mut().chain([&mut bens]) {
        store.append(stored.save()).await.expect("a new table");
    }
    for person in [amy(), ben()] {
        store.say(bens.id, line(&person, 1)).await.expect("a line");
    }
    amys.name = "Amélie".into();
    amys.skeleton = "amelie".into();
    let change = PersonChange {
        name: Some(NewName {
            name: amys.name.clone(),
            skeleton: amys.skeleton.clone(),
            at: at(5),
            old_reserved_until: None,
        }),
        ..PersonChange::default()
    };
    let renamed = store.change_person(amys.id, change).await;
    let mut renamed = renamed.expect("a new name");
    renamed.sort();
    let mut wanted: Vec<_> = desks.iter().map(|stored| stored.id).collect();
    wanted.sort();
    assert_eq!(renamed, wanted);
    for stored in &desks {
        let events = store.events(stored.id, 0).await.expect("a log");
        let text = serde_json::to_string(&events).expect("JSON");
        assert!(text.contains("Amélie") && !text.contains("Amy"), "{text}");
        assert_eq!(events.len(), stored.log.len());
        // Everything else is as it was.
        let back: Vec<_> = events
            .iter()
            .cloned()
            .map(|event| with_name(event.kind))
            .collect();
        let log: Vec<_> = stored.log.iter().map(|event| event.kind.clone()).collect();
        assert_eq!(back, log);
        let summary = Table::fold(&events).expect("a good log").summary(stored.id);
        let all = TableQuery {
            limit: 100,
            ..TableQuery::default()
        };
        let found = store.tables(&all).await.expect("the tables");
        assert!(found.contains(&summary), "the list says something else");
    }
    assert_eq!(store.events(bens.id, 0).await, Ok(bens.log));
    let said = store.said(bens.id, 0, 10).await.expect("what was said");
    let names: Vec<_> = said.iter().map(|line| &*line.name).collect();
    assert_eq!(names, ["Amélie", "Ben"]);
    assert_eq!(store.named("amy").await, Ok(None));
    assert_eq!(store.named("amelie").await, Ok(Some(amys)));
}

/// The event with Amy's old name.
fn with_name(mut kind: EventKind) -> EventKind {
    match &mut kind {
        EventKind::Created { setup, by, .. } => {
            if by.id == amy().id {
                by.name = amy().name;
            }
            for wish in &mut setup.seats {
                if let Wish::Asked { name, .. } = wish {
                    *name = amy().name;
                }
            }
        }
        EventKind::Sat {
            who: Sitter::Person(who),
            ..
        } if who.id == amy().id => who.name = amy().name,
        _ => {}
    }
    kind
}

pub(crate) async fn a_changed_account_with_the_same_name_touches_no_table(store: House) {
    let amys = account(&amy());
    store.add_person(&amys).await.expect("somebody new");
    // The log holds a name she had before: it stays.
    let old = Person::new(amy().id.0, "Old Amy");
    let log = Table::open(two_people("kamisado"), &old, Seed::new([1; 32]), at(1));
    let log = log.expect("a good setup");
    let id = random::table_id();
    let summary = Table::fold(&log).expect("a good log").summary(id);
    let first = append(log.clone(), summary);
    store.append(first).await.expect("a new table");
    let change = PersonChange {
        password: Some(Some("$argon2id$other".into())),
        ..called("Amy", at(5))
    };
    assert_eq!(store.change_person(amys.id, change).await, Ok(Vec::new()));
    assert_eq!(store.events(id, 0).await, Ok(log));
}

/// Somebody is called like this from now on.
fn called(name: &str, now: Timestamp) -> PersonChange {
    PersonChange {
        name: Some(NewName {
            name: name.into(),
            skeleton: name.to_lowercase(),
            at: now,
            old_reserved_until: None,
        }),
        ..PersonChange::default()
    }
}

/// Somebody leaves, and nobody can take their name until then.
fn leaves(until: i64) -> PersonChange {
    PersonChange {
        name: Some(NewName {
            name: "Deleted 1".into(),
            skeleton: "deleted1".into(),
            at: at(5),
            old_reserved_until: Some(at(until)),
        }),
        password: Some(None),
        ..PersonChange::default()
    }
}

pub(crate) async fn a_change_touches_nothing_else(store: House) {
    let before = account(&amy());
    store.add_person(&before).await.expect("somebody new");
    let only = PersonChange::default;
    let changes = [
        only(),
        PersonChange {
            kind: Some(Kind::Bot),
            ..only()
        },
        PersonChange {
            password: Some(Some("other".into())),
            ..only()
        },
        PersonChange {
            admin: Some(true),
            ..only()
        },
        PersonChange {
            banned: Some(Some(at(9))),
            ..only()
        },
        called("Amelie", at(5)),
    ];
    let mut wanted = before;
    for change in changes {
        let PersonChange {
            name,
            kind,
            password,
            admin,
            banned,
            ..
        } = change.clone();
        wanted.kind = kind.unwrap_or(wanted.kind);
        wanted.password = password.unwrap_or(wanted.password);
        wanted.admin = admin.unwrap_or(wanted.admin);
        wanted.banned = banned.unwrap_or(wanted.banned);
        if let Some(name) = name {
            (wanted.name, wanted.skeleton) = (name.name, name.skeleton);
        }
        store
            .change_person(wanted.id, change)
            .await
            .expect("a change");
        assert_eq!(store.person(wanted.id).await, Ok(Some(wanted.clone())));
    }
}

pub(crate) async fn a_change_that_comes_too_late_is_refused(store: House) {
    let before = account(&amy());
    store.add_person(&before).await.expect("somebody new");
    let change = |kind, password: Option<&str>| PersonChange {
        admin: Some(true),
        only_if_kind: kind,
        only_if_password: password.map(|password| Some(password.into())),
        ..PersonChange::default()
    };
    for late in [
        change(Some(Kind::Guest), None),
        change(None, Some("another")),
    ] {
        let refused = store.change_person(before.id, late).await;
        assert_eq!(refused, Err(StoreError::Stale));
        assert_eq!(store.person(before.id).await, Ok(Some(before.clone())));
    }
    let in_time = change(Some(Kind::Member), Some("$argon2id$"));
    assert_eq!(
        store.change_person(before.id, in_time).await,
        Ok(Vec::new())
    );
}

/// A ban, a new password and a new name at the same time: whoever is last undoes nothing.
pub(crate) async fn of_changes_at_once_none_undoes_another(store: House) {
    store
        .add_person(&account(&amy()))
        .await
        .expect("somebody new");
    for round in 1..=10 {
        let only = PersonChange::default;
        let changes = [
            PersonChange {
                banned: Some(Some(at(round))),
                ..only()
            },
            PersonChange {
                password: Some(Some(format!("{round}"))),
                ..only()
            },
            PersonChange {
                admin: Some(round % 2 == 0),
                ..only()
            },
            called(&format!("Amy {round}"), at(5)),
        ];
        let mut tasks = JoinSet::new();
        for change in changes {
            let store = store.clone();
            tasks.spawn(async move { store.change_person(amy().id, change).await });
        }
        for changed in tasks.join_all().await {
            changed.expect("a change");
        }
        let now = store.person(amy().id).await.expect("an answer");
        let now = now.expect("somebody");
        assert_eq!(now.banned, Some(at(round)));
        assert_eq!(now.password, Some(round.to_string()));
        assert_eq!(now.admin, round % 2 == 0);
        assert_eq!(now.name, format!("Amy {round}"));
    }
}

pub(crate) async fn the_name_of_somebody_who_left_is_reserved_for_a_while(store: House) {
    store
        .add_person(&account(&amy()))
        .await
        .expect("somebody new");
    store
        .add_person(&account(&ben()))
        .await
        .expect("somebody new");
    store
        .change_person(amy().id, leaves(100))
        .await
        .expect("a farewell");
    let newcomer = |now| Account {
        created: at(now),
        ..account(&Person::new(7, "Amy"))
    };
    let taken = Err(StoreError::NameTaken);
    assert_eq!(store.add_person(&newcomer(99)).await, taken);
    assert_eq!(store.person(PersonId(7)).await, Ok(None));
    let taken = Err(StoreError::NameTaken);
    assert_eq!(
        store.change_person(ben().id, called("Amy", at(99))).await,
        taken
    );
    assert_eq!(store.named("ben").await, Ok(Some(account(&ben()))));
    store.forget_expired(at(99)).await.expect("a sweep");
    assert_eq!(
        store.add_person(&newcomer(99)).await,
        Err(StoreError::NameTaken)
    );
    assert_eq!(store.add_person(&newcomer(100)).await, Ok(()));
    assert_eq!(store.forget_expired(at(100)).await, Ok(1));
}

pub(crate) async fn of_one_who_leaves_and_one_who_wants_the_name_nobody_gets_it(store: House) {
    for round in 1..=20 {
        let name = format!("Amy {round}");
        let leaver = Account {
            skeleton: name.to_lowercase(),
            ..account(&Person::new(100 + round, &name))
        };
        store.add_person(&leaver).await.expect("somebody new");
        let mut leaves = leaves(1000);
        if let Some(new) = &mut leaves.name {
            new.skeleton = format!("deleted{round}");
        }
        let newcomer = Account {
            id: PersonId(1000 + round),
            ..leaver.clone()
        };
        let (left, came) = tokio::join!(
            store.change_person(leaver.id, leaves),
            store.add_person(&newcomer)
        );
        left.expect("a farewell");
        assert_eq!(came, Err(StoreError::NameTaken), "round {round}");
    }
}

fn key(person: &Person, number: i64) -> Key {
    Key {
        hash: format!("{number:064x}"),
        id: format!("k{number}"),
        person: person.id,
        scopes: (number % 2 == 0).then(|| vec!["play".into(), "read \"all\"".into()]),
        label: "Firefox".into(),
        created: at(number),
        seen: at(number),
        expires: at(1000 + number),
    }
}

pub(crate) async fn keys_open_until_they_expire(store: House) {
    let amys = account(&amy());
    store.add_person(&amys).await.expect("somebody new");
    for number in [1, 2] {
        let mut key = key(&amy(), number);
        store.add_key(&key).await.expect("a new key");
        let both = Some((key.clone(), amys.clone()));
        assert_eq!(store.key(&key.hash, at(500)).await, Ok(both.clone()));
        assert_eq!(store.key(&key.hash, at(999 + number)).await, Ok(both));
        assert_eq!(store.key(&key.hash, key.expires).await, Ok(None));
        let touch = |now| store.touch_key(&key.hash, at(now), at(0));
        touch(600).await.expect("a key");
        // A message that comes late does not turn back time.
        touch(550).await.expect("a key");
        key.seen = at(600);
        let both = Some((key.clone(), amys.clone()));
        assert_eq!(store.key(&key.hash, at(700)).await, Ok(both));
    }
    assert_eq!(store.key("no such", at(1)).await, Ok(None));
}

pub(crate) async fn keys_end_one_by_one_or_all_at_once(store: House) {
    store
        .add_person(&account(&amy()))
        .await
        .expect("somebody new");
    store
        .add_person(&account(&ben()))
        .await
        .expect("somebody new");
    let keys = [key(&amy(), 3), key(&amy(), 2), key(&amy(), 1)];
    let bens = key(&ben(), 4);
    for key in keys.iter().rev().chain([&bens]) {
        store.add_key(key).await.expect("a new key");
    }
    assert_eq!(store.keys_of(amy().id, at(10)).await, Ok(keys.to_vec()));
    assert_eq!(store.end_keys(amy().id, Some("k4")).await, Ok(false));
    assert_eq!(store.end_keys(amy().id, Some("k2")).await, Ok(true));
    assert_eq!(store.end_keys(amy().id, Some("k2")).await, Ok(false));
    assert_eq!(store.key(&keys[1].hash, at(1)).await, Ok(None));
    let left = vec![keys[0].clone(), keys[2].clone()];
    assert_eq!(store.keys_of(amy().id, at(10)).await, Ok(left));
    assert_eq!(store.end_keys(amy().id, None).await, Ok(true));
    assert_eq!(store.end_keys(amy().id, None).await, Ok(false));
    assert_eq!(store.keys_of(amy().id, at(10)).await, Ok(Vec::new()));
    assert_eq!(store.keys_of(ben().id, at(10)).await, Ok(vec![bens]));
}

pub(crate) async fn a_session_lasts_longer_when_it_is_used(store: House) {
    store
        .add_person(&account(&amy()))
        .await
        .expect("somebody new");
    let (session, token) = (key(&amy(), 1), key(&amy(), 2));
    assert!(session.scopes.is_none() && token.scopes.is_some());
    for key in [&session, &token] {
        store.add_key(key).await.expect("a new key");
        store
            .touch_key(&key.hash, at(900), at(1900))
            .await
            .expect("a key");
        // Nothing makes it shorter.
        store
            .touch_key(&key.hash, at(901), at(1500))
            .await
            .expect("a key");
    }
    let lasts = async |key: &Key| {
        let found = store.key(&key.hash, at(902)).await.expect("an answer");
        found.expect("a key").0.expires
    };
    assert_eq!(lasts(&session).await, at(1900));
    assert_eq!(lasts(&token).await, token.expires);
}

pub(crate) async fn keys_that_have_expired_do_not_count_and_are_deleted(store: House) {
    store
        .add_person(&account(&amy()))
        .await
        .expect("somebody new");
    let (early, late) = (key(&amy(), 1), key(&amy(), 5));
    for key in [&early, &late] {
        store.add_key(key).await.expect("a new key");
    }
    let counted = async |now| {
        let keys = store.keys_of(amy().id, at(now)).await.expect("keys");
        keys.into_iter().map(|key| key.id).collect::<Vec<_>>()
    };
    assert_eq!(counted(1000).await, ["k5", "k1"]);
    assert_eq!(counted(1001).await, ["k5"]);
    assert_eq!(store.forget_expired(at(1001)).await, Ok(1));
    assert_eq!(counted(1000).await, ["k5"]);
    assert_eq!(store.forget_expired(at(1001)).await, Ok(0));
}

pub(crate) async fn ratings_have_a_history_and_a_top(store: House) {
    let cho = Person::new(3, "Cho");
    for person in [&amy(), &ben(), &cho] {
        store
            .add_person(&account(person))
            .await
            .expect("somebody new");
    }
    let mut history = Vec::new();
    for games in 0..3 {
        let mut end = StoredTable::of_two(at(1)).save();
        let value = 1500.0 + f64::from(games) / 7.0;
        let amys = change(amy().id, games, value);
        history.push((end.summary.id, end.summary.public, amys.rating.clone()));
        end.ratings = vec![amys, change(ben().id, games, 3000.0 - value)];
        store.append(end).await.expect("a rated game");
    }
    let mut other = change(cho.id, 0, 1700.0);
    other.rating.deviation = 350.0;
    let mut bullet = change(cho.id, 0, 2000.0);
    bullet.rating.ladder.speed = Speed::Bullet;
    let mut end = StoredTable::of_two(at(1)).save();
    end.ratings = vec![other.clone(), bullet.clone()];
    store.append(end).await.expect("a rated game");

    let (_, _, amys) = history[2].clone();
    let bens = change(ben().id, 2, 3000.0 - amys.value).rating;
    let found = store.rating_history(amy().id, &ladder(), None, 500).await;
    assert_eq!(found.as_ref(), Ok(&history));
    // Page by page, from the end.
    let found = store.rating_history(amy().id, &ladder(), None, 2).await;
    assert_eq!(found.as_deref(), Ok(&history[1..]));
    let before = Some(history[1].2.games);
    let found = store.rating_history(amy().id, &ladder(), before, 2).await;
    assert_eq!(found.as_deref(), Ok(&history[..1]));
    let mut found = store
        .ratings_of_all(&[amy().id, cho.id])
        .await
        .expect("ratings");
    found.sort_by(|one, other| one.value.total_cmp(&other.value));
    assert_eq!(
        found,
        [amys.clone(), other.rating.clone(), bullet.rating.clone()]
    );
    assert_eq!(store.ratings_of_all(&[]).await, Ok(Vec::new()));
    assert_eq!(store.ratings_of(amy().id).await, Ok(vec![amys.clone()]));
    assert_eq!(
        store.ratings_of(cho.id).await.map(|found| found.len()),
        Ok(2)
    );
    let people = [amy().id, PersonId(99), cho.id];
    let mut found = store.ratings(&people, &ladder()).await.expect("ratings");
    found.sort_by_key(|rating| rating.person);
    assert_eq!(found, [amys.clone(), other.rating.clone()]);
    assert_eq!(store.ratings(&[], &ladder()).await, Ok(Vec::new()));

    let wide = store.top(&ladder(), 1000.0, 10).await.expect("a top");
    let names: Vec<_> = wide.iter().map(|(name, _)| &**name).collect();
    assert_eq!(names, ["Cho", "Amy", "Ben"]);
    let narrow = store.top(&ladder(), amys.deviation, 10).await;
    assert!(amys.deviation > 350.0 && bens.deviation < amys.deviation);
    assert_eq!(narrow.map(|found| found.len()), Ok(3));
    let narrow = store.top(&ladder(), 349.0, 10).await;
    assert_eq!(narrow, Ok(Vec::new()));
    let first = store.top(&ladder(), 1000.0, 1).await;
    assert_eq!(first, Ok(vec![("Cho".into(), other.rating)]));
    let bullets = Ladder {
        speed: Speed::Bullet,
        ..ladder()
    };
    let found = store.top(&bullets, 1000.0, 10).await;
    assert_eq!(found, Ok(vec![("Cho".into(), bullet.rating)]));
}

fn line(person: &Person, now: i64) -> Line {
    Line {
        number: 0,
        at: at(now),
        person: person.id,
        name: person.name.clone(),
        nickname: None,
        text: format!("hello {now} ♟ 'quoted'"),
    }
}

pub(crate) async fn games_are_tallied_by_game_and_seat(store: House) {
    let cho = Person::new(3, "Cho");
    let play = |game: &str, one: &Person, other: &Person, loser: &Person, public: bool| {
        let setup = Setup {
            public,
            ..two_people(game)
        };
        let mut table = StoredTable::open(setup, one, at(1));
        table.sits(other, at(2));
        table.wants(loser, &Command::Resign, at(3));
        table.save()
    };
    let mut drawn = StoredTable::open(two_people("kamon"), &amy(), at(1));
    drawn.sits(&ben(), at(1));
    drawn.wants(&amy(), &Command::Offer(Offer::Draw), at(2));
    drawn.wants(&ben(), &Command::Accept, at(3));
    let mut called_off = StoredTable::of_two(at(1));
    called_off.is_closed(at(2));
    let mut running = StoredTable::of_two(at(1));
    let mut alone = StoredTable::open(
        Setup {
            seats: vec![Wish::ME, Wish::ME],
            ..two_people("kamisado")
        },
        &amy(),
        at(1),
    );
    alone.wants(&amy(), &Command::Resign, at(2));
    for ended in [
        play("kamisado", &amy(), &ben(), &ben(), true),
        play("kamisado", &amy(), &cho, &amy(), true),
        play("kamisado", &ben(), &amy(), &ben(), false),
        play("kamon", &amy(), &ben(), &ben(), true),
        drawn.save(),
        called_off.save(),
        running.save(),
        alone.save(),
    ] {
        store.append(ended).await.expect("a game");
    }
    let short = |tallies: Stored<Vec<Tally>>| -> Vec<(String, u32, u32, u32, u32)> {
        let tallies = tallies.expect("they are counted").into_iter();
        tallies
            .map(|tally| (tally.game, tally.seat, tally.played, tally.won, tally.drawn))
            .collect()
    };
    let (kamisado, kamon) = (|| "kamisado".to_string(), || "kamon".to_string());
    assert_eq!(
        short(store.tallies(amy().id, true).await),
        [(kamisado(), 1, 2, 1, 0), (kamon(), 1, 2, 1, 1)]
    );
    assert_eq!(
        short(store.tallies(amy().id, false).await),
        [
            (kamisado(), 1, 2, 1, 0),
            (kamisado(), 2, 1, 1, 0),
            (kamon(), 1, 2, 1, 1)
        ]
    );
    assert_eq!(
        short(store.tallies_against(amy().id, cho.id).await),
        [(kamisado(), 1, 1, 0, 0)]
    );
    assert_eq!(
        short(store.tallies_against(ben().id, amy().id).await),
        [
            (kamisado(), 1, 1, 0, 0),
            (kamisado(), 2, 1, 0, 0),
            (kamon(), 2, 2, 0, 1)
        ]
    );
    assert_eq!(store.count_listed().await, Ok((0, 1)));
}

/// Partners are those who win and lose together, not those who both lost to a third.
pub(crate) async fn games_are_tallied_by_partner(store: House) {
    let (cho, dan) = (Person::new(3, "Cho"), Person::new(4, "Dan"));
    for person in [&amy(), &ben(), &cho] {
        store.add_person(&account(person)).await.expect("somebody");
    }
    let guest = Account {
        kind: Kind::Guest,
        ..account(&dan)
    };
    store.add_person(&guest).await.expect("somebody");
    let play = |people: &[&Person], loser: &Person, public: bool| {
        let setup = Setup {
            options: [("players".into(), people.len().to_string())].into(),
            seats: vec![Wish::Open; people.len()],
            public,
            ..two_people("kami")
        };
        let mut table = StoredTable::open(setup, people[0], at(1));
        for person in people {
            table.sits(person, at(2));
        }
        table.wants(loser, &Command::Resign, at(3));
        table.save()
    };
    let (amy, ben) = (amy(), ben());
    for ended in [
        play(&[&amy, &ben, &cho, &dan], &ben, true),
        play(&[&amy, &ben, &cho, &dan], &amy, true),
        play(&[&cho, &ben, &amy, &dan], &ben, false),
        play(&[&amy, &cho, &ben, &dan], &amy, true),
        // Nobody has a partner in these.
        play(&[&amy, &ben, &cho], &amy, true),
        play(&[&amy, &ben], &amy, true),
    ] {
        store.append(ended).await.expect("a game");
    }
    let short = |tallies: Stored<Vec<PartnerTally>>| -> Vec<(String, u32, u32)> {
        let tallies = tallies.expect("they are counted").into_iter();
        tallies.map(|one| (one.name, one.played, one.won)).collect()
    };
    let with = |name: &str, played, won| (name.to_string(), played, won);
    let teams = [("kami".to_string(), "4".to_string())];
    let found = short(store.tallies_with_partners(amy.id, &teams, true, 5).await);
    assert_eq!(found, [with("Cho", 2, 1), with("Ben", 1, 0)]);
    let found = short(store.tallies_with_partners(amy.id, &teams, false, 1).await);
    assert_eq!(found, [with("Cho", 3, 2)]);
    // The guest is nobody's partner in a list.
    let found = short(store.tallies_with_partners(ben.id, &teams, false, 5).await);
    assert_eq!(found, [with("Amy", 1, 0)]);
    let none = store.tallies_with_partners(amy.id, &[], false, 5).await;
    assert_eq!(none, Ok(Vec::new()));
}

pub(crate) async fn lines_get_numbers_without_gaps(store: House) {
    let (one, two) = (random::table_id(), random::table_id());
    let mut tasks = JoinSet::new();
    for now in 0..40 {
        let store = store.clone();
        let table = if now % 4 == 0 { two } else { one };
        tasks.spawn(async move { store.say(table, line(&amy(), now)).await });
    }
    for said in tasks.join_all().await {
        said.expect("a line");
    }
    for (table, count) in [(one, 30), (two, 10)] {
        let said = store.said(table, 0, 100).await.expect("what was said");
        let numbers: Vec<_> = said.iter().map(|line| line.number).collect();
        assert_eq!(numbers, (1..=count).collect::<Vec<_>>());
    }
}

pub(crate) async fn the_last_lines_are_told_in_order(store: House) {
    let (table, other) = (random::table_id(), random::table_id());
    let mut lines = Vec::new();
    for now in 1..=5 {
        let who = if now == 3 { ben() } else { amy() };
        let said = store.say(table, line(&who, now)).await.expect("a line");
        let number = now as u32;
        let wanted = Line {
            number,
            ..line(&who, now)
        };
        assert_eq!(said, wanted);
        lines.push(said);
    }
    let late = store.say(other, line(&ben(), 9)).await.expect("a line");
    assert_eq!(store.said(table, 0, 100).await, Ok(lines.clone()));
    assert_eq!(store.said(table, 0, 2).await, Ok(lines[3..].to_vec()));
    assert_eq!(store.said(table, 2, 100).await, Ok(lines[2..].to_vec()));
    assert_eq!(store.said(table, 5, 100).await, Ok(Vec::new()));
    let bens = vec![(table, lines[2].clone()), (other, late)];
    assert_eq!(store.said_by(ben().id).await, Ok(bens));

    // A guest is called what they like to be called now.
    let guest = Account {
        kind: Kind::Guest,
        nickname: Some("Mia".into()),
        ..account(&amy())
    };
    store.add_person(&guest).await.expect("somebody new");
    let said = store.said(table, 0, 100).await.expect("what was said");
    let called: Vec<_> = said.iter().map(|line| line.nickname.as_deref()).collect();
    assert_eq!(
        called,
        [Some("Mia"), Some("Mia"), None, Some("Mia"), Some("Mia")]
    );
}

pub(crate) async fn mutes_are_set_and_lifted(store: House) {
    let (amy, ben) = (amy().id, ben().id);
    for muted in [true, true] {
        store.mute(amy, ben, muted).await.expect("a mute");
    }
    assert_eq!(store.muted(amy).await, Ok(vec![ben]));
    assert_eq!(store.muted(ben).await, Ok(Vec::new()));
    for _ in 0..2 {
        store.mute(amy, ben, false).await.expect("no mute");
    }
    assert_eq!(store.muted(amy).await, Ok(Vec::new()));
}

pub(crate) async fn reports_come_newest_first(store: House) {
    let report = |now| Report {
        at: at(now),
        by: amy().id,
        table: random::table_id(),
        about: ben().id,
        text: "they said \"boo\"".into(),
    };
    let reports = [report(1), report(3), report(2)];
    for report in &reports {
        store.report(report).await.expect("a report");
    }
    let [first, last, second] = reports;
    let all = vec![last.clone(), second.clone(), first];
    assert_eq!(store.reports(10).await, Ok(all));
    assert_eq!(store.reports(2).await, Ok(vec![last, second]));
}
