//! The games, their engines and their tables for a browser.
//!
//! A question is the path and the body of a request to the server's HTTP interface, an answer is what
//! the server would send: both ask `kamidana-study`. So the site only changes whom it asks. Questions
//! about tables of the browser's own (`/tables`) bring the log along, which the server has itself.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod tables;

use kamidana_engine::machine;
use kamidana_study::{Asked, Enquiry, Evidence, Finding, GameState, Lines, Study, Subject};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

use tables::Unanswered;

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
        "/tables" => match read(body).map(|question| tables::answer(question, memory)) {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(Unanswered::Malformed(why))) | Err(why) => Err(why),
            Ok(Err(Unanswered::Refused(refusal))) => {
                let (code, detail) = (refusal.code(), refusal.to_string());
                let mut problem = problem(409, "Conflict", code, &detail);
                problem["why"] = json!(refusal.why());
                tell(&problem.to_string());
                return 409;
            }
            Ok(Err(Unanswered::No(code, detail))) => {
                tell(&problem(409, "Conflict", code, detail).to_string());
                return 409;
            }
        },
        "/api/analyses" => read(body).and_then(|enquiry: Enquiry| analyse(enquiry, memory, tell)),
        _ => {
            let problem = problem(404, "Not Found", "not-found", "there is nothing here");
            tell(&problem.to_string());
            return 404;
        }
    };
    match told {
        Ok(last) => {
            tell(&last);
            200
        }
        Err(why) => {
            tell(&problem(400, "Bad Request", "malformed", &why).to_string());
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
fn problem(status: u16, title: &str, code: &str, detail: &str) -> Value {
    json!({
        "type": "about:blank",
        "title": title,
        "status": status,
        "code": code,
        "detail": detail,
    })
}
