//! What does not look like a message.

use futures::SinkExt as _;
use kamidana_game::Stream;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{
    Message,
    protocol::frame::{
        Frame,
        coding::{Data, OpCode},
    },
};

use crate::{
    client::{Client, Socket, chance},
    server::Server,
};

/// All codes that docs/protocol.md promises.
fn known_codes() -> Vec<String> {
    let told = include_str!("../../../../../docs/protocol.md");
    let (_, told) = told.split_once("## Refusals").expect("a chapter");
    let (told, _) = told.split_once("## ").expect("another chapter");
    let codes = told.split('`').skip(1).step_by(2);
    codes.map(ToString::to_string).collect()
}

/// Whether the connection still works; everything before the answer is kept.
async fn answers(socket: &mut Socket) -> bool {
    let pong = socket.try_ask(json!({ "type": "ping" })).await;
    pong.is_some_and(|pong| pong["type"] == "pong")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn malformed_messages_are_refused_and_malformed_frames_end_the_connection() {
    let mut server = Server::start().await;
    let guest = Client::guest(&server).await;
    let mut socket = guest.socket().await;
    let deep = "[".repeat(8000);
    let deep_inside = format!("{{\"type\":\"ping\",\"tag\":{}", "{\"a\":".repeat(2500));
    let long = format!("{{\"type\":\"{}\"}}", "x".repeat(16_000));
    for text in [
        "",
        " ",
        "null",
        "[]",
        "\"hello\"",
        "{}",
        "{",
        "\u{0}",
        "{\"type\":\"ping\"",
        "{\"type\":\"ping\"}{\"type\":\"ping\"}",
        "{\"type\":\"dance\"}",
        "{\"type\":\"ping\",\"more\":1}",
        "{\"type\":\"ping\",\"tag\":-1}",
        "{\"type\":\"ping\",\"tag\":4294967296}",
        "{\"type\":\"ping\",\"tag\":1e400}",
        "{\"type\":\"watch\",\"table\":7}",
        "{\"type\":\"watch\",\"table\":\"../../etc/passwd\"}",
        "{\"type\":\"watch\",\"table\":\"ÄÖÜäöü\"}",
        "{\"type\":\"watch\",\"table\":\"000000000000\",\"have\":{\"number\":1,\"moves\":1,\"x\":1}}",
        &deep,
        &deep_inside,
        &long,
    ] {
        socket.send_text(text).await;
        let answer = socket.until(|message| message["type"] == "refused").await;
        let shown: String = text.chars().take(60).collect();
        assert_eq!(answer["code"], "malformed", "{shown}: {answer}");
        assert!(answer["detail"].as_str().expect("a text").len() < 20_000);
        assert!(answers(&mut socket).await, "{shown}");
    }
    let watch = json!({ "type": "watch", "table": "000000000000" });
    socket.send(&watch).await;
    let answer = socket.until(|message| message["type"] == "refused").await;
    assert_eq!(answer["code"], "no-table");

    // It says so before it goes.
    let mut binary = guest.socket().await;
    let _ = binary.stream.send(Message::binary(vec![1, 2, 3])).await;
    let bye = binary.until(|message| message["type"] == "bye").await;
    assert_eq!(bye["reason"], "only texts are understood");
    assert!(binary.next().await.is_none());

    let frames = [
        // Not UTF-8.
        Frame::message(vec![0xff, 0xfe, 0xfd], OpCode::Data(Data::Text), true),
        // The rest of something that never began.
        Frame::message(vec![b'x'], OpCode::Data(Data::Continue), true),
        // Kinds that do not exist.
        Frame::message(vec![], OpCode::Data(Data::Reserved(5)), true),
        // Too large.
        Frame::message(vec![b'x'; 17 * 1024], OpCode::Data(Data::Text), true),
        Frame::message(vec![b'x'; 4 << 20], OpCode::Data(Data::Text), true),
    ];
    for frame in frames {
        let shown = format!("{:?}", frame.header());
        let mut broken = guest.socket().await;
        let _ = broken.stream.send(Message::Frame(frame)).await;
        while let Some(message) = broken.next().await {
            assert_ne!(message["type"], "done", "{shown}");
        }
    }
    // Pieces that never end are too large together.
    let mut endless = guest.socket().await;
    let mut opcode = OpCode::Data(Data::Text);
    for _ in 0..100 {
        let piece = Frame::message(vec![b'x'; 1024], opcode, false);
        if endless.stream.send(Message::Frame(piece)).await.is_err() {
            break;
        }
        opcode = OpCode::Data(Data::Continue);
    }
    assert!(endless.next().await.is_none());
    assert!(server.is_alive());
    assert!(answers(&mut socket).await, "the others go on");
}

/// Changes a text a little, or a lot.
fn mutated(text: &str, chance: &mut Stream) -> String {
    const WORDS: [&str; 16] = [
        "null",
        "-1",
        "0",
        "4294967295",
        "4294967296",
        "1e308",
        "\"\"",
        "{}",
        "[]",
        "true",
        "\"\\ud800\"",
        "\"\\u0000\"",
        "\"resign\"",
        "[[[[]]]]",
        "\"d1d5\"",
        "99999999999999999999",
    ];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(3) {
        let at = chance.below(letters.len().max(1) as u32) as usize;
        match chance.below(6) {
            0 if at < letters.len() => {
                letters.remove(at);
            }
            1 => letters.insert(at, char::from(chance.below(96) as u8 + 32)),
            2 if at < letters.len() => letters[at] = char::from(chance.below(128) as u8),
            3 => letters.truncate(at),
            4 => {
                let again: Vec<char> = letters[at..].to_vec();
                letters.extend(again);
            }
            _ => {
                // A value in the place of another.
                let colons = letters.iter().enumerate().filter(|(_, c)| **c == ':');
                let colons: Vec<usize> = colons.map(|(at, _)| at).collect();
                if colons.is_empty() {
                    continue;
                }
                let from = colons[chance.below(colons.len() as u32) as usize] + 1;
                let rest = letters[from..].iter();
                let length = rest.take_while(|c| !matches!(c, ',' | '}')).count();
                let word = WORDS[chance.below(WORDS.len() as u32) as usize];
                letters.splice(from..from + length, word.chars());
            }
        }
    }
    letters.into_iter().take(8000).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_is_said_has_a_defined_answer() {
    let mut server = Server::start().await;
    let (amy, ben) = (Client::guest(&server).await, Client::guest(&server).await);
    let codes = known_codes();
    assert!(codes.len() > 20, "{codes:?}");
    let mut chance = chance(99);
    let mut sockets = [
        amy.socket().await,
        Client::nobody(&server.url()).socket().await,
    ];
    let mut table = String::new();
    for round in 0..1200 {
        if round % 100 == 0 {
            let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
            let game = ["kamisado", "kamon", "kami"][round / 100 % 3];
            let options = if game == "kami" {
                json!({ "players": "2" })
            } else {
                json!({})
            };
            let setup = json!({ "game": game, "options": options, "seats": seats });
            table = amy.table(setup).await;
            ben.want(&table, json!({ "want": "sit" })).await;
        }
        let wanted: [Value; 6] = [
            json!({ "want": "sit", "seat": 1 }),
            json!({ "want": "offer", "offer": "draw" }),
            json!({ "want": "claim", "seat": 2 }),
            json!({ "want": "accept" }),
            json!({ "want": "decline" }),
            json!({ "want": "again" }),
        ];
        let wanted = &wanted[chance.below(6) as usize];
        let valid: [Value; 7] = [
            json!({ "type": "watch", "table": table, "have": { "number": 3, "moves": 1 }, "heard": 2 }),
            json!({ "type": "leave", "table": table }),
            json!({ "type": "act", "table": table, "seen": 0, "action": "d1d5", "tag": 7 }),
            json!({ "type": "want", "table": table, "wanted": wanted, "key": "0123", "tag": 8 }),
            json!({ "type": "say", "table": table, "text": "Hello", "tag": 9 }),
            json!({ "type": "lobby", "on": true }),
            json!({ "type": "ping", "tag": 10 }),
        ];
        let text = valid[chance.below(7) as usize].to_string();
        let text = mutated(&text, &mut chance);
        let socket = &mut sockets[round % 2];
        socket.received.clear();
        socket.send_text(&text).await;
        assert!(answers(socket).await, "the connection ended after {text:?}");
        for answer in &socket.received {
            let answer: Value = serde_json::from_str(answer).expect("JSON");
            if answer["type"] == "refused" {
                let code = answer["code"].as_str().expect("a code");
                assert!(codes.iter().any(|known| known == code), "{answer}");
                assert!(!answer["detail"].as_str().expect("a text").is_empty());
            }
        }
    }
    assert!(server.is_alive());
    let log = server.log_text();
    assert!(!log.contains("panicked") && !log.contains("ERROR"), "{log}");
    let verified = server.administer(&["verify"]).await;
    assert!(verified.ends_with(" are sound, 0 are not\n"), "{verified}");
}
