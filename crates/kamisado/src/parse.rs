//! Reading positions, strictly: `<board> <side> <active> <target> <score>`.

use std::{fmt, str::FromStr};

use crate::{
    Board, Colour, Event, Length, LineUp, Match, Phase, Reason, Round, Score, Side, Square, Teeth,
};

/// A text that is no position: which field is wrong, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsePositionError {
    /// `position`, `board`, `side`, `active`, `target` or `score`.
    pub field: &'static str,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.reason)
    }
}

impl std::error::Error for ParsePositionError {}

fn wrong<T>(field: &'static str, reason: impl Into<String>) -> Result<T, ParsePositionError> {
    Err(ParsePositionError {
        field,
        reason: reason.into(),
    })
}

/// A match read from a position string.
#[derive(Clone, Debug)]
pub struct Position {
    /// The match, ready to go on.
    pub game: Match,
    /// The end of the round, if the position turned out to be a deadlock when it was read.
    pub ended: Option<Event>,
}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, side, active, target, score] = fields[..] else {
            return wrong(
                "position",
                format!(
                    "expected five fields with one blank between them \
                     (board side active target score), found {}",
                    fields.len()
                ),
            );
        };
        let towers = Towers::read(board)?;
        let side = read_side(side)?;
        let length = read_target(target)?;
        read_score(score, &towers)?;
        match active {
            "setup" => read_set_up(&towers, side, length),
            "fill" => read_fill(towers.board()?, side, length),
            _ => read_play(towers.board()?, side, active, length),
        }
    }
}

impl FromStr for Match {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        text.parse().map(|position: Position| position.game)
    }
}

impl Match {
    /// Reads a position of a [series](Length::Series) of `rounds` single rounds. The position
    /// string says nothing of the series, so what it prints is read with the number of rounds and
    /// the rounds won so far beside it.
    pub fn parse_series(text: &str, rounds: u8, won: Score) -> Result<Self, ParsePositionError> {
        let Position { game, ended } = text.parse()?;
        if game.length() != Length::Single {
            return wrong(
                "target",
                "a series is played in single rounds, so it must be 1",
            );
        }
        if game.phase() == Phase::SetUp {
            return wrong("active", "a series has no set-up");
        }
        if ended.is_some() {
            return wrong(
                "active",
                "the tower is blocked in a deadlock: the round is over",
            );
        }
        game.in_series(rounds, won).map_or_else(
            || {
                wrong(
                    "score",
                    format!("a series of {rounds} cannot stand at {won} here"),
                )
            },
            Ok,
        )
    }
}

fn read_side(text: &str) -> Result<Side, ParsePositionError> {
    match text {
        "b" => Ok(Side::Black),
        "w" => Ok(Side::White),
        _ => wrong("side", format!("expected b or w, found {text:?}")),
    }
}

fn read_target(text: &str) -> Result<Length, ParsePositionError> {
    Length::WITH_TARGET
        .into_iter()
        .find(|l| l.target().is_some_and(|target| target.to_string() == text))
        .map_or_else(
            || wrong("target", format!("expected 1, 3, 7 or 15, found {text:?}")),
            Ok,
        )
}

/// The score is redundant, the teeth tell it; so it has to be what they tell.
fn read_score(text: &str, towers: &Towers) -> Result<(), ParsePositionError> {
    let score = towers.score().to_string();
    if text == score {
        return Ok(());
    }
    let is_number = |part: &str| {
        !part.is_empty()
            && part.len() <= 3
            && part.bytes().all(|b| b.is_ascii_digit())
            && (part == "0" || !part.starts_with('0'))
    };
    match text.split_once('-') {
        Some((black, white)) if is_number(black) && is_number(white) => wrong(
            "score",
            format!("the dragon teeth on the board are worth {score}, not {text}"),
        ),
        _ => wrong(
            "score",
            format!("expected black-white, such as {score}, found {text:?}"),
        ),
    }
}

fn read_set_up(
    towers: &Towers,
    side: Side,
    length: Length,
) -> Result<Position, ParsePositionError> {
    let black = match side {
        Side::Black => {
            towers.only_on(None)?;
            None
        }
        Side::White => Some(towers.only_on(Some(Side::Black))?),
    };
    Ok(Position {
        game: Match::in_set_up(length, black),
        ended: None,
    })
}

fn read_play(
    board: Board,
    side: Side,
    active: &str,
    length: Length,
) -> Result<Position, ParsePositionError> {
    for owner in Side::ALL {
        if !arrived(&board, owner).is_empty() {
            return wrong(
                "active",
                format!("{owner} has reached the far home row: only fill is possible"),
            );
        }
        if length.target().is_some_and(|t| board.points(owner) >= t) {
            return wrong(
                "active",
                format!("{owner} has reached the target: only fill is possible"),
            );
        }
    }
    if active == "-" {
        let opening = Side::ALL.into_iter().all(|owner| {
            Colour::ALL
                .into_iter()
                .all(|c| board.square_of(owner, c).is_home_of(owner))
        });
        if !opening {
            return wrong(
                "active",
                "- is a round's opening move: every tower must stand on its home row",
            );
        }
        return Ok(Position {
            game: Match::in_play(length, Round::new(board, side)),
            ended: None,
        });
    }
    let Some(tower) = single_letter(active).and_then(Colour::from_letter) else {
        return wrong(
            "active",
            format!("expected one of n g r y k p b o, -, fill or setup, found {active:?}"),
        );
    };
    let round = Round::resume(board, side, tower);
    Ok(match round.outcome() {
        None => Position {
            game: Match::in_play(length, round),
            ended: None,
        },
        Some(end) => {
            let points = board.teeth_of(end.winner, end.tower).next_points();
            let mut board = board;
            board.add_tooth(end.winner, end.tower);
            Position {
                game: Match::after_round(length, board, end.winner, end.reason),
                ended: Some(Event::RoundWon { end, points }),
            }
        }
    })
}

fn read_fill(board: Board, winner: Side, length: Length) -> Result<Position, ParsePositionError> {
    let loser = !winner;
    if !arrived(&board, loser).is_empty() {
        return wrong(
            "side",
            format!("a tower of {loser} has reached the far home row, so {winner} did not win"),
        );
    }
    if length.target().is_some_and(|t| board.points(loser) >= t) {
        return wrong(
            "side",
            format!("{loser} has reached the target, so {winner} did not win"),
        );
    }
    if board.points(winner) == 0 {
        return wrong(
            "score",
            format!("{winner} won the round, so the tooth must be on the board"),
        );
    }
    let reason = match arrived(&board, winner)[..] {
        [] => Reason::Deadlock,
        [tower] if board.teeth_of(winner, tower) == Teeth::NONE => {
            return wrong(
                "board",
                format!("the {tower} tower of {winner} won the round, but carries no tooth"),
            );
        }
        [_] => Reason::HomeRow,
        _ => {
            return wrong(
                "board",
                format!("more than one tower of {winner} stands on the far home row"),
            );
        }
    };
    // The target cannot have been reached before the tooth of this round: that of the tower that
    // arrived or, after a deadlock, of any tower.
    let before = |tower: &Colour| {
        let teeth = board.teeth_of(winner, *tower).count();
        let last = teeth.checked_sub(1).and_then(Teeth::new);
        last.map(|teeth| board.points(winner) - teeth.next_points())
    };
    let fewest = match reason {
        Reason::HomeRow => arrived(&board, winner).iter().filter_map(before).min(),
        Reason::Deadlock => Colour::ALL.iter().filter_map(before).min(),
    };
    if length.target() <= fewest {
        return wrong("score", "the match was decided before this round");
    }
    Ok(Position {
        game: Match::after_round(length, board, winner, reason),
        ended: None,
    })
}

/// The towers of `side` on the opponent's home row.
fn arrived(board: &Board, side: Side) -> Vec<Colour> {
    Colour::ALL
        .into_iter()
        .filter(|c| board.square_of(side, *c).is_home_of(!side))
        .collect()
}

fn single_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    let letter = letters.next()?;
    letters.next().is_none().then_some(letter)
}

/// The towers of a board field, perhaps not all of them.
#[derive(Default)]
struct Towers {
    places: [[Option<Square>; 8]; 2],
    teeth: [[Teeth; 8]; 2],
}

impl Towers {
    fn read(text: &str) -> Result<Self, ParsePositionError> {
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != 8 {
            return wrong(
                "board",
                format!("expected eight rows joined by /, found {}", rows.len()),
            );
        }
        let mut towers = Self::default();
        for (row, text) in (0..8).rev().zip(rows) {
            towers.read_row(row, text)?;
        }
        Ok(towers)
    }

    fn read_row(&mut self, row: u8, text: &str) -> Result<(), ParsePositionError> {
        let in_row = |what: String| wrong("board", format!("row {}: {what}", row + 1));
        let mut file = 0;
        let mut last_tower = None;
        let mut after_digit = false;
        for symbol in text.chars() {
            if symbol == '+' {
                let Some((side, colour)) = last_tower else {
                    return in_row("a + must follow a tower".into());
                };
                let teeth: &mut Teeth = &mut self.teeth[Side::index(side)][Colour::index(colour)];
                let Some(more) = Teeth::new(teeth.count() + 1) else {
                    return in_row("a tower has at most four dragon teeth".into());
                };
                *teeth = more;
                continue;
            }
            last_tower = None;
            if let '1'..='8' = symbol {
                if after_digit {
                    return in_row("two digits in a row: write their sum".into());
                }
                after_digit = true;
                file += symbol as u8 - b'0';
            } else {
                after_digit = false;
                let side = if symbol.is_ascii_uppercase() {
                    Side::White
                } else {
                    Side::Black
                };
                let Some(colour) = Colour::from_letter(symbol.to_ascii_lowercase()) else {
                    return in_row(format!("{symbol:?} is neither a tower nor a digit 1-8"));
                };
                let Some(square) = Square::new(file, row) else {
                    return in_row("more than eight squares".into());
                };
                let place = &mut self.places[side.index()][colour.index()];
                if place.replace(square).is_some() {
                    return in_row(format!("a second {colour} tower of {side}"));
                }
                last_tower = Some((side, colour));
                file += 1;
            }
            if file > 8 {
                return in_row("more than eight squares".into());
            }
        }
        if file < 8 {
            return in_row("fewer than eight squares".into());
        }
        Ok(())
    }

    fn score(&self) -> Score {
        let of = |side: Side| self.teeth[side.index()].iter().map(|t| t.worth()).sum();
        Score {
            black: of(Side::Black),
            white: of(Side::White),
        }
    }

    /// All sixteen towers.
    fn board(&self) -> Result<Board, ParsePositionError> {
        let mut places = [[Square::from_index(0); 8]; 2];
        for side in Side::ALL {
            for colour in Colour::ALL {
                let Some(square) = self.places[side.index()][colour.index()] else {
                    return wrong("board", format!("the {colour} tower of {side} is missing"));
                };
                places[side.index()][colour.index()] = square;
            }
        }
        Board::from_places(places, self.teeth)
            .map_or_else(|| wrong("board", "two towers on one square"), Ok)
    }

    /// Checks that exactly the towers of `side` are there, on the home row and without teeth;
    /// for nobody, that the board is empty. Returns the line-up of the side that is there.
    fn only_on(&self, side: Option<Side>) -> Result<LineUp, ParsePositionError> {
        if self.score() != Score::default() {
            return wrong("score", "no tower has teeth before the first round");
        }
        let mut line_up = Colour::ALL;
        for owner in Side::ALL {
            for colour in Colour::ALL {
                let place = self.places[owner.index()][colour.index()];
                match place {
                    None if Some(owner) == side => {
                        return wrong("board", format!("the {colour} tower of {owner} is missing"));
                    }
                    Some(square) if Some(owner) == side && square.is_home_of(owner) => {
                        line_up[square.seen_by(owner).file() as usize] = colour;
                    }
                    Some(_) if Some(owner) == side => {
                        return wrong(
                            "board",
                            format!("the {colour} tower of {owner} is not on its home row"),
                        );
                    }
                    Some(_) => {
                        return wrong(
                            "board",
                            format!("{owner} has not placed any tower yet in this set-up"),
                        );
                    }
                    None => {}
                }
            }
        }
        LineUp::new(line_up).map_or_else(|| wrong("board", "two towers on one square"), Ok)
    }
}
