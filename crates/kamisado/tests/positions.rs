//! The strict reader of position strings.

mod play;
mod random;

use kamisado::{
    Colour, Event, Length, LineUp, Match, Outcome, Phase, Position, Reason, RoundEnd, Score, SetUp,
    Side,
};
use play::{game, round};

#[test]
fn a_wrong_string_is_refused_with_the_field_and_the_reason() {
    let cases = include_str!("data/bad_positions.txt")
        .lines()
        .filter(|line| !line.starts_with('#'));
    for case in cases {
        let columns: Vec<&str> = case.split('\t').collect();
        let [text, field, reason] = columns[..] else {
            panic!("{case:?}: three columns expected");
        };
        let text = text.replace("\\n", "\n");
        let error = text
            .parse::<Position>()
            .expect_err(&format!("{text:?} is no position"));
        assert_eq!(error.field, field, "{text:?}: {error}");
        assert!(error.reason.contains(reason), "{text:?}: {error}");
        assert_eq!(error.to_string(), format!("{field}: {}", error.reason));
        assert_eq!(text.parse::<Match>().expect_err("the same"), error);
    }
}

#[test]
fn the_start_reads_as_the_start_for_every_length() {
    for length in Length::WITH_TARGET {
        let target = length.target().expect("a target");
        let start = game(&format!("OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - {target} 0-0"));
        assert_eq!(start, Match::new(length, SetUp::Usual));
    }
}

#[test]
fn a_blocked_active_tower_passes_on_when_it_is_read() {
    // White's pink is shut in on its pink square, Black's pink on e1 is not.
    let game = game("OBPKYRGN/2nrg3/8/8/8/8/8/3ykpbo w k 1 0-0");
    assert_eq!(round(&game).side(), Side::Black);
    assert_eq!(round(&game).active(), Some(Colour::Pink));
    assert_eq!(
        game.to_string(),
        "OBPKYRGN/2nrg3/8/8/8/8/8/3ykpbo b k 1 0-0"
    );
}

#[test]
fn a_chain_of_passes_is_released_when_it_is_read() {
    // White's green is shut in on yellow, Black's yellow on blue; White's blue is free.
    let board = "O1PK4/4N3/bB4G1/4YrRo/5y2/8/8/1gn1kp2";
    for (side, active) in [('w', 'g'), ('b', 'y'), ('w', 'b')] {
        let position: Position = format!("{board} {side} {active} 1 0-0")
            .parse()
            .expect("a position");
        assert_eq!(position.ended, None);
        assert_eq!(position.game.to_string(), format!("{board} w b 1 0-0"));
    }
}

/// White's red and Black's green have shut each other in for good.
const DEADLOCK: &str = "4K3/3B4/5YrO/4PGg1/2R5/1kNp4/8/n2y2bo";

#[test]
fn a_deadlock_is_won_by_the_side_to_move_when_it_is_read() {
    let position: Position = format!("{DEADLOCK} w r 3 0-0").parse().expect("a position");
    let end = RoundEnd {
        winner: Side::White,
        tower: Colour::Red,
        reason: Reason::Deadlock,
    };
    assert_eq!(position.ended, Some(Event::RoundWon { end, points: 1 }));
    assert_eq!(position.game.phase(), Phase::Fill);
    assert_eq!(
        position.game.to_string(),
        "4K3/3B4/5YrO/4PGg1/2R+5/1kNp4/8/n2y2bo w fill 3 0-1"
    );
}

#[test]
fn the_same_deadlock_decides_a_match_that_needs_one_more_point() {
    let position: Position = format!("{DEADLOCK} b g 1 0-0").parse().expect("a position");
    assert_eq!(
        position.game.outcome(),
        Outcome::Decisive {
            winner: Side::Black,
            reason: Reason::Deadlock
        }
    );
    assert_eq!(position.game.to_act(), None);
    let second_tooth = DEADLOCK.replace('R', "R+");
    let position: Position = format!("{second_tooth} w r 3 0-1")
        .parse()
        .expect("a position");
    let Some(Event::RoundWon { points, .. }) = position.ended else {
        panic!("the round has ended");
    };
    assert_eq!(points, 2);
    assert_eq!(position.game.score(), Score { black: 0, white: 3 });
    assert_eq!(position.game.phase(), Phase::Over);
}

#[test]
fn a_position_that_can_go_on_has_not_ended() {
    for text in [
        "OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - 1 0-0",
        "OBPKYRGN/8/8/8/8/8/8/ngrykpbo b n 1 0-0",
        "8/8/8/8/8/8/8/8 b setup 7 0-0",
        "OBP1YRGy+/7K/8/8/8/8/7N/ngr1kpbo b fill 3 1-0",
    ] {
        let position: Position = text.parse().expect("a position");
        assert_eq!(position.ended, None);
        assert_eq!(position.game.to_string(), text);
    }
}

#[test]
fn a_fill_is_chosen_by_the_winner_and_a_decided_match_by_nobody() {
    let text = "OBP1YRGy+/7K/8/8/8/8/7N/ngr1kpbo b fill";
    let open = game(&format!("{text} 3 1-0"));
    assert_eq!(open.phase(), Phase::Fill);
    assert_eq!(open.to_act(), Some(Side::Black));
    assert_eq!(open.round_winner(), Some(Side::Black));
    assert_eq!(open.outcome(), Outcome::Unknown);
    let decided = game(&format!("{text} 1 1-0"));
    assert_eq!(decided.phase(), Phase::Over);
    assert_eq!(decided.to_act(), None);
    assert_eq!(decided.round_winner(), Some(Side::Black));
    assert_eq!(decided.to_string(), format!("{text} 1 1-0"));
    assert_eq!(
        decided.outcome(),
        Outcome::Decisive {
            winner: Side::Black,
            reason: Reason::HomeRow
        }
    );
}

#[test]
fn a_decided_match_without_a_tower_on_the_far_home_row_was_a_deadlock() {
    let decided = game("OBPKYRGN/8/8/8/8/8/7n/1g+rykpbo b fill 1 1-0");
    assert_eq!(
        decided.outcome(),
        Outcome::Decisive {
            winner: Side::Black,
            reason: Reason::Deadlock
        }
    );
}

#[test]
fn a_fourth_tooth_can_be_read_and_is_worth_fifteen() {
    let decided = game("OBP1YRGy++++/7K/8/8/8/8/7N/n+gr1kpbo b fill 15 16-0");
    assert_eq!(decided.phase(), Phase::Over);
    assert_eq!(
        decided.score(),
        Score {
            black: 16,
            white: 0
        }
    );
}

#[test]
fn a_set_up_is_read_for_black_and_for_white() {
    let empty = game("8/8/8/8/8/8/8/8 b setup 7 0-0");
    assert_eq!(empty, Match::new(Length::Long, SetUp::Tournament));
    assert_eq!(empty.to_act(), Some(Side::Black));
    assert_eq!(empty.placed(), None);
    let half = game("8/8/8/8/8/8/8/obpkyrgn w setup 7 0-0");
    assert_eq!(half.to_act(), Some(Side::White));
    let line_up: LineUp = "obpkyrgn".parse().expect("a line-up");
    assert_eq!(half.placed(), Some(line_up));
    assert_eq!(half.board(), None);
    assert_eq!(half.score(), Score::default());
}

#[test]
fn the_last_tooth_may_be_the_one_that_overshoots_the_target() {
    for text in [
        "OBP1YRGy+/7K/8/8/8/8/7N/n+g+r1kpbo b fill 3 3-0",
        "OBP1YRGy++/7K/8/8/8/8/7N/n+gr1kpbo b fill 3 4-0",
        "OBPKYRGN/8/8/8/8/8/8/n++g+rykpbo b fill 3 4-0",
    ] {
        assert_eq!(game(text).phase(), Phase::Over, "{text}");
    }
}

#[test]
fn a_position_of_a_series_is_read_with_the_series_beside_it() {
    for (rounds, actions) in [(1, 200), (2, 9), (3, 0), (3, 25), (3, 200), (7, 60)] {
        let start = Match::new(Length::Series(rounds), SetUp::Usual);
        let (_, game) = random::random_match(start, 11, actions);
        let read = Match::parse_series(&game.to_string(), rounds, game.score());
        assert_eq!(read, Ok(game), "{game}");
    }
}

#[test]
fn what_is_no_position_of_a_series_is_refused() {
    let start = "OBPKYRGN/8/8/8/8/8/8/ngrykpbo";
    let score = |black, white| Score { black, white };
    for (text, won, field) in [
        (format!("{start} b - 3 0-0"), score(0, 0), "target"),
        (format!("{start} w - 1 0-0"), score(0, 0), "score"),
        (format!("{start} b - 1 0-0"), score(1, 0), "score"),
        (format!("{start} b - 1 0-0"), score(2, 1), "score"),
        (
            "8/8/8/8/8/8/8/8 b setup 1 0-0".into(),
            score(0, 0),
            "active",
        ),
    ] {
        let error = Match::parse_series(&text, 3, won).expect_err(&text);
        assert_eq!(error.field, field, "{text}");
    }
}
