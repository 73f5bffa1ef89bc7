//! Which language somebody reads.

use axum::http::{HeaderMap, header};
use axum_extra::headers::{Cookie, HeaderMapExt as _};

use crate::showcase::LANGUAGES;

/// Where the site keeps the language that somebody has chosen.
const COOKIE: &str = "kamidana_language";

/// The language that somebody has chosen here, else what their browser asks for first.
pub(super) fn wanted(headers: &HeaderMap) -> &'static str {
    let chosen = headers.typed_get::<Cookie>();
    let chosen = chosen.and_then(|cookies| cookies.get(COOKIE).and_then(known));
    chosen.unwrap_or_else(|| {
        let accepted = headers.get(header::ACCEPT_LANGUAGE);
        accepted.map_or(LANGUAGES[0], |value| {
            first_known(value.to_str().unwrap_or_default())
        })
    })
}

fn known(code: &str) -> Option<&'static str> {
    LANGUAGES.into_iter().find(|language| *language == code)
}

/// The most wanted language that there is; `de-AT` is German.
fn first_known(accepted: &str) -> &'static str {
    let wish = |part: &str| {
        let (tag, weight) = part.split_once(';').unwrap_or((part, "q=1"));
        let weight = weight.trim().strip_prefix("q=")?.parse::<f32>().ok()?;
        let code = tag.trim().split('-').next()?.to_ascii_lowercase();
        Some((known(&code)?, weight))
    };
    // A header is short; whoever sends more is not read to the end.
    let wishes = accepted.split(',').take(32).filter_map(wish);
    let wishes = wishes.filter(|(_, weight)| *weight > 0.0);
    let best = wishes.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map_or(LANGUAGES[0], |(language, _)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_wanted_language_is_taken() {
        for (accepted, language) in [
            ("", "en"),
            ("de-AT,de;q=0.9,en;q=0.8", "de"),
            ("ja,fr;q=0.3,tr;q=0.7", "tr"),
            ("en;q=0.1, NL ; q=0.5", "nl"),
            ("nl;q=0", "en"),
            ("*", "en"),
            ("de;q=x,fr", "fr"),
        ] {
            assert_eq!(first_known(accepted), language, "{accepted}");
        }
    }

    #[test]
    fn what_somebody_has_chosen_comes_first() {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, "fr".parse().expect("a header"));
        headers.insert(
            header::COOKIE,
            "kamidana_language=tr".parse().expect("a header"),
        );
        assert_eq!(wanted(&headers), "tr");
        headers.insert(
            header::COOKIE,
            "kamidana_language=<b>".parse().expect("a header"),
        );
        assert_eq!(wanted(&headers), "fr");
    }
}
