//! Which addresses the site has. The pages themselves are made by its script (`web/src/routes.ts`);
//! a test compares the two lists.

use kamidana_game::{Game, game};

use crate::TableId;

/// A page of the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Address {
    Home,
    New,
    Watch,
    Archive,
    Leaderboard,
    Account,
    Settings,
    /// The games that a browser keeps; which of them is its own business.
    Local,
    Fair,
    About,
    Learn,
    Analysis,
    /// What is proven of whole games.
    Solved,
    /// One of the pages that each game has.
    Game(GamePage, &'static str),
    /// A table, or its score sheet.
    Table(TableId),
    /// Somebody, by a name that may be nobody's.
    Person(String),
}

/// A page that each game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GamePage {
    Learn,
    Rules,
    Analysis,
}

impl Address {
    /// The page at a path; `None` if there is none.
    pub(super) fn read(path: &str) -> Option<Self> {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let of_game = |page, id: &str| Some(Self::Game(page, game(id).map(Game::id)?));
        Some(match parts.as_slice() {
            [] => Self::Home,
            ["new"] => Self::New,
            ["watch"] => Self::Watch,
            ["archive"] => Self::Archive,
            ["leaderboard"] => Self::Leaderboard,
            ["account"] => Self::Account,
            ["settings"] => Self::Settings,
            ["local"] => Self::Local,
            ["fair"] => Self::Fair,
            ["about"] => Self::About,
            ["learn"] => Self::Learn,
            ["analysis"] => Self::Analysis,
            ["solved"] => Self::Solved,
            ["learn", id] => return of_game(GamePage::Learn, id),
            ["rules", id] => return of_game(GamePage::Rules, id),
            ["analysis", id] => return of_game(GamePage::Analysis, id),
            ["table", id] | ["table", id, "sheet"] => Self::Table(id.parse().ok()?),
            ["people", name] => Self::Person(decoded(name)?),
            _ => return None,
        })
    }

    /// Where the page is found, in one way only.
    pub(super) fn path(&self) -> String {
        match self {
            Self::Home => "/".into(),
            Self::New => "/new".into(),
            Self::Watch => "/watch".into(),
            Self::Archive => "/archive".into(),
            Self::Leaderboard => "/leaderboard".into(),
            Self::Account => "/account".into(),
            Self::Settings => "/settings".into(),
            Self::Local => "/local".into(),
            Self::Fair => "/fair".into(),
            Self::About => "/about".into(),
            Self::Learn => "/learn".into(),
            Self::Analysis => "/analysis".into(),
            Self::Solved => "/solved".into(),
            Self::Game(GamePage::Learn, game) => format!("/learn/{game}"),
            Self::Game(GamePage::Rules, game) => format!("/rules/{game}"),
            Self::Game(GamePage::Analysis, game) => format!("/analysis/{game}"),
            Self::Table(id) => format!("/table/{id}"),
            Self::Person(name) => format!("/people/{}", encoded(name)),
        }
    }

    /// The pages that everybody should find, for those who search.
    pub(super) fn all_lasting() -> Vec<Self> {
        let games = kamidana_game::games().iter().map(|game| game.id());
        let of_games = games.flat_map(|game| {
            [GamePage::Learn, GamePage::Rules, GamePage::Analysis]
                .map(|page| Self::Game(page, game))
        });
        let general = [
            Self::Home,
            Self::New,
            Self::Learn,
            Self::Watch,
            Self::Archive,
            Self::Leaderboard,
            Self::Analysis,
            Self::Solved,
            Self::Fair,
            Self::About,
        ];
        general.into_iter().chain(of_games).collect()
    }
}

/// A part of a path without its escapes; `None` if that is no text.
fn decoded(part: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digits = [rest.next()?, rest.next()?];
        let digits = std::str::from_utf8(&digits).ok()?;
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
    }
    String::from_utf8(bytes).ok()
}

/// A text as a part of a path.
fn encoded(text: &str) -> String {
    use std::fmt::Write as _;
    let mut part = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            part.push(byte.into());
        } else {
            let _ = write!(part, "%{byte:02X}");
        }
    }
    part
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    #[test]
    fn every_page_of_the_site_has_an_address_here() {
        let routes = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/routes.ts");
        let routes = fs::read_to_string(routes).expect("the routes of the site");
        let game = kamidana_game::games()[0].id();
        let mut count = 0;
        for part in routes.split("path: '").skip(1) {
            let (path, _) = part.split_once('\'').expect("the end of a path");
            let filled = path
                .replace(":id", "000000000000")
                .replace(":game", game)
                .replace(":name", "Amy");
            assert!(Address::read(&filled).is_some(), "{path} is not known here");
            count += 1;
        }
        assert!(count > 10, "the routes of the site were not found");
    }

    #[test]
    fn a_page_is_found_where_it_says() {
        let mut pages = Address::all_lasting();
        pages.push(Address::Person("Zoë & Co.".into()));
        pages.push(Address::Table("7k3m9x2q4b8d".parse().expect("a name")));
        for page in pages {
            assert_eq!(Address::read(&page.path()), Some(page));
        }
    }

    #[test]
    fn other_addresses_are_none() {
        for path in [
            "/nowhere",
            "/table",
            "/table/xyz",
            "/table/7k3m9x2q4b8d/chips",
            "/rules/chess",
            "/learn/../etc",
            "/people/%ff",
            "/people/%4",
            "/people/a/b",
        ] {
            assert_eq!(Address::read(path), None, "{path}");
        }
    }
}
