//! How a sensible player acts by rules of thumb: the plain opponent, the moves of play-outs, and
//! the yardstick for what a pass or an attack says about a hand.

use kami::{Action, ActionSet, Card, Hand, Phase};

use crate::{
    Random,
    maths::{expf, logf},
};

use super::sight::Sight;

/// From this liking on an action is part of a turn that ends the round.
pub(super) const FINISHING: f32 = 30.0;

/// How much a sensible player likes an action; only differences mean something, and one unit is
/// a clear preference.
pub(super) fn liking(sight: &Sight, action: Action) -> f32 {
    match action {
        Action::Pass | Action::Keep | Action::Cancel => 0.0,
        Action::Ask => f32::from(sight.hand.count(Card::Soldier)) - 5.5,
        Action::Play => (worth(sight.hand) - 17.0) * 0.3,
        Action::DefendHand(card) if sight.phase == Phase::LeadDefence => lay_down(sight, card),
        Action::DefendPile(_) if sight.phase == Phase::LeadDefence => {
            // With one card in hand the Mercenary in front of it wins the round.
            if sight.hand.len() == 1 { 40.0 } else { -1.0 }
        }
        Action::DefendHand(card) => counter(sight, card, true),
        Action::DefendPile(_) => sight
            .card_of(action)
            .map_or(0.0, |card| counter(sight, card, false)),
        Action::AttackHand(card) => attack(sight, card, true),
        Action::AttackPile(_) => sight
            .card_of(action)
            .map_or(0.0, |card| attack(sight, card, false)),
    }
}

fn points(card: Card) -> f32 {
    f32::from(card.points())
}

/// The points of all cards of a hand: 19 on average.
fn worth(hand: Hand) -> f32 {
    hand.cards().map(points).sum()
}

/// What two cards bring as the last of a hand.
fn last_two(hand: Hand) -> f32 {
    let pair = hand.cards().find(|&card| hand.count(card) >= 2);
    match pair {
        Some(card) => 2.0 * points(card),
        None => hand.cards().map(points).fold(0.0, f32::max),
    }
}

fn lay_down(sight: &Sight, card: Card) -> f32 {
    let mut rest = sight.hand;
    rest.remove(card);
    if rest.len() == 1 {
        let last = rest.cards().next().unwrap_or(card);
        return 40.0 + points(last) * if last == card { 2.0 } else { 1.0 };
    }
    // A card with twins is an attack to come; a card nobody can counter most of all.
    let twins = f32::from(rest.count(card).min(2));
    let strength = 1.0 - sight.risk(card);
    let empress = if card == Card::Empress { 1.2 } else { 0.0 };
    -0.15 * points(card) - 0.5 * twins - 1.2 * strength - empress
}

fn attack(sight: &Sight, card: Card, from_hand: bool) -> f32 {
    let mut rest = sight.hand;
    if from_hand {
        rest.remove(card);
    }
    if rest.is_empty() {
        let doubled = sight.down == Some(card);
        return 40.0 + points(card) * if doubled { 2.0 } else { 1.0 };
    }
    let risk = sight.risk(card);
    let pile = if from_hand { 0.0 } else { -0.8 };
    if rest.len() == 2 {
        // Unanswered, the next lead ends the round.
        return pile - 4.0 * risk + 0.25 * last_two(rest);
    }
    let empress = if card == Card::Empress { 0.8 } else { 0.0 };
    pile - 2.0 * risk + 0.2 * f32::from(rest.count(card)) - 0.15 * points(card) - empress
}

fn counter(sight: &Sight, card: Card, from_hand: bool) -> f32 {
    let mut rest = sight.hand;
    if from_hand {
        rest.remove(card);
    }
    if rest.len() == 1 {
        return 40.0;
    }
    let Some(standing) = sight.attack else {
        return 0.0;
    };
    let left = sight.sizes[standing.seat.index()];
    let empress = if card == Card::Empress && standing.card != card {
        0.7
    } else {
        0.0
    };
    let follow = Card::ALL
        .into_iter()
        .filter(|&kind| rest.contains(kind) && kind != Card::Empress)
        .map(|kind| sight.risk(kind))
        .fold(1.0, f32::min);
    let pile = if from_hand { 0.0 } else { -0.4 };
    if sight.is_partner(standing.seat) {
        // The partner's attack is ours already, and the more so the shorter the partner's hand.
        return pile - if left <= 2 { 3.0 } else { 1.5 } - empress - follow;
    }
    let urgent = match left {
        0..=2 => 3.0,
        3..=4 => 0.8,
        _ => 0.0,
    };
    pile + 1.4 + urgent - empress - follow
}

/// The most liked action; of equals the first.
pub(super) fn favourite(sight: &Sight, legal: ActionSet) -> Option<Action> {
    let mut best: Option<(f32, Action)> = None;
    for action in legal {
        let liked = liking(sight, action);
        if best.is_none_or(|(most, _)| liked > most) {
            best = Some((liked, action));
        }
    }
    best.map(|(_, action)| action)
}

/// An action drawn with chances by liking; the smaller the temperature the more the favourite.
pub(super) fn drawn(
    liking: impl Fn(Action) -> f32,
    legal: ActionSet,
    temperature: f32,
    random: &mut Random,
) -> Option<Action> {
    // Gumbel noise on the likings draws from their softmax in one pass.
    let mut best: Option<(f32, Action)> = None;
    for action in legal {
        let noise = -logf((-logf((random.unit() as f32).max(1e-9))).max(1e-9));
        let liked = liking(action) / temperature + noise;
        if best.is_none_or(|(most, _)| liked > most) {
            best = Some((liked, action));
        }
    }
    best.map(|(_, action)| action)
}

/// The chance that somebody with these likings would take an action, never quite nothing: people
/// differ.
pub(super) fn chance(
    liking: impl Fn(Action) -> f32,
    legal: ActionSet,
    action: Action,
    temperature: f32,
) -> f32 {
    let likings = || legal.iter().map(&liking);
    let most = likings().fold(f32::MIN, f32::max);
    let sum: f32 = likings()
        .map(|liked| expf((liked - most) / temperature))
        .sum();
    let own = expf((liking(action) - most) / temperature);
    0.1 / legal.len().max(1) as f32 + 0.9 * own / sum.max(1e-9)
}
