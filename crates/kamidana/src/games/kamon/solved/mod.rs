//! What is proven of Kamon as a whole: who wins positions from its openings.

mod met;
mod openings;
mod walk;

use crate::commands::solved::Theorem;
use openings::Openings;

pub(super) static THEOREMS: [&dyn Theorem; 2] = [
    &Openings {
        id: "layouts",
        summary: "who wins whole random layouts, from the first move on",
        plies: 0,
        memory: 8192,
        embedded: include_bytes!("../../../../../../web/games/kamon/layouts.txt"),
    },
    &Openings {
        id: "openings",
        summary: "who wins random layouts after six random moves",
        plies: 6,
        memory: 1024,
        embedded: include_bytes!("../../../../../../web/games/kamon/openings.txt"),
    },
];
