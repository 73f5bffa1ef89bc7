//! The rules of **Kamisado**: single rounds and whole matches, with Sumos, pushes, passes,
//! deadlocks, fills and tournament set-ups — exact, pure and fast.
//!
//! Play a round move by move:
//!
//! ```
//! use kamisado::{Colour, Round};
//!
//! let mut round = Round::default();
//! assert_eq!(round.legal_actions().count(), 102);
//!
//! round.play("d1d5".parse()?)?; // yellow goes to an orange square …
//! assert_eq!(round.active(), Some(Colour::Orange)); // … so White must move orange.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A refused move says which rule refuses it and changes nothing:
//!
//! ```
//! let mut round = kamisado::Round::default();
//! round.play("d1d5".parse()?)?;
//! let refused = round.play("b8b7".parse()?).unwrap_err();
//! assert_eq!(refused.to_string(), "T2: White must move the orange tower, not the blue one");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Read a whole match from its position string, go on, and print it again:
//!
//! ```
//! use kamisado::{Match, Phase};
//!
//! let mut game: Match = "OBP1YRGN/7K/8/8/8/8/6y+1/ngr1kpbo b fill 3 1-0".parse()?;
//! assert_eq!(game.phase(), Phase::Fill);
//! game.play("left".parse()?)?;
//! assert_eq!(game.to_string(), "KOBPYRGN/8/8/8/8/8/8/ngrkpboy+ w - 3 1-0");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to find what
//!
//! | rules | module |
//! |---|---|
//! | which tower moves (T1, T2), passes and deadlock (D5, D6, D8), the home row (D7) | `round` |
//! | where a tower can go (D1–D4, S1, DS1, TS1), pushes (S2–S11 and their DS and TS forms) | `board` |
//! | why a move is refused, with the rule's id | `refusal` |
//! | what a player can do, and what follows from it | `action`, `event` |
//! | line-ups and fills (P1–P4, Fill 1–4) | `line_up` |
//! | match lengths, points, teeth, set-up, the series | `matches`, `tower` |
//! | position strings | `position` |
//! | the rulebook's notation and score sheets | `notation`, `words`, [`sheet`] |
//!
//! # Features
//!
//! - `serde` (off): serialises squares, moves, line-ups, actions and matches as their texts.
//!   Costs the `serde` dependency; nothing else depends on anything.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod action;
mod board;
mod colour;
mod event;
mod line_up;
mod matches;
mod notation;
mod perft;
mod position;
mod refusal;
mod round;
#[cfg(feature = "serde")]
mod serde_text;
pub mod sheet;
mod side;
mod square;
mod square_set;
mod tower;
mod words;

pub use action::{Action, ParseActionError};
pub use board::Board;
pub use colour::Colour;
pub use event::{Event, PushedTower};
pub use line_up::{Fill, LineUp, ParseLineUpError};
pub use matches::{Length, Match, Outcome, Phase, Score, SetUp};
pub use notation::{Entry, Notation, Travel, Written};
pub use perft::{perft, perft_round};
pub use position::{ParsePositionError, Position};
pub use refusal::{Refusal, RefusalReason, ReplayError};
pub use round::{Move, ParseMoveError, Pass, Reason, Round, RoundEnd};
pub use side::Side;
pub use square::{ParseSquareError, Square};
pub use square_set::{SquareSet, Squares};
pub use tower::{Rank, Teeth, Tower};
pub use words::Language;
