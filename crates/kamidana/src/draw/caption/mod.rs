//! What stands below a board in words: whose turn it is, what is asked, how it ended. The same
//! for terminals and pictures, so plain ASCII.

pub(super) mod kami;
pub(super) mod kamisado;
pub(super) mod kamon;
