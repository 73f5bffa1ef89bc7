//! Squares and sets of them, sides, ranks, lengths: what the small types promise by themselves.

mod play;

use kamisado::{
    Board, Colour, Fill, Length, LineUp, Match, Move, Pass, Rank, Reason, RefusalReason, Round,
    SetUp, Side, Square, SquareSet, Teeth, Tower, perft, perft_round,
};
use play::{path, square};

#[test]
fn squares_are_counted_from_a1_along_the_rows() {
    let names: Vec<String> = Square::all().map(|s| s.to_string()).collect();
    assert_eq!(names[..3], ["a1", "b1", "c1"]);
    assert_eq!(names[8], "a2");
    assert_eq!(names[63], "h8");
    assert_eq!(square("c5").index(), 34);
    assert_eq!((square("c5").file(), square("c5").row()), (2, 4));
    assert_eq!(Square::from_index(64 + 34), square("c5"));
    assert_eq!(format!("{:?}", square("c5")), "c5");
}

#[test]
fn white_sees_the_board_turned_by_half() {
    assert_eq!(square("a1").seen_by(Side::Black), square("a1"));
    assert_eq!(square("a1").seen_by(Side::White), square("h8"));
    assert_eq!(square("c5").half_turned(), square("f4"));
    assert_eq!(square("c5").mirrored(), square("f5"));
    assert!(square("d1").is_home_of(Side::Black));
    assert!(square("d8").is_home_of(Side::White));
    assert!(!square("d8").is_home_of(Side::Black));
    assert!(!square("d2").is_home_of(Side::Black));
}

#[test]
fn sets_of_squares_hold_what_was_put_into_them() {
    // A square named twice is there once.
    let named = ["d4", "a1", "h8", "a1"];
    let set: SquareSet = named.map(square).into_iter().collect();
    assert_eq!(set.len(), 3);
    assert!(!set.is_empty());
    assert!(set.contains(square("d4")) && !set.contains(square("d5")));
    let listed: Vec<Square> = set.into_iter().collect();
    assert_eq!(listed, ["a1", "d4", "h8"].map(square));
    assert_eq!(SquareSet::from_bits(set.to_bits()), set);
    assert_eq!(set.to_bits(), 1 | 1 << 27 | 1 << 63);
    let other: SquareSet = ["d4", "d5"].map(square).into_iter().collect();
    assert_eq!((set | other).len(), 4);
    assert_eq!(set.seen_by(Side::Black), set);
    let turned: SquareSet = ["h8", "e5", "a1"].map(square).into_iter().collect();
    assert_eq!(set.seen_by(Side::White), turned);
    assert!(SquareSet::EMPTY.is_empty());
    assert_eq!(SquareSet::EMPTY.len(), 0);
    assert_eq!(SquareSet::default(), SquareSet::EMPTY);
    assert_eq!(format!("{other:?}"), "{d4, d5}");
}

#[test]
fn sides_have_names_letters_and_an_opponent() {
    assert_eq!(Side::ALL.map(Side::name), ["black", "white"]);
    assert_eq!(Side::ALL.map(Side::letter), ['b', 'w']);
    assert_eq!(Side::ALL.map(Side::index), [0, 1]);
    assert_eq!(Side::ALL.map(Side::other), [Side::White, Side::Black]);
    assert_eq!(!Side::Black, Side::White);
    assert_eq!(Side::ALL.map(|s| s.to_string()), ["Black", "White"]);
}

#[test]
fn a_rank_is_slower_and_stronger_than_the_one_below() {
    assert_eq!(Rank::ALL.map(Rank::reach), [7, 5, 3, 1]);
    assert_eq!(Rank::ALL.map(Rank::push_limit), [0, 1, 2, 3]);
    let names = ["Tower", "Sumo", "Double-Sumo", "Triple-Sumo"];
    assert_eq!(Rank::ALL.map(Rank::name), names);
    assert_eq!(Rank::ALL.map(|r| r.to_string()), names);
    let ranks: Vec<Rank> = (0..=4).filter_map(Teeth::new).map(Teeth::rank).collect();
    assert_eq!(ranks[..4], Rank::ALL);
    assert_eq!(ranks[4], Rank::TripleSumo);
    let next: Vec<u8> = (0..4)
        .filter_map(Teeth::new)
        .map(Teeth::next_points)
        .collect();
    assert_eq!(next, [1, 2, 4, 8]);
}

#[test]
fn a_tower_is_named_by_owner_colour_and_rank() {
    let tower = |teeth| Tower {
        side: Side::White,
        colour: Colour::Blue,
        teeth: Teeth::new(teeth).expect("at most four"),
    };
    assert_eq!(tower(0).to_string(), "White's blue tower");
    assert_eq!(tower(1).to_string(), "White's blue Sumo");
    assert_eq!(tower(3).to_string(), "White's blue Triple-Sumo");
}

#[test]
fn lengths_have_names_and_targets() {
    let targets: Vec<Option<u8>> = Length::WITH_TARGET.iter().map(|l| l.target()).collect();
    assert_eq!(targets, [Some(1), Some(3), Some(7), Some(15)]);
    let names: Vec<&str> = Length::WITH_TARGET.iter().map(|l| l.name()).collect();
    assert_eq!(names, ["single", "standard", "long", "marathon"]);
    assert_eq!(Length::Series(5).name(), "series");
    assert_eq!(Length::Series(5).target(), None);
    for length in Length::WITH_TARGET {
        let target = length.target().expect("a target");
        assert_eq!(Length::from_target(target), Some(length));
    }
    assert_eq!(Length::from_target(2), None);
    assert_eq!(Reason::HomeRow.to_string(), "home-row");
    assert_eq!(Reason::Deadlock.to_string(), "deadlock");
    assert_eq!(Fill::ALL.map(|f| f.to_string()), ["left", "right"]);
    assert_eq!(LineUp::default(), LineUp::USUAL);
}

#[test]
fn a_board_knows_its_towers() {
    let black: LineUp = "gnrykpbo".parse().expect("a line-up");
    let board = Board::new(black, LineUp::USUAL);
    assert_eq!(board.square_of(Side::Black, Colour::Green), square("a1"));
    assert_eq!(board.square_of(Side::White, Colour::Brown), square("h8"));
    let tower = board.tower_at(square("b1")).expect("a tower");
    assert_eq!((tower.side, tower.colour), (Side::Black, Colour::Brown));
    assert_eq!(board.tower_at(square("b2")), None);
    assert_eq!(board.occupied().to_bits(), 0xff00_0000_0000_00ff);
    let mut teeth = [[Teeth::NONE; 8]; 2];
    teeth[1][Colour::Red.index()] = Teeth::MOST;
    let board = Board::with_teeth(black, LineUp::USUAL, teeth);
    assert_eq!(board.points(Side::White), 15);
    assert_eq!(board.points(Side::Black), 0);
    assert_eq!(board.teeth_of(Side::White, Colour::Red), Teeth::MOST);
}

#[test]
fn a_round_can_be_played_checked_watched_or_unchecked() {
    let start = play::game("OBPKY3/6R1/6G1/5yrN/8/8/n7/1g2kpbo b n 1 0-0");
    let start = *play::round(&start);
    let (mut played, mut watched, mut advanced) = (start, start, start);
    assert_eq!(played.play(path("a2a6")), Ok(None));
    let mut passes: Vec<Pass> = Vec::new();
    let end = watched.play_and_watch(path("a2a6"), |pass| passes.push(pass));
    assert_eq!(end, Ok(None));
    assert_eq!(passes.len(), 1);
    assert_eq!(advanced.play_unchecked(Colour::Brown, square("a6")), None);
    assert_eq!((played, watched), (advanced, advanced));
    let end = advanced.play_unchecked(Colour::Yellow, square("f8"));
    assert_eq!(
        end.map(|e| (e.winner, e.tower)),
        Some((Side::Black, Colour::Yellow))
    );
    // A tower that is not to move has no targets.
    assert!(played.targets(Colour::Brown).is_empty());
    assert_eq!(played.movable().collect::<Vec<_>>(), [Colour::Yellow]);
}

#[test]
fn white_moves_down_the_board_in_advance_too() {
    let mut round = Round::default();
    round.play(path("d1d5")).expect("legal");
    let mut advanced = round;
    round.play(path("a8a3")).expect("legal");
    advanced.play_unchecked(Colour::Orange, square("a3"));
    assert_eq!(advanced, round);
}

#[test]
fn perft_of_a_round_and_of_its_match_agree() {
    let start = Match::new(Length::Standard, SetUp::Usual);
    for (depth, count) in [(0, 1), (1, 102), (2, 1_150), (3, 11_332)] {
        assert_eq!(perft(&start, depth), count);
        assert_eq!(perft_round(&Round::default(), depth), count);
    }
    let over = play::game("OBP1YRGN/7K/8/8/8/8/6y+1/ngr1kpbo b fill 1 1-0");
    assert_eq!(perft(&over, 1), 0);
    assert_eq!(perft(&over, 2), 0);
}

/// Rounds just won: by reaching the home row, and by a deadlock.
fn won_rounds() -> [Round; 2] {
    let start = play::game("OBPKY3/6R1/6G1/5yrN/8/8/n7/1g2kpbo b n 1 0-0");
    let mut home_row = *play::round(&start);
    home_row.play(path("a2a6")).expect("legal");
    home_row.play(path("f5f8")).expect("legal");
    let other = play::game("4K3/3B4/5YrO/4PGg1/2R5/1kNp4/8/n2y2bo b n 3 0-0");
    let board = *play::round(&other).board();
    [home_row, Round::resume(board, Side::White, Colour::Red)]
}

#[test]
fn a_round_knows_that_it_is_over() {
    for round in won_rounds() {
        let end = round.outcome().expect("it is over");
        assert!(round.is_over());
        assert_eq!((round.to_act(), round.active()), (None, None));
        assert_eq!(round.side(), end.winner);
        assert_eq!(round.legal_actions().next(), None);
        assert_eq!((round.count_moves(), round.movable().count()), (0, 0));
        assert!(Colour::ALL.iter().all(|c| round.targets(*c).is_empty()));
        for from in Square::all() {
            for to in Square::all() {
                let mut after = round;
                let refusal = after.play(Move { from, to }).expect_err("it is over");
                assert_eq!(refusal.reason, RefusalReason::RoundOver);
                assert_eq!(refusal.to_string(), "the round is over");
                assert_eq!(after, round);
            }
        }
        assert_eq!((perft_round(&round, 1), perft_round(&round, 2)), (0, 0));
    }
}

#[test]
fn the_legal_actions_leave_the_state_free_to_play_them() {
    let mut round = Round::default();
    while let Some(path) = round.legal_actions().next() {
        round.play(path).expect("a legal move");
    }
    assert!(round.is_over());
    let mut game = Match::new(Length::Standard, SetUp::Tournament);
    while let Some(action) = game.legal_actions().next() {
        game.play(action).expect("a legal action");
    }
    assert!(game.is_over());
}

#[test]
fn sets_of_squares_have_the_operators_of_sets() {
    let set = |names: &[&str]| -> SquareSet { names.iter().map(|n| square(n)).collect() };
    let (one, other) = (set(&["a1", "d4"]), set(&["d4", "h8"]));
    assert_eq!(one | other, set(&["a1", "d4", "h8"]));
    assert_eq!(one & other, SquareSet::of(square("d4")));
    assert_eq!(one ^ other, set(&["a1", "h8"]));
    assert_eq!(one - other, SquareSet::of(square("a1")));
    assert_eq!(!one, SquareSet::ALL - one);
    let mut grown = one;
    grown |= other;
    grown -= one;
    grown.extend([square("b2")]);
    assert_eq!(grown, set(&["b2", "h8"]));
    assert_eq!(
        one.with(square("b2")).without(square("a1")),
        set(&["b2", "d4"])
    );
    assert_eq!(
        (one.first(), SquareSet::EMPTY.first()),
        (Some(square("a1")), None)
    );
    assert_eq!(
        (one.iter().len(), one.iter().nth(1)),
        (2, Some(square("d4")))
    );
    assert_eq!((&one).into_iter().nth(2), None);
}

#[test]
fn a_round_is_one_cache_line() {
    assert_eq!(size_of::<Round>(), 64);
}
