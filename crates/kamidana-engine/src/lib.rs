//! Solvers, engines and levels. The crate answers two questions and never mixes them: *what is
//! proven here* ([`Proof`]) and *what do I guess* ([`Estimate`]).
//!
//! Every search takes [`Limits`] (nodes, a deadline, a [`StopFlag`]) and a bound on its memory;
//! one that runs into a limit answers with what it has, never with a guess dressed as a proof.
//! A machine on a seat is a [`Player`]; it is given the view of its seat and nothing else.
//!
//! | game | proven | played |
//! |---|---|---|
//! | Kamisado | [`kamisado::Solver`]: rounds with any ranks | |
//! | Kamon | [`kamon::Solver`] | [`kamon::Engine`], [`kamon::player`] |
//! | Kami | [`kami::Solver`]: all cards known | [`kami::player()`], sees only its view |

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod budget;
mod insight;
mod judgement;
pub mod kami;
pub mod kamisado;
pub mod kamon;
mod level;
mod limits;
mod machine;
mod player;
mod random;

pub use insight::Insight;
pub use judgement::{ActionJudgement, Answer, Estimate, Judgement, Proof, Question, Verdict};
pub use level::{Level, ParseLevelError};
pub use limits::{Limits, Meter, StopFlag};
pub use machine::{Analyst, MACHINES, Machine, machine};
pub use player::{Character, Player};
pub use random::Random;
