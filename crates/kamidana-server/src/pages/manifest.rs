//! What a browser wants to know to install the site as an application. All addresses in it are relative
//! to its own, so that it is true wherever the site lies.

use kamidana_game::games;
use serde_json::{Value, json};

use super::content::{Words, picture_of, titles};

/// Where it is.
pub(super) const NAME: &str = "manifest.webmanifest";

/// The paper of the light theme. A manifest knows only one colour; pages name that of the dark theme too.
const PAPER: &str = "#f6efe0";

pub(super) fn manifest(words: Words<'_>) -> String {
    let icon = |file: &str, size: &str, purpose: &str| {
        let kind = if size == "any" { "svg+xml" } else { "png" };
        json!({ "src": file, "type": format!("image/{kind}"), "sizes": size, "purpose": purpose })
    };
    let small = icon("icon-192.png", "192x192", "any");
    let shortcuts = games().iter().map(|game| {
        json!({
            "name": game.title(),
            "description": words.about(*game),
            "url": format!("new?game={}", game.id()),
            "icons": [small],
        })
    });
    let about = words.fill("page-home", &[("games", titles().into())]);
    let of_games = games().iter().map(|game| {
        let place = picture_of(game.id());
        picture(place.trim_start_matches('/'), game.title())
    });
    // Wide windows get a choice of their own.
    let mut wide = picture("picture.png", &about);
    wide["form_factor"] = "wide".into();
    let whole = json!({
        "name": "Kamidana",
        "short_name": "Kamidana",
        "description": about,
        "lang": words.language,
        "dir": "ltr",
        "categories": ["games"],
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [
            icon("icon.svg", "any", "any"),
            small,
            icon("icon-512.png", "512x512", "any"),
            icon("icon-maskable-512.png", "512x512", "maskable"),
        ],
        "shortcuts": shortcuts.collect::<Vec<_>>(),
        "screenshots": std::iter::once(wide).chain(of_games).collect::<Vec<_>>(),
    });
    whole.to_string()
}

fn picture(place: &str, label: &str) -> Value {
    json!({ "src": place, "type": "image/png", "sizes": "1200x630", "label": label })
}
