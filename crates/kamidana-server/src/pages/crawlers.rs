//! For programs that read the site to find things in it.

use std::fmt::Write as _;

use axum::{
    http::header,
    response::{IntoResponse, Response},
};

use super::{Origin, address::Address, html::escaped};

/// What programs should leave alone, and where the pages are.
pub(super) fn robots(origin: &Origin) -> Response {
    answer("text/plain; charset=utf-8", robots_text(origin), origin)
}

pub(super) fn robots_text(origin: &Origin) -> String {
    let map = origin.at("/sitemap.xml");
    format!(
        "User-agent: *\nDisallow: /api/\nDisallow: /account\nDisallow: /settings\n\n\
         Sitemap: {map}\n"
    )
}

/// The pages that last.
pub(super) fn sitemap(origin: &Origin) -> Response {
    let pages = Address::all_lasting().into_iter().map(|page| page.path());
    answer("application/xml", sitemap_text(origin, pages), origin)
}

pub(super) fn sitemap_text(origin: &Origin, pages: impl Iterator<Item = String>) -> String {
    let mut urls = String::new();
    for path in pages {
        let place = escaped(&origin.at(&path));
        let _ = writeln!(urls, "<url><loc>{place}</loc></url>");
    }
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{urls}</urlset>\n"
    )
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
