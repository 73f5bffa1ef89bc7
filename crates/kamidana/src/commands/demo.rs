//! `kamidana demo`: a short welcome and the three boards.

use std::io::Write;

use kamidana_game::game;

use crate::{
    draw::{self, Style},
    failure::Failure,
};

/// A position of each game that shows what it is about, and what to look at.
const BOARDS: [(&str, &str, &str); 3] = [
    (
        "kamisado",
        "2PKYRGN/1B6/8/3y4/8/O7/8/ngr1kpbo b b 1 0-0",
        "White's orange tower stopped on a blue square, so Black must move blue.",
    ),
    (
        "kami",
        "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1",
        "Seat 1 leads: one card face down in defence, then one face up in attack.",
    ),
    (
        "kamon",
        "l1c4f2k6/w3m5l2c1f6/k2w5m4l3c6f1/k3w1m2.l6c2f4/k5w4m6l4c5f3/k1w2m3l5c3/f5k4w6m1 b -",
        "Black begins on any border cell that is no corner.",
    ),
];

pub(crate) fn run(style: Style, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(
        out,
        "Kamidana, a home for Kamisado, Kami and Kamon.\n\
         Here are the three boards; kamidana --help tells what you can do with them.\n"
    )?;
    for (id, position, caption) in BOARDS {
        let Some(game) = game(id) else { continue };
        let study = game.study(Some(position)).map_err(Failure::input)?;
        writeln!(out, "{}: {}\n{caption}\n", game.title(), game.summary())?;
        writeln!(out, "{}", draw::terminal(&study.board(), style))?;
    }
    Ok(())
}
