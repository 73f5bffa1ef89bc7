//! Tokens as family crests: six motifs, drawn once each and arranged one to six times in a
//! circle.

use std::f64::consts::TAU;

use kamon::{Symbol, Token};

use super::shapes::{self, Arrangement, TOKEN_RADIUS};
use crate::draw::{palette::INK, svg::Number};

/// The definition of a motif, its outside upwards.
pub(super) fn motif(symbol: Symbol) -> String {
    format!(
        "<path id=\"{}\" d=\"{}\" fill=\"{INK}\" fill-rule=\"evenodd\"/>",
        id(symbol),
        shapes::motif(symbol)
    )
}

/// A token's crest around a middle, on a token of that radius.
pub(super) fn drawing(token: Token, x: f64, y: f64, radius: f64) -> String {
    let Arrangement { away, size } = shapes::arrangement(token.count());
    let (ring, scale) = (away * radius / TOKEN_RADIUS, size * radius / TOKEN_RADIUS);
    let id = id(token.symbol());
    let number = token.count().number();
    let copy = |place: u8| {
        let turn = f64::from(place) / f64::from(number);
        let angle = turn * TAU;
        format!(
            "<use href=\"#{id}\" transform=\"translate({} {}) rotate({}) scale({})\"/>",
            Number(x + ring * angle.sin()),
            Number(y - ring * angle.cos()),
            Number(turn * 360.0),
            (scale * 1000.0).round() / 1000.0,
        )
    };
    let copies: String = (0..number).map(copy).collect();
    format!("<g class=\"token\">{copies}</g>")
}

fn id(symbol: Symbol) -> String {
    format!("motif-{symbol}")
}
