//! Cards as small woodblock prints.

use kami::Card;

use super::{
    shapes::{self, Rect, Text},
    tell::short_name,
};
use crate::{
    draw::{
        palette::{GOLD, IVORY, STRAW, VERMILION},
        svg::{Label, Number, SERIF},
    },
    words::Words,
};

/// How a card lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lying {
    /// Open.
    Up,
    /// Face down; a label says what it is, because everything is known here.
    Down,
    /// Open, and it may be played now.
    Playable,
    /// The attack to be answered, or the card that won.
    Standing,
}

/// How wide a card is.
pub(super) fn width() -> f64 {
    shapes::frame().width
}

/// How high a card is.
pub(super) fn height() -> f64 {
    shapes::frame().height
}

/// The definitions of all faces and of the back.
pub(super) fn definitions() -> String {
    let faces = Card::ALL.map(|card| format!("<g id=\"{}\">{}</g>", id(card), face(card)));
    format!("{}\n<g id=\"back\">{}</g>", faces.join("\n"), back())
}

/// A card whose upper left corner is at a place; `letter` adds its code letter.
pub(super) fn drawing(
    words: &Words,
    card: Card,
    (x, y): (f64, f64),
    lying: Lying,
    letter: bool,
) -> String {
    let face = match lying {
        Lying::Down => format!("<use href=\"#back\"/>{}", labels(words, card)),
        _ if letter => format!("<use href=\"#{}\"/>{}", id(card), code(card)),
        _ => format!("<use href=\"#{}\"/>", id(card)),
    };
    let (line, width) = match lying {
        Lying::Up => (shapes::pigment("ink").to_owned(), 1.0),
        // Ink would not part two backs that overlap.
        Lying::Down => (STRAW.to_string(), 1.0),
        Lying::Playable => (VERMILION.to_string(), 4.0),
        Lying::Standing => (GOLD.to_string(), 5.0),
    };
    let edge = format!("fill=\"none\" stroke=\"{line}\" stroke-width=\"{width}\"");
    format!(
        "<g class=\"card\" transform=\"translate({} {})\">{face}{}</g>",
        Number(x),
        Number(y),
        rect(shapes::frame().sheet, &edge),
    )
}

/// The picture, the points in one corner, the copies in the deck in the other.
fn face(card: Card) -> String {
    let frame = shapes::frame();
    let figure = shapes::figure(card);
    let [ink, paper] = ["ink", "paper"].map(shapes::pigment);
    let Rect {
        x,
        y,
        width,
        height,
        ..
    } = frame.picture;
    let blocks = figure.blocks();
    let blocks: Vec<_> = blocks
        .map(|(colour, shape)| format!("<path d=\"{shape}\" fill=\"{colour}\"/>"))
        .collect();
    let blocks = blocks.concat();
    let corners = frame.corners.each_ref();
    let corners = corners.map(|corner| format!("<path d=\"{corner}\" fill=\"{paper}\"/>"));
    [
        rect(frame.sheet, &format!("fill=\"{paper}\"")),
        // What reaches beyond the picture is cut off.
        format!(
            "<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\"><rect width=\"{width}\" height=\"{height}\" \
             fill=\"{}\"/>{blocks}</svg>",
            figure.ground,
        ),
        corners.concat(),
        text(frame.points, ink, &card.points().to_string()),
        text(frame.copies, ink, &format!("\u{d7}{}", card.copies())),
    ]
    .concat()
}

/// The letter that stands for the card, in a corner like that of the points.
fn code(card: Card) -> String {
    let frame = shapes::frame();
    let [ink, paper] = ["ink", "paper"].map(shapes::pigment);
    let place = Text {
        x: frame.width - frame.points.x,
        ..frame.points
    };
    format!(
        "<path d=\"{}\" transform=\"translate({} 0) scale(-1 1)\" fill=\"{paper}\"/>{}",
        frame.corners[0],
        Number(frame.width),
        text(place, ink, &card.to_string()),
    )
}

/// A crest in a ring.
fn back() -> String {
    let back = shapes::back();
    let line = format!(
        "fill=\"none\" stroke=\"{}\" stroke-opacity=\".8\" stroke-width=\"1.2\"",
        back.line
    );
    format!(
        "{}{}<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {line}/><path d=\"{}\" fill=\"{}\"/>",
        rect(shapes::frame().sheet, &format!("fill=\"{}\"", back.ground)),
        rect(back.frame, &line),
        back.ring.cx,
        back.ring.cy,
        back.ring.r,
        back.crest,
        back.ink,
    )
}

/// What a card is that lies face down: its name at the foot, where a card upon it leaves it free,
/// and its letter in the corner that stays free when a long line of cards overlaps.
fn labels(words: &Words, card: Card) -> String {
    let frame = shapes::frame();
    let name = Label::new(11.0, IVORY, "middle");
    let letter = Label::new(13.0, IVORY, "start");
    name.at(
        frame.width / 2.0,
        frame.height - 9.0,
        &short_name(words, card),
    ) + &letter.at(9.0, 20.0, &card.to_string())
}

fn rect(shape: Rect, attributes: &str) -> String {
    let Rect {
        x,
        y,
        width,
        height,
        rx,
    } = shape;
    format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{rx}\" {attributes}/>"
    )
}

fn text(place: Text, ink: &str, text: &str) -> String {
    let Text { x, y, size } = place;
    // Some fonts are so wide that a long text would leave its corner.
    let fit = match text.chars().count() {
        0..=2 => "",
        _ => " textLength=\"18\" lengthAdjust=\"spacingAndGlyphs\"",
    };
    format!(
        "<text x=\"{x}\" y=\"{y}\" font-family=\"{SERIF}\" font-size=\"{size}\" font-weight=\"700\" \
         fill=\"{ink}\" text-anchor=\"middle\" dominant-baseline=\"central\"{fit}>{text}</text>"
    )
}

fn id(card: Card) -> String {
    format!("card-{}", card.code())
}
