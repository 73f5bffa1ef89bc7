//! Tokens as family crests: six motifs, drawn once each and arranged one to six times in a
//! circle.

use std::f64::consts::TAU;

use kamon::{Count, Symbol, Token};

use crate::draw::{
    palette::{INK, IVORY},
    svg::Number,
};

/// The definition of a motif in a box from -50 to 50, its foot towards the middle of the crest
/// and its fine lines cut out.
pub(super) fn motif(symbol: Symbol) -> String {
    let (shape, cuts) = outline(symbol);
    format!(
        "<g id=\"{}\"><path d=\"{shape}\" fill=\"{INK}\"/>\
         <path d=\"{cuts}\" fill=\"none\" stroke=\"{IVORY}\" stroke-width=\"4.5\" \
         stroke-linecap=\"round\"/></g>",
        id(symbol)
    )
}

/// A token's crest around a middle; the circle it fills has that radius.
pub(super) fn drawing(token: Token, x: f64, y: f64, radius: f64) -> String {
    let (ring, size) = arrangement(token.count());
    let scale = size * radius / 50.0;
    let id = id(token.symbol());
    let number = token.count().number();
    let copy = |place: u8| {
        let turn = f64::from(place) / f64::from(number);
        let angle = turn * TAU;
        format!(
            "<use href=\"#{id}\" transform=\"translate({} {}) rotate({}) scale({})\"/>",
            Number(x + ring * radius * angle.sin()),
            Number(y - ring * radius * angle.cos()),
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

/// How far from the middle the motifs stand and how large they are, both as parts of the
/// crest's radius.
const fn arrangement(count: Count) -> (f64, f64) {
    match count {
        Count::One => (0.0, 0.8),
        Count::Two => (0.5, 0.46),
        Count::Three => (0.54, 0.43),
        Count::Four => (0.6, 0.38),
        Count::Five => (0.64, 0.34),
        Count::Six => (0.67, 0.31),
    }
}

/// The filled shape, and the lines that are cut out of it.
const fn outline(symbol: Symbol) -> (&'static str, &'static str) {
    match symbol {
        Symbol::Leaf => (
            "M0-50C30-28 38 4 3 34L4 50H-4L-3 34C-38 4-30-28 0-50Z",
            "M0-32V26M0-8L13-19M0-8L-13-19M0 12L15 0M0 12L-15 0",
        ),
        Symbol::Cup => (
            "M-44-30C-44-44 44-44 44-30C44 4 30 20 15 25L22 46H-22L-15 25C-30 20-44 4-44-30Z",
            "M-33-29C-24-36 24-36 33-29C24-22-24-22-33-29ZM-26 8C-14 16 14 16 26 8",
        ),
        Symbol::Fan => (
            "M0 50C-7 50-9 42-6 38L-50-14C-24-48 24-48 50-14L6 38C9 42 7 50 0 50Z",
            "M-3 30L-33-24M-1 28L-12-34M1 28L12-34M3 30L33-24M-28 4C-12-8 12-8 28 4",
        ),
        Symbol::Crane => (
            "M2-50L-14-40L-3-39C4-28-6-22-7-10C-22-28-38-24-50-4C-42-6-38-4-37 2\
             C-31-2-27 0-26 8C-21 4-17 6-15 13L-9 10C-8 20-6 26-16 46L-4 36L0 50L4 36L16 46\
             C6 26 8 20 9 10L15 13C17 6 21 4 26 8C27 0 31-2 37 2C38-4 42-6 50-4\
             C38-24 22-28 7-10C6-22 16-30 2-50Z",
            "M-5-2C-14-10-22-12-32-10M5-2C14-10 22-12 32-10",
        ),
        Symbol::Wave => (
            "M-50 34C-46-12-18-46 18-42C42-39 54-18 45-2C38 11 20 10 17-3C16-10 21-15 27-14\
             C14-24 0-10 2 8C4 24 24 34 50 34Z",
            "M-32 24C-28-6-12-26 6-29M-14 26C-14 12-10 2-5-6",
        ),
        Symbol::Moon => ("M14-48A50 50 0 1 0 48 20A40 40 0 1 1 14-48Z", ""),
    }
}
