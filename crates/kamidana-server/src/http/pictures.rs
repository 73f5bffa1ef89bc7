//! Pictures for those who get a link: of a table, of a game, of the site.

use std::{
    fmt,
    sync::{Mutex, MutexGuard, PoisonError},
};

use axum::{
    extract::State,
    http::{HeaderMap, HeaderName, StatusCode, header},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use kamidana_game::{Game, game};

use super::{answer::long_answer, caller::Caller, records::with_table};
use crate::{Problem, TableId, limiter::Place, problem::PathOf, recent::Recent, site::Site};

/// How many pictures are kept; each has some tens of kilobytes.
const MOST_KEPT: usize = 128;

/// What a picture is of.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Subject {
    Site,
    Game(&'static str),
    /// A table after the event with this number, as far as everybody may know it.
    Table(TableId, u32),
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Site => f.write_str("site"),
            Self::Game(game) => f.write_str(game),
            Self::Table(id, number) => write!(f, "{id}-{number}"),
        }
    }
}

impl Subject {
    /// What tells one version from another.
    fn tag(&self) -> String {
        format!("\"{self}\"")
    }
}

/// What was drawn of what.
struct Drawn {
    subject: Subject,
    picture: Picture,
}

/// A picture, or that there is nothing to draw.
#[derive(Clone, Debug)]
enum Picture {
    Png(Bytes),
    Nothing,
}

/// Pictures that were drawn.
pub(crate) struct Gallery(Mutex<Recent<Subject, Picture>>);

impl Default for Gallery {
    fn default() -> Self {
        Self(Mutex::new(Recent::new(MOST_KEPT)))
    }
}

impl Gallery {
    fn lock(&self) -> MutexGuard<'_, Recent<Subject, Picture>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, subject: &Subject) -> Option<Picture> {
        self.lock().get(subject).cloned()
    }

    /// Many may have asked for the same: then one of them has drawn it meanwhile.
    fn find_or_draw(&self, subject: &Subject, draw: impl FnOnce() -> Option<Vec<u8>>) -> Drawn {
        let picture = self.find(subject).unwrap_or_else(|| {
            let drawn = draw().map_or(Picture::Nothing, |png| Picture::Png(png.into()));
            self.lock().keep(subject.clone(), drawn.clone());
            drawn
        });
        Drawn {
            subject: subject.clone(),
            picture,
        }
    }
}

/// The table as everybody may see it, 1200 × 630.
///
/// Before the last seat is taken nothing is shown of a game that deals, only the game as such.
#[utoipa::path(get, path = "/table/{id}/picture.png", tag = "tables",
    params(("id" = String, Path, description = "Its name")),
    responses(
        (status = 200, description = "The picture", content_type = "image/png", body = [u8]),
        (status = 304, description = "You have it"),
        (status = 400, description = "That is no name of a table", body = Problem),
        (status = 404, description = "No such table, or nothing to show", body = Problem),
        (status = 429, description = "Too much is being drawn", body = Problem),
    ))]
pub(crate) async fn of_table(
    State(site): State<Site>,
    caller: Caller,
    headers: HeaderMap,
    PathOf(id): PathOf<TableId>,
) -> Result<Response, Problem> {
    let look = site.hub().look(id, |table| {
        let number = (!table.is_covered()).then(|| table.number_for(None));
        (table.game().id(), number)
    });
    let (game, number) = look.await?;
    let Some(number) = number else {
        return of_known_game(&site, &caller, &headers, game).await;
    };
    let subject = Subject::Table(id, number);
    if let Some(answer) = known(&site, &headers, &subject) {
        return answer;
    }
    // It is drawn from the log, away from those who play there.
    let here = site.clone();
    let drawn = with_table(&site, &caller, id, move |table| {
        // Something may have happened meanwhile.
        let subject = Subject::Table(id, table.number_for(None));
        here.gallery().find_or_draw(&subject, || {
            let view = table.view(None)?;
            here.settings().showcase.picture(game, Some(&view))
        })
    });
    let (drawn, place) = drawn.await?;
    answer(drawn, Some(place))
}

/// A game at a glance, 1200 × 630.
#[utoipa::path(get, path = "/game/{game}/picture.png", tag = "games",
    params(("game" = String, Path, description = "Its id")),
    responses(
        (status = 200, description = "The picture", content_type = "image/png", body = [u8]),
        (status = 304, description = "You have it"),
        (status = 404, description = "No such game, or nothing to show", body = Problem),
        (status = 429, description = "Too much is being drawn", body = Problem),
    ))]
pub(crate) async fn of_game(
    State(site): State<Site>,
    caller: Caller,
    headers: HeaderMap,
    PathOf(id): PathOf<String>,
) -> Result<Response, Problem> {
    let known = game(&id).map(Game::id);
    let known = known.ok_or_else(|| Problem::not_found("there is no such game"))?;
    of_known_game(&site, &caller, &headers, known).await
}

async fn of_known_game(
    site: &Site,
    caller: &Caller,
    headers: &HeaderMap,
    game: &'static str,
) -> Result<Response, Problem> {
    let draw = move |site: &Site| site.settings().showcase.picture(game, None);
    picture(site, caller, headers, Subject::Game(game), draw).await
}

/// The site at a glance, 1200 × 630.
#[utoipa::path(get, path = "/picture.png", tag = "games", responses(
    (status = 200, description = "The picture", content_type = "image/png", body = [u8]),
    (status = 304, description = "You have it"),
    (status = 404, description = "Nothing to show", body = Problem),
    (status = 429, description = "Too much is being drawn", body = Problem),
))]
pub(crate) async fn of_site(
    State(site): State<Site>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let draw = |site: &Site| site.settings().showcase.cover();
    picture(&site, &caller, &headers, Subject::Site, draw).await
}

/// A picture that was drawn before, or is drawn now where nobody has to wait for it.
async fn picture(
    site: &Site,
    caller: &Caller,
    headers: &HeaderMap,
    subject: Subject,
    draw: impl FnOnce(&Site) -> Option<Vec<u8>> + Send + 'static,
) -> Result<Response, Problem> {
    if let Some(answer) = known(site, headers, &subject) {
        return answer;
    }
    let here = site.clone();
    let work = move || here.gallery().find_or_draw(&subject, || draw(&here));
    let (drawn, place) = site.work_out(caller.address, work).await?;
    answer(drawn, Some(place))
}

/// The answer about a subject that they have, or that was drawn before.
fn known(site: &Site, headers: &HeaderMap, subject: &Subject) -> Option<Result<Response, Problem>> {
    let held = headers.get(header::IF_NONE_MATCH);
    if held.is_some_and(|held| held.as_bytes() == subject.tag().as_bytes()) {
        return Some(Ok((StatusCode::NOT_MODIFIED, head(subject)).into_response()));
    }
    let picture = site.gallery().find(subject)?;
    let drawn = Drawn {
        subject: subject.clone(),
        picture,
    };
    Some(answer(drawn, None))
}

fn head(subject: &Subject) -> [(HeaderName, String); 2] {
    [
        (header::ETAG, subject.tag()),
        (header::CACHE_CONTROL, "no-cache".into()),
    ]
}

/// A picture as an answer. Whoever had it drawn holds their place until they have read it.
fn answer(drawn: Drawn, place: Option<Place>) -> Result<Response, Problem> {
    let Picture::Png(png) = drawn.picture else {
        return Err(Problem::not_found("there is no picture of this"));
    };
    let head = head(&drawn.subject);
    Ok(match place {
        Some(place) => (head, long_answer("image/png", png, place)).into_response(),
        None => (head, [(header::CONTENT_TYPE, "image/png")], png).into_response(),
    })
}
