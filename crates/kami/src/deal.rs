//! A deal: where the 32 cards lie when a round begins.

use std::{error::Error, fmt, str::FromStr};

use crate::{Card, Deck, Hand, Mode, Seat};

/// The cards that are in nobody's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extra {
    /// Four players hold all cards.
    None,
    /// Three players set two cards aside: the second player (after the first player) looks at
    /// the first of them, the third player at the other.
    Aside([Card; 2]),
    /// Two players share eight piles of Mercenaries.
    Mercenaries {
        /// The face-up card of each pile.
        face_up: [Card; 8],
        /// The face-down card below it.
        below: [Card; 8],
    },
}

impl Extra {
    fn cards(&self) -> impl Iterator<Item = Card> {
        let (one, other): (&[Card], &[Card]) = match self {
            Self::None => (&[], &[]),
            Self::Aside(cards) => (cards, &[]),
            Self::Mercenaries { face_up, below } => (face_up, below),
        };
        one.iter().chain(other).copied()
    }

    const fn fits(&self, mode: Mode) -> bool {
        matches!(
            (self, mode),
            (Self::None, Mode::Traditional)
                | (Self::Aside(_), Mode::Chaotic)
                | (Self::Mercenaries { .. }, Mode::Duel)
        )
    }
}

/// All cards of a round before its first step. Always the full deck, dealt as the mode says.
///
/// Its text form is `<mode> <hands> <first> [<extra>]`, for instance
/// `3 SSSSLLCAOT,SSSSLLCAOF,SSCCAAOOTF 2 II`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deal {
    hands: [Hand; 4],
    mode: Mode,
    first: Seat,
    extra: Extra,
}

/// A part of a deal's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealField {
    /// The mode digit.
    Mode,
    /// The hands.
    Hands,
    /// The first player.
    First,
    /// The aside cards or the Mercenaries.
    Extra,
}

impl fmt::Display for DealField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Mode => "mode",
            Self::Hands => "hands",
            Self::First => "first",
            Self::Extra => "extra",
        })
    }
}

/// Why something is not a deal: the field and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseDealError {
    field: DealField,
    reason: String,
}

impl ParseDealError {
    fn new(field: DealField, reason: impl Into<String>) -> Self {
        Self {
            field,
            reason: reason.into(),
        }
    }

    /// The field that is wrong.
    pub const fn field(&self) -> DealField {
        self.field
    }

    /// What is wrong with it.
    pub fn reason(&self) -> &str {
        &self.reason
    }
}

impl fmt::Display for ParseDealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.reason)
    }
}

impl Error for ParseDealError {}

impl Deal {
    /// A deal from its parts, checked: every seat's hand of the right size, the extra cards of
    /// the mode, and the whole deck.
    pub fn new(
        mode: Mode,
        hands: &[Hand],
        first: Seat,
        extra: Extra,
    ) -> Result<Self, ParseDealError> {
        use DealField::{Extra as ExtraField, First, Hands};
        if hands.len() != mode.seats().len() {
            let reason = format!("mode {mode} has {mode} hands, not {}", hands.len());
            return Err(ParseDealError::new(Hands, reason));
        }
        if let Some(at) = hands.iter().position(|hand| hand.len() != mode.hand_size()) {
            let reason = format!(
                "hand {} has {} cards, mode {mode} deals {}",
                at + 1,
                hands[at].len(),
                mode.hand_size()
            );
            return Err(ParseDealError::new(Hands, reason));
        }
        let mut seen = Hand::EMPTY;
        if let Some(card) = hands
            .iter()
            .flat_map(|hand| hand.cards())
            .find(|&c| !seen.add(c))
        {
            return Err(ParseDealError::new(Hands, too_many(card)));
        }
        if !mode.has_seat(first) {
            let reason = format!("there is no seat {first} in mode {mode}");
            return Err(ParseDealError::new(First, reason));
        }
        if !extra.fits(mode) {
            return Err(ParseDealError::new(ExtraField, wanted_extra(mode)));
        }
        // The sizes add up to 32, so no kind over its number means the full deck.
        if let Some(card) = extra.cards().find(|&c| !seen.add(c)) {
            return Err(ParseDealError::new(ExtraField, too_many(card)));
        }
        let mut four = [Hand::EMPTY; 4];
        four.iter_mut()
            .zip(hands)
            .for_each(|(to, hand)| *to = *hand);
        Ok(Self {
            hands: four,
            mode,
            first,
            extra,
        })
    }

    /// Deals a shuffled deck. The cards fall hand by hand from the top of the deck: the first
    /// eight (three players: ten) go to the player after the first player, the next to the
    /// player after that, clockwise, and the first player, who deals, comes last. Then
    ///
    /// - three players: the two cards left are set aside in that order (the second player looks
    ///   at the first of them);
    /// - two players: the next eight are laid face down as piles 1 to 8, and the last eight face
    ///   up on piles 1 to 8.
    ///
    /// A seat that the mode does not have counts as seat 1.
    pub fn from_deck(mode: Mode, first: Seat, deck: &Deck) -> Self {
        let first = if mode.has_seat(first) {
            first
        } else {
            Seat::One
        };
        let cards = deck.cards();
        let mut hands = [Hand::EMPTY; 4];
        let mut seat = first;
        let size = usize::from(mode.hand_size());
        for dealt in cards.chunks_exact(size).take(mode.seats().len()) {
            seat = mode.seat_after(seat);
            hands[seat.index()] = Hand::from_deck_cards(dealt);
        }
        let extra = match mode {
            Mode::Traditional => Extra::None,
            Mode::Chaotic => Extra::Aside([cards[30], cards[31]]),
            Mode::Duel => Extra::Mercenaries {
                face_up: std::array::from_fn(|pile| cards[24 + pile]),
                below: std::array::from_fn(|pile| cards[16 + pile]),
            },
        };
        Self {
            hands,
            mode,
            first,
            extra,
        }
    }

    /// The mode.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The player who leads first (and deals).
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The hand dealt to a seat (empty for a seat the mode does not have).
    pub const fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// The cards in nobody's hand.
    pub const fn extra(&self) -> &Extra {
        &self.extra
    }

    /// The seat that looks at the first (0) or the second (1) card set aside.
    pub(crate) const fn looks_at_aside(&self, place: usize) -> Seat {
        let second = self.mode.seat_after(self.first);
        if place == 0 {
            second
        } else {
            self.mode.seat_after(second)
        }
    }
}

fn too_many(card: Card) -> String {
    format!("more than {} of the card {card}", card.copies())
}

const fn wanted_extra(mode: Mode) -> &'static str {
    match mode {
        Mode::Traditional => "mode 4 has no extra cards",
        Mode::Chaotic => "mode 3 needs the two cards set aside",
        Mode::Duel => "mode 2 needs eight face-up Mercenaries, `/` and the eight below them",
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.mode)?;
        for &seat in self.mode.seats() {
            let comma = if seat == Seat::One { "" } else { "," };
            write!(f, "{comma}{}", self.hand(seat))?;
        }
        write!(f, " {}", self.first)?;
        match &self.extra {
            Extra::None => Ok(()),
            Extra::Aside([one, other]) => write!(f, " {one}{other}"),
            Extra::Mercenaries { face_up, below } => {
                f.write_str(" ")?;
                face_up.iter().try_for_each(|card| card.fmt(f))?;
                f.write_str("/")?;
                below.iter().try_for_each(|card| card.fmt(f))
            }
        }
    }
}

impl FromStr for Deal {
    type Err = ParseDealError;

    fn from_str(text: &str) -> Result<Self, ParseDealError> {
        let mut fields = text.split(' ');
        let mut field = |which| match fields.next() {
            None => Err(ParseDealError::new(which, "is missing")),
            Some("") => Err(ParseDealError::new(
                which,
                "is empty (one blank parts two fields)",
            )),
            Some(text) => Ok(text),
        };
        let mode: Mode = field(DealField::Mode)?
            .parse()
            .map_err(|why| ParseDealError::new(DealField::Mode, format!("{why}")))?;
        let hands = field(DealField::Hands)?
            .split(',')
            .map(|hand| {
                let cards = read_cards(DealField::Hands, hand)?;
                Hand::from_cards(cards).ok_or_else(|| {
                    ParseDealError::new(DealField::Hands, "too many cards of a kind")
                })
            })
            .collect::<Result<Vec<Hand>, ParseDealError>>()?;
        let first: Seat = field(DealField::First)?
            .parse()
            .map_err(|why| ParseDealError::new(DealField::First, format!("{why}")))?;
        let extra = match mode {
            Mode::Traditional => Extra::None,
            Mode::Chaotic | Mode::Duel => read_extra(mode, field(DealField::Extra)?)?,
        };
        if fields.next().is_some() {
            let last = if mode == Mode::Traditional {
                "first player"
            } else {
                "extra cards"
            };
            let reason = format!("in mode {mode} nothing may follow the {last}");
            return Err(ParseDealError::new(DealField::Extra, reason));
        }
        Self::new(mode, &hands, first, extra)
    }
}

fn read_extra(mode: Mode, text: &str) -> Result<Extra, ParseDealError> {
    let wrong = || ParseDealError::new(DealField::Extra, wanted_extra(mode));
    let read = |text| read_cards(DealField::Extra, text);
    if mode == Mode::Chaotic {
        let cards = read(text)?;
        return Ok(Extra::Aside(cards.try_into().map_err(|_| wrong())?));
    }
    let (face_up, below) = text.split_once('/').ok_or_else(wrong)?;
    Ok(Extra::Mercenaries {
        face_up: read(face_up)?.try_into().map_err(|_| wrong())?,
        below: read(below)?.try_into().map_err(|_| wrong())?,
    })
}

fn read_cards(field: DealField, text: &str) -> Result<Vec<Card>, ParseDealError> {
    text.chars()
        .map(|letter| {
            Card::from_code(letter).ok_or_else(|| {
                let reason = if letter == '?' {
                    "a hidden card (`?`) in a round with all cards known".to_owned()
                } else {
                    let letter = letter.escape_default();
                    format!("`{letter}` is not a card code (S L C A O T F I)")
                };
                ParseDealError::new(field, reason)
            })
        })
        .collect()
}
