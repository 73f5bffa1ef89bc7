//! Kami: the open-hands solver, and players who see only what their seat may see.
//!
//! The two never mix. [`Solver`] and [`Oracle`] take a [`kami::Round`], in which all cards are
//! known. [`player()`] and [`RuleFollower`] take a [`kamidana_game::View`], which has no place
//! for a hidden card; what they solve are deals they have imagined.
//!
//! ```
//! use kamidana_engine::{Character, Level, Limits, kami::player};
//! use kamidana_game::{Options, Seed, Viewer, game};
//!
//! let kami = game("kami").ok_or("no such game")?;
//! let mut table = kami.start(&Options::defaults(kami.options()), Seed::new([1; 32]))?;
//! let mut machine = player(Character { level: Level::WEAKEST, seed: 1, memory: 4 });
//! let seat = table.to_act().ok_or("somebody leads")?;
//! let action = machine.choose(&table.view(Viewer::Seat(seat)), &Limits::default());
//! table.apply(&action.ok_or("it is its turn")?)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod endings;
mod habits;
mod imagined;
mod machine;
mod maxn;
mod mind;
mod outlook;
mod payoff;
mod player;
mod policy;
mod race;
mod sample;
mod search;
mod sight;
mod skill;
mod solver;
mod state;
mod table;
mod trial;

pub use endings::{Ending, EndingTree};
pub use habits::{GivenAway, Lesson, examine, learn, lessons};
pub use imagined::{ParseViewError, view_from_text};
pub use machine::Machine;
pub use outlook::{Cards, Play};
pub use player::{Oracle, RuleFollower, player};
pub use solver::{Concept, JudgedAction, Solver};
#[doc(hidden)]
pub use trial::Trial;
