//! What a browser is told, without one. That it is told the same in a real one, and the same as by the
//! server, is tested there: `web/tests/e2e/engine.test.ts`.

use kamidana_browser::answer;
use kamidana_study::GameState;
use serde_json::{Value, json};

/// The status of an answer and its pieces.
fn pieces(path: &str, body: &str) -> (u16, Vec<String>) {
    let mut pieces = Vec::new();
    let status = answer(path, body, 1, &mut |piece| pieces.push(piece.to_owned()));
    (status, pieces)
}

fn asked(path: &str, body: &Value) -> (u16, String) {
    let (status, pieces) = pieces(path, &body.to_string());
    (status, pieces.concat())
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn a_study_of_every_game_comes_in_one_piece() {
    for game in kamidana_game::games() {
        let (status, pieces) = pieces("/api/studies", &json!({ "game": game.id() }).to_string());
        let [study] = &*pieces else {
            panic!("{}: {pieces:?}", game.id());
        };
        // Some games are dealt, and have no usual start to look at.
        let told = read(study);
        match status {
            200 => assert_eq!(told["total"], 1),
            _ => assert_eq!((status, &told["code"]), (400, &json!("malformed"))),
        }
    }
}

#[test]
fn the_games_are_those_of_the_house() {
    let (status, text) = asked("/api/games", &Value::Null);
    assert_eq!(status, 200);
    assert_eq!(
        read(&text).as_array().map(Vec::len),
        Some(GameState::all().len())
    );
}

#[test]
fn an_analysis_gets_better_line_by_line_until_it_is_done() {
    let body = json!({ "game": "kamisado", "question": "moves", "nodes": 20_000 });
    let (status, pieces) = pieces("/api/analyses", &body.to_string());
    assert_eq!(status, 200);
    assert!(pieces.len() > 1, "{pieces:?}");
    let text = pieces.concat();
    let lines: Vec<Value> = text.lines().map(read).collect();
    let done: Vec<bool> = lines.iter().map(|line| line["done"] == true).collect();
    let last = done.iter().position(|done| *done);
    assert_eq!(last, Some(lines.len() - 1), "only the last one is");
    assert_eq!(
        lines[lines.len() - 1]["moves"].as_array().map(Vec::len),
        Some(102)
    );
}

#[test]
fn bounded_by_nodes_the_same_question_has_the_same_answer() {
    let review = json!({
        "game": "kamisado", "moves": ["d1d5", "a8a3"], "question": "review", "nodes": 300,
    });
    let (status, first) = asked("/api/analyses", &review);
    assert_eq!(status, 200);
    assert_eq!(first.lines().count(), 4, "{first}");
    assert_eq!(asked("/api/analyses", &review).1, first);
}

#[test]
fn what_is_not_understood_is_said_as_the_server_says_it() {
    let cases = [
        ("/api/nothing", "{}", 404, "not-found"),
        ("", "", 404, "not-found"),
        ("/api/studies", "", 400, "malformed"),
        ("/api/studies", "{\"game\":7}", 400, "malformed"),
        ("/api/studies", "{\"gmae\":\"kamisado\"}", 400, "malformed"),
        ("/api/studies", "{\"game\":\"chess\"}", 400, "malformed"),
        (
            "/api/analyses",
            "{\"game\":\"kamisado\",\"question\":\"why\"}",
            400,
            "malformed",
        ),
        (
            "/api/analyses",
            "{\"game\":\"kamisado\",\"moves\":[\"a1a9\"]}",
            400,
            "malformed",
        ),
        ("/api/deals/check", "[]", 400, "malformed"),
    ];
    for (path, body, status, code) in cases {
        let (told, pieces) = pieces(path, body);
        let problem = read(&pieces.concat());
        assert_eq!(
            (told, &problem["code"]),
            (status, &json!(code)),
            "{path} {body}"
        );
        assert_eq!(problem["status"], status);
        assert!(problem["detail"].is_string());
    }
}
