//! What each card says at once: what a beginner is shown. It is made from the view of a seat, so
//! it knows nothing that seat does not.

use std::collections::BTreeMap;

use kami::{Action, Card, View};
use serde::Serialize;

use super::sight::Sight;

/// What everything that can be done now says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamiCards))]
#[serde(tag = "kind", rename = "cards")]
pub struct Cards {
    /// By the action.
    pub cards: BTreeMap<String, Play>,
}

/// What it means to do something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamiPlay))]
pub struct Play {
    /// The card that is played, if it is one.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub card: Option<Card>,
    /// Whether it is the last card, which wins the round.
    pub ends: bool,
    /// Of an attack: how many cards that counter it the seat has not seen.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub counters: Option<u8>,
}

/// `None` unless the viewer is to act.
pub(super) fn cards(view: &View) -> Option<Cards> {
    let sight = Sight::of_view(view)?;
    let cards = view.legal.iter().map(|action| {
        let card = sight.card_of(action);
        let from_hand = matches!(action, Action::AttackHand(_));
        let attacks = from_hand || matches!(action, Action::AttackPile(_));
        let play = Play {
            card,
            ends: attacks && sight.hand.len() == u8::from(from_hand),
            counters: card.filter(|_| attacks).map(|card| unseen(&sight, card)),
        };
        (action.to_string(), play)
    });
    Some(Cards {
        cards: cards.collect(),
    })
}

/// How many cards that counter this one are neither in the hand nor on the table.
fn unseen(sight: &Sight, attack: Card) -> u8 {
    let counters = Card::ALL.into_iter().filter(|card| card.counters(attack));
    counters.map(|card| sight.unseen[card.index()]).sum()
}
