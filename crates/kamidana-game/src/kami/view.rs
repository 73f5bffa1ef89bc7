//! What a viewer knows of a round, as a view of the table.

use kami::{Action, Card, Deal, Mode};
use serde::Serialize;

use crate::{Choices, Data, Outcome, View, Viewer};

use super::seat_of;

/// A Kami round as the viewer sees it, and the game around it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "game", rename = "kami")]
pub struct KamiBoard {
    /// The round.
    pub round: kami::View,
    /// The cards drawn for the first lead, draw by draw: each seat and its card.
    pub draws: Vec<Vec<(kami::Seat, Card)>>,
    /// The last finished round: its cards are no secret any more.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub last: Option<FinishedRound>,
}

/// A finished Kami round, with all its cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamiFinishedRound))]
pub struct FinishedRound {
    /// What was dealt, as the text of the round format.
    pub deal: Deal,
    /// What was done.
    pub actions: Vec<Action>,
    /// How it ended.
    pub outcome: kami::Outcome,
}

/// A single round, as much of it as `round` shows, as a view of a table.
pub fn seen(round: kami::View) -> View {
    View {
        viewer: match round.viewer {
            kami::Viewer::Seat(seat) => Viewer::Seat(seat_of(seat)),
            kami::Viewer::Spectator => Viewer::Spectator,
        },
        to_act: round.turn.map(seat_of),
        choices: Choices::list(round.legal.texts()),
        outcome: round_outcome(round.mode, round.outcome),
        fairness: None,
        board: Data::new(KamiBoard {
            round,
            draws: Vec::new(),
            last: None,
        }),
    }
}

/// How a round stands: the winner's team wins it, and nobody a void one.
pub(super) fn round_outcome(mode: Mode, outcome: kami::Outcome) -> Outcome {
    match outcome {
        kami::Outcome::Unknown => Outcome::Unknown,
        kami::Outcome::Void => Outcome::Draw { reason: "void" },
        kami::Outcome::Won { seat, doubled, .. } => {
            let team = mode.team_of(seat);
            let seats = mode.seats().iter().copied();
            let winners = seats.filter(|seat| mode.team_of(*seat) == team);
            Outcome::Decisive {
                winners: winners.map(seat_of).collect(),
                reason: if doubled {
                    "master-stroke"
                } else {
                    "last-card"
                },
            }
        }
    }
}

/// Who looks, in the words of the rules. A seat that does not exist sees what everybody sees.
pub(super) fn looker(viewer: Viewer) -> kami::Viewer {
    match viewer {
        Viewer::Seat(seat) => kami::Seat::from_number(seat.number())
            .map_or(kami::Viewer::Spectator, kami::Viewer::Seat),
        Viewer::Spectator => kami::Viewer::Spectator,
    }
}
