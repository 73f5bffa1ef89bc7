//! What can be played, and questions to engines.

use std::convert::Infallible;

use axum::{
    Json,
    body::Body,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use futures::stream;
use kamidana_study::{Asked, Enquiry, Evidence, Finding, GameState, Lines};

use super::{answer::json_answer, caller::Caller, stream::NDJSON};
use crate::{
    Problem,
    limiter::network,
    pool::{Asker, Updates},
    problem::Body as JsonBody,
    site::Site,
};

/// All games and their options.
#[utoipa::path(get, path = "/api/games", tag = "games", responses(
    (status = 200, description = "All games", body = [GameState]),
))]
pub(crate) async fn list() -> Json<Vec<GameState>> {
    Json(GameState::all())
}

/// Ask an engine.
///
/// Lines of JSON that get better; the last one has `"done": true`. What is `proven` follows from
/// the rules, what is `estimated` is a guess. Closing the connection ends the search.
#[utoipa::path(post, path = "/api/analyses", tag = "games", request_body = Enquiry, responses(
    (status = 200, description = "Better and better answers", content_type = NDJSON, body = String),
    (status = 400, description = "No such game, position, move or record", body = Problem),
    (status = 401, description = "Sign in first, or play as a guest", body = Problem),
    (status = 403, description = "You may not", body = Problem),
    (status = 429, description = "You have asked too much already", body = Problem),
))]
pub(crate) async fn analyse(
    State(site): State<Site>,
    caller: Caller,
    JsonBody(enquiry): JsonBody<Enquiry>,
) -> Result<Response, Problem> {
    let person = caller.somebody()?.id;
    let limits = enquiry.limits();
    let (asked, _) = site
        .work_out(caller.address, move || enquiry.open())
        .await?;
    let Asked {
        game,
        analysis,
        studies,
        movers,
    } = asked.map_err(|why| Problem::bad_request(&why))?;
    let asker = Asker {
        person: person.0,
        network: site.is_limited().then(|| network(caller.address)),
    };
    let updates = site.pool().analyse(asker, game, studies, analysis, limits);
    let updates = updates.map_err(|error| Problem::busy(&error.to_string()))?;
    let answers = (updates, Lines::new(movers));
    let lines = stream::unfold(answers, |(mut updates, mut lines)| async move {
        let text = next_lines(&mut updates, &mut lines).await?;
        Some((Ok::<_, Infallible>(text), (updates, lines)))
    });
    Ok(([(header::CONTENT_TYPE, NDJSON)], Body::from_stream(lines)).into_response())
}

/// What an analysis finds next.
async fn next_lines(updates: &mut Updates, lines: &mut Lines) -> Option<String> {
    let update = updates.next().await?;
    let nodes = updates.nodes();
    Some(match update {
        Ok(update) => lines.of(update, nodes),
        Err(error) => Lines::failed(&error.to_string()),
    })
}

/// Deal a finished game again and see whether it was fair.
#[utoipa::path(post, path = "/api/deals/check", tag = "games", request_body = Evidence, responses(
    (status = 200, description = "What was found", body = Finding),
    (status = 400, description = "That is no record", body = Problem),
))]
pub(crate) async fn check_deal(
    State(site): State<Site>,
    caller: Caller,
    JsonBody(evidence): JsonBody<Evidence>,
) -> Result<Response, Problem> {
    let work = move || Finding::of(&evidence).map(|finding| serde_json::to_vec(&finding));
    let (checked, place) = site.work_out(caller.address, work).await?;
    json_answer(checked.map_err(|why| Problem::bad_request(&why))?, place)
}
