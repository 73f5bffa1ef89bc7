//! Every reader of Kamisado texts takes any text; what it accepts, it prints back.
#![no_main]

use kamisado::{Action, Length, LineUp, Match, Position, SetUp, Square, Written, sheet};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(position) = text.parse::<Position>() {
        let printed = position.game.to_string();
        let again: Position = printed.parse().expect("what is printed can be read");
        assert_eq!(again.game, position.game);
        assert!(again.ended.is_none(), "a printed position is resolved");
    }
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string(), text);
    }
    if let Ok(square) = text.parse::<Square>() {
        assert_eq!(square.to_string(), text);
    }
    if let Ok(line_up) = text.parse::<LineUp>() {
        assert_eq!(line_up.to_string(), text);
    }
    let _ = Written::read(text);
    for (length, set_up) in [
        (Length::Standard, SetUp::Usual),
        (Length::Single, SetUp::Tournament),
        (Length::Series(3), SetUp::Usual),
    ] {
        let game = Match::new(length, set_up);
        if let Ok(actions) = sheet::read(game, text) {
            let written = sheet::write(game, &actions, kamisado::Notation::Symbols);
            let written = written.expect("what was read is legal");
            assert_eq!(sheet::read(game, &written), Ok(actions));
        }
    }
});
