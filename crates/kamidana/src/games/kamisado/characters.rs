//! The characters of the eight colours as outlines, so that they appear on machines without East
//! Asian fonts.

use kamisado::Colour;

/// One line a colour: its name, a blank, the path in a box from 0 to 100.
const OUTLINES: &str = include_str!("../../../assets/characters/outlines.txt");

/// The path of a colour's character in a box from 0 to 100.
pub(crate) fn outline(colour: Colour) -> &'static str {
    OUTLINES
        .lines()
        .filter_map(|line| line.split_once(' '))
        .find(|(name, _)| *name == colour.name())
        .map_or("", |(_, path)| path)
}

/// The name under which a picture defines the character.
pub(super) fn id(colour: Colour) -> String {
    format!("character-{colour}")
}

/// The definition that goes with [`id`].
pub(super) fn definition(colour: Colour) -> String {
    format!("<path id=\"{}\" d=\"{}\"/>", id(colour), outline(colour))
}
