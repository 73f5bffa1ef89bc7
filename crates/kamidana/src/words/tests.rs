//! Every language says everything that is asked for, and nothing else.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use fluent_bundle::{FluentArgs, FluentResource};

use super::{GENERAL, Language, Words};
use crate::games;

/// The messages of a language, each with the gaps it has.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let files = [GENERAL].into_iter().chain(games::locales());
    let text: Vec<_> = files.map(|file| file[language as usize]).collect();
    let mut found = BTreeMap::new();
    let mut key = String::new();
    for line in text.iter().flat_map(|file| file.lines()) {
        if line.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
            line.split(' ')
                .next()
                .unwrap_or_default()
                .clone_into(&mut key);
            let before = found.insert(key.clone(), BTreeSet::new());
            assert_eq!(before, None, "{language} has {key} twice");
        }
        let name = |text: &str| {
            let end = text.find(|sign: char| !sign.is_ascii_alphanumeric());
            text[..end.unwrap_or(text.len())].to_owned()
        };
        let gaps = line.split('$').skip(1).map(name);
        found.entry(key.clone()).or_default().extend(gaps);
    }
    found.remove("");
    found
}

/// What looks like a key in the program: whole, or with gaps written as `*`.
fn asked_for() -> BTreeSet<String> {
    fn read(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("the sources are there") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().and_then(|name| name.to_str());
            match name {
                Some("tests" | "tests.rs") => {}
                _ if path.is_dir() => read(&path, found),
                _ => {
                    let text = fs::read_to_string(&path).expect("a source");
                    // Other parts have names of their own that look alike.
                    if !text.contains("words") {
                        continue;
                    }
                    let lines = text
                        .lines()
                        .filter(|line| !line.trim_start().starts_with("//"));
                    let literals = lines.flat_map(|line| line.split('"').skip(1).step_by(2));
                    found.extend(literals.filter_map(key));
                }
            }
        }
    }
    fn key(literal: &str) -> Option<String> {
        let mut key = String::new();
        let mut rest = literal;
        while let Some((before, after)) = rest.split_once('{') {
            key += before;
            key.push('*');
            rest = after.split_once('}')?.1;
        }
        key += rest;
        let begins = ["terminal-", "kamisado-", "kami-", "kamon-", "*-"];
        let signs = |sign: char| sign.is_ascii_alphanumeric() || "-*".contains(sign);
        let is_key = begins.iter().any(|begin| key.starts_with(begin)) && key.chars().all(signs);
        is_key.then_some(key)
    }
    let mut found = BTreeSet::new();
    read(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut found,
    );
    found
}

/// Whether a key is of a form with gaps.
fn fits(form: &str, key: &str) -> bool {
    match form.split_once('*') {
        None => form == key,
        Some((before, after)) => key.strip_prefix(before).is_some_and(|rest| {
            (0..=rest.len()).any(|end| rest.is_char_boundary(end) && fits(after, &rest[end..]))
        }),
    }
}

#[test]
fn every_language_has_the_same_keys_with_the_same_gaps() {
    let english = messages(Language::English);
    for language in Language::ALL {
        assert_eq!(messages(language), english, "{language}");
    }
}

#[test]
fn every_file_is_understood_and_every_gap_can_be_filled() {
    for language in Language::ALL {
        for file in [GENERAL].into_iter().chain(games::locales()) {
            let read = FluentResource::try_new(file[language as usize].to_owned());
            let errors = read.err().map(|(_, errors)| errors);
            assert!(errors.is_none(), "{language}: {errors:?}");
        }
        let words = Words::of(language);
        for (key, gaps) in messages(language) {
            let gaps: FluentArgs<'_> = gaps.iter().map(|gap| (gap.as_str(), 2)).collect();
            let message = words.bundle.get_message(&key).expect("it was read");
            let pattern = message.value().expect("it has words");
            let mut errors = Vec::new();
            words
                .bundle
                .format_pattern(pattern, Some(&gaps), &mut errors);
            assert!(errors.is_empty(), "{language}, {key}: {errors:?}");
        }
    }
}

#[test]
fn no_key_is_missing() {
    let known = messages(Language::English);
    let missing: Vec<_> = asked_for()
        .into_iter()
        .filter(|form| !known.keys().any(|key| fits(form, key)))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The other words are the site's, which looks after them itself.
#[test]
fn no_word_of_the_terminal_is_unused() {
    let asked = asked_for();
    let unused: Vec<_> = messages(Language::English)
        .into_keys()
        .filter(|key| key.starts_with("terminal-") || key.contains("-terminal-"))
        .filter(|key| !asked.iter().any(|form| fits(form, key)))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn the_help_has_every_rule_of_the_site() {
    for &game in kamidana_game::games() {
        let id = game.id();
        let listed = games::of(id).rules().iter().flat_map(|(section, rules)| {
            let section = format!("{id}-section-{section}");
            let rules = rules.iter().map(move |rule| format!("{id}-rule-{rule}"));
            [section].into_iter().chain(rules)
        });
        let written = messages(Language::English).into_keys().filter(|key| {
            let rest = key.strip_prefix(id).unwrap_or_default();
            rest.starts_with("-section-") || rest.starts_with("-rule-")
        });
        let listed: BTreeSet<_> = listed.collect();
        assert_eq!(listed, written.collect(), "{id}");
    }
}

#[test]
fn the_environment_says_which_language_is_spoken() {
    for (locale, language) in [
        ("de_CH.UTF-8", Language::German),
        ("fr", Language::French),
        ("nl-BE", Language::Dutch),
        ("tr_TR@euro", Language::Turkish),
        ("en_GB.UTF-8", Language::English),
        ("C", Language::English),
        ("ja_JP.UTF-8", Language::English),
        ("", Language::English),
    ] {
        assert_eq!(Language::of_locale(locale), language, "{locale}");
    }
}

#[test]
fn computers_have_the_names_of_their_games_in_every_language() {
    for game in kamidana_game::games() {
        for (names, level) in game.computers().iter().zip(1..) {
            for (name, nth) in names.iter().zip(1..) {
                let number = if nth == 1 {
                    String::new()
                } else {
                    format!("-{nth}")
                };
                let key = format!("{}-player-{level}{number}", game.id());
                for language in Language::ALL {
                    let said = Words::of(language).maybe(&key);
                    assert_eq!(said.as_deref(), Some(*name), "{language} {key}");
                }
            }
        }
    }
}

/// The kinds of reasons for which a game refuses an action, as its door names them.
fn kinds(game: &str) -> BTreeSet<String> {
    let door = Path::new(env!("CARGO_MANIFEST_DIR")).join("../kamidana-game/src");
    let text = fs::read_to_string(door.join(game).join("why.rs")).expect("the door");
    let named = [r#"kind(""#, r#"at(""#];
    let found = named.iter().flat_map(|sign| text.split(sign).skip(1));
    let found = found.filter_map(|rest| rest.split('"').next());
    found.map(str::to_owned).collect()
}

#[test]
fn every_language_says_why_an_action_is_refused() {
    for game in kamidana_game::games().iter().map(|game| game.id()) {
        let kinds = kinds(game);
        assert!(kinds.len() > 4, "{game} has only {kinds:?}");
        for language in Language::ALL {
            let text = games::of(game).locales()[language as usize];
            let key = format!("\n{game}-illegal =\n");
            let message = text.split(&key).nth(1).expect("the message");
            let lines = message.lines().take_while(|line| line.starts_with(' '));
            // Variants of the outer selector stand in the second column.
            let outer = lines.filter_map(|line| {
                let line = line
                    .strip_prefix("        [")
                    .or(line.strip_prefix("       *["))?;
                line.split_once(']').map(|(kind, _)| kind.to_owned())
            });
            let outer: BTreeSet<String> = outer.collect();
            assert_eq!(outer, kinds, "{language} {game}");
        }
    }
}
