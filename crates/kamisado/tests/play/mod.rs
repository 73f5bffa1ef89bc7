//! Short words for what the tests do most: read a position, act, look.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "every test file uses another part"
)]

use kamisado::{Action, Colour, Event, Match, Move, Pass, Refusal, Round, Side, Square};

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
    let before = *game;
    game.play(action(text))
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
pub fn refused(game: &Match, text: &str) -> Refusal {
    let mut tried = *game;
    let refused = tried
        .play(action(text))
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
        .map(|action| action.to_string())
        .collect();
    texts.sort();
    texts
}

/// A marathon position: the named towers (`g++d4` is Black's green Double-Sumo on d4, `Bd5`
/// White's blue tower), all others on their own colours at home or, if that square is taken, on
/// the first free one beside it.
pub fn position(towers: &str, side: Side, active: Colour) -> String {
    let mut squares: Vec<Option<(Side, Colour, usize)>> = vec![None; 64];
    let mut missing: Vec<(Side, Colour)> = Vec::new();
    for owner in Side::ALL {
        missing.extend(Colour::ALL.map(|colour| (owner, colour)));
    }
    for word in towers.split_whitespace() {
        let letter = word.chars().next().expect("a letter");
        let owner = if letter.is_uppercase() {
            Side::White
        } else {
            Side::Black
        };
        let colour = Colour::from_letter(letter.to_ascii_lowercase()).expect("a colour");
        let teeth = word.matches('+').count();
        let at = square(&word[1 + teeth..]);
        squares[at.index() as usize] = Some((owner, colour, teeth));
        missing.retain(|tower| *tower != (owner, colour));
    }
    for (owner, colour) in missing {
        let row = if owner == Side::Black { 0 } else { 7 };
        let home = Square::all()
            .filter(|s| s.row() == row)
            .find(|s| s.colour() == colour)
            .expect("every colour is on the home row");
        let free = std::iter::once(home)
            .chain(Square::all().filter(|s| s.row() == row))
            .find(|s| squares[s.index() as usize].is_none())
            .expect("a home row has room for eight towers");
        squares[free.index() as usize] = Some((owner, colour, 0));
    }
    let points = |owner: Side| -> u32 {
        let own = squares.iter().flatten().filter(|t| t.0 == owner);
        own.map(|t| (1 << t.2) - 1).sum()
    };
    let rows: Vec<String> = (0..8)
        .rev()
        .map(|row| written_row(&squares[row * 8..row * 8 + 8]))
        .collect();
    format!(
        "{} {} {} 15 {}-{}",
        rows.join("/"),
        side.letter(),
        active.letter(),
        points(Side::Black),
        points(Side::White)
    )
}

fn written_row(squares: &[Option<(Side, Colour, usize)>]) -> String {
    let mut text = String::new();
    for square in squares {
        match square {
            None => text.push('.'),
            Some((owner, colour, teeth)) => {
                text.push(match owner {
                    Side::Black => colour.letter(),
                    Side::White => colour.letter().to_ascii_uppercase(),
                });
                text.push_str(&"+".repeat(*teeth));
            }
        }
    }
    for empty in (1..=8).rev() {
        text = text.replace(&".".repeat(empty), &empty.to_string());
    }
    text
}

/// The same position with the board turned by half and the players swapped.
pub fn turned(position: &str) -> String {
    let fields: Vec<&str> = position.split(' ').collect();
    let rows: Vec<String> = fields[0]
        .split('/')
        .rev()
        .map(|row| {
            let towers = tokens(row).into_iter().rev();
            towers.map(|token| swapped_case(&token)).collect()
        })
        .collect();
    let side = if fields[1] == "b" { "w" } else { "b" };
    let (black, white) = fields[4].split_once('-').expect("a score");
    format!(
        "{} {side} {} {} {white}-{black}",
        rows.join("/"),
        fields[2],
        fields[3]
    )
}

/// The same position in a mirror: files swapped, and colours as the mirror swaps them.
pub fn mirrored(position: &str) -> String {
    let fields: Vec<&str> = position.split(' ').collect();
    let rows: Vec<String> = fields[0]
        .split('/')
        .map(|row| {
            let towers = tokens(row).into_iter().rev();
            towers.map(|token| mirrored_letters(&token)).collect()
        })
        .collect();
    let active = match fields[2] {
        "fill" | "setup" => fields[2].to_string(),
        letter => mirrored_letters(letter),
    };
    format!(
        "{} {} {active} {} {}",
        rows.join("/"),
        fields[1],
        fields[3],
        fields[4]
    )
}

/// The towers and gaps of a row, teeth with their towers.
fn tokens(row: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    for symbol in row.chars() {
        match tokens.last_mut() {
            Some(token) if symbol == '+' => token.push(symbol),
            _ => tokens.push(symbol.to_string()),
        }
    }
    tokens
}

fn swapped_case(text: &str) -> String {
    text.chars()
        .map(|c| {
            if c.is_uppercase() {
                c.to_ascii_lowercase()
            } else {
                c.to_ascii_uppercase()
            }
        })
        .collect()
}

fn mirrored_letters(text: &str) -> String {
    const PAIRS: [(char, char); 4] = [('n', 'o'), ('g', 'b'), ('r', 'p'), ('y', 'k')];
    text.chars()
        .map(|c| {
            let lower = c.to_ascii_lowercase();
            let swapped = PAIRS.iter().find_map(|&(one, two)| match lower {
                _ if lower == one => Some(two),
                _ if lower == two => Some(one),
                _ => None,
            });
            match swapped {
                Some(letter) if c.is_uppercase() => letter.to_ascii_uppercase(),
                Some(letter) => letter,
                None => c,
            }
        })
        .collect()
}

/// Checks where a tower may go: the squares, separated by blanks, in order of their names.
#[track_caller]
pub fn assert_targets(game: &Match, tower: Colour, squares: &str) {
    let found = targets(game, tower);
    assert_eq!(found.join(" "), squares, "{game}");
}

/// Checks whose turn it is, with which tower.
#[track_caller]
pub fn assert_to_move(game: &Match, side: Side, tower: Colour) {
    let round = round(game);
    assert_eq!(
        (round.side(), round.active()),
        (side, Some(tower)),
        "{game}"
    );
}

/// The colour of a square.
pub fn colour_of(text: &str) -> Colour {
    square(text).colour()
}

/// Whether the side to move can end the round with its next move.
pub fn can_win_at_once(game: &Match) -> bool {
    let round = round(game);
    let side = round.side();
    round
        .legal_actions()
        .any(|m| m.to.is_home_of(!side) && !round.board().is_occupied(m.to))
}
