//! The colours of squares, discs and towers.

use kamisado::{Colour, Side};

use super::shapes;
use crate::draw::palette::{INK, IVORY, Rgb};

/// A square's or a disc's colour.
pub(crate) fn of_colour(colour: Colour) -> Rgb {
    shapes::colour(colour)
}

/// The body of a tower.
pub(crate) const fn body_of(side: Side) -> Rgb {
    match side {
        Side::Black => INK,
        Side::White => IVORY,
    }
}
