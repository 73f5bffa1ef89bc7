//! Games to keep and to look at again.

use axum::{extract::State, http::StatusCode, response::Response};
use kamidana_game::{Seat, SheetStyle};
use kamidana_study::MOST_STEPS;
use serde::Deserialize;
use utoipa::IntoParams;

use super::{
    answer::{json_answer, long_answer},
    caller::Caller,
};
use crate::{
    HubError, Problem, StoreError, Table, TableId,
    limiter::Place,
    problem::{PathOf, QueryOf},
    site::Site,
};

/// How a record is written.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordStyle {
    /// `text` or `json`.
    format: Option<String>,
    /// How moves are written: `symbols`, `coordinates`, or the words of a language (`en`, `de`,
    /// `fr`, `nl`, `tr`); games without notations of their own ignore it.
    style: Option<String>,
}

/// The record of a game, to keep.
///
/// Of a game with secrets there is none before it is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables",
    params(("id" = String, Path, description = "The table"), RecordStyle),
    responses(
        (status = 200, description = "The record", content(
            (String = "text/plain"), (serde_json::Value = "application/json"))),
        (status = 400, description = "No such format or style", body = Problem),
        (status = 404, description = "No such table", body = Problem),
        (status = 409, description = "It would tell secrets", body = Problem),
    ))]
pub(crate) async fn record(
    State(site): State<Site>,
    caller: Caller,
    PathOf(id): PathOf<TableId>,
    QueryOf(style): QueryOf<RecordStyle>,
) -> Result<Response, Problem> {
    let json = match style.format.as_deref() {
        None | Some("text") => false,
        Some("json") => true,
        Some(_) => return Err(Problem::bad_request("the format is `text` or `json`")),
    };
    let style = sheet_style(style.style.as_deref())?;
    let written = with_table(&site, &caller, id, move |table| {
        let record = table.record()?;
        Some(if json {
            record.to_json().to_string()
        } else {
            record.to_text(style)
        })
    });
    let (written, place) = written.await?;
    let written = written.ok_or_else(|| {
        Problem::new(
            StatusCode::CONFLICT,
            "record-secret",
            "there is no record before the game is over, because it has secrets",
        )
    })?;
    let kind = if json {
        "application/json"
    } else {
        "text/plain; charset=utf-8"
    };
    Ok(long_answer(kind, written.into_bytes(), place))
}

/// Looks at a table as the log tells it, away from those who play there: however much it is to
/// read, no clock runs longer for it.
pub(super) async fn with_table<T: Send + 'static>(
    site: &Site,
    caller: &Caller,
    id: TableId,
    look: impl FnOnce(&Table) -> T + Send + 'static,
) -> Result<(T, Place), Problem> {
    let events = site.hub().store().events(id, 0).await;
    let events = events.map_err(HubError::Store)?;
    if events.is_empty() {
        return Err(HubError::NoTable.into());
    }
    let work = move || Table::fold(&events).map(|table| look(&table));
    let (looked, place) = site.work_out(caller.address, work).await?;
    let unreadable = |broken: String| HubError::Store(StoreError::Unreadable(broken));
    let looked = looked.map_err(|broken| unreadable(broken.to_string()))?;
    Ok((looked, place))
}

fn sheet_style(name: Option<&str>) -> Result<SheetStyle, Problem> {
    match name {
        None => Ok(SheetStyle::default()),
        Some(name) => {
            let style = SheetStyle::named(name);
            style.ok_or_else(|| Problem::bad_request("there is no such style"))
        }
    }
}

/// Which part of a game.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Part {
    /// The first step, from 0: how many you have already.
    #[param(minimum = 0, maximum = 1_000_000)]
    from: Option<usize>,
    /// Through whose eyes, for somebody who plays several seats at one device; else the first of
    /// them.
    #[param(value_type = Option<u8>, minimum = 1, maximum = 4)]
    seat: Option<Seat>,
}

/// A game step by step, as you saw it.
///
/// An answer has at most 500 steps; ask again `from` there until none comes.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "tables",
    params(("id" = String, Path, description = "The table"), Part),
    responses(
        (status = 200, description = "The beginning and every step", body = [kamidana_table::Step]),
        (status = 400, description = "That is no name of a table", body = Problem),
        (status = 403, description = "Somebody else sits there", body = Problem),
        (status = 404, description = "No such table", body = Problem),
    ))]
pub(crate) async fn replay(
    State(site): State<Site>,
    caller: Caller,
    PathOf(id): PathOf<TableId>,
    QueryOf(part): QueryOf<Part>,
) -> Result<Response, Problem> {
    let (person, first) = (caller.eyes(), part.from.unwrap_or(0));
    let steps = with_table(&site, &caller, id, move |table| {
        let wanted = first..first.saturating_add(MOST_STEPS);
        let own = |seat| person.is_some_and(|person| table.seats_of(person).any(|s| s == seat));
        part.seat
            .is_none_or(own)
            .then(|| serde_json::to_vec(&table.replay(person, part.seat, wanted)))
    });
    let (steps, place) = steps.await?;
    let steps = steps.ok_or_else(|| Problem::forbidden("somebody else sits there"))?;
    json_answer(steps, place)
}
