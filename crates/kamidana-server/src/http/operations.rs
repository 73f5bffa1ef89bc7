//! For those who run it.

use std::net::SocketAddr;

use axum::{
    extract::{ConnectInfo, State},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
};

use crate::{Problem, site::Site};

/// Whether the process lives.
#[utoipa::path(get, path = "/healthz", tag = "operations", responses(
    (status = 200, description = "It does", body = String, content_type = "text/plain"),
))]
pub(crate) async fn health() -> &'static str {
    "alive\n"
}

/// Whether it can serve: the store answers and nobody has asked it to stop.
#[utoipa::path(get, path = "/readyz", tag = "operations", responses(
    (status = 200, description = "It can", body = String, content_type = "text/plain"),
    (status = 503, description = "It cannot", body = Problem),
))]
pub(crate) async fn ready(State(site): State<Site>) -> Result<&'static str, Problem> {
    if site.hub().closing().is_cancelled() {
        return Err(Problem::unavailable("the server is about to stop"));
    }
    site.hub().store().ping().await?;
    Ok("ready\n")
}

/// Numbers for Prometheus, on the machine itself: nobody else is told how the site fares. Through a
/// proxy everybody seems to come from here, but a proxy says for whom it asks.
pub(crate) async fn metrics(
    State(site): State<Site>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let forwarded = ["x-forwarded-for", "forwarded"];
    if !peer.ip().to_canonical().is_loopback()
        || forwarded.iter().any(|name| headers.contains_key(*name))
    {
        return Problem::not_found("there is nothing here").into_response();
    }
    numbers(State(site)).await.into_response()
}

/// The same for whoever can reach it.
pub(crate) async fn numbers(State(site): State<Site>) -> impl IntoResponse {
    metrics::gauge!("kamidana_tables_live").set(site.hub().live() as f64);
    let runtime = tokio::runtime::Handle::current().metrics();
    metrics::gauge!("kamidana_tasks").set(runtime.num_alive_tasks() as f64);
    metrics::gauge!("kamidana_bus_connected")
        .set(f64::from(u8::from(site.hub().bus().is_connected())));
    match site.metrics() {
        Some(metrics) => {
            metrics.run_upkeep();
            (StatusCode::OK, metrics.render())
        }
        None => (StatusCode::NOT_FOUND, String::new()),
    }
}
