//! Short words for what the tests do most: read a position, act, look.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "every test file uses another part"
)]

use kamisado::{Action, Colour, Event, Match, Move, Pass, Refused, Round, Side, Square};

/// The match of a position string.
pub fn game(position: &str) -> Match {
    match position.parse() {
        Ok(game) => game,
        Err(why) => panic!("{position}: {why}"),
    }
}

/// The round being played.
pub fn round(game: &Match) -> &Round {
    game.round()
        .unwrap_or_else(|| panic!("{game}: no round is being played"))
}

/// The square of a text.
pub fn square(text: &str) -> Square {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The action of a text.
pub fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The move of a text.
pub fn path(text: &str) -> Move {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Does what the rules must allow.
pub fn act(game: &mut Match, text: &str) -> Vec<Event> {
    let before = game.to_string();
    game.apply(action(text))
        .unwrap_or_else(|why| panic!("{before}: {text}: {why}"))
}

/// The match after several actions.
pub fn after(position: &str, actions: &[&str]) -> Match {
    let mut game = game(position);
    for text in actions {
        act(&mut game, text);
    }
    game
}

/// Tries what the rules must refuse.
pub fn refused(game: &Match, text: &str) -> Refused {
    let mut tried = *game;
    let refused = tried
        .apply(action(text))
        .expect_err("this action must be refused");
    assert_eq!(tried, *game, "a refused action changes nothing");
    refused
}

/// The squares the side to move may enter with a tower, in order of their names.
pub fn targets(game: &Match, tower: Colour) -> Vec<String> {
    let mut squares: Vec<String> = round(game)
        .targets(tower)
        .into_iter()
        .map(|s| s.to_string())
        .collect();
    squares.sort();
    squares
}

/// Where a tower stands.
pub fn place(game: &Match, side: Side, tower: Colour) -> String {
    let board = game.board().expect("the towers are on the board");
    board.square_of(side, tower).to_string()
}

/// The passes among events.
pub fn passes(events: &[Event]) -> Vec<Pass> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Passed(pass) => Some(*pass),
            _ => None,
        })
        .collect()
}

/// All legal actions as sorted texts.
pub fn legal(game: &Match) -> Vec<String> {
    let mut texts: Vec<String> = game
        .legal_actions()
        .iter()
        .map(ToString::to_string)
        .collect();
    texts.sort();
    texts
}
