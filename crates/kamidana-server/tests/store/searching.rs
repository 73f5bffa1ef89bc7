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
            && query.from.is_none_or(|from| summary.updated >= from)
            && query.to.is_none_or(|to| summary.updated < to)
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
        let found = store.search(&query).await.expect("a search");
        assert_eq!(found.tables, wanted, "{name}");
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
            let page = store.search(&query).await.expect("a page");
            found.extend(page.tables);
            query.after = page.next;
            if query.after.is_none() {
                break;
            }
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
        seats: vec![Wish::ME, asked],
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

/// Every combination of what can be asked for.
fn all_kinds_of_queries() -> Vec<TableQuery> {
    let mut queries = Vec::new();
    let some = |bits: u32, bit: u32| (bits >> bit) & 1 == 1;
    for bits in 0..1 << 9 {
        for stage in [
            None,
            Some(Stage::Waiting),
            Some(Stage::Running),
            Some(Stage::Over),
        ] {
            let person = some(bits, 0).then(|| amy().id);
            queries.push(TableQuery {
                stage,
                public_only: some(bits, 1),
                game: some(bits, 2).then(|| "kamon".into()),
                mode: some(bits, 3).then(|| "standard".into()),
                person,
                concerned: (bits == 0 || bits == 1).then(|| ben().id),
                won: person.and(some(bits, 4).then_some(bits % 3 == 0)),
                how: some(bits, 5).then(|| "resigned".into()),
                rated: some(bits, 6).then_some(bits % 5 == 0),
                from: some(bits, 7).then(|| at(100)),
                to: some(bits, 7).then(|| at(110)),
                after: some(bits, 8).then(|| (at(105), kamidana_server::random::table_id())),
                limit: 100,
            });
        }
    }
    queries
}

/// Whether a line of a plan reads all rows of a relation. Reading the tables from the newest on, as
/// far as it takes, is what a list of everything is.
fn reads_all(line: &str, query: &TableQuery) -> bool {
    let Some((_, scanned)) = line.split_once("SCAN ") else {
        return line.contains("Seq Scan");
    };
    let relation = scanned.split(' ').next().unwrap_or_default();
    let of_anybody = !query.public_only && query.person.is_none() && query.concerned.is_none();
    let in_order = scanned.starts_with("t USING INDEX tables_updated")
        || scanned.starts_with("t USING COVERING INDEX tables_updated");
    ["t", "s", "m", "e", "w", "r", "people"].contains(&relation) && !(of_anybody && in_order)
}

pub(crate) async fn no_search_reads_all_tables(store: House) {
    many_tables(&store).await;
    let mut statements = 0;
    for query in all_kinds_of_queries() {
        for (sql, plan) in store.search_plans(&query).await.expect("plans") {
            statements += 1;
            let whole = plan.lines().find(|line| reads_all(line, &query));
            assert_eq!(whole, None, "{query:?}\n{sql}\n{plan}");
            // What somebody can go on with is not looked for among all they ever played.
            if sql.contains("mentions") && query.stage.is_some_and(|stage| stage != Stage::Over) {
                assert!(plan.contains("mentions_open"), "{sql}\n{plan}");
            }
        }
    }
    assert!(statements > 2000, "{statements}");
}

/// A table as a row of a dump.
fn row(summary: &Summary) -> serde_json::Value {
    serde_json::json!({ "relation": "tables", "id": summary.id, "number": summary.number,
        "game": summary.game, "mode": summary.mode, "speed": summary.speed,
        "rated": summary.rated, "public": summary.public, "stage": summary.stage,
        "created": summary.created, "updated": summary.updated, "body": summary })
}

pub(crate) async fn what_no_index_knows_is_found_page_by_page(store: House) {
    let rare = StoredTable::open(two_people("kamon"), &amy(), at(10)).summary();
    let common = StoredTable::open(two_people("kamisado"), &ben(), at(20)).summary();
    // More than one search looks at.
    let many = (0..6000).map(|number| Summary {
        id: kamidana_server::TableId::from_bits(number),
        ..common.clone()
    });
    let rows: Vec<_> = many
        .chain([rare.clone()])
        .map(|summary| Ok(row(&summary)))
        .collect();
    let rows = futures::StreamExt::boxed(futures::stream::iter(rows));
    store.restore(rows).await.expect("a full store");
    let mut query = TableQuery {
        public_only: true,
        game: Some(rare.game.clone()),
        limit: 10,
        ..TableQuery::default()
    };
    let first = store.search(&query).await.expect("a page");
    assert_eq!(first.tables, Vec::new());
    assert!(first.next.is_some(), "it says that there is nothing more");
    let mut found = Vec::new();
    query.after = first.next;
    while query.after.is_some() {
        let page = store.search(&query).await.expect("a page");
        assert_ne!(page.next, query.after, "it does not go on");
        found.extend(page.tables);
        query.after = page.next;
    }
    assert_eq!(found, [rare]);
}

pub(crate) async fn a_zero_byte_does_no_harm(store: House) {
    many_tables(&store).await;
    for text in ["kamon\0", "\0", "res\0igned"] {
        let query = TableQuery {
            game: Some(text.into()),
            how: Some(text.into()),
            public_only: true,
            ..everything()
        };
        let found = store.search(&query).await.expect("a search");
        assert_eq!(found.tables, Vec::new());
    }
    let report = kamidana_server::Report {
        at: at(1),
        by: amy().id,
        table: kamidana_server::random::table_id(),
        about: ben().id,
        text: "he said \0".into(),
    };
    store.report(&report).await.expect("a report");
    let reports = store.reports(1).await.expect("reports");
    assert_eq!(reports[0].text, "he said \u{fffd}");
}
