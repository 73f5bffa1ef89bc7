//! Positions for the tests of Kamisado.

#![allow(dead_code, reason = "every test file uses its own share of these")]

use kamidana_engine::Random;
use kamisado::{Board, Colour, Length, LineUp, Match, Phase, Round, SetUp, Side};

/// Eight towers in any order.
pub(crate) fn line_up(random: &mut Random) -> LineUp {
    let mut colours = Colour::ALL;
    for last in (1..8).rev() {
        colours.swap(last, random.below(last as u32 + 1) as usize);
    }
    LineUp::new(colours).expect("every colour once")
}

/// The start of a round with any line-ups.
pub(crate) fn random_start(random: &mut Random) -> Round {
    let (black, white) = (line_up(random), line_up(random));
    Round::new(Board::new(black, white), Side::Black)
}

/// A match of random actions that has come to its `rounds`-th round and so many moves into it;
/// `None` if it ended before.
pub(crate) fn random_match(
    length: Length,
    rounds: u32,
    moves: u32,
    random: &mut Random,
) -> Option<Match> {
    let mut game = Match::new(length, SetUp::Usual);
    let (mut ended, mut played) = (0, 0);
    while ended < rounds || played < moves || game.phase() != Phase::Play {
        let legal: Vec<_> = game.legal_actions().collect();
        let action = *legal.get(random.below(legal.len() as u32) as usize)?;
        let was_in_play = game.round().is_some();
        game.play(action).expect("a legal action");
        played += 1;
        if was_in_play && game.round().is_none_or(|round| round.active().is_none()) {
            ended += 1;
            played = 0;
        }
    }
    Some(game)
}

/// A position some random moves into a round of a random marathon, so that all ranks occur.
pub(crate) fn random_position(random: &mut Random, moves: u32) -> Option<Round> {
    let rounds = random.below(12);
    let game = random_match(Length::Marathon, rounds, moves, random)?;
    game.round().copied()
}
