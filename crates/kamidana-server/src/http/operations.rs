//! For those who run it.

use axum::{extract::State, http::StatusCode, response::IntoResponse};

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

/// Numbers for Prometheus.
pub(crate) async fn metrics(State(site): State<Site>) -> impl IntoResponse {
    metrics::gauge!("kamidana_tables_live").set(site.hub().live() as f64);
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
