//! The pages of the site: the files that are embedded in the binary, and what every address says
//! before their script runs: its own title, description, picture and status, and something to read.

mod address;
mod content;
mod crawlers;
mod export;
mod html;
mod language;
mod manifest;
mod table;

use std::net::IpAddr;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use data_encoding::HEXLOWER;
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest as _, Sha256};

pub use self::export::{ExportError, ExportSettings, SiteFile, site_files};
use self::{
    address::Address,
    content::{Page, Words},
    html::escaped,
};
use crate::{Problem, limiter::Deed, site::Site};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// Files whose name has a hash never change.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// What a page is written into where no site was built.
const BARE: &str = "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
    <title></title></head><body></body></html>\n";

/// Where a request comes from, for those whom the gate does not ask who they are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visitor(pub(crate) IpAddr);

/// Serves a file or a page.
pub(crate) async fn serve(State(site): State<Site>, request: Request) -> Response {
    // What is in the body does not matter.
    let (request, _) = request.into_parts();
    let (path, headers) = (request.uri.path(), &request.headers);
    let nothing = || Problem::not_found("there is nothing here").into_response();
    if !matches!(request.method, Method::GET | Method::HEAD) || path.starts_with("/api/") {
        return nothing();
    }
    let origin = Origin::of(&site, headers);
    match path {
        "/robots.txt" => return crawlers::robots(&origin),
        "/sitemap.xml" => return crawlers::sitemap(&origin),
        _ => {}
    }
    let words = Words {
        showcase: &*site.settings().showcase,
        language: language::wanted(headers),
    };
    let name = path.trim_start_matches('/');
    if let Some(file) = Files::get(name).filter(|_| name != "index.html") {
        return file_answer(name, file);
    }
    if name == manifest::NAME {
        let text = manifest::manifest(words);
        let kind = "application/manifest+json";
        return page_answer(StatusCode::OK, kind, text, &origin, headers);
    }
    let address = Address::read(path);
    // Whoever looks for a file gets no page instead.
    if address.is_none() && path.contains('.') && !wants_page(headers) {
        return nothing();
    }
    let shell = Files::get("index.html").map_or_else(
        || BARE.to_owned(),
        |shell| String::from_utf8_lossy(&shell.data).into_owned(),
    );
    let page = match &address {
        None => Some(content::not_found(words)),
        Some(address) => told(&site, words, address, &request).await,
    };
    let written = match &page {
        Some(page) => write(&shell, page, words, &origin),
        None => shell,
    };
    let status = page.map_or(StatusCode::OK, |page| page.status);
    page_answer(
        status,
        "text/html; charset=utf-8",
        written,
        &origin,
        headers,
    )
}

/// What is said of an address. If it takes asking the store and that is asked too much, or does not
/// answer, nothing is said: the script asks again and tells what is wrong.
async fn told(site: &Site, words: Words<'_>, address: &Address, request: &Parts) -> Option<Page> {
    if let (Address::Table(_) | Address::Person(_), Some(Visitor(from))) =
        (address, request.extensions.get::<Visitor>())
    {
        site.limiter().check_address(Deed::Search, *from).ok()?;
    }
    let query = request.uri.query().unwrap_or_default();
    let key = query.split('&').find_map(|part| part.strip_prefix("key="));
    content::page(site, words, address, key).await.ok()
}

fn wants_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT);
    accepted.is_some_and(|value| value.as_bytes().windows(9).any(|part| part == b"text/html"))
}

fn file_answer(name: &str, file: EmbeddedFile) -> Response {
    let cache = if name.starts_with("assets/") {
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

/// A page may be kept, if it is asked each time whether it is still the same.
fn page_answer(
    status: StatusCode,
    kind: &str,
    page: String,
    origin: &Origin,
    headers: &HeaderMap,
) -> Response {
    let digest = Sha256::digest(page.as_bytes());
    let tag = format!("W/\"{}\"", HEXLOWER.encode(&digest[..12]));
    // What names a host that a request made up must not reach anybody else.
    let cache = if origin.is_ours {
        "no-cache"
    } else {
        "private, no-cache"
    };
    let known = headers.get(header::IF_NONE_MATCH);
    let is_known = known.is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let head = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CACHE_CONTROL, cache.into()),
        (header::VARY, "accept-language, cookie".into()),
        (header::ETAG, tag),
    ];
    if is_known && status == StatusCode::OK {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (status, head, page).into_response()
}

/// Where the site is found.
#[derive(Debug)]
struct Origin {
    /// Such as `https://kamidana.example`; empty if nobody knows.
    text: String,
    /// Whether we were told, and not whoever asks.
    is_ours: bool,
}

impl Origin {
    fn of(site: &Site, headers: &HeaderMap) -> Self {
        if let Some(url) = &site.settings().public_url {
            return Self {
                text: url.trim_end_matches('/').into(),
                is_ours: true,
            };
        }
        let host = headers.get(header::HOST).map(HeaderValue::to_str);
        let host = host.and_then(Result::ok).filter(|host| is_host(host));
        Self {
            text: host
                .map(|host| format!("http://{host}"))
                .unwrap_or_default(),
            is_ours: false,
        }
    }

    /// The whole address of a path of ours.
    fn at(&self, path: &str) -> String {
        format!("{}{path}", self.text)
    }
}

/// Whether this can be the name of a host, with a port.
fn is_host(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    !text.is_empty() && text.len() <= 255 && text.bytes().all(fits)
}

/// The page with what it says of itself.
fn write(shell: &str, page: &Page, words: Words<'_>, origin: &Origin) -> String {
    let title = match page.title.as_str() {
        "" => "Kamidana".to_owned(),
        title => format!("{title} · Kamidana"),
    };
    let picture = origin.at(&page.picture);
    let mut head = vec![
        format!("<title>{}</title>", escaped(&title)),
        meta("name", "description", &page.description),
        meta("property", "og:site_name", "Kamidana"),
        meta("property", "og:type", "website"),
        meta("property", "og:title", &title),
        meta("property", "og:description", &page.description),
        meta("property", "og:image", &picture),
        meta("property", "og:image:width", "1200"),
        meta("property", "og:image:height", "630"),
        meta("property", "og:locale", words.language),
        meta("name", "twitter:card", "summary_large_image"),
    ];
    if let Some(path) = &page.canonical {
        let address = origin.at(path);
        head.push(format!(
            "<link rel=\"canonical\" href=\"{}\">",
            escaped(&address)
        ));
        head.push(meta("property", "og:url", &address));
    }
    if !page.listed {
        head.push(meta("name", "robots", "noindex"));
    }
    let needed = escaped(&words.say("page-script"));
    let readable = format!(
        "<noscript><main class=\"page\">\n{}<p>{needed}</p>\n</main></noscript>",
        page.body.as_str()
    );
    let shell = without(shell, "<title>", "</title>");
    let shell = without(&shell, "<meta name=\"description\"", ">");
    shell
        .replacen(
            "<html lang=\"en\"",
            &format!("<html lang=\"{}\"", words.language),
            1,
        )
        .replacen("</head>", &format!("{}\n</head>", head.join("\n")), 1)
        .replacen("</body>", &format!("{readable}\n</body>"), 1)
}

fn meta(kind: &str, name: &str, content: &str) -> String {
    let content = escaped(content);
    format!("<meta {kind}=\"{name}\" content=\"{content}\">")
}

/// A text without what begins and ends like this, once.
fn without(text: &str, begins: &str, ends: &str) -> String {
    let cut = text.split_once(begins).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(ends)?;
        Some(format!("{before}{after}"))
    });
    cut.unwrap_or_else(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::showcase::EmptyShowcase;

    const SHELL: &str = "<!doctype html><html lang=\"en\"><head>\
        <meta name=\"description\" content=\"Old\" /><title>Old</title></head><body></body></html>";

    #[test]
    fn a_page_says_what_it_is_and_nobody_writes_html_into_it() {
        let words = Words {
            showcase: &EmptyShowcase,
            language: "tr",
        };
        let origin = Origin {
            text: "https://a.example".into(),
            is_ours: true,
        };
        let evil = "\"><script>alert(1)</script></title></noscript>";
        let mut page = Page::new(evil, evil);
        page.canonical = Some("/people/x".into());
        page.listed = false;
        let html = write(SHELL, &page, words, &origin);
        assert!(html.contains("<html lang=\"tr\""));
        assert!(!html.contains("Old") && !html.contains("<script"), "{html}");
        assert_eq!(html.matches("</title>").count(), 1);
        assert_eq!(html.matches("</noscript>").count(), 1);
        assert!(html.contains("<link rel=\"canonical\" href=\"https://a.example/people/x\">"));
        assert!(html.contains("content=\"https://a.example/picture.png\""));
        assert!(html.contains("<meta name=\"robots\" content=\"noindex\">"));
    }

    #[test]
    fn only_a_host_is_a_host() {
        for host in ["localhost:5264", "kamidana.example", "[::1]:80"] {
            assert!(is_host(host), "{host}");
        }
        for text in [
            "",
            "a b",
            "a/b",
            "a\"",
            "<b>",
            "é.example",
            &"a".repeat(256),
        ] {
            assert!(!is_host(text), "{text}");
        }
    }
}
