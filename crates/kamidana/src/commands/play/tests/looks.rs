//! What the screens look like: nothing cut off, nothing but ASCII where that was asked, colours
//! that mean something.

use ratatui::{Terminal, backend::TestBackend, style::Color};

use super::desk::{COLOURED, Desk, PLAIN, plan};
use crate::{commands::play::screen::Look, games::kamisado::place::Place};

pub(super) const GAMES: [(&str, &[(&str, &str)]); 6] = [
    ("kamisado", &[]),
    ("kamisado", &[("setup", "tournament")]),
    ("kamon", &[]),
    ("kami", &[("players", "2")]),
    ("kami", &[("players", "3")]),
    ("kami", &[("players", "4")]),
];

#[test]
fn plain_screens_are_ascii_without_colours() {
    for (game, options) in GAMES {
        let mut desk = Desk::at(plan(game, options, "usual"), PLAIN);
        for _ in 0..30 {
            if desk.is_over() {
                break;
            }
            let screen = desk.screen();
            assert!(screen.is_ascii(), "{screen}");
            let coloured =
                |cell: &ratatui::buffer::Cell| cell.fg != Color::Reset || cell.bg != Color::Reset;
            assert!(!desk.buffer().content.iter().any(coloured), "{screen}");
            desk.do_something();
        }
    }
}

#[test]
fn every_look_fits_at_every_size() {
    let characters = Look {
        ascii: false,
        characters: true,
    };
    for (width, height) in [(80, 24), (100, 30), (132, 43), (200, 60)] {
        for look in [PLAIN, COLOURED, characters] {
            for (game, options) in GAMES {
                let mut desk = Desk::menu(look);
                desk.terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal");
                let table =
                    crate::commands::play::table::Table::start(plan(game, options, "usual"));
                desk.open(table.expect("the game starts"));
                for _ in 0..25 {
                    if desk.is_over() {
                        break;
                    }
                    desk.do_something();
                }
                for key in "?\u{1b}".chars() {
                    desk.types(&key.to_string());
                }
            }
        }
    }
}

#[test]
fn a_larger_terminal_gets_a_larger_board() {
    let area = |width, height| {
        let mut desk = Desk::menu(COLOURED);
        desk.terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal");
        (0..3).for_each(|_| desk.enter());
        let square = Place::Square("e4".parse().expect("a square")).spot();
        desk.app
            .hits
            .area_of(square)
            .expect("e4 is on the screen")
            .area()
    };
    assert!(area(80, 24) < area(132, 40));
}

#[test]
fn a_terminal_that_is_too_small_gets_a_sentence() {
    for (width, height) in [(79, 24), (80, 23), (20, 5), (1, 1), (3, 40)] {
        let mut desk = Desk::at(plan("kamisado", &[], "usual"), COLOURED);
        desk.terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal");
        desk.terminal
            .draw(|frame| _ = crate::commands::play::screen::draw(&desk.app, desk.now, frame))
            .expect("it is drawn");
        if width >= 20 {
            desk.shows("Kamidana needs 80");
        }
    }
}

#[test]
fn the_tower_that_must_move_and_its_targets_are_lit() {
    let mut desk = Desk::at(plan("kamisado", &[], "hot"), PLAIN);
    desk.plays("d1d5");
    desk.shows("White must move the orange tower on a8");
    let lines = desk.lines();
    assert_eq!(&lines[2][2..8], "|*O  o", "{}", desk.screen());
    let targets = desk.screen().matches("|.   ").count();
    assert_eq!(targets, 8, "{}", desk.screen());
}

#[test]
fn a_blocked_tower_that_passes_is_explained() {
    // Found by playing at random: games in which a pass happens are common enough.
    let mut desk = Desk::at(plan("kamisado", &[("length", "marathon")], "hot"), PLAIN);
    let mut passes = 0;
    let mut pushes = 0;
    let mut ranks = 0;
    while !desk.is_over() {
        desk.do_something();
        let told = desk.session().told.join(" ");
        passes += usize::from(told.contains("is blocked on"));
        pushes += usize::from(told.contains("Sumo push with the"));
        ranks += usize::from(desk.screen().contains("n1 ") || desk.screen().contains("Sumo"));
    }
    assert!(
        passes > 0 && pushes > 0 && ranks > 0,
        "{passes} {pushes} {ranks}"
    );
}

#[test]
fn kamon_lights_the_legal_cells() {
    let mut desk = Desk::at(plan("kamon", &[], "hot"), PLAIN);
    let lit = |desk: &Desk| {
        let screen = desk.screen();
        kamon::Token::ALL
            .iter()
            .filter(|token| screen.contains(&format!("[{token}]")))
            .count()
    };
    let border = lit(&desk);
    assert!((11..=12).contains(&border), "{border}");
    desk.do_something();
    assert!((1..=10).contains(&lit(&desk)));
    desk.shows("Same crest (");
}

#[test]
fn kami_shows_the_attack_and_what_counters_it() {
    let mut desk = Desk::at(plan("kami", &[("players", "2")], "hot"), PLAIN);
    desk.enter();
    let lead = desk.session().view().choices;
    let kamidana_game::Choices::List { actions } = lead else {
        panic!("a list of cards");
    };
    desk.plays(&actions[actions.len() - 1].to_lowercase());
    let kamidana_game::Choices::List { actions } = desk.session().view().choices else {
        panic!("a list of cards");
    };
    let attack = actions.iter().find(|a| a.len() == 2).expect("an attack");
    desk.plays(attack);
    desk.enter();
    desk.shows(" counters it");
    desk.shows("Counter the attack (");
    desk.shows("[ Pass ]");
    desk.shows("Mercenaries");
}
