//! The HTTP interface: what it offers, in what shape, and to whom.

mod accounts;
mod admin;
mod answer;
mod caller;
mod docs;
mod games;
mod gate;
mod local_games;
mod operations;
mod people;
mod pictures;
mod practice;
mod records;
mod stream;
mod studies;
mod tables;
mod talk;

use axum::{
    Router,
    extract::{DefaultBodyLimit, State, WebSocketUpgrade},
    http::{HeaderName, HeaderValue, header},
    middleware,
    response::Response,
    routing::get,
};
use tower_http::{
    catch_panic::CatchPanicLayer, compression::CompressionLayer, set_header::SetResponseHeaderLayer,
};
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

pub(crate) use self::{
    caller::{Caller, Scope},
    pictures::Gallery,
};
use crate::{Problem, problem, site::Site, socket};

/// The largest body of a request. Records of long matches are the largest thing anybody sends.
const LARGEST_BODY: usize = 256 * 1024;
/// The largest message on a socket.
const LARGEST_MESSAGE: usize = 16 * 1024;

/// What pages may do: only what comes from here, and nothing inline. Engines run as WebAssembly.
pub(crate) const CONTENT_SECURITY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Kamidana",
        description = "Tables, people and engines. Whatever changes \
                       something needs a session (a cookie from `POST /api/guests`, \
                       `POST /api/sessions` or `POST /api/accounts`) or a token \
                       (`Authorization: Bearer …`). Errors are problem documents (RFC 9457)."
    ),
    components(schemas(crate::FromClient, crate::FromServer, Problem)),
    tags(
        (name = "games", description = "What can be played, and questions to engines"),
        (name = "tables", description = "Games being played, and those that were"),
        (name = "people", description = "Who plays, and how well"),
        (name = "accounts", description = "Who you are"),
        (name = "streams", description = "For programs that play: lines of JSON that keep coming"),
        (name = "operations", description = "For those who run it"),
    )
)]
struct Description;

/// All routes that are described.
fn described() -> OpenApiRouter<Site> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(games::list))
        .routes(routes!(games::analyse))
        .routes(routes!(games::check_deal))
        .routes(routes!(studies::study))
        .routes(routes!(accounts::registration::become_guest))
        .routes(routes!(accounts::registration::register))
        .routes(routes!(
            accounts::sessions::log_in,
            accounts::sessions::sessions
        ))
        .routes(routes!(accounts::sessions::end_session))
        .routes(routes!(accounts::me::me, accounts::me::delete_me))
        .routes(routes!(accounts::me::call_me))
        .routes(routes!(accounts::me::export))
        .routes(routes!(accounts::me::change_password))
        .routes(routes!(accounts::registration::become_bot))
        .routes(routes!(
            accounts::tokens::tokens,
            accounts::tokens::make_token
        ))
        .routes(routes!(accounts::tokens::end_token))
        .routes(routes!(accounts::muted::muted))
        .routes(routes!(accounts::muted::mute, accounts::muted::unmute))
        .routes(routes!(accounts::following::following))
        .routes(routes!(
            accounts::following::follow,
            accounts::following::unfollow
        ))
        .routes(routes!(accounts::push::key))
        .routes(routes!(accounts::push::subscribe))
        .routes(routes!(accounts::push::unsubscribe))
        .routes(routes!(tables::search, tables::create))
        .routes(routes!(tables::state))
        .routes(routes!(tables::act))
        .routes(routes!(tables::want))
        .routes(routes!(practice::outlook))
        .routes(routes!(practice::hint))
        .routes(routes!(practice::again))
        .routes(routes!(records::record))
        .routes(routes!(records::replay))
        .routes(routes!(talk::lines, talk::say))
        .routes(routes!(talk::report))
        .routes(routes!(tables::lobby))
        .routes(routes!(tables::pair))
        .routes(routes!(tables::archive, local_games::upload))
        .routes(routes!(pictures::of_table))
        .routes(routes!(pictures::of_game))
        .routes(routes!(pictures::of_site))
        .routes(routes!(people::profile))
        .routes(routes!(people::rating_history))
        .routes(routes!(people::statistics))
        .routes(routes!(people::games))
        .routes(routes!(people::top))
        .routes(routes!(stream::events))
        .routes(routes!(stream::table))
        .routes(routes!(admin::close_table))
        .routes(routes!(admin::ban, admin::unban))
        .routes(routes!(admin::reports))
        .routes(routes!(operations::health))
        .routes(routes!(operations::ready))
}

/// The routes and their description.
fn parts() -> (Router<Site>, utoipa::openapi::OpenApi) {
    let (router, mut description) = described().split_for_parts();
    docs::tell_problems(&mut description);
    (router, description)
}

/// The description of the interface, as JSON.
pub fn openapi() -> String {
    parts().1.to_pretty_json().unwrap_or_default()
}

/// Everything that is served.
pub fn router(site: Site) -> Router {
    let (described, description) = parts();
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    described
        .merge(docs::router(&description))
        .route("/metrics", get(operations::metrics))
        .route("/socket", get(upgrade))
        .fallback(crate::pages::serve)
        .method_not_allowed_fallback(problem::method_not_allowed)
        .layer(middleware::from_fn_with_state(site.clone(), gate::pass))
        .layer(CompressionLayer::new().compress_when(compressible()))
        .layer(header(header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(header::REFERRER_POLICY, "same-origin"))
        .layer(header(
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ))
        .layer(header(header::CACHE_CONTROL, "no-store"))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(CatchPanicLayer::custom(problem::panicked))
        .with_state(site)
}

/// What only those who run the site can reach.
pub(crate) fn numbers(site: Site) -> Router {
    Router::new()
        .route("/metrics", get(operations::numbers))
        .with_state(site)
}

/// Streams have to leave at once, so they are not compressed.
fn compressible() -> impl tower_http::compression::predicate::Predicate {
    use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate as _};
    DefaultPredicate::new().and(NotForContentType::const_new(stream::NDJSON))
}

/// Opens a socket.
async fn upgrade(
    State(site): State<Site>,
    caller: Caller,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    if caller.account.is_some() {
        caller.somebody()?;
    }
    let upgrade = upgrade.map_err(|why| Problem::bad_request(&why.to_string()))?;
    let place = caller.place(&site)?;
    // Small buffers: with the usual ones every connection costs 130 kilobytes.
    Ok(upgrade
        .read_buffer_size(4096)
        .write_buffer_size(0)
        .max_write_buffer_size(256 * 1024)
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .on_upgrade(move |socket| async move {
            socket::serve(socket, site, caller).await;
            drop(place);
        }))
}

#[cfg(test)]
mod tests {
    use std::{env, fs, path::Path};

    /// The TypeScript of the site is generated from this file (`npm run types`).
    #[test]
    fn the_description_in_the_repository_is_the_one_that_is_served() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/openapi.json");
        let served = super::openapi() + "\n";
        if env::var_os("KAMIDANA_UPDATE").is_some() {
            fs::write(&path, &served).expect("the file can be written");
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            kept == served,
            "run KAMIDANA_UPDATE=1 cargo test -p kamidana-server description && npm run types"
        );
    }
}
