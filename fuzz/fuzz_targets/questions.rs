//! Any text as a question about a game: answered or refused in JSON, by the server and in a browser alike.
#![no_main]

use kamidana_browser::answer;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fuzz_target!(|text: &str| {
    for path in ["/api/studies", "/api/deals/check"] {
        let mut told = String::new();
        let status = answer(path, text, 1, &mut |piece| told.push_str(piece));
        let json: Value = serde_json::from_str(&told).expect("an answer is JSON");
        match status {
            200 => assert!(json.get("code").is_none(), "{told}"),
            400 => assert_eq!(json["code"], "malformed", "{told}"),
            status => panic!("{status}: {told}"),
        }
    }
    // A table of its own, whose log may be anything.
    let mut told = String::new();
    let status = answer("/tables", text, 1, &mut |piece| told.push_str(piece));
    if status != 200 {
        let json: Value = serde_json::from_str(&told).expect("a problem is JSON");
        assert_eq!(json["status"], status, "{told}");
        assert!([400, 409].contains(&status), "{told}");
    }
});
