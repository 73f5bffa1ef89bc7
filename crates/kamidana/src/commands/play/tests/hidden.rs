//! Cards nobody else may see stay unseen.

use kamidana_game::{Seat, View, Viewer, kami::KamiBoard};
use ratatui::crossterm::event::KeyCode;

use super::desk::{COLOURED, Desk, PLAIN, english, plan};
use crate::{
    commands::play::{
        session::Session,
        spots::{Button, Spot},
    },
    games::kami::tell::short_name,
};

/// The names on the cards of the hand that is shown.
fn shown_hand(desk: &Desk) -> Vec<String> {
    let names = kami::Card::ALL.map(|card| short_name(english(), card));
    let row = desk.lines().into_iter().rfind(|line| {
        let mut words = line.split_whitespace().peekable();
        words.peek().is_some() && words.all(|word| names.iter().any(|name| name == word))
    });
    let row = row.unwrap_or_default();
    row.split_whitespace().map(Into::into).collect()
}

fn board_of(view: &View) -> &KamiBoard {
    view.board.get().expect("this is Kami")
}

fn hand_of(session: &Session, seat: Seat) -> Vec<String> {
    let view = session.table.view(Viewer::Seat(seat));
    let board = board_of(&view);
    let hand = board.round.own_hand().expect("a seat has a hand");
    hand.cards()
        .map(|card| short_name(english(), card))
        .collect()
}

#[test]
fn while_the_device_is_passed_on_nothing_of_any_hand_is_on_the_screen() {
    let mut desk = Desk::at(plan("kami", &[("players", "4")], "hot"), PLAIN);
    let mut veils = 0;
    for _ in 0..400 {
        if desk.is_over() {
            break;
        }
        if let Some(seat) = desk.session().veiled_for() {
            veils += 1;
            let name = format!("Pass the device to Player {seat}");
            let written: Vec<String> = desk.lines();
            let written: Vec<&str> = written.iter().map(|l| l.trim()).collect();
            let written: Vec<&str> = written.into_iter().filter(|l| !l.is_empty()).collect();
            let [title, pass, hint, bar] = written[..] else {
                panic!("more than four lines on\n{}", desk.screen());
            };
            assert!(title.starts_with("Kami   two teams"), "{title}");
            assert_eq!(pass, name);
            assert_eq!(hint, english().say("terminal-pass-device-hint"));
            assert!(bar.contains("? help"), "{bar}");
            desk.enter();
            if !desk.is_over() && desk.session().notice.is_none() {
                assert_eq!(shown_hand(&desk), hand_of(desk.session(), seat));
            }
        } else {
            let everybody_reads = desk.session().notice.is_some();
            if everybody_reads {
                assert!(shown_hand(&desk).is_empty(), "{}", desk.screen());
            }
            desk.do_something();
            if everybody_reads && !desk.is_over() {
                assert!(desk.session().veiled_for().is_some(), "{}", desk.screen());
            }
        }
    }
    assert!(veils > 20, "only {veils} times was the device passed on");
}

#[test]
fn against_machines_only_the_own_hand_is_ever_shown() {
    let me = Seat::new(1).expect("a seat");
    let mut desk = Desk::at(plan("kami", &[("players", "3")], "usual"), COLOURED);
    let mut looked = 0;
    for _ in 0..200 {
        if desk.is_over() {
            break;
        }
        if desk.session().notice.is_none() {
            let hand = hand_of(desk.session(), me);
            if !hand.is_empty() {
                looked += 1;
                assert_eq!(shown_hand(&desk), hand);
            }
        }
        desk.do_something();
    }
    assert!(looked > 20);
}

/// Two games that differ only in what seat 1 may not see look the same to seat 1.
#[test]
fn screens_of_games_that_differ_only_in_hidden_cards_are_equal() {
    let kami = kamidana_game::game("kami").expect("Kami exists");
    let options = kamidana_game::Options::new(kami.options(), [("players", "4")]).expect("options");
    let screen = |hands: &str| {
        let deals = ["draw ISSS".to_owned(), format!("4 {hands} 1")];
        let play = kami.dealt(&options, &deals).expect("the deal fits");
        let view = play.view(Viewer::Seat(Seat::new(1).expect("a seat")));
        let board = board_of(&view);
        board.round.clone()
    };
    let one = screen("SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI");
    let two = screen("SSSLLCAO,SSLCAOFI,SSSLCAOT,SSCAOTFI");
    assert_eq!(one, two);
}

#[test]
fn while_a_machine_thinks_nobody_sees_its_hand_nor_that_of_the_next() {
    let mut waited = 0;
    for number in 0..20 {
        let plan = crate::commands::play::table::Plan {
            seed: kamidana_game::Seed::new([number; 32]),
            ..plan("kami", &[("players", "4")], "level:1,me,level:1,me")
        };
        let mut desk = Desk::menu(PLAIN);
        desk.machine_answers = false;
        let table = crate::commands::play::table::Table::start(plan).expect("it starts");
        desk.open(table);
        if desk.session().thinking.is_some() && desk.session().veiled_for().is_none() {
            assert!(shown_hand(&desk).is_empty(), "{}", desk.screen());
            waited += 1;
        }
    }
    assert!(waited > 3, "only {waited}");
}

#[test]
fn in_kami_undo_is_no_way_to_look_at_cards() {
    let mut desk = Desk::at(plan("kami", &[("players", "2")], "hot"), PLAIN);
    desk.enter();
    let first = desk.session().table.to_act().expect("somebody leads");
    let hand = hand_of(desk.session(), first);
    // A hand card face down comes back while nobody has answered.
    desk.key(KeyCode::Tab);
    desk.enter();
    assert_eq!(desk.actions().len(), 1);
    desk.types("u");
    assert!(desk.actions().is_empty());
    assert_eq!(hand_of(desk.session(), first), hand);
    // A Mercenary has turned up the card below: that stands.
    desk.types("1");
    assert_eq!(desk.actions(), ["d1"]);
    desk.types("u");
    assert_eq!(desk.actions(), ["d1"]);
    desk.shows("Cards that have been seen cannot be unseen");
    // After the attack it is the other's turn.
    desk.key(KeyCode::Tab);
    desk.enter();
    assert_eq!(desk.actions().len(), 2);
    desk.enter();
    desk.types("u");
    assert_eq!(desk.actions().len(), 2);
    desk.shows("Cards that have been seen cannot be unseen");
}

#[test]
fn a_record_of_kami_is_exported_only_after_the_end() {
    let mut desk = Desk::at(plan("kami", &[("players", "2")], "usual"), PLAIN);
    desk.types("x");
    desk.shows("when the game is over");
    assert!(desk.session().dialog.is_none());
    desk.play_on();
    while desk.session().notice.is_some() {
        desk.enter();
    }
    desk.types("x");
    desk.enter();
    assert_eq!(desk.files.len(), 1);
}

#[test]
fn help_and_dialogs_never_show_cards_of_a_veiled_game() {
    let mut desk = Desk::at(plan("kami", &[("players", "2")], "hot"), COLOURED);
    desk.types("?");
    desk.shows("Get rid of your cards by countering");
    desk.key(KeyCode::Esc);
    desk.click(Spot::Button(Button::Help));
    desk.shows("Get rid of your cards by countering");
    desk.key(KeyCode::Esc);
    desk.shows("Pass the device");
    desk.types("s");
    desk.key(KeyCode::Esc);
    desk.types("t");
    assert!(desk.asked.is_empty(), "no tip while nobody may look");
}

/// If only the person asked looked, all would know who was dealt five Soldiers.
#[test]
fn the_demoralised_question_goes_round_the_whole_table() {
    use crate::commands::play::table::Plan;
    use kamidana_game::Seed;
    let demoralised = |number: u8| {
        let plan = Plan {
            seed: Seed::new([number; 32]),
            ..plan("kami", &[("players", "4")], "hot")
        };
        let desk = Desk::at(plan, PLAIN);
        let view = desk.session().table.view(Viewer::Spectator);
        let board = board_of(&view);
        let first = board.round.first;
        let asked = desk.session().table.to_act();
        let hidden = board.round.phase == kami::Phase::Demoralised;
        (hidden && asked.map(Seat::number) != Some(first.number())).then_some(desk)
    };
    let mut desk = (0..=255)
        .find_map(demoralised)
        .expect("it happens now and then");
    let mut looked = Vec::new();
    while let Some(seat) = desk.session().veiled_for() {
        looked.push(seat.number());
        if looked.len() > 4 {
            break;
        }
        desk.enter();
        assert_eq!(shown_hand(&desk), hand_of(desk.session(), seat));
        if desk.session().acting().is_some() && looked.len() <= 4 {
            desk.shows("ask your partner");
            desk.plays("keep");
        } else {
            desk.shows("Look at your cards");
            desk.enter();
        }
    }
    assert!(looked.len() > 4, "{looked:?}");
    let mut all = looked[..4].to_vec();
    all.sort_unstable();
    assert_eq!(all, [1, 2, 3, 4]);
    assert_eq!(looked[4], looked[0], "then the first player leads");
}

/// Also with machines at the table nothing is seen of a round before everybody has looked.
#[test]
fn a_mixed_table_begins_a_demoralised_round_with_all_its_people() {
    use crate::commands::play::table::Plan;
    use kamidana_game::Seed;
    let mut tours = 0;
    for number in 0..=255 {
        let plan = Plan {
            seed: Seed::new([number; 32]),
            ..plan("kami", &[("players", "4")], "level:1,me,level:1,me")
        };
        let steps_seen = |desk: &Desk| {
            let view = desk.session().table.view(Viewer::Spectator);
            let board = board_of(&view);
            board.round.history.len()
        };
        let table = crate::commands::play::table::Table::start(plan.clone()).expect("it starts");
        let view = table.view(Viewer::Spectator);
        let board = board_of(&view);
        if board.round.phase != kami::Phase::Demoralised {
            continue;
        }
        let mut desk = Desk::at(plan, PLAIN);
        if steps_seen(&desk) > 0 || desk.session().notice.is_some() {
            continue; // A machine has asked its partner, which everybody sees.
        }
        let mut looked = Vec::new();
        while steps_seen(&desk) == 0 && looked.len() < 2 {
            looked.extend(desk.session().veiled_for().map(Seat::number));
            desk.enter();
            if desk.session().acting().is_some() {
                desk.plays("keep");
            } else {
                desk.enter();
            }
        }
        looked.sort_unstable();
        assert_eq!(looked, [2, 4], "seed {number}");
        tours += 1;
    }
    assert!(tours > 5, "only {tours}");
}
