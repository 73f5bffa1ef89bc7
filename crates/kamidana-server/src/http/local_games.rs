//! Games that were played in a browser, for the archive.

use axum::{Json, extract::State, http::StatusCode};
use kamidana_table::Broken;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{caller::Caller, tables::check_beside};
use crate::{
    EndReason, Event, EventKind, Kind, Person, Problem, Setup, Sitter, Status, Table, TableId,
    Timestamp, Wish, hub::BroughtIn, problem::Body, site::Site,
};

/// A game that was played in a browser.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LocalGame {
    /// What it is called there, and will be called here.
    id: TableId,
    /// What happened, from the beginning to the end.
    #[schema(value_type = Vec<Object>)]
    log: Vec<Event>,
}

/// Where a game is.
#[derive(Serialize, ToSchema)]
pub(crate) struct Kept {
    /// The table.
    id: TableId,
}

/// Bring a finished game that was played in a browser to the archive.
///
/// Everything in it is decided again, and has to come out the same. It counts for nothing, and is
/// marked as played locally.
#[utoipa::path(post, path = "/api/archive", tag = "tables", request_body = LocalGame, responses(
    (status = 200, description = "It was there already", body = Kept),
    (status = 201, description = "It is there now", body = Kept),
    (status = 400, description = "That cannot have happened, or is not over", body = Problem),
    (status = 401, description = "Sign in first", body = Problem),
    (status = 403, description = "You may not", body = Problem),
    (status = 409, description = "Somebody else's table is called so", body = Problem),
    (status = 429, description = "Too many tables", body = Problem),
))]
pub(crate) async fn upload(
    State(site): State<Site>,
    caller: Caller,
    Body(LocalGame { id, log }): Body<LocalGame>,
) -> Result<(StatusCode, Json<Kept>), Problem> {
    let account = caller.somebody()?;
    if account.kind == Kind::Guest {
        let detail = "the archive keeps what members played; sign in first";
        return Err(Problem::new(StatusCode::FORBIDDEN, "members-only", detail));
    }
    let (person, now) = (account.person(), site.hub().now());
    let work = move || verified(log, &person, now);
    let (verified, _place) = site.work_out(caller.address, work).await?;
    let events =
        verified.map_err(|why| Problem::new(StatusCode::BAD_REQUEST, "unbelievable", why))?;
    for wish in wishes(&events) {
        if let Wish::Me { name: Some(name) } = wish {
            check_beside(&site, account, name, true).await?;
        }
    }
    match site.hub().keep_finished(id, events, account.id).await? {
        BroughtIn::New => Ok((StatusCode::CREATED, Json(Kept { id }))),
        BroughtIn::Before => Ok((StatusCode::OK, Json(Kept { id }))),
        BroughtIn::Taken => Err(Problem::new(
            StatusCode::CONFLICT,
            "table-taken",
            "another table has this name",
        )),
    }
}

fn wishes(events: &[Event]) -> &[Wish] {
    match events.first().map(|first| &first.kind) {
        Some(EventKind::Created { setup, .. }) => &setup.seats,
        _ => &[],
    }
}

/// The game as somebody's, up to its end; why it cannot be.
fn verified(mut log: Vec<Event>, by: &Person, now: Timestamp) -> Result<Vec<Event>, String> {
    let over = |event: &Event| matches!(event.kind, EventKind::Ended { .. });
    let end = log.iter().position(over).ok_or("it is not over")?;
    log.truncate(end + 1);
    // Clocks of browsers may be wrong; what is past is past.
    let late = log[end].at.since(now);
    for event in &mut log {
        event.at = event.at.before(late);
        match &mut event.kind {
            EventKind::Created {
                setup,
                by: creator,
                local,
                ..
            } => {
                *creator = by.clone();
                *local = true;
                *setup = Setup {
                    public: true,
                    bots: false,
                    ..setup.clone()
                };
            }
            EventKind::Sat {
                who: Sitter::Person(person),
                ..
            } => *person = by.clone(),
            _ => {}
        }
    }
    let table = Table::retrace(&log).map_err(|broken: Broken| broken.to_string())?;
    match table.status() {
        Status::Over(ending) if ending.how != EndReason::Aborted => Ok(log),
        _ => Err("nobody played it to its end".into()),
    }
}
