//! The Demoralised question: who is asked, and what follows.

use kami::{Outcome, Phase, RefusalReason};

use crate::support::{after, refuse, seat};

/// Seats 1 and 3, partners, hold five Soldiers each.
const PARTNERS: &str = "4 SSSSSLLC,LLCAAAOT,SSSSSCCT,AOOOFFII 2";
/// Seats 1 and 2 do.
const NEIGHBOURS: &str = "4 SSSSSLLC,SSSSSCCT,LLCAAAOT,AOOOFFII 2";

#[test]
fn players_with_five_soldiers_are_asked_in_turn_order_from_the_first_player() {
    let round = after(PARTNERS, "");
    assert_eq!(
        (round.to_act(), round.phase()),
        (Some(seat(3)), Phase::Demoralised)
    );
    assert_eq!(round.legal_set().texts(), ["ask", "keep"]);
    let round = after(PARTNERS, "keep");
    assert_eq!(
        (round.to_act(), round.phase()),
        (Some(seat(1)), Phase::Demoralised)
    );
    let round = after(PARTNERS, "keep keep");
    assert_eq!(
        (round.to_act(), round.phase()),
        (Some(seat(2)), Phase::LeadDefence)
    );
    let round = after(NEIGHBOURS, "");
    assert_eq!(
        round.to_act(),
        Some(seat(2)),
        "the first player comes first"
    );
}

#[test]
fn the_partner_decides() {
    let round = after(NEIGHBOURS, "ask");
    assert_eq!(
        (round.to_act(), round.phase()),
        (Some(seat(4)), Phase::PartnerAnswer)
    );
    assert_eq!(round.legal_set().texts(), ["cancel", "play"]);
    let round = after(NEIGHBOURS, "ask cancel");
    assert_eq!((round.to_act(), round.phase()), (None, Phase::Over));
    assert_eq!(round.outcome(), Outcome::Void);
    assert!(round.legal_set().is_empty());
}

#[test]
fn a_partner_who_wants_to_play_is_still_asked_about_the_own_hand() {
    let round = after(PARTNERS, "ask");
    assert_eq!(
        (round.to_act(), round.phase()),
        (Some(seat(1)), Phase::PartnerAnswer)
    );
    let round = after(PARTNERS, "ask play");
    assert_eq!(
        (round.to_act(), round.phase()),
        (Some(seat(1)), Phase::Demoralised)
    );
    let round = after(PARTNERS, "ask play ask");
    assert_eq!(
        (round.to_act(), round.phase()),
        (Some(seat(3)), Phase::PartnerAnswer)
    );
    let round = after(PARTNERS, "ask play ask play");
    assert_eq!(
        (round.to_act(), round.phase()),
        (Some(seat(2)), Phase::LeadDefence)
    );
}

#[test]
fn four_soldiers_are_not_enough() {
    let round = after("4 SSSSLLCA,SSSSCCAT,SSLLCAOT,AOOOFFII 1", "");
    assert_eq!(
        (round.to_act(), round.phase()),
        (Some(seat(1)), Phase::LeadDefence)
    );
}

#[test]
fn eight_soldiers_are_asked_too() {
    let round = after("4 SSSSSSSS,SSLLLLCC,CCAAAAOO,OOTTFFII 1", "");
    assert_eq!(round.phase(), Phase::Demoralised);
}

#[test]
fn other_modes_do_not_ask() {
    let three = after("3 SSSSSSSSSS,LLLLCCCCAA,AAOOOOTTFF 1 II", "");
    assert_eq!(three.phase(), Phase::LeadDefence);
    let two = after("2 SSSSSSSS,SSLLLLCC 1 CCAAAAOO/OOTTFFII", "");
    assert_eq!(two.phase(), Phase::LeadDefence);
}

#[test]
fn questions_and_play_do_not_mix() {
    let asked = after(PARTNERS, "");
    assert_eq!(refuse(&asked, "dS").reason, RefusalReason::QuestionOpen);
    assert_eq!(refuse(&asked, "cancel").reason, RefusalReason::QuestionOpen);
    let partner = after(PARTNERS, "ask");
    assert_eq!(refuse(&partner, "keep").reason, RefusalReason::AnswerOpen);
    let leading = after(PARTNERS, "keep keep");
    for word in ["ask", "keep", "cancel", "play"] {
        assert_eq!(refuse(&leading, word).reason, RefusalReason::NoQuestion);
    }
}
