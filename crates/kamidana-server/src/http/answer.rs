//! Answers that were worked out elsewhere and leave piece by piece.

use std::convert::Infallible;

use axum::{
    body::Body,
    http::header,
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use futures::{StreamExt as _, stream};

use crate::{Problem, limiter::Place};

/// What leaves at once of a long answer.
const PIECE: usize = 16 * 1024;

/// JSON that was written where it does not hold up others.
pub(super) fn json_answer(
    json: serde_json::Result<Vec<u8>>,
    place: Place,
) -> Result<Response, Problem> {
    let json = json.map_err(|_| Problem::internal("something broke down here"))?;
    Ok(long_answer("application/json", json, place))
}

/// An answer that leaves piece by piece; the place is held until the last has left.
pub(super) fn long_answer(kind: &'static str, text: impl Into<Bytes>, place: Place) -> Response {
    let pieces = stream::unfold((text.into(), place), |(mut text, place)| async {
        let piece = text.split_to(text.len().min(PIECE));
        (!piece.is_empty()).then(|| (Ok::<_, Infallible>(piece), (text, place)))
    });
    // Compression asks once more after the end.
    let body = Body::from_stream(pieces.fuse());
    ([(header::CONTENT_TYPE, kind)], body).into_response()
}
