//! Every reader of Kamon texts takes any text; what it accepts, it prints back.
#![no_main]

use kamon::{Cell, Layout, Position, Token, sheet};
use libfuzzer_sys::fuzz_target;

const LAYOUT: &str =
    "l1c4f2k6/w3m5l2c1f6/k2w5m4l3c6f1/k3w1m2.l6c2f4/k5w4m6l4c5f3/k1w2m3l5c3/f5k4w6m1";

fuzz_target!(|text: &str| {
    if let Ok(position) = text.parse::<Position>() {
        assert_eq!(position.to_string(), text);
    }
    if let Ok(cell) = text.parse::<Cell>() {
        assert_eq!(cell.to_string(), text);
    }
    if let Ok(token) = text.parse::<Token>() {
        assert_eq!(token.to_string(), text);
    }
    if let Ok(layout) = text.parse::<Layout>() {
        assert_eq!(layout.to_string(), text);
    }
    let layout: Layout = LAYOUT.parse().expect("a layout");
    let options = kamon::Options::default();
    if let Ok(cells) = sheet::read(&layout, options, text) {
        let written = sheet::write(&layout, options, &cells).expect("what was read is legal");
        assert_eq!(sheet::read(&layout, options, &written), Ok(cells));
    }
});
