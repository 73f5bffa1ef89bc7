//! What is proven of Kamisado as a whole.

mod first_moves;
mod plain;
mod strategy;
mod tournament;

use crate::commands::solved::Theorem;

pub(super) static THEOREMS: [&dyn Theorem; 3] = [
    &tournament::Tournament,
    &strategy::Strategy,
    &first_moves::FirstMoves,
];
