//! What somebody wants to happen, and why it may be refused.

use std::sync::Arc;

use kamidana_game::{Refused, Seat, Why};

use crate::{Offer, Person};
use crate::{Outage, PersonId, TableId, Timestamp, setup::LONGEST_NAME};

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
        /// Milliseconds the network took, as the server measured it. How much of it is forgiven is
        /// for the table to say.
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
    /// To go on after the server was away: that time is not charged to anybody.
    Resume {
        /// When it was away, as the server knows it. What was reckoned before does not count
        /// twice.
        outages: Arc<[Outage]>,
    },
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
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// There is no such game.
    #[error("there is no such game")]
    NoGame,
    /// The table cannot be set up like this.
    #[error(transparent)]
    Setup(SetupProblem),
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// The game has begun.
    #[error("the game has begun")]
    Begun,
    /// It is over.
    #[error("the game is over")]
    Over,
    /// They have no seat here.
    #[error("you have no seat at this table")]
    NoSeat,
    /// The seat is taken, or not for them.
    #[error("this seat is not free for you")]
    SeatTaken,
    /// They sit here already.
    #[error("you have a seat at this table already")]
    Seated,
    /// It is not their turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The table has moved on since they looked.
    #[error("the table has moved on since")]
    MovedOn,
    /// The game does not allow it.
    #[error(transparent)]
    Illegal(Refused),
    /// There is no offer to answer, or the same one stands.
    #[error("there is no such offer")]
    NoOffer,
    /// This game, or this table, does not know such an offer.
    #[error(transparent)]
    OfferUnfit(OfferProblem),
    /// It is too late to call it off.
    #[error("it is too late to call the game off; you can resign")]
    TooLate,
    /// It is too early to claim the win.
    #[error("they have not been away for long enough")]
    TooEarly,
    /// Their time was up before.
    #[error("your time was up before that")]
    TimeIsUp,
    /// Help is for those who play unrated games against computers.
    #[error("this is only for unrated games of one person against computers")]
    NotPractice,
    /// Guests do not play rated games.
    #[error("guests have to register for rated games")]
    Guest,
}

/// What is wrong with a table that is to be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupProblem {
    /// An option, or what is to be dealt.
    #[error("{0}")]
    Options(String),
    /// The number of seats.
    #[error("this game has {wanted} seats, not {found}")]
    Seats {
        /// How many it has.
        wanted: usize,
        /// How many were given.
        found: usize,
    },
    /// The level of a computer.
    #[error("a level is a number from 1 to 8")]
    Level,
    /// The name of somebody around the device.
    #[error("a name has at least one character and at most {LONGEST_NAME}")]
    Name,
    /// There are only computers.
    #[error("somebody has to play")]
    Nobody,
    /// A rated game with computers, or with somebody on two seats.
    #[error("a rated game is played by as many people as it has seats")]
    Rated,
    /// The clock.
    #[error("{0}")]
    Clock(&'static str),
    /// The game to play once more is not over.
    #[error("the game is not over yet")]
    NotOver,
    /// There is no such moment in the game to play once more.
    #[error("the game was not played that far, or was over by then")]
    NoMoment,
}

impl SetupProblem {
    const fn code(&self) -> &'static str {
        match self {
            Self::Options(_) => "setup-options",
            Self::Seats { .. } => "setup-seats",
            Self::Level => "setup-level",
            Self::Name => "setup-name",
            Self::Nobody => "setup-nobody",
            Self::Rated => "setup-rated",
            Self::Clock(_) => "setup-clock",
            Self::NotOver => "setup-not-over",
            Self::NoMoment => "setup-no-moment",
        }
    }
}

/// Why something cannot be offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OfferProblem {
    /// Somebody always wins.
    #[error("this game has no draws")]
    NoDraws,
    /// It counts.
    #[error("a rated game takes nothing back")]
    Rated,
    /// They have done nothing yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// Others know what they would not have known.
    #[error("what was seen cannot be unseen")]
    Seen,
    /// Computers agree to no draw.
    #[error("the computer plays on")]
    Computer,
}

impl OfferProblem {
    const fn code(self) -> &'static str {
        match self {
            Self::NoDraws => "offer-no-draws",
            Self::Rated => "offer-rated",
            Self::Nothing => "offer-nothing",
            Self::Seen => "offer-seen",
            Self::Computer => "offer-computer",
        }
    }
}

impl Refusal {
    /// Why the rules refuse an action, for programs.
    pub fn why(self) -> Option<Box<Why>> {
        match self {
            Self::Illegal(refused) => refused.why,
            _ => None,
        }
    }

    /// A short name for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoGame => "no-game",
            Self::Setup(problem) => problem.code(),
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
            Self::OfferUnfit(problem) => problem.code(),
            Self::TooLate => "too-late",
            Self::TooEarly => "too-early",
            Self::TimeIsUp => "time-is-up",
            Self::NotPractice => "not-practice",
            Self::Guest => "guest",
        }
    }
}
