//! Positions and records, looked at and judged.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::{
    client::{Client, chance},
    server::Server,
};

/// The lines of a question to an engine.
async fn asked(client: &Client, question: Value) -> Vec<Value> {
    let (status, body) = client.post("/api/analyses", question).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    let text = body.as_str().expect("more than one line");
    let lines = text.lines().map(serde_json::from_str);
    lines.collect::<Result<_, _>>().expect("lines of JSON")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn anybody_may_look_at_a_position() {
    let server = Server::start().await;
    let nobody = Client::nobody(&server.url());
    let study = |subject: Value| {
        let nobody = &nobody;
        async move { nobody.post("/api/studies", subject).await }
    };
    let (status, usual) = study(json!({ "game": "kamisado", "moves": ["d1d5"] })).await;
    assert_eq!(status, StatusCode::OK, "{usual}");
    let steps = usual["steps"].as_array().expect("a list");
    assert_eq!(steps.len(), 2);
    assert_eq!(
        steps[0]["view"]["choices"]["actions"]
            .as_array()
            .map(Vec::len),
        Some(102)
    );
    assert_eq!(
        (&steps[1]["seat"], &steps[1]["action"]),
        (&json!(1), &json!("d1d5"))
    );
    assert_eq!(steps[1]["view"]["viewer"], json!({ "seat": 2 }));
    assert_eq!(steps[1]["insight"]["kind"], "threats");
    // It goes on from the position it tells.
    let again = json!({ "game": "kamisado", "position": steps[1]["position"] });
    let (_, again) = study(again).await;
    assert_eq!(
        again["steps"][0]["view"]["choices"],
        steps[1]["view"]["choices"]
    );

    // All cards are on the table, and none of them twice.
    let deal = "4 SSSSSCCC,LLLAAFFI,SSSSAOOO,SLCAOTTI 4";
    let (_, round) = study(json!({ "game": "kami", "position": deal })).await;
    let seats = round["steps"][0]["view"]["board"]["round"]["seats"].clone();
    let hands = seats.as_array().expect("seats").iter();
    let hands: Vec<&str> = hands.filter_map(|seat| seat["hand"].as_str()).collect();
    assert_eq!(hands, ["SSSSSCCC", "LLLAAFFI", "SSSSAOOO", "SLCAOTTI"]);

    for (subject, said) in [
        (json!({ "game": "kamisado", "moves": ["d1d1"] }), "d1d1"),
        (json!({ "game": "kamon" }), "position is needed"),
        (json!({ "game": "kamisado", "position": "nonsense" }), ""),
        (json!({ "game": "chess" }), "chess"),
        (json!({ "record": "[Game \"kamisado\"]\n\nnothing" }), ""),
        (json!({}), "which game"),
    ] {
        let (status, problem) = study(subject.clone()).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{subject}: {problem}");
        let detail = problem["detail"].as_str().expect("a sentence");
        assert!(detail.contains(said), "{subject}: {detail}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_variation_keeps_the_options_of_its_game() {
    let server = Server::start().await;
    let amy = Client::guest(&server).await;
    // Black closes a loop around the forbidden cell, and nothing else.
    let ring = "ol2ol3/l4l6c1c2c3/c4c5xxc6f1/of2l5.xf3f4/f5f6xxk1k2/k3k4k5k6w1/ow2ow3 b l1";
    let subject = |options: Value| json!({ "game": "kamon", "options": options, "position": ring, "moves": ["d3"] });
    let outcome = |study: &Value| study["steps"][1]["view"]["outcome"]["state"].clone();
    let (_, usual) = amy.post("/api/studies", subject(json!({}))).await;
    assert_eq!(
        (outcome(&usual), &usual["options"]),
        (json!("decisive"), &Value::Null)
    );
    let (_, strict) = amy
        .post("/api/studies", subject(json!({ "forbidden-counts": "no" })))
        .await;
    assert_eq!(outcome(&strict), "unknown", "{strict}");
    assert_eq!(strict["options"], json!({ "forbidden-counts": "no" }));
    let mut question = subject(json!({ "forbidden-counts": "no" }));
    question["millis"] = json!(50);
    let lines = asked(&amy, question).await;
    let last = lines.last().expect("a last word");
    assert!(
        !last["moves"].as_array().expect("moves").is_empty(),
        "{last}"
    );
    let (status, _) = amy
        .post(
            "/api/studies",
            subject(json!({ "forbidden-counts": "maybe" })),
        )
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_studied_and_reviewed_from_its_end() {
    let server = Server::start().await;
    let amy = Client::guest(&server).await;
    let me = json!({ "kind": "me" });
    let setup = json!({ "game": "kamisado", "options": { "length": "single" }, "seats": [me, me] });
    let table = amy.table(setup).await;
    let mut socket = amy.watching(&table).await;
    let over = socket.play(&table, &mut chance(3)).await;
    let winner = over["ending"]["winners"][0].clone();
    let record = amy.text(&format!("/api/tables/{table}/record")).await;

    let (_, study) = amy.post("/api/studies", json!({ "record": record })).await;
    let steps = study["steps"].as_array().expect("a list");
    let moves = steps.len() - 1;
    assert_eq!(over["seen"], moves);
    assert_eq!(study["players"], json!([amy.name, amy.name]));
    assert!(study["result"].as_str().is_some(), "{study}");
    assert_eq!(steps[moves]["view"]["outcome"]["winners"][0], winner);

    let review = json!({ "record": record, "question": "review", "millis": 10_000 });
    let lines = asked(&amy, review).await;
    assert_eq!(lines.len(), moves + 2);
    assert_eq!(lines[moves + 1]["done"], true);
    for (back, line) in lines[..=moves].iter().enumerate() {
        let ply = moves - back;
        assert_eq!(line["ply"], ply);
        assert_eq!(line["seat"], steps[ply]["view"]["to_act"]);
    }
    // Whoever made the winning move had won before it.
    assert_eq!(lines[1]["seat"], winner);
    assert_eq!(lines[1]["answer"]["kind"], "proven");
    assert_eq!(lines[1]["answer"]["verdict"], "win");
    // What was proven of a position is also proven of it alone.
    let verdict = json!({ "record": record, "ply": moves - 2, "question": "verdict" });
    let alone = amy.post("/api/analyses", verdict).await.1;
    assert_eq!(alone["answer"]["verdict"], lines[2]["answer"]["verdict"]);
}
