//! Who follows whom, who is here, and which browsers are told something while no page is open.

use kamidana_server::{Key, Person, PersonId, PushSubscription};

use crate::{
    houses::House,
    table::{account, amy, at, ben},
};

pub(crate) async fn people_are_followed_until_they_leave(store: House) {
    for person in [amy(), ben(), Person::new(3, "Cho")] {
        store.add_person(&account(&person)).await.expect("somebody");
    }
    let (amy, ben, cho) = (amy().id, ben().id, PersonId(3));
    for _ in 0..2 {
        store.follow(amy, cho, true).await.expect("followed");
        store.follow(amy, ben, true).await.expect("followed");
    }
    store.follow(ben, amy, true).await.expect("followed");
    let here = vec![ben, cho];
    store.note_online(here, at(5)).await.expect("noted");
    store.note_online(vec![ben], at(9)).await.expect("noted");
    // What comes late changes nothing.
    store.note_online(vec![ben], at(7)).await.expect("noted");
    let followed = async |person| {
        let followed = store.following(person).await.expect("a list");
        let short = followed.into_iter().map(|(other, last)| (other.id, last));
        short.collect::<Vec<_>>()
    };
    assert_eq!(
        followed(amy).await,
        [(ben, Some(at(9))), (cho, Some(at(5)))]
    );
    assert_eq!(followed(ben).await, [(amy, None)]);
    store.follow(amy, cho, false).await.expect("no longer");
    assert_eq!(followed(amy).await, [(ben, Some(at(9)))]);
    store.forget_follows(ben).await.expect("forgotten");
    assert_eq!(followed(amy).await, []);
    assert_eq!(followed(ben).await, []);
}

pub(crate) async fn very_many_are_noted_at_once(store: House) {
    let people: Vec<_> = (1..1800).map(PersonId).collect();
    store.note_online(people, at(1)).await.expect("noted");
}

fn subscription(person: PersonId, session: &str, name: &str, now: i64) -> PushSubscription {
    PushSubscription {
        id: format!("hash of {name}"),
        person,
        session: session.into(),
        endpoint: format!("https://push.example/{name}"),
        p256dh: "public".into(),
        auth: "secret".into(),
        language: "de".into(),
        created: at(now),
    }
}

pub(crate) async fn a_browser_belongs_to_whoever_used_it_last(store: House) {
    let (amy, ben) = (amy().id, ben().id);
    let first = subscription(amy, "s1", "a", 1);
    store.subscribe(first.clone(), 3).await.expect("kept");
    assert_eq!(store.subscriptions(amy).await, Ok(vec![first]));
    let second = subscription(ben, "s2", "a", 2);
    store.subscribe(second.clone(), 3).await.expect("kept");
    assert_eq!(store.subscriptions(amy).await, Ok(Vec::new()));
    assert_eq!(store.subscriptions(ben).await, Ok(vec![second.clone()]));
    assert_eq!(store.unsubscribe(amy, &second.id).await, Ok(false));
    assert_eq!(store.unsubscribe(ben, &second.id).await, Ok(true));
    assert_eq!(store.unsubscribe(ben, &second.id).await, Ok(false));
}

pub(crate) async fn the_oldest_browsers_make_room(store: House) {
    let amy = amy().id;
    for (number, name) in ["a", "b", "c", "d"].into_iter().enumerate() {
        let new = subscription(amy, "s", name, number as i64);
        store.subscribe(new, 2).await.expect("kept");
    }
    let left = store.subscriptions(amy).await.expect("a list");
    let left: Vec<_> = left.into_iter().map(|kept| kept.id).collect();
    assert_eq!(left, ["hash of c", "hash of d"]);
}

pub(crate) async fn browsers_go_with_their_sessions(store: House) {
    let amy = amy();
    store.add_person(&account(&amy)).await.expect("somebody");
    for (hash, id, expires) in [("h1", "s1", 10), ("h2", "s2", 100), ("h3", "s3", 100)] {
        let key = Key {
            hash: hash.into(),
            id: id.into(),
            person: amy.id,
            scopes: None,
            label: "a browser".into(),
            created: at(1),
            seen: at(1),
            expires: at(expires),
        };
        store.add_key(&key).await.expect("a key");
        let kept = subscription(amy.id, id, id, 1);
        store.subscribe(kept, 9).await.expect("kept");
    }
    let left = async || {
        let left = store.subscriptions(amy.id).await.expect("a list");
        let sessions: Vec<_> = left.into_iter().map(|kept| kept.session).collect();
        sessions
    };
    store.forget_expired(at(50)).await.expect("forgotten");
    assert_eq!(left().await, ["s2", "s3"]);
    store.end_keys(amy.id, Some("s3")).await.expect("ended");
    assert_eq!(left().await, ["s2"]);
    store.end_keys(amy.id, None).await.expect("ended");
    assert_eq!(left().await, Vec::<String>::new());
}

pub(crate) async fn the_first_key_of_a_site_stays(store: House) {
    assert_eq!(store.site_key("push", "one").await, Ok("one".into()));
    assert_eq!(store.site_key("push", "two").await, Ok("one".into()));
    assert_eq!(store.site_key("other", "two").await, Ok("two".into()));
}
