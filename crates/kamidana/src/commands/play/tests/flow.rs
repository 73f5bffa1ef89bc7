//! The menu, undo, clocks, tips, saving, resuming, exporting and leaving.

use std::{path::PathBuf, time::Duration};

use kamidana_engine::{Estimate, Judgement, Proof, Verdict};
use kamidana_game::Record;
use ratatui::crossterm::event::KeyCode;

use super::desk::{COLOURED, Desk, PLAIN, english, plan};
use crate::commands::play::{
    app::{Event, Screen},
    machine::Thought,
    spots::{Button, Spot},
    table::{Plan, Table, is_saved_game},
};
use crate::games::kamisado::place::Place;

#[test]
fn enter_three_times_begins_a_game() {
    let mut desk = Desk::menu(COLOURED);
    desk.shows("Which game?");
    (0..3).for_each(|_| desk.enter());
    desk.shows("Black opens with any tower");
}

#[test]
fn the_menu_asks_for_every_option_and_player() {
    let mut desk = Desk::menu(PLAIN);
    desk.key(KeyCode::Down);
    desk.enter();
    desk.shows("Two teams; your partner sits opposite.");
    desk.key(KeyCode::Left);
    desk.shows("Two players with Mercenaries in the middle.");
    desk.key(KeyCode::Down);
    desk.key(KeyCode::Right);
    desk.shows("Exactly 15; any excess is subtracted (17 becomes 13).");
    desk.enter();
    desk.key(KeyCode::Down);
    desk.key(KeyCode::Right);
    desk.shows("level 5");
    desk.key(KeyCode::Down);
    desk.key(KeyCode::Right);
    desk.shows("3+2");
    desk.machine_answers = false;
    desk.enter();
    desk.shows("Kami   a duel, Lord, round 1");
    desk.shows("3:00");
}

#[test]
fn the_menu_answers_the_mouse_and_goes_back() {
    let mut desk = Desk::menu(COLOURED);
    desk.click(Spot::Row(2));
    desk.shows("Kamon   Which rules?");
    desk.types("x");
    desk.shows("randomx_");
    desk.click(Spot::Button(Button::Continue));
    desk.shows("option layout");
    desk.key(KeyCode::Backspace);
    desk.click(Spot::More(1));
    desk.click(Spot::Button(Button::Continue));
    desk.shows("Who plays?");
    desk.key(KeyCode::Esc);
    desk.key(KeyCode::Esc);
    desk.shows("Which game?");
    desk.key(KeyCode::Esc);
    assert!(desk.has_quit);
}

#[test]
fn options_that_do_not_go_together_are_told_in_the_menu() {
    let mut desk = Desk::menu(PLAIN);
    desk.enter();
    desk.key(KeyCode::Left);
    desk.shows("One round");
    desk.key(KeyCode::Left);
    desk.shows("Rounds");
    desk.key(KeyCode::Down);
    desk.key(KeyCode::Down);
    desk.key(KeyCode::Right);
    desk.enter();
    desk.shows("a series always begins from the usual set-up");
}

#[test]
fn a_tower_and_a_target_are_clicked() {
    let mut desk = Desk::at(plan("kamisado", &[], "hot"), COLOURED);
    let square = |name: &str| Place::Square(name.parse().expect("a square")).spot();
    desk.click(square("d1"));
    desk.click(square("d5"));
    assert_eq!(desk.actions(), ["d1d5"]);
    desk.shows("White must move the orange tower on a8");
    desk.click(square("b8"));
    assert_eq!(desk.actions(), ["d1d5"]);
}

#[test]
fn arrows_and_enter_move_a_tower() {
    let mut desk = Desk::at(plan("kamisado", &[], "hot"), COLOURED);
    desk.enter();
    desk.key(KeyCode::Right);
    desk.enter();
    desk.key(KeyCode::Up);
    desk.enter();
    assert_eq!(desk.actions().len(), 1);
    assert!(desk.actions()[0].starts_with('b'), "{:?}", desk.actions());
}

#[test]
fn a_refused_move_is_explained_and_changes_nothing() {
    let mut desk = Desk::at(plan("kamisado", &[], "hot"), PLAIN);
    desk.plays("d1d8");
    assert!(desk.actions().is_empty());
    desk.shows("d1d8: ");
    desk.plays("d1d5");
    assert_eq!(desk.actions(), ["d1d5"]);
}

#[test]
fn undo_goes_back_to_the_last_decision_of_a_person() {
    let mut desk = Desk::at(plan("kamisado", &[], "usual"), PLAIN);
    desk.types("u");
    desk.shows("nothing to take back");
    desk.plays("d1d5");
    let played = desk.actions().len();
    assert!(played >= 2, "the machine has answered");
    desk.types("u");
    assert!(desk.actions().is_empty());
    desk.shows("Black opens with any tower");
}

#[test]
fn undo_and_quit_stop_the_machine_and_old_answers_are_ignored() {
    let mut desk = Desk::at(plan("kamisado", &[], "usual"), PLAIN);
    desk.machine_answers = false;
    desk.plays("d1d5");
    desk.shows("is thinking...");
    desk.types("u");
    assert_eq!(desk.stopped, 1);
    let late = Thought {
        ticket: desk.asked[0],
        action: Some("a8a4".into()),
        judgement: Judgement::Unknown,
    };
    desk.send(Event::Thought(late));
    assert!(desk.actions().is_empty());
}

#[test]
fn a_machine_without_an_answer_does_not_stop_the_game() {
    let mut desk = Desk::at(plan("kamon", &[], "usual"), PLAIN);
    desk.machine_answers = false;
    desk.do_something();
    let ticket = *desk.asked.last().expect("the machine was asked");
    desk.send(Event::Thought(Thought {
        ticket,
        action: None,
        judgement: Judgement::Unknown,
    }));
    assert_eq!(desk.actions().len(), 2);
    desk.shows("the first legal move was played for it");
}

#[test]
fn a_tip_says_whether_it_is_proven_or_estimated() {
    let mut desk = Desk::at(plan("kamisado", &[], "hot"), PLAIN);
    desk.machine_answers = false;
    let proof = Proof {
        verdict: Verdict::Win,
        plies: Some(17),
    };
    for (judgement, words) in [
        (Judgement::Proven(proof), "Proven: d1d5 wins in 17 moves."),
        (
            Judgement::Estimated(Estimate::new(0.61)),
            "Estimate, not certain: d1d5, about 61% to win.",
        ),
    ] {
        desk.types("t");
        desk.shows("Looking for a good move");
        let ticket = *desk.asked.last().expect("the machine was asked");
        desk.send(Event::Thought(Thought {
            ticket,
            action: Some("d1d5".into()),
            judgement,
        }));
        desk.shows(words);
    }
    desk.enter();
    assert_eq!(desk.actions(), ["d1d5"], "the tip is under the cursor");
}

#[test]
fn esc_gives_up_a_tip() {
    let mut desk = Desk::at(plan("kamisado", &[], "hot"), PLAIN);
    desk.machine_answers = false;
    desk.types("t");
    desk.key(KeyCode::Esc);
    assert_eq!(desk.stopped, 1);
    desk.plays("d1d5");
    assert_eq!(desk.actions(), ["d1d5"]);
}

fn with_clock(game: &str, seats: &str) -> Desk {
    let clock = Some("1+2".parse().expect("a clock"));
    let plan = Plan {
        clock,
        ..plan(game, &[], seats)
    };
    Desk::at(plan, PLAIN)
}

#[test]
fn clocks_run_down_add_seconds_and_end_the_game() {
    let mut desk = with_clock("kamisado", "hot");
    desk.now = Duration::from_secs(10);
    desk.plays("d1d5");
    desk.shows("0:52");
    desk.now = Duration::from_secs(30);
    desk.send(Event::Tick);
    desk.shows("0:40");
    desk.types("u");
    desk.shows("With a clock, moves stand");
    desk.now = Duration::from_secs(70);
    desk.send(Event::Tick);
    assert!(desk.is_over());
    desk.shows("White ran out of time");
    desk.types("x");
    desk.enter();
    let record = desk.files.values().next().expect("the record was exported");
    let record = Record::read(record).expect("it can be read");
    assert_eq!(record.result().as_deref(), Some("White has lost on time"));
}

#[test]
fn the_clock_stands_while_the_device_is_handed_on() {
    let clock = Some("1+0".parse().expect("a clock"));
    let plan = Plan {
        clock,
        ..plan("kami", &[("players", "2")], "hot")
    };
    let mut desk = Desk::at(plan, PLAIN);
    desk.now = Duration::from_secs(600);
    desk.send(Event::Tick);
    assert!(!desk.is_over());
    desk.enter();
    desk.now += Duration::from_secs(59);
    desk.send(Event::Tick);
    assert!(!desk.is_over());
    desk.now += Duration::from_secs(2);
    desk.send(Event::Tick);
    assert!(desk.is_over());
}

#[test]
fn every_game_is_saved_and_resumed_with_players_and_clock() {
    for (game, options, seats) in [
        ("kamisado", &[("length", "long")][..], "me,level:6"),
        ("kami", &[("players", "3")], "me,level:1,me"),
        ("kami", &[("players", "4")], "usual"),
        ("kamon", &[], "hot"),
    ] {
        let clock = Some("20+5".parse().expect("a clock"));
        let plan = Plan {
            clock,
            ..plan(game, options, seats)
        };
        let mut desk = Desk::at(plan, PLAIN);
        while desk.actions().len() < 12 {
            desk.do_something();
        }
        desk.now = Duration::from_secs(33);
        desk.control('s');
        desk.enter();
        let name = PathBuf::from(format!("{game}-20261115-120000.json"));
        desk.shows("Written to ");
        let saved = desk.files[&name].clone();
        let resumed = Table::resume(&saved, english()).expect("it goes on");
        assert_eq!(resumed.past(), desk.session().table.past());
        assert_eq!(resumed.plan.seating, desk.session().table.plan.seating);
        assert_eq!(resumed.to_act(), desk.session().table.to_act());
        let left = |table: &Table, now| table.clock.as_ref().map(|clock| clock.written(now));
        assert_eq!(
            left(&resumed, Duration::ZERO),
            left(&desk.session().table, desk.now)
        );
        let mut again = Desk::menu(PLAIN);
        again.open(resumed);
        again.play_on();
    }
}

#[test]
fn what_cannot_be_resumed_is_refused_in_a_sentence() {
    for (text, why) in [
        ("nonsense", "which game"),
        (
            r#"{"game":"kamisado","tags":{"Seats":"me"},"actions":[]}"#,
            "Seats tag",
        ),
        (
            r#"{"game":"kamisado","tags":{"Seats":"me,you"},"actions":[]}"#,
            "level:1 to level:8",
        ),
        (
            r#"{"game":"kami","deals":["draw SLCA","4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 4"],"actions":[]}"#,
            "no seed",
        ),
    ] {
        let told = Table::resume(text, english()).err().expect("it is refused");
        assert!(told.contains(why), "{text}: {told}");
    }
}

#[test]
fn only_what_was_saved_here_is_saved_over() {
    let mut desk = Desk::at(plan("kamisado", &[], "hot"), PLAIN);
    desk.plays("d1d5");
    desk.types("x");
    desk.enter();
    desk.types("s");
    desk.enter();
    let ours: Vec<bool> = desk
        .files
        .values()
        .map(|text| is_saved_game(text))
        .collect();
    assert_eq!(ours, [true, false], "{:?}", desk.files.keys());
}

#[test]
fn a_kamon_record_without_a_seed_keeps_its_layout() {
    let mut desk = Desk::at(plan("kamon", &[], "hot"), PLAIN);
    desk.do_something();
    desk.types("x");
    desk.enter();
    let text = desk.files.values().next().expect("a record");
    let without: Vec<&str> = text.lines().filter(|l| !l.starts_with("[Seed")).collect();
    let resumed = Table::resume(&without.join("\n"), english()).expect("it goes on");
    assert_eq!(resumed.past(), desk.session().table.past());
}

#[test]
fn leaving_offers_to_save_unless_there_is_nothing_to_lose() {
    let mut desk = Desk::at(plan("kamisado", &[], "hot"), PLAIN);
    desk.types("q");
    assert!(desk.has_quit);
    let mut desk = Desk::at(plan("kamisado", &[], "hot"), PLAIN);
    desk.plays("d1d5");
    desk.types("q");
    desk.shows("Save it and continue another");
    desk.key(KeyCode::Esc);
    assert!(!desk.has_quit);
    desk.control('c');
    desk.enter();
    desk.enter();
    assert!(desk.has_quit);
    assert_eq!(desk.files.len(), 1);
    let mut desk = Desk::at(plan("kamisado", &[], "hot"), PLAIN);
    desk.plays("d1d5");
    desk.control('c');
    desk.control('c');
    assert!(desk.has_quit, "asked twice, it leaves at once");
}

#[test]
fn an_open_game_is_exported_as_text_or_json_at_any_time() {
    let mut desk = Desk::at(plan("kamisado", &[], "hot"), COLOURED);
    desk.plays("d1d5");
    desk.click(Spot::Button(Button::Export));
    desk.enter();
    desk.types("x");
    (0..3).for_each(|_| desk.key(KeyCode::Backspace));
    desk.types("json");
    desk.enter();
    assert_eq!(desk.files.len(), 2);
    for text in desk.files.values() {
        let record = Record::read(text).expect("it can be read");
        assert_eq!(record.play.reveal().actions(), ["d1d5"]);
    }
    assert!(desk.files.values().any(|text| text.starts_with('{')));
    assert!(desk.files.values().any(|text| text.starts_with("[Game")));
}

#[test]
fn a_file_that_cannot_be_written_is_told_and_the_game_stays() {
    let mut desk = Desk::at(plan("kamon", &[], "hot"), PLAIN);
    desk.types("s");
    desk.send(Event::Written(Err("The disk is full.".into())));
    desk.shows("The disk is full.");
    desk.key(KeyCode::Esc);
    desk.shows("Black opens");
}

#[test]
fn after_the_end_there_is_a_new_game() {
    let mut desk = Desk::at(plan("kamon", &[], "level:1,level:1"), COLOURED);
    desk.click(Spot::Button(Button::NewGame));
    assert!(matches!(desk.app.screen, Screen::Menu(_)));
}
