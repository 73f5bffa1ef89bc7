//! Kamisado in the command line.

pub(crate) mod caption;
pub(crate) mod characters;
pub(crate) mod lines;
pub(crate) mod palette;
pub(crate) mod picture;
pub(crate) mod screen;
pub(crate) mod stage;
mod tower;
