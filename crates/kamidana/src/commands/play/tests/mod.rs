//! The program without a terminal: events are fed in, frames are drawn into a buffer, and every
//! frame is checked for texts that do not fit.

mod desk;
mod flow;
mod games;
mod hidden;
mod languages;
mod looks;
mod thinking;
