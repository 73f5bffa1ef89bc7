//! For programs that read the site to find things in it.

use std::fmt::Write as _;

use axum::{
    http::header,
    response::{IntoResponse, Response},
};

use super::{Origin, address::Address, html::escaped};

/// What programs should leave alone, and where the pages are.
pub(super) fn robots(origin: &Origin) -> Response {
    let map = origin.at("/sitemap.xml");
    let text = format!(
        "User-agent: *\nDisallow: /api/\nDisallow: /account\nDisallow: /settings\n\n\
         Sitemap: {map}\n"
    );
    answer("text/plain; charset=utf-8", text, origin)
}

/// The pages that last.
pub(super) fn sitemap(origin: &Origin) -> Response {
    let mut urls = String::new();
    for page in Address::all_lasting() {
        let place = escaped(&origin.at(&page.path()));
        let _ = writeln!(urls, "<url><loc>{place}</loc></url>");
    }
    let text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{urls}</urlset>\n"
    );
    answer("application/xml", text, origin)
}

fn answer(kind: &'static str, text: String, origin: &Origin) -> Response {
    let cache = if origin.is_ours {
        "public, max-age=3600"
    } else {
        "private, no-cache"
    };
    let head = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache)];
    (head, text).into_response()
}
