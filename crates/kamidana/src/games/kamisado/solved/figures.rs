//! What is solved, as pictures for those who read about it.

use kamidana_engine::kamisado::{Opening, Openings};
use kamisado::{Colour, Side, Square, Teeth, Tower};

use super::{
    super::{
        characters,
        palette::of_colour,
        stage::{rows, tower_on},
        tower::{self, Stands},
    },
    strategy::start,
};
use crate::draw::{
    palette::{GOLD, INK, Rgb, STONE, STRAW},
    svg::{Label, Number, Picture, real},
};

/// The side of a cell.
const SIDE: f64 = 100.0;
/// Around all cells; at the left and below it has the names of rows and files.
const MARGIN: f64 = 44.0;
/// The middle of a cell.
const HALF: f64 = SIDE / 2.0;
/// Below the last of eight rows.
const BOTTOM: f64 = MARGIN + 8.0 * SIDE;

/// A move straight ahead from the usual start.
#[derive(Clone, Copy, Debug)]
pub(super) struct StraightAhead {
    pub(super) to: Square,
    pub(super) wins: bool,
    /// The moves of both until the end, the first included.
    pub(super) plies: usize,
}

/// The board before the first move with what each step straight ahead leads to.
pub(super) fn first_moves(found: &[StraightAhead]) -> Picture {
    let mut picture = begun(
        8,
        "Kamisado: the first moves straight ahead and who wins after them",
    );
    let game = start();
    for (down, row) in rows(false).enumerate() {
        let y = MARGIN + SIDE * real(down);
        let number = (row[0].row() + 1).to_string();
        picture.add(name(MARGIN / 2.0, y + HALF + 7.0, &number));
        for (across, square) in row.into_iter().enumerate() {
            let x = MARGIN + SIDE * real(across);
            let told = found.iter().find(|told| told.to == square);
            let opacity = if told.is_some_and(|told| told.wins) {
                1.0
            } else {
                0.22
            };
            picture.add(cell(x, y, of_colour(square.colour()), opacity));
            if let Some(tower) = tower_on(&game, square) {
                picture.add(tower::drawing(tower, x + HALF, y + HALF, Stands::Still));
            }
            if let Some(told) = told {
                picture.add(plies(x + HALF, y + HALF, told));
            }
        }
    }
    files(&mut picture, MARGIN);
    picture.caption(
        BOTTOM + 36.0,
        8.0 * SIDE,
        "Gold: Black wins. Every other first move loses, and so does every one to the side.",
        "The numbers are the moves of both until the end with best play, the first included.",
    );
    picture
}

/// How long it takes, on gold if the move wins.
fn plies(x: f64, y: f64, told: &StraightAhead) -> String {
    let number = told.plies.to_string();
    if !told.wins {
        return Label::new(24.0, STONE, "middle").at(x, y + 8.0, &number);
    }
    disc(x, y, 31.0, GOLD) + &Label::new(31.0, INK, "middle").at(x, y + 11.0, &number)
}

/// How often each tower stands on each place of the line-ups that nobody has refuted.
pub(super) fn withstanding(openings: &Openings) -> Picture {
    let mut counts = [[0; 8]; 8];
    let (mut unbeaten, mut open) = (0, 0);
    for (challenger, found) in openings.iter() {
        match found {
            Opening::Refuted(_) => continue,
            Opening::Unbeaten => unbeaten += 1,
            Opening::Open => open += 1,
        }
        for (place, colour) in challenger.colours().into_iter().enumerate() {
            counts[colour.index()][place] += 1;
        }
    }
    let most = counts.iter().flatten().copied().max().unwrap_or(0);
    let mut picture = begun(9, "Kamisado: where the towers of unrefuted line-ups stand");
    for (down, colour) in Colour::ALL.into_iter().enumerate() {
        let y = MARGIN + SIDE * real(down);
        let tower = Tower {
            side: Side::Black,
            colour,
            teeth: Teeth::NONE,
        };
        picture.add(tower::drawing(
            tower,
            MARGIN + HALF,
            y + HALF,
            Stands::Still,
        ));
        for (across, count) in counts[colour.index()].into_iter().enumerate() {
            let x = MARGIN + SIDE * real(across + 1);
            picture.add(cell(x, y, STRAW, 0.35));
            if count > 0 {
                picture.add(share(x + HALF, y + HALF, colour, count, most));
            }
        }
    }
    files(&mut picture, MARGIN + SIDE);
    picture.caption(
        BOTTOM + 36.0,
        9.0 * SIDE,
        &format!(
            "Where each tower stands in the {} line-ups that are not refuted",
            unbeaten + open
        ),
        &format!(
            "{unbeaten} are proven to win against every answer, {open} are open. \
             Each stands here with its mirror image."
        ),
    );
    picture
}

/// A disc whose area grows with the number.
fn share(x: f64, y: f64, colour: Colour, count: usize, most: usize) -> String {
    let radius = 46.0 * (real(count) / real(most)).sqrt();
    let fill = of_colour(colour);
    // A number that does not fit into its disc stands below it.
    let (ink, down) = if radius > 22.0 {
        (fill.text_on(), 7.0)
    } else {
        (STONE, radius + 18.0)
    };
    let number = Label::new(19.0, ink, "middle").at(x, y + down, &count.to_string());
    disc(x, y, radius, fill) + &number
}

fn begun(cells: usize, title: &str) -> Picture {
    let mut picture = Picture::new(2.0 * MARGIN + SIDE * real(cells), title);
    for colour in Colour::ALL {
        picture.define(characters::definition(colour));
    }
    picture
}

fn name(x: f64, y: f64, text: &str) -> String {
    Label::new(20.0, INK, "middle").at(x, y, text)
}

/// The names of the files below eight cells.
fn files(picture: &mut Picture, left: f64) {
    for (across, file) in ('a'..='h').enumerate() {
        let x = left + SIDE * real(across) + HALF;
        picture.add(name(x, BOTTOM + 26.0, &file.to_string()));
    }
}

fn cell(x: f64, y: f64, fill: Rgb, opacity: f64) -> String {
    format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{2}\" height=\"{2}\" rx=\"5\" fill=\"{fill}\" \
         opacity=\"{opacity}\"/>",
        Number(x + 1.5),
        Number(y + 1.5),
        Number(SIDE - 3.0),
    )
}

fn disc(x: f64, y: f64, radius: f64, fill: Rgb) -> String {
    format!(
        "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"2\"/>",
        Number(x),
        Number(y),
        Number(radius),
    )
}
