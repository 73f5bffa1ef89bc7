//! Every reader of Kami texts takes any text; what it accepts, it prints back.
#![no_main]

use kami::{Action, Deal, sheet};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(deal) = text.parse::<Deal>() {
        assert_eq!(deal.to_string().parse(), Ok(deal));
    }
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string(), text);
    }
    if let Ok(record) = sheet::read(text) {
        let written = sheet::write(&record);
        assert_eq!(sheet::read(&written).as_ref(), Ok(&record), "{written}");
    }
});
