//! The site as files that any web server can have, without ours: every page that is something without
//! it, in every language, and all that pages need. Pages name what they need from where they lie, so the
//! files may lie below any path.

use std::{error::Error, fmt};

use kamidana_game::games;

use super::{
    Files, Origin,
    address::{Address, GamePage},
    content::{self, Page, Words, picture_of},
    crawlers, manifest, write,
};
use crate::{
    http::CONTENT_SECURITY,
    showcase::{LANGUAGES, Showcase},
};

/// A file of the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteFile {
    /// Where it lies below the folder, with slashes.
    pub path: String,
    /// What is in it.
    pub data: Vec<u8>,
}

/// What a copy of the site should be like.
#[derive(Clone, Copy, Debug)]
pub struct ExportSettings<'a> {
    /// Where it will be found, such as `https://kamidana.example/games`, if that is known: for those who
    /// search, and for the page of an address where there is nothing.
    pub url: Option<&'a str>,
    /// The language of the pages that say nothing else in their name.
    pub language: &'static str,
}

/// Why there are no files to be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExportError {
    /// This program was built before the site.
    NoSite,
    /// The site was built without the engines for browsers, and is little without a server then.
    NoEngines,
    /// This is not where a site can be.
    Url,
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSite => "this program was built without the site; `make build` builds both",
            Self::NoEngines => {
                "the site was built without the engines for browsers, which it needs where there is \
                 no server; `scripts/build-engine` says what is missing"
            }
            Self::Url => "the address has to begin with http:// or https://",
        })
    }
}

impl Error for ExportError {}

/// All files of the site.
pub fn site_files(
    showcase: &dyn Showcase,
    settings: ExportSettings<'_>,
) -> Result<Vec<SiteFile>, ExportError> {
    let shell = Files::get("index.html").ok_or(ExportError::NoSite)?;
    let shell = String::from_utf8_lossy(&shell.data);
    if !Files::iter().any(|name| name.ends_with(".wasm")) {
        return Err(ExportError::NoEngines);
    }
    let copy = Copy {
        shell: alone(&shell),
        showcase,
        settings,
        origin: origin(settings.url)?,
    };
    let embedded = Files::iter().filter(|name| name != "index.html");
    let mut files: Vec<_> = embedded
        .filter_map(|name| {
            let data = Files::get(&name)?.data.into_owned();
            Some(file(&name, data))
        })
        .collect();
    for address in addresses() {
        files.extend(copy.pages(&address));
    }
    files.push(copy.nothing());
    let words = copy.words(settings.language);
    files.push(file(manifest::NAME, manifest::manifest(words)));
    files.extend(copy.pictures());
    if settings.url.is_some() {
        files.push(file("robots.txt", crawlers::robots_text(&copy.origin)));
        let places = addresses().map(|address| folder(&address));
        let map = crawlers::sitemap_text(&copy.origin, places);
        files.push(file("sitemap.xml", map));
    }
    Ok(files)
}

fn file(path: &str, data: impl Into<Vec<u8>>) -> SiteFile {
    SiteFile {
        path: path.into(),
        data: data.into(),
    }
}

/// The pages that are something without the server.
fn addresses() -> impl Iterator<Item = Address> {
    Address::all_lasting()
        .into_iter()
        .chain([Address::Settings, Address::Local])
        .filter(|address| !address.is_served())
}

/// Where a page lies, seen from the root of the site.
fn folder(address: &Address) -> String {
    match address.path().as_str() {
        "/" => "/".into(),
        path => format!("{path}/"),
    }
}

fn origin(url: Option<&str>) -> Result<Origin, ExportError> {
    let text = url.unwrap_or_default().trim_end_matches('/');
    let host = text
        .strip_prefix("https://")
        .or_else(|| text.strip_prefix("http://"));
    if url.is_some() && host.is_none_or(str::is_empty) {
        return Err(ExportError::Url);
    }
    Ok(Origin {
        text: text.into(),
        is_ours: true,
    })
}

/// The page in which everything is written, which knows that there is no server: nothing is asked of it.
/// What a server says in a header stands in the page.
fn alone(shell: &str) -> String {
    // Pages cannot say this of themselves.
    let (security, _) = CONTENT_SECURITY
        .split_once("; frame-ancestors")
        .unwrap_or((CONTENT_SECURITY, ""));
    let head = format!(
        "<head>\n<meta http-equiv=\"Content-Security-Policy\" content=\"{security}\">\n\
         <meta name=\"kamidana-server\" content=\"none\">"
    );
    shell.replacen("<head>", &head, 1)
}

/// A page whose addresses begin with `/` as seen from the root: from where it lies itself.
fn seen_from(page: &str, root: &str) -> String {
    ["href", "src", "content"]
        .into_iter()
        .fold(page.to_owned(), |page, name| {
            page.replace(&format!(" {name}=\"/"), &format!(" {name}=\"{root}"))
        })
}

struct Copy<'a> {
    shell: String,
    showcase: &'a dyn Showcase,
    settings: ExportSettings<'a>,
    origin: Origin,
}

impl Copy<'_> {
    fn words(&self, language: &'static str) -> Words<'_> {
        Words {
            showcase: self.showcase,
            language,
        }
    }

    /// What a page is called in a language.
    fn name(&self, language: &str) -> String {
        if language == self.settings.language {
            "index.html".into()
        } else {
            format!("index.{language}.html")
        }
    }

    /// The page of an address in every language, each with links to the others.
    fn pages(&self, address: &Address) -> Vec<SiteFile> {
        let path = folder(address);
        let root = "../".repeat(path.matches('/').count() - 1);
        let root = if root.is_empty() { "./" } else { &root };
        let others = LANGUAGES.map(|language| {
            let name = self.name(language);
            format!("<link rel=\"alternate\" hreflang=\"{language}\" href=\"{name}\">")
        });
        let others = others.join("\n");
        let in_language = |language| {
            let words = self.words(language);
            let page = content::lasting(words, address)?;
            let canonical = self.settings.url.map(|_| path.clone());
            let page = Page { canonical, ..page };
            let text = write(&self.shell, &page, words, &self.origin);
            let text = text.replacen("</head>", &format!("{others}\n</head>"), 1);
            let name = format!("{}{}", path.trim_start_matches('/'), self.name(language));
            Some(file(&name, seen_from(&text, root)))
        };
        LANGUAGES.into_iter().filter_map(in_language).collect()
    }

    /// The page of an address where there is nothing. It may be anywhere, so it needs to know where the
    /// site lies.
    fn nothing(&self) -> SiteFile {
        let words = self.words(self.settings.language);
        let page = content::not_found(words);
        let text = write(&self.shell, &page, words, &self.origin);
        let (_, after) = self.origin.text.split_once("://").unwrap_or_default();
        let root = after
            .split_once('/')
            .map_or_else(|| "/".to_owned(), |(_, below)| format!("/{below}/"));
        file("404.html", seen_from(&text, &root))
    }

    /// What links to pages show.
    fn pictures(&self) -> Vec<SiteFile> {
        let of_games = games().iter().filter_map(|game| {
            let picture = self.showcase.picture(game.id(), None)?;
            Some(file(picture_of(game.id()).trim_start_matches('/'), picture))
        });
        let cover = self.showcase.cover();
        let cover = cover.map(|picture| file("picture.png", picture));
        cover.into_iter().chain(of_games).collect()
    }
}

impl Address {
    /// Whether its page is nothing without the server.
    pub(super) fn is_served(&self) -> bool {
        match self {
            Self::Watch
            | Self::Archive
            | Self::Leaderboard
            | Self::Account
            | Self::Table(_)
            | Self::Person(_) => true,
            Self::Home
            | Self::New
            | Self::Settings
            | Self::Local
            | Self::Fair
            | Self::About
            | Self::Learn
            | Self::Analysis
            | Self::Solved
            | Self::Game(GamePage::Learn | GamePage::Rules | GamePage::Analysis, _) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::showcase::EmptyShowcase;

    const SHELL: &str = "<!doctype html><html lang=\"en\"><head><title></title>\
        <script src=\"/assets/index.js\"></script></head><body></body></html>";

    fn copy(url: Option<&'static str>) -> Copy<'static> {
        Copy {
            shell: alone(SHELL),
            showcase: &EmptyShowcase,
            settings: ExportSettings {
                url,
                language: "de",
            },
            origin: origin(url).expect("an address"),
        }
    }

    fn text(file: &SiteFile) -> &str {
        std::str::from_utf8(&file.data).expect("a text")
    }

    #[test]
    fn a_page_finds_what_it_needs_wherever_the_site_lies() {
        let game = games()[0].id();
        let pages = copy(None).pages(&Address::Game(GamePage::Rules, game));
        let names: Vec<_> = pages.iter().map(|page| page.path.as_str()).collect();
        let folder = format!("rules/{game}/");
        assert!(names.contains(&format!("{folder}index.html").as_str()));
        assert!(names.contains(&format!("{folder}index.en.html").as_str()));
        assert_eq!(names.len(), LANGUAGES.len());
        for page in &pages {
            let text = text(page);
            assert!(text.contains("src=\"../../assets/index.js\""), "{text}");
            assert!(text.contains("hreflang=\"fr\" href=\"index.fr.html\""));
            assert!(!text.contains("=\"/"), "{text}");
            assert!(!text.contains("canonical"), "nobody knows where it is");
        }
        let home = &copy(None).pages(&Address::Home)[0];
        assert!(text(home).contains("src=\"./assets/index.js\""));
    }

    #[test]
    fn a_copy_says_that_it_has_no_server_and_what_it_may_do() {
        let page = &copy(None).pages(&Address::About)[0];
        let text = text(page);
        assert!(text.contains("<meta name=\"kamidana-server\" content=\"none\">"));
        assert!(text.contains("script-src 'self' 'wasm-unsafe-eval'"));
        assert!(!text.contains("frame-ancestors"), "only a header can");
    }

    #[test]
    fn an_address_that_is_known_is_told() {
        let copy = copy(Some("https://a.example/games/"));
        let page = &copy.pages(&Address::Learn)[0];
        let told = "<link rel=\"canonical\" href=\"https://a.example/games/learn/\">";
        assert!(text(page).contains(told), "{}", text(page));
        let nothing = copy.nothing();
        assert!(text(&nothing).contains("src=\"/games/assets/index.js\""));
        assert_eq!(origin(Some("games")).err(), Some(ExportError::Url));
        assert_eq!(origin(Some("https://")).err(), Some(ExportError::Url));
    }

    #[test]
    fn the_site_leaves_the_same_pages_to_the_server() {
        let routes = include_str!("../../../../web/src/routes.ts");
        let mut served = 0;
        for line in routes.split("  { path: '").skip(1) {
            let (path, rest) = line.split_once('\'').expect("the end of a path");
            let (rest, _) = rest.split_once(" },").expect("the end of a route");
            let path = path
                .replace(":id", "000000000000")
                .replace(":game", games()[0].id())
                .replace(":name", "Amy");
            let address = Address::read(&path).expect("an address");
            let is_served = rest.contains("served: true");
            assert_eq!(address.is_served(), is_served, "{path}");
            served += usize::from(is_served);
        }
        assert!(served > 3, "the routes of the site were not found");
    }
}
