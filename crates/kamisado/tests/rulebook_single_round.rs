//! The rulebook's examples 1 to 6: opening, choice of tower, passes and deadlock.
//!
//! The pictures are lost; these boards fit every sentence of the text. The player at the bottom
//! of the pictures has the black towers.

mod play;

use kamisado::{
    Colour::{self, Blue, Brown, Green, Orange, Pink, Purple, Red, Yellow},
    Event, Length, Match, Pass, Phase, Reason, Round, RoundEnd, SetUp,
    Side::{self, Black, White},
};
use play::{act, assert_targets, assert_to_move, can_win_at_once, colour_of, game, place, round};

fn passed(side: Side, tower: Colour, square: &str) -> Pass {
    Pass {
        side,
        tower,
        square: play::square(square),
    }
}

fn assert_won(events: &[Event], winner: Side, tower: Colour, reason: Reason) {
    let end = RoundEnd {
        winner,
        tower,
        reason,
    };
    let won = Event::RoundWon { end, points: 1 };
    assert!(events.contains(&won), "{events:?}");
}

#[test]
fn example_1_any_tower_may_open_straight_or_diagonally_over_any_distance() {
    let start = Match::new(Length::Single, SetUp::Usual);
    // Johan has Black and moves first, with any of his eight towers.
    assert_eq!(start.to_act(), Some(Black));
    assert_eq!(round(&start).active(), None);
    assert_eq!(round(&start).movable().count(), 8);
    // 1(a): his pink tower.
    assert_targets(&start, Pink, "a5 b4 c3 d2 e2 e3 e4 e5 e6 e7 f2 g3 h4");
    // 1(b): his red tower.
    assert_targets(&start, Red, "a3 b2 c2 c3 c4 c5 c6 c7 d2 e3 f4 g5 h6");
}

#[test]
fn example_2_the_colour_reached_names_the_opponents_tower() {
    let mut game = Match::new(Length::Single, SetUp::Usual);
    // 2(a): red goes to a blue square, so White must move blue.
    assert_eq!(colour_of("c5"), Blue);
    act(&mut game, "c1c5");
    assert_to_move(&game, White, Blue);
    // 2(b): all that blue can do.
    assert_targets(&game, Blue, "a7 b2 b3 b4 b5 b6 b7 c7 d6 e5 f4 g3 h2");
    assert!(!can_win_at_once(&game));
    // 2(c): blue goes to a yellow square, so Black must move yellow.
    assert_eq!(colour_of("b3"), Yellow);
    act(&mut game, "b8b3");
    assert_to_move(&game, Black, Yellow);
    // 2(d): all that yellow can do.
    assert_targets(&game, Yellow, "c2 d2 d3 d4 d5 d6 d7 e2 f3 g4 h5");
    assert!(!can_win_at_once(&game));
    // 2(e): onto a purple square.
    assert_eq!(colour_of("g4"), Purple);
    act(&mut game, "d1g4");
    // 2(f): all that White's purple can do.
    assert_to_move(&game, White, Purple);
    assert_targets(&game, Purple, "a6 b7 c6 c7 d7 e6 f5");
    // 2(g): onto a green square.
    assert_eq!(colour_of("f5"), Green);
    act(&mut game, "c8f5");
    // 2(h): all that Black's green can do.
    assert_to_move(&game, Black, Green);
    assert_targets(&game, Green, "a2 b2 c2 d3 e4");
    // 2(i): onto an orange square.
    assert_eq!(colour_of("e4"), Orange);
    act(&mut game, "b1e4");
    // 2(j): all that White's orange can do.
    assert_to_move(&game, White, Orange);
    assert_targets(&game, Orange, "a2 a3 a4 a5 a6 a7 b7 c6 d5");
    // 2(k): five squares ahead, onto a blue one.
    assert_eq!(colour_of("a3"), Blue);
    act(&mut game, "a8a3");
    // 2(l): Black's choice with blue.
    assert_to_move(&game, Black, Blue);
    assert_targets(&game, Blue, "d4 e3 f2 g2 g3 h2");
}

#[test]
fn example_3_who_can_move_must() {
    let mut game = game("O1PKYR1N/6G1/B7/1k6/y7/2n5/8/1gr2pbo b n 1 0-0");
    // 3(a): Helmut's brown goes two squares ahead, onto a blue one.
    assert_eq!(colour_of("c5"), Blue);
    act(&mut game, "c3c5");
    // 3(b): Steve must move blue; it has one single square, a pink one, and no pass.
    assert_to_move(&game, White, Blue);
    assert_targets(&game, Blue, "a5");
    assert_eq!(colour_of("a5"), Pink);
    assert_eq!(play::legal(&game), ["a6a5"]);
    act(&mut game, "a6a5");
    // 3(c): Helmut's pink goes three squares ahead, onto the blue square of Steve's home row.
    assert_to_move(&game, Black, Pink);
    assert_eq!(colour_of("b8"), Blue);
    let events = act(&mut game, "b5b8");
    assert_won(&events, Black, Pink, Reason::HomeRow);
}

#[test]
fn example_4_a_blocked_tower_passes_and_its_square_names_the_next() {
    let mut game = game("OBPKY3/6R1/6G1/5yrN/8/8/n7/1g2kpbo b n 1 0-0");
    // 4(b): Chris's green stands on a yellow square, shut in by Amy's red and yellow and by his
    // own brown.
    assert_eq!(place(&game, White, Green), "g6");
    assert_eq!(colour_of("g6"), Yellow);
    assert_eq!(place(&game, Black, Yellow), "f5");
    assert_eq!(place(&game, Black, Red), "g5");
    assert_eq!(place(&game, White, Brown), "h5");
    // 4(a): Amy's brown goes four squares ahead, onto a green one.
    assert_eq!(colour_of("a6"), Green);
    let events = act(&mut game, "a2a6");
    // 4(b): so Chris forfeits his turn …
    assert_eq!(play::passes(&events), [passed(White, Green, "g6")]);
    // 4(c): … and Amy moves again, with yellow: three squares ahead, onto his home row.
    assert_to_move(&game, Black, Yellow);
    let events = act(&mut game, "f5f8");
    assert_won(&events, Black, Yellow, Reason::HomeRow);
    assert_eq!(game.phase(), Phase::Over);
}

#[test]
fn example_5_a_chain_of_passes_can_still_release_somebody() {
    let mut game = game("O1PK4/4N3/1B4G1/4YrRo/5y2/8/8/bgn1kp2 b b 1 0-0");
    // 5(a): Daniel's blue goes five squares ahead, onto a green one.
    assert_eq!(colour_of("a6"), Green);
    let events = act(&mut game, "a1a6");
    // 5(b): Vlora's green is shut in on a yellow square; she passes.
    assert_eq!(colour_of("g6"), Yellow);
    // 5(c): Daniel's yellow is shut in on a blue square; he passes too.
    assert_eq!(colour_of("f4"), Blue);
    assert_eq!(
        play::passes(&events),
        [passed(White, Green, "g6"), passed(Black, Yellow, "f4")]
    );
    // 5(d): two passes are no deadlock: Vlora's blue goes three squares ahead, onto a yellow one.
    assert_to_move(&game, White, Blue);
    assert_eq!(colour_of("b3"), Yellow);
    let events = act(&mut game, "b6b3");
    // 5(e): Daniel's yellow is still shut in on the same blue square.
    assert_eq!(play::passes(&events), [passed(Black, Yellow, "f4")]);
    // 5(f): Vlora's blue goes two squares diagonally, onto Daniel's home row.
    assert_to_move(&game, White, Blue);
    let events = act(&mut game, "b3d1");
    assert_won(&events, White, Blue, Reason::HomeRow);
}

/// Example 6 before its first move.
const DEADLOCK: &str = "3BK3/8/5YrO/4PG2/2R2g2/1Nkp4/8/n2y2bo w b 3 0-0";

#[test]
fn example_6_in_a_deadlock_the_last_to_move_loses() {
    let mut game = game(DEADLOCK);
    // 6(a): Wolfgang's blue goes one square ahead, onto a green one.
    assert_eq!(colour_of("d7"), Green);
    act(&mut game, "d8d7");
    // 6(b): Ralf's green has one square only, the red one diagonally to the right.
    assert_to_move(&game, Black, Green);
    assert_eq!(place(&game, Black, Green), "f4");
    assert_targets(&game, Green, "g5");
    assert_eq!(colour_of("g5"), Red);
    // 6(c): Wolfgang's red is shut in on a green square by his own brown and by Ralf's pink and
    // purple.
    assert_eq!(place(&game, White, Red), "c4");
    assert_eq!(colour_of("c4"), Green);
    assert_eq!(place(&game, White, Brown), "b3");
    assert_eq!(place(&game, Black, Pink), "c3");
    assert_eq!(place(&game, Black, Purple), "d3");
    // 6(d): on g5 Ralf's green is shut in by his own red and by Wolfgang's yellow and orange.
    assert_eq!(place(&game, White, Yellow), "f6");
    assert_eq!(place(&game, Black, Red), "g6");
    assert_eq!(place(&game, White, Orange), "h6");
    let events = act(&mut game, "f4g5");
    // 6(e): red, green, and red again: nobody can ever move. Ralf moved last and loses.
    assert_eq!(
        play::passes(&events),
        [passed(White, Red, "c4"), passed(Black, Green, "g5")]
    );
    assert_won(&events, White, Red, Reason::Deadlock);
}

#[test]
fn example_6_makes_the_winners_red_tower_a_sumo() {
    let mut game = game(DEADLOCK);
    act(&mut game, "d8d7");
    act(&mut game, "f4g5");
    // The last move ended on red, so Wolfgang's red gets the tooth.
    assert_eq!(
        game.to_string(),
        "4K3/3B4/5YrO/4PGg1/2R+5/1Nkp4/8/n2y2bo w fill 3 0-1"
    );
}

#[test]
fn a_tower_slips_diagonally_between_two_that_touch_at_a_corner() {
    // D4: from d4 to e5, with towers on d5 and e4.
    let game = game("OBPK1RGN/8/8/3Y4/3yk3/8/8/ngr2pbo b y 1 0-0");
    assert!(round(&game).targets(Yellow).contains(play::square("e5")));
    assert!(!round(&game).targets(Yellow).contains(play::square("d5")));
}

#[test]
fn a_round_and_its_match_agree_on_the_opening() {
    let start = Match::new(Length::Single, SetUp::Usual);
    assert_eq!(start.round(), Some(&Round::default()));
}
