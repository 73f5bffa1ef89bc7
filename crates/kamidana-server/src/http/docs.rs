//! The description of the interface, for programs and for people.

use std::fmt::Write as _;

use axum::{
    Router,
    http::{Method, header},
    response::{Html, IntoResponse},
    routing::get,
};
use utoipa::openapi::{Content, OpenApi, Ref, RefOr, ResponseBuilder, path::Operation};

use super::gate::{Who, access};
use crate::{problem::PROBLEM, site::Site};

/// Serves the description as JSON and as a page.
pub(crate) fn router(description: &OpenApi) -> Router<Site> {
    let json: &'static str = description.to_json().unwrap_or_default().leak();
    let page: &'static str = page(description).leak();
    Router::new()
        .route(
            "/api/openapi.json",
            get(move || async move {
                ([(header::CONTENT_TYPE, "application/json")], json).into_response()
            }),
        )
        .route("/api", get(move || async move { Html(page) }))
        .route(
            "/api.css",
            get(|| async { ([(header::CONTENT_TYPE, "text/css")], STYLE) }),
        )
}

/// Says of every operation what is the same for all: problems have a type of their own, and bodies
/// can be too large or of the wrong type.
pub(crate) fn tell_problems(description: &mut OpenApi) {
    let problem = |why: &str| {
        let schema = Ref::from_schema_name("Problem");
        ResponseBuilder::new()
            .description(why)
            .content(PROBLEM, Content::new(Some(schema)))
            .build()
    };
    for (path, item) in &mut description.paths.paths {
        let operations = [
            (Method::GET, &mut item.get),
            (Method::POST, &mut item.post),
            (Method::PUT, &mut item.put),
            (Method::DELETE, &mut item.delete),
        ];
        for (method, operation) in operations {
            let Some(operation) = operation else {
                continue;
            };
            let responses = &mut operation.responses.responses;
            for (status, response) in responses.iter_mut() {
                if status.starts_with(['4', '5'])
                    && let RefOr::T(told) = response
                {
                    *response = problem(&told.description).into();
                }
            }
            // What the gate may say, and the store.
            let who = access(&method, path).map(|access| access.who);
            let open = matches!(who, Some(Who::Anybody | Who::Known) | None);
            let mut told = vec![
                (
                    "429",
                    "Too often, or too much at once; `Retry-After` says when to come back",
                ),
                ("503", "Not at the moment"),
            ];
            if !open {
                told.extend([("401", "Sign in first"), ("403", "You may not")]);
            } else if who == Some(Who::Known) {
                told.push(("401", "There is no such token"));
            }
            if method != Method::GET && who != Some(Who::Anybody) {
                told.push(("403", "From another site"));
            }
            for (status, why) in told {
                let told = || problem(why).into();
                responses.entry(status.into()).or_insert_with(told);
            }
            if operation.request_body.is_some() {
                let slow = problem("The body did not come in time");
                responses.insert("408".into(), slow.into());
                let large = problem("The body is too large");
                responses.insert("413".into(), large.into());
                let strange = problem("The body is not JSON");
                responses.insert("415".into(), strange.into());
            }
        }
    }
}

const STYLE: &str = "\
body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;\
color:#2b2622;background:#f7f1e6}\
code{font:14px ui-monospace,monospace}summary{cursor:pointer;padding:.4rem 0}\
summary b{display:inline-block;min-width:4.5rem;color:#a3301c}\
details{border-top:1px solid #d8cdbb}table{border-collapse:collapse}\
td{padding:.15rem 1rem .15rem 0;vertical-align:top}pre{overflow:auto;background:#efe6d6;padding:1rem}\
@media(prefers-color-scheme:dark){body{color:#eee4d6;background:#171311}pre{background:#241d19}\
details{border-color:#453a33}summary b{color:#f08a72}a{color:#f0b8a8}}";

/// A page that needs no script.
fn page(description: &OpenApi) -> String {
    let mut page = String::from(
        "<!doctype html><html lang=en><meta charset=utf-8>\
         <meta name=viewport content='width=device-width'>\
         <title>Kamidana: interface</title><link rel=stylesheet href=/api.css>\
         <h1>Interface</h1>",
    );
    let about = description.info.description.as_deref().unwrap_or_default();
    // Writing to a string cannot fail.
    let _ = write!(
        page,
        "<p>{}</p><p>For programs: <a href=/api/openapi.json>openapi.json</a>.</p>",
        escaped(about)
    );
    for tag in description.tags.iter().flatten() {
        let _ = write!(
            page,
            "<h2>{}</h2><p>{}</p>",
            escaped(&tag.name),
            escaped(tag.description.as_deref().unwrap_or_default())
        );
        for (path, item) in &description.paths.paths {
            let operations = [
                ("GET", &item.get),
                ("POST", &item.post),
                ("PUT", &item.put),
                ("DELETE", &item.delete),
            ];
            for (method, operation) in operations {
                if let Some(operation) = operation
                    && operation.tags.iter().flatten().any(|own| *own == tag.name)
                {
                    describe(&mut page, method, path, operation);
                }
            }
        }
    }
    page += "<h2>Shapes</h2>";
    if let Some(components) = &description.components {
        for (name, schema) in &components.schemas {
            let json = serde_json::to_string_pretty(schema).unwrap_or_default();
            let _ = write!(
                page,
                "<details id='{name}'><summary><code>{name}</code></summary><pre>{}</pre></details>",
                escaped(&json)
            );
        }
    }
    page
}

fn describe(page: &mut String, method: &str, path: &str, operation: &Operation) {
    let summary = operation.summary.as_deref().unwrap_or_default();
    let about = operation.description.as_deref().unwrap_or_default();
    let _ = write!(
        page,
        "<details><summary><b>{method}</b> <code>{}</code> — {}</summary><p>{}</p><table>",
        escaped(path),
        escaped(summary),
        escaped(about)
    );
    for parameter in operation.parameters.iter().flatten() {
        let RefOr::T(parameter) = parameter else {
            continue;
        };
        let _ = write!(
            page,
            "<tr><td><code>{}</code><td>{}",
            escaped(&parameter.name),
            escaped(parameter.description.as_deref().unwrap_or_default())
        );
    }
    if let Some(body) = &operation.request_body {
        let json = serde_json::to_string(body).unwrap_or_default();
        let _ = write!(page, "<tr><td>body<td>{}", links(&json));
    }
    for (status, response) in &operation.responses.responses {
        if let RefOr::T(response) = response {
            let json = serde_json::to_string(&response.content).unwrap_or_default();
            let _ = write!(
                page,
                "<tr><td>{status}<td>{} {}",
                escaped(&response.description),
                links(&json)
            );
        }
    }
    *page += "</table></details>";
}

/// Links to the shapes that a piece of a description names.
fn links(json: &str) -> String {
    let names = json.split("#/components/schemas/").skip(1);
    let names = names.filter_map(|rest| rest.split('"').next());
    names.fold(String::new(), |mut links, name| {
        let _ = write!(links, "<a href='#{0}'><code>{0}</code></a> ", escaped(name));
        links
    })
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('\'', "&#39;")
}
