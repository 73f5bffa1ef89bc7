//! Kamisado in words.

use kamisado::{Colour, Length, Match, Outcome, Phase, Rank, Reason, Round, Side, Square};

/// Whose turn it is and with what, or who has won.
pub(crate) fn turn(game: &Match) -> String {
    match (game.phase(), game.to_act(), game.round()) {
        (Phase::SetUp, Some(side), _) => match side {
            Side::Black => "Set-up: Black places the eight towers first".to_owned(),
            Side::White => "Set-up: White, having seen Black's row, places the towers".to_owned(),
        },
        (Phase::Play, _, Some(round)) => move_to_make(round),
        (Phase::Fill, Some(side), _) => format!(
            "{side} has won the round {} and chooses the fill: left or right",
            in_words(last_reason(game, side)),
        ),
        _ => result(game),
    }
}

/// The points and what they are played for.
pub(crate) fn score(game: &Match) -> String {
    let score = game.score();
    let points = format!("Score: Black {}, White {}", score.black, score.white);
    match game.length() {
        Length::Series(1) => format!("{points}; a series of one round"),
        Length::Series(rounds) => format!("{points}; a series of {rounds} rounds"),
        Length::Single => format!("{points}; a single round"),
        length => {
            let target = length.target().unwrap_or_default();
            format!("{points}; {} match, first to {target}", length.name())
        }
    }
}

fn move_to_make(round: &Round) -> String {
    let side = round.side();
    let Some(active) = round.active() else {
        return format!("{side} opens the round with any tower");
    };
    let tower = round.board().tower(side, active);
    let name = match tower.rank() {
        Rank::Tower => "tower",
        sumo => sumo.name(),
    };
    let square = round.board().square_of(side, active);
    format!("{side} to move the {active} {name} on {square}")
}

fn result(game: &Match) -> String {
    match game.outcome() {
        Outcome::Decisive { winner, reason } if game.length() == Length::Single => {
            format!("{winner} has won the round {}", in_words(reason))
        }
        Outcome::Decisive { winner, reason } => match game.length() {
            Length::Series(_) => format!("{winner} has won the series"),
            _ => format!(
                "{winner} has won the match, the last round {}",
                in_words(reason)
            ),
        },
        Outcome::Draw => "The series is drawn".to_owned(),
        Outcome::Unknown => String::new(),
    }
}

/// How the round before a fill was won: the match does not say, but the board does.
fn last_reason(game: &Match, winner: Side) -> Reason {
    let arrived = game.board().is_some_and(|board| {
        Colour::ALL
            .into_iter()
            .map(|colour| board.square_of(winner, colour))
            .any(|square: Square| square.is_home_of(winner.other()))
    });
    if arrived {
        Reason::HomeRow
    } else {
        Reason::Deadlock
    }
}

const fn in_words(reason: Reason) -> &'static str {
    match reason {
        Reason::HomeRow => "on the far home row",
        Reason::Deadlock => "by deadlock",
    }
}
