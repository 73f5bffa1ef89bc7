//! The games and their engines for a browser.
//!
//! A question is the path and the body of a request to the server's HTTP interface, an answer is what
//! the server would send: both ask `kamidana-study`. So the site only changes whom it asks.

#[cfg(target_arch = "wasm32")]
mod door;

use kamidana_engine::machine;
use kamidana_study::{Asked, Enquiry, Evidence, Finding, GameState, Lines, Study, Subject};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::json;

/// Answers a question piece by piece and returns the status that the server's answer would have.
/// Tables of engines take at most `memory` mebibytes.
pub fn answer(path: &str, body: &str, memory: usize, tell: &mut dyn FnMut(&str)) -> u16 {
    let told = match path {
        "/api/games" => written(&GameState::all()),
        "/api/studies" => read(body)
            .and_then(|subject: Subject| Study::of(subject))
            .and_then(|study| written(&study)),
        "/api/deals/check" => read(body)
            .and_then(|evidence: Evidence| Finding::of(&evidence))
            .and_then(|finding| written(&finding)),
        "/api/analyses" => read(body).and_then(|enquiry: Enquiry| analyse(enquiry, memory, tell)),
        _ => {
            tell(&problem(
                404,
                "Not Found",
                "not-found",
                "there is nothing here",
            ));
            return 404;
        }
    };
    match told {
        Ok(last) => {
            tell(&last);
            200
        }
        Err(why) => {
            tell(&problem(400, "Bad Request", "malformed", &why));
            400
        }
    }
}

/// Tells what gets better and returns the last lines.
fn analyse(enquiry: Enquiry, memory: usize, tell: &mut dyn FnMut(&str)) -> Result<String, String> {
    let limits = enquiry.limits();
    let Asked {
        game,
        analysis,
        studies,
        movers,
    } = enquiry.open()?;
    let machine = machine(game).ok_or("no machine plays this game")?;
    let mut lines = Lines::new(movers);
    let mut analyst = machine.analyst(memory);
    let last = analysis.run(&mut *analyst, &studies, &limits, &mut |update| {
        tell(&lines.of(update, limits.stop.nodes()));
    });
    Ok(lines.of(last, limits.stop.nodes()))
}

fn read<T: DeserializeOwned>(body: &str) -> Result<T, String> {
    serde_json::from_str(body).map_err(|error| error.to_string())
}

fn written(answer: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(answer).map_err(|error| error.to_string())
}

/// What went wrong, as the server says it.
fn problem(status: u16, title: &str, code: &str, detail: &str) -> String {
    json!({
        "type": "about:blank",
        "title": title,
        "status": status,
        "code": code,
        "detail": detail,
    })
    .to_string()
}
