//! What somebody wants to happen, and why it may be refused.

use std::fmt;

use kamidana_game::Seat;

use crate::{Offer, Person};
use crate::{PersonId, TableId, Timestamp};

/// Who wants it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// Somebody.
    Person(PersonId),
    /// The machine on a seat.
    Machine(Seat),
    /// The server itself.
    Server,
}

/// What somebody wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// To sit down, on this seat or on any that is free.
    Sit {
        /// Who.
        who: Person,
        /// Where.
        seat: Option<Seat>,
        /// Whether they came by the table's link.
        invited: bool,
    },
    /// To leave their seats before the game begins.
    Rise,
    /// To do something.
    Act {
        /// How many actions they have seen: a second copy of a message, or one that comes too
        /// late, does no harm.
        seen: Option<u32>,
        /// What.
        action: String,
        /// Milliseconds the network took, as the server measured it.
        lag: u32,
    },
    /// To offer something.
    Offer(Offer),
    /// To accept what was offered.
    Accept,
    /// To decline it.
    Decline,
    /// To give up.
    Resign,
    /// To call the game off; of somebody who was asked to sit down: to decline.
    Abort,
    /// To play again with sides changed, after the end.
    Again {
        /// Where, if everybody agrees.
        table: TableId,
    },
    /// To win because an opponent has left.
    Claim {
        /// The seat that was left.
        seat: Seat,
        /// Since when, as the server knows it.
        since: Timestamp,
    },
    /// To see whether somebody's time is up.
    LookAtClock,
}

impl Command {
    /// An action, with no lag.
    pub fn act(seen: Option<u32>, action: &str) -> Self {
        Self::Act {
            seen,
            action: action.into(),
            lag: 0,
        }
    }
}

/// Why something was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no such game.
    NoGame,
    /// The table cannot be set up like this.
    Setup(String),
    /// The game has not begun.
    NotBegun,
    /// The game has begun.
    Begun,
    /// It is over.
    Over,
    /// They have no seat here.
    NoSeat,
    /// The seat is taken, or not for them.
    SeatTaken,
    /// They sit here already.
    Seated,
    /// It is not their turn.
    NotYourTurn,
    /// The table has moved on since they looked.
    MovedOn,
    /// The game does not allow it.
    Illegal(String),
    /// There is no offer to answer, or the same one stands.
    NoOffer,
    /// This game, or this table, does not know such an offer.
    OfferUnfit(&'static str),
    /// It is too late to call it off.
    TooLate,
    /// It is too early to claim the win.
    TooEarly,
    /// Their time was up before.
    TimeIsUp,
    /// Guests do not play rated games.
    Guest,
}

impl Refusal {
    /// A short name for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoGame => "no-game",
            Self::Setup(_) => "setup",
            Self::NotBegun => "not-begun",
            Self::Begun => "begun",
            Self::Over => "over",
            Self::NoSeat => "no-seat",
            Self::SeatTaken => "seat-taken",
            Self::Seated => "seated",
            Self::NotYourTurn => "not-your-turn",
            Self::MovedOn => "moved-on",
            Self::Illegal(_) => "illegal",
            Self::NoOffer => "no-offer",
            Self::OfferUnfit(_) => "offer-unfit",
            Self::TooLate => "too-late",
            Self::TooEarly => "too-early",
            Self::TimeIsUp => "time-is-up",
            Self::Guest => "guest",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Setup(reason) | Self::Illegal(reason) => reason,
            Self::OfferUnfit(reason) => reason,
            Self::NoGame => "there is no such game",
            Self::NotBegun => "the game has not begun",
            Self::Begun => "the game has begun",
            Self::Over => "the game is over",
            Self::NoSeat => "you have no seat at this table",
            Self::SeatTaken => "this seat is not free for you",
            Self::Seated => "you have a seat at this table already",
            Self::NotYourTurn => "it is not your turn",
            Self::MovedOn => "the table has moved on since",
            Self::NoOffer => "there is no such offer",
            Self::TooLate => "too much has been played to call it off",
            Self::TooEarly => "they have not been away for long enough",
            Self::TimeIsUp => "your time was up before that",
            Self::Guest => "guests have to register for rated games",
        })
    }
}

impl std::error::Error for Refusal {}
