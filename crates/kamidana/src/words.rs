//! Words for people, from the Fluent files that the site speaks from, too.
//!
//! `terminal.ftl` has what belongs to no game; each game brings its own file.

use std::{env, fmt, str::FromStr, sync::LazyLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use kamidana_game::{Fact, Why};
use unic_langid::LanguageIdentifier;

use crate::games;

#[cfg(test)]
mod tests;

/// A file of words in every language, in the order of [`Language::ALL`].
pub(crate) type Locales = [&'static str; 5];

/// Embeds `locales/<language>/<name>`.
macro_rules! locales {
    ($name:literal) => {
        [
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../../locales/en/",
                $name
            )),
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../../locales/de/",
                $name
            )),
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../../locales/fr/",
                $name
            )),
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../../locales/nl/",
                $name
            )),
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../../locales/tr/",
                $name
            )),
        ]
    };
}
pub(crate) use locales;

const GENERAL: Locales = locales!("terminal.ftl");
/// What the site says where no script runs is partly what it says where one does.
const SITE: [Locales; 3] = [
    locales!("web.ftl"),
    locales!("learn.ftl"),
    locales!("pages.ftl"),
];

/// A language that all words are written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Language {
    #[default]
    English,
    German,
    French,
    Dutch,
    Turkish,
}

impl Language {
    pub(crate) const ALL: [Self; 5] = [
        Self::English,
        Self::German,
        Self::French,
        Self::Dutch,
        Self::Turkish,
    ];

    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Dutch => "nl",
            Self::Turkish => "tr",
        }
    }

    /// The language the environment asks for, by the rules of POSIX; English if it is none of
    /// ours.
    pub(crate) fn of_environment() -> Self {
        let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        Self::of_locale(&locale.unwrap_or_default())
    }

    /// The language of a locale such as `de_CH.UTF-8`.
    fn of_locale(locale: &str) -> Self {
        let end = locale.find(['_', '-', '.', '@']).unwrap_or(locale.len());
        locale[..end].parse().unwrap_or(Self::English)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(code: &str) -> Result<Self, Self::Err> {
        let mut all = Self::ALL.into_iter();
        let found = all.find(|language| language.code().eq_ignore_ascii_case(code));
        found.ok_or_else(|| {
            let known = Self::ALL.map(Self::code);
            format!("the languages are {}", known.join(", "))
        })
    }
}

/// All words of a language.
pub(crate) struct Words {
    pub(crate) language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language, read once.
    pub(crate) fn of(language: Language) -> &'static Self {
        static ALL: [LazyLock<Words>; 5] = [
            LazyLock::new(|| Words::read(Language::English, &[GENERAL])),
            LazyLock::new(|| Words::read(Language::German, &[GENERAL])),
            LazyLock::new(|| Words::read(Language::French, &[GENERAL])),
            LazyLock::new(|| Words::read(Language::Dutch, &[GENERAL])),
            LazyLock::new(|| Words::read(Language::Turkish, &[GENERAL])),
        ];
        &ALL[language as usize]
    }

    /// The words of the site in a language, read once.
    pub(crate) fn of_site(language: Language) -> &'static Self {
        static ALL: [LazyLock<Words>; 5] = [
            LazyLock::new(|| Words::read(Language::English, &SITE)),
            LazyLock::new(|| Words::read(Language::German, &SITE)),
            LazyLock::new(|| Words::read(Language::French, &SITE)),
            LazyLock::new(|| Words::read(Language::Dutch, &SITE)),
            LazyLock::new(|| Words::read(Language::Turkish, &SITE)),
        ];
        &ALL[language as usize]
    }

    fn read(language: Language, files: &[Locales]) -> Self {
        let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks that keep directions of writing apart take up columns in some terminals.
        bundle.set_use_isolating(false);
        for file in files.iter().copied().chain(games::locales()) {
            // What Fluent does not understand it leaves out; the tests find that.
            let (Ok(words) | Err((words, _))) =
                FluentResource::try_new(file[language as usize].to_owned());
            bundle.add_resource_overriding(words);
        }
        Self { language, bundle }
    }

    /// The words for a key.
    pub(crate) fn say(&self, key: &str) -> String {
        self.fill(key, [])
    }

    /// The words for a key with its gaps filled.
    pub(crate) fn fill<'a>(
        &self,
        key: &str,
        gaps: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>,
    ) -> String {
        let gaps: FluentArgs<'_> = gaps.into_iter().collect();
        self.find(key, &gaps).unwrap_or_else(|| key.to_owned())
    }

    /// The words for a key that a game may lack.
    pub(crate) fn maybe(&self, key: &str) -> Option<String> {
        self.find(key, &FluentArgs::new())
    }

    /// Why the rules refuse an action, if there are words for it.
    pub(crate) fn illegal(&self, why: &Why) -> Option<String> {
        let word = |name: &str| self.maybe(&format!("{}-{name}", why.game));
        let fact = |fact: &Fact| match fact {
            Fact::Number(number) => FluentValue::from(*number),
            text @ Fact::Text(_) => FluentValue::from(text.said(word)),
        };
        let facts = why.about.iter().map(|(what, about)| (*what, fact(about)));
        let gaps = facts.chain([("why", why.kind.into())]).collect();
        let said = self.find(&format!("{}-illegal", why.game), &gaps)?;
        Some(match why.rule {
            Some(rule) => format!("{rule}: {said}"),
            None => said,
        })
    }

    pub(crate) fn find(&self, key: &str, gaps: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let words = self
            .bundle
            .format_pattern(pattern, Some(gaps), &mut Vec::new());
        Some(words.into_owned())
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.language)
    }
}
