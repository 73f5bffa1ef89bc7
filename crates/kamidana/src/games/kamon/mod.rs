//! Kamon in the command line.

pub(crate) mod caption;
mod crest;
mod emblem;
pub(crate) mod lines;
pub(crate) mod picture;
pub(crate) mod screen;
