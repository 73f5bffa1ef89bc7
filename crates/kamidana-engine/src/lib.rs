//! Solvers, engines and levels. The crate answers two questions and never mixes them: *what is
//! proven here* ([`Proof`]) and *what do I guess* ([`Estimate`]).
//!
//! Every search takes [`Limits`] (nodes, a deadline, a [`StopFlag`]) and a bound on its memory;
//! one that runs into a limit answers with what it has, never with a guess dressed as a proof.
//! A machine on a seat is a [`Player`]; it is given the view of its seat and nothing else.
//!
//! | game | proven | played |
//! |---|---|---|
//! | Kamisado | [`kamisado::Solver`]: rounds with any ranks | [`kamisado::Engine`], [`kamisado::player`] |
//! | Kamon | [`kamon::Solver`] | [`kamon::Engine`], [`kamon::player`] |
//! | Kami | [`kami::Solver`]: all cards known | [`kami::player()`], sees only its view |

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod budget;
mod clock;
mod judgement;
pub mod kami;
pub mod kamisado;
pub mod kamon;
mod level;
mod limits;
mod machine;
mod maths;
mod player;
mod random;
#[cfg(feature = "schema")]
pub mod schema;

use std::sync::OnceLock;

pub use clock::Instant;
#[cfg(target_arch = "wasm32")]
pub use clock::set_clock;
pub use judgement::{ActionJudgement, Answer, Estimate, Judgement, Proof, Question, Verdict};
pub use level::{Level, ParseLevelError};
pub use limits::{Limits, Meter, Share, StopFlag};
pub use machine::{Analyst, Machine, Yardstick, YardstickSpec};
pub use player::{Character, Player};
pub use random::Random;

/// The machines of the house. A new game is one line here.
static OURS: [&dyn Machine; 3] = [&kamisado::Machine, &kami::Machine, &kamon::Machine];

/// Those of the house and those a program has added.
static ALL: OnceLock<Vec<&'static dyn Machine>> = OnceLock::new();

/// The machines of all games that have one.
pub fn machines() -> &'static [&'static dyn Machine] {
    ALL.get_or_init(|| OURS.to_vec())
}

/// The machine for the game with this id.
pub fn machine(game: &str) -> Option<&'static dyn Machine> {
    let mut machines = machines().iter().copied();
    machines.find(|machine| machine.game() == game)
}

/// Adds machines for a program's own games to those of the house. A program does it once, before
/// it asks for any machine.
///
/// # Panics
///
/// If somebody has asked for machines already: they would have been told less than there is.
pub fn add_machines(machines: &[&'static dyn Machine]) {
    let all = [&OURS, machines].concat();
    assert!(
        ALL.set(all).is_ok(),
        "machines are added once, before any machine is asked for"
    );
}
