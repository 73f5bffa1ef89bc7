//! The tests of the rules, one subject a module; one binary, so that they link once.

mod deal_text;
mod demoralised;
mod duel;
mod empress;
mod example;
mod game;
mod golden;
mod master_stroke;
mod naive;
mod perft;
mod properties;
mod reference;
mod secrecy;
#[cfg(feature = "serde")]
mod serde;
mod sheet;
mod small_texts;
mod support;
mod view;
