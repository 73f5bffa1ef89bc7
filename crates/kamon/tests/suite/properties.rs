//! What holds in every position of every game.

use kamon::{Cell, CellSet, Layout, Options, Position, Side, Symmetry, Token, sheet};
use proptest::prelude::*;

use crate::scenes::{Random, WITHOUT_FORBIDDEN, after};

/// A layout, options and some legal moves.
fn games() -> impl Strategy<Value = (Layout, Options, Vec<Cell>)> {
    (any::<u64>(), any::<bool>(), 0..37_usize).prop_map(|(seed, counts, limit)| {
        let options = if counts {
            Options::default()
        } else {
            WITHOUT_FORBIDDEN
        };
        let mut random = Random(seed);
        let layout = random.layout();
        let moves = random.moves(Position::new(layout, options), limit);
        (layout, options, moves)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn print_and_parse_are_inverse((layout, options, moves) in games()) {
        let position = after(layout, options, &moves);
        let read = Position::parse_with(&position.to_string(), options);
        prop_assert_eq!(read.as_ref(), Ok(&position));
        prop_assert_eq!(read.map(|read| read.to_string()), Ok(position.to_string()));
        prop_assert_eq!(layout.to_string().parse(), Ok(layout));
    }

    #[test]
    fn legal_moves_are_the_moves_play_accepts((layout, options, moves) in games()) {
        let position = after(layout, options, &moves);
        let accepted: CellSet = Cell::ALL
            .into_iter()
            .filter(|&cell| {
                let mut next = position;
                let accepted = next.play(cell).is_ok();
                // A refused move changes nothing, an accepted one something.
                assert_eq!(accepted, next != position);
                accepted
            })
            .collect();
        prop_assert_eq!(accepted, position.legal_cells());
        prop_assert_eq!(position.outcome().is_over(), accepted.is_empty());
    }

    #[test]
    fn turning_the_board_turns_moves_and_keeps_results((layout, options, moves) in games()) {
        for symmetry in Symmetry::ALL {
            let mut position = Position::new(layout, options);
            let mut turned = Position::new(symmetry.layout(&layout), options);
            for &cell in &moves {
                prop_assert_eq!(turned.legal_cells(), symmetry.cells(position.legal_cells()));
                position.play(cell).expect("a legal move");
                turned.play(symmetry.cell(cell)).expect("a legal move on the turned board");
            }
            prop_assert_eq!(turned.outcome(), position.outcome());
            prop_assert_eq!(turned.enclosed_cells(), symmetry.cells(position.enclosed_cells()));
            prop_assert_eq!(turned.winning_cells().len(), position.winning_cells().len());
            prop_assert_eq!(turned, symmetry.position(&position));
        }
    }

    #[test]
    fn pawns_and_tokens_are_conserved((layout, options, moves) in games()) {
        let position = after(layout, options, &moves);
        let [black, white] = Side::ALL.map(|side| position.pawns(side));
        let tokens = position.tokens().cells();
        prop_assert_eq!(black.len() + white.len(), moves.len());
        prop_assert_eq!(position.moves_made(), moves.len());
        prop_assert_eq!(black.len(), moves.len().div_ceil(2));
        prop_assert!(!black.meets(white) && !tokens.meets(black | white));
        prop_assert_eq!(!(black | white | tokens), CellSet::of(layout.forbidden()));
        for cell in tokens {
            prop_assert_eq!(position.token_at(cell), layout.token_at(cell));
        }
        for token in Token::ALL {
            let at = layout.tokens().cell_of(token).filter(|&cell| tokens.contains(cell));
            prop_assert_eq!(position.tokens().cell_of(token), at);
        }
        prop_assert_eq!(position.top(), moves.last().and_then(|&cell| layout.token_at(cell)));
    }

    #[test]
    fn reading_arbitrary_text_never_panics(text in ".{0,120}", cells in "[lcfkwmxo.1-6/ bw-]{0,100}") {
        for text in [text, cells] {
            let _ = text.parse::<Position>();
            let _ = text.parse::<Layout>();
            let _ = text.parse::<Cell>();
            let _ = text.parse::<Token>();
            let _ = sheet::read(&Random(1).layout(), Options::default(), &text);
        }
    }

    #[test]
    fn a_spoilt_position_is_refused_or_prints_as_it_was_read(
        (layout, options, moves) in games(),
        place in any::<prop::sample::Index>(),
        deleted in 0..3_usize,
        inserted in "[lcfkwmxo.1-6/ bwé-]{0,2}",
    ) {
        let mut text: Vec<char> = after(layout, options, &moves).to_string().chars().collect();
        let start = place.index(text.len());
        let end = text.len().min(start + deleted);
        text.splice(start..end, inserted.chars());
        let text: String = text.into_iter().collect();
        match Position::parse_with(&text, options) {
            Ok(position) => prop_assert_eq!(position.to_string(), text),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn a_spoilt_sheet_is_refused_or_reads_as_legal_moves(
        (layout, options, moves) in games(),
        place in any::<prop::sample::Index>(),
        inserted in "[a-g1-7lk. \n]{1,2}",
    ) {
        let mut text: Vec<char> = sheet::write(&layout, options, &moves)
            .expect("legal moves")
            .chars()
            .collect();
        if text.is_empty() {
            return Ok(());
        }
        let start = place.index(text.len());
        text.splice(start..=start, inserted.chars());
        let text: String = text.into_iter().collect();
        if let Ok(read) = sheet::read(&layout, options, &text) {
            prop_assert!(sheet::write(&layout, options, &read).is_ok());
        }
    }
}
