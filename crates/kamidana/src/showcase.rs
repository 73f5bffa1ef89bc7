//! What the site says and shows before any script runs: our words, our rules and our drawings.

use fluent_bundle::{FluentArgs, FluentValue};
use kamidana_game::View;
use kamidana_server::showcase::{Gap, Rules, Showcase};

use crate::{
    draw::preview,
    games,
    words::{Language, Words},
};

/// The words and drawings of this program.
#[derive(Clone, Copy, Debug)]
pub(crate) struct House;

impl Showcase for House {
    fn words(&self, language: &str, key: &str, gaps: &[(&str, Gap)]) -> Option<String> {
        let language: Language = language.parse().ok()?;
        let value = |gap: &Gap| match gap {
            Gap::Text(text) => FluentValue::from(text.clone()),
            Gap::Number(number) => FluentValue::from(*number),
        };
        let gaps = gaps.iter().map(|(name, gap)| (*name, value(gap)));
        let gaps: FluentArgs<'_> = gaps.collect();
        Words::of_site(language).find(key, &gaps)
    }

    fn rules(&self, game: &str) -> Rules {
        games::of(game).rules()
    }

    fn picture(&self, game: &str, view: Option<&View>) -> Option<Vec<u8>> {
        let picture = match view {
            Some(view) => games::of(game).scene(view),
            None => kamidana_game::game(game).and_then(games::glance),
        };
        preview::of_one(&picture?)
    }

    fn cover(&self) -> Option<Vec<u8>> {
        let all = kamidana_game::games().iter();
        let pictures: Vec<_> = all.filter_map(|game| games::glance(*game)).collect();
        preview::of_all(&pictures)
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use kamidana_game::{Options, Seed, Viewer, games as all_games};
    use kamidana_server::showcase::LANGUAGES;
    use resvg::tiny_skia::Pixmap;

    use super::*;

    /// How many colours a picture has: one that shows nothing has few.
    fn colours(png: &[u8]) -> usize {
        let pixels = Pixmap::decode_png(png).expect("a PNG");
        assert_eq!((pixels.width(), pixels.height()), (1200, 630));
        let colours: BTreeSet<_> = pixels
            .pixels()
            .iter()
            .map(|p| (p.red(), p.green(), p.blue()))
            .collect();
        colours.len()
    }

    #[test]
    fn there_is_a_picture_of_the_site_of_every_game_and_of_every_table() {
        assert!(colours(&House.cover().expect("a cover")) > 100);
        for game in all_games() {
            let glance = House.picture(game.id(), None).expect("a picture");
            assert!(colours(&glance) > 50, "{}", game.id());
            let options = Options::defaults(game.options());
            let play = game.start(&options, Seed::new([7; 32])).expect("a game");
            let view = play.view(Viewer::Spectator);
            let table = House.picture(game.id(), Some(&view)).expect("a picture");
            assert!(colours(&table) > 20, "{}", game.id());
        }
    }

    /// Two deals that a spectator cannot tell apart give the same picture.
    #[test]
    fn a_picture_shows_nothing_that_a_spectator_does_not_see() {
        for game in all_games().iter().filter(|game| game.has_secrets()) {
            let options = Options::defaults(game.options());
            let picture = |seed| {
                let play = game.start(&options, Seed::new([seed; 32])).expect("a game");
                let view = play.view(Viewer::Spectator);
                (view.to_act, House.picture(game.id(), Some(&view)))
            };
            let (one, other) = (1..64).map(picture).fold(
                (None, None),
                |(one, other): (Option<_>, Option<_>), next| match &one {
                    None => (Some(next), other),
                    Some(first) if other.is_none() && *first == next => (one, Some(next)),
                    _ => (one, other),
                },
            );
            assert!(
                one.is_some() && other.is_some(),
                "{}: all deals look different",
                game.id()
            );
        }
    }

    #[test]
    fn every_language_has_the_words_that_pages_ask_for_and_no_others() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let pages = folder.join("kamidana-server/src/pages");
        let mut asked = BTreeSet::new();
        for file in fs::read_dir(pages).expect("the pages") {
            let source = fs::read_to_string(file.expect("a file").path()).expect("a text");
            let keys = source.split("\"page-").skip(1);
            asked.extend(keys.filter_map(|rest| Some(format!("page-{}", rest.split_once('"')?.0))));
        }
        assert!(asked.len() > 5);
        for language in LANGUAGES {
            let file = folder.join(format!("../locales/{language}/pages.ftl"));
            let text = fs::read_to_string(file).expect("the words of the pages");
            let lines = text.lines().filter(|line| line.starts_with("page-"));
            let there: BTreeSet<_> = lines
                .filter_map(|line| Some(line.split_once(' ')?.0.to_owned()))
                .collect();
            assert_eq!(there, asked, "{language}");
        }
    }
}
