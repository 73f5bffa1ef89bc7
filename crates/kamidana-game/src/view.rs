//! What leaves a table: everything one viewer may know, and nothing else.

use std::fmt::Display;

use serde::{Serialize, Serializer};

use crate::{Choices, Commitment, Data, Outcome, Seat, Seed, Viewer};

/// All that a viewer may know of a table's game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Who acts, as far as the viewer may know it.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub to_act: Option<Seat>,
    /// What the viewer may choose from; nothing if somebody else acts.
    pub choices: Choices,
    /// How the game stands.
    pub outcome: Outcome,
    /// What makes the deals checkable, in games that deal.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub fairness: Option<Fairness>,
    /// The game's own part: an object whose field `game` is the game's id. Its type is in the
    /// game's module.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Board))]
    pub board: Data,
}

/// The hashes and seeds that make deals checkable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Fairness {
    /// The number of the deal on the table.
    pub deal: u32,
    /// The hash of its seed, published before the first card.
    #[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^[0-9a-f]{64}$"))]
    pub commitment: Commitment,
    /// The hash of the next deal's seed.
    #[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^[0-9a-f]{64}$"))]
    pub next: Commitment,
    /// The seed of the deal before, if its round is over; at the end of the game that of the
    /// last deal.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub revealed: Option<RevealedSeed>,
}

/// A seed that is no longer a secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RevealedSeed {
    /// Of which deal.
    pub deal: u32,
    /// The seed.
    #[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^[0-9a-f]{64}$"))]
    pub seed: Seed,
}

impl Fairness {
    /// The state of a table's chance with `deal` on the table; `over` once its secret may be told.
    pub fn of(table: &Seed, deal: u32, over: bool) -> Self {
        let revealed = if over {
            Some(deal)
        } else {
            deal.checked_sub(1)
        };
        Self {
            deal,
            commitment: table.of_deal(deal).commitment(),
            next: table.of_deal(deal + 1).commitment(),
            revealed: revealed.map(|deal| RevealedSeed {
                deal,
                seed: table.of_deal(deal),
            }),
        }
    }
}

/// Writes a value as its text, whatever else it would write.
pub(crate) fn as_text<S: Serializer>(
    value: &impl Display,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}
