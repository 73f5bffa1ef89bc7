//! Positions and records to look at, with nothing hidden.

use axum::{extract::State, response::Response};
use kamidana_study::{Study, Subject};

use super::{answer::json_answer, caller::Caller};
use crate::{Problem, problem::Body, site::Site};

/// Look at a position or a record.
///
/// Nothing is hidden: all cards are shown. Nobody has to sign in for it. An answer has at most
/// 500 steps; `from` asks for the rest.
#[utoipa::path(post, path = "/api/studies", tag = "games", request_body = Subject, responses(
    (status = 200, description = "The beginning and every step", body = Study),
    (status = 400, description = "No such game, position, move or record", body = Problem),
))]
pub(crate) async fn study(
    State(site): State<Site>,
    caller: Caller,
    Body(subject): Body<Subject>,
) -> Result<Response, Problem> {
    let work = move || Study::of(subject).map(|study| serde_json::to_vec(&study));
    let (studied, place) = site.work_out(caller.address, work).await?;
    let json = studied.map_err(|why| Problem::bad_request(&why))?;
    json_answer(json, place)
}
