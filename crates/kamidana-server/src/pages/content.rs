//! What each page says of itself: its title, its description, its picture, and what can be read of
//! it without a script.

use axum::http::StatusCode;
use kamidana_game::{Game, game, games};

use super::{
    address::{Address, GamePage},
    html::Html,
    table,
};
use crate::{
    Kind, Problem, Rating,
    name::Name,
    rating,
    showcase::{Gap, Showcase},
    site::Site,
};

/// The picture of the site.
const COVER: &str = "/picture.png";

/// What a page says before any script runs.
#[derive(Debug)]
pub(super) struct Page {
    pub(super) status: StatusCode,
    pub(super) title: String,
    pub(super) description: String,
    /// Where others should find it; `None` if this very address matters, as that of an invitation.
    pub(super) canonical: Option<String>,
    pub(super) picture: String,
    /// Whether those who search may list it.
    pub(super) listed: bool,
    pub(super) body: Html,
}

impl Page {
    pub(super) fn new(title: &str, description: &str) -> Self {
        Self {
            status: StatusCode::OK,
            title: title.into(),
            description: description.into(),
            canonical: None,
            picture: COVER.into(),
            listed: true,
            body: Html::new().text("h1", title).text("p", description),
        }
    }

    /// What there is not.
    pub(super) fn missing(title: &str, description: &str) -> Self {
        Self {
            status: StatusCode::NOT_FOUND,
            listed: false,
            ..Self::new(title, description)
        }
    }

    fn with(self, write: impl FnOnce(Html) -> Html) -> Self {
        Self {
            body: write(self.body),
            ..self
        }
    }
}

/// The words of one language.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) showcase: &'a dyn Showcase,
    pub(super) language: &'static str,
}

impl Words<'_> {
    pub(super) fn say(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    pub(super) fn fill(&self, key: &str, gaps: &[(&str, Gap)]) -> String {
        let words = self.showcase.words(self.language, key, gaps);
        words.unwrap_or_default()
    }

    /// The words for a key, or others if there are none.
    pub(super) fn say_or(&self, key: &str, otherwise: &str) -> String {
        let words = self.showcase.words(self.language, key, &[]);
        words.unwrap_or_else(|| otherwise.into())
    }

    pub(super) fn about(&self, game: &dyn Game) -> String {
        self.say_or(&format!("{}-about", game.id()), game.summary())
    }
}

/// The page at an address. `key` is what the link of an invited player has.
pub(super) async fn page(
    site: &Site,
    words: Words<'_>,
    address: &Address,
    key: Option<&str>,
) -> Result<Page, Problem> {
    match address {
        Address::Table(id) => table::page(site, words, *id, key).await,
        Address::Person(name) => person(site, words, name, address).await,
        address => Ok(lasting(words, address).unwrap_or_else(|| not_found(words))),
    }
}

/// A page that says the same whatever happens; `None` for what the store has to be asked for.
pub(super) fn lasting(words: Words<'_>, address: &Address) -> Option<Page> {
    let page = match address {
        Address::Table(_) | Address::Person(_) => return None,
        Address::Home => home(words),
        Address::New => general(words, "nav-new", "page-new"),
        Address::Watch => general(words, "nav-watch", "page-watch"),
        Address::Archive => general(words, "archive", "page-archive"),
        Address::Leaderboard => general(words, "leaderboard", "page-leaderboard"),
        Address::Fair => general(words, "nav-fair", "fair-text"),
        Address::About => about(words),
        Address::Learn => {
            let page = general(words, "learn-heading", "learn-intro");
            page.with(|body| body.links(games().iter().map(|game| link(words, "learn", *game))))
        }
        Address::Analysis => general(words, "nav-analysis", "page-analysis"),
        Address::Solved => general(words, "nav-solved", "solved-intro"),
        Address::Account => Page {
            listed: false,
            ..general(words, "account", "page-account")
        },
        Address::Settings => Page {
            listed: false,
            ..general(words, "nav-settings", "page-settings")
        },
        Address::Local => Page {
            listed: false,
            ..general(words, "local", "page-local")
        },
        Address::Game(page, id) => of_game(words, *page, game(id)?),
    };
    Some(Page {
        canonical: Some(address.path()),
        ..page
    })
}

/// What stands at an address where there is nothing.
pub(super) fn not_found(words: Words<'_>) -> Page {
    let (title, text) = (words.say("not-found"), words.say("not-found-text"));
    Page::missing(&title, &text).with(|body| body.links([to_home(words)]))
}

fn general(words: Words<'_>, title: &str, description: &str) -> Page {
    Page::new(&words.say(title), &words.say(description))
}

pub(super) fn to_home(words: Words<'_>) -> (String, String) {
    ("/".into(), words.say("home"))
}

fn link(words: Words<'_>, page: &str, game: &dyn Game) -> (String, String) {
    let about = words.about(game);
    (
        format!("/{page}/{}", game.id()),
        format!("{}: {about}", game.title()),
    )
}

pub(super) fn titles() -> String {
    let titles: Vec<_> = games().iter().map(|game| game.title()).collect();
    titles.join(", ")
}

fn home(words: Words<'_>) -> Page {
    let heading = words.fill("home-title", &[("games", titles().into())]);
    let description = words.fill("page-home", &[("games", titles().into())]);
    Page {
        title: String::new(),
        ..Page::new(&heading, &description)
            .with(|body| body.links(games().iter().map(|game| link(words, "rules", *game))))
    }
}

fn about(words: Words<'_>) -> Page {
    general(words, "nav-about", "about-house").with(|body| {
        ["games", "fair", "data", "free"]
            .into_iter()
            .fold(body, |body, part| {
                let text = match part {
                    "games" => words.say("about-own"),
                    part => words.say(&format!("about-{part}-text")),
                };
                body.text("h2", &words.say(&format!("about-{part}")))
                    .text("p", &text)
            })
    })
}

fn of_game(words: Words<'_>, page: GamePage, game: &dyn Game) -> Page {
    let (id, title) = (game.id(), game.title());
    let named = [("game", title.into())];
    let about = words.about(game);
    let other = |page: &str, text: String| (format!("/{page}/{id}"), text);
    let told = match page {
        GamePage::Learn => {
            let course = words.say_or(&format!("{id}-course-about"), &about);
            Page::new(&words.fill("learn-course", &named), &course)
                .with(|body| body.links([other("rules", words.say("learn-rules"))]))
        }
        GamePage::Rules => {
            let aim = words.say_or(&format!("{id}-aim"), &about);
            let page = Page::new(&words.fill("rules-heading", &named), &aim);
            page.with(|body| rules(words, id, body))
        }
        GamePage::Analysis => Page::new(
            &format!("{} · {title}", words.say("nav-analysis")),
            &words.fill("page-analysis-game", &named),
        ),
    };
    Page {
        picture: picture_of(id),
        ..told
    }
}

/// Where the picture of a game is.
pub(super) fn picture_of(game: &str) -> String {
    format!("/game/{game}/picture.png")
}

/// All rules of a game, as the page with a script has them.
fn rules(words: Words<'_>, game: &str, body: Html) -> Html {
    let sections = words.showcase.rules(game).iter();
    sections.fold(body, |body, (section, rules)| {
        let body = body.text("h2", &words.say(&format!("{game}-section-{section}")));
        body.list(rules.iter().map(|rule| {
            let text = words.say(&format!("{game}-rule-{rule}"));
            format!("{rule}: {text}")
        }))
    })
}

async fn person(
    site: &Site,
    words: Words<'_>,
    name: &str,
    address: &Address,
) -> Result<Page, Problem> {
    let store = site.hub().store();
    let found = match Name::skeleton_of(name) {
        Some(skeleton) => store.named(&skeleton).await?,
        None => None,
    };
    let Some(account) = found else {
        let title = words.fill("person-missing", &[("name", name.into())]);
        let page = Page::missing(&title, &words.say("person-missing-text"));
        return Ok(page.with(|body| body.links([to_home(words)])));
    };
    let shown = table::person_name(words, &account.person());
    let kind = words.say(match account.kind {
        Kind::Guest => "person-guest",
        Kind::Member => "person-member",
        Kind::Bot => "person-bot",
    });
    let ratings = store.ratings_of(account.id).await?;
    let ratings: Vec<String> = ratings.iter().map(|one| rated(words, one)).collect();
    let description = match ratings.as_slice() {
        [] => format!("{kind}. {}", words.say("ratings-none")),
        some => format!("{kind}. {}", some.join(" · ")),
    };
    Ok(Page {
        // Guests come and go.
        listed: account.kind != Kind::Guest,
        canonical: Some(address.path()),
        ..Page::new(&shown, &description)
    }
    .with(|body| body.list(ratings)))
}

fn rated(words: Words<'_>, rating: &Rating) -> String {
    let game = &rating.ladder.game;
    let title = kamidana_game::game(game).map_or(game.as_str(), |game| game.title());
    let ladder = words.say_or(&format!("{game}-ladder"), title);
    let speed = words.say(table::speed_key(rating.ladder.speed));
    let doubt = if rating::provisional(rating) { "?" } else { "" };
    format!("{ladder}, {speed}: {:.0}{doubt}", rating.value)
}
