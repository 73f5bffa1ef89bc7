//! `kamidana batch`: JSON lines in, JSON lines out.

use std::io::{BufRead, Write};

use kamidana_game::{Game, Unit};
use serde_json::{Map, Value, json};

use crate::failure::Failure;

/// Deep enough for every game that ends; a larger number is a slip of the keyboard.
const DEEPEST: u64 = 100;

/// Answers every line, in order; a bad line gets an error and does not stop the rest.
pub(crate) fn run(
    game: &'static dyn Game,
    mut input: impl BufRead,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let answer = answer(game, &line).unwrap_or_else(BadLine::into_answer);
        writeln!(out, "{answer}")?;
        out.flush()?;
        line.clear();
    }
    Ok(())
}

/// Why a line cannot be answered, and which move is to blame if it was a move.
struct BadLine {
    reason: String,
    at: Option<usize>,
}

impl BadLine {
    fn new(reason: impl Into<String>) -> Self {
        Self {
            reason: reason.into(),
            at: None,
        }
    }

    fn into_answer(self) -> Value {
        match self.at {
            Some(at) => json!({ "error": self.reason, "at": at }),
            None => json!({ "error": self.reason }),
        }
    }
}

/// A line, understood.
struct Question {
    options: Vec<(String, String)>,
    position: Option<String>,
    moves: Vec<String>,
    depth: u32,
}

impl Question {
    fn read(line: &[u8]) -> Result<Self, BadLine> {
        let value: Value = serde_json::from_slice(line)
            .map_err(|e| BadLine::new(format!("this is not a line of JSON: {e}")))?;
        let Value::Object(mut fields) = value else {
            return Err(BadLine::new("a line is a JSON object"));
        };
        let position = match take(&mut fields, "position") {
            None => None,
            Some(Value::String(text)) => Some(text),
            Some(_) => return Err(BadLine::new("position: a text is expected")),
        };
        let text = |(id, value): (String, Value)| match value {
            Value::String(value) => Ok((id, value)),
            _ => Err(BadLine::new(format!("options: {id}: a text is expected"))),
        };
        let options = match take(&mut fields, "options") {
            None => Vec::new(),
            Some(Value::Object(options)) => {
                options.into_iter().map(text).collect::<Result<_, _>>()?
            }
            Some(_) => return Err(BadLine::new("options: an object of texts is expected")),
        };
        let moves = match take(&mut fields, "moves") {
            None => Vec::new(),
            Some(Value::Array(moves)) => moves
                .into_iter()
                .map(|value| match value {
                    Value::String(text) => Ok(text),
                    _ => Err(BadLine::new("moves: a list of texts is expected")),
                })
                .collect::<Result<_, _>>()?,
            Some(_) => return Err(BadLine::new("moves: a list of texts is expected")),
        };
        let depth = take(&mut fields, "depth").map_or(Some(0), |value| value.as_u64());
        let Some(depth @ 0..=DEEPEST) = depth else {
            let reason = format!("depth: a whole number from 0 to {DEEPEST} is expected");
            return Err(BadLine::new(reason));
        };
        Ok(Self {
            options,
            position,
            moves,
            depth: depth as u32,
        })
    }
}

/// A field that is there and not null.
fn take(fields: &mut Map<String, Value>, name: &str) -> Option<Value> {
    fields.remove(name).filter(|value| !value.is_null())
}

fn answer(game: &dyn Game, line: &[u8]) -> Result<Value, BadLine> {
    let question = Question::read(line)?;
    let given = question.options.iter();
    let given = given.map(|(id, value)| (id.as_str(), value.as_str()));
    let mut study = game
        .open_study(given, question.position.as_deref())
        .map_err(|reason| BadLine::new(format!("position: {reason}")))?;
    for (at, text) in question.moves.iter().enumerate() {
        study.apply(text).map_err(|refused| BadLine {
            reason: refused.reason,
            at: Some(at),
        })?;
    }
    let over = study.over();
    let perft = (1..=question.depth).map(|depth| match over {
        Some(_) => 0,
        None => study.perft(depth),
    });
    let mut answer = Map::new();
    let whole = game.study_unit() == Unit::Game;
    if whole && let Some(position) = study.position() {
        answer.insert("position".into(), json!(position));
    }
    answer.insert("legal".into(), json!(study.legal_actions()));
    answer.insert("perft".into(), json!(perft.collect::<Vec<_>>()));
    if whole {
        answer.insert("rounds".into(), json!(study.rounds()));
    } else if let Some(seat) = study.to_act() {
        answer.insert("turn".into(), json!(seat));
    }
    answer.insert("over".into(), json!(over));
    Ok(Value::Object(answer))
}
