//! The characters of the eight colours as outlines, so that they appear on machines without East
//! Asian fonts.

use std::{collections::HashMap, sync::LazyLock};

use kamisado::Colour;
use serde::Deserialize;

/// What the site draws too, from data that stands once: see `shapes/README.md`.
#[derive(Deserialize)]
struct Shapes {
    characters: HashMap<String, String>,
}

static SHAPES: LazyLock<Shapes> = LazyLock::new(|| {
    let shapes = serde_json::from_str(include_str!("../../../../../shapes/kamisado.json"));
    shapes.unwrap_or_else(|why| unreachable!("shapes/kamisado.json: {why}"))
});

/// The path of a colour's character in a box from 0 to 100.
pub(crate) fn outline(colour: Colour) -> &'static str {
    let outline = SHAPES.characters.get(colour.name());
    outline.map_or("", String::as_str)
}

/// The name under which a picture defines the character.
pub(super) fn id(colour: Colour) -> String {
    format!("character-{colour}")
}

/// The definition that goes with [`id`].
pub(super) fn definition(colour: Colour) -> String {
    format!("<path id=\"{}\" d=\"{}\"/>", id(colour), outline(colour))
}
