//! `kamidana serve`: the real binary on a real port, used, killed and abused.

mod away;
mod client;
mod clocks;
mod crowd;
mod disk;
mod hostile;
mod kill;
mod newer;
mod nodes;
mod pages;
mod road;
mod secrets;
mod server;
mod soak;
