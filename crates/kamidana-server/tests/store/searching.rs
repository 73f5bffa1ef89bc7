//! Searching for tables, compared with a naive search.

use std::{collections::BTreeMap, time::Duration};

use kamidana_server::{
    Command, Person, PersonId, Setup, Sitter, Stage, Summary, TableQuery, Timestamp, Wish,
};
use proptest::{
    prelude::*,
    strategy::ValueTree,
    test_runner::{Config, TestRunner},
};

use crate::{
    houses::House,
    table::{StoredTable, amy, at, ben, two_people},
};

fn everything() -> TableQuery {
    TableQuery {
        limit: 1000,
        ..TableQuery::default()
    }
}

/// Tables of all kinds, in the store and here.
async fn many_tables(store: &House) -> Vec<Summary> {
    let mut summaries = Vec::new();
    for number in 0..48 {
        // Several are created at the same moment.
        let now = at(100 + number * 7 % 20);
        let mut stored = some_table(number, now);
        store.append(stored.save()).await.expect("a new table");
        play(&mut stored, number, now);
        if stored.has_unsaved() {
            store.append(stored.save()).await.expect("the next events");
        }
        summaries.push(stored.summary());
    }
    summaries
}

/// Amy, Ben or Cho.
fn somebody(number: i64) -> Person {
    match number % 3 {
        0 => amy(),
        1 => ben(),
        _ => Person::new(3, "Cho"),
    }
}

fn some_table(number: i64, now: Timestamp) -> StoredTable {
    let setup = if number % 11 == 0 {
        Setup::against_level("kamisado", 2)
    } else {
        let (game, seats) = [("kamisado", 2), ("kami", 4), ("kamon", 2)][number as usize % 3];
        let mut setup = two_people(game);
        setup.seats.resize(seats, Wish::Open);
        setup.rated = number % 5 == 0;
        setup
    };
    let setup = Setup {
        public: number % 4 != 0,
        ..setup
    };
    StoredTable::open(setup, &somebody(number % 7), now)
}

/// Some wait, some are being played, some are over.
fn play(stored: &mut StoredTable, number: i64, now: Timestamp) {
    if number % 6 == 5 {
        return;
    }
    let creator = somebody(number % 7);
    let others = [somebody(number % 7 + 1), somebody(number % 7 + 2), dee()];
    let free = stored.summary().sitters.into_iter().filter(Option::is_none);
    for (_, who) in free.zip(others) {
        stored.sits(&who, now);
    }
    let end = now + Duration::from_millis(number as u64 % 3);
    match number % 6 {
        4 => {}
        0 | 2 => stored.wants(&creator, &Command::Resign, end),
        // For the players it may be too late.
        _ => stored.is_closed(end),
    }
}

fn dee() -> Person {
    Person::new(4, "Dee")
}

/// The law's sentence: what a query asks for, said without a database.
fn naive(all: &[Summary], query: &TableQuery) -> Vec<Summary> {
    let seats = |summary: &Summary, person: PersonId| -> Vec<u8> {
        let sitters = summary.sitters.iter().zip(1..);
        let theirs = |(sitter, number): (&Option<Sitter>, u8)| match sitter {
            Some(Sitter::Person(who)) if who.id == person => Some(number),
            _ => None,
        };
        sitters.filter_map(theirs).collect()
    };
    let fits = |summary: &&Summary| {
        let won = |person| {
            summary.ending.as_ref().map(|ending| {
                let winners: Vec<_> = ending.winners.iter().map(|seat| seat.number()).collect();
                seats(summary, person)
                    .iter()
                    .any(|seat| winners.contains(seat))
            })
        };
        let how = summary.ending.as_ref().map(|ending| ending.how.name());
        query.stage.is_none_or(|stage| summary.stage == stage)
            && (!query.public_only || summary.public)
            && query.game.as_ref().is_none_or(|game| summary.game == *game)
            && query.mode.as_ref().is_none_or(|mode| summary.mode == *mode)
            && query.person.is_none_or(|person| {
                !seats(summary, person).is_empty()
                    && query.won.is_none_or(|wanted| won(person) == Some(wanted))
            })
            && query
                .how
                .as_deref()
                .is_none_or(|wanted| how == Some(wanted))
            && query.rated.is_none_or(|rated| summary.rated == rated)
            && query.from.is_none_or(|from| summary.created >= from)
            && query.to.is_none_or(|to| summary.created < to)
            && query
                .after
                .is_none_or(|after| (summary.updated, summary.id) < after)
    };
    let mut found: Vec<_> = all.iter().filter(fits).cloned().collect();
    found.sort_by_key(|summary| std::cmp::Reverse((summary.updated, summary.id)));
    found.truncate(query.limit as usize);
    found
}

#[allow(clippy::too_many_lines, reason = "one line a filter")]
pub(crate) async fn every_filter_finds_what_it_says(store: House) {
    let all = many_tables(&store).await;
    let mode = all[0].mode.clone();
    let base = everything;
    let queries = BTreeMap::from([
        ("everything", base()),
        (
            "stage",
            TableQuery {
                stage: Some(Stage::Running),
                ..base()
            },
        ),
        (
            "public",
            TableQuery {
                public_only: true,
                ..base()
            },
        ),
        (
            "lobby",
            TableQuery {
                public_only: true,
                stage: Some(Stage::Waiting),
                ..base()
            },
        ),
        (
            "game",
            TableQuery {
                game: Some("kami".into()),
                ..base()
            },
        ),
        (
            "mode",
            TableQuery {
                mode: Some(mode),
                game: Some("kamisado".into()),
                ..base()
            },
        ),
        (
            "person",
            TableQuery {
                person: Some(ben().id),
                ..base()
            },
        ),
        (
            "won",
            TableQuery {
                person: Some(ben().id),
                won: Some(true),
                ..base()
            },
        ),
        (
            "not won",
            TableQuery {
                person: Some(ben().id),
                won: Some(false),
                ..base()
            },
        ),
        (
            "how",
            TableQuery {
                how: Some("resigned".into()),
                ..base()
            },
        ),
        (
            "rated",
            TableQuery {
                rated: Some(true),
                ..base()
            },
        ),
        (
            "casual",
            TableQuery {
                rated: Some(false),
                ..base()
            },
        ),
        (
            "from",
            TableQuery {
                from: Some(at(107)),
                ..base()
            },
        ),
        (
            "to",
            TableQuery {
                to: Some(at(107)),
                ..base()
            },
        ),
        (
            "after",
            TableQuery {
                after: Some((all[9].updated, all[9].id)),
                ..base()
            },
        ),
        ("limit", TableQuery { limit: 3, ..base() }),
    ]);
    for (name, query) in queries {
        let wanted = naive(&all, &query);
        assert!(!wanted.is_empty(), "{name} finds nothing");
        assert!(
            name == "everything" || wanted.len() < all.len(),
            "{name} finds all"
        );
        assert_eq!(store.tables(&query).await, Ok(wanted), "{name}");
    }
    let nobody = TableQuery {
        person: Some(PersonId(999)),
        ..base()
    };
    assert_eq!(store.tables(&nobody).await, Ok(Vec::new()));
}

pub(crate) async fn pages_follow_each_other_without_gap_or_overlap(store: House) {
    let all = many_tables(&store).await;
    for person in [None, Some(amy().id)] {
        let mut query = TableQuery {
            person,
            limit: 5,
            ..everything()
        };
        let mut found = Vec::new();
        loop {
            let page = store.tables(&query).await.expect("a page");
            let Some(last) = page.last() else { break };
            query.after = Some((last.updated, last.id));
            found.extend(page);
        }
        assert_eq!(
            found,
            naive(
                &all,
                &TableQuery {
                    person,
                    ..everything()
                }
            )
        );
    }
}

pub(crate) async fn who_rose_does_not_sit_there(store: House) {
    let mut stored = StoredTable::open(two_people("kamisado"), &amy(), at(1));
    store.append(stored.save()).await.expect("a new table");
    let amys = TableQuery {
        person: Some(amy().id),
        ..everything()
    };
    assert_eq!(store.tables(&amys).await, Ok(vec![stored.summary()]));
    stored.wants(&amy(), &Command::Rise, at(2));
    store.append(stored.save()).await.expect("the next event");
    assert_eq!(store.tables(&amys).await, Ok(Vec::new()));
}

pub(crate) async fn a_table_concerns_whose_name_stands_in_its_log(store: House) {
    let asked = Wish::Asked {
        person: ben().id,
        name: ben().name,
    };
    let setup = Setup {
        seats: vec![Wish::Me, asked],
        ..two_people("kamisado")
    };
    let mut stored = StoredTable::open(setup, &amy(), at(1));
    stored.wants(&amy(), &Command::Rise, at(2));
    store.append(stored.save()).await.expect("a new table");
    many_tables(&store).await;
    let mut sat = StoredTable::open(two_people("kamisado"), &dee(), at(3));
    let eve = Person::new(5, "Eve");
    sat.sits(&eve, at(3));
    store.append(sat.save()).await.expect("a new table");
    let concerned = |person, stage, of| TableQuery {
        concerned: Some(person),
        person: of,
        stage: Some(stage),
        to: Some(at(10)),
        ..everything()
    };
    for person in [amy().id, ben().id] {
        let query = concerned(person, Stage::Waiting, None);
        assert_eq!(store.tables(&query).await, Ok(vec![stored.summary()]));
    }
    for (person, of) in [(dee().id, None), (eve.id, None), (eve.id, Some(dee().id))] {
        let query = concerned(person, Stage::Running, of);
        assert_eq!(store.tables(&query).await, Ok(vec![sat.summary()]));
    }
    let query = concerned(amy().id, Stage::Running, Some(eve.id));
    assert_eq!(store.tables(&query).await, Ok(Vec::new()));
}

fn any_query() -> impl Strategy<Value = TableQuery> {
    use proptest::option::of as some;
    let stages = prop_oneof![
        Just(Stage::Waiting),
        Just(Stage::Running),
        Just(Stage::Over)
    ];
    let games = prop_oneof![Just("kamisado"), Just("kami"), Just("kamon"), Just("go")];
    let people = prop_oneof![
        Just(amy().id),
        Just(ben().id),
        Just(PersonId(3)),
        Just(dee().id)
    ];
    let hows = prop_oneof![Just("resigned"), Just("aborted"), Just("flagged")];
    (
        (
            some(stages),
            any::<bool>(),
            some(games),
            some(people),
            some(any::<bool>()),
        ),
        (
            some(hows),
            some(any::<bool>()),
            some(95_i64..125),
            some(95_i64..125),
            0_u32..60,
        ),
    )
        .prop_map(
            |((stage, public_only, game, person, won), (how, rated, from, to, limit))| TableQuery {
                stage,
                public_only,
                game: game.map(Into::into),
                person,
                won,
                how: how.map(Into::into),
                rated,
                from: from.map(at),
                to: to.map(at),
                limit,
                ..TableQuery::default()
            },
        )
}

pub(crate) async fn any_query_finds_what_a_naive_search_finds(store: House) {
    let all = many_tables(&store).await;
    let mut runner = TestRunner::new(Config::default());
    for _ in 0..200 {
        let mut query = any_query()
            .new_tree(&mut runner)
            .expect("a query")
            .current();
        // Without somebody there is nobody who could have won.
        if query.person.is_none() {
            query.won = None;
        }
        assert_eq!(
            store.tables(&query).await,
            Ok(naive(&all, &query)),
            "{query:?}"
        );
    }
}
