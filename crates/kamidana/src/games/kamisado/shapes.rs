//! What the site draws too, from data that stands once: see `shapes/README.md`.

use std::{collections::HashMap, sync::LazyLock};

use kamisado::{Colour, Side};
use serde::Deserialize;

use crate::draw::palette::Rgb;

#[derive(Deserialize)]
struct Shapes {
    palettes: Palettes,
    tower: TowerShapes,
    marks: Marks,
    characters: HashMap<String, String>,
}

#[derive(Deserialize)]
struct Palettes {
    distinct: HashMap<String, Rgb>,
}

/// A tower around the middle of a square of 100.
#[derive(Deserialize)]
pub(super) struct TowerShapes {
    bodies: Bodies,
    pub(super) tooth: Rgb,
    pub(super) shadow: Ellipse,
    pub(super) foot: String,
    ranks: Vec<RankShapes>,
    pub(super) discs: Discs,
    pub(super) character: Scale,
}

#[derive(Deserialize)]
struct Bodies {
    black: Body,
    white: Body,
}

/// The tones of a body.
#[derive(Deserialize)]
pub(super) struct Body {
    pub(super) top: Rgb,
    pub(super) edge: Rgb,
    pub(super) line: Rgb,
    pub(super) sides: Vec<Rgb>,
}

/// What depends on the number of dragon teeth.
#[derive(Deserialize)]
pub(super) struct RankShapes {
    /// Where the middle of the top is.
    pub(super) top: f64,
    pub(super) rim: String,
    pub(super) sides: Vec<String>,
    pub(super) teeth: Vec<String>,
}

/// The discs on the top, from the lowest.
#[derive(Deserialize)]
pub(super) struct Discs {
    pub(super) shade: Ellipse,
    pub(super) colour: Ellipse,
    pub(super) line: Ellipse,
}

#[derive(Deserialize)]
pub(super) struct Ellipse {
    #[serde(default)]
    pub(super) cx: f64,
    #[serde(default, alias = "below")]
    pub(super) cy: f64,
    pub(super) rx: f64,
    pub(super) ry: f64,
}

/// How large the character on the disc is.
#[derive(Deserialize)]
pub(super) struct Scale {
    pub(super) wide: f64,
    pub(super) high: f64,
}

#[derive(Deserialize)]
pub(super) struct Marks {
    /// Around the foot of a tower that may move.
    pub(super) ring: Ellipse,
    /// Where it wins the round.
    pub(super) gate: String,
    /// A tower is pushed downwards.
    pub(super) push: String,
}

static SHAPES: LazyLock<Shapes> = LazyLock::new(|| {
    let shapes = serde_json::from_str(include_str!("../../../../../shapes/kamisado.json"));
    shapes.unwrap_or_else(|why| unreachable!("shapes/kamisado.json: {why}"))
});

/// A square's or a disc's colour. Eight colours that stay apart for every kind of sight; tests
/// hold them to it.
pub(super) fn colour(colour: Colour) -> Rgb {
    let found = SHAPES.palettes.distinct.get(colour.name());
    *found.unwrap_or_else(|| unreachable!("shapes/kamisado.json has no {colour}"))
}

/// The character of a colour in a box from 0 to 100.
pub(super) fn character(colour: Colour) -> &'static str {
    let outline = SHAPES.characters.get(colour.name());
    outline.map_or("", String::as_str)
}

pub(super) fn tower() -> &'static TowerShapes {
    &SHAPES.tower
}

impl TowerShapes {
    pub(super) const fn body(&self, side: Side) -> &Body {
        match side {
            Side::Black => &self.bodies.black,
            Side::White => &self.bodies.white,
        }
    }

    pub(super) fn rank(&self, teeth: u8) -> &RankShapes {
        &self.ranks[usize::from(teeth).min(self.ranks.len() - 1)]
    }
}

pub(super) fn marks() -> &'static Marks {
    &SHAPES.marks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_and_every_rank_has_its_shapes() {
        for each in Colour::ALL {
            assert!(character(each).starts_with('M'), "{each}");
            assert_ne!(colour(each), Rgb(0, 0, 0), "{each}");
        }
        for side in Side::ALL {
            assert_eq!(tower().body(side).sides.len(), 5, "{side}");
        }
        for teeth in 0..=4 {
            let rank = tower().rank(teeth);
            assert_eq!(rank.teeth.len(), usize::from(teeth));
            assert_eq!(rank.sides.len(), 5);
        }
    }
}
