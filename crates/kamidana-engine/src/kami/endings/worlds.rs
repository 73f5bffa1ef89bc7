//! All deals that fit what a table shows.

use std::ops::ControlFlow;

use kami::{Action, Card, Deal, Extra, Hand, Mode, Phase, SeenAction, View};

/// A deal that fits, with the steps as they went in it.
#[derive(Clone, Debug)]
pub(super) struct World {
    pub(super) deal: Deal,
    pub(super) log: Vec<Action>,
    /// How likely it is beside the others.
    pub(super) weight: f64,
}

/// Every deal of a duel that whoever only looks on holds possible; `None` if it is no duel, or if there are
/// more than `most`. Of what the viewer alone knows nothing is used.
pub(super) fn worlds(view: &View, most: usize) -> Option<Vec<World>> {
    let piles = &view.dealt_piles;
    if view.mode != Mode::Duel || piles.len() != 8 {
        return None;
    }
    let (log, shown) = shown(view);
    let mut unknown = whole_deck();
    let turned = piles
        .iter()
        .flat_map(|pile| [Some(pile.face_up), pile.below]);
    let hands = shown.iter().flat_map(|hand| hand.cards());
    for card in turned.flatten().chain(hands) {
        unknown.remove(card);
    }
    let covered: Vec<usize> = (0..8).filter(|pile| piles[*pile].below.is_none()).collect();
    let face_up: [Card; 8] = std::array::from_fn(|pile| piles[pile].face_up);
    let below: [Card; 8] = std::array::from_fn(|pile| piles[pile].below.unwrap_or(face_up[pile]));
    let hidden = shown.map(|hand| Mode::Duel.hand_size() - hand.len());
    let mut found = Vec::new();
    let enough = each_choice(unknown, hidden[0], &mut |first, rest| {
        each_choice(rest, hidden[1], &mut |second, rest| {
            each_order(rest, &mut Vec::new(), &mut |cards| {
                let mut below = below;
                for (pile, card) in covered.iter().zip(cards) {
                    below[*pile] = *card;
                }
                let hands = [sum(shown[0], first), sum(shown[1], second)];
                let extra = Extra::Mercenaries { face_up, below };
                if let Ok(deal) = Deal::new(Mode::Duel, &hands, view.first, extra) {
                    fit(&deal, &log, &mut Vec::new(), [first, second], &mut found);
                }
                if found.len() > most {
                    return ControlFlow::Break(());
                }
                ControlFlow::Continue(())
            })
        })
    });
    enough.is_continue().then_some(found)
}

/// The steps as far as everybody has seen them (what was laid face down is any card), and the cards that
/// each hand has shown.
fn shown(view: &View) -> (Vec<Action>, [Hand; 2]) {
    let mut hands = [Hand::EMPTY; 2];
    let mut log = Vec::with_capacity(view.history.len());
    let mut attacked = false;
    for step in &view.history {
        let action = match step.action {
            SeenAction::Known(action) => action,
            SeenAction::DefendHidden => Action::DefendHand(Card::Soldier),
        };
        let card = match action {
            Action::DefendHand(card) => Some(card).filter(|_| attacked),
            Action::AttackHand(card) => Some(card),
            _ => None,
        };
        if let Some(card) = card {
            hands[step.seat.index() & 1].add(card);
        }
        attacked = action.is_attack() || attacked && action.is_defence();
        log.push(action);
    }
    (log, hands)
}

fn whole_deck() -> Hand {
    let mut deck = Hand::EMPTY;
    for card in Card::ALL {
        while deck.add(card) {}
    }
    deck
}

fn sum(one: Hand, other: Hand) -> Hand {
    let mut all = one;
    for card in other.cards() {
        all.add(card);
    }
    all
}

/// Every way to take so many of these cards, and what is left.
fn each_choice(
    from: Hand,
    size: u8,
    see: &mut dyn FnMut(Hand, Hand) -> ControlFlow<()>,
) -> ControlFlow<()> {
    each_choice_of(&Card::ALL, from, size, Hand::EMPTY, see)
}

fn each_choice_of(
    kinds: &[Card],
    from: Hand,
    size: u8,
    taken: Hand,
    see: &mut dyn FnMut(Hand, Hand) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some((kind, others)) = kinds.split_first() else {
        return if size == 0 {
            see(taken, from)
        } else {
            ControlFlow::Continue(())
        };
    };
    let (mut left, mut taken) = (from, taken);
    for count in 0..=from.count(*kind).min(size) {
        each_choice_of(others, left, size - count, taken, see)?;
        left.remove(*kind);
        taken.add(*kind);
    }
    ControlFlow::Continue(())
}

/// Every order of these cards.
fn each_order(
    left: Hand,
    order: &mut Vec<Card>,
    see: &mut dyn FnMut(&[Card]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if left.is_empty() {
        return see(order);
    }
    for card in Card::ALL {
        let mut rest = left;
        if rest.remove(card) {
            order.push(card);
            each_order(rest, order, see)?;
            order.pop();
        }
    }
    ControlFlow::Continue(())
}

/// Finds the steps of this log that fit a deal: what was laid face down is whatever the hand allows.
fn fit(
    deal: &Deal,
    log: &[Action],
    done: &mut Vec<Action>,
    hidden: [Hand; 2],
    worlds: &mut Vec<World>,
) {
    let Ok(round) = kami::replay(deal, done) else {
        return;
    };
    let Some(step) = log.get(done.len()) else {
        let weight = hidden.map(orders).into_iter().product();
        let (deal, log) = (*deal, done.clone());
        worlds.push(World { deal, log, weight });
        return;
    };
    let Some(seat) = round.to_act() else {
        return;
    };
    if round.phase() != Phase::LeadDefence || !matches!(step, Action::DefendHand(_)) {
        done.push(*step);
        fit(deal, log, done, hidden, worlds);
        done.pop();
        return;
    }
    for card in Card::ALL {
        let mut hidden = hidden;
        if hidden[seat.index() & 1].remove(card) {
            done.push(Action::DefendHand(card));
            fit(deal, log, done, hidden, worlds);
            done.pop();
        }
    }
}

/// In how many orders these cards can be dealt.
fn orders(cards: Hand) -> f64 {
    let factorial = |n: u8| (1..=n).map(f64::from).product::<f64>();
    let same = Card::ALL.map(|card| factorial(cards.count(card)));
    factorial(cards.len()) / same.into_iter().product::<f64>()
}
