//! What can be pointed at on Kami's screen.

use kami::{Action, ActionSet, Card, Pile, View};

use crate::commands::play::spots::Spot;

/// Something to point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// A card of the own hand, by its place in it.
    Card(u8),
    /// A Mercenary.
    Pile(Pile),
    /// A step that plays no card.
    Word(Action),
}

const PILES: u16 = 64;
const WORDS: u16 = PILES + 8;
/// The steps that play no card.
const STEPS: [Action; 5] = [
    Action::Pass,
    Action::Ask,
    Action::Keep,
    Action::Cancel,
    Action::Play,
];

impl Place {
    pub(crate) fn spot(self) -> Spot {
        Spot::Piece(match self {
            Self::Card(place) => place.into(),
            Self::Pile(pile) => PILES + pile.index() as u16,
            Self::Word(action) => {
                let place = STEPS.iter().position(|step| *step == action);
                WORDS + place.unwrap_or(STEPS.len()) as u16
            }
        })
    }

    pub(crate) fn of(spot: Spot) -> Option<Self> {
        let Spot::Piece(number) = spot else {
            return None;
        };
        match number {
            0..PILES => Some(Self::Card(number as u8)),
            PILES..WORDS => Some(Self::Pile(Pile::ALL[usize::from(number - PILES)])),
            _ => STEPS
                .get(usize::from(number - WORDS))
                .copied()
                .map(Self::Word),
        }
    }
}

/// Everything that can be pointed at now.
pub(super) fn places(round: &View) -> Vec<Place> {
    let hand = round
        .own_hand()
        .map(|hand| hand.cards().collect::<Vec<_>>());
    let cards = (0..).zip(hand.unwrap_or_default());
    let cards = cards.filter(|(_, card)| card_action(round.legal, *card).is_some());
    let piles = Pile::ALL.into_iter();
    let piles = piles.filter(|pile| pile_action(round.legal, *pile).is_some());
    let words = round
        .legal
        .iter()
        .filter(|a| !a.is_defence() && !a.is_attack());
    cards
        .map(|(place, _)| Place::Card(place))
        .chain(piles.map(Place::Pile))
        .chain(words.map(Place::Word))
        .collect()
}

/// The step that pointing at a place means.
pub(super) fn action(round: &View, place: Place) -> Option<Action> {
    match place {
        Place::Card(place) => {
            let card = round.own_hand()?.cards().nth(place.into())?;
            card_action(round.legal, card)
        }
        Place::Pile(pile) => pile_action(round.legal, pile),
        Place::Word(action) => Some(action),
    }
}

/// What playing this card would be now: a defence or an attack, never both.
pub(super) fn card_action(legal: ActionSet, card: Card) -> Option<Action> {
    let uses = [Action::DefendHand(card), Action::AttackHand(card)];
    uses.into_iter().find(|action| legal.contains(*action))
}

/// The same for a Mercenary.
pub(super) fn pile_action(legal: ActionSet, pile: Pile) -> Option<Action> {
    let uses = [Action::DefendPile(pile), Action::AttackPile(pile)];
    uses.into_iter().find(|action| legal.contains(*action))
}
