//! Properties of random rounds and random texts.

use kami::{Action, Card, Deal, Deck, Extra, Hand, Mode, Pile, Round, sheet};
use proptest::prelude::*;

use crate::support::Chance;

fn mode() -> impl Strategy<Value = Mode> {
    prop::sample::select(Mode::ALL.to_vec())
}

fn every_action() -> Vec<Action> {
    let cards = Card::ALL.into_iter();
    let piles = Pile::ALL.into_iter();
    [
        Action::Pass,
        Action::Ask,
        Action::Keep,
        Action::Cancel,
        Action::Play,
    ]
    .into_iter()
    .chain(cards.flat_map(|card| [Action::DefendHand(card), Action::AttackHand(card)]))
    .chain(piles.flat_map(|pile| [Action::DefendPile(pile), Action::AttackPile(pile)]))
    .collect()
}

/// All cards of the round, wherever they lie.
fn all_cards(deal: &Deal, round: &Round) -> Vec<Card> {
    let mut cards: Vec<Card> = round.table().map(|placed| placed.card).collect();
    for &seat in deal.mode().seats() {
        cards.extend(round.hand(seat).cards());
    }
    for pile in Pile::ALL {
        cards.extend(round.face_up(pile));
        cards.extend(round.below(pile));
    }
    if let Extra::Aside(aside) = deal.extra() {
        cards.extend(aside);
    }
    cards.sort();
    cards
}

/// A text with one character replaced, inserted or removed.
fn mutate(text: &str, at: usize, letter: char, kind: u8) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let at = at % (letters.len() + 1);
    match kind {
        0 => letters.insert(at, letter),
        _ if at == letters.len() => _ = letters.pop(),
        1 => letters[at] = letter,
        _ => _ = letters.remove(at),
    }
    letters.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(256) })]

    #[test]
    fn a_deal_prints_and_reads_back(seed: u64, mode in mode()) {
        let deal = Chance::new(seed).deal(mode);
        prop_assert_eq!(deal.to_string().parse::<Deal>(), Ok(deal));
        let deck = Chance::new(seed).deck();
        prop_assert_eq!(deck.to_string().parse::<Deck>(), Ok(deck));
    }

    #[test]
    fn legal_actions_are_those_that_are_accepted_and_the_cards_stay_32(seed: u64, mode in mode()) {
        let mut chance = Chance::new(seed);
        let deal = chance.deal(mode);
        let mut round = Round::new(&deal);
        let actions = every_action();
        loop {
            prop_assert_eq!(all_cards(&deal, &round), Deck::sorted().cards().to_vec());
            for &action in &actions {
                let mut next = round;
                let accepted = next.play(action).is_ok();
                prop_assert_eq!(accepted, round.legal_set().contains(action));
                prop_assert_eq!(accepted, next != round, "a refused action changes nothing");
            }
            prop_assert_eq!(round.legal_set().is_empty(), round.to_act().is_none());
            let Some(action) = chance.action(&round) else { break };
            round.play(action).unwrap();
        }
    }

    #[test]
    fn hands_are_multisets(cards in prop::collection::vec(prop::sample::select(Card::ALL.to_vec()), 0..12)) {
        let mut counted = Hand::EMPTY;
        let kept: Vec<Card> = cards.into_iter().filter(|&card| counted.add(card)).collect();
        prop_assert_eq!(usize::from(counted.len()), kept.len());
        for card in Card::ALL {
            let count = kept.iter().filter(|&&held| held == card).count();
            prop_assert_eq!(usize::from(counted.count(card)), count);
            prop_assert_eq!(counted.contains(card), count > 0);
        }
        prop_assert_eq!(counted.to_string().parse::<Hand>(), Ok(counted));
        prop_assert_eq!(Hand::from_cards(kept), Some(counted));
    }

    #[test]
    fn parsers_take_any_text_without_panic(text in "\\PC{0,60}") {
        _ = text.parse::<Deal>();
        _ = text.parse::<Deck>();
        _ = text.parse::<Action>();
        _ = text.parse::<Hand>();
        _ = text.parse::<Card>();
        _ = sheet::read(&text);
    }

    #[test]
    fn a_mutated_deal_is_refused_or_reads_back(
        seed: u64, mode in mode(), at: usize, kind in 0..3_u8,
        letter in prop::sample::select(" ,/?SLCAOTFI12345xé".chars().collect::<Vec<_>>()),
    ) {
        let text = mutate(&Chance::new(seed).deal(mode).to_string(), at, letter, kind);
        if let Ok(deal) = text.parse::<Deal>() {
            prop_assert_eq!(deal.to_string().parse::<Deal>(), Ok(deal));
        }
    }
}
