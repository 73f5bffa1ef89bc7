//! What a view shows.

use kami::{Action, Card, DealtPile, Phase, SeenAction, SeenPile, View, Viewer};

use crate::support::{actions, deal, seat};

const FOUR: &str = "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1";

fn view(deal_text: &str, words: &str, number: u8) -> View {
    let viewer = kami::Seat::from_number(number).map_or(Viewer::Spectator, Viewer::Seat);
    View::of_round(&deal(deal_text), &actions(words), viewer).unwrap()
}

fn history(view: &View) -> Vec<String> {
    view.history.iter().map(ToString::to_string).collect()
}

#[test]
fn a_player_sees_the_own_hand_and_the_size_of_the_others() {
    let view = view(FOUR, "dC aS", 2);
    assert_eq!(view.own_hand().unwrap().to_string(), "SSSLCAOT");
    let sizes: Vec<u8> = view.seats.iter().map(|seat| seat.hand_size).collect();
    assert_eq!(sizes, [6, 8, 8, 8]);
    let hands: Vec<bool> = view.seats.iter().map(|seat| seat.hand.is_some()).collect();
    assert_eq!(hands, [false, true, false, false]);
    assert_eq!(view.to_string(), "4 S???????,SSSLCAOT,????????,???????? 1");
    assert_eq!(view.standing, None);
}

#[test]
fn a_face_down_card_is_known_to_its_owner_only() {
    let own = view(FOUR, "dC aS", 1);
    assert_eq!(
        own.seat(seat(1)).unwrap().defence[0].card,
        Some(Card::Rider)
    );
    assert_eq!(history(&own), ["1: dC", "1: aS"]);
    let cards: Vec<Option<Card>> = own.history.iter().map(|step| step.card).collect();
    assert_eq!(cards, [Some(Card::Rider), Some(Card::Soldier)]);
    for number in [0, 2, 3, 4] {
        let other = view(FOUR, "dC aS", number);
        let card = other.seats[0].defence[0];
        assert_eq!(
            (card.card, card.face_down, card.mercenary),
            (None, true, false)
        );
        assert_eq!(history(&other), ["1: d?", "1: aS"]);
        assert_eq!(other.history[0].action, SeenAction::DefendHidden);
        assert_eq!(other.history[0].card, None);
        assert_eq!(other.seats[0].attack[0].card, Some(Card::Soldier));
    }
}

#[test]
fn a_counter_is_seen_by_all() {
    let view = view(FOUR, "dC aS dS aC", 0);
    assert_eq!(history(&view), ["1: d?", "1: aS", "2: dS", "2: aC"]);
    assert_eq!(view.seats[1].defence[0].card, Some(Card::Soldier));
    assert_eq!(view.to_string(), "4 S???????,SC??????,????????,???????? 1");
    assert_eq!(view.own_hand(), None);
}

#[test]
fn only_the_acting_player_has_legal_actions() {
    assert_eq!(view(FOUR, "dC aS", 2).legal.texts(), ["dS", "pass"]);
    for number in [0, 1, 3, 4] {
        let view = view(FOUR, "dC aS", number);
        assert!(view.legal.is_empty());
        assert_eq!(view.turn, Some(seat(2)), "whose turn it is everybody knows");
        assert_eq!(view.standing_attack.unwrap().card, Card::Soldier);
    }
}

#[test]
fn a_seat_the_mode_does_not_have_sees_what_a_spectator_sees() {
    let three = "3 SSSSLLCAOT,SSSSLLCAOF,SSCCAAOOTF 2 II";
    let mut fourth = view(three, "dS aS", 4);
    fourth.viewer = Viewer::Spectator;
    assert_eq!(fourth, view(three, "dS aS", 0));
}

/// Seats 1 and 3, partners, hold five Soldiers each; seat 2 leads.
const DEMORALISED: &str = "4 SSSSSLLC,LLCAAAOT,SSSSSCCT,AOOOFFII 2";

#[test]
fn nobody_else_learns_who_is_asked_or_who_keeps() {
    let asked = view(DEMORALISED, "", 3);
    assert_eq!((asked.turn, asked.legal.len()), (Some(seat(3)), 2));
    for number in [0, 1, 2, 4] {
        let other = view(DEMORALISED, "", number);
        assert_eq!((other.turn, other.phase), (None, Phase::Demoralised));
        assert!(other.legal.is_empty());
    }
    assert_eq!(history(&view(DEMORALISED, "keep", 3)), ["3: keep"]);
    assert_eq!(view(DEMORALISED, "keep", 3).turn, None);
    assert_eq!(view(DEMORALISED, "keep", 2), view(DEMORALISED, "", 2));
    assert!(view(DEMORALISED, "keep keep", 4).history.is_empty());
}

#[test]
fn soldiers_shown_are_known_to_all() {
    let view = view(DEMORALISED, "ask", 2);
    assert_eq!(
        (view.turn, view.phase),
        (Some(seat(1)), Phase::PartnerAnswer)
    );
    assert_eq!(history(&view), ["3: ask"]);
    let shown: Vec<Option<u8>> = view.seats.iter().map(|seat| seat.shown_soldiers).collect();
    assert_eq!(shown, [None, None, Some(5), None]);
    assert_eq!(view.to_string(), "4 ????????,LLCAAAOT,SSSSS???,???????? 2");
}

#[test]
fn a_soldier_shown_and_then_played_is_counted_once() {
    let words = "ask play keep dL aT dT aS";
    let view = view("4 SSSSSLLC,LLCAAAOT,SSSSSCCT,AOOOFFII 2", words, 4);
    assert_eq!(view.seats[2].dealt.to_string(), "SSSSST??");
    assert_eq!(
        history(&view),
        ["3: ask", "1: play", "2: d?", "2: aT", "3: dT", "3: aS"]
    );
    assert_eq!(view.seats[2].attack[0].card, Some(Card::Soldier));
}

/// `least-most` of the shown Soldiers in the hand of seat 3, as a seat sees it.
fn held(words: &str, number: u8) -> String {
    let seen = view(DEMORALISED, words, number).seats[2].held_soldiers;
    seen.map_or("-".into(), |held| format!("{}-{}", held.least, held.most))
}

#[test]
fn shown_soldiers_are_counted_on_as_far_as_others_can_know() {
    assert_eq!(held("", 4), "-", "nothing was shown");
    assert_eq!(held("ask", 4), "5-5");
    assert_eq!(held("ask play keep", 4), "5-5");
    // Played face up everybody saw it go.
    let played = "ask play keep dL aT dT aS";
    assert_eq!(held(played, 4), "4-4");
    // Seat 3 leads again: what lies face down may be a Soldier or not.
    let led = format!("{played} pass pass pass dC");
    assert_eq!(held(&led, 4), "3-4");
    assert_eq!(held(&led, 0), "3-4");
    let soldier = format!("{played} pass pass pass dS");
    assert_eq!(held(&soldier, 4), "3-4", "nobody else can tell");
    assert_eq!(
        held(&soldier, 3),
        "3-4",
        "its owner is told what the others know"
    );
    // With two cards left there cannot be more Soldiers than cards.
    let late = format!("{soldier} aS pass pass pass dS aC");
    assert_eq!(held(&late, 4), "1-2");
}

#[test]
fn what_counters_an_attack_is_told_with_it() {
    let counters = |words: &str| {
        let seen = view(FOUR, words, 2).counters;
        seen.iter().map(|card| card.code()).collect::<String>()
    };
    assert_eq!(counters(""), "");
    assert_eq!(counters("dC aS"), "S");
    assert_eq!(counters("dC aA"), "AI");
    assert_eq!(counters("dC aA dA"), "", "now an attack is due, none waits");
}

#[test]
fn the_second_and_the_third_player_look_at_one_aside_card_each() {
    let three = "3 SSSSLLCAOT,SSSSLCAOFI,SSLCCAAOOF 2 TI";
    let texts: Vec<String> = [1, 2, 3, 0]
        .iter()
        .map(|&number| {
            view(three, "", number)
                .aside
                .iter()
                .map(|c| c.map_or('?', Card::code))
                .collect()
        })
        .collect();
    assert_eq!(texts, ["?I", "??", "T?", "??"]);
    assert_eq!(
        view(three, "", 3).to_string(),
        "3 ??????????,??????????,SSLCCAAOOF 2 T?"
    );
}

const DUEL: &str = "2 SSSSLLCC,SSSSLLCC 1 AAAAOOOO/TTFFIISS";

#[test]
fn a_mercenary_played_face_down_is_public() {
    let view = view(DUEL, "d5 aS", 2);
    let card = view.seats[0].defence[0];
    assert_eq!(
        (card.card, card.face_down, card.mercenary),
        (Some(Card::GoldDragon), true, true)
    );
    assert_eq!(view.history[0].card, Some(Card::GoldDragon));
    assert_eq!(view.history[0].to_string(), "1: d5");
    assert_eq!(view.to_string(), "2 S???????,SSSSLLCC 1 AAAAOOOO/????I???");
    assert_eq!(
        view.piles[4],
        SeenPile {
            face_up: Some(Card::Empress),
            covers: false
        }
    );
    assert_eq!(
        view.piles[0],
        SeenPile {
            face_up: Some(Card::SilverDragon),
            covers: true
        }
    );
    let dealt = DealtPile {
        face_up: Card::GoldDragon,
        below: Some(Card::Empress),
    };
    assert_eq!(view.dealt_piles[4], dealt);
}

#[test]
fn a_finished_round_still_hides_what_was_never_shown() {
    let deal = "4 SSSSLLTT,SSSLCAOI,SSLCAOFI,SCCAAOOF 1";
    let words = "dS aS pass pass pass dS aS pass pass pass dL aL pass pass pass dT aT";
    let view = view(deal, words, 2);
    assert_eq!((view.phase, view.turn), (Phase::Over, None));
    assert_eq!(view.to_string(), "4 SSLT????,SSSLCAOI,????????,???????? 1");
    assert!(view.seats[0].defence.iter().all(|card| card.card.is_none()));
}

#[test]
fn a_log_that_cannot_be_played_is_an_error_that_says_where() {
    let log = [Action::DefendHand(Card::Rider), Action::Pass];
    let error = View::of_round(&deal(FOUR), &log, Viewer::Spectator).unwrap_err();
    assert_eq!(error.at, 1);
    let text = "action 2: pass is not allowed: the defence has been played: an attack must follow";
    assert_eq!(error.to_string(), text);
}
