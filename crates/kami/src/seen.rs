//! Cards, hands and steps as somebody else sees them: what is hidden is not there.

use std::fmt;

use crate::{Action, Card, Hand, Seat};

/// A card on the table as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamiSeenCard))]
pub struct SeenCard {
    /// The card, if the viewer knows it.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub card: Option<Card>,
    /// Whether it lies face down.
    pub face_down: bool,
    /// Whether it was a Mercenary.
    pub mercenary: bool,
}

/// A dealt hand as far as a viewer knows it. Printed with a `?` for every unknown card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamiSeenHand))]
pub struct SeenHand {
    /// The cards known to have been dealt to it.
    pub known: Hand,
    /// How many others there were.
    pub hidden: u8,
}

impl fmt::Display for SeenHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.known.fmt(f)?;
        (0..self.hidden).try_for_each(|_| f.write_str("?"))
    }
}

/// How many of the Soldiers that a player has shown can still be in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamiHeldSoldiers))]
pub struct HeldSoldiers {
    /// So many are there for certain.
    pub least: u8,
    /// There are no more than these.
    pub most: u8,
}

/// A pile of Mercenaries as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamiPile))]
pub struct SeenPile {
    /// The face-up card; `None` once the pile is used up.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub face_up: Option<Card>,
    /// Whether it still covers a card.
    pub covers: bool,
}

/// A pile of Mercenaries as it was dealt, as far as it has been seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamiDealtPile))]
pub struct DealtPile {
    /// The card that lay face up.
    pub face_up: Card,
    /// The card below it, once it has been turned.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub below: Option<Card>,
}

/// An action as a viewer sees it: like [`Action`], but the card of a defence may be hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeenAction {
    /// `d?`: a card face down that the viewer does not know.
    DefendHidden,
    /// Anything else, which the viewer knows entirely.
    Known(Action),
}

impl fmt::Display for SeenAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DefendHidden => f.write_str("d?"),
            Self::Known(action) => action.fmt(f),
        }
    }
}

/// One step of the history a viewer has seen. Printed like `2: dS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamiStep))]
pub struct SeenStep {
    /// Who took it.
    pub seat: Seat,
    /// What it was.
    pub action: SeenAction,
    /// The card it played, if it played one and the viewer knows it (also a Mercenary's).
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub card: Option<Card>,
}

impl fmt::Display for SeenStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.seat, self.action)
    }
}
