//! The rulebook's example 7: Alain (black, at the bottom) has beaten David and fills.

mod play;

use kamisado::{
    Colour::{self, Blue, Brown, Green, Orange, Pink, Purple, Red, Yellow},
    Event, Fill, LineUp, Match, Phase, Rank, Score,
    Side::{self, Black, White},
    Square, Travel,
};
use play::{act, after, colour_of, game, round};

/// Before Alain's last move: his purple tower stands five diagonal squares from a8.
const BEFORE: &str = "4YRG1/7g/3y1K2/O1r1k2N/7o/1B3p2/2P5/n5b1 b p 3 0-0";

/// The towers of each row, counted and read from the left in the owner's view.
fn rows(game: &Match, side: Side) -> Vec<(u8, Vec<Colour>)> {
    let board = game.board().expect("a board");
    let mut towers: Vec<(Square, Colour)> = Colour::ALL
        .into_iter()
        .map(|colour| (board.square_of(side, colour).seen_by(side), colour))
        .collect();
    towers.sort();
    let mut rows: Vec<(u8, Vec<Colour>)> = Vec::new();
    for (square, colour) in towers {
        match rows.last_mut() {
            Some((row, colours)) if *row == square.row() + 1 => colours.push(colour),
            _ => rows.push((square.row() + 1, vec![colour])),
        }
    }
    rows
}

/// The tower on each square of a home row, by the colour of the square.
fn line_up(game: &Match, side: Side) -> Vec<(Colour, Colour)> {
    let board = round(game).board();
    Square::all()
        .filter(|square| square.is_home_of(side))
        .filter_map(|square| Some((square.colour(), board.tower_at(square)?.colour)))
        .collect()
}

fn assert_line_up(game: &Match, side: Side, on_squares: [(Colour, Colour); 8]) {
    let found = line_up(game, side);
    for (tower, on) in on_squares {
        assert!(found.contains(&(on, tower)), "{side}: {tower} on {on}");
    }
}

#[test]
fn example_7a_the_winning_tower_becomes_a_sumo_worth_one_point() {
    let mut game = game(BEFORE);
    // His purple tower, plain so far, goes five squares diagonally onto David's home row.
    let tower = round(&game).board().tower(Black, Purple);
    assert_eq!(tower.rank(), Rank::Tower);
    let (from, to) = (play::square("f3"), play::square("a8"));
    assert_eq!(Travel::between(from, to, Black), Some(Travel::Left(5)));
    assert!(to.is_home_of(White));
    let events = act(&mut game, "f3a8");
    let board = game.board().expect("a board");
    assert_eq!(board.tower(Black, Purple).rank(), Rank::Sumo);
    assert_eq!(game.score(), Score { black: 1, white: 0 });
    assert_eq!(game.phase(), Phase::Fill);
    assert_eq!(game.to_act(), Some(Black), "Alain decides");
    assert!(matches!(events[1], Event::RoundWon { points: 1, .. }));
}

#[test]
fn example_7_stands_on_the_rows_the_text_names() {
    let game = after(BEFORE, &["f3a8"]);
    assert_eq!(
        rows(&game, Black),
        [
            (1, vec![Brown, Blue]),
            (4, vec![Orange]),
            (5, vec![Red, Pink]),
            (6, vec![Yellow]),
            (7, vec![Green]),
            (8, vec![Purple]),
        ]
    );
    // His brown is on its square already.
    assert_eq!(play::place(&game, Black, Brown), "a1");
    assert_eq!(
        rows(&game, White),
        [
            (1, vec![Green, Red, Yellow]),
            (3, vec![Pink]),
            (4, vec![Brown, Orange]),
            (6, vec![Blue]),
            (7, vec![Purple]),
        ]
    );
}

#[test]
fn examples_7b_to_7d_fill_from_the_left() {
    let game = after(BEFORE, &["f3a8", "left"]);
    assert_line_up(
        &game,
        Black,
        [
            (Brown, Brown),
            (Blue, Green),
            (Orange, Red),
            (Red, Yellow),
            (Pink, Pink),
            (Yellow, Purple),
            (Green, Blue),
            (Purple, Orange),
        ],
    );
    assert_line_up(
        &game,
        White,
        [
            (Green, Brown),
            (Red, Green),
            (Yellow, Red),
            (Pink, Yellow),
            (Brown, Pink),
            (Orange, Purple),
            (Blue, Blue),
            (Purple, Orange),
        ],
    );
    assert_eq!(game.to_string(), "PBONKYRG/8/8/8/8/8/8/nborkygp+ w - 3 1-0");
}

#[test]
fn examples_7e_to_7g_fill_from_the_right() {
    let game = after(BEFORE, &["f3a8", "right"]);
    assert_line_up(
        &game,
        Black,
        [
            (Blue, Orange),
            (Brown, Blue),
            (Orange, Purple),
            (Pink, Pink),
            (Red, Yellow),
            (Yellow, Red),
            (Green, Green),
            (Purple, Brown),
        ],
    );
    // David begins with yellow on orange and ends with purple on brown.
    let found = line_up(&game, White);
    assert!(found.contains(&(Orange, Yellow)));
    assert!(found.contains(&(Brown, Purple)));
    assert_eq!(game.to_string(), "YRGKONBP/8/8/8/8/8/8/p+gyrkonb w - 3 1-0");
}

#[test]
fn the_laws_worked_example_gives_the_same_line_ups() {
    let game = after(BEFORE, &["f3a8"]);
    let board = game.board().expect("a board");
    for (side, fill, expected) in [
        (Black, Fill::Left, "nborkygp"),
        (Black, Fill::Right, "pgyrkonb"),
        (White, Fill::Left, "gryknobp"),
        (White, Fill::Right, "pbnokgry"),
    ] {
        assert_eq!(LineUp::filled(board, side, fill).to_string(), expected);
    }
}

#[test]
fn example_7h_from_the_right_yellow_would_stand_before_a_yellow_square() {
    let game = after(BEFORE, &["f3a8", "right"]);
    assert_eq!(play::place(&game, Black, Yellow), "c1");
    assert_eq!(colour_of("c2"), Yellow);
    // From the left it does not.
    let game = after(BEFORE, &["f3a8", "left"]);
    assert_eq!(play::place(&game, Black, Yellow), "f1");
    assert_ne!(colour_of("f2"), Yellow);
}

#[test]
fn example_7h_the_purple_sumo_goes_no_further_than_five() {
    let game = after(BEFORE, &["f3a8", "left"]);
    assert_eq!(round(&game).side(), White, "David is the Challenger");
    let within_five = "c6 d5 e4 f3 g2 h2 h3 h4 h5 h6";
    let mut openings = 0;
    let mut undisturbed = 0;
    for text in play::legal(&game) {
        let opening = play::path(&text);
        if opening.to.colour() != Purple {
            continue;
        }
        openings += 1;
        let mut game = game;
        act(&mut game, &text);
        play::assert_to_move(&game, Black, Purple);
        let targets = play::targets(&game, Purple);
        assert!(targets.iter().all(|t| within_five.contains(t)), "{text}");
        undisturbed += usize::from(targets.join(" ") == within_five);
    }
    assert!(openings > 0);
    assert!(undisturbed > 0);
}
