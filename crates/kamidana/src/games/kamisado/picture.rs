//! Kamisado as a picture: the board is the colour, everything around it stays quiet.

use kamisado::{Colour, Match, Side, Square};

use super::{
    caption, characters,
    palette::of_colour,
    shapes,
    stage::{Mark, mark_on, rows, tower_on},
    tower::{self, Stands},
};
use crate::draw::{
    Style,
    palette::{IVORY, LACQUER, STRAW, VERMILION},
    svg::{Label, Number, Picture, real, reuse},
};

const SIDE: f64 = 100.0;
/// Around the squares, with the coordinates.
const FRAME: f64 = 34.0;
const MARGIN: f64 = 16.0;
/// Where the first square is, from the left and from the top.
const FIRST: f64 = MARGIN + FRAME;
const WIDTH: f64 = 2.0 * FIRST + 8.0 * SIDE;

pub(crate) fn picture(game: &Match, style: Style) -> Picture {
    let words = style.words();
    let turn = caption::turn(words, game, false);
    let mut picture = Picture::new(WIDTH, &format!("Kamisado: {turn}"));
    for colour in Colour::ALL {
        picture.define(characters::definition(colour));
    }
    picture.define(format!(
        "<path id=\"gate\" d=\"{}\"/>",
        shapes::marks().gate
    ));
    picture.define(format!(
        "<path id=\"push\" d=\"{}\"/>",
        shapes::marks().push
    ));
    picture.add(frame());
    for (down, row) in rows(style.turned).enumerate() {
        let y = FIRST + SIDE * real(down);
        let label = Label::new(17.0, STRAW, "middle");
        let number = (row[0].row() + 1).to_string();
        picture.add(label.at(FIRST - 20.0, y + SIDE / 2.0 + 6.0, &number));
        for (across, square) in row.into_iter().enumerate() {
            let x = FIRST + SIDE * real(across);
            picture.add(ground(game, square, x, y, style.characters));
            if down == 7 {
                let file = char::from(b'a' + square.file()).to_string();
                picture.add(label.at(x + SIDE / 2.0, y + SIDE + 26.0, &file));
            }
        }
    }
    // Towers after all squares: a lifted tower reaches into the square above.
    for (down, row) in rows(style.turned).enumerate() {
        let y = FIRST + SIDE * (real(down) + 0.5);
        for (across, square) in row.into_iter().enumerate() {
            let x = FIRST + SIDE * (real(across) + 0.5);
            if let Some(tower) = tower_on(game, square) {
                let mark = mark_on(game, square);
                let forced = game.round().is_some_and(|round| round.active().is_some());
                let stands = match mark {
                    Mark::Active if forced => Stands::Called,
                    Mark::Active => Stands::Ready,
                    _ => Stands::Still,
                };
                picture.add(tower::drawing(tower, x, y, stands));
                if mark == Mark::Target {
                    let upwards = (tower.side == Side::White) != style.turned;
                    picture.add(push(x, y, upwards));
                }
            }
        }
    }
    let below = 2.0 * FRAME + 8.0 * SIDE + MARGIN;
    let score = caption::score(words, game);
    picture.caption(below, 8.0 * SIDE, &turn, &score);
    picture
}

/// The lacquer that carries the coordinates and shows between the squares.
fn frame() -> String {
    let rect = |out: f64, rx: f64, paint: &str| {
        format!(
            "<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{1}\" rx=\"{rx}\" {paint}/>",
            Number(FIRST - out),
            Number(8.0 * SIDE + 2.0 * out),
        )
    };
    let line =
        format!("fill=\"none\" stroke=\"{STRAW}\" stroke-opacity=\".5\" stroke-width=\"1.5\"");
    rect(FRAME, 14.0, &format!("fill=\"{LACQUER}\"")) + &rect(7.0, 5.0, &line)
}

/// A square with its character and its mark.
fn ground(game: &Match, square: Square, x: f64, y: f64, with_character: bool) -> String {
    let colour = of_colour(square.colour());
    let text = colour.text_on();
    let mut shapes = vec![format!(
        "<rect class=\"square\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"5\" \
         fill=\"{colour}\"/>",
        Number(x + 1.5),
        Number(y + 1.5),
        Number(SIDE - 3.0),
        Number(SIDE - 3.0),
    )];
    if with_character {
        let id = characters::id(square.colour());
        let fill = format!("fill=\"{text}\"");
        shapes.push(reuse(&id, x + 6.0, y + 7.0, 0.2, &fill));
    }
    let (x, y) = (x + SIDE / 2.0, y + SIDE / 2.0);
    if tower_on(game, square).is_none() {
        shapes.push(match mark_on(game, square) {
            Mark::Target => format!(
                "<circle class=\"target\" cx=\"{}\" cy=\"{}\" r=\"13\" fill=\"{text}\" \
                 opacity=\".86\"/>",
                Number(x),
                Number(y),
            ),
            Mark::Gate => format!("<g class=\"gate\">{}</g>", gate(x, y)),
            Mark::None | Mark::Active => String::new(),
        });
    }
    shapes.concat()
}

/// Ivory around the vermilion, for every ground.
fn gate(x: f64, y: f64) -> String {
    let halo =
        format!("fill=\"{IVORY}\" stroke=\"{IVORY}\" stroke-width=\"9\" stroke-linejoin=\"round\"");
    reuse("gate", x, y, 1.0, &halo) + &reuse("gate", x, y, 1.0, &format!("fill=\"{VERMILION}\""))
}

/// Two chevrons towards a tower that can be pushed back.
fn push(x: f64, y: f64, upwards: bool) -> String {
    let lines = [(IVORY, 13), (VERMILION, 7)].map(|(line, width)| {
        format!("<use href=\"#push\" stroke=\"{line}\" stroke-width=\"{width}\"/>")
    });
    format!(
        "<g class=\"target\" transform=\"translate({} {}) scale(1 {})\" fill=\"none\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\">{}</g>",
        Number(x),
        Number(y),
        if upwards { -1 } else { 1 },
        lines.concat(),
    )
}
