//! The duel and its Mercenaries.

use kami::{Card, Outcome, Phase, Pile, RefusalReason};

use crate::support::{after, refuse, seat};

/// Seat 1 uses up the piles until a Soldier is left on pile 8.
const USE_UP: &str = "d1 a2 pass d3 a4 pass d5 a6 pass d7 a8 pass \
                      d1 a2 pass d5 a3 pass d6 a4 pass d7";

const PLAIN: &str = "2 SSSSLLCC,SSSSLLCC 1 AAAAOOOO/TTFFIISS";

fn pile(number: u8) -> Pile {
    Pile::from_number(number).unwrap()
}

#[test]
fn a_mercenary_taken_turns_the_card_below_face_up_for_the_same_turn() {
    let round = after(PLAIN, "");
    assert_eq!(round.face_up(pile(1)), Some(Card::SilverDragon));
    assert_eq!(round.below(pile(1)), Some(Card::Tower));
    let round = after(PLAIN, "d1");
    assert_eq!(
        (round.face_up(pile(1)), round.below(pile(1))),
        (Some(Card::Tower), None)
    );
    let mut round = after(PLAIN, "d1 a1");
    assert_eq!(round.face_up(pile(1)), None);
    assert_eq!(
        round.standing_attack().map(|attack| attack.card),
        Some(Card::Tower)
    );
    assert_eq!(
        round.hand(seat(1)).len(),
        8,
        "no Mercenary goes into a hand"
    );
    assert_eq!(
        refuse(&round, "d1").reason,
        RefusalReason::PileEmpty(pile(1))
    );
    round.play("pass".parse().unwrap()).unwrap();
    assert_eq!(
        refuse(&round, "d1").reason,
        RefusalReason::PileEmpty(pile(1))
    );
}

#[test]
fn all_piles_are_open_to_a_leader_and_fitting_ones_to_a_counter() {
    let lead = after(PLAIN, "").legal_set().texts();
    assert_eq!(
        lead,
        [
            "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "dC", "dL", "dS"
        ]
    );
    let answer = after(PLAIN, "d5 a1").legal_set().texts();
    assert_eq!(
        answer,
        ["d2", "d3", "d4", "d5", "pass"],
        "pile 5 shows an Empress now"
    );
    let lance = after(PLAIN, "d5 aL");
    assert_eq!(lance.legal_set().texts(), ["dL", "pass"]);
    let reason = RefusalReason::DoesNotCounter {
        card: Card::Empress,
        attack: Card::Lance,
    };
    assert_eq!(refuse(&lance, "d5").reason, reason);
}

#[test]
fn a_mercenary_empress_as_a_counter_unlocks_and_face_down_does_not() {
    let countered = after(PLAIN, "d5 a1 d5");
    assert!(countered.empress_unlocked());
    let face_down = after(PLAIN, "d5 aS pass d5");
    assert!(!face_down.empress_unlocked());
    assert!(
        face_down
            .defence(seat(1))
            .all(|card| card.face_down && card.mercenary)
    );
}

#[test]
fn the_last_hand_card_does_not_unlock_a_mercenary_empress() {
    let deal = "2 SSSSSSLI,SSSSLLLC 1 IAAAAOOO/OTTFFCCC";
    let round = after(deal, "dS aS pass dS aS pass dS aS pass dL");
    let legal = round.legal_set().texts();
    assert_eq!(legal, ["a2", "a3", "a4", "a5", "a6", "a7", "a8", "aI"]);
    let error = refuse(&round, "a1");
    assert_eq!(error.reason, RefusalReason::MercenaryEmpressLocked);
    assert!(
        error
            .to_string()
            .starts_with("a1 is not allowed: an Empress among the Mercenaries")
    );
}

#[test]
fn a_mercenary_empress_may_attack_when_there_is_nothing_but_empresses() {
    let deal = "2 SSSSSSCI,SSSSLLLL 1 AAAAOOOO/TTFFCCCI";
    let words = "d1 a2 d3 aS dS aS pass d1 a2 pass d3 a4 pass d4 a5 pass d6 a7 pass \
                 d5 a6 pass d7 a8 pass dS aS pass dS aS pass";
    let lead = after(deal, words);
    assert_eq!(lead.hand(seat(1)).to_string(), "CI");
    assert_eq!(lead.legal_set().texts(), ["d8", "dC", "dI"]);
    let round = after(deal, &format!("{words} dC"));
    assert!(!round.empress_unlocked());
    assert_eq!(round.legal_set().texts(), ["a8", "aI"]);
    let round = after(deal, &format!("{words} d8"));
    assert_eq!(
        round.legal_set().texts(),
        ["aC"],
        "a Rider can attack, so the Empress may not"
    );
}

#[test]
fn two_empresses_in_hand_may_attack_when_nothing_else_can() {
    let deal = "2 SSSSLLCC,SSSSLLII 1 AAAAOOOO/TTFFCCSS";
    let words = format!("{USE_UP} aS d8 aS pass dS aS pass dL aL pass dS");
    let round = after(deal, &words);
    assert_eq!(round.hand(seat(2)).to_string(), "II");
    assert!(!round.empress_unlocked());
    assert_eq!(round.legal_set().texts(), ["aI"]);
}

#[test]
fn a_hands_only_card_cannot_defend() {
    let words = "dS aS pass dS aS pass dL aL pass d1 aC";
    let leader = after(PLAIN, &format!("{words} pass"));
    assert_eq!(refuse(&leader, "dC").reason, RefusalReason::OnlyHandCard);
    assert!(
        leader
            .legal_set()
            .texts()
            .iter()
            .all(|text| text.len() == 2 && text != "dC")
    );
    let countered = after(PLAIN, &format!("{words} dC aC"));
    assert_eq!(refuse(&countered, "dC").reason, RefusalReason::OnlyHandCard);
    assert_eq!(countered.legal_set().texts(), ["pass"]);
    let soldier = after(PLAIN, &format!("{words} dC aS"));
    let reason = RefusalReason::DoesNotCounter {
        card: Card::Rider,
        attack: Card::Soldier,
    };
    assert_eq!(refuse(&soldier, "dC").reason, reason);
}

#[test]
fn a_mercenary_may_make_the_only_hand_card_the_winner() {
    let words = "dS aS pass dS aS pass dL aL pass d1 aC pass d2 aC";
    let won = Outcome::Won {
        seat: seat(1),
        points: 2,
        doubled: false,
    };
    assert_eq!(after(PLAIN, words).outcome(), won);
}

#[test]
fn a_mercenary_face_down_counts_for_the_master_stroke() {
    let deal = "2 SSSSLLOO,SSSSLLCC 1 AAAAOOCC/TTFFIISS";
    let words = "dS aS pass dS aS pass dL aL pass d1 aO pass d5 aO";
    let won = Outcome::Won {
        seat: seat(1),
        points: 6,
        doubled: true,
    };
    assert_eq!(after(deal, words).outcome(), won);
}

#[test]
fn a_mercenary_as_a_counter_does_not_double() {
    let deal = "2 SSSSLLCO,SSSSLCCO 1 AAAAOOLC/TTFFIISS";
    let words = "dS aS pass dS aS pass dL aL pass d1 aC dC aO d5 aO";
    let won = Outcome::Won {
        seat: seat(1),
        points: 3,
        doubled: false,
    };
    assert_eq!(after(deal, words).outcome(), won);
}

#[test]
fn a_leader_with_one_card_and_no_mercenary_makes_the_round_void() {
    let words = format!("{USE_UP} aS d8 aS pass dS aS pass dL aL pass dC aC");
    let round = after(PLAIN, &words);
    assert_eq!(
        (round.phase(), round.hand(seat(2)).len()),
        (Phase::Answer, 1)
    );
    let round = after(PLAIN, &format!("{words} pass"));
    assert_eq!((round.to_act(), round.phase()), (None, Phase::Over));
    assert_eq!(round.outcome(), Outcome::Void);
    assert!(round.legal_set().is_empty());
}
