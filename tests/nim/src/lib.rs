//! Nim, a fourth game. It belongs to the tests: it shows that a game which comes from outside,
//! without a line about it in the product, can be played, recorded, judged, measured and served.
//!
//! All that a game needs is here: its rules (`rules`), what they are to the outside (`door`), and a
//! machine (`machine`). The program `nim` is `kamidana` with this game; the tests of the site run it
//! too.

#![forbid(unsafe_code)]

mod door;
mod machine;
mod rules;

/// Brings the game and its machine in. A program does it once, before it asks for any game.
pub fn add() {
    kamidana_game::add_games(&[&door::Nim]);
    kamidana_engine::add_machines(&[&machine::Machine]);
}
