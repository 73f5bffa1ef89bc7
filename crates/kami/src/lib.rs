//! The rules of **Kami**, the card game of attack and counter for two, three or four players.
//!
//! Play a round whose cards are all known, step by step:
//!
//! ```
//! use kami::{Action, Card, Deal, Phase, Round, Seat};
//!
//! let deal: Deal = "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1".parse()?;
//! let mut round = Round::new(&deal);
//! round.play("dC".parse()?)?; // face down
//! round.play(Action::AttackHand(Card::Soldier))?;
//! assert_eq!(round.to_act(), Some(Seat::Two));
//! assert_eq!(round.phase(), Phase::Answer);
//! assert_eq!(round.legal_set().texts(), ["dS", "pass"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Ask what somebody may know, and nothing more:
//!
//! ```
//! use kami::{Action, Card, Deal, Seat, View, Viewer};
//!
//! let deal: Deal = "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1".parse()?;
//! let log = [Action::DefendHand(Card::Rider), Action::AttackHand(Card::Soldier)];
//! let view = View::of_round(&deal, &log, Viewer::Seat(Seat::Two))?;
//! assert_eq!(view.to_string(), "4 S???????,SSSLCAOT,????????,???????? 1");
//! assert_eq!(view.history[0].to_string(), "1: d?");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Play a whole game; the decks are shuffled by the caller:
//!
//! ```
//! use kami::{Action, Deck, Game, GamePhase, Level, Mode};
//!
//! let mut game = Game::new(Mode::Chaotic, Level::Lord);
//! let mut state = 1_u32;
//! let mut deck = Deck::sorted();
//!
//! while game.phase() != GamePhase::Over {
//!     deck.shuffle(|bound| {
//!         state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
//!         (state >> 8) % bound
//!     });
//!     match game.phase() {
//!         GamePhase::Draw => game.draw(&deck)?,
//!         GamePhase::Deal => game.deal(&deck)?,
//!         GamePhase::Play => {
//!             let mut legal = game.legal_actions();
//!             let action = legal.nth(state as usize % legal.len()).unwrap_or(Action::Pass);
//!             game.play(action)?;
//!         }
//!         GamePhase::Over => {}
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! - `serde` (off by default; costs the `serde` dependency, without which the crate depends on
//!   nothing but `std`): values are serialised as the texts people read, a card as `"S"`, an action
//!   as `"dS"`, a seat as its number, a [`GameRecord`] as its sheet.
//!
//! # Where to find what
//!
//! | rules | item |
//! |---|---|
//! | one round with all cards known: leads, counters, the Empress, the last card | [`Round`], [`Phase`], [`Outcome`] |
//! | the three ways to play, seats and teams | [`Mode`], [`Seat`], [`Team`] |
//! | cards, hands, decks and deals | [`Card`], [`Hand`], [`Deck`], [`Deal`], [`Extra`] |
//! | what a player can do, and why it may be refused | [`Action`], [`ActionSet`], [`Refusal`] |
//! | whole games: draws, deals, levels, the score | [`Game`], [`Level`], [`Score`], [`DealRefusal`] |
//! | what somebody may know | [`View`], [`Viewer`] |
//! | records and score sheets | [`GameRecord`], [`sheet`] |
//! | counting sequences of steps | [`perft()`] |
//!
//! # Promises
//!
//! No function panics, whatever it is given; nothing here does input or output, keeps time or
//! draws random numbers. The same input gives the same output on every machine. Enums of faults and
//! of reasons for a refusal are `#[non_exhaustive]`, because they may learn to say more; enums of
//! what the game is made of are not, because its rules are what they are.

mod action;
mod action_set;
mod card;
mod deal;
mod deck;
mod game;
mod hand;
mod level;
mod perft;
mod phase;
mod placed;
mod record;
mod refusal;
mod round;
#[cfg(feature = "schema")]
mod schema;
mod seat;
mod seen;
#[cfg(feature = "serde")]
mod serde_text;
pub mod sheet;
mod text;
mod view;

pub use action::{Action, Pile};
pub use action_set::{ActionSet, Actions};
pub use card::Card;
pub use deal::{Deal, DealField, Extra, ParseDealError};
pub use deck::{Deck, ParseDeckError};
pub use game::{DealRefusal, Draw, Game, GameOutcome, GamePhase, RoundSummary};
pub use hand::Hand;
pub use level::{Level, Score};
pub use perft::perft;
pub use phase::{Outcome, Phase, StandingAttack};
pub use placed::{Line, PlacedCard};
pub use record::GameRecord;
pub use refusal::{Refusal, RefusalReason, ReplayError};
pub use round::{Round, replay};
pub use seat::{Mode, Seat, Team};
pub use seen::{DealtPile, HeldSoldiers, SeenAction, SeenCard, SeenHand, SeenPile, SeenStep};
pub use text::{
    ParseActionError, ParseCardError, ParseHandError, ParseLevelError, ParseModeError,
    ParseSeatError,
};
pub use view::{SeatView, Standing, View, Viewer};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
