//! Kamisado in a sentence or two.

use kamisado::{Length, Match, Phase, Side};

use super::tell::{colour, match_over, side};
use crate::words::Words;

/// Whose turn it is and with what, or who has won. With `you`, those who act read it.
pub(super) fn turn(words: &Words, game: &Match, you: bool) -> String {
    let Some(acting) = game.to_act() else {
        return match_over(words, game.outcome());
    };
    let name = side(words, acting);
    let who = [
        ("you", if you { "yes" } else { "no" }.into()),
        ("name", name.clone().into()),
    ];
    match (game.phase(), game.round()) {
        (Phase::SetUp, _) => words.fill("kamisado-status-set-up", who),
        (Phase::Fill, _) => words.fill("kamisado-status-fill", who),
        (_, Some(round)) => match round.active() {
            None => {
                let none = ("colour", "none".into());
                words.fill("kamisado-status", who.into_iter().chain([none]))
            }
            Some(active) => {
                let board = round.board();
                let gaps = [
                    ("side", name.into()),
                    ("colour", colour(words, active).into()),
                    ("teeth", board.tower(acting, active).teeth.count().into()),
                    ("square", board.square_of(acting, active).to_string().into()),
                ];
                words.fill("kamisado-terminal-must-move", gaps)
            }
        },
        _ => String::new(),
    }
}

/// The points and what they are played for.
pub(super) fn score(words: &Words, game: &Match) -> String {
    let score = game.score();
    let points = |of: Side, points: u8| format!("{} {points}", side(words, of));
    let parts = [
        length(words, game.length()),
        points(Side::Black, score.black),
        points(Side::White, score.white),
    ];
    let parts = parts.into_iter().chain(target(words, game.length()));
    parts.collect::<Vec<_>>().join(", ")
}

/// How long a match is.
pub(super) fn length(words: &Words, length: Length) -> String {
    words.say(match length {
        Length::Single => "kamisado-option-length-single",
        Length::Standard => "kamisado-option-length-standard",
        Length::Long => "kamisado-option-length-long",
        Length::Marathon => "kamisado-option-length-marathon",
        Length::Series(_) => "kamisado-option-length-series",
    })
}

/// How many points win, if it is more than one.
pub(super) fn target(words: &Words, length: Length) -> Option<String> {
    let target = length.target().filter(|target| *target > 1)?;
    Some(words.fill("kamisado-terminal-first-to", [("points", target.into())]))
}
