//! The gate: one layer before every route. It knows who calls, whether they may, and whether they
//! come too often. A route that is not listed here cannot be reached, so nobody has to remember
//! to ask in a handler.

use axum::{
    extract::{MatchedPath, Request, State},
    http::Method,
    middleware::Next,
    response::Response,
};

use super::caller::{Caller, Scope, address};
use crate::{Problem, limiter::Deed, pages, problem, site::Site};

/// Who may use a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// Anybody; nobody asks who it is.
    Anybody,
    /// Anybody; those who say who they are see what is theirs.
    Known,
    /// Whoever has a session, or a token for this.
    With(Scope),
    /// Whoever came with a session: it concerns the account itself.
    InPerson,
    /// The same, also for those who are banned: they may still leave.
    Leaving,
    /// Those who look after the site.
    Admin,
}

/// Who may use a route, and what it counts as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Access {
    pub(crate) who: Who,
    /// `None` for what costs nothing and tells whether we live.
    pub(crate) deed: Option<Deed>,
}

/// Who may use which route. Every request counts as a [`Deed::Request`] as well.
#[allow(
    clippy::match_same_arms,
    reason = "a list by subject: two routes that are alike today need not be tomorrow"
)]
pub(crate) fn access(method: &Method, path: &str) -> Option<Access> {
    use Who::{Admin, Anybody, InPerson, Known, Leaving, With};
    let method = if method == Method::HEAD {
        &Method::GET
    } else {
        method
    };
    let (who, deed) = match (method.as_str(), path) {
        // Probes and numbers for those who run it: they must work when nothing else does.
        ("GET", "/healthz" | "/readyz" | "/metrics") => {
            return Some(Access {
                who: Anybody,
                deed: None,
            });
        }
        ("GET", "/api/games" | "/api" | "/api/openapi.json" | "/api.css") => {
            (Anybody, Deed::Request)
        }
        ("POST", "/api/studies" | "/api/deals/check") => (Known, Deed::Study),
        ("POST", "/api/analyses") => (With(Scope::Analyse), Deed::Analyse),

        // Whoever is somebody already becomes nobody else: the handler counts new guests.
        ("POST", "/api/guests") => (Known, Deed::Request),
        ("POST", "/api/accounts") => (Known, Deed::Register),
        ("POST", "/api/sessions") => (Known, Deed::LogIn),
        ("GET", "/api/sessions") => (InPerson, Deed::Request),
        ("DELETE", "/api/sessions/{id}") => (Leaving, Deed::Account),
        ("GET", "/api/me") => (Known, Deed::Request),
        ("DELETE", "/api/me") => (InPerson, Deed::Account),
        ("PUT", "/api/me/nickname") => (InPerson, Deed::Account),
        ("GET", "/api/me/export") => (InPerson, Deed::Account),
        ("POST", "/api/me/password") => (InPerson, Deed::LogIn),
        ("POST", "/api/me/bot") => (InPerson, Deed::Account),
        ("GET", "/api/me/tokens") => (InPerson, Deed::Request),
        ("POST", "/api/me/tokens") => (InPerson, Deed::Account),
        ("DELETE", "/api/me/tokens/{id}") => (InPerson, Deed::Account),
        ("GET", "/api/me/muted") => (With(Scope::Chat), Deed::Request),
        ("PUT" | "DELETE", "/api/me/muted/{id}") => (With(Scope::Chat), Deed::Account),

        ("GET", "/api/me/following") => (InPerson, Deed::Request),
        ("PUT" | "DELETE", "/api/me/following/{name}") => (InPerson, Deed::Account),
        ("GET", "/api/push") => (Anybody, Deed::Request),
        ("PUT", "/api/me/push") => (InPerson, Deed::Account),
        ("DELETE", "/api/me/push/{id}") => (InPerson, Deed::Account),

        ("GET", "/api/tables" | "/api/archive") => (Known, Deed::Search),
        ("POST", "/api/tables" | "/api/pairings") => (With(Scope::Challenge), Deed::CreateTable),
        // What was played in a browser.
        ("POST", "/api/archive") => (With(Scope::Challenge), Deed::CreateTable),
        ("GET", "/api/tables/{id}" | "/api/tables/{id}/chat") => (Known, Deed::Request),
        ("GET", "/api/tables/{id}/record" | "/api/tables/{id}/replay") => (Known, Deed::Study),
        ("GET", "/table/{id}/picture.png" | "/game/{game}/picture.png" | "/picture.png") => {
            (Known, Deed::Study)
        }
        ("POST", "/api/tables/{id}/actions" | "/api/tables/{id}/wants") => {
            (With(Scope::Play), Deed::Move)
        }
        // Help for those who practise.
        ("GET", "/api/tables/{id}/outlook") => (With(Scope::Play), Deed::Study),
        ("POST", "/api/tables/{id}/hints") => (With(Scope::Play), Deed::Analyse),
        ("POST", "/api/tables/{id}/again") => (With(Scope::Challenge), Deed::CreateTable),
        ("POST", "/api/tables/{id}/chat") => (With(Scope::Chat), Deed::Chat),
        ("POST", "/api/tables/{id}/reports") => (With(Scope::Chat), Deed::Report),
        ("GET", "/api/lobby") => (Anybody, Deed::Search),

        ("GET", "/api/people/{name}" | "/api/people/{name}/ratings") => (Known, Deed::Search),
        ("GET", "/api/people/{name}/games" | "/api/people/{name}/statistics") => {
            (Known, Deed::Search)
        }
        ("GET", "/api/top") => (Anybody, Deed::Search),

        ("GET", "/api/stream/events") => (With(Scope::Play), Deed::Connect),
        ("GET", "/api/tables/{id}/stream" | "/socket") => (Known, Deed::Connect),

        ("DELETE", "/api/admin/tables/{id}")
        | ("PUT" | "DELETE", "/api/admin/bans/{name}")
        | ("GET", "/api/admin/reports") => (Admin, Deed::Request),
        _ => return None,
    };
    let deed = Some(deed);
    Some(Access { who, deed })
}

/// Lets a request in, or says why not.
pub(crate) async fn pass(
    State(site): State<Site>,
    request: Request,
    next: Next,
) -> Result<Response, Problem> {
    let (mut parts, body) = request.into_parts();
    let access = match parts.extensions.get::<MatchedPath>() {
        Some(path) => match access(&parts.method, path.as_str()) {
            Some(access) => access,
            None => return Err(problem::method_not_allowed().await),
        },
        // The files of the site, and what is nowhere.
        None => Access {
            who: Who::Anybody,
            deed: Some(Deed::Request),
        },
    };
    if let Some(deed) = access.deed {
        let address = address(&parts, &site);
        // Before anything is looked up, so that a flood does not reach the store.
        site.limiter().check_address(Deed::Request, address)?;
        parts.extensions.insert(pages::Visitor(address));
        let mut person = None;
        if access.who != Who::Anybody {
            let caller = Caller::find(&parts, &site, address).await?;
            caller.check(access.who)?;
            person = caller.account.as_ref().map(|account| account.id);
            parts.extensions.insert(caller);
        }
        if let Some(person) = person {
            site.limiter().check_person(Deed::Request, person)?;
        }
        if deed != Deed::Request {
            site.limiter().check(deed, person, address)?;
        }
    }
    Ok(next.run(Request::from_parts(parts, body)).await)
}

#[cfg(test)]
mod tests {
    use std::{env, fmt::Write as _, fs, path::Path};

    use super::*;
    use crate::limiter::{GuessRule, Rules, Window, Windows};

    /// Every route that is described, in order.
    fn operations() -> Vec<(Method, String)> {
        let description = super::super::parts().1;
        let mut operations = Vec::new();
        for (path, item) in description.paths.paths {
            let methods = [
                (Method::GET, item.get),
                (Method::PUT, item.put),
                (Method::POST, item.post),
                (Method::DELETE, item.delete),
                (Method::PATCH, item.patch),
            ];
            let here = methods
                .into_iter()
                .filter(|(_, operation)| operation.is_some());
            operations.extend(here.map(|(method, _)| (method, path.clone())));
        }
        operations
    }

    #[test]
    fn every_route_is_listed() {
        for (method, path) in operations() {
            let listed = access(&method, &path);
            assert!(listed.is_some(), "{method} {path} is not listed");
        }
    }

    #[test]
    fn whatever_changes_something_needs_to_know_who_it_is() {
        let open = [
            "/api/studies",
            "/api/deals/check",
            "/api/guests",
            "/api/accounts",
            "/api/sessions",
        ];
        for (method, path) in operations() {
            if method == Method::GET {
                continue;
            }
            let who = access(&method, &path).expect("it is listed").who;
            let is_open = matches!(who, Who::Anybody | Who::Known);
            assert_eq!(is_open, open.contains(&path.as_str()), "{method} {path}");
        }
    }

    #[test]
    fn only_a_session_changes_an_account() {
        for (method, path) in [
            (Method::POST, "/api/me/bot"),
            (Method::POST, "/api/me/password"),
            (Method::POST, "/api/me/tokens"),
            (Method::DELETE, "/api/me/tokens/{id}"),
            (Method::DELETE, "/api/me"),
            (Method::PUT, "/api/me/nickname"),
            (Method::GET, "/api/me/export"),
        ] {
            let who = access(&method, path).map(|access| access.who);
            assert_eq!(who, Some(Who::InPerson), "{method} {path}");
        }
    }

    #[test]
    fn what_is_not_listed_is_closed() {
        assert_eq!(access(&Method::GET, "/api/forgotten"), None);
        assert_eq!(access(&Method::DELETE, "/api/tables/{id}"), None);
    }

    fn who_in_words(who: Who) -> String {
        match who {
            Who::Anybody | Who::Known => "anybody".into(),
            Who::With(scope) => format!("a session, or a token for `{}`", scope.name()),
            Who::InPerson | Who::Leaving => "a session".into(),
            Who::Admin => "an admin's session".into(),
        }
    }

    /// The table of routes for `docs/limits.md`.
    fn routes() -> String {
        let mut table = String::from("| route | who may | counts as |\n|---|---|---|\n");
        for (method, path) in operations() {
            let Access { who, deed } = access(&method, &path).expect("it is listed");
            let who = who_in_words(who);
            let deed = deed.map_or("free".into(), |deed| format!("{deed:?}"));
            let _ = writeln!(table, "| `{method} {path}` | {who} | {deed} |");
        }
        table + "| `GET /socket` | anybody | Connect |\n"
    }

    fn windows(Windows { short, long }: Windows) -> String {
        let window = |window: Window| {
            let time = match window.per.as_secs() {
                1 => "a second".into(),
                60 => "a minute".into(),
                3600 => "an hour".into(),
                86_400 => "a day".into(),
                seconds if seconds % 60 == 0 => format!("in {} minutes", seconds / 60),
                seconds => format!("in {seconds} seconds"),
            };
            format!("{} {time}", window.times)
        };
        format!("{}, {}", window(short), window(long))
    }

    /// The table of deeds for `docs/limits.md`.
    fn deeds() -> String {
        let mut table = String::from("| what | one person | one address |\n|---|---|---|\n");
        for deed in Deed::ALL {
            let rule = Rules::normal().rule(deed).expect("it is limited");
            let (person, address) = (windows(rule.person), windows(rule.address));
            let _ = writeln!(table, "| {deed:?} | {person} | {address} |");
        }
        let GuessRule { here, anywhere } = Rules::normal().guesses().expect("it is limited");
        let (here, anywhere) = (windows(here), windows(anywhere));
        table + &format!("| a password of one account | {anywhere} | {here} |\n")
    }

    #[test]
    fn the_page_about_limits_says_what_holds() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/limits.md");
        let page = fs::read_to_string(&path).expect("the page is there");
        let (before, rest) = page.split_once("<!-- deeds -->\n").expect("the deeds");
        let (_, rest) = rest.split_once("<!-- end -->").expect("their end");
        let (between, rest) = rest.split_once("<!-- routes -->\n").expect("the routes");
        let (_, after) = rest.split_once("<!-- end -->").expect("their end");
        let (deeds, routes) = (deeds(), routes());
        let told = format!(
            "{before}<!-- deeds -->\n{deeds}<!-- end -->{between}<!-- routes -->\n{routes}\
             <!-- end -->{after}"
        );
        if env::var_os("KAMIDANA_UPDATE").is_some() {
            fs::write(&path, &told).expect("the page can be written");
        }
        let page = fs::read_to_string(&path).expect("the page is there");
        assert!(
            page == told,
            "run KAMIDANA_UPDATE=1 cargo test page_about_limits"
        );
    }
}
