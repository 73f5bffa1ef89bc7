//! Kamisado as a picture: the board is the colour, everything around it stays quiet.

use kamisado::{Colour, Match, Square};

use super::{
    caption, characters,
    palette::of_colour,
    stage::{Mark, mark_on, rows, tower_on},
    tower,
};
use crate::draw::{
    Style,
    palette::{INK, IVORY, Rgb, STONE},
    svg::{Label, Number, Picture, real, reuse},
};

const SIDE: f64 = 80.0;
const LEFT: f64 = 40.0;
const TOP: f64 = 28.0;

/// A small gate in a box from 0 to 50: two beams, the upper one bent, on two posts.
const GATE: &str =
    "M0 5Q25 11 50 5L48 14Q25 18 2 14ZM6 22H44V28H6ZM12 15H18L17 48H10ZM32 15H38L40 48H33Z";

pub(crate) fn picture(game: &Match, style: Style) -> Picture {
    let turn = caption::turn(game);
    let mut picture = Picture::new(720.0, &format!("Kamisado: {turn}"));
    for colour in Colour::ALL {
        picture.define(characters::definition(colour));
    }
    picture.define(format!("<path id=\"gate\" d=\"{GATE}\"/>"));
    for (down, row) in rows(style.turned).enumerate() {
        let y = TOP + SIDE * real(down);
        let label = Label::new(19.0, STONE, "middle");
        let number = (row[0].row() + 1).to_string();
        picture.add(label.at(LEFT / 2.0, y + SIDE / 2.0 + 7.0, &number));
        for (across, square) in row.into_iter().enumerate() {
            let x = LEFT + SIDE * real(across);
            picture.add(ground(game, square, x, y, style.characters));
        }
    }
    // Towers after all squares: a lifted tower reaches into the square above.
    for (down, row) in rows(style.turned).enumerate() {
        let y = TOP + SIDE * real(down);
        for (across, square) in row.into_iter().enumerate() {
            let x = LEFT + SIDE * real(across);
            if let Some(tower) = tower_on(game, square) {
                let mark = mark_on(game, square);
                let active = mark == Mark::Active;
                let forced = game.round().is_some_and(|round| round.active().is_some());
                picture.add(tower::drawing(tower, x, y, active, active && forced));
                if mark == Mark::Target {
                    picture.add(push_mark(x, y));
                }
            }
            if down == 7 {
                let label = Label::new(19.0, STONE, "middle");
                let file = char::from(b'a' + square.file()).to_string();
                picture.add(label.at(x + SIDE / 2.0, y + SIDE + 24.0, &file));
            }
        }
    }
    let score = caption::score(game);
    picture.caption(TOP + 8.0 * SIDE + 34.0, 8.0 * SIDE, &turn, &score);
    picture
}

/// A square with its character and its mark.
fn ground(game: &Match, square: Square, x: f64, y: f64, with_character: bool) -> String {
    let colour = of_colour(square.colour());
    let text = colour.text_on();
    let mut shapes = vec![format!(
        "<rect class=\"square\" x=\"{}\" y=\"{}\" width=\"{SIDE}\" height=\"{SIDE}\" \
         fill=\"{colour}\" stroke=\"{INK}\" stroke-width=\"1\"/>",
        Number(x),
        Number(y),
    )];
    let free = tower_on(game, square).is_none();
    let mark = mark_on(game, square);
    if with_character {
        // A tower leaves the corners of its square free, a lifted one only the lower ones.
        let (dx, dy, scale) = match (free, mark) {
            (false, Mark::Active) => (2.0, 63.0, 0.15),
            (false, _) => (3.0, 3.0, 0.17),
            (true, Mark::None | Mark::Active) => (19.0, 19.0, 0.42),
            (true, Mark::Target | Mark::Gate) => (4.0, 4.0, 0.23),
        };
        let id = characters::id(square.colour());
        let fill = format!("fill=\"{text}\"");
        shapes.push(reuse(&id, x + dx, y + dy, scale, &fill));
    }
    // The gate makes room for the character in the corner.
    let gate_at = if with_character { 26.0 } else { 15.0 };
    match mark {
        _ if !free => {}
        Mark::Target => shapes.push(dot(x + 40.0, y + 40.0, 10.0, text)),
        Mark::Gate => shapes.push(reuse(
            "gate",
            x + gate_at,
            y + gate_at,
            1.0,
            &format!("class=\"gate\" fill=\"{text}\""),
        )),
        Mark::None | Mark::Active => {}
    }
    shapes.concat()
}

/// Two dots at the feet of a tower that can be pushed back.
fn push_mark(x: f64, y: f64) -> String {
    [12.0, SIDE - 12.0]
        .map(|beside| {
            format!(
                "<circle class=\"target\" cx=\"{}\" cy=\"{}\" r=\"7\" fill=\"{INK}\" \
                 stroke=\"{IVORY}\" stroke-width=\"2.5\"/>",
                Number(x + beside),
                Number(y + SIDE - 12.0),
            )
        })
        .concat()
}

fn dot(x: f64, y: f64, radius: f64, fill: Rgb) -> String {
    format!(
        "<circle class=\"target\" cx=\"{}\" cy=\"{}\" r=\"{radius}\" fill=\"{fill}\"/>",
        Number(x),
        Number(y),
    )
}
