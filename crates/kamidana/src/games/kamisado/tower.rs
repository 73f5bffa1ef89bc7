//! A tower: an octagonal block seen slightly from above, a disc in its colour on top, dragon teeth
//! standing on the rim.

use kamisado::Tower;

use super::{
    characters,
    palette::of_colour,
    shapes::{self, Ellipse},
};
use crate::draw::{
    palette::{INK, IVORY, Rgb, VERMILION},
    svg::Number,
};

/// How far a tower that must move is lifted.
const LIFT: f64 = 9.0;

/// How a tower stands there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stands {
    /// It has to wait.
    Still,
    /// It may move.
    Ready,
    /// It must move.
    Called,
}

/// A tower on the square of 100 whose middle is given.
pub(super) fn drawing(tower: Tower, x: f64, y: f64, stands: Stands) -> String {
    let shapes = shapes::tower();
    let body = shapes.body(tower.side);
    let rank = shapes.rank(tower.teeth.count());
    let lift = if stands == Stands::Called { LIFT } else { 0.0 };
    let mut drawn = vec![
        format!(
            "<g class=\"tower {}\" transform=\"translate({} {})\">",
            tower.side.name(),
            Number(x),
            Number(y),
        ),
        ring(stands),
        ellipse(
            &shapes.shadow,
            0.0,
            &format!("fill=\"{INK}\" opacity=\".34\""),
        ),
        format!("<g transform=\"translate(0 {})\">", Number(-lift)),
        filled(&shapes.foot, body.line, 3.0),
    ];
    let sides = rank.sides.iter().zip(&body.sides);
    drawn.extend(sides.map(|(side, &tone)| filled(side, tone, 0.6)));
    let teeth = rank.teeth.iter().map(|tooth| {
        format!(
            "<path class=\"tooth\" d=\"{tooth}\" fill=\"{}\" stroke=\"{INK}\" \
             stroke-width=\"3\" stroke-linejoin=\"round\"/>",
            shapes.tooth,
        )
    });
    drawn.extend(teeth);
    drawn.push(format!(
        "<path d=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.6\"/>",
        rank.rim, body.top, body.edge,
    ));
    drawn.push(disc(tower, rank.top, body.line));
    drawn.push("</g></g>".to_owned());
    drawn.concat()
}

fn disc(tower: Tower, top: f64, line: Rgb) -> String {
    let shapes = shapes::tower();
    let colour = of_colour(tower.colour);
    let ink = colour.text_on();
    let (wide, high) = (shapes.character.wide, shapes.character.high);
    [
        ellipse(&shapes.discs.shade, top, &format!("fill=\"{line}\"")),
        ellipse(&shapes.discs.colour, top, &format!("fill=\"{colour}\"")),
        ellipse(
            &shapes.discs.line,
            top,
            &format!("fill=\"none\" stroke=\"{ink}\" stroke-opacity=\".4\" stroke-width=\"1.2\""),
        ),
        format!(
            "<use href=\"#{}\" transform=\"translate({} {}) scale({wide} {high})\" fill=\"{ink}\"/>",
            characters::id(tower.colour),
            Number(-50.0 * wide),
            Number(top - 50.0 * high),
        ),
    ]
    .concat()
}

/// Ivory around the vermilion: on a red square the ring alone would be lost.
fn ring(stands: Stands) -> String {
    let widths = match stands {
        Stands::Still => return String::new(),
        Stands::Ready => [6.5, 3.0],
        Stands::Called => [12.0, 6.5],
    };
    let lines = [IVORY, VERMILION].into_iter().zip(widths);
    let lines = lines.map(|(line, width)| {
        let stroke = format!("fill=\"none\" stroke=\"{line}\" stroke-width=\"{width}\"");
        ellipse(&shapes::marks().ring, 0.0, &stroke)
    });
    lines.collect()
}

fn filled(shape: &str, tone: Rgb, width: f64) -> String {
    format!("<path d=\"{shape}\" fill=\"{tone}\" stroke=\"{tone}\" stroke-width=\"{width}\"/>")
}

/// An ellipse, moved down by so much.
fn ellipse(shape: &Ellipse, down: f64, attributes: &str) -> String {
    format!(
        "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" {attributes}/>",
        Number(shape.cx),
        Number(shape.cy + down),
        Number(shape.rx),
        Number(shape.ry),
    )
}
