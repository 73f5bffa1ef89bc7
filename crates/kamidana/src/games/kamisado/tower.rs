//! A tower: an octagonal block seen slightly from above, a disc in its colour on top, dragon
//! teeth hanging from the rim.

use std::f64::consts::PI;

use kamisado::{Side, Tower};

use super::{characters, palette::of_colour};
use crate::draw::{
    palette::{INK, IVORY, Rgb, VERMILION},
    svg::{Number, points, real},
};

/// The distance from the middle of the top face to its corners.
const RADIUS: f64 = 33.0;
/// How much the view from above flattens circles.
const FLATNESS: f64 = 0.82;
/// The height of the side wall.
const WALL: f64 = 15.0;
/// The middle of the top face in a square of 80.
const MIDDLE: (f64, f64) = (40.0, 34.0);
/// How far the active tower is lifted.
const LIFT: f64 = 6.0;

/// The tones of a body.
struct Tones {
    top: Rgb,
    front: Rgb,
    side: Rgb,
    /// Outline, rim of the disc and teeth.
    line: Rgb,
}

const fn tones(side: Side) -> Tones {
    match side {
        Side::Black => Tones {
            top: Rgb(0x27, 0x24, 0x20),
            front: Rgb(0x3a, 0x36, 0x30),
            side: Rgb(0x14, 0x12, 0x10),
            line: IVORY,
        },
        Side::White => Tones {
            top: IVORY,
            front: Rgb(0xdd, 0xd0, 0xb2),
            side: Rgb(0xc2, 0xb2, 0x90),
            line: INK,
        },
    }
}

/// A tower in the square whose upper left corner is given; squares are 80 wide.
pub(super) fn drawing(tower: Tower, x: f64, y: f64, active: bool, lifted: bool) -> String {
    let tones = tones(tower.side);
    let lift = if lifted { LIFT } else { 0.0 };
    let (cx, cy) = (x + MIDDLE.0, y + MIDDLE.1 - lift);
    let top: [(f64, f64); 8] = std::array::from_fn(|corner| rim_corner(cx, cy, corner));
    // Seen from the front: corners 0 to 3 of the rim have the wall below them.
    let facet = |one: usize, other: usize, tone: Rgb| {
        let wall = [
            top[one],
            top[other],
            (top[other].0, top[other].1 + WALL),
            (top[one].0, top[one].1 + WALL),
        ];
        format!("<polygon points=\"{}\" fill=\"{tone}\"/>", points(wall))
    };
    let silhouette = points([
        top[0],
        (top[0].0, top[0].1 + WALL),
        (top[1].0, top[1].1 + WALL),
        (top[2].0, top[2].1 + WALL),
        (top[3].0, top[3].1 + WALL),
        top[3],
        top[4],
        top[5],
        top[6],
        top[7],
    ]);
    let mut shapes = vec![format!("<g class=\"tower {}\">", tower.side.name())];
    if lifted {
        shapes.push(format!(
            "<ellipse cx=\"{}\" cy=\"{}\" rx=\"31\" ry=\"12\" fill=\"{INK}\" opacity=\".35\"/>",
            Number(cx),
            Number(y + 66.0),
        ));
    }
    if active {
        // Ivory around the vermilion: on a red square the ring alone would be lost.
        for (ring, width) in [(IVORY, 11.0), (VERMILION, 7.5)] {
            shapes.push(format!(
                "<polygon points=\"{silhouette}\" fill=\"none\" stroke=\"{ring}\" \
                 stroke-width=\"{width}\" stroke-linejoin=\"round\"/>"
            ));
        }
    }
    let Tones { line, .. } = tones;
    shapes.push(facet(0, 1, tones.side));
    shapes.push(facet(1, 2, tones.front));
    shapes.push(facet(2, 3, tones.side));
    shapes.push(format!(
        "<polygon points=\"{}\" fill=\"{}\"/>\
         <polygon points=\"{silhouette}\" fill=\"none\" stroke=\"{line}\" stroke-width=\"1.2\" \
         stroke-linejoin=\"round\"/>",
        points(top),
        tones.top,
    ));
    shapes.push(disc(tower, cx, cy, line));
    shapes.push(teeth(tower.teeth.count(), cx, cy, line));
    shapes.push("</g>".to_owned());
    shapes.concat()
}

fn disc(tower: Tower, cx: f64, cy: f64, line: Rgb) -> String {
    let colour = of_colour(tower.colour);
    let (x, y) = (Number(cx), Number(cy));
    format!(
        "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"22.5\" ry=\"18.5\" fill=\"{colour}\" \
         stroke=\"{line}\" stroke-width=\"1.6\"/>\
         <use href=\"#{}\" transform=\"translate({} {}) scale(.27 .24)\" fill=\"{}\"/>",
        characters::id(tower.colour),
        Number(cx - 13.5),
        Number(cy - 12.0),
        colour.text_on(),
    )
}

/// The teeth hang side by side from the front of the rim.
fn teeth(count: u8, cx: f64, cy: f64, fill: Rgb) -> String {
    const WIDTH: f64 = 11.0;
    const HEIGHT: f64 = 13.0;
    let tooth = |place: u8| {
        let x = (f64::from(place) - f64::from(count - 1) / 2.0) * (WIDTH + 1.5);
        let [left, right] = [x - WIDTH / 2.0, x + WIDTH / 2.0];
        let corners = [
            (cx + left, cy + rim_height(left)),
            (cx + right, cy + rim_height(right)),
            (cx + x, cy + rim_height(x) + HEIGHT),
        ];
        format!(
            "<polygon class=\"tooth\" points=\"{}\" fill=\"{fill}\"/>",
            points(corners)
        )
    };
    (0..count).map(tooth).collect()
}

/// A corner of the top face, counted clockwise from the one at the right of the front.
fn rim_corner(cx: f64, cy: f64, corner: usize) -> (f64, f64) {
    let angle = PI / 8.0 + PI / 4.0 * real(corner);
    (
        cx + RADIUS * angle.cos(),
        cy + RADIUS * FLATNESS * angle.sin(),
    )
}

/// How far below the middle the front of the rim is, so far beside the middle.
fn rim_height(beside: f64) -> f64 {
    let (wide_x, high_y) = rim_corner(0.0, 0.0, 0);
    let (narrow_x, low_y) = rim_corner(0.0, 0.0, 1);
    let along = ((beside.abs() - narrow_x) / (wide_x - narrow_x)).clamp(0.0, 1.0);
    low_y + (high_y - low_y) * along
}
