//! Any bytes played as cells of any layout: legal or refused, never broken.
#![no_main]

use kamon::{Cell, Layout, Options, Position, Token};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((head, moves)) = bytes.split_at_checked(38) else {
        return;
    };
    let mut order = Token::ALL;
    for (last, byte) in (1..order.len()).rev().zip(head) {
        order.swap(last, usize::from(*byte) % (last + 1));
    }
    let forbidden = Cell::ALL[usize::from(head[36]) % Cell::ALL.len()];
    let layout = Layout::new(order, forbidden).expect("every token once");
    let forbidden_counts = head[37] & 1 == 0;
    let mut position = Position::new(layout, Options { forbidden_counts });
    for byte in moves {
        let legal = position.legal_cells();
        let cell = if byte & 1 == 0 && !legal.is_empty() {
            legal.iter().nth(usize::from(byte >> 1) % legal.len()).expect("within the set")
        } else {
            Cell::ALL[usize::from(byte >> 1) % Cell::ALL.len()]
        };
        let before = position;
        let accepted = position.play(cell).is_ok();
        assert_eq!(accepted, legal.contains(cell));
        if !accepted {
            assert_eq!(position, before, "a refused move changes nothing");
        }
        let printed = position.to_string();
        let again = Position::parse_with(&printed, Options { forbidden_counts });
        assert_eq!(again.as_ref(), Ok(&position), "{printed}");
        assert_eq!(position.is_over(), position.legal_cells().is_empty());
    }
});
