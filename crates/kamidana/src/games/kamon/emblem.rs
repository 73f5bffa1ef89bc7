//! The three emblems on the edges of the board, in one colour on a dark band.

use kamon::Emblem;

use super::shapes;
use crate::draw::palette::STRAW;

/// The definition of an emblem.
pub(super) fn definition(emblem: Emblem) -> String {
    let part = |part: &String| format!("<path d=\"{part}\"/>");
    let parts: String = shapes::emblem(emblem).iter().map(part).collect();
    format!(
        "<g id=\"{}\" fill=\"{STRAW}\" fill-rule=\"evenodd\">{parts}</g>",
        id(emblem)
    )
}

/// The name under which a picture defines the emblem.
pub(super) fn id(emblem: Emblem) -> String {
    format!("emblem-{emblem}")
}
