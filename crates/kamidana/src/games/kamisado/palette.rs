//! The colours of squares, discs and towers.

use kamisado::{Colour, Side};

use crate::draw::palette::{INK, IVORY, Rgb};

/// A square's or a disc's colour. Eight colours that stay apart for every kind of sight; tests
/// hold them to it.
pub(crate) const fn of_colour(colour: Colour) -> Rgb {
    match colour {
        Colour::Brown => Rgb(0x40, 0x15, 0x06),
        Colour::Green => Rgb(0x4c, 0xb9, 0x93),
        Colour::Red => Rgb(0xac, 0x42, 0x33),
        Colour::Yellow => Rgb(0xff, 0xf4, 0x60),
        Colour::Pink => Rgb(0xfe, 0xb2, 0xeb),
        Colour::Purple => Rgb(0x2f, 0x0d, 0x63),
        Colour::Blue => Rgb(0x25, 0x6a, 0xb1),
        Colour::Orange => Rgb(0xe6, 0x7d, 0x1d),
    }
}

/// The body of a tower.
pub(crate) const fn body_of(side: Side) -> Rgb {
    match side {
        Side::Black => INK,
        Side::White => IVORY,
    }
}
