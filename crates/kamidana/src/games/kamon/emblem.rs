//! The three emblems on the edges of Kamon's board, in a box from -30 to 30, drawn in one colour
//! on a dark band.

use kami::Card;
use kamon::Emblem;

use crate::{
    draw::palette::{LACQUER, STRAW},
    games::kami::silhouette,
};

/// The definition of an emblem.
pub(super) fn definition(emblem: Emblem) -> String {
    let drawing = match emblem {
        Emblem::Snake => snake(),
        Emblem::Tortoise => tortoise(),
        Emblem::Dragon => dragon(),
    };
    format!("<g id=\"{}\">{drawing}</g>", id(emblem))
}

/// The name under which a picture defines the emblem.
pub(super) fn id(emblem: Emblem) -> String {
    format!("emblem-{emblem}")
}

fn snake() -> String {
    format!(
        "<path d=\"M-29 11C-24 11-24-11-15-11S-7 11 1 11S8-9 17-9\" fill=\"none\" \
         stroke=\"{STRAW}\" stroke-width=\"6.5\" stroke-linecap=\"round\"/>\
         <path d=\"M14-15C22-17 28-12 28-8C27-4 20-3 14-4Z\" fill=\"{STRAW}\"/>\
         <path d=\"M27-8L33-10M27-8L33-5\" stroke=\"{STRAW}\" stroke-width=\"1.6\" \
         stroke-linecap=\"round\"/><circle cx=\"21\" cy=\"-11\" r=\"1.6\" fill=\"{LACQUER}\"/>"
    )
}

fn tortoise() -> String {
    format!(
        "<path d=\"M-14-10L-21-18L-13-19ZM14-10L21-18L13-19ZM-14 10L-21 18L-13 19Z\
         M14 10L21 18L13 19ZM-19 0L-28 4L-20 6Z\" fill=\"{STRAW}\" stroke=\"{STRAW}\" \
         stroke-width=\"3\" stroke-linejoin=\"round\"/>\
         <ellipse cx=\"25\" cy=\"0\" rx=\"7\" ry=\"5.5\" fill=\"{STRAW}\"/>\
         <ellipse cx=\"0\" cy=\"0\" rx=\"21\" ry=\"16\" fill=\"{STRAW}\"/>\
         <path d=\"M-8-6L0-10L8-6V6L0 10L-8 6ZM-8-6L-16-9M8-6L16-9M-8 6L-16 9M8 6L16 9M0-10V-16\
         M0 10V16\" fill=\"none\" stroke=\"{LACQUER}\" stroke-width=\"2\" \
         stroke-linejoin=\"round\"/>"
    )
}

/// The Silver Dragon of Kami, at home here too.
fn dragon() -> String {
    format!(
        "<path d=\"{}\" transform=\"translate(-20 -20) scale(.4)\" fill-rule=\"evenodd\" \
         fill=\"{STRAW}\"/>",
        silhouette::block(Card::SilverDragon)
    )
}
