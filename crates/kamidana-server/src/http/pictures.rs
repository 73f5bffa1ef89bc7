//! Pictures for those who get a link: of a table, of a game, of the site.

use std::{
    fmt,
    sync::{Mutex, MutexGuard, PoisonError},
};

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use kamidana_game::{Game, game};

use super::caller::Caller;
use crate::{Problem, TableId, problem::PathOf, recent::Recent, site::Site};

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

    fn keep(&self, subject: Subject, picture: Picture) {
        self.lock().keep(subject, picture);
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
        let view = table.view(None);
        (table.game().id(), table.number_for(None), view)
    });
    let (game, number, view) = look.await?;
    let subject = match &view {
        Some(_) => Subject::Table(id, number),
        None => Subject::Game(game),
    };
    let draw = move |site: &Site| site.settings().showcase.picture(game, view.as_ref());
    picture(&site, &caller, &headers, subject, draw).await
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
    let draw = move |site: &Site| site.settings().showcase.picture(known, None);
    picture(&site, &caller, &headers, Subject::Game(known), draw).await
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
    let tag = format!("\"{subject}\"");
    let known = headers.get(header::IF_NONE_MATCH);
    let head = [
        (header::ETAG, tag.clone()),
        (header::CACHE_CONTROL, "no-cache".into()),
    ];
    if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, head).into_response());
    }
    let found = if let Some(found) = site.gallery().find(&subject) {
        found
    } else {
        let here = site.clone();
        let work = move || {
            // Many may have asked for the same: one of them has drawn it meanwhile.
            here.gallery().find(&subject).unwrap_or_else(|| {
                let drawn = draw(&here).map_or(Picture::Nothing, |png| Picture::Png(png.into()));
                here.gallery().keep(subject, drawn.clone());
                drawn
            })
        };
        site.work_out(caller.address, work).await?.0
    };
    let Picture::Png(found) = found else {
        return Err(Problem::not_found("there is no picture of this"));
    };
    let kind = [(header::CONTENT_TYPE, "image/png")];
    Ok((kind, head, found).into_response())
}
