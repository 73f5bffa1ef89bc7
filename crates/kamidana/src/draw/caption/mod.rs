//! What stands below a board in words: whose turn it is, what is asked, how it ended. The same
//! for terminals and pictures, so plain ASCII.

pub(crate) mod kami;
pub(crate) mod kamisado;
pub(crate) mod kamon;
