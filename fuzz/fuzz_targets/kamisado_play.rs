//! Any bytes played as moves: legal or refused, never broken.
#![no_main]

use kamisado::{Action, Fill, Length, Match, Move, Phase, SetUp, Side, Square};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((first, bytes)) = bytes.split_first() else {
        return;
    };
    let length = match first & 7 {
        0..=3 => Length::WITH_TARGET[usize::from(first & 3)],
        rounds => Length::Series(rounds),
    };
    let set_up = if first & 8 == 0 { SetUp::Usual } else { SetUp::Tournament };
    let mut game = Match::new(length, set_up);
    for pair in bytes.chunks_exact(2) {
        let before = game;
        // Half of the bytes choose among the legal actions, so that games get somewhere.
        let action = if pair[0] & 1 == 0 && game.phase() != Phase::SetUp {
            let mut legal = game.legal_actions();
            let count = legal.clone().count().max(1);
            let chosen = legal.nth(usize::from(pair[1]) % count);
            chosen.unwrap_or(Action::Fill(Fill::Left))
        } else if game.phase() == Phase::SetUp && pair[0] & 1 == 0 {
            let nth = usize::from(pair[1]) * 157;
            Action::Place(kamisado::LineUp::all().nth(nth).unwrap_or_default())
        } else {
            Action::Move(Move {
                from: Square::from_index(pair[0] >> 1),
                to: Square::from_index(pair[1]),
            })
        };
        let listed = game.phase() == Phase::SetUp || game.legal_actions().any(|legal| legal == action);
        match game.play(action) {
            Ok(events) => assert!(!events.is_empty()),
            Err(_) => assert_eq!(game, before, "a refused action changes nothing"),
        }
        if before.phase() == Phase::Play {
            assert_eq!(listed, game != before, "the legal moves are those that are accepted");
        }
        if let Some(board) = game.board() {
            assert_eq!(board.occupied().len(), 16);
        }
        if length.target().is_some() {
            let printed = game.to_string();
            assert_eq!(printed.parse::<Match>().as_ref(), Ok(&game), "{printed}");
            let points = game.board().map_or(0, |b| b.points(Side::Black));
            assert_eq!(points, game.score().black);
        }
    }
});
