//! Where a round stands: what is to be done, what waits for an answer, how it ended.

use crate::{Card, Seat};

/// What the acting player has to do. Serialised in `snake_case`, unlike every other name: views
/// have always been sent so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamiPhase))]
pub enum Phase {
    /// A player with five or more Soldiers says whether to ask the partner (`ask` or `keep`).
    Demoralised,
    /// The partner says whether to cancel the deal (`cancel` or `play`).
    PartnerAnswer,
    /// The leader plays a card face down in defence.
    LeadDefence,
    /// The leader attacks.
    LeadAttack,
    /// An attack stands: pass or counter.
    Answer,
    /// The player who countered attacks.
    CounterAttack,
    /// The round is over.
    Over,
}

/// How a round stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamiRoundOutcome))]
#[cfg_attr(feature = "serde", serde(tag = "result", rename_all = "kebab-case"))]
pub enum Outcome {
    /// Still being played.
    Unknown,
    /// Somebody has played the last card of the hand.
    Won {
        /// Who.
        seat: Seat,
        /// The points scored, after doubling.
        points: u8,
        /// Whether it was a Master stroke.
        doubled: bool,
    },
    /// Nobody scores: a cancelled deal, or a duel in which the leader cannot play.
    Void,
}

/// An attack that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamiAttack))]
pub struct StandingAttack {
    /// Whose it is.
    pub seat: Seat,
    /// The attacking card.
    pub card: Card,
}
