//! The steps a player can take, and their text forms.

use std::{fmt, str::FromStr};

use crate::{Card, ParseActionError};

/// One of the eight piles of Mercenaries, numbered from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pile(u8);

impl Pile {
    /// The eight piles.
    pub const ALL: [Self; 8] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
    ];

    /// The pile with this number, 1 to 8.
    pub const fn from_number(number: u8) -> Option<Self> {
        match number {
            1..=8 => Some(Self(number - 1)),
            _ => None,
        }
    }

    /// The number people use, 1 to 8.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Position in [`Pile::ALL`], 0 to 7.
    pub const fn index(self) -> usize {
        (self.0 & 7) as usize
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// One step of a round. A turn that plays cards takes two: a defence, then an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `pass`: let the attack stand.
    Pass,
    /// `dS`: a hand card in defence, face down when leading, a counter otherwise.
    DefendHand(Card),
    /// `aS`: a hand card in attack.
    AttackHand(Card),
    /// `d3`: the face-up Mercenary of a pile in defence.
    DefendPile(Pile),
    /// `a3`: the face-up Mercenary of a pile in attack.
    AttackPile(Pile),
    /// `ask`: show five or more Soldiers and ask the partner whether to cancel the deal.
    Ask,
    /// `keep`: do not ask.
    Keep,
    /// `cancel`: the partner cancels the deal.
    Cancel,
    /// `play`: the partner wants to play on.
    Play,
}

/// The steps that name no card or pile, with their texts; their order is that of their bits.
const WORDS: [(Action, &str); 5] = [
    (Action::Pass, "pass"),
    (Action::Ask, "ask"),
    (Action::Keep, "keep"),
    (Action::Cancel, "cancel"),
    (Action::Play, "play"),
];

impl Action {
    /// Whether the step puts a card in the defence line.
    pub const fn is_defence(self) -> bool {
        matches!(self, Self::DefendHand(_) | Self::DefendPile(_))
    }

    /// Whether the step puts a card in the attack line.
    pub const fn is_attack(self) -> bool {
        matches!(self, Self::AttackHand(_) | Self::AttackPile(_))
    }

    /// How many there are.
    pub(crate) const COUNT: usize = BY_BIT.len();

    /// The step's bit in an [`ActionSet`](crate::ActionSet).
    pub(crate) const fn bit(self) -> u32 {
        match self {
            Self::DefendHand(card) => card as u32,
            Self::DefendPile(pile) => 8 + pile.0 as u32,
            Self::AttackHand(card) => 16 + card as u32,
            Self::AttackPile(pile) => 24 + pile.0 as u32,
            Self::Pass => 32,
            Self::Ask => 33,
            Self::Keep => 34,
            Self::Cancel => 35,
            Self::Play => 36,
        }
    }

    /// The step with this bit, if any.
    pub(crate) const fn from_bit(bit: u32) -> Option<Self> {
        if bit < BY_BIT.len() as u32 {
            Some(BY_BIT[bit as usize])
        } else {
            None
        }
    }
}

/// The steps by their bits: a table, because a jump that depends on chance is dear.
const BY_BIT: [Action; 37] = {
    let mut steps = [Action::Pass; 37];
    let mut at = 0;
    while at < 8 {
        steps[at] = Action::DefendHand(Card::ALL[at]);
        steps[8 + at] = Action::DefendPile(Pile::ALL[at]);
        steps[16 + at] = Action::AttackHand(Card::ALL[at]);
        steps[24 + at] = Action::AttackPile(Pile::ALL[at]);
        at += 1;
    }
    while at < 8 + WORDS.len() {
        steps[24 + at] = WORDS[at - 8].0;
        at += 1;
    }
    steps
};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DefendHand(card) => write!(f, "d{card}"),
            Self::AttackHand(card) => write!(f, "a{card}"),
            Self::DefendPile(pile) => write!(f, "d{pile}"),
            Self::AttackPile(pile) => write!(f, "a{pile}"),
            Self::Pass => f.write_str("pass"),
            Self::Ask => f.write_str("ask"),
            Self::Keep => f.write_str("keep"),
            Self::Cancel => f.write_str("cancel"),
            Self::Play => f.write_str("play"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        if let Some((action, _)) = WORDS.iter().find(|(_, word)| *word == text) {
            return Ok(*action);
        }
        let parsed = match text.as_bytes() {
            &[kind @ (b'd' | b'a'), what] => {
                let card = Card::from_code(char::from(what));
                let pile = Pile::from_number(what.wrapping_sub(b'0'));
                match kind {
                    b'd' => card.map(Self::DefendHand).or(pile.map(Self::DefendPile)),
                    _ => card.map(Self::AttackHand).or(pile.map(Self::AttackPile)),
                }
            }
            _ => None,
        };
        parsed.ok_or_else(|| {
            ParseActionError::new("an action (pass dS aL d3 a7 ask keep cancel play)", text)
        })
    }
}
