//! Lines of JSON that keep coming, for programs that play and for those who keep games.

use std::{collections::HashMap, io, time::Duration};

use axum::{
    body::Body,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use futures::{Stream, StreamExt as _, stream};
use serde::Serialize;
use serde_json::json;
use tokio::{sync::mpsc, task::spawn_blocking, time::interval};
use tokio_stream::wrappers::ReceiverStream;
use tokio_util::sync::CancellationToken;
use utoipa::ToSchema;

use super::caller::Caller;
use crate::{
    Heard, Hub, Listener, Note, PersonId, Problem, Stage, Summary, Table, TableId, TableQuery,
    Topic, Wish, hub::Watcher, limiter::Place, problem::PathOf, site::Site,
};

/// The type of lines of JSON.
pub(crate) const NDJSON: &str = "application/x-ndjson";
/// How often an empty line says that the connection lives.
const KEEP_ALIVE: Duration = Duration::from_secs(7);
/// Lines that may wait for a reader who is slow.
const OUTGOING_LINES: usize = 64;
/// Tables that are read at once; whoever does not read on does not make us hold more.
const TABLES_AT_ONCE: u32 = 20;
/// How often it is asked whether a stream's key is still good, in case nobody could tell.
const WELCOME_INTERVAL: Duration = Duration::from_secs(60);
/// Games that an event stream begins with.
const MOST_FIRST_GAMES: u32 = 100;

/// What happens to somebody, as they need to know it to play.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum StreamEvent {
    /// Somebody asks you to play: sit down, or abort to decline.
    Challenge {
        /// The table.
        table: Summary,
    },
    /// A challenge was taken back or is over without you.
    ChallengeCanceled {
        /// The table.
        table: Summary,
    },
    /// A game of yours is being played: read its stream.
    GameStart {
        /// The table.
        table: Summary,
    },
    /// A game of yours is over.
    GameFinish {
        /// The table.
        table: Summary,
    },
}

/// What happens to you: challenges and games, as lines of JSON.
///
/// It begins with the games and challenges you have. An empty line now and then says that the
/// connection lives.
#[utoipa::path(get, path = "/api/stream/events", tag = "streams", responses(
    (status = 200, description = "Lines that keep coming", content_type = NDJSON, body = StreamEvent),
    (status = 401, description = "Sign in first", body = Problem),
    (status = 403, description = "You may not", body = Problem),
))]
pub(crate) async fn events(State(site): State<Site>, caller: Caller) -> Result<Response, Problem> {
    let person = caller.somebody()?.id;
    let place = caller.place(&site)?;
    let mut listener = listen(&site, person).await?;
    let (sender, lines) = mpsc::channel(OUTGOING_LINES);
    let feeding = site.clone();
    site.hub().spawn(async move {
        let hub = feeding.hub();
        let mut feed = Feed {
            person,
            told: HashMap::new(),
            sender,
        };
        let mut looks = interval(WELCOME_INTERVAL);
        let mut heard = Some(Heard::Gap);
        loop {
            let fed = match heard {
                Some(Heard::Note(Note::Concerns { table, .. })) => feed.look(hub, table).await,
                Some(Heard::Gap) if caller.is_still_welcome(&feeding).await => {
                    feed.look_at_all(hub).await
                }
                Some(Heard::Gap | Heard::Note(Note::SignedOut)) | None => break,
                Some(Heard::Note(_)) => Ok(()),
            };
            if fed.is_err() {
                break;
            }
            heard = tokio::select! {
                heard = listener.hear() => heard,
                _ = looks.tick() => Some(Heard::Gap),
                () = feed.sender.closed() => break,
            };
        }
        drop(place);
    });
    Ok(lasting(lines))
}

/// What is told to somebody on whatever node.
async fn listen(site: &Site, person: PersonId) -> Result<Box<dyn Listener>, Problem> {
    let listener = site.hub().bus().listen(Topic::Person(person)).await;
    listener.map_err(|error| Problem::unavailable(&error.to_string()))
}

/// What somebody was told of their tables.
struct Feed {
    person: PersonId,
    told: HashMap<TableId, Stage>,
    sender: mpsc::Sender<String>,
}

/// Nobody listens any more.
struct Gone;

impl Feed {
    async fn look_at_all(&mut self, hub: &Hub) -> Result<(), Gone> {
        for stage in [Stage::Running, Stage::Waiting] {
            let own = TableQuery {
                stage: Some(stage),
                concerned: Some(self.person),
                limit: MOST_FIRST_GAMES,
                ..TableQuery::default()
            };
            for table in hub.store().tables(&own).await.unwrap_or_default() {
                self.tell(table).await?;
            }
        }
        Ok(())
    }

    async fn look(&mut self, hub: &Hub, id: TableId) -> Result<(), Gone> {
        match hub.look(id, move |table| table.summary(id)).await {
            Ok(table) => self.tell(table).await,
            Err(_) => Ok(()),
        }
    }

    async fn tell(&mut self, table: Summary) -> Result<(), Gone> {
        let before = self.told.insert(table.id, table.stage);
        if before == Some(table.stage) {
            return Ok(());
        }
        let person = self.person;
        let plays = table.people().any(|sitting| sitting == person);
        let is_asked =
            |wish: &Wish| matches!(wish, Wish::Asked { person: asked, .. } if *asked == person);
        let asked = table.wishes.iter().any(is_asked);
        let event = match table.stage {
            Stage::Waiting if asked && !plays => StreamEvent::Challenge { table },
            Stage::Waiting => return Ok(()),
            Stage::Running if plays => StreamEvent::GameStart { table },
            Stage::Over if plays => StreamEvent::GameFinish { table },
            Stage::Running | Stage::Over => StreamEvent::ChallengeCanceled { table },
        };
        let line = serde_json::to_string(&event).unwrap_or_default();
        self.sender.send(line).await.map_err(|_| Gone)
    }
}

/// A table as you may know it, and again whenever something changes, as lines of JSON.
///
/// Each line is a message as on the socket: `table`, `presence` or `said`.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "streams",
    params(("id" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "Lines that keep coming", content_type = NDJSON,
            body = crate::FromServer),
        (status = 400, description = "That is no name of a table", body = Problem),
        (status = 404, description = "No such table", body = Problem),
    ))]
pub(crate) async fn table(
    State(site): State<Site>,
    caller: Caller,
    PathOf(id): PathOf<TableId>,
) -> Result<Response, Problem> {
    let person = caller.eyes();
    let place = caller.place(&site)?;
    let muted = match person {
        Some(person) => site.hub().store().muted(person).await?,
        None => Vec::new(),
    };
    // Before the table is told, so that nobody is signed out in between.
    let mut own = match &caller.account {
        Some(account) => Some(listen(&site, account.id).await?),
        None => None,
    };
    let (sender, mut messages) = mpsc::channel(OUTGOING_LINES);
    let behind = CancellationToken::new();
    let watcher = Watcher {
        person,
        muted,
        sender,
        behind: behind.clone(),
    };
    let watch = site.hub().watch(id, watcher, None).await?;
    let (lines_in, lines) = mpsc::channel(1);
    let telling = site.clone();
    site.hub().spawn(async move {
        let mut looks = interval(WELCOME_INTERVAL);
        looks.tick().await;
        // A line that waits to leave; whoever is signed out meanwhile does not get it any more.
        let mut line: Option<String> = None;
        let mut is_welcome = true;
        while is_welcome {
            tokio::select! {
                room = lines_in.reserve(), if line.is_some() => match (room, line.take()) {
                    (Ok(room), Some(line)) => room.send(line),
                    _ => break,
                },
                Some(text) = messages.recv(), if line.is_none() => {
                    line = Some(text.as_str().to_owned());
                }
                is_over = is_over(own.as_mut(), &caller, &telling) => is_welcome = !is_over,
                _ = looks.tick() => is_welcome = caller.is_still_welcome(&telling).await,
                () = behind.cancelled() => break,
                () = lines_in.closed() => break,
            }
        }
        drop((watch, place));
    });
    Ok(lasting(lines))
}

/// Waits for a note; whether it says that somebody may no longer be told anything.
async fn is_over(listener: Option<&mut Box<dyn Listener>>, caller: &Caller, site: &Site) -> bool {
    let Some(listener) = listener else {
        return std::future::pending().await;
    };
    match listener.hear().await {
        Some(Heard::Note(Note::SignedOut)) | None => true,
        Some(Heard::Gap) => !caller.is_still_welcome(site).await,
        Some(Heard::Note(_)) => false,
    }
}

/// An answer that goes on as long as lines come.
fn lasting(lines: mpsc::Receiver<String>) -> Response {
    let lines = ReceiverStream::new(lines).map(|mut line| {
        line.push('\n');
        line
    });
    let alive = tokio_stream::wrappers::IntervalStream::new(tokio::time::interval(KEEP_ALIVE))
        .map(|_| "\n".to_string());
    // Ends with the lines.
    let both = stream::select(
        lines.map(Some).chain(stream::once(async { None })),
        alive.map(Some),
    )
    .take_while(|line| std::future::ready(line.is_some()))
    .filter_map(std::future::ready)
    .map(Ok::<_, io::Error>);
    ([(header::CONTENT_TYPE, NDJSON)], Body::from_stream(both)).into_response()
}

/// Games with their records, one a line, those that changed last first. Games with secrets that
/// are not over have no record.
pub(crate) fn games(
    site: &Site,
    query: TableQuery,
    reader: Option<PersonId>,
    place: Place,
) -> impl Stream<Item = io::Result<String>> + use<> {
    let hub = site.hub().clone();
    let first = TableQuery {
        limit: TABLES_AT_ONCE,
        ..query
    };
    // The place is held as long as somebody reads.
    let pages = stream::unfold((Some(first), place), move |(query, place)| {
        let hub = hub.clone();
        async move {
            let mut query = query?;
            let found = match hub.store().search(&query).await {
                Ok(found) => found,
                Err(error) => return Some((Err(io::Error::other(error)), (None, place))),
            };
            let mut page = String::new();
            for table in &found.tables {
                match line(&hub, table, reader).await {
                    Ok(line) => page.push_str(&line),
                    Err(error) => return Some((Err(error), (None, place))),
                }
            }
            let next = found.next.map(|next| {
                query.after = Some(next);
                query
            });
            Some((Ok(page), (next, place)))
        }
    });
    pages.filter(|page| std::future::ready(!matches!(page, Ok(page) if page.is_empty())))
}

async fn line(hub: &Hub, table: &Summary, reader: Option<PersonId>) -> io::Result<String> {
    let events = hub.store().events(table.id, 0).await;
    let events = events.map_err(io::Error::other)?;
    let mut line = json!({ "table": table });
    // A long game takes a while, and whole archives are asked for.
    let written = spawn_blocking(move || {
        let folded = Table::fold(&events).map_err(io::Error::other)?;
        line["record"] = json!(folded.record().map(|record| record.to_json()));
        if let Some(reader) = reader {
            let seats: Vec<_> = folded.seats_of(reader).collect();
            line["yours"] = json!(seats);
        }
        Ok(format!("{line}\n"))
    });
    written.await.map_err(io::Error::other)?
}
