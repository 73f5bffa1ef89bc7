//! The rulebook's example for four players, sentence by sentence.

use kami::{Card, Outcome, Phase, Round, StandingAttack};

use crate::support::{deal, seat};

fn step(round: &mut Round, word: &str) {
    round.play(word.parse().unwrap()).unwrap();
}

#[test]
fn the_worked_example_plays_as_told() {
    let mut round = Round::new(&deal("4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1"));

    // Seat 1 leads: one card face down, attacks with a Soldier.
    assert_eq!(
        (round.to_act(), round.phase()),
        (Some(seat(1)), Phase::LeadDefence)
    );
    assert_eq!(round.legal_set().texts(), ["dA", "dC", "dL", "dO", "dS"]);
    step(&mut round, "dC");
    assert!(
        round
            .defence(seat(1))
            .all(|card| card.face_down && card.card == Card::Rider)
    );
    assert_eq!(
        (round.to_act(), round.phase()),
        (Some(seat(1)), Phase::LeadAttack)
    );
    step(&mut round, "aS");
    assert!(
        round
            .attack(seat(1))
            .all(|card| !card.face_down && card.card == Card::Soldier)
    );
    let standing = StandingAttack {
        seat: seat(1),
        card: Card::Soldier,
    };
    assert_eq!(round.standing_attack(), Some(standing));

    // Seat 2 counters with a Soldier and attacks with a Rider.
    assert_eq!(
        (round.to_act(), round.phase()),
        (Some(seat(2)), Phase::Answer)
    );
    step(&mut round, "dS");
    assert!(round.defence(seat(2)).all(|card| !card.face_down));
    assert_eq!(
        (round.to_act(), round.phase()),
        (Some(seat(2)), Phase::CounterAttack)
    );
    step(&mut round, "aC");

    // Seat 3 counters the Rider with an Empress and attacks with a Lance.
    assert_eq!(round.to_act(), Some(seat(3)));
    assert_eq!(round.legal_set().texts(), ["dC", "dI", "pass"]);
    assert!(!round.empress_unlocked());
    step(&mut round, "dI");
    assert!(round.empress_unlocked());
    step(&mut round, "aL");

    // Seats 4, 1 and 2 pass.
    for number in [4, 1, 2] {
        assert_eq!(
            (round.to_act(), round.phase()),
            (Some(seat(number)), Phase::Answer)
        );
        step(&mut round, "pass");
    }

    // Seat 3 leads: a card face down, attack with a Gold Dragon.
    assert_eq!(
        (round.to_act(), round.phase()),
        (Some(seat(3)), Phase::LeadDefence)
    );
    assert_eq!(round.standing_attack(), None);
    step(&mut round, "dS");
    step(&mut round, "aO");
    let standing = StandingAttack {
        seat: seat(3),
        card: Card::GoldDragon,
    };
    assert_eq!(round.standing_attack(), Some(standing));
    assert_eq!(
        (round.to_act(), round.outcome()),
        (Some(seat(4)), Outcome::Unknown)
    );
    assert_eq!(round.hand(seat(3)).to_string(), "SCAF");
    let line: Vec<_> = round
        .defence(seat(3))
        .map(|c| (c.card, c.face_down))
        .collect();
    assert_eq!(line, [(Card::Empress, false), (Card::Soldier, true)]);
}

#[test]
fn a_partner_may_be_countered() {
    let round = crate::support::after(
        "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1",
        "dC aS pass dS aA dA aC",
    );
    assert_eq!(
        round.to_act(),
        Some(seat(1)),
        "seat 3 countered seat 1, then seat 4 seat 3"
    );
}
