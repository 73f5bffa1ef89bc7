//! Cards as small woodblock prints.

use kami::Card;

use super::silhouette;
use crate::draw::{
    palette::{GOLD, INK, IVORY, LACQUER, STRAW, VERMILION},
    svg::{Label, Number, reuse},
};

/// The size of a card.
pub(super) const WIDTH: f64 = 60.0;
pub(super) const HEIGHT: f64 = 84.0;

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

/// The definitions of all silhouettes.
pub(super) fn definitions() -> String {
    Card::ALL
        .map(|card| {
            format!(
                "<path id=\"{}\" d=\"{}\" fill-rule=\"evenodd\"/>",
                id(card),
                silhouette::block(card)
            )
        })
        .join("\n")
}

/// A card whose upper left corner is at a place; `letter` adds its code letter.
pub(super) fn drawing(card: Card, x: f64, y: f64, lying: Lying, letter: bool) -> String {
    let face = match lying {
        Lying::Down => back(card),
        _ => front(card, letter),
    };
    let (line, width) = match lying {
        Lying::Up => (INK, 1.0),
        // Ink would not part two backs that overlap.
        Lying::Down => (STRAW, 1.0),
        Lying::Playable => (VERMILION, 4.0),
        Lying::Standing => (GOLD, 5.0),
    };
    let ground = if lying == Lying::Down { LACQUER } else { IVORY };
    format!(
        "<g class=\"card\" transform=\"translate({} {})\">\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"5\" fill=\"{ground}\"/>{face}\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"5\" fill=\"none\" stroke=\"{line}\" \
         stroke-width=\"{width}\"/></g>",
        Number(x),
        Number(y),
    )
}

/// The silhouette on its field, the points above, the copies in the deck below.
fn front(card: Card, letter: bool) -> String {
    let mut shapes = vec![format!(
        "<rect x=\"4\" y=\"18\" width=\"52\" height=\"49\" fill=\"{}\"/>",
        silhouette::field(card)
    )];
    let ink = format!("fill=\"{INK}\"");
    shapes.push(reuse(&id(card), 8.0, 20.5, 0.44, &ink));
    let points = Label::new(15.0, INK, "start");
    shapes.push(points.at(5.0, 14.5, &card.points().to_string()));
    let copies = Label::new(12.0, INK, "end");
    shapes.push(copies.at(55.0, 79.5, &format!("\u{d7}{}", card.copies())));
    if letter {
        let code = Label::new(15.0, INK, "end");
        shapes.push(code.at(55.0, 14.5, &card.to_string()));
    }
    shapes.concat()
}

/// A crest of three leaves in a ring, and the label.
fn back(card: Card) -> String {
    let leaf = "M0-3C7-8 7-14 0-19C-7-14-7-8 0-3Z";
    let leaves = [0, 120, 240].map(|turn| {
        format!(
            "<path d=\"{leaf}\" transform=\"translate(30 38) rotate({turn})\" fill=\"{STRAW}\"/>"
        )
    });
    let label = Label::new(11.0, IVORY, "middle");
    let name = match card {
        Card::SilverDragon => "Silver D.",
        Card::GoldDragon => "Gold D.",
        other => other.name(),
    };
    format!(
        "<circle cx=\"30\" cy=\"38\" r=\"22\" fill=\"none\" stroke=\"{STRAW}\" \
         stroke-width=\"2.5\"/>{}{}{}",
        leaves.concat(),
        label.at(30.0, 76.0, name),
        // In the corner that stays free when a long line of cards overlaps.
        Label::new(13.0, IVORY, "start").at(5.0, 14.0, &card.to_string()),
    )
}

fn id(card: Card) -> String {
    format!("card-{}", card.code())
}
