//! Views never contain a hidden card: when cards change places among the places a viewer cannot
//! see, the view stays the same to the last byte.
//!
//! Some exchanges change what everybody may know, and are not tried: a different number of shown
//! Soldiers, a round that waits for a Demoralised answer in one world and not in the other, a
//! step that would have been against the rules, a Master stroke that would have been none.

use std::collections::BTreeMap;

use kami::{
    Action, Card, Deal, Extra, Hand, Mode, Outcome, Phase, Pile, Round, Seat, View, Viewer,
};

use crate::support::Chance;

/// Where a hidden card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    /// In the hand, the nth card.
    Hand(Seat, usize),
    /// Face down on the table, played by the nth action.
    FaceDown(Seat, usize),
    Aside(usize),
    Below(usize),
}

/// Every card the viewer cannot see, by place.
fn hidden(deal: &Deal, log: &[Action], viewer: Viewer) -> BTreeMap<Place, Card> {
    let mut places = BTreeMap::new();
    let mut round = Round::new(deal);
    for (at, &action) in log.iter().enumerate() {
        let seat = round.to_act().unwrap();
        if let (Action::DefendHand(card), Phase::LeadDefence) = (action, round.phase())
            && viewer != Viewer::Seat(seat)
        {
            places.insert(Place::FaceDown(seat, at), card);
        }
        round.play(action).unwrap();
    }
    for &seat in deal
        .mode()
        .seats()
        .iter()
        .filter(|&&seat| viewer != Viewer::Seat(seat))
    {
        for (at, card) in round.hand(seat).cards().enumerate() {
            places.insert(Place::Hand(seat, at), card);
        }
    }
    match deal.extra() {
        Extra::Aside(cards) => {
            let second = deal.mode().seat_after(deal.first());
            let looks = [second, deal.mode().seat_after(second)];
            for at in (0..2).filter(|&at| viewer != Viewer::Seat(looks[at])) {
                places.insert(Place::Aside(at), cards[at]);
            }
        }
        Extra::Mercenaries { below, .. } => {
            for pile in Pile::ALL
                .into_iter()
                .filter(|&pile| round.below(pile).is_some())
            {
                places.insert(Place::Below(pile.index()), below[pile.index()]);
            }
        }
        Extra::None => {}
    }
    places
}

/// The deal and the log with other cards in the hidden places.
fn rearranged(
    deal: &Deal,
    log: &[Action],
    old: &BTreeMap<Place, Card>,
    new: &BTreeMap<Place, Card>,
) -> (Deal, Vec<Action>) {
    let mut hands: Vec<Vec<Card>> = deal
        .mode()
        .seats()
        .iter()
        .map(|&seat| deal.hand(seat).cards().collect())
        .collect();
    let mut extra = *deal.extra();
    let mut log = log.to_vec();
    for (place, &card) in new {
        match (*place, &mut extra) {
            (Place::Hand(seat, _) | Place::FaceDown(seat, _), _) => {
                let hand = &mut hands[seat.index()];
                let at = hand.iter().position(|held| *held == old[place]).unwrap();
                hand.remove(at);
            }
            (Place::Aside(at), Extra::Aside(cards)) => cards[at] = card,
            (Place::Below(at), Extra::Mercenaries { below, .. }) => below[at] = card,
            _ => unreachable!(),
        }
    }
    for (place, &card) in new {
        if let Place::Hand(seat, _) | Place::FaceDown(seat, _) = *place {
            hands[seat.index()].push(card);
        }
        if let Place::FaceDown(_, at) = *place {
            log[at] = Action::DefendHand(card);
        }
    }
    let hands: Vec<Hand> = hands
        .into_iter()
        .map(|hand| Hand::from_cards(hand).unwrap())
        .collect();
    (
        Deal::new(deal.mode(), &hands, deal.first(), extra).unwrap(),
        log,
    )
}

/// The same public actions in the other world, where others may have to keep or not; `None` if
/// they cannot have happened there.
fn retold(other: &Deal, log: &[Action], own_keeps: usize, viewer: Viewer) -> Option<Vec<Action>> {
    let mut round = Round::new(other);
    let mut told = Vec::new();
    let mut kept = 0;
    let public = log.iter().copied().filter(|&action| action != Action::Keep);
    for action in public {
        while round.phase() == Phase::Demoralised && action != Action::Ask {
            kept += usize::from(viewer == Viewer::Seat(round.to_act().unwrap()));
            round.play(Action::Keep).ok()?;
            told.push(Action::Keep);
        }
        round.play(action).ok()?;
        told.push(action);
    }
    // The viewer's own answers are known to the viewer.
    while round.phase() == Phase::Demoralised && kept < own_keeps {
        kept += usize::from(viewer == Viewer::Seat(round.to_act().unwrap()));
        round.play(Action::Keep).ok()?;
        told.push(Action::Keep);
    }
    Some(told)
}

fn shown_soldiers(view: &View) -> Vec<Option<u8>> {
    view.seats.iter().map(|seat| seat.shown_soldiers).collect()
}

/// Tries one exchange; whether it was possible without changing a public fact.
fn try_exchange(deal: &Deal, log: &[Action], viewer: Viewer, chance: &mut Chance) -> bool {
    let old = hidden(deal, log, viewer);
    let mut cards: Vec<Card> = old.values().copied().collect();
    for place in (1..cards.len()).rev() {
        cards.swap(place, chance.below(place as u32 + 1) as usize);
    }
    let new: BTreeMap<Place, Card> = old.keys().copied().zip(cards).collect();
    let (other, changed) = rearranged(deal, log, &old, &new);
    let view = View::of_round(deal, log, viewer).unwrap();
    let own_keep = kami::SeenAction::Known(Action::Keep);
    let own_keeps = view
        .history
        .iter()
        .filter(|step| step.action == own_keep)
        .count();
    let Some(told) = retold(&other, &changed, own_keeps, viewer) else {
        return false;
    };
    let seen = View::of_round(&other, &told, viewer).unwrap();
    let same_stroke = |outcome| matches!(outcome, Outcome::Won { doubled: true, .. });
    if view.phase != seen.phase
        || shown_soldiers(&view) != shown_soldiers(&seen)
        || (view.phase == Phase::Demoralised && view.turn != seen.turn)
        || same_stroke(view.outcome) != same_stroke(seen.outcome)
    {
        return false;
    }
    assert_eq!(format!("{view:?}"), format!("{seen:?}"));
    assert_eq!(view.to_string(), seen.to_string());
    #[cfg(feature = "serde")]
    assert_eq!(
        serde_json::to_string(&view).unwrap(),
        serde_json::to_string(&seen).unwrap()
    );
    assert_eq!(view.legal, seen.legal, "equal views allow equal actions");
    true
}

fn exchanges(mode: Mode) {
    let mut tried = 0;
    for seed in 0..150 {
        let mut chance = Chance::new(seed);
        let deal = chance.deal(mode);
        let (log, _) = chance.play(&deal);
        for length in 0..=log.len() {
            for number in 0..=mode.code() {
                let viewer = Seat::from_number(number).map_or(Viewer::Spectator, Viewer::Seat);
                tried += u32::from(try_exchange(&deal, &log[..length], viewer, &mut chance));
            }
        }
    }
    assert!(tried > 5_000, "only {tried} exchanges were possible");
}

#[test]
fn four_players_see_nothing_hidden() {
    exchanges(Mode::Traditional);
}

#[test]
fn three_players_see_nothing_hidden() {
    exchanges(Mode::Chaotic);
}

#[test]
fn two_players_see_nothing_hidden() {
    exchanges(Mode::Duel);
}
