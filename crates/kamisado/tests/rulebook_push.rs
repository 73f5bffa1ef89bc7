//! The rulebook's examples 8 to 10: pushes by Sumos, Double-Sumos and Triple-Sumos.
//!
//! The pictures are lost; these boards fit every sentence of the text.

mod play;

use kamisado::{
    Colour::{self, Blue, Brown, Green, Orange, Pink, Purple, Red, Yellow},
    Event, Length, Outcome, Phase, PushedTower, Rank, Reason, Score,
    Side::{self, Black, White},
};
use play::{
    act, after, assert_targets, assert_to_move, can_win_at_once, colour_of, game, place, round,
};

/// Checks which towers a move pushed, nearest first, and where to.
#[track_caller]
fn assert_pushed(events: &[Event], expected: &[(Colour, &str)]) {
    let Event::Moved { pushed, .. } = &events[0] else {
        panic!("{events:?}: a move comes first");
    };
    let found: Vec<(Colour, String)> = pushed
        .iter()
        .map(|PushedTower { tower, to, .. }| (*tower, to.to_string()))
        .collect();
    let expected: Vec<(Colour, String)> = expected
        .iter()
        .map(|(tower, to)| (*tower, (*to).to_string()))
        .collect();
    assert_eq!(found, expected);
}

#[track_caller]
fn assert_rank(game: &kamisado::Match, side: Side, tower: Colour, rank: Rank) {
    let board = game.board().expect("a board");
    assert_eq!(board.tower(side, tower).rank(), rank);
}

/// The rule that refuses a move.
fn rule(game: &kamisado::Match, text: &str) -> Option<&'static str> {
    let refused = round(game)
        .check(play::path(text))
        .expect_err("this move must be refused");
    refused.reason.rule()
}

/// Example 8, Alain (black) to move orange against Pete (white).
const SUMO: &str = "OB1K1RGN/8/P+3Y3/r7/8/8/8/ng1ykobp b o 3 0-1";

/// What Pete's yellow can do after the push, in both lines.
const YELLOW_AFTER_PUSH: &str = "a2 b3 c4 d5 e2 e3 e4 e5 f5 g4 h3";

#[test]
fn example_8a_to_8d_a_push_is_one_choice_among_others() {
    let mut game = game(SUMO);
    // 8(a): Alain's orange goes two squares diagonally, onto a purple one.
    assert_eq!(colour_of("d3"), Purple);
    act(&mut game, "f1d3");
    // 8(b): Pete's purple, a Sumo, may go diagonally to a purple or a green square …
    assert_to_move(&game, White, Purple);
    assert_rank(&game, White, Purple, Rank::Sumo);
    assert_eq!([colour_of("b5"), colour_of("c4")], [Purple, Green]);
    // 8(c): … or push Alain's red. That makes three choices.
    assert_eq!(place(&game, Black, Red), "a5");
    assert_targets(&game, Purple, "a5 b5 c4");
    let events = act(&mut game, "a6a5");
    assert_pushed(&events, &[(Red, "a4")]);
    assert_eq!(colour_of("a4"), Yellow);
    assert_eq!(place(&game, White, Purple), "a5");
    // 8(d): Alain misses his turn, Pete goes on with yellow.
    assert_to_move(&game, White, Yellow);
    assert_targets(&game, Yellow, YELLOW_AFTER_PUSH);
}

#[test]
fn example_8e_and_8f_a_push_is_compulsory_when_nothing_else_is_possible() {
    let mut game = game(SUMO);
    // 8(e): orange goes four squares instead, onto another purple one.
    assert_eq!(colour_of("b5"), Purple);
    act(&mut game, "f1b5");
    // 8(f): the diagonal is shut; Pete may not pass and has to push red.
    assert_to_move(&game, White, Purple);
    assert_eq!(play::legal(&game), ["a6a5"]);
    let events = act(&mut game, "a6a5");
    assert_pushed(&events, &[(Red, "a4")]);
    // Then yellow has the same choice as before.
    assert_to_move(&game, White, Yellow);
    assert_targets(&game, Yellow, YELLOW_AFTER_PUSH);
}

/// Example 9, Alan (white) to move purple; Ludmilla (black) leads 5 to 3 in a long match.
const DOUBLE: &str = "2P1K+1GN+/8/3Y+3O/3BR3/3g++2b1/5k+2/8/n+pry3o w p 7 5-3";

#[test]
fn example_9a_to_9d_a_double_sumo_pushes_a_tower_and_a_sumo_twice() {
    let mut game = game(DOUBLE);
    assert_eq!(game.length(), Length::Long);
    assert_eq!(game.score(), Score { black: 5, white: 3 });
    assert_rank(&game, Black, Green, Rank::DoubleSumo);
    assert_rank(&game, White, Blue, Rank::Tower);
    assert_rank(&game, White, Yellow, Rank::Sumo);
    // 9(a): Alan's tower goes diagonally onto a green square.
    assert_rank(&game, White, Purple, Rank::Tower);
    assert_eq!(colour_of("a6"), Green);
    act(&mut game, "c8a6");
    // 9(b): green could go diagonally to a blue, a pink or a red square. It pushes instead.
    assert_to_move(&game, Black, Green);
    let colours = ["c5", "b6", "a7"].map(colour_of);
    assert_eq!(colours, [Blue, Pink, Red]);
    assert_targets(&game, Green, "a7 b6 c5 d5");
    let events = act(&mut game, "d4d5");
    assert_pushed(&events, &[(Blue, "d6"), (Yellow, "d7")]);
    assert_eq!(colour_of("d7"), Green);
    // 9(c): Alan misses his turn, green pushes both once more, yellow onto a pink square.
    assert_to_move(&game, Black, Green);
    let events = act(&mut game, "d5d6");
    assert_pushed(&events, &[(Blue, "d7"), (Yellow, "d8")]);
    assert_eq!(colour_of("d8"), Pink);
    // 9(d): Alan misses his turn again; pink, a Sumo, walks onto his home row.
    assert_to_move(&game, Black, Pink);
    assert_rank(&game, Black, Pink, Rank::Sumo);
    act(&mut game, "f3f8");
    // Its second tooth makes it her second Double-Sumo: seven to three, and the match.
    assert_rank(&game, Black, Pink, Rank::DoubleSumo);
    assert_rank(&game, Black, Green, Rank::DoubleSumo);
    assert_eq!(game.score(), Score { black: 7, white: 3 });
    assert_eq!(game.phase(), Phase::Over);
}

#[test]
fn example_9e_after_the_first_push_the_double_sumo_could_have_gone_home_itself() {
    let mut game = after(DOUBLE, &["c8a6", "d4d5"]);
    assert_to_move(&game, Black, Green);
    // Three squares diagonally: as far as it reaches.
    act(&mut game, "d5a8");
    // The third tooth brings four points.
    assert_rank(&game, Black, Green, Rank::TripleSumo);
    assert_eq!(game.score(), Score { black: 9, white: 3 });
    assert_eq!(game.phase(), Phase::Over);
}

/// Example 10, Johan (black) to move pink; Sanjay (white) leads 14 to 9 in a marathon.
///
/// One board fits the whole example. The ranks follow from the scores: Sanjay's yellow is a
/// Triple-Sumo (7), blue and pink are Double-Sumos (3 each) and orange, which pushes, a Sumo (1).
/// Johan's yellow is a Sumo; his red must be one, or there would be no push to rule out in 10(f);
/// the seven points left make his pink, the only tower the text never calls plain, a Triple-Sumo.
const TRIPLE: &str = "2P3GN/7B++/3Y+++k+++2y+/3o2K++1/2O+n1R2/2bg4/2r+1p3/8 b k 15 9-14";

#[test]
fn example_10a_to_10c_three_towers_are_pushed_then_a_sumo() {
    let mut game = game(TRIPLE);
    assert_eq!(game.length(), Length::Marathon);
    assert_eq!(
        game.score(),
        Score {
            black: 9,
            white: 14
        }
    );
    // 10(a): Johan moves onto a yellow square.
    assert_eq!(colour_of("f7"), Yellow);
    act(&mut game, "e6f7");
    // 10(b): Sanjay's yellow pushes orange, brown and green; green ends on a blue square.
    assert_to_move(&game, White, Yellow);
    assert_rank(&game, White, Yellow, Rank::TripleSumo);
    let events = act(&mut game, "d6d5");
    assert_pushed(&events, &[(Orange, "d4"), (Brown, "d3"), (Green, "d2")]);
    assert_eq!(colour_of("d2"), Blue);
    // 10(c): Johan misses his turn; Sanjay's blue pushes Johan's yellow Sumo onto a yellow square.
    // (The rulebook quotes TS2 here; the pusher is a Double-Sumo, so DS2 is meant.)
    assert_to_move(&game, White, Blue);
    assert_rank(&game, White, Blue, Rank::DoubleSumo);
    assert_rank(&game, Black, Yellow, Rank::Sumo);
    let events = act(&mut game, "h7h6");
    assert_pushed(&events, &[(Yellow, "h5")]);
    assert_eq!(colour_of("h5"), Yellow);
    assert_to_move(&game, White, Yellow);
}

#[test]
fn example_10d_and_10e_a_triple_sumo_moves_one_square_and_pushes_nobody_off_the_board() {
    let mut game = after(TRIPLE, &["e6f7", "d6d5", "h7h6"]);
    // 10(d): its diagonal is open as far as Johan's home row, but it moves one square only.
    let board = *round(&game).board();
    let diagonal = ["e4", "f3", "g2", "h1"].map(play::square);
    assert!(diagonal.iter().all(|square| !board.is_occupied(*square)));
    assert_eq!(rule(&game, "d5h1"), Some("TS1"));
    assert!(!can_win_at_once(&game));
    // So it pushes the three again, green onto a yellow square.
    let events = act(&mut game, "d5d4");
    assert_pushed(&events, &[(Orange, "d3"), (Brown, "d2"), (Green, "d1")]);
    assert_eq!(colour_of("d1"), Yellow);
    // 10(e): yellow once more. Green stands on its home row: no further push; nor a diagonal one.
    assert_to_move(&game, White, Yellow);
    assert_eq!(rule(&game, "d4d3"), Some("TS6"));
    assert_eq!(rule(&game, "d4c3"), Some("TS4"));
    // One diagonal step onto a red square is all that is left.
    assert_targets(&game, Yellow, "e3");
    assert_eq!(colour_of("e3"), Red);
}

#[test]
fn example_10f_and_10g_an_own_tower_cannot_be_pushed_but_purple_can() {
    let mut game = after(TRIPLE, &["e6f7", "d6d5", "h7h6", "d5d4", "d4e3"]);
    // 10(f): one of Johan's own towers stands before his red: no push, only yellow squares on the
    // diagonal.
    assert_to_move(&game, Black, Red);
    assert_eq!(rule(&game, "c2c3"), Some("S9"));
    assert_targets(&game, Red, "a4 b3");
    assert_eq!(["a4", "b3"].map(colour_of), [Yellow; 2]);
    act(&mut game, "c2b3");
    // 10(g): Sanjay (the rulebook says Johan by mistake: the Triple-Sumo is Sanjay's) pushes
    // Johan's purple onto a pink square.
    assert_to_move(&game, White, Yellow);
    let events = act(&mut game, "e3e2");
    assert_pushed(&events, &[(Purple, "e1")]);
    assert_eq!(colour_of("e1"), Pink);
    assert_to_move(&game, White, Pink);
}

/// The moves of 10(a) to 10(g).
const TO_10G: [&str; 7] = ["e6f7", "d6d5", "h7h6", "d5d4", "d4e3", "c2b3", "e3e2"];

#[test]
fn example_10h_only_the_purple_square_does_not_lose_at_once() {
    let game = after(TRIPLE, &TO_10G);
    // Pink, a Double-Sumo, cannot reach Johan's home row. (The rulebook quotes TS1; for a
    // Double-Sumo the limit is DS1's.)
    assert_rank(&game, White, Pink, Rank::DoubleSumo);
    assert_eq!(rule(&game, "g5g1"), Some("DS1"));
    assert!(!can_win_at_once(&game));
    // It can go to pink, orange and purple squares.
    assert_targets(&game, Pink, "g2 g3 g4 h4");
    let colours = ["g2", "g3", "g4", "h4"].map(colour_of);
    assert_eq!(colours, [Orange, Pink, Purple, Pink]);
    // On pink and orange Johan would win at once, on purple he cannot.
    for (text, loses) in [
        ("g5g2", true),
        ("g5g3", true),
        ("g5h4", true),
        ("g5g4", false),
    ] {
        let mut game = game;
        act(&mut game, text);
        assert_eq!(round(&game).side(), Black);
        assert_eq!(can_win_at_once(&game), loses, "{text}");
    }
}

#[test]
fn example_10i_to_10l_two_more_pushes_open_the_way_to_twenty_two_points() {
    let mut game = after(TRIPLE, &TO_10G);
    act(&mut game, "g5g4");
    // 10(i): Johan's purple has three pink squares.
    assert_to_move(&game, Black, Purple);
    assert_targets(&game, Purple, "f2 g3 h4");
    assert_eq!(["f2", "g3", "h4"].map(colour_of), [Pink; 3]);
    // Only standing in the way of Sanjay's pink puts the defeat off.
    for (text, loses_at_once) in [("e1f2", true), ("e1h4", true), ("e1g3", false)] {
        let mut game = game;
        act(&mut game, text);
        assert_to_move(&game, White, Pink);
        assert_eq!(can_win_at_once(&game), loses_at_once, "{text}");
    }
    act(&mut game, "e1g3");
    // 10(j): Sanjay's pink pushes purple onto an orange square.
    let events = act(&mut game, "g4g3");
    assert_pushed(&events, &[(Purple, "g2")]);
    assert_eq!(colour_of("g2"), Orange);
    // 10(k): Johan misses his turn; Sanjay's orange pushes Johan's blue onto a yellow square.
    assert_to_move(&game, White, Orange);
    assert_rank(&game, White, Orange, Rank::Sumo);
    let events = act(&mut game, "c4c3");
    assert_pushed(&events, &[(Blue, "c2")]);
    assert_eq!(colour_of("c2"), Yellow);
    // 10(l): Johan misses his turn; Sanjay's yellow steps onto his home row.
    assert_to_move(&game, White, Yellow);
    assert_eq!(
        game.score(),
        Score {
            black: 9,
            white: 14
        }
    );
    let events = act(&mut game, "e2e1");
    // The fourth tooth brings eight points where one would have done.
    assert!(matches!(events[1], Event::RoundWon { points: 8, .. }));
    assert_eq!(
        game.score(),
        Score {
            black: 9,
            white: 22
        }
    );
    let (winner, reason) = (White, Reason::HomeRow);
    assert_eq!(game.outcome(), Outcome::Decisive { winner, reason });
}
