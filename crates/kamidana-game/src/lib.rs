//! kamidana-game
