//! What is proven of Kamisado as a whole.

mod figures;
mod first_moves;
mod strategy;
mod tournament;
mod walk;

use crate::commands::solved::Theorem;

pub(super) static THEOREMS: [&dyn Theorem; 3] = [
    &tournament::Tournament,
    &strategy::Strategy,
    &first_moves::FirstMoves,
];
