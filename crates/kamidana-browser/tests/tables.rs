//! Whole tables as a browser keeps them. What is asked of each, and the digest of all that was told, are
//! in `tables.json`: `web/tests/e2e/engine.test.ts` asks the same of the module in a real browser.
//! `KAMIDANA_UPDATE=1` writes it anew.

use std::{env, fs, path::Path};

use kamidana_browser::answer;
use kamidana_game::{Game, Options, Seat, games};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tables.json");
const ID: &str = "7k3m9x2q4b8d";

/// A table, all that is asked of it one after the other, and what comes of it.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
struct Sample {
    asks: Vec<Value>,
    digest: String,
}

/// A table whose person asks, with the log so far and all that was told.
#[derive(Default)]
struct Keeper {
    log: Vec<Value>,
    asked: u64,
    told: Sha256,
}

impl Keeper {
    /// Every question comes a second after the last one.
    fn ask(&mut self, ask: &Value) -> (u16, String) {
        self.asked += 1;
        let now = 1_700_000_000_000 + 1000 * self.asked;
        let question = json!({ "id": ID, "log": self.log, "now": now, "ask": ask });
        let mut text = String::new();
        let status = answer("/tables", &question.to_string(), 1, &mut |piece| {
            text.push_str(piece);
        });
        self.told.update(format!("{status} {text}\n"));
        let told: Value = serde_json::from_str(&text).unwrap_or_default();
        if let Some(events) = told["events"].as_array().filter(|_| status == 200) {
            self.log.extend(events.clone());
        }
        (status, text)
    }

    fn digest(self) -> String {
        format!("{:x}", self.told.finalize())
    }
}

/// Plays by something that looks like chance, and asks for everything a browser asks for.
fn new_sample(setup: &Value, seed: u64) -> Sample {
    let mut keeper = Keeper::default();
    let mut asks = Vec::new();
    let mut chance = seed;
    let mut ask = |keeper: &mut Keeper, ask: Value| {
        let told = keeper.ask(&ask);
        asks.push(ask);
        told
    };
    let by = json!({ "id": 0, "name": "Guest 0", "account": "guest" });
    let seeds = format!("{seed:02x}").repeat(32);
    let open = json!({ "kind": "open", "setup": setup, "by": by, "seed": seeds });
    let (status, mut told) = ask(&mut keeper, open);
    assert_eq!(status, 200, "{told}");
    for step in 0..60 {
        let known: Value = serde_json::from_str(&told).expect("JSON");
        let choices = &known["state"]["view"]["choices"];
        let action = match choices["actions"].as_array() {
            None => choices["letters"].clone(),
            Some(actions) if actions.is_empty() => break,
            Some(actions) => {
                chance = chance
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                actions[(chance >> 33) as usize % actions.len()].clone()
            }
        };
        (_, told) = ask(
            &mut keeper,
            json!({ "kind": "act", "seen": null, "action": action }),
        );
        if step == 7 {
            let wanted = json!({ "want": "offer", "offer": "takeback" });
            let (next, seed) = ("000000000000", "09".repeat(32));
            ask(
                &mut keeper,
                json!({ "kind": "want", "wanted": wanted, "next": next, "seed": seed }),
            );
            ask(
                &mut keeper,
                json!({ "kind": "act", "seen": 0, "action": "nonsense" }),
            );
            (_, told) = ask(&mut keeper, json!({ "kind": "look" }));
        }
    }
    for wanted in ["resign", "again"] {
        let wanted = json!({ "want": wanted });
        let (next, seed) = ("000000000001", "0a".repeat(32));
        ask(
            &mut keeper,
            json!({ "kind": "want", "wanted": wanted, "next": next, "seed": seed }),
        );
    }
    ask(&mut keeper, json!({ "kind": "replay", "from": 0 }));
    ask(
        &mut keeper,
        json!({ "kind": "replay", "from": 2, "seat": Seat::new(2) }),
    );
    ask(&mut keeper, json!({ "kind": "record" }));
    ask(&mut keeper, json!({ "kind": "outlook" }));
    ask(&mut keeper, json!({ "kind": "clock" }));
    Sample {
        asks,
        digest: keeper.digest(),
    }
}

fn seats(game: &dyn Game) -> usize {
    game.seats(&Options::defaults(game.options())).into()
}

fn new_samples() -> Vec<Sample> {
    let me = json!({ "kind": "me" });
    let clock = json!({ "kind": "fischer", "initial": 600, "increment": 5 });
    let mut samples = Vec::new();
    for (game, seed) in games().iter().zip(1..) {
        let seats = vec![&me; seats(*game)];
        let shuffled = json!({ "game": game.id(), "seats": seats, "shuffled": true });
        samples.push(new_sample(&shuffled, seed));
        let timed = json!({ "game": game.id(), "seats": seats, "time": clock });
        samples.push(new_sample(&timed, seed + 16));
    }
    samples
}

#[test]
fn whole_tables_are_told_as_they_were() {
    if env::var_os("KAMIDANA_UPDATE").is_some() {
        let mut text = serde_json::to_string(&new_samples()).expect("JSON");
        text.push('\n');
        fs::write(FILE, text).expect("the file");
    }
    let text = fs::read_to_string(Path::new(FILE)).expect("KAMIDANA_UPDATE=1 writes it");
    let samples: Vec<Sample> = serde_json::from_str(&text).expect("samples");
    assert_eq!(samples.len(), 2 * games().len());
    for sample in samples {
        let mut keeper = Keeper::default();
        for ask in &sample.asks {
            keeper.ask(ask);
        }
        assert!(keeper.log.len() > 20, "something was played");
        assert_eq!(keeper.digest(), sample.digest);
    }
}

#[test]
fn a_table_alone_is_a_table_of_one_person() {
    let mut keeper = Keeper::default();
    let by = json!({ "id": 0, "name": "Guest 0", "account": "guest" });
    let game = games()[0].id();
    for seats in [
        json!([{ "kind": "me" }, { "kind": "open" }]),
        json!([{ "kind": "me" }]),
    ] {
        let setup = json!({ "game": game, "seats": seats });
        let open = json!({ "kind": "open", "setup": setup, "by": by, "seed": "00".repeat(32) });
        assert_eq!(keeper.ask(&open).0, 409);
    }
    assert_eq!(
        keeper.ask(&json!({ "kind": "look" })).0,
        400,
        "there is none"
    );
    assert_eq!(keeper.ask(&json!({ "kind": "dance" })).0, 400);
}

#[test]
fn computers_move_and_help_whoever_practises() {
    for game in games() {
        let mut keeper = Keeper::default();
        let by = json!({ "id": 0, "name": "Guest 0", "account": "guest" });
        let mut seats = vec![json!({ "kind": "level", "level": 2 }); seats(*game)];
        seats[1] = json!({ "kind": "me" });
        let setup = json!({ "game": game.id(), "seats": seats });
        let open = json!({ "kind": "open", "setup": setup, "by": by, "seed": "05".repeat(32) });
        let (_, mut text) = keeper.ask(&open);
        for _ in 0..20 {
            let told: Value = serde_json::from_str(&text).expect("JSON");
            if told["state"]["stage"] == "over" {
                break;
            }
            let done = if told["thinks"] == true {
                let (_, turn) = keeper.ask(&json!({ "kind": "turn", "chance": 1 }));
                let mut turn: Value = serde_json::from_str(&turn).expect("JSON");
                turn["kind"] = json!("play");
                turn
            } else {
                let choices = &told["state"]["view"]["choices"]["actions"];
                let (status, hint) = keeper.ask(&json!({ "kind": "hint", "chance": 1 }));
                assert_eq!(status, 200, "{hint}");
                let hint: Value = serde_json::from_str(&hint).expect("JSON");
                let all = choices.as_array().expect("a list");
                assert!(all.contains(&hint["action"]), "{hint} {choices}");
                assert_eq!(keeper.ask(&json!({ "kind": "outlook" })).0, 200);
                json!({ "kind": "act", "seen": null, "action": hint["action"] })
            };
            let status;
            (status, text) = keeper.ask(&done);
            assert_eq!(status, 200, "{text}");
        }
    }
}
