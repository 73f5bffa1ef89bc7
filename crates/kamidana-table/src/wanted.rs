//! What people want at a table, as they say it.

use kamidana_game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Command, Offer, Person, Refusal, Table, TableId, Timestamp};

/// What somebody wants at a table, besides doing something in the game.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "want", rename_all = "lowercase", deny_unknown_fields)]
pub enum Wanted {
    /// To sit down, on this seat or on any that is free for them.
    Sit {
        /// Where.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// To leave their seats before the game begins.
    Rise,
    /// To offer something.
    Offer {
        /// What.
        offer: Offer,
        /// How many actions they have seen: a second copy of the message does no harm.
        #[serde(default)]
        seen: Option<u32>,
    },
    /// To accept what was offered.
    Accept,
    /// To decline it.
    Decline,
    /// To give up.
    Resign,
    /// To call the game off, or to decline to sit down.
    Abort,
    /// To win because the player on a seat has left.
    Claim {
        /// Which.
        seat: Seat,
    },
    /// To play again, with sides changed.
    Again,
}

impl Wanted {
    /// What somebody wants, as a table decides it. `key` is what their link has, `away_since` when
    /// the player on a seat was there last, `next` a name for the table at which they play again.
    pub fn command(
        self,
        table: &Table,
        who: Person,
        key: Option<&str>,
        away_since: impl FnOnce(Seat) -> Timestamp,
        next: impl FnOnce() -> TableId,
    ) -> Result<Command, Refusal> {
        Ok(match self {
            Self::Sit { seat } => Command::Sit {
                who,
                seat,
                invited: key.is_some_and(|key| key == table.key()),
            },
            Self::Rise => Command::Rise,
            Self::Offer { seen, .. }
                if seen.is_some_and(|seen| seen != table.seen(Some(who.id))) =>
            {
                return Err(Refusal::MovedOn);
            }
            Self::Offer { offer, .. } => Command::Offer(offer),
            Self::Accept => Command::Accept,
            Self::Decline => Command::Decline,
            Self::Resign => Command::Resign,
            Self::Abort => Command::Abort,
            Self::Claim { seat } => Command::Claim {
                seat,
                since: away_since(seat),
            },
            Self::Again => Command::Again { table: next() },
        })
    }
}
