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
//! # Features
//!
//! - `serde` (off by default; costs the `serde` dependency, without which the crate depends on
//!   nothing but `std`): values are serialised as the texts people read, `"d1d5"`, `"black"`, a
//!   match as its position string. A series, which that string cannot tell from a single round,
//!   has its rounds and score beside it, so that it stays a series.
//!
//! # Where to find what
//!
//! | rules | item |
//! |---|---|
//! | which tower moves (T1, T2), passes and deadlock (D5, D6, D8), the home row (D7) | [`Round`] |
//! | where a tower can go (D1–D4, S1, DS1, TS1), pushes (S2–S11 and their DS and TS forms) | [`Board`], [`SquareSet`] |
//! | why an action is refused, with the rule's id | [`Refusal`], [`RefusalReason`] |
//! | what a player can do, and what follows from it | [`Action`], [`Move`], [`Event`] |
//! | line-ups and fills (P1–P4, Fill 1–4) | [`LineUp`], [`Fill`] |
//! | match lengths, points, teeth, set-up, the series | [`Match`], [`Length`], [`Score`], [`Teeth`] |
//! | position strings | [`Match`], [`Position`], [`Match::parse_series`] |
//! | the rulebook's notation and score sheets | [`Notation`], [`Entry`], [`Language`], [`sheet`] |
//! | counting sequences of moves | [`perft()`], [`perft_round`] |
//!
//! # Promises
//!
//! No function panics, whatever it is given; nothing here does input or output, keeps time or
//! draws random numbers. The same input gives the same output on every machine. Enums of faults and
//! of reasons for a refusal are `#[non_exhaustive]`, because they may learn to say more; enums of
//! what the game is made of are not, because its rules are what they are.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod action;
mod board;
mod colour;
mod event;
mod format;
mod legal;
mod line_up;
mod matches;
mod notation;
mod parse;
mod perft;
mod refusal;
mod round;
#[cfg(feature = "schema")]
mod schema;
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
pub use parse::{ParsePositionError, Position};
pub use perft::{perft, perft_round};
pub use refusal::{Refusal, RefusalReason, ReplayError};
pub use round::{Move, ParseMoveError, Pass, Reason, Round, RoundEnd};
pub use side::Side;
pub use square::{ParseSquareError, Square};
pub use square_set::{SquareSet, Squares};
pub use tower::{Rank, Teeth, Tower};
pub use words::Language;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
