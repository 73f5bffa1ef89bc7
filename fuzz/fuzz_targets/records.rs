//! Any text read as a record: refused, or read and written back the same.
#![no_main]

use kamidana_game::{Record, SheetStyle};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(record) = Record::read(text) else {
        return;
    };
    let machine = record.to_json();
    let again = Record::from_json(&machine).expect("our own JSON can be read");
    assert_eq!(again.to_json(), machine);
    let person = record.to_text(SheetStyle::default());
    let again = Record::from_text(&person).expect("our own text can be read");
    assert_eq!(again.to_json(), machine, "{person}");
});
