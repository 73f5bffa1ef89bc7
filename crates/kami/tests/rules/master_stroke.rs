//! The end of a round: its points, and when they are doubled.

use kami::{Outcome, RefusalReason};

use crate::support::{after, refuse, seat};

fn won(number: u8, points: u8, doubled: bool) -> Outcome {
    Outcome::Won {
        seat: seat(number),
        points,
        doubled,
    }
}

#[test]
fn two_identical_last_cards_the_first_face_down_score_double() {
    let deal = "4 SSSSLLTT,SSSLCAOI,SSLCAOFI,SCCAAOOF 1";
    let three_leads = "dS aS pass pass pass dS aS pass pass pass dL aL pass pass pass dT aT";
    assert_eq!(after(deal, three_leads).outcome(), won(1, 8, true));
}

#[test]
fn different_last_cards_score_single() {
    let deal = "4 SSSSLLTF,SSSLCAOI,SSLCAOTI,SCCAAOOF 1";
    let three_leads = "dS aS pass pass pass dS aS pass pass pass dL aL pass pass pass dT aF";
    assert_eq!(after(deal, three_leads).outcome(), won(1, 4, false));
}

#[test]
fn identical_last_cards_do_not_count_double_when_the_defence_is_a_counter() {
    // Seat 1 keeps two Gold Dragons, counters with one and ends with the other.
    let deal = "4 SSSSLLOO,SSSLCAOI,SSLCAOFI,SCCAATTF 1";
    let words = "dS aS pass pass pass dS aS pass pass pass dL aL dL aO pass pass dO aO";
    assert_eq!(after(deal, words).outcome(), won(1, 3, false));
}

#[test]
fn every_card_scores_its_points() {
    let points: Vec<u8> = kami::Card::ALL.iter().map(|card| card.points()).collect();
    assert_eq!(points, [1, 2, 2, 3, 3, 4, 4, 5]);
    let copies: Vec<u8> = kami::Card::ALL.iter().map(|card| card.copies()).collect();
    assert_eq!(copies, [10, 4, 4, 4, 4, 2, 2, 2]);
}

#[test]
fn a_leader_may_not_pass_and_a_defence_comes_before_its_attack() {
    let deal = "4 SSSSLLTT,SSSLCAOI,SSLCAOFI,SCCAAOOF 1";
    let lead = after(deal, "");
    assert_eq!(refuse(&lead, "pass").reason, RefusalReason::LeaderPasses);
    assert_eq!(refuse(&lead, "aS").reason, RefusalReason::DefenceDue);
    assert_eq!(
        refuse(&lead, "dO").reason,
        RefusalReason::NotInHand(kami::Card::GoldDragon)
    );
    assert_eq!(refuse(&lead, "d1").reason, RefusalReason::NoMercenaries);
    let attack = after(deal, "dS");
    assert_eq!(refuse(&attack, "pass").reason, RefusalReason::AttackDue);
    assert_eq!(refuse(&attack, "dS").reason, RefusalReason::AttackDue);
    assert_eq!(
        refuse(&attack, "aA").reason,
        RefusalReason::NotInHand(kami::Card::SilverDragon)
    );
    assert_eq!(refuse(&attack, "a8").reason, RefusalReason::NoMercenaries);
    let answer = after(deal, "dS aS");
    assert_eq!(refuse(&answer, "aS").reason, RefusalReason::DefenceDue);
    assert_eq!(
        refuse(&answer, "dT").reason,
        RefusalReason::NotInHand(kami::Card::Tower)
    );
}
