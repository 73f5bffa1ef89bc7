//! When an Empress may counter, and when she may attack.

use kami::{Card, RefusalReason};

use crate::support::{after, refuse, seat};

const DEAL: &str = "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 3";

#[test]
fn an_empress_counters_everything_but_soldiers_and_lances() {
    for card in Card::ALL {
        let stopped = !matches!(card, Card::Soldier | Card::Lance);
        assert_eq!(Card::Empress.counters(card), stopped, "{card}");
        assert!(card.counters(card));
        assert!(!Card::Soldier.counters(card) || card == Card::Soldier);
    }
}

#[test]
fn an_empress_does_not_counter_a_soldier_or_a_lance() {
    let round = after(DEAL, "dC aL");
    let error = refuse(&round, "dI");
    let reason = RefusalReason::DoesNotCounter {
        card: Card::Empress,
        attack: Card::Lance,
    };
    assert_eq!(error.reason, reason);
    assert_eq!(
        error.to_string(),
        "dI is not allowed: an Empress does not counter a Lance"
    );
    assert_eq!(round.legal_set().texts(), ["pass"]);
}

#[test]
fn an_empress_may_not_attack_before_one_lies_face_up_in_defence() {
    let round = after(DEAL, "dC");
    let error = refuse(&round, "aI");
    assert_eq!(
        error.to_string(),
        "aI is not allowed: an Empress may not attack yet: no Empress lies face up in a defence \
         line and it is not the last card of the hand"
    );
}

#[test]
fn an_empress_face_down_unlocks_nothing() {
    let round = after("4 SSSLLCAO,SSSLCAOT,SSLCAOII,SSCAOTFF 3", "dI");
    assert_eq!(refuse(&round, "aI").reason, RefusalReason::EmpressLocked);
    assert!(!round.empress_unlocked());
}

#[test]
fn holding_both_empresses_unlocks_nothing() {
    let round = after("4 SSSLLCAO,SSSLCAOT,SSLCAOII,SSCAOTFF 3", "dS");
    assert_eq!(refuse(&round, "aI").reason, RefusalReason::EmpressLocked);
}

#[test]
fn an_empress_just_played_as_a_counter_unlocks_the_other() {
    let round = after("4 SSSLLCAO,SSSLCAOT,SSLCAOII,SSCAOTFF 2", "dS aC dI");
    assert!(round.legal_set().texts().contains(&"aI".to_owned()));
}

#[test]
fn an_empress_that_counters_unlocks_everybodys_empress_for_the_round() {
    // Seat 3 counters with an Empress; seat 4 holds the other.
    let round = after(DEAL, "dS aO dI aC");
    assert_eq!(round.to_act(), Some(seat(1)));
    let round = after(DEAL, "dS aO dI aC pass pass dC aS dS");
    assert_eq!(round.to_act(), Some(seat(4)));
    let round = after(DEAL, "dS aO dI aC pass pass dC");
    assert!(
        round
            .legal_set()
            .contains(kami::Action::AttackHand(Card::Empress))
    );
}

#[test]
fn an_attacking_empress_finds_no_counter_when_the_other_is_spent() {
    let round = after(DEAL, "dS aO dI aC pass pass dC aI");
    assert_eq!(
        round.legal_set().texts(),
        ["pass"],
        "seat 4 has played its Empress"
    );
}

#[test]
fn an_empress_in_an_attack_line_unlocks_nothing() {
    // Seat 3 ends the round with its Empress as the last card: allowed though locked.
    let words = "dS aS pass pass pass dL aC pass pass pass dA aO pass pass pass dF";
    let mut round = after(DEAL, words);
    assert_eq!(round.legal_set().texts(), ["aI"]);
    round.play("aI".parse().unwrap()).unwrap();
    assert!(!round.empress_unlocked());
    let won = kami::Outcome::Won {
        seat: seat(3),
        points: 5,
        doubled: false,
    };
    assert_eq!(round.outcome(), won);
    assert_eq!(refuse(&round, "pass").reason, RefusalReason::RoundOver);
}
