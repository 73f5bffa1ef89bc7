//! The pages of the site, embedded in the binary.

use axum::{
    extract::Request,
    http::{Method, header},
    response::{IntoResponse, Response},
};
use rust_embed::RustEmbed;

use crate::Problem;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Pages;

/// Files whose name has a hash never change.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// Serves a file, or the page that shows every address of the site.
pub(crate) async fn serve(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if !matches!(*request.method(), Method::GET | Method::HEAD) || path.starts_with("api/") {
        return Problem::not_found("there is nothing here").into_response();
    }
    let (path, file) = match Pages::get(path) {
        Some(file) => (path, Some(file)),
        None if path.contains('.') => (path, None),
        None => ("index.html", Pages::get("index.html")),
    };
    let Some(file) = file else {
        return Problem::not_found("there is nothing here").into_response();
    };
    let cache = if path.starts_with("assets/") {
        FOREVER
    } else {
        "no-cache"
    };
    let kind = file.metadata.mimetype().to_string();
    (
        [
            (header::CONTENT_TYPE, kind),
            (header::CACHE_CONTROL, cache.into()),
        ],
        file.data,
    )
        .into_response()
}
