//! The rules of Kamon, a game for two on a board of thirty-seven hexes.
//!
//! Every cell but one holds a token. A pawn replaces a token, and the next pawn must go where the
//! token shares its symbol or its count. Whoever joins two opposite edges, closes a loop or
//! leaves the opponent no cell has won.
//!
//! Play from a set-up:
//!
//! ```
//! use kamon::{Cell, Layout, Options, Position};
//!
//! let layout: Layout =
//!     "l1c2f3k4/w5m6l2c3f4/k5w6m1l3c4f5/k6w1m2.l4c5f6/k1w2m3l5c6f1/k2w3m4l6c1/f2k3w4m5".parse()?;
//! let mut position = Position::new(layout, Options::default());
//! assert_eq!(position.legal_actions().len(), 12); // the border without the corners
//! position.play(Cell::B1)?;
//! assert_eq!(
//!     position.to_string(),
//!     "l1c2f3k4/xm6l2c3f4/k5w6m1l3c4f5/k6w1m2.l4c5f6/k1w2m3l5c6f1/k2w3m4l6c1/f2k3w4m5 w w5",
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A refused move says why and changes nothing:
//!
//! ```
//! use kamon::{Cell, Position, RefusalReason};
//!
//! let text = "l1c2f3k4/xm6l2c3f4/k5w6m1l3c4f5/k6w1m2.l4c5f6/k1w2m3l5c6f1/k2w3m4l6c1/f2k3w4m5 w w5";
//! let mut position: Position = text.parse()?;
//! let refused = position.play(Cell::C4).unwrap_err();
//! assert!(matches!(refused.reason, RefusalReason::NoMatch { .. }));
//! assert_eq!(
//!     refused.to_string(),
//!     "c4 holds l3, which shares neither symbol nor count with w5 on the pile",
//! );
//! assert_eq!(position.to_string(), text);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A finished game tells who won, how, and with which pawns:
//!
//! ```
//! use kamon::{Outcome, Position, Reason, Side};
//!
//! let position: Position =
//!     "xxw3w5/xf2f3m1o/ow1xl1of5/w4xxoom6c3/c5w6ox.c6/xom3c2k2/ow2xo b m5".parse()?;
//! assert_eq!(
//!     position.outcome(),
//!     Outcome::Decisive { winner: Side::White, reason: Reason::Edges },
//! );
//! let chain: Vec<_> = position.winning_cells().iter().map(|cell| cell.name()).collect();
//! assert_eq!(chain.join(" "), "b5 c5 d4 d5 e3 f2 g1"); // from dragon to dragon
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! - `serde` (off by default; costs the `serde` dependency, without which the crate depends on
//!   nothing but `std`): values are serialised as the texts people read, `"c4"`, `"l5"`, `"black"`,
//!   a position as its line. [`Options`] other than the usual ones, which that line does not say,
//!   stand beside it.
//!
//! # Where to find what
//!
//! | rules | item |
//! |---|---|
//! | moves, the pile, ends of the game | [`Position`], [`Outcome`], [`Reason`] |
//! | why a move is refused | [`Refusal`], [`RefusalReason`] |
//! | the board, its edges and emblems | [`Cell`], [`CellSet`], [`Edge`], [`Emblem`] |
//! | tokens and set-ups | [`Token`], [`Symbol`], [`Count`], [`Layout`], [`Tokens`] |
//! | where the rulebook leaves a choice | [`Options`] |
//! | position strings | [`Position`], [`Position::parse_with`], [`ParsePositionError`] |
//! | games as numbered lines | [`sheet`] |
//! | turning and mirroring | [`Symmetry`] |
//! | counting sequences of moves | [`perft()`] |
//!
//! # Promises
//!
//! No function panics, whatever it is given; nothing here does input or output, keeps time or
//! draws random numbers. The same input gives the same output on every machine. Enums of faults and
//! of reasons for a refusal are `#[non_exhaustive]`, because they may learn to say more; enums of
//! what the game is made of are not, because its rules are what they are.

mod cell;
mod cell_set;
mod edge;
mod format;
mod layout;
mod outcome;
mod parse;
mod perft;
mod position;
mod refusal;
#[cfg(feature = "schema")]
mod schema;
#[cfg(feature = "serde")]
mod serde_text;
mod shape;
pub mod sheet;
mod symmetry;
mod token;

pub use cell::{Cell, ParseCellError};
pub use cell_set::{CellSet, Cells};
pub use edge::{Edge, Emblem};
pub use layout::{DuplicateToken, Layout, Tokens};
pub use outcome::{Outcome, ParseSideError, Reason, Side};
pub use parse::{Fault, Field, ParsePositionError};
pub use perft::perft;
pub use position::{Content, Options, Position};
pub use refusal::{Refusal, RefusalReason, ReplayError};
pub use symmetry::Symmetry;
pub use token::{Count, ParseTokenError, Symbol, Token};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
