//! Kami in the command line.

pub(crate) mod caption;
mod card;
pub(crate) mod lines;
pub(crate) mod picture;
pub(crate) mod screen;
pub(crate) mod silhouette;
