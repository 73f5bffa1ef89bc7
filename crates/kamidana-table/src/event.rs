//! What happens at a table.

use kamidana_game::{Seat, Seed};
use serde::{Deserialize, Serialize};

use super::Setup;
use crate::setup::is_no;
use crate::{PersonId, TableId, Timestamp};

/// What kind of account somebody has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Somebody without a password.
    Guest,
    /// Somebody with an account.
    #[default]
    Member,
    /// A program.
    Bot,
}

/// Somebody, and what they are called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// Their name when it happened.
    pub name: String,
    /// What they are: a program is marked as one wherever it plays.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub account: Kind,
    /// What a guest would like to be called; others may share it, and no account is found by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nickname: Option<String>,
}

impl Person {
    /// A member with this number and name.
    pub fn new(id: u64, name: &str) -> Self {
        Self {
            id: PersonId(id),
            name: name.into(),
            account: Kind::Member,
            nickname: None,
        }
    }

    /// What they are called among people.
    pub fn shown(&self) -> &str {
        self.nickname.as_deref().unwrap_or(&self.name)
    }
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Sitter {
    /// Somebody.
    Person(Person),
    /// The machine.
    Machine {
        /// From 1 to 8.
        level: u8,
    },
}

/// Something that one player can offer the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Offer {
    /// To call it a draw.
    Draw,
    /// To let them take back what they did last.
    Takeback,
}

/// Something that happened at a table, for good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// Its number, from 1: at one table no two events share it.
    pub number: u32,
    /// When.
    pub at: Timestamp,
    /// What.
    #[serde(flatten)]
    pub kind: EventKind,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum EventKind {
    /// The table was set up.
    Created {
        /// As what; seats that chance has shuffled are already in order.
        setup: Setup,
        /// By whom.
        by: Person,
        /// Where its chance comes from: a secret until the deals are revealed.
        seed: Seed,
        /// Whether it was played in somebody's browser and brought here afterwards.
        #[serde(default, skip_serializing_if = "is_no")]
        local: bool,
    },
    /// Somebody took a seat.
    Sat {
        /// Which.
        seat: Seat,
        /// Who.
        who: Sitter,
    },
    /// Somebody left a seat before the game began.
    Rose {
        /// Which.
        seat: Seat,
    },
    /// All seats are taken: the game begins.
    Began,
    /// Somebody did something.
    Acted {
        /// Who.
        seat: Seat,
        /// What.
        action: String,
        /// Milliseconds of the network that are forgiven: they are not charged.
        lag: u32,
    },
    /// Somebody offered something.
    Offered {
        /// Who.
        seat: Seat,
        /// What.
        offer: Offer,
    },
    /// Somebody declined an offer.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// The last actions were taken back.
    TookBack {
        /// How many are left.
        left: u32,
    },
    /// The server is back: so many milliseconds in which it was not there are not charged.
    Resumed {
        /// How many.
        millis: u64,
    },
    /// It is over.
    Ended {
        /// How.
        ending: Ending,
    },
    /// Somebody would like to play again.
    Again {
        /// Who.
        seat: Seat,
    },
    /// All agreed to play again.
    Rematched {
        /// At which table.
        table: TableId,
    },
}

impl EventKind {
    /// Its name.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Created { .. } => "created",
            Self::Sat { .. } => "sat",
            Self::Rose { .. } => "rose",
            Self::Began => "began",
            Self::Acted { .. } => "acted",
            Self::Offered { .. } => "offered",
            Self::Declined { .. } => "declined",
            Self::TookBack { .. } => "tookback",
            Self::Resumed { .. } => "resumed",
            Self::Ended { .. } => "ended",
            Self::Again { .. } => "again",
            Self::Rematched { .. } => "rematched",
        }
    }
}

/// How a table's game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ending {
    /// How it came about.
    pub how: EndReason,
    /// The seats that won; none for a draw or a game that was called off.
    pub winners: Vec<Seat>,
}

impl EndReason {
    /// Its name in lists and stores.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Played { .. } => "played",
            Self::Resigned { .. } => "resigned",
            Self::Flagged { .. } => "flagged",
            Self::Left { .. } => "left",
            Self::Agreed => "agreed",
            Self::Aborted => "aborted",
            Self::Declined => "declined",
        }
    }
}

/// How an end came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "how", rename_all = "lowercase")]
pub enum EndReason {
    /// By the rules of the game.
    Played {
        /// As the game says.
        reason: String,
    },
    /// Somebody gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// Somebody's time was up.
    Flagged {
        /// Whose.
        seat: Seat,
    },
    /// Somebody left for good.
    Left {
        /// Who.
        seat: Seat,
    },
    /// They called it a draw.
    Agreed,
    /// It was called off before it really began.
    Aborted,
    /// Somebody who was asked did not want to play.
    Declined,
}
