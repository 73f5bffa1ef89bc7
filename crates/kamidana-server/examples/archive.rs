//! A million finished games, every way to search them, and what that costs everybody else.
//!
//! ```text
//! cargo run --release -p kamidana-server --example archive -- /tmp/archive.db
//! cargo run --release -p kamidana-server --example archive -- postgres://…/empty 1000000
//! ```
//!
//! A database that is empty is filled first; of the games only what searches read, not their logs.

use std::{
    error::Error,
    sync::Arc,
    time::{Duration, Instant},
};

use futures::{StreamExt as _, stream};
use kamidana_game::{Options, Seed, games};
use kamidana_server::{
    Actor, Command, Database, Found, Key, Ladder, Person, PersonId, Setup, Speed, Stage, Store,
    StoreError, Stored, Summary, Table, TableId, TableQuery, TimeControl, Timestamp, Wish,
};
use serde_json::{Value, json};
use tokio::task::JoinSet;

/// Everybody; the first has sat at every tenth table.
const PEOPLE: u64 = 20_000;
/// How often each search is made.
const RUNS: usize = 50;
/// How many search at once, and for how long.
const SEARCHING: u64 = 60;
const LOAD_TIME: Duration = Duration::from_secs(10);

/// How games end, and how often in a thousand.
const ENDS: [(&str, u64); 5] = [
    ("played", 700),
    ("resigned", 200),
    ("flagged", 80),
    ("left", 15),
    ("agreed", 5),
];

type Outcome<T> = Result<T, Box<dyn Error>>;

#[tokio::main]
async fn main() -> Outcome<()> {
    let mut arguments = std::env::args().skip(1);
    let place = arguments.next().ok_or("where? a file, or postgres://…")?;
    let count = arguments
        .next()
        .map_or(Ok(1_000_000), |count| count.parse())?;
    let store = Database::named(&place).open().await?;
    let everything = TableQuery {
        limit: 1,
        ..TableQuery::default()
    };
    if store.tables(&everything).await?.is_empty() {
        let began = Instant::now();
        let rows = store.restore(rows(count)?).await?;
        println!("{count} games, {rows} rows in {:.0?}", began.elapsed());
    }
    for (name, query) in queries(count) {
        report(&*store, name, &query).await?;
    }
    let ladder = ladder();
    let times = timed(|| async { store.top(&ladder, 100.0, 100).await.map(|top| top.len()) });
    print_times("top of a ladder", times.await?);
    under_load(&store, count).await?;
    store.close().await;
    Ok(())
}

fn at(number: u64) -> Timestamp {
    Timestamp::from_millis(1_600_000_000_000 + number as i64 * 1000)
}

fn ladder() -> Ladder {
    Ladder {
        game: games()[0].id().into(),
        speed: Speed::Blitz,
    }
}

/// A finished game of each kind.
fn samples() -> Outcome<Vec<Summary>> {
    let (one, other) = (Person::new(1, "Amy"), Person::new(2, "Ben"));
    let mut samples = Vec::new();
    for game in games() {
        let seats: usize = game.seats(&Options::defaults(game.options())).into();
        let mut wishes = vec![Wish::Level { level: 1 }; seats];
        (wishes[0], wishes[1]) = (Wish::ME, Wish::Open);
        let setup = Setup {
            public: true,
            time: TimeControl::Fischer {
                initial: 180,
                increment: 2,
            },
            seats: wishes,
            ..Setup::against_level(game.id(), 1)
        };
        let log = Table::open(setup, &one, Seed::new([1; 32]), at(0))?;
        let mut table = Table::fold(&log)?;
        let sit = Command::Sit {
            who: other.clone(),
            seat: None,
            invited: true,
        };
        table.decide(Actor::Person(other.id), &sit, at(0))?;
        table.decide(Actor::Person(one.id), &Command::Resign, at(0))?;
        samples.push(table.summary(TableId::from_bits(0)));
    }
    Ok(samples)
}

/// What is always the same for the same number, and looks as if by chance.
const fn scatter(number: u64) -> u64 {
    let mixed = (number ^ (number >> 31)).wrapping_mul(0x7fb5_d329_728e_a185);
    (mixed ^ (mixed >> 27)).wrapping_mul(0x81da_def4_bc2d_d44d) >> 20
}

fn id(number: u64) -> TableId {
    TableId::from_bits(scatter(number) << 20 | number)
}

fn players(number: u64) -> [u64; 2] {
    let (one, other) = (scatter(number) % PEOPLE, scatter(number + 7) % PEOPLE);
    let one = if number.is_multiple_of(10) { 0 } else { one };
    [
        one + 1,
        if one == other {
            (other + 1) % PEOPLE
        } else {
            other
        } + 1,
    ]
}

fn how(number: u64) -> &'static str {
    let mut left = scatter(number * 3) % 1000;
    for (how, often) in ENDS {
        if left < often {
            return how;
        }
        left -= often;
    }
    ENDS[0].0
}

fn rows(count: u64) -> Outcome<stream::BoxStream<'static, Stored<Value>>> {
    let samples = samples()?;
    let people = (1..=PEOPLE).map(|id| {
        json!({ "relation": "people", "id": id, "name": format!("P{id}"),
            "skeleton": format!("p{id}"), "kind": "member", "admin": false, "created": 0 })
    });
    let key = json!({ "relation": "keys", "hash": key().hash, "id": "k", "person": 1,
        "label": "", "created": 0, "seen": 0, "expires": i64::MAX });
    let tables = (0..count).map(move |number| table_row(&samples, number));
    let seats = (0..count).flat_map(|number| {
        let winner = (how(number) != "agreed").then_some(number % 2);
        players(number)
            .into_iter()
            .zip(0..)
            .map(move |(person, seat)| {
                json!({ "relation": "seats", "table_id": id(number), "seat": seat + 1,
                "person": person, "won": winner == Some(seat) })
            })
    });
    let mentions = (0..count).flat_map(|number| {
        players(number).map(
            |person| json!({ "relation": "mentions", "person": person, "table_id": id(number) }),
        )
    });
    let ladder = ladder();
    let ratings = (1..=PEOPLE).map(move |person| {
        let value = 1000.0 + (scatter(person) % 1000) as f64;
        json!({ "relation": "ratings", "person": person, "game": ladder.game,
            "speed": ladder.speed, "value": value, "deviation": 50 + scatter(person + 3) % 200,
            "volatility": 0.06, "games": 10, "at": 0 })
    });
    let rows = people
        .chain([key])
        .chain(tables)
        .chain(seats)
        .chain(mentions)
        .chain(ratings);
    Ok(stream::iter(rows.map(Ok)).boxed())
}

fn table_row(samples: &[Summary], number: u64) -> Value {
    let sample = &samples[number as usize % samples.len()];
    let (updated, public) = (
        at(number),
        !number.is_multiple_of(10) || number.is_multiple_of(3),
    );
    let mut body = json!(sample);
    body["id"] = json!(id(number));
    body["updated"] = json!(updated);
    json!({ "relation": "tables", "id": id(number), "number": sample.number,
        "game": sample.game, "mode": sample.mode, "speed": sample.speed,
        "rated": scatter(number * 5).is_multiple_of(2), "public": public, "stage": "over",
        "created": at(number), "updated": updated, "how": how(number), "winners": [1],
        "body": body })
}

fn key() -> Key {
    Key {
        hash: "0".repeat(64),
        id: "k".into(),
        person: PersonId(1),
        scopes: None,
        label: String::new(),
        created: at(0),
        seen: at(0),
        expires: Timestamp::from_millis(i64::MAX),
    }
}

/// Everything that can be asked for.
#[allow(clippy::too_many_lines, reason = "one entry a search")]
fn queries(count: u64) -> Vec<(&'static str, TableQuery)> {
    let [game, last] =
        [games().first(), games().last()].map(|game| game.map(|game| game.id().into()));
    let mode = samples()
        .ok()
        .and_then(|samples| Some(samples.first()?.mode.clone()));
    let base = || TableQuery {
        stage: Some(Stage::Over),
        public_only: true,
        limit: 100,
        ..TableQuery::default()
    };
    let nothing = || Some("nothing".to_owned());
    vec![
        ("all finished games", base()),
        (
            "any stage",
            TableQuery {
                stage: None,
                ..base()
            },
        ),
        (
            "game",
            TableQuery {
                game: game.clone(),
                ..base()
            },
        ),
        (
            "game, any stage",
            TableQuery {
                game: game.clone(),
                stage: None,
                ..base()
            },
        ),
        (
            "result",
            TableQuery {
                how: Some("left".into()),
                ..base()
            },
        ),
        (
            "game, result",
            TableQuery {
                game: game.clone(),
                how: Some("agreed".into()),
                ..base()
            },
        ),
        (
            "game, a result that never was",
            TableQuery {
                game: game.clone(),
                how: Some("declined".into()),
                ..base()
            },
        ),
        (
            "result=nothing, game=nothing",
            TableQuery {
                game: nothing(),
                how: nothing(),
                stage: None,
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
            "game, mode, result, rated",
            TableQuery {
                game: game.clone(),
                mode: mode.clone(),
                how: Some("flagged".into()),
                rated: Some(true),
                ..base()
            },
        ),
        ("mode without game", TableQuery { mode, ..base() }),
        (
            "a mode that never was",
            TableQuery {
                mode: nothing(),
                ..base()
            },
        ),
        (
            "the oldest day",
            TableQuery {
                from: Some(at(0)),
                to: Some(at(86_400)),
                ..base()
            },
        ),
        (
            "a game's page in the middle",
            TableQuery {
                game: game.clone(),
                after: Some((at(count / 2), id(0))),
                ..base()
            },
        ),
        (
            "player",
            TableQuery {
                person: Some(PersonId(77)),
                ..base()
            },
        ),
        (
            "player with a tenth of all games",
            TableQuery {
                person: Some(PersonId(1)),
                ..base()
            },
        ),
        (
            "the same, won",
            TableQuery {
                person: Some(PersonId(1)),
                won: Some(true),
                ..base()
            },
        ),
        (
            "the same, game and result",
            TableQuery {
                person: Some(PersonId(1)),
                game: last,
                how: Some("agreed".into()),
                ..base()
            },
        ),
        (
            "what the same can go on with",
            TableQuery {
                concerned: Some(PersonId(1)),
                stage: Some(Stage::Running),
                public_only: false,
                ..base()
            },
        ),
        (
            "lobby",
            TableQuery {
                stage: Some(Stage::Waiting),
                ..base()
            },
        ),
    ]
}

async fn report(store: &dyn Store, name: &str, query: &TableQuery) -> Outcome<()> {
    println!("\n## {name}\n");
    let plans = store.search_plans(query).await?;
    // The last one is always that of a ladder.
    let plans = &plans[..plans.len() - usize::from(name != "lobby")];
    for (sql, plan) in plans {
        println!("{sql}\n");
        println!("{}\n", plan.replace('\n', "\n  "));
    }
    let times = timed(|| async {
        let Found { tables, next } = store.search(query).await?;
        Ok(tables.len() + usize::from(next.is_some()))
    });
    print_times(name, times.await?);
    Ok(())
}

async fn timed<F>(work: impl Fn() -> F) -> Outcome<Vec<Duration>>
where
    F: Future<Output = Stored<usize>>,
{
    let mut times = Vec::new();
    for _ in 0..RUNS {
        let began = Instant::now();
        work().await?;
        times.push(began.elapsed());
    }
    Ok(times)
}

fn print_times(name: &str, mut times: Vec<Duration>) {
    times.sort();
    let of = |part: usize| {
        times
            .get(times.len() * part / 100)
            .copied()
            .unwrap_or_default()
    };
    let most = times.last().copied().unwrap_or_default();
    println!(
        "| {name} | {:.2?} | {:.2?} | {most:.2?} |",
        of(50),
        of(99).min(most)
    );
}

/// Sessions are looked up while very many search.
async fn under_load(store: &Arc<dyn Store>, count: u64) -> Outcome<()> {
    let until = Instant::now() + LOAD_TIME;
    let mut tasks = JoinSet::new();
    for number in 0..SEARCHING {
        let (store, queries) = (Arc::clone(store), queries(count));
        tasks.spawn(async move {
            let (mut times, mut busy) = (Vec::new(), 0_u32);
            for (_, query) in queries.iter().cycle().skip(number as usize) {
                let began = Instant::now();
                match store.search(query).await {
                    Ok(_) => times.push(began.elapsed()),
                    Err(StoreError::Busy) => busy += 1,
                    Err(error) => panic!("{error}"),
                }
                if Instant::now() > until {
                    break;
                }
            }
            (times, busy)
        });
    }
    let mut sessions = Vec::new();
    while Instant::now() < until {
        let began = Instant::now();
        store.key(&key().hash, at(0)).await?;
        sessions.push(began.elapsed());
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let done = tasks.join_all().await;
    let busy: u32 = done.iter().map(|(_, busy)| busy).sum();
    let searches: Vec<_> = done.into_iter().flat_map(|(times, _)| times).collect();
    println!("\n## {SEARCHING} search at once for {LOAD_TIME:?}\n");
    println!("{} searches, {busy} told to come back", searches.len());
    print_times("search", searches);
    print_times("session look-up", sessions);
    Ok(())
}
