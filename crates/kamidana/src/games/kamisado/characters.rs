//! The characters of the eight colours as outlines, so that they appear on machines without East
//! Asian fonts.

use kamisado::Colour;

use super::shapes;

/// The path of a colour's character in a box from 0 to 100.
pub(crate) fn outline(colour: Colour) -> &'static str {
    shapes::character(colour)
}

/// The name under which a picture defines the character.
pub(super) fn id(colour: Colour) -> String {
    format!("character-{colour}")
}

/// The definition that goes with [`id`].
pub(super) fn definition(colour: Colour) -> String {
    format!("<path id=\"{}\" d=\"{}\"/>", id(colour), outline(colour))
}
