//! The same program in every language.

use ratatui::crossterm::event::KeyCode;

use super::{
    desk::{COLOURED, Desk, PLAIN, plan},
    looks::GAMES,
};
use crate::words::Language;

#[test]
fn a_game_is_played_in_german() {
    let mut desk = Desk::menu_in(Language::German, COLOURED);
    desk.shows("Welches Spiel?");
    desk.enter();
    desk.shows("Bis 3 Punkte.");
    desk.enter();
    desk.shows("Wer spielt?");
    desk.key(KeyCode::Down);
    while !desk.screen().contains("Mensch") {
        desk.key(KeyCode::Left);
    }
    desk.enter();
    desk.shows("Kamisado   Standard, Runde 1");
    desk.shows("Schwarz beginnt mit einem beliebigen Turm");
    desk.plays("d1d5");
    desk.shows("Schwarz: Der gelbe Turm zieht von d1 nach d5, auf Orange");
    desk.shows("Weiß ist am Zug: der orangefarbene Turm auf a8");
    desk.plays("a8a4");
    desk.plays("a1a2");
    desk.shows("a1a2: Das geht nicht (T2: ");
    desk.types("?");
    desk.shows("TASTEN");
    desk.key(KeyCode::Esc);
    desk.types("q");
    desk.shows("nicht gesichert. Sichern und ein");
}

#[test]
fn the_rules_are_read_page_by_page() {
    for language in Language::ALL {
        for (game, _) in GAMES {
            let mut desk = Desk::at_in(language, plan(game, &[], "hot"), PLAIN);
            desk.types("?");
            let mut pages = vec![desk.screen()];
            desk.types(" ");
            while Some(&desk.screen()) != pages.last() {
                pages.push(desk.screen());
                desk.types(" ");
            }
            assert!(pages.len() > 1, "{language}: {}", pages[0]);
            desk.key(KeyCode::PageUp);
            desk.key(KeyCode::Home);
            assert_eq!(desk.screen(), pages[0]);
            desk.key(KeyCode::Esc);
            assert!(desk.session().dialog.is_none());
        }
    }
}

#[test]
fn every_screen_fits_in_every_language() {
    for language in Language::ALL {
        for look in [PLAIN, COLOURED] {
            for (game, options) in GAMES {
                let mut desk = Desk::at_in(language, plan(game, options, "usual"), look);
                for _ in 0..40 {
                    if desk.is_over() {
                        break;
                    }
                    desk.do_something();
                    desk.key(KeyCode::Tab);
                }
                for key in ["t", "u", "s"] {
                    desk.types(key);
                    desk.key(KeyCode::Esc);
                }
                desk.types("q");
            }
        }
    }
}

#[test]
fn every_menu_fits_in_every_language() {
    for language in Language::ALL {
        for game in 0..kamidana_game::games().len() {
            let mut desk = Desk::menu_in(language, PLAIN);
            desk.machine_answers = false;
            (0..game).for_each(|_| desk.key(KeyCode::Down));
            desk.enter();
            for _ in 0..4 {
                (0..6).for_each(|_| desk.key(KeyCode::Right));
                desk.key(KeyCode::Down);
            }
            desk.key(KeyCode::Esc);
            (0..2).for_each(|_| desk.enter());
            for _ in 0..4 {
                (0..9).for_each(|_| desk.key(KeyCode::Right));
                desk.key(KeyCode::Down);
            }
        }
    }
}

#[test]
fn a_whole_match_is_told_in_every_language() {
    for language in Language::ALL {
        for (game, options) in [
            ("kamisado", &[("length", "long")][..]),
            ("kami", &[("players", "4")]),
            ("kamon", &[]),
        ] {
            let mut desk = Desk::at_in(language, plan(game, options, "hot"), COLOURED);
            desk.play_on();
        }
    }
}

#[test]
fn a_refusal_is_explained_in_every_language() {
    for (language, border, lead, enemy) in [
        (
            Language::English,
            "goes on the border",
            "may not pass",
            "the other side",
        ),
        (
            Language::German,
            "an den Rand",
            "darf nicht passen",
            "der anderen Seite",
        ),
        (
            Language::French,
            "sur le bord",
            "ne peut pas passer",
            "autre camp",
        ),
        (
            Language::Dutch,
            "aan de rand",
            "mag niet passen",
            "de andere kant",
        ),
        (
            Language::Turkish,
            "kenara konur",
            "pas geçemez",
            "karşı tarafın",
        ),
    ] {
        let mut desk = Desk::at_in(language, plan("kamon", &[], "hot"), PLAIN);
        desk.plays("d5");
        desk.shows(border);
        assert!(desk.actions().is_empty());
        let duel = plan("kami", &[("players", "2")], "hot");
        let mut desk = Desk::at_in(language, duel, PLAIN);
        desk.enter();
        desk.plays("pass");
        desk.shows(lead);
        let mut desk = Desk::at_in(language, plan("kamisado", &[], "hot"), PLAIN);
        desk.plays("h8h5");
        desk.shows(enemy);
        assert!(desk.actions().is_empty());
    }
}
