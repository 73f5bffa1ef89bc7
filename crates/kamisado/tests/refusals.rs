//! Every refused move names the rule that refuses it.

mod play;

use kamisado::{Colour, Length, Match, Refusal, RefusalReason, SetUp, Side};
use play::{game, path, position, round, square, turned};

/// What Black's pink tower tries: towers, move, rule, message.
fn cases() -> impl Iterator<Item = [&'static str; 4]> {
    include_str!("data/refusals.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let columns: Vec<&str> = line.split("; ").collect();
            columns.try_into().expect("four columns")
        })
}

fn refusal(game: &Match, text: &str) -> Refusal {
    let refused = round(game)
        .check(path(text))
        .expect_err("this move must be refused");
    assert_eq!(play::refused(game, text), refused);
    refused
}

#[test]
fn each_rule_refuses_with_its_own_id_and_in_words() {
    for [towers, text, rule, message] in cases() {
        let position = position(towers, Side::Black, Colour::Pink);
        let refused = refusal(&game(&position), text);
        assert_eq!(refused.reason.rule(), Some(rule), "{position} {text}");
        assert_eq!(refused.to_string(), format!("{rule}: {message}"));
        assert_eq!(refused.action, play::action(text));
    }
}

#[test]
fn the_same_rules_refuse_the_same_moves_of_white() {
    for [towers, text, rule, _] in cases() {
        let position = turned(&position(towers, Side::Black, Colour::Pink));
        let there = path(text);
        let turned = kamisado::Move {
            from: there.from.half_turned(),
            to: there.to.half_turned(),
        };
        let refused = refusal(&game(&position), &turned.to_string());
        assert_eq!(refused.reason.rule(), Some(rule), "{position} {turned}");
    }
}

#[test]
fn moving_another_tower_than_the_active_one_breaks_t2() {
    let game = game(&position("kd4", Side::Black, Colour::Pink));
    let refused = refusal(&game, "a1a2");
    assert_eq!(refused.reason.rule(), Some("T2"));
    assert_eq!(
        refused.to_string(),
        "T2: Black must move the pink tower, not the brown one"
    );
    // Not even where the move itself would be wrong too.
    assert_eq!(refusal(&game, "a1b1").reason.rule(), Some("T2"));
}

#[test]
fn no_rule_is_needed_to_refuse_an_empty_square_or_the_opponents_tower() {
    let start = Match::new(Length::Single, SetUp::Usual);
    let nothing = refusal(&start, "e4e5");
    assert_eq!(nothing.reason, RefusalReason::NoTower { at: square("e4") });
    assert_eq!(nothing.reason.rule(), None);
    assert_eq!(nothing.to_string(), "there is no tower on e4");
    let not_yours = refusal(&start, "a8a7");
    assert_eq!(not_yours.reason.rule(), None);
    assert_eq!(
        not_yours.to_string(),
        "a8 holds White's orange tower, and it is Black's turn"
    );
}

#[test]
fn the_far_end_of_the_reach_is_still_allowed() {
    for (towers, text) in [
        ("k+e1", "e1e6"),
        ("k++e1", "e1e4"),
        ("k++e1", "e1b4"),
        ("k+++e1", "e1e2"),
        ("k+++e1", "e1f2"),
        ("kd1 Ka5", "d1d8"),
    ] {
        let game = game(&position(towers, Side::Black, Colour::Pink));
        assert!(round(&game).check(path(text)).is_ok(), "{towers} {text}");
    }
}

#[test]
fn a_push_is_allowed_up_to_its_limit_onto_the_home_row_and_against_lower_ranks() {
    for (towers, text) in [
        ("k+d4 Bd5", "d4d5"),
        ("k++d4 Bd5 G+d6", "d4d5"),
        ("k++d4 B+d5 G+d6", "d4d5"),
        ("k+++d3 B++d4 G++d5 R++d6", "d3d4"),
        ("k+d6 Bd7 Ka5", "d6d7"),
        ("k+++d4 Bd5 Gd6 Rd7 Ka5", "d4d5"),
    ] {
        let game = game(&position(towers, Side::Black, Colour::Pink));
        assert!(round(&game).check(path(text)).is_ok(), "{towers} {text}");
    }
}

#[test]
fn choices_out_of_turn_are_refused_by_what_is_due_first() {
    let start = Match::new(Length::Standard, SetUp::Usual);
    for text in ["left", "right", "ngrykpbo"] {
        let refused = play::refused(&start, text);
        assert_eq!(refused.reason, RefusalReason::MoveExpected);
        assert_eq!(
            refused.to_string(),
            "a round is being played: a move is expected"
        );
    }
    let fill = game("OBP1YRGN/7K/8/8/8/8/6y+1/ngr1kpbo b fill 3 1-0");
    for text in ["a1a2", "ngrykpbo"] {
        let refused = play::refused(&fill, text);
        assert_eq!(refused.reason, RefusalReason::FillFirst(Side::Black));
        assert_eq!(
            refused.to_string(),
            "P1: Black won the round and must first choose left or right"
        );
    }
    let mut set_up = Match::new(Length::Standard, SetUp::Tournament);
    for side in Side::ALL {
        for text in ["a1a2", "left"] {
            let refused = play::refused(&set_up, text);
            assert_eq!(refused.reason, RefusalReason::SetUpFirst(side));
            assert_eq!(
                refused.to_string(),
                format!(
                    "{side} must first place all eight towers, with a line-up such as ngrykpbo"
                )
            );
        }
        play::act(&mut set_up, "ngrykpbo");
    }
    let over = game("OBP1YRGN/7K/8/8/8/8/6y+1/ngr1kpbo b fill 1 1-0");
    for text in ["a1a2", "left", "ngrykpbo"] {
        let refused = play::refused(&over, text);
        assert_eq!(refused.reason, RefusalReason::MatchOver);
        assert_eq!(refused.to_string(), "the match is over");
    }
}
