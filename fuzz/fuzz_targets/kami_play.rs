//! Any bytes played as actions of any deal: legal or refused, never broken, nothing lost.
#![no_main]

use kami::{Action, Card, Deal, Deck, Mode, Outcome, Pile, Round, View, Viewer};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((head, steps)) = bytes.split_at_checked(33) else {
        return;
    };
    let mut deck = Deck::sorted();
    let mut swaps = head.iter();
    deck.shuffle(|bound| swaps.next().map_or(0, |b| u32::from(*b) % bound));
    let mode = Mode::ALL[usize::from(head[32] & 3) % 3];
    let seats = mode.seats();
    let first = seats[usize::from(head[32] >> 2) % seats.len()];
    let deal = Deal::from_deck(mode, first, &deck);
    let mut round = Round::new(&deal);
    let mut log = Vec::new();
    for byte in steps {
        let legal = round.legal_set();
        let action = match legal.len() {
            0 => Action::Pass,
            count if byte & 1 == 0 => legal
                .get(usize::from(byte >> 1) % usize::from(count as u16))
                .expect("within the set"),
            _ => any_action(byte >> 1),
        };
        let before = round;
        let accepted = round.play(action).is_ok();
        assert_eq!(accepted, legal.contains(action));
        if accepted {
            log.push(action);
        } else {
            assert_eq!(round, before, "a refused action changes nothing");
        }
        assert_eq!(round.to_act().is_none(), round.outcome() != Outcome::Unknown);
        assert_eq!(round.to_act().is_none(), round.legal_set().is_empty());
    }
    for viewer in seats.iter().copied().map(Viewer::Seat).chain([Viewer::Spectator]) {
        let view = View::of_round(&deal, &log, viewer).expect("the log is legal");
        for seat in &view.seats {
            assert!(seat.hand.is_none() || viewer == Viewer::Seat(seat.seat));
        }
    }
});

fn any_action(byte: u8) -> Action {
    let card = Card::ALL[usize::from(byte & 7)];
    let pile = Pile::ALL[usize::from(byte & 7)];
    match byte >> 3 & 7 {
        0 => Action::DefendHand(card),
        1 => Action::AttackHand(card),
        2 => Action::DefendPile(pile),
        3 => Action::AttackPile(pile),
        4 => Action::Ask,
        5 => Action::Cancel,
        6 => Action::Play,
        _ => Action::Pass,
    }
}
