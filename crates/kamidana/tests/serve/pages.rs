//! What every address says before any script runs, and to whom.

use reqwest::{Method, StatusCode, header};
use serde_json::json;

use crate::{client::Client, server::Server};

/// An answer as it came.
struct Got {
    status: StatusCode,
    headers: header::HeaderMap,
    body: Vec<u8>,
}

impl Got {
    fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("a text")
    }

    fn header(&self, name: header::HeaderName) -> &str {
        let value = self.headers.get(name).map(|value| value.to_str());
        value.map_or("", |value| value.expect("a text"))
    }

    fn title(&self) -> String {
        let text = self.text();
        let (_, rest) = text.split_once("<title>").expect("a title");
        rest.split_once("</title>").expect("its end").0.into()
    }
}

async fn get(client: &Client, path: &str, headers: &[(&'static str, &str)]) -> Got {
    let mut request = client.request(Method::GET, path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let answer = request.send().await.expect("an answer");
    let (status, headers) = (answer.status(), answer.headers().clone());
    let body = answer.bytes().await.expect("a body").to_vec();
    Got {
        status,
        headers,
        body,
    }
}

const LANGUAGES: [&str; 5] = ["en", "de", "fr", "nl", "tr"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_address_has_its_own_title_description_and_something_to_read() {
    let server = Server::start_with(&["--public-url", "https://kamidana.example"]).await;
    let nobody = Client::nobody(&server.url());
    let map = get(&nobody, "/sitemap.xml", &[]).await.text();
    let places = map.split("<loc>https://kamidana.example").skip(1);
    let mut paths: Vec<String> = places
        .map(|rest| rest.split_once('<').expect("an end").0.to_owned())
        .collect();
    assert!(paths.len() > 12, "{map}");
    paths.extend(["/account".into(), "/settings".into()]);
    for language in LANGUAGES {
        let mut titles = std::collections::BTreeSet::new();
        for path in &paths {
            let page = get(&nobody, path, &[("accept-language", language)]).await;
            let text = page.text();
            assert_eq!(page.status, StatusCode::OK, "{path}");
            assert!(
                text.contains(&format!("<html lang=\"{language}\"")),
                "{path}"
            );
            assert!(
                titles.insert(page.title()),
                "{path}: {} again",
                page.title()
            );
            assert!(!text.contains("content=\"\""), "{language} {path}: {text}");
            assert!(
                !text.contains("<h1></h1>") && text.contains("<noscript>"),
                "{path}"
            );
            let address =
                format!("<link rel=\"canonical\" href=\"https://kamidana.example{path}\">");
            assert!(text.contains(&address), "{path}: {text}");
            assert!(
                page.header(header::VARY).contains("accept-language"),
                "{path}"
            );
            let tag = page.header(header::ETAG).to_owned();
            let again = [
                ("accept-language", language),
                ("if-none-match", tag.as_str()),
            ];
            let again = get(&nobody, path, &again).await;
            assert_eq!(again.status, StatusCode::NOT_MODIFIED, "{path}");
        }
    }
    let rules = get(&nobody, "/rules/kamon", &[("accept-language", "tr")])
        .await
        .text();
    assert!(rules.contains("kenarı birleştirirse kazanırsın"), "{rules}");
    let chosen = [
        ("accept-language", "fr"),
        ("cookie", "kamidana_language=nl"),
    ];
    let chosen = get(&nobody, "/watch", &chosen).await;
    assert!(chosen.text().contains("<html lang=\"nl\""));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_not_there_answers_so() {
    let server = Server::start().await;
    let nobody = Client::nobody(&server.url());
    let html = [("accept", "text/html")];
    for path in [
        "/nowhere",
        "/table/xyz",
        "/table/000000000000",
        "/table/000000000000/sheet",
        "/people/Nobody",
        "/people/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
        "/rules/chess",
        "/wp-login.php",
    ] {
        let page = get(&nobody, path, &html).await;
        let text = page.text();
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{path}");
        assert!(
            text.contains("noindex") && text.contains("<noscript>"),
            "{path}"
        );
        assert!(!text.contains("<script>alert"), "{path}: {text}");
    }
    for path in ["/missing.js", "/assets/missing.css"] {
        let answer = get(&nobody, path, &[("accept", "*/*")]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        assert!(answer.header(header::CONTENT_TYPE).contains("problem+json"));
    }
    let robots = get(&nobody, "/robots.txt", &[]).await.text();
    assert!(robots.contains("Disallow: /api/") && robots.contains("/sitemap.xml"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_is_told_only_to_whoever_has_its_key() {
    let server = Server::start().await;
    let amy = Client::guest(&server).await;
    amy.call_me("Amy").await;
    let nobody = Client::nobody(&server.url());
    let invited = json!({ "kind": "invited" });
    let setup = json!({ "game": "kamon", "seats": [{ "kind": "me" }, invited] });
    let table = amy.table(setup).await;
    let key = amy.state(&table).await["key"]
        .as_str()
        .expect("a key")
        .to_owned();
    let page = get(&nobody, &format!("/table/{table}?key={key}"), &[]).await;
    assert!(
        page.title().starts_with("Amy invites you to Kamon"),
        "{}",
        page.title()
    );
    let text = page.text();
    assert!(
        text.contains("You play White") && text.contains("noindex"),
        "{text}"
    );
    // The address with its key is the one to pass on, and nothing on the page repeats the key.
    assert!(
        !text.contains("canonical") && !text.contains(&key),
        "{text}"
    );
    for wrong in ["", "?key=", "?key=0000000000000000"] {
        let page = get(&nobody, &format!("/table/{table}{wrong}"), &[]).await;
        assert!(!page.title().contains("invites"), "{}", page.title());
        assert!(!page.text().contains(&key));
    }
    // Nothing of the layout before both sit: the picture is that of any game.
    let picture = get(&nobody, &format!("/table/{table}/picture.png"), &[]).await;
    let any = get(&nobody, "/game/kamon/picture.png", &[]).await;
    assert_eq!(picture.header(header::CONTENT_TYPE), "image/png");
    assert!(picture.body == any.body && picture.body.starts_with(b"\x89PNG"));

    let ben = Client::guest(&server).await;
    ben.want(&table, json!({ "want": "sit", "key": key })).await;
    assert!(
        amy.state(&table).await["key"].is_null(),
        "it opens nothing any more"
    );
    let begun = get(&nobody, &format!("/table/{table}/picture.png"), &[]).await;
    assert!(begun.status == StatusCode::OK && begun.body != any.body);
    let page = get(&nobody, &format!("/table/{table}?key={key}"), &[]).await;
    let text = page.text();
    assert!(
        text.contains(&format!("/table/{table}/picture.png")),
        "{text}"
    );
    assert!(page.title().starts_with("Amy – Guest"), "{}", page.title());
    let tag = begun.header(header::ETAG).to_owned();
    let path = format!("/table/{table}/picture.png");
    let again = get(&nobody, &path, &[("if-none-match", tag.as_str())]).await;
    assert_eq!(again.status, StatusCode::NOT_MODIFIED);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_to_a_game_with_computers_says_their_names() {
    let server = Server::start().await;
    let amy = Client::member(&server, "Amy").await;
    let level = json!({ "kind": "level", "level": 1 });
    let setup = json!({ "game": "kami", "seats": [{ "kind": "me" }, level, level, level] });
    let table = amy.table(setup).await;
    let page = get(&amy, &format!("/table/{table}"), &[]).await;
    let title = page.title();
    assert!(title.starts_with("Amy – Aki – Mio – Ren · Kami"), "{title}");
    assert!(!page.text().contains("level 1"), "{}", page.text());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_that_somebody_made_up_reaches_nobody_else() {
    let ours = Server::start_with(&["--public-url", "https://kamidana.example"]).await;
    let nobody = Client::nobody(&ours.url());
    let page = get(&nobody, "/", &[("host", "evil.example")]).await;
    assert!(!page.text().contains("evil.example"));
    assert_eq!(page.header(header::CACHE_CONTROL), "no-cache");

    let any = Server::start().await;
    let nobody = Client::nobody(&any.url());
    for path in ["/", "/sitemap.xml", "/robots.txt"] {
        let page = get(&nobody, path, &[("host", "evil.example")]).await;
        assert!(
            page.header(header::CACHE_CONTROL).starts_with("private"),
            "{path}"
        );
        let page = get(&nobody, path, &[("host", "evil.example\"><script>")]).await;
        assert!(!page.text().contains("evil"), "{path}: {}", page.text());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_pictures_at_once_hold_up_nobody() {
    let server = Server::start().await;
    let amy = Client::guest(&server).await;
    let setup = json!({ "game": "kamisado", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let table = amy.table(setup).await;
    let path = format!("/table/{table}/picture.png");
    let asked = (0..1000).map(|_| get(&amy, &path, &[]));
    let flood = futures::future::join_all(asked);
    let play = async {
        for action in ["d1d5", "a8a5"] {
            let wanted = json!({ "action": action });
            amy.post(&format!("/api/tables/{table}/actions"), wanted)
                .await;
        }
        amy.state(&table).await["seen"].clone()
    };
    let (answers, seen) = futures::join!(flood, play);
    assert_eq!(seen, 2);
    let allowed = [StatusCode::OK, StatusCode::TOO_MANY_REQUESTS];
    for answer in &answers {
        assert!(allowed.contains(&answer.status), "{}", answer.status);
    }
    assert!(answers.iter().any(|answer| answer.status == StatusCode::OK));
    assert_eq!(get(&amy, &path, &[]).await.status, StatusCode::OK);
}
