//! With the `serde` feature everything is written as its text and reads back.
#![cfg(feature = "serde")]

mod play;
mod random;

use std::fmt::Debug;

use kamisado::{
    Action, Colour, Event, Fill, Length, LineUp, Match, Rank, Reason, SetUp, Side, Square,
};
use serde::{Serialize, de::DeserializeOwned};

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).expect("it serialises"), json);
    let read: T = serde_json::from_str(json).expect("it reads back");
    assert_eq!(read, *value);
}

#[test]
fn texts_and_names_read_back() {
    round_trip(&play::square("d5"), "\"d5\"");
    round_trip(&play::path("d1d5"), "\"d1d5\"");
    round_trip(&LineUp::USUAL, "\"ngrykpbo\"");
    for text in ["d1d5", "left", "right", "obpkyrgn"] {
        round_trip(&play::action(text), &format!("\"{text}\""));
    }
    round_trip(&Colour::Purple, "\"purple\"");
    round_trip(&Side::White, "\"white\"");
    round_trip(&Rank::DoubleSumo, "\"double-sumo\"");
    round_trip(&Reason::HomeRow, "\"home-row\"");
    round_trip(&Reason::Deadlock, "\"deadlock\"");
    round_trip(&Fill::Left, "\"left\"");
}

#[test]
fn matches_read_back_from_their_position_strings() {
    for seed in 0..40 {
        let start = Match::new(Length::Marathon, SetUp::Tournament);
        let (actions, game) = random::random_match(start, seed, seed as usize * 5);
        round_trip(&game, &format!("\"{game}\""));
        let json = serde_json::to_string(&actions).expect("it serialises");
        let read: Vec<Action> = serde_json::from_str(&json).expect("it reads back");
        assert_eq!(read, actions);
    }
}

#[test]
fn a_series_stays_a_series() {
    for seed in 0..40 {
        let start = Match::new(Length::Series(3), SetUp::Usual);
        let (_, game) = random::random_match(start, seed, seed as usize * 4);
        let won = game.score();
        let json = format!(
            "{{\"position\":\"{game}\",\"rounds\":3,\"won\":{{\"black\":{},\"white\":{}}}}}",
            won.black, won.white
        );
        round_trip(&game, &json);
    }
}

#[test]
fn a_series_that_cannot_stand_so_is_refused() {
    let start = Match::new(Length::Single, SetUp::Usual);
    for (rounds, black, white) in [(3, 2, 1), (3, 1, 0), (200, 200, 200)] {
        let json = format!(
            "{{\"position\":\"{start}\",\"rounds\":{rounds},\"won\":{{\"black\":{black},\"white\":{white}}}}}"
        );
        let error = serde_json::from_str::<Match>(&json).expect_err("no such series");
        assert!(error.to_string().contains("score: a series of"), "{error}");
    }
}

#[test]
fn everything_that_happens_reads_back() {
    let start = Match::new(Length::Standard, SetUp::Tournament);
    let (actions, _) = random::random_match(start, 5, usize::MAX);
    let mut game = start;
    for action in actions {
        for event in game.play(action).expect("a recorded match is legal") {
            let json = serde_json::to_string(&event).expect("it serialises");
            let read: Event = serde_json::from_str(&json).expect("it reads back");
            assert_eq!(read, event);
        }
    }
}

#[test]
fn a_wrong_text_is_refused_with_the_readers_own_words() {
    let error = serde_json::from_str::<Square>("\"z9\"").expect_err("no square");
    assert!(error.to_string().contains("a letter a-h and a digit 1-8"));
    let error = serde_json::from_str::<Match>("\"8 b - 1 0-0\"").expect_err("no position");
    assert!(error.to_string().contains("board: expected eight rows"));
}
