//! One home for each game in the command line.

pub(crate) mod kami;
pub(crate) mod kamisado;
pub(crate) mod kamon;
