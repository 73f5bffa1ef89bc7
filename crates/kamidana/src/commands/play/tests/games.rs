//! Whole games through keys and clicks, for every game and every way to play it.

use std::time::Duration;

use kamidana_game::Choices;
use ratatui::{buffer::Buffer, layout::Rect};

use super::desk::{COLOURED, Desk, PLAIN, plan};
use crate::{
    commands::play::{screen::canvas::Canvas, steps::Meaning},
    games,
};

fn plays_to_the_end(game: &str, options: &[(&str, &str)], seats: &str) -> Desk {
    let look = if seats == "hot" { PLAIN } else { COLOURED };
    let mut desk = Desk::at(plan(game, options, seats), look);
    desk.play_on();
    assert!(desk.session().table.outcome() != kamidana_game::Outcome::Unknown);
    desk
}

#[test]
fn kamisado_is_played_to_the_end_at_every_length() {
    for length in ["single", "standard", "long", "marathon"] {
        plays_to_the_end("kamisado", &[("length", length)], "usual");
    }
    plays_to_the_end("kamisado", &[("length", "standard")], "hot");
    plays_to_the_end("kamisado", &[("length", "series"), ("rounds", "3")], "hot");
}

#[test]
fn kamisado_begins_with_a_tournament_set_up_by_either_side() {
    for seats in ["hot", "me,level:2", "level:2,me"] {
        let desk = plays_to_the_end("kamisado", &[("setup", "tournament")], seats);
        assert_eq!(desk.actions()[0].len(), 8);
        assert_eq!(desk.actions()[1].len(), 8);
    }
}

#[test]
fn kami_is_played_to_the_end_with_two_three_and_four() {
    for players in ["2", "3", "4"] {
        for seats in ["hot", "usual"] {
            plays_to_the_end("kami", &[("players", players)], seats);
        }
    }
}

#[test]
fn kami_is_played_to_the_end_at_the_exact_levels() {
    plays_to_the_end("kami", &[("players", "2"), ("level", "lord")], "usual");
    plays_to_the_end(
        "kami",
        &[("players", "4"), ("level", "kami")],
        "me,level:1,me,level:8",
    );
}

#[test]
fn kamon_is_played_to_the_end_and_shows_the_winning_chain() {
    for (options, seats) in [
        (&[][..], "usual"),
        (&[("forbidden-counts", "no")], "hot"),
        (&[], "level:3,me"),
    ] {
        let desk = plays_to_the_end("kamon", options, seats);
        desk.shows("wins: ");
    }
    let desk = plays_to_the_end("kamon", &[], "hot");
    desk.shows("wins: two opposite edges are joined");
    let marked = desk.screen().matches("<x>").count() + desk.screen().matches("<o>").count();
    assert!(
        marked >= 4,
        "a chain from edge to edge has at least four pawns"
    );
}

#[test]
fn machines_play_among_themselves_while_people_watch() {
    let desk = Desk::at(plan("kamon", &[], "level:1,level:1"), COLOURED);
    assert!(desk.is_over());
    desk.shows("New game");
}

#[test]
fn a_game_without_a_folder_is_played_from_a_numbered_list() {
    let plain = games::of("chess");
    assert!(plain.rules().is_empty(), "no rules of another game");
    let desk = Desk::at(plan("kamon", &[], "hot"), PLAIN);
    let session = desk.session();
    let view = session.view();
    let Choices::List { actions } = &view.choices else {
        panic!("a list of cells");
    };
    let spots = plain.spots(&view, &[]);
    let meant = spots.iter().map(|spot| plain.meaning(&view, &[], *spot));
    let played: Vec<_> = actions.iter().cloned().map(Meaning::Play).collect();
    assert_eq!(meant.collect::<Vec<_>>(), played);
    assert_eq!(plain.typed("2", actions), Some(&actions[1]));
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    let mut canvas = Canvas::new(&mut buffer, PLAIN);
    let body = Rect::new(0, 1, 80, 17);
    plain.draw(session, &view, Duration::ZERO, body, &mut canvas);
    assert!(canvas.drawn.cut.is_empty(), "{:?}", canvas.drawn.cut);
    for spot in spots {
        assert!(canvas.drawn.hits.area_of(spot).is_some(), "{spot:?}");
    }
    assert_eq!(plain.turn(session, &view), "Black to play");
}

#[test]
fn kami_calls_everybody_by_name() {
    let mut desk = Desk::at(
        plan("kami", &[("players", "4")], "me,level:1,level:1,level:1"),
        PLAIN,
    );
    let mut seen = String::new();
    while desk.session().notice.is_none() {
        desk.do_something();
        seen += &desk.screen();
    }
    for name in ["You", "Aki", "Mio", "Ren", "You+Mio", "Aki+Ren"] {
        assert!(seen.contains(name), "{name} is missing");
    }
    assert!(!seen.contains("Seat "), "{seen}");
    // Several people at one terminal are counted.
    let first = kamidana_game::Seat::new(1).expect("a seat");
    let hot = Desk::at(plan("kami", &[("players", "3")], "hot"), PLAIN);
    assert_eq!(hot.session().seat_name(first), "Player 1");
}
