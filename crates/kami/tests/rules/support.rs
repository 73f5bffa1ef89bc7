//! Chance, and short ways to write rounds down.

use kami::{Action, Deal, Deck, Mode, Refusal, Round, Seat};

/// Marsaglia's xorshift: the tests are the same on every machine.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        // Spread small seeds, and never start at zero, where xorshift stays.
        Self(seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(bound)) >> 32) as u32
    }

    pub(crate) fn deck(&mut self) -> Deck {
        let mut deck = Deck::sorted();
        deck.shuffle(|bound| self.below(bound));
        deck
    }

    pub(crate) fn deal(&mut self, mode: Mode) -> Deal {
        let first = mode.seats()[self.below(mode.seats().len() as u32) as usize];
        Deal::from_deck(mode, first, &self.deck())
    }

    /// A random legal action; `None` when the round is over.
    pub(crate) fn action(&mut self, round: &Round) -> Option<Action> {
        let legal = round.legal_set();
        legal.get(self.below(legal.len() as u32) as usize)
    }

    /// A random round from its deal: all its actions, and where they lead.
    pub(crate) fn play(&mut self, deal: &Deal) -> (Vec<Action>, Round) {
        let mut round = Round::new(deal);
        let mut log = Vec::new();
        while let Some(action) = self.action(&round) {
            round.play(action).unwrap();
            log.push(action);
        }
        (log, round)
    }
}

pub(crate) fn deal(text: &str) -> Deal {
    text.parse().unwrap()
}

pub(crate) fn actions(text: &str) -> Vec<Action> {
    text.split_whitespace()
        .map(|word| word.parse().unwrap())
        .collect()
}

/// The round after these actions, given as words.
pub(crate) fn after(deal_text: &str, words: &str) -> Round {
    kami::replay(&deal(deal_text), &actions(words)).unwrap()
}

pub(crate) fn refuse(round: &Round, word: &str) -> Refusal {
    let mut copy = *round;
    let error = copy.play(word.parse().unwrap()).unwrap_err();
    assert_eq!(copy, *round, "a refused action changes nothing");
    error
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}
