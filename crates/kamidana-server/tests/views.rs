//! What leaves a table is what the description of the interface says.

use std::collections::BTreeSet;

use kamidana_game::{
    Choices, Game, OptionKind, Options, Play, Seat, Seed, Stream, Study, Unit, Viewer, games,
};
use serde_json::{Value, json};

/// Every combination of the choices of a game's options that can be started.
fn tables(game: &'static dyn Game) -> Vec<Options> {
    let mut all: Vec<Vec<(&str, String)>> = vec![Vec::new()];
    for option in game.options() {
        let values: Vec<String> = match option.kind {
            OptionKind::Choice { values, .. } => {
                values.iter().map(|(value, _)| (*value).into()).collect()
            }
            OptionKind::Number { min, .. } => vec![min.to_string(), (min + 1).to_string()],
            OptionKind::Text { default, .. } => vec![default.into()],
        };
        let with = |table: &Vec<(&'static str, String)>| {
            let table = table.clone();
            let one = |value: &String| [&table[..], &[(option.id, value.clone())]].concat();
            values.iter().map(one).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(with).collect();
    }
    let mut tables = Vec::new();
    for table in &all {
        let given = table.iter().map(|(id, value)| (*id, value.as_str()));
        let options = Options::new(game.options(), given).expect("options");
        if game.start(&options, Seed::new([0; 32])).is_ok() {
            tables.push(options);
        }
    }
    tables
}

/// One of the choices; `None` when it is over.
fn chosen(choices: Choices, chance: &mut Stream) -> Option<String> {
    match choices {
        Choices::Arrange { letters } => {
            let mut letters: Vec<char> = letters.chars().collect();
            chance.shuffle(&mut letters);
            Some(letters.into_iter().collect())
        }
        Choices::List { actions } => {
            let last = actions.len().checked_sub(1)?;
            Some(actions[chance.below(last as u32 + 1) as usize].clone())
        }
    }
}

/// Gives every view of a table and of what lies on it to `check`.
fn every_view_of(play: &mut dyn Play, chance: &mut Stream, check: &mut impl FnMut(&Value)) {
    loop {
        let viewers = Seat::first(play.seats()).map(Viewer::Seat);
        for viewer in viewers.chain([Viewer::Spectator]) {
            check(&json!(play.view(viewer)));
        }
        check(&json!(play.reveal().laid_open()));
        let Some(action) = chosen(play.choices(), chance) else {
            return;
        };
        play.apply(&action).expect("a choice is accepted");
    }
}

/// Gives every view of a study to `check`.
fn every_view_in(study: &mut dyn Study, chance: &mut Stream, check: &mut impl FnMut(&Value)) {
    loop {
        let viewers = Seat::first(study.seats()).map(Viewer::Seat);
        for viewer in viewers.chain([Viewer::Spectator]) {
            check(&json!(study.view(viewer)));
        }
        check(&json!(study.laid_open()));
        let Some(action) = chosen(study.choices(), chance) else {
            return;
        };
        study.apply(&action).expect("a choice is accepted");
    }
}

/// Gives every view of random games and studies of all kinds to `check`.
fn every_view(mut check: impl FnMut(&Value)) {
    for &game in games() {
        // Games of many rounds are long.
        let plays = if game.has_secrets() { 1 } else { 8 };
        for (number, options) in (0_u32..).zip(tables(game)) {
            for round in 0..plays {
                let seed = Seed::new([7; 32]).of_deal(100 * number + round);
                let mut chance = seed.of_deal(1_000_000).stream();
                let mut play = game.start(&options, seed).expect("a game");
                let mut study = match game.study_unit() {
                    Unit::Game => play.reveal().study(),
                    Unit::Round => {
                        let deal = game.random_round(&options, &mut chance);
                        game.study(&options, deal.as_deref()).expect("a round")
                    }
                };
                every_view_of(&mut *play, &mut chance, &mut check);
                every_view_in(&mut *study, &mut chance, &mut check);
            }
        }
    }
}

/// Every place where a short text stands in a value, with the text.
fn words(value: &Value, path: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                words(value, &format!("{path}.{name}"), found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| words(item, path, found)),
        Value::String(word) if word.len() < 16 => _ = found.insert(format!("{path} {word}")),
        Value::Null => _ = found.insert(format!("{path} null")),
        Value::String(_) | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The schemas of the description.
fn schemas() -> Value {
    let mut description: Value =
        serde_json::from_str(&kamidana_server::openapi()).expect("the description is JSON");
    description["components"]["schemas"].take()
}

/// Whether a value has the shape of a schema, as far as schemas are used here. Fields that are
/// not described are refused, unless the schema is only a part of one.
fn fits(value: &Value, schema: &Value, all: &Value, is_part: bool) -> bool {
    let list = |name: &str| schema[name].as_array().map(Vec::as_slice);
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.rsplit('/').next().unwrap_or_default();
        assert!(all[name].is_object(), "{name} is not described");
        return fits(value, &all[name], all, is_part);
    }
    let typed = |name: &str| match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_u64() || value.is_i64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => panic!("the type {name}"),
    };
    let types = match &schema["type"] {
        Value::String(name) => typed(name),
        Value::Array(names) => names.iter().filter_map(Value::as_str).any(typed),
        _ => true,
    };
    let within = |name: &str, holds: fn(f64, f64) -> bool| {
        let bound = schema[name].as_f64().zip(value.as_f64());
        bound.is_none_or(|(bound, number)| holds(number, bound))
    };
    types
        && within("minimum", |number, bound| number >= bound)
        && within("maximum", |number, bound| number <= bound)
        && list("enum").is_none_or(|words| words.contains(value))
        && list("oneOf").is_none_or(|schemas| {
            let fitting = schemas.iter().filter(|s| fits(value, s, all, is_part));
            fitting.count() == 1
        })
        && list("anyOf").is_none_or(|schemas| schemas.iter().any(|s| fits(value, s, all, is_part)))
        && list("allOf").is_none_or(|schemas| schemas.iter().all(|s| fits(value, s, all, true)))
        && value.as_array().is_none_or(|items| {
            let prefix = list("prefixItems").unwrap_or_default();
            items.iter().enumerate().all(|(at, item)| {
                match prefix.get(at).unwrap_or(&schema["items"]) {
                    Value::Bool(allowed) => *allowed,
                    Value::Null => true,
                    schema => fits(item, schema, all, false),
                }
            })
        })
        && value.as_object().is_none_or(|fields| {
            let known = &schema["properties"];
            let required = list("required").unwrap_or_default();
            let mut required = required.iter().filter_map(Value::as_str);
            let closed = known.is_object() && !is_part;
            required.all(|name| fields.contains_key(name))
                && fields.iter().all(|(name, value)| match known.get(name) {
                    Some(schema) => fits(value, schema, all, false),
                    None => !closed,
                })
        })
}

#[test]
fn every_view_of_tables_and_studies_fits_the_description() {
    let all = schemas();
    let mut seen = BTreeSet::new();
    let mut count = 0;
    every_view(|view| {
        count += 1;
        words(view, "", &mut seen);
        // All of them would take a while.
        if count % 5 == 0 {
            assert!(fits(view, &all["View"], &all, false), "{view}");
        }
    });
    assert!(count > 10_000, "{count}");
    // The games were varied enough to prove something.
    let wanted = [
        ".viewer spectator",
        ".choices.kind arrange",
        ".outcome.state draw",
        ".outcome.reason home-row",
        ".outcome.reason level",
        ".outcome.reason points",
        ".outcome.reason last-card",
        ".outcome.reason loop",
        ".outcome.reason edges",
        ".fairness null",
        ".board.phase set-up",
        ".board.phase fill",
        ".board.events.event placed",
        ".board.events.event round-started",
        ".board.events.event passed",
        ".board.events.event filled",
        ".board.events.event match-over",
        ".board.events.state draw",
        ".board.round.phase demoralised",
        ".board.round.phase partner_answer",
        ".board.round.phase counter_attack",
        ".board.round.aside null",
        ".board.round.history.action d?",
        ".board.round.standing.outcome.result won",
        ".board.round.standing.level lord",
        ".board.last.outcome.result won",
        ".board.last.outcome.result void",
    ];
    let missing: Vec<_> = wanted
        .iter()
        .filter(|word| !seen.contains(**word))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn what_is_not_described_does_not_fit() {
    let all = schemas();
    let good = json!({
        "viewer": {"seat": 1}, "to_act": 2, "choices": {"kind": "list", "actions": []},
        "outcome": {"state": "unknown"}, "fairness": null, "board": {"game": "kamon",
        "position": "", "last": null, "winning": [], "enclosed": []},
    });
    let fit = |view: &Value| fits(view, &all["View"], &all, false);
    assert!(fit(&good));
    for (place, value) in [
        ("/to_act", json!(5)),
        ("/viewer", json!("somebody")),
        ("/board/game", json!("kamisado")),
        ("/board/winning", json!("all")),
        ("/choices/kind", json!("arrange")),
        ("/outcome", json!({"state": "draw", "reason": "boredom"})),
    ] {
        let mut bad = good.clone();
        *bad.pointer_mut(place).expect("a place") = value;
        assert!(!fit(&bad), "{place}");
    }
    for place in ["", "/choices", "/board"] {
        let mut bad = good.clone();
        bad.pointer_mut(place).expect("a place")["extra"] = 1.into();
        assert!(!fit(&bad), "{place}");
    }
}

#[test]
fn every_part_of_a_view_is_described_in_words() {
    let all = schemas();
    let mut open = vec!["View".to_owned()];
    let mut seen = BTreeSet::new();
    while let Some(name) = open.pop() {
        if !seen.insert(name.clone()) {
            continue;
        }
        let schema = &all[&name];
        assert!(schema["description"].is_string(), "{name}");
        for (field, schema) in schema["properties"].as_object().into_iter().flatten() {
            let plain = schema["description"].is_string() || schema["$ref"].is_string();
            // What may be missing is described beside `null`.
            let choices = schema["oneOf"].as_array().into_iter().flatten();
            let optional = choices
                .into_iter()
                .any(|choice| choice["description"].is_string() || choice["$ref"].is_string());
            assert!(plain || optional, "{name}.{field}: {schema}");
        }
        let text = schema.to_string();
        let names = text.split("#/components/schemas/").skip(1);
        open.extend(names.filter_map(|rest| Some(rest.split('"').next()?.to_owned())));
    }
    assert!(seen.len() > 40, "{seen:?}");
}
