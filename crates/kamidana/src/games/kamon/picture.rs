//! Kamon as a picture: crests on a hexagon of hexes, the top of the pile large beside it.

use std::f64::consts::{FRAC_PI_3, FRAC_PI_6};

use kamon::{Cell, Content, Edge, Position, Side, Symbol, Token};

use super::{crest, emblem, screen};
use crate::draw::{
    Style,
    palette::{GOLD, INK, IVORY, LACQUER, Rgb, STONE, STRAW, VERMILION, WOOD},
    svg::{Label, Number, Picture, points, real},
};

/// The distance from the middle of a hex to its corners.
const HEX: f64 = 46.0;
/// From hex to hex in a row; rows are three quarters of a hex's height apart.
const PITCH: f64 = 79.674;
const ROW: f64 = HEX * 1.5;
/// The distance from the middle of the board to the middles of its inner and outer edges.
const INNER: f64 = 258.0;
const OUTER: f64 = 304.0;
const WIDTH: f64 = 760.0;
const MIDDLE: (f64, f64) = (WIDTH / 2.0, OUTER + 24.0);

pub(crate) fn picture(position: &Position, style: Style) -> Picture {
    let words = style.words();
    let turn = screen::turn(words, position);
    let mut picture = Picture::new(WIDTH, &format!("Kamon: {turn}"));
    for symbol in Symbol::ALL {
        picture.define(crest::motif(symbol));
    }
    for kind in kamon::Emblem::ALL {
        picture.define(emblem::definition(kind));
    }
    picture.add(frame());
    for edge in Edge::ALL {
        picture.add(edge_emblems(edge));
    }
    for cell in Cell::ALL {
        picture.add(hex(position, cell, style));
    }
    // Outlines last: neighbours would cover half of them.
    for cell in Cell::ALL {
        let (x, y) = middle_of(cell, style.turned);
        let lit = if position.legal_cells().contains(cell) {
            Some(("legal", VERMILION, 5.0))
        } else if position.winning_cells().contains(cell) {
            Some(("won", INK, 2.0))
        } else {
            None
        };
        if let Some((class, colour, width)) = lit {
            picture.add(format!(
                "<polygon class=\"{class}\" points=\"{}\" fill=\"none\" stroke=\"{colour}\" \
                 stroke-width=\"{width}\" stroke-linejoin=\"round\"/>",
                points(hexagon(x, y, HEX - 4.5, FRAC_PI_6)),
            ));
        }
    }
    picture.add(beside(position, style));
    let pile = screen::pile_in_words(words, position.top());
    picture.caption(MIDDLE.1 + OUTER + 14.0, WIDTH - 60.0, &turn, &pile);
    picture
}

/// The band that carries the emblems, and the wood between the hexes.
fn frame() -> String {
    let corner = |apothem: f64| points(hexagon(MIDDLE.0, MIDDLE.1, apothem / FRAC_PI_6.cos(), 0.0));
    format!(
        "<polygon points=\"{}\" fill=\"{LACQUER}\" stroke=\"{INK}\" stroke-linejoin=\"round\"/>\
         <polygon points=\"{}\" fill=\"{WOOD}\" stroke=\"{STRAW}\" stroke-width=\"1.5\"/>",
        corner(OUTER),
        corner(INNER),
    )
}

/// Three emblems along an edge, their feet towards the board.
fn edge_emblems(edge: Edge) -> String {
    // Clockwise from the top, in sixths of a turn; a half turn of the board changes nothing.
    let sixths = match edge {
        Edge::Top => 0.0,
        Edge::UpperRight => 1.0,
        Edge::LowerRight => 2.0,
        Edge::Bottom => 3.0,
        Edge::LowerLeft => 4.0,
        Edge::UpperLeft => 5.0,
    };
    let id = emblem::id(edge.emblem());
    let emblems = [-1.0, 0.0, 1.0].map(|along: f64| {
        format!(
            "<use href=\"#{id}\" transform=\"translate({} {}) scale(1.05)\"/>",
            Number(along * 100.0),
            Number(-f64::midpoint(INNER, OUTER)),
        )
    });
    format!(
        "<g class=\"edge\" transform=\"translate({} {}) rotate({})\">{}</g>",
        Number(MIDDLE.0),
        Number(MIDDLE.1),
        Number(sixths * 60.0),
        emblems.concat(),
    )
}

fn hex(position: &Position, cell: Cell, style: Style) -> String {
    let (x, y) = middle_of(cell, style.turned);
    let content = position.content(cell);
    let enclosed = position.enclosed_cells().contains(cell);
    let ground = match content {
        Content::Forbidden => LACQUER,
        _ if position.winning_cells().contains(cell) => GOLD,
        _ if enclosed => Rgb(0xef, 0xd9, 0x97),
        Content::Pawn(_) => STRAW,
        Content::Token(_) => IVORY,
    };
    let mut shapes = vec![format!(
        "<polygon class=\"cell\" points=\"{}\" fill=\"{ground}\" stroke=\"{INK}\" \
         stroke-width=\"1\"/>",
        points(hexagon(x, y, HEX - 1.5, FRAC_PI_6)),
    )];
    match content {
        Content::Token(token) => {
            let (radius, lift) = if style.characters {
                (25.0, 9.0)
            } else {
                (28.0, 6.0)
            };
            shapes.push(crest::drawing(token, x, y - lift, radius));
            if style.characters {
                let label = Label::new(16.0, INK, "middle");
                shapes.push(label.at(x, y + 30.0, &token.to_string()));
            }
        }
        Content::Pawn(side) => shapes.push(pawn(side, x, y, 30.0)),
        Content::Forbidden => {}
    }
    if matches!(content, Content::Token(_)) && !style.characters {
        let label = Label::new(11.0, STONE, "middle");
        shapes.push(label.at(x, y + 32.0, cell.name()));
    }
    shapes.concat()
}

/// A flat disc with a matte edge.
fn pawn(side: Side, x: f64, y: f64, radius: f64) -> String {
    let (body, edge, line) = match side {
        Side::Black => (INK, Rgb(0x4a, 0x45, 0x3d), INK),
        Side::White => (Rgb(0xfb, 0xf6, 0xe8), Rgb(0xd8, 0xcc, 0xb0), INK),
    };
    let (x, y) = (Number(x), Number(y));
    format!(
        "<g class=\"pawn {side}\">\
         <circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"{edge}\" stroke=\"{line}\"/>\
         <circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"{body}\"/></g>",
        Number(radius),
        Number(radius * 0.82),
    )
}

/// In the free corners: who moves (or has won) at the left, the top of the pile at the right.
fn beside(position: &Position, style: Style) -> String {
    let label = Label::new(17.0, STONE, "start");
    let mut shapes = Vec::new();
    let (side, state) = match position.outcome() {
        kamon::Outcome::Unknown => (Some(position.side()), "turn"),
        kamon::Outcome::Decisive { winner, .. } => (Some(winner), "won"),
        kamon::Outcome::Draw => (None, "draw"),
    };
    let words = style.words();
    let text = words.fill("kamon-terminal-side", [("state", state.into())]);
    shapes.push(label.at(20.0, 32.0, &text));
    if let Some(side) = side {
        // Not a pawn of the board, so of no class that counts them.
        shapes.push(pawn(side, 62.0, 92.0, 42.0).replace("class=\"pawn", "class=\"side"));
    }
    let label = Label {
        anchor: "end",
        ..label
    };
    let text = words.say("kamon-terminal-pile");
    shapes.push(label.at(WIDTH - 20.0, 32.0, &text));
    match position.top() {
        Some(token) => shapes.push(pile(token, style)),
        None => shapes.push(format!(
            "<circle cx=\"{}\" cy=\"104\" r=\"56\" fill=\"none\" stroke=\"{STONE}\" \
             stroke-dasharray=\"5 6\"/>",
            Number(WIDTH - 74.0)
        )),
    }
    shapes.concat()
}

fn pile(token: Token, style: Style) -> String {
    let (x, y) = (WIDTH - 74.0, 104.0);
    let name = if style.characters {
        let label = Label::new(20.0, INK, "end");
        label.at(WIDTH - 20.0, y + 78.0, &token.to_string())
    } else {
        String::new()
    };
    let crest = crest::drawing(token, x, y, 46.0).replace("class=\"token", "class=\"top");
    let (x, y) = (Number(x), Number(y));
    format!(
        "<circle cx=\"{x}\" cy=\"{y}\" r=\"56\" fill=\"{IVORY}\" stroke=\"{INK}\"/>\
         <circle cx=\"{x}\" cy=\"{y}\" r=\"51\" fill=\"none\" stroke=\"{STRAW}\" \
         stroke-width=\"2\"/>{crest}{name}"
    )
}

/// Where a cell is in the picture.
fn middle_of(cell: Cell, turned: bool) -> (f64, f64) {
    let (row, place) = Cell::ROWS
        .iter()
        .enumerate()
        .find_map(|(row, cells)| Some((row, cells.iter().position(|&c| c == cell)?)))
        .unwrap_or_default();
    let length = Cell::ROWS[row].len();
    let across = (real(place) - real(length - 1) / 2.0) * PITCH;
    let down = (real(row) - 3.0) * ROW;
    let sign = if turned { -1.0 } else { 1.0 };
    (MIDDLE.0 + sign * across, MIDDLE.1 + sign * down)
}

fn hexagon(x: f64, y: f64, radius: f64, turn: f64) -> [(f64, f64); 6] {
    std::array::from_fn(|corner| {
        let angle = FRAC_PI_3 * real(corner) + turn;
        (x + radius * angle.cos(), y + radius * angle.sin())
    })
}
