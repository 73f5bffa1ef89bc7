//! A deck: the 32 cards in some order.

use std::{error::Error, fmt, str::FromStr};

use crate::{Card, Hand};

/// All 32 cards in an order, the top card first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deck([Card; 32]);

/// Why some cards are no deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseDeckError {
    /// A deck has 32 cards.
    Size {
        /// How many there were.
        found: usize,
    },
    /// There are more cards of this kind than a deck has.
    TooMany {
        /// The kind.
        card: Card,
    },
    /// This is not a card code.
    UnknownCard {
        /// What stood there.
        letter: char,
    },
}

impl fmt::Display for ParseDeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { found } => write!(f, "a deck has 32 cards, not {found}"),
            Self::TooMany { card } => {
                write!(
                    f,
                    "a deck has only {} of the card {}",
                    card.copies(),
                    card.name()
                )
            }
            Self::UnknownCard { letter } => {
                write!(
                    f,
                    "`{}` is not a card code (S L C A O T F I)",
                    letter.escape_default()
                )
            }
        }
    }
}

impl Error for ParseDeckError {}

impl Deck {
    /// The deck in this order, if it is one.
    pub fn from_order(order: [Card; 32]) -> Result<Self, ParseDeckError> {
        let mut seen = Hand::EMPTY;
        for card in order {
            if !seen.add(card) {
                return Err(ParseDeckError::TooMany { card });
            }
        }
        Ok(Self(order))
    }

    /// The deck kind by kind, Soldiers on top.
    pub const fn sorted() -> Self {
        let mut order = [Card::Soldier; 32];
        let (mut at, mut kind) = (0, 0);
        while kind < Card::ALL.len() {
            let mut copy = 0;
            while copy < Card::ALL[kind].copies() {
                order[at] = Card::ALL[kind];
                at += 1;
                copy += 1;
            }
            kind += 1;
        }
        Self(order)
    }

    /// The order, top card first.
    pub const fn cards(&self) -> &[Card; 32] {
        &self.0
    }

    /// Shuffles in place with the caller's chance (Fisher and Yates, from the bottom up).
    ///
    /// For each `place` from 31 down to 1, `below(place + 1)` names the place, counted from the
    /// top, with which it is swapped. Answers that are too large are taken modulo the bound.
    pub fn shuffle(&mut self, mut below: impl FnMut(u32) -> u32) {
        for place in (1..self.0.len()).rev() {
            let bound = place as u32 + 1;
            let chosen = below(bound);
            let other = if chosen < bound {
                chosen
            } else {
                chosen % bound
            };
            self.0.swap(place, other as usize);
        }
    }
}

impl Default for Deck {
    fn default() -> Self {
        Self::sorted()
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|card| card.fmt(f))
    }
}

impl FromStr for Deck {
    type Err = ParseDeckError;

    fn from_str(text: &str) -> Result<Self, ParseDeckError> {
        let cards = text
            .chars()
            .map(|letter| Card::from_code(letter).ok_or(ParseDeckError::UnknownCard { letter }))
            .collect::<Result<Vec<Card>, ParseDeckError>>()?;
        let found = cards.len();
        let order = cards
            .try_into()
            .map_err(|_| ParseDeckError::Size { found })?;
        Self::from_order(order)
    }
}
