//! What goes over the wire: typed here once, for the socket, the HTTP interface and, through the
//! OpenAPI description, for TypeScript.

use std::fmt::Display;

use bytes::Bytes;
use kamidana_game::{Seat, Why};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    Glimpse, Have, HubError, Line, Person, SeatRating, Stage, Summary, TableId, TableState,
    Timestamp, Wanted,
};

/// A message as it is sent: written once, and shared by all who get it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Text(Bytes);

impl Text {
    /// Whether there is nothing to send.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).unwrap_or_default()
    }

    /// The text in UTF-8, without copying it.
    pub fn into_bytes(self) -> Bytes {
        self.0
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

/// A table in a list, with how strong those are who sit there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Listed {
    /// The table.
    #[serde(flatten)]
    pub table: Summary,
    /// The ratings for such games, seat by seat; nothing for machines, guests and those who are new.
    pub ratings: Vec<Option<SeatRating>>,
}

/// How a table stands, for one of those it concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Progress {
    /// The number of its last event.
    pub number: u32,
    /// How far it is.
    pub stage: Stage,
    /// Whether it is your turn.
    pub your_turn: bool,
}

/// What a client says over the socket. A `tag` comes back in the answer.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum FromClient {
    /// Tell me about this table from now on.
    Watch {
        /// Which.
        table: TableId,
        /// What I have of it.
        #[serde(default)]
        have: Option<Have>,
        /// The last line of its chat that I have.
        #[serde(default)]
        heard: u32,
        /// For the refusal, if it is refused.
        #[serde(default)]
        tag: u32,
    },
    /// Tell me no more about it.
    Leave {
        /// Which.
        table: TableId,
    },
    /// Do this in the game.
    Act {
        /// Where.
        table: TableId,
        /// How many actions I have seen.
        #[serde(default)]
        seen: Option<u32>,
        /// What.
        action: String,
        /// Comes back in the answer.
        #[serde(default)]
        tag: u32,
    },
    /// I want this at the table.
    Want {
        /// Where.
        table: TableId,
        /// What.
        wanted: Wanted,
        /// What the link of an invited player has.
        #[serde(default)]
        key: Option<String>,
        /// Comes back in the answer.
        #[serde(default)]
        tag: u32,
    },
    /// Say this at the table.
    Say {
        /// Where.
        table: TableId,
        /// What.
        text: String,
        /// Comes back in the answer.
        #[serde(default)]
        tag: u32,
    },
    /// Tell me about open and running tables, or no more.
    Lobby {
        /// `false` for no more.
        on: bool,
    },
    /// Show me these tables from now on as they look at a glance, and no others.
    Glimpse {
        /// Which; at most 24.
        tables: Vec<TableId>,
        /// For the refusal, if it is refused.
        #[serde(default)]
        tag: u32,
    },
    /// Are you there?
    Ping {
        /// Comes back in the answer.
        #[serde(default)]
        tag: u32,
    },
}

/// What the server says over the socket.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum FromServer {
    /// The first message.
    Hello {
        /// Who you are, if you have signed in.
        you: Option<Person>,
        /// The time of the server.
        now: Timestamp,
    },
    /// A table is like this now.
    Table {
        /// The table.
        table: Box<TableState>,
    },
    /// Nothing has changed at a table since what you have.
    Current {
        /// Which.
        table: TableId,
        /// The number of its last event.
        number: u32,
    },
    /// Somebody came or went.
    Presence {
        /// Where.
        table: TableId,
        /// The seats whose players are there.
        present: Vec<Seat>,
        /// How many others look on.
        watchers: u32,
    },
    /// This was said.
    Said {
        /// Where.
        table: TableId,
        /// What.
        lines: Vec<Line>,
    },
    /// What you wanted is done and kept.
    Done {
        /// As you gave it.
        tag: u32,
        /// The number of the table's last event.
        number: u32,
    },
    /// What you wanted was refused; nothing has changed.
    Refused {
        /// As you gave it.
        tag: u32,
        /// Why, for programs.
        code: String,
        /// Why, for people.
        detail: String,
        /// Why the rules refuse an action, for those who have words for it.
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<Box<Why>>,
    },
    /// The open and the running tables that everybody may find.
    Lobby {
        /// Those that wait for players, at most 50.
        open: Vec<Listed>,
        /// Those that are being played, at most 50.
        running: Vec<Listed>,
        /// The last that ended, at most 6.
        recent: Vec<Listed>,
        /// How many wait for players in all.
        waiting: u32,
        /// How many are being played in all.
        playing: u32,
    },
    /// A table looks like this at a glance.
    Glimpse {
        /// The table.
        glimpse: Box<Glimpse>,
    },
    /// Something at one of your tables concerns you: it began, it is your turn, you were asked to sit
    /// down, it is over.
    Concerns {
        /// Which.
        table: TableId,
        /// How it stands now. Nothing while the servers of a site are being replaced: then look.
        progress: Option<Progress>,
    },
    /// Here I am.
    Pong {
        /// As you gave it.
        tag: u32,
        /// The time of the server.
        now: Timestamp,
    },
    /// The connection ends; come back after a while.
    Bye {
        /// Why.
        reason: String,
        /// After how many milliseconds.
        again_in: u32,
    },
}

impl FromServer {
    /// That something was refused.
    pub fn refused(tag: u32, code: &str, detail: impl Display) -> Self {
        Self::Refused {
            tag,
            code: code.into(),
            detail: detail.to_string(),
            why: None,
        }
    }

    /// That something was refused at a table.
    pub fn refused_there(tag: u32, error: HubError) -> Self {
        Self::Refused {
            tag,
            code: error.code().into(),
            detail: error.to_string(),
            why: match error {
                HubError::Refused(refusal) => refusal.why(),
                _ => None,
            },
        }
    }

    /// As it is sent.
    pub fn text(&self) -> Text {
        serde_json::to_string(self).unwrap_or_default().into()
    }
}
