use kami::{Deal, Seat, Viewer};

use super::*;
use crate::kami::sight::Sight;

fn some_lessons() -> Vec<Lesson> {
    let mut told = Vec::new();
    lessons(Mode::Traditional, 12, 6, 1, |lesson| {
        told.push(lesson.clone());
    });
    told
}

#[test]
fn what_was_learnt_fits_the_tables() {
    assert!(Habits::of(Mode::Traditional).is_some());
    assert!(Habits::read(&FOUR[2..]).is_none());
    assert!(Habits::read(&FOUR[1..]).is_none());
}

#[test]
fn lessons_are_always_the_same_and_can_be_written_down() {
    let told = some_lessons();
    assert!(told.len() > 100);
    assert_eq!(told, some_lessons());
    for lesson in told {
        let text = lesson.to_string();
        let read: Lesson = text.parse().expect("it was printed");
        assert_eq!(read.to_string(), text);
    }
    for text in [
        "",
        "4|dS|",
        "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1|dF|dS:1",
    ] {
        assert!(text.parse::<Lesson>().is_err(), "{text}");
    }
}

#[test]
fn who_has_learnt_likes_what_was_worth_most() {
    // The worth of a step is its card's points, whatever rules of thumb say.
    let deal = "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1";
    let lesson = format!("{deal}||dS:1 dL:2 dC:2 dA:3 dO:3.5");
    let lesson: Lesson = lesson.parse().expect("a lesson");
    let learnt = learn(&vec![lesson; 20]);
    let habits = Habits::read(&learnt).expect("it fits");
    let deal: Deal = deal.parse().expect("a deal");
    let view = View::of_round(&deal, &[], Viewer::Seat(Seat::One)).expect("it begins");
    let sight = Sight::of_view(&view).expect("the first leads");
    let moment = Moment::new(&sight, Passes::default());
    let best = |liking: &dyn Fn(Action) -> f32| {
        let legal = view.legal.iter();
        legal.max_by(|one, other| liking(*one).total_cmp(&liking(*other)))
    };
    let gold = "dO".parse().ok();
    assert_eq!(best(&|action| habits.liking(&moment, action)), gold);
    assert_ne!(best(&|action| policy::liking(&sight, action)), gold);
}

#[test]
fn what_was_let_go_by_is_seen_as_it_is_noted() {
    let deal: Deal = "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1"
        .parse()
        .expect("a deal");
    let log = ["dS", "aC", "pass", "pass", "dC", "aO", "pass", "pass"];
    let log: Vec<Action> = log.map(|step| step.parse().expect("a step")).to_vec();
    let mut round = Round::new(&deal);
    let mut passes = Passes::default();
    for step in &log {
        passes.note(&round, *step);
        round.play(*step).expect("legal");
    }
    // Seat 3 passed over its partner's Rider, which says nothing; seat 2 over its partner's Gold Dragon.
    let rider = 1 << kami::Card::Rider.index();
    let gold = 1 << kami::Card::GoldDragon.index();
    assert_eq!(passes, Passes([gold, rider, 0, 0]));
    let view = View::of_round(&deal, &log, Viewer::Seat(Seat::Three)).expect("legal");
    assert_eq!(Passes::seen(&view), passes);
}
