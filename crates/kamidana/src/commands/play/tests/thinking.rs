//! The real machine on its real thread.

use std::{
    thread,
    time::{Duration, Instant},
};

use kamidana_engine::Level;
use kamidana_game::{Choices, Seat, View, Viewer};

use super::desk::{english, plan, seed};
use crate::commands::play::{
    machine::{Job, Thinker, Thought},
    table::Table,
    terminal::write,
};

fn view_to_act(game: &str) -> (Seat, View) {
    let table = Table::start(plan(game, &[], "usual")).expect("the game starts");
    let seat = table.to_act().expect("somebody acts");
    (seat, table.view(Viewer::Seat(seat)))
}

fn job(game: &'static str, advice: bool) -> (Job, View) {
    let (seat, view) = view_to_act(game);
    let job = Job {
        ticket: 7,
        game,
        seat: (!advice).then_some((seat, Level::WEAKEST)),
        view: Box::new(view.clone()),
        budget: Duration::from_millis(300),
        pace: Duration::ZERO,
    };
    (job, view)
}

fn wait(thinker: &Thinker) -> Option<Thought> {
    let started = Instant::now();
    while started.elapsed() < Duration::from_secs(15) {
        if let Some(thought) = thinker.heard() {
            return Some(thought);
        }
        thread::sleep(Duration::from_millis(5));
    }
    None
}

#[test]
fn the_machine_plays_and_advises_in_every_game() {
    let mut thinker = Thinker::start(seed().stream());
    for game in ["kamisado", "kami", "kamon"] {
        for advice in [false, true] {
            let (job, view) = job(game, advice);
            thinker.ask(job);
            let thought = wait(&thinker).expect("the machine answers");
            assert_eq!(thought.ticket, 7);
            let action = thought.action.expect("it knows an action");
            let Choices::List { actions } = view.choices else {
                panic!("a list of actions");
            };
            assert!(actions.contains(&action), "{game}: {action}");
        }
    }
}

#[test]
fn what_was_stopped_is_never_heard() {
    let mut thinker = Thinker::start(seed().stream());
    let (mut slow, _) = job("kamon", false);
    slow.ticket = 1;
    slow.pace = Duration::from_secs(60);
    thinker.ask(slow);
    thinker.stop();
    let (next, _) = job("kamon", false);
    thinker.ask(next);
    let thought = wait(&thinker).expect("the machine answers");
    assert_eq!(thought.ticket, 7);
}

#[test]
fn files_are_written_but_never_over_those_of_others() {
    let folder = std::env::temp_dir().join(format!("kamidana-play-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a scratch folder");
    let file = folder.join("game.json");
    let write = |file, text, overwrite| write(file, text, overwrite, english());
    assert_eq!(write(file.clone(), "one", false), Ok(file.clone()));
    assert_eq!(
        write(file.clone(), "two", false),
        Err(english().say("terminal-file-exists"))
    );
    assert_eq!(std::fs::read_to_string(&file).expect("it is there"), "one");
    assert_eq!(write(file.clone(), "2", true), Ok(file.clone()));
    assert_eq!(std::fs::read_to_string(&file).expect("it is there"), "2");
    assert!(write(folder.join("none/game.json"), "", false).is_err());
    assert!(write("".into(), "", false).is_err());
    std::fs::remove_dir_all(&folder).expect("it can be cleared away");
}

#[test]
fn dates_follow_the_calendar() {
    let stamp = |days: u64, seconds| {
        let since = Duration::from_secs(days * 86_400 + seconds);
        crate::commands::play::stamp_of(std::time::SystemTime::UNIX_EPOCH + since)
    };
    assert_eq!(stamp(0, 0).date, "1970-01-01");
    assert_eq!(stamp(19_782, 86_399).compact, "20240229-235959");
    assert_eq!(stamp(19_783, 0).date, "2024-03-01");
    assert_eq!(stamp(20_772, 0).date, "2026-11-15");
}
