//! What the site draws too, from data that stands once: see `shapes/README.md`.

use std::{collections::HashMap, sync::LazyLock};

use kami::Card;
use serde::Deserialize;

#[derive(Deserialize)]
struct Shapes {
    card: Frame,
    back: Back,
    pigments: HashMap<String, String>,
    figures: HashMap<String, Figure>,
}

/// A card without its picture.
#[derive(Deserialize)]
pub(super) struct Frame {
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) sheet: Rect,
    pub(super) picture: Rect,
    /// Where the points and the copies stand: the upper left one and the lower right one.
    pub(super) corners: [String; 2],
    pub(super) points: Text,
    pub(super) copies: Text,
}

#[derive(Clone, Copy, Deserialize)]
pub(super) struct Rect {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
    #[serde(default)]
    pub(super) rx: f64,
}

/// Where a text has its middle.
#[derive(Clone, Copy, Deserialize)]
pub(super) struct Text {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) size: f64,
}

#[derive(Deserialize)]
pub(super) struct Back {
    pub(super) ground: String,
    pub(super) line: String,
    pub(super) ink: String,
    pub(super) frame: Rect,
    pub(super) ring: Circle,
    pub(super) crest: String,
}

#[derive(Clone, Copy, Deserialize)]
pub(super) struct Circle {
    pub(super) cx: f64,
    pub(super) cy: f64,
    pub(super) r: f64,
}

/// A picture: a ground and blocks of colour, one upon the other.
#[derive(Deserialize)]
pub(super) struct Figure {
    pub(super) ground: String,
    blocks: Vec<Block>,
}

#[derive(Deserialize)]
struct Block {
    pigment: String,
    shape: String,
}

static SHAPES: LazyLock<Shapes> = LazyLock::new(|| {
    let shapes = serde_json::from_str(include_str!("../../../../../shapes/kami.json"));
    shapes.unwrap_or_else(|why| unreachable!("shapes/kami.json: {why}"))
});

pub(super) fn frame() -> &'static Frame {
    &SHAPES.card
}

pub(super) fn back() -> &'static Back {
    &SHAPES.back
}

/// One of the colours that are the same on all cards.
pub(super) fn pigment(name: &str) -> &'static str {
    SHAPES.pigments.get(name).map_or("none", String::as_str)
}

pub(super) fn figure(card: Card) -> &'static Figure {
    let figure = SHAPES.figures.get(&card.to_string());
    figure.unwrap_or_else(|| unreachable!("shapes/kami.json has no {}", card.name()))
}

impl Figure {
    /// The shapes with their colours, the lowest first.
    pub(super) fn blocks(&self) -> impl Iterator<Item = (&str, &str)> {
        self.blocks.iter().map(
            |Block {
                 pigment: name,
                 shape,
             }| {
                let own = name == "ground";
                let colour = if own {
                    self.ground.as_str()
                } else {
                    pigment(name)
                };
                (colour, shape.as_str())
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_picture_in_known_colours() {
        for card in Card::ALL {
            let mut blocks = figure(card).blocks().peekable();
            assert!(blocks.peek().is_some(), "{}", card.name());
            for (colour, shape) in blocks {
                assert!(colour.starts_with('#') && shape.starts_with('M'), "{shape}");
            }
        }
    }
}
